//! Who had which seat, and who played it, as a log goes on.
//!
//! It is told from entries alone, without the game: a seat that a bot ends a turn for after its person has come back is theirs
//! again, but for what that bot still does. Deliberately absent: who they are.

use std::rc::Rc;

use pergola_engine::Seat;
use pergola_table::{BotName, Entry, PersonRef, SeatHolder, TimedOut, What};

/// Who has the seats after some entries.
#[derive(Default)]
pub(super) struct Sitting {
    holders: Rc<Vec<SeatHolder>>,
    /// The bots that played a seat last.
    bots: Vec<(Seat, BotName)>,
    /// The seats whose turn alone a bot plays, each with the turn.
    standing_in: Vec<(Seat, u32)>,
}

impl Sitting {
    /// Who has the seats; who plays one in this entry is told by the entry.
    pub(super) fn holders(&self) -> Rc<Vec<SeatHolder>> {
        self.holders.clone()
    }

    /// Whose a seat is.
    pub(super) fn person(&self, seat: Seat) -> Option<PersonRef> {
        self.holders.get(seat.index())?.person
    }

    /// After one more entry, which was written in this turn.
    pub(super) fn goes_on(&mut self, entry: &Entry, turn: u32) {
        let over: Vec<Seat> = self.standing_in.iter().filter(|(_, it)| *it != turn).map(|(seat, _)| *seat).collect();
        over.into_iter().for_each(|seat| self.comes_back(seat));
        match &entry.what {
            What::Opened { person, .. } | What::Joined { person, .. } => self.sits_down(SeatHolder::of_person(*person)),
            What::BotAdded { bot, .. } => self.sits_down(SeatHolder::of_bot(BotName::among(&self.holders, bot))),
            What::Left { seat } | What::BotRemoved { seat } => {
                if seat.index() < self.holders.len() {
                    Rc::make_mut(&mut self.holders).remove(seat.index());
                }
            }
            What::Started { holders, .. } => self.holders = Rc::new(holders.clone()),
            What::Resigned { seat, bot } | What::VotedOut { seat, bot } => self.leaves(*seat, bot),
            What::TimedOut { seat, then } => self.time_is_over(*seat, then, turn),
            What::CameBack { seat } => self.comes_back(*seat),
            What::TookOver { seat, person } => {
                self.comes_back(*seat);
                self.change(*seat, |holder| holder.person = Some(*person));
            }
            // A seat that a person plays is no bot's.
            What::Acted(record) if entry.by.is_some() => self.comes_back(record.seat),
            What::Acted(_)
            | What::Invited(_)
            | What::Uninvited { .. }
            | What::OptionSet { .. }
            | What::EditionSet { .. }
            | What::SeatsSet { .. }
            | What::ShuffledSet { .. }
            | What::UnaidedSet { .. }
            | What::TookBack { .. }
            | What::VotedToClose { .. }
            | What::VoteTakenBack { .. }
            | What::Closed { .. }
            | What::TimeLimitSet { .. }
            | What::ClockRuns { .. }
            | What::ClockStands { .. }
            | What::ClockHeld { .. }
            | What::Reminded { .. }
            | What::Snoozed { .. }
            | What::AgreedToBot { .. }
            | What::Proposed { .. }
            | What::AgreedToMotion { .. }
            | What::MotionDropped { .. }
            | What::WentBack { .. }
            | What::Paused
            | What::PauseEndTold
            | What::Resumed
            | What::SeatOffered { .. }
            | What::OfferTakenBack { .. }
            | What::SubstituteSought { .. }
            | What::SearchEnded { .. }
            | What::Here { .. }
            | What::OwnerSet { .. }
            | What::Followed { .. }
            | What::Unfollowed { .. }
            | What::Departed { .. }
            | What::RulesChanged { .. }
            | What::Deputy { .. }
            | What::Moved { .. }
            | What::AwayTold { .. }
            | What::Down { .. } => {}
        }
    }

    /// After the time of somebody on `seat` was over in this turn.
    fn time_is_over(&mut self, seat: Seat, then: &TimedOut, turn: u32) {
        match then {
            TimedOut::BotTakesSeat { bot } => self.leaves(seat, bot),
            TimedOut::BotPlaysTurn { bot } => {
                self.leaves(seat, bot);
                self.standing_in.push((seat, turn));
            }
            TimedOut::Confirmed | TimedOut::Asked | TimedOut::DeputyPlays => {}
        }
    }

    /// Who has the seats where a bot does something on one of them.
    pub(super) fn with_bot_on(&self, seat: Seat) -> Rc<Vec<SeatHolder>> {
        let is_missing = self.holders.get(seat.index()).is_some_and(|holder| holder.bot.is_none());
        let last = self.bots.iter().find(|(it, _)| *it == seat).map(|(_, bot)| bot.clone()).filter(|_| is_missing);
        let mut holders = self.holders.clone();
        if last.is_some() {
            Rc::make_mut(&mut holders)[seat.index()].bot = last;
        }
        holders
    }

    fn sits_down(&mut self, holder: SeatHolder) {
        Rc::make_mut(&mut self.holders).push(holder);
    }

    fn leaves(&mut self, seat: Seat, key: &str) {
        if self.holders.get(seat.index()).is_some_and(|holder| holder.bot.is_none()) {
            let bot = BotName::among(&self.holders, key);
            self.bots.retain(|(it, _)| *it != seat);
            self.bots.push((seat, bot.clone()));
            self.change(seat, |holder| holder.bot = Some(bot));
        }
    }

    fn comes_back(&mut self, seat: Seat) {
        self.standing_in.retain(|(it, _)| *it != seat);
        if self.holders.get(seat.index()).is_some_and(|holder| holder.bot.is_some() && holder.person.is_some()) {
            self.change(seat, |holder| holder.bot = None);
        }
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut SeatHolder)) {
        if let Some(holder) = Rc::make_mut(&mut self.holders).get_mut(seat.index()) {
            change(holder);
        }
    }
}
