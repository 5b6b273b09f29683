//! How a game is drawn: from views and from events as their viewer saw them, so that nothing hidden can get into a picture.

use pergola_render::{Rect, Scene};
use pergola_text::Text;

use super::{
    frame::{Frame, Reading},
    seat::Seat,
    state::State,
    words::Words,
};

/// The frame of a game's pictures, with its own events and spots.
pub type FrameOf<S> = Frame<<S as State>::Event, <S as Words>::Spot>;

/// The pictures of a game.
pub trait Pictures: Words {
    /// The table's picture for [`super::Viewer::Everyone`], a seat's personal picture otherwise.
    fn picture(view: &Self::View, frame: &FrameOf<Self>) -> Scene<Text>;
    /// Parts of the table's picture that are worth a picture of their own on a small screen, each with its name: a seat's
    /// city, the market.
    fn parts(_view: &Self::View) -> Vec<(Text, Rect)> {
        Vec::new()
    }
    /// Where a seat's own picture shows a place among the others, so that a menu is numbered as one reads: its part of the
    /// picture, its line there, and where on the line. Places that compare as equal keep the order of the actions.
    fn reading(_view: &Self::View, _seat: Seat, _spot: &Self::Spot) -> Reading {
        Reading::default()
    }
    /// The same facts as sentences, the most important first: alt text and text board.
    fn describe(view: &Self::View, frame: &FrameOf<Self>) -> Vec<Text>;
    /// A scoring round as a picture of its own; nothing where the table's picture says it all.
    fn scoring(_view: &Self::View, _frame: &FrameOf<Self>, _milestone: &Self::Event) -> Option<Scene<Text>> {
        None
    }
    /// That picture as sentences, the most important first.
    fn describe_scoring(_view: &Self::View, _frame: &FrameOf<Self>, _milestone: &Self::Event) -> Vec<Text> {
        Vec::new()
    }
    /// The end as a poster, with all scoring rounds of the game; nothing where the table's picture says it all.
    fn poster(_view: &Self::View, _frame: &FrameOf<Self>, _milestones: &[Self::Event]) -> Option<Scene<Text>> {
        None
    }
    /// The poster as sentences, the most important first: what the table's picture says unless the game says more.
    fn describe_poster(view: &Self::View, frame: &FrameOf<Self>, _milestones: &[Self::Event]) -> Vec<Text> {
        Self::describe(view, frame)
    }
}
