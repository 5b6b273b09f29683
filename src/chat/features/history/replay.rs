//! The boards of a game as they were: at the start of each turn, and at the end.
//!
//! A table's board comes from the checkpoint in which its turn began, so that it is what it was then, whatever the rules have
//! become; whoever asks sees of it what they could see then, their own seat's picture too. Turns whose checkpoint is gone are
//! passed over. Deliberately absent: reading checkpoints, and playing records again.

use std::{collections::BTreeSet, ops::Range};

use pergola_engine::Seat;
use pergola_table::{Phase, Table};
use pergola_text::Text;

use super::{
    branches::{Branch, TurnStart},
    past::{Past, may_be_played_on},
    story::acts,
};
use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::Origin,
        limits,
        plain::{Button, Card, MenuChoice, Request, Row, Style},
    },
    sight::{
        Sight, message,
        names::names,
        outcome::winners,
        own::{self, Own},
        title,
    },
    wishes::{
        board::Glance,
        past::{Look, Moment, Recollection},
    },
};

/// How many turns that were undone the menu leads to, the last ones.
const UNDONE_OFFERED: usize = 8;

/// What one can go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Turn(TurnStart),
    End,
}

impl Stop {
    fn moment(self) -> Moment {
        match self {
            Stop::Turn(start) if self.is_undone() => Moment::Undone(start.after),
            Stop::Turn(start) => Moment::Turn(start.turn),
            Stop::End => Moment::End,
        }
    }

    fn is_undone(self) -> bool {
        matches!(self, Stop::Turn(start) if start.branch == Branch::Undone)
    }
}

/// Everything one can go to, in order.
fn steps(table: &Table, past: &Past) -> Vec<Stop> {
    let end = (table.phase() == Phase::Over).then_some(Stop::End);
    past.turns.iter().copied().filter(|start| start.branch != Branch::Again).map(Stop::Turn).chain(end).collect()
}

/// Where a moment is among the steps; why nowhere, otherwise.
fn find(table: &Table, steps: &[Stop], moment: Moment) -> Result<usize, Text> {
    let last = steps
        .len()
        .checked_sub(1)
        .ok_or_else(|| Text::new(if table.turns() == 0 { "replay-not-begun" } else { "replay-nothing-kept" }))?;
    match moment {
        Moment::First => Ok(0),
        Moment::Last => Ok(steps.iter().rposition(|step| !step.is_undone()).unwrap_or(last)),
        Moment::End if table.phase() != Phase::Over => Err(Text::new("replay-not-over")),
        Moment::End => Ok(last),
        Moment::Undone(_) => steps.iter().position(|step| step.moment() == moment).ok_or(Text::new("replay-no-such-branch")),
        Moment::Turn(turn) => {
            let here = steps.iter().position(|step| step.moment() == moment);
            let turns = table.turns();
            let why = if (1..=turns).contains(&turn) { "replay-not-kept" } else { "replay-no-such-turn" };
            here.ok_or_else(|| Text::new(why).number("turn", turn).number("turns", turns))
        }
    }
}

/// After how many entries the turn began whose board is meant; nothing where it is no turn's.
pub(crate) fn board_asked(table: &Table, past: &Past, look: Look) -> Option<u64> {
    let steps = steps(table, past);
    match steps[find(table, &steps, look.moment).ok()?] {
        Stop::Turn(start) => Some(start.after),
        Stop::End => None,
    }
}

/// Why there is no board of that moment, if there is none.
pub(super) fn why_not(table: &Table, past: &Past, moment: Moment) -> Option<Text> {
    find(table, &steps(table, past), moment).err()
}

/// A board as it was, for whoever asks; `board` is the table as it was then, if it is the start of a turn and can be read.
pub(crate) fn card(table: &Table, request: &Request, past: &Past, look: Look, board: Option<&Table>) -> Card {
    let steps = steps(table, past);
    let at = match find(table, &steps, look.moment) {
        Ok(at) => at,
        Err(why) if steps.is_empty() => return message::note(table, request.language(), &why, &[&Glance::Board]),
        Err(why) => return message::note(table, request.language(), &why, &[&Recollection::LAST_BOARD, &Glance::Board]),
    };
    let own = match own::own_seat(table, request) {
        Own::Seat(seat) => Some(seat),
        Own::Resigned | Own::Deputy(_) | Own::None => None,
    };
    let (shown, unreadable) = match (steps[at], board) {
        (Stop::End, _) => (Some(table), None),
        (Stop::Turn(_), Some(board)) => (Some(board), None),
        (Stop::Turn(start), None) => (None, Some(Text::new("replay-not-kept").number("turn", start.turn))),
    };
    let (seat, reader, language) = (own.filter(|_| look.hand), &request.person.id, request.language());
    let seen = |table| match seat {
        Some(seat) => Sight::seat(table, seat, language).read_by(reader),
        None => Sight::stranger(table, None, language),
    };
    let (sight, present) = (shown.map(seen), seen(table));
    let voice = sight.as_ref().unwrap_or(&present).voice();
    let mut text = vec![voice.say(&heading(table, steps[at]))];
    text.extend(unreadable.map(|why| voice.say(&why)));
    text.extend(shown.and_then(|board| asked(table, board)).map(|line| voice.say(&line)));
    let rows = Ways { table, past, steps: &steps, at, look: Look { hand: seat.is_some(), ..look }, own }.rows(&present);
    Card {
        text: limits::cut(&text.join("\n"), limits::TEXT),
        picture: sight.and_then(|sight| sight.picture(Vec::new(), Vec::new())),
        rows,
        ..message::about(table)
    }
}

/// The game, the table, and which board it is.
fn heading(table: &Table, step: Stop) -> Text {
    let text = match step {
        Stop::Turn(start) if step.is_undone() => Text::new("replay-undone").number("turn", start.turn),
        Stop::Turn(start) => Text::new("replay-turn").number("turn", start.turn),
        Stop::End => Text::new("replay-end"),
    };
    text.text("title", title::title(table)).number("turns", table.turns())
}

/// Whom the game waited for then; who won, at the end.
fn asked(table: &Table, board: &Table) -> Option<Text> {
    match board.phase() {
        Phase::Over => table.outcome().map(|outcome| winners(&outcome)),
        _ => Some(Text::new("replay-waited").list("seats", names(board.waits_for()))),
    }
}

/// The ways from one board to others.
struct Ways<'a> {
    table: &'a Table,
    past: &'a Past,
    steps: &'a [Stop],
    at: usize,
    look: Look,
    own: Option<Seat>,
}

impl Ways<'_> {
    fn rows(&self, sight: &Sight<'_>) -> Vec<Row> {
        let buttons = Buttons { table: Address::of(self.table), origin: Origin::Private, voice: sight.voice() };
        let wish = |moment: Moment, hand: bool| Recollection::Replay(Look { moment, hand });
        let to = |label: &'static str, moment: Moment, enabled: bool| Button {
            label: sight.voice().label(&Text::new(label)),
            enabled,
            ..buttons.button(wish(moment, self.look.hand), Style::Secondary)
        };
        // What leads nowhere has an id of its own all the same.
        let (before, after) = (self.beside(0..self.at, true), self.beside(self.at + 1..self.steps.len(), false));
        let mut rows = vec![Row::Buttons(vec![
            to("button-first", Moment::First, before.is_some()),
            to("button-before", before.unwrap_or(Moment::Turn(0)), before.is_some()),
            to("button-after", after.unwrap_or(Moment::Turn(u32::MAX)), after.is_some()),
            to("button-last", Moment::Last, after.is_some()),
        ])];
        let scored = self.scored();
        let choice = |at: usize| -> Option<MenuChoice> {
            let moment = self.steps[at].moment();
            buttons.choice(wish(moment, self.look.hand), &self.name(at, scored.contains(&at)), at == self.at)
        };
        let choices: Vec<MenuChoice> = self.jumps(&scored).into_iter().filter_map(choice).collect();
        if choices.len() > 1 {
            rows.extend(buttons.menus("replay", &Text::new("ask-moment"), choices));
        }
        let here = self.steps[self.at].moment();
        let turned = self.own.map(|_| {
            let label = Text::new(if self.look.hand { "button-board" } else { "button-hand" });
            Button { label: sight.voice().label(&label), ..buttons.button(wish(here, !self.look.hand), Style::Secondary) }
        });
        let log = buttons.button(Recollection::NEWEST, Style::Secondary);
        let is_over = self.table.phase() == Phase::Over;
        let film = is_over.then(|| buttons.button(Recollection::Film, Style::Secondary));
        let goes_on = may_be_played_on(self.table) && matches!(self.steps[self.at], Stop::Turn(_));
        let again = goes_on.then(|| buttons.button(Recollection::PlayOn(here), Style::Secondary));
        rows.push(Row::Buttons(turned.into_iter().chain([log]).chain(film).chain(again).collect()));
        rows
    }

    /// The board beside this one among those at these places: from one that was undone any, otherwise one that was not.
    fn beside(&self, places: Range<usize>, last: bool) -> Option<Moment> {
        let is_undone = self.steps[self.at].is_undone();
        let mut beside = self.steps[places].iter().filter(|step| is_undone || !step.is_undone());
        let step = if last { beside.next_back() } else { beside.next() };
        step.map(|step| step.moment())
    }

    /// What a board is called in the menu; after a scoring round it is marked.
    fn name(&self, at: usize, is_scored: bool) -> Text {
        let name = match self.steps[at] {
            Stop::Turn(start) if self.steps[at].is_undone() => Text::new("replay-choice-undone").number("turn", start.turn),
            Stop::Turn(start) => Text::new("replay-choice").number("turn", start.turn),
            Stop::End => Text::new("replay-choice-end"),
        };
        if is_scored { Text::new("replay-choice-scored").text("moment", name) } else { name }
    }

    /// The boards after scoring rounds.
    fn scored(&self) -> BTreeSet<usize> {
        let game = self.table.game();
        let all = acts(self.table, self.past);
        let scoring = all.iter().filter(|act| !act.pending && act.record.events.iter().any(|event| game.is_milestone(event)));
        let after = |step: &Stop| match step {
            Stop::Turn(start) => start.after,
            Stop::End => u64::MAX,
        };
        let next = scoring.map(|act| self.steps.partition_point(|step| after(step) <= act.seq));
        next.filter(|at| *at < self.steps.len()).collect()
    }

    /// The boards the menu leads to: those after scoring rounds, the first and the last, and others evenly between.
    fn jumps(&self, scored: &BTreeSet<usize>) -> Vec<usize> {
        let undone = (0..self.steps.len()).rev().filter(|at| self.steps[*at].is_undone()).take(UNDONE_OFFERED);
        spread(self.steps.len(), &undone.chain(scored.iter().copied()).collect())
    }
}

/// At most so many of `count` as a menu has choices: those marked as far as there is room, and others evenly between.
fn spread(count: usize, marked: &BTreeSet<usize>) -> Vec<usize> {
    let mut chosen: BTreeSet<usize> = [0, count - 1].into();
    chosen.extend(marked.iter().take(limits::CHOICES - 2));
    let room = limits::CHOICES - chosen.len();
    chosen.extend((1..=room).map(|at| at * (count - 1) / (room + 1)));
    chosen.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_are_the_marked_ones_and_others_evenly_between() {
        assert_eq!(spread(1, &BTreeSet::new()), [0]);
        assert_eq!(spread(4, &[2].into()), [0, 1, 2, 3]);
        let many = spread(1_000, &[17, 401].into());
        assert!(many.len() == limits::CHOICES && many.contains(&17) && many.contains(&401) && many.ends_with(&[999]));
        let widest = many.windows(2).map(|pair| pair[1] - pair[0]).max();
        assert!(widest < Some(1_000 / 20), "{many:?}");
        assert_eq!(spread(100, &(0..100).collect()).len(), limits::CHOICES);
    }

    #[test]
    fn boards_are_read_as_they_are_written() {
        for moment in [Moment::First, Moment::Undone(7), Moment::Turn(0), Moment::Turn(u32::MAX), Moment::End, Moment::Last] {
            for hand in [false, true] {
                let look = Look { moment, hand };
                assert_eq!(Look::read(look.to_string().strip_prefix('.')), Some(look));
            }
        }
        for odd in ["undone-", "undone-+1", "", "-1", "+1", "01", "hand", "4294967296", "1.hand.hand", "1.Hand"] {
            assert_eq!(Look::read(Some(odd)), None, "{odd}");
        }
        assert_eq!(Look::read(None), None);
    }
}
