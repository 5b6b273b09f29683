//! A seat's own money.

use std::collections::BTreeMap;

use pergola_engine::Seat;
use pergola_page::{BODY, COUNT, HEADING, Page, ink};
use pergola_render::Rect;
use pergola_text::Text;

use super::{frame::Frame, lit::Lit, modules, piece};
use crate::{
    money::Cards,
    pieces::{Currency, Money},
    view::View,
};

/// A panel wider than this has the names of the currencies, and its groups are wider than high.
const WIDE: i32 = 700;
/// The widths of cards, the widest first.
const WIDTHS: [i32; 9] = [114, 92, 78, 66, 56, 48, 40, 34, 30];

/// A group for each currency.
pub(super) fn draw(page: &mut Page, panel: Rect, (view, frame): (&View, &Frame), seat: Seat) {
    page.board.panel(panel);
    let is_wide = panel.w > WIDE;
    if is_wide || modules::cards(view, seat) < 2 {
        page.ink.write(HEADING, panel.x + 16, panel.y + 29, Text::new("alhambra-picture-your-money"));
    }
    let Some(hand) = &view.seats[seat.index()].hand else { return };
    let count = Text::new("alhambra-picture-card-count").number("count", hand.len() + modules::cards(view, seat));
    modules::draw_cards(&mut page.ink, (panel.right() - 170, panel.y + 29), view, seat);
    page.ink.write(BODY.color(ink::MUTED).right(), panel.right() - 16, panel.y + 29, count);
    let lit = Lit::of(view, frame);
    for currency in Currency::ALL {
        let (pitch, w) = if is_wide { (273, 265) } else { (132, 125) };
        let group = Rect::new(panel.x + 14 + currency.index() as i32 * pitch, panel.y + 54, w, panel.h - 66);
        purse(page, group, currency, (hand, &lit));
    }
}

fn purse(page: &mut Page, group: Rect, currency: Currency, (hand, lit): (&Cards, &Lit)) {
    let (color, writing) = (piece::currency_color(currency), piece::currency_ink(currency));
    page.board.rect(Rect { h: 70, ..group }, 10, color);
    page.board.rect(Rect::new(group.x, group.y + 46, group.w, group.h - 46), 10, ink::INSET);
    page.board.rect(Rect::new(group.x, group.y + 46, group.w, 12), 0, color);
    let middle = group.y + 29;
    piece::suit(&mut page.ink, (group.x + 34, middle), 38, currency, writing);
    if group.w > 200 {
        let name = Text::new("alhambra-picture-currency").code("currency", currency);
        page.ink.write(BODY.color(writing).room(130), group.x + 64, middle, name);
    }
    page.ink.number(COUNT.color(writing).right(), group.right() - 14, middle, hand.sum_of(currency));
    let cards: Vec<Money> = hand.iter().filter(|card| card.currency == currency).collect();
    if cards.is_empty() {
        page.ink.star((group.middle(), group.y + 58 + (group.h - 58) / 2), 34, ink::GROUND_STAR, 30);
        return;
    }
    let room = (group.w, group.h - 70);
    let lying = Lying::of(cards.len(), room);
    // Where not all find room, equal ones lie on one another.
    let stacked = lying.is_none();
    let shown: Vec<Money> = if stacked { hand.kinds().filter(|card| card.currency == currency).collect() } else { cards };
    let Lying { width, columns } = lying.unwrap_or_else(|| Lying::stacked(room));
    let (across, down) = (width + 7, width * 3 / 2 + if stacked { 30 } else { 7 });
    let mut lit_cards = BTreeMap::new();
    for (card, index) in shown.into_iter().rev().zip(0..) {
        let left = group.x + (group.w - columns * across + 7) / 2;
        let at = Rect::new(left + index % columns * across, group.y + 66 + index / columns * down, width, width * 3 / 2);
        piece::card(&mut page.ink, at, card);
        let drawn = lit_cards.entry(card).or_insert(0);
        if *drawn < lit.taken(card) {
            *drawn += 1;
            page.ink.ring(at.grown(-2));
        }
        let copies = hand.count(card);
        if stacked && copies > 1 {
            let text = Text::new("alhambra-picture-times").number("count", copies);
            page.ink.write(COUNT.size(26).middle(), at.middle(), at.bottom() + 15, text);
        }
    }
}

/// How the cards of a currency lie: how wide they are, and how many side by side.
struct Lying {
    width: i32,
    columns: i32,
}

impl Lying {
    /// The largest cards of which so many find room.
    fn of(count: usize, (w, h): (i32, i32)) -> Option<Lying> {
        let fits = |lying: &Lying| lying.columns * ((h + 7) / (lying.width * 3 / 2 + 7)) >= count as i32;
        WIDTHS.into_iter().map(|width| Lying { width, columns: (w - 3) / (width + 7) }).find(fits)
    }

    /// Nine kinds of card, each with how many of it there are.
    fn stacked((w, h): (i32, i32)) -> Lying {
        let lying = |width: i32| Lying { width, columns: (w - 3) / (width + 7) };
        let fits = |lying: &Lying| lying.columns * ((h + 4) / (lying.width * 3 / 2 + 30)) >= 9;
        WIDTHS.into_iter().map(lying).find(fits).unwrap_or_else(|| lying(WIDTHS[WIDTHS.len() - 1]))
    }
}
