//! The register: everybody whoever runs tables has met, and the references they got.
//!
//! Whoever a command comes from, and whomever it names, gets a reference the first time; it is stored with the commit that
//! uses it. One that was given for nothing, since the table refused, may be given again after a start. Deliberately absent:
//! where the register is kept.

use std::collections::{BTreeMap, HashMap};

use super::{Command, Guests, Person, PersonId, PersonRef, Who};

/// Everybody, by reference and by id.
#[derive(Clone, Debug)]
pub struct Register {
    known: BTreeMap<PersonRef, Person>,
    references: HashMap<PersonId, PersonRef>,
    next: PersonRef,
    /// How far it is from one number to the next.
    step: u64,
}

impl Default for Register {
    fn default() -> Register {
        Register::new(&Guests::default(), PersonRef(1))
    }
}

impl Register {
    /// Those who are stored; the next one gets this reference.
    pub fn new(stored: &Guests, next: PersonRef) -> Register {
        Register::among(stored, next, 1)
    }

    /// The same for one of several registers, each of which gives every so manieth reference.
    pub fn among(stored: &Guests, next: PersonRef, step: u64) -> Register {
        let known: BTreeMap<PersonRef, Person> = stored.iter().map(|(it, person)| (it, person.clone())).collect();
        let references = known.iter().map(|(it, person)| (person.id.clone(), *it)).collect();
        Register { known, references, next, step }
    }

    /// These people by their references, which are new where they were not known. Their names are noted.
    pub fn meet<'a>(&mut self, people: impl IntoIterator<Item = &'a Person>) -> Guests {
        let met = people.into_iter().map(|person| {
            let reference = *self.references.entry(person.id.clone()).or_insert_with(|| {
                let reference = self.next;
                self.next = PersonRef(reference.0 + self.step);
                reference
            });
            let known = self.known.get(&reference);
            // Only whoever sets habits knows them, and so with who may see results, and preferences.
            let habits = known.filter(|_| person.habits.is_empty()).map_or_else(|| person.habits.clone(), |it| it.habits.clone());
            let results = person.results.or(known.and_then(|it| it.results));
            let preferences = person.preferences.or(known.and_then(|it| it.preferences));
            (reference, Person { habits, results, preferences, ..person.clone() })
        });
        let met = Guests::new(met);
        self.known.extend(met.iter().map(|(it, person)| (it, person.clone())));
        met
    }

    /// Everybody a command comes from or names, by their references.
    pub fn meet_for(&mut self, who: &Who, command: &Command) -> Guests {
        self.meet(who.person().into_iter().chain(command.names()))
    }

    /// Knows these people as another register does, also by another reference than before; answers those of whom that is new.
    pub fn learn(&mut self, people: &Guests) -> Guests {
        let new = |(reference, person): &(PersonRef, &Person)| self.known.get(reference) != Some(person);
        let new = Guests::new(people.iter().filter(new).map(|(reference, person)| (reference, person.clone())));
        for (reference, person) in new.iter() {
            if let Some(before) = self.references.insert(person.id.clone(), reference).filter(|before| *before != reference) {
                self.known.remove(&before);
            }
            self.known.insert(reference, person.clone());
        }
        new
    }

    /// The reference of somebody who was met before.
    pub fn reference(&self, person: &PersonId) -> Option<PersonRef> {
        self.references.get(person).copied()
    }

    /// Forgets who somebody is: they, as everybody knows them from now on. When they come again they are somebody new.
    pub fn forget(&mut self, person: &PersonId) -> Option<(PersonRef, Guests)> {
        let reference = self.references.remove(person)?;
        let forgotten = Person::forgotten(reference);
        self.known.insert(reference, forgotten.clone());
        Some((reference, Guests::new([(reference, forgotten)])))
    }

    /// Who somebody is who was met before.
    pub fn known_as(&self, person: &PersonId) -> Option<(PersonRef, &Person)> {
        let reference = self.reference(person)?;
        Some((reference, self.known.get(&reference)?))
    }

    /// Everybody who was met.
    pub fn everybody(&self) -> impl Iterator<Item = (PersonRef, &Person)> {
        self.known.iter().map(|(reference, person)| (*reference, person))
    }

    /// What is known now of these people.
    pub fn now(&self, people: &Guests) -> Guests {
        Guests::new(people.iter().filter_map(|(it, _)| Some((it, self.known.get(&it)?.clone()))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ResultsFor;

    #[test]
    fn everybody_has_one_reference_and_the_newest_name() {
        let stored = Guests::new([(PersonRef(4), Person::new("test:ann", "Ann"))]);
        let mut register = Register::new(&stored, PersonRef(7));
        let met = register.meet(&[Person::new("test:ann", "Anna"), Person::new("test:ben", "Ben")]);
        let met: Vec<_> = met.iter().map(|(it, person)| (it.0, person.name.as_str())).collect();
        assert_eq!(met, [(4, "Anna"), (7, "Ben")]);
        let again = register.meet(&[Person::new("test:ben", "Ben"), Person::new("test:cleo", "Cleo")]);
        assert_eq!(again.iter().map(|(it, _)| it.0).collect::<Vec<_>>(), [7, 8], "numbers are given once");
        let now = register.now(&stored);
        assert_eq!(now.iter().map(|(_, person)| person.name.as_str()).collect::<Vec<_>>(), ["Anna"]);
    }

    #[test]
    fn several_registers_give_different_references_and_learn_from_each_other() {
        let (mut one, mut two) =
            (Register::among(&Guests::default(), PersonRef(2), 2), Register::among(&Guests::default(), PersonRef(3), 2));
        let numbers = |met: &Guests| met.iter().map(|(it, _)| it.0).collect::<Vec<_>>();
        let (ann, ben, cleo) = (Person::new("test:ann", "Ann"), Person::new("test:ben", "Ben"), Person::new("test:cleo", "Cleo"));
        let met = one.meet([&ann, &ben]);
        assert_eq!((numbers(&met), numbers(&two.meet([&ann, &cleo]))), (vec![2, 4], vec![3, 5]));
        assert_eq!(numbers(&two.learn(&met)), [2, 4], "also who was given another");
        assert_eq!(numbers(&two.meet([&ann, &ben])), [2, 4]);
        assert!(two.everybody().filter(|(_, it)| it.id == ann.id).count() == 1 && numbers(&two.learn(&met)).is_empty());
        let hides = Guests::new([(PersonRef(2), Person { results: Some(ResultsFor::Themselves), ..ann.clone() })]);
        assert_eq!((numbers(&two.learn(&hides)), two.meet([&ann]).person(PersonRef(2)).hides_results()), (vec![2], true));
    }

    #[test]
    fn who_is_forgotten_stays_somebody_and_is_new_when_they_come_again() {
        let ann = Person { results: Some(ResultsFor::Themselves), ..Person::new("test:ann", "Ann") };
        let mut register = Register::default();
        let met = register.meet([&ann]);
        let again = register.meet(&[Person::new("test:ann", "Anna")]);
        assert!(again.iter().all(|(_, it)| it.hides_results()), "doors know nothing of it");
        let (reference, forgotten) = register.forget(&ann.id).expect("she is known");
        assert!(forgotten.iter().all(|(it, person)| it == reference && person.is_forgotten()));
        assert_eq!(register.now(&met), forgotten);
        assert_eq!((register.forget(&ann.id), register.known_as(&ann.id)), (None, None));
        let new = register.meet(&[Person::new("test:ann", "Ann")]);
        assert!(new.iter().all(|(it, person)| it != reference && !person.hides_results()));
    }
}
