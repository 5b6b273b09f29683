//! Private messages to one person about one table: their turn, their hand, the board, and why not.
//!
//! Whoever does not sit there sees what everybody sees, and whose seat a bot plays is offered to come back, unless they do so by
//! themselves.

use pergola_engine::{Seat, Seats};
use pergola_table::{Command, DeputyRefusal, Done, MotionRefusal, Phase, Table, TableRefusal};
use pergola_text::Text;

use super::{
    awaited,
    buttons::Buttons,
    card, limits, lobby,
    motion::Together,
    note,
    plain::{Button, Card, Reply, Request, Row, Show, Style},
    press::{Address, Origin, Wish},
    refusal,
    sight::Sight,
    time,
    turn::{self, Shown},
    voice::Voice,
};

/// How an answer to a request from there is shown.
pub(super) fn show(origin: Origin) -> Show {
    match origin {
        Origin::Slash | Origin::Card => Show::Private,
        Origin::Private => Show::Update,
    }
}

/// The person's menu, or what stands in its place.
pub(super) fn turn(table: &Table, request: &Request, shown: &Shown) -> Card {
    let shown = &Shown { waited: awaited::waited(table, request), ..shown.clone() };
    match (table.phase(), own_seat(table, request)) {
        (Phase::Lobby, _) => led(lobby::card(table, Origin::Private), table, shown.lead.as_ref()),
        (Phase::Closed(why), _) => card::closed_card(table, why),
        (Phase::Playing, Own::Deputy(_)) if table.is_paused() => {
            note(table, &refusal::text(&MotionRefusal::Paused.into()), &[Wish::Hand, Wish::Board])
        }
        (_, Own::Deputy(seat)) => turn::card(table, seat, &Shown { deputy: true, ..shown.clone() }),
        (_, Own::None) => stranger(table, shown.lead.as_ref().unwrap_or(&refusal::text(&why_not_seated(table, request)))),
        (Phase::Playing, Own::Resigned) => played_by_bot(table, request),
        (Phase::Playing, Own::Seat(_)) if table.is_paused() => paused(table),
        (_, Own::Seat(seat)) => turn::card(table, seat, shown),
        (Phase::Over, Own::Resigned) => board(table, request, None),
    }
}

/// What the person's seat sees.
pub(super) fn hand(table: &Table, request: &Request) -> Card {
    match (table.phase(), own_seat(table, request)) {
        (Phase::Playing | Phase::Over, Own::Seat(seat) | Own::Deputy(seat)) => {
            let sight = sight(table, request, seat);
            let note = note::at_top(table, &request.person.id, sight.voice());
            let text = [sight.voice().say(&turn::heading(table))].into_iter().chain(note).collect::<Vec<_>>().join("\n");
            message(table, text, &sight, &[Wish::Turn, Wish::Board])
        }
        _ => turn(table, request, &Shown::default()),
    }
}

/// The table's picture, or a part of it as large as a small screen shows it; the others can be chosen below.
pub(super) fn board(table: &Table, request: &Request, part: Option<u8>) -> Card {
    match table.phase() {
        Phase::Playing | Phase::Over if request.person.preferences().in_words => text_board(table, request),
        Phase::Playing | Phase::Over => {
            let own = match own_seat(table, request) {
                Own::Seat(seat) => Some(seat),
                Own::Resigned | Own::Deputy(_) | Own::None => None,
            };
            let sight = Sight::stranger(table, own);
            let mut parts = vec![sight.voice().say(&turn::heading(table))];
            parts.extend(table.outcome().map(|outcome| sight.voice().say(&card::winners(&outcome))));
            if table.phase() == Phase::Playing {
                parts.push(sight.voice().say(&awaited::to_person(table, request)));
                parts.extend(time::until_running(table, table.waits_for()).iter().map(|line| sight.voice().say(line)));
            }
            let wishes: &[Wish] = if own.is_some() { &[Wish::Turn, Wish::Hand, Wish::TextBoard] } else { &[Wish::TextBoard] };
            let mut card = message(table, parts.join("\n"), &sight, wishes);
            card.rows.splice(0..0, sight.parts_menu(part));
            card.picture = card.picture.map(|picture| sight.part_of(picture, part));
            card
        }
        Phase::Lobby | Phase::Closed(_) => turn(table, request, &Shown::default()),
    }
}

/// The table in words.
pub(super) fn text_board(table: &Table, request: &Request) -> Card {
    let sight = Sight::stranger(table, None);
    let awaited = (table.phase() == Phase::Playing).then(|| sight.voice().say(&awaited::to_person(table, request)));
    let heading = [sight.voice().say(&turn::heading(table))].into_iter().chain(awaited).collect::<Vec<_>>().join("\n");
    let Some(board) = sight.text_board(limits::TEXT - limits::length(&heading) - 1) else {
        return turn(table, request, &Shown::default());
    };
    let text = limits::cut(&[heading, board].join("\n"), limits::TEXT);
    let wishes: &[Wish] = match own_seat(table, request) {
        _ if !request.person.preferences().in_words => &[Wish::Board],
        Own::Seat(_) | Own::Deputy(_) => &[Wish::Turn, Wish::Hand],
        Own::Resigned | Own::None => &[],
    };
    Card { text, rows: row(table, sight.voice(), wishes), ..about(table) }
}

/// Asks whether something that cannot be taken back is meant.
pub(super) fn ask(table: &Table, wish: Wish, question: &Text) -> Card {
    let voice = Voice::private(table);
    let text = [voice.say(&turn::heading(table)), voice.say(question)].join("\n");
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice: &voice };
    let row = vec![buttons.button(wish, Style::Danger), buttons.button(Wish::Board, Style::Secondary)];
    Card { text, rows: vec![Row::Buttons(row)], ..about(table) }
}

/// Asks whether to close the table; who has agreed to already can play on after all.
pub(super) fn ask_close(table: &Table, request: &Request) -> Card {
    let voted = table.seat_of(&request.person.id).is_some_and(|seat| table.votes_to_close().contains(seat));
    if voted && table.phase() == Phase::Playing && !request.moderates(table) {
        let waits = refusal::text(&TableRefusal::WaitsForVotes { missing: table.missing_votes() });
        return note(table, &waits, &[Wish::PlayOn, Wish::Board]);
    }
    let question = match table.phase() {
        Phase::Playing if table.is_lesson() => "lesson-ask-close",
        Phase::Playing if request.rights.moderator && !request.moderates(table) => "ask-close-together-or-there",
        Phase::Playing if !request.rights.moderator => "ask-close-together",
        Phase::Playing => "ask-close-moderator",
        _ => "ask-close",
    };
    ask(table, Wish::Close, &Text::new(question))
}

/// Asks whether an aside is meant, since others hear of it at once. What has no room in a button's id is chosen in the menu.
pub(super) fn ask_aside(table: &Table, seat: Seat, action: &str) -> Card {
    let voice = Voice::private(table);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice: &voice };
    let sure = buttons.button(Wish::Aside(table.decision(seat), action.to_owned()), Style::Success);
    if limits::length(&sure.id) > limits::ID {
        return turn::card(table, seat, &Shown { lead: Some(Text::new("ask-aside-in-menu")), ..Shown::default() });
    }
    let question = Text::new("ask-aside").text("action", turn::meaning(table, seat, action));
    let text = [voice.say(&turn::heading(table)), voice.say(&question)].join("\n");
    let cancel = Button { label: voice.label(&Text::new("button-cancel")), ..buttons.button(Wish::Turn, Style::Secondary) };
    Card { text: limits::cut(&text, limits::TEXT), rows: vec![Row::Buttons(vec![sure, cancel])], ..about(table) }
}

/// Why not, and for a seat its current menu.
pub(super) fn refused(table: &Table, request: &Request, origin: Origin, why: Text) -> Reply {
    Reply { show: show(origin), card: turn(table, request, &Shown { lead: Some(why), ..Shown::default() }) }
}

/// What happened since, and the current menu.
pub(super) fn stale(table: &Table, request: &Request, origin: Origin) -> Reply {
    let lead = Some(Text::new("refused-stale"));
    Reply { show: show(origin), card: turn(table, request, &Shown { lead, story: true, ..Shown::default() }) }
}

/// What a press is answered with that was carried out before: as it was then, and when the seat's next turn has come, with
/// what happened since.
pub(super) fn again(table: &Table, request: &Request, origin: Origin) -> Reply {
    let acts = |seat: &Seat| table.waits_for().contains(*seat) || table.acts_aside(*seat);
    let shown = match played_seat(table, request).filter(acts) {
        Some(seat) => Shown { story: !table.may_take_back(seat), ..Shown::default() },
        None => Shown::ended(),
    };
    Reply { show: show(origin), card: turn(table, request, &shown) }
}

/// Whether this command of a person was carried out at the decision it belongs to.
pub(super) fn was_done(table: &Table, request: &Request, command: &Command) -> bool {
    let taken = |decision: u64| table.taken(played_seat(table, request)?, decision);
    match command {
        Command::Act { action, decision: Some(decision), .. } => {
            matches!(taken(*decision), Some(Done::Acted(done)) if done == action)
        }
        Command::TakeBack { decision: Some(decision) } | Command::RestartTurn { decision: Some(decision) } => {
            matches!(taken(*decision), Some(Done::TookBack(_)))
        }
        _ => false,
    }
}

/// A sentence about a table to one person, with buttons.
pub(super) fn note(table: &Table, text: &Text, wishes: &[Wish]) -> Card {
    let voice = Voice::private(table);
    let text = [voice.say(&turn::heading(table)), voice.say(text)].join("\n");
    Card { text: limits::cut(&text, limits::TEXT), rows: row(table, &voice, wishes), ..about(table) }
}

/// A person's seat at a table, as far as they play it.
pub(super) enum Own {
    /// This one.
    Seat(Seat),
    /// They play this one for somebody absent.
    Deputy(Seat),
    /// They have one, which a bot plays.
    Resigned,
    /// They have none.
    None,
}

pub(super) fn own_seat(table: &Table, request: &Request) -> Own {
    match table.seat_of(&request.person.id) {
        Some(seat) if table.people().contains(seat) => Own::Seat(seat),
        Some(_) => Own::Resigned,
        None => table.deputized(&request.person.id, request.at).map_or(Own::None, Own::Deputy),
    }
}

/// The seat that belongs to somebody, also while a bot plays it for them, or that they play for somebody absent.
pub(super) fn played_seat(table: &Table, request: &Request) -> Option<Seat> {
    table.seat_of(&request.person.id).or_else(|| table.deputized(&request.person.id, request.at))
}

/// Why somebody without a seat plays nothing: a deputy waits until they are needed.
pub(super) fn why_not_seated(table: &Table, request: &Request) -> TableRefusal {
    let deputy = table.deputy_for(&request.person.id).filter(|it| it.has_agreed() && table.phase() == Phase::Playing);
    deputy.map_or(TableRefusal::NotSeated, |it| DeputyRefusal::NotAbsent { seat: it.seat }.into())
}

/// The eyes with which somebody sees what a seat sees: their own, or a deputy's.
fn sight<'a>(table: &'a Table, request: &Request, seat: Seat) -> Sight<'a> {
    let is_own = table.seat_of(&request.person.id) == Some(seat);
    if is_own { Sight::seat(table, seat) } else { Sight::deputy(table, seat) }
}

fn stranger(table: &Table, why: &Text) -> Card {
    note(table, why, &[Wish::Board, Wish::Rules])
}

fn paused(table: &Table) -> Card {
    note(table, &refusal::text(&MotionRefusal::Paused.into()), &[Wish::Together(Together::Resume), Wish::Hand, Wish::Board])
}

/// What somebody is told whose seat a bot plays. Who stays away for longer than a turn reads all reasons there can be: the table
/// does not remember which it was.
fn played_by_bot(table: &Table, request: &Request) -> Card {
    let among = |seats: Seats| table.seat_of(&request.person.id).is_some_and(|seat| seats.contains(seat));
    let (id, wishes): (_, &[Wish]) = if among(table.stood_in()) {
        ("seat-stood-in", &[Wish::Board])
    } else if among(table.present()) {
        ("seat-returning", &[Wish::Board])
    } else {
        ("seat-of-bot", &[Wish::ComeBack, Wish::Board])
    };
    let card = note(table, &Text::new(id), wishes);
    let waited = awaited::waited(table, request).map(|line| Voice::private(table).say(&line));
    Card { text: [card.text].into_iter().chain(waited).collect::<Vec<_>>().join("\n"), ..card }
}

/// The card with a sentence before it.
fn led(card: Card, table: &Table, lead: Option<&Text>) -> Card {
    let Some(lead) = lead else { return card };
    let text = [Voice::private(table).say(lead), card.text].join("\n\n");
    Card { text: limits::cut(&text, limits::TEXT), ..card }
}

fn message(table: &Table, text: String, sight: &Sight<'_>, wishes: &[Wish]) -> Card {
    let text = limits::cut(&text, limits::TEXT);
    Card { text, picture: sight.picture(Vec::new(), Vec::new()), rows: row(table, sight.voice(), wishes), ..about(table) }
}

fn row(table: &Table, voice: &Voice, wishes: &[Wish]) -> Vec<Row> {
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let row: Vec<_> = wishes.iter().map(|wish| buttons.button(wish.clone(), Style::Secondary)).collect();
    if row.is_empty() { Vec::new() } else { vec![Row::Buttons(row)] }
}

pub(super) fn about(table: &Table) -> Card {
    Card { table: Some(table.id()), revision: table.revision(), ..Card::default() }
}
