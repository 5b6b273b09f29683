//! The rules of a turn: which action answers which phase, and what the rules of each action are.
//!
//! `setup` lays the game out, `take` takes a card and lays it, `reveal` turns up the next, `buy` and `complete` are the two
//! optional steps, `turn_end` passes the turn, ends rounds and the game; `worth` is for bots. Deliberately absent: points.

mod buy;
mod complete;
mod reveal;
mod setup;
mod take;
mod turn_end;
mod worth;

use std::sync::Arc;

use pergola_engine::{Chance, Events, Files, Meta, Options, Seat, Seats, State, Status, Unreadable, Viewer};
use pergola_text::Text;
use serde_json::Value;

use super::{Action, Event, HangingGardens, Phase, Printed, Refusal, View, pieces::Bonus, score_card, stored, widest};

impl State for HangingGardens {
    type Printed = Printed;
    type Setup = ();
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn fault(&self) -> Option<&'static str> {
        self.fault_of_play()
    }

    fn print(_: &Meta, files: Files<'_>) -> Result<Printed, Unreadable> {
        Printed::read(files)
    }

    /// There are no variants.
    fn setup(_: &Meta, _: u8, _: &Options) -> Result<(), Refusal> {
        Ok(())
    }

    fn new(printed: &Arc<Printed>, _: &(), seats: u8, chance: &mut Chance) -> HangingGardens {
        HangingGardens::lay_out(printed, seats, chance)
    }

    fn load(printed: &Arc<Printed>, version: u16, saved: Value) -> Result<HangingGardens, Unreadable> {
        stored::load(printed, version, saved)
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn status(&self) -> Status {
        match self.actor() {
            Some(seat) => Status::ToAct { turn: self.turn, must: Seats::only(seat), may: Seats::NONE },
            None => Status::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, events: &mut Events<Event>) {
        match *action {
            Action::Take { column, level, place } => self.take(seat, (column, level), place, events),
            Action::Reveal => self.reveal(seat, chance, events),
            Action::Buy { tile, place } => self.buy(seat, tile, place, events),
            Action::Complete { objective, bonus } => self.complete(seat, objective, bonus, events),
            Action::End => self.end(seat, chance, events),
        }
    }

    /// The seat takes a card; in a turn of another seat the rest of it is skipped.
    fn as_if_turn_of(&self, seat: Seat) -> Option<HangingGardens> {
        match self.actor()? {
            actor if actor == seat => Some(self.clone()),
            // The card that follows the one just taken is not known yet.
            _ if !self.is_display_full() => None,
            _ => Some(self.about_to_take(seat)).filter(|state| !state.players[seat.index()].garden.is_full()),
        }
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    /// Whatever happens lies open.
    fn seen(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Cards and enhancements lie face down until they are turned up.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Turned { .. })
    }

    /// What lies face down was never looked at and has no order: every seat knows as much as the state does.
    fn determinize(&self, _: Seat, _: &mut Chance) -> HangingGardens {
        self.clone()
    }

    /// Objectives and irrigation cards that are not in play lie in the box.
    fn inventory(&self) -> Vec<String> {
        let gardens = || self.players.iter().flat_map(|player| player.garden.iter().map(|(_, laid)| laid));
        let display = self.columns.iter().flat_map(|column| column.cards).flatten();
        let cards = gardens().map(|laid| laid.card).chain(display).chain(self.deck.iter());
        let on_stacks = self.stacks.iter().flat_map(|stack| stack.top.into_iter().chain(stack.rest.iter()));
        let tiles = gardens().filter_map(|laid| laid.tile).chain(on_stacks);
        let mut codes: Vec<String> = cards.map(|it| it.to_string()).chain(tiles.map(|it| it.to_string())).collect();
        let dealt: Vec<_> = self.players.iter().map(|player| player.irrigation).collect();
        let boxed = self.printed.irrigation_cards().filter(|card| !dealt.contains(card));
        codes.extend(dealt.iter().copied().chain(boxed).map(|it| it.to_string()));
        let in_play = self.objectives.each_ref().map(|it| it.objective);
        let boxed = self.printed.objectives().filter(|objective| !in_play.contains(objective));
        codes.extend(in_play.into_iter().chain(boxed).map(|it| it.to_string()));
        codes.sort_unstable();
        codes
    }

    /// What a garden grows into shows late, and others have little to do with it.
    fn foresight() -> u32 {
        8
    }

    fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, HangingGardens)> {
        widest::widest(printed)
    }

    fn standing(&self, seat: Seat) -> i64 {
        100 * i64::from(self.points(seat).total())
    }

    fn worth(&self, seat: Seat) -> i64 {
        worth::worth(self, seat)
    }

    fn advantage(&self, seat: Seat) -> i64 {
        worth::advantage(self, seat)
    }

    fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
        score_card::score_card(printed, input)
    }
}

impl HangingGardens {
    /// Lists what a seat can do now.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Take(actor) if actor == seat => self.list_takes(seat, out),
            Phase::Reveal(actor, _) if actor == seat => out.push(Action::Reveal),
            Phase::Buy(actor) if actor == seat => {
                self.list_purchases(seat, out);
                self.list_completions(seat, out);
                out.push(Action::End);
            }
            Phase::Complete(actor) if actor == seat => {
                self.list_completions(seat, out);
                out.push(Action::End);
            }
            Phase::End(actor) if actor == seat => out.push(Action::End),
            _ => {}
        }
    }

    /// Whether the phase asks for this action, and its own rule allows it.
    pub(super) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Take(_), Action::Take { column, level, place }) => self.check_take(seat, (*column, *level), *place),
            (Phase::Take(_), _) => Err(Refusal::TakeFirst),
            (Phase::Reveal(..), Action::Reveal) => Ok(()),
            (Phase::Reveal(..), _) => Err(Refusal::RevealNext),
            (_, Action::Take { .. } | Action::Reveal) => Err(Refusal::AlreadyTaken),
            (Phase::Buy(_), Action::Buy { tile, place }) => self.check_purchase(seat, *tile, *place).map_err(Refusal::Unsold),
            (Phase::Complete(_), Action::Buy { .. }) => Err(Refusal::AlreadyBought),
            (_, Action::Buy { .. }) => Err(Refusal::BoughtTooLate),
            (Phase::Buy(_) | Phase::Complete(_), Action::Complete { objective, bonus }) => {
                self.check_completion(seat, *objective, *bonus).map_err(Refusal::Incomplete)
            }
            (_, Action::Complete { .. }) => Err(Refusal::AlreadyCompleted),
            (_, Action::End) => Ok(()),
        }
    }

    /// The bonus of a card or enhancement laid on this level (rulebook p. 6, Resolve your Garden card).
    fn gain(&mut self, seat: Seat, bonus: Bonus, level: u8, events: &mut Events<Event>) {
        match bonus {
            Bonus::Crown => {
                let from = Some(self.first).filter(|it| *it != seat);
                self.first = seat;
                events.tell(|| Event::Crowned { seat, from });
            }
            Bonus::Coin => self.gain_means(seat, (level, 0), events),
            Bonus::Tool => self.gain_means(seat, (0, level), events),
        }
    }

    /// Gold and tools never run out (rulings).
    fn gain_means(&mut self, seat: Seat, (gold, tools): (u8, u8), events: &mut Events<Event>) {
        let player = &mut self.players[seat.index()];
        player.gold += gold;
        player.tools += tools;
        events.tell(|| Event::Gained { seat, gold, tools });
    }
}
