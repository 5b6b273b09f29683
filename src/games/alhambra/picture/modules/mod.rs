//! What modules add to the pictures: the base asks here, and each module that has something to add does.
//!
//! `module` says what a module can add, a file each what it does; `pieces` are the tiles that only a module has.

mod bonus;
mod bureau;
mod huts;
mod module;
pub(super) mod pieces;
mod vizier;

use std::collections::BTreeMap;

use pergola_engine::Seat;
use pergola_page::{Brush, Page};
use pergola_render::{Part, Rect};
use pergola_text::Text;

pub(super) use self::module::Sign;
use self::{
    bonus::BonusPicture,
    bureau::BureauPicture,
    huts::HutPicture,
    module::{ModulePicture, OwnPanel, PlaceOf},
    vizier::VizierPicture,
};
use super::{
    frame::Frame,
    moment::{Card, Moment},
    piece,
};
use crate::{
    modules::ModuleEvent,
    pieces::{Cell, Tile},
    view::View,
};

/// All modules, in the order in which a title names them.
const MODULES: [&dyn ModulePicture; 4] = [&VizierPicture, &BureauPicture, &BonusPicture, &HutPicture];

/// So high is the strip below a seat's own city.
const STRIP: i32 = 84;
/// So high is the row of what they have on offer.
const ROW: i32 = 118;

/// The variant that is played: the basic game, or the modules played with it.
pub(super) fn variant(view: &View) -> Text {
    match &view.modules {
        None => Text::new("alhambra-picture-basic-game"),
        Some(_) => {
            let names = MODULES.iter().filter_map(|it| it.variant(view));
            Text::new("alhambra-picture-with-modules").list("modules", names)
        }
    }
}

/// The step that an event is in the story of a turn; nothing for one that the picture shows by itself.
pub(super) fn step(event: &ModuleEvent, refilled: &[usize]) -> Option<Moment> {
    MODULES.iter().find_map(|it| it.step(event, refilled))
}

/// The card that was laid on the display with this event.
pub(super) fn laid(event: &ModuleEvent) -> Option<Card> {
    MODULES.iter().find_map(|it| it.laid(event))
}

/// What lies in the places of the display.
pub(super) fn display(view: &View) -> [Option<Card>; 4] {
    let of_module = |place: usize| MODULES.iter().find_map(|it| it.on_display(view, place));
    std::array::from_fn(|place| view.display[place].map(Card::Money).or_else(|| of_module(place)))
}

/// A card of the display, half as high again as wide.
pub(super) fn card(brush: &mut Brush, at: Rect, card: Card) {
    let spot = match card {
        Card::Money(money) => return piece::card(brush, at, money),
        Card::OfModule(spot) => spot,
    };
    if let Some(art) = MODULES.iter().find_map(|it| it.card_art(spot)) {
        brush.shadow(at, at.w / 10);
        brush.sprite(&art, at);
    }
}

/// What the signs of modules mean.
pub(super) fn legend(view: &View) -> impl Iterator<Item = (Part<Text>, Text)> {
    MODULES.iter().filter_map(|it| it.legend(view))
}

/// The panel on the table's picture below the display, where a module has one.
pub(super) fn panel(view: &View) -> Option<OwnPanel> {
    MODULES.iter().find_map(|it| it.panel(view))
}

/// Draws that panel.
pub(super) fn draw_panel(page: &mut Page, view: &View, panel: Rect, story: &[Moment]) {
    MODULES.iter().filter(|it| it.panel(view).is_some()).for_each(|it| it.draw_panel(page, view, panel, story));
}

/// How high the row of what modules have on offer to a seat is.
pub(super) fn height_of_row(view: &View) -> i32 {
    if MODULES.iter().any(|it| it.has_row(view)) { ROW } else { 0 }
}

/// Draws what is on offer of modules in a row.
pub(super) fn draw_row(brush: &mut Brush, view: &View, frame: &Frame, row: Rect) {
    MODULES.iter().for_each(|it| it.draw_row(brush, view, frame, row));
}

/// Whether the menu points into that row.
pub(super) fn are_marked(view: &View, frame: &Frame) -> bool {
    MODULES.iter().any(|it| it.is_marked(view, frame))
}

/// What a seat has beside its money cards.
pub(super) fn signs(view: &View, seat: Seat) -> Vec<Sign> {
    MODULES.iter().filter_map(|it| it.sign(view, seat)).collect()
}

/// Draws upon a city that is drawn, whose cells lie at these places.
pub(super) fn draw_on_city(brush: &mut Brush, view: &View, seat: Seat, place: PlaceOf<'_>) {
    MODULES.iter().for_each(|it| it.draw_on_city(brush, view, seat, place));
}

/// Draws instead of the price on a tile of a city; whether a module did.
pub(super) fn draw_figure(brush: &mut Brush, at: Rect, cell: Cell, tile: Tile, city: &BTreeMap<Cell, Tile>) -> bool {
    MODULES.iter().any(|it| it.draw_figure(brush, at, cell, tile, city))
}

/// How high the strip of what a seat has of modules is.
pub(super) fn height_of_strip(view: &View, seat: Seat) -> i32 {
    if MODULES.iter().any(|it| it.needs_strip(view, seat)) { STRIP } else { 0 }
}

/// What a seat has of modules, in a strip; the first module lies above the others.
pub(super) fn own_strip(page: &mut Page, strip: Rect, view: &View, frame: &Frame, seat: Seat) {
    MODULES.iter().rev().for_each(|it| it.draw_strip(page, strip, view, frame, seat));
}

/// How many cards of modules a seat holds together with its money, as far as the viewer sees them.
pub(super) fn cards(view: &View, seat: Seat) -> u32 {
    MODULES.iter().map(|it| it.cards(view, seat)).sum()
}

/// Draws those cards in the heading row of a seat's own money, ending at a place.
pub(super) fn draw_cards(brush: &mut Brush, end: (i32, i32), view: &View, seat: Seat) {
    MODULES.iter().for_each(|it| it.draw_cards(brush, end, view, seat));
}

/// What a seat holds, in sentences.
pub(super) fn means(view: &View, seat: Seat) -> impl Iterator<Item = Text> {
    MODULES.iter().filter_map(move |it| it.means(view, seat))
}

/// What is on offer, in sentences.
pub(super) fn offers(view: &View) -> impl Iterator<Item = Text> {
    MODULES.iter().filter_map(|it| it.offers(view))
}

/// What lies open before the seats, in sentences: what counts in a scoring round before what is used in a turn.
pub(super) fn open(view: &View) -> impl Iterator<Item = Text> {
    MODULES.iter().rev().flat_map(|it| it.open(view))
}

/// A tile of a city in words, where its module has more to say of it than `said`.
pub(super) fn standing(said: Text, cell: Cell, tile: Tile, city: &BTreeMap<Cell, Tile>) -> Text {
    MODULES.iter().find_map(|it| it.standing(&said, cell, tile, city)).unwrap_or(said)
}
