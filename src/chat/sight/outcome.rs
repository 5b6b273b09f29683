//! How a game or a table ended, in words.

use pergola_engine::Outcome;
use pergola_table::ClosedBecause;
use pergola_text::Text;

/// Why a table was closed.
pub(crate) fn closed(why: ClosedBecause) -> Text {
    Text::new(match why {
        ClosedBecause::Owner => "closed-owner",
        ClosedBecause::Empty => "closed-empty",
        ClosedBecause::Moderator => "closed-moderator",
        ClosedBecause::Agreed => "closed-agreed",
        ClosedBecause::Deserted => "closed-deserted",
        ClosedBecause::Unstarted => "closed-unstarted",
        ClosedBecause::Abandoned => "closed-abandoned",
    })
}

/// Who wins, or shares the win.
pub(crate) fn winners(outcome: &Outcome) -> Text {
    let first: Vec<usize> = (0..outcome.ranks.len()).filter(|seat| outcome.ranks[*seat] == 1).collect();
    let points = first.first().map_or(0, |seat| outcome.scores[*seat]);
    let names = first.iter().map(|seat| Text::new("seat-name").seat("seat", *seat as u8));
    let id = if first.len() == 1 { "over-winner" } else { "over-winners" };
    Text::new(id).list("seats", names).number("points", points)
}

/// Everybody in the order of finish.
pub(crate) fn standings(outcome: &Outcome) -> Vec<Text> {
    let mut seats: Vec<usize> = (0..outcome.ranks.len()).collect();
    seats.sort_by_key(|seat| outcome.ranks[*seat]);
    let line = |seat: usize| {
        let (rank, points) = (outcome.ranks[seat], outcome.scores[seat]);
        Text::new("over-standing").number("rank", rank).seat("seat", seat as u8).number("points", points)
    };
    seats.into_iter().map(line).collect()
}
