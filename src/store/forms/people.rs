//! People in the rows of forms 1 and 2, and the references that took their places.
//!
//! Until form 2 a person stood in entries, checkpoints and notices as an id, or as an object of an id and a name. What is
//! rewritten already stays as it is, so a row can be rewritten twice.

use std::collections::BTreeMap;

use pergola_table::{Guests, Person, PersonId, PersonRef, TableId};
use serde_json::{Value, json};

use crate::{
    StoreError,
    ground::{Disk, Rows},
    keys::{self, Key},
    stored,
};

/// Everybody who was met in the rows, with the references they got.
#[derive(Default)]
pub(crate) struct FormerPeople {
    people: BTreeMap<PersonId, (PersonRef, Person)>,
    /// Those whose rows are not written.
    new: Vec<PersonId>,
    /// The present checkpoint of the table whose lines of a backup are read: it comes first, and its names are the newest.
    present: Option<Value>,
}

impl FormerPeople {
    /// Those whose rows are written.
    pub(super) fn read(disk: &dyn Disk) -> Result<FormerPeople, StoreError> {
        let mut people = BTreeMap::new();
        for (key, bytes) in disk.range(keys::people())? {
            let (Some(Key::Person(number)), Ok(person)) = (Key::read(&key), serde_json::from_slice::<Person>(&bytes)) else {
                continue;
            };
            people.insert(person.id.clone(), (number, person));
        }
        Ok(FormerPeople { people, ..FormerPeople::default() })
    }

    /// The rows of those who were met since.
    pub(super) fn new_rows(&mut self) -> Result<Rows, StoreError> {
        let new = std::mem::take(&mut self.new);
        let people = new.iter().filter_map(|id| self.people.get(id));
        let mut rows = Rows::new();
        for (number, person) in people {
            rows.extend(stored::person_rows(*number, person)?);
        }
        rows.extend([stored::row(Key::NextPerson, TableId(0), "number of the next person", &self.next())?]);
        Ok(rows)
    }

    /// Everybody.
    pub(crate) fn people(&self) -> Guests {
        Guests::new(self.people.values().cloned())
    }

    /// The number the next person gets.
    pub(crate) fn next(&self) -> u64 {
        self.people.values().map(|(number, _)| number.0 + 1).max().unwrap_or(1)
    }

    /// An entry of a log.
    pub(super) fn entry(&mut self, bytes: &[u8]) -> Option<Vec<u8>> {
        rewritten(bytes, |entry| self.in_entry(entry))
    }

    /// The row of a present checkpoint.
    pub(super) fn now(&mut self, bytes: &[u8]) -> Option<Vec<u8>> {
        rewritten(bytes, |now| self.in_checkpoint(now.get_mut("checkpoint")?))
    }

    /// The checkpoint of a turn.
    pub(super) fn checkpoint(&mut self, bytes: &[u8]) -> Option<Vec<u8>> {
        rewritten(bytes, |checkpoint| self.in_checkpoint(checkpoint))
    }

    /// A notice.
    pub(super) fn notice(&mut self, bytes: &[u8]) -> Option<Vec<u8>> {
        rewritten(bytes, |notice| self.in_notice(notice))
    }

    /// A line of a backup.
    pub(crate) fn backup_line(&mut self, line: &mut Value) -> Option<()> {
        if let Some(entry) = line.pointer_mut("/entry/entry") {
            return self.in_entry(entry);
        }
        if let Some(notice) = line.pointer_mut("/notice/notice") {
            return self.in_notice(notice);
        }
        if let Some(present) = line.pointer("/table/checkpoint").cloned() {
            self.end_table();
            self.present = Some(present);
        }
        for kind in ["/table/checkpoint", "/turn/checkpoint"] {
            line.pointer_mut(kind).map_or(Some(()), |it| self.in_checkpoint(it))?;
        }
        Some(())
    }

    /// After all lines of a backup's table.
    pub(crate) fn end_table(&mut self) {
        // What is not what it should be was met with the line itself.
        let _ = self.present.take().and_then(|mut present| self.in_checkpoint(&mut present));
    }

    fn in_entry(&mut self, entry: &mut Value) -> Option<()> {
        entry.get_mut("by").map_or(Some(()), |by| self.refer(by))?;
        for kind in ["opened", "joined", "invited", "uninvited"] {
            entry["what"].get_mut(kind).and_then(|what| what.get_mut("person")).map_or(Some(()), |it| self.refer(it))?;
        }
        self.in_people_of(entry["what"].get_mut("started").and_then(|started| started.get_mut("holders")))
    }

    fn in_checkpoint(&mut self, checkpoint: &mut Value) -> Option<()> {
        let table = checkpoint.as_object_mut()?;
        self.in_people_of(Some(table.get_mut("holders")?))?;
        self.in_people_of(table.get_mut("invited"))?;
        table.get_mut("owner").map_or(Some(()), |owner| self.refer(owner))?;
        let requests = table.get_mut("requests").and_then(Value::as_array_mut);
        requests.into_iter().flatten().filter_map(|it| it.get_mut("by")).try_for_each(|by| self.refer(by))
    }

    fn in_notice(&mut self, notice: &mut Value) -> Option<()> {
        let people = notice.pointer_mut("/kind/invited/people").and_then(Value::as_array_mut);
        people.into_iter().flatten().try_for_each(|it| self.refer(it))
    }

    /// In a list of objects that have a person each.
    fn in_people_of(&mut self, list: Option<&mut Value>) -> Option<()> {
        let list = list.and_then(Value::as_array_mut);
        list.into_iter().flatten().filter_map(|it| it.get_mut("person")).try_for_each(|it| self.refer(it))
    }

    /// Writes a reference in the place of a person, or of nobody.
    fn refer(&mut self, person: &mut Value) -> Option<()> {
        let met = match person {
            Value::Null | Value::Number(_) => return Some(()),
            Value::String(id) => Person::new(id.clone(), ""),
            Value::Object(_) => serde_json::from_value(person.clone()).ok()?,
            _ => return None,
        };
        *person = json!(self.meet(met));
        Some(())
    }

    /// The reference of somebody. The name that is met last counts.
    fn meet(&mut self, met: Person) -> PersonRef {
        let next = PersonRef(self.next());
        let (number, known) = self.people.entry(met.id.clone()).or_insert_with(|| {
            self.new.push(met.id.clone());
            (next, met.clone())
        });
        if !met.name.is_empty() && known.name != met.name {
            self.new.push(met.id.clone());
            *known = met;
        }
        *number
    }
}

/// A row with what was changed in it. Nothing if it is not what it should be.
fn rewritten(bytes: &[u8], change: impl FnOnce(&mut Value) -> Option<()>) -> Option<Vec<u8>> {
    let mut value: Value = serde_json::from_slice(bytes).ok()?;
    change(&mut value)?;
    serde_json::to_vec(&value).ok()
}
