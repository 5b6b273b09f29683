//! What modules add to the pictures.

use pergola_render::Rect;

use super::{
    piece::{self, art},
    story::{Card, Place, Step},
};
use crate::{
    engine::Seat,
    games::{
        alhambra::{
            Spot,
            modules::{
                ModuleEvent,
                bureau::{Bureau, BureauEvent, Bureaux},
            },
            view::View,
        },
        page::{Brush, ink},
    },
    text::Text,
};

/// The step that an event is in the story of a turn; nothing for one that the picture shows by itself.
pub(super) fn step(event: &ModuleEvent, refilled: &[usize]) -> Option<Step> {
    match event {
        ModuleEvent::Bureau(BureauEvent::BureauTaken { bureau, .. }) => {
            let text = Text::new("alhambra-picture-took-bureau");
            Some(Step { text, places: refilled.first().map(|place| Place::Display(*place, Card::Bureau(*bureau))).into_iter().collect() })
        }
        ModuleEvent::Bureau(BureauEvent::BureauPlayed { .. }) => {
            Some(Step { text: Text::new("alhambra-picture-played-bureau"), places: Vec::new() })
        }
        ModuleEvent::Bureau(BureauEvent::BureauLaid { .. }) => None,
    }
}

/// What lies in the places of the display.
pub(super) fn display(view: &View) -> [Option<Card>; 4] {
    std::array::from_fn(|place| view.display[place].map(Card::Money).or(bureau_at(view, place).map(Card::Bureau)))
}

fn bureau_at(view: &View, place: usize) -> Option<Bureau> {
    view.modules.as_ref()?.bureau.as_ref()?.display[place]
}

/// Where a menu points to a card of the display.
pub(super) fn spot(card: Card) -> Spot {
    match card {
        Card::Money(money) => Spot::Money(money),
        Card::Bureau(bureau) => Spot::Bureau(bureau),
    }
}

/// The bureaux of a seat's hand, as far as the viewer sees them.
pub(super) fn bureaux_held(view: &View, seat: Seat) -> Bureaux {
    let held = |view: &View| *view.modules.as_ref()?.bureau.as_ref()?.hands.get(seat.index())?;
    held(view).unwrap_or_default()
}

/// A card of the display, half as high again as wide.
pub(super) fn card(brush: &mut Brush, at: Rect, card: Card) {
    let bureau = match card {
        Card::Money(money) => return piece::card(brush, at, money),
        Card::Bureau(bureau) => bureau,
    };
    let [one, other] = bureau.currencies();
    brush.shadow(at, at.w / 10);
    brush.sprite(&art(&format!("card_bureau_{one}_{other}")), at);
}

/// Bureaux in a row from the right end, each as a plate of its two currencies.
pub(super) fn bureau_plates(brush: &mut Brush, (right, middle): (i32, i32), bureaux: Bureaux) {
    const WIDTH: i32 = 94;
    for (index, bureau) in bureaux.iter().collect::<Vec<_>>().into_iter().rev().enumerate() {
        let plate = Rect::new(right - (index as i32 + 1) * (WIDTH + 8) + 8, middle - 20, WIDTH, 40);
        let [one, other] = bureau.currencies();
        let (left_half, right_half) =
            (Rect { w: WIDTH / 2, ..plate }, Rect { x: plate.x + WIDTH / 2, w: WIDTH / 2, ..plate });
        brush.rect(plate.grown(3), 12, ink::NIGHT);
        for (half, currency) in [(left_half, one), (right_half, other)] {
            brush.rect(half, 8, piece::currency_color(currency));
            piece::suit(brush, (half.middle(), middle), 26, currency, piece::currency_ink(currency));
        }
    }
}

/// What a seat holds, in sentences.
pub(super) fn own_means(view: &View, seat: Seat) -> Vec<Text> {
    let held = bureaux_held(view, seat);
    let said = || Text::new("alhambra-describe-bureaux-held").list("bureaux", held.iter().map(named));
    (!held.is_empty()).then(said).into_iter().collect()
}

/// What is on offer, in sentences.
pub(super) fn offers(view: &View) -> Vec<Text> {
    let offered: Vec<Text> = (0..view.display.len()).filter_map(|place| bureau_at(view, place)).map(named).collect();
    let said = |offered| Text::new("alhambra-describe-bureaux-offered").list("bureaux", offered);
    (!offered.is_empty()).then(|| said(offered)).into_iter().collect()
}

fn named(bureau: Bureau) -> Text {
    let [one, other] = bureau.currencies();
    Text::new("alhambra-describe-bureau").code("one", one).code("other", other)
}
