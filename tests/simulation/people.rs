//! People who press: what they are asked for, what they are not, twice, late, forged and at once.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use pergola::{
    chat::{Act, Card, Languages, Reply, Request, Show, Slash, rows::Row},
    engine::{OptionKind, Seat},
    games::GAMES,
    table::{Millis, Named, Person, PersonId, Phase, PlaceId, Rights, Table, limits::REQUEST_MILLIS},
};
use tokio::time::sleep;

use super::{Scale, channels::Channels, houses::Houses, watch::Watch, world::World};

/// What is said of a press that comes too late.
const STALE: &str = "was from before";
/// What is said of a table that was damaged.
const UNREADABLE: &str = "cannot be read";
/// What is said to who asks too fast, or while nothing can be said.
const BUSY: &str = "in a moment";
const NOT_SAVED: &str = "could not be saved";
/// How many presses somebody makes in one sitting.
const SITTING: usize = 14;
/// How many more tables somebody goes on to who looks in seldom.
const TABLES_A_VISIT: usize = 4;

/// A person, who outlives every process of the house.
pub(crate) struct Player {
    person: Person,
    home: PlaceId,
    /// What they saw last that nobody else sees.
    private: Mutex<Option<Card>>,
    /// What they asked when the house died, and when.
    unanswered: Mutex<Option<(Request, Millis)>>,
    /// How often they pressed to take part in a cup.
    pressed_for_cup: AtomicU32,
}

/// What a person needs for a life.
#[derive(Clone)]
pub(crate) struct Company {
    pub(crate) world: Arc<World>,
    pub(crate) watch: Arc<Watch>,
    pub(crate) channels: Channels,
    pub(crate) players: Arc<Vec<Player>>,
    /// The houses that answer now.
    pub(crate) houses: Arc<Houses>,
    pub(crate) scale: Scale,
}

impl Player {
    pub(crate) fn new(number: usize) -> Player {
        let person = Person::new(format!("town:{number}"), &format!("Player {number}"));
        let home = PlaceId { server: format!("town{}", number % 2), channel: format!("garden-{}", number % 3 / 2) };
        Player { person, home, private: Mutex::default(), unanswered: Mutex::default(), pressed_for_cup: AtomicU32::new(0) }
    }
}

impl Player {
    /// Where they are.
    pub(crate) fn home(&self) -> &PlaceId {
        &self.home
    }

    /// Their own room with the bot, which is in no server.
    fn room(&self) -> PlaceId {
        PlaceId { server: String::new(), channel: self.person.id.0.clone() }
    }

    /// Whether they press once more to take part in a cup, which they do so often at most.
    pub(crate) fn presses_for_cup(&self, most: u32) -> bool {
        self.pressed_for_cup.fetch_add(1, Ordering::Relaxed) < most
    }
}

impl Company {
    /// Lives as player `number` until the process dies or the world is calm.
    pub(crate) async fn live(self, number: usize) {
        let player = &self.players[number];
        let asked = player.unanswered.lock().expect("nobody panics with it").take();
        if let Some((request, at)) = asked
            && self.world.one_in(2)
        {
            self.world.count("request sent again after a start");
            let reply = self.ask(player, request).await;
            // What was asked before and called not saved may be there after all; a clock that jumped hides which it is.
            if self.world.counted("clock that jumped") == 0 {
                let played = self.watch.played_since(&player.person.id, at);
                self.check_played_once(&player.person.id, played, &[&reply], "sent again after a start");
            }
        }
        let plays_cup = player.home == self.players[0].home;
        let gap = self.scale.cup.filter(|_| plays_cup).unwrap_or(self.scale.gap);
        while !self.world.is_calm() {
            sleep(Duration::from_millis(self.world.below(gap * 60 * 1000).into())).await;
            if !(self.world.is_calm() || self.scale.cup.is_some() && self.cup(player, number).await) {
                self.sit_down(player).await;
            }
        }
    }

    /// One visit to the channel.
    async fn sit_down(&self, player: &Player) {
        if self.is_asked(player) && !self.world.one_in(4) {
            return self.vote(player).await;
        }
        if self.world.one_in(10) {
            self.ask_for_what_cannot_be_read(player).await;
        }
        match self.world.below(20) {
            0 => self.press_anything(player).await,
            1 => self.forge(player).await,
            2 => self.speak(player).await,
            3 => self.open(player).await,
            4 => self.join(player).await,
            5 if self.world.one_in(4) => self.rest(player).await,
            5 if self.world.one_in(12) => self.set_server(player).await,
            5 if self.world.one_in(3) => self.vote(player).await,
            5 => self.answer_a_card(player).await,
            6 if self.world.one_in(6) => self.note(player).await,
            6 => self.plan(player).await,
            _ if self.is_waited_for(player).is_none() && self.scale.eager => {
                self.join(player).await;
                self.open(player).await;
            }
            _ => {
                self.play(player).await;
                if self.scale.eager && self.world.one_in(2) {
                    self.join(player).await;
                }
            }
        }
    }

    /// Whether others wait for their word on what somebody wants.
    fn is_asked(&self, player: &Player) -> bool {
        self.watch.tables().iter().filter(|table| table.phase() == Phase::Playing).any(|table| {
            let missing = table.motion().map(|motion| table.missing_for(motion));
            table.seat_of(&player.person.id).is_some_and(|seat| missing.is_some_and(|missing| missing.contains(seat)))
        })
    }

    /// A table that waits for them.
    fn is_waited_for(&self, player: &Player) -> Option<Arc<Table>> {
        self.watch.tables().into_iter().find(|table| waits_for(table, player))
    }

    /// Plays wherever somebody waits for them: their turn from its card to its end.
    async fn play(&self, player: &Player) {
        let Some(table) = self.is_waited_for(player).or_else(|| self.deputized(player)) else { return };
        self.play_at(player, &table).await;
        if !self.scale.eager {
            return;
        }
        // Whoever looks in seldom goes on to the other tables where they are waited for.
        let others = self.watch.tables().into_iter().filter(|it| it.id() != table.id() && waits_for(it, player));
        for other in others.take(TABLES_A_VISIT) {
            self.play_at(player, &other).await;
        }
    }

    async fn play_at(&self, player: &Player, table: &Table) {
        let call = self.channels.call_of(&player.person.id).filter(|_| self.world.one_in(2));
        let place = if call.is_some() { player.room() } else { table.place().clone() };
        let mut card = match call {
            Some(call) => call,
            None => self.act(player, &place, Act::Press { id: format!("1.{}.turn", table.id()) }, "my turn").await.card,
        };
        for _ in 0..SITTING {
            let Some(act) = self.next_step(&card) else { return };
            if self.world.one_in(25) {
                sleep(Duration::from_secs(self.world.below(3_600).into())).await;
            }
            let is_private = place.server.is_empty();
            let reply = match self.world.below(30) {
                0 => self.twice(player, &place, act).await,
                1 => self.again(player, &place, act).await,
                _ => self.act(player, &place, act, if is_private { "step in private" } else { "step of a turn" }).await,
            };
            if is_private && reply.show == Show::Update && !self.world.is_dead() {
                self.channels.change_call(&player.person.id, &reply.card);
            }
            card = reply.card;
        }
    }

    /// Plans a turn where others are waited for, or cancels what was planned.
    async fn plan(&self, player: &Player) {
        let table = self.watch.tables().into_iter().find(|table| {
            let seat = table.seat_of(&player.person.id);
            table.phase() == Phase::Playing && seat.is_some_and(|seat| !table.waits_for().contains(seat))
        });
        let Some(table) = table else { return };
        let place = table.place().clone();
        let mut reply = self.act(player, &place, Act::Press { id: format!("1.{}.plan", table.id()) }, "plan").await;
        for _ in 0..SITTING {
            // Whose turn has begun meanwhile plays it another time.
            let planning = reply.card.text.contains("plan") && !reply.card.text.contains("The game waits for you now");
            let Some(act) = self.next_step(&reply.card).filter(|_| planning) else { return };
            reply = self.act(player, &place, act, "step of a plan").await;
        }
    }

    /// A choice of a menu, or a button, mostly one that leads on.
    fn next_step(&self, card: &Card) -> Option<Act> {
        let mut acts = Vec::new();
        for row in &card.rows {
            match row {
                Row::Menu(menu) => {
                    let id = &menu.id;
                    acts.extend(menu.choices.iter().map(|it| Act::Pick { id: id.clone(), values: vec![it.value.clone()] }));
                }
                Row::Buttons(buttons) => {
                    for button in buttons.iter().filter(|it| it.enabled) {
                        let leads_on = button.id.contains("end.") || button.id.contains("aside.");
                        let leads_away = [
                            "resign", "close", "leave", "rules", "board", "text", "hand", "part", "return", "rematch", "back",
                            "restart",
                        ]
                        .iter()
                        .any(|word| button.id.contains(word));
                        let leads_away = leads_away || button.id.ends_with("plan");
                        if leads_on || !leads_away || self.world.one_in(40) {
                            let times = if leads_on { 4 } else { 1 };
                            acts.extend((0..times).map(|_| Act::Press { id: button.id.clone() }));
                        }
                    }
                }
            }
        }
        (!acts.is_empty()).then(|| self.world.one_of(&acts).clone())
    }

    /// Presses a button of any message, however old, wherever it leads.
    async fn press_anything(&self, player: &Player) {
        let places = self.channels.places();
        if places.is_empty() {
            return;
        }
        let place = self.world.one_of(&places).clone();
        let messages = self.channels.messages(&place);
        let mut card = self.world.one_of(&messages).clone();
        if self.world.one_in(3)
            && let Some(private) = player.private.lock().expect("nobody panics with it").clone()
        {
            card = private;
        }
        let buttons = card.rows.iter().filter_map(|row| match row {
            Row::Buttons(buttons) => Some(buttons.iter().map(|it| it.id.clone())),
            Row::Menu(_) => None,
        });
        let ids: Vec<String> = buttons.flatten().collect();
        if ids.is_empty() {
            return;
        }
        let id = self.world.one_of(&ids).clone();
        let drastic = ["resign", "close", "leave", "hand-over"].iter().any(|word| id.ends_with(word));
        if !drastic || self.world.one_in(10) {
            self.act(player, &place, Act::Press { id }, "old button").await;
        }
    }

    /// Puts a reminder off, or agrees that a bot plays for somebody whose time is over.
    async fn answer_a_card(&self, player: &Player) {
        let table = self.watch.tables().into_iter().find(|table| {
            let seat = table.seat_of(&player.person.id);
            table.phase() == Phase::Playing && seat.is_some() && table.opening().time.is_some()
        });
        let Some(table) = table else { return };
        let over = Seat::all(table.capacity()).find(|seat| table.is_time_over(*seat));
        let word = match over {
            Some(seat) => format!("{}.{}", self.world.one_of(&["bot-turn", "bot-seat"]), seat.0),
            None => "snooze.1".to_owned(),
        };
        let act = Act::Press { id: format!("1.{}.{word}", table.id()) };
        self.act(player, table.place(), act, "answer to a card").await;
    }

    /// Agrees to what somebody wants, says no, or wants something: to go back, to pause, to go on, to give a seat away.
    async fn vote(&self, player: &Player) {
        let tables = self.watch.tables();
        let playing = |table: &&Arc<Table>| table.phase() == Phase::Playing;
        let seated = |table: &&Arc<Table>| table.seat_of(&player.person.id).is_some();
        let here = |table: &&Arc<Table>| table.place().server == player.home.server;
        let offered = tables.iter().filter(playing).find(|it| it.offers().iter().any(|it| it.person.id == player.person.id));
        if let Some(act) = self.of_deputy(player, &tables).filter(|_| offered.is_none()) {
            self.act(player, &player.home, act, "deputy").await;
            return;
        }
        let Some(table) = offered.or_else(|| {
            let motion = tables.iter().filter(playing).filter(seated).find(|it| it.motion().is_some());
            motion.or_else(|| tables.iter().filter(playing).filter(here).find(seated))
        }) else {
            return;
        };
        let (told, motion) = (table.told(), table.motion().map_or(0, |motion| motion.number));
        let words = match (offered, table.motion(), table.is_paused()) {
            (Some(_), ..) => vec!["take-over".to_owned()],
            (None, Some(_), _) => {
                let agrees = (0..4).map(|_| format!("agree.{motion}"));
                agrees.chain([format!("decline.{motion}")]).collect()
            }
            (None, None, true) => vec!["resume".to_owned()],
            (None, None, false) => {
                vec![format!("undo.{told}"), format!("undo.{told}"), format!("redo.{told}"), "pause".to_owned()]
            }
        };
        if offered.is_none() && motion == 0 && !table.is_paused() && self.world.one_in(6) {
            return self.offer(player, table).await;
        }
        let act = Act::Press { id: format!("1.{}.{}", table.id(), self.world.one_of(&words)) };
        match self.world.below(8) {
            0 => self.twice(player, table.place(), act).await,
            1 => self.again(player, table.place(), act).await,
            _ => self.act(player, table.place(), act, "vote").await,
        };
    }

    /// What somebody who is asked to be a deputy answers, or who is one, or has one, does about it at times.
    fn of_deputy(&self, player: &Player, tables: &[Arc<Table>]) -> Option<Act> {
        let id = &player.person.id;
        let deputy = |table: &Arc<Table>| {
            let own = table.seat_of(id).and_then(|seat| table.deputy_of(seat));
            table.deputy_for(id).or(own).map(|it| (table.id(), it.seat, it.has_agreed(), it.person.id == *id))
        };
        let mut of_them = tables.iter().filter(|it| it.phase() == Phase::Playing).filter_map(deputy);
        let (table, seat, has_agreed, is_deputy) = of_them.next()?;
        let word = match (has_agreed, is_deputy) {
            (false, true) => "agree",
            _ if self.world.one_in(12) => "end",
            _ => return None,
        };
        Some(Act::Press { id: format!("1.{table}.deputy.{word}.{}", seat.0) })
    }

    /// Plays for somebody absent.
    fn deputized(&self, player: &Player) -> Option<Arc<Table>> {
        self.watch.tables().into_iter().find(|table| {
            let deputy = table.deputy_for(&player.person.id).filter(|it| it.has_agreed());
            let waits = deputy.is_some_and(|it| table.waits_for().contains(it.seat));
            waits && table.phase() == Phase::Playing && table.place().server == player.home.server
        })
    }

    /// Offers their seat, or one that a bot plays, to somebody; or only follows.
    async fn offer(&self, player: &Player, table: &Table) {
        let any = 1 + self.world.below(table.capacity().into());
        let own = table.seat_of(&player.person.id).map(|seat| u32::from(seat.0) + 1);
        let seat = own.filter(|_| self.world.one_in(2)).unwrap_or(any).to_string();
        let number = ("table".to_owned(), table.id().to_string());
        let offered = self.world.one_of(&self.players);
        let somebody = offered.person.clone();
        if self.world.one_in(6) {
            return self.seek(player, offered, table, seat).await;
        }
        let slash = match self.world.below(5) {
            3 | 4 => Slash {
                command: "table".to_owned(),
                verb: Some("deputy".to_owned()),
                options: vec![number],
                people: vec![somebody],
                ..Slash::default()
            },
            0 => {
                Slash { command: "table".to_owned(), verb: Some("follow".to_owned()), options: vec![number], ..Slash::default() }
            }
            1 => Slash {
                command: "table".to_owned(),
                verb: Some("owner".to_owned()),
                options: vec![number],
                people: vec![somebody],
                ..Slash::default()
            },
            _ => {
                let options = vec![("seat".to_owned(), seat), number];
                Slash {
                    command: "table".to_owned(),
                    verb: Some("replace".to_owned()),
                    options,
                    people: vec![somebody],
                    ..Slash::default()
                }
            }
        };
        let is_offer = slash.verb.as_deref() == Some("replace");
        self.act(player, &player.home, Act::Slash(slash), "offer").await;
        if is_offer && self.world.one_in(2) {
            let takes = Act::Press { id: format!("1.{}.take-over", table.id()) };
            self.act(offered, table.place(), takes, "offer").await;
        }
    }

    /// Seeks a substitute for a seat, keeps the own one, or thinks better of it; and somebody asks for what is sought, twice at
    /// times.
    async fn seek(&self, player: &Player, other: &Player, table: &Table, seat: String) {
        let options = vec![("seat".to_owned(), seat), ("table".to_owned(), table.id().to_string())];
        let seek = Slash { command: "table".to_owned(), verb: Some("seek".to_owned()), options, ..Slash::default() };
        let act = match self.world.below(6) {
            0 => Act::Press { id: format!("1.{}.keep-seat", table.id()) },
            1 => Act::Press { id: format!("1.{}.seek-none.{}", table.id(), self.world.below(table.capacity().into())) },
            _ => Act::Slash(seek),
        };
        self.act(player, &player.home, act, "search").await;
        let now = self.watch.tables().into_iter().find(|it| it.id() == table.id());
        let search = now.and_then(|now| Seat::all(now.capacity()).find_map(|seat| now.search(seat).cloned()));
        let Some(search) = search.filter(|_| self.world.one_in(2)) else { return };
        let takes = Act::Press { id: format!("1.{}.substitute.{}.{}", table.id(), search.seat.0, search.number) };
        if self.world.one_in(4) {
            self.twice(other, table.place(), takes).await;
        } else {
            self.act(other, table.place(), takes, "substitute").await;
        }
    }

    /// Asks for a table that was damaged, and is told so.
    async fn ask_for_what_cannot_be_read(&self, player: &Player) {
        let broken = self.watch.told_of();
        let Some(table) = broken.iter().find(|table| table.place().server == player.home.server) else { return };
        let options = vec![("table".to_owned(), table.id().to_string())];
        let board = Act::Slash(Slash { command: "board".to_owned(), options, ..Slash::default() });
        let said = self.act(player, &player.home, board, "asked for what cannot be read").await.card.text;
        let is_told = said.contains(UNREADABLE);
        self.world.count(if is_told {
            "told that a table cannot be read"
        } else {
            "told nothing of a table that cannot be read"
        });
        if !is_told && !said.contains(BUSY) && !said.contains(NOT_SAVED) {
            self.world.wrong(format!("table {} cannot be read, and {} is told: {said}", table.id(), player.person.name));
        }
    }

    /// Sends what no button says, or what is another's.
    async fn forge(&self, player: &Player) {
        let other = self.world.one_of(&self.players);
        let private = other.private.lock().expect("nobody panics with it").clone();
        let theirs = private.and_then(|card| self.next_step(&card));
        let forged = [
            Act::Press { id: "1.99999.turn".to_owned() },
            Act::Press { id: "x".repeat(5_000) },
            Act::Pick { id: String::new(), values: vec![] },
            Act::Pick { id: "1.1.0.1.0.aaaa".to_owned(), values: vec!["1.1.0.1.0.aaaa".to_owned(), "\u{202e}".to_owned()] },
            Act::Slash(Slash { command: "alhambra".to_owned(), verb: Some("dance".to_owned()), ..Slash::default() }),
        ];
        match theirs {
            Some(act) if self.world.one_in(2) => self.act(player, &player.home, act, "another's menu").await,
            _ => self.act(player, &player.home, self.world.one_of(&forged).clone(), "forged").await,
        };
    }

    /// Types a command.
    async fn speak(&self, player: &Player) {
        let words = [
            "turn", "hand", "board", "undo", "undo all", "tables", "help", "rules", "turn", "hand", "undo", "board", "hint",
            "hint",
        ];
        let slash = if self.world.one_in(40) {
            let verb = Some((*self.world.one_of(&["resign", "close"])).to_owned());
            Slash { command: "table".to_owned(), verb, ..Slash::default() }
        } else {
            let word = *self.world.one_of::<&str>(&words);
            let command = word.split(' ').next().unwrap_or_default().to_owned();
            let all = word.ends_with(" all").then(|| ("all".to_owned(), "true".to_owned()));
            Slash { command, options: all.into_iter().collect(), ..Slash::default() }
        };
        self.act(player, &player.home, Act::Slash(slash), "command").await;
    }

    /// Says when they are not waited for.
    async fn rest(&self, player: &Player) {
        let zones = ["Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia", "Atlantis"];
        let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let hour = |hour: u32| format!("{hour}:00");
        let chosen = |name: &str, values: [&str; 2]| option(name, self.world.one_of::<&str>(&values));
        let (command, options) = match self.world.below(6) {
            4 => ("settings", vec![chosen("calls", ["channel", "private"]), chosen("next", ["yes", "no"])]),
            5 => {
                let weekly = option("weekly", if self.world.one_in(4) { "no" } else { "yes" });
                ("settings", vec![weekly, chosen("boards", ["pictures", "words"])])
            }
            0 => {
                let until = self.world.one_of::<&str>(&["1", "2", "5", "30", "90", "back", "2026-12-24", "soon"]);
                ("away", vec![option("until", until)])
            }
            1 => ("settings", vec![option("quiet-from", "off")]),
            _ => {
                let from = self.world.below(24);
                let to = (from + self.world.below(13)) % 24;
                let zone = option("zone", self.world.one_of::<&str>(&zones));
                ("settings", vec![zone, option("quiet-from", &hour(from)), option("quiet-to", &hour(to))])
            }
        };
        let slash = Slash { command: "me".to_owned(), verb: Some(command.to_owned()), options, ..Slash::default() };
        self.world.moves();
        self.act(player, &player.home, Act::Slash(slash), "habits").await;
        self.world.moves();
    }

    /// Writes something down for themselves, or takes it away.
    async fn note(&self, player: &Player) {
        let seated = |table: &Arc<Table>| table.seat_of(&player.person.id).is_some();
        let Some(table) = self.watch.tables().into_iter().find(seated) else { return };
        let options =
            vec![("text".to_owned(), "x".repeat(self.world.below(300) as usize)), ("table".to_owned(), table.id().to_string())];
        let act = match self.world.below(4) {
            0 => Act::Press { id: format!("1.{}.~note.last.1", table.id()) },
            1 => Act::Press { id: format!("1.{}.~note.delete", table.id()) },
            _ => Act::Slash(Slash { command: "me".to_owned(), verb: Some("note".to_owned()), options, ..Slash::default() }),
        };
        self.act(player, &player.home, act, "note").await;
    }

    /// Sets where tables may be opened at home, and what they begin with; or tries to without managing the server.
    async fn set_server(&self, player: &Player) {
        let press = |word: &str| Act::Press { id: format!("1.server.{word}") };
        let table = self.watch.tables().last().map_or(1, |table| table.id().0);
        let channel = Named::new(player.home.channel.clone(), &player.home.channel);
        let option = |name: &str, value: &str| vec![(name.to_owned(), value.to_owned())];
        let slash = Slash { command: "club".to_owned(), verb: Some("settings".to_owned()), ..Slash::default() };
        let act = match self.world.below(8) {
            0 => Act::Slash(Slash { channels: vec![("channel".to_owned(), channel)], ..slash }),
            1 => Act::Slash(Slash { roles: vec![Named::new("players", "players")], ..slash }),
            2 => Act::Slash(Slash {
                options: option("clock", self.world.one_of::<&str>(&["none", "turn-3600.turn", "x"])),
                ..slash
            }),
            3 => press(&format!("options.{table}")),
            4 => press(&format!("shipped.{}", self.world.one_of(&["gardens", "alhambra"]))),
            5 => press("managers"),
            _ => Act::Slash(slash),
        };
        let manages = !self.world.one_in(3);
        let mut request = self.request(player, &player.home, act, "server set");
        request.rights.manages = manages;
        self.ask(player, request).await;
        // Nobody is kept out for long.
        for word in ["everywhere", "everybody"] {
            let mut request = self.request(player, &player.home, press(word), "server set");
            request.rights.manages = true;
            self.ask(player, request).await;
        }
    }

    /// Opens a table, unless enough are played.
    async fn open(&self, player: &Player) {
        let running = self.watch.tables().iter().filter(|it| matches!(it.phase(), Phase::Lobby | Phase::Playing)).count();
        if running >= self.scale.games {
            return;
        }
        let games: Vec<&str> = GAMES.iter().map(|game| game.meta().key).collect();
        let mut options = vec![("game".to_owned(), (*self.world.one_of(&games)).to_owned())];
        if self.world.one_in(4) {
            options.push(("thread".to_owned(), "true".to_owned()));
        }
        if self.world.one_in(20) {
            options.push(("language".to_owned(), "xx".to_owned()));
        }
        let slash = Slash { command: "play".to_owned(), options, ..Slash::default() };
        self.act(player, &player.home, Act::Slash(slash), "play").await;
    }

    /// Joins a lobby; its owner changes it and starts it.
    async fn join(&self, player: &Player) {
        let tables = self.watch.tables();
        let me = &player.person.id;
        let at_home = |table: &&Arc<Table>| table.phase() == Phase::Lobby && table.place().server == player.home.server;
        // Whoever looks in seldom goes on with what they have opened themselves, or to where they have no seat yet.
        let goes_on_alone = self.world.one_in(4);
        let own = |table: &&Arc<Table>| table.is_owned_by(me) && (table.people().iter().count() > 1 || goes_on_alone);
        let other = |table: &&Arc<Table>| table.seat_of(me).is_none();
        let of_them = || tables.iter().filter(at_home);
        let chosen = if self.scale.eager { of_them().find(own).or_else(|| of_them().find(other)) } else { None };
        let Some(lobby) = chosen.or_else(|| of_them().next()) else { return };
        let id = lobby.id();
        let word = if !lobby.is_owned_by(me) {
            "join".to_owned()
        } else if self.scale.eager && self.world.one_in(3) {
            "start".to_owned()
        } else {
            let words = [
                "bot.random",
                "bot.greedy",
                "bot.easy",
                "bot.normal",
                "bot.hard",
                "unbot",
                "shuffle.off",
                "unaided.off",
                "seats.3",
                "start",
                "start",
                "start",
            ];
            let options = lobby.game().meta().options.iter().flat_map(|it| match it {
                OptionKind::OneOf { key, choices } => choices.iter().map(|choice| format!("option.{key}.{choice}")).collect(),
                it => vec![format!("option.{}.on", it.key())],
            });
            let times = self.scale.times.iter().map(|time| format!("time.{time}"));
            let words: Vec<String> = words.iter().map(|it| (*it).to_owned()).chain(options).chain(times).collect();
            self.world.one_of(&words).clone()
        };
        let place = lobby.place().clone();
        let act = Act::Press { id: format!("1.{id}.{word}") };
        match self.world.below(10) {
            0 => self.twice(player, &place, act).await,
            1 => self.again(player, &place, act).await,
            _ => self.act(player, &place, act, "lobby").await,
        };
    }

    /// Presses the same twice at once: it is played once.
    async fn twice(&self, player: &Player, place: &PlaceId, act: Act) -> Reply {
        let played = self.watch.played(&player.person.id);
        let requests = [act.clone(), act].map(|act| self.request(player, place, act, "pressed twice"));
        let [first, second] = requests;
        let other = self.clone();
        let person = player.person.id.clone();
        let second = tokio::spawn(async move {
            sleep(Duration::from_millis(other.world.below(300).into())).await;
            let reply = other.houses.answer(second).await;
            other.pressed(&person, &reply);
            other.heard(&person, &reply);
            reply
        });
        let reply = self.ask(player, first).await;
        let again = second.await.expect("nothing falls over");
        let played = self.watch.played(&player.person.id) - played;
        self.check_played_once(&player.person.id, played, &[&reply, &again], "pressed twice");
        reply
    }

    /// The same request is delivered twice, now and later: it is carried out once, unless the machine slept so long in between
    /// that no chat would deliver it any more.
    async fn again(&self, player: &Player, place: &PlaceId, act: Act) -> Reply {
        let played = self.watch.played(&player.person.id);
        let request = self.request(player, place, act, "sent twice");
        let before = self.watch.caused(&player.person.id);
        let first = self.ask(player, request.clone()).await;
        let (caused, done) = (self.watch.caused(&player.person.id), self.world.now());
        sleep(Duration::from_millis(self.world.below(60_000).into())).await;
        let reply = self.ask(player, request).await;
        let is_known = self.world.now().saturating_sub(done) < REQUEST_MILLIS;
        if is_known && caused > before && self.watch.caused(&player.person.id) > caused {
            self.world.wrong(format!("{} sent something twice, and it was done twice", player.person.id.0));
        }
        let played = self.watch.played(&player.person.id) - played;
        self.check_played_once(&player.person.id, played, &[&first, &reply], "sent twice");
        reply
    }

    /// Of all that was sent one is played, and whoever hears that nothing was has played nothing.
    fn check_played_once(&self, person: &PersonId, played: u64, replies: &[&Reply], what: &str) {
        if played == 1 && replies.iter().any(|reply| reply.card.text.contains(STALE)) {
            self.world.wrong(format!("{} {what}, played, and was told that it was too late", person.0));
        }
        if played > 1 {
            self.world.wrong(format!("{} {what} and played {played} times", person.0));
        }
    }

    pub(crate) async fn act(&self, player: &Player, place: &PlaceId, act: Act, kind: &str) -> Reply {
        let request = self.request(player, place, act, kind);
        self.ask(player, request).await
    }

    fn request(&self, player: &Player, place: &PlaceId, act: Act, kind: &str) -> Request {
        self.world.count(kind);
        self.world.count("presses");
        let id = format!("r{}", self.world.counted("presses"));
        self.world.note(&format!("{} asks {id} {kind}: {act:?}", player.person.name));
        Request {
            id,
            person: player.person.clone(),
            rights: Rights::default(),
            parent: None,
            at: 0,
            languages: Languages::default(),
            place: place.clone(),
            act,
        }
    }

    async fn ask(&self, player: &Player, request: Request) -> Reply {
        *player.unanswered.lock().expect("nobody panics with it") = Some((request.clone(), self.world.now()));
        // They look before they press: whoever is faster than people are is told so, and nothing is done.
        sleep(Duration::from_millis(500)).await;
        self.world.pass("before a request").await;
        let reply = self.houses.answer(request).await;
        self.pressed(&player.person.id, &reply);
        self.world.pass("before an answer").await;
        *player.unanswered.lock().expect("nobody panics with it") = None;
        self.heard(&player.person.id, &reply);
        if reply.card.rows.iter().any(|row| matches!(row, Row::Menu(_))) {
            *player.private.lock().expect("nobody panics with it") = Some(reply.card.clone());
        }
        reply
    }

    fn pressed(&self, person: &PersonId, reply: &Reply) {
        if !self.world.is_dead() {
            self.watch.pressed(person, &reply.card);
        }
    }

    fn heard(&self, person: &PersonId, reply: &Reply) {
        if !self.world.is_dead() {
            self.watch.answered(person, &reply.card);
            self.world.count("answered");
        }
    }
}

/// Whether a table waits for this person.
fn waits_for(table: &Table, player: &Player) -> bool {
    let seat = table.seat_of(&player.person.id);
    table.phase() == Phase::Playing && seat.is_some_and(|seat| table.waits_for().contains(seat))
}
