//! The three borders that score where Granada grows against the Alhambra.

use pergola_page::ink;
use pergola_render::Color;
use pergola_text::Text;

use crate::{
    city::POINTS_OF_A_SHARED_EDGE,
    picture::{granada::granada_art, set_art},
    pieces::Border,
    view::{GrownGranada, SeatView},
};

/// Behind the longest moat, and the longest stretch of wall along moat.
const TEAL: Color = Color(0x1E7F95);
const VIOLET: Color = Color(0x5F2A7A);

/// A border that scores: the wall, the moat, and the wall along the moat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Run {
    Wall,
    Moat,
    Both,
}

impl Run {
    pub(super) const ALL: [Run; 3] = [Run::Wall, Run::Moat, Run::Both];

    /// Its longest run in a seat's cities.
    pub(super) fn longest(self, seen: &SeatView) -> u32 {
        let granada = |run: fn(&GrownGranada) -> usize| seen.granada.as_ref().map_or(0, run) as u32;
        match self {
            Run::Wall => seen.wall,
            Run::Moat => granada(|it| it.moat.len()),
            Run::Both => granada(|it| it.stretch.len()),
        }
    }

    /// What each edge of it is worth.
    pub(super) const fn worth(self) -> u32 {
        match self {
            Run::Wall | Run::Moat => 1,
            Run::Both => POINTS_OF_A_SHARED_EDGE,
        }
    }

    /// The sign that stands for it.
    pub(super) fn icon(self) -> String {
        match self {
            Run::Wall => set_art::of(Border::Wall).border_icon.to_owned(),
            Run::Moat => set_art::of(Border::Moat).border_icon.to_owned(),
            Run::Both => granada_art("both_icon"),
        }
    }

    /// What it is called.
    pub(super) fn name(self) -> Text {
        match self {
            Run::Wall => Text::new("alhambra-picture-wall").code("border", Border::Wall.key()),
            Run::Moat => Text::new("alhambra-picture-wall").code("border", Border::Moat.key()),
            Run::Both => Text::new("combined-picture-both"),
        }
    }

    /// What the longest of it is called.
    pub(super) fn longest_name(self) -> Text {
        let longest = |border: Border| Text::new("alhambra-picture-longest").code("border", border.key());
        match self {
            Run::Wall => longest(Border::Wall),
            Run::Moat => longest(Border::Moat),
            Run::Both => Text::new("combined-picture-longest-both"),
        }
    }

    /// The ground behind the longest of all, and its ink.
    pub(super) const fn leading(self) -> (Color, Color) {
        match self {
            Run::Wall => (ink::NIGHT, ink::RUN),
            Run::Moat => (TEAL, ink::PIECE_WHITE),
            Run::Both => (VIOLET, ink::PIECE_WHITE),
        }
    }
}
