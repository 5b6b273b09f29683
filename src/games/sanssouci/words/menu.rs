//! Menus: card, tile, and the gardener's square when the tile is turned; then noble and row.
//!
//! What an entry brings is its second line: rows and columns it fills, the mark it lies on, and what it opens to a noble. A
//! gardener that may lie anywhere can have 31 squares, so it is asked for the row first when there are more than fit a menu.

use pergola_engine::{Seat, Step};
use pergola_text::Text;

use crate::{
    Action,
    garden::{Ground, Laid},
    pieces::{Card, Colour, Face, Mark, Symbol},
    square::{Square, Squares},
    view::{GardenView, View},
    words::{nouns, spot::Spot},
};

/// So many squares fit a level.
const LEVEL: usize = 25;

/// The steps that lead to each of the listed actions.
pub(super) fn paths(view: &View, seat: Seat, listed: &[Action]) -> Vec<Vec<Step<Spot>>> {
    let menu = Paths::new(view, seat);
    listed.iter().map(|action| menu.path(action)).collect()
}

/// What an action brings, as its seat sees the table; nothing where its steps say it all.
pub(super) fn brings(view: &View, seat: Seat, action: &Action) -> Option<Text> {
    let menu = Paths::new(view, seat);
    match *action {
        Action::ChooseSide(face) => menu.marks(face),
        Action::Lay { tile, gardener, .. } => {
            let laid = gardener.map_or(Laid { at: tile, turned: None }, |at| Laid { at, turned: Some(tile.symbol()) });
            let gains = menu.gains(laid);
            (!gains.is_empty()).then(|| Text::new("sanssouci-brings").list("gains", gains))
        }
        Action::Move { noble, to } => Some(menu.moved(noble, to)),
        Action::ChooseGarden(_) | Action::End => None,
    }
}

/// What all entries are told from.
struct Paths<'a> {
    view: &'a View,
    garden: &'a GardenView,
    ground: Ground,
    /// Where nobles can end a move already.
    goals: Squares,
}

impl Paths<'_> {
    fn new(view: &View, seat: Seat) -> Paths<'_> {
        let garden = &view.gardens[seat.index()];
        let ground = garden.ground();
        Paths { view, garden, ground, goals: ground.goals(garden.nobles).collect() }
    }

    fn path(&self, action: &Action) -> Vec<Step<Spot>> {
        match *action {
            Action::ChooseGarden(side) => {
                let printed = self.view.choices.iter().filter(|(choice, _)| *choice == side);
                let printed = printed.flat_map(|(_, squares)| squares.without(Squares::row(Colour::Beige)).iter());
                let printed = printed.map(|square| nouns::symbol(square.symbol()));
                let text = Text::new("sanssouci-menu-garden").text("side", nouns::side(side)).list("printed", printed);
                vec![step(text, Some(Spot::Garden(side)))]
            }
            Action::ChooseSide(face) => {
                let text = Text::new("sanssouci-menu-side").with("side", &face);
                vec![step(text, Some(Spot::Side(face)))]
            }
            Action::Lay { card, tile, gardener: None } => {
                vec![card_step(card), step(nouns::square(tile), Some(Spot::Square(tile)))]
            }
            Action::Lay { card, tile, gardener: Some(at) } => self.gardener_path(card, tile, at),
            Action::Move { noble, to } => vec![noble_step(noble), goal_step(noble, to)],
            Action::End => vec![step(Text::new("sanssouci-menu-end"), None)],
        }
    }

    /// A tile that is turned over, and where it goes.
    fn gardener_path(&self, card: Card, tile: Square, at: Square) -> Vec<Step<Spot>> {
        let turned = Text::new("sanssouci-menu-turned").text("tile", nouns::square(tile));
        let mut path = vec![card_step(card), step(turned, Some(Spot::Square(tile)))];
        if self.ground.gardener_squares(tile).len() > LEVEL {
            let row = Text::new("sanssouci-menu-row").text("row", nouns::colour(at.colour()));
            path.push(step(row, Some(Spot::Row(at.colour()))));
        }
        path.push(step(Text::new("sanssouci-menu-gardener").text("place", nouns::square(at)), Some(Spot::Square(at))));
        path
    }

    /// What a tile there fills, pays at once, and opens to a noble.
    fn gains(&self, laid: Laid) -> Vec<Text> {
        let mut ground = self.ground;
        ground.lay(laid);
        let (row, column) = (laid.at.colour(), laid.at.symbol());
        let mut gains = Vec::new();
        let mut gain = |id: &'static str, points: i32| gains.push(Text::new(id).number("points", points));
        if ground.has_full_row(row) {
            gain("sanssouci-menu-gain-row", self.view.row(row).full.into());
        }
        if ground.has_full_column(column) {
            gain("sanssouci-menu-gain-column", self.view.column(column).into());
        }
        match self.garden.mark(laid.at).map_or(0, |mark| mark.points(laid.turned.is_some())) {
            0 => {}
            points @ 1.. => gain("sanssouci-menu-gain-mark", points),
            points => gain("sanssouci-menu-gain-loss", -points),
        }
        let goals: Squares = ground.goals(self.garden.nobles).collect();
        let opened = goals.without(self.goals).iter().map(|goal| self.view.row(goal.colour()).noble).max();
        if let Some(points) = opened {
            gain("sanssouci-menu-gain-noble", points.into());
        }
        gains
    }

    /// How many marks of a side pay, and how many cost.
    fn marks(&self, face: Face) -> Option<Text> {
        let (_, marks) = self.view.faces.iter().find(|(it, _)| *it == face)?;
        let count = |counts: &dyn Fn(Mark) -> bool| marks.iter().filter(|(_, mark)| counts(*mark)).count() as i64;
        let text = Text::new("sanssouci-brings-side").number("pay", count(&|mark| mark.points(false) > 0));
        let text = text.number("gardeners", count(&|mark| mark.points(false) == 0 && mark.points(true) > 0));
        Some(text.number("cost", count(&|mark| mark.points(false) < 0)))
    }

    /// What moving a noble there brings.
    fn moved(&self, noble: Symbol, to: Colour) -> Text {
        let is_mission = self.view.missions.as_ref().is_some_and(|missions| missions.contains(&noble));
        let id = if is_mission { "sanssouci-brings-move-mission" } else { "sanssouci-brings-move" };
        Text::new(id).number("points", self.view.row(to).noble)
    }
}

/// The row a noble ends in.
fn goal_step(noble: Symbol, to: Colour) -> Step<Spot> {
    step(Text::new("sanssouci-menu-goal").text("row", nouns::colour(to)), Some(Spot::Square(Square::at(to, noble))))
}

fn step(text: Text, spot: Option<Spot>) -> Step<Spot> {
    Step { spot, ..Step::new(text) }
}

fn card_step(card: Card) -> Step<Spot> {
    step(nouns::card(card), Some(Spot::Card(card)))
}

fn noble_step(noble: Symbol) -> Step<Spot> {
    step(Text::new("sanssouci-menu-noble").text("noble", nouns::symbol(noble)), Some(Spot::Noble(noble)))
}
