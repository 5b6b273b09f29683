//! A small house in memory: tables, their bots, and the cards posted in channels. Every message that leaves it is held to
//! the limits and searched for texts without a sentence.

use std::{collections::BTreeMap, sync::Arc};

use pergola::{
    bots,
    chat::{self, Act, Ask, Button, Card, MenuChoice, Reply, Request, Row, Show, Slash, Suggestion, Tables, Understood, limits},
    engine::{AnyState, Catalogue, Chance, Seat, Viewer},
    games::{GAMES, game},
    table::{Command, Ended, Notice, Opening, Person, PersonId, PlaceId, Register, Table, TableId, TableRefusal, Who},
};

/// The house.
pub(crate) struct House {
    tables: BTreeMap<TableId, Arc<Table>>,
    /// The games it plays, in all their editions.
    pub(crate) games: Catalogue,
    /// Cards posted in channels, oldest first.
    pub(crate) posted: Vec<Card>,
    next_table: u64,
    next_request: u64,
    seed: u64,
    now: u64,
    /// A table that cannot be read, and its server.
    pub(crate) still: Option<(String, TableId)>,
    pub(crate) register: Register,
    /// Whether tables that are opened draw their seats; most tests want to know who sits where.
    pub(crate) shuffles: bool,
    /// Whether the store refuses to write.
    pub(crate) full: bool,
}

impl Tables for House {
    fn in_server(&self, server: &str) -> Vec<TableId> {
        self.tables.values().filter(|it| it.place().server == server).map(|it| it.id()).collect()
    }

    fn at(&self, place: &PlaceId) -> Vec<TableId> {
        self.tables.values().filter(|it| it.is_at(place)).map(|it| it.id()).collect()
    }

    fn of(&self, person: &PersonId) -> Vec<TableId> {
        self.tables.values().filter(|it| it.seat_of(person).is_some()).map(|it| it.id()).collect()
    }

    fn table(&self, table: TableId) -> Option<Arc<Table>> {
        self.tables.get(&table).cloned()
    }

    fn ended_in(&self, _: &str, _: usize) -> Vec<(TableId, Arc<Ended>)> {
        Vec::new()
    }

    fn stands_still(&self, server: &str, table: TableId) -> bool {
        self.still.as_ref().is_some_and(|(still_in, still)| still_in == server && *still == table)
    }
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

pub(crate) fn slash(command: &str, verb: Option<&str>, options: &[(&str, &str)]) -> Act {
    let (people, options): (Vec<_>, Vec<_>) = options.iter().partition(|(name, _)| chat::names_somebody(name));
    let people = people.into_iter().map(|(_, name)| person(name)).collect();
    let options = options.into_iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Act::Slash(Slash { command: command.to_owned(), verb: verb.map(str::to_owned), options, people })
}

impl House {
    pub(crate) fn new(seed: u64) -> House {
        let (posted, next_table, next_request) = (Vec::new(), 1, 1);
        let games = GAMES.clone();
        House {
            games,
            tables: BTreeMap::new(),
            posted,
            next_table,
            next_request,
            seed,
            now: 1_000,
            still: None,
            register: Register::default(),
            shuffles: false,
            full: false,
        }
    }

    /// The table with this number.
    pub(crate) fn at_table(&self, table: u64) -> Arc<Table> {
        Arc::clone(&self.tables[&TableId(table)])
    }

    /// Puts a table in place of the one with its number.
    pub(crate) fn put(&mut self, table: Table) {
        self.tables.insert(table.id(), Arc::new(table));
    }

    /// What `name` does in the garden is answered.
    pub(crate) fn act(&mut self, name: &str, act: Act) -> Reply {
        self.act_in(&garden(), name, act)
    }

    /// What `name` does in a channel is answered.
    pub(crate) fn act_in(&mut self, place: &PlaceId, name: &str, act: Act) -> Reply {
        self.next_request += 1;
        let id = self.next_request.to_string();
        self.answer(&Request { id, person: person(name), moderator: name == "Mod", place: place.clone(), act })
    }

    /// A request is answered; bots play on.
    pub(crate) fn answer(&mut self, request: &Request) -> Reply {
        let reply = match chat::understand(self, request) {
            Understood::Answer(reply) => reply,
            Understood::Open { opening, invited, rematch_of } => self.open(request, opening, &invited, rematch_of),
            Understood::Ask(ask) => self.decide(request, &ask),
        };
        check(&reply.card);
        self.play_bots();
        reply
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
        let request = Request { id: "typing".to_owned(), person: person(name), moderator: false, place: garden(), act };
        let suggestions = chat::suggest(self, &request, focused);
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

    /// A lobby with these people; the first opens it.
    pub(crate) fn opened(&mut self, game: &str, names: &[&str]) {
        self.say(names[0], "play", None, &[("game", game)]);
        let lobby = self.posted.last().unwrap().clone();
        for name in &names[1..] {
            self.press(name, &lobby, "Join");
        }
    }

    /// An action of `name` at table 1, as the table's own command.
    pub(crate) fn play(&mut self, name: &str, action: &str) {
        let table = self.at_table(1);
        let seat = table.seat_of(&person(name).id).expect("they sit there");
        let who = Who::Person { person: person(name), moderator: false };
        let command = Command::Act { seat, action: action.to_owned(), decision: None };
        self.carry_out(table.id(), &who, &command, None).expect("a listed action is played");
        self.play_bots();
    }

    /// The table is in this channel from now on, as the door says that posts its cards.
    pub(crate) fn move_to(&mut self, table: u64, channel: &str) {
        let command = Command::Move { channel: channel.to_owned() };
        self.carry_out(TableId(table), &Who::House, &command, None).expect("a table can be moved");
    }

    /// Plays a table of people at random to its end.
    pub(crate) fn play_out(&mut self, table: u64, seed: u64) {
        let mut chance = Chance::silent(seed);
        while let Some((name, seat)) = self.waited_for(table) {
            let listed = self.at_table(table).state_for(Viewer::Seat(seat)).expect("it is played").legal_actions(seat);
            self.play(&name, &listed[chance.below(listed.len() as u32) as usize].clone());
        }
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
        self.put(Table::load(&self.games, checkpoint, &people).expect("a state of the same game"));
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

    /// Table 1 in this state of a game, and who can act there, each with their private message.
    pub(crate) fn in_state(game: &str, seats: u8, state: &dyn AnyState) -> (House, Vec<(String, Card)>) {
        let names: Vec<String> = (1..=seats).map(|it| format!("P{it}")).collect();
        let mut house = House::playing(1, game, &names.iter().map(String::as_str).collect::<Vec<_>>());
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
        let card = chat::card(&self.tables[&notice.table], notice)?;
        check(&card);
        Some(card)
    }

    /// Who the game waits for, by name.
    pub(crate) fn waited_for(&self, table: u64) -> Option<(String, Seat)> {
        let table = self.at_table(table);
        let seat = table.waits_for().iter().next()?;
        table.seats()[seat.index()].person.as_ref().map(|it| (it.name.clone(), seat))
    }

    fn open(&mut self, request: &Request, opening: Opening, invited: &[Person], rematch_of: Option<TableId>) -> Reply {
        let id = TableId(self.next_table);
        let opening = Opening { shuffled: opening.shuffled && self.shuffles, ..opening };
        let ended = rematch_of.map(|it| Arc::clone(&self.tables[&it]));
        self.now += 1;
        let people = self.register.meet(std::iter::once(&request.person).chain(invited));
        let opened = Table::open(
            &self.games,
            id,
            request.place.clone(),
            &request.person,
            opening,
            invited,
            &people,
            ended.as_deref(),
            &request.id,
            self.now,
        );
        match opened {
            Ok(_) if self.full => chat::refused_open(&TableRefusal::NotSaved, request),
            Ok((table, commit)) => {
                self.next_table += 1;
                self.tables.insert(id, Arc::new(table));
                self.post(commit.notices);
                chat::opened(&self.tables[&id], request)
            }
            Err(refusal) => chat::refused_open(&refusal, request),
        }
    }

    fn decide(&mut self, request: &Request, ask: &Ask) -> Reply {
        let who = Who::Person { person: request.person.clone(), moderator: request.moderator };
        let outcome = self.carry_out(ask.table, &who, &ask.command, Some(&request.id));
        chat::answer(&self.tables[&ask.table], request, ask, outcome.as_ref())
    }

    fn carry_out(
        &mut self,
        table: TableId,
        who: &Who,
        command: &Command,
        request: Option<&str>,
    ) -> Result<pergola::table::Commit, TableRefusal> {
        self.now += 1;
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let people = self.register.meet_for(who, command);
        let (after, commit) = self.tables[&table].decide(who, command, &people, request, self.now, self.seed)?;
        if self.full {
            return Err(TableRefusal::NotSaved);
        }
        self.tables.insert(table, Arc::new(after));
        self.post(commit.notices.clone());
        Ok(commit)
    }

    fn post(&mut self, notices: Vec<Notice>) {
        self.posted.extend(notices.iter().filter_map(|notice| self.card(notice)).collect::<Vec<_>>());
    }

    fn play_bots(&mut self) {
        let tables: Vec<TableId> = self.tables.keys().copied().collect();
        for id in tables {
            while let Some((seat, action)) = self.bots_choice(id) {
                let command = Command::Act { seat, action, decision: None };
                self.carry_out(id, &Who::Bot, &command, None).expect("a bot plays what is listed");
            }
        }
    }

    fn bots_choice(&self, id: TableId) -> Option<(Seat, String)> {
        let table = &self.tables[&id];
        let (seat, key, _) = table.bot_to_act()?;
        let bot = bots::bot(key).expect("a bot of the catalogue");
        Some((seat, bots::choose(bot, &*table.bot_view(seat)?, seat, self.seed)?))
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
        // The toy games have no title.
        let said = said.replace("[stones-title]", "Stones");
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
