//! Going back: the game as it was when a turn began, after all others have agreed to it, and forward again.
//!
//! The log only grows: that the game went back is an entry like any other, and what was undone stays in front of it. People,
//! seats and clocks stay as they are; a decision of before is never a decision again. The earlier game comes from whoever
//! asks the table to decide ([`Table::recalling`]), out of the checkpoint of that turn and the entries since. Deliberately
//! absent: taking back within one's own turn, for which nobody is asked.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use pergola_engine::{Seat, Seats, Seen, Status, Unreadable, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Entry, Table, TurnStory, What,
    accord::Aim,
    command::{Command, Proposal},
    lesson::Course,
    limits::STORIES,
    people::Who,
    refusal::{MotionRefusal, TableRefusal},
    seated::SeatHolder,
    turn::Play,
};

/// The start of a turn: its number, and how many entries came before it.
pub(super) type TurnStart = (u32, u64);

/// Where turns began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Turns {
    /// Where the last turns began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    turn_starts: Vec<TurnStart>,
    /// The turn before which the game went back and how many entries came before that, until somebody acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undone: Option<TurnStart>,
}

impl Turns {
    /// Where a turn began, if that is still known.
    fn start_of(&self, turn: u32) -> Option<TurnStart> {
        self.turn_starts.iter().rev().find(|(it, _)| *it == turn).copied()
    }

    /// A turn begins; of the earlier ones as many are kept as are told.
    fn begin(&mut self, start: TurnStart) {
        self.turn_starts.push(start);
        let beyond = self.turn_starts.len().saturating_sub(STORIES + 1);
        self.turn_starts.drain(..beyond);
    }

    /// Somebody acts: what was undone stays so.
    pub(super) fn go_on(&mut self) {
        self.undone = None;
    }
}

/// A game as it was.
#[derive(Clone)]
pub(super) struct Earlier {
    revision: u64,
    play: Play,
    milestones: Vec<Value>,
    turn_starts: Vec<TurnStart>,
    course: Option<Course>,
    holders: Vec<SeatHolder>,
}

/// What would be undone if the game went back.
#[derive(Clone, Debug, PartialEq)]
pub struct Undoing {
    /// The turn at whose start it would be.
    pub turn: u32,
    /// The turns that have ended since, as they were seen, oldest first.
    pub stories: Vec<TurnStory<Seen>>,
    /// Those who have begun something since that nobody else has seen.
    pub begun: Seats,
    /// What came to light since, as it was seen: it would stay known, and whoever plays the same again meets it again.
    pub revealed: Vec<TurnStory<Seen>>,
    /// Whether something came to light besides of which only those know who have begun something, or of which too long ago.
    pub revealed_besides: bool,
}

impl Table {
    /// How many stories of ended turns have been told.
    pub fn told(&self) -> u64 {
        self.facts.play.as_ref().map_or(0, |play| play.stories().told())
    }

    /// What would be undone if the game went back to the last turn of this seat's person; why that cannot be asked for.
    ///
    /// # Errors
    /// When they have not played yet, or what was before is not at hand any more.
    pub fn undoing(&self, seat: Seat) -> Result<Undoing, TableRefusal> {
        let play = self.playing()?;
        let (turn, _) = self.turn_to_undo(play, seat)?;
        Ok(self.undoing_since(play, turn))
    }

    /// What would be undone by the open motion, as everybody saw it; nothing where it is about anything else.
    pub fn undoing_of_motion(&self) -> Option<Undoing> {
        let play = self.playing().ok()?;
        match self.facts.accord.motion.as_ref()?.aim {
            Aim::Undo { turn, .. } => Some(self.undoing_since(play, turn)),
            Aim::Redo { .. } | Aim::Pause | Aim::Resume | Aim::Seat { .. } => None,
        }
    }

    /// Whether the game went back and nobody has acted since, so that it can be as it was then.
    pub fn can_redo(&self) -> bool {
        self.playing().is_ok() && self.facts.turns.undone.is_some()
    }

    fn undoing_since(&self, play: &Play, turn: u32) -> Undoing {
        let since = || play.stories().all().filter(|story| story.turn >= turn);
        let stories = self.told_to_everyone(since());
        let begun: Seats = self.facts.seated.all().filter(|seat| play.pending_actions(*seat) > 0).collect();
        let revealed = stories.iter().filter_map(TurnStory::lit_alone).collect();
        let unknown = since().any(|story| story.revealed && story.lit.is_empty());
        Undoing { turn, stories, begun, revealed, revealed_besides: unknown || play.has_pending_revealed() }
    }

    /// The turn of this seat that would be undone: its present one, if it has begun it, or the last it played itself.
    pub(super) fn turn_to_undo(&self, play: &Play, seat: Seat) -> Result<TurnStart, TableRefusal> {
        let begun = play.pending_actions(seat) > 0;
        let own = |story: &&TurnStory| story.seat == seat && !story.bot && !story.aside;
        let last = play.stories().all().rev().find(own).map(|story| story.turn);
        let present = match play.settled_status() {
            Status::ToAct { turn, .. } if begun => Some(turn),
            _ => None,
        };
        let turn = present.or(last).ok_or(MotionRefusal::NothingToUndo)?;
        self.facts.turns.start_of(turn).ok_or(MotionRefusal::NothingToUndo.into())
    }

    pub(super) fn undo_aim(&self, by: Seat, told: u64, freely: bool) -> Result<Aim, TableRefusal> {
        let play = self.playing()?;
        let (turn, to) = self.turn_to_undo(play, by)?;
        if told == self.told() { Ok(Aim::Undo { to, turn, freely }) } else { Err(MotionRefusal::UndoStale.into()) }
    }

    pub(super) fn redo_aim(&self, told: u64) -> Result<Aim, TableRefusal> {
        match self.facts.turns.undone {
            Some((turn, to)) if told == self.told() => Ok(Aim::Redo { to, turn }),
            _ => Err(MotionRefusal::NothingToRedo.into()),
        }
    }

    /// After how many entries the game was as it may have to be when this command is carried out: what
    /// [`recalling`](Table::recalling) needs.
    pub fn goes_back_to(&self, command: &Command) -> Option<u64> {
        if let Command::Rewind { to, .. } = command {
            return Some(*to);
        }
        let open = self.facts.accord.motion.as_ref().and_then(|it| it.aim.goes_back_to());
        let Command::Propose(proposal) = command else { return open };
        let proposed = || match proposal {
            Proposal::Redo { .. } => self.facts.turns.undone.map(|(_, to)| to),
            // Where nobody else has to agree it is carried out at once. Whose turn it is, the table judges.
            Proposal::Undo { .. } if self.present().len() > 1 => self.undone_freely().map(|(_, (_, to))| to),
            Proposal::Undo { .. } => {
                let seat = self.present().iter().next()?;
                self.turn_to_undo(self.playing().ok()?, seat).ok().map(|(_, to)| to)
            }
            Proposal::Pause | Proposal::Resume | Proposal::Seat { .. } => None,
        };
        open.or_else(proposed)
    }

    /// The same table with the game at hand as it was earlier.
    pub fn recalling(&self, earlier: &Table) -> Table {
        Table { earlier: earlier.as_earlier().map(Arc::new), ..self.clone() }
    }

    /// Whether the game is at hand as it was after so many entries.
    pub fn recalls(&self, to: u64) -> bool {
        self.earlier.as_ref().is_some_and(|it| it.revision == to)
    }

    /// Lets go of the game as it was earlier, unless a vote on going back to it is open: each answer to that needs it again.
    pub(super) fn let_go_of_earlier(&mut self) {
        let voted_on = self.facts.accord.motion.as_ref().and_then(|it| it.aim.goes_back_to());
        self.earlier = self.earlier.take().filter(|it| Some(it.revision) == voted_on);
    }

    /// This table after more entries of its log.
    ///
    /// # Errors
    /// When they do not follow, or cannot be played.
    pub fn after_entries(&self, entries: &[Entry]) -> Result<Table, Unreadable> {
        let mut table = self.clone();
        entries.iter().try_for_each(|entry| table.enter(entry))?;
        Ok(table)
    }

    fn as_earlier(&self) -> Option<Earlier> {
        let play = self.facts.play.clone()?;
        let (milestones, turn_starts) = (self.facts.milestones.clone(), self.facts.turns.turn_starts.clone());
        let holders = self.facts.seated.holders.clone();
        Some(Earlier { revision: self.facts.log.revision, play, milestones, turn_starts, course: self.facts.course, holders })
    }

    /// What happens when the game goes back: what was begun is taken back first, so that it stays with whoever began it.
    pub(super) fn gone_back(&self, to: u64, turn: u32, redone: bool) -> Option<Vec<What>> {
        self.earlier.as_ref().filter(|it| it.revision == to)?;
        let mut play = self.facts.play.clone()?;
        let mut happened = Vec::new();
        for seat in self.facts.seated.all().filter(|seat| play.pending_actions(*seat) > 0).collect::<Vec<_>>() {
            let actions = play.pending_actions(seat) as u32;
            play = play.without(seat, actions).ok()?;
            happened.push(What::TookBack { seat, actions });
        }
        happened.push(What::WentBack { to, turn, redone, ordered: false });
        Some(happened)
    }

    /// The game goes back to where a turn began because whoever runs the house wants it.
    pub(super) fn rewind(&self, who: &Who, to: u64, turn: u32) -> Result<Vec<What>, TableRefusal> {
        self.check_house(who)?;
        self.playing()?;
        let is_its_start = self.earlier.as_ref().is_some_and(|it| turn_of(&it.play) == Some(turn));
        let mut happened = self.gone_back(to, turn, false).filter(|_| is_its_start).ok_or(MotionRefusal::NothingToUndo)?;
        happened.iter_mut().for_each(|what| {
            if let What::WentBack { ordered, .. } = what {
                *ordered = true;
            }
        });
        Ok(happened)
    }

    pub(super) fn enter_went_back(&mut self, to: u64, redone: bool) -> Result<(), Unreadable> {
        let earlier = self.earlier.take().filter(|it| it.revision == to);
        let earlier =
            earlier.ok_or_else(|| Unreadable::new("going back", format!("the game after {to} entries is not at hand")))?;
        let now = self.facts.play.take().ok_or_else(|| Unreadable::new("going back", "there is no game before the start"))?;
        let ended = now.stories().told() > earlier.play.stories().told();
        self.facts.turns.undone = turn_of(&now).filter(|_| ended && !redone).map(|turn| (turn, self.facts.log.revision));
        let mut play = earlier.play.in_place_of(&now);
        // Others may have those seats since.
        for (seat, then) in self.facts.seated.all().zip(&earlier.holders) {
            if self.facts.seated.holders[seat.index()] != *then {
                play.note_holder(seat, then);
            }
        }
        self.facts.play = Some(play);
        self.facts.milestones.clone_from(&earlier.milestones);
        self.facts.turns.turn_starts.clone_from(&earlier.turn_starts);
        self.facts.course = earlier.course;
        self.facts.returns += 1;
        self.enter_settled();
        self.facts.closing.votes = Seats::NONE;
        self.facts.stand_ins.forget_agreements();
        self.seat_returning();
        Ok(())
    }

    /// Notes where a turn began, if one has.
    pub(super) fn note_turn_start(&mut self, before: Option<u32>) {
        let now = self.facts.play.as_ref().and_then(turn_of);
        if let Some(turn) = now.filter(|_| now != before) {
            self.facts.accord.begin_turn();
            self.facts.turns.begin((turn, self.facts.log.revision));
        }
    }

    /// The number of the turn, as everybody knows it.
    pub(super) fn settled_turn(&self) -> Option<u32> {
        self.facts.play.as_ref().and_then(turn_of)
    }

    fn told_to_everyone<'a>(&self, stories: impl Iterator<Item = &'a TurnStory>) -> Vec<TurnStory<Seen>> {
        self.told_to(stories, Viewer::Everyone)
    }
}

fn turn_of(play: &Play) -> Option<u32> {
    match play.settled_status() {
        Status::ToAct { turn, .. } => Some(turn),
        Status::Over(_) => None,
    }
}

/// The games a log goes back to, kept while it is played again.
pub(super) struct Recollections {
    wanted: BTreeSet<u64>,
    kept: BTreeMap<u64, Arc<Earlier>>,
}

impl Recollections {
    /// For this log.
    pub(super) fn of(entries: &[Entry]) -> Recollections {
        let wanted = entries.iter().filter_map(|entry| if let What::WentBack { to, .. } = entry.what { Some(to) } else { None });
        Recollections { wanted: wanted.collect(), kept: BTreeMap::new() }
    }

    /// Keeps the game as it is now, if the log goes back to it; and has it at hand where this entry goes back.
    pub(super) fn before(&mut self, entry: &Entry, table: &mut Table) {
        if self.wanted.contains(&table.facts.log.revision) {
            let earlier = table.as_earlier().map(Arc::new);
            self.kept.extend(earlier.map(|it| (table.facts.log.revision, it)));
        }
        if let What::WentBack { to, .. } = entry.what {
            table.earlier = self.kept.get(&to).cloned();
        }
    }
}
