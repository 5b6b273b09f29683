//! Hanging Gardens in pictures.
use super::{HangingGardens, View};
use crate::{
    engine::{FrameOf, Pictures},
    text::Text,
};
use pergola_render::Scene;
impl Pictures for HangingGardens {
    fn picture(_view: &View, _frame: &FrameOf<Self>) -> Scene<Text> {
        unimplemented!()
    }
    fn describe(_view: &View, _frame: &FrameOf<Self>) -> Vec<Text> {
        unimplemented!()
    }
}
