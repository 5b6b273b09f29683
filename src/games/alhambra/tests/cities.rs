//! Cities against other ways to judge them.

use super::*;

#[test]
fn caches_equal_a_fresh_computation() {
    let each = |state: &Alhambra, _: Seat, _: &[Action]| {
        for player in &state.players {
            let tiles: BTreeMap<Cell, Tile> = player.city.tiles().collect();
            let fresh = match player.city.is_of_both() {
                false => City::with_tiles(&tiles),
                true => City::of_both_with(&tiles, player.city.moat_start()),
            };
            let fresh = fresh.expect("a city in play is legal");
            let answers = |city: &City| {
                let of = |kind: Kind| (0..15).map(Walls::from_bits).map(move |walls| Tile { kind, price: 9, walls });
                let each = of(Kind::Tower).chain(of(Kind::Park).filter(|_| city.is_of_both()));
                let uses = each.map(|tile| (city.room_for(tile).collect(), city.places_for(tile).collect()));
                (uses.collect::<Vec<(Vec<_>, Vec<_>)>>(), city.removable().collect::<Vec<_>>(), *city.types())
            };
            assert_eq!(answers(&player.city), answers(&fresh), "{tiles:?}");
        }
    };
    play_through(&META, 2, 5, each);
    play_through(&COMBINED, 2, 5, each);
}

/// The boards of a city against its building rules judged afresh, for every change one could think of.
#[test]
fn a_city_changes_as_its_building_rules_allow() {
    let mut plies = 0;
    let mut shared_edges = 0;
    let mut judge = |state: &Alhambra, seat: Seat| {
        plies += 1;
        if plies % 97 != 0 {
            return;
        }
        let city = &state.player(seat).city;
        let tiles: BTreeMap<Cell, Tile> = city.tiles().collect();
        let with = |cell: Cell, tile: Option<Tile>| {
            let mut tiles = tiles.clone();
            match tile {
                Some(tile) => tiles.insert(cell, tile),
                None => tiles.remove(&cell),
            };
            let begins = tile.is_some_and(|tile| tile.kind.border() == Border::Moat).then_some(cell);
            match city.is_of_both() {
                false => first_fault(&tiles).is_none(),
                true => City::of_both_with(&tiles, city.moat_start().or(begins)).is_ok(),
            }
        };
        shared_edges += city.longest_stretch().len();
        let kinds = if city.is_of_both() { &[Kind::Park, Kind::Tower][..] } else { &[Kind::Park] };
        for cell in (-5..=5).flat_map(|y| (-5..=5).map(move |x| Cell { x, y })).filter(|cell| *cell != Cell::FOUNTAIN) {
            let stands = tiles.contains_key(&cell);
            if city.moat_start() == Some(cell) {
                assert!(city.removable().all(|(it, _)| it != cell), "{cell} leaves {tiles:?}");
                continue;
            }
            assert_eq!(stands && with(cell, None), city.removable().any(|(it, _)| it == cell), "{cell} leaves {tiles:?}");
            for (walls, kind) in (0..15).map(Walls::from_bits).flat_map(|walls| kinds.iter().map(move |kind| (walls, *kind))) {
                let tile = Tile { kind, price: 9, walls };
                let may_stand = with(cell, Some(tile));
                assert_eq!(!stands && may_stand, city.room_for(tile).any(|it| it == cell), "{walls} at {cell} in {tiles:?}");
                if stands {
                    assert_eq!(may_stand, city.places_for(tile).any(|(it, _)| it == cell), "{walls} for {cell} in {tiles:?}");
                }
            }
        }
    };
    play_through(&GRANADA, 3, 5, |state, seat, _| judge(state, seat));
    play_through(&COMBINED, 3, 5, |state, seat, _| judge(state, seat));
    assert!(shared_edges > 0, "the two cities never meet");
}

/// Rulebook p. 12, Setup: what has no moat goes back into the bag.
#[test]
fn the_first_granada_tiles_in_the_market_have_a_moat() {
    for seed in 0..40 {
        let state = start(&COMBINED, 3, seed);
        let moated: Vec<Tile> = state.market.of_border(Border::Moat).into_iter().flatten().collect();
        assert!(moated.iter().all(|tile| !tile.walls.is_empty()), "seed {seed}");
        assert_eq!((moated.len(), state.bags[1].len()), (4, 50));
    }
}

/// The borders of random cities against another way to find them: of the edges that follow each other on an outline, those
/// with a wall are joined; where an outline meets itself in a point, those that face the same cell follow each other.
#[test]
fn the_borders_of_two_cities_are_found_another_way() {
    let (mut plies, mut stretches, mut longest) = (0, 0, 0);
    for seed in 11..17 {
        play_through(&COMBINED, 2 + seed as u8 % 4, seed, |state, seat, _| {
            plies += 1;
            if plies % 13 != 0 {
                return;
            }
            let city = &state.player(seat).city;
            for border in [Border::Wall, Border::Moat] {
                let found = city.longest_of(border).len();
                assert_eq!(found, longest_by_joining(city, border), "{border:?} of {:?}", city.tiles().collect::<Vec<_>>());
                longest = longest.max(found);
            }
            let found = city.longest_stretch().len();
            assert_eq!(found, stretch_by_joining(city), "{:?}", city.tiles().collect::<Vec<_>>());
            stretches = stretches.max(found);
        });
    }
    assert!(stretches > 2 && longest > 8, "the cities stay small: {stretches}, {longest}");
}

/// An edge by the points at its ends, in units in which a cell is 2 wide with its middle at twice its coordinates.
type Segment = [(i16, i16); 2];

fn segment(cell: Cell, side: Side) -> Segment {
    let (x, y) = (i16::from(cell.x) * 2, i16::from(cell.y) * 2);
    match side {
        Side::North => [(x - 1, y + 1), (x + 1, y + 1)],
        Side::East => [(x + 1, y + 1), (x + 1, y - 1)],
        Side::South => [(x + 1, y - 1), (x - 1, y - 1)],
        Side::West => [(x - 1, y - 1), (x - 1, y + 1)],
    }
}

/// The greatest number of edges that are joined to each other.
fn most_joined(edges: &[(Cell, Side)], follow: impl Fn(&(Cell, Side), &(Cell, Side)) -> bool) -> usize {
    let mut groups: Vec<usize> = (0..edges.len()).collect();
    for (one, other) in (0..edges.len()).flat_map(|one| (0..one).map(move |other| (one, other))) {
        if follow(&edges[one], &edges[other]) {
            let (from, to) = (groups[one], groups[other]);
            groups.iter_mut().filter(|group| **group == from).for_each(|group| *group = to);
        }
    }
    (0..edges.len()).map(|group| groups.iter().filter(|it| **it == group).count()).max().unwrap_or(0)
}

fn owner(city: &City, cell: Cell) -> Option<Border> {
    let tile = city.tile_at(cell).map(|tile| tile.kind.border());
    tile.or((cell == Cell::FOUNTAIN).then_some(Border::Wall))
}

fn longest_by_joining(city: &City, border: Border) -> usize {
    let tiles = city.tiles().filter(|(_, tile)| tile.kind.border() == border);
    let edges = tiles.flat_map(|(cell, tile)| tile.walls.iter().map(move |side| (cell, side)));
    let edges: Vec<_> = edges.filter(|(cell, side)| owner(city, cell.beside(*side)) != Some(border)).collect();
    let follow = |one: &(Cell, Side), other: &(Cell, Side)| {
        let shared = segment(one.0, one.1).into_iter().find(|point| segment(other.0, other.1).contains(point));
        let Some((x, y)) = shared else { return false };
        let around =
            [(-1, -1), (-1, 1), (1, -1), (1, 1)].map(|(dx, dy)| Cell { x: ((x + dx) / 2) as i8, y: ((y + dy) / 2) as i8 });
        let own = around.iter().filter(|cell| owner(city, **cell) == Some(border)).count();
        let touch_at_a_corner = own == 2 && (owner(city, around[0]) == Some(border)) == (owner(city, around[3]) == Some(border));
        !touch_at_a_corner || one.0.beside(one.1) == other.0.beside(other.1)
    };
    most_joined(&edges, follow)
}

fn stretch_by_joining(city: &City) -> usize {
    let tiles = city.tiles().filter(|(_, tile)| tile.kind.border() == Border::Moat);
    let edges = tiles.flat_map(|(cell, tile)| tile.walls.iter().map(move |side| (cell, side)));
    let edges: Vec<_> = edges.filter(|(cell, side)| owner(city, cell.beside(*side)) == Some(Border::Wall)).collect();
    let follow = |one: &(Cell, Side), other: &(Cell, Side)| {
        segment(one.0, one.1).into_iter().any(|point| segment(other.0, other.1).contains(&point))
    };
    most_joined(&edges, follow)
}
