//! Why an action is refused, with the numbers; `words` makes the sentences.

use super::{
    city::Misfit,
    modules::ModuleRefusal,
    pieces::{Border, Cell, Currency, Money, Tile},
};

/// Why not. Uses only what the refused seat can see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No action is left in this turn: what was bought is to be placed, then the turn ends.
    NoActionLeft {
        /// The tiles still to be placed.
        to_place: Vec<Tile>,
    },
    /// The last tiles are being placed; nothing else can be done any more.
    OnlyPlacing,
    /// A turn needs an action, and there is one this seat can play.
    MustAct,
    /// The turn cannot end before these tiles are placed.
    StillToPlace {
        /// The tiles bought this turn or received at the game's end.
        tiles: Vec<Tile>,
    },
    /// Nothing was named to be taken.
    NothingTaken,
    /// The card does not lie in the display, or not so often.
    NotOnDisplay {
        /// Which.
        card: Money,
        /// How often it lies there.
        there: u8,
    },
    /// Several cards may be taken only up to a sum.
    TakesTooMuch {
        /// What they come to.
        sum: u32,
        /// What they may come to.
        most: u32,
    },
    /// The market space has no tile.
    SpaceEmpty {
        /// Which.
        space: Currency,
    },
    /// The seat does not hold the card, or not so often.
    NotInHand {
        /// Which.
        card: Money,
        /// How often the seat holds it.
        held: u8,
    },
    /// The market space takes another currency.
    WrongCurrency {
        /// The card that does not count there.
        card: Money,
        /// The space, by the currency it takes.
        space: Currency,
    },
    /// The payment is below the price.
    PaidTooLittle {
        /// The tile; its price is on it.
        tile: Tile,
        /// The currency it costs.
        space: Currency,
        /// What the cards come to.
        paid: u32,
    },
    /// The tile is not among those to be placed.
    NotToPlace {
        /// Which.
        tile: Tile,
        /// Those that are.
        to_place: Vec<Tile>,
    },
    /// The tile is not in the seat's reserve.
    NotInReserve {
        /// Which.
        tile: Tile,
    },
    /// The tile does not stand in that cell of the seat's city.
    NotInCity {
        /// Which.
        tile: Tile,
        /// Where it was said to stand.
        cell: Cell,
        /// What stands there instead.
        found: Option<Tile>,
    },
    /// The fountain, or in Granada the start tile, never moves.
    FountainStays {
        /// What the city's tiles carry on their edges.
        border: Border,
    },
    /// The tile cannot be added there.
    DoesNotFit {
        /// Which.
        tile: Tile,
        /// Where.
        cell: Cell,
        /// Why not.
        misfit: Misfit,
    },
    /// The tile cannot leave the city.
    CannotLeave {
        /// Which.
        tile: Tile,
        /// Where it stands.
        cell: Cell,
        /// Why not.
        misfit: Misfit,
    },
    /// The tile cannot take the other's place.
    CannotExchange {
        /// From the reserve.
        tile: Tile,
        /// From the city.
        out: Tile,
        /// Where.
        cell: Cell,
        /// Why not.
        misfit: Misfit,
    },
    /// Where a tile of each kind lies in a market space, it is about which one is bought.
    Offer(Offer),
    /// Granada: it is about turning a tile.
    Turning(Turning),
    /// Dirk plays along only with two seats.
    NoDirk,
    /// Dirk gets none of the last tiles.
    NotForDirk {
        /// Which.
        tile: Tile,
    },
    /// Because of a module.
    Module(ModuleRefusal),
}

/// Why no piece of a market space is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// The purchase names its piece.
    NameThePiece {
        /// The space, by its currency.
        space: Currency,
        /// What lies there.
        tiles: Vec<Tile>,
    },
    /// The piece is not offered there.
    NotThere {
        /// The space, by its currency.
        space: Currency,
        /// What was named.
        tile: Tile,
    },
}

/// Why a tile of Granada is not turned, or not placed as it was turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turning {
    /// A tile turned for money is placed in the city before anything else.
    ComesFirst {
        /// The side that lies up now.
        tile: Tile,
    },
    /// The tile has no other side: it is none of Granada's.
    OneSided {
        /// Which.
        tile: Tile,
    },
    /// The last tiles are placed as they were received.
    NotAtTheEnd {
        /// As it was received.
        tile: Tile,
    },
    /// A bought tile gets into the city, or to Dirk, with the other side up only once it is turned, or never.
    OtherSideUp {
        /// As it was bought.
        tile: Tile,
        /// The side that was named.
        side: Tile,
    },
    /// Turning a tile costs money of one currency.
    OneCurrency {
        /// A card of another currency than the first.
        card: Money,
    },
    /// Turning a tile costs more.
    CostsMore {
        /// Which.
        tile: Tile,
        /// What the cards come to.
        paid: u32,
        /// What turning costs at least.
        price: u32,
    },
    /// No cell of the city takes the turned tile.
    FitsNowhere {
        /// The side that would lie up.
        tile: Tile,
    },
}
