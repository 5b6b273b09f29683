//! What a list of actions holds: everything that is legal, and never too much.

use super::*;

/// Every placement, redesign and gift one could think of: legal if and only if it is listed.
#[test]
fn the_list_holds_every_legal_placement_and_redesign() {
    for (meta, seats) in GAMES.into_iter().flat_map(|meta| [(meta, 2), (meta, 3)]) {
        let mut plies = 0;
        play_through(meta, seats, 3, |state, seat, listed| {
            plies += 1;
            if plies % 7 != 0 {
                return;
            }
            let player = state.player(seat);
            let around = (-9..=9).flat_map(|x| (-9..=9).map(move |y| Cell { x, y }));
            let standing: Vec<(Cell, Tile)> = player.city.tiles().collect();
            let tiles: Vec<Tile> = player.tiles().collect();
            let mut thinkable: Vec<Action> = Vec::new();
            for tile in tiles.iter().copied() {
                thinkable.extend([Action::Reserve { tile }, Action::Give { tile }]);
                if let Some(other) = state.printed.other_side(tile) {
                    thinkable.extend([Action::Reserve { tile: other }, Action::Give { tile: other }]);
                    thinkable.extend(around.clone().map(|cell| Action::Place { tile: other, cell }));
                    thinkable.extend(player.hand.cards().kinds().map(|card| Action::Turn { tile, with: card.into() }));
                }
                for cell in around.clone() {
                    thinkable.extend([Action::Place { tile, cell }, Action::Build { tile, cell }, Action::Remove { tile, cell }]);
                }
                thinkable.extend(standing.iter().map(|(cell, out)| Action::Exchange { tile, out: *out, cell: *cell }));
            }
            for action in thinkable {
                assert_eq!(state.check(seat, &action).is_ok(), listed.contains(&action), "{action}");
            }
            assert_eq!(state.check(seat, &Action::End).is_ok(), listed.contains(&Action::End));
        });
    }
}

#[test]
fn every_way_to_take_money_is_listed_once() {
    play_through(&META, 4, 4, |state, seat, listed| {
        let there: Vec<Money> = state.display.cards().collect();
        let choices = (1u8..1 << there.len()).map(|chosen| Action::Take {
            cards: (0..there.len()).filter(|at| chosen >> at & 1 == 1).map(|at| there[at]).collect(),
        });
        for action in choices {
            let times = listed.iter().filter(|it| **it == action).count();
            assert_eq!(times, usize::from(state.check(seat, &action).is_ok()), "{action}");
        }
    });
}

#[test]
fn a_list_is_never_too_long_and_every_reserve_tile_is_in_it() {
    let mut cut = 0;
    let wide = |meta| Alhambra::widest(&printed(meta)).into_iter().map(move |wide| (meta, wide));
    for (meta, (name, seats, state)) in GAMES.into_iter().flat_map(wide) {
        assert_eq!(state.inventory(), manifest_with(meta, &state, seats), "{name}");
        let mut listed = Vec::new();
        state.legal_actions(Seat(0), &mut listed);
        assert!(!listed.is_empty() && listed.len() <= MOST_LISTED, "{name}: {}", listed.len());
        let player = state.player(Seat(0));
        let builds = |tile: &Tile| {
            let tile = *tile;
            player.city.room_for(tile).map(move |cell| Action::Build { tile, cell })
        };
        if !matches!(state.phase, Phase::Turn { chain: Chain::Due | Chain::Extra, .. }) || player.reserve.is_empty() {
            continue;
        }
        assert!(player.reserve.iter().all(|tile| builds(tile).any(|action| listed.contains(&action))), "{name}");
        let unlisted = player.reserve.iter().flat_map(builds).find(|action| !listed.contains(action));
        cut += usize::from(unlisted.is_some());
        assert!(unlisted.is_none_or(|action| state.check(Seat(0), &action).is_ok()), "what is not listed is legal all the same");
    }
    assert!(cut > 0, "no list is cut");
}

/// An edition whose Alhambra tiles have hardly any walls, so that a city has as many free cells as can be, and eight tiles to be placed
/// with all the money to turn four of them: more ways than a list holds.
fn eight_to_place() -> Alhambra {
    // Some walls, against which Granada can begin.
    let walls = |kind: Kind, price: u8| if kind == Kind::Tower && price > 8 { "NES" } else { "" };
    let row = |price: u8| Border::Wall.kinds().iter().map(move |kind| format!("{kind},{price},{}\n", walls(*kind, price)));
    let tiles: String = (2..=13).flat_map(row).take(54).collect();
    let tiles = format!("type,price,walls\n{tiles}").into_bytes();
    let files = |path: &str| if path == "alhambra/tiles.csv" { Some(tiles.as_slice()) } else { data::file(path) };
    let printed = Arc::new(Alhambra::print(&COMBINED, &files).expect("the tables are readable"));
    let mut state = Alhambra::new(&printed, &Setup::default(), 3, &mut Chance::silent(1));
    let owner = &mut state.players[0];
    for tile in std::mem::take(&mut state.bags[0]).iter() {
        let openings = |cell: &Cell| {
            let mut city = owner.city.clone();
            city.add(*cell, tile);
            city.room_for(tile).count()
        };
        let cell = owner.city.room_for(tile).max_by_key(openings).expect("it fits somewhere");
        owner.city.add(cell, tile);
    }
    state.deck.money().iter().for_each(|card| owner.hand.put(card));
    for (space, tile) in state.market.offers().collect::<Vec<_>>() {
        state.market.take(space, tile);
        owner.to_place.push(tile);
    }
    state.phase = Phase::Turn { seat: Seat(0), chain: Chain::Done };
    state
}

/// Each tile keeps its share of the cells, and can always go into the reserve.
#[test]
fn more_placings_than_a_list_holds_are_shared_out() {
    let state = eight_to_place();
    let player = state.player(Seat(0));
    let cells: usize = player.to_place.iter().map(|tile| player.city.room_for(*tile).count()).sum();
    let mut listed = Vec::new();
    state.legal_actions(Seat(0), &mut listed);
    let turns = listed.iter().filter(|action| matches!(action, Action::Turn { .. })).count();
    assert!(cells + turns > 500 && listed.len() <= 500, "{cells} cells, {turns} turns, {} listed", listed.len());
    for tile in &player.to_place {
        assert!(listed.contains(&Action::Reserve { tile: *tile }), "{tile}");
        let most = player.city.room_for(*tile).count();
        let placed = |action: &&Action| matches!(action, Action::Place { tile: it, .. } if it == tile);
        assert!(listed.iter().filter(placed).count() >= most.min(40), "{tile}");
        for cell in player.city.room_for(*tile) {
            let place = Action::Place { tile: *tile, cell };
            assert!(state.check(Seat(0), &place).is_ok());
            assert!(listed.contains(&place) || state.is_listed_in_part(Seat(0), &place), "{place}");
        }
    }
}

/// Where there is room for just all of them nothing is left out, and with one less nothing is listed beyond it.
#[test]
fn placings_are_shared_out_only_beyond_their_room() {
    let state = eight_to_place();
    let listed = |room: usize| {
        let mut out = Vec::new();
        state.list_placing(Seat(0), room, &mut out);
        out
    };
    let all = listed(usize::MAX);
    assert_eq!(listed(all.len()), all);
    let fewer = listed(all.len() - 1);
    assert!(fewer.len() < all.len() && fewer.iter().all(|action| all.contains(action)), "{} of {}", fewer.len(), all.len());
    assert!(fewer.len() + 2 * state.player(Seat(0)).to_place.len() >= all.len(), "one cell and one payment of each tile at most");
}
