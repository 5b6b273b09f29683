//! Construct your hanging garden (rulebook pp. 4-6): a gardener, a card, its place, its bonus.

use pergola_engine::{Events, Seat, State};

use super::super::{
    Action, Event, HangingGardens, Phase, Refusal,
    pieces::Column,
    place::{Place, SIZES},
    printed::DISPLAY_LEVELS,
    refusal::Misplaced,
};

impl HangingGardens {
    /// Lists every card that can be taken with every place for it.
    pub(super) fn list_takes(&self, seat: Seat, out: &mut Vec<Action>) {
        let places = self.players[seat.index()].garden.open();
        for column in Column::ALL.iter().copied().filter(|column| self.has_space(*column)) {
            let tools = self.players[seat.index()].tools;
            for level in (1..=DISPLAY_LEVELS).filter(|level| self.tool_cost(*level) <= tools) {
                out.extend(places.iter().map(|place| Action::Take { column, level, place }));
            }
        }
    }

    /// Whether this card can be taken to this place.
    pub(super) fn check_take(&self, seat: Seat, (column, level): (Column, u8), place: Place) -> Result<(), Refusal> {
        self.check_space(column)?;
        let (cost, tools) = (self.tool_cost(level), self.players[seat.index()].tools);
        if tools < cost {
            return Err(Refusal::TooFewTools { level, cost, tools });
        }
        self.check_place(seat, place).map_err(Refusal::Misplaced)
    }

    /// A gardener goes onto a free space below one of the columns (rulebook p. 4, Select a Garden card).
    fn check_space(&self, column: Column) -> Result<(), Refusal> {
        if self.has_space(column) {
            return Ok(());
        }
        let free = Column::ALL.iter().copied().filter(|it| self.has_space(*it)).collect();
        Err(Refusal::NoSpace { column, spaces: self.printed.gardener_spaces(self.seats(), column), free })
    }

    /// Level 1 grows at its ends, an upper card rests on two neighbouring cards, no level exceeds its size (rulebook p. 4,
    /// Place your Garden card).
    fn check_place(&self, seat: Seat, place: Place) -> Result<(), Misplaced> {
        let garden = &self.players[seat.index()].garden;
        if garden.open().has(place) {
            return Ok(());
        }
        if garden.at(place).is_some() {
            return Err(Misplaced::Occupied { place });
        }
        let Some((left, right)) = garden.laid().ends() else { return Err(Misplaced::FirstCard) };
        Err(match place.below() {
            Some(below) => {
                let missing = below.into_iter().filter(|it| garden.at(*it).is_none()).collect();
                Misplaced::NothingBelow { place, missing }
            }
            None if garden.laid().of_level(1).len() == SIZES[0] => Misplaced::LevelFull,
            None => Misplaced::NotAtEnd { ends: [left - 1, right + 1].map(|offset| Place { level: 1, offset }).to_vec() },
        })
    }

    /// Takes the card and lays it. Its tools are paid before its bonus comes: they never pay for the card itself.
    pub(in super::super) fn take(&mut self, seat: Seat, from: (Column, u8), place: Place, events: &mut Events<Event>) {
        let (column, level) = from;
        let tools = self.tool_cost(level);
        let stand = &mut self.columns[column as usize];
        stand.gardeners.push(seat);
        let card = stand.cards[usize::from(level) - 1].take().expect("the display is full when a turn begins");
        let player = &mut self.players[seat.index()];
        player.tools -= tools;
        player.garden.lay(&self.printed, place, card);
        let left = player.garden.laid().ends().map_or(0, |(left, _)| left);
        let card = self.printed.card(card);
        events.tell(|| Event::Taken { seat, card, column, level, tools, place, position: place.position(left) });
        if let Some(bonus) = card.bonus {
            self.gain(seat, bonus, place.level, events);
        }
        self.phase = Phase::Reveal(seat, column);
    }

    /// Whether every card on display lies there, as when a turn begins.
    pub(super) fn is_display_full(&self) -> bool {
        self.columns.iter().flat_map(|column| &column.cards).all(Option::is_some)
    }

    fn has_space(&self, column: Column) -> bool {
        let spaces = self.printed.gardener_spaces(self.seats(), column);
        self.columns[column as usize].gardeners.len() < usize::from(spaces)
    }

    fn tool_cost(&self, level: u8) -> u8 {
        self.printed.tool_costs[usize::from(level) - 1]
    }
}
