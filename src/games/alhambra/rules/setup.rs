//! Laying the game out (rulebook p. 3, Getting ready to play; with two seats p. 7).

use std::sync::Arc;

use arrayvec::ArrayVec;
use pergola_engine::{Bag, Chance, Seat};

use super::turn_end::DIRK_DRAWS;
use crate::{
    Alhambra, Chain, Dirk, Face, Phase, Player, Printed, Setup, Sides,
    city::City,
    market::Market,
    modules::Special,
    money::{Cards, Deck, Display, Purse},
    pieces::{Border, Money},
};

/// A seat is dealt money until it has at least so much.
const STARTING_MONEY: u32 = 20;

impl Alhambra {
    pub(crate) fn lay_out(printed: &Arc<Printed>, setup: &Setup, seats: u8, chance: &mut Chance) -> Alhambra {
        let mut bags: ArrayVec<_, { Border::COUNT }> = printed.sets.iter().map(|set| set.bag().clone()).collect();
        let city = if printed.is_of_both() { City::of_both() } else { City::new() };
        let mut money = if seats == 2 { printed.money_for_two.clone() } else { printed.money.clone() };
        let players: Vec<Player> = (0..seats).map(|_| Player::dealt(deal(&mut money, chance), city.clone())).collect();
        let start = first_seat(&players, chance);
        let mut display = Display::default();
        display.refill(|_| chance.draw(&mut money));
        let dirk = (seats == 2).then(|| {
            let mut tiles = Vec::new();
            for bag in &mut bags {
                tiles.extend((0..DIRK_DRAWS).map_while(|_| chance.draw(bag)));
            }
            Dirk { tiles, score: 0 }
        });
        let mut market = Market::default();
        for (at, (set, bag)) in printed.sets.iter().zip(&mut bags).enumerate() {
            if at == 0 {
                market.refill((set.border(), bag), chance, |tile| tile);
            } else {
                market.fill_with_joining(set.border(), bag, chance);
            }
        }
        let (scoring, aside) = printed.scoring_cards();
        let mut deck = Deck::stacked(money, scoring.map(|it| it.map(Special::Scoring))).with_aside(aside.map(Special::Scoring));
        let modules = setup.modules.lay_out(&printed.modules, seats, &mut deck, chance);
        Alhambra {
            printed: Arc::clone(printed),
            turn: 1,
            phase: Phase::Turn { seat: start, chain: Chain::Due },
            start,
            scored: None,
            scoring: setup.scoring,
            market,
            display,
            bags,
            deck,
            discard: Cards::NONE,
            players,
            dirk,
            sides: printed.has_two_sides().then_some(Sides { marker: Face::Odd, turned: None }),
            last_tiles: ArrayVec::new(),
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

/// Whether a seat can be dealt these and those cards: the last of them brings it to its starting money.
pub(crate) fn is_starting_money(these: &Cards, those: &Cards) -> bool {
    let sum = these.sum() + those.sum();
    let highest = these.kinds().chain(those.kinds()).map(|card| card.value).max();
    sum >= STARTING_MONEY && highest.is_some_and(|last| sum - u32::from(last) < STARTING_MONEY)
}

/// The seat with the fewest cards, then the least money; nobody's age is known, so luck decides among the rest.
fn first_seat(players: &[Player], chance: &mut Chance) -> Seat {
    let standing = |player: &Player| (player.hand.cards().len(), player.hand.sum());
    let least = players.iter().map(standing).min();
    let level: Vec<Seat> =
        Seat::all(players.len() as u8).filter(|seat| Some(standing(&players[seat.index()])) == least).collect();
    if level.len() == 1 { level[0] } else { chance.pick(&level) }
}
