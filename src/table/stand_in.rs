//! Bots that play for somebody: because the others agree, or because their time is over.
//!
//! Of somebody whose time is over the others decide whether a bot plays that turn or from now on; of anybody else only that
//! one plays from now on, and only where the game has waited for them alone for a day or they have left the server: nobody who
//! plays is voted out. Either takes
//! all who are there, and whoever the seat belongs to can come back to it. Deliberately absent: when a time is over.

use pergola_engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{
    Table, What, entry::TimedOut, limits::ENTRIES_WITH_UNDO, moment::Millis, people::Who, refusal::TableRefusal,
    seated::SUBSTITUTE,
};

impl Table {
    /// One of the others agrees that a bot plays for somebody: this turn, which only goes where their time is over, or from now
    /// on. When all agree it does; for this turn only, unless all want more.
    pub(super) fn let_bot_play(&self, who: &Who, seat: Seat, for_good: bool, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let voter = self.seat_of_sender(who)?;
        let is_over = self.is_time_over(seat);
        if voter == seat || self.facts.accord.paused || !(is_over || for_good) {
            return Err(TableRefusal::NotAway);
        }
        if !is_over && !self.stays_away(seat, at) {
            let until = self.waits_until(seat, at);
            return Err(until.map_or(TableRefusal::NotAway, |until| TableRefusal::NotAwayYet { seat, until }));
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
        let for_good = after.facts.stand_ins.about(seat).all(|it| it.for_good);
        let what = match (is_over, for_good) {
            (true, true) => What::TimedOut { seat, then: TimedOut::BotTakesSeat { bot } },
            (true, false) => What::TimedOut { seat, then: TimedOut::BotPlaysTurn { bot } },
            (false, _) => What::VotedOut { seat, bot },
        };
        Ok(vec![agreed, what])
    }

    /// Whether a seat's person has left the server, or the game has waited for them for so long that the others may vote them
    /// out.
    fn stays_away(&self, seat: Seat, at: Millis) -> bool {
        self.facts.departed.contains(seat) && self.people().contains(seat) || self.has_waited_long(seat, at)
    }

    /// A seat's person is not in the server any more. Also where nobody else is left the table stays open, since they may come
    /// back.
    pub(super) fn note_departed(&self, who: &Who, seat: Seat) -> Result<Vec<What>, TableRefusal> {
        self.check_house(who)?;
        let plays = self.playing().is_ok() && self.people().contains(seat);
        if !plays || self.facts.departed.contains(seat) || self.facts.log.revision >= ENTRIES_WITH_UNDO {
            return Err(TableRefusal::NotDue);
        }
        Ok(vec![What::Departed { seat }])
    }

    /// The seats whose people are not in the server any more, until they play again.
    pub fn departed(&self) -> Seats {
        self.facts.departed
    }

    /// The people who have not agreed yet that a bot plays for this seat.
    pub fn missing_for_bot(&self, seat: Seat) -> Seats {
        let agreed: Seats = self.facts.stand_ins.about(seat).map(|it| it.by).collect();
        self.present().iter().filter(|it| *it != seat && !agreed.contains(*it)).collect()
    }

    /// Whether somebody wants a bot to play for this seat.
    pub fn is_bot_wanted(&self, seat: Seat) -> bool {
        self.facts.stand_ins.about(seat).next().is_some()
    }

    pub(super) fn enter_agreed_to_bot(&mut self, seat: Seat, by: Seat, for_good: bool) {
        self.facts.stand_ins.agree(AgreedToBot { seat, by, for_good });
    }

    pub(super) fn enter_voted_out(&mut self, seat: Seat, bot: &str) {
        self.facts.stand_ins.forget_about(seat);
        self.facts.closing.votes.remove(seat);
        self.facts.voted_out.insert(seat);
        let bot = self.facts.seated.bot_named(bot);
        self.enter_bot(seat, Some(bot));
    }

    pub(super) fn enter_timed_out(&mut self, seat: Seat, then: &TimedOut) {
        let turn = self.turn_of(seat).unwrap_or_default();
        // What the clock confirms says nothing of whether somebody is there.
        if *then != TimedOut::Confirmed {
            self.facts.stand_ins.forget_about(seat);
        }
        match then {
            TimedOut::Confirmed => self.facts.time.dues += 1,
            TimedOut::Asked | TimedOut::DeputyPlays => self.facts.time.change(seat, |clock| {
                clock.running = None;
                clock.over = Some(turn);
            }),
            TimedOut::BotPlaysTurn { bot } => {
                self.facts.time.dues += 1;
                self.facts.stand_ins.standing_in.push((seat, turn));
                let bot = self.facts.seated.bot_named(bot);
                self.enter_bot(seat, Some(bot));
            }
            TimedOut::BotTakesSeat { bot } => {
                self.facts.time.dues += 1;
                self.enter_voted_out(seat, bot);
            }
        }
    }

    /// Gives their seats back to those for whom a bot has played the turn.
    pub(super) fn end_standing_in(&mut self) {
        let now: Vec<(Seat, u32)> =
            self.facts.stand_ins.standing_in.iter().filter(|(seat, turn)| self.turn_of(*seat) != Some(*turn)).copied().collect();
        for (seat, _) in now {
            self.facts.stand_ins.end(seat);
            self.facts.returning.insert(seat);
        }
    }

    /// The seats whose turn a bot plays because its person's time is over.
    pub fn stood_in(&self) -> Seats {
        self.facts.stand_ins.stood_in()
    }
}

/// For whom bots play, or would.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StandIns {
    /// The seats whose turn a bot plays because its person's time is over, each with the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    standing_in: Vec<(Seat, u32)>,
    /// Who agrees that a bot plays for whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    agreed_to_bot: Vec<AgreedToBot>,
}

impl StandIns {
    /// The seats whose turn a bot plays because its person's time is over.
    fn stood_in(&self) -> Seats {
        self.standing_in.iter().map(|(seat, _)| *seat).collect()
    }

    /// The seats they tell of.
    pub(super) fn seats(&self) -> Seats {
        self.agreed_to_bot.iter().flat_map(|it| [it.seat, it.by]).collect::<Seats>().union(self.stood_in())
    }

    /// What the others have agreed to about a seat.
    fn about(&self, seat: Seat) -> impl Iterator<Item = &AgreedToBot> {
        self.agreed_to_bot.iter().filter(move |it| it.seat == seat)
    }

    fn agree(&mut self, agreed: AgreedToBot) {
        self.agreed_to_bot.retain(|it| (it.seat, it.by) != (agreed.seat, agreed.by));
        self.agreed_to_bot.push(agreed);
    }

    /// No bot plays a turn for a seat any more.
    pub(super) fn end(&mut self, seat: Seat) {
        self.standing_in.retain(|(it, _)| *it != seat);
    }

    /// Whoever plays is there: nobody's agreement about them counts any more.
    pub(super) fn forget_about(&mut self, seat: Seat) {
        self.agreed_to_bot.retain(|it| it.seat != seat);
    }

    /// Somebody else has a seat: nothing of what was agreed about it or by it counts any more, and no bot plays its turn.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.end(seat);
        self.agreed_to_bot.retain(|it| it.seat != seat && it.by != seat);
    }

    /// The game has gone back, and nothing that was agreed counts any more.
    pub(super) fn forget_agreements(&mut self) {
        self.agreed_to_bot.clear();
    }
}

/// Somebody agrees that a bot plays for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct AgreedToBot {
    /// For whom.
    seat: Seat,
    /// Who agrees.
    by: Seat,
    /// Whether from now on.
    for_good: bool,
}
