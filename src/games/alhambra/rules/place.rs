//! Placing what was bought (rulebook p. 5, Positioning the tiles): into the city or the reserve, with two seats also to
//! Dirk (p. 7), in any order. The first placement waives an action that is still open.

use pergola_engine::{Events, Seat};

use crate::{
    Action, Alhambra, Chain, Event, Phase, Player, modules,
    pieces::{Cell, Tile},
    refusal::Refusal,
};

impl Alhambra {
    pub(crate) fn check_to_place(&self, seat: Seat, tile: Tile) -> Result<(), Refusal> {
        let to_place = &self.player(seat).to_place;
        if to_place.contains(&tile) { Ok(()) } else { Err(self.refuse_side(seat, tile)) }
    }

    pub(crate) fn check_place(&self, seat: Seat, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        self.check_to_place(seat, tile)?;
        self.player(seat).city.check_add(cell, tile).map_err(|misfit| Refusal::DoesNotFit { tile, cell, misfit })
    }

    pub(crate) fn check_give(&self, seat: Seat, tile: Tile) -> Result<(), Refusal> {
        self.check_to_place(seat, tile)?;
        if self.dirk.is_none() {
            return Err(Refusal::NoDirk);
        }
        modules::check_for_dirk(tile)?;
        match &self.phase {
            Phase::Turn { .. } | Phase::Between(_) => Ok(()),
            Phase::LastTiles { .. } | Phase::Over(_) => Err(Refusal::NotForDirk { tile }),
        }
    }

    /// All ways to place what was bought when there is room for them in the list. Only a seat with a great many tiles, cells and
    /// cards can have more: then every tile can still go into the reserve, and gets an equal share of the room for its cells and
    /// for the payments that turn it.
    pub(crate) fn list_placing(&self, seat: Seat, room: usize, out: &mut Vec<Action>) {
        let from = out.len();
        self.list_each_placing(seat, usize::MAX, out);
        if out.len() - from > room {
            out.truncate(from);
            self.list_each_placing(seat, self.share_of_placings(seat, room), out);
        }
    }

    /// Of each tile at most so many cells, and as many payments that turn it.
    fn list_each_placing(&self, seat: Seat, most: usize, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if let Some(tile) = self.turned() {
            list_cells(player, tile, most, out);
            return;
        }
        let in_turn = matches!(self.phase, Phase::Turn { .. } | Phase::Between(_));
        let dirk_takes = self.dirk.is_some() && in_turn;
        for (at, tile) in player.to_place.iter().copied().enumerate() {
            if player.to_place[..at].contains(&tile) {
                continue;
            }
            list_cells(player, tile, most, out);
            out.push(Action::Reserve { tile });
            if in_turn && let Some(other) = self.printed.other_side(tile) {
                out.push(Action::Reserve { tile: other });
                let end = out.len();
                self.list_turns(seat, tile, out);
                out.truncate(end.saturating_add(most));
            }
            if dirk_takes && tile.is_building() {
                out.push(Action::Give { tile });
            }
        }
    }

    /// How many cells of each tile, and payments that turn it, are listed where there is no room for all.
    fn share_of_placings(&self, seat: Seat, room: usize) -> usize {
        let mut listed = Vec::new();
        let fits = |share: &usize| {
            listed.clear();
            self.list_each_placing(seat, *share, &mut listed);
            listed.len() <= room
        };
        (0..room).rev().find(fits).unwrap_or(0)
    }

    /// Whether there is no room in the list for all ways to place what was bought.
    pub(crate) fn may_leave_out_placings(&self, seat: Seat) -> bool {
        let mut all = Vec::new();
        self.list_each_placing(seat, usize::MAX, &mut all);
        all.len() > self.room_for_placings(seat)
    }

    pub(crate) fn place(&mut self, seat: Seat, tile: Tile, cell: Cell, events: &mut Events<Event>) {
        self.begin_placing(seat, tile);
        self.player_mut(seat).city.add(cell, tile);
        if let Some(sides) = &mut self.sides {
            sides.turned = None;
        }
        events.tell(|| Event::TilePlaced { seat, tile, cell });
    }

    pub(crate) fn reserve(&mut self, seat: Seat, tile: Tile, events: &mut Events<Event>) {
        let bought = self.side_to_place(seat, tile).expect("a reserved tile is to be placed");
        self.begin_placing(seat, bought);
        self.player_mut(seat).reserve.push(tile);
        events.tell(|| Event::TileReserved { seat, tile });
    }

    pub(crate) fn give(&mut self, seat: Seat, tile: Tile, events: &mut Events<Event>) {
        self.begin_placing(seat, tile);
        self.dirk.as_mut().expect("Dirk plays along").tiles.push(tile);
        events.tell(|| Event::TileGiven { seat, tile });
    }

    pub(crate) fn begin_placing(&mut self, seat: Seat, tile: Tile) {
        self.set_chain(Chain::Done);
        let to_place = &mut self.player_mut(seat).to_place;
        to_place.remove(place_of(tile, to_place));
    }
}

/// The cells of the city that take a tile, at most so many.
fn list_cells(player: &Player, tile: Tile, most: usize, out: &mut Vec<Action>) {
    let end = out.len().saturating_add(most);
    player.city.room_for(tile).for_each(|cell| out.push(Action::Place { tile, cell }));
    out.truncate(end);
}

/// Where a tile is in a list that holds it.
pub(crate) fn place_of(tile: Tile, tiles: &[Tile]) -> usize {
    tiles.iter().position(|it| *it == tile).expect("the tile is among them")
}
