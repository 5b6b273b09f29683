//! Hanging Gardens in pictures.
use super::{Event, View};
use crate::{engine::Frame, text::Text};
use pergola_render::Scene;
/// The picture.
pub fn picture(_view: &View, _frame: &Frame<Event>) -> Scene<Text> {
    unimplemented!()
}
/// Sentences.
pub fn describe(_view: &View, _frame: &Frame<Event>) -> Vec<Text> {
    unimplemented!()
}
