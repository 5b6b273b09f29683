//! Where everything lies on the table's picture, as data: the panels of the left column, the cities on the right, and what a
//! game puts where there is room.

use pergola_engine::Seats;
use pergola_page::Page;
use pergola_render::Rect;

use crate::view::View;

/// Draws a panel, with the seats that are to act.
pub(super) type Draw = fn(&mut Page, &View, Seats, Rect);

/// What a game puts where.
pub(super) struct Sheets {
    /// The height of its market.
    pub(super) market: i32,
    /// What lies below the offers.
    pub(super) below: Draw,
    /// With three seats: what lies there instead, and what lies in the place of a fourth city.
    pub(super) of_three: [Draw; 2],
}

/// The left column, from the top: the market and what else is on offer, and the rest.
const LEFT: Rect = Rect::new(44, 180, 620, 952);
/// Between the panels of the left column.
const LEFT_GAP: i32 = 12;
/// The height of the display.
const DISPLAY: i32 = 204;
/// The height of what lies at the top of the left column when the game is over.
const FINAL_SCORES: i32 = 492;

/// The cities.
const RIGHT: Rect = Rect::new(684, 180, 872, 952);
/// Between their panels.
const GAP: i32 = 16;

/// How cities are arranged.
pub(super) struct Arrangement {
    columns: i32,
    rows: i32,
    /// The height of each header.
    header: i32,
    /// Hand and reserve beside the city instead of below it.
    beside: bool,
}

/// For at most so many seats: the arrangements to choose from, the first if several are as good.
const ARRANGEMENTS: [(usize, &[Arrangement]); 3] = [
    (
        2,
        &[
            Arrangement { columns: 1, rows: 2, header: 60, beside: true },
            Arrangement { columns: 2, rows: 1, header: 60, beside: false },
        ],
    ),
    (4, &[Arrangement { columns: 2, rows: 2, header: 60, beside: false }]),
    (6, &[Arrangement { columns: 2, rows: 3, header: 54, beside: true }]),
];

/// With so many seats, the place after the last city is free.
pub(super) const WITH_FREE_PLACE: usize = 3;

/// Where a seat's panel lies and how it is divided.
#[derive(Clone, Copy)]
pub(super) struct Lot {
    /// The whole panel.
    pub(super) panel: Rect,
    /// The height of its header.
    pub(super) header: i32,
    /// Hand and reserve beside the city instead of below it.
    pub(super) beside: bool,
}

impl Lot {
    /// Where the city lies.
    pub(super) const fn city(self) -> Rect {
        let Rect { x, y, w, h } = self.panel;
        if self.beside {
            Rect::new(x + 10, y + self.header + 4, w - 108, h - self.header - 12)
        } else {
            Rect::new(x + 12, y + self.header + 6, w - 24, h - self.header - 86)
        }
    }
}

impl Arrangement {
    /// The arrangements to choose from for so many seats.
    pub(super) fn of(seats: usize) -> &'static [Arrangement] {
        let fitting = ARRANGEMENTS.iter().find(|(most, _)| seats <= *most);
        fitting.map_or(ARRANGEMENTS[ARRANGEMENTS.len() - 1].1, |it| it.1)
    }

    /// All its places, row by row, above what takes `below` pixels.
    pub(super) fn lots(&self, below: i32) -> Vec<Lot> {
        let Arrangement { columns, rows, header, beside } = *self;
        let share = |all: i32, parts: i32| (all - GAP * (parts - 1) + parts - 1) / parts;
        let (w, h) = (share(RIGHT.w, columns), share(RIGHT.h - below, rows));
        let at = |index: i32| Rect::new(RIGHT.x + index % columns * (w + GAP), RIGHT.y + index / columns * (h + GAP), w, h);
        (0..columns * rows).map(|index| Lot { panel: at(index), header, beside }).collect()
    }
}

/// A panel of this height below the cities, and how much of their room it takes.
pub(super) const fn below_cities(height: i32) -> (Rect, i32) {
    (Rect::new(RIGHT.x, RIGHT.bottom() - height, RIGHT.w, height), height + GAP)
}

/// The left column while the game is on.
pub(super) struct Offers {
    /// The market.
    pub(super) market: Rect,
    /// The display.
    pub(super) display: Rect,
    /// The panel of a module.
    pub(super) of_module: Option<Rect>,
    /// What is left below them.
    pub(super) below: Rect,
}

impl Offers {
    /// With a market of this height, and perhaps a module's panel.
    pub(super) fn of(market: i32, of_module: Option<i32>) -> Offers {
        let mut column = Column { free: LEFT };
        Offers {
            market: column.take(market),
            display: column.take(DISPLAY),
            of_module: of_module.map(|height| column.take(height)),
            below: column.free,
        }
    }

    /// The market, the display and the module's panel together.
    pub(super) fn whole(&self) -> Rect {
        let last = self.of_module.unwrap_or(self.display);
        Rect { h: last.bottom() - self.market.y, ..self.market }
    }
}

/// The left column when the game is over: the final scores, and what is left below them.
pub(super) fn at_the_end() -> (Rect, Rect) {
    let mut column = Column { free: LEFT };
    (column.take(FINAL_SCORES), column.free)
}

/// A column that is filled from the top.
struct Column {
    free: Rect,
}

impl Column {
    fn take(&mut self, height: i32) -> Rect {
        let taken = Rect { h: height, ..self.free };
        let used = height + LEFT_GAP;
        self.free = Rect { y: self.free.y + used, h: self.free.h - used, ..self.free };
        taken
    }
}
