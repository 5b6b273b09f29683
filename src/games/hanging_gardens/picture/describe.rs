//! The pictures in sentences: who is to act, every garden card by card, the display, what is on sale, the objectives.

use pergola_engine::{Seat, Viewer};
use pergola_text::Text;

use super::Frame;
use crate::{
    Phase,
    pieces::Column,
    view::{LaidView, SeatView, View},
    words::nouns,
};

/// The same facts as the picture for the frame's viewer, the most important first.
pub(super) fn describe(view: &View, frame: &Frame) -> Vec<Text> {
    let mut texts = Vec::new();
    match view.phase {
        Phase::Over => texts.push(Text::new("hanging-gardens-describe-over")),
        _ => {
            let round = Text::new("hanging-gardens-describe-round").number("round", view.round);
            texts.extend(frame.to_act.iter().map(|seat| round.clone().seat("seat", seat.0)));
        }
    }
    let seats: Vec<Seat> = Seat::all(view.seats.len() as u8).collect();
    let first = |seat: &&Seat| !frame.viewer.is(**seat);
    let mut ordered: Vec<&Seat> = seats.iter().collect();
    ordered.sort_by_key(first);
    for seat in ordered {
        texts.extend(garden(view, *seat));
    }
    texts.push(Text::new("hanging-gardens-describe-first").seat("seat", view.first.0));
    texts.extend(Column::ALL.iter().map(|column| display(view, *column)));
    texts.push(on_sale(view));
    texts.extend(objectives(view, frame.viewer));
    texts
}

/// A seat's points and means, then its garden level by level from the top.
fn garden(view: &View, seat: Seat) -> Vec<Text> {
    let own = &view.seats[seat.index()];
    let id = if own.is_fixed() { "hanging-gardens-describe-seat" } else { "hanging-gardens-describe-seat-up-to" };
    let text = Text::of(id).seat("seat", seat.0).number("points", own.points.total());
    let text = text.number("gold", own.gold).number("tools", own.tools).number("gardeners", own.gardeners);
    let mut texts = vec![text];
    texts.extend((1..=3).rev().filter_map(|level| garden_level(own, level)));
    let places = own.layout.iter().map(|(level, position)| nouns::position(level, position as i8));
    texts.push(Text::new("hanging-gardens-describe-layout").list("places", places));
    texts
}

fn garden_level(own: &SeatView, level: u8) -> Option<Text> {
    let left = own.laid().ends().map_or(0, |(left, _)| left);
    let card = |laid: &LaidView| {
        let text =
            Text::new(if laid.tile.is_some() { "hanging-gardens-describe-enhanced" } else { "hanging-gardens-describe-card" });
        let text = text.number("position", laid.place.position(left)).text("card", nouns::card(&laid.card));
        laid.tile.iter().fold(text, |text, tile| text.text("tile", nouns::tile(tile)))
    };
    let cards: Vec<Text> = own.cards.iter().filter(|it| it.place.level == level).map(card).collect();
    (!cards.is_empty()).then(|| Text::new("hanging-gardens-describe-level").number("level", level).list("cards", cards))
}

/// A column from level 1, and whose gardeners stand below it.
fn display(view: &View, column: Column) -> Text {
    let shown = &view.columns[column as usize];
    let cards = (1..).zip(&shown.cards).filter_map(|(level, card)| {
        let text = Text::new("hanging-gardens-describe-card").number("position", level);
        Some(text.text("card", nouns::card(card.as_ref()?)))
    });
    let text = Text::new("hanging-gardens-describe-column").text("column", nouns::column(column)).list("cards", cards);
    text.number("free", i64::from(shown.spaces) - shown.gardeners.len() as i64)
}

fn on_sale(view: &View) -> Text {
    let tops = view.stacks.iter().filter_map(|stack| stack.top);
    let tile = |tile| Text::new("hanging-gardens-describe-tile").text("tile", nouns::tile(&tile)).number("price", tile.cost);
    Text::new("hanging-gardens-describe-sale").list("tiles", tops.map(tile))
}

/// Each objective with who has done it and, for a seat, how far it is.
fn objectives(view: &View, viewer: Viewer) -> Vec<Text> {
    let describe = |(slot, objective): (usize, &crate::view::ObjectiveView)| {
        let face = &objective.objective;
        let done = objective.spaces.iter().filter_map(|(_, marker)| *marker);
        let text = Text::new("hanging-gardens-describe-objective").text("objective", nouns::objective(face.item, face.needed));
        let text = text.list("seats", done.map(|seat| Text::new("picture-seat").seat("seat", seat.0)));
        let text = text.number("free", objective.spaces.iter().filter(|(_, marker)| marker.is_none()).count() as i64);
        match viewer {
            Viewer::Seat(seat) => {
                let best = view.seats[seat.index()].best[slot];
                Text::new("hanging-gardens-describe-own").text("objective", text).number("best", best)
            }
            Viewer::Everyone => text,
        }
    };
    view.objectives.iter().enumerate().map(describe).collect()
}
