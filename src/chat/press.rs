//! The ids of buttons and menus: everything a press means, written in at most 100 characters.
//!
//! An id begins with the version of this notation. `1.table.seat.decision.path.hash` is a way in a seat's menu: the indices
//! of the steps (`3-0-1`, `-` for the menu's beginning), and four digits of a hash over what lies there, so that a press
//! can never mean something else than what its label said. `1.table.wish` and `1.table.~wish` ask something of a table; the
//! tilde marks a button of a private message. `1.rules.game.page`, `1.leaders.game.page`, `1.learn.game`, `1.forget.time`
//! and `1.server.change` need no table. A table is `17-6920f9c0`: its number and when it was opened, so that the card of a
//! table that was lost is never taken for one of another table with its number; cards of earlier programs have the number
//! alone. Whatever cannot be read is nothing.

use pergola_engine::Seat;
use pergola_table::{Millis, Person, PersonId, TableId, TimeLimit};

pub(super) use super::address::Address;
use super::{
    address::read_number,
    commands::TABLE,
    deputy::DeputyWish,
    find,
    history::Recollection,
    motion::Together,
    note::NoteWish,
    plain::{Act, Request},
    plan::PlanWish,
    server::ServerPress,
    suggest::option,
    time,
};

const VERSION: &str = "1";

/// Whether a button's id concerns the table of this number that was opened then.
pub fn concerns(id: &str, table: TableId, opened: Millis) -> bool {
    let address = match Press::read(id) {
        Some(Press::Menu(press)) => press.table,
        Some(Press::Wish { table, .. }) => table,
        Some(Press::Rules { .. } | Press::Leaders { .. } | Press::Forget { .. } | Press::Learn { .. } | Press::Server(_))
        | None => {
            return false;
        }
    };
    address.is(Address::new(table, opened))
}

/// The table a request names, by its number or by what was pressed; none if it names none.
pub fn table_asked(request: &Request) -> Option<TableId> {
    let of_press = |id: &String| match Press::read(id)? {
        Press::Menu(press) => Some(press.table.table),
        Press::Wish { table, .. } => Some(table.table),
        Press::Rules { .. } | Press::Leaders { .. } | Press::Forget { .. } | Press::Learn { .. } | Press::Server(_) => None,
    };
    match &request.act {
        Act::Slash(slash) => find::numbered(option(slash, TABLE)?),
        Act::Press { id } => of_press(id),
        Act::Pick { values, .. } => values.iter().find_map(of_press),
    }
}

/// What a button or a choice of a menu asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Press {
    /// A way in a seat's menu.
    Menu(MenuPress),
    /// Something asked of a table.
    Wish {
        /// Which table.
        table: Address,
        /// What.
        wish: Wish,
        /// Where the button stands.
        origin: Origin,
    },
    /// The short reference of a game's rules.
    Rules {
        /// The game's key.
        game: String,
        /// Which page, from 0.
        page: usize,
    },
    /// To forget whoever presses, who was told what follows.
    Forget {
        /// When they were told.
        asked: Millis,
    },
    /// Who plays a game best.
    Leaders {
        /// The game's key.
        game: String,
        /// Which page, from 0.
        page: usize,
    },
    /// A game's lesson.
    Learn {
        /// The game's key.
        game: String,
    },
    /// To set the server otherwise.
    Server(ServerPress),
}

/// A way in a seat's menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MenuPress {
    /// Which table.
    pub(super) table: Address,
    /// Whose menu.
    pub(super) seat: Seat,
    /// The number of the decision it was made for.
    pub(super) decision: u64,
    /// The steps' indices.
    pub(super) path: Vec<u8>,
    /// [`super::menu::hash`] of what lies there.
    pub(super) hash: String,
}

/// Where a request comes from, and with it how it is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// A slash command: answered by a new private message.
    Slash,
    /// A button of a table's card, which everybody sees.
    Card,
    /// A button of a private message, which the answer takes the place of.
    Private,
}

/// What is asked of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// My menu.
    Turn,
    /// My picture.
    Hand,
    /// The table's picture.
    Board,
    /// This part of the table's picture, counted from 0.
    Part(u8),
    /// The table in words.
    TextBoard,
    /// The rules, as this table plays.
    Rules,
    /// To look back.
    Recall(Recollection),
    /// Something of my plan.
    Plan(PlanWish),
    /// Something of my note.
    Note(NoteWish),
    /// Take a seat.
    Join,
    /// Give it up before the start.
    Leave,
    /// Give one's own lobby up, having been asked.
    HandOver,
    /// Free the seat of this person, or the one kept for them.
    Free(PersonId),
    /// Whether luck seats the people.
    Shuffle(bool),
    /// Whether nobody is given hints.
    Unaided(bool),
    /// Be shown the best one can do.
    Hint,
    /// Look at this of one's turns in which something else would have been much better, counted from 0.
    Review(u8),
    /// Take the vote to close the table back.
    PlayOn,
    /// Keep seats for these people. Typed: no button's id holds it.
    Invite(Vec<Person>),
    /// Add a bot of this kind.
    AddBot(String),
    /// Take the last bot away.
    RemoveBot,
    /// Choose an option: its key, and `on`, `off` or the choice's key.
    Choose(String, String),
    /// Set the number of seats.
    Seats(u8),
    /// Be shown how much time people have, to choose.
    AskTime,
    /// Give people so much time.
    TimeLimit(Option<TimeLimit>),
    /// Be reminded so many hours later.
    Snooze(u8),
    /// Agree that a bot plays for this seat, whose time is over: from now on, or only this turn.
    LetBotPlay(Seat, bool),
    /// Be asked whether to undo one's last turn.
    AskUndo,
    /// What concerns everybody at the table.
    Together(Together),
    /// Tell whoever runs the program that something is wrong with this card, of this revision.
    Report(u64),
    /// Something of deputies.
    Deputy(DeputyWish),
    /// Begin.
    Start,
    /// Be asked whether to close the table.
    AskClose,
    /// Close the table.
    Close,
    /// End the turn, looking at this decision.
    Confirm(u64),
    /// Take the last action back, looking at this decision.
    TakeBack(u64),
    /// Take the turn back, looking at this decision.
    Restart(u64),
    /// Be asked whether to resign.
    AskResign,
    /// Resign.
    Resign,
    /// Come back to the seat.
    ComeBack,
    /// Another game with the same people.
    Rematch,
    /// Play this action; looking at this decision, when a button says so.
    Say(Option<u64>, String),
    /// Act aside as asked, looking at this decision.
    Aside(u64, String),
}

impl Press {
    /// Reads an id; nothing when it is none of ours.
    pub(super) fn read(id: &str) -> Option<Press> {
        let (version, rest) = id.split_once('.')?;
        if version != VERSION {
            return None;
        }
        let game_and_page = |rest: &str| {
            let (game, page) = rest.split_once('.')?;
            Some((game.to_owned(), page.parse().ok()?))
        };
        if let Some(rest) = rest.strip_prefix("rules.") {
            return game_and_page(rest).map(|(game, page)| Press::Rules { game, page });
        }
        if let Some(asked) = rest.strip_prefix("forget.") {
            return read_number(asked).map(|asked| Press::Forget { asked });
        }
        if let Some(rest) = rest.strip_prefix("leaders.") {
            return game_and_page(rest).map(|(game, page)| Press::Leaders { game, page });
        }
        if let Some(rest) = rest.strip_prefix("server.") {
            return ServerPress::read(rest).map(Press::Server);
        }
        if let Some(game) = rest.strip_prefix("learn.") {
            return Some(Press::Learn { game: game.to_owned() });
        }
        let (table, rest) = rest.split_once('.')?;
        let table = Address::read(table)?;
        if rest.starts_with(|it: char| it.is_ascii_digit()) {
            return read_menu(table, rest).map(Press::Menu);
        }
        let (origin, wish) = rest.strip_prefix('~').map_or((Origin::Card, rest), |wish| (Origin::Private, wish));
        Wish::read(wish).map(|wish| Press::Wish { table, wish, origin })
    }

    /// The id.
    pub(super) fn id(&self) -> String {
        match self {
            Press::Menu(MenuPress { table, seat, decision, path, hash }) => {
                let steps: Vec<String> = path.iter().map(u8::to_string).collect();
                let path = if steps.is_empty() { "-".to_owned() } else { steps.join("-") };
                format!("{VERSION}.{table}.{}.{decision}.{path}.{hash}", seat.0)
            }
            Press::Wish { table, wish, origin: Origin::Private } => format!("{VERSION}.{table}.~{}", wish.word()),
            Press::Wish { table, wish, origin: Origin::Card | Origin::Slash } => format!("{VERSION}.{table}.{}", wish.word()),
            Press::Rules { game, page } => format!("{VERSION}.rules.{game}.{page}"),
            Press::Forget { asked } => format!("{VERSION}.forget.{asked}"),
            Press::Leaders { game, page } => format!("{VERSION}.leaders.{game}.{page}"),
            Press::Learn { game } => format!("{VERSION}.learn.{game}"),
            Press::Server(press) => format!("{VERSION}.server.{}", press.word()),
        }
    }
}

impl Wish {
    fn read(word: &str) -> Option<Wish> {
        let (word, rest) = word.split_once('.').map_or((word, None), |(word, rest)| (word, Some(rest)));
        match (word, rest) {
            ("turn", None) => Some(Wish::Turn),
            ("hand", None) => Some(Wish::Hand),
            ("board", None) => Some(Wish::Board),
            ("part", Some(part)) => read_number(part).and_then(|part| u8::try_from(part).ok()).map(Wish::Part),
            ("text", None) => Some(Wish::TextBoard),
            ("rules", None) => Some(Wish::Rules),
            (recalled, rest) if Recollection::WORDS.contains(&recalled) => Recollection::read(recalled, rest).map(Wish::Recall),
            ("deputy", rest) => DeputyWish::read(rest).map(Wish::Deputy),
            ("note", rest) => NoteWish::read(rest).map(Wish::Note),
            ("plan", rest) => PlanWish::read(rest).map(Wish::Plan),
            ("join", None) => Some(Wish::Join),
            ("leave", None) => Some(Wish::Leave),
            ("hand-over", None) => Some(Wish::HandOver),
            ("free", Some(person)) => Some(Wish::Free(PersonId(person.to_owned()))),
            ("shuffle", Some("on")) => Some(Wish::Shuffle(true)),
            ("shuffle", Some("off")) => Some(Wish::Shuffle(false)),
            ("unaided", Some("on")) => Some(Wish::Unaided(true)),
            ("unaided", Some("off")) => Some(Wish::Unaided(false)),
            ("hint", None) => Some(Wish::Hint),
            ("review", Some(at)) => read_number(at).and_then(|at| u8::try_from(at).ok()).map(Wish::Review),
            ("play-on", None) => Some(Wish::PlayOn),
            ("bot", Some(key)) => Some(Wish::AddBot(key.to_owned())),
            ("unbot", None) => Some(Wish::RemoveBot),
            ("option", Some(rest)) => rest.split_once('.').map(|(key, choice)| Wish::Choose(key.to_owned(), choice.to_owned())),
            ("seats", Some(seats)) => seats.parse().ok().map(Wish::Seats),
            ("ask-time", None) => Some(Wish::AskTime),
            ("time", Some(word)) => time::read(word).map(Wish::TimeLimit),
            ("snooze", Some(hours)) => hours.parse().ok().map(Wish::Snooze),
            ("bot-turn", Some(seat)) => seat.parse().ok().map(|seat| Wish::LetBotPlay(Seat(seat), false)),
            ("bot-seat", Some(seat)) => seat.parse().ok().map(|seat| Wish::LetBotPlay(Seat(seat), true)),
            ("ask-undo", None) => Some(Wish::AskUndo),
            (word, rest) if Together::WORDS.contains(&word) => Together::read(word, rest).map(Wish::Together),
            ("wrong", Some(revision)) => read_number(revision).map(Wish::Report),
            ("start", None) => Some(Wish::Start),
            ("ask-close", None) => Some(Wish::AskClose),
            ("close", None) => Some(Wish::Close),
            ("end", Some(decision)) => read_number(decision).map(Wish::Confirm),
            ("back", Some(decision)) => read_number(decision).map(Wish::TakeBack),
            ("restart", Some(decision)) => read_number(decision).map(Wish::Restart),
            ("ask-resign", None) => Some(Wish::AskResign),
            ("resign", None) => Some(Wish::Resign),
            ("return", None) => Some(Wish::ComeBack),
            ("rematch", None) => Some(Wish::Rematch),
            ("say", Some(rest)) => {
                let (decision, action) = rest.split_once('.')?;
                Some(Wish::Say(Some(read_number(decision)?), action.to_owned()))
            }
            ("aside", Some(rest)) => {
                let (decision, action) = rest.split_once('.')?;
                Some(Wish::Aside(read_number(decision)?, action.to_owned()))
            }
            _ => None,
        }
    }

    fn word(&self) -> String {
        let word = match self {
            Wish::Turn => "turn",
            Wish::Hand => "hand",
            Wish::Board => "board",
            Wish::Part(part) => return format!("part.{part}"),
            Wish::TextBoard => "text",
            Wish::Rules => "rules",
            Wish::Recall(recollection) => return recollection.to_string(),
            Wish::Plan(wish) => return wish.word(),
            Wish::Note(wish) => return wish.word(),
            Wish::Join => "join",
            Wish::Leave => "leave",
            Wish::HandOver => "hand-over",
            Wish::Invite(_) => "turn",
            Wish::AskUndo => "ask-undo",
            Wish::Together(together) => return together.to_string(),
            Wish::Deputy(wish) => return wish.word(),
            Wish::Free(person) => return format!("free.{}", person.0),
            Wish::Shuffle(true) => "shuffle.on",
            Wish::Shuffle(false) => "shuffle.off",
            Wish::Unaided(true) => "unaided.on",
            Wish::Unaided(false) => "unaided.off",
            Wish::Hint => "hint",
            Wish::Review(at) => return format!("review.{at}"),
            Wish::PlayOn => "play-on",
            Wish::AddBot(key) => return format!("bot.{key}"),
            Wish::RemoveBot => "unbot",
            Wish::Choose(key, choice) => return format!("option.{key}.{choice}"),
            Wish::Seats(seats) => return format!("seats.{seats}"),
            Wish::AskTime => "ask-time",
            Wish::TimeLimit(limit) => return format!("time.{}", time::word(*limit)),
            Wish::Snooze(hours) => return format!("snooze.{hours}"),
            Wish::LetBotPlay(seat, false) => return format!("bot-turn.{}", seat.0),
            Wish::LetBotPlay(seat, true) => return format!("bot-seat.{}", seat.0),
            Wish::Report(revision) => return format!("wrong.{revision}"),
            Wish::Start => "start",
            Wish::AskClose => "ask-close",
            Wish::Close => "close",
            Wish::Confirm(decision) => return format!("end.{decision}"),
            Wish::TakeBack(decision) => return format!("back.{decision}"),
            Wish::Restart(decision) => return format!("restart.{decision}"),
            Wish::AskResign => "ask-resign",
            Wish::Resign => "resign",
            Wish::ComeBack => "return",
            Wish::Rematch => "rematch",
            Wish::Say(decision, action) => return format!("say.{}.{action}", decision.unwrap_or_default()),
            Wish::Aside(decision, action) => return format!("aside.{decision}.{action}"),
        };
        word.to_owned()
    }
}

fn read_menu(table: Address, rest: &str) -> Option<MenuPress> {
    let mut parts = rest.split('.');
    let seat = Seat(parts.next()?.parse().ok()?);
    let decision = read_number(parts.next()?)?;
    let path = match parts.next()? {
        "-" => Vec::new(),
        steps => steps.split('-').map(|step| step.parse().ok()).collect::<Option<Vec<u8>>>()?,
    };
    let hash = parts.next()?.to_owned();
    parts.next().is_none().then_some(MenuPress { table, seat, decision, path, hash })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits;

    fn wishes() -> Vec<Wish> {
        let key = || "hanging".to_owned();
        vec![
            Wish::Turn,
            Wish::Hand,
            Wish::Board,
            Wish::Part(3),
            Wish::TextBoard,
            Wish::Rules,
            Wish::Recall(Recollection::NEWEST),
            Wish::Note(NoteWish::Show),
            Wish::Note(NoteWish::RemoveLast(7)),
            Wish::Note(NoteWish::Delete),
            Wish::Plan(PlanWish::Show),
            Wish::Plan(PlanWish::Otherwise(3)),
            Wish::Plan(PlanWish::Way(Seat(2), 45, vec![3, 0, 1], "a3f9".to_owned())),
            Wish::Plan(PlanWish::Way(Seat(0), 0, Vec::new(), "a3f9".to_owned())),
            Wish::Plan(PlanWish::End(u64::MAX)),
            Wish::Plan(PlanWish::TakeBack(1)),
            Wish::Plan(PlanWish::Asks(1, true)),
            Wish::Plan(PlanWish::Asks(1, false)),
            Wish::Plan(PlanWish::Clear(1)),
            Wish::Report(u64::MAX),
            Wish::Join,
            Wish::Leave,
            Wish::HandOver,
            Wish::Free(PersonId("discord:8123".to_owned())),
            Wish::Shuffle(true),
            Wish::Shuffle(false),
            Wish::Unaided(true),
            Wish::Unaided(false),
            Wish::Hint,
            Wish::Review(0),
            Wish::Review(u8::MAX),
            Wish::PlayOn,
            Wish::AddBot(key()),
            Wish::RemoveBot,
            Wish::Choose(key(), "on".to_owned()),
            Wish::Seats(4),
            Wish::AskTime,
            Wish::TimeLimit(None),
            Wish::TimeLimit(time::read("turn-86400.ask").expect("a limit")),
            Wish::TimeLimit(time::read("bank-5184000-5184000.seat").expect("a limit")),
            Wish::Snooze(24),
            Wish::LetBotPlay(Seat(5), false),
            Wish::LetBotPlay(Seat(0), true),
            Wish::AskUndo,
            Wish::Together(Together::Undo(7)),
            Wish::Together(Together::Redo(u64::MAX)),
            Wish::Together(Together::Pause),
            Wish::Together(Together::Resume),
            Wish::Together(Together::Agree(12)),
            Wish::Together(Together::Decline(0)),
            Wish::Together(Together::TakeOver),
            Wish::Deputy(DeputyWish::Show),
            Wish::Deputy(DeputyWish::Agree(Seat(5))),
            Wish::Deputy(DeputyWish::End(Seat(0))),
            Wish::Together(Together::Follow),
            Wish::Together(Together::Unfollow),
            Wish::Start,
            Wish::AskClose,
            Wish::Close,
            Wish::Confirm(45),
            Wish::TakeBack(u64::MAX),
            Wish::Restart(0),
            Wish::AskResign,
            Wish::Resign,
            Wish::ComeBack,
            Wish::Rematch,
            Wish::Say(Some(45), "buy 3 with blue-4 blue-5".to_owned()),
            Wish::Aside(45, "reveal bonus-3".to_owned()),
        ]
    }

    #[test]
    fn every_press_is_read_as_it_is_written() {
        let wish = |wish: Wish, origin| Press::Wish { table: Address::new(TableId(u64::MAX), 4_102_444_800_000), wish, origin };
        let rules = |page| Press::Rules { game: "alhambra".to_owned(), page };
        let menu = |path: &[u8]| {
            let (table, decision, hash) = (Address::new(TableId(17), 1_763_768_768_123), 45, "a3f9".to_owned());
            Press::Menu(MenuPress { table, seat: Seat(2), decision, path: path.to_vec(), hash })
        };
        let leaders = Press::Leaders { game: "alhambra".to_owned(), page: 3 };
        let mut presses =
            vec![rules(0), rules(2), leaders, Press::Forget { asked: 1_763_768_768_123 }, menu(&[]), menu(&[3, 0, 1])];
        presses.extend(wishes().into_iter().flat_map(|it| [wish(it.clone(), Origin::Card), wish(it, Origin::Private)]));
        for press in presses {
            assert_eq!(Press::read(&press.id()), Some(press.clone()), "{}", press.id());
        }
        assert_eq!(menu(&[3, 0, 1]).id(), "1.17-6920f9c0.2.45.3-0-1.a3f9");
    }

    #[test]
    fn a_table_of_before_is_another() {
        let (id, opened) = (TableId(17), 1_763_768_768_123);
        let turn = |table| Press::Wish { table, wish: Wish::Turn, origin: Origin::Card }.id();
        assert!(concerns(&turn(Address::new(id, opened)), id, opened));
        assert!(!concerns(&turn(Address::new(id, opened - 1_000)), id, opened), "opened before");
        assert!(!concerns(&turn(Address::new(TableId(18), opened)), id, opened));
        assert!(concerns("1.17.turn", id, opened), "an earlier program posted it");
        assert!(!concerns("1.rules.alhambra.0", id, opened) && !concerns("menu.17.seats.0", id, opened));
    }

    #[test]
    fn the_longest_way_fits() {
        let (table, decision, hash) = (Address::new(TableId(u64::MAX), u64::MAX), u64::MAX, "a3f9".to_owned());
        let press = Press::Menu(MenuPress { table, seat: Seat(5), decision, path: vec![24; 6], hash: hash.clone() });
        let wish = Wish::Plan(PlanWish::Way(Seat(5), u64::MAX, vec![24; 6], hash));
        let planned = Press::Wish { table, wish, origin: Origin::Private };
        assert!([press, planned].iter().all(|press| limits::length(&press.id()) <= limits::ID));
    }

    #[test]
    fn what_is_no_id_is_nothing() {
        let forged = [
            "",
            ".",
            "1",
            "1.",
            "2.17.turn",
            "1.17",
            "1.17.",
            "1.x.turn",
            "1.-1.turn",
            "1.+7.turn",
            "1.017.turn",
            "1.17-.turn",
            "1.17-06920f9c0.turn",
            "1.17-6920F9C0.turn",
            "1.17-+1.turn",
            "1.17.dance",
            "1.17.turn.now",
            "1.17.2",
            "1.17.2.45",
            "1.17.2.45.3",
            "1.17.2.45.3-.a3f9",
            "1.17.2.45.300.a3f9",
            "1.17.2.45.3.a3f9.x",
            "1.17.900.45.3.a3f9",
            "1.99999999999999999999999.turn",
            "1.17.back.x",
            "1.17.note.",
            "1.17.note.last",
            "1.17.note.last.+1",
            "1.17.note.delete.1",
            "1.17.plan.",
            "1.17.plan.cancel",
            "1.17.plan.cancel.+1",
            "1.17.plan.way.1.2.3",
            "1.17.plan.way.1.2.3.a3f9.x",
            "1.17.plan.way.1.2.300.a3f9",
            "1.17.option.vizier",
            "1.17.deputy.",
            "1.17.deputy.end",
            "1.17.deputy.end.+1",
            "1.17.deputy.agree.999",
            "1.forget",
            "1.forget.",
            "1.forget.07",
            "1.leaders.alhambra",
            "1.leaders.alhambra.-1",
            "\u{202e}1.17.turn",
        ];
        for id in forged {
            assert_eq!(Press::read(id), None, "{id}");
        }
    }
}
