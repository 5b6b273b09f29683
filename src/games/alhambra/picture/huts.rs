//! What only pictures with workers' huts show: the piles, and as how many buildings a hut in a city counts.

use std::collections::BTreeMap;

use pergola_page::{Brush, COUNT, HEADING, Page, ink};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    Frame,
    left::numbered,
    modules::module_view,
    piece,
    story::{Moment, Place},
};
use crate::{
    Spot,
    modules::huts::{self, HutEvent, PileView},
    pieces::{Cell, Tile},
    view::View,
};

/// The step that an event is in the story of a turn; nothing for one that the picture shows by itself.
pub(super) fn step(event: &HutEvent) -> Option<Moment> {
    match event {
        HutEvent::HutTaken { hut, .. } => {
            let text = Text::new("alhambra-picture-took-hut").text("tile", named(*hut));
            Some(Moment { text, places: vec![Place::Hut(hut.kind)] })
        }
        HutEvent::HutTurnedUp { .. } => None,
    }
}

/// A hut by its type.
pub(super) fn named(hut: Tile) -> Text {
    Text::new("alhambra-picture-hut").code("type", hut.kind)
}

/// The piles, where huts are played with.
pub(super) fn piles(view: &View) -> Option<&[PileView]> {
    module_view(view)?.huts.as_deref()
}

/// The piles in a panel of the table's picture: what lies open on each, and how many huts it holds.
pub(super) fn panel(page: &mut Page, view: &View, panel: Rect, story: &[Moment]) {
    const SIDE: i32 = 58;
    let Some(piles) = piles(view) else { return };
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.centre(), Text::new("alhambra-picture-huts"));
    let place = |index: usize| Rect::new(panel.x + 116 + index as i32 * 84, panel.centre() - SIDE / 2, SIDE, SIDE);
    for (at, pile) in (0..).map(place).zip(piles) {
        top(&mut page.ink, at, pile);
        let count = pile.hidden + u32::from(pile.open.is_some());
        if count > 0 {
            page.ink.number(COUNT.size(30).middle(), at.right() + 12, at.bottom() - 14, count);
        }
    }
    let ringed = |(number, it): (u16, Place)| {
        let at = piles.iter().position(|pile| it == Place::Hut(pile.kind))?;
        Some((place(at), number))
    };
    let rings: Vec<(Rect, u16)> = numbered(story).filter_map(ringed).collect();
    page.ink.rings(&rings, 4);
}

/// The piles in a row of a personal picture, with the badges of a menu.
pub(super) fn row(brush: &mut Brush, view: &View, frame: &Frame, (left, top_edge): (i32, i32), side: i32) {
    for (index, pile) in piles(view).into_iter().flatten().enumerate() {
        let at = Rect::new(left + index as i32 * 60, top_edge, side, side);
        top(brush, at, pile);
        match pile.open.and_then(|hut| frame.mark(&Spot::Hut(hut))) {
            Some(0) => brush.outline(at.grown(3), 6, ink::TURQUOISE, 5),
            Some(mark) => brush.badge((at.right() - 10, at.bottom() - 10), 16, mark),
            None => {}
        }
    }
}

/// Whether a menu points to a pile.
pub(super) fn are_marked(view: &View, frame: &Frame) -> bool {
    let mut open = piles(view).into_iter().flatten().filter_map(|pile| pile.open);
    open.any(|hut| frame.mark(&Spot::Hut(hut)).is_some())
}

/// What lies on a pile: the open hut, the back of the next one, or nothing.
fn top(brush: &mut Brush, at: Rect, pile: &PileView) {
    match pile.open {
        Some(hut) => piece::whole_tile(brush, at, hut),
        None if pile.hidden > 0 => brush.sprite(&piece::art("tile_back"), at),
        None => brush.dashed(at.grown(-2), 6, ink::SAND_EDGE, 3),
    }
}

/// On a hut in a city, on its upper left: as how many buildings it counts there.
pub(super) fn count(brush: &mut Brush, at: Rect, cell: Cell, hut: Tile, city: &BTreeMap<Cell, Tile>) {
    let counted = counted(cell, hut, city);
    let radius = (at.w * 21 / 100).clamp(11, 26);
    let middle = (at.x + radius + at.w * 5 / 100, at.y + radius + at.w * 5 / 100);
    let fill = if counted == 0 { ink::MUTED } else { piece::kind_color(hut.kind) };
    let color = if counted == 0 { ink::WHITE } else { piece::kind_ink(hut.kind) };
    brush.disc(middle, radius, ink::IVORY);
    brush.disc(middle, radius - 2, fill);
    brush.number(COUNT.size((radius * 17 / 10) as u16).color(color).middle(), middle.0, middle.1, counted);
}

fn counted(cell: Cell, hut: Tile, city: &BTreeMap<Cell, Tile>) -> u8 {
    huts::counts(hut, cell, |beside| city.get(&beside).copied())
}

/// A hut in a city, in words: as how many buildings it counts there.
pub(super) fn counting(said: Text, cell: Cell, hut: Tile, city: &BTreeMap<Cell, Tile>) -> Text {
    Text::new("alhambra-describe-hut-counting").text("tile", said).number("count", counted(cell, hut, city))
}
