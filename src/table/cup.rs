//! A game of a cup: its table opens with everybody seated as they were paired, and the game begun.
//!
//! Nobody waits in a lobby, so that a cup's table is there with its game or not at all. Which game of which cup it is stands in
//! its opening, and tells whoever runs the cup that the table is there already. Deliberately absent: the cup.

use pergola_engine::{Catalogue, Chance, Seat};

use super::{
    Commit, Table, TableRefusal, What,
    decide::commit,
    guests::Guests,
    moment::Millis,
    notices,
    opening::Opening,
    people::{Person, PlaceId, TableId},
};

impl Table {
    /// Opens a table for these people, who sit in this order, and begins the game with this luck.
    ///
    /// # Errors
    /// As [`Table::open`], and when the game cannot begin so.
    pub fn open_of_cup(
        games: &Catalogue,
        (id, place): (TableId, PlaceId),
        seated: &[Person],
        opening: Opening,
        people: &Guests,
        seed: u64,
        now: Millis,
    ) -> Result<(Table, Commit), TableRefusal> {
        let opener = seated.first().ok_or(TableRefusal::NotSeated)?;
        let request = opening.cup.map(|it| format!("cup.{}.{}.{}", it.cup, it.round, it.game)).unwrap_or_default();
        let (mut table, opened) = Table::open(games, id, place, opener, opening, &[], people, None, &request, now)?;
        let mut entries = opened.entries;
        for (person, seat) in seated.iter().zip(0..).skip(1) {
            let person = people.reference(&person.id).ok_or(TableRefusal::NotSeated)?;
            entries.extend(table.write(Some(person), now, vec![What::Joined { seat: Seat(seat), person }]));
        }
        let mut chance = Chance::rolled(seed);
        table.game.start(seated.len() as u8, &table.facts.opening.options, &mut chance).map_err(TableRefusal::Setup)?;
        let chance = chance.finish().expect("fresh luck follows no record");
        let holders = table.facts.seated.holders.clone();
        let started = What::Started { version: table.game.meta().version, chance, holders, position: None };
        entries.extend(table.write(people.reference(&opener.id), now, vec![started]));
        let notices = notices::between(None, &table, &entries);
        let commit = commit(None, &table, entries, notices, people);
        Ok((table, commit))
    }
}
