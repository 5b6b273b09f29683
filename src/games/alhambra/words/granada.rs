//! What is said of Granada beyond the Alhambra: tiles have two sides, and can be turned.

use std::collections::{BTreeMap, BTreeSet};

use pergola_engine::{Seat, Slot, Step, Verb};
use pergola_text::Text;

use super::nouns;
use crate::{Action, Spot, granada::PRICE_OF_TURNING, money::Cards, pieces::Tile, view::View};

/// The slash command that only Granada has.
pub(super) const TURN: Verb =
    Verb { key: "turn", slots: &[Slot { key: "tile", required: true }, Slot { key: "pay", required: false }] };

/// The bought tiles that can still be turned, and how it is asked.
#[derive(Debug, Default)]
pub(super) struct Sides {
    /// The other side of each, and the side with which it was bought.
    each: Vec<(Tile, Tile)>,
    /// Those with so many ways to pay for their turning that the currency is asked first.
    by_currency: BTreeSet<Tile>,
}

impl Sides {
    /// Those of a menu of these actions, which shows so many entries.
    pub(super) fn of(view: &View, listed: &[Action], entries: usize) -> Sides {
        let can_turn = view.granada.as_ref().is_some_and(|granada| granada.turned.is_none());
        let bought = view.phase.buyer().filter(|_| can_turn).map(|seat| &view.seats[seat.index()].to_place);
        let each = bought.into_iter().flatten().filter_map(|tile| Some((view.other_side(*tile)?, *tile)));
        let mut ways: BTreeMap<Tile, usize> = BTreeMap::new();
        for action in listed {
            if let Action::Turn { tile, .. } = action {
                *ways.entry(*tile).or_default() += 1;
            }
        }
        let by_currency = ways.into_iter().filter(|(_, ways)| *ways > entries).map(|(tile, _)| tile);
        Sides { each: each.collect(), by_currency: by_currency.collect() }
    }

    /// The side with which a tile was bought.
    pub(super) fn as_bought(&self, side: Tile) -> Tile {
        self.each.iter().find(|(other, _)| *other == side).map_or(side, |(_, bought)| *bought)
    }

    /// How many entries stand beside the places of a tile because of its other side: the reserve, and the city.
    pub(super) const fn entries(&self) -> usize {
        if self.each.is_empty() { 0 } else { 2 }
    }

    /// A tile comes into the reserve with its other side up.
    pub(super) fn in_reserve(side: Tile) -> Step<Spot> {
        Step::new(Text::new("granada-menu-in-reserve-turned").with("side", &side))
    }

    /// What lies up when a tile is turned for the city, and how it is paid.
    pub(super) fn turn(&self, tile: Tile, with: &Cards) -> Vec<Step<Spot>> {
        let side = self.each.iter().find(|(_, bought)| *bought == tile).map_or(tile, |(other, _)| *other);
        let mut path = vec![Step::new(Text::new("granada-menu-turn").with("side", &side))];
        if let Some(card) = with.kinds().next().filter(|_| self.by_currency.contains(&tile)) {
            path.push(Step::new(Text::new("granada-menu-turn-currency").with("currency", &card.currency)));
        }
        let pay = match beyond_need(with) {
            0 => Text::new("granada-menu-turn-with"),
            overpaid => Text::new("alhambra-menu-with-too-much").number("overpaid", overpaid),
        };
        path.push(Step::new(pay.list("cards", nouns::purses(with))));
        path
    }
}

fn beyond_need(with: &Cards) -> u32 {
    with.sum().saturating_sub(PRICE_OF_TURNING.into())
}

/// What stands in the slots of turning.
pub(super) fn slots_to_turn(tile: Tile, with: &Cards) -> (&'static str, Vec<String>) {
    (TURN.key, vec![tile.to_string(), with.to_string()])
}

/// What lies up then, and what was paid for it in vain.
pub(super) fn turned(after: &View, with: &Cards) -> Option<Text> {
    let to = after.granada.as_ref()?.turned?;
    let text = Text::new("granada-consequence-turn").text("tile", nouns::tile_with_walls(to));
    Some(text.number("overpaid", beyond_need(with)))
}

/// Whoever turned a tile for money has to place it.
pub(super) fn reminder(view: &View, seat: Seat) -> Option<Text> {
    let turned = view.granada.as_ref()?.turned?;
    (view.phase.buyer() == Some(seat)).then(|| Text::new("granada-reminder-turned").with("tile", &turned))
}
