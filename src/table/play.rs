//! While the game is played: actions, taking back, leaving and coming back, closing.

use pergola_engine::{IllegalAction, Seat, Seats, Unreadable};
use serde::{Deserialize, Serialize};

use super::{
    ClosedBecause, Phase, Table, What,
    limits::NOTATION_CHARACTERS,
    met::KnownLuck,
    moment::Millis,
    people::Who,
    refusal::{TableRefusal, check_ids},
    seated::SUBSTITUTE,
    turn::Play,
};

/// Whether the table is closed, or is to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Closing {
    /// Seats that agree to close the table.
    #[serde(default)]
    pub(super) votes: Seats,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) closed: Option<ClosedBecause>,
}

impl Closing {
    /// Those of these people who have not agreed.
    fn missing(self, people: Seats) -> Seats {
        people.iter().filter(|seat| !self.votes.contains(*seat)).collect()
    }

    /// The same with one more who agrees.
    fn with(self, seat: Seat) -> Closing {
        Closing { votes: self.votes.union(Seats::only(seat)), ..self }
    }
}

impl Table {
    pub(super) fn act(
        &self,
        who: &Who,
        (seat, action): (Seat, &str),
        decision: Option<u64>,
        at: Millis,
        seed: u64,
    ) -> Result<Vec<What>, TableRefusal> {
        let play = self.playing()?;
        self.check_acts(who, seat, at)?;
        self.check_goes_on()?;
        check_decision(play, seat, decision)?;
        if action.chars().count() > NOTATION_CHARACTERS {
            let start: String = action.chars().take(NOTATION_CHARACTERS / 10).collect();
            let why = format!("an action has at most {NOTATION_CHARACTERS} characters");
            return Err(TableRefusal::Illegal(IllegalAction::Unreadable(Unreadable::new(start, why))));
        }
        let acted = What::Acted(play.record(seat, action, self.known_luck(), seed)?);
        Ok([acted].into_iter().chain(self.back_by_acting(who, seat, at)).collect())
    }

    /// What is known of the luck that the next action meets.
    pub(super) fn known_luck(&self) -> KnownLuck<'_> {
        KnownLuck { told: self.told_next(), met: &self.facts.met }
    }

    /// Takes back as many actions as `choose` answers, given how many could be.
    pub(super) fn take_back(
        &self,
        who: &Who,
        decision: Option<u64>,
        at: Millis,
        choose: impl FnOnce(u32) -> u32,
    ) -> Result<Vec<What>, TableRefusal> {
        let play = self.playing()?;
        let seat = self.acting_seat(who)?;
        self.check_acts(who, seat, at)?;
        self.check_goes_on()?;
        check_decision(play, seat, decision)?;
        let actions = choose(play.takeable(seat)?);
        play.without(seat, actions).map_err(|_| TableRefusal::UndoBreaks)?;
        Ok([What::TookBack { seat, actions }].into_iter().chain(self.back_by_acting(who, seat, at)).collect())
    }

    pub(super) fn resign(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let seat = self.seat_of_sender(who)?;
        if !self.present().contains(seat) {
            return Err(TableRefusal::Resigned);
        }
        let resigned = What::Resigned { seat, bot: SUBSTITUTE.to_owned() };
        let mut staying = self.present();
        staying.remove(seat);
        // Where all who stay have agreed to close the table, it is theirs to do so: whoever leaves is told that a bot plays on.
        let closed = staying.is_empty().then_some(What::Closed { why: ClosedBecause::Deserted });
        Ok([resigned].into_iter().chain(closed).collect())
    }

    pub(super) fn come_back(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let seat = self.seat_of_sender(who)?;
        if self.present().contains(seat) {
            return Err(TableRefusal::NotResigned);
        }
        Ok(vec![What::CameBack { seat }])
    }

    pub(super) fn close(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        let closed = |why| Ok(vec![What::Closed { why }]);
        match self.phase() {
            Phase::Over | Phase::Closed(_) => Err(TableRefusal::Ended),
            Phase::Lobby if self.is_owner(who) => closed(ClosedBecause::Owner),
            Phase::Lobby | Phase::Playing if who.moderates() => closed(ClosedBecause::Moderator),
            Phase::Lobby => Err(self.not_owner()),
            Phase::Playing => self.vote_to_close(who),
        }
    }

    pub(super) fn play_on(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let seat = self.seat_of_sender(who)?;
        if self.facts.closing.votes.contains(seat) { Ok(vec![What::VoteTakenBack { seat }]) } else { Err(TableRefusal::NotVoted) }
    }

    /// Only the house moves a table: it knows from the doors where a card could be posted.
    pub(super) fn move_to(&self, who: &Who, channel: &str) -> Result<Vec<What>, TableRefusal> {
        match (who, self.phase()) {
            (_, Phase::Closed(_)) => Err(TableRefusal::Ended),
            (Who::House, _) => {
                check_ids([channel])?;
                Ok(vec![What::Moved { channel: channel.to_owned() }])
            }
            _ => Err(self.not_owner()),
        }
    }

    fn vote_to_close(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        let seat = self.seat_of_sender(who)?;
        self.check_plays(who, seat)?;
        if self.facts.closing.votes.contains(seat) {
            let missing = self.missing_votes();
            let closed = || Ok(vec![What::Closed { why: ClosedBecause::Agreed }]);
            return if missing.is_empty() { closed() } else { Err(TableRefusal::WaitsForVotes { missing }) };
        }
        let closed = self.facts.closing.with(seat).missing(self.present()).is_empty();
        let closed = closed.then_some(What::Closed { why: ClosedBecause::Agreed });
        Ok([What::VotedToClose { seat }].into_iter().chain(closed).collect())
    }

    /// The seats whose people would have to agree to close the table.
    pub fn missing_votes(&self) -> Seats {
        self.facts.closing.missing(self.present())
    }

    /// The seats whose people play, or come back when a bot has ended their turn.
    pub fn present(&self) -> Seats {
        self.people().union(self.facts.returning).union(self.stood_in())
    }

    /// Refuses unless the sender plays this seat: the person it belongs to, or a bot where one does.
    pub(super) fn check_plays(&self, who: &Who, seat: Seat) -> Result<(), TableRefusal> {
        let bot = self.bot_on(seat).is_some();
        match who {
            Who::Bot if bot => Ok(()),
            Who::Bot | Who::House => Err(TableRefusal::NotSeated),
            Who::Person { person, .. } if self.seat_of(&person.id) != Some(seat) => Err(TableRefusal::NotSeated),
            Who::Person { .. } if bot => Err(TableRefusal::Resigned),
            Who::Person { .. } => Ok(()),
        }
    }
}

/// Refuses what belongs to a decision of this seat that is over.
fn check_decision(play: &Play, seat: Seat, seen: Option<u64>) -> Result<(), TableRefusal> {
    let decision = play.decision(seat);
    if seen.is_some_and(|seen| seen != decision) { Err(TableRefusal::Stale { decision }) } else { Ok(()) }
}
