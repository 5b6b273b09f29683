//! A seat's own picture: its garden with the squares its menu numbers, its cards and its missions.

use pergola_engine::Seat;
use pergola_page::{BODY, Brush, COUNT, HEADING, Page, TITLE, ink, number};
use pergola_render::{Anchor, Level, Part, Rect, Scene};
use pergola_text::Text;

use super::{Frame, cards, garden::Site, own_head, piece, story::Turn};
use crate::{
    pieces::Symbol,
    view::{Stage, View},
    words::Spot,
};

const PLAN: Site = Site { x: 66, y: 116, cell: 104, labels: 66, bonuses: 66, terrace: 104 };
/// The strip of cards below a garden.
const STRIP: Rect = Rect::new(50, 862, 1100, 268);
/// The height of a card there, and from one to the next.
const CARD: i32 = STRIP.h - 76;
const GAP: i32 = 14;
/// The width of the panel of two cards.
const PANEL: i32 = 2 * piece::card_width(CARD) + 54;

/// A seat's own picture.
pub(super) fn picture(view: &View, frame: &Frame, seat: Seat) -> Scene<Text> {
    let head = own_head(view, frame, "sanssouci-picture-yours");
    if cards::are_asked(frame) {
        return head.variant(so_far(view, seat)).personal(frame, |page| cards::panels(page, view, frame, seat));
    }
    head.personal(frame, |page| panels(page, view, frame, seat))
}

fn panels(page: &mut Page, view: &View, frame: &Frame, seat: Seat) {
    let garden = &view.gardens[seat.index()];
    PLAN.ground(&mut page.board, &view.rows);
    banners(&mut page.ink, PLAN, missions(view, seat));
    PLAN.contents(&mut page.ink, seat, garden, &view.rows);
    let turn = Turn::last(frame);
    if turn.seat == Some(seat)
        && let Some(laid) = turn.laid
    {
        let at = PLAN.square(laid.at).grown(-2);
        page.ink.outline(at, 9, ink::WHITE, 11);
        page.ink.outline(at, 9, ink::ATTENTION, 7);
    }
    PLAN.badges(&mut page.ink, frame, garden);
    strip(page, view, frame, seat);
    sum(page, view, frame, seat, &turn);
}

/// Points and round, where there is no room for more.
fn so_far(view: &View, seat: Seat) -> Text {
    let score = view.gardens[seat.index()].score;
    let text = Text::new("sanssouci-picture-so-far").number("points", score).number("rounds", i64::from(view.round.is_some()));
    text.text("round", Text::new("sanssouci-picture-in-round").number("round", view.round.unwrap_or_default()))
}

/// What a mission pays where its noble stands now.
pub(super) fn pays(view: &View, seat: Seat, mission: Symbol) -> u8 {
    let row = view.gardens[seat.index()].nobles[mission as usize];
    row.map_or(0, |row| view.row(row).noble)
}

/// The viewer's missions; everybody's are open at the end.
pub(super) fn missions(view: &View, seat: Seat) -> &[Symbol] {
    view.missions.as_deref().or(view.gardens[seat.index()].missions.as_deref()).unwrap_or_default()
}

/// A banner on the terrace over each column of a mission.
pub(super) fn banners(brush: &mut Brush, site: Site, missions: &[Symbol]) {
    for mission in missions {
        let x = site.x + site.labels + *mission as i32 * site.cell + 4;
        brush.sprite("sanssouci/mission_banner", Rect::new(x, site.y, 26, 41));
    }
}

/// Hand and missions; a card played in this turn stays until the hand is filled up.
pub(super) fn strip(page: &mut Page, view: &View, frame: &Frame, seat: Seat) {
    let hand = Rect { w: PANEL, ..STRIP };
    let own = hand.moved(PANEL + GAP, 0);
    for (panel, heading) in [(hand, "sanssouci-picture-hand"), (own, "sanssouci-picture-missions")] {
        page.board.panel(panel);
        page.board.write(HEADING.middle(), panel.middle(), panel.y + 34, Text::of(heading));
    }
    let place = |panel: Rect, index: usize| (panel.x + 20 + index as i32 * (piece::card_width(CARD) + GAP), panel.y + 60);
    let cards = view.hand.as_deref().unwrap_or_default();
    for (index, card) in cards.iter().enumerate() {
        let (x, y) = place(hand, index);
        piece::card(&mut page.ink, (x, y), CARD, *card, view);
        if let Some(mark) = frame.mark(&Spot::Card(*card)) {
            piece::badge(&mut page.ink, (x + piece::card_width(CARD) - 14, y + 14), mark);
        }
    }
    let is_running = matches!(view.stage, Stage::Move | Stage::Moved) && view.actor == Some(seat);
    if let Some(played) = view.gardens[seat.index()].played.last().filter(|_| is_running) {
        let (x, y) = place(hand, cards.len());
        let at = Rect::new(x, y, piece::card_width(CARD), CARD);
        piece::card(&mut page.ink, (x, y), CARD, *played, view);
        page.ink.sheer(at.grown(-4), 10, ink::IVORY, 62);
        page.ink.sprite("sanssouci/check", Rect::new(at.middle() - 32, at.centre() - 32, 64, 64));
    }
    for (index, mission) in missions(view, seat).iter().enumerate() {
        piece::mission(&mut page.ink, place(own, index), CARD, *mission, pays(view, seat, *mission));
    }
}

/// What is left beside hand and missions.
pub(super) const fn beside_the_strip() -> Rect {
    let left = STRIP.x + 2 * (PANEL + GAP);
    Rect { x: left, w: STRIP.right() - left, ..STRIP }
}

/// Points, gardeners, and what the present turn has brought.
fn sum(page: &mut Page, view: &View, frame: &Frame, seat: Seat, turn: &Turn) {
    let at = beside_the_strip();
    page.board.panel(at);
    page.board.rect(at.grown(-2), 12, ink::INSET);
    let garden = &view.gardens[seat.index()];
    let mut parts = vec![TITLE.part(number(garden.score), None), Part::Gap(16)];
    let points = Text::new("sanssouci-picture-points").number("points", garden.score);
    parts.push(BODY.color(ink::MUTED).part(points, None));
    page.ink.run(parts, (at.x + 28, at.y + 58), Level::Middle, Anchor::Left, at.w as u32 - 56, None);
    page.board.rect(Rect::new(at.x + 24, at.y + 102, at.w - 48, 2), 0, ink::SAND_EDGE);
    let count = garden.gardeners.len();
    piece::gardeners(&mut page.ink, (at.x + 24, at.y + 148), count, ink::NIGHT);
    let gardeners = Text::new("sanssouci-picture-gardeners").number("count", count as i64);
    page.ink.write(BODY.color(ink::MUTED), at.x + 116, at.y + 148, gardeners);
    if frame.to_act.contains(seat) && turn.seat == Some(seat) && turn.laid.is_some() {
        let ring = Rect::new(at.x + 28, at.y + 192, 42, 42);
        page.ink.outline(ring, 8, ink::ATTENTION, 6);
        page.ink.write(BODY.color(ink::MUTED), at.x + 88, at.y + 214, Text::new("sanssouci-picture-laid"));
        if turn.points() != 0 {
            let style = COUNT.color(ink::ATTENTION).right();
            page.ink.write(style, at.right() - 24, at.y + 214, piece::signed(turn.points()));
        }
    } else if let Some(round) = view.round {
        let text = Text::new("sanssouci-picture-round").number("round", round);
        page.ink.write(BODY.color(ink::MUTED), at.x + 28, at.y + 214, text);
    }
}
