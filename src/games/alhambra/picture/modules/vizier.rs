//! The vizier's favour in pictures: a seat's vizier, face up or face down.

use pergola_engine::Seat;
use pergola_page::Page;
use pergola_render::Rect;
use pergola_text::Text;

use super::module::{ModulePicture, ModuleWords, Sign};
use crate::{
    modules::{
        ModuleEvent,
        vizier::{StandingOrder, VizierEvent, VizierView, Wanted},
    },
    picture::{
        frame::Frame,
        moment::{Moment, Place},
        named,
        piece::art,
    },
    view::View,
};

/// The vizier's favour.
pub(super) struct VizierPicture;

fn seen(view: &View) -> Option<&VizierView> {
    view.modules.as_ref()?.vizier.as_ref()
}

fn art_of(viziers: &VizierView, seat: Seat) -> String {
    art(if viziers.up.contains(seat) { "vizier_up" } else { "vizier_down" })
}

impl ModulePicture for VizierPicture {
    fn sign(&self, view: &View, seat: Seat) -> Option<Sign> {
        let viziers = seen(view)?;
        let ringed = viziers.up.contains(seat).then_some(Place::Sign(seat));
        Some(Sign { art: art_of(viziers, seat), number: None, ringed })
    }

    /// At the right end.
    fn draw_strip(&self, page: &mut Page, strip: Rect, view: &View, _frame: &Frame, seat: Seat) {
        if let Some(viziers) = seen(view) {
            page.ink.sprite(&art_of(viziers, seat), Rect::new(strip.right() - 62, strip.centre() - 28, 56, 56));
        }
    }
}

impl ModuleWords for VizierPicture {
    fn variant(&self, view: &View) -> Option<Text> {
        seen(view).map(|_| Text::new("alhambra-picture-with-viziers"))
    }

    fn step(&self, event: &ModuleEvent, _refilled: &[usize]) -> Option<Moment> {
        let ModuleEvent::Vizier(event) = event else { return None };
        match event {
            VizierEvent::FavourGranted { .. } => Some(Moment { text: Text::new("alhambra-picture-favour"), places: Vec::new() }),
            VizierEvent::VizierWoken { seat } => {
                Some(Moment { text: Text::new("alhambra-picture-woke"), places: vec![Place::Sign(*seat)] })
            }
            VizierEvent::FavourOffered { .. } | VizierEvent::FavourAnswered { .. } | VizierEvent::VizierOrdered { .. } => None,
        }
    }

    /// Whose viziers lie face up, and a seat's own standing order.
    fn open(&self, view: &View) -> Vec<Text> {
        let Some(viziers) = seen(view) else { return Vec::new() };
        let up = viziers.up.iter().map(|seat| Text::new("picture-seat").seat("seat", seat.0));
        let order = viziers.order.map(|order| match order {
            StandingOrder::Ask => Text::new("alhambra-describe-standing-ask"),
            StandingOrder::Always => Text::new("alhambra-describe-standing-always"),
            StandingOrder::Unless(wanted) => {
                let wanted = match wanted {
                    Wanted::Kind(kind) => named::kind(kind),
                    Wanted::Tile(tile) => named::tile(tile),
                };
                Text::new("alhambra-describe-standing-unless").text("wanted", wanted)
            }
        });
        let up = Text::new("alhambra-describe-viziers-up").number("count", viziers.up.len() as i64).list("seats", up);
        [up].into_iter().chain(order).collect()
    }
}
