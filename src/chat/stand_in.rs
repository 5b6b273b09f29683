//! Bots that play for somebody, in words: that one is wanted, and that one plays.
//!
//! Deliberately absent: who has to agree, which the table knows.

use pergola_engine::{Seat, Seats};
use pergola_table::{PersonId, Table};
use pergola_text::Text;

use super::{
    buttons::Buttons,
    limits,
    plain::{Card, Row, Style},
    press::{Address, Origin, Wish},
    refusal::names,
    turn,
    voice::Voice,
};

/// Somebody wants a bot to play for this seat; nothing when that is not so any more.
pub(super) fn wanted(table: &Table, seat: Seat) -> Option<Card> {
    let missing = table.missing_for_bot(seat);
    if !table.is_bot_wanted(seat) || !table.people().contains(seat) {
        return None;
    }
    let hear = missing.union(Seats::only(seat));
    let text = Text::new("card-bot-wanted").seat("seat", seat.0).list("seats", names(missing));
    let wishes = [(Wish::LetBotPlay(seat, true), Style::Danger), (Wish::Board, Style::Secondary)];
    Some(told(table, text.number("count", missing.len() as i64), hear, &wishes))
}

/// The others agreed; nothing when its person is back already.
pub(super) fn voted_out(table: &Table, seat: Seat) -> Option<Card> {
    plays(table, seat, "card-voted-out")
}

/// A bot plays for somebody, for the reason that this text says; nothing when none does.
pub(super) fn plays(table: &Table, seat: Seat, why: &'static str) -> Option<Card> {
    let holder = table.seats().get(seat.index())?;
    let (bot, person) = (holder.bot.as_ref()?, holder.person.as_ref()?);
    let (name, plays) = (Text::of(format!("bot-name-{}", bot.name)), Text::of(format!("bot-{}", bot.key)));
    let text = Text::new(why).code("person", &person.name).text("bot", name).text("plays", plays);
    Some(told(table, text, Seats::NONE, &[(Wish::Board, Style::Secondary)]))
}

/// A sentence to everybody at a table, which mentions these.
pub(super) fn told(table: &Table, text: Text, ping: Seats, wishes: &[(Wish, Style)]) -> Card {
    let person = |seat: Seat| table.seats().get(seat.index())?.actor().cloned();
    told_to(table, Voice::public(table).mention(&text), ping.iter().filter_map(person).collect(), wishes)
}

/// The same of what is said already, which mentions these people.
pub(super) fn told_to(table: &Table, said: String, ping: Vec<PersonId>, wishes: &[(Wish, Style)]) -> Card {
    let voice = Voice::public(table);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    let row = wishes.iter().map(|(wish, style)| buttons.button(wish.clone(), *style)).collect();
    Card {
        text: limits::cut(&[voice.say(&turn::heading(table)), said].join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(row)],
        ping,
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    }
}

/// Says to whoever agreed that a bot plays for somebody what comes of it.
pub(super) fn agreed(table: &Table, seat: Seat) -> Text {
    let missing = table.missing_for_bot(seat);
    let id = if table.is_bot_wanted(seat) { "time-agreed" } else { "time-bot-plays" };
    Text::new(id).seat("seat", seat.0).list("seats", names(missing))
}
