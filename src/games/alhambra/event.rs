//! What happened, for the story of a turn and the highlights of its picture, and the sentence that tells of it. Past tense;
//! what a module keeps secret is left out for whoever may not know it.

use pergola_engine::{Outcome, Seat, Viewer, told::Told};
use pergola_text::{Text, sentences};
use serde::{Deserialize, Serialize};

pub use super::scored::{Contender, GranadaBorders, Ranked, TypeScored};
use super::{
    granada::Face,
    modules::ModuleEvent,
    money::Cards,
    pieces::{Border, Cell, Currency, Money, Round, Tile},
    words::{nouns, story},
};

sentences! {
    /// Something that happened, in the order in which it did.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Event -> Told {
        /// A seat took money cards from the display.
        MoneyTaken {
            /// Who.
            seat: Seat,
            /// Which.
            cards: Cards,
        } => { Told::deed(*seat, Text::new("alhambra-money-taken").with("cards", nouns::each_card(cards))) },
        /// A seat bought a tile from the market.
        TileBought {
            /// Who.
            seat: Seat,
            /// From which market space.
            space: Currency,
            /// Which.
            tile: Tile,
            /// With which cards.
            with: Cards,
            /// What was paid beyond the price; 0 is an exact payment and grants one more action.
            overpaid: u32,
        } => {
            let clause = match overpaid {
                0 => story::bought_exactly(std::iter::once(*tile)),
                _ => Text::new("alhambra-tile-bought").with("tile", tile).with("paid", story::paid(*tile, *space, *overpaid)),
            };
            Told::deed(*seat, clause)
        },
        /// Granada: a seat turned a tile it had bought.
        TileTurned {
            /// Who.
            seat: Seat,
            /// The side with which it was bought.
            from: Tile,
            /// The side that lies up now.
            to: Tile,
            /// The cards it cost.
            with: Cards,
        } => { Told::deed(*seat, Text::new("granada-tile-turned").with("tile", from).with("to", to)) },
        /// A seat placed a tile bought this turn, or received at the game's end, in its city.
        TilePlaced {
            /// Who.
            seat: Seat,
            /// Which.
            tile: Tile,
            /// Where.
            cell: Cell,
        } => { Told::deed(*seat, story::built("alhambra-tile-placed", *tile, *cell)) },
        /// A seat put a tile bought this turn, or received at the game's end, into its reserve.
        TileReserved {
            /// Who.
            seat: Seat,
            /// Which.
            tile: Tile,
        } => { Told::deed(*seat, story::kept("alhambra-tile-reserved", *tile)) },
        /// A seat gave a tile bought this turn to Dirk.
        TileGiven {
            /// Who.
            seat: Seat,
            /// Which.
            tile: Tile,
        } => { Told::deed(*seat, story::kept("alhambra-tile-given", *tile)) },
        /// Redesign: a tile went from the reserve to the city.
        TileBuilt {
            /// Whose.
            seat: Seat,
            /// Which.
            tile: Tile,
            /// Where.
            cell: Cell,
        } => { Told::deed(*seat, story::built("alhambra-tile-built", *tile, *cell)) },
        /// Redesign: a tile went from the city to the reserve.
        TileRemoved {
            /// Whose.
            seat: Seat,
            /// Which.
            tile: Tile,
            /// Where it stood.
            cell: Cell,
        } => { Told::deed(*seat, story::kept("alhambra-tile-removed", *tile)) },
        /// Redesign: a reserve tile took the place of a city tile, which went to the reserve.
        TileExchanged {
            /// Whose.
            seat: Seat,
            /// The tile that is now in the city.
            tile: Tile,
            /// The tile that is now in the reserve.
            out: Tile,
            /// Where.
            cell: Cell,
        } => { Told::deed(*seat, Text::new("alhambra-tile-exchanged").with("tile", tile).with("out", out)) },
        /// A seat had no legal action and passed.
        Passed {
            /// Who.
            seat: Seat,
        } => { Told::deed(*seat, Text::new("alhambra-passed")) },
        /// Market spaces were refilled from the bag.
        MarketRefilled {
            /// The spaces in order, each with its new tile.
            tiles: Vec<(Currency, Tile)>,
            /// Granada: the side that the next tiles will show.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            marker: Option<Face>,
            /// How many tiles the bag still holds.
            bag: u32,
        } => {
            let text = Text::new("alhambra-market-refilled").with("tiles", story::new_tiles(tiles)).with("bag", bag);
            (!tiles.is_empty()).then_some(text)
        },
        /// Cards were laid into the display.
        DisplayRefilled {
            /// In the order in which they were laid.
            cards: Vec<Money>,
            /// How many cards the deck still holds.
            deck: u32,
        } => {
            let text = Text::new("alhambra-display-refilled").with("cards", cards);
            (!cards.is_empty()).then_some(text)
        },
        /// The discard pile became the new deck.
        DeckRenewed {
            /// How many cards it was.
            cards: u32,
        } => "alhambra-deck-renewed" (cards),
        /// A scoring card turned up while the display was refilled.
        ScoringCardTurnedUp {
            /// Which round it starts.
            round: Round,
        } => "alhambra-scoring-card" (round),
        /// A scoring round took place.
        RoundScored {
            /// Which.
            round: Round,
            /// Every type somebody has a building of, with its standings.
            types: Vec<TypeScored>,
            /// The length of the longest wall by seat, in Granada of the longest moat: so many points.
            walls: Vec<u32>,
            /// Granada: what is scored there is a moat.
            #[serde(default, skip_serializing_if = "Border::is_wall")]
            border: Border,
            /// Alhambra and Granada together: what Granada's borders were worth beside those walls.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            granada: Option<GranadaBorders>,
            /// What each seat gained in this round.
            gained: Vec<i32>,
            /// What Dirk gained in this round, with two seats.
            dirk: Option<i32>,
            /// The scores after it, by seat.
            scores: Vec<i32>,
        } => "alhambra-round-scored" (
            round,
            gains: story::gains(gained, scores, *dirk),
            most: story::most(types, walls, *border, granada.as_ref()),
            standings: story::standings(*round, gained, scores),
        ),
        /// Dirk drew tiles from the bag; where there are two, from one of them.
        DirkDrew {
            /// Which.
            tiles: Vec<Tile>,
            /// How many tiles the bag still holds.
            bag: u32,
        } => {
            let text = Text::new("alhambra-dirk-drew").with("tiles", tiles).with("bag", bag);
            (!tiles.is_empty()).then_some(text)
        },
        /// The market could not be filled: the game's end began.
        EndBegan {
            /// The market spaces that stay empty.
            empty: Vec<Currency>,
        } => "alhambra-end-began" (empty: empty.len()),
        /// All showed their money.
        HandsShown {
            /// By seat.
            hands: Vec<Cards>,
        } => "alhambra-hands-shown" (hands: story::hands(hands)),
        /// A tile left in the market at the game's end was given away, or nobody got it.
        LastTile {
            /// Its market space.
            space: Currency,
            /// Which.
            tile: Tile,
            /// How much of the space's currency each seat holds.
            holdings: Vec<u32>,
            /// Who has strictly the most and received it; nobody when the top is level.
            to: Option<Seat>,
        } => { story::last_tile(*space, *tile, holdings, *to) },
        /// The game ended.
        GameEnded {
            /// Final scores and ranks by seat.
            outcome: Outcome,
            /// Dirk's points, with two seats.
            dirk: Option<i32>,
        } => {
            // The chat says who has won, and with how many points; it does not know Dirk.
            dirk.map(|score| Text::new("alhambra-final-score-dirk").number("score", score))
        },
        /// What a module adds.
        #[serde(untagged)]
        Module(event: ModuleEvent) => { event.words() },
    }
}

impl Event {
    /// Nothing a turn does before its end shows anything hidden.
    pub(super) fn reveals(&self) -> bool {
        if let Event::Module(event) = self {
            return event.reveals();
        }
        matches!(
            self,
            Event::MarketRefilled { .. }
                | Event::DisplayRefilled { .. }
                | Event::ScoringCardTurnedUp { .. }
                | Event::DirkDrew { .. }
                | Event::HandsShown { .. }
        )
    }

    /// With what is hidden from this viewer left out: in the basic game everything that happens is public.
    pub(super) fn seen(&self, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Module(event) => event.seen(viewer).map(Event::Module),
            _ => Some(self.clone()),
        }
    }

    /// A scoring round is worth a card of its own, also when nobody is to act after it.
    pub(super) fn is_milestone(&self) -> bool {
        matches!(self, Event::RoundScored { .. })
    }
}

#[cfg(test)]
mod tests {
    use pergola_text::{Occupant, Speaker, check};

    use super::*;
    use crate::pieces::Kind;

    fn said(event: &Event) -> String {
        let people = ["Anna", "Bo", "Cy"].map(|name| Occupant::Person { name: name.to_owned(), mention: None });
        let text = event.words().said().expect("a sentence");
        assert_eq!(check(&text), Ok(()));
        Speaker::plain("en", &people).say(&text)
    }

    fn tile(code: &str) -> Tile {
        code.parse().expect("a tile")
    }

    fn cards(codes: &str) -> Cards {
        codes.parse().expect("cards")
    }

    const ANNA: Seat = Seat(0);
    const BO: Seat = Seat(1);

    #[test]
    fn money_is_told_by_its_cards() {
        let event = Event::MoneyTaken { seat: ANNA, cards: cards("green-2 blue-3") };
        assert_eq!(said(&event), "Anna took green 2 and blue 3.");
    }

    #[test]
    fn a_purchase_tells_what_was_paid() {
        let (tower, space) = (tile("tower-9-es"), Currency::Blue);
        let exact = Event::TileBought { seat: ANNA, space, tile: tower, with: cards("blue-4 blue-5"), overpaid: 0 };
        assert_eq!(said(&exact), "Anna bought tower 9 exactly.");
        let over = Event::TileBought { seat: BO, space, tile: tower, with: cards("blue-5 blue-6"), overpaid: 2 };
        assert_eq!(said(&over), "Bo bought tower 9 for 11 denars.");
    }

    #[test]
    fn tiles_are_told_with_their_place() {
        let (seat, tower, garden) = (ANNA, tile("tower-9-es"), tile("garden-10"));
        let cell = Cell { x: 2, y: -1 };
        let told = [
            (Event::TilePlaced { seat, tile: tower, cell }, "Anna built tower 9 in the south-east."),
            (Event::TileReserved { seat, tile: tower }, "Anna kept tower 9 in reserve."),
            (Event::TileGiven { seat, tile: tower }, "Anna gave tower 9 to Dirk."),
            (Event::TileBuilt { seat, tile: tower, cell }, "Anna built tower 9 from the reserve in the south-east."),
            (Event::TileRemoved { seat, tile: tower, cell }, "Anna moved tower 9 into the reserve."),
            (
                Event::TileExchanged { seat, tile: garden, out: tower, cell },
                "Anna exchanged tower 9 for garden 10 from the reserve.",
            ),
            (Event::Passed { seat }, "Anna could do nothing and passed."),
        ];
        for (event, words) in told {
            assert_eq!(said(&event), words);
        }
    }

    #[test]
    fn refills_are_told_when_something_came() {
        let new = vec![(Currency::Blue, tile("tower-9-es")), (Currency::Orange, tile("garden-10"))];
        let event = |bag| Event::MarketRefilled { tiles: new.clone(), marker: None, bag };
        assert_eq!(said(&event(12)), "New in the market: tower 9 (blue) and garden 10 (orange).");
        assert_eq!(said(&event(1)), "New in the market: tower 9 (blue) and garden 10 (orange).");
        assert_eq!(said(&event(0)), "New in the market: tower 9 (blue) and garden 10 (orange). Their bag is empty.");
        assert_eq!(Event::MarketRefilled { tiles: Vec::new(), marker: None, bag: 0 }.words(), Told::Nothing);
        let money = cards("blue-7 green-2").iter().collect();
        assert_eq!(said(&Event::DisplayRefilled { cards: money, deck: 30 }), "New money: green 2 and blue 7.");
        assert_eq!(Event::DisplayRefilled { cards: Vec::new(), deck: 0 }.words(), Told::Nothing);
        assert_eq!(said(&Event::DeckRenewed { cards: 40 }), "The deck ran out: 40 discarded cards are the new deck.");
        let dirk = Event::DirkDrew { tiles: vec![tile("tower-9-es"), tile("garden-10")], bag: 20 };
        assert_eq!(said(&dirk), "Dirk drew tower 9 and garden 10.");
    }

    #[test]
    fn a_scoring_round_tells_who_gained_what_for_what() {
        assert_eq!(said(&Event::ScoringCardTurnedUp { round: Round::A }), "The card of scoring round A turned up.");
        let standing = |who, rank, level, points| Ranked { who, count: 2, highest: None, rank, level, points };
        let types = vec![
            TypeScored {
                kind: Kind::Garden,
                standings: vec![
                    standing(Contender::Seat(ANNA), 1, 2, 2),
                    standing(Contender::Dirk, 1, 2, 2),
                    standing(Contender::Seat(BO), 3, 1, 0),
                ],
            },
            TypeScored { kind: Kind::Pavilion, standings: vec![standing(Contender::Seat(BO), 1, 1, 1)] },
        ];
        let event = Event::RoundScored {
            round: Round::A,
            types,
            walls: vec![5, 0],
            border: Border::Wall,
            granada: None,
            gained: vec![7, 1],
            dirk: Some(2),
            scores: vec![7, 1],
        };
        assert_eq!(
            said(&event),
            "Points in scoring round A: Anna +7 (now 7); Bo +1 (now 1); Dirk +2.\n\
             Points for the most: gardens Anna and Dirk (2 each); pavilions Bo (1); longest wall Anna (5).\n\
             Anna leads with 7 points."
        );
    }

    #[test]
    fn a_scoring_round_tells_who_overtook_whom() {
        let event = Event::RoundScored {
            round: Round::B,
            types: Vec::new(),
            walls: vec![2, 9],
            border: Border::Wall,
            granada: None,
            gained: vec![2, 9],
            dirk: None,
            scores: vec![7, 12],
        };
        let lines = "Points in scoring round B: Anna +2 (now 7); Bo +9 (now 12).\nPoints for the most: longest wall Bo (9).\n\
             Bo leads with 12 points. Bo overtook Anna.";
        assert_eq!(said(&event), lines);
    }

    #[test]
    fn the_end_is_told_to_its_last_tile() {
        let begun = said(&Event::EndBegan { empty: vec![Currency::Green] });
        assert_eq!(begun, "The market cannot be filled any more: the end of the game has come.");
        let hands = Event::HandsShown { hands: vec![cards("blue-7 blue-2 green-1"), Cards::NONE] };
        assert_eq!(said(&hands), "All showed their money.\nAnna: green 1 and blue 2+7\nBo: nothing");
        let last = |holdings: Vec<u32>, to| Event::LastTile { space: Currency::Blue, tile: tile("tower-9-es"), holdings, to };
        let received = "Anna received tower 9 from the market for holding the most blue money: 9 denars.";
        assert_eq!(said(&last(vec![9, 4], Some(ANNA))), received);
        assert_eq!(said(&last(vec![4, 4], None)), "Nobody received tower 9: several held the most money for it, 4 denars.");
        assert_eq!(said(&last(vec![0, 0], None)), "Nobody received tower 9: nobody had blue money.");
    }

    #[test]
    fn dirks_points_are_told_at_the_end() {
        let ended = |dirk| Event::GameEnded { outcome: Outcome::by_score(vec![120, 120]), dirk };
        assert_eq!(ended(None).words(), Told::Nothing);
        assert_eq!(said(&ended(Some(40))), "Dirk has 40 points; he cannot win.");
    }

    #[test]
    fn what_came_from_a_bag_a_deck_or_a_hand_reveals() {
        assert!(Event::DisplayRefilled { cards: Vec::new(), deck: 0 }.reveals());
        assert!(Event::HandsShown { hands: Vec::new() }.reveals());
        assert!(!Event::MoneyTaken { seat: Seat(0), cards: "blue-3".parse().expect("cards") }.reveals());
        assert!(
            !Event::TileBought {
                seat: Seat(0),
                space: Currency::Blue,
                tile: "tower-9-es".parse().expect("a tile"),
                with: "blue-9".parse().expect("cards"),
                overpaid: 0
            }
            .reveals()
        );
    }
}
