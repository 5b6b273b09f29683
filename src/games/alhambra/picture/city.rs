//! A city, fitted into an area of the picture.
//!
//! Cells are as large as the area allows, up to a cap. A city that would become too small to read is cropped: the window
//! keeps what changed (or else the fountain), shows as many tiles as it can, and a tab at each cut edge says how many lie
//! beyond it.

use std::{cmp::Reverse, collections::BTreeMap};

use pergola_page::{Brush, ink};
use pergola_render::Rect;

use super::{frame::Frame, modules, piece, set_art};
use crate::{
    Spot,
    city::City as StandingCity,
    pieces::{Cell, Side, Tile, Walls},
};

/// Cells are never drawn smaller than this, unless what must be seen would not fit.
const SMALLEST: i32 = 38;

/// A city to be drawn.
pub(super) struct City<'a> {
    /// The art of the tile it started with.
    pub(super) start: &'static str,
    /// Its tiles, the fountain aside.
    pub(super) tiles: &'a BTreeMap<Cell, Tile>,
    /// The edges of its longest wall.
    pub(super) run: &'a [(Cell, Side)],
    /// A second one, where it grows against the first.
    pub(super) second: Option<SecondCity<'a>>,
    /// Cells that must be seen.
    pub(super) focus: Vec<Cell>,
}

/// A city that grows against the first, of whose tiles its own are some.
pub(super) struct SecondCity<'a> {
    /// Where its first tile stands, once one does.
    pub(super) start: Option<Cell>,
    /// The art of the badge on that tile.
    pub(super) badge: &'static str,
    /// The edges of its longest border.
    pub(super) run: &'a [(Cell, Side)],
    /// Cells of both are never drawn smaller than this, instead of what holds for one.
    pub(super) smallest: i32,
}

/// The tiles whose place is being chosen, in this city.
pub(super) struct Candidates<'a> {
    pub(super) standing: &'a StandingCity,
    pub(super) tiles: &'a [Tile],
}

impl City<'_> {
    /// Every edge of its longest wall, and of the second one's longest border.
    fn runs(&self) -> impl Iterator<Item = &(Cell, Side)> {
        self.run.iter().chain(self.second.iter().flat_map(|second| second.run))
    }
}

/// Where the cells of a city lie in the picture.
pub(super) struct Site {
    area: Rect,
    /// The side of a cell in pixels.
    pub(super) side: i32,
    /// The cell at the window's upper left, and how many columns and rows the window has.
    corner: Cell,
    columns: i32,
    rows: i32,
    left: i32,
    top: i32,
}

/// The westernmost, easternmost, southernmost and northernmost coordinates of cells.
#[derive(Clone, Copy)]
struct Extent {
    west: i32,
    east: i32,
    south: i32,
    north: i32,
}

impl Extent {
    fn of<'a>(cells: impl IntoIterator<Item = &'a Cell>) -> Extent {
        let nothing = Extent { west: 0, east: 0, south: 0, north: 0 };
        cells.into_iter().fold(nothing, |all, cell| Extent {
            west: all.west.min(cell.x.into()),
            east: all.east.max(cell.x.into()),
            south: all.south.min(cell.y.into()),
            north: all.north.max(cell.y.into()),
        })
    }

    /// Of these cells alone, wherever the fountain is.
    fn between(cells: &[Cell]) -> Extent {
        let of = |coordinate: fn(&Cell) -> i8| {
            let all = || cells.iter().map(coordinate);
            (all().min().unwrap_or(0).into(), all().max().unwrap_or(0).into())
        };
        let ((west, east), (south, north)) = (of(|cell| cell.x), of(|cell| cell.y));
        Extent { west, east, south, north }
    }

    fn columns(self) -> i32 {
        self.east - self.west + 1
    }

    fn rows(self) -> i32 {
        self.north - self.south + 1
    }
}

/// The side of a cell when this city is drawn in `area`, before it is cropped.
pub(super) fn side_in(area: Rect, tiles: &BTreeMap<Cell, Tile>, cap: i32) -> i32 {
    let extent = Extent::of(tiles.keys());
    cap.min(area.w / extent.columns()).min(area.h / extent.rows())
}

impl Site {
    /// Fits a city and the cells of `focus` into `area`, each cell at most `cap` pixels wide.
    pub(super) fn fit(area: Rect, city: &City<'_>, cap: i32) -> Site {
        let extent = Extent::of(city.tiles.keys().chain(&city.focus));
        let must = Extent::between(&city.focus);
        let readable = city.second.as_ref().map_or(SMALLEST, |second| second.smallest);
        let smallest = readable.min(area.w / must.columns()).min(area.h / must.rows()).max(1);
        let side = cap.min(area.w / extent.columns()).min(area.h / extent.rows()).max(smallest);
        let columns = extent.columns().min(area.w / side);
        let rows = extent.rows().min(area.h / side);
        let keep = if city.focus.is_empty() { vec![Cell::FOUNTAIN] } else { city.focus.clone() };
        let (west, south) = window(extent, (columns, rows), city.tiles, &keep);
        Site {
            area,
            side,
            corner: Cell { x: west as i8, y: (south + rows - 1) as i8 },
            columns,
            rows,
            left: area.x + (area.w - columns * side) / 2,
            top: area.y + (area.h - rows * side) / 2,
        }
    }

    /// Where a cell lies in the picture, if the window shows it.
    pub(super) fn place(&self, cell: Cell) -> Option<Rect> {
        let column = i32::from(cell.x) - i32::from(self.corner.x);
        let row = i32::from(self.corner.y) - i32::from(cell.y);
        let shown = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
        shown.then(|| Rect::new(self.left + column * self.side, self.top + row * self.side, self.side, self.side))
    }

    /// Draws the city with stars on the empty cells around it; `taken` are empty cells that get something else.
    pub(super) fn draw(&self, brush: &mut Brush, city: &City<'_>, taken: &[Cell]) {
        self.draw_stars(brush, |cell| city.tiles.contains_key(&cell) || cell == Cell::FOUNTAIN || taken.contains(&cell));
        let places = || city.tiles.iter().filter_map(|(cell, tile)| Some((*cell, *tile, self.place(*cell)?)));
        let fountain = self.place(Cell::FOUNTAIN);
        for at in places().map(|it| it.2).chain(fountain) {
            brush.shadow(at, self.side * 6 / 100);
        }
        if let Some(at) = fountain {
            brush.sprite(city.start, at);
        }
        for (cell, tile, at) in places() {
            let bits = city.runs().filter(|it| it.0 == cell).map(|it| Walls::only(it.1).bits());
            piece::tile(brush, at, tile, Walls::from_bits(bits.fold(0, |all, bit| all | bit)));
        }
        for (cell, tile, at) in places() {
            if !modules::draw_figure(brush, at, cell, tile, city.tiles) {
                piece::price(brush, at, tile);
            }
        }
        if let Some(second) = &city.second
            && let Some(at) = second.start.and_then(|start| self.place(start))
        {
            let side = (self.side * 32 / 100).max(20);
            brush.sprite(second.badge, Rect::new(at.right() - side, at.bottom() - side, side, side));
        }
        self.draw_cut_edges(brush, city);
    }

    /// Stars on every empty cell of the grid that fits into the area.
    fn draw_stars(&self, brush: &mut Brush, taken: impl Fn(Cell) -> bool) {
        let radius = self.side / 5;
        let (west, north) = ((self.left - self.area.x) / self.side + 1, (self.top - self.area.y) / self.side + 1);
        let (east, south) = ((self.area.right() - self.left) / self.side + 1, (self.area.bottom() - self.top) / self.side + 1);
        for row in -north..south {
            for column in -west..east {
                let cell = Cell { x: self.corner.x + column as i8, y: self.corner.y - row as i8 };
                let (x, y) = (self.left + column * self.side + self.side / 2, self.top + row * self.side + self.side / 2);
                let around = Rect::new(x - radius, y - radius, 2 * radius, 2 * radius);
                let fits = around.x >= self.area.x
                    && around.y >= self.area.y
                    && around.right() <= self.area.right()
                    && around.bottom() <= self.area.bottom();
                if fits && !taken(cell) {
                    brush.star((x, y), radius, ink::GROUND_STAR, 20);
                }
            }
        }
    }

    /// At each edge of the window that cuts the city off: how many tiles lie beyond.
    fn draw_cut_edges(&self, brush: &mut Brush, city: &City<'_>) {
        let (west, north) = (self.corner.x, self.corner.y);
        let (east, south) = (west + self.columns as i8 - 1, north - self.rows as i8 + 1);
        let (right, bottom) = (self.left + self.columns * self.side, self.top + self.rows * self.side);
        let count = |beyond: &dyn Fn(&Cell) -> bool| city.tiles.keys().filter(|cell| beyond(cell)).count();
        let along = |length: i32, cell: &dyn Fn(i8) -> Cell| {
            free_place(length, |index| !city.tiles.contains_key(&cell(index as i8)) && cell(index as i8) != Cell::FOUNTAIN)
                * self.side
                / 2
        };
        let down = |x: i8| self.top + along(self.rows, &|row| Cell { x, y: north - row });
        let across = |y: i8| self.left + along(self.columns, &|column| Cell { x: west + column, y });
        let edges = [
            (count(&|cell| cell.x < west), (self.left, down(west)), (-1, 0)),
            (count(&|cell| cell.x > east), (right, down(east)), (1, 0)),
            (count(&|cell| cell.y > north && (west..=east).contains(&cell.x)), (across(north), self.top), (0, -1)),
            (count(&|cell| cell.y < south && (west..=east).contains(&cell.x)), (across(south), bottom), (0, 1)),
        ];
        for (beyond, (x, y), outwards) in edges {
            if beyond > 0 {
                let inner = self.area.grown(-14);
                let at = (x.clamp(inner.x + 14, inner.right() - 14), y.clamp(inner.y, inner.bottom()));
                brush.beyond(at, beyond, outwards);
            }
        }
    }

    /// Draws the cells a menu offers: dashed, with the faint walls of the tile that can stand there, which of several can,
    /// and the entry's number; on tiles of the city the number alone.
    pub(super) fn draw_marks(&self, brush: &mut Brush, city: &City<'_>, frame: &Frame, candidates: &Candidates<'_>) {
        for (cell, mark) in marked_cells(frame) {
            let Some(at) = self.place(cell) else { continue };
            let radius = (self.side * 27 / 100).clamp(23, 34);
            if city.tiles.contains_key(&cell) {
                let edge = self.side * 15 / 100;
                brush.badge((at.right() - radius - edge, at.bottom() - radius - edge), radius, mark);
                continue;
            }
            let inner = at.grown(-4);
            brush.rect(inner, 6, ink::PAPER);
            let fitting = candidates.fitting(cell);
            if let Some(first) = fitting.first().filter(|first| fitting.iter().all(|other| other.walls == first.walls)) {
                let border = set_art::of(first.kind.border()).border;
                first.walls.iter().for_each(|side| brush.turned(border, at, piece::turn_to(side), 32));
            }
            let small = self.side < 72;
            brush.dashed(inner, 6, ink::TURQUOISE, if small { 3 } else { 4 });
            if candidates.tiles.len() > 1 {
                self.draw_which(brush, at, &fitting);
            }
            brush.badge((at.middle(), at.centre()), radius, mark);
        }
    }

    /// In the corners of a cell, which of several tiles can stand there: at most four are placed in a turn.
    fn draw_which(&self, brush: &mut Brush, at: Rect, fitting: &[Tile]) {
        let side = self.side * 28 / 100;
        let (left, top) = (at.x + 9, at.y + 9);
        let (right, bottom) = (at.right() - 9 - side, at.bottom() - 9 - side);
        for (corner, tile) in [(left, top), (right, top), (left, bottom), (right, bottom)].into_iter().zip(fitting) {
            brush.sprite(&piece::kind_art(tile.kind), Rect::new(corner.0, corner.1, side, side));
        }
    }
}

impl Candidates<'_> {
    /// Those of the tiles that can stand on this cell.
    fn fitting(&self, cell: Cell) -> Vec<Tile> {
        self.tiles.iter().copied().filter(|tile| self.standing.check_add(cell, *tile).is_ok()).collect()
    }
}

/// The cells with a badge, with their numbers.
pub(super) fn marked_cells(frame: &Frame) -> impl Iterator<Item = (Cell, u16)> {
    let cell = |(spot, mark): &(Spot, u16)| if let Spot::Cell(cell) = spot { Some((*cell, *mark)) } else { None };
    frame.marks.iter().filter_map(cell).filter(|(_, mark)| *mark > 0)
}

/// The south-west corner of a window of so many columns and rows: the one that shows most of what is to be kept, then most
/// tiles, then what is kept nearest to its middle.
fn window(extent: Extent, (columns, rows): (i32, i32), tiles: &BTreeMap<Cell, Tile>, keep: &[Cell]) -> (i32, i32) {
    let corners = (extent.south..=extent.north - rows + 1)
        .flat_map(|south| (extent.west..=extent.east - columns + 1).map(move |west| (west, south)));
    let shown = |(west, south): (i32, i32), cell: &Cell| {
        (west..west + columns).contains(&cell.x.into()) && (south..south + rows).contains(&cell.y.into())
    };
    let off_centre = |(west, south): (i32, i32), cell: &Cell| {
        (2 * (i32::from(cell.x) - west) + 1 - columns).abs() + (2 * (i32::from(cell.y) - south) + 1 - rows).abs()
    };
    let merit = |corner: &(i32, i32)| {
        let kept = keep.iter().filter(|cell| shown(*corner, cell)).count();
        let seen = tiles.keys().filter(|cell| shown(*corner, cell)).count();
        (kept, seen, Reverse(keep.iter().map(|cell| off_centre(*corner, cell)).sum::<i32>()))
    };
    corners.max_by_key(merit).unwrap_or((extent.west, extent.south))
}

/// Where a tab hides least along an edge of so many cells, in half cells from its beginning: on the free cell nearest to
/// the middle, or else near the seam there.
fn free_place(length: i32, is_free: impl Fn(i32) -> bool) -> i32 {
    let free = (0..length).filter(|index| is_free(*index)).map(|index| 2 * index + 1);
    free.min_by_key(|half| (half - length).abs()).unwrap_or(length / 2 * 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long_city(length: i8) -> BTreeMap<Cell, Tile> {
        (1..=length).map(|x| (Cell { x, y: 0 }, "garden-10".parse().expect("a tile"))).collect()
    }

    #[test]
    fn a_small_city_is_drawn_whole_in_the_middle() {
        let tiles = long_city(2);
        let site = Site::fit(
            Rect::new(0, 0, 400, 300),
            &City { start: "", tiles: &tiles, run: &[], second: None, focus: Vec::new() },
            88,
        );
        assert_eq!(site.side, 88);
        assert_eq!(site.place(Cell::FOUNTAIN), Some(Rect::new(68, 106, 88, 88)));
    }

    #[test]
    fn a_city_too_long_to_read_is_cropped_around_what_changed() {
        let tiles = long_city(30);
        let focus = vec![Cell { x: 30, y: 0 }];
        let site = Site::fit(Rect::new(0, 0, 400, 300), &City { start: "", tiles: &tiles, run: &[], second: None, focus }, 88);
        assert_eq!(site.side, SMALLEST);
        assert!(site.place(Cell { x: 30, y: 0 }).is_some() && site.place(Cell::FOUNTAIN).is_none());
    }

    #[test]
    fn a_cropped_city_shows_as_many_tiles_as_it_can() {
        let row =
            |y: i8, xs: std::ops::RangeInclusive<i8>| xs.map(move |x| (Cell { x, y }, "garden-10".parse().expect("a tile")));
        let tiles: BTreeMap<Cell, Tile> = row(0, 1..=12).chain(row(1, 5..=9)).chain(row(-1, -9..=-9)).collect();
        let city = City { start: "", tiles: &tiles, run: &[], second: None, focus: Vec::new() };
        let site = Site::fit(Rect::new(0, 0, 10 * SMALLEST, 2 * SMALLEST), &city, 88);
        let shown = tiles.keys().filter(|cell| site.place(**cell).is_some()).count();
        assert_eq!(shown, 9 + 5, "nine beside the fountain and the five above them");
    }

    #[test]
    fn a_tab_lies_where_it_hides_least() {
        assert_eq!(free_place(5, |index| index == 3), 7);
        assert_eq!(free_place(5, |_| true), 5);
        assert_eq!(free_place(5, |_| false), 4);
    }

    #[test]
    fn without_a_change_the_fountain_stays_in_sight() {
        let tiles = long_city(30);
        let site = Site::fit(
            Rect::new(0, 0, 400, 300),
            &City { start: "", tiles: &tiles, run: &[], second: None, focus: Vec::new() },
            88,
        );
        assert!(site.place(Cell::FOUNTAIN).is_some());
    }
}
