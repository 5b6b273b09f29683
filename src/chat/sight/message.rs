//! Messages of one sentence: to one person, to one person about a table, and to everybody at one.

use pergola_engine::{Seat, Seats};
use pergola_table::{ClosedBecause, PersonId, Table};
use pergola_text::{Language, Text};

use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::{Origin, Wish},
        limits,
        plain::{Button, Card, Reply, Row, Show, Style},
        voice::Voice,
    },
    sight::{Sight, outcome, title},
    wishes::board::Glance,
};

/// How an answer to a request from there is shown.
pub(crate) fn show(origin: Origin) -> Show {
    match origin {
        Origin::Slash | Origin::Card => Show::Private,
        Origin::Private => Show::Update,
    }
}

/// A private answer of one sentence.
pub(crate) fn sentence(language: Language, text: &Text) -> Reply {
    sentence_by(&Voice::alone(language), text)
}

/// One sentence, for whoever asked, about the people this voice knows.
pub(crate) fn sentence_by(voice: &Voice, text: &Text) -> Reply {
    private(Card { text: limits::cut(&voice.say(text), limits::TEXT), ..Card::default() })
}

/// A new private message.
pub(crate) fn private(card: Card) -> Reply {
    Reply { show: Show::Private, card }
}

/// A sentence about a table to one person, with buttons.
pub(crate) fn note(table: &Table, language: Language, text: &Text, wishes: &[&dyn Wish]) -> Card {
    let voice = Voice::private(table, language);
    let text = [voice.say(&title::heading(table)), voice.say(text)].join("\n");
    Card { text: limits::cut(&text, limits::TEXT), rows: row(table, &voice, wishes), ..about(table) }
}

/// The same of several.
pub(crate) fn notes(table: &Table, language: Language, texts: &[Text], wishes: &[&dyn Wish]) -> Card {
    let voice = Voice::private(table, language);
    let text = [title::heading(table)].iter().chain(texts).map(|text| voice.say(text)).collect::<Vec<_>>().join("\n");
    Card { text: limits::cut(&text, limits::TEXT), rows: row(table, &voice, wishes), ..about(table) }
}

/// A sentence to everybody at a table, which mentions these.
pub(crate) fn told(table: &Table, text: Text, ping: Seats, row: impl FnOnce(&Buttons<'_>) -> Vec<Button>) -> Card {
    let person = |seat: Seat| table.seats().get(seat.index())?.actor().cloned();
    told_to(table, Voice::public(table).mention(&text), ping.iter().filter_map(person).collect(), row)
}

/// The same of what is said already, which mentions these people.
pub(crate) fn told_to(table: &Table, said: String, ping: Vec<PersonId>, row: impl FnOnce(&Buttons<'_>) -> Vec<Button>) -> Card {
    let voice = Voice::public(table);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    Card {
        text: limits::cut(&[voice.say(&title::heading(table)), said].join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(row(&buttons))],
        ping,
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    }
}

/// A sentence to everybody at a table about what is over: nothing can be pressed any more.
pub(crate) fn over(table: &Table, text: &Text) -> Card {
    let voice = Voice::public(table);
    let text = limits::cut(&[voice.say(&title::heading(table)), voice.mention(text)].join("\n"), limits::TEXT);
    Card { text, ..about(table) }
}

/// A message to one person with their picture of a table.
pub(crate) fn with_picture(table: &Table, text: String, sight: &Sight<'_>, wishes: &[&dyn Wish]) -> Card {
    let text = limits::cut(&text, limits::TEXT);
    Card { text, picture: sight.picture(Vec::new(), Vec::new()), rows: row(table, sight.voice(), wishes), ..about(table) }
}

/// A row of buttons for these wishes; none without any.
pub(crate) fn row(table: &Table, voice: &Voice, wishes: &[&dyn Wish]) -> Vec<Row> {
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let row: Vec<_> = wishes.iter().map(|wish| buttons.button(wish, Style::Secondary)).collect();
    if row.is_empty() { Vec::new() } else { vec![Row::Buttons(row)] }
}

/// A message about a table as it is now.
pub(crate) fn about(table: &Table) -> Card {
    Card { table: Some(table.id()), revision: table.revision(), ..Card::default() }
}

/// Asks whether something that cannot be taken back is meant.
pub(crate) fn ask(table: &Table, language: Language, wish: impl Wish, question: &Text) -> Card {
    let voice = Voice::private(table, language);
    let text = [voice.say(&title::heading(table)), voice.say(question)].join("\n");
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice: &voice };
    let row = vec![buttons.button(wish, Style::Danger), buttons.button(Glance::Board, Style::Secondary)];
    Card { text, rows: vec![Row::Buttons(row)], ..about(table) }
}

/// Says to everybody that a table is closed.
pub(crate) fn closed(table: &Table, why: ClosedBecause) -> Card {
    closed_by(&Voice::public(table), table, why)
}

/// Says by this voice that a table is closed.
pub(crate) fn closed_by(voice: &Voice, table: &Table, why: ClosedBecause) -> Card {
    let closed = if table.is_lesson() { Text::new("lesson-closed") } else { outcome::closed(why) };
    Card { text: [voice.say(&title::heading(table)), voice.say(&closed)].join("\n"), ..about(table) }
}

/// A bot plays for somebody, for the reason that this text says; nothing when none does.
pub(crate) fn bot_plays(table: &Table, seat: Seat, why: &'static str) -> Option<Card> {
    let holder = table.seats().get(seat.index())?;
    let (bot, person) = (holder.bot.as_ref()?, holder.person.as_ref()?);
    let (name, plays) = (Text::of(format!("bot-name-{}", bot.name)), Text::of(format!("bot-{}", bot.key)));
    // Nobody comes back who is not known any more.
    let text = if person.is_forgotten() { Text::new("card-bot-plays-on") } else { Text::new(why).code("person", &person.name) };
    let text = text.text("bot", name).text("plays", plays);
    Some(told(table, text, Seats::NONE, |it| vec![it.button(Glance::Board, Style::Secondary)]))
}
