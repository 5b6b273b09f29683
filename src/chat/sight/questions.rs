//! What the people of a table are asked besides their turn, until it is settled: votes, a bot that is to play for somebody, a
//! deputy who is to agree, a seat that is offered.
//!
//! Each stands in every message about the table, whether the game is paused or not, with the buttons that answer it: nobody has
//! to look for the card that asked first. Deliberately absent: that card itself, and what an answer does.

use pergola_engine::{Seat, Seats};
use pergola_table::{Aim, Millis, PersonId, Phase, Table};
use pergola_text::Text;

use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::{Origin, Wish},
        limits,
        plain::{Card, Row, Style},
        voice::Voice,
    },
    sight::names::{self, names},
    wishes::{
        deputy::DeputyWish,
        leaving::Leaving,
        time::LetBotPlay,
        together::{TakeOver, Together},
    },
};

/// Something that is asked of somebody.
pub(crate) struct Question {
    /// What is asked, as everybody may read it.
    pub(crate) said: Text,
    /// Whose answer is missing.
    asked: Vec<PersonId>,
    /// What answers it.
    answers: Vec<(Box<dyn Wish>, Style)>,
}

impl Question {
    fn to_seats(table: &Table, said: Text, missing: Seats, answers: Vec<(Box<dyn Wish>, Style)>) -> Question {
        let actor = |seat: Seat| table.seats().get(seat.index())?.actor().cloned();
        Question { said, asked: missing.iter().filter_map(actor).collect(), answers }
    }

    fn to_person(person: &PersonId, said: Text, answers: Vec<(Box<dyn Wish>, Style)>) -> Question {
        Question { said, asked: vec![person.clone()], answers }
    }
}

/// What somebody wants the others to agree to.
pub(crate) fn asked(table: &Table, aim: Aim, by: Seat) -> Text {
    let text = match aim {
        Aim::Undo { turn, .. } => Text::new("motion-undo").number("turn", turn),
        Aim::Redo { turn, .. } => Text::new("motion-redo").number("turn", turn),
        Aim::Pause => Text::new("motion-pause"),
        Aim::Resume => Text::new("motion-resume"),
        Aim::Seat { seat, person, asked } => {
            let text = Text::new(if asked { "motion-seat-asked" } else { "motion-seat" })
                .number("number", i64::from(seat.0) + 1)
                .seat("of", seat.0);
            text.text("person", names::name(table, person))
        }
    };
    text.seat("seat", by.0)
}

/// Everything that is asked at a table at this time.
pub(crate) fn open(table: &Table, now: Millis) -> Vec<Question> {
    if table.phase() != Phase::Playing {
        return Vec::new();
    }
    let of_seats = (0..table.seats().len() as u8).map(Seat).filter_map(|seat| bot_wanted(table, seat));
    motion(table)
        .into_iter()
        .chain(closing(table))
        .chain(of_seats)
        .chain(deputies(table, now))
        .chain(offers(table, now))
        .collect()
}

/// Everybody who is asked for anything at a table at this time.
pub(crate) fn all_asked(table: &Table, now: Millis) -> Vec<PersonId> {
    open(table, now).into_iter().flat_map(|question| question.asked).collect()
}

/// Whether anything is asked of somebody at a table at this time.
pub(crate) fn is_asked(table: &Table, person: &PersonId, now: Millis) -> bool {
    open(table, now).iter().any(|question| question.asked.contains(person))
}

/// What everybody at a table is asked, as lines of a message to somebody.
pub(crate) fn lines(table: &Table, voice: &Voice, now: Millis) -> Vec<String> {
    open(table, now).iter().map(|question| voice.say(&question.said)).collect()
}

/// The buttons with which somebody answers what they are asked; none where nothing is.
pub(crate) fn row(table: &Table, voice: &Voice, person: &PersonId, now: Millis) -> Option<Row> {
    let asked = open(table, now).into_iter().filter(|question| question.asked.contains(person));
    answers(asked, &Buttons { table: Address::of(table), origin: Origin::Private, voice })
}

/// The card with all that is asked at its table below what it says, but for what its own buttons answer.
#[must_use]
pub(crate) fn below(card: Card, table: &Table, now: Millis) -> Card {
    let voice = Voice::public(table);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    let open = open(table, now).into_iter().filter(|question| !question.is_asked_by(&card, &buttons)).collect::<Vec<_>>();
    let lines: Vec<String> = open.iter().map(|question| voice.say(&question.said)).collect();
    let asked = limits::cut(&lines.join("\n"), limits::TEXT / 2);
    if asked.is_empty() {
        return card;
    }
    let said = limits::cut(&card.text, limits::TEXT - limits::length(&asked) - 1);
    let row = answers(open.into_iter(), &buttons).filter(|_| card.rows.len() < limits::ROWS);
    Card { text: [said, asked].join("\n"), rows: card.rows.into_iter().chain(row).collect(), ..card }
}

impl Question {
    /// Whether a card has a button that answers it already.
    fn is_asked_by(&self, card: &Card, buttons: &Buttons<'_>) -> bool {
        let ids: Vec<String> = self.answers.iter().filter_map(|(wish, _)| buttons.id(wish)).collect();
        let row = |row: &Row| if let Row::Buttons(row) = row { row.iter().any(|it| ids.contains(&it.id)) } else { false };
        card.rows.iter().any(row)
    }
}

fn answers(questions: impl Iterator<Item = Question>, buttons: &Buttons<'_>) -> Option<Row> {
    let all = questions.flat_map(|question| question.answers).map(|(wish, style)| buttons.button(wish, style));
    let row: Vec<_> = all.take(limits::BUTTONS).collect();
    (!row.is_empty()).then_some(Row::Buttons(row))
}

/// What the people vote about.
fn motion(table: &Table) -> Option<Question> {
    let motion = table.motion()?;
    let missing = table.missing_for(motion);
    let said = Text::new("motion-open").text("what", asked(table, motion.aim, motion.by)).list("seats", names(missing));
    let agree: Box<dyn Wish> = Box::new(Together::Agree(motion.number));
    let answers = vec![(agree, Style::Success), (Box::new(Together::Decline(motion.number)) as _, Style::Secondary)];
    Some(Question::to_seats(table, said, missing, answers))
}

/// That somebody wants to close the table. Where all who are there do, any of them does it.
fn closing(table: &Table) -> Option<Question> {
    let (votes, missing) = (table.votes_to_close(), table.missing_votes());
    if votes.is_empty() {
        return None;
    }
    let (id, asked) = if missing.is_empty() { ("close-ready", table.present()) } else { ("close-open", missing) };
    let said = Text::new(id).list("by", names(votes)).number("voted", votes.len() as i64);
    let said = said.list("seats", names(missing)).number("count", missing.len() as i64);
    Some(Question::to_seats(table, said, asked, vec![(Box::new(Leaving::AskClose), Style::Secondary)]))
}

/// That a bot is to play for a seat's person: their time is over, somebody wants one, or they have left the server.
fn bot_wanted(table: &Table, seat: Seat) -> Option<Question> {
    let missing = table.missing_for_bot(seat);
    if missing.is_empty() || table.is_paused() || !table.people().contains(seat) {
        return None;
    }
    let for_good: (Box<dyn Wish>, Style) = (Box::new(LetBotPlay { seat, for_good: true }), Style::Secondary);
    let (id, answers) = if table.is_time_over(seat) {
        let for_now: (Box<dyn Wish>, Style) = (Box::new(LetBotPlay { seat, for_good: false }), Style::Primary);
        ("card-time-over-ask", vec![for_now, for_good])
    } else if table.is_bot_wanted(seat) {
        ("card-bot-wanted", vec![for_good])
    } else if table.departed().contains(seat) {
        ("card-departed", vec![for_good])
    } else {
        return None;
    };
    let said = Text::new(id).seat("seat", seat.0).list("seats", names(missing)).number("count", missing.len() as i64);
    Some(Question::to_seats(table, said, missing, answers))
}

/// The people who are asked to be somebody's deputy.
fn deputies(table: &Table, now: Millis) -> Vec<Question> {
    let asked = table.deputies().iter().filter(|deputy| deputy.asked_until.is_some_and(|until| until > now));
    asked
        .map(|deputy| {
            let said = Text::new("question-deputy").seat("of", deputy.seat.0).code("person", &deputy.person.name);
            let agree: Box<dyn Wish> = Box::new(DeputyWish::Agree(deputy.seat));
            Question::to_person(&deputy.person.id, said, vec![(agree, Style::Success)])
        })
        .collect()
}

/// The people whom a seat is offered to, unless somebody else is asked first.
fn offers(table: &Table, now: Millis) -> Vec<Question> {
    let offers = table.offers().iter().filter(|offer| offer.until > now && (offer.given || table.is_vacant(offer.seat)));
    offers
        .filter(|offer| offer.from.is_none_or(|from| from <= now))
        .map(|offer| {
            let said = Text::new("question-offer").number("number", i64::from(offer.seat.0) + 1).seat("of", offer.seat.0);
            let said = said.code("person", &offer.person.name);
            let take: Box<dyn Wish> = Box::new(TakeOver);
            Question::to_person(&offer.person.id, said, vec![(take, Style::Success)])
        })
        .collect()
}
