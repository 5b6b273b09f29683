//! `/hint`: the best three things one can do, and why.
//!
//! Deliberately absent: doing it without being asked. A button does what its line says.

use pergola_engine::{
    Chance, Choice, END, Seat, Spot, Viewer,
    search::{Forecast, beyond_doubt},
};
use pergola_table::{Phase, Table, TableRefusal};
use pergola_text::Text;

use super::{
    ideas::{ideas, names_points, partings},
    points::points,
};
use crate::{
    item::here::Here,
    seam::{
        address::Address,
        buttons::Buttons,
        ids::Origin,
        limits,
        plain::{Button, Card, Reply, Request, Row, Style},
    },
    sight::{choices, message, own, refusal, shown::Shown, title},
    wishes::{advice::Advise, board::Glance, deed::Deed},
};

/// So many actions are told.
const TOLD: usize = 3;

/// The seat that somebody may have a hint for; why there is none, otherwise.
///
/// # Errors
/// The answer to whoever asks.
pub(crate) fn seat_to_hint(here: &Here<'_>) -> Result<Seat, Box<Reply>> {
    let (table, request) = (here.table, here.request);
    let refuse = |why: Text| Err(Box::new(here.refused(why)));
    let Some(seat) = own::played_seat(table, request) else { return Err(Box::new(here.not_seated())) };
    if table.opening().unaided {
        return refuse(Text::new("refused-hint-unaided"));
    }
    if table.is_lesson() {
        return refuse(Text::new("refused-hint-lesson"));
    }
    if table.phase() != Phase::Playing || table.is_paused() || table.seats()[seat.index()].bot.is_some() {
        // What they are shown says why they cannot play.
        return Err(Box::new(here.show_standing(&Shown::default())));
    }
    if !table.waits_for().contains(seat) {
        return refuse(refusal::text(&TableRefusal::NotYourTurn { to_act: table.waits_for() }));
    }
    Ok(seat)
}

/// The best of what a seat can do, the best first.
pub fn hinted(table: &Table, request: &Request, advise: &Advise, seat: Seat, forecasts: &[Forecast<String>]) -> Reply {
    let sight = own::sight(table, request, seat);
    let voice = sight.voice();
    let state = table.state_for(Viewer::Seat(seat));
    let listed = state.as_ref().map(|state| state.menu(seat)).unwrap_or_default();
    let told: Vec<(u16, &Forecast<String>)> = (1..).zip(ideas(forecasts, &listed, TOLD)).collect();
    let actions: Vec<&str> = told.iter().map(|(_, forecast)| forecast.action.as_str()).collect();
    // Whatever luck this is, a consequence tells none of it.
    let luck = || Chance::silent(0);
    let brings = state.map_or_else(Vec::new, |state| state.consequences(seat, &actions, &mut luck()));
    let outlooks = state.map_or_else(Vec::new, |state| state.outlooks(seat, &actions, &mut luck()));
    let mut lines = vec![title::heading(table), Text::new("hint-heading").number("count", told.len() as i64)];
    let brings = brings.into_iter().zip(outlooks).chain(std::iter::repeat((None, None)));
    let told_with = told.iter().zip(brings);
    lines.extend(told_with.map(|((number, forecast), said)| line(*number, forecast, forecasts, seat, (&listed, said))));
    let tries = forecasts.first().map_or(0, |it| it.leads.len());
    if forecasts.len() > 1 {
        lines.push(Text::new("hint-how").number("count", forecasts.len() as i64).number("tries", tries as i64));
    }
    let text: Vec<String> = lines.iter().map(|line| voice.say(line)).collect();
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let play = |(number, forecast): &(u16, &Forecast<String>)| {
        let deed = Deed::Say(table.decision(seat), forecast.action.clone());
        let button = buttons.button_that_fits(deed, Style::Secondary)?;
        Some(Button { label: voice.label(&Text::new("button-hinted").number("number", *number)), ..button })
    };
    let mut row: Vec<Button> = told.iter().filter_map(play).collect();
    row.push(buttons.button(Glance::Turn, Style::Primary));
    let card = Card {
        text: limits::cut(&text.join("\n"), limits::TEXT),
        picture: sight.picture(marks(&told, &listed), Vec::new()),
        rows: vec![Row::Buttons(row)],
        ..message::about(table)
    };
    Reply { show: message::show(advise.origin), card }
}

/// Where the ways to the actions part first, each with its number; of several that part at the same place only the best is
/// marked.
fn marks(told: &[(u16, &Forecast<String>)], listed: &[Choice]) -> Vec<(Spot, u16)> {
    let actions: Vec<&str> = told.iter().map(|(_, forecast)| forecast.action.as_str()).collect();
    let mut marks: Vec<(Spot, u16)> = Vec::new();
    for (spot, (number, _)) in partings(&actions, listed).into_iter().zip(told) {
        let spot = spot.filter(|spot| marks.iter().all(|(marked, _)| marked != spot));
        marks.extend(spot.map(|spot| (spot, *number)));
    }
    marks
}

/// An action, what speaks for it, and how far it falls short of the best.
fn line(
    number: u16,
    forecast: &Forecast<String>,
    all: &[Forecast<String>],
    seat: Seat,
    (listed, (brings, outlook)): (&[Choice], (Option<Text>, Option<Text>)),
) -> Text {
    let reasons = reasons(forecast, all, seat, brings.as_ref());
    let behind = points(all[0].lead() - forecast.lead()).filter(|_| forecast.is_beaten_by(&all[0]));
    let line = Text::new("hint-line").number("number", number).text("action", choices::meaning_of(listed, &forecast.action));
    if all.len() == 1 {
        return Text::new("hint-only").text("action", choices::meaning_of(listed, &forecast.action));
    }
    let reasons = (!reasons.is_empty()).then(|| Text::new("hint-reasons").list("reasons", reasons));
    let line = line.text(
        "why",
        match (reasons, brings) {
            (Some(reasons), Some(brings)) => Text::new("hint-reasons-and").text("reasons", reasons).text("brings", brings),
            (Some(why), None) | (None, Some(why)) => why,
            (None, None) if forecast.action == END => Text::new("hint-ends"),
            (None, None) => outlook.unwrap_or_else(|| Text::new("hint-nothing-now")),
        },
    );
    match behind {
        Some(points) => Text::new("hint-behind").text("line", line).number("points", points),
        None => line,
    }
}

/// Whether everything else than ending the turn brings this seat as many points at once: none deserves it more than others.
fn is_the_same_for_all(all: &[Forecast<String>], seat: Seat) -> bool {
    let mut gains = all.iter().filter(|it| it.action != END).map(|it| it.gains[seat.index()]);
    let (first, second) = (gains.next(), gains.next());
    second.is_some() && first == second && gains.all(|gain| Some(gain) == first)
}

/// How many points fewer `other` has at the end of each playout than after the other actions, beside what is taken at once.
fn denied(forecast: &Forecast<String>, all: &[Forecast<String>], other: Seat) -> Vec<i64> {
    let later = |it: &Forecast<String>, playout: usize| {
        let at = other.index();
        it.standings[at][playout] - it.gains[at].min(0)
    };
    let usual = |playout: usize| all.iter().map(|it| later(it, playout)).sum::<i64>() / all.len() as i64;
    (0..forecast.leads.len()).map(|playout| usual(playout) - later(forecast, playout)).collect()
}

/// What an action scores, unless the game itself says how many points it brings, and what it denies others.
fn reasons(forecast: &Forecast<String>, all: &[Forecast<String>], seat: Seat, brings: Option<&Text>) -> Vec<Text> {
    let mut reasons = if brings.is_some_and(names_points) { Vec::new() } else { at_once(forecast, all, seat) };
    let kept = |other: Seat| {
        let denied = denied(forecast, all, other);
        beyond_doubt(&denied).then(|| (denied.iter().sum::<i64>() / denied.len() as i64, other))
    };
    let most = others(forecast, seat).filter_map(kept).max();
    let denies = |(denied, other): (i64, Seat)| {
        points(denied).map(|points| Text::new("hint-denies").number("points", points).seat("from", other.0))
    };
    reasons.extend(most.and_then(denies));
    reasons
}

fn others(forecast: &Forecast<String>, seat: Seat) -> impl Iterator<Item = Seat> {
    (0..forecast.gains.len()).map(|at| Seat(at as u8)).filter(move |other| *other != seat)
}

/// What an action scores at once, and what it takes from others.
fn at_once(forecast: &Forecast<String>, all: &[Forecast<String>], seat: Seat) -> Vec<Text> {
    let mut reasons = Vec::new();
    let gained = |of: Seat| forecast.gains[of.index()];
    let told = |of: Seat, reason: Text| {
        let is_shared = is_the_same_for_all(all, of) && forecast.action != END;
        if is_shared { Text::new("hint-shared").text("reason", reason) } else { reason }
    };
    let gain = gained(seat);
    let scores = points(gain).map(|points| Text::new("hint-scores").number("points", points));
    let costs = points(-gain).map(|points| Text::new("hint-costs").number("points", points));
    reasons.extend(scores.or(costs).map(|reason| told(seat, reason)));
    for other in others(forecast, seat) {
        let taken = points(-gained(other));
        let takes = taken.map(|points| Text::new("hint-takes").number("points", points).seat("from", other.0));
        reasons.extend(takes.map(|reason| told(other, reason)));
    }
    reasons
}

#[cfg(test)]
mod tests {
    use pergola_text::Arg;

    use super::*;

    const ANN: Seat = Seat(0);

    /// What an action brings both seats at once, and how Ben stands at the end of each playout, where Ann leads by so much.
    fn forecast(action: &str, gains: [i64; 2], leads: [i64; 8], of_ben: [i64; 8]) -> Forecast<String> {
        let standings = vec![vec![0; 8], of_ben.to_vec()];
        Forecast { action: action.to_owned(), gains: gains.to_vec(), leads: leads.to_vec(), standings }
    }

    fn with_gains(action: &str, gains: [i64; 2]) -> Forecast<String> {
        forecast(action, gains, [0; 8], [0; 8])
    }

    fn scores(points: i64) -> Text {
        Text::new("hint-scores").number("points", points)
    }

    #[test]
    fn what_an_action_brings_is_told_in_full_and_whether_everything_does() {
        let shared = |reason: Text| Text::new("hint-shared").text("reason", reason);
        let all = ["a", "b", END].map(|action| with_gains(action, [if action == END { 0 } else { 700 }, 0]));
        assert_eq!(reasons(&all[0], &all, ANN, None), [shared(scores(7))]);
        assert_eq!(reasons(&all[1], &all, ANN, None), [shared(scores(7))]);
        assert_eq!(reasons(&all[2], &all, ANN, None), [], "to end the turn brings nothing");
        let all = [with_gains("a", [700, 0]), with_gains("b", [700, 0]), with_gains("c", [900, 0])];
        assert_eq!(reasons(&all[0], &all, ANN, None), [scores(7)]);
        assert_eq!(reasons(&all[2], &all, ANN, None), [scores(9)]);
        let only = [with_gains("a", [700, 0]), with_gains(END, [0, 0])];
        assert_eq!(reasons(&only[0], &only, ANN, None), [scores(7)], "one action is not everything");
        let takes = || Text::new("hint-takes").number("points", 3).seat("from", 1);
        let all = [with_gains("a", [0, -300]), with_gains("b", [-200, -300])];
        let costs = Text::new("hint-costs").number("points", 2);
        assert_eq!(reasons(&all[0], &all, ANN, None), [shared(takes())]);
        assert_eq!(reasons(&all[1], &all, ANN, None), [costs, shared(takes())]);
    }

    #[test]
    fn what_others_are_kept_from_is_told_only_where_it_is_beyond_doubt() {
        let once = [4_000, 0, 0, 0, 0, 0, 0, 0];
        let all = [with_gains("a", [0, 0]), forecast("b", [0, 0], [0; 8], once)];
        assert_eq!(reasons(&all[0], &all, ANN, None), [], "two and a half points on average, all of them in one playout");
        let all = [with_gains("a", [0, 0]), forecast("b", [0, 0], [0; 8], [400; 8])];
        let keeps = |points: i64| Text::new("hint-denies").number("points", points).seat("from", 1);
        assert_eq!(reasons(&all[0], &all, ANN, None), [keeps(2)]);
        assert_eq!(reasons(&all[1], &all, ANN, None), []);
        let takes = Text::new("hint-takes").number("points", 4).seat("from", 1);
        let all = [forecast("a", [0, -400], [0; 8], [-400; 8]), with_gains("b", [0, 0])];
        assert_eq!(reasons(&all[0], &all, ANN, None), [takes], "what is taken at once is not told twice");
    }

    #[test]
    fn what_the_game_says_of_an_action_stands_in_the_place_of_its_points() {
        let all = [with_gains("a", [700, 0]), with_gains("b", [0, 0])];
        let said = |brings: Text| {
            let line = line(1, &all[0], &all, ANN, (&[], (Some(brings.clone()), None)));
            let why = line.args.into_iter().find(|(name, _)| name == "why").expect("it is said").1;
            (why == Arg::Text(brings), why)
        };
        assert!(said(Text::new("gain").number("points", 7)).0);
        let (is_alone, why) = said(Text::new("wall").number("from", 0));
        assert!(!is_alone && matches!(why, Arg::Text(it) if it.id == "hint-reasons-and"), "and beside what says no points");
        let quiet = line(2, &all[1], &all, ANN, (&[], (Some(Text::new("wall")), None))).args;
        assert!(quiet.contains(&("why".into(), Arg::Text(Text::new("wall")))), "{quiet:?}");
    }

    #[test]
    fn what_brings_nothing_at_once_is_spoken_for_by_its_outlook_and_an_end_by_nothing() {
        let all = ["a", END].map(|action| with_gains(action, [0, 0]));
        let why = |at: usize, outlook: Option<Text>| {
            let line = line(1, &all[at], &all, ANN, (&[], (None, outlook)));
            line.args.into_iter().find(|(name, _)| name == "why").expect("it is said").1
        };
        assert_eq!(why(0, Some(Text::new("leads"))), Arg::Text(Text::new("leads")));
        assert_eq!(why(0, None), Arg::Text(Text::new("hint-nothing-now")));
        assert_eq!(why(1, Some(Text::new("leads"))), Arg::Text(Text::new("hint-ends")));
    }

    #[test]
    fn an_action_is_called_worse_only_where_it_is_so_beyond_doubt() {
        let behind = |leads: [i64; 8]| {
            let all = [forecast("a", [100, 0], leads, [0; 8]), with_gains("b", [100, 0])];
            line(2, &all[1], &all, ANN, (&[], (None, None))).id
        };
        assert_eq!(behind([4_000, 0, 0, 0, 0, 0, 0, 0]), "hint-line", "five points on average, all of them in one playout");
        assert_eq!(behind([300; 8]), "hint-behind");
        assert_eq!(behind([20; 8]), "hint-line", "beyond doubt, and not worth telling");
    }
}
