//! A page of a leaderboard as a picture.

use pergola_engine::Catalogue;
use pergola_page::{Mark, Standings, StandingsLine, number};
use pergola_results::Leader;
use pergola_text::Text;

use super::finished::SEASON_DAYS;
use crate::{
    seam::{
        limits::{self, Sentences},
        plain::Picture,
        voice::Voice,
    },
    wishes::reading::Ranking,
};

/// The picture of these places; nothing where there are none. What is said of them is said in words, too.
pub(super) fn picture(games: &Catalogue, of: &Ranking, shown: &[Leader], said: &[String], voice: &Voice) -> Option<Picture> {
    let palette = of.game.as_deref().and_then(|key| games.game(key)).or_else(|| games.iter().next())?.meta().key;
    if shown.is_empty() {
        return None;
    }
    let title = match &of.game {
        Some(key) => Text::of(format!("{key}-title")),
        None => Text::new("leaders-picture-all"),
    };
    let pill = match of.ever {
        true => Text::new("leaders-picture-ever"),
        false => Text::new("leaders-picture-season").number("days", SEASON_DAYS as i64),
    };
    let standings = Standings {
        title: (title, Text::new("leaders-picture-title")),
        pill: (pill, false),
        footer: Text::new(if of.unaided { "leaders-picture-footer-unaided" } else { "leaders-picture-footer" }),
        rounds: ["leaders-picture-games", "leaders-picture-won", "leaders-picture-unaided"].map(Text::new).to_vec(),
        sums: [Text::new("leaders-picture-rating"), Text::new("leaders-picture-doubt")],
        lines: (0..).zip(shown).map(|(seat, leader)| line(seat, leader)).collect(),
    };
    let alt = Sentences(said.to_vec()).within(limits::ALT, "\n");
    Some(Picture { scene: voice.scene(standings.scene(palette)), alt })
}

fn line(seat: u8, leader: &Leader) -> StandingsLine {
    let figures = [leader.tally.games, leader.tally.won, leader.tally.unaided];
    StandingsLine {
        place: Text::new(if leader.shared { "picture-place-shared" } else { "cup-picture-place" }).number("place", leader.place),
        rank: leader.place.try_into().unwrap_or(u8::MAX),
        name: Text::new("cup-person").seat("person", seat),
        is_out: false,
        marks: figures.into_iter().map(|figure| Mark::Free(number(figure))).collect(),
        sums: [number(leader.tally.rating.points()), number(leader.tally.rating.doubt())],
    }
}
