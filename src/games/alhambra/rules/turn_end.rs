//! The end of a turn (rulebook p. 6, At the end of your turn): market and display are refilled, a scoring card that came
//! starts its round, Dirk draws, and the next seat plays, or the game's end begins.

use pergola_engine::{Bag, Chance, Events, Seat, State, TurnedUp};

use crate::{
    Alhambra, Chain, Event, Phase,
    combined::Combined,
    granada::Face,
    modules::bureau::{BureauDeChange, Bureaux},
    money::{Cards, Deck, Special},
    pieces::{Round, Tile},
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
        self.turn_up_huts(chance, events);
        for round in rounds.into_iter().flatten() {
            self.score(round, events);
            self.let_dirk_draw(round, chance, events);
        }
        if self.unfilled_spaces().next().is_some() {
            self.begin_end(events);
        } else {
            self.turn += 1;
            self.begin_turn(seat.next(self.seats()), events);
        }
    }

    /// Fills the market spaces in order, as far as the bag goes. In Granada all tiles of a refill come with the side up that
    /// the marker says; after it the marker moves (rulebook p. 9, Place one or more building tiles).
    pub(in super::super) fn refill_market(&mut self, chance: &mut Chance, events: &mut Events<Event>) {
        let face = self.face_of_new_tiles();
        let printed = &self.printed;
        let filled = self.market.refill(&mut self.bag, chance, |tile| printed.showing(face, tile));
        if !filled.is_empty() {
            let of_granada = self.granada.as_mut().filter(|_| self.combined.is_none());
            let marker = of_granada.map(|granada| {
                granada.marker = face.other();
                granada.marker
            });
            let tiles = || self.market.tiles().filter(|(space, _)| filled.contains(space)).collect();
            events.tell(|| Event::MarketRefilled { tiles: tiles(), marker, bag: self.bag.len() });
        }
        self.refill_with_granada(face, chance, events);
    }

    /// Fills the display; scoring cards that turn up are set aside, and their rounds follow. As soon as the deck is empty
    /// the discard becomes the new one.
    fn refill_display(&mut self, chance: &mut Chance, events: &mut Events<Event>) -> [Option<Round>; 2] {
        let Alhambra { display, deck, discard, modules, combined, .. } = self;
        let mut bureaux = modules.as_mut().and_then(|it| it.bureau.as_mut());
        let mut combined = combined.as_deref_mut();
        let mut rounds = [None; 2];
        if deck.is_empty() {
            renew_deck(deck, discard, (&mut bureaux, &mut combined), events);
        }
        let cards = display.refill(|place| {
            if bureaux.as_ref().is_some_and(|it| it.lies_at(place)) {
                return None;
            }
            loop {
                let turned = deck.turn_up(chance)?;
                if let TurnedUp::Special(Special::Scoring(round)) = turned {
                    rounds[round as usize] = Some(round);
                    events.tell(|| Event::ScoringCardTurnedUp { round });
                }
                if deck.is_empty() {
                    renew_deck(deck, discard, (&mut bureaux, &mut combined), events);
                }
                match (turned, &mut bureaux) {
                    (TurnedUp::Plain(card), _) => return Some(card),
                    (TurnedUp::Special(Special::Bureau(bureau)), Some(bureaux)) => {
                        bureaux.lay(place, bureau, events);
                        return None;
                    }
                    (TurnedUp::Special(_), _) => {}
                }
            }
        });
        if !cards.is_empty() {
            events.tell(|| Event::DisplayRefilled { cards: cards.to_vec(), deck: deck.len() });
        }
        rounds
    }

    fn face_of_new_tiles(&self) -> Face {
        self.granada.as_ref().map_or(Face::Even, |granada| granada.marker)
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
        for bag in [Some(&mut self.bag), self.combined.as_mut().map(|both| &mut both.bag)].into_iter().flatten() {
            let from = dirk.tiles.len();
            let drawn = (0..draws(bag)).map_while(|_| chance.draw(bag));
            dirk.tiles.extend(drawn.map(|tile| self.printed.showing(face, tile)));
            // Each bag is told of by itself, as one of two may be empty.
            events.tell(|| Event::DirkDrew { tiles: dirk.tiles[from..].to_vec(), bag: bag.len() });
        }
    }
}

/// What besides money belongs to the deck: bureaux de change, and in the combined game scoring card B.
type Beside<'a, 'b> = (&'a mut Option<&'b mut BureauDeChange>, &'a mut Option<&'b mut Combined>);

/// An empty deck is made anew of the discard pile.
fn renew_deck(deck: &mut Deck, discard: &mut Cards, (bureaux, combined): Beside<'_, '_>, events: &mut Events<Event>) {
    let mut none = Bureaux::NONE;
    let played = bureaux.as_mut().map_or(&mut none, |it| it.discard());
    let renewed = match combined {
        Some(both) => both.renew(deck, discard),
        None => deck.renew(discard, played),
    };
    if let Some(cards) = renewed {
        events.tell(|| Event::DeckRenewed { cards });
    }
}
