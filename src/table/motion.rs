//! Motions: what the people of a table vote about. The game is to go back, to pause or to go on, or a seat is somebody's.
//!
//! One motion is open at a time. It is carried when all others who are there agree, and dropped when one of them says no,
//! whoever made it takes it back, or nobody has settled it within [`MOTION_MILLIS`]; but after a pause whoever has said
//! nothing for so long has agreed to go on. That the game is to go back is dropped when somebody ends a turn instead. A pause is
//! over by itself after [`PAUSE_MILLIS`]. Deliberately absent: what
//! going back is, and what becomes of clocks meanwhile.

use pergola_engine::{Seat, Seats};

use super::{
    Phase, Table, What,
    accord::{Aim, Dropped, Motion, Overtaken},
    clock::DueWhat,
    command::Proposal,
    limits::{ENTRIES_WITH_UNDO, MOTION_MILLIS, OFFERED_MILLIS, PAUSE_TOLD_MILLIS},
    moment::Millis,
    people::{Person, Who},
    refusal::{MotionRefusal, TableRefusal},
};

impl Table {
    /// Somebody wants the others to agree to something. Whose own seat it is needs nobody's agreement.
    pub(super) fn propose(&self, who: &Who, proposal: &Proposal, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let by = self.seat_of_sender(who)?;
        if !self.present().contains(by) && !matches!(proposal, Proposal::Seat { seat, .. } if *seat == by) {
            return Err(TableRefusal::Resigned);
        }
        if let Proposal::Seat { seat, person } = proposal
            && *seat == by
        {
            self.check_offer(by, *seat, person, at)?;
            let person = self.reference(&person.id);
            return Ok(vec![What::SeatOffered { seat: by, person, until: at.saturating_add(OFFERED_MILLIS) }]);
        }
        if let Some(open) = &self.facts.accord.motion {
            return self.propose_besides(open, by, proposal);
        }
        // Nobody's time runs while the people vote: asking again and again would be a way to stop the clock.
        let stops_clocks = matches!(proposal, Proposal::Undo { .. } | Proposal::Redo { .. } | Proposal::Pause);
        if stops_clocks && self.facts.accord.answered.contains(by) {
            return Err(MotionRefusal::AskedThisTurn.into());
        }
        let aim = self.aim(who, by, proposal, at)?;
        Ok(vec![What::Proposed { seat: by, aim, until: at.saturating_add(MOTION_MILLIS) }])
    }

    /// Whoever wants what another has asked for already agrees to it.
    fn propose_besides(&self, open: &Motion, by: Seat, proposal: &Proposal) -> Result<Vec<What>, TableRefusal> {
        let is_the_same = match proposal {
            Proposal::Pause => open.aim == Aim::Pause,
            Proposal::Resume => open.aim == Aim::Resume,
            Proposal::Undo { .. } | Proposal::Redo { .. } | Proposal::Seat { .. } => false,
        };
        match self.missing_for(open) {
            missing if is_the_same && missing.contains(by) => Ok(vec![What::AgreedToMotion { seat: by }]),
            missing if is_the_same => Err(MotionRefusal::WaitsForOthers { missing }.into()),
            _ => Err(MotionRefusal::MotionOpen { by: open.by }.into()),
        }
    }

    fn aim(&self, who: &Who, by: Seat, proposal: &Proposal, at: Millis) -> Result<Aim, TableRefusal> {
        let preferences = who.person().map(Person::preferences).unwrap_or_default();
        match proposal {
            Proposal::Undo { told } => self.undo_aim(by, *told, self.takes_back_freely(by, preferences)),
            Proposal::Redo { told } => self.redo_aim(*told),
            Proposal::Pause if self.facts.accord.paused => Err(MotionRefusal::Paused.into()),
            Proposal::Pause => Ok(Aim::Pause),
            Proposal::Resume if self.facts.accord.paused => Ok(Aim::Resume),
            Proposal::Resume => Err(MotionRefusal::NotPaused.into()),
            Proposal::Seat { seat, person } => {
                self.check_offer(by, *seat, person, at)?;
                Ok(Aim::Seat { seat: *seat, person: self.reference(&person.id), asked: false })
            }
        }
    }

    /// Somebody agrees to the motion of this number.
    pub(super) fn agree_to_motion(&self, who: &Who, number: u64) -> Result<Vec<What>, TableRefusal> {
        let (motion, seat) = self.open_motion(who, number)?;
        if motion.by == seat || motion.agreed.contains(seat) {
            return Err(MotionRefusal::WaitsForOthers { missing: self.missing_for(motion) }.into());
        }
        Ok(vec![What::AgreedToMotion { seat }])
    }

    /// Somebody says no to the motion of this number, or takes it back.
    pub(super) fn decline(&self, who: &Who, number: u64) -> Result<Vec<What>, TableRefusal> {
        let (motion, seat) = self.open_motion(who, number)?;
        let how = if motion.by == seat { Dropped::Withdrawn } else { Dropped::Declined { seat } };
        Ok(vec![What::MotionDropped { how }])
    }

    fn open_motion(&self, who: &Who, number: u64) -> Result<(&Motion, Seat), TableRefusal> {
        self.playing()?;
        let seat = self.seat_of_sender(who)?;
        let motion = self.facts.accord.motion.as_ref().filter(|it| it.number == number).ok_or(MotionRefusal::NoMotion)?;
        if self.present().contains(seat) { Ok((motion, seat)) } else { Err(TableRefusal::Resigned) }
    }

    /// What follows when a motion's time is over.
    pub(super) fn motion_over(&self) -> Vec<What> {
        match self.facts.accord.motion.as_ref().map(|it| it.aim) {
            Some(Aim::Resume) => vec![What::Resumed],
            Some(_) => vec![What::MotionDropped { how: Dropped::Lapsed }],
            None => Vec::new(),
        }
    }

    /// What follows for the open motion from what has happened since the table was as `before`: it is carried when nobody's
    /// agreement is missing any more, and dropped when whoever made it is not there, it cannot be carried out, or the game was
    /// to go back and somebody has ended a turn instead.
    pub(super) fn settle_motion(&self, before: &Table) -> Vec<What> {
        let Some(motion) = self.facts.accord.motion.as_ref().filter(|_| self.phase() == Phase::Playing) else {
            return Vec::new();
        };
        if !self.present().contains(motion.by) {
            return vec![What::MotionDropped { how: Dropped::Withdrawn }];
        }
        if let Aim::Seat { seat, person, .. } = motion.aim
            && !self.can_have(seat, person)
        {
            return vec![What::MotionDropped { how: Dropped::Impossible }];
        }
        if let Some(seat) = self.played_on_since(before, motion) {
            return vec![What::MotionDropped { how: Dropped::Overtaken { seat } }];
        }
        if !self.missing_for(motion).is_empty() {
            return Vec::new();
        }
        let carried = match motion.aim {
            Aim::Undo { to, turn, .. } => self.gone_back(to, turn, false),
            Aim::Redo { to, turn } => self.gone_back(to, turn, true),
            Aim::Pause => Some(vec![What::Paused]),
            Aim::Resume => Some(vec![What::Resumed]),
            // Whoever was voted out is asked first, also where somebody has asked for their seat.
            Aim::Seat { seat, person, asked: true } if !self.facts.voted_out.contains(seat) => {
                Some(vec![What::TookOver { seat, person }])
            }
            Aim::Seat { seat, person, .. } => {
                let until = self.facts.log.last.saturating_add(OFFERED_MILLIS);
                Some(vec![What::SeatOffered { seat, person, until }])
            }
        };
        carried.unwrap_or_else(|| vec![What::MotionDropped { how: Dropped::Impossible }])
    }

    /// Who has ended a turn since the table was as `before`, while the game was to go back. What a seat does aside ends none.
    fn played_on_since(&self, before: &Table, motion: &Motion) -> Option<Seat> {
        let play = self.facts.play.as_ref().filter(|_| motion.aim.goes_back_to().is_some())?;
        play.stories().after(before.told()).find(|story| !story.aside && !story.bot).map(|story| story.seat)
    }

    /// Whose wish to go back was answered last by a turn, and by whose.
    pub fn overtaken(&self) -> Option<Overtaken> {
        self.facts.accord.overtaken
    }

    /// When the pause is over by itself; nothing where there is none.
    pub fn pause_until(&self) -> Option<Millis> {
        self.facts.accord.pause_until(self.facts.log.last)
    }

    /// What is due in a pause: that its end is told, and its end.
    pub(super) fn due_of_pause(&self) -> Option<(Millis, DueWhat)> {
        let until = self.pause_until()?;
        Some(match self.facts.accord.pause_end_told {
            true => (until, DueWhat::PauseOver),
            false => (until.saturating_sub(PAUSE_TOLD_MILLIS), DueWhat::PauseEndTold),
        })
    }

    /// What the people vote about, if they do.
    pub fn motion(&self) -> Option<&Motion> {
        self.facts.accord.motion.as_ref()
    }

    /// Those whose agreement to a motion is missing.
    pub fn missing_for(&self, motion: &Motion) -> Seats {
        if matches!(motion.aim, Aim::Undo { freely: true, .. }) {
            return Seats::NONE;
        }
        self.present().iter().filter(|seat| *seat != motion.by && !motion.agreed.contains(*seat)).collect()
    }

    /// Whether the game stands still until all want to go on.
    pub fn is_paused(&self) -> bool {
        self.facts.accord.paused
    }

    /// Whether nobody's time runs: the game is paused, or is perhaps to go back. Where nothing is taken back any more, the
    /// game comes before the vote, which nobody's time can end then.
    pub fn clocks_stand(&self) -> bool {
        self.facts.accord.paused || (self.is_to_go_back() && self.facts.log.revision < ENTRIES_WITH_UNDO)
    }

    /// Whether the people vote about going back.
    pub(super) fn is_to_go_back(&self) -> bool {
        self.facts.accord.motion.as_ref().is_some_and(|it| it.aim.goes_back_to().is_some())
    }

    /// Refuses while the game stands still.
    pub(super) fn check_goes_on(&self) -> Result<(), TableRefusal> {
        if self.facts.accord.paused { Err(MotionRefusal::Paused.into()) } else { Ok(()) }
    }

    pub(super) fn enter_proposed(&mut self, number: u64, by: Seat, aim: Aim, until: Millis) {
        self.facts.accord.motion = Some(Motion { number, aim, by, agreed: Seats::NONE, until });
        self.facts.accord.overtaken = None;
        self.facts.time.dues += 1;
    }

    pub(super) fn enter_agreed_to_motion(&mut self, seat: Seat) {
        self.facts.accord.motion.iter_mut().for_each(|it| it.agreed.insert(seat));
    }

    /// The motion is not carried. Whoever made it does not ask again in this turn; where somebody has ended the turn instead of
    /// answering, another has begun.
    pub(super) fn enter_dropped(&mut self, how: Dropped) {
        let Some(motion) = self.facts.accord.motion.clone() else { return };
        let told = self.told();
        let accord = &mut self.facts.accord;
        match (how, motion.aim) {
            (Dropped::Overtaken { seat }, _) => accord.overtaken = Some(Overtaken { by: motion.by, played: seat, told }),
            (Dropped::Impossible, _) => {}
            // Whoever asked for it has no seat here.
            (_, Aim::Seat { seat, person, asked: true }) => self.facts.around.turn_down(seat, person),
            (Dropped::Declined { .. } | Dropped::Withdrawn | Dropped::Lapsed, _) => accord.answered.insert(motion.by),
        }
        self.enter_settled();
    }

    /// The game stands still from now on, or goes on. What the people vote about besides stays.
    pub(super) fn enter_paused(&mut self, paused: bool, at: Millis) {
        self.facts.accord.pause(paused, at);
        self.facts.time.dues += 1;
        self.enter_settled_if(|motion| matches!(motion.aim, Aim::Pause | Aim::Resume));
    }

    pub(super) fn enter_pause_end_told(&mut self) {
        self.facts.accord.pause_end_told = true;
        self.facts.time.dues += 1;
    }

    /// The motion is settled, one way or the other.
    pub(super) fn enter_settled(&mut self) {
        self.facts.time.dues += u64::from(self.facts.accord.motion.take().is_some());
    }

    /// The motion is settled, if it is such a one.
    pub(super) fn enter_settled_if(&mut self, is: impl FnOnce(&Motion) -> bool) {
        if self.facts.accord.motion.as_ref().is_some_and(is) {
            self.enter_settled();
        }
    }
}
