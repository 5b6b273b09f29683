//! A seat's own picture: its garden with the places its menu numbers, what it can choose from, and how it stands.
//!
//! While a card is being chosen the display is large, afterwards the garden. While level 1 is incomplete every column the
//! garden can still come to have is shown, and a bar below for each way it can come to lie; the irrigation card beside the
//! points has the layout.

use pergola_engine::Seat;
use pergola_page::{BODY, COUNT, HEADING, Page, SCORE, ink};
use pergola_render::{Anchor, Level, Part, Rect, Scene};
use pergola_text::Text;

use super::{
    Frame, LastTurn, counted,
    garden::{Bricks, possible_ends, shown_ends},
    gardeners, head, layout_sign, mark, piece, round, table,
};
use crate::{
    Spot,
    pieces::{Bonus, Column, Feature, Flower, GardenCard, Item},
    place::LEVELS,
    view::{SeatView, View},
};

/// Where the garden and the display lie, and how large a card of the display is.
struct Layout {
    garden: Rect,
    display: Rect,
    /// The side of a card, and from one to the next, to the right and down.
    card: (i32, i32, i32),
}

/// While the places of the garden are what matters.
const GARDEN: Layout =
    Layout { garden: Rect::new(65, 122, 1070, 646), display: Rect::new(50, 788, 644, 342), card: (74, 80, 80) };
/// While a card, a column or an enhancement is being chosen: cards so large that they are told apart on a phone, with room for
/// a badge beside each.
const DISPLAY: Layout =
    Layout { garden: Rect::new(812, 122, 338, 704), display: Rect::new(50, 112, 750, 724), card: (168, 222, 176) };
/// What lies below the large display, and how large an enhancement is there.
const SALE: Rect = Rect::new(50, 850, 690, 280);
const ON_SALE: i32 = 168;
/// Where it is said how the seat stands.
const STANDING: Rect = Rect::new(754, 850, 396, 280);
/// The same where the garden is large.
const STANDING_BELOW: Rect = Rect::new(708, 788, 442, 342);
/// A column's badge.
const BADGE: i32 = 27;

/// A seat's own picture.
pub(super) fn picture(view: &View, frame: &Frame, seat: Seat) -> Scene<Text> {
    let head = head(view, frame, "hanging-gardens-picture-garden").variant(round(view));
    let chooses = |(spot, mark): &(Spot, u16)| *mark > 0 && matches!(spot, Spot::Column(_) | Spot::Card(..) | Spot::Tile(_));
    let (layout, below) = if frame.marks.iter().any(chooses) { (DISPLAY, STANDING) } else { (GARDEN, STANDING_BELOW) };
    head.footer(Text::new("hanging-gardens-title")).personal(frame, |page| {
        garden(page, view, frame, seat, &layout);
        choices(page, view, frame, &layout);
        standing(page, below, view, frame, seat);
    })
}

/// The garden on a plate for each level, with open places numbered.
fn garden(page: &mut Page, view: &View, frame: &Frame, seat: Seat, layout: &Layout) {
    let own = &view.seats[seat.index()];
    let area = layout.garden;
    let (is_open, first) = (!own.is_fixed(), own.cards.is_empty());
    // Beside a large display the garden is as wide as it is, below it as wide as it can come to be.
    let is_small = area.x == DISPLAY.garden.x;
    let ends = if is_small || first { shown_ends(own) } else { possible_ends(own) };
    let room = if is_open { Rect { h: area.h - 70, ..area } } else { area };
    let bricks = Bricks::within(room, ends, 206, 10);
    for level in 1..=LEVELS {
        let Some(plate) = bricks.shelf(own, level).map(|shelf| shelf.grown(8)) else { continue };
        page.ink.rect(plate, 16, ink::SAND_EDGE);
        page.ink.rect(plate.grown(-2), 14, ink::SAND);
        if plate.x > area.x + 50 {
            page.ink.number(COUNT.size(48).color(ink::RANK).right(), plate.x - 14, plate.centre(), level);
        }
    }
    bricks.draw(&mut page.ink, own);
    if is_open && !first && !is_small {
        ways(page, &bricks, own);
    }
    let last = LastTurn::own(frame);
    for place in last.iter().flat_map(LastTurn::places).filter(|place| frame.mark(&Spot::Place(*place)).is_none()) {
        page.ink.ring(bricks.at(place).grown(-2));
    }
    let radius = (bricks.side() / 6).clamp(BADGE, 34);
    for (place, number) in frame.marks.iter().filter_map(|(spot, mark)| match spot {
        Spot::Place(place) => Some((*place, *mark)),
        _ => None,
    }) {
        let at = bricks.at(place);
        if own.laid().has(place) {
            page.ink.outline(at.grown(1), 10, ink::NIGHT, 8);
            page.ink.outline(at.grown(1), 10, ink::SAFFRON, 5);
            // A card that can be enhanced has nothing in its middle.
            piece::badge(&mut page.ink, (at.middle(), at.y + at.h * 46 / 100), radius, number);
        } else {
            page.ink.rect(at.grown(2), 12, ink::NIGHT);
            page.ink.rect(at, 11, ink::SAFFRON);
            page.ink.rect(at.grown(-5), 8, ink::PAPER);
            piece::badge(&mut page.ink, (at.middle(), at.centre()), radius, number);
        }
    }
}

/// A bar below level 1 for each way in which it can still come to lie.
fn ways(page: &mut Page, bricks: &Bricks, own: &SeatView) {
    let beginnings = own.laid().beginnings();
    let level = bricks.level(1);
    let (pitch, wide) = (bricks.side() + 10, bricks.side() * 5 + 40);
    let step = 58 / (beginnings.end() - beginnings.start() + 1).max(1) as i32;
    for (row, _) in (0..).zip(beginnings) {
        let bar = Rect::new(level.x + row * pitch, level.bottom() + 16 + row * step.min(16), wide, 8);
        page.ink.rect(bar, 4, piece::WATER);
        for end in [bar.x, bar.right() - 6] {
            page.ink.rect(Rect::new(end, bar.y - 5, 6, 18), 3, piece::WATER);
        }
    }
}

/// The display and what can be chosen of it; the chosen card in large, or the enhancements on sale.
fn choices(page: &mut Page, view: &View, frame: &Frame, layout: &Layout) {
    let panel = layout.display;
    page.board.panel(panel);
    if !frame.marks.is_empty() {
        page.ink.outline(panel, 14, ink::ATTENTION, 6);
    }
    let (side, across, pitch) = layout.card;
    let place = |column: Column, level: i32| {
        let inset = (panel.h - 4 * pitch + pitch - side) / 2;
        Rect::new(panel.x + 62 + inset + column as i32 * across, panel.y + inset + (3 - level) * pitch, side, side)
    };
    for (level, cost) in (0..).zip(view.tool_costs) {
        let middle = place(Column::Left, level).centre();
        let left = place(Column::Left, level).x - 48;
        page.board.number(COUNT.size(30).right(), left, middle, cost);
        page.board.sprite(&piece::art("tool"), Rect::new(left + 2, middle - 14, 28, 28));
    }
    // While something is chosen, a ring is around what the menu has led to.
    let revealed = LastTurn::own(frame).filter(|_| frame.marks.is_empty()).and_then(|last| last.revealed);
    let mut chosen = None;
    for (column, shown) in Column::ALL.iter().zip(&view.columns) {
        let is_chosen = frame.mark(&Spot::Column(*column)) == Some(0);
        for (level, card) in (0..).zip(&shown.cards) {
            let at = place(*column, level);
            let Some(card) = card else {
                piece::bare(&mut page.ink, at);
                continue;
            };
            piece::displayed(&mut page.ink, at, card);
            let spot = Spot::Card(*column, level as u8 + 1);
            if let Some(number) = mark(frame, spot) {
                piece::badge(&mut page.ink, (at.right() + 28, at.centre()), BADGE, number);
            }
            if frame.mark(&spot) == Some(0) {
                page.ink.point_out(|brush| brush.ring(at));
                chosen = Some(card);
            }
        }
        let whole = Rect { h: 3 * pitch + side, ..place(*column, 3) };
        if let Some(number) = mark(frame, Spot::Column(*column)) {
            page.ink.outline(whole.grown(3), 12, ink::SAFFRON, 4);
            piece::badge(&mut page.ink, (whole.right() + 28, whole.centre()), BADGE, number);
        } else if is_chosen {
            page.ink.outline(whole.grown(2), 10, ink::ATTENTION, 4);
        } else if revealed == Some(*column) {
            page.ink.ring(place(*column, 3).grown(-2));
        }
    }
    if panel != GARDEN.display {
        page.board.panel(SALE);
        page.board.write(HEADING, SALE.x + 24, SALE.y + 32, Text::new("hanging-gardens-picture-enhancements"));
        return enhancements(page, (SALE.x + 16, SALE.y + 60), (224, 0), view, frame);
    }
    let aside = Rect::new(panel.x + 320, panel.y, panel.w - 320, panel.h);
    match chosen {
        Some(card) => chosen_card(page, aside, view, card),
        None => enhancements(page, (aside.x + 14, aside.y + 16), (0, 108), view, frame),
    }
}

/// A card in large, with what its parts are worth.
fn chosen_card(page: &mut Page, at: Rect, view: &View, card: &GardenCard) {
    let large = Rect::new(at.x + 14, at.y + 20, 150, 150);
    piece::displayed(&mut page.ink, large, card);
    page.ink.write(HEADING.size(32), large.right() + 14, at.y + 40, Text::new("hanging-gardens-picture-card-1"));
    page.ink.write(HEADING.size(32), large.right() + 14, at.y + 78, Text::new("hanging-gardens-picture-card-2"));
    let mut lines: Vec<(String, Text)> = Vec::new();
    match card.feature {
        Feature::Empty => {}
        Feature::Tree(tree) => {
            lines.push((piece::item(Item::Tree(tree)), table::dotted(&view.points.trees[tree as usize])));
        }
        Feature::Animal(animal) => {
            let points = &view.points.animals[animal as usize];
            lines.push((
                piece::item(Item::Animal(animal)),
                Text::new("hanging-gardens-picture-levels").text("points", table::dotted(points)),
            ));
        }
        Feature::Visitor(visitor) => {
            let points = view.points.visitors[visitor as usize].points;
            lines.push((piece::art(visitor.key()), Text::new("hanging-gardens-picture-visitor").number("points", points)));
        }
    }
    if let Some(flower) = Flower::ALL.iter().find(|flower| card.flowers[**flower as usize] > 0) {
        lines.push((piece::item(Item::Flower(*flower)), Text::new("hanging-gardens-picture-each-flowers")));
    }
    if card.irrigated {
        lines.push((piece::item(Item::Water), Text::new("hanging-gardens-picture-channels")));
    }
    if let Some(bonus) = card.bonus {
        let id = if bonus == Bonus::Crown { "hanging-gardens-picture-marker" } else { "hanging-gardens-picture-as-level" };
        lines.push((piece::item(Item::Bonus(bonus)), Text::of(id)));
    }
    for (row, (name, text)) in (0..).zip(lines) {
        let middle = at.y + 196 + row * 40;
        page.ink.sprite(&name, Rect::new(at.x + 14, middle - 18, 36, 36));
        page.ink.write(BODY.size(26).room((at.w - 62 - 14).unsigned_abs()), at.x + 62, middle, text);
    }
}

/// The enhancements on sale, one below the other or side by side, numbered where they can be bought.
fn enhancements(page: &mut Page, first: (i32, i32), pitch: (i32, i32), view: &View, frame: &Frame) {
    for (index, stack) in (0..).zip(&view.stacks) {
        let is_row = pitch.1 == 0;
        let side = if is_row { ON_SALE } else { 96 };
        let tile = Rect::new(first.0 + index * pitch.0, first.1 + index * pitch.1, side, side);
        // What it costs and how many are left: beside the tile, or below it.
        let (x, middle) = if is_row { (tile.x, tile.bottom() + 27) } else { (tile.right() + 14, tile.centre()) };
        page.ink.sprite(&piece::art("coin"), Rect::new(x, middle - 19, 38, 38));
        page.ink.number(COUNT, x + 44, middle, stack.price);
        let left = Text::new("hanging-gardens-picture-left").number("count", stack.left);
        page.ink.write(BODY.size(26).color(ink::MUTED), x + 82, middle, left);
        let Some(top) = &stack.top else {
            piece::bare(&mut page.ink, tile);
            continue;
        };
        piece::enhancement(&mut page.ink, tile, top);
        match frame.mark(&Spot::Tile(top.tile)) {
            Some(0) => page.ink.point_out(|brush| brush.ring(tile)),
            Some(number) => piece::badge(&mut page.ink, (tile.right() + 27, tile.centre()), BADGE - 3, number),
            None => {}
        }
    }
}

/// Points, means, the irrigation card and the objectives.
fn standing(page: &mut Page, panel: Rect, view: &View, frame: &Frame, seat: Seat) {
    let own = &view.seats[seat.index()];
    let low = panel.h < 300;
    page.board.panel(panel);
    let total = i64::from(own.points.total());
    page.ink.number(SCORE, panel.x + 24, panel.y + 52, total);
    let after = panel.x + 24 + if total > 9 { 62 } else { 38 };
    let points =
        if own.is_fixed() || own.cards.is_empty() { "hanging-gardens-picture-sum" } else { "hanging-gardens-picture-sum-up-to" };
    page.ink.write(BODY.color(ink::MUTED).room(190), after, panel.y + 52, Text::of(points));
    layout_sign(&mut page.ink, own, (panel.right() - 148, panel.y + if low { 8 } else { 14 }), if low { 21 } else { 23 });
    page.board.rect(Rect::new(panel.x + 20, panel.y + if low { 88 } else { 104 }, panel.w - 40, 2), 0, ink::SAND_EDGE);
    let middle = panel.y + if low { 124 } else { 152 };
    counted(&mut page.ink, "coin", (panel.x + 20, middle), 52, own.gold);
    counted(&mut page.ink, "tool", (panel.x + 138, middle), 52, own.tools);
    gardeners(&mut page.ink, seat, (panel.x + 246, middle), 46, own.gardeners);
    if view.first == seat {
        page.ink.sprite(&piece::art("first_player"), Rect::new(panel.right() - 56, middle - 22, 44, 44));
    }
    page.board.rect(Rect::new(panel.x + 20, panel.y + if low { 160 } else { 200 }, panel.w - 40, 2), 0, ink::SAND_EDGE);
    let is_first = view.first == seat;
    if is_first {
        let text = BODY.size(26).color(ink::MUTED).part(Text::new("hanging-gardens-picture-one-less"), None);
        let crown = Part::Sprite { name: piece::art("first_player"), size: 32 };
        let at = (panel.middle(), panel.y + if low { 180 } else { 222 });
        page.ink.run(vec![crown, Part::Gap(8), text], at, Level::Middle, Anchor::Middle, panel.w as u32 - 24, None);
    }
    let (side, top) = match (low, is_first) {
        (true, true) => (44, 198),
        (true, false) => (56, 170),
        (false, true) => (50, 242),
        (false, false) => (56, 216),
    };
    let last = LastTurn::own(frame);
    for (slot, objective) in (0..).zip(&view.objectives) {
        let middle = panel.x + 58 + slot * ((panel.w - 116) / 3);
        let sign = Rect::new(middle - side / 2, panel.y + top, side, side);
        page.ink.sprite(&piece::item(objective.objective.item), sign);
        let needed = view.needed(seat, &objective.objective);
        let count = Text::new("hanging-gardens-picture-have").number("have", own.best[slot as usize]).number("needed", needed);
        page.ink.write(BODY.middle(), middle, panel.bottom() - if low || is_first { 24 } else { 36 }, count);
        if objective.is_done_by(seat) {
            let name = piece::art(&format!("objective_marker_{seat}"));
            page.ink.sprite(&name, Rect::new(sign.right() - 18, sign.y - 8, 36, 36));
        }
        let spot = Spot::Objective(objective.objective.objective);
        if last.as_ref().is_some_and(|last| last.completed.contains(&spot)) {
            page.ink.ring(sign);
        }
        if let Some(number) = mark(frame, spot) {
            piece::badge(&mut page.ink, (sign.x - 20, sign.y + 24), BADGE, number);
        }
    }
}
