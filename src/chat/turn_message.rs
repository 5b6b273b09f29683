//! A seat's private message: what happened, what it has done this turn, and what it can do next.
//!
//! The same message goes on from press to press. Its menu is one level of the seat's actions, as buttons when a few short
//! words do and as a select menu otherwise, whose entries say in a second line what they bring; below it stand Confirm, the
//! way back up, Take back and Restart. Places are numbered alike in labels and in the picture. Deliberately absent: whether
//! a press is obeyed.

use pergola_engine::{Seat, Seats, Step, Viewer};
use pergola_table::{Millis, Phase, Preferences, Table};
use pergola_text::Text;

use crate::{
    features::{learning::lesson, plan::card as plan},
    seam::{
        address::Address,
        buttons::Buttons,
        ids::{MenuPress, Origin},
        limits,
        plain::{Card, Request, Row, Style},
    },
    sight::{
        Sight, awaited,
        choices::{consequences, entries, fits, joined, up},
        clock,
        menu::{Level, Menu},
        message::about,
        names::names,
        own_note, questions,
        shown::Shown,
        title,
    },
    wishes::{advice::AdviceAsked, board::Glance, deed::Deed, together::Together},
};

/// Room kept for everything but the story: heading, what was done, what is asked.
const FRAME: usize = 900;

/// The message of a seat at a table that is being played.
pub(crate) fn card(table: &Table, seat: Seat, shown: &Shown, request: &Request) -> Card {
    let language = request.language();
    let own = || Sight::seat(table, seat, language);
    let sight = shown.deputy.as_ref().map_or_else(own, |it| Sight::deputy(table, seat, it, language));
    let menu = table.state_for(Viewer::Seat(seat)).map(|state| Menu::of(state, seat));
    let fits = |steps: &[Step]| fits(steps, sight.voice());
    let level = menu.as_ref().and_then(|menu| menu.level(&shown.at, &fits).or_else(|| menu.level(&[], &fits)));
    let marks = level.as_ref().map(Level::marks).unwrap_or_default();
    let letters = level.as_ref().map(|level| level.letters.clone()).unwrap_or_default();
    let text = text(table, seat, shown, &sight, (menu.as_ref(), level.as_ref()), request.at);
    let mut rows = rows(table, seat, shown, &sight, (menu.as_ref(), level.as_ref()), request.person.preferences());
    if rows.len() < limits::ROWS {
        rows.extend(questions::row(table, sight.voice(), &request.person.id, request.at));
    }
    if rows.len() < limits::ROWS {
        rows.extend(lesson::row(table, sight.voice()));
    }
    let (picture, beside) = sight.pictures((marks, letters), lesson::scored(table, shown).as_ref());
    let mut card = Card { text, picture, beside, seat: Some(seat), rows, ..about(table) };
    limits::shut_what_is_too_long(&mut card);
    card
}

fn text(
    table: &Table,
    seat: Seat,
    shown: &Shown,
    sight: &Sight<'_>,
    (menu, level): (Option<&Menu>, Option<&Level>),
    now: Millis,
) -> String {
    let voice = sight.voice();
    let (answers, own): (Vec<_>, Vec<_>) = table.present_turn_of(seat).into_iter().partition(|it| it.aside);
    let own = sight.story(&own, FRAME / 2);
    let note = match table.seats()[seat.index()].person.as_ref().filter(|_| shown.deputy.is_none()) {
        Some(person) => own_note::at_top(table, &person.id, voice),
        None => Vec::new(),
    };
    let taught: Vec<String> = lesson::lines(table, voice, menu, level).iter().map(|line| voice.say(line)).collect();
    let taken = taught.iter().chain(&note).map(|line| limits::length(line) + 1).sum();
    let room = (limits::TEXT - FRAME).saturating_sub(taken);
    let mut parts = vec![voice.say(&title::heading(table))];
    parts.extend(note);
    parts.extend(shown.lead.as_ref().map(|lead| limits::cut(&voice.say(lead), FRAME / 3)));
    parts.extend(shown.deputy.is_some().then(|| voice.say(&Text::new("deputy-plays").seat("of", seat.0))));
    if !table.may_take_back(seat) && shown.deputy.is_none() {
        parts.extend(plan::note(table, seat).iter().map(|line| limits::cut(&voice.say(line), FRAME / 3)));
    }
    if shown.story {
        let mut before = sight.reader().map(|reader| table.since_turn_by(seat, reader)).unwrap_or_default();
        before.extend(answers);
        let before = sight.story(&before, room);
        parts.extend((!before.is_empty()).then_some(before));
    }
    if shown.ended {
        parts.push(voice.say(&Text::new("turn-ended")));
        parts.extend(Some(sight.story(&table.last_turn_of(seat, Viewer::Seat(seat)), FRAME)).filter(|it| !it.is_empty()));
        parts.extend(table.waits_for().contains(seat).then(|| voice.say(&Text::new("turn-anew"))));
    }
    if let Some(aside) = &shown.aside {
        parts.push(voice.say(&Text::new("turn-aside")));
        parts.extend(Some(sight.story(std::slice::from_ref(aside), FRAME)).filter(|it| !it.is_empty()));
    }
    if !own.is_empty() {
        parts.push(voice.say(&Text::new("turn-done")));
        parts.push(own);
    }
    let waits = table.waits_for().contains(seat);
    let reminder = table.state_for(Viewer::Seat(seat)).filter(|_| waits).and_then(|state| state.reminder(seat));
    parts.extend(reminder.map(|text| voice.say(&text)));
    parts.extend(questions::lines(table, voice, now));
    parts.extend(taught);
    parts.extend((!lesson::leads(table)).then(|| voice.say(&question(table, seat, shown, menu, level))));
    parts.extend(shown.absent.iter().map(|line| voice.say(line)));
    parts.extend(clock::until_running(table, Seats::only(seat)).iter().map(|line| voice.say(line)));
    limits::cut(&parts.join("\n"), limits::TEXT)
}

fn question(table: &Table, seat: Seat, shown: &Shown, menu: Option<&Menu>, level: Option<&Level>) -> Text {
    if matches!(table.phase(), Phase::Over) {
        return Text::new("turn-over");
    }
    match (menu, level) {
        (Some(menu), Some(level)) if table.acts_aside(seat) && menu.above(&level.path).is_none() => {
            Text::new("turn-may").list("seats", names(others_awaited(table, seat)))
        }
        (Some(_), Some(level)) if !level.taken.is_empty() => Text::new("ask-step").text("steps", joined(&level.taken)),
        (Some(menu), Some(_)) if menu.can_end() && menu.is_aside() => Text::new("ask-confirm"),
        (Some(menu), Some(_)) if menu.can_end() => Text::new("ask-more"),
        (Some(_), Some(_)) => Text::new("ask-turn"),
        (Some(menu), None) if menu.can_end() => Text::new("ask-confirm"),
        _ if table.is_lesson() => Text::new("lesson-waiting").list("seats", names(others_awaited(table, seat))),
        _ => shown.waited.clone().unwrap_or_else(|| awaited::to_seat(table, others_awaited(table, seat))),
    }
}

fn rows(
    table: &Table,
    seat: Seat,
    shown: &Shown,
    sight: &Sight<'_>,
    (menu, level): (Option<&Menu>, Option<&Level>),
    preferences: Preferences,
) -> Vec<Row> {
    let voice = sight.voice();
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let decision = table.decision(seat);
    let press = |path: &[u8], hash: &str| {
        let (path, hash) = (path.to_vec(), hash.to_owned());
        MenuPress { table: Address::of(table), seat, decision, path, hash }.id()
    };
    let mut rows: Vec<Row> = Vec::new();
    if let (Some(level), Some(state)) = (level, table.state_for(Viewer::Seat(seat))) {
        let consequences = consequences(state, seat, level, decision, voice);
        rows.extend(entries(level, &consequences, voice, &buttons, &press));
    }
    let mut control = Vec::from_iter(up(menu, level, voice, &press));
    if menu.is_some_and(Menu::can_end) {
        control.push(buttons.button(Deed::Confirm(decision), Style::Success));
    }
    if shown.ended && shown.deputy.is_none() && table.takes_back_freely(seat, preferences) {
        control.push(buttons.button(Together::Back(table.told()), Style::Secondary));
    }
    if table.may_take_back(seat) {
        control.push(buttons.button(Deed::TakeBack(decision), Style::Secondary));
        control.push(buttons.button(Deed::Restart(decision), Style::Secondary));
    }
    if shown.deputy.is_none() && plan::is_offered(table, seat) {
        control.push(plan::button(table, seat, &buttons));
    }
    // As if they stood on the card: what they show comes as a message of its own, and this one keeps the menu.
    let beside = Buttons { origin: Origin::Card, ..buttons };
    if level.is_some() && shown.deputy.is_none() && is_aided(table, seat) && control.len() + 1 < limits::BUTTONS {
        control.push(beside.button(AdviceAsked::Hint, Style::Secondary));
    }
    control.push(beside.button(Glance::Board, Style::Secondary));
    rows.push(Row::Buttons(control));
    rows
}

/// Whether a seat may ask what it had best do: hints are for whoever is to act, where the table allows them.
fn is_aided(table: &Table, seat: Seat) -> bool {
    table.waits_for().contains(seat) && !table.opening().unaided && !table.is_lesson()
}

/// The other seats the game waits for.
fn others_awaited(table: &Table, seat: Seat) -> Seats {
    table.waits_for().iter().filter(|it| *it != seat).collect()
}
