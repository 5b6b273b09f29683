//! What a request means: an answer at once, a table to be opened, or something to be asked of a table.
//!
//! A request is read against the tables as they are; nothing is changed here. What is asked of a table comes back through
//! [`super::answer`] with its decision. Whatever cannot be understood, is out of date, or concerns a table of another
//! server is answered, privately and in words.

use super::{
    commands::{AS, AS_TEXT, OWN_THREAD, TABLE, THREAD},
    find::{self, Found, Sought, Tables},
    general, lobby,
    menu::{Menu, Way},
    plain::{Act, Reply, Request, Show, Slash},
    press::{MenuPress, Origin, Press, Wish},
    refusal,
    seat::{self, show},
    slash,
    suggest::{option, verb},
    turn::Shown,
    variants,
};
use crate::{
    engine::{END, Options, Seat, Viewer},
    games::game,
    table::{Command, Opening, Phase, Table, TableId, TableRefusal},
    text::{LANGUAGES, Text},
};

/// What a request means.
#[derive(Debug)]
pub enum Understood {
    /// This answer, at once.
    Answer(Reply),
    /// A table is to be opened: see [`super::opened`] and [`super::refused_open`].
    Open {
        /// With what.
        opening: Opening,
        /// Whose rematch it is.
        rematch_of: Option<TableId>,
    },
    /// A table is to decide: see [`super::answer`].
    Ask(Ask),
}

/// What is asked of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Which table.
    pub table: TableId,
    /// What.
    pub command: Command,
    /// Where the answer is shown.
    pub(super) origin: Origin,
}

/// Understands a request.
pub fn understand(tables: &dyn Tables, request: &Request) -> Understood {
    match &request.act {
        Act::Slash(slash) => understand_slash(tables, request, slash),
        Act::Press { id } => understand_press(tables, request, id),
        Act::Pick { values, .. } => understand_press(tables, request, values.first().map_or("", String::as_str)),
    }
}

fn understand_slash(tables: &dyn Tables, request: &Request, slash: &Slash) -> Understood {
    let asked = |wish: &dyn Fn(&Table) -> Wish, seated| find_and_fulfil(tables, request, slash, seated, wish);
    match slash.command.as_str() {
        "play" => open(slash),
        "turn" => asked(&|_| Wish::Turn, true),
        "hand" => asked(&|_| Wish::Hand, true),
        "undo" => asked(&|table| Wish::TakeBack(decision(table, request)), true),
        "restart" => asked(&|table| Wish::Restart(decision(table, request)), true),
        "resign" => asked(&|_| Wish::AskResign, true),
        "close" => asked(&|_| Wish::AskClose, false),
        "board" if option(slash, AS) == Some(AS_TEXT) || slash.verb.as_deref() == Some(AS_TEXT) => {
            asked(&|_| Wish::TextBoard, false)
        }
        "board" => asked(&|_| Wish::Board, false),
        "rules" => match (option(slash, "game"), option(slash, TABLE)) {
            (Some(key), _) => rules(key, 0, Show::Private),
            (None, None) if tables.at(&request.place).is_empty() => Understood::Answer(general::rules_of_which()),
            (None, _) => asked(&|_| Wish::Rules, false),
        },
        "tables" => Understood::Answer(general::list(tables, request, &Text::new("list-yours"))),
        "help" => Understood::Answer(general::help()),
        key if game(key).is_some() => understand_verb(tables, request, slash),
        unknown => sentence(&Text::new("refused-command").code("command", refusal::quoted(unknown))),
    }
}

fn open(slash: &Slash) -> Understood {
    let key = option(slash, "game").unwrap_or_default();
    let Some(game) = game(key) else { return sentence(&refusal::unknown_game(key)) };
    let (least, most) = game.meta().seats;
    let seats = match option(slash, "seats").map(|seats| (seats, seats.trim().parse())) {
        None => most,
        Some((_, Ok(seats))) => seats,
        Some((typed, Err(_))) => {
            let refused = Text::new("refused-seats").code("seats", refusal::quoted(typed));
            return sentence(&refused.number("least", least).number("most", most));
        }
    };
    let language = option(slash, "language").unwrap_or(LANGUAGES[0]);
    if !LANGUAGES.contains(&language) {
        let languages = LANGUAGES.iter().map(|key| Text::of(format!("language-{key}")));
        return sentence(&Text::new("refused-language").code("language", refusal::quoted(language)).list("languages", languages));
    }
    let own_thread = option(slash, THREAD) == Some(OWN_THREAD);
    let options = Options::default();
    let opening = Opening { game: key.to_owned(), seats, language: language.to_owned(), edition: None, options, own_thread };
    Understood::Open { opening, rematch_of: None }
}

/// A verb of a game: the action its slots spell at the table it finds.
fn understand_verb(tables: &dyn Tables, request: &Request, slash: &Slash) -> Understood {
    let Some(verb) = verb(slash) else {
        let typed = slash.verb.as_deref().unwrap_or_default();
        return sentence(&Text::new("refused-command").code("command", refusal::quoted(&format!("{} {typed}", slash.command))));
    };
    let options: Vec<_> = slash.options.iter().filter(|(name, _)| name != TABLE).cloned().collect();
    let spelled = |table: &Table| -> Option<Result<String, Text>> {
        let seat = table.seat_of(&request.person.id)?;
        let state = table.state_for(Viewer::Seat(seat))?;
        Some(slash::action(table.game(), state, seat, verb, &options))
    };
    let sought = Sought { number: option(slash, TABLE), game: Some(&slash.command), seated: true };
    match find::find(tables, request, &sought) {
        Found::One(table) => match spelled(&table) {
            Some(Ok(action)) => fulfil(tables, request, &table, Wish::Say(None, action), Origin::Slash),
            Some(Err(refused)) => Understood::Answer(seat::refused(&table, request, Origin::Slash, refused)),
            None => fulfil(tables, request, &table, Wish::Turn, Origin::Slash),
        },
        Found::Several(several) => {
            let wish = |table: &Table| match spelled(table) {
                Some(Ok(action)) => Wish::Say(Some(decision(table, request)), action),
                _ => Wish::Turn,
            };
            Understood::Answer(general::choose(&several, request, &wish))
        }
        other => not_found(tables, request, other),
    }
}

fn understand_press(tables: &dyn Tables, request: &Request, id: &str) -> Understood {
    let Some(press) = Press::read(id) else { return sentence(&Text::new("refused-press")) };
    let here = |table: TableId| find::visible(tables, request, table);
    match press {
        Press::Rules { game, page } => rules(&game, page, Show::Update),
        Press::Menu(press) => match here(press.table) {
            Some(table) => follow(request, &table, &press),
            None => sentence(&no_such(&press.table.to_string())),
        },
        Press::Wish { table: number, wish, origin } => match here(number) {
            Some(table) => fulfil(tables, request, &table, wish, origin),
            None => sentence(&no_such(&number.to_string())),
        },
    }
}

/// Follows a way in a seat's menu, if the menu is still the one it was pressed in.
fn follow(request: &Request, table: &Table, press: &MenuPress) -> Understood {
    let own = table.seat_of(&request.person.id);
    if own != Some(press.seat) {
        let not_yours = Text::new("refused-not-yours").number("number", i64::from(press.seat.0) + 1);
        return Understood::Answer(seat::refused(table, request, Origin::Private, not_yours));
    }
    let stale = || Understood::Answer(seat::stale(table, request, Origin::Private));
    let Some(state) = table.state_for(Viewer::Seat(press.seat)) else { return stale() };
    if table.phase() != Phase::Playing || table.decision(press.seat) != press.decision {
        return stale();
    }
    match Menu::of(state, press.seat).follow(&press.path, &press.hash) {
        None => stale(),
        Some(Way::Level(at)) => {
            let shown = Shown { at, ..Shown::default() };
            Understood::Answer(Reply { show: Show::Update, card: seat::turn(table, request, &shown) })
        }
        Some(Way::Action(action)) => {
            let command = Command::Act { seat: press.seat, action, decision: Some(press.decision) };
            Understood::Ask(Ask { table: table.id(), command, origin: Origin::Private })
        }
    }
}

fn find_and_fulfil(
    tables: &dyn Tables,
    request: &Request,
    slash: &Slash,
    seated: bool,
    wish: &dyn Fn(&Table) -> Wish,
) -> Understood {
    match find::find(tables, request, &Sought { number: option(slash, TABLE), game: None, seated }) {
        Found::One(table) => fulfil(tables, request, &table, wish(&table), Origin::Slash),
        Found::Several(several) => Understood::Answer(general::choose(&several, request, wish)),
        other => not_found(tables, request, other),
    }
}

fn not_found(tables: &dyn Tables, request: &Request, found: Found) -> Understood {
    let lead = match found {
        Found::NoSuch(number) => no_such(&number),
        _ => Text::new("found-nothing"),
    };
    Understood::Answer(general::list(tables, request, &lead))
}

fn no_such(number: &str) -> Text {
    Text::new("found-no-such").code("table", refusal::quoted(number))
}

/// Answers what is wished of a table, or asks the table.
fn fulfil(tables: &dyn Tables, request: &Request, table: &Table, wish: Wish, origin: Origin) -> Understood {
    let ask = |command| Understood::Ask(Ask { table: table.id(), command, origin });
    let answer = |card| Understood::Answer(Reply { show: show(origin), card });
    match wish {
        Wish::Turn => answer(seat::turn(table, request, &Shown { story: true, ..Shown::default() })),
        Wish::Hand => answer(seat::hand(table, request)),
        Wish::Board => answer(seat::board(table, request)),
        Wish::TextBoard => answer(seat::text_board(table, request)),
        Wish::Rules => Understood::Answer(general::rules(table.game(), 0, Show::Private)),
        Wish::Join => ask(Command::Join),
        Wish::Leave => ask(Command::Leave),
        Wish::AddBot(bot) => ask(Command::AddBot { bot }),
        Wish::RemoveBot => ask(Command::RemoveBot),
        Wish::Choose(key, choice) if key == variants::EDITION => ask(Command::SetEdition { key: choice }),
        Wish::Choose(key, choice) => match variants::command(table, table.seat_of(&request.person.id), &key, &choice) {
            Some((key, chosen)) => ask(Command::SetOption { key, chosen }),
            None if table.seat_of(&request.person.id).is_none() => {
                Understood::Answer(seat::refused(table, request, origin, refusal::text(&TableRefusal::NotSeated)))
            }
            None => sentence(&Text::new("refused-press")),
        },
        Wish::Seats(seats) => ask(Command::SetSeats(seats)),
        Wish::Start => ask(Command::Start),
        Wish::Close => ask(Command::Close),
        Wish::AskClose if request.moderator || table.seat_of(&request.person.id).is_some() => {
            answer(seat::ask(table, Wish::Close, &Text::new("ask-close")))
        }
        Wish::AskClose => Understood::Answer(seat::refused(table, request, origin, refusal::text(&TableRefusal::NotSeated))),
        Wish::Confirm(decision) => acting(request, table, origin, decision, |seat| Command::Act {
            seat,
            action: END.to_owned(),
            decision: Some(decision),
        }),
        Wish::TakeBack(decision) => acting(request, table, origin, decision, |_| Command::TakeBack { decision: Some(decision) }),
        Wish::Restart(decision) => {
            acting(request, table, origin, decision, |_| Command::RestartTurn { decision: Some(decision) })
        }
        Wish::AskResign => match (table.seat_of(&request.person.id), table.phase()) {
            (Some(_), Phase::Playing) => answer(seat::ask(table, Wish::Resign, &Text::new("ask-resign"))),
            _ => answer(seat::turn(table, request, &Shown::default())),
        },
        Wish::Resign => ask(Command::Resign),
        Wish::ComeBack => ask(Command::ComeBack),
        Wish::Rematch => rematch(tables, request, table),
        Wish::Say(decision, action) => match table.seat_of(&request.person.id) {
            Some(seat) => ask(Command::Act { seat, action, decision }),
            None => Understood::Answer(seat::refused(table, request, origin, refusal::text(&TableRefusal::NotSeated))),
        },
    }
}

/// The number of the person's present decision.
fn decision(table: &Table, request: &Request) -> u64 {
    table.seat_of(&request.person.id).map_or(0, |seat| table.decision(seat))
}

/// Asks for something that belongs to one decision of the person's seat, unless that decision is over.
fn acting(request: &Request, table: &Table, origin: Origin, decision: u64, command: impl Fn(Seat) -> Command) -> Understood {
    let Some(seat) = table.seat_of(&request.person.id) else {
        return Understood::Answer(seat::refused(table, request, origin, refusal::text(&TableRefusal::NotSeated)));
    };
    if table.decision(seat) != decision {
        return Understood::Answer(seat::stale(table, request, origin));
    }
    Understood::Ask(Ask { table: table.id(), command: command(seat), origin })
}

/// Another game with the same people: the one already opened, or a new one.
fn rematch(tables: &dyn Tables, request: &Request, table: &Table) -> Understood {
    if table.seat_of(&request.person.id).is_none() {
        return sentence(&Text::new("refused-rematch"));
    }
    let here = tables.at(table.place()).into_iter().filter_map(|id| tables.table(id));
    let mut open = here.filter(|other| other.rematch_of() == Some(table.id()) && other.phase() == Phase::Lobby);
    match open.next() {
        Some(open) => Understood::Answer(general::private(lobby::card(&open, Origin::Private))),
        None => Understood::Open { opening: table.opening().clone(), rematch_of: Some(table.id()) },
    }
}

fn rules(key: &str, page: usize, show: Show) -> Understood {
    match game(key) {
        Some(game) => Understood::Answer(general::rules(game, page, show)),
        None => sentence(&refusal::unknown_game(key)),
    }
}

fn sentence(text: &Text) -> Understood {
    Understood::Answer(general::sentence(text))
}
