//! The driver: a script of commands, one a line, each with the outcome that is expected of it.
//!
//! `ann open stones 3` · `ann open stones 3 thread` (which is still to get one) · `house move hall` · `ann rematch 3` · `ann join` · `ann leave` · `ann bot greedy` · `ann unbot` · `ann option long on`
//! · `ann edition mine` · `ann shuffled on` · `ann invite ben cat` · `ann free ben` · `ann seats 3` · `ann start` · `ann: put 2` · `ann undo` · `ann restart` · `ann resign` · `ann back` · `ann look` · `ann close` · `ann play-on` ·
//! `ann plan put 2` (of a plan for the next turn) · `ann unplan` (its last action) · `ann plan-asks on` · `ann plan-cancel` ·
//! `ann time 24h ask` · `ann time 72h+12h turn` · `ann time none` · `house called 1 2` (a card was delivered) · `house due` · `house give-back 2h` ·
//! `ann snooze 3h` · `ben let-bot 1 turn` · `ann rests Europe/Berlin 22-8` · `ann away 72h` · `ann is back` · `wait 12h` · `until due` ·
//! `ann ask undo` · `ann ask redo` · `ann ask pause` · `ann ask resume` · `ann offer 2 cat` · `ben agree` · `ben decline` · `cat take-over` · `ann keep` · `ann seek 2` · `dan substitute 2` (`dan#7` in that search) · `ann seek-none 2` · `ann owner ben` · `cat follow` · `cat unfollow` · `house departed 2` ·
//! `bots` (all bots act until people have to) · `clock 1000`. After the name: `ann@r1` has the request id r1, `ann#2` looks
//! at decision 2 (of the house: at that number of what is due, or in that turn), `ann/2` acts for seat 2. `mia` is a moderator, `bot` a bot, `house` the house. A line `… => …` compares
//! the outcome; without it, the command only has to succeed.

use pergola::{
    bots,
    engine::{Catalogue, Chosen, FIRST_EDITION, Game, GameBox, Meta, Options, Pictures, Seat, Seats, Status, Viewer},
    games,
    table::{
        Aim, Allowance, Command, Commit, DeputyTold, Entry as LogEntry, Millis, Notice, NoticeKind, Opening, Person, PersonRef,
        PlaceId, Plan, PlanChange, Proposal, QuietHours, Register, Rest, Table, TableId, TableRefusal, TimeLimit, TimedOut, What,
        WhenOver, Who, limits,
    },
};
use std::sync::{Arc, LazyLock};

use serde_json::Value;

use super::{
    coins::{self, Coins},
    stones::{self, Stones},
};

/// Playouts of a bot's decision.
const PLAYOUTS: u32 = 2;

/// The toy games and the real ones.
pub(crate) fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        let toys = [toy::<Stones>(&stones::META), toy::<Coins>(&coins::META)];
        let real = ["alhambra", "gardens"].map(|key| Arc::clone(games::GAMES.editions(key).expect("a game").first()));
        Catalogue::new(toys.into_iter().chain(real), &bots::BOTS)
    });
    &CATALOGUE
}

fn toy<S: Pictures>(meta: &'static Meta) -> Arc<dyn Game> {
    Arc::new(GameBox::<S>::print(meta, FIRST_EDITION, &|_| None).expect("a toy has no tables"))
}

/// A table on trial.
pub(crate) struct Trial {
    table: Option<Table>,
    pub(crate) register: Register,
    pub(crate) ended: Option<Table>,
    pub(crate) log: Vec<LogEntry>,
    /// How often the game was read as it was earlier.
    pub(crate) recalled: u32,
    /// What the last command left behind.
    pub(crate) commit: Option<Commit>,
    pub(crate) now: Millis,
    pub(crate) seed: u64,
    /// The checkpoints of turn starts, each after so many entries.
    pub(crate) starts: Vec<(u64, Value)>,
    /// Whether the log is played again after every command.
    pub(crate) replays: bool,
}

/// Plays a script on a new table.
pub(crate) fn check(script: &str) -> Trial {
    let mut trial = Trial {
        table: None,
        register: Register::default(),
        ended: None,
        log: Vec::new(),
        recalled: 0,
        commit: None,
        now: 1_000_000,
        seed: 1,
        starts: Vec::new(),
        replays: true,
    };
    trial.then(script);
    trial
}

impl Trial {
    /// Plays a script on.
    pub(crate) fn then(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|it| !it.is_empty()) {
            let (command, expected) = line.split_once("=>").map_or((line, None), |(it, then)| (it.trim(), Some(then.trim())));
            let outcome = self.line(command);
            match expected {
                Some(expected) => assert_eq!(outcome, expected, "{command}"),
                None => assert!(!outcome.starts_with("no: "), "{command} => {outcome}"),
            }
        }
    }

    /// The table as it is now.
    pub(crate) fn table(&self) -> &Table {
        self.table.as_ref().expect("the script opens a table first")
    }

    /// Replaces the table, as a test that tampers with it does. The log no longer tells of it.
    pub(crate) fn tamper(&mut self, change: impl FnOnce(&mut Value)) {
        let mut checkpoint = self.table().checkpoint();
        change(&mut checkpoint);
        self.table = Some(Table::load(catalogue(), checkpoint, self.table().guests()).expect("a checkpoint"));
        self.log.clear();
    }

    /// What a viewer may be shown, in stored form.
    pub(crate) fn shown(&self, viewer: Viewer) -> Value {
        self.table().state_for(viewer).expect("the game has begun").save()
    }

    /// Plays one line and answers with its outcome.
    pub(crate) fn line(&mut self, line: &str) -> String {
        if line == "bots" {
            return self.bots();
        }
        if let Some(millis) = line.strip_prefix("clock ") {
            self.now = self.now.saturating_add_signed(millis.parse().expect("milliseconds"));
            return String::new();
        }
        if let Some(time) = line.strip_prefix("wait ") {
            self.now += millis(time);
            return String::new();
        }
        if line == "until due" {
            self.now = self.table().due().expect("something comes due").at.max(self.now);
            return String::new();
        }
        let end = line.find([' ', ':']).expect("somebody and a command");
        let (sender, command) = (Sender::read(&line[..end]), line[end..].trim());
        if let Some(rest) = command.strip_prefix("open ") {
            let (rest, thread) = rest.strip_suffix(" thread").map_or((rest, false), |rest| (rest, true));
            let (game, seats) = rest.split_once(' ').expect("a game and seats");
            return self.open(&sender, game, seats.parse().expect("seats"), false, thread);
        }
        if let Some(seats) = command.strip_prefix("rematch ") {
            let game = self.table().opening().game.clone();
            return self.open(&sender, &game, seats.parse().expect("seats"), true, false);
        }
        if self.change_habits(&sender, command) {
            return String::new();
        }
        let command = self.read(&sender, command);
        let decided = self.decide(&sender.who(), &command, sender.request.as_deref());
        self.outcome(&decided)
    }

    fn open(&mut self, sender: &Sender, game: &str, seats: u8, rematch: bool, own_thread: bool) -> String {
        let id = TableId(self.table.as_ref().map_or(7, |it| it.id().0 + 1));
        let options = self.table.as_ref().filter(|_| rematch).map_or_else(Options::default, |it| it.options().clone());
        let opening = Opening { options, own_thread, ..Opening::new(game, seats, "en") };
        let of = self.table.as_ref().filter(|_| rematch);
        let request = sender.request.as_deref().unwrap_or("opening");
        let people = self.register.meet(&[sender.person()]);
        let opened = Table::open(catalogue(), id, place(), &sender.person(), opening, &[], &people, of, request, self.now);
        let opened = opened.map(|(table, commit)| {
            self.log.clear();
            self.log.extend(commit.entries.clone());
            self.agree(None, &table, &commit);
            self.ended = self.table.replace(table);
            commit
        });
        self.outcome(&opened)
    }

    /// Sends one command and holds its outcome to what is true of all.
    pub(crate) fn decide(&mut self, who: &Who, command: &Command, request: Option<&str>) -> Result<Commit, TableRefusal> {
        self.seed += 1;
        let before = self.table().clone();
        let wanted = before.goes_back_to(command).filter(|to| !before.recalls(*to));
        self.recalled += u32::from(wanted.is_some());
        let before = match wanted.and_then(|to| self.earlier(to)) {
            Some(earlier) => before.recalling(&earlier),
            None => before,
        };
        let (after, commit) = before.decide(who, command, &self.register.meet_for(who, command), request, self.now, self.seed)?;
        self.log.extend(commit.entries.clone());
        if commit.begins_turn {
            self.starts.push((after.revision(), commit.checkpoint.clone()));
        }
        self.agree(Some(&before), &after, &commit);
        self.table = Some(after);
        self.commit = Some(commit.clone());
        Ok(commit)
    }

    /// The table as it was after so many entries: from the last checkpoint before and the log since.
    fn earlier(&self, to: u64) -> Option<Table> {
        let (start, checkpoint) = self.starts.iter().rev().find(|(after, _)| *after <= to)?;
        let board = Table::load(catalogue(), checkpoint.clone(), self.table().guests()).expect("a checkpoint");
        let since: Vec<LogEntry> = self.log.iter().filter(|entry| (*start..to).contains(&entry.seq)).cloned().collect();
        Some(board.after_entries(&since).expect("a log plays again"))
    }

    fn outcome(&self, decided: &Result<Commit, TableRefusal>) -> String {
        let named = |reference: PersonRef| {
            let mut known = self.table().guests().iter();
            known.find(|(it, _)| *it == reference).map_or_else(|| "nobody".to_owned(), |(_, person)| person.name.clone())
        };
        match decided {
            Err(refusal) => format!("no: {refusal:?}"),
            Ok(commit) if commit.repeated => "repeated".to_owned(),
            Ok(commit) => {
                let entries = commit.entries.iter().map(|it| told(&it.what, named));
                let notices = commit.notices.iter().map(|it| posted(it, named));
                entries.chain(notices).collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// Changes when somebody is not waited for, if that is the command. The table knows it from then on.
    fn change_habits(&mut self, sender: &Sender, command: &str) -> bool {
        let person = sender.person();
        let known = self.register.meet(&[person]);
        let (_, person) = known.iter().next().expect("somebody");
        let before = person.habits.rest();
        let rest = match command.split(' ').collect::<Vec<_>>()[..] {
            ["rests", zone, quiet] => {
                let (from, to) = quiet.split_once('-').expect("two hours");
                let minute = |hour: &str| hour.parse::<u16>().expect("an hour") * 60;
                let quiet = Some(QuietHours { from: minute(from), to: minute(to) });
                Rest { zone: Some(zone.to_owned()), quiet, ..before }
            }
            ["away", time] => Rest { away_until: Some(self.now + millis(time)), ..before },
            ["is", "back"] => Rest { away_until: None, ..before },
            _ => return false,
        };
        assert_eq!(rest.check(self.now), Ok(()));
        let person = Person { habits: person.habits.changed(rest, self.now), ..person.clone() };
        let met = self.register.meet(&[person]);
        self.table = self.table.as_ref().map(|table| table.meeting(&met));
        true
    }

    fn bots(&mut self) -> String {
        let mut outcomes = Vec::new();
        while let Some(outcome) = self.bot() {
            outcomes.push(outcome);
        }
        outcomes.join("; ")
    }

    /// Lets the first bot act that the game waits for.
    pub(crate) fn bot(&mut self) -> Option<String> {
        let (seat, key, decision) = self.table().bot_to_act()?;
        let bot = bots::bot(key).expect("a bot of the house");
        let view = self.table().bot_view(seat).expect("the game has begun");
        let action = bots::choose(bot, &*view, seat, self.seed, &mut bots::Budget::of(PLAYOUTS)).expect("who must act can");
        let decided = self.decide(&Who::Bot, &Command::Act { seat, action, decision: Some(decision) }, None);
        Some(self.outcome(&decided))
    }

    fn read(&self, sender: &Sender, command: &str) -> Command {
        if let Some(action) = command.strip_prefix(':') {
            let own = self.table().seat_of(&sender.person().id).unwrap_or(Seat(0));
            let seat = sender.seat.unwrap_or(own);
            return Command::Act { seat, action: action.trim().to_owned(), decision: sender.decision };
        }
        if let Some(change) = read_plan(command) {
            let own = self.table().seat_of(&sender.person().id).and_then(|seat| self.table().plan(seat));
            let number = sender.decision.unwrap_or(own.map_or(0, Plan::number));
            return Command::Plan { change, number };
        }
        match command.split(' ').collect::<Vec<_>>()[..] {
            ["join"] => Command::Join,
            ["leave"] => Command::Leave,
            ["bot", bot] => Command::AddBot { bot: bot.to_owned() },
            ["unbot"] => Command::RemoveBot,
            ["option", key, chosen] => Command::SetOption {
                key: key.to_owned(),
                chosen: match chosen {
                    "default" => None,
                    "on" | "off" => Some(Chosen::Toggle(chosen == "on")),
                    _ => Some(Chosen::Several(chosen.split('+').map(str::to_owned).collect())),
                },
            },
            ["edition", key] => Command::SetEdition { key: (*key).to_owned() },
            ["seats", seats] => Command::SetSeats(seats.parse().expect("seats")),
            ["shuffled", shuffled] => Command::SetShuffled(shuffled == "on"),
            ["unaided", unaided] => Command::SetUnaided(unaided == "on"),
            ["invite", ref people @ ..] => Command::Invite { people: people.iter().map(|name| person(name)).collect() },
            ["free", name] => Command::Free { person: person(name).id },
            ["start"] => Command::Start,
            ["undo"] => Command::TakeBack { decision: None },
            ["undo", decision] => Command::TakeBack { decision: Some(decision.parse().expect("a decision")) },
            ["restart"] => Command::RestartTurn { decision: None },
            ["resign"] => Command::Resign,
            ["back"] => Command::ComeBack,
            ["close"] => Command::Close,
            ["play-on"] => Command::PlayOn,
            ["look"] => Command::Look,
            ["time", "none"] => Command::SetTimeLimit(None),
            ["time", time, then] => Command::SetTimeLimit(Some(time_limit(time, then))),
            ["called", ref seats @ ..] => {
                let turn = match self.table().settled_status() {
                    Some(Status::ToAct { turn, .. }) => turn,
                    _ => 0,
                };
                let seats = seats.iter().map(|seat| read_seat(seat)).collect();
                Command::Called { seats, turn: sender.decision.map_or(turn, |turn| turn as u32) }
            }
            ["due"] => {
                let number = self.table().due().map_or(0, |due| due.number);
                Command::PassTime { number: sender.decision.unwrap_or(number) }
            }
            ["give-back", time] => Command::GiveBack { down_since: self.now.saturating_sub(millis(time)) },
            ["snooze", time] => Command::Snooze(millis(time)),
            ["let-bot", seat, how] => Command::LetBotPlay { seat: read_seat(seat), for_good: how == "seat" },
            ["ask", "undo"] => Command::Propose(Proposal::Undo { told: sender.decision.unwrap_or(self.table().told()) }),
            ["ask", "redo"] => Command::Propose(Proposal::Redo { told: sender.decision.unwrap_or(self.table().told()) }),
            ["ask", "pause"] => Command::Propose(Proposal::Pause),
            ["ask", "resume"] => Command::Propose(Proposal::Resume),
            ["offer", seat, name] => Command::Propose(Proposal::Seat { seat: read_seat(seat), person: person(name) }),
            ["agree"] => Command::Agree(sender.decision.or(self.motion()).unwrap_or_default()),
            ["decline"] => Command::Decline(sender.decision.or(self.motion()).unwrap_or_default()),
            ["take-over"] => Command::TakeOver,
            ["keep"] => Command::TakeOfferBack,
            ["seek", seat] => Command::Seek(read_seat(seat)),
            ["seek-none", seat] => Command::EndSearch(read_seat(seat)),
            ["substitute", seat] => {
                let seat = read_seat(seat);
                let number = self.table().search(seat).map_or(0, |search| search.number);
                Command::AskForSeat { seat, number: sender.decision.unwrap_or(number) }
            }
            ["owner", name] => Command::SetOwner(person(name)),
            ["follow"] => Command::Follow,
            ["unfollow"] => Command::Unfollow,
            ["departed", seat] => Command::Departed(read_seat(seat)),
            ["rules"] => Command::NoteRules,
            ["deputy", name] => Command::NameDeputy(person(name)),
            ["be-deputy", seat] => Command::BeDeputy(read_seat(seat)),
            ["end-deputy", name] if sender.name == "house" => Command::DeputyDeparted(person(name).id),
            ["end-deputy", seat] => Command::EndDeputy(read_seat(seat)),
            ["move", channel] => Command::Move { channel: channel.to_owned() },
            _ => panic!("what is {command}?"),
        }
    }

    fn motion(&self) -> Option<u64> {
        self.table().motion().map(|motion| motion.number)
    }

    fn agree(&self, before: Option<&Table>, after: &Table, commit: &Commit) {
        let started = before.map_or(0, Table::revision);
        let numbers: Vec<u64> = commit.entries.iter().map(|it| it.seq).collect();
        assert_eq!(numbers, (started..after.revision()).collect::<Vec<_>>(), "the log has no gaps");
        assert!(self.log.is_sorted_by_key(|it| it.at), "time runs forwards");
        assert_eq!(after.last(), commit.entries.last().map_or(after.last(), |it| it.at));
        assert_eq!(commit.checkpoint, after.checkpoint());
        assert!(commit.checkpoint.to_string().len() <= limits::CHECKPOINT_BYTES);
        self.agree_with_stored(after, &commit.checkpoint);
        self.agree_with_decisions(before, after);
        // No entry tells of a plan or a note, nor that somebody looked.
        let untold = |table: Option<&Table>| {
            let checkpoint = table.map(Table::checkpoint)?;
            Some(["plans", "notes", "requests"].map(|it| checkpoint[it].clone()))
        };
        assert_eq!(commit.repeated, commit.entries.is_empty() && untold(before) == untold(Some(after)));
        // Only whoever leaves or comes back may settle what the others vote about.
        let settles = |it: &LogEntry| matches!(it.what, What::Resigned { .. } | What::CameBack { .. });
        let most = if commit.entries.iter().any(settles) { 2 } else { 1 };
        assert!(commit.notices.len() <= most && commit.notices.iter().all(|it| it.revision == after.revision()));
        let told = |table: &Table| table.checkpoint()["play"]["stories"]["told"].clone();
        let returned = commit.entries.iter().any(|it| matches!(it.what, What::WentBack { .. }));
        if let Some(before) = before.filter(|it| told(it) == told(after) && it.status().is_some() && !returned) {
            self.agree_on_silence(before, after, commit);
        }
    }

    /// A table is the same when it is loaded again, and when its log is played again.
    fn agree_with_stored(&self, after: &Table, checkpoint: &Value) {
        let loaded = Table::load(catalogue(), checkpoint.clone(), after.guests()).expect("a checkpoint can be loaded");
        assert_eq!(loaded.checkpoint(), *checkpoint);
        assert_eq!((loaded.seats(), loaded.invited(), loaded.owner()), (after.seats(), after.invited(), after.owner()));
        let around = |table: &Table| (table.offers().to_vec(), table.followers().to_vec(), table.deputies().to_vec());
        assert_eq!(around(&loaded), around(after));
        for viewer in viewers(after) {
            let saved = |table: &Table| table.state_for(viewer).map(|it| it.save());
            assert_eq!(saved(&loaded), saved(after), "{viewer:?} sees the same after loading");
        }
        if !self.replays {
            return;
        }
        let text = serde_json::to_string(&self.log).expect("a log is plain data");
        let log: Vec<LogEntry> = serde_json::from_str(&text).expect("a log can be read");
        assert_eq!(log, self.log);
        if self.log.first().is_some_and(|it| it.seq == 0) {
            let replayed = Table::replay(catalogue(), after.id(), place(), &self.log, after.guests()).expect("a log plays again");
            assert_eq!(lasting(replayed.checkpoint()), lasting(checkpoint.clone()), "the log tells of the same table");
        }
    }

    /// Whoever has to act can; decision numbers rise with every change of what a seat may do.
    fn agree_with_decisions(&self, before: Option<&Table>, after: &Table) {
        for seat in after.waits_for().iter() {
            assert!(!choices(after, seat).is_empty(), "seat {seat} has to act and cannot");
        }
        let Some(before) = before.filter(|it| it.status().is_some()) else { return };
        for seat in Seat::all(after.capacity()) {
            let (old, new) = (before.decision(seat), after.decision(seat));
            assert!(new >= old);
            assert!(new > old || choices(before, seat) == choices(after, seat), "seat {seat} looks at what has changed");
        }
    }

    /// While no turn has ended, and after an aside that only its seat hears of, nobody else sees or hears anything new.
    fn agree_on_silence(&self, before: &Table, after: &Table, commit: &Commit) {
        let acted = commit.entries.iter().filter_map(|entry| match &entry.what {
            What::Acted(record) => Some(record.seat),
            What::TookBack { seat, .. } => Some(*seat),
            _ => None,
        });
        let acted: Seats = acted.collect();
        for viewer in viewers(after).into_iter().filter(|it| !acted.iter().any(|seat| it.is(seat))) {
            let seen = |table: &Table| table.state_for(viewer).map(|it| it.view(viewer));
            assert_eq!(seen(before), seen(after), "{viewer:?} sees what is none of their business");
            let saved = |table: &Table| table.state_for(viewer).map(|it| it.save());
            let aside = acted.iter().any(|seat| before.acts_aside(seat));
            assert!(aside || saved(before) == saved(after), "{viewer:?} is shown a turn that has not ended");
            // Who had a seat then is known of a turn when somebody else has it.
            let heard = |table: &Table| {
                let mut told = table.last_turn(viewer);
                told.iter_mut().for_each(|story| story.then.clear());
                told
            };
            assert_eq!(heard(before), heard(after), "{viewer:?} hears of it");
        }
        let of_people = |kind: &NoticeKind| {
            let of_leaving = matches!(kind, NoticeKind::Closed | NoticeKind::Left { .. } | NoticeKind::CameBack { .. });
            let of_time = matches!(kind, NoticeKind::Reminder { .. } | NoticeKind::TimeOver { .. });
            let of_time = of_time || matches!(kind, NoticeKind::BotWanted { .. } | NoticeKind::VotedOut { .. });
            let of_motions = matches!(
                kind,
                NoticeKind::Motion { .. }
                    | NoticeKind::MotionDropped { .. }
                    | NoticeKind::Paused
                    | NoticeKind::PauseEnds
                    | NoticeKind::PauseOver
                    | NoticeKind::Resumed
                    | NoticeKind::SeatOffered { .. }
                    | NoticeKind::OfferTakenBack { .. }
                    | NoticeKind::SubstituteSought { .. }
                    | NoticeKind::SearchEnded { .. }
                    | NoticeKind::TookOver { .. }
                    | NoticeKind::Departed { .. }
                    | NoticeKind::Away { .. }
                    | NoticeKind::RulesChanged { .. }
                    | NoticeKind::DeputyAsked { .. }
                    | NoticeKind::DeputyAgreed { .. }
                    | NoticeKind::DeputyEnded { .. }
                    | NoticeKind::DeputyCalled { .. }
            );
            of_leaving || of_time || of_motions || matches!(kind, NoticeKind::Vote { .. } | NoticeKind::VoteTakenBack { .. })
        };
        assert!(commit.notices.iter().all(|it| of_people(&it.kind)), "{:?}", commit.notices);
        assert!(!commit.begins_turn);
    }
}

/// Whoever sends a line.
struct Sender {
    name: String,
    request: Option<String>,
    decision: Option<u64>,
    seat: Option<Seat>,
}

impl Sender {
    fn read(text: &str) -> Sender {
        let part = |mark: char| text.split(mark).nth(1).map(|it| it.split(['@', '#', '/']).next().unwrap_or(it).to_owned());
        let name = text.split(['@', '#', '/']).next().unwrap_or(text).to_owned();
        let decision = part('#').map(|it| it.parse().expect("a decision"));
        let seat = part('/').map(|it| Seat(it.parse::<u8>().expect("a seat") - 1));
        Sender { name, request: part('@'), decision, seat }
    }

    fn person(&self) -> Person {
        person(&self.name)
    }

    fn who(&self) -> Who {
        match self.name.as_str() {
            "bot" => Who::Bot,
            "house" => Who::House,
            name => Who::Person { person: self.person(), moderator: name == "mia" },
        }
    }
}

/// Somebody of the playground.
pub(crate) fn person(name: &str) -> Person {
    Person::new(format!("playground:{name}"), name)
}

/// Where all tables of these tests are.
pub(crate) fn place() -> PlaceId {
    PlaceId { server: "playground".to_owned(), channel: "playground:hall".to_owned() }
}

fn viewers(table: &Table) -> Vec<Viewer> {
    let seats = Seat::all(table.seats().len() as u8).map(Viewer::Seat);
    [Viewer::Everyone].into_iter().chain(seats).collect()
}

/// What this seat could play now.
pub(crate) fn choices(table: &Table, seat: Seat) -> Vec<String> {
    let acts = table.status().is_some_and(|it| it.actors().contains(seat));
    let state = table.state_for(Viewer::Seat(seat)).filter(|_| acts);
    state.map(|state| state.legal_actions(seat)).unwrap_or_default()
}

/// What a log tells of a table: all but the requests it answered, plans, notes, and who is still to be called.
fn lasting(mut checkpoint: Value) -> Value {
    checkpoint["requests"] = Value::Null;
    checkpoint["plans"] = Value::Null;
    checkpoint["notes"] = Value::Null;
    checkpoint["uncalled"] = Value::Null;
    checkpoint
}

/// How a plan is changed, if the command says so.
fn read_plan(command: &str) -> Option<PlanChange> {
    match command {
        "unplan" => Some(PlanChange::TakeBack),
        "plan-asks on" => Some(PlanChange::Asks(true)),
        "plan-asks off" => Some(PlanChange::Asks(false)),
        "plan-cancel" => Some(PlanChange::Clear),
        _ => command.strip_prefix("plan ").map(|action| PlanChange::Add(action.to_owned())),
    }
}

/// `12h` or `90m`, in milliseconds.
fn millis(time: &str) -> Millis {
    let (digits, unit) = time.split_at(time.len() - 1);
    let unit = match unit {
        "h" => 3_600_000,
        "s" => 1_000,
        _ => 60_000,
    };
    digits.parse::<Millis>().expect("a number") * unit
}

fn read_seat(seat: &str) -> Seat {
    Seat(seat.parse::<u8>().expect("a seat") - 1)
}

fn time_limit(time: &str, then: &str) -> TimeLimit {
    let time = match time.split_once('+') {
        Some((bank, more)) => Allowance::Bank { millis: millis(bank), more: millis(more) },
        None => Allowance::Turn { millis: millis(time) },
    };
    let then = match then {
        "ask" => WhenOver::Ask,
        "turn" => WhenOver::BotPlaysTurn,
        "seat" => WhenOver::BotTakesSeat,
        _ => panic!("what is {then}?"),
    };
    TimeLimit { time, then }
}

/// A time in minutes, or in hours where there are no others.
fn span(millis: Millis) -> String {
    let minutes = millis / 60_000;
    if minutes.is_multiple_of(60) { format!("{}h", minutes / 60) } else { format!("{minutes}m") }
}

fn told(what: &What, named: impl Fn(PersonRef) -> String) -> String {
    match what {
        What::Opened { .. } => "opened".to_owned(),
        What::Joined { seat, person } => format!("{seat} {}", named(*person)),
        What::Left { seat } => format!("{seat} left"),
        What::Invited(invitation) => format!("kept for {}", named(invitation.person)),
        What::Uninvited { person } => format!("not kept for {}", named(*person)),
        What::BotAdded { seat, bot } => format!("{seat} bot {bot}"),
        What::BotRemoved { seat } => format!("{seat} no bot"),
        What::OptionSet { key, chosen } => format!("{key} {chosen:?}"),
        What::EditionSet { edition } => format!("edition {}", edition.key),
        What::SeatsSet { seats } => format!("{seats} seats"),
        What::ShuffledSet { shuffled } => format!("shuffled {shuffled}"),
        What::UnaidedSet { unaided } => format!("unaided {unaided}"),
        What::Started { holders, .. } => format!("started {}", holders.len()),
        What::Acted(record) => format!("{}: {}", record.seat, record.action),
        What::TookBack { seat, actions } => format!("{seat} took back {actions}"),
        What::Resigned { seat, bot } => format!("{seat} resigned to {bot}"),
        What::CameBack { seat } => format!("{seat} came back"),
        What::VotedToClose { seat } => format!("{seat} votes"),
        What::VoteTakenBack { seat } => format!("{seat} plays on"),
        What::Closed { why } => format!("closed {why:?}"),
        What::Moved { channel } => format!("moved to {channel}"),
        What::AwayTold { seat, .. } => format!("{seat} told away"),
        What::Down { since } => format!("down since {since}"),
        What::TimeLimitSet { limit } => format!("time {limit:?}"),
        What::ClockRuns { seat, running } => {
            format!("{seat} has {} in {}", span(running.left), span(running.until - running.since))
        }
        What::ClockStands { seat, bank } => format!("{seat} keeps {}", span(*bank)),
        What::Reminded { seat, reminder } => format!("{seat} reminded{}", if reminder.is_some() { ", again" } else { "" }),
        What::Snoozed { seat, .. } => format!("{seat} snoozes"),
        What::TimedOut { seat, then } => match then {
            TimedOut::Confirmed => format!("{seat} over, confirmed"),
            TimedOut::Asked => format!("{seat} over, asked"),
            TimedOut::DeputyPlays => format!("{seat} over, deputy plays"),
            TimedOut::BotPlaysTurn { bot } => format!("{seat} over, turn to {bot}"),
            TimedOut::BotTakesSeat { bot } => format!("{seat} over, seat to {bot}"),
        },
        What::ClockHeld { seat, left } => format!("{seat} held at {}", span(*left)),
        What::Proposed { seat, aim, .. } => format!("{seat} asks {}", aim_told(*aim)),
        What::AgreedToMotion { seat } => format!("{seat} agrees"),
        What::MotionDropped { how } => format!("{how:?}").to_lowercase(),
        What::WentBack { turn, ordered: true, .. } => format!("rewound to {turn}"),
        What::WentBack { turn, redone, .. } => format!("{} {turn}", if *redone { "again in" } else { "back to" }),
        What::Paused => "paused".to_owned(),
        What::PauseEndTold => "pause end told".to_owned(),
        What::Resumed => "resumed".to_owned(),
        What::SeatOffered { seat, person, .. } => format!("{seat} for {}", named(*person)),
        What::OfferTakenBack { seat } => format!("{seat} kept"),
        What::SubstituteSought { seat, by, .. } => format!("{by} seeks for {seat}"),
        What::SearchEnded { seat, how } => format!("no search for {seat} by {how:?}").to_lowercase(),
        What::TookOver { seat, person } => format!("{} takes {seat}", named(*person)),
        What::OwnerSet { person } => format!("owner {}", named(*person)),
        What::Followed { person } => format!("{} follows", named(*person)),
        What::Unfollowed { person } => format!("{} leaves off", named(*person)),
        What::Here { seat, .. } => format!("{seat} is here"),
        What::Departed { seat } => format!("{seat} departed"),
        What::RulesChanged { to } => format!("rules {to}"),
        What::Deputy { seat, told } => match told {
            DeputyTold::Asked { person, .. } => format!("{seat} asks {} to be deputy", named(*person)),
            DeputyTold::Agreed => format!("{seat} has a deputy"),
            DeputyTold::Ended { how, .. } => format!("{seat} has no deputy by {how:?}").to_lowercase(),
            DeputyTold::Called { turn, .. } => format!("{seat} calls the deputy in {turn}"),
            DeputyTold::Back { .. } => format!("{seat} is back"),
        },
        What::VotedOut { seat, bot } => format!("{seat} voted out for {bot}"),
        What::AgreedToBot { seat, by, .. } => format!("{by} agrees for {seat}"),
    }
}

fn aim_told(aim: Aim) -> String {
    match aim {
        Aim::Undo { turn, .. } => format!("undo {turn}"),
        Aim::Redo { turn, .. } => format!("redo {turn}"),
        Aim::Pause => "pause".to_owned(),
        Aim::Resume => "resume".to_owned(),
        Aim::Seat { seat, .. } => format!("seat {seat}"),
    }
}

fn posted(notice: &Notice, named: impl Fn(PersonRef) -> String) -> String {
    match &notice.kind {
        NoticeKind::Turn { ping } => {
            format!("!turn {}", ping.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" "))
        }
        NoticeKind::Invited { people } => {
            format!("!invited {}", people.iter().map(|it| named(*it)).collect::<Vec<_>>().join(" "))
        }
        NoticeKind::Left { seat } => format!("!left {seat}"),
        NoticeKind::CameBack { seat } => format!("!back {seat}"),
        NoticeKind::Vote { seat } => format!("!vote {seat}"),
        NoticeKind::VoteTakenBack { seat } => format!("!unvote {seat}"),
        NoticeKind::Reminder { seat } => format!("!reminder {seat}"),
        NoticeKind::TimeOver { seat } => format!("!over {seat}"),
        NoticeKind::BotWanted { seat } => format!("!wanted {seat}"),
        NoticeKind::VotedOut { seat } => format!("!out {seat}"),
        NoticeKind::Motion { .. } => "!motion".to_owned(),
        NoticeKind::MotionDropped { .. } => "!dropped".to_owned(),
        NoticeKind::SeatOffered { seat, person } => format!("!offered {seat} {}", named(*person)),
        NoticeKind::OfferTakenBack { seat } => format!("!kept {seat}"),
        NoticeKind::SubstituteSought { seat, .. } => format!("!sought {seat}"),
        NoticeKind::SearchEnded { seat, .. } => format!("!no search {seat}"),
        NoticeKind::TookOver { seat } => format!("!took {seat}"),
        NoticeKind::Departed { seat } => format!("!departed {seat}"),
        NoticeKind::RulesChanged { from } => format!("!rules since {from}"),
        NoticeKind::DeputyAsked { seat, person, instead_of } => {
            let instead = instead_of.map(|it| format!(" instead of {}", named(it))).unwrap_or_default();
            format!("!deputy asked {seat} {}{instead}", named(*person))
        }
        NoticeKind::DeputyAgreed { seat, instead_of } => {
            let instead = instead_of.map(|it| format!(" instead of {}", named(it))).unwrap_or_default();
            format!("!deputy {seat}{instead}")
        }
        NoticeKind::DeputyEnded { seat, person, .. } => format!("!no deputy {seat} {}", named(*person)),
        NoticeKind::Away { seat } => format!("!away {seat}"),
        NoticeKind::DeputyCalled { seat } => format!("!deputy called {seat}"),
        kind => format!("!{kind:?}").to_lowercase(),
    }
}
