//! A position of another game from which a table goes on: nobody waits in a lobby, and the game begins where a turn of the
//! other began.
//!
//! The entry of the start holds the position, so that the log plays again by itself. What its opener could not know there is
//! dealt anew before it is written down, and what luck brings from then on is the new table's own: whoever knows how the other
//! game went knows nothing of what comes. It counts nowhere. Deliberately absent: whose game the other was.

use pergola_engine::{AnyState, Belonging, Catalogue, Chance, Seat, Status, Unreadable, load_checked};

use super::{
    Commit, Notice, NoticeKind, Table, TableRefusal, What,
    decide::commit,
    guests::Guests,
    limits::OFFERED_MILLIS,
    moment::Millis,
    notices,
    opening::Opening,
    origin::Position,
    people::{Person, PlaceId, TableId},
    refusal::check_ids,
    seated::SUBSTITUTE,
};

/// A game that is gone on with: what is to be opened, where it begins, and the seat of whoever opens it.
#[derive(Clone, Debug)]
pub struct GoingOn {
    /// What the table is opened with.
    pub opening: Opening,
    /// Where its game begins.
    pub position: Position,
    /// The opener's seat.
    pub seat: Seat,
}

impl Table {
    /// What a table is opened with that goes on from where this one stands, for whoever has this seat there; the seat whose
    /// turn it is, unless one is named. Nothing where nothing is played.
    pub fn going_on(&self, seat: Option<Seat>, luck: u64) -> Option<GoingOn> {
        let play = self.playing().ok()?;
        let Status::ToAct { turn, must, .. } = play.settled_status() else { return None };
        let seats = self.facts.seated.count();
        let seat = seat.or_else(|| must.iter().next()).filter(|seat| seat.0 < seats)?;
        let state = play.settled().determinize(seat, &mut Chance::silent(luck));
        let position = Position { state: state.save(), milestones: self.facts.milestones.clone() };
        let own = &self.facts.opening;
        let opening = Opening {
            edition: own.edition.clone(),
            options: own.options.clone(),
            from_turn: Some(turn),
            ..Opening::new(own.game.clone(), seats, own.language.clone())
        };
        Some(GoingOn { opening, position, seat })
    }

    /// Whether it goes on from a turn of another game, and from which: it counts nowhere.
    pub fn from_turn(&self) -> Option<u32> {
        self.facts.opening.from_turn
    }

    /// Opens a table that goes on from a position: bots play all seats but the opener's, and those seats are offered to the
    /// `offered`, one to each.
    ///
    /// # Errors
    /// As [`Table::open`], when there are fewer seats than people, and when the position cannot be played on.
    pub fn open_from(
        games: &Catalogue,
        (id, place): (TableId, PlaceId),
        who: &Person,
        GoingOn { opening, position, seat }: GoingOn,
        offered: &[Person],
        people: &Guests,
        (request, now): (&str, Millis),
    ) -> Result<(Table, Commit), TableRefusal> {
        check_ids(offered.iter().map(|it| it.id.0.as_str()))?;
        let mut guests: Vec<&Person> = Vec::new();
        for person in offered.iter().filter(|it| it.id != who.id) {
            if guests.iter().all(|it| it.id != person.id) {
                guests.push(person);
            }
        }
        let seats = opening.seats;
        if guests.len() >= usize::from(seats) {
            return Err(TableRefusal::Full { seats });
        }
        let (mut table, opened) = Table::open(games, id, place, who, opening, &[], people, None, request, now)?;
        let opener = people.reference(&who.id);
        let mut entries = opened.entries;
        let bots = Seat::all(seats).skip(1).map(|seat| What::BotAdded { seat, bot: SUBSTITUTE.to_owned() });
        entries.extend(table.write(opener, now, bots.collect()));
        let mut holders = table.facts.seated.holders.clone();
        holders[..=seat.index()].rotate_left(1);
        table.position_state(&position, table.game.meta().version, seats).map_err(|_| TableRefusal::NotPlayedOn)?;
        let (version, position) = (table.game.meta().version, Some(Box::new(position)));
        let started = What::Started { version, chance: Vec::new(), holders, position };
        entries.extend(table.write(opener, now, vec![started]));
        let free = Seat::all(seats).filter(|it| *it != seat);
        let until = now.saturating_add(OFFERED_MILLIS);
        let offers: Vec<(Seat, What)> = free
            .zip(guests)
            .filter_map(|(seat, person)| Some((seat, people.reference(&person.id)?)))
            .map(|(seat, person)| (seat, What::SeatOffered { seat, person, until }))
            .collect();
        let mut told: Vec<Notice> = notices::between(None, &table, &entries);
        for (seat, offer) in offers {
            if let What::SeatOffered { person, .. } = &offer {
                let kind = NoticeKind::SeatOffered { seat, person: *person };
                told.push(Notice { table: id, revision: table.revision(), kind, told: None });
            }
            entries.extend(table.write(None, now, vec![offer]));
        }
        let commit = commit(None, &table, entries, told, people);
        Ok((table, commit))
    }

    /// The game of a position at this table.
    pub(super) fn position_state(&self, position: &Position, version: u16, seats: u8) -> Result<Box<dyn AnyState>, Unreadable> {
        let of = Belonging { seats, options: &self.facts.opening.options };
        let state = load_checked(&*self.game, version, &position.state, of)?;
        match state.status() {
            Status::ToAct { turn, .. } if self.facts.opening.from_turn == Some(turn) => Ok(state),
            Status::ToAct { .. } | Status::Over(_) => Err(Unreadable::new("a position", "it is of another turn")),
        }
    }
}
