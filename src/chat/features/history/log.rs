//! The story so far in pages, the newest first, each as long as a message may be.
//!
//! A page begins or ends at a place among all that its reader is told, so that the buttons of an old page lead on from what
//! it showed however much has happened since. Places are counted in what the reader hears: they tell nothing of what is
//! hidden from them. A place that is not there is the nearest one that is.

use std::ops::Range;

use pergola_engine::Viewer;
use pergola_table::Table;
use pergola_text::Text;

use super::{
    past::Past,
    story::{Passage, Teller, sight},
};
use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::Origin,
        limits,
        plain::{Button, Card, Request, Row, Style},
        voice::Voice,
    },
    sight::{
        message,
        own::{self, Own},
        title,
    },
    wishes::{
        board::Glance,
        past::{LogPage, Moment, Place, Recollection},
    },
};

/// Room kept on a page for what it is called.
const HEADING: usize = 300;
/// Characters of what is told on a page.
const ROOM: usize = limits::TEXT - HEADING;

/// A line of the story.
struct Line {
    place: Place,
    turn: u32,
    text: String,
}

/// A page of the story so far, for whoever asks.
pub(crate) fn card(table: &Table, request: &Request, past: &Past, page: LogPage) -> Card {
    let viewer = match own::own_seat(table, request) {
        Own::Seat(seat) => Viewer::Seat(seat),
        Own::Resigned | Own::Deputy(_) | Own::None => Viewer::Everyone,
    };
    let sight = sight(table, past, viewer, request);
    let told = Teller { table, past, reader: &request.person.id, sight: &sight }.all();
    let lines = lines(&told);
    let voice = sight.voice();
    let shown = shown(&lines, page, voice);
    let text = [voice.say(&heading(table, &lines[shown.clone()])), written(&lines, &shown, voice)].join("\n");
    Card { text: limits::cut(&text, limits::TEXT), rows: rows(table, &lines, &shown, voice), ..message::about(table) }
}

/// Every line with its place.
fn lines(told: &[Passage]) -> Vec<Line> {
    let of = |(things, told): (u32, &Passage)| {
        let turn = told.turn;
        let line =
            |(lines, text): (u32, &String)| Line { place: Place { things, lines }, turn, text: limits::cut(text, ROOM / 2) };
        (0..).zip(&told.lines).map(line).collect::<Vec<_>>()
    };
    (0..).zip(told).flat_map(of).collect()
}

/// The lines of a page: as many as fit, whole turns where one fits at all, and at least one.
fn shown(lines: &[Line], page: LogPage, voice: &Voice) -> Range<usize> {
    let at = |place: Place| lines.partition_point(|line| line.place < place);
    let cost = |line: usize, beside: Option<usize>| {
        let begins = beside.is_none_or(|beside| lines[beside].turn != lines[line].turn);
        let heading = if begins { limits::length(&heading_of(lines, line, voice)) + 1 } else { 0 };
        limits::length(&lines[line].text) + 1 + heading
    };
    let mut room = ROOM;
    let mut fits = |line: usize, beside: Option<usize>| {
        let left = room.checked_sub(cost(line, beside));
        room = left.unwrap_or(room);
        left.is_some()
    };
    match page {
        LogPage::From(place) => {
            let from = at(place).min(lines.len().saturating_sub(1));
            let count = (from..lines.len()).take_while(|line| fits(*line, line.checked_sub(1).filter(|it| *it >= from))).count();
            let whole = (from + 1..=from + count).rev().find(|to| begins_turn(lines, *to));
            from..whole.unwrap_or(from + count)
        }
        LogPage::Newest | LogPage::Before(_) => {
            let to = if let LogPage::Before(place) = page { at(place).max(1) } else { lines.len() };
            let to = to.min(lines.len());
            let count = (0..to).rev().take_while(|line| fits(*line, Some(line + 1).filter(|it| *it < to))).count();
            let whole = (to - count..to).find(|from| begins_turn(lines, *from));
            whole.unwrap_or(to - count)..to
        }
    }
}

/// Whether another turn begins with this line, or ends before it.
fn begins_turn(lines: &[Line], line: usize) -> bool {
    line == 0 || lines.get(line).is_none_or(|it| it.turn != lines[line - 1].turn)
}

/// Under which name a line stands where a page begins with it, or its turn does.
fn heading_of(lines: &[Line], line: usize, voice: &Voice) -> String {
    let heading = turn_heading(lines[line].turn);
    voice.say(&if begins_turn(lines, line) { heading } else { Text::new("log-continued").text("turn", heading) })
}

/// Lines below each other, under the names of their turns.
fn written(lines: &[Line], shown: &Range<usize>, voice: &Voice) -> String {
    let mut written: Vec<String> = Vec::new();
    for line in shown.clone() {
        if line == shown.start || begins_turn(lines, line) {
            written.push(heading_of(lines, line, voice));
        }
        written.push(lines[line].text.clone());
    }
    written.join("\n")
}

fn turn_heading(turn: u32) -> Text {
    if turn == 0 { Text::new("log-before-game") } else { Text::new("log-turn").number("turn", turn) }
}

/// The game, the table, and which turns these lines tell of.
fn heading(table: &Table, lines: &[Line]) -> Text {
    let mut told = lines.iter().map(|line| line.turn).filter(|turn| *turn > 0);
    // Of turns that were undone there may have been more.
    let turns = told.clone().fold(table.turns(), u32::max);
    let (first, last) = (told.clone().next(), told.next_back());
    let shown = match (first, last) {
        (Some(first), Some(last)) if first == last => Text::new("log-shown-turn").number("turn", first).number("turns", turns),
        (Some(first), Some(last)) => {
            Text::new("log-shown-turns").number("turn", first).number("last", last).number("turns", turns)
        }
        _ => Text::new("log-shown-lobby"),
    };
    Text::new("log-title").text("title", title::title(table)).text("shown", shown)
}

/// The ways to earlier and later pages, as far as there are such.
fn rows(table: &Table, lines: &[Line], shown: &Range<usize>, voice: &Voice) -> Vec<Row> {
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let button = |page: LogPage| buttons.button(Recollection::Log(page), Style::Secondary);
    let mut row: Vec<Button> = Vec::new();
    row.extend(lines.get(shown.start).filter(|_| shown.start > 0).map(|line| button(LogPage::Before(line.place))));
    row.extend(lines.get(shown.end).map(|line| button(LogPage::From(line.place))));
    row.extend(lines.get(shown.end).map(|_| {
        let label = voice.label(&Text::new("button-newest"));
        Button { label, ..button(LogPage::Newest) }
    }));
    let first = lines[shown.clone()].iter().map(|line| line.turn).find(|turn| *turn > 0);
    let boards = first.map(|turn| Recollection::board(Moment::Turn(turn)));
    row.extend(boards.map(|boards| buttons.button(boards, Style::Secondary)));
    row.push(buttons.button(Glance::Board, Style::Secondary));
    vec![Row::Buttons(row)]
}

#[cfg(test)]
mod tests {
    use pergola_text::Language;

    use super::*;

    fn told(things: usize, length: usize) -> Vec<Line> {
        let told: Vec<Passage> = (0..things)
            .map(|at| Passage { turn: at as u32 / 3, lines: vec![format!("{at} {}", "x".repeat(length)), "then".to_owned()] })
            .collect();
        lines(&told)
    }

    #[test]
    fn pages_lead_through_everything_there_and_back_and_fit() {
        let voice = Voice::alone(Language::default());
        for (things, length) in [(1, 5), (40, 60), (40, ROOM), (300, 10)] {
            let lines = told(things, length);
            let mut page = shown(&lines, LogPage::Newest, &voice);
            assert_eq!(page.end, lines.len());
            let mut starts = vec![page.start];
            while page.start > 0 {
                let before = shown(&lines, LogPage::Before(lines[page.start].place), &voice);
                assert!(before.end == page.start && !before.is_empty(), "{before:?} before {page:?}");
                assert!(limits::length(&written(&lines, &before, &voice)) <= ROOM);
                page = before;
                starts.push(page.start);
            }
            let mut at = 0;
            while at < lines.len() {
                let next = shown(&lines, LogPage::From(lines[at].place), &voice);
                assert!(next.start == at && !next.is_empty());
                assert!(limits::length(&written(&lines, &next, &voice)) <= ROOM);
                at = next.end;
            }
        }
    }

    #[test]
    fn a_place_that_is_not_there_is_the_nearest() {
        let (voice, lines) = (Voice::alone(Language::default()), told(4, 10));
        let far = Place { things: u32::MAX, lines: 7 };
        let start = Place { things: 0, lines: 0 };
        assert_eq!(shown(&lines, LogPage::Before(far), &voice).end, lines.len());
        assert_eq!(shown(&lines, LogPage::From(far), &voice), lines.len() - 1..lines.len());
        assert_eq!(shown(&lines, LogPage::Before(start), &voice), 0..1);
    }

    #[test]
    fn pages_are_read_as_they_are_written() {
        let place = Place { things: u32::MAX, lines: 12 };
        for page in [LogPage::Newest, LogPage::Before(place), LogPage::From(place)] {
            let written = page.to_string();
            assert_eq!(LogPage::read(written.strip_prefix('.')), Some(page));
        }
        for odd in ["", "before", "before.1", "before.01-2", "from.1-2-3", "at.1-2", "from.-1-2", "from.99999999999-1"] {
            assert_eq!(LogPage::read(Some(odd)), None, "{odd}");
        }
    }
}
