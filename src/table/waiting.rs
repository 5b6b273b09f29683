//! How long a game has waited for somebody and nobody else: whom the others may let a bot play for.
//!
//! Counted is the time in which the game goes on with nobody but them, as their clock would count it: no quiet hours, no
//! absence they announced, no pause, no vote about going back, and no time in which the program was down. Of an absence nobody
//! has to wait for more than [`ABSENT_MILLIS`]. Whoever does anything at the table is there, and is waited for anew; what others
//! do, and whether anything is written meanwhile, changes nothing. Deliberately absent: who has to agree to the bot.

use pergola_engine::{Seat, Status};
use serde::{Deserialize, Serialize};

use super::{
    Phase, Table,
    entry::{Entry, What},
    limits::{ABSENT_MILLIS, AWAY_AFTER_MILLIS, DOWN_MILLIS, WAITS},
    moment::Millis,
};

/// That the game waits for a seat, and how long it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Wait {
    pub(super) seat: Seat,
    /// In which turn.
    turn: u32,
    /// Since when it has waited for nobody else; nothing where it stands still, or waits for others, too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    since: Option<Millis>,
    /// From when to when it did before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    before: Vec<(Millis, Millis)>,
}

impl Wait {
    fn begun(seat: Seat, turn: u32, since: Millis) -> Wait {
        Wait { seat, turn, since: Some(since), before: Vec::new() }
    }

    /// Its person is there.
    fn begin_anew(&mut self, at: Millis) {
        self.before.clear();
        self.since = self.since.map(|_| at);
    }

    /// The game waits for them alone, or it does not, from now on.
    fn go_on(&mut self, alone: bool, at: Millis) {
        match (self.since, alone) {
            (Some(since), false) => {
                self.before.push((since, at));
                self.since = None;
            }
            (None, true) => self.since = Some(at),
            (Some(_), true) | (None, false) => {}
        }
        self.join();
    }

    /// Nobody could play from a moment until now.
    fn leave_out(&mut self, down_since: Millis, at: Millis) {
        let stretches: Vec<_> = self.stretches(at).map(|(from, to)| (from, to.min(down_since))).collect();
        self.before = stretches.into_iter().filter(|(from, to)| from < to).collect();
        self.since = self.since.map(|_| at);
        self.join();
    }

    /// Of more stretches than can be kept the two are one that follow each other most closely: none is lost.
    fn join(&mut self) {
        while self.before.len() > WAITS {
            let gaps = self.before.windows(2).map(|two| two[1].0.saturating_sub(two[0].1)).enumerate();
            let Some((first, _)) = gaps.min_by_key(|(_, gap)| *gap) else { break };
            let (_, to) = self.before.remove(first + 1);
            self.before[first].1 = to;
        }
    }

    /// The stretches of time in which the game has waited for them alone.
    fn stretches(&self, at: Millis) -> impl Iterator<Item = (Millis, Millis)> {
        self.before.iter().copied().chain(self.since.map(|since| (since, at.max(since))))
    }
}

impl Table {
    /// Whether the game has waited for a seat's person for so long that the others may let a bot play.
    pub(super) fn has_waited_long(&self, seat: Seat, at: Millis) -> bool {
        self.wait_of(seat).is_some_and(|wait| self.left_to_wait(&wait, at) == (0, 0))
    }

    /// When it will have, if nobody does anything; nothing where it does not wait for them alone.
    pub(super) fn waits_until(&self, seat: Seat, at: Millis) -> Option<Millis> {
        let wait = self.wait_of(seat).filter(|it| it.since.is_some())?;
        let (counted, absent) = self.left_to_wait(&wait, at);
        let habits = self.habits(seat);
        let by_absence = habits.away(at).map(|away| (at.saturating_add(absent), away.until));
        let by_absence = by_absence.filter(|(from, until)| from <= until).map(|(from, _)| from);
        Some(by_absence.into_iter().fold(habits.after(at, counted), Millis::min))
    }

    /// How much time is left until the game has waited for long: of such as clocks count, and of absence. Neither, once
    /// either is over.
    fn left_to_wait(&self, wait: &Wait, at: Millis) -> (Millis, Millis) {
        let habits = self.habits(wait.seat);
        let counted: Millis = wait.stretches(at).map(|(from, to)| habits.counted(from, to)).sum();
        let absent: Millis = wait.stretches(at).map(|(from, to)| habits.absent(from, to)).sum();
        let left = (AWAY_AFTER_MILLIS.saturating_sub(counted), ABSENT_MILLIS.saturating_sub(absent));
        if left.0 == 0 || left.1 == 0 { (0, 0) } else { left }
    }

    /// How the game waits for a seat.
    fn wait_of(&self, seat: Seat) -> Option<Wait> {
        let turn = self.duty(seat)?;
        let noted = self.facts.wait.as_ref().filter(|it| (it.seat, it.turn) == (seat, turn)).cloned();
        noted.or_else(|| self.unnoted_wait().filter(|it| it.seat == seat))
    }

    /// A table of old has not noted for whom it waits: it has since its last entry.
    fn unnoted_wait(&self) -> Option<Wait> {
        let alone = if self.facts.wait.is_none() { self.waited_for_alone() } else { None };
        alone.map(|(seat, turn)| Wait::begun(seat, turn, self.facts.log.last))
    }

    /// Whether it counts how long the game waits for somebody: they are not to lose what passes while the house is down.
    pub fn counts_wait(&self) -> bool {
        self.wait_that_counts().is_some_and(|it| it.since.is_some())
    }

    /// How the game waits for somebody, where there is anybody who could let a bot play.
    fn wait_that_counts(&self) -> Option<Wait> {
        let wait = self.wait_before().filter(|_| self.phase() == Phase::Playing)?;
        self.present().iter().any(|seat| seat != wait.seat).then_some(wait)
    }

    /// That nobody could play since a moment, if somebody was waited for meanwhile, and long enough to be worth an entry.
    pub(super) fn down_since(&self, since: Millis, at: Millis) -> Option<What> {
        let wait = self.wait_that_counts().filter(|_| at.saturating_sub(since) >= DOWN_MILLIS)?;
        wait.stretches(at).any(|(from, to)| from.max(since) < to).then_some(What::Down { since })
    }

    /// The one person's seat the game waits for, and in which turn; none where it waits for several, or stands still.
    fn waited_for_alone(&self) -> Option<(Seat, u32)> {
        let play = self.playing().ok().filter(|_| !self.clocks_stand())?;
        let Status::ToAct { turn, must, .. } = play.settled_status() else { return None };
        let (people, asked) = (self.people(), play.status().waits_for());
        let mut waited = must.iter().filter(|seat| people.contains(*seat) && asked.contains(*seat));
        let first = waited.next()?;
        waited.next().is_none().then_some((first, turn))
    }

    /// The wait there was before an entry.
    pub(super) fn wait_before(&self) -> Option<Wait> {
        self.facts.wait.clone().or_else(|| self.unnoted_wait())
    }

    /// Notes for whom the game waits after an entry, before which it waited so.
    pub(super) fn note_wait(&mut self, before: Option<Wait>, entry: &Entry) {
        let there = self.there_by(entry);
        let is_own = |seat: &Seat| entry.by.is_some() && entry.by == self.facts.seated.person(*seat);
        self.note_presence(there.filter(is_own).filter(|_| !entry.unattended));
        let alone = self.waited_for_alone();
        let still = before.filter(|it| self.duty(it.seat) == Some(it.turn));
        self.facts.wait = match still {
            Some(mut wait) => {
                if there == Some(wait.seat) {
                    wait.begin_anew(entry.at);
                }
                if let What::Down { since } = entry.what {
                    wait.leave_out(since, entry.at);
                }
                wait.go_on(alone.map(|it| it.0) == Some(wait.seat), entry.at);
                Some(wait)
            }
            None => alone.map(|(seat, turn)| Wait::begun(seat, turn, entry.at)),
        };
    }

    /// The seat whose person an entry shows to be there, or for which somebody plays.
    fn there_by(&self, entry: &Entry) -> Option<Seat> {
        if let What::Acted(record) = &entry.what {
            return Some(record.seat);
        }
        if let What::TookBack { seat, .. } = entry.what {
            return Some(seat);
        }
        let by = entry.by?;
        self.facts.seated.all().find(|seat| self.facts.seated.person(*seat) == Some(by))
    }

    /// Whoever does something is there: nobody's agreement about them counts any more, and they have not left. While their
    /// time is over the others decide about that turn, whatever else they do.
    fn note_presence(&mut self, seat: Option<Seat>) {
        let Some(seat) = seat.filter(|_| self.facts.play.is_some()) else { return };
        self.facts.departed.remove(seat);
        if !self.is_time_over(seat) {
            self.facts.stand_ins.forget_about(seat);
        }
    }
}
