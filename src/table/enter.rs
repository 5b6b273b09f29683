//! Entering an entry: what each kind of entry changes. Nothing is judged here any more.

use std::{cmp::Ordering, sync::Arc};

use pergola_engine::{AnyState, Chance, Chosen, Edition, Record, Seat, Unreadable};

use super::{
    Entry, KeptSeat, Millis, PersonRef, Position, SeatHolder, Table, What,
    choices::moved,
    faces::Faces,
    seated::BotName,
    standby::{Played, Player},
    turn::Play,
};

impl Table {
    /// Changes the table as the entry tells. A table that could not be changed is not to be used any more.
    pub(super) fn enter(&mut self, entry: &Entry) -> Result<(), Unreadable> {
        let unreadable = |why: &str| Unreadable::new(format!("entry {}", entry.seq), why);
        if entry.seq != self.facts.log.revision {
            return Err(unreadable(&format!("entry {} comes next", self.facts.log.revision)));
        }
        let (turn, wait) = (self.settled_turn(), self.wait_before());
        self.enter_what(entry).map_err(|why| unreadable(&why.to_string()))?;
        self.faces = Faces::default();
        self.note_wait(wait, entry);
        self.facts.log.grow(entry.at);
        if !matches!(entry.what, What::WentBack { .. }) {
            self.note_turn_start(turn);
        }
        Ok(())
    }

    /// What each kind of entry does. Each is named here: a new one says so, too.
    fn enter_what(&mut self, entry: &Entry) -> Result<(), Unreadable> {
        let Entry { what, at, by, .. } = entry;
        match what {
            What::Opened { .. } => return Err(Unreadable::new("a log", "a table is opened once")),
            What::Joined { person, .. } => self.enter_joined(*person, *at),
            What::Left { seat } => self.enter_left(*seat),
            What::Invited(kept) => self.enter_invited(kept),
            What::Uninvited { person } => self.enter_uninvited(*person),
            What::BotAdded { bot, .. } => self.enter_bot_added(bot, *at),
            What::BotRemoved { seat } => self.enter_vacated(*seat),
            What::OptionSet { key, chosen } => self.enter_option(key, chosen.as_ref()),
            What::EditionSet { edition } => self.enter_edition(edition)?,
            What::SeatsSet { seats } => self.facts.opening.seats = *seats,
            What::ShuffledSet { shuffled } => self.facts.opening.shuffled = *shuffled,
            What::UnaidedSet { unaided } => self.facts.opening.unaided = *unaided,
            What::TimeLimitSet { limit } => self.facts.opening.time = *limit,
            What::Started { version, chance, holders, position: Some(position) } => {
                self.enter_position((*version, position), chance, holders)?;
            }
            What::Started { chance, holders, .. } => self.enter_started(chance, holders)?,
            What::Acted(record) => self.enter_acted(record, *by, entry.is_attended())?,
            What::TookBack { seat, actions } => self.enter_taken_back(*seat, *actions)?,
            What::Resigned { seat, bot } => self.enter_resigned(*seat, bot),
            What::CameBack { seat } => self.enter_came_back(*seat),
            What::VotedToClose { seat } => self.facts.closing.votes.insert(*seat),
            What::VoteTakenBack { seat } => self.facts.closing.votes.remove(*seat),
            What::Closed { why } => self.facts.closing.closed = Some(*why),
            What::ClockRuns { seat, running } => self.enter_clock_runs(*seat, running),
            What::ClockStands { seat, bank } => self.enter_clock_stands(*seat, *bank),
            What::ClockHeld { seat, left } => self.enter_clock_held(*seat, *left),
            What::Reminded { seat, reminder } => self.enter_reminded(*seat, *reminder),
            What::Snoozed { seat, reminder } => self.enter_snoozed(*seat, *reminder),
            What::TimedOut { seat, then } => self.enter_timed_out(*seat, then),
            What::VotedOut { seat, bot } => self.enter_voted_out(*seat, bot),
            What::AgreedToBot { seat, by, for_good } => self.enter_agreed_to_bot(*seat, *by, *for_good),
            What::Proposed { seat, aim, until } => self.enter_proposed(self.facts.log.revision, *seat, *aim, *until),
            What::AgreedToMotion { seat } => self.enter_agreed_to_motion(*seat),
            What::MotionDropped { how } => self.enter_dropped(*how),
            What::WentBack { to, redone, .. } => self.enter_went_back(*to, *redone)?,
            What::Paused => self.enter_paused(true, *at),
            What::PauseEndTold => self.enter_pause_end_told(),
            What::Resumed => self.enter_paused(false, *at),
            What::SeatOffered { seat, person, until } => self.enter_offered((*seat, *person), *until, *by, *at),
            What::OfferTakenBack { seat } => self.enter_offer_taken_back(*seat),
            What::SubstituteSought { seat, by, until } => self.enter_sought(*seat, *by, *until),
            What::SearchEnded { seat, .. } => self.enter_search_ended(*seat),
            What::TookOver { seat, person } => self.enter_took_over(*seat, *person),
            What::OwnerSet { person } => self.enter_owner(*person),
            What::Followed { person } => self.enter_followed(*person),
            What::Unfollowed { person } => self.enter_unfollowed(*person),
            What::Here { seat, absence } => self.enter_here(*seat, *absence, *at),
            What::Departed { seat } => self.facts.departed.insert(*seat),
            What::RulesChanged { to } => self.facts.opening.rules = *to,
            What::Deputy { seat, told } => self.enter_deputy(*seat, *told),
            What::Moved { channel } => self.enter_moved(channel),
            What::AwayTold { seat, absence } => self.enter_away_told(*seat, *absence),
            // Only for whom the game waits is noted, and for how long.
            What::Down { .. } => {}
        }
        Ok(())
    }

    fn enter_joined(&mut self, person: PersonRef, at: Millis) {
        self.welcome(person);
        self.facts.around.unfollow(person);
        self.facts.seated.sit_down(SeatHolder::of_person(person), at);
    }

    fn enter_bot_added(&mut self, bot: &str, at: Millis) {
        let bot = self.facts.seated.bot_named(bot);
        self.facts.seated.sit_down(SeatHolder::of_bot(bot), at);
    }

    fn enter_invited(&mut self, kept: &KeptSeat) {
        self.welcome(kept.person);
        self.facts.seated.invited.push(kept.clone());
    }

    fn enter_uninvited(&mut self, person: PersonRef) {
        self.welcome(person);
        self.facts.seated.invited.retain(|it| it.person != person);
    }

    fn enter_option(&mut self, key: &str, chosen: Option<&Chosen>) {
        let options = &mut self.facts.opening.options.0;
        match chosen {
            Some(chosen) => options.insert(key.to_owned(), chosen.clone()),
            None => options.remove(key),
        };
    }

    fn enter_resigned(&mut self, seat: Seat, bot: &str) {
        self.facts.stand_ins.forget_about(seat);
        self.facts.returning.remove(seat);
        self.facts.closing.votes.remove(seat);
        self.facts.standby.end(seat);
        // Who leaves in the turn that a bot plays for them does not get their seat back with its end.
        self.facts.stand_ins.end(seat);
        let bot = self.bot_on(seat).cloned().unwrap_or_else(|| self.facts.seated.bot_named(bot));
        self.enter_bot(seat, Some(bot));
    }

    fn enter_came_back(&mut self, seat: Seat) {
        self.facts.returning.insert(seat);
        self.facts.voted_out.remove(seat);
        self.facts.around.come_back(seat);
        self.seat_returning();
    }

    fn enter_owner(&mut self, person: PersonRef) {
        self.welcome(person);
        self.facts.seated.owner = Some(person);
    }

    fn enter_left(&mut self, seat: Seat) {
        let seated = &self.facts.seated;
        let owner = if seated.is_owners(seat) { seated.heir(seat) } else { seated.owner };
        self.enter_vacated(seat);
        self.facts.seated.owner = owner;
    }

    /// Those behind a vacated seat move up.
    fn enter_vacated(&mut self, vacated: Seat) {
        self.facts.seated.holders.remove(vacated.index());
        let moved_up = |seat: Seat| match seat.cmp(&vacated) {
            Ordering::Less => Some(seat),
            Ordering::Equal => None,
            Ordering::Greater => Some(Seat(seat.0 - 1)),
        };
        self.facts.opening.options = moved(&self.facts.opening.options, self.game.meta().options, moved_up);
    }

    fn enter_edition(&mut self, edition: &Edition) -> Result<(), Unreadable> {
        self.game = Arc::clone(self.editions.exactly(edition).map_err(|why| Unreadable::new("an edition", why))?);
        self.facts.opening.edition = Some(edition.clone());
        Ok(())
    }

    fn enter_started(&mut self, chance: &[String], holders: &[SeatHolder]) -> Result<(), Unreadable> {
        let seats = holders.len() as u8;
        self.enter_order(holders);
        let mut luck = Chance::told(chance.to_vec());
        let start = self.game.start(seats, &self.facts.opening.options, &mut luck);
        let start = start.map_err(|why| Unreadable::new("a start", why.id))?;
        luck.finish().map_err(|why| Unreadable::new("a start", why))?;
        self.enter_begun(start, chance, holders);
        Ok(())
    }

    /// The game goes on from another's position; what seats chose there for themselves stays with their seats.
    fn enter_position(
        &mut self,
        (version, position): (u16, &Position),
        chance: &[String],
        holders: &[SeatHolder],
    ) -> Result<(), Unreadable> {
        let start = self.position_state(position, version, holders.len() as u8)?;
        self.facts.milestones.clone_from(&position.milestones);
        self.enter_begun(start, chance, holders);
        Ok(())
    }

    fn enter_begun(&mut self, start: Box<dyn AnyState>, chance: &[String], holders: &[SeatHolder]) {
        let seats = holders.len() as u8;
        holders.iter().filter_map(|it| it.person).for_each(|person| self.welcome(person));
        self.facts.seated.holders = holders.to_vec();
        self.facts.seated.invited.clear();
        self.facts.opening.seats = seats;
        self.facts.play = Some(Play::new(start, seats, self.game.meta().version));
        self.enter_course(chance);
        self.facts.time.clocks =
            self.facts.opening.time.map(|limit| vec![limit.beginning(); usize::from(seats)]).unwrap_or_default();
    }

    /// What seats chose for themselves goes along when luck seats them anew.
    pub(super) fn enter_order(&mut self, holders: &[SeatHolder]) {
        let seat_of = |before: Seat| {
            let holder = self.facts.seated.holders.get(before.index())?;
            holders.iter().position(|it| it == holder).map(|at| Seat(at as u8))
        };
        self.facts.opening.options = moved(&self.facts.opening.options, self.game.meta().options, seat_of);
    }

    fn enter_taken_back(&mut self, seat: Seat, actions: u32) -> Result<(), Unreadable> {
        let play = self.play()?.without(seat, actions);
        self.facts.play = Some(play.map_err(|why| Unreadable::new("taking back", why))?);
        self.enter_lesson_taken_back(actions);
        Ok(())
    }

    fn enter_acted(&mut self, record: &Record, by: Option<PersonRef>, attended: bool) -> Result<(), Unreadable> {
        let before = self.play()?;
        let bot = self.bot_on(record.seat).is_some();
        let player = match self.deputy_acting(record.seat, by) {
            _ if bot => Player::Bot,
            Some(deputy) => Player::Deputy(deputy),
            // The clock has ended what somebody laid out.
            None if by.is_none() => before.laid_out_by(record.seat),
            None => Player::Own,
        };
        let timed_out = if bot { self.stood_in().contains(record.seat) } else { by.is_none() };
        let played = Played { by: player, timed_out };
        let after = before.after(record, played, self.is_heard(record)).map_err(|why| Unreadable::new(&record.action, why))?;
        let mut met = self.facts.met.clone();
        before.note_met(&mut met, record);
        let told = after.stories().after(before.stories().told()).flat_map(|story| &story.events);
        self.facts.milestones.extend(told.filter(|event| self.game.is_milestone(event)).cloned());
        self.facts.play = Some(after);
        self.facts.met = met;
        self.facts.turns.go_on();
        self.enter_lesson_step(record);
        // Where somebody plays no bot is wanted; whoever plays on is there, and has thought better of closing. What the clock or
        // a plan does is nobody's presence.
        if attended && player != Player::Bot {
            self.facts.stand_ins.forget_about(record.seat);
        }
        if attended && player == Player::Own {
            self.facts.closing.votes.remove(record.seat);
            self.facts.departed.remove(record.seat);
        }
        self.seat_returning();
        Ok(())
    }

    /// Gives their seats back to those who return, wherever nothing of the bot is pending.
    pub(super) fn seat_returning(&mut self) {
        self.end_standing_in();
        for seat in self.facts.returning.iter() {
            if self.facts.play.as_ref().is_some_and(|play| !play.has_pending_of_bot(seat)) {
                self.facts.returning.remove(seat);
                self.enter_bot(seat, None);
            }
        }
    }

    pub(super) fn enter_bot(&mut self, seat: Seat, bot: Option<BotName>) {
        self.note_gone(seat, bot.is_some());
        let holder = &mut self.facts.seated.holders[seat.index()];
        let before = holder.clone();
        holder.bot = bot;
        let is_another = *holder != before;
        if let Some(play) = &mut self.facts.play {
            if is_another {
                play.note_holder(seat, &before);
            }
            play.count_decision(seat);
        }
    }

    fn play(&self) -> Result<&Play, Unreadable> {
        self.facts.play.as_ref().ok_or_else(|| Unreadable::new("a log", "nobody acts before the start"))
    }
}
