//! The bureau de change in pictures: cards of the display and of a seat's hand.

use pergola_engine::Seat;
use pergola_page::{Brush, ink};
use pergola_render::Rect;
use pergola_text::Text;

use super::module::{ModulePicture, ModuleWords};
use crate::{
    Spot,
    modules::{
        ModuleEvent,
        bureau::{Bureau, BureauEvent, BureauView, Bureaux},
    },
    picture::{
        moment::{Card, Moment, Place},
        piece::{self, art},
    },
    view::View,
};

/// The bureau de change.
pub(super) struct BureauPicture;

fn seen(view: &View) -> Option<&BureauView> {
    view.modules.as_ref()?.bureau.as_ref()
}

fn card(bureau: Bureau) -> Card {
    Card::OfModule(Spot::Bureau(bureau))
}

/// The bureaux of a seat's hand, as far as the viewer sees them.
fn held(view: &View, seat: Seat) -> Bureaux {
    let held = |view: &View| *seen(view)?.hands.get(seat.index())?;
    held(view).unwrap_or_default()
}

fn named(bureau: Bureau) -> Text {
    let [one, other] = bureau.currencies();
    Text::new("alhambra-describe-bureau").code("one", one).code("other", other)
}

impl ModulePicture for BureauPicture {
    fn on_display(&self, view: &View, place: usize) -> Option<Card> {
        seen(view)?.display[place].map(card)
    }

    fn card_art(&self, spot: Spot) -> Option<String> {
        let Spot::Bureau(bureau) = spot else { return None };
        let [one, other] = bureau.currencies();
        Some(art(&format!("card_bureau_{one}_{other}")))
    }

    fn laid(&self, event: &ModuleEvent) -> Option<Card> {
        if let ModuleEvent::Bureau(BureauEvent::BureauLaid { bureau }) = event { Some(card(*bureau)) } else { None }
    }

    fn cards(&self, view: &View, seat: Seat) -> u32 {
        held(view, seat).len()
    }

    /// In a row from the right end, each as a plate of its two currencies.
    fn draw_cards(&self, brush: &mut Brush, (right, middle): (i32, i32), view: &View, seat: Seat) {
        const WIDTH: i32 = 94;
        for (index, bureau) in held(view, seat).iter().collect::<Vec<_>>().into_iter().rev().enumerate() {
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
}

impl ModuleWords for BureauPicture {
    fn variant(&self, view: &View) -> Option<Text> {
        seen(view).map(|_| Text::new("alhambra-picture-with-bureaux"))
    }

    fn step(&self, event: &ModuleEvent, refilled: &[usize]) -> Option<Moment> {
        let ModuleEvent::Bureau(event) = event else { return None };
        match event {
            BureauEvent::BureauTaken { bureau, .. } => {
                let places = refilled.first().map(|place| Place::Display(*place, card(*bureau)));
                Some(Moment { text: Text::new("alhambra-picture-took-bureau"), places: places.into_iter().collect() })
            }
            BureauEvent::BureauPlayed { .. } => {
                Some(Moment { text: Text::new("alhambra-picture-played-bureau"), places: Vec::new() })
            }
            BureauEvent::BureauLaid { .. } => None,
        }
    }

    fn means(&self, view: &View, seat: Seat) -> Option<Text> {
        let held = held(view, seat);
        (!held.is_empty()).then(|| Text::new("alhambra-describe-bureaux-held").list("bureaux", held.iter().map(named)))
    }

    fn offers(&self, view: &View) -> Option<Text> {
        let offered: Vec<Text> = seen(view)?.display.iter().copied().flatten().map(named).collect();
        (!offered.is_empty()).then(|| Text::new("alhambra-describe-bureaux-offered").list("bureaux", offered))
    }
}
