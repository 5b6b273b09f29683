//! Sanssouci in pictures.

use pergola_render::Scene;

use super::{Sanssouci, View};
use crate::{
    engine::{FrameOf, Pictures},
    text::Text,
};

impl Pictures for Sanssouci {
    fn picture(_view: &View, _frame: &FrameOf<Sanssouci>) -> Scene<Text> {
        Scene { width: 1, height: 1, palette: "sanssouci", layers: Vec::new() }
    }

    fn describe(_view: &View, _frame: &FrameOf<Sanssouci>) -> Vec<Text> {
        Vec::new()
    }
}
