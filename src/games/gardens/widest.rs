//! States built by hand that stretch lists, menus and pictures: more than random play often brings together.
//!
//! Every tile of the box is somewhere in each of them. Deliberately absent: in which order the tiles came to lie there.

use std::sync::Arc;

use pergola_engine::{Chance, Events, Seat, State};

use super::{
    Gardens, Phase, Printed, Setup,
    pieces::{Field, Tile},
};

/// A name, the seats and the state of each.
pub(super) fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, Gardens)> {
    let but = |open: &[u8]| Field::all().filter(|field| !open.contains(&field.0)).collect::<Vec<_>>();
    let inner = Field::at(2, 2).0;
    vec![
        ("first turn", 4, after(printed, (4, 1, 3), &[])),
        ("most fields", 2, after(printed, (2, 1, 3), &comb())),
        ("four enclosed", 2, after(printed, (2, 1, 1), &but(&[inner]))),
        ("both kinds", 2, after(printed, (2, 2, 1), &but(&[inner]))),
        ("six fields", 3, after(printed, (3, 1, 3), &but(&[0, 1, 2, 33, 34, 35]))),
        ("all planted", 4, over(printed)),
    ]
}

/// Twelve tiles with 22 empty fields beside them.
fn comb() -> Vec<Field> {
    let names = ["b1", "b2", "b3", "b4", "b5", "c5", "d5", "e5", "e4", "e3", "e2", "e1"];
    names.iter().filter_map(|name| name.parse().ok()).collect()
}

/// The first seat is to plant after these fields were, without luck: the first piece is drawn each time.
fn after(printed: &Arc<Printed>, (seats, kinds, hand): (u8, u8, u8), fields: &[Field]) -> Gardens {
    let chance = &mut Chance::fixed();
    let setup = Setup { hand, kinds, chosen: vec![Vec::new(); usize::from(seats)] };
    let mut state = Gardens::new(printed, &setup, seats, chance);
    let dealt: Vec<Tile> = state.hands.iter_mut().flat_map(std::mem::take).collect();
    state.supply.extend(dealt);
    for field in fields {
        let tile = chance.draw(&mut state.supply).expect("a tile for each field");
        state.hands[0].push(tile);
        state.plant(Seat(0), tile, *field, field.0 % 4, &mut Events::unheard());
    }
    for _ in 0..hand {
        for own in &mut state.hands {
            own.extend(chance.draw(&mut state.supply));
        }
    }
    state.turn = fields.len() as u32 + 1;
    state.phase = Phase::Plant(Seat(0));
    state
}

/// The end of a game.
fn over(printed: &Arc<Printed>) -> Gardens {
    let mut state = after(printed, (4, 1, 1), &Field::all().collect::<Vec<_>>());
    state.turn -= 1;
    state.phase = Phase::End(Seat(0));
    state.end_turn(Seat(0), &mut Chance::fixed(), &mut Events::unheard());
    state
}
