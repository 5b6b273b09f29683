//! What is hidden from a seat, dealt anew: the other hands and the deck (the bag is an unordered bag already).
//!
//! Sizes of hands and piles stay, and so does whether scoring cards are still to come. For whoever keeps in mind what everybody
//! saw, so do the cards that a seat took, until it pays with such cards, and those it was dealt face up when the game was laid
//! out (rulebook p. 3, Getting ready to play): its whole hand. In games begun before the latter was kept in mind, what else it
//! has paid with was dealt to it, and what it holds beside was dealt with that. Once all hands are shown nothing is hidden but
//! the order of what is never drawn again.

use pergola_engine::{Bag, Chance, Seat, State};
use serde::{Deserialize, Serialize};

use super::{
    Alhambra, Phase, Player,
    city::City,
    money::{Cards, Purse},
    rules::is_starting_money,
};

/// A hand that is dealt anew has so many tries to be one that it can be by what everybody knows.
const TRIES: u32 = 40;

/// What everybody saw of the money of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeenMoney {
    /// Cards of its hand that it was dealt or took.
    taken: Cards,
    /// In games that were begun before it was kept in mind what each was dealt: cards of that, with which it has paid.
    paid: Cards,
}

impl Alhambra {
    pub(super) fn dealt_anew(&self, seat: Seat, chance: &mut Chance) -> Alhambra {
        let mut dealt = self.clone();
        let Alhambra { modules, deck, phase, .. } = &mut dealt;
        modules.each_mut().for_each(|module| module.deal_anew(seat, phase, deck, chance));
        if matches!(self.phase, Phase::LastTiles { .. } | Phase::Over(_)) {
            return dealt;
        }
        let is_other = |(at, player)| (at != seat.index()).then_some(player);
        let mut unseen: Bag<_> = self.deck.money().clone();
        for player in self.players.iter().enumerate().filter_map(is_other) {
            unseen.extend(player.unseen().iter());
        }
        for other in Seat::all(self.seats()).filter(|other| *other != seat) {
            let is_known_to_pay = self.modules.each().any(|module| module.is_known_to_pay_exactly(&self.phase, other));
            let taken = self.player(other).seen.unwrap_or_default().taken;
            let count = self.player(other).unseen().len();
            for tries in (0..TRIES).rev() {
                let cards: Cards = (0..count).filter_map(|_| chance.draw(&mut unseen)).collect();
                dealt.player_mut(other).hand = taken.and(&cards).into();
                let can_be = dealt.player(other).holds_what_was_seen();
                if tries == 0 || can_be && (!is_known_to_pay || dealt.pays_exactly(other, |_| true)) {
                    break;
                }
                unseen.extend(cards.iter());
            }
        }
        dealt.deck = dealt.deck.with_money(unseen);
        dealt
    }

    /// When nobody keeps in mind which cards the others took.
    pub(super) fn with_hands_forgotten(&self) -> Alhambra {
        let mut forgotten = self.clone();
        forgotten.players.iter_mut().for_each(|player| player.seen = None);
        forgotten
    }
}

impl Player {
    /// With what it was dealt before everybody's eyes.
    pub(super) fn dealt(hand: Purse, city: City) -> Player {
        let seen = SeenMoney { taken: *hand.cards(), paid: Cards::NONE };
        Player { hand, city, seen: Some(seen), ..Player::default() }
    }

    /// Takes cards before everybody's eyes.
    pub(super) fn take_openly(&mut self, cards: &Cards) {
        self.hand.put_all(cards);
        if let Some(seen) = &mut self.seen {
            seen.taken.put_all(cards);
        }
    }

    /// Pays with cards it holds. Nobody can tell apart equal ones: those that it was seen to take are gone first.
    pub(super) fn pay(&mut self, cards: &Cards) {
        self.hand.pay(cards);
        if let Some(seen) = &mut self.seen {
            let taken = seen.taken.common(cards);
            seen.taken.take_all(&taken);
            // Where a hand is only thought of it can hold again what was paid before: of that no more is noted than there is.
            for card in cards.without(&taken).iter() {
                if seen.paid.count(card) < Cards::COPIES {
                    seen.paid.put(card);
                }
            }
        }
    }

    /// Cards of its hand that nobody saw.
    fn unseen(&self) -> Cards {
        self.hand.cards().without(&self.seen.unwrap_or_default().taken)
    }

    /// What cannot have been seen is not kept in mind: bots alone go by that, and play goes on without.
    pub(super) fn forget_what_cannot_be(&mut self) {
        self.seen = self.seen.filter(|_| self.holds_what_was_seen());
    }

    /// Whether it holds what was seen, and can have been dealt the rest.
    fn holds_what_was_seen(&self) -> bool {
        let Some(seen) = self.seen.filter(|seen| self.hand.cards().hold(&seen.taken)) else { return self.seen.is_none() };
        let unseen = self.unseen();
        let are_in_the_box = unseen.kinds().all(|card| unseen.count(card) + seen.paid.count(card) <= Cards::COPIES);
        let was_dealt_openly = unseen.is_empty() && seen.paid.is_empty();
        was_dealt_openly || is_starting_money(&unseen, &seen.paid) && are_in_the_box
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pergola_data as data;
    use pergola_engine::Options;

    use super::*;
    use crate::{META, pieces::Money};

    const FIRST: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    fn cards(codes: &str) -> Cards {
        codes.split_whitespace().map(|code| code.parse::<Money>().expect("a money card")).collect()
    }

    /// Somebody who holds these cards, took those of them and paid these of what was dealt.
    fn holding(hand: &str, taken: &str, paid: &str) -> Player {
        let seen = SeenMoney { taken: cards(taken), paid: cards(paid) };
        Player { hand: cards(hand).into(), seen: Some(seen), ..Player::default() }
    }

    /// The second of three seats is this one.
    fn table_with(other: Player) -> Alhambra {
        let printed: Arc<_> = Alhambra::print(&META, &data::file).expect("the printed tables are readable").into();
        let setup = Alhambra::setup(&META, 3, &Options::default()).expect("the default options fit");
        let mut state = Alhambra::new(&printed, &setup, 3, &mut Chance::silent(1));
        *state.player_mut(OTHER) = other;
        state
    }

    fn hands_dealt_anew(state: &Alhambra) -> Vec<Cards> {
        (0..20).map(|seed| *state.dealt_anew(FIRST, &mut Chance::silent(seed)).player(OTHER).hand.cards()).collect()
    }

    #[test]
    fn what_it_was_seen_to_take_stays_in_a_hand_that_is_dealt_anew() {
        let taken = cards("blue-3 green-9");
        let hands = hands_dealt_anew(&table_with(holding("blue-3 green-9 orange-5", "blue-3 green-9", "orange-7 blue-8")));
        assert!(hands.iter().all(|hand| hand.len() == 3 && hand.hold(&taken)), "{hands:?}");
        assert!(hands.iter().any(|hand| hand != &hands[0]), "the third card can be others");
        let nothing_else = hands_dealt_anew(&table_with(holding("blue-3 green-9", "blue-3 green-9", "orange-9 blue-8 blue-5")));
        assert!(nothing_else.iter().all(|hand| *hand == taken), "{nothing_else:?}");
    }

    /// With a 7 and an 8 it was dealt at least 5 more; with 14 its last card brought it from below 20 to at most 28.
    #[test]
    fn the_rest_of_a_hand_is_what_it_can_have_been_dealt() {
        let hands = hands_dealt_anew(&table_with(holding("blue-3 orange-5", "blue-3", "orange-7 blue-8")));
        assert!(hands.iter().all(|hand| hand.len() == 2 && hand.hold(&cards("blue-3")) && hand.sum() >= 3 + 5), "{hands:?}");
        let hands = hands_dealt_anew(&table_with(holding("blue-9 orange-5", "", "orange-7")));
        assert!(hands.iter().all(|hand| (20 - 7..=28 - 7).contains(&hand.sum())), "{hands:?}");
    }

    /// What it paid can lie in the deck again. Nobody was dealt more cards of a kind than there are.
    #[test]
    fn no_hand_is_dealt_anew_with_more_cards_than_the_box_holds() {
        let table = table_with(holding("orange-5", "", "blue-5 blue-5 blue-5"));
        assert!(table.deck.money().count("blue-5".parse().expect("a money card")) > 0);
        for seed in 0..200 {
            let mut player = table.dealt_anew(FIRST, &mut Chance::silent(seed)).player(OTHER).clone();
            let hand = *player.hand.cards();
            player.pay(&hand);
            assert!(!hand.hold(&cards("blue-5")), "seed {seed}: {hand:?}");
        }
    }

    /// A hand that is only thought of can hold all three again.
    #[test]
    fn no_more_is_noted_as_paid_than_the_box_holds() {
        let mut player = holding("blue-5", "", "blue-5 blue-5 blue-5");
        player.pay(&cards("blue-5"));
        assert_eq!(player.seen, holding("", "", "blue-5 blue-5 blue-5").seen);
    }

    /// One card cannot come to 20 with a 1. Whoever cannot tell two tables apart would otherwise be dealt other worlds for them.
    #[test]
    fn what_was_seen_stays_even_where_no_hand_can_be_dealt_with_it() {
        let table = table_with(holding("blue-2", "", "blue-1"));
        let dealt = table.dealt_anew(FIRST, &mut Chance::silent(1));
        assert_eq!(dealt.player(OTHER).seen, table.player(OTHER).seen);
        let again = |table: &Alhambra| table.dealt_anew(FIRST, &mut Chance::silent(2)).players;
        assert_eq!(again(&dealt), again(&table));
    }

    #[test]
    fn starting_money_comes_to_20_with_its_last_card() {
        let comes = |these: &str, those: &str| is_starting_money(&cards(these), &cards(those));
        assert!(
            comes("blue-9 blue-8 green-3", "") && comes("blue-9", "blue-8 green-3") && comes("blue-9 green-9 orange-1", "blue-9")
        );
        assert!(!comes("blue-9 blue-8", "") && !comes("blue-9 green-9", "blue-9 orange-9") && !comes("", ""));
    }

    #[test]
    fn hands_are_dealt_anew_as_a_whole_for_whoever_forgets() {
        let forgotten = table_with(holding("blue-3 green-9", "blue-3 green-9", "orange-9 blue-8 blue-5")).with_hands_forgotten();
        let hands = hands_dealt_anew(&forgotten);
        assert!(hands.iter().all(|hand| hand.len() == 2) && hands.iter().any(|hand| *hand != hands[0]), "{hands:?}");
        assert!(hands.iter().any(|hand| !hand.hold(&cards("blue-3"))), "{hands:?}");
    }

    #[test]
    fn cards_are_seen_from_when_they_are_taken_until_they_are_paid() {
        let mut player = holding("blue-3 blue-8 orange-9", "", "");
        player.take_openly(&cards("blue-3 green-1"));
        let of = |player: &Player| (player.seen.expect("it is kept in mind"), player.unseen());
        let seen = |taken: &str, paid: &str| SeenMoney { taken: cards(taken), paid: cards(paid) };
        assert_eq!(of(&player), (seen("blue-3 green-1", ""), cards("blue-3 blue-8 orange-9")));
        player.pay(&cards("blue-3 orange-9"));
        assert_eq!(
            of(&player),
            (seen("green-1", "orange-9"), cards("blue-3 blue-8")),
            "of equal cards the one it took goes first"
        );
        player.pay(&cards("blue-3"));
        assert_eq!(of(&player), (seen("green-1", "blue-3 orange-9"), cards("blue-8")));
        assert!(player.holds_what_was_seen());
    }

    #[test]
    fn what_is_dealt_face_up_is_seen_as_well() {
        let mut player = Player::dealt(cards("blue-3 blue-8 orange-9").into(), City::new());
        player.take_openly(&cards("green-1"));
        player.pay(&cards("blue-3 orange-9"));
        let seen = SeenMoney { taken: cards("blue-8 green-1"), paid: Cards::NONE };
        assert_eq!((player.seen, player.unseen()), (Some(seen), Cards::NONE));
        let hands = hands_dealt_anew(&table_with(player));
        assert!(hands.iter().all(|hand| *hand == cards("blue-8 green-1")), "{hands:?}");
    }

    #[test]
    fn what_cannot_have_been_seen_is_forgotten_when_it_is_read() {
        let mut player = holding("blue-3", "blue-3 blue-3", "blue-9 blue-8");
        player.forget_what_cannot_be();
        assert_eq!(player.seen, None);
        let sound = holding("blue-3 blue-3", "blue-3", "blue-9 blue-8");
        player = sound.clone();
        player.forget_what_cannot_be();
        assert_eq!(player, sound);
    }

    #[test]
    fn what_was_seen_can_have_been() {
        assert!(holding("blue-3 blue-3", "blue-3", "blue-9 blue-8").holds_what_was_seen());
        assert!(holding("blue-3", "blue-3", "").holds_what_was_seen(), "all of it was seen");
        assert!(!holding("blue-3 blue-4", "blue-3", "").holds_what_was_seen(), "nobody is dealt 4 alone");
        assert!(!holding("blue-3", "blue-3 blue-3", "blue-9 blue-8 blue-3").holds_what_was_seen(), "it does not hold both");
        assert!(!holding("blue-3 blue-3", "blue-3", "blue-9").holds_what_was_seen(), "too little was dealt");
        assert!(!holding("blue-6", "", "blue-6 blue-6 blue-6").holds_what_was_seen(), "the box holds three of each");
        assert!(Player { hand: cards("blue-3").into(), ..Player::default() }.holds_what_was_seen(), "nothing was kept in mind");
    }
}
