//! Lessons: how one begins, and what it says above the learner's menu.
//!
//! A step says what it is for and which button comes next, by that button's own words, so that neither can differ from what
//! is there. It is said only while the lesson is followed; whoever does something else is told what came next, and can take
//! it back or go on alone. Deliberately absent: what a step is for, which is a text of the game's lesson.

use pergola_engine::{END, Game, Options, Seen, Viewer};
use pergola_lessons::{LEARNER, Step, lesson};
use pergola_table::{Opening, Phase, Progress, Table};
use pergola_text::{LANGUAGES, Text};

use super::{
    buttons::Buttons,
    commands::{OWN_THREAD, THREAD},
    find::{self, Tables},
    menu::{Level, Menu},
    plain::{Reply, Request, Row, Show, Slash, Style},
    press::{Address, Origin, Wish},
    seat::{self, note},
    suggest::option,
    turn::{self, Shown},
    voice::Voice,
};

/// How the lesson of a game begins.
pub(super) enum Beginning {
    /// The table it is to be given at.
    Open(Opening),
    /// They have begun it already: where they are.
    Begun(Reply),
    /// The game has none.
    None,
}

/// Begins the lesson of a game, or shows whoever asks where they are in it.
pub(super) fn begin(tables: &dyn Tables, request: &Request, game: &dyn Game, slash: Option<&Slash>) -> Beginning {
    let key = game.meta().key;
    let Some(lesson) = lesson(key) else { return Beginning::None };
    let begun = find::of_person(tables, request)
        .into_iter()
        .find(|table| table.is_lesson() && table.phase() == Phase::Playing && table.opening().game == key);
    if let Some(table) = begun {
        let lead = Some(Text::new("lesson-begun"));
        let card = seat::turn(&table, request, &Shown { lead, story: true, ..Shown::default() });
        return Beginning::Begun(Reply { show: show(request), card });
    }
    let own_thread = slash.is_some_and(|slash| !slash.in_thread && option(slash, THREAD) == Some(OWN_THREAD));
    Beginning::Open(Opening {
        options: Options::clone(&lesson.options),
        own_thread,
        lesson: Some(lesson.mark.clone()),
        ..Opening::new(key, lesson.seats, LANGUAGES[0])
    })
}

/// Answers whoever began a lesson: with its first step, or with where its thread is.
pub(super) fn opened(table: &Table, request: &Request) -> Reply {
    if table.is_private() {
        return Reply { show: show(request), card: seat::turn(table, request, &Shown { story: true, ..Shown::default() }) };
    }
    Reply { show: show(request), card: note(table, &Text::new("lesson-opened"), &[Wish::Turn]) }
}

/// A lesson goes on in the message in which it was asked for.
fn show(request: &Request) -> Show {
    if matches!(request.act, super::Act::Slash(_)) { Show::Private } else { Show::Update }
}

/// What the lesson says above the learner's menu, a paragraph each.
pub(super) fn lines(table: &Table, voice: &Voice, menu: Option<&Menu>, level: Option<&Level>) -> Vec<Text> {
    let on_own = |id| vec![Text::new(id)];
    match table.progress() {
        None => Vec::new(),
        Some(Progress::At { step, number, of }) => {
            let heading = Text::new("lesson-step").number("number", number as i64).number("steps", of as i64);
            let press = menu.and_then(|menu| press(voice, menu, level, &step.played.action));
            [heading.text("said", said(table, step))].into_iter().chain(press).collect()
        }
        Some(Progress::Strayed { step, before }) => {
            let listed = before.menu(LEARNER).into_iter().find(|choice| choice.action == step.played.action);
            let meant = match listed {
                Some(choice) if step.played.action != END => turn::joined(&choice.path),
                _ => Text::new("button-confirm"),
            };
            vec![Text::new("lesson-strayed").text("meant", meant)]
        }
        Some(Progress::Left) => on_own("lesson-left"),
        Some(Progress::Done) => vec![Text::of(format!("lesson-{}-end", table.opening().game)), Text::new("lesson-done")],
    }
}

/// Whether the lesson says what comes next.
pub(super) fn leads(table: &Table) -> bool {
    matches!(table.progress(), Some(Progress::At { .. }))
}

/// The scoring round that has just taken place, which the learner is shown once: no card tells of it.
pub(super) fn scored(table: &Table, shown: &Shown) -> Option<Seen> {
    let is_new = table.is_private() && shown.story && shown.lead.is_none() && table.pending_actions(LEARNER) == 0;
    let latest = if is_new { table.last_turn(Viewer::Everyone) } else { Vec::new() };
    latest.into_iter().flat_map(|turn| turn.events).rfind(|event| table.game().is_milestone(event.stored()))
}

/// What a step is for, with the numbers of the board as it is shown to the learner.
fn said(table: &Table, step: &'static Step) -> Text {
    let view = table.state_for(Viewer::Seat(LEARNER)).map(|state| state.view(Viewer::Seat(LEARNER))).unwrap_or_default();
    let said = Text::of(format!("lesson-{}-{}", table.opening().game, step.text));
    step.numbers.iter().fold(said, |said, (name, place)| {
        let number = view.pointer(place).and_then(serde_json::Value::as_i64);
        number.map_or(said.clone(), |number| said.number(name, number))
    })
}

/// Which entry or button leads to an action, from the level that is shown.
fn press(voice: &Voice, menu: &Menu, level: Option<&Level>, action: &str) -> Option<Text> {
    let button = |id| Text::new("lesson-press").text("button", Text::new(id));
    if action == END {
        return menu.can_end().then(|| button("button-confirm"));
    }
    let way = menu.way_to(action)?;
    let entry = level?.entries.iter().find(|entry| way.starts_with(&entry.path));
    // A label may have been cut: it is told as it stands there.
    let choose = |entry| Text::new("lesson-choose").code("entry", voice.label(&turn::named(entry)));
    Some(entry.map_or_else(|| button("button-up"), choose))
}

/// The buttons of a lesson below a seat's menu: a short reference, and the way out; and while bots play, a look at how far
/// they have come.
pub(super) fn row(table: &Table, voice: &Voice) -> Option<Row> {
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let waits = table.waits_for().contains(LEARNER);
    let turn = (!waits).then(|| buttons.button(Wish::Turn, Style::Primary));
    let card = Buttons { origin: Origin::Card, ..buttons };
    let others = [Wish::Rules, Wish::AskClose].map(|wish| card.button(wish, Style::Secondary));
    let row = turn.into_iter().chain(others).collect();
    (table.is_lesson() && table.phase() == Phase::Playing).then_some(Row::Buttons(row))
}
