//! Laying the game out (rulebook p. 3, Getting ready to play; with two seats p. 7).

use super::turn_end::DIRK_DRAWS;
use crate::{
    engine::{Bag, Chance, Seat},
    games::alhambra::{Alhambra, Chain, Dirk, Phase, Player, Printed, cards::Cards, deck::Deck, pieces::Money},
};

/// A seat is dealt money until it has at least so much.
const STARTING_MONEY: u32 = 20;

impl Alhambra {
    pub(in super::super) fn lay_out(printed: &Printed, seats: u8, chance: &mut Chance) -> Alhambra {
        let mut bag = printed.tiles.clone();
        let mut money = if seats == 2 { printed.money_for_two.clone() } else { printed.money.clone() };
        let players: Vec<Player> = (0..seats).map(|_| Player { hand: deal(&mut money, chance), ..Player::default() }).collect();
        let start = first_seat(&players, chance);
        let display = std::array::from_fn(|_| chance.draw(&mut money));
        let dirk =
            (seats == 2).then(|| Dirk { tiles: Vec::from_iter((0..DIRK_DRAWS).map_while(|_| chance.draw(&mut bag))), score: 0 });
        let market = std::array::from_fn(|_| chance.draw(&mut bag));
        Alhambra {
            turn: 1,
            phase: Phase::Turn { seat: start, chain: Chain::Due },
            start,
            scored: None,
            market,
            display,
            bag,
            deck: Deck::stacked(money),
            discard: Cards::NONE,
            players,
            dirk,
        }
    }
}

fn deal(money: &mut Bag<Money>, chance: &mut Chance) -> Cards {
    let mut hand = Cards::NONE;
    let mut sum = 0;
    while sum < STARTING_MONEY {
        let card = chance.draw(money).expect("the box holds enough money for everybody");
        sum += u32::from(card.value);
        hand.put(card);
    }
    hand
}

/// The seat with the fewest cards, then the least money; nobody's age is known, so luck decides among the rest.
fn first_seat(players: &[Player], chance: &mut Chance) -> Seat {
    let standing = |player: &Player| (player.hand.len(), player.hand.sum());
    let least = players.iter().map(standing).min();
    let level: Vec<Seat> =
        Seat::all(players.len() as u8).filter(|seat| Some(standing(&players[seat.index()])) == least).collect();
    if level.len() == 1 { level[0] } else { chance.pick(&level) }
}
