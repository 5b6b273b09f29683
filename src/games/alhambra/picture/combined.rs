//! What only pictures of Alhambra and Granada together show: two tiles in each market space, three borders, and the buildings
//! of both cities side by side.

mod describe;
mod figures;
mod offers;

use pergola_page::{BODY, Brush, COUNT, HEADING, Page, ink, number};
use pergola_render::{Anchor, Color, Level, Part, Rect};
use pergola_text::Text;

pub(super) use self::{
    describe::{describe_scoring, points, seat, start, stock},
    figures::{buildings, standings},
    offers::{marks_pieces, offers},
};
use super::{
    granada,
    left::{gone, numbered},
    piece::{self, art, granada_art},
    story::{Moment, Place},
};
use crate::{
    city::POINTS_OF_A_SHARED_EDGE,
    pieces::{Border, Currency, Tile},
    view::{CombinedView, GrownGranada, SeatView, View},
};

/// So much higher than in Alhambra is the market with two tiles in each space.
pub(super) const SECOND_TILE: i32 = 86;

/// Behind the longest moat, and the longest stretch of wall along moat.
const TEAL: Color = Color(0x1E7F95);
const VIOLET: Color = Color(0x5F2A7A);

/// A border that scores: the wall, the moat, and the wall along the moat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Run {
    Wall,
    Moat,
    Both,
}

impl Run {
    pub(super) const ALL: [Run; 3] = [Run::Wall, Run::Moat, Run::Both];

    /// Its longest run in a seat's cities.
    pub(super) fn longest(self, seen: &SeatView) -> u32 {
        let granada = |run: fn(&GrownGranada) -> usize| seen.granada.as_ref().map_or(0, run) as u32;
        match self {
            Run::Wall => seen.wall,
            Run::Moat => granada(|it| it.moat.len()),
            Run::Both => granada(|it| it.stretch.len()),
        }
    }

    /// What each edge of it is worth.
    pub(super) const fn worth(self) -> u32 {
        match self {
            Run::Wall | Run::Moat => 1,
            Run::Both => POINTS_OF_A_SHARED_EDGE,
        }
    }

    /// The sign that stands for it.
    pub(super) fn icon(self) -> String {
        match self {
            Run::Wall => piece::border_icon(Border::Wall),
            Run::Moat => piece::border_icon(Border::Moat),
            Run::Both => granada_art("both_icon"),
        }
    }

    /// What it is called.
    pub(super) fn name(self) -> Text {
        match self {
            Run::Wall => Text::new("alhambra-picture-wall").code("border", Border::Wall.key()),
            Run::Moat => Text::new("alhambra-picture-wall").code("border", Border::Moat.key()),
            Run::Both => Text::new("combined-picture-both"),
        }
    }

    /// What the longest of it is called.
    pub(super) fn longest_name(self) -> Text {
        let longest = |border: Border| Text::new("alhambra-picture-longest").code("border", border.key());
        match self {
            Run::Wall => longest(Border::Wall),
            Run::Moat => longest(Border::Moat),
            Run::Both => Text::new("combined-picture-longest-both"),
        }
    }

    /// The ground behind the longest of all, and its ink.
    pub(super) const fn leading(self) -> (Color, Color) {
        match self {
            Run::Wall => (ink::NIGHT, ink::RUN),
            Run::Moat => (TEAL, ink::PIECE_WHITE),
            Run::Both => (VIOLET, ink::PIECE_WHITE),
        }
    }
}

/// What the sign of the wall along the moat means.
pub(super) fn legend() -> (Part<Text>, Text) {
    (Part::Sprite { name: Run::Both.icon(), size: 40 }, Run::Both.longest_name())
}

/// The market: in each space the Alhambra's tile, below it Granada's with its other side; and how many tiles the bags hold.
pub(super) fn market(page: &mut Page, view: &View, both: &CombinedView, story: &[Moment], panel: Rect) {
    page.board.panel(panel);
    let middle = panel.y + 26;
    page.ink.write(HEADING, panel.x + 16, middle, Text::new("alhambra-picture-market"));
    let mut right = panel.right() - 16;
    for (bag, tiles) in [(granada_art("bag"), both.bag), (art("tile_back"), view.bag)] {
        page.ink.number(COUNT.right(), right, middle, tiles);
        right -= if tiles < 10 { 20 } else { 40 } + 44;
        page.ink.sprite(&bag, Rect::new(right, middle - 18, 36, 36));
        right -= 16;
    }
    granada::marker(&mut page.ink, view, (right, middle));
    let bay = |space: Currency| Rect::new(panel.x + 12 + space.index() as i32 * 152, panel.y + 52, 140, panel.h - 60);
    for space in Currency::ALL {
        let tiles = [view.market[space.index()], both.market[space.index()]];
        market_space(&mut page.ink, bay(space), space, tiles, view);
    }
    let mut rings = Vec::new();
    for (step, place) in numbered(story) {
        let Place::Market(space, tile) = place else { continue };
        let slot = slot(bay(space), tile.kind.border());
        let now = if tile.kind.border() == Border::Wall { &view.market } else { &both.market };
        // Where a new tile lies already, the ring is around the one that was bought, not around the new one.
        rings.push(match now[space.index()] {
            Some(_) => (gone(&mut page.ink, corner(slot), (52, 52), |brush, at| piece::whole_tile(brush, at, tile)), step),
            None => (slot, step),
        });
    }
    page.ink.rings(&rings, 0);
}

/// Where the tile of a kind lies in its market space.
fn slot(bay: Rect, border: Border) -> Rect {
    let side = (bay.h - 54) / 2;
    let lower = Rect::new(bay.middle() - side / 2, bay.bottom() - 8 - side, side, side);
    match border {
        Border::Wall => lower.moved(0, -side - 6),
        Border::Moat => lower,
    }
}

/// Where what was in a slot is shown: neither on the price of what is there now nor on its other side.
fn corner(slot: Rect) -> Rect {
    Rect::new(slot.right() - 46, slot.bottom() - 48, 52, 52)
}

fn market_space(brush: &mut Brush, bay: Rect, space: Currency, tiles: [Option<Tile>; 2], view: &View) {
    piece::market_bay(brush, bay, space);
    piece::suit(brush, (bay.middle(), bay.y + 21), 30, space, piece::currency_ink(space));
    for (border, tile) in [Border::Wall, Border::Moat].into_iter().zip(tiles) {
        let at = slot(bay, border);
        let Some(tile) = tile else {
            brush.sprite(&art("market_empty"), at);
            continue;
        };
        piece::whole_tile(brush, at, tile);
        if let Some(other) = view.other_side(tile) {
            granada::small_other_side(brush, at.moved(-3, 3), other);
        }
    }
}

/// In the panel of a seat's reserve: its points, and below its three borders, each by its sign.
pub(super) fn own_borders(page: &mut Page, panel: Rect, seen: &SeatView, crowded: bool, more: bool) {
    let strip = Rect::new(panel.x + 14, panel.bottom() - if crowded { 46 } else { 66 }, 348, if crowded { 40 } else { 52 });
    page.board.rect(strip, 9, ink::INSET);
    let points = Text::new("combined-picture-points").number("points", seen.score);
    let right = panel.right() - if more { 88 } else { 16 };
    page.ink.write(BODY.color(ink::MUTED).right(), right, panel.y + 32, points);
    let size = if crowded { 28 } else { 34 };
    let mut parts: Vec<Part<Text>> = Vec::new();
    for run in Run::ALL {
        let length = COUNT.size(size).part(number(run.longest(seen)), None);
        parts.extend([Part::Sprite { name: run.icon(), size: i32::from(size) + 4 }, Part::Gap(10), length, Part::Gap(34)]);
    }
    page.ink.run(parts, (strip.x + 12, strip.centre()), Level::Middle, Anchor::Left, strip.w as u32, None);
}
