//! Whispers: what one person is told in a private message, because they like to be called so, or want to know before others do.
//!
//! Whoever is called in private is not called by the card, unless the message cannot be delivered. Whoever is in their quiet
//! hours or away is called without a sound. A call to one's turn is the turn itself, with its menu and picture: what is pressed
//! there is done at the table. Deliberately absent: buttons below whatever calls to anything else.

use std::sync::Arc;

use pergola_engine::{Seat, Seats};
use pergola_table::{Millis, Notice, NoticeKind, Person, PersonId, Phase, PlaceId, Rights, Table};
use pergola_text::{Language, Text};

use crate::{
    answer,
    seam::{
        limits,
        plain::{Act, Card, Languages, Reply, Request, Show},
        voice::Voice,
    },
    sight::{clock, find::Tables, shown::Shown, title},
    standing::standing,
};

/// A message to one person alone.
#[derive(Clone, Debug)]
pub struct Whisper {
    /// Who.
    pub to: PersonId,
    /// What it says.
    pub card: Card,
    /// Whether it takes the place of their mention on a card: where it cannot be delivered, the card mentions them.
    pub calls: bool,
    /// The number of the decision they are called to; none where they are told anything else.
    pub decision: Option<u64>,
}

/// Whom a card still mentions and whether it makes a sound, and what is whispered before it is posted.
pub fn whispers(table: &Table, notice: &Notice, card: Card, now: Millis) -> (Card, Vec<Whisper>) {
    let person = |id: &PersonId| table.guests().iter().map(|(_, person)| person).find(|it| it.id == *id);
    let is_private = |id: &PersonId| person(id).is_some_and(|it| it.preferences().private_calls);
    let (private, open): (Vec<PersonId>, Vec<PersonId>) = card.ping.iter().cloned().partition(is_private);
    let calls = private.iter().filter_map(person).map(|it| call(table, notice, it, now));
    let whispers = calls.chain(next(table, notice, now)).collect();
    let rests = |id: &PersonId| person(id).is_some_and(|it| !it.is_awake(now));
    let silent = !open.is_empty() && open.iter().all(rests);
    (Card { ping: open, silent, ..card }, whispers)
}

/// The card with whoever could not be whispered to among those it mentions.
#[must_use]
pub fn not_whispered(card: Card, whisper: Whisper) -> Card {
    let silent = whisper.card.silent && (card.silent || card.ping.is_empty());
    Card { ping: card.ping.into_iter().chain([whisper.to]).collect(), silent, ..card }
}

/// In which language somebody is told of a table they are called to: the one they have chosen, or else the table's.
fn language(table: &Table, person: &Person) -> Language {
    person.preferences().language.or(Language::of(table.language())).unwrap_or_default()
}

/// What a person is told in the place of their mention.
fn call(table: &Table, notice: &Notice, person: &Person, now: Millis) -> Whisper {
    let voice = Voice::private(table, language(table, person));
    let seat = called_to(table, &person.id, now);
    let anothers = seat.filter(|seat| table.seat_of(&person.id) != Some(*seat));
    let to_turn = || match (seat, anothers) {
        (None, _) => Text::new("whisper-asked"),
        (Some(_), Some(another)) => Text::new("whisper-deputy").seat("seat", another.0),
        (Some(_), None) => Text::new("whisper-turn"),
    };
    let said = said(&notice.kind, table.phase() == Phase::Over, to_turn);
    let is_turn = matches!(notice.kind, NoticeKind::Turn { .. } | NoticeKind::Overdue { .. });
    let decision = seat.filter(|_| is_turn).map(|seat| table.called_to(seat));
    let calls_to_turn = is_turn || matches!(notice.kind, NoticeKind::Resumed | NoticeKind::PauseOver);
    let turn = seat.filter(|_| calls_to_turn && !table.is_paused()).map(|_| turn(table, person, now));
    // No two calls at a table begin and end alike: one that may have been delivered is known by that.
    let number = Text::new("whisper-number").number("number", decision.unwrap_or(notice.revision) as i64);
    let beginning = [voice.say(&title::heading(table)), there(&voice, &said, table.place())].join("\n");
    let (middle, end) = match &turn {
        // Its heading stands above already.
        Some(turn) => (turn.text.split_once('\n').map_or_else(String::new, |(_, rest)| rest.to_owned()), voice.say(&number)),
        None => {
            let time = clock::until(table, seat.map_or(Seats::NONE, Seats::only), now);
            (time.iter().map(|line| voice.say(line)).collect::<Vec<_>>().join("\n"), voice.say(&number))
        }
    };
    let room = limits::TEXT.saturating_sub(limits::length(&beginning) + limits::length(&end) + 2);
    let parts = [beginning, limits::cut(&middle, room), end].into_iter().filter(|it| !it.is_empty());
    let text = parts.collect::<Vec<_>>().join("\n");
    let whisper = whispered(person, text, !person.is_awake(now), true);
    let turn = turn.unwrap_or_default();
    let mut card = Card { picture: turn.picture, seat: turn.seat, rows: turn.rows, revision: table.revision(), ..whisper.card };
    limits::shut_what_is_too_long(&mut card);
    Whisper { decision, card, ..whisper }
}

/// The turn of whoever is called to it, as if they had asked for it where the table is.
fn turn(table: &Table, person: &Person, now: Millis) -> Card {
    let (id, rights, place) = (String::new(), Rights::default(), table.place().clone());
    let request = Request {
        id,
        person: person.clone(),
        rights,
        place,
        parent: None,
        at: now,
        languages: Languages { person: Some(language(table, person)), ..Languages::default() },
        act: Act::Pick { id: String::new(), values: Vec::new() },
    };
    let card = standing(table, &request, &Shown { story: true, ..Shown::default() });
    let reply = Reply { show: Show::Private, card };
    if person.preferences().in_words { answer::in_words(reply).card } else { reply.card }
}

/// An answer that takes the place of a call: as long as the call stands, it is known by its number.
pub fn in_its_place(table: &Table, request: &Request, mut reply: Reply) -> Reply {
    if let Some(seat) = called_to(table, &request.person.id, request.at).filter(|_| reply.show == Show::Update) {
        let number = Text::new("whisper-number").number("number", table.called_to(seat) as i64);
        let number = Voice::private(table, request.language()).say(&number);
        let room = limits::TEXT.saturating_sub(limits::length(&number) + 1);
        reply.card.text = [limits::cut(&reply.card.text, room), number].join("\n");
    }
    reply
}

/// What somebody is called for; `to_turn` says what, where it is a turn.
fn said(kind: &NoticeKind, is_over: bool, to_turn: impl FnOnce() -> Text) -> Text {
    match kind {
        NoticeKind::Invited { .. } => Text::new("whisper-invited"),
        NoticeKind::Reminder { .. } => Text::new("whisper-reminder"),
        _ if is_over => Text::new("whisper-over"),
        NoticeKind::Turn { .. } | NoticeKind::Overdue { .. } | NoticeKind::Resumed | NoticeKind::PauseOver => to_turn(),
        NoticeKind::Lobby
        | NoticeKind::Left { .. }
        | NoticeKind::CameBack { .. }
        | NoticeKind::Vote { .. }
        | NoticeKind::VoteTakenBack { .. }
        | NoticeKind::Board
        | NoticeKind::BotWanted { .. }
        | NoticeKind::VotedOut { .. }
        | NoticeKind::Motion { .. }
        | NoticeKind::MotionDropped { .. }
        | NoticeKind::SeatOffered { .. }
        | NoticeKind::OfferTakenBack { .. }
        | NoticeKind::SubstituteSought { .. }
        | NoticeKind::SearchEnded { .. }
        | NoticeKind::TookOver { .. }
        | NoticeKind::DeputyAsked { .. }
        | NoticeKind::DeputyAgreed { .. }
        | NoticeKind::DeputyEnded { .. }
        | NoticeKind::DeputyCalled { .. }
        | NoticeKind::Departed { .. }
        | NoticeKind::Away { .. }
        | NoticeKind::RulesChanged { .. }
        | NoticeKind::Paused
        | NoticeKind::PauseEnds
        | NoticeKind::TimeOver { .. }
        | NoticeKind::Scoring
        | NoticeKind::Over
        | NoticeKind::Closed => Text::new("whisper-asked"),
    }
}

/// The seat somebody is called to play for, their own or that of whom they are a deputy for; none where the game waits for
/// neither.
fn called_to(table: &Table, person: &PersonId, now: Millis) -> Option<Seat> {
    table.waits_for().iter().find(|seat| table.called_for(*seat, now) == Some(person))
}

/// Whoever plays next, if they want to know it and are awake: it is a hint and waits for nobody.
fn next(table: &Table, notice: &Notice, now: Millis) -> Option<Whisper> {
    let NoticeKind::Turn { .. } = notice.kind else { return None };
    let seat: Seat = table.next_person()?;
    let person = table.seats()[seat.index()].person.as_ref()?;
    if !person.preferences().told_next || !person.is_awake(now) {
        return None;
    }
    let voice = Voice::private(table, language(table, person));
    let waited = table.waits_for().iter().map(|seat| Text::new("seat-name").seat("seat", seat.0));
    let said = Text::new("whisper-next").list("seats", waited);
    let text = [voice.say(&title::heading(table)), there(&voice, &said, table.place())].join("\n");
    Some(whispered(person, text, false, false))
}

/// What waits for somebody, told each week; nothing where nothing does.
pub fn weekly(tables: &dyn Tables, person: &Person, now: Millis) -> Option<Whisper> {
    let theirs = tables.of(&person.id).into_iter().filter_map(|id| tables.table(id));
    let waits = |table: &Arc<Table>| called_to(table, &person.id, now).is_some() && !table.is_paused() && !table.is_lesson();
    let waiting: Vec<_> = theirs.filter(waits).collect();
    let voice = Voice::alone(language(waiting.first()?, person));
    let line = |table: &Arc<Table>| there(&voice, &title::heading_in_list(table), table.place());
    let lines: Vec<String> = waiting.iter().map(line).collect();
    let heading = Text::new("whisper-weekly").number("count", lines.len() as i64);
    let text: Vec<String> = [voice.say(&heading)].into_iter().chain(lines.iter().cloned()).collect();
    let text = limits::Sentences(text).within(limits::TEXT, "\n");
    Some(whispered(person, text, false, true))
}

fn whispered(person: &Person, text: String, silent: bool, calls: bool) -> Whisper {
    let card = Card { text: limits::cut(&text, limits::TEXT), silent, ..Card::default() };
    Whisper { to: person.id.clone(), card, calls, decision: None }
}

/// A sentence that ends with a place, which each door writes its own way.
fn there(voice: &Voice, said: &Text, place: &PlaceId) -> String {
    format!("{} <#{}>", voice.say(said), place.channel)
}
