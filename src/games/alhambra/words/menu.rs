//! The menu of a turn: the steps that lead to each listed action.
//!
//! Taking money and paying exactly are one step each; an overpaid purchase asks for the tile, then for the cards; a place
//! in the city is one step while it fits into a menu, otherwise the row is asked first, and in a city of enormous reach
//! the region before it. Redesigning asks for the kind of change, the tile, and the place; a step before them keeps it
//! apart when it is more than a few entries. While an exact payment grants one more action, placing would waive it: it is
//! behind a step of its own. Deliberately absent: legality.

use std::collections::{BTreeMap, BTreeSet};

use pergola_engine::{Grouping, Step};
use pergola_text::Text;

use super::{
    additions::{self, Sides},
    nouns, purchase,
};
use crate::{
    Chain, Phase, Spot,
    action::Action,
    money::Cards,
    pieces::{Border, Cell, Currency, Tile},
    view::View,
};

/// No menu has more entries.
const ENTRIES: usize = 25;
/// More redesigns than these are behind a step of their own.
const REDESIGNS: usize = 4;
/// Entries kept free beside the places of a tile: the reserve and Dirk.
const BESIDE_PLACES: usize = 2;
/// The side of a region's square, in cells.
const REGION: i8 = 20;

/// The menu of the listed actions of one seat. What depends on all of them is found once, not for each.
#[derive(Debug)]
pub(super) struct Paths<'a> {
    market: &'a [Option<Tile>; 4],
    border: Border,
    sides: Sides,
    /// Whether placing waives one more action.
    placing_waives: bool,
    pays_at_once: bool,
    redesigns_apart: bool,
    /// Whether there are so many types to build and to swap in that it is asked first which of the two.
    asks_which_first: bool,
    groups_by_kind: bool,
    /// How many steps ask for the place of each change.
    searches: BTreeMap<Change, Search>,
    /// What tiles are called among those of the same question.
    names: BTreeMap<(Question, Tile), Text>,
}

/// What is done in a city at a place that is chosen last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    Place(Tile),
    Build(Tile),
    Remove,
    Exchange(Tile),
}

/// What a tile is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Question {
    Place,
    Build,
    Exchange,
}

/// How a cell is asked for.
#[derive(Clone, Copy, Debug)]
enum Search {
    AtOnce,
    ByRow,
    ByRegion,
}

impl Change {
    /// The change an action makes, and where.
    fn of(action: &Action) -> Option<(Change, Cell)> {
        match *action {
            Action::Place { tile, cell } => Some((Change::Place(tile), cell)),
            Action::Build { tile, cell } => Some((Change::Build(tile), cell)),
            Action::Remove { cell, .. } => Some((Change::Remove, cell)),
            Action::Exchange { tile, cell, .. } => Some((Change::Exchange(tile), cell)),
            _ => None,
        }
    }

    /// The entries a menu has for the places of this change, of tiles with these sides.
    fn room(self, sides: &Sides) -> usize {
        match self {
            Change::Place(_) => ENTRIES - BESIDE_PLACES - sides.entries(),
            _ => ENTRIES,
        }
    }
}

impl Question {
    /// The question an action answers first, with the tile as it was bought.
    fn of(action: &Action, sides: &Sides) -> Option<(Question, Tile)> {
        match *action {
            Action::Place { tile, .. } | Action::Turn { tile, .. } | Action::Give { tile } => Some((Question::Place, tile)),
            Action::Reserve { tile } => Some((Question::Place, sides.as_bought(tile))),
            Action::Build { tile, .. } => Some((Question::Build, tile)),
            Action::Exchange { tile, .. } => Some((Question::Exchange, tile)),
            _ => None,
        }
    }
}

impl Search {
    /// How one of these cells is asked for with at most `room` entries a step.
    fn among(cells: &BTreeSet<Cell>, room: usize) -> Search {
        if cells.len() <= room {
            return Search::AtOnce;
        }
        let mut rows: BTreeMap<i8, usize> = BTreeMap::new();
        for cell in cells {
            *rows.entry(cell.y).or_default() += 1;
        }
        let longest = rows.values().max().copied().unwrap_or(0);
        if rows.len() > room || longest > ENTRIES { Search::ByRegion } else { Search::ByRow }
    }
}

impl<'a> Paths<'a> {
    /// The menu of these actions, as their seat sees the table.
    pub(super) fn new(view: &'a View, listed: &[Action]) -> Paths<'a> {
        let placing_waives = matches!(view.phase, Phase::Turn { chain: Chain::Extra, .. });
        Paths::of(&view.market, view.border(), Sides::of(view, listed, ENTRIES), placing_waives, listed)
    }

    /// The menu of these actions while these tiles lie in the market; `placing_waives` an action that is still open. Tiles that
    /// can be turned are told with both `sides`.
    fn of(market: &'a [Option<Tile>; 4], border: Border, sides: Sides, placing_waives: bool, listed: &[Action]) -> Paths<'a> {
        let mut cells: BTreeMap<Change, BTreeSet<Cell>> = BTreeMap::new();
        for (change, cell) in listed.iter().filter_map(Change::of) {
            cells.entry(change).or_default().insert(cell);
        }
        let asked: BTreeSet<(Question, Tile)> = listed.iter().filter_map(|action| Question::of(action, &sides)).collect();
        let tiles = |question: Question| asked.iter().filter(move |it| it.0 == question).map(|it| it.1);
        let exact = |action: &&Action| match action {
            Action::Buy { space, piece, with } => purchase::overpaid(market, (*space, *piece), with) == 0,
            _ => false,
        };
        let names_pieces = listed.iter().any(|action| matches!(action, Action::Buy { piece: Some(_), .. }));
        let offered = market.len() * if names_pieces { 2 } else { 1 };
        let takes = listed.iter().filter(|action| matches!(action, Action::Take { .. })).count();
        // Beside the exact payments: an entry for each tile that can be overpaid, for redesigning, and for the end.
        let entries = takes + listed.iter().filter(exact).count() + offered + tiles(Question::Place).count() + 2;
        let entries = entries + additions::entries(listed);
        let groups_by_kind = tiles(Question::Build).count() + tiles(Question::Exchange).count() + 1 > ENTRIES;
        let kinds = |question: Question| tiles(question).map(|tile| tile.kind).collect::<BTreeSet<_>>().len();
        let asks_which_first = groups_by_kind && kinds(Question::Build) + kinds(Question::Exchange) + 1 > ENTRIES;
        let name = |(question, tile): (Question, Tile)| {
            // Where types are asked first, tiles to build and to swap in have names of their own questions.
            let together = |it: &&(Question, Tile)| {
                it.0 == question || question != Question::Place && it.0 != Question::Place && !groups_by_kind
            };
            ((question, tile), nouns::tile_among(tile, asked.iter().filter(together).map(|it| it.1)))
        };
        Paths {
            market,
            border,
            placing_waives,
            pays_at_once: entries <= ENTRIES,
            redesigns_apart: listed.iter().filter(|action| is_redesign(action)).count() > REDESIGNS,
            asks_which_first,
            groups_by_kind,
            searches: cells.iter().map(|(change, cells)| (*change, Search::among(cells, change.room(&sides)))).collect(),
            names: asked.iter().copied().map(name).collect(),
            sides,
        }
    }

    /// The steps that lead to a listed action.
    pub(super) fn path(&self, action: &Action) -> Vec<Step<Spot>> {
        match action {
            Action::Take { cards } => vec![take(cards)],
            Action::Buy { space, piece, with } => self.buy(*space, *piece, with),
            Action::Place { tile, cell } => [self.place_tile(*tile), self.locate(Change::Place(*tile), *cell)].concat(),
            Action::Turn { tile, with } => [self.place_tile(*tile), self.sides.turn(*tile, with)].concat(),
            Action::Reserve { tile } => self.reserve(*tile),
            Action::Give { tile } => [self.place_tile(*tile), vec![bare("alhambra-menu-with-dirk")]].concat(),
            Action::Build { tile, cell } => {
                let path = self.reserve_tile(*tile, Question::Build);
                [path, self.locate(Change::Build(*tile), *cell)].concat()
            }
            Action::Remove { tile, cell } => {
                let mut path = self.redesign();
                path.push(bare("alhambra-menu-remove"));
                path.extend(with_tile_standing(self.locate(Change::Remove, *cell), *tile));
                path
            }
            Action::Exchange { tile, out, cell } => {
                let path = self.reserve_tile(*tile, Question::Exchange);
                [path, with_tile_standing(self.locate(Change::Exchange(*tile), *cell), *out)].concat()
            }
            Action::End => vec![bare("alhambra-menu-end")],
            Action::Module(action) => additions::path(self.market, action),
        }
    }

    /// An exact payment is one step while the first menu has room for all of them.
    fn buy(&self, space: Currency, piece: Option<Tile>, with: &Cards) -> Vec<Step<Spot>> {
        let overpaid = purchase::overpaid(self.market, (space, piece), with);
        let cards = nouns::purses(with);
        if overpaid == 0 && self.pays_at_once {
            let text = Text::new("alhambra-menu-buy-with")
                .text("tile", purchase::offered(self.market, space, piece))
                .list("cards", cards);
            return vec![Step::at(text, purchase::spot(space, piece))];
        }
        let pay = if overpaid == 0 {
            Text::new("alhambra-menu-with").list("cards", cards)
        } else {
            Text::new("alhambra-menu-with-too-much").list("cards", cards).number("overpaid", overpaid)
        };
        vec![purchase::tile(self.market, space, piece), Step::new(pay)]
    }

    /// Which tile is placed; before it, that this ends the actions, if one is open.
    fn place_tile(&self, tile: Tile) -> Vec<Step<Spot>> {
        let stop = bare("alhambra-menu-stop").standing(Grouping::Apart);
        let text = Text::new("alhambra-menu-place").text("tile", self.name(Question::Place, tile));
        let mut path = if self.placing_waives { vec![stop] } else { Vec::new() };
        path.push(Step::at(text, Spot::ToPlace(tile)));
        path
    }

    /// A tile comes into the reserve with either side up.
    fn reserve(&self, side: Tile) -> Vec<Step<Spot>> {
        let tile = self.sides.as_bought(side);
        let step = if tile == side { bare("alhambra-menu-in-reserve") } else { Sides::in_reserve(side) };
        [self.place_tile(tile), vec![step]].concat()
    }

    fn name(&self, question: Question, tile: Tile) -> Text {
        self.names.get(&(question, tile)).cloned().unwrap_or_else(|| nouns::tile(tile))
    }

    /// The step before all redesigns, when they are more than a few.
    fn redesign(&self) -> Vec<Step<Spot>> {
        if self.redesigns_apart { vec![bare("alhambra-menu-redesign").standing(Grouping::Apart)] } else { Vec::new() }
    }

    /// Which tile of the reserve; its type first when the reserve is very full.
    fn reserve_tile(&self, tile: Tile, question: Question) -> Vec<Step<Spot>> {
        let (id, kind_id) = if question == Question::Build {
            ("alhambra-menu-build", "alhambra-menu-build-kind")
        } else {
            ("alhambra-menu-swap", "alhambra-menu-swap-kind")
        };
        let name = self.name(question, tile);
        let spot = Spot::Reserve(tile);
        let mut path = self.redesign();
        if self.asks_which_first {
            let which = Step::new(additions::which_redesign(question == Question::Build));
            path.extend([which, Step::new(nouns::kind(tile.kind)), Step::at(name, spot)]);
        } else if self.groups_by_kind {
            path.push(Step::new(Text::new(kind_id).text("kind", nouns::kind(tile.kind))));
            path.push(Step::at(name, spot));
        } else {
            path.push(Step::at(Text::new(id).text("tile", name), spot));
        }
        path
    }

    /// The steps to the `cell` of a change.
    fn locate(&self, change: Change, cell: Cell) -> Vec<Step<Spot>> {
        let spot = Spot::Cell(cell);
        let row = || Step::new(nouns::row(self.border, cell));
        let column = |spot| Step::at(nouns::column(self.border, cell), spot);
        match self.searches.get(&change) {
            Some(Search::AtOnce) | None => vec![Step::at(nouns::place(self.border, cell), spot)],
            Some(Search::ByRow) => vec![row(), column(spot)],
            Some(Search::ByRegion) => vec![Step::new(region(cell)), row(), column(spot)],
        }
    }
}

const fn is_redesign(action: &Action) -> bool {
    matches!(action, Action::Build { .. } | Action::Remove { .. } | Action::Exchange { .. })
}

fn bare(id: &'static str) -> Step<Spot> {
    Step::new(Text::new(id))
}

/// A single card is shown where it lies.
fn take(cards: &Cards) -> Step<Spot> {
    let text = Text::new("alhambra-menu-take").list("cards", nouns::each_card(cards));
    let mut each = cards.iter();
    let only = each.next().filter(|_| each.next().is_none());
    Step { spot: only.map(Spot::Money), ..Step::new(text) }
}

/// The last step says which tile stands there.
fn with_tile_standing(mut located: Vec<Step<Spot>>, tile: Tile) -> Vec<Step<Spot>> {
    if let Some(last) = located.last_mut() {
        let place = std::mem::replace(&mut last.text, Text::new("alhambra-menu-stands"));
        last.text = Text::new("alhambra-menu-stands").text("tile", nouns::tile(tile)).text("place", place);
    }
    located
}

/// A square of cells: "20 to 39 east, 0 to 19 north".
fn region(cell: Cell) -> Text {
    let columns = range(cell.x, "alhambra-menu-range-east", "alhambra-menu-range-west");
    let rows = range(cell.y, "alhambra-menu-range-north", "alhambra-menu-range-south");
    Text::new("alhambra-menu-region").text("columns", columns).text("rows", rows)
}

fn range(count: i8, ahead: &'static str, back: &'static str) -> Text {
    let first = count.div_euclid(REGION) * REGION;
    let last = first + REGION - 1;
    let (id, from, to) = if count >= 0 { (ahead, first, last) } else { (back, -last, -first) };
    Text::new(id).number("from", from).number("to", to)
}

#[cfg(test)]
mod tests {
    use pergola_text::{Speaker, check};

    use super::{super::law::lawful, *};
    use crate::pieces::Kind;

    const EMPTY: [Option<Tile>; 4] = [None; 4];

    /// A menu of tiles with one side.
    fn menu_of<'a>(market: &'a [Option<Tile>; 4], placing_waives: bool, listed: &[Action]) -> Paths<'a> {
        Paths::of(market, Border::Wall, Sides::default(), placing_waives, listed)
    }

    /// The path of each action as sentences.
    fn said(market: &[Option<Tile>; 4], listed: &[Action]) -> Vec<Vec<String>> {
        let speaker = Speaker::plain("en", &[]);
        let menu = menu_of(market, false, listed);
        let say = |step: &Step<Spot>| {
            assert_eq!(check(&step.text), Ok(()));
            speaker.say(&step.text)
        };
        listed.iter().map(|action| menu.path(action).iter().map(say).collect()).collect()
    }

    fn actions(notations: &[&str]) -> Vec<Action> {
        notations.iter().map(|notation| notation.parse().expect("an action")).collect()
    }

    fn market(tile: &str) -> [Option<Tile>; 4] {
        [None, None, Some(tile.parse().expect("a tile")), None]
    }

    /// Every way to place a tile at `count` cells of one row beginning at `from`.
    fn row(tile: &str, from: i8, y: i8, count: i8) -> Vec<Action> {
        (from..from + count).map(|x| format!("place {tile} at {x},{y}").parse().expect("an action")).collect()
    }

    #[test]
    fn taking_money_is_one_step() {
        let listed = actions(&["take blue-7", "take green-2 blue-3", "end"]);
        assert_eq!(said(&EMPTY, &listed), [["Take blue 7"], ["Take green 2 and blue 3"], ["Confirm and end the turn"]]);
        let menu = menu_of(&EMPTY, false, &listed);
        assert_eq!(menu.path(&listed[0])[0].spot, Some("money blue-7".parse().expect("a spot")));
        assert_eq!(menu.path(&listed[1])[0].spot, None);
    }

    #[test]
    fn an_exact_purchase_is_one_step_and_an_overpaid_one_two() {
        let market = market("tower-9-es");
        let listed = actions(&["buy 3 with blue-4 blue-5", "buy 3 with blue-5 blue-6"]);
        let paths = said(&market, &listed);
        assert_eq!(paths[0], ["Buy tower 9 (walls east, south) with blue 4+5, exact"]);
        assert_eq!(paths[1], ["Buy tower 9 (walls east, south)", "with blue 5+6, 2 too much"]);
        assert_eq!(menu_of(&market, false, &listed).path(&listed[0])[0].spot, Some("market 3".parse().expect("a spot")));
    }

    /// Every set of values, at most three alike, that makes exactly `sum`.
    fn exact(sum: u8, least: u8) -> Vec<Vec<u8>> {
        if sum == 0 {
            return vec![Vec::new()];
        }
        let more = |first: u8| exact(sum - first, first).into_iter().map(move |rest| [vec![first], rest].concat());
        let all = (least..=sum.min(9)).flat_map(more);
        all.filter(|values| values.len() < 4 || values[0] != values[3]).collect()
    }

    #[test]
    fn every_exact_purchase_fits_a_label() {
        let table = std::str::from_utf8(pergola_data::file("alhambra/tiles.csv").expect("the tiles")).expect("text");
        for line in table.lines().skip(1) {
            let fields: Vec<String> = line.split(',').map(str::to_lowercase).collect();
            let [kind, price, walls] = fields.as_slice() else { panic!("{line}") };
            let code = if walls.is_empty() { format!("{kind}-{price}") } else { format!("{kind}-{price}-{walls}") };
            let tile: Tile = code.parse().expect("a tile");
            let buy = |values: Vec<u8>| {
                let cards: Vec<String> = values.iter().map(|value| format!("yellow-{value}")).collect();
                format!("buy 1 with {}", cards.join(" ")).parse::<Action>().expect("an action")
            };
            let listed: Vec<Action> = exact(tile.price, 1).into_iter().map(buy).collect();
            assert!(!listed.is_empty(), "{code}");
            lawful(&said(&[Some(tile), None, None, None], &listed[..listed.len().min(20)]));
            lawful(&said(&[Some(tile), None, None, None], &listed[listed.len().saturating_sub(20)..]));
        }
    }

    #[test]
    fn many_exact_payments_are_asked_after_the_tile() {
        let mut listed = actions(&["buy 3 with blue-4 blue-5"]);
        let singles = Currency::ALL.iter().flat_map(|it| (1..=9).map(move |value| format!("take {it}-{value}")));
        listed.extend(singles.take(22).map(|notation| notation.parse::<Action>().expect("an action")));
        let paths = said(&market("tower-9-es"), &listed);
        assert_eq!(paths[0], ["Buy tower 9 (walls east, south)", "with blue 4+5, exact"]);
        lawful(&paths);
    }

    #[test]
    fn a_bought_tile_goes_to_a_cell_the_reserve_or_dirk() {
        let listed = actions(&["place tower-9-es at 2,-1", "reserve tower-9-es", "give tower-9-es"]);
        let paths = said(&EMPTY, &listed);
        assert_eq!(
            paths.concat(),
            ["Place tower 9", "two east, one south", "Place tower 9", "in the reserve", "Place tower 9", "with Dirk"]
        );
        let path = menu_of(&EMPTY, false, &listed).path(&listed[0]);
        let spots: Vec<_> = path.into_iter().filter_map(|step| step.spot).collect();
        assert_eq!(spots, ["tile tower-9-es", "cell 2,-1"].map(|spot| spot.parse::<Spot>().expect("a spot")));
    }

    #[test]
    fn placing_that_waives_an_action_is_a_choice_of_its_own() {
        let listed = actions(&["take blue-7", "place tower-9-es at 2,-1", "reserve tower-9-es", "give tower-9-es"]);
        let menu = menu_of(&EMPTY, true, &listed);
        let paths: Vec<_> = listed.iter().map(|action| menu.path(action)).collect();
        assert_eq!(paths[0][0].standing, Grouping::Open);
        assert!(paths[1..].iter().all(|path| path[0] == paths[1][0] && path[0].standing == Grouping::Apart));
        assert_eq!(Speaker::plain("en", &[]).say(&paths[1][0].text), "Stop here and place");
    }

    #[test]
    fn twins_are_told_apart_by_their_walls() {
        let paths = said(&EMPTY, &actions(&["reserve tower-9-es", "reserve tower-9-n"]));
        assert_eq!(paths[0][0], "Place tower 9 (walls east, south)");
        assert_eq!(paths[1][0], "Place tower 9 (wall north)");
    }

    #[test]
    fn redesigning_asks_for_the_change_the_tile_and_the_place() {
        let mut listed =
            actions(&["build garden-10 at -1,0", "remove tower-9-es at 2,-1", "exchange garden-10 for tower-9-es at 2,-1"]);
        let paths = said(&EMPTY, &listed);
        assert_eq!(paths[0], ["Build garden 10", "one west"]);
        assert_eq!(paths[1], ["Move into the reserve", "tower 9 (two east, one south)"]);
        assert_eq!(paths[2], ["Put garden 10 in place of", "tower 9 (two east, one south)"]);
        listed.extend(actions(&["build garden-10 at 0,-1"]));
        assert_eq!(said(&EMPTY, &listed)[0], ["Build garden 10", "one west"], "four are shown at once");
        listed.extend(actions(&["build garden-10 at 1,0"]));
        assert_eq!(said(&EMPTY, &listed)[0], ["Redesign", "Build garden 10", "one west"]);
    }

    #[test]
    fn many_places_are_asked_row_by_row() {
        let mut listed = row("tower-9-es", -5, 2, 12);
        listed.extend(row("tower-9-es", -5, 0, 12));
        listed.extend(actions(&["reserve tower-9-es", "give tower-9-es"]));
        let paths = said(&EMPTY, &listed);
        assert_eq!(paths[0], ["Place tower 9", "row two north", "five west"]);
        assert_eq!(paths[17], ["Place tower 9", "fountain's row", "fountain's column"]);
        assert_eq!(paths[24], ["Place tower 9", "in the reserve"]);
        lawful(&paths);
    }

    #[test]
    fn a_place_in_an_enormous_city_is_asked_by_its_region_first() {
        let mut listed = row("tower-9-es", -27, -3, 54);
        listed.extend((-27..27).map(|y| format!("place tower-9-es at 30,{y}").parse::<Action>().expect("an action")));
        listed.extend(actions(&["reserve tower-9-es", "give tower-9-es"]));
        let paths = said(&EMPTY, &listed);
        assert_eq!(paths[0], ["Place tower 9", "21 to 40 west, 1 to 20 south", "row three south", "27 west"]);
        assert_eq!(paths[53], ["Place tower 9", "20 to 39 east, 1 to 20 south", "row three south", "26 east"]);
        lawful(&paths);
    }

    #[test]
    fn a_reserve_of_very_many_types_is_asked_for_what_first() {
        let reserve: Vec<String> =
            Kind::ALL.into_iter().flat_map(|kind| [5, 7].map(|price| format!("{kind}-{price}-ns"))).collect();
        let places = |tile: &String| [format!("build {tile} at 12,-12"), format!("exchange {tile} for arcades-10 at -12,12")];
        let mut listed: Vec<Action> =
            reserve.iter().flat_map(places).map(|notation| notation.parse().expect("an action")).collect();
        listed.extend(actions(&["remove tower-9-es at 2,-1"]));
        let paths = said(&EMPTY, &listed);
        assert_eq!(paths[0], ["Redesign", "Build from the reserve", "pavilion", "pavilion 5", "twelve east, twelve south"]);
        let exchange = ["Redesign", "Exchange for a building of the reserve", "pavilion", "pavilion 5"];
        assert_eq!(paths[1][..4], exchange);
        lawful(&paths);
    }

    #[test]
    fn pieces_of_one_space_are_told_apart() {
        let market: [Option<Tile>; 4] = [Some("tower-9-es".parse().expect("a tile")), None, None, None];
        let listed = actions(&["buy 1 tower-9-es with yellow-9", "buy 1 school-8-e with yellow-9"]);
        let paths = said(&market, &listed);
        assert_eq!(paths[0], ["Buy tower 9 (walls east, south) with yellow 9, exact"]);
        assert_eq!(paths[1], ["Buy school 8 (moat east)", "with yellow 9, 1 too much"]);
    }

    #[test]
    fn a_very_full_reserve_is_asked_by_type() {
        let reserve: Vec<String> =
            (4..=12).flat_map(|price| ["ns", "ew"].map(|walls| format!("chambers-{price}-{walls}"))).collect();
        let places = |tile: &String| [format!("build {tile} at 12,-12"), format!("exchange {tile} for arcades-10 at -12,12")];
        let listed = reserve.iter().flat_map(places).map(|notation| notation.parse().expect("an action"));
        let paths = said(&EMPTY, &listed.collect::<Vec<_>>());
        assert_eq!(paths[0], ["Redesign", "Build: chambers", "chambers 4 (walls north, south)", "twelve east, twelve south"]);
        lawful(&paths);
    }
}
