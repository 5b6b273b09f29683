//! Laying the game out (rulebook p. 3, Getting ready to play; with two seats p. 7).

use std::sync::Arc;

use pergola_engine::{Bag, Chance, Seat};

use super::turn_end::DIRK_DRAWS;
use crate::{
    Alhambra, Chain, Dirk, Phase, Player, Printed, Setup,
    city::City,
    combined::Combined,
    granada::{Face, Granada},
    market::Market,
    money::{Cards, Deck, Display, Purse},
    pieces::Money,
};

/// A seat is dealt money until it has at least so much.
const STARTING_MONEY: u32 = 20;

impl Alhambra {
    pub(in super::super) fn lay_out(printed: &Arc<Printed>, setup: &Setup, seats: u8, chance: &mut Chance) -> Alhambra {
        let mut bag = printed.tiles.bag().clone();
        let mut combined = Combined::begin(printed);
        let city = if combined.is_some() { City::of_both() } else { City::new() };
        let mut money = if seats == 2 { printed.money_for_two.clone() } else { printed.money.clone() };
        let players: Vec<Player> =
            (0..seats).map(|_| Player { hand: deal(&mut money, chance), city: city.clone(), ..Player::default() }).collect();
        let start = first_seat(&players, chance);
        let mut display = Display::default();
        display.refill(|_| chance.draw(&mut money));
        let dirk = (seats == 2).then(|| {
            let mut tiles = Vec::from_iter((0..DIRK_DRAWS).map_while(|_| chance.draw(&mut bag)));
            if let Some(both) = &mut combined {
                tiles.extend((0..DIRK_DRAWS).map_while(|_| chance.draw(&mut both.bag)));
            }
            Dirk { tiles, score: 0 }
        });
        let mut market = Market::default();
        market.refill(&mut bag, chance, |tile| tile);
        if let Some(both) = &mut combined {
            both.fill_for_the_first_time(chance);
        }
        let mut deck = if combined.is_some() { Combined::stack(money) } else { Deck::stacked(money) };
        let modules = setup.modules.lay_out(&printed.modules, seats, &mut deck, chance);
        let granada = printed.has_granada().then(|| Granada { marker: Face::Odd, scoring: setup.scoring, ..Granada::default() });
        Alhambra {
            printed: Arc::clone(printed),
            turn: 1,
            phase: Phase::Turn { seat: start, chain: Chain::Due },
            start,
            scored: None,
            market,
            display,
            bag,
            deck,
            discard: Cards::NONE,
            players,
            dirk,
            granada,
            combined,
            modules,
        }
    }
}

fn deal(money: &mut Bag<Money>, chance: &mut Chance) -> Purse {
    let mut hand = Purse::default();
    while hand.sum() < STARTING_MONEY {
        hand.put(chance.draw(money).expect("the box holds enough money for everybody"));
    }
    hand
}

/// The seat with the fewest cards, then the least money; nobody's age is known, so luck decides among the rest.
fn first_seat(players: &[Player], chance: &mut Chance) -> Seat {
    let standing = |player: &Player| (player.hand.cards().len(), player.hand.sum());
    let least = players.iter().map(standing).min();
    let level: Vec<Seat> =
        Seat::all(players.len() as u8).filter(|seat| Some(standing(&players[seat.index()])) == least).collect();
    if level.len() == 1 { level[0] } else { chance.pick(&level) }
}
