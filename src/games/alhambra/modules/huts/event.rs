//! What happens to huts, and why not.

use pergola_engine::{Seat, told::Told};
use pergola_text::{Text, sentences};
use serde::{Deserialize, Serialize};

use crate::{pieces::Tile, words::nouns};

sentences! {
    /// What happened to a hut beside what happens to every tile.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum HutEvent -> Told {
        /// A seat took a hut from its pile.
        HutTaken {
            /// Who.
            seat: Seat,
            /// Which.
            hut: Tile,
        } => { Told::deed(*seat, Text::new("alhambra-hut-taken").with("hut", hut)) },
        /// The next hut of a pile was turned up.
        HutTurnedUp {
            /// Which.
            hut: Tile,
        } => "alhambra-hut-turned-up" (hut),
    }
}

sentences! {
    /// Why not.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum HutRefusal -> Text {
        /// The hut does not lie face up.
        NotOpen {
            /// Which.
            hut: Tile,
            /// The one of its type that does.
            open: Option<Tile>,
        } => {
            match open {
                Some(open) => Text::new("alhambra-refused-hut-not-open")
                    .with("hut", nouns::tile_with_walls(*hut))
                    .with("open", nouns::tile_with_walls(*open)),
                None => Text::new("alhambra-refused-hut-none-open").with("hut", hut),
            }
        },
        /// The seat has as many huts as it may have.
        HasAll {
            /// How many.
            most: u32,
        } => "alhambra-refused-hut-has-all" (most),
        /// Dirk gets no huts.
        NotForDirk {
            /// Which.
            hut: Tile,
        } => "alhambra-refused-hut-not-for-dirk" (hut),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::said;

    fn hut(code: &str) -> Tile {
        code.parse().expect("a hut")
    }

    #[test]
    fn what_happens_to_a_hut_is_told() {
        let hut = hut("hut-tower-ne");
        let told = |event: HutEvent| said(&event.words().said().expect("a sentence"));
        assert_eq!(told(HutEvent::HutTaken { seat: Seat(0), hut }), "Anna took the tower hut.");
        assert_eq!(told(HutEvent::HutTurnedUp { hut }), "New on its pile: tower hut.");
    }

    #[test]
    fn refusals_say_how_many_and_which() {
        let (tower, other) = (hut("hut-tower-ne"), hut("hut-tower-s"));
        let refused = [
            (
                HutRefusal::NotOpen { hut: tower, open: Some(other) },
                "The tower hut (walls north, east) does not lie open. Of this kind there is tower hut (wall south).",
            ),
            (HutRefusal::NotOpen { hut: tower, open: None }, "No tower hut lies open any more. Take one of another kind."),
            (
                HutRefusal::HasAll { most: 3 },
                "You have 3 workers' huts already, those in your reserve included, and nobody has more.",
            ),
            (
                HutRefusal::NotForDirk { hut: tower },
                "Dirk gets no workers' huts. Place the tower hut in your city or in your reserve.",
            ),
        ];
        for (refusal, words) in refused {
            assert_eq!(said(&refusal.words()), words);
        }
    }
}
