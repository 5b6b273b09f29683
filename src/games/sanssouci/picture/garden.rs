//! A garden at any size: terrace, rows with their points, what covers the squares, marks, and nobles.

use pergola_engine::Seat;
use pergola_page::{Brush, COUNT, ink};
use pergola_render::{Color, Rect};

use super::{Frame, paint, piece};
use crate::{
    pieces::{Colour, Mark, Symbol},
    printed::RowPoints,
    square::{Square, Squares},
    view::GardenView,
    words::Spot,
};

/// The frame of a row bonus that is not won.
const BONUS_EDGE: Color = Color(0xA8_96_6F);

/// Where a garden lies, and how large it is, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Site {
    /// Left of the row labels.
    pub(super) x: i32,
    /// Top of the terrace.
    pub(super) y: i32,
    /// A square's side.
    pub(super) cell: i32,
    /// Width of the row labels.
    pub(super) labels: i32,
    /// Width of the row bonuses.
    pub(super) bonuses: i32,
    /// Height of the terrace.
    pub(super) terrace: i32,
}

impl Site {
    /// Left edge of the first column.
    const fn left(self) -> i32 {
        self.x + self.labels
    }

    /// Top edge of the beige row.
    const fn top(self) -> i32 {
        self.y + self.terrace
    }

    /// A square.
    pub(super) const fn square(self, square: Square) -> Rect {
        let (column, row) = (square.symbol() as i32, square.colour() as i32);
        Rect::new(self.left() + column * self.cell, self.top() + row * self.cell, self.cell, self.cell)
    }

    /// Part of a square's side.
    const fn part(self, thousandths: i32) -> i32 {
        self.cell * thousandths / 1000
    }

    /// The middle of a row's label.
    pub(super) const fn label(self, colour: Colour) -> (i32, i32) {
        let row = colour as i32;
        (self.x + self.labels * 46 / 100 - 2, self.top() + row * self.cell + self.cell / 2)
    }

    /// Where a noble stands: over its square, or with its foot on the terrace.
    pub(super) const fn noble(self, noble: Symbol, row: Option<Colour>) -> Rect {
        let size = self.part(860);
        match row {
            Some(colour) => {
                let at = self.square(Square::at(colour, noble));
                Rect::new(at.x + (at.w - size) / 2, at.y + (at.h - size) / 2, size, size)
            }
            None => {
                let x = self.left() + noble as i32 * self.cell + (self.cell - size) / 2;
                Rect::new(x, self.top() - size - self.part(40), size, size)
            }
        }
    }

    /// What every garden looks like before anything is printed or laid there.
    pub(super) fn ground(self, board: &mut Brush, rows: &[RowPoints]) {
        let plate = Rect::new(self.left(), self.y, 9 * self.cell, self.terrace + 6 * self.cell);
        board.rect(plate.grown(3), 6, ink::NIGHT);
        board.rect(Rect { h: self.terrace, ..plate }, 0, ink::SAND);
        // A garden without room for its terrace is a garden board that nobody has.
        for symbol in Symbol::ALL.into_iter().filter(|_| self.terrace > 0) {
            let x = self.left() + symbol as i32 * self.cell;
            board.sprite("sanssouci/terrace", Rect::new(x, self.top() - self.cell, self.cell, self.cell));
        }
        for square in Squares::ALL.iter() {
            board.sprite(&format!("sanssouci/row_{}", square.colour()), self.square(square));
        }
        if self.labels == 0 {
            return;
        }
        for (colour, points) in Colour::ALL.into_iter().zip(rows) {
            let (x, y) = self.label(colour);
            let radius = (self.labels * 44 / 100).min(self.part(360));
            board.disc((x, y), radius, ink::NIGHT);
            board.disc((x, y), radius - 2, paint(colour));
            let writing = if colour == Colour::Fuchsia { ink::WHITE } else { ink::NIGHT };
            board.number(COUNT.size(figure(self.cell)).color(writing).middle(), x, y, points.noble);
        }
    }

    /// Everything in the garden.
    pub(super) fn contents(self, ink: &mut Brush, seat: Seat, garden: &GardenView, rows: &[RowPoints]) {
        self.covers(ink, garden);
        let covered = garden.covered();
        for (square, mark) in garden.marks.iter().filter(|(square, _)| !covered.contains(*square)) {
            piece::mark(ink, self.square(*square), *mark);
        }
        if self.bonuses > 0 {
            self.bonuses(ink, covered, rows);
        }
        for symbol in Symbol::ALL {
            let row = garden.nobles[symbol as usize];
            let art = if row.is_some() { "noble_coin" } else { "noble" };
            ink.sprite(&format!("sanssouci/{art}_{}", seat.0 + 1), self.noble(symbol, row));
        }
        if self.cell > 80 {
            self.paid_marks(ink, garden);
        }
    }

    /// What is printed, and tiles.
    pub(super) fn covers(self, ink: &mut Brush, garden: &GardenView) {
        self.printed(ink, garden.printed);
        for square in garden.symbols.iter() {
            piece::tile(ink, self.square(square), square.symbol());
        }
        for square in garden.gardeners.iter() {
            ink.sprite("sanssouci/tile_gardener", self.square(square));
        }
    }

    /// Pre-printed symbols lie on their row's colour, without a tile's edge.
    pub(super) fn printed(self, ink: &mut Brush, printed: Squares) {
        for square in printed.iter() {
            let at = self.square(square);
            ink.sprite(&format!("sanssouci/preprinted_{}", square.colour()), at);
            piece::symbol(ink, at, square.symbol(), 660);
        }
    }

    /// What each row pays at the end, green when it is full; a green foot under each full column.
    fn bonuses(self, ink: &mut Brush, covered: Squares, rows: &[RowPoints]) {
        for (colour, points) in Colour::ALL.into_iter().zip(rows).filter(|(_, points)| points.full > 0) {
            let side = self.bonuses * 80 / 100;
            let middle = (self.left() + 9 * self.cell + self.bonuses * 54 / 100 + 1, self.label(colour).1);
            let at = Rect::new(middle.0 - side / 2, middle.1 - side / 2, side, side);
            let is_full = covered.contains_all(Squares::row(colour));
            let (edge, fill, writing) =
                if is_full { (ink::GOOD, ink::GOOD, ink::WHITE) } else { (BONUS_EDGE, ink::IVORY, ink::NIGHT) };
            ink.rect(at, 7, edge);
            ink.rect(at.grown(-2), 5, fill);
            ink.number(COUNT.size(figure(self.cell)).color(writing).middle(), middle.0, middle.1, points.full);
        }
        for symbol in Symbol::ALL.into_iter().filter(|symbol| covered.contains_all(Squares::column(*symbol))) {
            let lowest = self.square(Square::at(Colour::Turquoise, symbol));
            ink.rect(Rect::new(lowest.x + 3, lowest.bottom() - 1, lowest.w - 6, 9), 4, ink::IVORY);
            ink.rect(Rect::new(lowest.x + 5, lowest.bottom() + 1, lowest.w - 10, 5), 2, ink::GOOD);
        }
    }

    /// What marks under tiles have paid: green paid, red cost, stone did not pay this kind of tile.
    fn paid_marks(self, ink: &mut Brush, garden: &GardenView) {
        let laid = garden.symbols.union(garden.gardeners);
        let marks = garden.marks.iter().filter(|(square, mark)| laid.contains(*square) && *mark != Mark::Blank);
        for (square, mark) in marks {
            let points = mark.points(garden.gardeners.contains(*square));
            piece::paid_mark(ink, self.square(*square), *mark, points);
        }
    }

    /// The mark of a square whose corner has a badge, small in the opposite corner.
    fn small_mark(self, ink: &mut Brush, square: Square, garden: &GardenView) {
        let is_open = !garden.covered().contains(square);
        let Some((_, mark)) = garden.marks.iter().find(|(marked, _)| *marked == square && is_open) else { return };
        let (at, side) = (self.square(square), self.part(690));
        ink.sprite(&format!("sanssouci/row_{}", square.colour()), at);
        piece::mark(ink, Rect::new(at.x - 4, at.y - 4, side, side), *mark);
    }

    /// The numbers of a menu's entries: on squares, nobles and row labels.
    pub(super) fn badges(self, ink: &mut Brush, frame: &Frame, garden: &GardenView) {
        for (spot, number) in &frame.marks {
            let at = match *spot {
                Spot::Square(square) => {
                    self.small_mark(ink, square, garden);
                    self.square(square)
                }
                Spot::Noble(noble) => self.noble(noble, garden.nobles[noble as usize]),
                Spot::Row(colour) => {
                    piece::badge(ink, self.label(colour), *number);
                    continue;
                }
                _ => continue,
            };
            if matches!(spot, Spot::Square(_)) {
                ink.outline(at.grown(-3), 9, ink::NIGHT, 9);
                ink.outline(at.grown(-3), 9, ink::SAFFRON, 5);
            }
            // On a larger square the badge is in the corner; a smaller one is hardly larger than the badge.
            let aside = self.part(260).min(at.w - 78).max(0);
            piece::badge(ink, (at.right() - aside, at.bottom() - aside), *number);
        }
    }
}

/// The size of figures beside a garden with squares of this side.
fn figure(cell: i32) -> u16 {
    (cell / 2).clamp(26, 38) as u16
}
