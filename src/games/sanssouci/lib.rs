//! Sanssouci with its expansion, for two to four seats.
//!
//! A turn plays one of two cards, takes a tile from the market and lays it on its own square of the garden, turned to its
//! gardener elsewhere when that is occupied; then at most one noble may move down its column over connected tiles and scores
//! the row it ends in. After 18 turns each, full rows, full columns and two secret missions are scored.
//!
//! | action | notation |
//! |---|---|
//! | choose a garden, where the table lets seats choose | `garden 1a` |
//! | choose the side of the expansion board | `side b` |
//! | play a card and lay a tile on its own square | `play grey-turquoise take turquoise/pavilion` |
//! | the same, turned to its gardener | `play wild take turquoise/pavilion gardener fuchsia/pavilion` |
//! | move a noble | `move pavilion to fuchsia` |
//! | end the turn: market and hand are filled up | `end` |
//!
//! Options: `gardens` = `drawn` or `chosen`, `expansion` on or off. Deliberately absent: the way a noble takes, since only its
//! goal counts, and piles of the supply, whose backs tell nothing.

pub mod action;
pub mod event;
pub mod garden;
mod hidden;
pub mod picture;
pub mod pieces;
pub mod printed;
pub mod refusal;
mod rules;
pub mod score;
mod score_card;
pub mod square;
mod stored;
#[cfg(test)]
mod tests;
pub mod view;
mod widest;
pub mod words;
mod worth;

use std::sync::Arc;

use pergola_engine::{
    Bag, Chance, Events, Files, Meta, OptionKind, Options, Seat, Seats, Slot, State, Status, Unreadable, Verb, Viewer,
};
use pergola_text::Text;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use self::{action::Action, event::Event, printed::Printed, refusal::Refusal, view::View};
use self::{
    garden::Garden,
    pieces::{Card, Face, Side, Symbol},
    printed::{MARKET, ROUNDS},
    score::Tally,
};

/// The fixed facts of Sanssouci.
pub static META: Meta = Meta {
    key: "sanssouci",
    seats: (2, 4),
    version: 1,
    rules: 0,
    options: &[OptionKind::Toggle { key: "expansion" }, OptionKind::OneOf { key: "gardens", choices: &["drawn", "chosen"] }],
    verbs: &[
        Verb { key: "garden", slots: &[Slot { key: "board", required: true }] },
        Verb { key: "side", slots: &[Slot { key: "side", required: true }] },
        Verb {
            key: "play",
            slots: &[
                Slot { key: "card", required: true },
                Slot { key: "tile", required: true },
                Slot { key: "gardener", required: false },
            ],
        },
        Verb { key: "move", slots: &[Slot { key: "noble", required: true }, Slot { key: "to", required: true }] },
        Verb { key: "end", slots: &[] },
    ],
    // Four seats: a garden, a side, and 18 turns of a tile, a noble and an end each.
    ply_limit: 4 * (2 + 2 + 3 * ROUNDS as u32),
};

/// The variants of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Whether it is played with the expansion boards.
    pub expansion: bool,
    /// Whether seats choose their gardens.
    pub choose_gardens: bool,
}

/// The game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sanssouci {
    #[serde(skip)]
    printed: Arc<Printed>,
    setup: Setup,
    /// Who begins.
    start: Seat,
    turn: u32,
    phase: Phase,
    /// The tile on each square, two of each colour; none on the square of the tile just taken.
    market: [Option<Symbol>; MARKET],
    supply: Bag<Symbol>,
    /// The missions nobody has.
    missions: Bag<Symbol>,
    players: Vec<Player>,
}

/// What belongs to a seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Player {
    garden: Garden,
    /// Up to two cards, in order of what they show.
    hand: Vec<Card>,
    pile: Bag<Card>,
    /// Open, in the order in which they were played.
    played: Vec<Card>,
    /// Two, secret until the end.
    missions: Vec<Symbol>,
    /// Points of nobles' moves.
    moves: i32,
    /// Points of the expansion's marks.
    marks: i32,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// This seat chooses its garden.
    ChooseGarden(Seat),
    /// This seat has chosen its garden and ends its turn.
    EndChoice(Seat),
    /// All seats choose the sides of their expansion boards.
    ChooseSides(SideChoices),
    /// This seat plays a card and lays a tile.
    Lay(Seat),
    /// This seat has laid its tile, and may move a noble.
    Move(Seat),
    /// This seat has moved a noble, and ends its turn.
    End(Seat),
    /// The game is over.
    Over,
}

/// The sides of the expansion boards while they are chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SideChoices {
    /// Seat by seat; secret until the last one has ended its choice.
    sides: Vec<Option<Face>>,
    /// Who has not ended its choice.
    open: Seats,
}

impl Sanssouci {
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The seat whose turn it is; none while all choose, and none at the end.
    fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::ChooseGarden(seat) | Phase::EndChoice(seat) => Some(seat),
            Phase::Lay(seat) | Phase::Move(seat) | Phase::End(seat) => Some(seat),
            Phase::ChooseSides(_) | Phase::Over => None,
        }
    }

    /// What the seat would have if the game ended now; while it lasts only `moves` and `marks` are won.
    fn tally(&self, seat: Seat) -> Tally {
        let player = self.player(seat);
        Tally::of(&player.garden, &player.missions, (player.moves, player.marks), &self.printed)
    }

    fn tallies(&self) -> Vec<Tally> {
        Seat::all(self.seats()).map(|seat| self.tally(seat)).collect()
    }

    /// Who has a side of this board.
    fn owner(&self, side: Side) -> Option<Seat> {
        let has = |player: &Player| player.garden.side().is_some_and(|it| it.board == side.board);
        Seat::all(self.seats()).find(|seat| has(self.player(*seat)))
    }
}

impl State for Sanssouci {
    type Printed = Printed;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn print(_: &Meta, files: Files<'_>) -> Result<Printed, Unreadable> {
        Printed::read(files)
    }

    fn setup(_meta: &Meta, _seats: u8, chosen: &Options) -> Result<Setup, Refusal> {
        Ok(Setup { expansion: chosen.is_on("expansion"), choose_gardens: chosen.one_of("gardens") == Some("chosen") })
    }

    fn new(printed: &Arc<Printed>, setup: &Setup, seats: u8, chance: &mut Chance) -> Sanssouci {
        Sanssouci::lay_out(printed, *setup, seats, chance)
    }

    fn load(printed: &Arc<Printed>, version: u16, saved: Value) -> Result<Sanssouci, Unreadable> {
        stored::load(printed, version, saved)
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn status(&self) -> Status {
        let must = match &self.phase {
            Phase::Over => return Status::Over(score::outcome(&self.tallies())),
            Phase::ChooseSides(choices) => choices.open,
            Phase::ChooseGarden(seat) | Phase::EndChoice(seat) => Seats::only(*seat),
            Phase::Lay(seat) | Phase::Move(seat) | Phase::End(seat) => Seats::only(*seat),
        };
        Status::ToAct { turn: self.turn, must, may: Seats::NONE }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    /// There is one wild card in each pile.
    fn spends_what_is_rare(action: &Action) -> bool {
        matches!(action, Action::Lay { card: Card::Wild, .. })
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.why_not(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, events: &mut Events<Event>) {
        match *action {
            Action::ChooseGarden(side) => self.choose_garden(seat, side, events),
            Action::ChooseSide(face) => self.choose_side(seat, face, events),
            Action::Lay { card, tile, gardener } => self.lay(seat, card, tile, gardener, events),
            Action::Move { noble, to } => self.move_noble(seat, noble, to, events),
            Action::End => self.end(seat, chance, events),
        }
    }

    fn as_if_turn_of(&self, seat: Seat) -> Option<Sanssouci> {
        let phase = match &self.phase {
            Phase::Over => return None,
            phase if self.status().waits_for().contains(seat) => phase.clone(),
            // Whoever ended its choice has none until the sides are shown.
            Phase::ChooseSides(_) => return None,
            Phase::ChooseGarden(_) | Phase::EndChoice(_) if self.player(seat).garden.side().is_none() => {
                Phase::ChooseGarden(seat)
            }
            Phase::ChooseGarden(_) | Phase::EndChoice(_) => return None,
            _ if self.player(seat).hand.is_empty() => return None,
            _ => Phase::Lay(seat),
        };
        Some(Sanssouci { phase, ..self.clone() })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn is_milestone(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Sanssouci {
        self.dealt_anew(seat, chance)
    }

    fn fault(&self) -> Option<&'static str> {
        self.fault_of_play()
    }

    fn inventory(&self) -> Vec<String> {
        self.every_piece()
    }

    fn worth(&self, seat: Seat) -> i64 {
        self.worth_of(seat)
    }

    fn advantage(&self, seat: Seat) -> i64 {
        self.advantage_of(seat)
    }

    fn standing(&self, seat: Seat) -> i64 {
        100 * i64::from(self.tally(seat).total())
    }

    /// What a garden grows into shows late, and others have little to do with it.
    fn foresight() -> u32 {
        8
    }

    fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, Sanssouci)> {
        widest::widest(printed)
    }

    fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
        score_card::score_card(printed, input)
    }
}
