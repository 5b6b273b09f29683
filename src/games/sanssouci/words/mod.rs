//! Sanssouci in words. Sentences are in `data/text/en/sanssouci.ftl`.
//!
//! `menu` leads to actions, `nouns` names pieces, `spot` places. What happened and why not is said where it is declared, with
//! `story` for what is longer.

mod menu;
pub mod nouns;
mod slots;
pub mod spot;
pub(super) mod story;

use pergola_engine::{Seat, Step, Words, told::Told};
use pergola_text::Text;

pub use self::spot::Spot;
use super::{
    Action, Event, Refusal, Sanssouci,
    square::Squares,
    view::{Stage, View},
};

impl Words for Sanssouci {
    type Spot = Spot;

    fn paths(view: &View, seat: Seat, listed: &[Action]) -> Vec<Vec<Step<Spot>>> {
        menu::paths(view, seat, listed)
    }

    fn slots(action: &Action) -> (&'static str, Vec<String>) {
        slots::slots(action)
    }

    fn spell(verb: &str, slots: &[String]) -> String {
        slots::spell(verb, slots)
    }

    fn told(seen: &Event) -> Told {
        seen.words()
    }

    fn consequence(before: &View, _: &View, seat: Seat, action: &Action) -> Option<Text> {
        menu::brings(before, seat, action)
    }

    fn outlook(before: &View, after: &View, seat: Seat, _: &Action) -> Option<Text> {
        let covered = |view: &View| view.gardens[seat.index()].covered();
        let square = covered(after).without(covered(before)).iter().next()?;
        let (row, column) = (Squares::row(square.colour()), Squares::column(square.symbol()));
        let filled = |line: Squares| covered(after).intersection(line).len();
        let text = Text::new("sanssouci-outlook").number("row", filled(row) as i64).number("row-full", row.len() as i64);
        Some(text.number("column", filled(column) as i64).number("column-full", column.len() as i64))
    }

    fn round(view: &View) -> Option<Text> {
        view.round.map(|round| Text::new("sanssouci-picture-round").number("round", round))
    }

    fn reminder(view: &View, _: Seat) -> Option<Text> {
        matches!(view.stage, Stage::Sides).then(|| Text::new("sanssouci-reminder-sides"))
    }

    fn refuse(refusal: &Refusal) -> Text {
        refusal.words()
    }
}
