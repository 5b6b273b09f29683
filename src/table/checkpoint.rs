//! What a table is, written down once: everything that is stored of it, so that a running table resumes from it and never by
//! replaying its log.
//!
//! It carries the game's key and the version of its stored state, which the game brings up to date when it reads it. What
//! seats with pending actions see is not stored: it follows from the settled state. People are references here; who they are
//! the table's guests say. What changes together is a group with methods of its own, as far as it stands together in what is
//! stored: the order of the fields is that of the stored form, and never changes.

use std::sync::Arc;

use pergola_engine::{Belonging, Catalogue, Seats, Unreadable};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Table,
    accord::Accord,
    clock::Clocks,
    faces::Faces,
    gone::Gone,
    guests::Guests,
    lesson::Course,
    limits::COUNTED,
    log::Log,
    met::MetLuck,
    moment::Millis,
    note::Notes,
    offer::Around,
    opening::{Opening, edition_of},
    people::{PersonRef, PlaceId, TableId},
    plan::Plans,
    play::Closing,
    seated::{Seated, of_other_seats},
    stand_in::StandIns,
    standby::Standby,
    turn::{Play, StoredPlay},
    uncalled::Uncalled,
    undo::Turns,
    waiting::Wait,
    whereabouts::Whereabouts,
};

/// The version of this form; each before it lacks fields that may be missing. 2: who is waited for and was not called. 3: since
/// when a game is paused, who has played on instead of going back, the luck of the last turns, when those went whose seats bots
/// hold, who had seats then, and what planned actions are called. 4: for which game of a cup it was opened. 5: from which turn
/// of another game it goes on. 6: how long somebody was waited for, who is there in spite of an absence, who was voted out, and
/// whose substitutes are sought. 7: of which absences it was told that nobody plays, and
/// whether somebody goes back without asking the others.
const FORM: u16 = 7;

/// Everything that is stored of a table.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Facts {
    form: u16,
    #[serde(rename = "table")]
    pub(super) id: TableId,
    #[serde(flatten)]
    pub(super) whereabouts: Whereabouts,
    /// Before the start what was chosen so far, then what is played. Its seats are the table's capacity.
    pub(super) opening: Opening,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rematch_of: Option<TableId>,
    #[serde(flatten)]
    pub(super) seated: Seated,
    #[serde(flatten)]
    pub(super) log: Log,
    /// Seats whose people come back when the bot has ended its turn.
    #[serde(default)]
    pub(super) returning: Seats,
    #[serde(flatten)]
    pub(super) closing: Closing,
    /// Since the start. Its game reads it.
    #[serde(default, skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub(super) play: Option<Play>,
    /// The scoring rounds so far, kept for the table's life.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) milestones: Vec<Value>,
    #[serde(flatten)]
    pub(super) time: Clocks,
    #[serde(flatten)]
    pub(super) stand_ins: StandIns,
    #[serde(flatten)]
    pub(super) accord: Accord,
    #[serde(flatten)]
    pub(super) turns: Turns,
    #[serde(flatten)]
    pub(super) around: Around,
    #[serde(flatten)]
    pub(super) standby: Standby,
    /// The seats whose people are in its server no more.
    #[serde(default)]
    pub(super) departed: Seats,
    /// When those went whose seats bots hold.
    #[serde(default, skip_serializing_if = "Gone::is_empty")]
    pub(super) gone: Gone,
    /// The luck of the last turns.
    #[serde(default, skip_serializing_if = "MetLuck::is_empty")]
    pub(super) met: MetLuck,
    /// How often the game went back.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) returns: u64,
    /// What seats do when their turn comes.
    #[serde(default, skip_serializing_if = "Plans::is_empty")]
    pub(super) plans: Plans,
    /// What people have written down for themselves.
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    pub(super) notes: Notes,
    /// Who is waited for and was not called.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) uncalled: Vec<Uncalled>,
    /// How far its lesson was followed, where one is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) course: Option<Course>,
    /// For whom it waits, and how long.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) wait: Option<Wait>,
    /// The seats whose people did not leave: a bot plays since they did not come.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub(super) voted_out: Seats,
}

fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

pub(super) fn is_zero(count: &u64) -> bool {
    *count == 0
}

impl Facts {
    /// Of a table that was opened just now, before anybody has a seat.
    pub(super) fn opened(id: TableId, place: PlaceId, opening: Opening, rematch_of: Option<TableId>, now: Millis) -> Facts {
        Facts {
            form: FORM,
            id,
            whereabouts: Whereabouts::opened(place),
            opening,
            rematch_of,
            seated: Seated::default(),
            log: Log::opened(now),
            returning: Seats::NONE,
            closing: Closing::default(),
            play: None,
            milestones: Vec::new(),
            time: Clocks::default(),
            stand_ins: StandIns::default(),
            accord: Accord::default(),
            turns: Turns::default(),
            around: Around::default(),
            standby: Standby::default(),
            departed: Seats::NONE,
            gone: Gone::default(),
            met: MetLuck::default(),
            returns: 0,
            plans: Plans::default(),
            notes: Notes::default(),
            uncalled: Vec::new(),
            course: None,
            wait: None,
            voted_out: Seats::NONE,
        }
    }

    /// Their stored form.
    pub(super) fn written(&self) -> Value {
        serde_json::to_value(self).expect("a checkpoint is plain data")
    }

    /// Reads their stored form, of any version, and the game in play, which is read by its rules.
    fn read(mut checkpoint: Value) -> Result<(Facts, Option<StoredPlay>), Unreadable> {
        let unreadable = |why: serde_json::Error| Unreadable::new("a checkpoint", why);
        let play = checkpoint.as_object_mut().and_then(|it| it.remove("play"));
        let play = play.map_or(Ok(None), serde_json::from_value).map_err(unreadable)?;
        let facts: Facts = serde_json::from_value(checkpoint).map_err(unreadable)?;
        if !(1..=FORM).contains(&facts.form) {
            let form = format!("a checkpoint of form {}", facts.form);
            return Err(Unreadable::new(form, format!("forms up to {FORM} are known")));
        }
        Ok((Facts { form: FORM, ..facts }, play))
    }

    /// Everybody they refer to.
    fn people(&self) -> impl Iterator<Item = PersonRef> {
        let played = self.play.iter().flat_map(Play::people);
        let around = self.around.people().chain(self.accord.people()).chain(self.standby.people()).chain(self.notes.people());
        self.seated.people().chain(self.log.requests.people()).chain(around).chain(played)
    }

    /// The seats they tell of besides those that are held.
    fn seats_told_of(&self) -> Seats {
        let sets =
            [self.returning, self.closing.votes, self.departed, self.accord.seats(), self.stand_ins.seats(), self.voted_out];
        let seats = self.around.seats().chain(self.standby.seats()).chain(self.plans.seats());
        let seats = seats
            .chain(self.uncalled.iter().map(|it| it.seat))
            .chain(self.gone.seats())
            .chain(self.wait.iter().map(|it| it.seat))
            .collect();
        sets.into_iter().fold(seats, Seats::union)
    }

    /// Refuses them where they tell of other seats than those that are held.
    fn check_seats(&self) -> Result<(), Unreadable> {
        let seats = self.seated.holders.len();
        let clocks = [0, seats].contains(&self.time.clocks.len());
        let is_other = self.seats_told_of().iter().any(|seat| seat.index() >= seats);
        if is_other || !clocks { Err(of_other_seats(seats)) } else { Ok(()) }
    }

    /// Refuses them where they have counted farther than anything can have been counted: there is always a next number.
    fn check_counts(&self, play: Option<&StoredPlay>) -> Result<(), Unreadable> {
        let others = [self.log.revision, self.time.dues, self.returns].into_iter().chain(self.accord.number());
        match play.into_iter().flat_map(StoredPlay::counts).chain(others).chain(self.plans.numbers()).max() {
            Some(most) if most > COUNTED => {
                Err(Unreadable::new("a checkpoint", format!("it has counted to {most}, and nothing is counted beyond {COUNTED}")))
            }
            Some(_) | None => Ok(()),
        }
    }
}

impl Table {
    /// The table's stored form.
    pub fn checkpoint(&self) -> Value {
        self.facts.written()
    }

    /// Reads a stored table of any version of its game ever stored. Its references stand for these people; of whom nothing is
    /// known, somebody forgotten.
    ///
    /// # Errors
    /// When it is no checkpoint, or the edition it is played with is not in the catalogue as it was.
    pub fn load(games: &Catalogue, checkpoint: Value, people: &Guests) -> Result<Table, Unreadable> {
        let (mut facts, play) = Facts::read(checkpoint)?;
        let key = &facts.opening.game;
        let editions = games.editions(key).ok_or_else(|| Unreadable::new(key, "no game has this key"))?;
        let game = edition_of(editions, &facts.opening).map_err(|why| Unreadable::new("a table", why))?;
        facts.check_seats()?;
        facts.check_counts(play.as_ref())?;
        let belonging =
            Belonging { seats: u8::try_from(facts.seated.holders.len()).unwrap_or(u8::MAX), options: &facts.opening.options };
        facts.play = play.map(|play| play.read(&**game, belonging)).transpose()?;
        Ok(Table {
            guests: people.only(facts.people()),
            facts,
            faces: Faces::default(),
            game: Arc::clone(game),
            editions: editions.clone(),
            bots: games.bots(),
            unlogged: 0,
            earlier: None,
        })
    }
}
