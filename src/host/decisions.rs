//! Decisions: a request is understood, its table decides, and only when that is written anybody sees it.

use std::{panic::resume_unwind, sync::Arc, time::Duration};

use pergola_chat as chat;
use pergola_chat::{Act, Ask, Reply, Request, Tables, Understood};
use pergola_table::{Command, Commit, Notice, Person, PersonId, Table, TableId, TableRefusal, Who, limits::UNCALLED_MILLIS};
use tokio::time::{Instant, sleep, timeout};
use tracing::{error, warn};

use super::{House, crowds, pace::Turn};

/// How long anybody waits for an answer that has to be found out.
const PATIENCE: Duration = Duration::from_secs(120);

impl House {
    /// Answers a request. It is carried out to its end even when nobody waits for the answer any more.
    pub async fn answer(&self, request: Request) -> Reply {
        let mut request = self.acquainted(request);
        match self.inner.paces.turn_of(&request, self.inner.surroundings.now()) {
            Turn::Now => {}
            Turn::After(early) => sleep(early).await,
            Turn::Never if self.answered_before(&request).is_some() => {}
            Turn::Never => {
                self.measures().refused_as_busy();
                return chat::answers::too_fast(&request);
            }
        }
        // Where another house plays on in this one's place, it may have been asked for the same, and have done it.
        if self.inner.store.failure().is_some() {
            return chat::answers::perhaps_saved(&request);
        }
        if self.inner.stopping.is_cancelled() {
            return chat::answers::not_saved(&request);
        }
        self.get_to_know([&request.person]).await;
        let is_private = request.is_private();
        if is_private && !self.take_to_table(&mut request).await {
            return chat::answers::not_here(&request);
        }
        let mut request = self.acquainted(request);
        request.at = self.inner.surroundings.now();
        let (house, asked, begun) = (self.clone(), request.clone(), Instant::now());
        let task = self.inner.requests.spawn(async move { house.carry_out(&request).await });
        let reply = task.await.unwrap_or_else(|why| {
            error!(%why, "a request fell over");
            self.fell_over(&asked)
        });
        self.measures().answered(kind(&asked.act), begun.elapsed());
        match reply.card.table.and_then(|id| self.inner.directory.table(id)).filter(|_| is_private) {
            Some(table) => chat::whispers::in_its_place(&table, &asked, reply),
            None => reply,
        }
    }

    /// The same request of somebody whose preferences are known, in a server of which it is known how it is set.
    pub(super) fn acquainted(&self, request: Request) -> Request {
        let directory = &self.inner.directory;
        let preferences = directory.known_as(&request.person.id).and_then(|(_, person)| person.preferences);
        let settings = directory.settings_of(&request.place.server);
        request.of_somebody_known(preferences, &settings)
    }

    /// What somebody presses in a private message they press where the table is, under the name they have there; whether it is
    /// one of theirs.
    async fn take_to_table(&self, request: &mut Request) -> bool {
        let directory = &self.inner.directory;
        if let Some(table) = chat::ids::table_asked(request) {
            self.at_hand(table).await;
        }
        let Some(place) = chat::ids::place_of_private_press(directory, request) else { return false };
        if let Some((_, known)) = directory.known_as(&request.person.id) {
            request.person.name = known.name;
        }
        request.place = place;
        true
    }

    /// Answers a request that fell over: what was written before stands.
    fn fell_over(&self, request: &Request) -> Reply {
        match self.answered_before(request) {
            Some(table) => chat::answers::saved(&table, request),
            None => chat::answers::not_saved(request),
        }
    }

    /// The table that carried this request out already.
    fn answered_before(&self, request: &Request) -> Option<Arc<Table>> {
        let now = self.inner.surroundings.now();
        let tables = self.inner.directory.in_server(&request.place.server).into_iter();
        let mut tables = tables.filter_map(|id| self.inner.directory.table(id));
        tables.find(|table| table.has_answered(&request.person.id, &request.id, now))
    }

    async fn carry_out(&self, request: &Request) -> Reply {
        self.inner.outbox.wake_refused(&request.place);
        if let Err(why) = self.bring_in(request).await {
            warn!(%why, "an archived table cannot be looked up");
            return chat::answers::not_shown(request);
        }
        let reply = self.reply(request).await;
        let reply = self.note_look(request, reply).await;
        let reply = if request.person.preferences().in_words { chat::answers::in_words(reply) } else { reply };
        let refused = reply.card.table.is_some_and(|table| self.inner.outbox.is_refused(table));
        if refused { chat::answers::while_refused(reply, request) } else { reply }
    }

    async fn reply(&self, request: &Request) -> Reply {
        match chat::understand(&self.inner.directory, request) {
            Understood::Answer(reply) => reply,
            Understood::Open { opening, invited, rematch_of } => {
                match self.open_table(request, opening, &invited, rematch_of).await {
                    Ok(table) => {
                        let table = self.after_lesson_bots(table.id()).await.unwrap_or(table);
                        chat::answers::opened(&table, request)
                    }
                    Err(refusal) => chat::answers::refused_open(&refusal, request),
                }
            }
            Understood::Server(wish) => self.set_server(request, &wish).await,
            Understood::Rest(wish) => self.rest(request, &wish).await,
            Understood::Ask(ask) => self.ask(request, &ask).await,
            Understood::Privacy(wish) => self.privacy(request, wish).await,
            Understood::Results(asked) => self.results(request, asked).await,
            Understood::Cup(asked) => self.cup(request, asked).await,
            Understood::Report(wish) => self.report(request, &wish).await,
            Understood::Advise(advise) => {
                let (house, asked) = (self.clone(), request.clone());
                self.patiently(request, async move { house.advise(&asked, &advise).await }).await
            }
            Understood::Import => self.import(request).await,
            Understood::Recall(recall) => {
                let (house, asked) = (self.clone(), request.clone());
                self.patiently(request, async move { house.recall(&asked, recall).await }).await
            }
        }
    }

    /// Waits for an answer that may take long, but not for ever. What is begun goes on, and is there for whoever asks again.
    async fn patiently(&self, request: &Request, answer: impl Future<Output = Reply> + Send + 'static) -> Reply {
        match timeout(PATIENCE, self.inner.requests.spawn(answer)).await {
            Ok(Ok(reply)) => reply,
            Ok(Err(why)) if why.is_panic() => resume_unwind(why.into_panic()),
            Ok(Err(_)) => chat::answers::not_saved(request),
            Err(_) => chat::answers::takes_long(request),
        }
    }

    /// Lets a table know that somebody sees what is theirs, whom no card has called to it, or that its bots have waited for them.
    /// What they were just told in the answer to this very request they have not gone on with yet.
    async fn note_look(&self, request: &Request, reply: Reply) -> Reply {
        let Some(table) = reply.card.table.and_then(|id| self.inner.directory.table(id)) else { return reply };
        let who = Who::Person { person: request.person.clone(), moderator: false };
        if table.is_woken_by(&request.person.id, request.at) {
            // They read that the bots play on, which is not to be said in vain.
            return match self.command(table.id(), &who, &Command::Look, Some(&request.id)).await {
                Err(why) if why.is_of_the_store() => chat::answers::not_saved(request),
                Ok(_) | Err(_) => reply,
            };
        }
        let deputy = table.deputy_for(&request.person.id).map(|it| it.seat);
        let calls_at = table.seat_of(&request.person.id).or(deputy).and_then(|seat| table.calls_at(seat));
        if calls_at.is_some_and(|at| at < request.at.saturating_add(UNCALLED_MILLIS)) {
            // They have gone on meanwhile, or were called; what could not be written, a card tells them once more.
            let _ = self.command(table.id(), &who, &Command::Look, None).await;
        }
        reply
    }

    /// Asks a table for the person of this request, and answers with what it is now.
    async fn ask(&self, request: &Request, ask: &Ask) -> Reply {
        let moderator = self.at_hand(ask.table).await.is_some_and(|table| request.moderates(&table));
        let who = Who::Person { person: request.person.clone(), moderator };
        let also = |table: &Table, commit: &Commit| chat::answers::also_shown(table, ask, commit);
        let outcome = self.decide(ask.table, &who, &ask.command, Some(&request.id), also).await;
        let played = if outcome.is_ok() { self.after_lesson_bots(ask.table).await } else { None };
        let table = match played {
            Some(table) => Some(table),
            None => self.at_hand(ask.table).await,
        };
        match table {
            Some(table) => chat::answers::answer(&table, request, ask, outcome.as_ref()),
            None => chat::answers::not_saved(request),
        }
    }

    /// Lets a table know that somebody who has a seat there, or is a deputy, is not in its server any more.
    pub async fn departed(&self, table: TableId, person: &PersonId) {
        let Some(left) = self.inner.directory.table(table).and_then(|table| left_by(&table, person)) else { return };
        match self.command(table, &Who::House, &left, None).await {
            // They have played meanwhile, or it is known.
            Ok(_) | Err(TableRefusal::NotDue | TableRefusal::Ended | TableRefusal::Deputy(_)) => {}
            Err(why) => warn!(%table, ?why, "a table does not know yet that somebody has left its server"),
        }
    }

    /// Lets a table decide, writes what it decided, and only then shows it.
    pub(super) async fn command(
        &self,
        id: TableId,
        who: &Who,
        command: &Command,
        request: Option<&str>,
    ) -> Result<Commit, TableRefusal> {
        self.decide(id, who, command, request, |_, _| None).await
    }

    /// The same; what is `also` shown is posted with the notices of the table's own.
    pub(super) async fn decide(
        &self,
        id: TableId,
        who: &Who,
        command: &Command,
        request: Option<&str>,
        also: impl FnOnce(&Table, &Commit) -> Option<Notice>,
    ) -> Result<Commit, TableRefusal> {
        // Nobody comes back or follows while they are being forgotten.
        let comes = |_: &&Person| {
            matches!(command, Command::Join | Command::TakeOver | Command::ComeBack | Command::Follow | Command::BeDeputy(_))
        };
        let seat = match who.person().filter(comes).or_else(|| crowds::counted(who, command)) {
            Some(person) => Some(self.inner.queues.wait_to_sit_down(&person.id).await),
            None => None,
        };
        let turn = self.inner.queues.wait(id).await;
        let table = self.at_hand(id).await.ok_or(TableRefusal::Ended)?;
        let asked_before =
            |it: &Person| request.is_some_and(|request| table.has_answered(&it.id, request, self.inner.surroundings.now()));
        if !who.person().is_some_and(asked_before) {
            self.check_crowds(&table, who, command).await?;
        }
        self.get_to_know(who.person().into_iter().chain(command.names())).await;
        let people = self.inner.directory.meet_for(who, command);
        let (now, luck) = (self.inner.surroundings.now(), self.inner.surroundings.entropy());
        let table = self.recalling(table, command).await;
        self.inner.surroundings.about_to_decide(id);
        let (table, mut commit) = table.decide(who, command, &people, request, now, luck)?;
        if commit.repeated {
            return Ok(commit);
        }
        commit.notices.extend(also(&table, &commit));
        self.write(table, commit, (turn, seat)).await
    }
}

/// What a table is to know of somebody who has left its server.
fn left_by(table: &Table, person: &PersonId) -> Option<Command> {
    let deputy = || table.deputy_for(person).map(|_| Command::DeputyDeparted(person.clone()));
    table.seat_of(person).map(Command::Departed).or_else(deputy)
}

/// What kind of request it is, for whoever counts.
fn kind(act: &Act) -> &'static str {
    match act {
        Act::Slash(_) => "command",
        Act::Press { .. } => "press",
        Act::Pick { .. } => "pick",
    }
}

#[cfg(test)]
mod tests {
    use pergola_chat::{Languages, Show, Slash};
    use pergola_games::GAMES;
    use pergola_table::{ClosedBecause, NoteChange, Phase, PlaceId, Rights};
    use tokio::task::{JoinHandle, yield_now};

    use super::*;
    use crate::{
        Config,
        rehearsal::{Door, Memory, Stage, act, garden, lobby, request},
    };

    fn play(id: &str) -> Request {
        let options = vec![("game".to_owned(), "gardens".to_owned())];
        Request {
            id: id.to_owned(),
            person: Person::new("test:ann", "Ann"),
            rights: Rights::default(),
            parent: None,
            at: 0,
            languages: Languages::default(),
            place: PlaceId { server: "town".to_owned(), channel: "garden".to_owned() },
            act: Act::Slash(Slash { command: "play".to_owned(), options, ..Slash::default() }),
        }
    }

    /// Two people play at the first table.
    async fn playing(house: &House) -> TableId {
        let table = lobby(house).await;
        for (name, wish) in [("Ben", "join"), ("Ann", "start")] {
            act(house, name, Act::Press { id: format!("1.{table}.{wish}") }).await;
        }
        table
    }

    #[tokio::test(start_paused = true)]
    async fn who_moderates_another_channel_only_votes() {
        let house = Memory::default().house(&Arc::default());
        let table = playing(&house).await;
        let phase = || house.inner.directory.table(table).expect("it is at hand").phase();
        let close = |channel: &str| {
            let place = PlaceId { channel: channel.to_owned(), ..garden() };
            Request {
                rights: Rights { moderator: true, ..Rights::default() },
                place,
                ..request("Ben", Act::Press { id: format!("1.{table}.~close") })
            }
        };
        house.answer(close("hall")).await;
        assert_eq!(phase(), Phase::Playing, "Ann has not agreed");
        house.answer(close("garden")).await;
        assert_eq!(phase(), Phase::Closed(ClosedBecause::Moderator));
        house.drain().await;
    }

    async fn asked(house: House, request: Request) -> Reply {
        house.answer(request).await
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_too_fast_is_told_so_and_nothing_is_done() {
        let (stage, memory) = (Arc::<Stage>::default(), Memory::default());
        let house = House::on(memory.open(), stage.clone(), &Arc::new(GAMES.clone()));
        let open = || request("Ann", play("x").act);
        let tables = || house.inner.directory.all().len();
        let first = open();
        house.answer(first.clone()).await;
        for table in 2..=5 {
            house.answer(open()).await;
            assert_eq!(tables(), table);
        }
        // Those who are a little early wait.
        let early = [open(), open(), open()].map(|request| tokio::spawn(asked(house.clone(), request)));
        yield_now().await;
        let late = open();
        let busy = house.answer(late.clone()).await;
        assert!(busy.show == Show::Private && busy.card.text.contains("Press again in a moment"), "{}", busy.card.text);
        assert_eq!((tables(), memory.writes()), (5, 5), "nothing was done");
        let again = house.answer(first.clone()).await;
        assert!(again.card.text.contains("is open"), "what was answered is answered again: {}", again.card.text);
        assert_eq!(tables(), 5);
        for (early, table) in early.into_iter().zip(6..) {
            assert!(early.await.expect("it is answered").card.text.contains("is open"));
            assert_eq!(tables(), table, "one after the other");
        }
        // A start has forgotten how fast somebody was, but not what they asked.
        house.drain().await;
        let house = House::on(memory.open(), stage.clone(), &Arc::new(GAMES.clone()));
        let press = || request("Ann", Act::Press { id: "x".to_owned() });
        let many = [(); 8].map(|()| tokio::spawn(asked(house.clone(), press())));
        yield_now().await;
        assert!(house.answer(press()).await.card.text.contains("in a moment"));
        assert!(house.answer(first).await.card.text.contains("is open"));
        many.iter().for_each(JoinHandle::abort);
        stage.go_on(500);
        assert!(house.answer(late).await.card.text.contains("is open"), "half a second later there is room for one");
        assert_eq!(house.inner.directory.all().len(), 9);
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_lobby_changed_from_elsewhere_is_shown_anew_and_its_card_changes_in_place() {
        let house = Memory::default().house(&Arc::default());
        let table = lobby(&house).await;
        let press = |wish: &str| Act::Press { id: format!("1.{table}.{wish}") };
        assert_eq!(act(&house, "Ben", press("~join")).await.show, Show::Update);
        assert_eq!(act(&house, "Cleo", press("~join")).await.show, Show::Update);
        let door = Door::new(Duration::ZERO, []);
        house.attach(door.clone());
        let posted = async || {
            sleep(Duration::from_secs(1)).await;
            door.tried().len()
        };
        assert_eq!(posted().await, 1, "the newest of what was not sent yet");
        assert_eq!(act(&house, "Cleo", press("~leave")).await.show, Show::Update);
        assert_eq!(posted().await, 2);
        assert_eq!(act(&house, "Cleo", press("join")).await.show, Show::UpdateCard);
        assert_eq!(act(&house, "Ann", press("~join")).await.show, Show::Private, "she sits there");
        assert_eq!(posted().await, 2, "no second card");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_decision_that_nobody_waits_for_any_more_is_written_and_shown() {
        let memory = Memory::default();
        let (store, work) = memory.open_by_hand();
        tokio::spawn(work.run(|| sleep(Duration::from_secs(1))));
        let house = House::on(store, Arc::<Stage>::default(), &Arc::new(GAMES.clone()));
        let table = lobby(&house).await;
        let joins = Who::Person { person: Person::new("test:ben", "Ben"), moderator: false };
        let revision = || house.inner.directory.table(table).expect("it is at hand").revision();
        let before = revision();
        let given_up = timeout(Duration::from_millis(10), house.command(table, &joins, &Command::Join, Some("x"))).await;
        assert!(given_up.is_err(), "the store takes a second");
        assert_eq!(revision(), before);
        // Whoever comes next waits until it is done, and decides on what came of it.
        let joins = Who::Person { person: Person::new("test:cleo", "Cleo"), moderator: false };
        house.command(table, &joins, &Command::Join, Some("y")).await.expect("there is a third seat");
        assert_eq!(revision(), before + 2);
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_decided_on_an_older_table_is_not_written_and_the_next_stands_on_the_newest() {
        let memory = Memory::default();
        let house = memory.house(&Arc::default());
        let table = playing(&house).await;
        let ann = Who::Person { person: Person::new("test:Ann", "Ann"), moderator: false };
        let jot = |text: &str| Command::Note(NoteChange::Add(text.to_owned()));
        let older = Table::clone(&*house.inner.directory.table(table).expect("it is at hand"));
        house.command(table, &ann, &jot("keep"), Some("1")).await.expect("there is room");
        let writes = memory.writes();
        // A table that was written and not shown.
        house.inner.directory.publish(older.clone());
        for request in ["2", "3"] {
            let moved = house.command(table, &ann, &jot("lose"), Some(request)).await;
            if request == "2" {
                assert_eq!(moved.map(drop), Err(TableRefusal::NotSaved));
                assert_eq!(memory.writes(), writes, "nothing was written over it");
            } else {
                assert!(moved.is_ok(), "whoever tries again finds the newest");
            }
        }
        let notes = house.inner.directory.table(table).expect("it is at hand");
        let notes: Vec<_> = notes.note(&PersonId("test:Ann".to_owned())).map(str::to_owned).collect();
        assert_eq!(notes, ["keep", "lose"]);
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_of_which_something_is_gone_is_set_aside_and_the_others_go_on() {
        let memory = Memory::default();
        let house = memory.house(&Arc::default());
        let (torn, whole) = (playing(&house).await, playing(&house).await);
        let first = format!("table/{:020}/entry/{:020}", torn.0, 1);
        memory.rows().remove(first.as_bytes()).expect("it is there");
        assert_eq!(house.inner.store.look_through().await.expect("it reads").len(), 1);
        for table in [torn, whole] {
            let closed = house.command(table, &Who::House, &Command::Close, None).await;
            assert_eq!(closed.is_ok(), table == whole);
        }
        let options = vec![("table".to_owned(), torn.to_string())];
        let board = Act::Slash(Slash { command: "board".to_owned(), options, ..Slash::default() });
        let said = act(&house, "Ann", board).await.card.text;
        assert!(said.contains("cannot be read"), "{said}");
        assert_eq!(house.health().await.expect("it is well").unreadable, 1);
        house.drain().await;
    }

    #[tokio::test]
    async fn what_was_saved_is_never_called_not_saved() {
        let folder = tempfile::tempdir().expect("a folder");
        let house = House::open(&Config::new(folder.path(), &GAMES)).expect("it opens");
        house.answer(play("1")).await;
        let said = |id: &str| house.fell_over(&play(id)).card.text;
        assert!(said("1").contains("What you did is saved"), "{}", said("1"));
        assert!(said("2").contains("could not be saved"), "{}", said("2"));
        let counted = house.measures().text(None);
        for line in ["pergola_answer_seconds_count{kind=\"command\"} 1", "pergola_commits_total 1"] {
            assert!(counted.lines().any(|it| it == line), "{line} is not in\n{counted}");
        }
        house.drain().await;
        let late = house.answer(play("3")).await.card.text;
        assert!(late.contains("could not be saved"), "a house that stops takes nothing new: {late}");
    }
}
