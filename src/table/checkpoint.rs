//! The stored form of a table: complete, so that a running table resumes from it and never by replaying its log.
//!
//! It carries the game's key and the version of its stored state, which the game brings up to date when it reads it. What
//! seats with pending actions see is not stored: it follows from the settled state.

use std::sync::Arc;

use pergola_engine::{AnyState, Belonging, Catalogue, Game, Seat, Seats, Unreadable, load_checked};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    ClosedBecause, Table,
    clock::SeatClock,
    command::Opening,
    commit::{KeptSeat, SeatHolder},
    deputy::{Absence, Deputy},
    guests::Guests,
    lesson::Course,
    limits::COUNTED,
    motion::{Aim, Motion},
    note::Notes,
    offer::Offer,
    open::edition_of,
    people::{Millis, PersonRef, PlaceId, TableId},
    plan::Plans,
    requests::Requests,
    stand_in::AgreedToBot,
    story::Stories,
    taken::Taken,
    turn::{Parts, Pending, Play},
    uncalled::Uncalled,
    undo::TurnStart,
};

/// The version of this form; each before it lacks fields that may be missing. 2: who is waited for and was not called.
const FORM: u16 = 2;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    form: u16,
    table: TableId,
    place: PlaceId,
    /// Missing where it is still in the channel it was opened in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opened_in: Option<String>,
    opening: Opening,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch_of: Option<TableId>,
    holders: Vec<SeatHolder>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    invited: Vec<KeptSeat>,
    owner: Option<PersonRef>,
    opened: Millis,
    last: Millis,
    revision: u64,
    requests: Requests,
    #[serde(default)]
    returning: Seats,
    #[serde(default)]
    votes: Seats,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    closed: Option<ClosedBecause>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    play: Option<StoredPlay>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    milestones: Vec<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    clocks: Vec<SeatClock>,
    #[serde(default, skip_serializing_if = "is_zero")]
    dues: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    standing_in: Vec<(Seat, u32)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    agreed_to_bot: Vec<AgreedToBot>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    motion: Option<Motion>,
    #[serde(default)]
    answered: Seats,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    paused: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    turn_starts: Vec<TurnStart>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undone: Option<TurnStart>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    offers: Vec<StoredOffer>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    followers: Vec<PersonRef>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    deputies: Vec<StoredDeputy>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    insiders: Vec<(Seat, PersonRef)>,
    #[serde(default)]
    departed: Seats,
    #[serde(default, skip_serializing_if = "is_zero")]
    returns: u64,
    #[serde(default, skip_serializing_if = "Plans::is_empty")]
    plans: Plans,
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    notes: Notes,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    uncalled: Vec<Uncalled>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    course: Option<Course>,
}

fn is_zero(dues: &u64) -> bool {
    *dues == 0
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredPlay {
    /// Of the game's stored state.
    version: u16,
    settled: Value,
    /// With the pending actions; missing when there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    current: Option<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pending: Vec<Pending>,
    decisions: Vec<u64>,
    #[serde(default, skip_serializing_if = "Taken::is_empty")]
    taken: Taken,
    stories: Stories,
}

/// A seat of a running game that is offered to somebody.
#[derive(Serialize, Deserialize)]
struct StoredOffer {
    seat: Seat,
    person: PersonRef,
    until: Millis,
    given: bool,
}

/// Somebody who may play for a seat, or is asked to.
#[derive(Serialize, Deserialize)]
struct StoredDeputy {
    seat: Seat,
    person: PersonRef,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    asked_until: Option<Millis>,
    #[serde(default)]
    back: Absence,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    called: Option<(u32, Absence)>,
}

impl Stored {
    /// Everybody it refers to.
    fn people(&self) -> impl Iterator<Item = PersonRef> {
        let seated = self.holders.iter().filter_map(|it| it.person);
        let offered = self.offers.iter().map(|it| it.person).chain(match self.motion.as_ref().map(|it| it.aim) {
            Some(Aim::Seat { person, .. }) => Some(person),
            _ => None,
        });
        let deputies = self.deputies.iter().map(|it| it.person).chain(self.insiders.iter().map(|(_, person)| *person));
        let played = self.play.iter().flat_map(|play| {
            let pending = play.pending.iter().filter_map(Pending::deputy);
            pending.chain(play.stories.all().filter_map(|story| story.deputy))
        });
        let around = self.followers.iter().copied().chain(offered).chain(deputies).chain(played).chain(self.notes.people());
        seated.chain(self.invited.iter().map(|it| it.person)).chain(self.owner).chain(self.requests.people()).chain(around)
    }
}

impl Stored {
    /// The seats it tells of besides those that are held.
    fn seats_told_of(&self) -> Seats {
        let sets = [self.returning, self.votes, self.answered, self.departed];
        let voting = self.motion.iter().flat_map(|it| [it.agreed, Seats::only(it.by)]);
        let seats = self.standing_in.iter().map(|(seat, _)| *seat).chain(self.offers.iter().map(|it| it.seat));
        let seats = seats.chain(self.agreed_to_bot.iter().flat_map(|it| [it.seat, it.by])).chain(self.plans.seats());
        let seats = seats
            .chain(self.deputies.iter().map(|it| it.seat))
            .chain(self.insiders.iter().map(|(seat, _)| *seat))
            .chain(self.uncalled.iter().map(|it| it.seat));
        sets.into_iter().chain(voting).fold(seats.collect(), Seats::union)
    }

    /// How many seats it has, if it tells of no others.
    fn check_seats(&self) -> Result<usize, Unreadable> {
        let seats = self.holders.len();
        let clocks = [0, seats].contains(&self.clocks.len());
        if self.seats_told_of().iter().any(|seat| seat.index() >= seats) || !clocks {
            return Err(Unreadable::new("a checkpoint", format!("it tells of other seats than its {seats}")));
        }
        Ok(seats)
    }
}

impl Stored {
    /// Whether it has counted no farther than anything can have been counted: there is always a next number.
    fn check_counts(&self) -> Result<(), Unreadable> {
        let play = self.play.iter().flat_map(|play| play.decisions.iter().copied().chain([play.stories.told()]));
        let others = [self.revision, self.dues, self.returns].into_iter().chain(self.motion.iter().map(|it| it.number));
        match play.chain(others).chain(self.plans.numbers()).max() {
            Some(most) if most > COUNTED => {
                Err(Unreadable::new("a checkpoint", format!("it has counted to {most}, and nothing is counted beyond {COUNTED}")))
            }
            _ => Ok(()),
        }
    }
}

impl Table {
    /// The table's stored form.
    pub fn checkpoint(&self) -> Value {
        let stored = Stored {
            form: FORM,
            table: self.id,
            place: self.place.clone(),
            opened_in: self.parent().map(|it| it.channel),
            opening: self.opening.clone(),
            rematch_of: self.rematch_of,
            holders: self.holders.iter().map(|it| self.stored_holder(it)).collect(),
            invited: self.invited.iter().map(|it| self.stored_invitation(it)).collect(),
            owner: self.owner.as_ref().map(|it| self.reference(it)),
            opened: self.opened,
            last: self.last,
            revision: self.revision,
            requests: self.requests.clone(),
            returning: self.returning,
            votes: self.votes,
            closed: self.closed,
            milestones: self.milestones.clone(),
            clocks: self.clocks.clone(),
            dues: self.dues,
            standing_in: self.standing_in.clone(),
            agreed_to_bot: self.agreed_to_bot.clone(),
            motion: self.motion.clone(),
            answered: self.answered,
            paused: self.paused,
            turn_starts: self.turn_starts.clone(),
            undone: self.undone,
            returns: self.returns,
            offers: self.offers.iter().map(|it| self.stored_offer(it)).collect(),
            followers: self.followers.iter().map(|it| self.reference(&it.id)).collect(),
            deputies: self.deputies.iter().map(|it| self.stored_deputy(it)).collect(),
            insiders: self.insiders.clone(),
            departed: self.departed,
            plans: self.plans.clone(),
            notes: self.notes.clone(),
            uncalled: self.uncalled.clone(),
            course: self.course,
            play: self.play.as_ref().map(|play| store_play(play, &*self.game)),
        };
        serde_json::to_value(stored).expect("a checkpoint is plain data")
    }

    /// Reads a stored table of any version of its game ever stored. Its references stand for these people; of whom nothing is
    /// known, somebody forgotten.
    ///
    /// # Errors
    /// When it is no checkpoint, or the edition it is played with is not in the catalogue as it was.
    pub fn load(games: &Catalogue, checkpoint: Value, people: &Guests) -> Result<Table, Unreadable> {
        let stored: Stored = serde_json::from_value(checkpoint).map_err(|why| Unreadable::new("a checkpoint", why))?;
        if !(1..=FORM).contains(&stored.form) {
            return Err(Unreadable::new(
                format!("a checkpoint of form {}", stored.form),
                format!("forms up to {FORM} are known"),
            ));
        }
        let key = &stored.opening.game;
        let editions = games.editions(key).ok_or_else(|| Unreadable::new(key, "no game has this key"))?;
        let game = edition_of(editions, &stored.opening).map_err(|why| Unreadable::new("a table", why))?;
        let seats = stored.check_seats()?;
        stored.check_counts()?;
        let belonging = Belonging { seats: u8::try_from(seats).unwrap_or(u8::MAX), options: &stored.opening.options };
        let people = people.only(stored.people());
        let play = stored.play.map(|play| load_play(play, &**game, belonging)).transpose()?;
        let mut table = Table {
            id: stored.table,
            guests: people,
            opened_in: stored.opened_in.unwrap_or_else(|| stored.place.channel.clone()),
            place: stored.place,
            game: Arc::clone(game),
            editions: editions.clone(),
            bots: games.bots(),
            opening: stored.opening,
            rematch_of: stored.rematch_of,
            holders: Vec::new(),
            invited: Vec::new(),
            owner: None,
            opened: stored.opened,
            last: stored.last,
            revision: stored.revision,
            unlogged: 0,
            requests: stored.requests,
            play,
            milestones: stored.milestones,
            returning: stored.returning,
            votes: stored.votes,
            closed: stored.closed,
            clocks: stored.clocks,
            dues: stored.dues,
            standing_in: stored.standing_in,
            agreed_to_bot: stored.agreed_to_bot,
            motion: stored.motion,
            answered: stored.answered,
            paused: stored.paused,
            turn_starts: stored.turn_starts,
            undone: stored.undone,
            returns: stored.returns,
            earlier: None,
            offers: Vec::new(),
            followers: Vec::new(),
            deputies: Vec::new(),
            insiders: stored.insiders,
            departed: stored.departed,
            plans: stored.plans,
            notes: stored.notes,
            uncalled: stored.uncalled,
            course: stored.course,
        };
        table.holders = stored.holders.iter().map(|it| table.living_holder(it)).collect();
        table.invited = stored.invited.iter().map(|it| table.living_invitation(it)).collect();
        table.offers = stored.offers.into_iter().map(|it| table.living_offer(it)).collect();
        table.deputies = stored.deputies.into_iter().map(|it| table.living_deputy(it)).collect();
        table.followers = stored.followers.iter().map(|it| table.guest(*it)).collect();
        table.owner = stored.owner.map(|it| table.guest(it).id);
        Ok(table)
    }
}

impl Table {
    fn stored_deputy(&self, deputy: &Deputy) -> StoredDeputy {
        let Deputy { seat, ref person, asked_until, back, called } = *deputy;
        StoredDeputy { seat, person: self.reference(&person.id), asked_until, back, called }
    }

    fn living_deputy(&mut self, stored: StoredDeputy) -> Deputy {
        let StoredDeputy { seat, person, asked_until, back, called } = stored;
        Deputy { seat, person: self.guest(person), asked_until, back, called }
    }

    fn living_offer(&mut self, stored: StoredOffer) -> Offer {
        let StoredOffer { seat, person, until, given } = stored;
        Offer { seat, person: self.guest(person), until, given }
    }

    fn stored_offer(&self, offer: &Offer) -> StoredOffer {
        let Offer { seat, ref person, until, given } = *offer;
        StoredOffer { seat, person: self.reference(&person.id), until, given }
    }
}

fn store_play(play: &Play, game: &dyn Game) -> StoredPlay {
    let Parts { settled, current, pending, decisions, taken, stories } = play.parts();
    let current = if pending.is_empty() { None } else { Some(current.save()) };
    StoredPlay { version: game.meta().version, settled: settled.save(), current, pending, decisions, taken, stories }
}

fn load_play(stored: StoredPlay, game: &dyn Game, of: Belonging<'_>) -> Result<Play, Unreadable> {
    let seats = usize::from(of.seats);
    let StoredPlay { version, settled, current, pending, decisions, taken, stories } = stored;
    if decisions.len() != seats || pending.iter().any(|it| it.seat().index() >= seats) {
        return Err(Unreadable::new("a checkpoint", format!("it tells of other seats than its {seats}")));
    }
    let settled: Arc<dyn AnyState> = load_checked(game, version, &settled, of)?.into();
    let current = match current {
        Some(current) => load_checked(game, version, &current, of)?.into(),
        None => Arc::clone(&settled),
    };
    Ok(Play::from_parts(Parts { settled, current, pending, decisions, taken, stories }))
}
