//! The clocks of a table: how much time its people have, and how much of it is left to each seat.
//!
//! A seat's clock runs from the delivery of the card that calls it until it has done what it is asked, and only while its
//! person's time runs ([`Habits`]). What was computed from habits is written into the log, since zones change: the moment at
//! which the time is over, and the next reminder. Deliberately absent: what follows when it is over.

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{
    habits::Habits,
    limits::{REMINDERS, TIME_MILLIS},
    moment::Millis,
};

/// How much time people have, and what happens when it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeLimit {
    /// How much.
    #[serde(flatten)]
    pub time: Allowance,
    /// What happens then.
    pub then: WhenOver,
}

/// How much time somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowance {
    /// As much for each turn.
    Turn {
        /// In milliseconds.
        millis: Millis,
    },
    /// So much for the whole game, and a little more for each turn. What is saved adds up to twice the beginning at most.
    Bank {
        /// What everybody begins with, in milliseconds.
        millis: Millis,
        /// What each turn brings when it has ended, in milliseconds.
        more: Millis,
    },
}

/// What happens when somebody's time is over. A turn that only had to be confirmed is confirmed in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhenOver {
    /// The others are asked; until they agree, all wait.
    Ask,
    /// A bot plays this turn.
    BotPlaysTurn,
    /// A bot takes the seat, until its person comes back.
    BotTakesSeat,
}

/// A seat's clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatClock {
    /// What is left in its bank, where there is one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) bank: Millis,
    /// While the game waits for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) running: Option<Running>,
    /// While it stands because nobody's time runs: as it ran, with what was left then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) held: Option<Running>,
    /// The turn for which its time is over, while the others are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) over: Option<u32>,
}

/// A clock that runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The turn it runs for.
    pub turn: u32,
    /// Since when it has run as it does.
    pub since: Millis,
    /// How much time was left then.
    pub left: Millis,
    /// When the time is over.
    pub until: Millis,
    /// How much time there was for this turn.
    pub total: Millis,
    /// The [number](Habits::number) of the habits it was computed with.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub habits: u64,
    /// How often its person was reminded.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub reminded: u8,
    /// When they are reminded next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reminder: Option<Millis>,
    /// Until when they have put that reminder off, whatever their habits are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) snoozed: Option<Millis>,
}

/// The clocks of all seats, and what is due by them and otherwise.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Clocks {
    /// By seat, since the start, where people have so much time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) clocks: Vec<SeatClock>,
    /// How often something came due or a clock changed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) dues: u64,
}

impl Clocks {
    /// The clock of a seat, if it has one.
    pub(super) fn of(&self, seat: Seat) -> Option<&SeatClock> {
        self.clocks.get(seat.index())
    }

    /// The seats that have one.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.clocks.len() as u8)
    }

    /// Changes the clock of a seat. What was due before is not any more.
    pub(super) fn change(&mut self, seat: Seat, change: impl FnOnce(&mut SeatClock)) {
        if let Some(clock) = self.clocks.get_mut(seat.index()) {
            change(clock);
        }
        self.dues += 1;
    }
}

impl SeatClock {
    /// Whether it neither runs nor is held, nor has run out.
    pub(super) fn is_unused(&self) -> bool {
        self.running.is_none() && self.held.is_none() && self.over.is_none()
    }
}

fn is_zero(millis: &u64) -> bool {
    *millis == 0
}

fn is_none_yet(reminded: &u8) -> bool {
    *reminded == 0
}

impl TimeLimit {
    /// Whether a table can have it.
    pub(super) fn is_possible(&self) -> bool {
        let (least, most) = TIME_MILLIS;
        match self.time {
            Allowance::Turn { millis } => (least..=most).contains(&millis),
            Allowance::Bank { millis, more } => (least..=most).contains(&millis) && more <= most,
        }
    }

    /// Whether what is saved is kept.
    pub(super) fn is_bank(&self) -> bool {
        matches!(self.time, Allowance::Bank { .. })
    }

    /// What a seat's clock begins with.
    pub(super) fn beginning(&self) -> SeatClock {
        match self.time {
            Allowance::Turn { .. } => SeatClock::default(),
            Allowance::Bank { millis, .. } => SeatClock { bank: millis, ..SeatClock::default() },
        }
    }

    /// How much time there is for a turn that begins.
    pub(super) fn for_turn(&self, clock: &SeatClock) -> Millis {
        match self.time {
            Allowance::Turn { millis } => millis,
            Allowance::Bank { .. } => clock.bank,
        }
    }

    /// How much time a deputy has for a turn when its person's is over.
    pub(super) fn for_deputy(&self) -> Millis {
        match self.time {
            Allowance::Turn { millis } => millis,
            Allowance::Bank { millis, more: 0 } => millis,
            Allowance::Bank { more, .. } => more,
        }
    }

    /// What is in the bank when a turn was undone in which so much was left: enough to play it again.
    pub(super) fn after_undoing(&self, left: Millis) -> Millis {
        match self.time {
            Allowance::Turn { .. } => 0,
            Allowance::Bank { more, .. } => left.max(more),
        }
    }

    /// What is in the bank after a turn at whose end so much was left.
    pub(super) fn after_turn(&self, left: Millis) -> Millis {
        match self.time {
            Allowance::Turn { .. } => 0,
            Allowance::Bank { millis, more } => (left + more).min(2 * millis),
        }
    }
}

impl Running {
    /// A clock that runs from now on, for a turn.
    pub(super) fn from(turn: u32, total: Millis, habits: &Habits, now: Millis) -> Running {
        let until = habits.after(now, total);
        let running = Running {
            turn,
            since: now,
            left: total,
            until,
            total,
            habits: habits.number(),
            reminded: 0,
            reminder: None,
            snoozed: None,
        };
        Running { reminder: running.next_reminder(habits, now), ..running }
    }

    /// A clock of which nothing is told but that it ran for a turn.
    pub(super) fn untold(turn: u32, at: Millis) -> Running {
        let (since, left, until, total) = (at, 0, at, 0);
        Running { turn, since, left, until, total, habits: 0, reminded: 0, reminder: None, snoozed: None }
    }

    /// How much time is left at a moment.
    pub(super) fn left_at(&self, habits: &Habits, now: Millis) -> Millis {
        self.left.saturating_sub(habits.counted(self.since, now))
    }

    /// The same clock with so much left from now on, by these habits. A reminder that was put off stays so; one that would have
    /// come while the clock stood comes now.
    pub(super) fn with_left(&self, left: Millis, habits: &Habits, now: Millis) -> Running {
        let until = habits.after(now, left);
        let counted = Running { since: now, left, until, habits: habits.number(), ..self.clone() };
        let snoozed = counted.snoozed.map(|at| habits.awake(at.max(now))).filter(|at| *at < until);
        Running { reminder: snoozed.or_else(|| counted.next_reminder(habits, now)), ..counted }
    }

    /// The same clock after its person was reminded, with the next reminder.
    pub(super) fn after_reminding(&self, reminder: Option<Millis>) -> Running {
        Running { reminded: self.reminded.saturating_add(1), reminder, snoozed: None, ..self.clone() }
    }

    /// The same clock with its next reminder put off.
    pub(super) fn put_off(&self, reminder: Millis) -> Running {
        Running { reminder: Some(reminder), snoozed: Some(reminder), ..self.clone() }
    }

    /// When its person is reminded next: when half of the time has run, and when nine tenths have, at a moment at which their
    /// time runs; not when the time is over then, and not for ever.
    pub(super) fn next_reminder(&self, habits: &Habits, now: Millis) -> Option<Millis> {
        if self.reminded >= REMINDERS {
            return None;
        }
        let moment = |left: Millis| Some(habits.awake(habits.after(self.since, self.left.checked_sub(left)?)));
        let moments = [self.total / 2, self.total / 10].into_iter().filter_map(moment);
        moments.filter(|at| *at > now && *at < self.until).min()
    }
}

/// What a table is to be told when its time has come, and when that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// When.
    pub at: Millis,
    /// How often something came due at this table, or its clocks changed: a second telling is out of date.
    pub number: u64,
    /// What.
    pub(super) what: DueWhat,
}

/// What comes due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum DueWhat {
    /// A seat's habits are others than its clock was computed with.
    Recount(Seat),
    /// A seat's time is over.
    TimeOver(Seat),
    /// A seat's person is reminded.
    Reminder(Seat),
    /// A seat's person has not gone on with what they were told in an answer.
    Call(Seat),
    /// Nobody began the game.
    LobbyExpires,
    /// A motion is not open any more.
    MotionOver,
    /// A seat's person went away while the game waits for them: their deputy is called.
    CallDeputy(Seat),
    /// A seat's person went away while the game waits for them, and nobody plays for them: the others are told.
    TellAway(Seat),
    /// Nobody went on with the lesson.
    LessonExpires,
    /// Nobody took a seat for which a substitute is sought.
    SearchOver(Seat),
    /// Everybody is told that the pause is about to be over.
    PauseEndTold,
    /// The pause is over.
    PauseOver,
    /// Somebody has not answered whether they are a seat's deputy.
    DeputyLapses(Seat),
}
