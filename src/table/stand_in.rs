//! Bots that play for somebody: because the others agree, or because their time is over.
//!
//! Of somebody whose time is over the others decide whether a bot plays that turn or from now on; of anybody else only that
//! one plays from now on, and only where the game has waited for them for a day or they have left the server: nobody who plays
//! is voted out. Either takes
//! all who are there, and whoever the seat belongs to can come back to it. Deliberately absent: when a time is over.

use pergola_engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{
    Table, What,
    command::SUBSTITUTE,
    commit::TimedOut,
    limits::{AWAY_AFTER_MILLIS, ENTRIES_WITH_UNDO},
    people::{Millis, Who},
    refusal::TableRefusal,
};

impl Table {
    /// One of the others agrees that a bot plays for somebody: this turn, which only goes where their time is over, or from now
    /// on. When all agree it does; for this turn only, unless all want more.
    pub(super) fn let_bot_play(&self, who: &Who, seat: Seat, for_good: bool, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let voter = self.seat_of_sender(who)?;
        let is_over = self.is_time_over(seat);
        if voter == seat || self.paused || !(is_over || for_good && self.stays_away(seat, at)) {
            return Err(TableRefusal::NotAway);
        }
        if !self.present().contains(voter) {
            return Err(TableRefusal::Resigned);
        }
        let agreed = What::AgreedToBot { seat, by: voter, for_good };
        let mut after = self.clone();
        after.enter_agreed_to_bot(seat, voter, for_good);
        if !after.missing_for_bot(seat).is_empty() {
            return Ok(vec![agreed]);
        }
        let bot = SUBSTITUTE.to_owned();
        let for_good = after.agreed_to_bot.iter().filter(|it| it.seat == seat).all(|it| it.for_good);
        let what = match (is_over, for_good) {
            (true, true) => What::TimedOut { seat, then: TimedOut::BotTakesSeat { bot } },
            (true, false) => What::TimedOut { seat, then: TimedOut::BotPlaysTurn { bot } },
            (false, _) => What::VotedOut { seat, bot },
        };
        Ok(vec![agreed, what])
    }

    /// Whether the game has waited for a seat's person for so long that the others may vote them out; that somebody has voted
    /// already ends no waiting.
    fn stays_away(&self, seat: Seat, at: Millis) -> bool {
        let is_long = || self.is_bot_wanted(seat) || at.saturating_sub(self.last) >= AWAY_AFTER_MILLIS;
        self.departed.contains(seat) && self.people().contains(seat) || self.duty(seat).is_some() && is_long()
    }

    /// A seat's person is not in the server any more. Also where nobody else is left the table stays open, since they may come
    /// back.
    pub(super) fn note_departed(&self, who: &Who, seat: Seat) -> Result<Vec<What>, TableRefusal> {
        self.check_house(who)?;
        let plays = self.playing().is_ok() && self.people().contains(seat);
        if !plays || self.departed.contains(seat) || self.revision >= ENTRIES_WITH_UNDO {
            return Err(TableRefusal::NotDue);
        }
        Ok(vec![What::Departed { seat }])
    }

    /// The seats whose people are not in the server any more, until they play again.
    pub fn departed(&self) -> Seats {
        self.departed
    }

    /// The people who have not agreed yet that a bot plays for this seat.
    pub fn missing_for_bot(&self, seat: Seat) -> Seats {
        let agreed: Seats = self.agreed_to_bot.iter().filter(|it| it.seat == seat).map(|it| it.by).collect();
        self.present().iter().filter(|it| *it != seat && !agreed.contains(*it)).collect()
    }

    /// Whether somebody wants a bot to play for this seat.
    pub fn is_bot_wanted(&self, seat: Seat) -> bool {
        self.agreed_to_bot.iter().any(|it| it.seat == seat)
    }

    pub(super) fn enter_agreed_to_bot(&mut self, seat: Seat, by: Seat, for_good: bool) {
        self.agreed_to_bot.retain(|it| (it.seat, it.by) != (seat, by));
        self.agreed_to_bot.push(AgreedToBot { seat, by, for_good });
    }

    /// Whoever plays is there: nobody's agreement about them counts any more.
    pub(super) fn forget_agreements(&mut self, seat: Seat) {
        self.agreed_to_bot.retain(|it| it.seat != seat);
    }

    pub(super) fn enter_voted_out(&mut self, seat: Seat, bot: &str) {
        self.forget_agreements(seat);
        self.votes.remove(seat);
        let bot = self.bot_named(bot);
        self.enter_bot(seat, Some(bot));
    }

    pub(super) fn enter_timed_out(&mut self, seat: Seat, then: &TimedOut) {
        let turn = self.turn_of(seat).unwrap_or_default();
        self.forget_agreements(seat);
        match then {
            TimedOut::Confirmed => self.dues += 1,
            TimedOut::Asked => self.enter_clock(seat, |clock| {
                clock.running = None;
                clock.over = Some(turn);
            }),
            TimedOut::BotPlaysTurn { bot } => {
                self.dues += 1;
                self.standing_in.push((seat, turn));
                let bot = self.bot_named(bot);
                self.enter_bot(seat, Some(bot));
            }
            TimedOut::BotTakesSeat { bot } => {
                self.dues += 1;
                self.enter_voted_out(seat, bot);
            }
        }
    }

    /// Gives their seats back to those for whom a bot has played the turn.
    pub(super) fn end_standing_in(&mut self) {
        let now: Vec<(Seat, u32)> =
            self.standing_in.iter().filter(|(seat, turn)| self.turn_of(*seat) != Some(*turn)).copied().collect();
        for (seat, _) in now {
            self.standing_in.retain(|(it, _)| *it != seat);
            self.returning.insert(seat);
        }
    }

    /// The seats whose turn a bot plays because its person's time is over.
    pub fn stood_in(&self) -> Seats {
        self.standing_in.iter().map(|(seat, _)| *seat).collect()
    }
}

/// Somebody agrees that a bot plays for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct AgreedToBot {
    /// For whom.
    pub(super) seat: Seat,
    /// Who agrees.
    pub(super) by: Seat,
    /// Whether from now on.
    for_good: bool,
}
