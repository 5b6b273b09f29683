//! What each game of the family draws and says in its own way: the Alhambra by itself, or with other tiles.
//!
//! `games` lists them. What a game does not name is as in the Alhambra by itself.

use pergola_page::{Brush, Page};
use pergola_render::{Color, Part, Rect};
use pergola_text::Text;

use super::{city::SecondCity, frame::Frame, layout::Sheets, moment::Moment, named};
use crate::{
    event::Event,
    pieces::{Currency, Kind, Tile},
    view::{SeatView, View},
};

/// What of a border was measured in a scoring round.
pub(super) struct Lengths<'a> {
    /// The sign of the border, and what it is called.
    pub(super) sign: (String, Text),
    /// The points for each edge.
    pub(super) worth: u32,
    /// The ground behind the longest, and its ink.
    pub(super) leading: (Color, Color),
    /// By seat.
    pub(super) lengths: &'a [u32],
}

/// Something that a poster says who has most of.
pub(super) struct Honour {
    /// What.
    pub(super) label: Text,
    /// How much of it each seat has.
    pub(super) figures: Vec<i64>,
}

/// What a game draws.
pub(super) trait GamePicture: GameWords + Sync {
    /// What lies where on the table's picture.
    fn sheets(&self) -> &'static Sheets;

    /// The type by which the legend shows who has most of one.
    fn green(&self) -> Kind;

    /// One more sign of the legend.
    fn legend(&self, _view: &View) -> Option<(Part<Text>, Text)> {
        None
    }

    /// The market of the table's picture.
    fn market(&self, page: &mut Page, view: &View, story: &[Moment], panel: Rect);

    /// What the heading row of the market says besides, ending at a place.
    fn beside_market(&self, _brush: &mut Brush, _view: &View, _end: (i32, i32)) {}

    /// Draws the other side of a tile, and the sign that says so, in a strip.
    fn other_side(&self, _brush: &mut Brush, _strip: Rect, _other: Tile) {}

    /// How high a market space is from which a seat chooses.
    fn height_of_offer(&self) -> i32;

    /// A market space from which a seat chooses.
    fn offer(&self, brush: &mut Brush, bay: Rect, space: Currency, view: &View, frame: &Frame);

    /// Whether a tile that waits to be placed may go into the reserve.
    fn may_be_kept(&self, _view: &View) -> bool {
        true
    }

    /// A seat's longest borders, in a strip.
    fn own_borders(&self, page: &mut Page, view: &View, seen: &SeatView, strip: Rect);

    /// A second city that grows against a seat's first.
    fn second_city<'a>(&self, _seen: &'a SeatView) -> Option<SecondCity<'a>> {
        None
    }

    /// What a scoring round measured besides the first border.
    fn more_lengths<'a>(&self, _event: &'a Event) -> Vec<Lengths<'a>> {
        Vec::new()
    }

    /// What a poster says besides who did best at what, two side by side.
    fn more_honours(&self, _view: &View) -> Vec<Honour> {
        Vec::new()
    }
}

/// What is said of a game.
pub(super) trait GameWords {
    /// What is played, after the title.
    fn variant(&self, view: &View) -> Text;

    /// The step that an event of this game alone is in the story of a turn.
    fn step(&self, _event: &Event) -> Option<Moment> {
        None
    }

    /// A seat in the standings, to be filled with what every game has.
    fn standing(&self, _seen: &SeatView) -> Text {
        Text::new("alhambra-describe-seat")
    }

    /// A seat's own points and borders, to be filled with what every game has.
    fn own_points(&self, _seen: &SeatView) -> Text {
        Text::new("alhambra-describe-points")
    }

    /// A seat's own city, to be filled with its tiles.
    fn own_city(&self) -> Text {
        Text::new("alhambra-describe-city")
    }

    /// How the places of the cities are told, before the first of them.
    fn cities(&self) -> Text {
        Text::new("alhambra-describe-cities")
    }

    /// Where a second city began.
    fn second_start(&self, _seen: &SeatView) -> Option<Text> {
        None
    }

    /// What is left to be drawn.
    fn stock(&self, view: &View) -> Text {
        Text::new("alhambra-describe-stock").number("bag", view.bag).number("deck", view.deck)
    }

    /// What is said of the market besides its tiles.
    fn market_words(&self, _view: &View) -> Option<Text> {
        None
    }

    /// A tile that may have another side.
    fn with_other_side(&self, _view: &View, tile: Tile) -> Text {
        named::with_walls(tile)
    }

    /// What a scoring round brought besides, in sentences.
    fn more_gains(&self, _event: &Event) -> Vec<Text> {
        Vec::new()
    }
}
