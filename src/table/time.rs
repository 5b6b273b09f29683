//! Time at a table: when clocks run and stand, what comes due, and what follows when somebody's time is over.
//!
//! The house tells a table which cards were delivered and when something is due; the table decides. What is due has a number
//! like a decision, so that it is carried out once. Deliberately absent: the clock itself, and whoever watches it.

use pergola_engine::{END, Seat, Seats, Status};

use super::{
    ClosedBecause, Notice, Phase, Table, What,
    absence::Here,
    clock::{Due, DueWhat, Running, SeatClock, TimeLimit, WhenOver},
    entry::TimedOut,
    habits::Habits,
    limits::{ENTRIES_WITH_UNDO, LESSON_MILLIS, LOBBY_MILLIS, REMINDERS, SNOOZE_MILLIS},
    moment::Millis,
    people::Who,
    refusal::TableRefusal,
    search::SearchEnd,
    seated::SUBSTITUTE,
    turn::Play,
};

impl Table {
    pub(super) fn set_time_limit(&self, who: &Who, limit: Option<TimeLimit>) -> Result<Vec<What>, TableRefusal> {
        self.check_owner_in_lobby(who)?;
        if limit.is_some_and(|limit| !limit.is_possible()) {
            return Err(TableRefusal::ImpossibleTime);
        }
        Ok(vec![What::TimeLimitSet { limit }])
    }

    /// What comes due next, and when. Nothing once the log has no room for it.
    pub fn due(&self) -> Option<Due> {
        if self.facts.log.revision >= ENTRIES_WITH_UNDO {
            return None;
        }
        let (at, what) = match self.phase() {
            Phase::Lobby => (self.facts.log.last.saturating_add(LOBBY_MILLIS), DueWhat::LobbyExpires),
            Phase::Playing => {
                let of_seats = self.facts.time.seats().filter_map(|seat| self.due_of(seat));
                let motion = self.facts.accord.motion.as_ref().map(|it| (it.until, DueWhat::MotionOver));
                let lesson = (self.facts.log.last.saturating_add(LESSON_MILLIS), DueWhat::LessonExpires);
                let deputies = self.due_deputies().map(|seat| (0, DueWhat::CallDeputy(seat)));
                let untold = self.untold_away().map(|seat| (0, DueWhat::TellAway(seat)));
                let uncalled =
                    self.facts.uncalled.iter().filter(|_| !self.facts.accord.paused).map(|it| (it.at, DueWhat::Call(it.seat)));
                let searches = self.due_searches().map(|(at, seat)| (at, DueWhat::SearchOver(seat)));
                let questions = self.open_questions().map(|(at, seat)| (at, DueWhat::DeputyLapses(seat)));
                let others =
                    motion.into_iter().chain(searches).chain(self.due_of_pause()).chain(self.is_lesson().then_some(lesson));
                of_seats.chain(uncalled).chain(deputies).chain(untold).chain(questions).chain(others).min()?
            }
            Phase::Over | Phase::Closed(_) => return None,
        };
        Some(Due { at, number: self.facts.time.dues, what })
    }

    fn due_of(&self, seat: Seat) -> Option<(Millis, DueWhat)> {
        let running = self.clock(seat)?;
        if running.habits != self.habits(seat).number() {
            return Some((0, DueWhat::Recount(seat)));
        }
        let over = (running.until, DueWhat::TimeOver(seat));
        let reminder = running.reminder.map(|at| (at, DueWhat::Reminder(seat)));
        Some(reminder.into_iter().fold(over, std::cmp::min))
    }

    /// Carries out what is due, if it is what the house was told to come back for.
    pub(super) fn pass_time(&self, who: &Who, number: u64, at: Millis, seed: u64) -> Result<Vec<What>, TableRefusal> {
        self.check_house(who)?;
        let due = self.due().filter(|due| due.number == number && due.at <= at).ok_or(TableRefusal::NotDue)?;
        Ok(match due.what {
            // No entry tells of it.
            DueWhat::Call(_) => Vec::new(),
            DueWhat::MotionOver => self.motion_over(),
            DueWhat::PauseEndTold => vec![What::PauseEndTold],
            DueWhat::PauseOver => vec![What::Resumed],
            DueWhat::CallDeputy(seat) => self.call_deputy(seat),
            DueWhat::TellAway(seat) => self.away_told(seat).into_iter().collect(),
            DueWhat::SearchOver(seat) => vec![What::SearchEnded { seat, how: SearchEnd::Lapsed }],
            DueWhat::DeputyLapses(seat) => self.question_lapses(seat),
            DueWhat::LobbyExpires => vec![What::Closed { why: ClosedBecause::Unstarted }],
            DueWhat::LessonExpires => vec![What::Closed { why: ClosedBecause::Abandoned }],
            DueWhat::Recount(seat) => self.recounted(seat, at, at),
            DueWhat::Reminder(seat) => vec![What::Reminded { seat, reminder: self.reminder_after(seat, at) }],
            DueWhat::TimeOver(seat) => self.time_over(seat, at, seed),
        })
    }

    /// The seats that a card has called for this turn have got it: their clocks run from now on.
    pub(super) fn called(&self, who: &Who, seats: Seats, turn: u32, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.check_house(who)?;
        self.playing()?;
        let Some(limit) = self.facts.opening.time.filter(|_| self.facts.log.revision < ENTRIES_WITH_UNDO && !self.clocks_stand())
        else {
            return Err(TableRefusal::NotDue);
        };
        let stands = |seat: &Seat| self.facts.time.of(*seat).is_some_and(SeatClock::is_unused);
        let called = seats.iter().filter(|seat| self.duty(*seat) == Some(turn)).filter(stands);
        let runs = called.map(|seat| self.begun(seat, turn, limit.for_turn(&self.facts.time.clocks[seat.index()]), at));
        let runs: Vec<What> = runs.collect();
        if runs.is_empty() { Err(TableRefusal::NotDue) } else { Ok(runs) }
    }

    /// The house was down since that moment: whoever could not play meanwhile gets the time back.
    pub(super) fn give_back(&self, who: &Who, down_since: Millis, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.check_house(who)?;
        let seats = self.facts.time.seats().filter(|seat| self.clock(*seat).is_some());
        let clocks = seats.flat_map(|seat| self.recounted(seat, down_since, at));
        let given: Vec<What> = clocks.chain(self.down_since(down_since, at)).collect();
        if down_since >= at || given.is_empty() || self.facts.log.revision >= ENTRIES_WITH_UNDO {
            Err(TableRefusal::NotDue)
        } else {
            Ok(given)
        }
    }

    /// Puts the sender's next reminder off.
    pub(super) fn snooze(&self, who: &Who, millis: Millis, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let seat = self.seat_of_sender(who)?;
        let running = self.clock(seat).ok_or(TableRefusal::NothingToSnooze)?;
        let reminder = self.habits(seat).awake(at.saturating_add(millis.min(SNOOZE_MILLIS)));
        if running.reminded >= REMINDERS || reminder >= running.until {
            return Err(TableRefusal::NothingToSnooze);
        }
        Ok(vec![What::Snoozed { seat, reminder }])
    }

    /// What follows when a seat's time is over. A turn that only had to be confirmed is confirmed.
    fn time_over(&self, seat: Seat, at: Millis, seed: u64) -> Vec<What> {
        let complete = |play: &Play| {
            play.pending_stories(seat).first()?;
            play.record(seat, END, self.known_luck(), seed).ok()
        };
        if let Some(record) = self.facts.play.as_ref().and_then(complete) {
            return vec![What::TimedOut { seat, then: TimedOut::Confirmed }, What::Acted(record)];
        }
        let bot = SUBSTITUTE.to_owned();
        if let Some(running) = self.time_of_deputy(seat, at) {
            return vec![What::TimedOut { seat, then: TimedOut::DeputyPlays }, What::ClockRuns { seat, running }];
        }
        let then = match self.facts.opening.time.map_or(WhenOver::Ask, |limit| limit.then) {
            WhenOver::Ask => TimedOut::Asked,
            WhenOver::BotPlaysTurn => TimedOut::BotPlaysTurn { bot },
            WhenOver::BotTakesSeat => TimedOut::BotTakesSeat { bot },
        };
        vec![What::TimedOut { seat, then }]
    }

    /// The time that a seat's deputy has before a bot plays, where one would: as much as for a turn, once. Its person is not
    /// reminded of it.
    fn time_of_deputy(&self, seat: Seat, at: Millis) -> Option<Running> {
        let limit = self.facts.opening.time.filter(|limit| limit.then != WhenOver::Ask)?;
        let (turn, _) = (self.duty(seat)?, self.facts.standby.of(seat)?);
        let is_first = self.facts.time.of(seat)?.over != Some(turn);
        let running = is_first.then(|| Running::from(turn, limit.for_deputy(), &self.habits(seat), at))?;
        Some(Running { reminded: REMINDERS, reminder: None, ..running })
    }

    /// A seat's clock with what is left to it, counted from now on; time does not count since `stood_since`.
    fn recounted(&self, seat: Seat, stood_since: Millis, at: Millis) -> Vec<What> {
        let (Some(running), habits) = (self.clock(seat), self.habits(seat)) else { return Vec::new() };
        let left = running.left_at(&habits, stood_since.max(running.since));
        vec![What::ClockRuns { seat, running: running.with_left(left, &habits, at) }]
    }

    fn reminder_after(&self, seat: Seat, at: Millis) -> Option<Millis> {
        let running = self.clock(seat)?;
        Running { reminded: running.reminded.saturating_add(1), ..running.clone() }.next_reminder(&self.habits(seat), at)
    }

    /// The clocks that stand or run since this table was another: those of seats that have done what they were asked, and of
    /// those who go on without being called by a card.
    pub(super) fn clocks_since(&self, before: &Table, notices: &[Notice], at: Millis) -> Vec<What> {
        let Some(limit) = self.facts.opening.time else { return Vec::new() };
        let called = notices.iter().map(|notice| notice.kind.calls_to_turn()).fold(Seats::NONE, Seats::union);
        // Who goes on after a pause is told so, by a card that may tell nobody else; somebody new has a duty of their own.
        let asked_anew = |seat: Seat| {
            let is_another = before.facts.seated.person(seat) != self.facts.seated.person(seat);
            before.clocks_stand() || before.duty(seat) != self.duty(seat) || is_another
        };
        let mut happened = Vec::new();
        for (seat, clock) in self.facts.time.seats().zip(&self.facts.time.clocks) {
            let (duty, mut clock) = (self.duty(seat), clock.clone());
            if let Some(left) = self.left_of_another_turn(seat, &clock, duty, at) {
                let bank =
                    if self.facts.returns == before.facts.returns { limit.after_turn(left) } else { limit.after_undoing(left) };
                clock = SeatClock { bank, ..SeatClock::default() };
                happened.push(What::ClockStands { seat, bank });
            }
            // Whoever is there again has as much time as was left, and it runs.
            if clock.running.is_some() && !self.clocks_stand() && self.has_come_out(before, seat) {
                happened.extend(self.recounted(seat, at, at));
            }
            happened.extend(self.held_or_running_on(seat, &clock, at));
            if let Some(turn) = duty.filter(|_| asked_anew(seat) && !called.contains(seat))
                && clock.is_unused()
                && !self.clocks_stand()
                && self.facts.log.revision < ENTRIES_WITH_UNDO
            {
                happened.push(self.begun(seat, turn, limit.for_turn(&clock), at));
            }
        }
        happened
    }

    /// A clock that runs although nobody's time does is held; one that was held runs on.
    fn held_or_running_on(&self, seat: Seat, clock: &SeatClock, at: Millis) -> Option<What> {
        let habits = self.habits(seat);
        match (&clock.running, &clock.held) {
            (Some(running), _) if self.clocks_stand() => Some(What::ClockHeld { seat, left: running.left_at(&habits, at) }),
            (None, Some(held)) if !self.clocks_stand() => {
                Some(What::ClockRuns { seat, running: held.with_left(held.left, &habits, at) })
            }
            _ => None,
        }
    }

    /// What is left on a clock that belongs to another turn than the one its seat is asked in.
    fn left_of_another_turn(&self, seat: Seat, clock: &SeatClock, duty: Option<u32>, at: Millis) -> Option<Millis> {
        match (&clock.running, &clock.held, clock.over) {
            // What is left to a deputy is not saved.
            (Some(running), _, Some(_)) => (duty != Some(running.turn)).then_some(0),
            (Some(running), _, None) => (duty != Some(running.turn)).then(|| running.left_at(&self.habits(seat), at)),
            (None, Some(held), _) => (duty != Some(held.turn)).then_some(held.left),
            (None, None, Some(turn)) => (duty != Some(turn)).then_some(0),
            (None, None, None) => None,
        }
    }

    fn begun(&self, seat: Seat, turn: u32, total: Millis, at: Millis) -> What {
        What::ClockRuns { seat, running: Running::from(turn, total, &self.habits(seat), at) }
    }

    /// The turn in which the game waits for this seat's person, as everybody knows it.
    pub(super) fn duty(&self, seat: Seat) -> Option<u32> {
        if !self.people().contains(seat) {
            return None;
        }
        self.turn_of(seat)
    }

    /// The turn in which the game waits for this seat, whoever plays it.
    pub(super) fn turn_of(&self, seat: Seat) -> Option<u32> {
        let play = self.playing().ok()?;
        match play.settled_status() {
            Status::ToAct { turn, must, .. } if must.contains(seat) && play.status().waits_for().contains(seat) => Some(turn),
            Status::ToAct { .. } | Status::Over(_) => None,
        }
    }

    /// The clock of a seat, while it runs.
    pub fn clock(&self, seat: Seat) -> Option<&Running> {
        self.facts.time.of(seat)?.running.as_ref()
    }

    /// Whether anybody's time runs.
    pub fn clocks_run(&self) -> bool {
        self.phase() == Phase::Playing && self.facts.time.clocks.iter().any(|clock| clock.running.is_some())
    }

    /// Whether this seat's time is over, and the others are asked.
    pub fn is_time_over(&self, seat: Seat) -> bool {
        self.facts.time.of(seat).is_some_and(|it| it.over.is_some())
    }

    /// When a seat's time will be over: by its clock, or, where it does not run yet, if its person is called now.
    pub fn time_until(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let limit = self.facts.opening.time?;
        let clock = self.facts.time.of(seat)?;
        if let Some(running) = &clock.running {
            return Some(running.until);
        }
        self.duty(seat).filter(|_| clock.is_unused() && !self.clocks_stand())?;
        Some(self.habits(seat).after(self.facts.log.moment(now), limit.for_turn(clock)))
    }

    /// What is left in a seat's bank while its clock stands, where the table has banks.
    pub fn bank(&self, seat: Seat) -> Option<Millis> {
        self.facts.opening.time.filter(TimeLimit::is_bank)?;
        self.facts.time.of(seat).map(|it| it.bank)
    }

    /// Whether the time of this seat's person runs at a moment: they are not away, and it is not in their quiet hours.
    pub fn is_awake(&self, seat: Seat, at: Millis) -> bool {
        self.habits(seat).awake(at) == at
    }

    /// The habits of a seat's person, as far as they are known, as they are at this table.
    pub(super) fn habits(&self, seat: Seat) -> Habits {
        let person = self.facts.seated.person(seat).and_then(|it| self.guests.known(it));
        let habits = person.map(|it| it.habits.clone()).unwrap_or_default();
        match self.facts.standby.here(seat).map(Here::over) {
            Some((absence, since)) => habits.without(absence, since),
            None => habits,
        }
    }

    pub(super) fn check_house(&self, who: &Who) -> Result<(), TableRefusal> {
        if *who == Who::House { Ok(()) } else { Err(self.not_owner()) }
    }

    pub(super) fn enter_clock_runs(&mut self, seat: Seat, running: &Running) {
        self.facts.time.change(seat, |clock| (clock.running, clock.held) = (Some(running.clone()), None));
    }

    pub(super) fn enter_clock_held(&mut self, seat: Seat, left: Millis) {
        self.facts.time.change(seat, |clock| clock.held = clock.running.take().map(|it| Running { left, ..it }));
    }

    pub(super) fn enter_clock_stands(&mut self, seat: Seat, bank: Millis) {
        self.facts.time.change(seat, |clock| *clock = SeatClock { bank, ..SeatClock::default() });
    }

    pub(super) fn enter_reminded(&mut self, seat: Seat, reminder: Option<Millis>) {
        self.facts.time.change(seat, |clock| clock.running.iter_mut().for_each(|it| *it = it.after_reminding(reminder)));
    }

    pub(super) fn enter_snoozed(&mut self, seat: Seat, reminder: Millis) {
        self.facts.time.change(seat, |clock| clock.running.iter_mut().for_each(|it| *it = it.put_off(reminder)));
    }
}
