//! The menu: column - card - place, then the new card, then enhancement - onto which card, objective - space, and the end.
//!
//! Each place says what laying the card there brings: its bonus, and the points by their parts. So few places can be open
//! (two ends and three above, or four above a complete level 1) that no level is ever long. Points are told as if the
//! garden were finished then, which may change where irrigation places can lie: a part may fall too.

use pergola_engine::{Seat, Step};
use pergola_text::Text;

use super::nouns;
use crate::{
    Action, Spot,
    garden::Garden,
    pieces::{Bonus, Column, GardenCard, Objective, Tile},
    place::Place,
    score::Points,
    view::{SeatView, View},
};

/// The steps that lead to each listed action.
pub(in super::super) fn paths(view: &View, seat: Seat, listed: &[Action]) -> Vec<Vec<Step<Spot>>> {
    let own = &view.seats[seat.index()];
    let menu = Paths { view, seat, own, garden: own.garden(&view.printed) };
    listed.iter().map(|action| menu.path(action)).collect()
}

/// A seat's menu, as it sees the table.
struct Paths<'a> {
    view: &'a View,
    seat: Seat,
    own: &'a SeatView,
    garden: Garden,
}

fn step(text: Text, spot: Spot) -> Step<Spot> {
    Step::at(text, spot)
}

impl Paths<'_> {
    fn path(&self, action: &Action) -> Vec<Step<Spot>> {
        match *action {
            Action::Take { column, level, place } => {
                vec![self.column(column), self.card(column, level), self.lay(column, level, place)]
            }
            Action::Reveal => {
                let id =
                    if self.view.ends_with_reveal { "hanging-gardens-menu-reveal-end" } else { "hanging-gardens-menu-reveal" };
                vec![Step::new(Text::of(id))]
            }
            Action::Buy { tile, place } => vec![self.tile(tile), self.enhance(tile, place)],
            Action::Complete { objective, bonus } => vec![self.objective(objective), self.space(bonus)],
            Action::End => vec![Step::new(Text::new("hanging-gardens-menu-end"))],
        }
    }

    /// A column with its free gardener spaces.
    fn column(&self, column: Column) -> Step<Spot> {
        let stand = &self.view.columns[column as usize];
        let free = stand.spaces - stand.gardeners.len() as u8;
        let text = Text::new("hanging-gardens-menu-column").text("column", nouns::column(column)).number("free", free);
        step(text, Spot::Column(column))
    }

    /// A card of the display with its cost.
    fn card(&self, column: Column, level: u8) -> Step<Spot> {
        let named = self.shown(column, level).map_or(Text::new("hanging-gardens-empty"), |card| nouns::card(&card));
        let tools = nouns::tools(self.view.tool_costs[usize::from(level) - 1]);
        let text = Text::new("hanging-gardens-menu-card").number("level", level).text("tools", tools).text("card", named);
        step(text, Spot::Card(column, level))
    }

    /// A place for the card, with what laying it there brings.
    fn lay(&self, column: Column, level: u8, place: Place) -> Step<Spot> {
        let mut garden = self.garden.clone();
        let card = self.shown(column, level);
        card.into_iter().for_each(|card| garden.lay(&self.view.printed, place, card.card));
        let bonus = card.and_then(|card| card.bonus);
        let named = nouns::open_place(place, self.garden.laid());
        step(self.brings(named, bonus.map(|bonus| nouns::bonus(bonus, place.level)), &garden), Spot::Place(place))
    }

    /// What lies there in the display.
    fn shown(&self, column: Column, level: u8) -> Option<GardenCard> {
        self.view.columns[column as usize].cards[usize::from(level) - 1]
    }

    /// An enhancement with its price.
    fn tile(&self, tile: Tile) -> Step<Spot> {
        let face = self.view.printed.enhancement(tile);
        let text = Text::new("hanging-gardens-menu-tile").number("price", face.cost).text("tile", nouns::tile(&face));
        step(text, Spot::Tile(tile))
    }

    /// A card for the enhancement, with what it brings there.
    fn enhance(&self, tile: Tile, place: Place) -> Step<Spot> {
        let mut garden = self.garden.clone();
        garden.enhance(&self.view.printed, place, tile);
        let bonus = self.view.printed.enhancement(tile).bonus;
        let left = garden.laid().ends().map_or(0, |(left, _)| left);
        let named = nouns::position(place.level, place.position(left));
        step(self.brings(named, bonus.map(|bonus| nouns::bonus(bonus, place.level)), &garden), Spot::Place(place))
    }

    /// What a place brings: a bonus, and points by their parts.
    fn brings(&self, place: Text, bonus: Option<Text>, garden: &Garden) -> Text {
        let now = &self.own.points;
        let then = Points::of(&self.view.printed, garden, self.own.layout, self.view.completed(self.seat));
        let more = i64::from(then.total()) - i64::from(now.total());
        let gains = nouns::parts(&now.gains(&then));
        let points = match gains.len() {
            0 => Text::new("hanging-gardens-menu-points-none"),
            _ if more < 0 => Text::new("hanging-gardens-menu-points-lost").number("points", more),
            1 => Text::new("hanging-gardens-menu-points-one").number("points", more).list("parts", gains),
            _ => Text::new("hanging-gardens-menu-points").number("points", more).list("parts", gains),
        };
        let text = Text::of(if bonus.is_some() { "hanging-gardens-menu-place-bonus" } else { "hanging-gardens-menu-place" });
        let text = text.text("place", place).text("points", points);
        bonus.into_iter().fold(text, |text, bonus| text.text("bonus", bonus))
    }

    /// An objective with the points it brings.
    fn objective(&self, objective: Objective) -> Step<Spot> {
        let face = self.view.printed.objective(objective);
        let done = self.view.completed(self.seat);
        let points = &self.view.points.objectives;
        let needed = self.view.needed(self.seat, &face);
        let text = Text::new("hanging-gardens-menu-objective").text("objective", nouns::objective(face.item, needed));
        let more = i64::from(points[done + 1]) - i64::from(points[done]);
        step(text.number("points", more), Spot::Objective(objective))
    }

    /// What the marker's space brings.
    fn space(&self, bonus: Option<Bonus>) -> Step<Spot> {
        Step::new(Text::new("hanging-gardens-menu-space").text("bonus", nouns::brought(bonus)))
    }
}
