//! The last turn as numbered steps, each with the places where it happened.
//!
//! Events that concern everybody (a scoring round, the end) are steps as well. Refills are not: they are what the picture
//! shows.

use pergola_engine::{FrameTurn, Seat};
use pergola_text::{Arg, Text};

use super::{
    games, modules,
    moment::{Card, Moment, Place},
    named::{self, money, tile},
};
use crate::{
    event::Event,
    pieces::{Cell, Round, Tile},
};

/// In a turn of more steps than this, buying a tile and placing it are told as one.
const FEW: usize = 3;

/// The steps of the last turn. `display` is the money display as it is now.
pub(super) fn steps(display: &[Option<Card>], events: &[Event]) -> Vec<Moment> {
    let refilled = refilled_places(display, events);
    let steps: Vec<Moment> = events.iter().filter_map(|event| step(event, events, &refilled)).collect();
    if steps.len() <= FEW {
        return steps;
    }
    let steps = events.iter().filter(|event| !is_told_by_placing(event, events));
    let steps = steps.filter_map(|event| Some(with_purchase(step(event, events, &refilled)?, event, events)));
    let mut steps: Vec<Moment> = steps.collect();
    say_verbs_once(&mut steps);
    steps
}

/// "built tower 7", "garden 8": what is done several times in a row is said once.
fn say_verbs_once(steps: &mut [Moment]) {
    for index in (1..steps.len()).rev() {
        if steps[index - 1].text.id != steps[index].text.id {
            continue;
        }
        if let [(name, Arg::Text(tile))] = steps[index].text.args.as_slice()
            && name == "tile"
        {
            steps[index].text = Text::clone(tile);
        }
    }
}

/// Whether this is the purchase of a tile that was placed in the same turn.
fn is_told_by_placing(event: &Event, all: &[Event]) -> bool {
    let Event::TileBought { tile, .. } = event else { return false };
    all.iter().any(|it| placed(it) == Some(*tile))
}

/// The step of placing a tile, with the market space it was bought from.
fn with_purchase(mut step: Moment, event: &Event, all: &[Event]) -> Moment {
    let bought = all.iter().find_map(|it| match it {
        Event::TileBought { space, tile, .. } if placed(event) == Some(*tile) => Some((*space, *tile)),
        _ => None,
    });
    if let Some((space, tile)) = bought {
        step.places.push(Place::Market(space, tile));
        let id = match event {
            Event::TilePlaced { .. } => "alhambra-picture-placed",
            Event::TileReserved { .. } => "alhambra-picture-reserved",
            _ => "alhambra-picture-given",
        };
        step.text = Text::new(id).text("tile", named::tile(tile));
    }
    step
}

/// The tile that was bought this turn and found its place with this event.
fn placed(event: &Event) -> Option<Tile> {
    match event {
        Event::TilePlaced { tile, .. } | Event::TileReserved { tile, .. } | Event::TileGiven { tile, .. } => Some(*tile),
        _ => None,
    }
}

fn step(event: &Event, all: &[Event], refilled: &[usize]) -> Option<Moment> {
    let (text, places) = match event {
        Event::MoneyTaken { cards, .. } => {
            let places =
                refilled.iter().zip(cards.iter()).map(|(place, card)| Place::Display(*place, Card::Money(card))).collect();
            let cards = cards.iter().map(|card| money(card.currency, card.value));
            (Text::new("alhambra-picture-took").list("cards", cards), places)
        }
        Event::TileBought { space, tile: bought, overpaid, .. } => {
            let id = if *overpaid == 0 { "alhambra-picture-bought-exactly" } else { "alhambra-picture-bought" };
            let text = Text::new(id).text("tile", tile(*bought)).code("currency", space);
            (text, vec![Place::Market(*space, *bought)])
        }
        Event::TilePlaced { seat, tile, cell } => {
            (of_tile("alhambra-picture-placed", *tile, all), vec![Place::City(*seat, *cell)])
        }
        Event::TileTurned { .. } => return games::step(event),
        Event::TileReserved { seat, tile } => {
            (of_tile("alhambra-picture-reserved", *tile, all), vec![Place::Reserve(*seat, *tile)])
        }
        Event::TileGiven { tile, .. } => (of_tile("alhambra-picture-given", *tile, all), vec![Place::Dirk(*tile)]),
        Event::TileBuilt { seat, tile: built, cell } => {
            (Text::new("alhambra-picture-built").text("tile", tile(*built)), vec![Place::City(*seat, *cell)])
        }
        Event::TileRemoved { seat, tile: removed, .. } => {
            (Text::new("alhambra-picture-removed").text("tile", tile(*removed)), vec![Place::Reserve(*seat, *removed)])
        }
        Event::TileExchanged { seat, tile: placed, out, cell } => {
            let text = Text::new("alhambra-picture-exchanged").text("tile", tile(*placed)).text("out", tile(*out));
            (text, vec![Place::City(*seat, *cell), Place::Reserve(*seat, *out)])
        }
        Event::Passed { .. } => (Text::new("alhambra-picture-passed"), Vec::new()),
        Event::RoundScored { round, .. } => {
            (Text::new("alhambra-picture-scored").code("round", round.key()), vec![Place::Scoring(*round)])
        }
        Event::DirkDrew { tiles, .. } => {
            (Text::new("alhambra-picture-dirk-drew").number("count", tiles.len() as i64), Vec::new())
        }
        Event::LastTile { tile: last, to: Some(to), .. } => {
            let text = Text::new("alhambra-picture-last-tile").text("tile", tile(*last)).seat("seat", to.0);
            (text, vec![Place::Reserve(*to, *last)])
        }
        Event::LastTile { to: None, .. }
        | Event::MarketRefilled { .. }
        | Event::DisplayRefilled { .. }
        | Event::DeckRenewed { .. }
        | Event::ScoringCardTurnedUp { .. }
        | Event::EndBegan { .. }
        | Event::HandsShown { .. }
        | Event::GameEnded { .. } => return None,
        Event::Module(event) => return modules::step(event, refilled),
    };
    Some(Moment { text, places })
}

/// Where tiles came to stand in the cities in the turns before the last one, and whose turns these were.
pub(super) fn earlier(turns: &[FrameTurn<Event>]) -> Vec<(Seat, Cell)> {
    let before = &turns[..turns.len().saturating_sub(1)];
    let placed = |event: &Event| match event {
        Event::TilePlaced { seat, cell, .. } | Event::TileBuilt { seat, cell, .. } | Event::TileExchanged { seat, cell, .. } => {
            Some((*seat, *cell))
        }
        _ => None,
    };
    before.iter().flat_map(|turn| turn.events.iter().filter_map(placed)).collect()
}

/// What each seat gained in the scoring round of the last turn, and in which; the last one, if there were two.
pub(super) fn gains(events: &[Event]) -> Option<(Round, &[i32])> {
    events.iter().rev().find_map(|event| match event {
        Event::RoundScored { round, gained, .. } => Some((*round, gained.as_slice())),
        _ => None,
    })
}

/// A step about a tile; "it" when the turn speaks of no other.
fn of_tile(id: &str, tile: Tile, all: &[Event]) -> Text {
    let names_a_tile = |event: &&Event| {
        matches!(
            event,
            Event::TileBought { .. } | Event::TileBuilt { .. } | Event::TileRemoved { .. } | Event::TileExchanged { .. }
        )
    };
    if all.iter().filter(names_a_tile).count() == 1 {
        Text::of(format!("{id}-it"))
    } else {
        Text::of(id).text("tile", named::tile(tile))
    }
}

/// The places of the display on which the cards laid at the turn's end lie.
fn refilled_places(display: &[Option<Card>], events: &[Event]) -> Vec<usize> {
    let laid = events.iter().flat_map(|event| match event {
        Event::DisplayRefilled { cards, .. } => cards.iter().copied().map(Card::Money).collect(),
        Event::Module(event) => modules::laid(event).into_iter().collect(),
        _ => Vec::new(),
    });
    let mut places: Vec<usize> = Vec::new();
    for card in laid {
        let lies = |place: &usize| display[*place] == Some(card) && !places.contains(place);
        places.extend((0..display.len()).rev().find(lies));
    }
    places.sort_unstable();
    places
}

#[cfg(test)]
mod tests {
    use pergola_text::Speaker;

    use super::*;
    use crate::{
        money::Cards,
        pieces::{Currency, Money},
    };

    const SEAT: Seat = Seat(1);
    const CELL: Cell = Cell { x: 0, y: -1 };

    fn money_of(code: &str) -> Money {
        code.parse().unwrap()
    }

    fn piece(code: &str) -> Tile {
        code.parse().unwrap()
    }

    fn bought(code: &str, overpaid: u32) -> Event {
        let with = [money_of("green-9")].into_iter().collect::<Cards>();
        Event::TileBought { seat: SEAT, space: Currency::Green, tile: piece(code), with, overpaid }
    }

    fn built(code: &str) -> Event {
        Event::TilePlaced { seat: SEAT, tile: piece(code), cell: CELL }
    }

    fn told(events: &[Event]) -> Vec<(String, Vec<Place>)> {
        let speaker = Speaker::plain("en", &[]);
        steps(&[None; 4], events).into_iter().map(|step| (speaker.say(&step.text), step.places)).collect()
    }

    #[test]
    fn a_purchase_and_its_tile_are_two_steps_of_a_short_turn() {
        let at_market = vec![Place::Market(Currency::Green, piece("tower-7-n"))];
        let in_city = vec![Place::City(SEAT, CELL)];
        let exactly = told(&[bought("tower-7-n", 0), built("tower-7-n")]);
        assert_eq!(exactly, [("bought tower 7 with dirhams, exactly".to_owned(), at_market), ("built it".to_owned(), in_city)]);
        assert_eq!(told(&[bought("tower-7-n", 2)])[0].0, "bought tower 7 with dirhams");
    }

    #[test]
    fn a_long_turn_tells_purchase_and_place_as_one_step() {
        let events: Vec<Event> =
            ["tower-7-n", "garden-8", "arcades-5"].iter().flat_map(|it| [bought(it, 0), built(it)]).collect();
        let told = told(&events);
        let words: Vec<&str> = told.iter().map(|step| step.0.as_str()).collect();
        assert_eq!(words, ["built tower 7", "garden 8", "arcades 5"]);
        let at = |code| [Place::City(SEAT, CELL), Place::Market(Currency::Green, piece(code))];
        assert!(told.iter().zip(["tower-7-n", "garden-8", "arcades-5"]).all(|(step, code)| step.1 == at(code)));
    }

    #[test]
    fn taken_money_is_marked_where_new_cards_lie() {
        let new = money_of("blue-4");
        let cards = [money_of("orange-6")].into_iter().collect::<Cards>();
        let events = [Event::MoneyTaken { seat: SEAT, cards }, Event::DisplayRefilled { cards: vec![new], deck: 9 }];
        let steps = steps(&[Some(Card::Money(money_of("blue-3"))), None, Some(Card::Money(new)), None], &events);
        assert_eq!(steps.len(), 1, "that the display was refilled is no step");
        assert_eq!(steps[0].places, [Place::Display(2, Card::Money(money_of("orange-6")))]);
    }

    #[test]
    fn of_two_like_cards_each_is_marked_once() {
        let new = money_of("blue-4");
        let display = [Some(new), Some(new), None, Some(new)].map(|it| it.map(Card::Money));
        assert_eq!(refilled_places(&display, &[Event::DisplayRefilled { cards: vec![new, new], deck: 9 }]), [1, 3]);
    }
}
