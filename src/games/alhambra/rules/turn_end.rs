//! The end of a turn (rulebook p. 6, At the end of your turn): market and display are refilled, a scoring card that came
//! starts its round, Dirk draws, and the next seat plays, or the game's end begins.

use pergola_engine::{Bag, Chance, Events, Seat, State, TurnedUp};

use crate::{
    Alhambra, Chain, Event, Face, Phase, Sides,
    modules::{Interlude, Modules, Special},
    money::{Cards, Deck},
    pieces::{Currency, Round, Tile},
};

/// Dirk draws so many tiles at the beginning and after round A (rulebook p. 7).
pub(super) const DIRK_DRAWS: u32 = 6;
/// After round B he draws this part of what is in the bag, rounded down (rulebook p. 7).
const DIRK_DRAWS_ONE_IN: u32 = 3;

impl Alhambra {
    pub(super) fn end_turn(&mut self, seat: Seat, chance: &mut Chance, events: &mut Events<Event>) {
        if matches!(self.phase, Phase::Turn { chain: Chain::Due, .. }) {
            events.tell(|| Event::Passed { seat });
        }
        self.refill_market(chance, events);
        let rounds = self.refill_display(chance, events);
        self.modules.each_mut().for_each(|module| module.refill(chance, events));
        for round in rounds.into_iter().flatten() {
            self.score(round, events);
            self.let_dirk_draw(round, chance, events);
        }
        if self.is_short_of_tiles() {
            self.begin_end(events);
        } else {
            self.turn += 1;
            self.begin_turn(seat.next(self.seats()), events);
        }
    }

    /// What was played before the turn of `due` ends: the market alone is refilled, and the turn comes, or the game's end.
    pub(super) fn end_interlude(&mut self, due: Seat, chance: &mut Chance, events: &mut Events<Event>) {
        self.refill_market(chance, events);
        if self.is_short_of_tiles() {
            self.begin_end(events);
        } else {
            self.begin_turn(due, events);
        }
    }

    /// The turn of `due` has come: it is played, unless seats are asked for something before.
    fn begin_turn(&mut self, due: Seat, events: &mut Events<Event>) {
        let asked = self.modules.each().map(|module| module.asked_before_turn(self)).find(|asked| !asked.is_empty());
        self.phase = match asked {
            Some(asked) => Phase::Between(Interlude::begin(due, asked, events)),
            None => Phase::Turn { seat: due, chain: Chain::Due },
        };
    }

    /// The game ends as soon as a tile is missing in the market (rulebook p. 7, End of the game).
    fn is_short_of_tiles(&self) -> bool {
        self.unfilled_spaces().next().is_some()
    }

    /// The market spaces where a tile is missing, in order.
    pub(super) fn unfilled_spaces(&self) -> impl Iterator<Item = Currency> {
        self.market.lacking(self.printed.sets.len())
    }

    /// Fills the market spaces in order, set by set, as far as the bags go. All double-sided tiles of a refill come with the side
    /// up that the marker says; after it the marker moves (rulebook p. 9, Place one or more building tiles).
    fn refill_market(&mut self, chance: &mut Chance, events: &mut Events<Event>) {
        let face = self.face_of_new_tiles();
        let Alhambra { printed, market, bags, sides, .. } = self;
        for (set, bag) in printed.sets.iter().zip(bags) {
            let filled = market.refill((set.border(), bag), chance, |tile| set.showing(face, tile));
            if !filled.is_empty() {
                let marker = sides.as_mut().filter(|_| set.is_double_sided()).map(Sides::move_marker);
                let tiles = || filled.iter().filter_map(|space| Some((*space, market.tile(*space, set.border())?))).collect();
                events.tell(|| Event::MarketRefilled { tiles: tiles(), marker, bag: bag.len() });
            }
        }
    }

    /// Fills the display; scoring cards that turn up are set aside, and their rounds follow. As soon as the deck is empty
    /// the discard becomes the new one.
    fn refill_display(&mut self, chance: &mut Chance, events: &mut Events<Event>) -> [Option<Round>; 2] {
        let Alhambra { display, deck, discard, modules, .. } = self;
        let mut rounds = [None; 2];
        renew_deck(deck, discard, modules, events);
        let cards = display.refill(|place| {
            if modules.each().any(|module| module.lies_at(place)) {
                return None;
            }
            loop {
                let turned = deck.turn_up(chance)?;
                if let TurnedUp::Special(Special::Scoring(round)) = turned {
                    rounds[round as usize] = Some(round);
                    events.tell(|| Event::ScoringCardTurnedUp { round });
                }
                renew_deck(deck, discard, modules, events);
                match turned {
                    TurnedUp::Plain(card) => return Some(card),
                    TurnedUp::Special(card) if modules.each_mut().any(|module| module.lay(place, card, events)) => return None,
                    TurnedUp::Special(_) => {}
                }
            }
        });
        if !cards.is_empty() {
            events.tell(|| Event::DisplayRefilled { cards: cards.to_vec(), deck: deck.len() });
        }
        rounds
    }

    fn face_of_new_tiles(&self) -> Face {
        self.sides.map_or(Face::Even, |sides| sides.marker)
    }

    /// With two seats: six tiles after round A, a third of the bag after round B, nothing after the last. They
    /// show the side that the marker says, and leave it where it is (p. 11, Special rules for 2 players).
    fn let_dirk_draw(&mut self, round: Round, chance: &mut Chance, events: &mut Events<Event>) {
        let face = self.face_of_new_tiles();
        let Some(dirk) = &mut self.dirk else { return };
        let draws = |bag: &Bag<Tile>| match round {
            Round::A => DIRK_DRAWS,
            Round::B => bag.len() / DIRK_DRAWS_ONE_IN,
            Round::C => 0,
        };
        for bag in &mut self.bags {
            let from = dirk.tiles.len();
            let drawn = (0..draws(bag)).map_while(|_| chance.draw(bag));
            dirk.tiles.extend(drawn.map(|tile| self.printed.showing(face, tile)));
            // Each bag is told of by itself, for one of several may be empty.
            events.tell(|| Event::DirkDrew { tiles: dirk.tiles[from..].to_vec(), bag: bag.len() });
        }
    }
}

/// An empty deck is made anew of the discard pile.
fn renew_deck(deck: &mut Deck<Special>, discard: &mut Cards, modules: &mut Modules, events: &mut Events<Event>) {
    if !deck.is_empty() {
        return;
    }
    let special = modules.each_mut().flat_map(|module| module.take_discarded());
    if let Some(cards) = deck.renew(discard, special) {
        events.tell(|| Event::DeckRenewed { cards });
    }
}
