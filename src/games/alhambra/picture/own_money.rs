//! A seat's own money.

use pergola_engine::Seat;
use pergola_page::{BODY, COUNT, HEADING, Page, ink};
use pergola_render::Rect;
use pergola_text::Text;

use super::{modules, piece};
use crate::{
    money::Cards,
    pieces::{Currency, Money},
    view::View,
};

/// A group for each currency.
pub(super) fn draw(page: &mut Page, panel: Rect, view: &View, seat: Seat) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 29, Text::new("alhambra-picture-your-money"));
    let Some(hand) = &view.seats[seat.index()].hand else { return };
    let count = Text::new("alhambra-picture-card-count").number("count", hand.len() + modules::cards(view, seat));
    modules::draw_cards(&mut page.ink, (panel.right() - 170, panel.y + 29), view, seat);
    page.ink.write(BODY.color(ink::MUTED).right(), panel.right() - 16, panel.y + 29, count);
    for currency in Currency::ALL {
        let group = Rect::new(panel.x + 14 + currency.index() as i32 * 273, panel.y + 54, 265, panel.h - 66);
        purse(page, group, currency, hand);
    }
}

fn purse(page: &mut Page, group: Rect, currency: Currency, hand: &Cards) {
    let (color, writing) = (piece::currency_color(currency), piece::currency_ink(currency));
    page.board.rect(Rect { h: 70, ..group }, 10, color);
    page.board.rect(Rect::new(group.x, group.y + 46, group.w, group.h - 46), 10, ink::INSET);
    page.board.rect(Rect::new(group.x, group.y + 46, group.w, 12), 0, color);
    let middle = group.y + 29;
    piece::suit(&mut page.ink, (group.x + 34, middle), 38, currency, writing);
    let name = Text::new("alhambra-picture-currency").code("currency", currency);
    page.ink.write(BODY.color(writing).room(130), group.x + 64, middle, name);
    page.ink.number(COUNT.color(writing).right(), group.right() - 14, middle, hand.sum_of(currency));
    let cards: Vec<Money> = hand.iter().filter(|card| card.currency == currency).collect();
    if cards.is_empty() {
        page.ink.star((group.middle(), group.y + 58 + (group.h - 58) / 2), 34, ink::GROUND_STAR, 30);
        return;
    }
    // Beyond eight cards, equal ones lie on one another.
    let stacked = cards.len() > 8;
    let shown: Vec<Money> = if stacked { hand.kinds().filter(|card| card.currency == currency).collect() } else { cards };
    let (width, columns, pitch) = match shown.len() {
        0..=3 if group.h < 200 => (74, 3, (83, 114)),
        0..=2 => (114, 2, (124, 114)),
        3 => (78, 3, (83, 114)),
        4..=6 => (72, 3, (83, 114)),
        7..=8 => (56, 4, (62, 108)),
        _ => (46, 5, (49, 108)),
    };
    for (index, card) in shown.into_iter().rev().enumerate() {
        let (column, row) = ((index % columns) as i32, (index / columns) as i32);
        let at = Rect::new(group.x + 13 + column * pitch.0, group.y + 66 + row * pitch.1, width, width * 3 / 2);
        piece::card(&mut page.ink, at, card);
        let copies = hand.count(card);
        if stacked && copies > 1 {
            let text = Text::new("alhambra-picture-times").number("count", copies);
            page.ink.write(COUNT.size(28).middle(), at.middle(), at.bottom() + 20, text);
        }
    }
}
