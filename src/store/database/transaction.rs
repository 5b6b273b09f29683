//! A transaction whose questions the server understands once for each connection, and not each time they are asked.

use std::collections::BTreeMap;

use postgres::{Error, Row, Statement, types::ToSql};

/// What the server has understood on a connection.
pub(super) type Understood = BTreeMap<&'static str, Statement>;

/// Something that is done whole or not at all: unless it is committed, nothing of it is.
pub(super) struct Transaction<'a> {
    inner: postgres::Transaction<'a>,
    understood: &'a mut Understood,
}

impl<'a> Transaction<'a> {
    pub(super) fn new(inner: postgres::Transaction<'a>, understood: &'a mut Understood) -> Transaction<'a> {
        Transaction { inner, understood }
    }

    /// A part of it, of which all is done or nothing.
    pub(super) fn part(&mut self) -> Result<Transaction<'_>, Error> {
        Ok(Transaction { inner: self.inner.transaction()?, understood: self.understood })
    }

    pub(super) fn commit(self) -> Result<(), Error> {
        self.inner.commit()
    }

    pub(super) fn rollback(self) -> Result<(), Error> {
        self.inner.rollback()
    }

    fn understood(&mut self, question: &'static str) -> Result<Statement, Error> {
        if let Some(known) = self.understood.get(question) {
            return Ok(known.clone());
        }
        let statement = self.inner.prepare(question)?;
        self.understood.insert(question, statement.clone());
        Ok(statement)
    }

    pub(super) fn query(&mut self, question: &'static str, with: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Error> {
        let question = self.understood(question)?;
        self.inner.query(&question, with)
    }

    pub(super) fn query_opt(&mut self, question: &'static str, with: &[&(dyn ToSql + Sync)]) -> Result<Option<Row>, Error> {
        let question = self.understood(question)?;
        self.inner.query_opt(&question, with)
    }

    pub(super) fn query_one(&mut self, question: &'static str, with: &[&(dyn ToSql + Sync)]) -> Result<Row, Error> {
        let question = self.understood(question)?;
        self.inner.query_one(&question, with)
    }

    /// How many rows it has changed.
    pub(super) fn execute(&mut self, order: &'static str, with: &[&(dyn ToSql + Sync)]) -> Result<u64, Error> {
        let order = self.understood(order)?;
        self.inner.execute(&order, with)
    }

    pub(super) fn batch_execute(&mut self, orders: &str) -> Result<(), Error> {
        self.inner.batch_execute(orders)
    }
}
