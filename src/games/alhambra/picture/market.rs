//! The market of the table's picture, with one tile in each space.

use pergola_page::{COUNT, HEADING, Page};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    game::GamePicture,
    market_space,
    moment::{Moment, Place, numbered},
    piece, set_art,
};
use crate::{pieces::Currency, view::View};

/// The market: four spaces with their tiles and prices, and how many tiles the bag holds.
pub(super) fn draw(game: &dyn GamePicture, page: &mut Page, view: &View, story: &[Moment], panel: Rect) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 26, Text::new("alhambra-picture-market"));
    page.ink.number(COUNT.right(), panel.right() - 16, panel.y + 26, view.bag);
    let figures = if view.bag < 10 { 20 } else { 40 };
    page.ink.sprite(set_art::of(view.border()).bag, Rect::new(panel.right() - 28 - figures - 36, panel.y + 8, 36, 36));
    let bay = |currency: Currency| Rect::new(panel.x + 12 + currency.index() as i32 * 152, panel.y + 52, 140, panel.h - 64);
    game.beside_market(&mut page.ink, view, (panel.right() - 28 - figures - 50, panel.y + 26));
    for currency in Currency::ALL {
        let offered = view.market[currency.index()];
        let other = offered.and_then(|tile| view.other_side(tile));
        market_space::draw(game, &mut page.ink, bay(currency), currency, offered, other);
    }
    let mut rings = Vec::new();
    for (number, place) in numbered(story) {
        let Place::Market(currency, tile) = place else { continue };
        // Where a new tile lies already, the ring is around the one that was bought, not around the new one.
        rings.push(match view.market[currency.index()] {
            Some(_) => {
                (piece::gone(&mut page.ink, bay(currency), (52, 52), |brush, at| piece::whole_tile(brush, at, tile)), number)
            }
            None => (bay(currency), number),
        });
    }
    page.ink.rings(&rings, 0);
}
