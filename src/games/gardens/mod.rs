//! The Gardens of the Alhambra, for two to four seats.
//!
//! A turn places one garden tile beside those that lie, scores every building it encloses, and ends with `end`, which
//! draws a new tile. Each seat owns a kind of tree (with two seats and the variant, two); kinds without an owner are
//! compared too and keep what they win. When all 36 fields are planted, most points win.
//!
//! | action | notation |
//! |---|---|
//! | place a tile | `plant 3-la-or-pa-le at c4 turn 1` |
//! | end the turn | `end` |
//!
//! Options: `hand` = `one` or `three` tiles, `kinds` = `one` or `two` each, `tree` chosen by each seat.
//! Deliberately absent: passing, since a field beside a tile is always free until the end.

pub mod action;
pub mod board;
pub mod event;
pub mod picture;
pub mod pieces;
mod score_card;
#[cfg(test)]
mod tests;
pub mod view;
mod widest;
mod words;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use self::{
    action::Action,
    event::{Event, Refusal},
    pieces::Printed,
    view::View,
};
use self::{
    board::{Board, Planted},
    pieces::{Building, FIELDS, SQUARES, Tile, Tree},
};
use crate::{
    engine::{
        Bag, Chance, Events, Files, Frame, Meta, OptionKind, Options, Outcome, Seat, Seats, Slot, State, Status, Step,
        Unreadable, Verb, Viewer,
    },
    text::Text,
};

/// The variants of one table (rulebook p. 6, Variants).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Tiles in a hand: 1 or 3.
    pub hand: u8,
    /// Kinds of trees each seat owns: 1 or 2.
    pub kinds: u8,
    /// What each seat chose in the lobby.
    pub chosen: Vec<Vec<Tree>>,
}

/// The game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gardens {
    setup: Setup,
    board: Board,
    /// Whose each kind is, in the order of [`Tree::ALL`].
    owners: [Option<Seat>; 4],
    /// What each kind won, owned or not.
    points: [u16; 4],
    hands: Vec<Vec<Tile>>,
    supply: Bag<Tile>,
    turn: u32,
    phase: Phase,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// This seat places a tile.
    Plant(Seat),
    /// This seat has placed its tile and ends its turn.
    End(Seat),
    /// All fields are planted.
    Over,
}

impl Gardens {
    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// What this seat's kinds have won together.
    pub fn score(&self, seat: Seat) -> i32 {
        let owned = Tree::ALL.into_iter().filter(|tree| self.owners[*tree as usize] == Some(seat));
        owned.map(|tree| i32::from(self.points[tree as usize])).sum()
    }

    fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Plant(seat) | Phase::End(seat) => Some(seat),
            Phase::Over => None,
        }
    }

    /// The state that was read, if every seat in it sits at its table and every list is as long as it can be.
    fn sound(self) -> Result<Gardens, Unreadable> {
        let seats = self.hands.len();
        let (fewest, most) = Gardens::META.seats;
        let sits = |seat: Seat| seat.index() < seats;
        let at_table = (fewest.into()..=most.into()).contains(&seats)
            && self.setup.chosen.len() == seats
            && self.owners.iter().flatten().chain(self.actor().iter()).all(|seat| sits(*seat));
        let turned = pieces::Field::all().filter_map(|field| self.board.planted(field)).all(|it| it.turns < 4);
        let held = self.hands.iter().all(|hand| hand.len() <= usize::from(self.setup.hand));
        match (at_table, turned && held && self.setup.hand <= 3) {
            (true, true) => Ok(self),
            (false, _) => Err(Unreadable::new("a state of gardens", "it names seats that its table does not have")),
            (true, false) => {
                Err(Unreadable::new("a state of gardens", "a hand holds too many tiles, or a tile is turned too far"))
            }
        }
    }

    /// Places a tile and scores what it encloses, each building on its own in reading order.
    fn plant(&mut self, seat: Seat, tile: Tile, field: pieces::Field, turns: u8, events: &mut Events<Event>) {
        let hand = &mut self.hands[seat.index()];
        let at = hand.iter().position(|it| *it == tile).expect("a checked tile is in the hand");
        hand.remove(at);
        events.tell(|| Event::Planted { seat, tile, field, turns });
        for built in self.board.plant(field, Planted { tile, turns }) {
            let owner = built.winner.and_then(|tree| self.owners[tree as usize]);
            if let Some(tree) = built.winner {
                self.points[tree as usize] += u16::from(built.points);
            }
            events.tell(|| Event::Scored { seat, built, trees: self.board.trees(built.square), owner });
        }
        self.phase = Phase::End(seat);
    }

    /// Draws a new tile while the supply lasts; the game is over when all fields are planted (rulebook p. 6).
    fn end(&mut self, seat: Seat, chance: &mut Chance, events: &mut Events<Event>) {
        if let Some(tile) = chance.draw(&mut self.supply) {
            self.hands[seat.index()].push(tile);
            self.hands[seat.index()].sort_unstable();
            events.tell(|| Event::Drawn { seat, tile });
        }
        if self.board.is_full() {
            self.phase = Phase::Over;
            events.tell(|| Event::Ended);
        } else {
            self.turn += 1;
            self.phase = Phase::Plant(seat.next(self.seats()));
        }
    }
}

impl State for Gardens {
    type Printed = Printed;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const META: Meta = Meta {
        key: "gardens",
        seats: (2, 4),
        version: 1,
        options: &[
            OptionKind::OneOf { key: "hand", choices: &["one", "three"] },
            OptionKind::OneOf { key: "kinds", choices: &["one", "two"] },
            OptionKind::EachSeat { key: "tree", choices: &Tree::KEYS, most: 2 },
        ],
        verbs: &[
            Verb {
                key: "plant",
                slots: &[
                    Slot { key: "tile", required: true },
                    Slot { key: "at", required: true },
                    Slot { key: "turn", required: true },
                ],
            },
            Verb { key: "end", slots: &[] },
        ],
        ply_limit: 2 * FIELDS as u32,
    };

    fn print(files: Files<'_>) -> Result<Printed, Unreadable> {
        Printed::read(files)
    }

    fn setup(seats: u8, chosen: &Options) -> Result<Setup, Refusal> {
        if let Some(key) = chosen.unknown(Gardens::META.options) {
            return Err(Refusal::UnknownOption { key: key.to_owned() });
        }
        let hand = if chosen.one_of("hand") == Some("three") { 3 } else { 1 };
        let kinds = if chosen.one_of("kinds") == Some("two") { 2 } else { 1 };
        if kinds == 2 && seats != 2 {
            return Err(Refusal::TwoKindsNeedTwoSeats { seats });
        }
        let mut owners = [None; 4];
        let mut trees = Vec::new();
        for seat in Seat::all(seats) {
            let own: Vec<Tree> = chosen.several("tree", seat).iter().filter_map(|key| key.parse().ok()).collect();
            if own.len() > usize::from(kinds) {
                return Err(Refusal::TooManyTrees { seat, most: kinds });
            }
            for tree in &own {
                if let Some(owner) = owners[*tree as usize].replace(seat) {
                    return Err(Refusal::TreeTaken { tree: *tree, by: [owner, seat] });
                }
            }
            trees.push(own);
        }
        Ok(Setup { hand, kinds, chosen: trees })
    }

    fn new(printed: &Arc<Printed>, setup: &Setup, seats: u8, chance: &mut Chance) -> Gardens {
        let mut buildings = printed.buildings.clone();
        let mut lay = |_| chance.draw(&mut buildings).expect("a building for each square").0;
        let values: [u8; SQUARES] = std::array::from_fn(&mut lay);
        let mut owners = [None; 4];
        for (seat, trees) in Seat::all(seats).zip(&setup.chosen) {
            trees.iter().for_each(|tree| owners[*tree as usize] = Some(seat));
        }
        for (seat, trees) in Seat::all(seats).zip(&setup.chosen) {
            for _ in trees.len()..usize::from(setup.kinds) {
                let free: Vec<Tree> = Tree::ALL.into_iter().filter(|tree| owners[*tree as usize].is_none()).collect();
                owners[chance.pick(&free) as usize] = Some(seat);
            }
        }
        let mut supply = printed.tiles.clone();
        let mut deal = |_| {
            let mut hand: Vec<Tile> = (0..setup.hand).filter_map(|_| chance.draw(&mut supply)).collect();
            hand.sort_unstable();
            hand
        };
        let hands = Seat::all(seats).map(&mut deal).collect();
        let starts = chance.pick(&[1u8, 2, 3, 4][..usize::from(seats)]);
        let phase = Phase::Plant(Seat(starts - 1));
        Gardens { setup: setup.clone(), board: Board::new(values), owners, points: [0; 4], hands, supply, turn: 1, phase }
    }

    fn load(_printed: &Arc<Printed>, version: u16, saved: Value) -> Result<Gardens, Unreadable> {
        match version {
            1 => serde_json::from_value(saved).map_err(|why| Unreadable::new("a state of gardens", why)).and_then(Gardens::sound),
            _ => Err(Unreadable::new(format!("a state of gardens of version {version}"), "this program knows version 1")),
        }
    }

    fn seats(&self) -> u8 {
        Gardens::seats(self)
    }

    fn status(&self) -> Status {
        match self.actor() {
            Some(seat) => Status::ToAct { turn: self.turn, must: Seats::only(seat), may: Seats::NONE },
            None => Status::Over(Outcome::by_score(Seat::all(self.seats()).map(|seat| self.score(seat)).collect())),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Plant(actor) if actor == seat => {
                let hand = &self.hands[seat.index()];
                out.reserve(4 * hand.len() * self.board.places().count_ones() as usize);
                for tile in hand {
                    for field in self.board.fields() {
                        out.extend([0, 1, 2, 3].map(|turns| Action::Plant { tile: *tile, field, turns }));
                    }
                }
            }
            Phase::End(actor) if actor == seat => out.push(Action::End),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::End(_), Action::End) => Ok(()),
            (Phase::End(_), Action::Plant { .. }) => Err(Refusal::AlreadyPlanted),
            (_, Action::End) => Err(Refusal::PlantFirst),
            (_, Action::Plant { tile, field, .. }) => {
                if !self.hands[seat.index()].contains(tile) {
                    return Err(Refusal::NotInHand { tile: *tile });
                }
                match self.board.places() >> field.0 & 1 == 1 {
                    true => Ok(()),
                    false if self.board.planted(*field).is_some() => Err(Refusal::Occupied { field: *field }),
                    false if self.board.is_bare() => Err(Refusal::FirstOnEdge { field: *field }),
                    false => Err(Refusal::NotAdjacent { field: *field }),
                }
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, events: &mut Events<Event>) {
        match *action {
            Action::Plant { tile, field, turns } => self.plant(seat, tile, field, turns, events),
            Action::End => self.end(seat, chance, events),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Gardens {
        let mut world = self.clone();
        let others = || Seat::all(self.seats()).filter(|other| *other != seat);
        for other in others() {
            world.supply.extend(world.hands[other.index()].drain(..));
        }
        for other in others() {
            let count = self.hands[other.index()].len();
            let hand = &mut world.hands[other.index()];
            hand.extend((0..count).filter_map(|_| chance.draw(&mut world.supply)));
            hand.sort_unstable();
        }
        world
    }

    fn inventory(&self) -> Vec<String> {
        let planted = pieces::Field::all().filter_map(|field| self.board.planted(field)).map(|it| it.tile);
        let tiles = planted.chain(self.hands.iter().flatten().copied()).chain(self.supply.iter());
        let buildings = self.board.values().iter().map(|value| Building(*value).to_string());
        let mut codes: Vec<String> = tiles.map(|tile| tile.to_string()).chain(buildings).collect();
        codes.sort_unstable();
        codes
    }

    fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, Gardens)> {
        widest::widest(printed)
    }

    /// Points ahead of the best other kind's owner, in hundredths, and a little for trees around open buildings.
    fn worth(&self, seat: Seat) -> i64 {
        let others = Seat::all(self.seats()).filter(|other| *other != seat).map(|other| self.score(other));
        100 * i64::from(self.score(seat) - others.max().unwrap_or(0)) + words::promise(self, seat)
    }

    fn path(&self, seat: Seat, action: &Action) -> Vec<Step> {
        words::path(self, seat, action)
    }

    fn slots(action: &Action) -> (&'static str, Vec<String>) {
        match action {
            Action::Plant { tile, field, turns } => ("plant", vec![tile.to_string(), field.to_string(), turns.to_string()]),
            Action::End => ("end", Vec::new()),
        }
    }

    fn spell(verb: &str, slots: &[String]) -> String {
        match slots {
            [tile, at, turn] if verb == "plant" => format!("plant {tile} at {at} turn {turn}"),
            _ => verb.to_owned(),
        }
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
        words::tell(event, viewer)
    }

    /// A drawn tile was hidden.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Drawn { .. })
    }

    fn refuse(refusal: &Refusal) -> Text {
        words::refuse(refusal)
    }

    fn picture(view: &View, frame: &Frame<Event>) -> pergola_render::Scene<Text> {
        picture::picture(view, frame)
    }

    fn describe(view: &View, frame: &Frame<Event>) -> Vec<Text> {
        picture::describe(view, frame)
    }

    fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
        score_card::score_card(printed, input)
    }
}
