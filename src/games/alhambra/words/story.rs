//! The story of a turn: one sentence for each event.
//!
//! Every event of Alhambra is public, so everybody hears the same. Deliberately absent: whose point of view it is; seats are
//! told by name.

use pergola_engine::{Seat, ranking::overtaken};
use pergola_text::Text;

use super::{combined, modules, nouns};
use crate::{
    event::{Contender, Event, Ranked, TypeScored},
    money::Cards,
    pieces::{Border, Cell, Currency, Money, Round, Tile},
};

/// What everybody hears of an event; nothing of one that changed nothing.
pub(super) fn tell(event: &Event) -> Option<Text> {
    let text = match event {
        Event::MoneyTaken { seat, cards } => of("alhambra-money-taken", *seat).list("cards", nouns::each_card(cards)),
        Event::TileBought { seat, space, tile, with, overpaid } => bought(*seat, *space, *tile, with, *overpaid),
        Event::TilePlaced { seat, tile, cell } => at(with_tile("alhambra-tile-placed", *seat, *tile), *tile, *cell),
        Event::TileTurned { seat, from, to, with } => turned(*seat, *from, *to, with),
        Event::TileReserved { seat, tile } => with_tile("alhambra-tile-reserved", *seat, *tile),
        Event::TileGiven { seat, tile } => with_tile("alhambra-tile-given", *seat, *tile),
        Event::TileBuilt { seat, tile, cell } => at(with_tile("alhambra-tile-built", *seat, *tile), *tile, *cell),
        Event::TileRemoved { seat, tile, cell } => at(with_tile("alhambra-tile-removed", *seat, *tile), *tile, *cell),
        Event::TileExchanged { seat, tile, out, cell } => {
            at(with_tile("alhambra-tile-exchanged", *seat, *tile).text("out", nouns::tile(*out)), *tile, *cell)
        }
        Event::Passed { seat } => of("alhambra-passed", *seat),
        Event::MarketRefilled { tiles, bag, .. } => market_refilled(tiles, *bag)?,
        Event::DisplayRefilled { cards, .. } => display_refilled(cards)?,
        Event::DeckRenewed { cards } => Text::new("alhambra-deck-renewed").number("cards", *cards),
        Event::ScoringCardTurnedUp { round } => Text::new("alhambra-scoring-card").text("round", round_name(*round)),
        Event::RoundScored { round, types, walls, border, granada, gained, dirk, scores } => {
            let borders = longest_walls(walls, *border).into_iter().chain(granada.iter().flat_map(combined::longest));
            let most = types.iter().filter_map(most_of_type).chain(borders);
            Text::new("alhambra-round-scored")
                .text("round", round_name(*round))
                .text("gains", in_a_row(gains(gained, scores, *dirk)))
                .text("most", in_a_row(most))
                .text("standings", standings(*round, gained, scores))
        }
        Event::DirkDrew { tiles, bag } => dirk_drew(tiles, *bag)?,
        Event::EndBegan { empty } => Text::new("alhambra-end-began").number("empty", empty.len() as i64),
        Event::HandsShown { hands } => Text::new("alhambra-hands-shown").text("hands", in_lines(all_seats(hands).map(hand))),
        Event::LastTile { space, tile, holdings, to } => last_tile(*space, *tile, holdings, *to),
        // The chat says who has won, and with how many points; it does not know Dirk.
        Event::GameEnded { dirk, .. } => Text::new("alhambra-final-score-dirk").number("score", (*dirk)?),
        Event::Module(event) => modules::tell(event)?,
    };
    Some(text)
}

/// A scoring round by its letter.
fn round_name(round: Round) -> Text {
    Text::of(format!("alhambra-round-{}", round.key()))
}

fn of(id: &'static str, seat: Seat) -> Text {
    Text::new(id).seat("seat", seat.0)
}

fn with_tile(id: &'static str, seat: Seat, tile: Tile) -> Text {
    of(id, seat).text("tile", nouns::tile(tile))
}

fn at(text: Text, tile: Tile, cell: Cell) -> Text {
    text.text("place", nouns::place(tile.kind.border(), cell))
}

fn all_seats<T>(by_seat: &[T]) -> impl Iterator<Item = (Seat, &T)> {
    by_seat.iter().enumerate().map(|(seat, it)| (Seat(seat as u8), it))
}

/// Several facts, one after another.
fn in_a_row(facts: impl IntoIterator<Item = Text>) -> Text {
    let join = |front: Text, next: Text| Text::new("alhambra-facts").text("front", front).text("next", next);
    facts.into_iter().reduce(join).unwrap_or(Text::new("list-none"))
}

/// Several facts, each on a line of its own.
fn in_lines(facts: impl IntoIterator<Item = Text>) -> Text {
    let join = |front: Text, next: Text| Text::new("alhambra-lines").text("front", front).text("next", next);
    facts.into_iter().reduce(join).unwrap_or(Text::new("list-none"))
}

fn bought(seat: Seat, space: Currency, tile: Tile, with: &Cards, overpaid: u32) -> Text {
    let id = if overpaid == 0 { "alhambra-tile-bought-exactly" } else { "alhambra-tile-bought-overpaid" };
    let paid = u32::from(tile.price).saturating_add(overpaid);
    let text = with_tile(id, seat, tile).text("paid", nouns::sum(space, paid)).list("cards", nouns::purses(with));
    if overpaid == 0 { text } else { text.number("overpaid", overpaid) }
}

fn turned(seat: Seat, from: Tile, to: Tile, with: &Cards) -> Text {
    let text = with_tile("granada-tile-turned", seat, from).text("to", nouns::tile(to));
    text.list("cards", nouns::purses(with))
}

fn market_refilled(tiles: &[(Currency, Tile)], bag: u32) -> Option<Text> {
    let new = |(space, tile): &(Currency, Tile)| {
        Text::new("alhambra-new-tile").text("tile", nouns::tile(*tile)).text("currency", nouns::currency(*space))
    };
    let text = Text::new("alhambra-market-refilled").list("tiles", tiles.iter().map(new)).number("bag", bag);
    (!tiles.is_empty()).then_some(text)
}

fn display_refilled(cards: &[Money]) -> Option<Text> {
    let text = Text::new("alhambra-display-refilled").list("cards", cards.iter().copied().map(nouns::card));
    (!cards.is_empty()).then_some(text)
}

fn dirk_drew(tiles: &[Tile], bag: u32) -> Option<Text> {
    let names = tiles.iter().copied().map(nouns::tile);
    let text = Text::new("alhambra-dirk-drew").list("tiles", names).number("bag", bag);
    (!tiles.is_empty()).then_some(text)
}

/// What everybody gained, and Dirk.
fn gains(gained: &[i32], scores: &[i32], dirk: Option<i32>) -> Vec<Text> {
    let seats = gained
        .iter()
        .zip(scores)
        .zip(0..)
        .map(|((gained, score), seat)| of("alhambra-gain", Seat(seat)).number("gained", *gained).number("score", *score));
    seats.chain(dirk.map(|gained| Text::new("alhambra-gain-dirk").number("gained", gained))).collect()
}

/// Who leads in a type, with the points for it; nothing if nobody got any.
fn most_of_type(scored: &TypeScored) -> Option<Text> {
    let first: Vec<&Ranked> = scored.standings.iter().filter(|it| it.rank == 1 && it.points > 0).collect();
    let Ranked { points, highest, .. } = first.first()?;
    let names = first.iter().map(|standing| match standing.who {
        Contender::Seat(seat) => of("alhambra-seat", seat),
        Contender::Dirk => Text::new("alhambra-picture-dirk"),
    });
    let most = Text::new("alhambra-most").text("kind", nouns::kind(scored.kind)).list("names", names);
    // Where levels are broken by it, the highest value says why just this seat is first.
    let most = most.number("count", first.len() as i64).number("points", *points);
    Some(most.number("highest", highest.unwrap_or(0)))
}

/// Who has the longest wall or moat; nothing if nobody has any.
fn longest_walls(walls: &[u32], border: Border) -> Option<Text> {
    longest(Text::new("alhambra-most-wall").code("border", border.key()), walls, 1)
}

/// Who has the longest of something, and what it is worth; nothing if nobody has any.
pub(super) fn longest(text: Text, lengths: &[u32], points: u32) -> Option<Text> {
    let longest = lengths.iter().copied().max().filter(|length| *length > 0)?;
    let names = all_seats(lengths).filter(|(_, length)| **length == longest).map(|(seat, _)| of("alhambra-seat", seat));
    Some(text.list("names", names).number("points", points * longest))
}

/// Who leads after a round that is not the last, and who overtook whom in it.
fn standings(round: Round, gained: &[i32], scores: &[i32]) -> Text {
    let most = scores.iter().copied().max().unwrap_or(0);
    let names: Vec<Text> = all_seats(scores).filter(|(_, it)| **it == most).map(|(seat, _)| of("alhambra-seat", seat)).collect();
    let leads = Text::new("alhambra-leads").number("count", names.len() as i64).list("names", names).number("points", most);
    let before: Vec<i32> = scores.iter().zip(gained).map(|(score, gained)| score - gained).collect();
    let passed = |(seat, passed): (Seat, Vec<Seat>)| {
        of("picture-overtook", seat).list("seats", passed.into_iter().map(|seat| of("alhambra-seat", seat)))
    };
    let join = |front: Text, next: Text| Text::new("alhambra-sentences").text("front", front).text("next", next);
    // Who has won is said by itself.
    let leads = (round != Round::C).then_some(leads);
    let said = leads.into_iter().chain(overtaken(&before, scores).into_iter().map(passed)).reduce(join);
    said.unwrap_or_else(|| Text::new("alhambra-picture-nobody-overtook"))
}

fn hand((seat, cards): (Seat, &Cards)) -> Text {
    of("alhambra-hand", seat).list("cards", nouns::purses(cards))
}

fn last_tile(space: Currency, tile: Tile, holdings: &[u32], to: Option<Seat>) -> Text {
    let most = holdings.iter().copied().max().unwrap_or(0);
    let (money, tile) = (nouns::sum(space, most), nouns::tile(tile));
    let text = match to {
        Some(seat) => of("alhambra-last-tile", seat).text("money", money).text("currency", nouns::currency(space)),
        None if most == 0 => Text::new("alhambra-last-tile-nobody").text("currency", nouns::currency(space)),
        None => Text::new("alhambra-last-tile-level").text("money", money),
    };
    text.text("tile", tile)
}

#[cfg(test)]
mod tests {
    use pergola_engine::Outcome;
    use pergola_text::{Occupant, Speaker, check};

    use super::*;
    use crate::pieces::Kind;

    fn said(event: &Event) -> String {
        let people = ["Anna", "Bo", "Cy"].map(|name| Occupant::Person { name: name.to_owned(), mention: None });
        let text = tell(event).expect("a sentence");
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
    fn a_purchase_tells_the_payment() {
        let (tower, space) = (tile("tower-9-es"), Currency::Blue);
        let exact = Event::TileBought { seat: ANNA, space, tile: tower, with: cards("blue-4 blue-5"), overpaid: 0 };
        assert_eq!(said(&exact), "Anna bought tower 9 for exactly 9 denars (blue 4+5).");
        let over = Event::TileBought { seat: BO, space, tile: tower, with: cards("blue-5 blue-6"), overpaid: 2 };
        assert_eq!(said(&over), "Bo bought tower 9 for 11 denars (blue 5+6), 2 too much.");
    }

    #[test]
    fn tiles_are_told_with_their_place() {
        let (seat, tower, garden) = (ANNA, tile("tower-9-es"), tile("garden-10"));
        let cell = Cell { x: 2, y: -1 };
        let told = [
            (Event::TilePlaced { seat, tile: tower, cell }, "Anna placed tower 9 at two east, one south."),
            (Event::TileReserved { seat, tile: tower }, "Anna put tower 9 into the reserve."),
            (Event::TileGiven { seat, tile: tower }, "Anna gave tower 9 to Dirk."),
            (Event::TileBuilt { seat, tile: tower, cell }, "Anna built tower 9 from the reserve at two east, one south."),
            (Event::TileRemoved { seat, tile: tower, cell }, "Anna moved tower 9 from two east, one south into the reserve."),
            (
                Event::TileExchanged { seat, tile: garden, out: tower, cell },
                "Anna exchanged tower 9 at two east, one south for garden 10 from the reserve.",
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
        assert_eq!(tell(&Event::MarketRefilled { tiles: Vec::new(), marker: None, bag: 0 }), None);
        let money = cards("blue-7 green-2").iter().collect();
        assert_eq!(said(&Event::DisplayRefilled { cards: money, deck: 30 }), "New money: green 2 and blue 7.");
        assert_eq!(tell(&Event::DisplayRefilled { cards: Vec::new(), deck: 0 }), None);
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
            "Scoring round A: Anna +7 (now 7); Bo +1 (now 1); Dirk +2.\n\
             Most: garden Anna and Dirk (2 each); pavilion Bo (1); longest wall Anna (5).\n\
             Anna leads with 7."
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
        let lines =
            "Scoring round B: Anna +2 (now 7); Bo +9 (now 12).\nMost: longest wall Bo (9).\nBo leads with 12. Bo overtook Anna.";
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
        assert_eq!(tell(&ended(None)), None);
        assert_eq!(said(&ended(Some(40))), "Dirk has 40 points; he cannot win.");
    }
}
