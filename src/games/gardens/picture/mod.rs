//! Gardens in pictures: the table's board with a panel for each kind of tree, and a seat's own board with its tile.
//!
//! `table` and `personal` are the two pictures, `poster` the end, `board` the fields and buildings on both, `piece` what lies
//! there; `describe` says the same facts in sentences. Numbers come from the layout of the mock-ups. A place marked 0 is
//! where the menu has led already.

mod board;
mod describe;
mod personal;
mod piece;
mod poster;
mod table;

use pergola_engine as engine;
use pergola_engine::{FrameTurn, Outcome, Pictures, Reading, Seat, Viewer};
use pergola_page::{BODY_BOLD, Brush, COUNT, Head, Pill, ink};
use pergola_render::{Rect, Scene};
use pergola_text::Text;

use super::{
    Gardens, Spot,
    board::Built,
    event::Event,
    pieces::{Field, Tree},
    view::View,
};

/// The game's key, by which its palette is found.
const KEY: &str = "gardens";

/// The frame with the Gardens' events and spots.
type Frame = engine::Frame<Event, Spot>;

impl Pictures for Gardens {
    fn picture(view: &View, frame: &Frame) -> Scene<Text> {
        match frame.viewer {
            Viewer::Everyone => table::picture(view, frame),
            Viewer::Seat(seat) => personal::picture(view, frame, seat),
        }
    }

    fn parts(_: &View) -> Vec<(Text, Rect)> {
        table::parts()
    }

    fn reading(view: &View, _: Seat, spot: &Spot) -> Reading {
        match spot {
            Spot::Field(field) => [0, 0, field.0.into()],
            Spot::Tile(tile) => {
                let hand = view.hand.as_deref().unwrap_or_default();
                [1, 0, hand.iter().position(|held| held == tile).unwrap_or_default() as i16]
            }
            Spot::Turn(turns) => [2, 0, (*turns).into()],
        }
    }

    fn describe(view: &View, frame: &Frame) -> Vec<Text> {
        describe::describe(view, frame)
    }

    fn poster(view: &View, frame: &Frame, _milestones: &[Event]) -> Option<Scene<Text>> {
        view.actor.is_none().then(|| poster::picture(view, frame))
    }

    fn describe_poster(view: &View, frame: &Frame, _milestones: &[Event]) -> Vec<Text> {
        describe::poster(view, frame)
    }
}

/// The last turn: whose it was, the field planted, what was scored, and who planted where in the turns before it.
struct LastTurn {
    seat: Option<Seat>,
    earlier: Vec<(Seat, Field)>,
    field: Option<Field>,
    scored: Vec<Scored>,
}

/// A building enclosed in the last turn.
struct Scored {
    built: Built,
    /// How many kinds stand there.
    kinds: i64,
    owner: Option<Seat>,
}

impl LastTurn {
    fn of(frame: &Frame) -> LastTurn {
        let planted = |turn: &FrameTurn<Event>| {
            turn.events.iter().rev().find_map(|event| match event {
                Event::Planted { field, .. } => Some((turn.seat, *field)),
                _ => None,
            })
        };
        let field = frame.turns.last().and_then(planted).map(|(_, field)| field);
        let before = frame.turns.len().saturating_sub(1);
        let earlier = frame.turns[..before].iter().filter_map(planted).collect();
        let scored = frame.last_turn().iter().filter_map(|event| match event {
            Event::Scored { built, trees, owner, .. } => {
                let kinds = trees.iter().filter(|count| **count > 0).count() as i64;
                Some(Scored { built: *built, kinds, owner: *owner })
            }
            _ => None,
        });
        LastTurn { seat: frame.last_actor(), earlier, field, scored: scored.collect() }
    }
}

/// What stands around a picture; a seat is known by the medals of its kinds.
fn head(view: &View, frame: &Frame, title: Text) -> Head {
    let is_over = view.actor.is_none();
    let ranks = is_over.then(|| Outcome::by_score(view.scores.clone()).ranks);
    Head::new(KEY, title, Pill::of(ranks.as_deref(), frame)).prompt(Text::new("gardens-prompt")).signs(medals(view))
}

/// The medals of each seat's kinds.
fn medals(view: &View) -> Vec<Vec<String>> {
    let seats = Seat::all(view.scores.len() as u8);
    seats.map(|seat| view.trees_of(seat).map(|tree| piece::medal(Some(tree))).collect()).collect()
}

/// Kinds by their owner's seat, those without an owner last.
fn by_owner(view: &View) -> Vec<Tree> {
    let mut trees = Tree::ALL.to_vec();
    trees.sort_by_key(|tree| (view.owners[*tree as usize].map_or(u8::MAX, |seat| seat.0), *tree));
    trees
}

/// What a kind has won.
fn points(view: &View, tree: Tree) -> i64 {
    view.points[tree as usize].into()
}

/// The number in a tile's medallion or on an unbuilt building.
fn figure(brush: &mut Brush, (x, y): (i32, i32), size: u16, value: u8) {
    brush.number(COUNT.size(size).middle(), x, y, value);
}

/// A short bold text in running size.
fn caption(brush: &mut Brush, (x, y): (i32, i32), text: Text) {
    brush.write(BODY_BOLD.color(ink::MUTED).middle(), x, y, text);
}
