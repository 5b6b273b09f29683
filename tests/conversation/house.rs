//! The house of these tests: the real one, on rows in memory, in surroundings of its own ([`super::stage`]), and the words in
//! which tests speak of it. Every message that leaves it is held to the limits and searched for texts without a sentence,
//! and it must not complain of anything unless its disk is full.

use std::{
    collections::BTreeMap,
    pin::pin,
    sync::Arc,
    task::{Context, Poll, Waker},
};

use pergola::{
    chat::{
        self, Act, Card, GivenFile, Languages, Reply, Request, Show, Slash, Suggestion,
        commands::Filling,
        limits,
        rows::{Button, MenuChoice, Row},
    },
    engine::{AnyState, Catalogue, Chance, Seat, Viewer},
    games::{GAMES, game},
    host::{self, Surroundings as _},
    store::{Appended, Change, Disk as _, Report, Rows, Store, Tenure},
    table::{Commit, Guests, Millis, Named, Notice, Person, PlaceId, Rights, Table, TableId},
};
use tokio::{
    runtime::{Builder, Runtime},
    time::{Duration, sleep},
};

use super::{
    memory::Memory,
    stage::{Chat, Ears, Stage},
};

/// Passes in paused time only when nobody in the house has anything to do.
const A_MOMENT: Duration = Duration::from_millis(1);

/// So much time passes at once where much does.
const STEP: Duration = Duration::from_secs(25);

/// The house.
pub(crate) struct House {
    house: host::House,
    rows: Memory,
    stage: Arc<Stage>,
    chat: Arc<Chat>,
    ears: Ears,
    runtime: Runtime,
    /// The games it plays, in all their editions.
    pub(crate) games: Catalogue,
    /// Cards posted in channels, oldest first.
    pub(crate) posted: Vec<Card>,
    next_request: u64,
    /// Whether tables that are opened draw their seats; most tests want to know who sits where.
    pub(crate) shuffles: bool,
    /// Whether the disk refuses to write.
    is_full: bool,
    /// The languages that the door tells of whoever asks.
    pub(crate) languages: Languages,
}

/// The house on what these rows hold, open.
async fn open(rows: Memory, games: Catalogue, stage: Arc<Stage>, chat: Arc<Chat>) -> host::House {
    let load = |checkpoint, people: &Guests| Table::load(&games, checkpoint, people);
    let (store, found, work) = Store::on(Box::new(rows), load).expect("memory opens");
    tokio::spawn(work.run(|| std::future::ready(())));
    let house = host::House::on((store, found), stage, &Arc::new(games));
    house.attach(chat);
    house
}

/// The channel everybody is in unless a test says otherwise.
pub(crate) fn garden() -> PlaceId {
    place("town", "garden")
}

pub(crate) fn place(server: &str, channel: &str) -> PlaceId {
    PlaceId { server: server.to_owned(), channel: channel.to_owned() }
}

pub(crate) fn person(name: &str) -> Person {
    Person::new(format!("test:{name}"), name)
}

/// A command: `("alhambra", Some("buy"), ..)`, or by its words, `("table pause", None, ..)`.
pub(crate) fn slash(command: &str, verb: Option<&str>, options: &[(&str, &str)]) -> Act {
    let (command, verb) = command.split_once(' ').map_or((command, verb), |(group, word)| (group, Some(word)));
    let mut slash = Slash { command: command.to_owned(), verb: verb.map(str::to_owned), ..Slash::default() };
    for (name, value) in options {
        match chat::commands::filling(name) {
            Filling::Text | Filling::Words => slash.options.push(((*name).to_owned(), (*value).to_owned())),
            Filling::Person => {
                slash.people.push(person(value));
                slash.named_by.push((*name).to_owned());
            }
            Filling::Channel => slash.channels.push(((*name).to_owned(), Named::new(*value, value))),
            Filling::Role => slash.roles.push(Named::new(*value, value)),
            Filling::File => slash.file = Some(GivenFile { bytes: value.as_bytes().into() }),
        }
    }
    Act::Slash(slash)
}

/// What somebody may do: `Mod` moderates and manages the server.
fn rights_of(name: &str) -> Rights {
    Rights { moderator: name == "Mod", manages: name == "Mod", roles: Vec::new() }
}

impl House {
    pub(crate) fn new(seed: u64) -> House {
        House::with_games(seed, GAMES.clone())
    }

    /// A house that plays these games.
    pub(crate) fn with_games(seed: u64, games: Catalogue) -> House {
        let runtime = Builder::new_current_thread().enable_time().start_paused(true).build().expect("a runtime");
        let (rows, stage, chat) = (Memory::default(), Stage::new(seed), Arc::<Chat>::default());
        let house = runtime.block_on(open(rows.clone(), games.clone(), stage.clone(), chat.clone()));
        let (ears, posted) = (Ears::new(), Vec::new());
        let (next_request, languages) = (1, Languages::default());
        House { house, rows, stage, chat, ears, runtime, games, posted, next_request, shuffles: false, is_full: false, languages }
    }

    /// Does something in the house, and returns when the house has nothing more to do: bots have played, cards are posted.
    fn rest_after<T>(&mut self, done: impl Future<Output = T>) -> T {
        let done = async {
            let done = done.await;
            sleep(A_MOMENT).await;
            done
        };
        let done = self.ears.listen(|| self.runtime.block_on(done));
        let news = self.chat.news();
        news.iter().for_each(check);
        self.posted.extend(news);
        done
    }

    /// Does the same, and sees that the house does not complain.
    fn run<T>(&mut self, done: impl Future<Output = T>) -> T {
        let done = self.rest_after(done);
        let heard = self.ears.heard();
        assert!(self.is_full || heard.is_empty(), "{heard}");
        done
    }

    /// The house stops and starts again.
    pub(crate) fn restart(&mut self) {
        let heard = self.restart_with(self.games.clone());
        assert!(heard.is_empty(), "{heard}");
    }

    /// The house stops and starts again with these games. What it complains of.
    pub(crate) fn restart_with(&mut self, games: Catalogue) -> String {
        self.games = games.clone();
        let (house, rows, stage, chat) = (self.house.clone(), self.rows.clone(), self.stage.clone(), self.chat.clone());
        self.house = self.rest_after(async move {
            house.drain().await;
            open(rows, games, stage, chat).await
        });
        self.ears.heard()
    }

    /// So many hours pass, and the house does what has come due.
    pub(crate) fn wait(&mut self, hours: u64) {
        self.wait_seconds(hours * 3_600);
        self.run(async { sleep(Duration::from_secs(60)).await });
    }

    /// So many seconds pass, and the house does what has come due by about then.
    pub(crate) fn wait_seconds(&mut self, seconds: u64) {
        let stage = self.stage.clone();
        stage.stand_still(true);
        self.run(async move {
            // In steps, so that the clock does not run away from the machine, which would then have slept.
            for passed in (0..seconds).step_by(STEP.as_secs() as usize) {
                let step = STEP.min(Duration::from_secs(seconds - passed));
                stage.pass(step.as_millis() as Millis);
                sleep(step).await;
            }
            stage.stand_still(false);
        });
    }

    /// What people have reported, oldest first.
    pub(crate) fn reports(&mut self) -> Vec<Report> {
        let store = self.house.store().clone();
        self.run(async move { store.reports().await.expect("memory reads") })
    }

    /// What was whispered since somebody last asked, oldest first; each is held to the limits.
    pub(crate) fn whispers(&self) -> Vec<host::Whispered> {
        let whispers = self.chat.whispers();
        whispers.iter().for_each(|it| check(&it.card));
        whispers
    }

    /// This person takes no private messages from now on.
    pub(crate) fn takes_no_whispers(&self, name: &str) {
        self.chat.close_to(person(name).id);
    }

    /// From now on private messages hang: nobody ever hears what became of them.
    pub(crate) fn whispers_hang(&self) {
        self.chat.hang();
    }

    /// From now on bots think without coming to an end, or do.
    pub(crate) fn bots_think_on(&self, on: bool) {
        self.stage.hold_work(on);
    }

    /// From now on nothing can be written, or everything.
    pub(crate) fn full(&mut self, full: bool) {
        self.is_full = full;
        self.rows.fail(full.then_some(0), false);
    }

    /// From now on nothing may be posted in this channel, of which the house may complain; or everything.
    pub(crate) fn refuse_posts(&mut self, channel: &str, refuses: bool) {
        self.is_full = refuses;
        self.chat.refuses(channel, refuses);
    }

    /// The house stops and starts again, and may complain.
    pub(crate) fn restart_complaining(&mut self) {
        let _ = self.restart_with(self.games.clone());
    }

    /// The present cards of a place.
    pub(crate) fn cards_of(&self, place: &PlaceId) -> Vec<Card> {
        self.house.cards_of(place, 99)
    }

    /// From now on so many batches are written, and none after them.
    pub(crate) fn fail_after(&mut self, batches: u32) {
        self.is_full = true;
        self.rows.fail(Some(batches), false);
    }

    /// Rows whose keys begin like this cannot be read.
    pub(crate) fn damage(&self, beginnings: &[&'static str]) {
        self.rows.damage(beginnings);
    }

    /// So long nobody asks anything.
    pub(crate) fn rest_for(&mut self, long: Duration) {
        self.run(async move { sleep(long).await });
    }

    /// Whether a table is not at hand: it is archived, and nobody looks at it.
    pub(crate) fn is_away(&self, table: u64) -> bool {
        self.house.table(TableId(table)).is_none()
    }

    /// What is answered though the house complains.
    pub(crate) fn ask_of_damaged(&mut self, name: &str, act: Act) -> Reply {
        self.is_full = true;
        let reply = self.act(name, act);
        self.is_full = false;
        reply
    }

    /// The table with this number.
    pub(crate) fn at_table(&self, table: u64) -> Arc<Table> {
        self.house.table(TableId(table)).expect("there is such a table")
    }

    /// Everything that is stored.
    pub(crate) fn rows(&self) -> BTreeMap<Vec<u8>, Vec<u8>> {
        self.rows.rows()
    }

    /// Writes what tables decided elsewhere, and starts the house again on it.
    pub(crate) fn write(&mut self, commits: impl IntoIterator<Item = Commit>) {
        let store = self.house.store().clone();
        let commits: Vec<Commit> = commits.into_iter().collect();
        self.run(async move {
            for commit in commits {
                let change = Change { commit, tenure: Tenure::default(), number: None, due: None, people: Vec::new() };
                let appended = store.append(change).await.expect("memory writes");
                assert!(matches!(appended, Appended::Done(_)), "{appended:?}");
            }
        });
        self.restart();
    }

    /// Puts a table in place of the one with its number, which has as many entries.
    pub(crate) fn put(&mut self, table: &Table) {
        let (store, id) = (self.house.store().clone(), table.id());
        let present = self.run(async move { store.present(id).await.expect("it is stored") });
        self.write([Commit {
            table: id,
            stands_on: present.footing,
            entries: Vec::new(),
            checkpoint: table.checkpoint(),
            begins_turn: false,
            passed: Vec::new(),
            people: table.guests().clone(),
            notices: Vec::new(),
            repeated: false,
        }]);
    }

    /// What `name` does in the garden is answered.
    pub(crate) fn act(&mut self, name: &str, act: Act) -> Reply {
        self.act_in(&garden(), name, act)
    }

    /// What `name` does in a channel is answered.
    pub(crate) fn act_in(&mut self, place: &PlaceId, name: &str, act: Act) -> Reply {
        self.next_request += 1;
        let id = self.next_request.to_string();
        let opens = matches!(&act, Act::Slash(slash) if slash.command == "play");
        let reply = self.answer(&Request {
            id,
            person: person(name),
            rights: rights_of(name),
            parent: None,
            at: 0,
            languages: self.languages,
            place: place.clone(),
            act,
        });
        if let Some(opened) = reply.card.table.filter(|_| opens && !self.shuffles) {
            self.act_in(place, name, Act::Press { id: format!("1.{opened}.shuffle.off") });
            assert!(!self.at_table(opened.0).opening().shuffled, "its opener keeps the seats as they are");
        }
        reply
    }

    /// A request is answered; bots play on.
    pub(crate) fn answer(&mut self, request: &Request) -> Reply {
        let (house, asked) = (self.house.clone(), request.clone());
        let reply = self.run(async move { house.answer(asked).await });
        check(&reply.card);
        reply
    }

    /// Two requests are answered that come at once.
    pub(crate) fn answer_both(&mut self, one: &Request, two: &Request) -> (Reply, Reply) {
        let (house, one, two) = (self.house.clone(), one.clone(), two.clone());
        let replies = self.run(async move { tokio::join!(house.answer(one), house.answer(two)) });
        check(&replies.0.card);
        check(&replies.1.card);
        replies
    }

    /// A press on a button with this label, or a choice of a menu that begins with it.
    pub(crate) fn press(&mut self, name: &str, card: &Card, label: &str) -> Reply {
        self.act(name, pressed(card, label))
    }

    /// A slash command.
    pub(crate) fn say(&mut self, name: &str, command: &str, verb: Option<&str>, options: &[(&str, &str)]) -> Reply {
        self.act(name, slash(command, verb, options))
    }

    /// What is offered for an option of a slash command typed so far.
    pub(crate) fn suggest(
        &self,
        name: &str,
        command: &str,
        verb: &str,
        options: &[(&str, &str)],
        focused: &str,
    ) -> Vec<Suggestion> {
        let act = slash(command, Some(verb), options);
        let request = Request {
            id: "typing".to_owned(),
            person: person(name),
            rights: Rights::default(),
            parent: None,
            at: 0,
            languages: self.languages,
            place: garden(),
            act,
        };
        self.suggest_for(&request, focused)
    }

    /// What is offered for an option of this request.
    pub(crate) fn suggest_for(&self, request: &Request, focused: &str) -> Vec<Suggestion> {
        let suggestions = self.ears.listen(|| at_once(self.house.suggest(request, focused)));
        assert_eq!(self.ears.heard(), "");
        limits::check_suggestions(&suggestions).unwrap();
        suggestions
    }

    /// A running game of these people in the garden; the first opens it.
    pub(crate) fn playing(seed: u64, game: &str, names: &[&str]) -> House {
        let mut house = House::new(seed);
        house.opened(game, names);
        let lobby = house.posted[0].clone();
        assert_eq!(house.press(names[0], &lobby, "Start").show, Show::UpdateCard);
        house
    }

    /// A running game of these people that was opened in the garden and went on in this thread.
    pub(crate) fn playing_in(thread: &str, game: &str, names: &[&str]) -> House {
        let mut house = House::new(2);
        house.opened(game, names);
        let lobby = house.posted[0].clone();
        house.move_to(1, thread);
        house.press(names[0], &lobby, "Start");
        assert_eq!(house.at_table(1).place(), &place("town", thread));
        house
    }

    /// A lobby with these people; the first opens it.
    pub(crate) fn opened(&mut self, game: &str, names: &[&str]) {
        let seats = pergola::games::game(game).map_or(names.len() as u8, |game| game.meta().seats.1).to_string();
        self.say(names[0], "play", None, &[("game", game), ("seats", &seats)]);
        let lobby = self.posted.last().unwrap().clone();
        for name in &names[1..] {
            self.press(name, &lobby, "Join");
        }
    }

    /// An action of `name` at table 1, by its notation.
    pub(crate) fn play(&mut self, name: &str, action: &str) {
        self.play_at(1, name, action);
    }

    /// An action of `name` at this table, by its notation.
    pub(crate) fn play_at(&mut self, number: u64, name: &str, action: &str) {
        let table = self.at_table(number);
        let seat = table.seat_of(&person(name).id).expect("they sit there");
        let id = format!("1.{number}.~say.{}.{action}", table.decision(seat));
        let reply = self.act_in(&table.place().clone(), name, Act::Press { id });
        assert!(self.at_table(number).revision() > table.revision(), "{action}: {}", reply.card.text);
    }

    /// The next cards of the table are posted in this channel, and the table is there from then on.
    pub(crate) fn move_to(&mut self, table: u64, channel: &str) {
        self.chat.posts_in(TableId(table), channel);
    }

    /// Plays a table of people at random to its end.
    pub(crate) fn play_out(&mut self, table: u64, seed: u64) {
        let mut chance = Chance::silent(seed);
        while let Some((name, seat)) = self.waited_for(table) {
            let listed = self.at_table(table).state_for(Viewer::Seat(seat)).expect("it is played").legal_actions(seat);
            self.play_at(table, &name, &listed[chance.below(listed.len() as u32) as usize].clone());
        }
    }

    /// Rows become others while the house is closed.
    pub(crate) fn rewrite(&mut self, rows: &Rows) {
        self.rows.write(rows).expect("memory writes");
        self.restart();
    }

    /// Puts another state of the same game on a table where nothing is pending.
    pub(crate) fn with_state(&mut self, table: u64, state: &dyn AnyState) {
        let mut checkpoint = self.at_table(table).checkpoint();
        let saved = state.save();
        // A table has the pieces of the modules that its lobby chose.
        for module in saved["modules"].as_object().into_iter().flat_map(|modules| modules.keys()) {
            let chosen = if module == "vizier" { serde_json::json!("able") } else { serde_json::json!(true) };
            checkpoint["opening"]["options"][module] = chosen;
        }
        checkpoint["play"]["settled"] = saved;
        let people = self.at_table(table).guests().clone();
        let table = Table::load(&self.games, checkpoint, &people).expect("a state of the same game");
        self.put(&table);
    }

    /// Puts a state of Alhambra or Granada on table 1. What it does not mention lies in the bags, the deck, and among what was
    /// not dealt.
    pub(crate) fn lay(&mut self, key: &str, mut state: serde_json::Value) {
        let game = game(key).expect("the game is in the catalogue");
        let load = |state: &serde_json::Value| game.load(game.meta().version, state.clone()).expect("the state is whole");
        let mut held = load(&state).inventory();
        for piece in self.at_table(1).state_for(Viewer::Everyone).expect("it is played").inventory() {
            if let Some(at) = held.iter().position(|it| *it == piece) {
                held.swap_remove(at);
                continue;
            }
            let is_one_of = |names: &[&str]| names.iter().any(|name| piece.starts_with(name));
            let is_granada = !is_one_of(&["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]);
            let place = if is_one_of(&["bonus-"]) {
                "/modules/bonus/left"
            } else if is_one_of(&["yellow", "green", "blue", "orange"]) {
                "/deck/cards"
            } else if is_granada && key == "combined" {
                "/combined/bag"
            } else {
                "/bag"
            };
            state.pointer_mut(place).and_then(|it| it.as_array_mut()).expect("there is such a place").push(piece.into());
        }
        self.with_state(1, &*load(&state));
    }

    /// One action at table 1, chosen at random among those of whoever the game waits for, and who that was; nothing when the
    /// game is over.
    pub(crate) fn play_at_random(&mut self, chance: &mut Chance) -> Option<String> {
        let (name, seat) = self.waited_for(1)?;
        let listed = self.at_table(1).state_for(Viewer::Seat(seat)).expect("it is played").legal_actions(seat);
        self.play(&name, &listed[chance.below(listed.len() as u32) as usize]);
        Some(name)
    }

    /// A game among so many people, who are called P1, P2 and so on: their names.
    pub(crate) fn full_table(seed: u64, game: &str, seats: u8) -> (House, Vec<String>) {
        let names: Vec<String> = (1..=seats).map(|it| format!("P{it}")).collect();
        (House::playing(seed, game, &names.iter().map(String::as_str).collect::<Vec<_>>()), names)
    }

    /// Table 1 in this state of a game, and who can act there, each with their private message.
    pub(crate) fn in_state(game: &str, seats: u8, state: &dyn AnyState) -> (House, Vec<(String, Card)>) {
        let mut house = House::full_table(1, game, seats).0;
        house.with_state(1, state);
        let actors = state.status().actors();
        let messages = actors.iter().map(|seat| {
            let name = house.at_table(1).seats()[seat.index()].person.clone().expect("people sit there").name;
            let mine = house.say(&name, "turn", None, &[]).card;
            (name, mine)
        });
        let messages = messages.collect();
        (house, messages)
    }

    /// The card of the table as everybody sees it now.
    pub(crate) fn card(&self, notice: &Notice) -> Option<Card> {
        let card = chat::cards::card(&*self.house.table(notice.table)?, notice, self.stage.now())?;
        check(&card);
        Some(card)
    }

    /// Who the game waits for, by name.
    pub(crate) fn waited_for(&self, table: u64) -> Option<(String, Seat)> {
        let table = self.at_table(table);
        let seat = table.waits_for().iter().next()?;
        table.seats()[seat.index()].person.as_ref().map(|it| (it.name.clone(), seat))
    }
}

/// Every button of a message.
pub(crate) fn buttons(card: &Card) -> Vec<&Button> {
    fn of(row: &Row) -> &[Button] {
        if let Row::Buttons(buttons) = row { buttons } else { &[] }
    }
    card.rows.iter().flat_map(of).collect()
}

/// Every choice of a message's menus, with the menu's id.
pub(crate) fn choices(card: &Card) -> Vec<(&str, &MenuChoice)> {
    fn of(row: &Row) -> Vec<(&str, &MenuChoice)> {
        if let Row::Menu(menu) = row { menu.choices.iter().map(|it| (menu.id.as_str(), it)).collect() } else { Vec::new() }
    }
    card.rows.iter().flat_map(of).collect()
}

/// The labels of everything that can be pressed.
pub(crate) fn labels(card: &Card) -> Vec<String> {
    let buttons = buttons(card).into_iter().map(|it| it.label.clone());
    buttons.chain(choices(card).into_iter().map(|(_, it)| it.label.clone())).collect()
}

/// The press on what has this label, or on the first choice whose label begins with it.
pub(crate) fn pressed(card: &Card, label: &str) -> Act {
    let button = buttons(card).into_iter().find(|it| it.label == label).map(|it| Act::Press { id: it.id.clone() });
    let choice = || {
        let (id, choice) = choices(card).into_iter().find(|(_, it)| it.label.starts_with(label))?;
        Some(Act::Pick { id: id.to_owned(), values: vec![choice.value.clone()] })
    };
    button.or_else(choice).unwrap_or_else(|| panic!("no {label:?} among {:?} under {:?}", labels(card), card.text))
}

/// Holds a message to the limits, and to having a sentence for each of its texts.
pub(crate) fn check(card: &Card) {
    limits::check_card(card).unwrap_or_else(|over| panic!("{over}\n{card:?}"));
    let alt = card.picture.iter().map(|it| it.alt.clone());
    for said in [card.text.clone()].into_iter().chain(alt).chain(labels(card)) {
        // The toy games have no title, and no words for their changes.
        let said = said.replace("[stones-title]", "Stones").replace("[stones-rules-change-", "[Change ");
        assert!(!says_no_sentence(&said), "a text without a sentence or an argument: {said}");
    }
}

/// Whether it shows the id of a text, as `[alhambra-took]`, or a variable that was not given, as `{$seat}`.
fn says_no_sentence(said: &str) -> bool {
    let is_id = |inside: &str| {
        inside.contains('-') && inside.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-')
    };
    let bracketed = said.split('[').skip(1).filter_map(|rest| rest.split_once(']')).any(|(inside, _)| is_id(inside));
    bracketed || said.contains("{$")
}

/// What comes without waiting for anything, as whatever is in memory does.
fn at_once<T>(answer: impl Future<Output = T>) -> T {
    match pin!(answer).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => answer,
        Poll::Pending => panic!("it waits for something"),
    }
}
