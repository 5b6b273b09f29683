//! `/review`: those of one's decisions in a finished game in which something else would have been much better, with both boards.
//!
//! What is better is judged by what one could know then, not by what came. Only who played the seat is told, since its hand is
//! seen. Deliberately absent: praise.

use super::{AdviceAsked, Advise, points};
use crate::{
    chat::{
        buttons::Buttons,
        history::{Decision, Recollection},
        limits,
        plain::{Card, MenuChoice, Picture, Reply, Request, Row, Style},
        press::{Address, Origin, Wish},
        seat,
        sight::Sight,
        turn,
    },
    engine::{AnyState, Chance, Record, Seat, Viewer, search::Forecast},
    table::{Phase, Table},
    text::Text,
};

/// What is better by so many hundredths of a point is much better.
const MUCH: i64 = 300;
/// So many decisions are told at most, those that cost the most.
const TOLD: usize = 8;
/// The luck in which hidden things are dealt for the boards: the same for both.
const WORLD: u64 = 0;

/// A finished game looked at again for one seat.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// How many decisions were looked at.
    pub looked_at: usize,
    /// Those with something much better, in the order of the game.
    pub better: Vec<Better>,
}

/// A decision in which something else would have been much better.
#[derive(Clone, Debug)]
pub struct Better {
    /// What was decided.
    pub decision: Decision,
    /// The same in words.
    said: Text,
    /// What would have been better, as notation.
    instead: String,
    /// The same in words.
    instead_said: Text,
    /// By how much, in hundredths of a point.
    by: i64,
}

impl Review {
    /// Takes up a decision in `state`, of which these forecasts were made; nothing but the count where nothing was much better.
    pub fn take_up(&mut self, state: &dyn AnyState, seat: Seat, decision: Decision, forecasts: &[Forecast<String>]) {
        let own = forecasts.iter().find(|it| it.action == decision.action);
        let (Some(own), Some(best)) = (own, forecasts.first()) else { return };
        self.looked_at += 1;
        let by = best.lead() - own.lead();
        if by < MUCH || !own.is_beaten_by(best) {
            return;
        }
        let listed = state.menu(seat);
        let said = turn::meaning_of(&listed, &own.action);
        let instead_said = turn::meaning_of(&listed, &best.action);
        self.better.push(Better { decision, said, instead: best.action.clone(), instead_said, by });
    }

    /// Keeps the worst decision of each turn, and of those the worst ones.
    #[must_use]
    pub fn settled(mut self) -> Review {
        self.better.sort_by_key(|it| (it.decision.turn, -it.by));
        self.better.dedup_by_key(|it| it.decision.turn);
        self.better.sort_by_key(|it| -it.by);
        self.better.truncate(TOLD);
        self.better.sort_by_key(|it| it.decision.seq);
        self
    }

    /// The decision that is to be shown, of those with something much better.
    pub fn shown(&self, advise: &Advise) -> Option<&Better> {
        let AdviceAsked::Review(at) = advise.asked else { return None };
        self.better.get(usize::from(at)).or(self.better.last())
    }
}

/// The seat whose decisions somebody may look at again; why none, otherwise.
///
/// # Errors
/// The answer to whoever asks.
pub fn seat_to_review(table: &Table, request: &Request, advise: &Advise) -> Result<Seat, Box<Reply>> {
    let refuse =
        |why: &Text| Err(Box::new(Reply { show: seat::show(advise.origin), card: seat::note(table, why, &[Wish::Board]) }));
    match table.seat_of(&request.person.id) {
        None => refuse(&Text::new("refused-review-seat")),
        Some(_) if table.phase() != Phase::Over => refuse(&Text::new("refused-review-running")),
        Some(seat) => Ok(seat),
    }
}

/// The decisions in which something else would have been much better, and the boards of one: `before` is the table as it was
/// before it, if that can be read.
pub fn reviewed(table: &Table, advise: &Advise, seat: Seat, review: &Review, before: Option<&Table>) -> Reply {
    let sight = Sight::seat(table, seat);
    let voice = sight.voice();
    let count = review.looked_at as i64;
    let mut lines = vec![Text::new("review-title").text("title", turn::title(table))];
    if review.better.is_empty() {
        lines.push(Text::new("review-nothing").number("count", count));
    } else {
        lines.push(Text::new("review-found").number("found", review.better.len() as i64).number("count", count));
    }
    lines.extend(review.better.iter().map(line));
    let shown = review.shown(advise);
    let picture = shown.zip(before).and_then(|(better, before)| boards(before, seat, better));
    let pictured = shown.filter(|_| picture.is_some());
    lines.extend(pictured.map(|better| Text::new("review-boards").number("turn", better.decision.turn)));
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let choice = |(at, better): (u8, &Better)| -> MenuChoice {
        let is_shown = shown.is_some_and(|shown| shown.decision == better.decision);
        let label = Text::new("replay-choice").number("turn", better.decision.turn);
        buttons.choice(Wish::Review(at), &label, is_shown)
    };
    let choices: Vec<MenuChoice> = (0..).zip(&review.better).map(choice).collect();
    let mut rows = Vec::new();
    if choices.len() > 1 {
        rows.extend(buttons.menus("review", &Text::new("ask-review"), choices));
    }
    let looks = [Wish::Recall(Recollection::LAST_BOARD), Wish::Board];
    rows.push(Row::Buttons(looks.map(|wish| buttons.button(wish, Style::Secondary)).to_vec()));
    let text: Vec<String> = lines.iter().map(|line| voice.say(line)).collect();
    let card = Card { text: limits::cut(&text.join("\n"), limits::TEXT), picture, rows, ..seat::about(table) };
    Reply { show: seat::show(advise.origin), card }
}

fn line(better: &Better) -> Text {
    Text::new("review-line")
        .number("turn", better.decision.turn)
        .text("played", better.said.clone())
        .text("better", better.instead_said.clone())
        .number("points", points(better.by).unwrap_or_default())
}

/// The seat's board after what was done, and below it after what would have been better.
fn boards(before: &Table, seat: Seat, better: &Better) -> Option<Picture> {
    let world = before.state_for(Viewer::Seat(seat))?.determinize(seat, &mut Chance::silent(WORLD));
    let sight = Sight::seat(before, seat);
    let after = |action: &str| {
        let mut state = world.fork();
        Record::play(&mut *state, seat, action, WORLD).ok()?;
        Some(sight.picture_of(&*state))
    };
    let (own, other) = (after(&better.decision.action)?, after(&better.instead)?);
    let alt = [sight.voice().plain(&Text::new("review-alt")), own.alt].join(" ");
    Some(Picture { scene: own.scene.above(other.scene), alt: limits::cut(&alt, limits::ALT) })
}
