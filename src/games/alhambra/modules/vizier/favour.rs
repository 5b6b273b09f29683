//! A favour: what is played between two turns, and what can be done in it.

use pergola_engine::{Events, Seat, Seats, State};
use serde::{Deserialize, Serialize};

use super::{
    action::VizierAction,
    event::{VizierEvent, VizierRefusal},
};
use crate::{
    Action, Alhambra, Event, Refusal,
    pieces::{Currency, Tile},
};

/// What is played between two turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Favour {
    /// Whose turn is due.
    pub due: Seat,
    /// How far it has come.
    pub step: FavourStep,
}

/// How far a favour has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FavourStep {
    /// Seats are asked whether they want it.
    Asking {
        /// Who is asked.
        asked: Seats,
        /// Who has not answered.
        open: Seats,
    },
    /// A seat carries it out.
    Acting {
        /// Who.
        seat: Seat,
        /// Whether it has bought its tile.
        bought: bool,
    },
}

impl Favour {
    /// Whom it waits for.
    pub(crate) fn acting(&self) -> Seats {
        match self.step {
            FavourStep::Asking { open, .. } => open,
            FavourStep::Acting { seat, .. } => Seats::only(seat),
        }
    }

    /// All whom it names.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        let asked = match self.step {
            FavourStep::Asking { asked, .. } => asked,
            FavourStep::Acting { .. } => Seats::NONE,
        };
        [self.due].into_iter().chain(asked.iter()).chain(self.acting().iter())
    }

    /// Who carries it out.
    pub(crate) const fn buyer(&self) -> Option<Seat> {
        match self.step {
            FavourStep::Asking { .. } => None,
            FavourStep::Acting { seat, .. } => Some(seat),
        }
    }

    /// Whether its tile was bought, and is to be placed.
    pub(crate) const fn has_bought(&self) -> bool {
        matches!(self.step, FavourStep::Acting { bought: true, .. })
    }

    /// These seats are asked before the turn of `due`.
    pub(crate) fn begin(due: Seat, asked: Seats, events: &mut Events<Event>) -> Favour {
        events.tell(|| VizierEvent::FavourOffered { asked }.into());
        Favour { due, step: FavourStep::Asking { asked, open: asked } }
    }

    /// Its tile has been bought; by whom.
    pub(crate) const fn spend(&mut self) -> Option<Seat> {
        let FavourStep::Acting { seat, bought } = &mut self.step else { return None };
        *bought = true;
        Some(*seat)
    }

    /// Why nothing but what belongs to a favour can be done now.
    pub(crate) fn check_action_left(&self) -> Result<(), Refusal> {
        Err(match self.step {
            FavourStep::Asking { .. } => VizierRefusal::AnswerFirst,
            FavourStep::Acting { bought: false, .. } => VizierRefusal::OnlyBuying,
            FavourStep::Acting { bought: true, .. } => VizierRefusal::Bought,
        }
        .into())
    }

    /// Whether a tile can be bought now.
    pub(crate) fn check_purchase(&self) -> Result<(), Refusal> {
        if matches!(self.step, FavourStep::Acting { bought: false, .. }) { Ok(()) } else { self.check_action_left() }
    }

    /// A purchase within a favour is paid exactly (expansion 1, The vizier's favour).
    pub(crate) fn check_paid(&self, tile: Tile, space: Currency, paid: u32) -> Result<(), Refusal> {
        if paid == u32::from(tile.price) { Ok(()) } else { Err(VizierRefusal::NotExact { tile, space, paid }.into()) }
    }

    /// Whether it can end, when nothing is left to be placed.
    pub(crate) fn check_end(&self) -> Result<(), Refusal> {
        match self.step {
            FavourStep::Asking { .. } => Err(VizierRefusal::AnswerFirst.into()),
            FavourStep::Acting { bought: false, .. } => Err(VizierRefusal::MustBuy.into()),
            FavourStep::Acting { bought: true, .. } => Ok(()),
        }
    }

    /// What a seat may do between two turns.
    pub(crate) fn list(&self, state: &Alhambra, seat: Seat, out: &mut Vec<Action>) {
        match &self.step {
            FavourStep::Asking { open, .. } if open.contains(seat) => {
                if state.pays_exactly(seat, |_| true) {
                    out.push(VizierAction::Answer { favour: true }.into());
                }
                out.push(VizierAction::Answer { favour: false }.into());
            }
            FavourStep::Acting { seat: acting, bought } if *acting == seat => {
                let from = out.len();
                if !bought {
                    state.list_buys(seat, out);
                    let mut at = 0;
                    out.retain(|action| {
                        at += 1;
                        at <= from || state.check(seat, action).is_ok()
                    });
                }
                state.list_placing(seat, state.room_for_placings(seat), out);
                if *bought && state.player(seat).to_place.is_empty() {
                    out.push(Action::End);
                }
            }
            FavourStep::Asking { .. } | FavourStep::Acting { .. } => {}
        }
    }
}

/// All seats, from the one whose turn is due to the one that played last.
pub(super) fn in_order(due: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| Seat((due.0 + step) % seats))
}
