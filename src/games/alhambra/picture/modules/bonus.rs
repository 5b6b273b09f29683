//! Bonus cards in pictures: a ribbon on each tile whose card lies open, and a seat's own cards below its city.

use pergola_engine::Seat;
use pergola_page::{BODY, Brush, Page, ink};
use pergola_render::Rect;
use pergola_text::Text;

use super::module::{ModulePicture, ModuleWords, PlaceOf, Sign};
use crate::{
    Spot,
    modules::{
        ModuleEvent,
        bonus::{AtScoring, BonusCard, BonusEvent, BonusView, Dealt},
    },
    picture::{
        frame::Frame,
        moment::{Moment, Place},
        piece::{self, art},
    },
    view::View,
};

/// The bonus cards.
pub(super) struct BonusPicture;

/// The bonus cards of a seat, where they are played with.
fn cards_of(view: &View, seat: Seat) -> Option<&BonusView> {
    view.modules.as_ref()?.bonus.as_ref()?.get(seat.index())
}

fn named(id: &'static str, card: BonusCard) -> Text {
    Text::new(id).code("type", card.tile().kind).number("price", card.tile().price)
}

/// A ribbon on the lower right of a tile.
fn ribbon(brush: &mut Brush, at: Rect) {
    let size = (at.w * 44 / 100).max(20);
    brush.sprite(&art("bonus"), Rect::new(at.right() - size - 1, at.bottom() - size - 1, size, size));
}

/// A seat's own bonus cards in a row: its hand with the badges of a menu, open ones with a ribbon. One that is held back is
/// dimmed.
fn own(brush: &mut Brush, bonus: &BonusView, frame: &Frame, (left, middle): (i32, i32)) {
    const SIDE: i32 = 60;
    let open = bonus.revealed.iter().map(|card| Dealt { card: *card, revealed: true, order: AtScoring::Reveal });
    let all = bonus.own.iter().flatten().copied().chain(open);
    for (dealt, index) in all.zip(0..) {
        let at = Rect::new(left + index * (SIDE + 62), middle - SIDE / 2, SIDE, SIDE);
        piece::whole_tile(brush, at, dealt.card.tile());
        if dealt.revealed {
            brush.outline(at.grown(2), 6, ink::GOOD, 4);
            ribbon(brush, at);
        } else {
            brush.dashed(at.grown(2), 6, if dealt.order == AtScoring::Hold { ink::MUTED } else { ink::SAFFRON }, 3);
        }
        if dealt.order == AtScoring::Hold {
            brush.sheer(at, 4, ink::SAND, 55);
        }
        if let Some(mark) = frame.mark(&Spot::Bonus(dealt.card)) {
            brush.badge((at.right() + 31, middle), 25, mark);
        }
    }
}

impl ModulePicture for BonusPicture {
    fn sign(&self, view: &View, seat: Seat) -> Option<Sign> {
        cards_of(view, seat).map(|bonus| Sign { art: art("bonus"), number: Some(bonus.hand), ringed: None })
    }

    fn draw_on_city(&self, brush: &mut Brush, view: &View, seat: Seat, place: PlaceOf<'_>) {
        let open = cards_of(view, seat).map_or(&[][..], |bonus| &bonus.revealed);
        let tiles = view.seats[seat.index()].city.iter().filter(|(_, tile)| open.iter().any(|card| card.tile() == **tile));
        for at in tiles.filter_map(|(cell, _)| place(*cell)) {
            ribbon(brush, at);
        }
    }

    fn needs_strip(&self, view: &View, seat: Seat) -> bool {
        cards_of(view, seat).is_some()
    }

    fn draw_strip(&self, page: &mut Page, strip: Rect, view: &View, frame: &Frame, seat: Seat) {
        let Some(bonus) = cards_of(view, seat) else { return };
        page.board.rect(strip, 9, ink::INSET);
        let label = Text::new("alhambra-picture-bonus-cards");
        page.ink.write(BODY.color(ink::MUTED).room(190), strip.x + 16, strip.centre(), label);
        own(&mut page.ink, bonus, frame, (strip.x + 220, strip.centre()));
    }
}

impl ModuleWords for BonusPicture {
    fn variant(&self, view: &View) -> Option<Text> {
        view.modules.as_ref()?.bonus.as_ref().map(|_| Text::new("alhambra-picture-with-bonus"))
    }

    fn step(&self, event: &ModuleEvent, _refilled: &[usize]) -> Option<Moment> {
        let ModuleEvent::Bonus(event) = event else { return None };
        match event {
            BonusEvent::BonusRevealed { seat, card } => {
                let text = named("alhambra-picture-revealed", *card);
                Some(Moment { text, places: vec![Place::Standing(*seat, card.tile())] })
            }
            BonusEvent::BonusReturned { card, .. } => {
                Some(Moment { text: named("alhambra-picture-returned", *card), places: Vec::new() })
            }
            BonusEvent::BonusOrdered { .. } => None,
        }
    }

    fn means(&self, view: &View, seat: Seat) -> Option<Text> {
        let own = cards_of(view, seat)?.own.as_ref().filter(|own| !own.is_empty())?;
        let said = |dealt: &Dealt| match dealt.order {
            AtScoring::Reveal => named("alhambra-picture-tile", dealt.card),
            AtScoring::Hold => named("alhambra-describe-bonus-held-back", dealt.card),
        };
        Some(Text::new("alhambra-describe-bonus-own").list("cards", own.iter().map(said)))
    }

    fn open(&self, view: &View) -> Vec<Text> {
        let said = |seat: Seat| {
            let open = cards_of(view, seat).filter(|bonus| !bonus.revealed.is_empty())?;
            let cards = open.revealed.iter().map(|card| named("alhambra-picture-tile", *card));
            Some(Text::new("alhambra-describe-bonus-open").seat("seat", seat.0).list("cards", cards))
        };
        Seat::all(view.seats.len() as u8).filter_map(said).collect()
    }
}
