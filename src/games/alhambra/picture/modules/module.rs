//! What a module can add to the pictures, and to what is said of them. Whatever it does not name stays as without it.

use std::collections::BTreeMap;

use pergola_engine::Seat;
use pergola_page::{Brush, Page};
use pergola_render::{Part, Rect};
use pergola_text::Text;

use crate::{
    Spot,
    modules::ModuleEvent,
    picture::{
        frame::Frame,
        moment::{Card, Moment, Place},
    },
    pieces::{Cell, Tile},
    view::View,
};

/// Where a cell of a city lies in the picture, if it is shown.
pub(in super::super) type PlaceOf<'a> = &'a dyn Fn(Cell) -> Option<Rect>;

/// A panel on the table's picture below the display.
pub(in super::super) struct OwnPanel {
    /// Its height.
    pub(in super::super) height: i32,
    /// How much of that the market gives up.
    pub(in super::super) from_market: i32,
}

/// A sign beside the number of a seat's money cards.
pub(in super::super) struct Sign {
    /// Its art.
    pub(in super::super) art: String,
    /// The number after it, if it has one.
    pub(in super::super) number: Option<u32>,
    /// Where a step must have happened for a ring around it.
    pub(in super::super) ringed: Option<Place>,
}

/// What a module draws.
pub(in super::super) trait ModulePicture: ModuleWords + Sync {
    /// Its card on a place of the display.
    fn on_display(&self, _view: &View, _place: usize) -> Option<Card> {
        None
    }

    /// The art of its card that a menu points to by this spot.
    fn card_art(&self, _spot: Spot) -> Option<String> {
        None
    }

    /// The card that it laid on the display with this event.
    fn laid(&self, _event: &ModuleEvent) -> Option<Card> {
        None
    }

    /// What one of its signs means.
    fn legend(&self, _view: &View) -> Option<(Part<Text>, Text)> {
        None
    }

    /// Its panel on the table's picture.
    fn panel(&self, _view: &View) -> Option<OwnPanel> {
        None
    }

    /// Draws that panel.
    fn draw_panel(&self, _page: &mut Page, _view: &View, _panel: Rect, _story: &[Moment]) {}

    /// Whether what is on offer to a seat has a row of its own for it.
    fn has_row(&self, _view: &View) -> bool {
        false
    }

    /// Draws that row.
    fn draw_row(&self, _brush: &mut Brush, _view: &View, _frame: &Frame, _row: Rect) {}

    /// Whether the menu points into that row.
    fn is_marked(&self, _view: &View, _frame: &Frame) -> bool {
        false
    }

    /// Its sign beside a seat's money cards.
    fn sign(&self, _view: &View, _seat: Seat) -> Option<Sign> {
        None
    }

    /// Draws upon a city that is drawn.
    fn draw_on_city(&self, _brush: &mut Brush, _view: &View, _seat: Seat, _place: PlaceOf<'_>) {}

    /// Draws instead of the price on a tile of a city; whether it did.
    fn draw_figure(&self, _brush: &mut Brush, _at: Rect, _cell: Cell, _tile: Tile, _city: &BTreeMap<Cell, Tile>) -> bool {
        false
    }

    /// Whether a seat's own city leaves room for a strip below it.
    fn needs_strip(&self, _view: &View, _seat: Seat) -> bool {
        false
    }

    /// Draws where that strip lies, or would.
    fn draw_strip(&self, _page: &mut Page, _strip: Rect, _view: &View, _frame: &Frame, _seat: Seat) {}

    /// How many cards of its a seat holds together with its money, as far as the viewer sees them.
    fn cards(&self, _view: &View, _seat: Seat) -> u32 {
        0
    }

    /// Draws those cards in the heading row of a seat's own money, ending at a place.
    fn draw_cards(&self, _brush: &mut Brush, _end: (i32, i32), _view: &View, _seat: Seat) {}
}

/// What is said of a module.
pub(in super::super) trait ModuleWords {
    /// What it is called among the modules of a table that plays with it.
    fn variant(&self, view: &View) -> Option<Text>;

    /// The step that one of its events is in the story of a turn; nothing for one that the picture shows by itself.
    /// `refilled` are the places of the display with cards laid in that turn.
    fn step(&self, event: &ModuleEvent, refilled: &[usize]) -> Option<Moment>;

    /// What a seat holds of it.
    fn means(&self, _view: &View, _seat: Seat) -> Option<Text> {
        None
    }

    /// What of it is on offer.
    fn offers(&self, _view: &View) -> Option<Text> {
        None
    }

    /// What of it lies open before the seats.
    fn open(&self, _view: &View) -> Vec<Text> {
        Vec::new()
    }

    /// A tile of its in a city, which is called `said` by itself.
    fn standing(&self, _said: &Text, _cell: Cell, _tile: Tile, _city: &BTreeMap<Cell, Tile>) -> Option<Text> {
        None
    }
}
