//! What everybody saw when the game was laid out: the starting money lies face up until all have been given theirs, and so
//! it is known why somebody has the first turn (rulebook p. 3, Getting ready to play).
//!
//! Deliberately absent: whatever lies open on.

use pergola_engine::Seat;
use pergola_text::Text;

use super::{nouns, story};
use crate::{Alhambra, Player};

impl Alhambra {
    /// What each seat was dealt, and who begins, of a game that was just laid out.
    pub(super) fn starting_money(&self) -> Vec<Text> {
        let dealt = |(seat, player): (Seat, &Player)| {
            story::of("alhambra-starting-money", seat).list("cards", nouns::purses(player.hand.cards()))
        };
        let begins = story::of("alhambra-first-turn", self.start).code("why", self.why_it_starts());
        story::all_seats(&self.players).map(dealt).chain([begins]).collect()
    }

    fn why_it_starts(&self) -> &'static str {
        let standing = |player: &Player| (player.hand.cards().len(), player.hand.sum());
        let (cards, money) = standing(self.player(self.start));
        let with_as_few = || self.players.iter().map(standing).filter(|(its_cards, _)| *its_cards == cards);
        match (with_as_few().count(), with_as_few().filter(|(_, its_money)| *its_money == money).count()) {
            (1, _) => "cards",
            (_, 1) => "money",
            _ => "luck",
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pergola_data as data;
    use pergola_engine::{Chance, Options, State, Words};

    use super::*;
    use crate::{META, money::Cards, pieces::Money, words::said};

    /// A game of three, just laid out.
    fn laid_out() -> Alhambra {
        let printed: Arc<_> = Alhambra::print(&META, &data::file).expect("the printed tables are readable").into();
        let setup = Alhambra::setup(&META, 3, &Options::default()).expect("the default options fit");
        Alhambra::new(&printed, &setup, 3, &mut Chance::silent(1))
    }

    #[test]
    fn what_everybody_saw_is_the_same_in_every_world_that_a_seat_can_be_in() {
        let state = laid_out();
        for seat in Seat::all(3) {
            assert_eq!(state.determinize(seat, &mut Chance::silent(2)).laid_open(), state.laid_open());
        }
    }

    /// What is told when these hands were dealt and this seat begins.
    fn told(hands: [&str; 3], start: Seat) -> Vec<String> {
        let mut state = laid_out();
        for (player, hand) in state.players.iter_mut().zip(hands) {
            let cards: Cards = hand.split(' ').map(|code| code.parse::<Money>().expect("a money card")).collect();
            player.hand = cards.into();
        }
        state.start = start;
        state.laid_open().iter().map(said).collect()
    }

    #[test]
    fn everybody_saw_what_was_dealt_and_why_somebody_begins() {
        let few = ["blue-9 green-9 orange-2", "blue-8 blue-7 yellow-4 green-5", "blue-6 green-6 orange-6 blue-5"];
        assert_eq!(
            told(few, Seat(0)),
            [
                "Anna was dealt green 9, blue 9 and orange 2 face up.",
                "Seat 2 was dealt yellow 4, green 5 and blue 7+8 face up.",
                "Seat 3 was dealt green 6, blue 5+6 and orange 6 face up.",
                "Anna has the first turn, with the fewest cards.",
            ]
        );
        let level = ["blue-9 green-9 orange-3", "blue-8 blue-7 yellow-5", "green-9 green-8 orange-4"];
        assert_eq!(told(level, Seat(1))[3], "Seat 2 has the first turn, with the least money of those with the fewest cards.");
        let drawn = ["blue-9 green-9 orange-3", "blue-8 blue-7 yellow-6", "green-9 green-8 orange-9"];
        assert_eq!(told(drawn, Seat(1))[3], "Seat 2 has the first turn, by luck: others had as many cards and as much money.");
    }
}
