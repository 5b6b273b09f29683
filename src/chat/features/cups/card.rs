//! A cup's cards: the one that calls for people, one for each round, and one for its end.

use pergola_cups::{Came, Cup, CupGame, CupState, How, Round};
use pergola_table::{Person, TableId};
use pergola_text::Text;

use super::{CupSeen, language, picture, plan};
use crate::{
    seam::{
        buttons::Buttons,
        ids::Origin,
        limits::{self, Sentences},
        plain::{Button, Card, Row, Style},
        voice::Voice,
    },
    wishes::cup::{CupAddress, CupWish},
};

/// Characters of a name.
const NAME: usize = 24;

/// Somebody with a name that fits into a line.
pub(super) fn cut(person: &Person) -> Person {
    Person { name: limits::cut(&person.name, NAME), ..person.clone() }
}

/// A cup's card as it is now, for everybody.
pub fn card(seen: &CupSeen<'_>) -> Card {
    card_by(seen, &seen.voice(language(seen.settings)))
}

/// The same, as this voice tells it.
pub(super) fn card_by(seen: &CupSeen<'_>, voice: &Voice) -> Card {
    let cup = seen.cup;
    let mut lines = vec![voice.say(&seen.title())];
    lines.extend(match cup.state {
        CupState::Joining => joining(seen).iter().map(|it| voice.say(it)).collect(),
        CupState::Playing => playing(seen, voice),
        CupState::Over => over(seen, voice),
        CupState::CalledOff => vec![voice.say(&Text::new("cup-called-off"))],
    });
    let buttons = match cup.state {
        CupState::Joining => {
            let join = (CupWish::Join, Style::Primary);
            vec![join, (CupWish::Leave, Style::Secondary), (CupWish::Begin, Style::Success)]
        }
        CupState::Playing => vec![(CupWish::Standing, Style::Secondary), (CupWish::AskGiveUp, Style::Secondary)],
        CupState::Over => vec![(CupWish::Standing, Style::Secondary)],
        CupState::CalledOff => Vec::new(),
    };
    let picture = matches!(cup.state, CupState::Playing | CupState::Over).then(|| picture::picture(seen, voice));
    let text = Sentences(lines).within(limits::TEXT, "\n");
    Card { text, picture, rows: row(cup, voice, Origin::Card, &buttons), ..alone(cup) }
}

/// An empty message about a cup as it is now.
pub fn alone(cup: &Cup) -> Card {
    Card { table: Some(TableId::of_cup(cup.id.0)), revision: cup.revision, ..Card::default() }
}

/// A row of buttons about a cup; none without any.
pub(super) fn row(cup: &Cup, voice: &Voice, origin: Origin, wishes: &[(CupWish, Style)]) -> Vec<Row> {
    let buttons = Buttons { table: CupAddress::new(cup.id, cup.founded).address(), origin, voice };
    let row: Vec<Button> = wishes.iter().map(|(wish, style)| buttons.button(wish, *style)).collect();
    if row.is_empty() { Vec::new() } else { vec![Row::Buttons(row)] }
}

fn joining(seen: &CupSeen<'_>) -> Vec<Text> {
    let cup = seen.cup;
    let count = cup.entrants.len() as i64;
    let people = (0..cup.entrants.len() as u8).map(|it| Text::new("cup-person").seat("person", it));
    let inside = if count == 0 { Text::new("cup-nobody") } else { Text::new("cup-people").list("people", people) };
    let least = pergola_cups::LEAST_PEOPLE.max(cup.plan.seats.into()) as i64;
    vec![
        plan::line(cup),
        inside.number("count", count).number("most", cup.plan.people),
        Text::new("cup-begins").seat("founder", seen.founder()).number("least", least).number("most", cup.plan.people),
        Text::new("cup-what-counts"),
    ]
}

/// The present round, line by line.
pub(super) fn playing(seen: &CupSeen<'_>, voice: &Voice) -> Vec<String> {
    let cup = seen.cup;
    let Some(round) = cup.rounds.last() else { return Vec::new() };
    let heading = Text::new("cup-round").number("round", cup.rounds.len() as i64).number("rounds", cup.planned_rounds() as i64);
    let until = cup.due().map(|until| Text::new("cup-until").moment("until", until));
    let mut lines = vec![voice.say(&heading)];
    lines.extend(games(round).iter().map(|it| voice.say(it)));
    lines.extend(until.map(|it| voice.say(&it)));
    lines
}

/// The games of a round, each in a line, and who is free.
fn games(round: &Round) -> Vec<Text> {
    let free = round.free.map(|it| Text::new("cup-free").seat("person", it));
    round.games.iter().map(game).chain(free).collect()
}

fn game(game: &CupGame) -> Text {
    let person = |it: &u8| Text::new("cup-person").seat("person", *it);
    let people = match &game.entrants[..] {
        [one, other] => Text::new("cup-game-of-two").seat("one", *one).seat("other", *other),
        many => Text::new("cup-game").list("people", many.iter().map(person)),
    };
    let Some(finish) = &game.finish else {
        return match game.table {
            Some(table) => Text::new("cup-game-at").text("game", people).number("table", table.0 as i64),
            None => Text::new("cup-game-waits").text("game", people),
        };
    };
    let first: Vec<Text> =
        game.entrants.iter().zip(&finish.came).filter(|(_, it)| **it == Came::Place(1)).map(|(it, _)| person(it)).collect();
    let line = match (finish.how, first.len()) {
        (How::Forfeited, 0) => Text::new("cup-game-nobody"),
        (How::Forfeited, _) => Text::new("cup-game-forfeited"),
        (How::Closed, _) => Text::new("cup-game-closed"),
        (How::OutOfTime, _) => Text::new("cup-game-out-of-time"),
        (How::Played, 0) => Text::new("cup-game-nobody"),
        (How::Played, 1) => Text::new("cup-game-won"),
        (How::Played, _) => Text::new("cup-game-level"),
    };
    line.text("game", people).list("first", first)
}

/// Who has won, line by line.
pub(super) fn over(seen: &CupSeen<'_>, voice: &Voice) -> Vec<String> {
    let standing = seen.cup.standing();
    let line = |at: usize, id: &'static str| {
        standing
            .lines
            .get(at)
            .map(|line| voice.say(&picture::points_of(Text::new(id).seat("person", line.entrant), seen, line.points)))
    };
    let podium = [line(0, "cup-won"), line(1, "cup-second"), line(2, "cup-third")];
    let by_lot = standing.lines.iter().take(3).any(|it| it.by_lot);
    let lot = by_lot.then(|| voice.say(&Text::new("cup-by-lot")));
    podium.into_iter().chain([lot, Some(voice.say(&picture::ties(&standing)))]).flatten().collect()
}
