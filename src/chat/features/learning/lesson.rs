//! What a lesson says above the learner's menu.
//!
//! A step says what it is for and which button comes next, by that button's own words, so that neither can differ from what
//! is there. It is said only while the lesson is followed; whoever does something else is told what came next, and can take
//! it back or go on alone. Deliberately absent: what a step is for, which is a text of the game's lesson.

use pergola_engine::{END, Seen, Viewer};
use pergola_lessons::{LEARNER, Step};
use pergola_table::{Phase, Progress, Table};
use pergola_text::Text;

use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::Origin,
        plain::{Row, Style},
        voice::Voice,
    },
    sight::{
        choices,
        menu::{Level, Menu},
        shown::Shown,
    },
    wishes::{board::Glance, leaving::Leaving, reading::RulesHere},
};

/// What the lesson says above the learner's menu, a paragraph each.
pub(crate) fn lines(table: &Table, voice: &Voice, menu: Option<&Menu>, level: Option<&Level>) -> Vec<Text> {
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
                Some(choice) if step.played.action != END => choices::joined(&choice.path),
                _ => Text::new("button-confirm"),
            };
            vec![Text::new("lesson-strayed").text("meant", meant)]
        }
        Some(Progress::Left) => on_own("lesson-left"),
        Some(Progress::Done) => vec![Text::of(format!("lesson-{}-end", table.opening().game)), Text::new("lesson-done")],
    }
}

/// Whether the lesson says what comes next.
pub(crate) fn leads(table: &Table) -> bool {
    matches!(table.progress(), Some(Progress::At { .. }))
}

/// The scoring round that has just taken place, which the learner is shown once: no card tells of it.
pub(crate) fn scored(table: &Table, shown: &Shown) -> Option<Seen> {
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
    // It is told as it stands there.
    let choose = |entry| Text::new("lesson-choose").code("entry", voice.label(&choices::named(entry)));
    Some(entry.map_or_else(|| button("button-up"), choose))
}

/// The buttons of a lesson below a seat's menu: a short reference, and the way out; and while bots play, a look at how far
/// they have come.
pub(crate) fn row(table: &Table, voice: &Voice) -> Option<Row> {
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let waits = table.waits_for().contains(LEARNER);
    let turn = (!waits).then(|| buttons.button(Glance::Turn, Style::Primary));
    let card = Buttons { origin: Origin::Card, ..buttons };
    let others = [card.button(RulesHere, Style::Secondary), card.button(Leaving::AskClose, Style::Secondary)];
    let row = turn.into_iter().chain(others).collect();
    (table.is_lesson() && table.phase() == Phase::Playing).then_some(Row::Buttons(row))
}
