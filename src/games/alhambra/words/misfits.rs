//! What stands against a change of a city, as the end of a sentence.

use pergola_text::Text;

use super::nouns;
use crate::{
    city::{
        Misfit,
        faults::{Fault, SharedFault},
    },
    pieces::{Border, Cell, Tile},
};

/// Which building rule stands against a change with this tile.
pub(crate) fn why(misfit: &Misfit, tile: Tile) -> Text {
    let border = tile.kind.border();
    match misfit {
        Misfit::Taken(None) => Text::new("alhambra-misfit-fountain").code("border", border.key()),
        Misfit::Taken(Some(tile)) => Text::new("alhambra-misfit-taken").with("tile", tile),
        Misfit::Apart => Text::new("alhambra-misfit-apart"),
        Misfit::Breaks(Fault::Clash { walled, open }) => {
            let place = |cell: Cell| nouns::place(border, cell);
            let text = Text::new("alhambra-misfit-clash").code("border", border.key());
            text.text("walled", place(*walled)).text("open", place(*open))
        }
        Misfit::Breaks(Fault::Unreachable { cells }) => {
            places("alhambra-misfit-unreachable", border, cells).code("border", border.key())
        }
        Misfit::Breaks(Fault::Hole { cells }) => places("alhambra-misfit-hole", border, cells),
        Misfit::Breaks(Fault::Shared(fault)) => of_both(fault),
    }
}

/// Which building rule of a city of both stands against a change, as the end of a sentence. Places are told from the
/// fountain.
fn of_both(fault: &SharedFault) -> Text {
    let place = |cell| nouns::place(Border::Wall, cell);
    match fault {
        SharedFault::NotWallToMoat { alhambra, granada } => {
            Text::new("combined-misfit-no-wall-to-moat").text("alhambra", place(*alhambra)).text("granada", place(*granada))
        }
        SharedFault::Unreachable { cells } => places("combined-misfit-unreachable", Border::Wall, cells),
        SharedFault::Parted => Text::new("combined-misfit-parted"),
    }
}
/// The first place is named, the others are counted: a refusal stays short.
fn places(id: &'static str, border: Border, cells: &[Cell]) -> Text {
    let first = nouns::place(border, cells.first().copied().unwrap_or(Cell::FOUNTAIN));
    Text::new(id).text("place", first).number("others", cells.len().saturating_sub(1) as i64)
}
