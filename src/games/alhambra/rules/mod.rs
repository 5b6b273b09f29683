//! The rules: the questions every game answers, each handed to the rule it is about. One file for each section of the
//! rulebook.

mod buy;
mod game_end;
mod place;
mod redesign;
mod setup;
mod take;
mod turn_end;

use std::sync::Arc;

use pergola_engine::{Chance, Events, Files, Meta, Options, Seat, Seats, State, Status, Unreadable, Viewer};
use pergola_text::Text;
use serde_json::Value;

pub(super) use self::setup::is_starting_money;
use super::{
    Action, Alhambra, Chain, Event, Phase, Printed, Refusal, SIMPLIFIED, Scoring, Setup, View,
    modules::{self, Interlude, ModulesChosen},
    score_card, stored, widest,
};

/// No list of actions is longer.
pub(super) const MOST_LISTED: usize = 500;

impl State for Alhambra {
    type Printed = Printed;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn print(meta: &Meta, files: Files<'_>) -> Result<Printed, Unreadable> {
        Printed::read(meta, files)
    }

    fn setup(_: &Meta, _: u8, chosen: &Options) -> Result<Setup, Refusal> {
        let scoring = if chosen.is_on(SIMPLIFIED) { Scoring::Simplified } else { Scoring::Regular };
        Ok(Setup { modules: ModulesChosen::of(chosen), scoring })
    }

    fn new(printed: &Arc<Printed>, setup: &Setup, seats: u8, chance: &mut Chance) -> Alhambra {
        Alhambra::lay_out(printed, setup, seats, chance)
    }

    fn load(printed: &Arc<Printed>, version: u16, saved: Value) -> Result<Alhambra, Unreadable> {
        stored::load(printed, version, saved)
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn status(&self) -> Status {
        match &self.phase {
            Phase::Turn { seat, .. } => self.waiting_for(Seats::only(*seat)),
            Phase::LastTiles { placing } => self.waiting_for(*placing),
            Phase::Between(interlude) => self.waiting_for(interlude.acting()),
            Phase::Over(outcome) => Status::Over(outcome.clone()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let from = out.len();
        match &self.phase {
            Phase::Turn { seat: acting, chain } if *acting == seat => {
                self.list_turn(seat, *chain, out);
                self.list_end(seat, from, out);
            }
            Phase::LastTiles { placing } if placing.contains(seat) => {
                self.list_placing(seat, MOST_LISTED - self.most_asides(), out);
                self.list_end(seat, from, out);
            }
            Phase::Between(interlude) => interlude.list(self, seat, out),
            Phase::Turn { .. } | Phase::LastTiles { .. } => {}
            Phase::Over(_) => return,
        }
        self.modules.each().for_each(|module| module.list_asides(self, seat, out));
        assert!(out.len() - from <= MOST_LISTED, "a list of actions is too long");
    }

    /// A payment beyond need, a placing or a redesign for which there is no room.
    fn is_listed_in_part(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Buy { space, piece, with } => self.may_leave_out_payment(seat, (*space, *piece), with),
            Action::Place { .. } => self.may_leave_out_placings(seat),
            Action::Turn { with, .. } => self.may_leave_out_turning(seat, with) || self.may_leave_out_placings(seat),
            Action::Build { tile, .. } | Action::Exchange { tile, .. } => self.may_leave_out_uses(seat, *tile),
            Action::Remove { .. } => self.may_leave_out_removals(seat),
            Action::Take { .. } | Action::Reserve { .. } | Action::Give { .. } | Action::End => false,
            Action::Module(action) => modules::may_leave_out(self, seat, action),
        }
    }

    fn is_aside(action: &Action) -> bool {
        modules::is_aside(action)
    }

    fn spends_what_is_rare(action: &Action) -> bool {
        modules::spends_what_is_rare(action)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if !modules::is_aside(action) {
            self.check_turn_of(seat)?;
            self.check_not_bound(action)?;
        }
        match action {
            Action::Take { cards } => self.check_take(seat, cards),
            Action::Buy { space, piece, with } => self.check_buy(seat, (*space, *piece), with),
            Action::Place { tile, cell } => self.check_place(seat, *tile, *cell),
            Action::Turn { tile, with } => self.check_turn(seat, *tile, with),
            Action::Reserve { tile } => self.check_reserve(seat, *tile),
            Action::Give { tile } => self.check_give(seat, *tile),
            Action::Build { tile, cell } => self.check_build(seat, *tile, *cell),
            Action::Remove { tile, cell } => self.check_remove(seat, *tile, *cell),
            Action::Exchange { tile, out, cell } => self.check_exchange(seat, *tile, *out, *cell),
            Action::End => self.check_end(seat),
            Action::Module(action) => modules::check(self, seat, action),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, events: &mut Events<Event>) {
        match *action {
            Action::Take { ref cards } => self.take(seat, cards, events),
            Action::Buy { space, piece, ref with } => self.buy(seat, (space, piece), with, events),
            Action::Place { tile, cell } => self.place(seat, tile, cell, events),
            Action::Turn { tile, ref with } => self.turn_tile(seat, tile, with, events),
            Action::Reserve { tile } => self.reserve(seat, tile, events),
            Action::Give { tile } => self.give(seat, tile, events),
            Action::Build { tile, cell } => self.build(seat, tile, cell, events),
            Action::Remove { tile, cell } => self.remove(seat, tile, cell, events),
            Action::Exchange { tile, out, cell } => self.exchange(seat, tile, out, cell, events),
            Action::End => match self.phase {
                Phase::LastTiles { .. } => self.end_placing(seat, events),
                Phase::Between(Interlude { due, .. }) => self.end_interlude(due, chance, events),
                Phase::Turn { .. } | Phase::Over(_) => self.end_turn(seat, chance, events),
            },
            Action::Module(ref action) => modules::apply(self, seat, action, events),
        }
    }

    fn as_if_turn_of(&self, seat: Seat) -> Option<Alhambra> {
        let phase = match &self.phase {
            Phase::Over(_) => return None,
            Phase::Turn { seat: acting, .. } if *acting == seat => self.phase.clone(),
            Phase::LastTiles { placing } if placing.contains(seat) => self.phase.clone(),
            Phase::Between(interlude) if interlude.acting().contains(seat) => self.phase.clone(),
            // No turn comes after it.
            Phase::LastTiles { .. } => return None,
            // It is placed first, and nobody knows where.
            Phase::Turn { .. } | Phase::Between(_) if self.turned().is_some() => return None,
            Phase::Turn { .. } | Phase::Between(_) => Phase::Turn { seat, chain: Chain::Due },
        };
        let mut as_if = Alhambra { phase, ..self.clone() };
        if !matches!(as_if.phase, Phase::Between(_)) {
            as_if.modules.each_mut().for_each(|module| module.interlude_is_over());
        }
        Some(as_if)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        event.seen(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn is_milestone(event: &Event) -> bool {
        event.is_milestone()
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Alhambra {
        self.dealt_anew(seat, chance)
    }

    fn forgetting(&self) -> Alhambra {
        self.with_hands_forgotten()
    }

    fn inventory(&self) -> Vec<String> {
        self.every_piece()
    }

    fn worth(&self, seat: Seat) -> i64 {
        self.points_to_come(seat)
    }

    fn advantage(&self, seat: Seat) -> i64 {
        self.points_to_come_as_seen_by(seat)
    }

    fn progress(&self) -> i64 {
        self.what_is_built()
    }

    fn standing(&self, seat: Seat) -> i64 {
        self.points_as_seen_by(seat)
    }

    fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, Alhambra)> {
        widest::widest(printed)
    }

    fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
        score_card::score_card(printed, input)
    }
}

impl Alhambra {
    fn waiting_for(&self, must: Seats) -> Status {
        let may = self.modules.may_act().without(must);
        Status::ToAct { turn: self.turn, must, may }
    }

    fn list_turn(&self, seat: Seat, chain: Chain, out: &mut Vec<Action>) {
        let from = out.len();
        self.list_all_but_redesigns(seat, chain, out);
        if chain != Chain::Done {
            self.list_redesigns(seat, self.room_beside(out.len() - from), out);
        }
    }

    fn list_all_but_redesigns(&self, seat: Seat, chain: Chain, out: &mut Vec<Action>) {
        let from = out.len();
        if chain != Chain::Done {
            self.list_another_action(seat, out);
        }
        self.list_placing(seat, self.room_beside(out.len() - from), out);
    }

    /// Money, purchases, and what modules add.
    fn list_another_action(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_takes(out);
        self.list_buys(seat, out);
        self.modules.each().for_each(|module| module.list(self, seat, out));
    }

    /// For how many ways to place what was bought there is room in the list of a seat.
    pub(crate) fn room_for_placings(&self, seat: Seat) -> usize {
        let mut others = Vec::new();
        if matches!(self.phase, Phase::Turn { chain: Chain::Due | Chain::Extra, .. }) {
            self.list_another_action(seat, &mut others);
        }
        self.room_beside(others.len())
    }

    /// For how many redesigns there is room in the list of a seat that may choose one.
    fn room_for_redesigns(&self, seat: Seat) -> usize {
        let mut others = Vec::new();
        self.list_all_but_redesigns(seat, Chain::Due, &mut others);
        self.room_beside(others.len())
    }

    /// For how many more there is room beside so many actions of a turn.
    fn room_beside(&self, others: usize) -> usize {
        (MOST_LISTED - self.most_asides()).saturating_sub(others)
    }

    /// No seat has more choices out of turn.
    pub(crate) fn most_asides(&self) -> usize {
        if self.modules.is_none() { 0 } else { modules::MOST_ASIDES }
    }

    /// Whether play waits for this seat; the engine asks only those that must or may act, and they may where modules let them.
    fn check_turn_of(&self, seat: Seat) -> Result<(), Refusal> {
        if self.modules.is_none() || self.status().waits_for().contains(seat) { Ok(()) } else { Err(modules::out_of_turn()) }
    }

    /// Whether one more action may be chosen in this turn (rulebook p. 4, How to play).
    pub(crate) fn check_action_left(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turn { chain: Chain::Due | Chain::Extra, .. } => Ok(()),
            Phase::Turn { chain: Chain::Done, .. } => {
                Err(Refusal::NoActionLeft { to_place: self.player(seat).to_place.to_vec() })
            }
            Phase::Between(ref interlude) => interlude.check_action_left(),
            Phase::LastTiles { .. } | Phase::Over(_) => Err(Refusal::OnlyPlacing),
        }
    }

    /// A turn ends when its actions are done or waived and all that was bought is placed; a seat that can do nothing passes.
    fn may_end(&self, seat: Seat, nothing_else: bool) -> bool {
        let first_action_is_due = matches!(self.phase, Phase::Turn { chain: Chain::Due, .. });
        self.player(seat).to_place.is_empty() && (!first_action_is_due || nothing_else)
    }

    /// Lists the end after what was listed since `from`.
    #[inline]
    fn list_end(&self, seat: Seat, from: usize, out: &mut Vec<Action>) {
        if self.may_end(seat, out.len() == from) {
            out.push(Action::End);
        }
    }

    fn check_end(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.to_place.is_empty() {
            return Err(Refusal::StillToPlace { tiles: player.to_place.to_vec() });
        }
        if let Phase::Between(interlude) = &self.phase {
            return interlude.check_end();
        }
        let mut listed = Vec::new();
        if matches!(self.phase, Phase::Turn { chain: Chain::Due, .. }) {
            self.list_turn(seat, Chain::Due, &mut listed);
        }
        if self.may_end(seat, listed.is_empty()) { Ok(()) } else { Err(Refusal::MustAct) }
    }

    /// The chain goes on only by an exact payment.
    pub(crate) fn set_chain(&mut self, to: Chain) {
        match &mut self.phase {
            Phase::Turn { chain, .. } => *chain = to,
            Phase::Between(interlude) => {
                if let Some(seat) = interlude.spend() {
                    self.modules.each_mut().for_each(|module| module.interlude_was_used(seat));
                }
            }
            Phase::LastTiles { .. } | Phase::Over(_) => {}
        }
    }
}
