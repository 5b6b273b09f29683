//! Making a log in PostgreSQL of a backup, whichever log that is of.

use std::{path::Path, thread};

use pergola_table::TableId;

use super::{
    PostgresLog,
    clerk::{Clerk, failed, number, text},
    lookup::Columns,
    presence::Presence,
    transaction::Transaction,
};
use crate::{
    Restored, StoreError,
    backup::{BackedUp, BackedUpTable, read_past_damage},
    numbering::{above_all_given, now},
    stored,
};

/// Whether there is anything.
const IS_USED: &str = "select exists (select 1 from tables) or exists (select 1 from archived) or exists (select 1 from people) \
                       or exists (select 1 from servers) or exists (select 1 from cups) or exists (select 1 from outbox)";

impl PostgresLog {
    /// Restores what is whole of a backup, whose finished games may be damaged, into the log at this address, which has to be
    /// empty: all of it or nothing. Blocks.
    ///
    /// # Errors
    /// When the backup itself is not whole, nobody answers there, or there is something already.
    pub fn restore(address: &str, file: &Path) -> Result<Restored, StoreError> {
        // Read to its end before anybody is asked for anything.
        read_past_damage(file, |_| Ok(()))?;
        // A connection may not be waited for where others are served.
        let restore = || Clerk::at(address, Presence::Alone).and_then(|mut clerk| clerk.all(|all| restore(all, file)));
        let restored = thread::scope(|scope| scope.spawn(restore).join());
        restored.unwrap_or(Err(StoreError::Faulty))
    }
}

/// The numbers that are given next, as far as the backup knows.
struct Next {
    table: u64,
    person: u64,
    row: u64,
}

fn restore(all: &mut Transaction<'_>, file: &Path) -> Result<Restored, StoreError> {
    if all.query_one(IS_USED, &[]).map_err(failed)?.get(0) {
        return Err(StoreError::DatabaseNotEmpty);
    }
    let mut next = Next { table: 1, person: 1, row: 1 };
    let (counts, missing) = read_past_damage(file, |backed_up| {
        match &backed_up {
            BackedUp::Person(number, _) => next.person = next.person.max(number.0 + 1),
            BackedUp::NextPerson(number) => next.person = next.person.max(*number),
            BackedUp::Server(..) | BackedUp::Cup(_) => {}
            BackedUp::Table(BackedUpTable { table, notices, .. }) => {
                next.table = next.table.max(table.0 + 1);
                next.row = notices.iter().map(|(row, _)| row.0 + 1).fold(next.row, u64::max);
            }
            BackedUp::Archived { table, .. } => next.table = next.table.max(table.0 + 1),
        }
        put(all, backed_up)
    })?;
    let now = now();
    let numbers = "update numbers set next = case what when 'table' then $1::bigint else $2::bigint end \
                   where what in ('table', 'person')";
    all.execute(numbers, &[&number(next.table), &number(next.person)]).map_err(failed)?;
    let row = number(above_all_given(next.row, now));
    all.execute("select setval('rows_of_outbox', $1, false)", &[&row]).map_err(failed)?;
    all.execute("insert into moments values ('taken up', $1)", &[&number(now)]).map_err(failed)?;
    Ok(Restored { counts, missing })
}

fn put(all: &mut Transaction<'_>, backed_up: BackedUp) -> Result<(), StoreError> {
    let done = match backed_up {
        BackedUp::NextPerson(_) => return Ok(()),
        BackedUp::Table(table) => return put_table(all, table),
        BackedUp::Person(reference, person) => {
            all.execute("insert into people values ($1, $2, $3)", &[&number(reference.0), &person.id.0, &text(&person)])
        }
        BackedUp::Server(server, settings) => all.execute("insert into servers values ($1, $2)", &[&server, &text(&settings)]),
        BackedUp::Cup(cup) => all.execute("insert into cups values ($1, $2)", &[&number(cup.id.0), &text(&cup)]),
        BackedUp::Archived { table, ended, piece } => {
            let crc32 = i64::from(crc32fast::hash(&piece));
            let add = "insert into archived (id, ended, crc32, piece) values ($1, '', $2, $3)";
            all.execute(add, &[&number(table.0), &crc32, &piece]).map_err(failed)?;
            return Columns::of(&ended).write(all, table).map(drop);
        }
    };
    done.map(drop).map_err(failed)
}

fn put_table(all: &mut Transaction<'_>, BackedUpTable { table, stored, notices }: BackedUpTable) -> Result<(), StoreError> {
    let TableId(id) = table;
    let (id, entries) = (number(id), number(stored.entries.len() as u64));
    stored::check_revision(&stored.checkpoint, stored.entries.len() as u64).map_err(|flaw| StoreError::Broken { table, flaw })?;
    let add = "insert into tables (id, ward, entries, unlogged, checkpoint) values ($1, 0, $2, 0, $3)";
    all.execute(add, &[&id, &entries, &stored.checkpoint.get()]).map_err(failed)?;
    let (numbers, texts): (Vec<i64>, Vec<String>) = stored.entries.iter().map(|it| (number(it.seq), text(it))).unzip();
    let add = "insert into entries select $1::bigint, * from unnest($2::bigint[], $3::text[])";
    all.execute(add, &[&id, &numbers, &texts]).map_err(failed)?;
    for (after, start) in &stored.turns {
        all.execute("insert into turns values ($1, $2, $3)", &[&id, &number(*after), &start.get()]).map_err(failed)?;
    }
    for (row, notice) in notices {
        all.execute("insert into outbox values ($1, $2, $3, 0)", &[&number(row.0), &id, &text(&notice)]).map_err(failed)?;
    }
    Ok(())
}
