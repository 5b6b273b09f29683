//! Judging a command: whether it is carried out, and which entries tell of it.

use super::{
    Commit, Entry, Footing, Notice, Table, What,
    command::{Command, DrawsOut},
    commit::PassedTurn,
    guests::Guests,
    limits::{ENTRIES, ENTRIES_WITH_UNDO},
    moment::Millis,
    notices,
    people::{PersonRef, Who},
    refusal::{TableRefusal, check_ids},
};

impl Table {
    /// Carries a command out: the table after it, and what is to be stored before anybody is answered.
    ///
    /// `people` are those the command comes from and those it names, as they are known now.
    /// `request` is the door's id of the request: the same one again, within 15 minutes, changes nothing and its commit
    /// is marked as repeated. `now` may lie before the last entry; time at a table never runs backwards. `seed` is fresh
    /// luck. A refusal changes nothing.
    pub fn decide(
        &self,
        who: &Who,
        command: &Command,
        people: &Guests,
        request: Option<&str>,
        now: Millis,
        seed: u64,
    ) -> Result<(Table, Commit), TableRefusal> {
        check_ids(who.person().map(|it| it.id.0.as_str()).into_iter().chain(request))?;
        let mut after = self.meeting(people);
        let by = who.person().map(|it| after.reference(&it.id));
        let at = self.facts.log.moment(now);
        if request.is_some_and(|request| self.facts.log.requests.has(by, request, at)) {
            return Ok((self.clone(), self.repeated()));
        }
        self.check_room(command)?;
        after.change_plan(who, command)?;
        after.change_note(who, command)?;
        let happened = after.judge(who, command, at, seed)?;
        let call = after.change_uncalled(self, who, command, at)?;
        let mut entries = after.write(by, at, happened);
        let end = after.ended_by_itself(who, command, seed);
        entries.extend(after.write(by, at, end.into_iter().collect()));
        let settled = after.settle_motion(self);
        entries.extend(after.write(None, at, settled));
        let searches = after.settle_searches();
        entries.extend(after.write(None, at, searches));
        after.let_go_of_earlier();
        let here = if matches!(command, Command::Act { .. }) { after.back_by_ending(self, who, at) } else { None };
        entries.extend(after.write(by, at, here.into_iter().collect()));
        let passed = after.carry_out_plans(self.settled_turn(), &mut entries, at, seed);
        let notices: Vec<Notice> = notices::between(Some(self), &after, &entries).into_iter().chain(call).collect();
        after.note_uncalled(self, &entries, &notices, at);
        let clocks = after.clocks_since(self, &notices, at);
        entries.extend(after.write(None, at, clocks));
        let called = after.deputies_called(&notices);
        entries.extend(after.write(None, at, called));
        let away = after.away_told_by(&notices);
        entries.extend(after.write(None, at, away));
        if let Some(request) = request {
            after.facts.log.requests.note(by, request, at);
        }
        after.drop_notes();
        after.unlogged = self.footing().after(entries.len()).unlogged;
        let commit = commit(Some(self), &after, entries, notices, people);
        Ok((after.clone(), after.with_turns_kept(Commit { passed, ..commit })))
    }

    /// What happens when this command is carried out; nothing changes yet.
    fn judge(&self, who: &Who, command: &Command, at: Millis, seed: u64) -> Result<Vec<What>, TableRefusal> {
        match command {
            Command::Join => self.join(who, at),
            Command::Leave => self.leave(who),
            Command::AddBot { bot } => self.add_bot(who, bot, at),
            Command::RemoveBot => self.remove_bot(who),
            Command::SetOption { key, chosen } => self.set_option(who, key, chosen.as_ref()),
            Command::SetEdition { key } => self.set_edition(who, key),
            Command::SetSeats(seats) => self.set_seats(who, *seats),
            Command::SetShuffled(shuffled) => self.set_shuffled(who, *shuffled),
            Command::SetUnaided(unaided) => self.set_unaided(who, *unaided),
            Command::Invite { people } => self.invite(who, people, at),
            Command::Free { person } => self.free(who, person),
            Command::Start => self.start(who, seed),
            Command::Act { seat, action, decision } => self.act(who, (*seat, action), *decision, at, seed),
            Command::TakeBack { decision } => self.take_back(who, *decision, at, |_| 1),
            Command::RestartTurn { decision } => self.take_back(who, *decision, at, |takeable| takeable),
            // No entry tells of it.
            Command::Plan { .. } | Command::Note(_) | Command::Look => Ok(Vec::new()),
            Command::Resign => self.resign(who),
            Command::ComeBack => self.come_back(who),
            Command::Close => self.close(who),
            Command::PlayOn => self.play_on(who),
            Command::SetTimeLimit(limit) => self.set_time_limit(who, *limit),
            Command::Snooze(millis) => self.snooze(who, *millis, at),
            Command::LetBotPlay { seat, for_good } => self.let_bot_play(who, *seat, *for_good, at),
            Command::Called { seats, turn } => self.called(who, *seats, *turn, at),
            Command::PassTime { number } => self.pass_time(who, *number, at, seed),
            Command::GiveBack { down_since } => self.give_back(who, *down_since, at),
            Command::Propose(proposal) => self.propose(who, proposal, at),
            Command::Agree(number) => self.agree_to_motion(who, *number),
            Command::Decline(number) => self.decline(who, *number),
            Command::TakeOver => self.take_over(who, at),
            Command::TakeOfferBack => self.take_offer_back(who, at),
            Command::Seek(seat) => self.seek(who, *seat, at),
            Command::EndSearch(seat) => self.end_search(who, *seat),
            Command::AskForSeat { seat, number } => self.ask_for_seat(who, *seat, *number, at),
            Command::SetOwner(person) => self.set_owner(who, person),
            Command::Follow => self.follow(who),
            Command::Unfollow => self.unfollow(who),
            Command::NameDeputy(person) => self.name_deputy(who, person, at),
            Command::BeDeputy(seat) => self.be_deputy(who, *seat, at),
            Command::EndDeputy(seat) => self.end_deputy(who, *seat),
            Command::DeputyDeparted(person) => self.deputy_departed(who, person),
            Command::Departed(seat) => self.note_departed(who, *seat),
            Command::NoteRules => self.note_rules(who),
            Command::Move { channel } => self.move_to(who, channel),
            Command::Rewind { to, turn } => self.rewind(who, *to, *turn),
        }
    }

    /// Whether the log has room for what this command brings. Whatever ends a game has room for longer than what draws
    /// it out.
    fn check_room(&self, command: &Command) -> Result<(), TableRefusal> {
        let limit = match command.draws_out() {
            DrawsOut::Nothing => return Ok(()),
            DrawsOut::Game => ENTRIES,
            DrawsOut::Turn(seat) if !self.acts_aside(seat) => ENTRIES,
            DrawsOut::Turn(_) | DrawsOut::More => ENTRIES_WITH_UNDO,
        };
        if self.facts.log.revision < limit { Ok(()) } else { Err(TableRefusal::TooLong { entries: limit }) }
    }

    /// Writes entries and enters them.
    pub(super) fn write(&mut self, by: Option<PersonRef>, at: Millis, happened: Vec<What>) -> Vec<Entry> {
        let mut entries = Vec::with_capacity(happened.len());
        for what in happened {
            let entry = Entry { seq: self.facts.log.revision, at, by, unattended: false, what };
            self.enter(&entry).expect("what was judged can be entered");
            entries.push(entry);
        }
        entries
    }

    /// The commit in which the start of a turn is kept without notes.
    fn with_turns_kept(&self, mut commit: Commit) -> Commit {
        if commit.begins_turn && !self.facts.notes.is_empty() {
            commit.begins_turn = false;
            let (after, checkpoint) = (commit.entries.len() as u64, self.turn_checkpoint());
            commit.passed.push(PassedTurn { after, checkpoint });
        }
        commit
    }

    /// What is stored of it.
    fn footing(&self) -> Footing {
        Footing { entries: self.facts.log.revision, unlogged: self.unlogged }
    }

    /// This table, read from a store that is open, where it stands on this.
    pub fn standing_on(self, footing: Footing) -> Table {
        Table { unlogged: footing.unlogged, ..self }
    }

    fn repeated(&self) -> Commit {
        let checkpoint = self.checkpoint();
        let (entries, notices, people) = (Vec::new(), Vec::new(), Guests::default());
        let passed = Vec::new();
        let (table, stands_on) = (self.facts.id, self.footing());
        Commit { table, stands_on, entries, checkpoint, begins_turn: false, passed, people, notices, repeated: true }
    }
}

/// Everything that is stored when the table `before` becomes `after`.
pub(super) fn commit(
    before: Option<&Table>,
    after: &Table,
    entries: Vec<Entry>,
    notices: Vec<Notice>,
    people: &Guests,
) -> Commit {
    let turn = after.settled_turn();
    let went_back = before.is_some_and(|before| before.facts.returns != after.facts.returns);
    let notices = notices.into_iter().map(|notice| Notice { revision: after.facts.log.revision, ..notice });
    Commit {
        table: after.facts.id,
        stands_on: before.map_or_else(Footing::default, Table::footing),
        entries,
        checkpoint: after.checkpoint(),
        begins_turn: turn.is_some() && (before.and_then(Table::settled_turn) != turn || went_back),
        passed: Vec::new(),
        people: people.clone(),
        notices: notices.collect(),
        repeated: false,
    }
}
