//! Complete a single Royal Objective (rulebook p. 7): so many of an item on one level, one less for the marker's holder.

use pergola_engine::{Events, Seat, State};

use super::super::{
    Action, Event, HangingGardens, InPlay, Phase,
    pieces::{Bonus, Objective},
    printed::{IN_PLAY, RoyalObjective},
    refusal::Incomplete,
};

/// What the spaces of an objective can bring, in the order in which they are listed.
const SPACES: [Option<Bonus>; 3] = [Some(Bonus::Coin), Some(Bonus::Tool), None];

impl HangingGardens {
    /// Lists every objective the seat can complete, with every kind of free space.
    pub(super) fn list_completions(&self, seat: Seat, out: &mut Vec<Action>) {
        for slot in (0..IN_PLAY).filter(|slot| self.is_open_to(seat, *slot)) {
            let objective = self.objectives[slot].objective;
            let free = SPACES.into_iter().filter(|bonus| self.free_space(slot, *bonus).is_some());
            out.extend(free.map(|bonus| Action::Complete { objective, bonus }));
        }
    }

    /// Whether the seat can complete anything.
    pub(super) fn can_complete(&self, seat: Seat) -> bool {
        (0..IN_PLAY).any(|slot| self.is_open_to(seat, slot))
    }

    fn is_open_to(&self, seat: Seat, slot: usize) -> bool {
        let InPlay { objective, markers } = &self.objectives[slot];
        let face = self.printed.objective(*objective);
        markers.contains(&None) && !markers.contains(&Some(seat)) && self.is_fulfilled(seat, &face)
    }

    /// How many this seat needs now: the holder of the first-player marker needs one less (rulebook p. 7, First-player
    /// marker).
    pub(in super::super) fn needed(&self, seat: Seat, objective: &RoyalObjective) -> u8 {
        objective.needed - u8::from(self.first == seat)
    }

    fn is_fulfilled(&self, seat: Seat, objective: &RoyalObjective) -> bool {
        self.players[seat.index()].garden.best(objective.item).0 >= self.needed(seat, objective)
    }

    /// The lowest free space of a slot that brings this.
    fn free_space(&self, slot: usize, bonus: Option<Bonus>) -> Option<usize> {
        let spaces = self.printed.objective_spaces(self.seats(), slot);
        let markers = &self.objectives[slot].markers;
        (0..spaces.len()).find(|space| spaces[*space] == bonus && markers[*space].is_none())
    }

    /// Whether the seat can complete this objective on such a space.
    pub(super) fn check_completion(&self, seat: Seat, objective: Objective, bonus: Option<Bonus>) -> Result<(), Incomplete> {
        let Some(slot) = self.slot_of(objective) else {
            let in_play = self.objectives.iter().map(|it| self.printed.objective(it.objective)).collect();
            return Err(Incomplete::NotInPlay { objective, in_play });
        };
        if self.objectives[slot].is_done_by(seat) {
            return Err(Incomplete::CompletedBefore);
        }
        let face = self.printed.objective(objective);
        let needed = self.needed(seat, &face);
        if !self.is_fulfilled(seat, &face) {
            let (best, level) = self.players[seat.index()].garden.best(face.item);
            return Err(Incomplete::NotFulfilled { item: face.item, needed, best, level });
        }
        if self.free_space(slot, bonus).is_some() {
            return Ok(());
        }
        let free: Vec<_> = SPACES.into_iter().filter(|it| self.free_space(slot, *it).is_some()).collect();
        Err(if free.is_empty() { Incomplete::NoSpaceLeft } else { Incomplete::NoSuchSpace { bonus, free } })
    }

    fn slot_of(&self, objective: Objective) -> Option<usize> {
        self.objectives.iter().position(|it| it.objective == objective)
    }

    /// Puts the marker onto a space and gains what it brings: one coin or one tool, whatever the level (rulings).
    pub(in super::super) fn complete(
        &mut self,
        seat: Seat,
        objective: Objective,
        bonus: Option<Bonus>,
        events: &mut Events<Event>,
    ) {
        let slot = self.slot_of(objective).expect("a checked objective is in play");
        let space = self.free_space(slot, bonus).expect("a checked space is free");
        self.objectives[slot].markers[space] = Some(seat);
        let done = self.completed(seat) as u8;
        events.tell(|| Event::Completed { seat, objective: self.printed.objective(objective), done });
        match bonus {
            Some(Bonus::Coin) => self.gain_means(seat, (1, 0), events),
            Some(Bonus::Tool) => self.gain_means(seat, (0, 1), events),
            Some(Bonus::Crown) | None => {}
        }
        self.phase = Phase::End(seat);
    }
}
