//! `/hint`: the best three things one can do, and why.
//!
//! Deliberately absent: doing it without being asked. A button does what its line says.

use super::{Advise, points};
use crate::{
    chat::{
        buttons::Buttons,
        limits,
        plain::{Button, Card, Reply, Request, Row, Style},
        press::{Address, Origin, Wish},
        refusal, seat,
        sight::Sight,
        turn,
    },
    engine::{Choice, END, Seat, Spot, Viewer, search::Forecast},
    table::{Phase, Table, TableRefusal},
    text::Text,
};

/// So many actions are told.
const TOLD: usize = 3;

/// The seat that somebody may have a hint for; why there is none, otherwise.
///
/// # Errors
/// The answer to whoever asks.
pub fn seat_to_hint(table: &Table, request: &Request, advise: &Advise) -> Result<Seat, Box<Reply>> {
    let refuse = |why: Text| Err(Box::new(seat::refused(table, request, advise.origin, why)));
    let Some(seat) = seat::played_seat(table, request) else {
        return refuse(refusal::text(&seat::why_not_seated(table, request)));
    };
    if table.opening().unaided {
        return refuse(Text::new("refused-hint-unaided"));
    }
    if table.is_lesson() {
        return refuse(Text::new("refused-hint-lesson"));
    }
    if table.phase() != Phase::Playing || table.is_paused() || table.seats()[seat.index()].bot.is_some() {
        // What they are shown says why they cannot play.
        let card = seat::turn(table, request, &turn::Shown::default());
        return Err(Box::new(Reply { show: seat::show(advise.origin), card }));
    }
    if !table.waits_for().contains(seat) {
        return refuse(refusal::text(&TableRefusal::NotYourTurn { to_act: table.waits_for() }));
    }
    Ok(seat)
}

/// The best of what a seat can do, the best first.
pub fn hinted(table: &Table, request: &Request, advise: &Advise, seat: Seat, forecasts: &[Forecast<String>]) -> Reply {
    let sight =
        if table.seat_of(&request.person.id) == Some(seat) { Sight::seat(table, seat) } else { Sight::deputy(table, seat) };
    let voice = sight.voice();
    let listed = table.state_for(Viewer::Seat(seat)).map(|state| state.menu(seat)).unwrap_or_default();
    let told: Vec<(u16, &Forecast<String>)> = (1..).zip(forecasts.iter().take(TOLD)).collect();
    let mut lines = vec![turn::heading(table), Text::new("hint-heading").number("count", told.len() as i64)];
    lines.extend(told.iter().map(|(number, forecast)| line(*number, forecast, forecasts, seat, &listed)));
    let tries = forecasts.first().map_or(0, |it| it.leads.len());
    if forecasts.len() > 1 {
        lines.push(Text::new("hint-how").number("count", forecasts.len() as i64).number("tries", tries as i64));
    }
    let text: Vec<String> = lines.iter().map(|line| voice.say(line)).collect();
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let play = |(number, forecast): &(u16, &Forecast<String>)| Button {
        label: voice.label(&Text::new("button-hinted").number("number", *number)),
        ..buttons.button(Wish::Say(Some(table.decision(seat)), forecast.action.clone()), Style::Secondary)
    };
    let mut row: Vec<Button> = told.iter().map(play).filter(|it| limits::length(&it.id) <= limits::ID).collect();
    row.push(buttons.button(Wish::Turn, Style::Primary));
    let card = Card {
        text: limits::cut(&text.join("\n"), limits::TEXT),
        picture: sight.picture(marks(&told, &listed), Vec::new()),
        rows: vec![Row::Buttons(row)],
        ..seat::about(table)
    };
    Reply { show: seat::show(advise.origin), card }
}

/// The last place that each action points at and the others do not, with its number; the best where several point at the same.
fn marks(told: &[(u16, &Forecast<String>)], listed: &[Choice]) -> Vec<(Spot, u16)> {
    let spots = |(_, forecast): &(u16, &Forecast<String>)| -> Vec<Spot> {
        let choice = listed.iter().find(|choice| choice.action == forecast.action);
        choice.into_iter().flat_map(|choice| choice.path.iter().filter_map(|step| step.spot.clone())).collect()
    };
    let all: Vec<Vec<Spot>> = told.iter().map(spots).collect();
    let mut marks: Vec<(Spot, u16)> = Vec::new();
    for (spots, (number, _)) in all.iter().zip(told) {
        let is_own = |spot: &&Spot| !all.iter().all(|other| other.contains(*spot));
        let spot = spots.iter().rev().find(is_own).or(spots.last());
        marks.extend(spot.filter(|spot| marks.iter().all(|(marked, _)| marked != *spot)).map(|spot| (spot.clone(), *number)));
    }
    marks
}

/// An action, what speaks for it, and how far it falls short of the best.
fn line(number: u16, forecast: &Forecast<String>, all: &[Forecast<String>], seat: Seat, listed: &[Choice]) -> Text {
    let reasons = reasons(forecast, all, seat);
    let behind = points(all[0].lead() - forecast.lead());
    let line = Text::new("hint-line").number("number", number).text("action", turn::meaning_of(listed, &forecast.action));
    let line = match (reasons.is_empty(), all.len()) {
        (_, 1) => return Text::new("hint-only").text("action", turn::meaning_of(listed, &forecast.action)),
        (true, _) => line.text("why", Text::new("hint-nothing-now")),
        (false, _) => line.list("why", reasons),
    };
    match behind {
        Some(points) => Text::new("hint-behind").text("line", line).number("points", points),
        None => line,
    }
}

/// What each action brings this seat, as where a tile that was bought has yet to be placed: none deserves it more than others.
fn whatever_is_done(all: &[Forecast<String>], seat: Seat) -> i64 {
    let gains = || all.iter().map(|it| if it.action == END { 0 } else { it.gains[seat.index()] });
    let (least, most) = (gains().min().unwrap_or(0), gains().max().unwrap_or(0));
    least.max(0) + most.min(0)
}

/// What an action scores, and what it denies others.
fn reasons(forecast: &Forecast<String>, all: &[Forecast<String>], seat: Seat) -> Vec<Text> {
    let mut reasons = Vec::new();
    let gained = |of: Seat| forecast.gains[of.index()] - whatever_is_done(all, of);
    let gain = gained(seat);
    reasons.extend(points(gain).map(|points| Text::new("hint-scores").number("points", points)));
    reasons.extend(points(-gain).map(|points| Text::new("hint-costs").number("points", points)));
    let others = || (0..forecast.gains.len()).map(|at| Seat(at as u8)).filter(|other| *other != seat);
    for other in others() {
        let taken = points(-gained(other));
        reasons.extend(taken.map(|points| Text::new("hint-takes").number("points", points).seat("from", other.0)));
    }
    let denied = |other: Seat| {
        let usual = all.iter().map(|it| it.standings[other.index()]).sum::<i64>() / all.len() as i64;
        // What is taken at once has been said.
        usual - forecast.standings[other.index()] + gained(other).min(0)
    };
    let most = others().map(|other| (denied(other), other)).max();
    reasons.extend(
        most.and_then(|(denied, other)| Some(Text::new("hint-denies").number("points", points(denied)?).seat("from", other.0))),
    );
    reasons
}
