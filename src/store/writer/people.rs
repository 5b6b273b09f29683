//! What belongs to no table: who people are and how they want to be treated, how servers are set, and when the house was awake.

use pergola_cups::Cup;
use pergola_table::{Guests, Millis, Person, PersonRef, ServerSettings, TableId};

use super::{Group, Writer};
use crate::{
    StoreError,
    ground::Rows,
    keys::{self, Key},
    stored,
};

impl Writer {
    /// The rows of those who are new, or have another name now.
    pub(super) fn new_people_rows(&mut self, group: &Group, people: &Guests) -> Result<Rows, StoreError> {
        let mut new = Rows::new();
        for (number, person) in people.iter().filter(|(_, person)| !person.is_forgotten()) {
            if self.ledger.forgotten.contains(&number) {
                new.extend([self.given(number)?]);
                continue;
            }
            let rows = stored::person_rows(number, person)?;
            let key = Key::Person(number).bytes();
            let known = match group.rows.get(&key) {
                Some(bytes) => bytes.clone(),
                None => self.get(&key)?,
            };
            let other = |known: &Vec<u8>| serde_json::from_slice(known).is_ok_and(|it: Person| it.id != person.id);
            if known.as_ref().is_some_and(other) {
                return Err(StoreError::OtherPerson { number });
            }
            if known.is_none() {
                self.check_has_no_number(&[&group.rows, &new], number, person)?;
            }
            if rows.get(&key) != Some(&known) {
                new.extend(rows);
                new.extend([self.given(number)?]);
            }
        }
        Ok(new)
    }

    /// Refuses somebody new who is known by another number, or is about to be.
    fn check_has_no_number(&mut self, written: &[&Rows], number: PersonRef, person: &Person) -> Result<(), StoreError> {
        let key = Key::PersonOf(person.id.clone()).bytes();
        let known = match written.iter().find_map(|rows| rows.get(&key)) {
            Some(bytes) => bytes.clone(),
            None => self.get(&key)?,
        };
        match known.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            Some(known) if known != number => Err(StoreError::OtherNumber { number: known }),
            _ => Ok(()),
        }
    }

    /// The row that says that a number is not given again, even if the group is not written or the person is forgotten.
    fn given(&mut self, number: PersonRef) -> Result<(Vec<u8>, Option<Vec<u8>>), StoreError> {
        self.ledger.next_person = self.ledger.next_person.max(number.0 + 1);
        stored::row(Key::NextPerson, TableId(0), "number of the next person", &self.ledger.next_person)
    }

    /// Writes what is known of people.
    pub(crate) fn note_people(&mut self, people: &Guests) -> Result<(), StoreError> {
        let rows = self.new_people_rows(&Group::default(), people)?;
        if rows.is_empty() { Ok(()) } else { self.write_alone(rows) }
    }

    /// Writes how a server is set.
    pub(crate) fn note_server(&mut self, server: &str, settings: &ServerSettings) -> Result<(), StoreError> {
        self.write_alone([stored::server_row(server, settings)?].into_iter().collect())
    }

    /// Writes a cup, and those of these people who are new.
    pub(crate) fn note_cup(&mut self, cup: &Cup, people: &Guests) -> Result<(), StoreError> {
        let mut rows = self.new_people_rows(&Group::default(), people)?;
        rows.extend([stored::cup_row(cup)?]);
        self.write_alone(rows)
    }

    /// Writes that the house is awake.
    pub(crate) fn note_awake(&mut self, now: Millis) -> Result<(), StoreError> {
        let row = stored::row(Key::LastAwake, TableId(0), "time the house was awake", &now)?;
        self.write_alone([row].into_iter().collect())
    }

    /// Forgets who somebody is, also of whom one of two rows cannot be read. Logs and checkpoints stay as they are.
    pub(crate) fn forget(&mut self, number: PersonRef) -> Result<(), StoreError> {
        let mut gone = Rows::new();
        let key = Key::Person(number).bytes();
        if let Some(bytes) = self.get(&key)? {
            let person: Option<Person> = serde_json::from_slice(&bytes).ok();
            gone.extend(person.map(|person| (Key::PersonOf(person.id).bytes(), None)));
            gone.insert(key, None);
        }
        let is_theirs = |bytes: &[u8]| serde_json::from_slice(bytes).is_ok_and(|it: PersonRef| it == number);
        let of_them = self.range(keys::people_of())?.into_iter().filter(|(_, bytes)| is_theirs(bytes));
        gone.extend(of_them.map(|(key, _)| (key, None)));
        gone.extend(self.reports_by(number)?);
        if !gone.is_empty() {
            self.write_alone(gone)?;
        }
        self.ledger.forgotten.insert(number);
        Ok(())
    }
}
