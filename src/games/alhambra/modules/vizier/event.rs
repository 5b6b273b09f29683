//! What happens to viziers, and why not.

use pergola_engine::{Seat, Seats, Viewer, told::Told};
use pergola_text::{Text, sentences};
use serde::{Deserialize, Serialize};

use super::order::StandingOrder;
use crate::{
    pieces::{Currency, Kind, Tile},
    words::nouns,
};

sentences! {
    /// What happened to a vizier.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum VizierEvent -> Told {
        /// A seat turned its vizier up.
        VizierWoken {
            /// Whose.
            seat: Seat,
        } => { Told::deed(*seat, Text::new("alhambra-vizier-woken")) },
        /// A turn or a favour has ended, and these seats are asked whether they want a favour.
        FavourOffered {
            /// Who.
            asked: Seats,
        } => "alhambra-favour-offered" (seats: nouns::seats(asked.iter())),
        /// A seat answered. Only that seat hears of it.
        FavourAnswered {
            /// Who.
            seat: Seat,
            /// Whether it wants the favour.
            favour: bool,
        } => { Text::new(if *favour { "alhambra-favour-wanted" } else { "alhambra-favour-declined" }).with("seat", seat) },
        /// A seat carries out the favour: all before it in order have declined.
        FavourGranted {
            /// Who.
            seat: Seat,
        } => { Told::deed(*seat, Text::new("alhambra-favour-granted")) },
        /// A seat gave its standing order. Only that seat hears of it.
        VizierOrdered {
            /// Whose.
            seat: Seat,
            /// The order.
            order: StandingOrder,
        } => {
            let of = |id: &'static str| Text::new(id).with("seat", seat);
            match order {
                StandingOrder::Ask => of("alhambra-vizier-ordered-ask"),
                StandingOrder::Always => of("alhambra-vizier-ordered-always"),
                StandingOrder::Unless(wanted) => of("alhambra-vizier-ordered-unless").with("wanted", wanted),
            }
        },
    }
}

sentences! {
    /// Why not.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum VizierRefusal -> Text {
        /// The vizier lies face up already.
        Awake => "alhambra-refused-vizier-awake",
        /// Nobody asks this seat for an answer now.
        NotAsked => "alhambra-refused-vizier-not-asked",
        /// A question is to be answered first.
        AnswerFirst => "alhambra-refused-vizier-answer-first",
        /// The seat cannot pay any tile of the market exactly.
        NothingExact => "alhambra-refused-vizier-nothing-exact",
        /// Within a favour nothing is done but buying a tile and placing it.
        OnlyBuying => "alhambra-refused-vizier-only-buying",
        /// A favour buys one tile.
        Bought => "alhambra-refused-vizier-bought",
        /// Who asked for the favour buys a tile before it ends.
        MustBuy => "alhambra-refused-vizier-must-buy",
        /// A favour is paid exactly.
        NotExact {
            /// The tile; its price is on it.
            tile: Tile,
            /// The currency it costs.
            space: Currency,
            /// What the cards come to.
            paid: u32,
        } => "alhambra-refused-vizier-not-exact" (tile, price: nouns::sum(*space, tile.price.into()), paid),
        /// The seat has this standing order already.
        OrderedAlready => "alhambra-refused-vizier-ordered",
        /// No tile of the box is of this type.
        NoSuchKind {
            /// Which.
            kind: Kind,
        } => "alhambra-refused-vizier-no-such-kind" (kinds: nouns::kinds(*kind)),
        /// There is no such tile in the box.
        NoSuchTile {
            /// Which.
            tile: Tile,
        } => "alhambra-refused-vizier-no-such-tile" (tile: nouns::tile_with_walls(*tile)),
    }
}

impl VizierEvent {
    /// With what is hidden from this viewer left out.
    pub(in super::super) fn seen(&self, viewer: Viewer) -> Option<VizierEvent> {
        match self {
            VizierEvent::FavourAnswered { seat, .. } | VizierEvent::VizierOrdered { seat, .. } if !viewer.is(*seat) => None,
            _ => Some(self.clone()),
        }
    }

    /// An answer is final; an offer shows who can pay, and a favour that others have declined.
    pub(in super::super) fn reveals(&self) -> bool {
        matches!(self, VizierEvent::FavourOffered { .. } | VizierEvent::FavourAnswered { .. } | VizierEvent::FavourGranted { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::modules::vizier::Wanted;
    use crate::words::said;

    #[test]
    fn what_happens_to_a_vizier_is_told() {
        let seat = Seat(0);
        let unless = StandingOrder::Unless(Wanted::Kind(Kind::Tower));
        let told = [
            (VizierEvent::VizierWoken { seat }, "Anna turned the vizier up."),
            (VizierEvent::FavourOffered { asked: [seat].into_iter().collect() }, "The vizier's favour is offered to Anna."),
            (VizierEvent::FavourGranted { seat }, "Anna got the vizier's favour."),
            (VizierEvent::FavourAnswered { seat, favour: true }, "Anna answered yes."),
            (VizierEvent::FavourAnswered { seat, favour: false }, "Anna declined the vizier's favour."),
            (VizierEvent::VizierOrdered { seat, order: StandingOrder::Ask }, "Anna gave a standing order: ask for every favour."),
            (
                VizierEvent::VizierOrdered { seat, order: StandingOrder::Always },
                "Anna gave a standing order: always decline favours.",
            ),
            (
                VizierEvent::VizierOrdered { seat, order: unless },
                "Anna gave a standing order: decline favours unless they are for towers.",
            ),
        ];
        for (event, words) in told {
            assert_eq!(said(&event.words().said().expect("a sentence")), words);
        }
    }

    #[test]
    fn refusals_say_what_a_favour_allows() {
        let tile = "tower-9-es".parse().expect("a tile");
        let refused = [
            (VizierRefusal::Awake, "Your vizier lies face up already. Take money, buy a building, or redesign your city."),
            (VizierRefusal::NotAsked, "Nobody asks you for an answer now. You are asked when a turn has ended."),
            (VizierRefusal::AnswerFirst, "First say whether you want the vizier's favour, or decline it."),
            (
                VizierRefusal::NothingExact,
                "Your vizier needs the exact price, and you can pay no building of the market exactly. Decline.",
            ),
            (VizierRefusal::OnlyBuying, "The vizier's favour is one building, paid exactly. Buy one; nothing else is done now."),
            (VizierRefusal::Bought, "The vizier's favour is one building, and you have bought it. Place it, then confirm."),
            (VizierRefusal::MustBuy, "You asked the vizier for a favour: buy a building first, paid exactly."),
            (
                VizierRefusal::NotExact { tile, space: Currency::Blue, paid: 11 },
                "The vizier wants the exact price: tower 9 costs 9 denars, and these cards make 11.",
            ),
            (VizierRefusal::OrderedAlready, "That is your standing order already."),
            (
                VizierRefusal::NoSuchKind { kind: Kind::School },
                "There are no schools in the box. Name a building of the game, or a kind.",
            ),
            (
                VizierRefusal::NoSuchTile { tile },
                "There is no tower 9 (walls east, south) in the box. Name a building of the game, or a kind.",
            ),
        ];
        for (refusal, words) in refused {
            assert_eq!(said(&refusal.words()), words);
        }
    }
}
