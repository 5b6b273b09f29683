//! Redesigning the city (rulebook p. 4, Redesigning your Alhambra): a reserve tile into the city, a city tile into the
//! reserve, or one for the other in its place. The city satisfies the building rules afterwards; the fountain stays.

use pergola_engine::{Events, Seat};

use super::place::place_of;
use crate::{
    Action, Alhambra, Chain, Event, Player,
    pieces::{Border, Cell, Tile},
    refusal::Refusal,
};

impl Alhambra {
    pub(super) fn check_build(&self, seat: Seat, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        self.check_action_left(seat)?;
        let player = self.player(seat);
        check_in_reserve(player, tile)?;
        player.city.check_add(cell, tile).map_err(|misfit| Refusal::DoesNotFit { tile, cell, misfit })
    }

    pub(super) fn check_remove(&self, seat: Seat, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        self.check_action_left(seat)?;
        let player = self.player(seat);
        check_in_city(player, tile, cell)?;
        player.city.check_remove(cell).map_err(|misfit| Refusal::CannotLeave { tile, cell, misfit })
    }

    pub(super) fn check_exchange(&self, seat: Seat, tile: Tile, out: Tile, cell: Cell) -> Result<(), Refusal> {
        self.check_action_left(seat)?;
        let player = self.player(seat);
        check_in_reserve(player, tile)?;
        check_in_city(player, out, cell)?;
        player.city.check_exchange(cell, tile).map_err(|misfit| Refusal::CannotExchange { tile, out, cell, misfit })
    }

    /// All redesigns when there is room for them in the list. Only a seat with a great many tiles can have more: then what
    /// leaves comes first, and every reserve tile gets an equal share of the room, its first places in reading order.
    pub(super) fn list_redesigns(&self, seat: Seat, room: usize, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let end = out.len() + room;
        player.city.removable().for_each(|(cell, tile)| out.push(Action::Remove { tile, cell }));
        out.truncate(end);
        let share = share_of_a_tile(player, end - out.len());
        for (at, tile) in player.reserve.iter().copied().enumerate() {
            if player.reserve[..at].contains(&tile) {
                continue;
            }
            let most = out.len() + share;
            player.city.room_for(tile).for_each(|cell| out.push(Action::Build { tile, cell }));
            player.city.places_for(tile).for_each(|(cell, place)| out.push(Action::Exchange { tile, out: place, cell }));
            out.truncate(most);
        }
    }

    /// Whether there is no room in the list for all that may leave the city.
    pub(super) fn may_leave_out_removals(&self, seat: Seat) -> bool {
        self.player(seat).city.removable().count() > self.room_for_redesigns(seat)
    }

    /// Whether a reserve tile has more uses than its share of the room.
    pub(super) fn may_leave_out_uses(&self, seat: Seat, tile: Tile) -> bool {
        let player = self.player(seat);
        let room = self.room_for_redesigns(seat).saturating_sub(player.city.removable().count());
        uses(player, tile) > share_of_a_tile(player, room)
    }

    pub(super) fn build(&mut self, seat: Seat, tile: Tile, cell: Cell, events: &mut Events<Event>) {
        let player = self.player_mut(seat);
        player.reserve.remove(place_of(tile, &player.reserve));
        player.city.add(cell, tile);
        self.set_chain(Chain::Done);
        events.tell(|| Event::TileBuilt { seat, tile, cell });
    }

    pub(super) fn remove(&mut self, seat: Seat, tile: Tile, cell: Cell, events: &mut Events<Event>) {
        let player = self.player_mut(seat);
        player.city.remove(cell);
        player.reserve.push(tile);
        self.set_chain(Chain::Done);
        events.tell(|| Event::TileRemoved { seat, tile, cell });
        self.modules.each_mut().for_each(|module| module.tile_left_city(seat, tile, events));
    }

    pub(super) fn exchange(&mut self, seat: Seat, tile: Tile, out: Tile, cell: Cell, events: &mut Events<Event>) {
        let player = self.player_mut(seat);
        let at = place_of(tile, &player.reserve);
        player.city.exchange(cell, tile);
        player.reserve[at] = out;
        self.set_chain(Chain::Done);
        events.tell(|| Event::TileExchanged { seat, tile, out, cell });
        self.modules.each_mut().for_each(|module| module.tile_left_city(seat, out, events));
    }
}

fn check_in_reserve(player: &Player, tile: Tile) -> Result<(), Refusal> {
    if player.reserve.contains(&tile) { Ok(()) } else { Err(Refusal::NotInReserve { tile }) }
}

fn check_in_city(player: &Player, tile: Tile, cell: Cell) -> Result<(), Refusal> {
    if cell == Cell::FOUNTAIN {
        let border = if player.city.is_of_both() { Border::Wall } else { tile.kind.border() };
        return Err(Refusal::FountainStays { border });
    }
    if player.city.moat_start() == Some(cell) {
        return Err(Refusal::FountainStays { border: Border::Moat });
    }
    let found = player.city.tile_at(cell);
    if found == Some(tile) { Ok(()) } else { Err(Refusal::NotInCity { tile, cell, found }) }
}

/// How many uses of each reserve tile are listed: all when there is room, otherwise the most for which there is.
fn share_of_a_tile(player: &Player, room: usize) -> usize {
    let city = &player.city;
    // Cells joined by their sides have at most two free cells each beside them, and two more; every tile may be exchanged.
    let most_uses = 2 * (city.len() + 1) + 2 + city.len();
    if player.reserve.len() * most_uses <= room {
        return most_uses;
    }
    let uses: Vec<usize> = player.reserve.iter().map(|tile| uses(player, *tile)).collect();
    let fits = |share: &usize| uses.iter().map(|uses| uses.min(share)).sum::<usize>() <= room;
    (0..=most_uses).rev().find(fits).unwrap_or(0)
}

/// In how many places the city takes a tile of the reserve, free ones or in exchange.
fn uses(player: &Player, tile: Tile) -> usize {
    player.city.room_for(tile).count() + player.city.places_for(tile).count()
}
