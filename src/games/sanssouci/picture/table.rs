//! The table's picture: the market, the last turn, and every garden.
//!
//! With two seats the last turns are told below the gardens; with three the fourth place says what is still to come.

use pergola_engine::Seat;
use pergola_page as page;
use pergola_page::{BODY, BODY_BOLD, HEADING, Header, NAME, Page, TITLE, ink, number};
use pergola_render::{Anchor, Level, Part, Rect, Scene};
use pergola_text::Text;

use super::{Frame, garden::Site, head, piece, story::Turn};
use crate::{
    pieces::Colour,
    square::Square,
    view::{Stage, View},
    words::nouns,
};

const MARKET: Rect = Rect::new(50, 112, 254, 668);
const LAST: Rect = Rect::new(50, 794, 254, 334);
/// From one plate of the market to the next.
const PITCH: i32 = 119;
/// The height of a garden's header.
const HEADER: i32 = 66;

/// The place of a seat's panel, or of what stands in its stead.
const fn place(index: i32) -> Rect {
    Rect::new(318 + index % 2 * 626, 112 + index / 2 * 516, 612, 500)
}

/// Where the garden lies in a panel.
const fn site(panel: Rect) -> Site {
    Site { x: panel.x + 8, y: panel.y + 76, cell: 57, labels: 42, bonuses: 40, terrace: 67 }
}

/// The table's picture.
pub(super) fn picture(view: &View, frame: &Frame) -> Scene<Text> {
    let supply = Text::new("sanssouci-picture-supply").number("supply", view.supply);
    let head = head(view, frame, Text::new("sanssouci-title")).variant(subtitle(view)).footer(supply);
    head.table(frame, |page| panels(page, view, frame))
}

fn panels(page: &mut Page, view: &View, frame: &Frame) {
    let turn = Turn::last(frame);
    market(page, view, &turn);
    last_turn(page, view, &turn);
    let seats = view.gardens.len() as u8;
    for seat in Seat::all(seats) {
        garden(page, view, frame, seat);
    }
    highlights(page, &turn);
    match seats {
        2 => turns(page, frame),
        3 => to_come(page, view),
        _ => {}
    }
}

/// The parts of the picture: the market, and everybody's garden.
pub(super) fn parts(view: &View) -> Vec<(Text, Rect)> {
    let market = (Text::new("sanssouci-picture-market"), MARKET.grown(8));
    let gardens = Seat::all(view.gardens.len() as u8).zip(0..).map(|(seat, at)| (page::seat_name(seat), place(at).grown(6)));
    [market].into_iter().chain(gardens).collect()
}

/// What is played, and how far it is.
fn subtitle(view: &View) -> Text {
    let id = if view.expansion { "sanssouci-picture-expansion" } else { "sanssouci-picture-gardens" };
    let stage = match (view.stage, view.round) {
        (Stage::Over, _) => Text::new("sanssouci-picture-over"),
        (_, Some(round)) => Text::new("sanssouci-picture-round").number("round", round),
        (Stage::Sides, None) => Text::new("sanssouci-picture-sides"),
        (_, None) => Text::new("sanssouci-picture-boards"),
    };
    Text::new(id).text("stage", stage)
}

/// Five plates of two tiles, each in the colour of its row.
fn market(page: &mut Page, view: &View, turn: &Turn) {
    page.board.panel(MARKET);
    page.board.write(HEADING.middle(), MARKET.middle(), MARKET.y + 32, Text::new("sanssouci-picture-market"));
    for (row, colour) in (0..).zip(Colour::MARKET) {
        let plate = Rect::new(MARKET.x + 12, MARKET.y + 62 + row * PITCH, 230, 111);
        piece::plate(&mut page.board, plate, colour);
        let writing = if colour == Colour::Fuchsia { ink::WHITE } else { ink::NIGHT };
        page.board.number(NAME.color(writing).middle(), plate.x + 31, plate.centre(), view.row(colour).noble);
        for side in 0..2 {
            let at = Rect::new(plate.x + 50 + side * 88, plate.y + 13, 84, 84);
            let index = 2 * row + side;
            if let Some(symbol) = view.market[index as usize] {
                page.ink.shadow(at, 9);
                piece::tile(&mut page.ink, at, symbol);
            } else {
                page.ink.dashed(at.grown(-6), 9, ink::mix(super::paint(colour), ink::NIGHT, 45), 3);
            }
            if turn.laid.is_some_and(|laid| i32::from(laid.market) == index) {
                page.ink.outline(at, 11, ink::WHITE, 9);
                page.ink.outline(at, 11, ink::ATTENTION, 6);
            }
        }
    }
}

/// Who laid which tile, and which noble moved for how many points.
fn last_turn(page: &mut Page, view: &View, turn: &Turn) {
    page.board.panel(LAST);
    page.board.rect(LAST.grown(-2), 12, ink::INSET);
    let Some(seat) = turn.seat else {
        page.ink.write(BODY.color(ink::MUTED).middle(), LAST.middle(), LAST.centre() - 20, Text::new("sanssouci-picture-first"));
        let start = view.actor.map(page::seat_name);
        start.into_iter().for_each(|name| page.ink.write(NAME.middle().room(220), LAST.middle(), LAST.centre() + 22, name));
        return;
    };
    page.ink.sprite(&page::seat_chip(seat), Rect::new(LAST.x + 18, LAST.y + 22, 44, 44));
    page.ink.write(NAME.room(160), LAST.x + 78, LAST.y + 44, page::seat_name(seat));
    let Some(laid) = turn.laid else {
        page.ink.write(BODY.color(ink::MUTED), LAST.x + 24, LAST.y + 112, Text::new("sanssouci-picture-chose"));
        return;
    };
    let at = Rect::new(LAST.x + 20, LAST.y + 92, 80, 80);
    page.ink.shadow(at, 9);
    if laid.gardener {
        page.ink.sprite("sanssouci/tile_gardener", at);
    } else {
        piece::tile(&mut page.ink, at, laid.tile.symbol());
    }
    page.ink.write(BODY, at.right() + 14, at.centre() - 19, nouns::colour(laid.at.colour()));
    page.ink.write(BODY.color(ink::MUTED).room(136), at.right() + 14, at.centre() + 19, nouns::symbol(laid.at.symbol()));
    if laid.mark != 0 {
        let points = piece::signed(laid.mark);
        page.ink.write(TITLE.size(48).color(ink::ATTENTION).right(), LAST.right() - 20, at.bottom() + 26, points);
    }
    let Some((noble, _, points)) = turn.moved else {
        page.ink.write(BODY.color(ink::MUTED), LAST.x + 24, LAST.y + 252, Text::new("sanssouci-picture-no-noble"));
        return;
    };
    let at = Rect::new(LAST.x + 14, LAST.y + 214, 92, 92);
    page.ink.sprite(&format!("sanssouci/noble_{}", seat.0 + 1), at);
    page.ink.sprite(&format!("sanssouci/symbol_{noble}"), Rect::new(at.right() + 8, at.y + 26, 56, 56));
    let style = TITLE.color(ink::ATTENTION).right();
    page.ink.write(style, LAST.right() - 18, at.centre() + 8, Text::new("picture-more").number("number", points));
}

/// A seat's panel with its garden.
fn garden(page: &mut Page, view: &View, frame: &Frame, seat: Seat) {
    let at = place(seat.0.into());
    let garden = &view.gardens[seat.index()];
    let leads = page::leads(garden.score.into(), view.gardens.iter().map(|it| it.score.into()));
    let signs: &[&str] = if leads { &["common/lead"] } else { &[] };
    let to_act = frame.to_act.contains(seat);
    page.seat_panel(at, &Header { seat, score: garden.score.into(), gain: None, to_act, signs, height: HEADER });
    let site = site(at);
    site.ground(&mut page.board, &view.rows);
    site.contents(&mut page.ink, seat, garden, &view.rows);
    let gardeners = garden.gardeners.len();
    let x = at.x + if to_act { 360 } else { 390 };
    piece::gardeners(&mut page.ink, (x, at.y + HEADER / 2 + 1), gardeners, page::band_ink(seat));
}

/// Rings where the last tile and noble lie, with the turn's number and what it brought.
fn highlights(page: &mut Page, turn: &Turn) {
    let (Some(seat), Some(laid)) = (turn.seat, turn.laid) else { return };
    let site = site(place(seat.0.into()));
    let goal = turn.moved.map(|(noble, row, _)| Square::at(row, noble));
    for square in [Some(laid.at), goal].into_iter().flatten() {
        let at = site.square(square);
        page.ink.outline(at, 9, ink::WHITE, 8);
        page.ink.outline(at, 9, ink::ATTENTION, 5);
    }
    let at = site.square(laid.at);
    page.ink.sprite(&page::seat_chip(seat), Rect::new(at.x - 14, at.y - 14, 34, 34));
    if turn.points() != 0 {
        let at = goal.map_or(at, |goal| site.square(goal));
        piece::turn_badge(&mut page.ink, (at.right() - 2, at.y), piece::signed(turn.points()));
    }
}

/// With two seats: the turns since the viewer's own, newest first.
fn turns(page: &mut Page, frame: &Frame) {
    let at = Rect { w: 1238, ..place(2) };
    page.board.panel(at);
    page.board.write(HEADING, at.x + 28, at.y + 42, Text::new("sanssouci-picture-turns"));
    for (row, told) in (0..6).zip(frame.turns.iter().rev()) {
        let middle = at.y + 106 + row * 66;
        let turn = Turn::of(Some(told.seat), &told.events);
        let mut parts = page::seat_parts(told.seat, 42, 12, BODY_BOLD, 240);
        parts.push(Part::Gap(24));
        match turn.laid {
            None => parts.push(BODY.color(ink::MUTED).part(Text::new("sanssouci-picture-chose"), None)),
            Some(laid) => {
                let shown = if laid.gardener { "gardener".to_owned() } else { format!("symbol_{}", laid.tile.symbol()) };
                parts.extend([Part::Sprite { name: format!("sanssouci/{shown}"), size: 46 }, Part::Gap(10)]);
                parts.push(BODY.part(nouns::square(laid.at), None));
            }
        }
        if let Some((noble, row, _)) = turn.moved {
            parts.extend([Part::Gap(28), Part::Sprite { name: format!("sanssouci/noble_{}", told.seat.0 + 1), size: 46 }]);
            parts.extend([Part::Gap(10), BODY.part(nouns::square(Square::at(row, noble)), None)]);
        }
        if turn.points() != 0 {
            parts.extend([Part::Gap(20), NAME.color(ink::ATTENTION).part(piece::signed(turn.points()), None)]);
        }
        page.ink.run(parts, (at.x + 28, middle), Level::Middle, Anchor::Left, 1180, None);
    }
}

/// With three seats: how long it goes on, and what the end pays.
fn to_come(page: &mut Page, view: &View) {
    let at = place(3);
    page.board.panel(at);
    page.board.write(HEADING, at.x + 28, at.y + 42, Text::new("sanssouci-picture-to-come"));
    let left = view.gardens.iter().map(|garden| garden.hand + garden.pile).max().unwrap_or(0);
    let lines = [
        ("sanssouci-picture-turns-left", i64::from(left)),
        ("sanssouci-picture-tiles-left", i64::from(view.supply)),
        ("sanssouci-picture-column-pays", view.columns.iter().copied().max().unwrap_or(0).into()),
    ];
    for (row, (id, count)) in (0..).zip(lines) {
        let middle = at.y + 116 + row * 68;
        page.ink.write(TITLE.size(48), at.x + 28, middle, number(count));
        page.ink.write(BODY.color(ink::MUTED), at.x + 110, middle, Text::of(id).number("count", count));
    }
    page.board.write(BODY.color(ink::MUTED), at.x + 28, at.y + 330, Text::new("sanssouci-picture-rows-pay"));
    for (column, colour) in (0..).zip(Colour::MARKET) {
        let plate = Rect::new(at.x + 28 + column * 112, at.y + 366, 104, 100);
        piece::plate(&mut page.board, plate, colour);
        let writing = if colour == Colour::Fuchsia { ink::WHITE } else { ink::NIGHT };
        page.board.number(TITLE.size(48).color(writing).middle(), plate.middle(), plate.centre(), view.row(colour).full);
    }
}
