//! What one viewer may know: gardens, market, played cards and points; of hands and missions only its own.

use pergola_engine::{Outcome, Seat, Seats, State, Viewer};
use serde::{Deserialize, Serialize};

use super::{
    Phase, Sanssouci,
    garden::{Expansion, Ground, Nobles},
    pieces::{Card, Colour, Face, Mark, Side, Symbol},
    printed::{MARKET, ROUNDS, RowPoints},
    score::{self, Tally},
    square::{Square, Squares},
};

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A seat chooses its garden.
    Garden,
    /// A seat has chosen its garden.
    GardenChosen,
    /// All choose the sides of their expansion boards.
    Sides,
    /// A seat lays a tile.
    Lay,
    /// A seat has laid its tile and may move a noble.
    Move,
    /// A seat has moved a noble.
    Moved,
    /// The game is over.
    Over,
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What the table waits for.
    pub stage: Stage,
    /// Whose turn it is; none while all choose, and none at the end.
    pub actor: Option<Seat>,
    /// The present round, 1 to 18; none before the first.
    pub round: Option<u8>,
    /// The gardens, seat by seat.
    pub gardens: Vec<GardenView>,
    /// The tile on each square of the market, two of each colour.
    pub market: [Option<Symbol>; MARKET],
    /// Tiles in the supply.
    pub supply: u32,
    /// What each row pays.
    pub rows: Vec<RowPoints>,
    /// What each full column pays.
    pub columns: Vec<u8>,
    /// Whether it is played with the expansion boards.
    pub expansion: bool,
    /// The viewer's hand.
    pub hand: Option<Vec<Card>>,
    /// The viewer's missions.
    pub missions: Option<Vec<Symbol>>,
    /// The sides of garden boards that can be chosen, with what is printed there.
    pub choices: Vec<(Side, Squares)>,
    /// Who has chosen a side of its expansion board, while sides are chosen.
    pub chosen: Seats,
    /// The side the viewer has chosen, while sides are chosen.
    pub face: Option<Face>,
    /// Both sides of the viewer's expansion board, while sides are chosen.
    pub faces: Vec<(Face, Vec<(Square, Mark)>)>,
    /// What each seat won part by part, at the end.
    pub tallies: Option<Vec<Tally>>,
}

/// A garden as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GardenView {
    /// The side of its board; none until it is chosen.
    pub side: Option<Side>,
    /// Its expansion board.
    pub expansion: Option<Expansion>,
    /// Where symbols are pre-printed and not hidden.
    pub printed: Squares,
    /// Where symbol tiles lie.
    pub symbols: Squares,
    /// Where gardeners lie.
    pub gardeners: Squares,
    /// The row each noble stands in; none on the terrace.
    pub nobles: Nobles,
    /// The marks of its expansion board, once its side is known.
    pub marks: Vec<(Square, Mark)>,
    /// Points so far; all of them at the end.
    pub score: i32,
    /// How many cards are in the hand.
    pub hand: u8,
    /// How many cards are in the pile.
    pub pile: u8,
    /// The cards played, in order.
    pub played: Vec<Card>,
    /// Its missions, which are open at the end.
    pub missions: Option<Vec<Symbol>>,
}

impl GardenView {
    /// What lies on its squares.
    pub const fn ground(&self) -> Ground {
        Ground { printed: self.printed, symbols: self.symbols, gardeners: self.gardeners }
    }

    /// Every square with something on it.
    pub fn covered(&self) -> Squares {
        self.ground().covered()
    }

    /// The mark on a square; none beside an expansion board.
    pub fn mark(&self, square: Square) -> Option<Mark> {
        self.marks.iter().find(|(it, _)| *it == square).map(|(_, mark)| *mark)
    }
}

impl View {
    pub(super) fn of(state: &Sanssouci, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Everyone => None,
        };
        let sides = match &state.phase {
            Phase::ChooseSides(choices) => Some(&choices.sides),
            _ => None,
        };
        let face = own.and_then(|seat| sides.and_then(|sides| sides[seat.index()]));
        let has_chosen = |seat: &Seat| sides.is_some_and(|sides| sides[seat.index()].is_some());
        View {
            stage: stage(&state.phase),
            actor: state.actor(),
            round: round(state),
            gardens: Seat::all(state.seats()).map(|seat| garden(state, seat)).collect(),
            market: state.market,
            supply: state.supply.len(),
            rows: Colour::ALL.map(|colour| state.printed.row(colour)).to_vec(),
            columns: Symbol::ALL.map(|symbol| state.printed.column(symbol)).to_vec(),
            expansion: state.setup.expansion,
            hand: own.map(|seat| state.player(seat).hand.clone()),
            missions: own.map(|seat| state.player(seat).missions.clone()),
            choices: garden_choices(state),
            chosen: Seat::all(state.seats()).filter(has_chosen).collect(),
            face,
            faces: own.filter(|_| sides.is_some()).map(|seat| faces(state, seat)).unwrap_or_default(),
            tallies: (state.phase == Phase::Over).then(|| state.tallies()),
        }
    }

    /// Scores and places at the end.
    pub fn outcome(&self) -> Option<Outcome> {
        self.tallies.as_deref().map(score::outcome)
    }

    /// What a row pays.
    pub fn row(&self, colour: Colour) -> RowPoints {
        self.rows[colour as usize]
    }

    /// What a full column pays.
    pub fn column(&self, symbol: Symbol) -> u8 {
        self.columns[symbol as usize]
    }
}

const fn stage(phase: &Phase) -> Stage {
    match phase {
        Phase::ChooseGarden(_) => Stage::Garden,
        Phase::EndChoice(_) => Stage::GardenChosen,
        Phase::ChooseSides(_) => Stage::Sides,
        Phase::Lay(_) => Stage::Lay,
        Phase::Move(_) => Stage::Move,
        Phase::End(_) => Stage::Moved,
        Phase::Over => Stage::Over,
    }
}

/// As many as the fewest cards played by a seat that is still to play in the round.
fn round(state: &Sanssouci) -> Option<u8> {
    let played = match state.phase {
        Phase::Lay(seat) => state.player(seat).played.len() + 1,
        Phase::Move(seat) | Phase::End(seat) => state.player(seat).played.len(),
        Phase::Over => ROUNDS,
        _ => return None,
    };
    Some(played as u8)
}

/// The gardens nobody has, while gardens are chosen.
fn garden_choices(state: &Sanssouci) -> Vec<(Side, Squares)> {
    if !matches!(state.phase, Phase::ChooseGarden(_)) {
        return Vec::new();
    }
    let free = Side::all().filter(|side| state.owner(*side).is_none());
    free.map(|side| (side, state.printed.garden(side))).collect()
}

/// Both sides of a seat's expansion board.
fn faces(state: &Sanssouci, seat: Seat) -> Vec<(Face, Vec<(Square, Mark)>)> {
    let Some(Expansion { board, .. }) = state.player(seat).garden.expansion() else { return Vec::new() };
    Face::ALL.map(|face| (face, state.printed.expansion(Side { board, face }).collect())).to_vec()
}

fn garden(state: &Sanssouci, seat: Seat) -> GardenView {
    let player = state.player(seat);
    let garden = &player.garden;
    let is_over = state.phase == Phase::Over;
    let side = garden.expansion().and_then(Expansion::side);
    GardenView {
        side: garden.side(),
        expansion: garden.expansion(),
        printed: garden.ground().printed,
        symbols: garden.ground().symbols,
        gardeners: garden.ground().gardeners,
        nobles: garden.nobles(),
        marks: side.map(|side| state.printed.expansion(side).collect()).unwrap_or_default(),
        score: if is_over { state.tally(seat).total() } else { player.moves + player.marks },
        hand: player.hand.len() as u8,
        pile: player.pile.len() as u8,
        played: player.played.clone(),
        missions: is_over.then(|| player.missions.clone()),
    }
}
