//! What a module may add to the game: the questions that the rules ask of every module, each at the place in the rulebook where
//! a module changes something.

use pergola_engine::{Chance, Events, Seat, Seats};

use super::special::Special;
use crate::{
    Action, Alhambra, Event, Phase, Player,
    money::{Cards, Deck, Purse},
    pieces::{Currency, Kind, Round, Tile},
};

/// A module in play. Whatever a module has nothing to say to is as in the basic game, which is what stands here.
pub(crate) trait ModuleRules {
    /// Adds what a seat may choose in its turn while an action is left.
    fn list(&self, _state: &Alhambra, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Adds what a seat may do whoever's turn it is.
    fn list_asides(&self, _state: &Alhambra, _seat: Seat, _out: &mut Vec<Action>) {}

    /// The seats that may act though play does not wait for them.
    fn may_act(&self) -> Seats {
        Seats::NONE
    }

    /// Lists the purchases of a seat in the place of the rules, if there are other ways to pay; whether it did.
    fn list_buys(&self, _state: &Alhambra, _seat: Seat, _out: &mut Vec<Action>) -> bool {
        false
    }

    /// Whether the list of purchases may leave this payment out; nothing where the rules say so themselves.
    fn may_leave_out_payment(&self, _state: &Alhambra, _seat: Seat, _space: Currency, _with: &Cards) -> Option<bool> {
        None
    }

    /// Whether there is another way to pay a price in the currency of a space exactly.
    fn pays_exactly(&self, _seat: Seat, _hand: &Purse, _space: Currency, _price: u8) -> bool {
        false
    }

    /// How many more buildings of a type a seat has for a scoring round.
    fn buildings(&self, _player: &Player, _seat: Seat, _kind: Kind) -> u8 {
        0
    }

    /// How many more it would have if the last scoring round were now.
    fn buildings_at_last(&self, player: &Player, seat: Seat, kind: Kind) -> u8 {
        self.buildings(player, seat, kind)
    }

    /// A scoring round is about to begin.
    fn before_scoring(&mut self, _players: &[Player], _round: Round, _events: &mut Events<Event>) {}

    /// A tile has left the city of a seat.
    fn tile_left_city(&mut self, _seat: Seat, _tile: Tile, _events: &mut Events<Event>) {}

    /// Market and display are refilled at the end of a turn.
    fn refill(&mut self, _chance: &mut Chance, _events: &mut Events<Event>) {}

    /// Whether one of its cards lies in this place of the display.
    fn lies_at(&self, _place: usize) -> bool {
        false
    }

    /// Lays a card that turned up into this place of the display, if it is one of its cards; whether it is.
    fn lay(&mut self, _place: usize, _card: Special, _events: &mut Events<Event>) -> bool {
        false
    }

    /// Takes its cards off the discard pile, which becomes the deck.
    fn take_discarded(&mut self) -> Vec<Special> {
        Vec::new()
    }

    /// How many cards like money a seat holds of it.
    fn cards_held(&self, _seat: Seat) -> u32 {
        0
    }

    /// How many of its cards lie on the discard pile.
    fn cards_discarded(&self) -> u32 {
        0
    }

    /// Who is asked for something before the next turn; nobody, if it can begin.
    fn asked_before_turn(&self, _state: &Alhambra) -> Seats {
        Seats::NONE
    }

    /// A seat has bought between two turns.
    fn interlude_was_used(&mut self, _seat: Seat) {}

    /// What was asked before a turn is not asked any more.
    fn interlude_is_over(&mut self) {}

    /// Whether the game has made known that this seat can pay a tile exactly.
    fn is_known_to_pay_exactly(&self, _phase: &Phase, _seat: Seat) -> bool {
        false
    }

    /// Deals anew what `seat` cannot see of it.
    fn deal_anew(&mut self, _seat: Seat, _phase: &Phase, _deck: &mut Deck<Special>, _chance: &mut Chance) {}

    /// The codes of its pieces, but for those in the deck and among the tiles of the seats.
    fn pieces(&self) -> Vec<String>;

    /// Whether what was stored of it belongs to its table.
    fn is_sound(&self, state: &Alhambra) -> bool;

    /// What its pieces are worth to a bot on this seat, in hundredths of a point.
    fn worth(&self, player: &Player, seat: Seat) -> i64;
}
