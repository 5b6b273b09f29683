//! The menu: column - card - place, then the new card, then enhancement - onto which card, objective - space, and the end.
//!
//! What laying a card at a place brings is its second line: its bonus, and the points by their parts. So few places can be open
//! (two ends and three above, or four above a complete level 1) that no level is ever long. Points are told as if the
//! garden were finished then, which may change where irrigation places can lie: a part may fall too.

use pergola_engine::{Grouping, Seat, Step};
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

/// What an action brings, as its seat sees the table; nothing where its steps say it all.
pub(in super::super) fn brings(view: &View, seat: Seat, action: &Action) -> Option<Text> {
    let own = &view.seats[seat.index()];
    let menu = Paths { view, seat, own, garden: own.garden(&view.printed) };
    match *action {
        Action::Take { column, level, place } => Some(menu.laid(column, level, place)),
        Action::Buy { tile, place } => Some(menu.enhanced(tile, place)),
        Action::Complete { objective, .. } => Some(menu.completed(objective)),
        Action::Reveal => Some(Text::new("hanging-gardens-brings-reveal")),
        Action::End => None,
    }
}

/// A seat's menu, as it sees the table.
struct Paths<'a> {
    view: &'a View,
    seat: Seat,
    own: &'a SeatView,
    garden: Garden,
}

/// A column; its cards are looked at one column at a time.
fn column_step(column: Column) -> Step<Spot> {
    step(nouns::column(column), Spot::Column(column)).standing(Grouping::Apart)
}

fn step(text: Text, spot: Spot) -> Step<Spot> {
    Step::at(text, spot)
}

impl Paths<'_> {
    fn path(&self, action: &Action) -> Vec<Step<Spot>> {
        match *action {
            Action::Take { column, level, place } => {
                vec![column_step(column), self.card(column, level), self.lay(place)]
            }
            Action::Reveal => {
                let id =
                    if self.view.ends_with_reveal { "hanging-gardens-menu-reveal-end" } else { "hanging-gardens-menu-reveal" };
                vec![Step::new(Text::of(id))]
            }
            Action::Buy { tile, place } => vec![self.tile(tile), self.enhance(place)],
            Action::Complete { objective, bonus } => vec![self.objective(objective), self.space(bonus)],
            Action::End => vec![Step::new(Text::new("hanging-gardens-menu-end"))],
        }
    }

    /// A card of the display with its cost.
    fn card(&self, column: Column, level: u8) -> Step<Spot> {
        let named = self.shown(column, level).map_or(Text::new("list-none"), |card| nouns::card_in_menu(&card));
        let tools = self.view.tool_costs[usize::from(level) - 1];
        let text = Text::new("hanging-gardens-menu-card").number("level", level).number("tools", tools).text("card", named);
        step(text, Spot::Card(column, level))
    }

    /// A place for the card.
    fn lay(&self, place: Place) -> Step<Spot> {
        step(nouns::open_place(place, self.garden.laid()), Spot::Place(place))
    }

    /// What laying the card there brings.
    fn laid(&self, column: Column, level: u8, place: Place) -> Text {
        let mut garden = self.garden.clone();
        let card = self.shown(column, level);
        card.into_iter().for_each(|card| garden.lay(&self.view.printed, place, card.card));
        let bonus = card.and_then(|card| card.bonus);
        self.gains(bonus.map(|bonus| nouns::bonus_at_once(bonus, place.level)), &garden)
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

    /// A card for the enhancement.
    fn enhance(&self, place: Place) -> Step<Spot> {
        let left = self.garden.laid().ends().map_or(0, |(left, _)| left);
        step(nouns::position(place.level, place.position(left)), Spot::Place(place))
    }

    /// What an enhancement brings there.
    fn enhanced(&self, tile: Tile, place: Place) -> Text {
        let mut garden = self.garden.clone();
        garden.enhance(&self.view.printed, place, tile);
        let bonus = self.view.printed.enhancement(tile).bonus;
        self.gains(bonus.map(|bonus| nouns::bonus_at_once(bonus, place.level)), &garden)
    }

    /// What a garden brings beyond the own: a bonus, and points by their parts.
    fn gains(&self, bonus: Option<Text>, garden: &Garden) -> Text {
        let now = &self.own.points;
        let then = Points::of(&self.view.printed, garden, self.own.layout, self.view.completed(self.seat));
        let more = i64::from(then.total()) - i64::from(now.total());
        let gains = nouns::parts(&now.gains(&then));
        let points = match gains.len() {
            0 => Text::new("hanging-gardens-brings-none"),
            _ if more < 0 => Text::new("hanging-gardens-brings-less").number("points", more),
            _ => Text::new("hanging-gardens-brings").number("points", more).list("parts", gains),
        };
        match bonus {
            Some(bonus) => Text::new("hanging-gardens-brings-bonus").text("bonus", bonus).text("points", points),
            None => points,
        }
    }

    /// An objective.
    fn objective(&self, objective: Objective) -> Step<Spot> {
        let face = self.view.printed.objective(objective);
        let text = Text::new("hanging-gardens-menu-objective");
        step(text.text("objective", nouns::objective(face.item, face.needed)), Spot::Objective(objective))
    }

    /// What completing an objective brings, and that the marker asks for less.
    fn completed(&self, objective: Objective) -> Text {
        let face = self.view.printed.objective(objective);
        let done = self.view.completed(self.seat);
        let points = &self.view.points.objectives;
        let more = i64::from(points[done + 1]) - i64::from(points[done]);
        let needed = self.view.needed(self.seat, &face);
        let id = if needed < face.needed { "hanging-gardens-brings-objective-eased" } else { "hanging-gardens-brings-objective" };
        Text::new(id).number("points", more).number("needed", needed)
    }

    /// What the marker's space brings.
    fn space(&self, bonus: Option<Bonus>) -> Step<Spot> {
        Step::new(Text::new("hanging-gardens-menu-space").text("bonus", nouns::brought(bonus)))
    }
}
