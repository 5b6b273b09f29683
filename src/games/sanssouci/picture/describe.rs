//! The same facts as sentences, the most important first; then the gardens row by row.

use pergola_engine::{Seat, Viewer, Words};
use pergola_text::Text;

use super::Frame;
use crate::{
    Sanssouci,
    pieces::{Colour, Symbol},
    square::{Square, Squares},
    view::{GardenView, Stage, View},
    words::nouns,
};

/// Alt text and text board.
pub(super) fn describe(view: &View, frame: &Frame) -> Vec<Text> {
    let mut texts = vec![match (view.stage, view.actor) {
        (Stage::Over, _) => Text::new("sanssouci-describe-over"),
        (_, Some(seat)) => Text::new("sanssouci-describe-to-act").seat("seat", seat.0),
        (_, None) => Text::new("sanssouci-describe-sides").list("seats", frame.to_act.iter().map(seat_name)),
    }];
    texts.extend(Sanssouci::story(frame.last_turn()));
    texts.extend(Seat::all(view.gardens.len() as u8).map(|seat| describe_seat(view, seat)));
    if let Viewer::Seat(_) = frame.viewer {
        texts.extend(describe_cards(view));
    }
    if view.market.iter().any(Option::is_some) {
        texts.push(describe_market(view));
    }
    texts.extend(view.choices.iter().map(|(side, printed)| {
        let printed = printed.without(Squares::row(Colour::Beige)).iter().map(nouns::square);
        Text::new("sanssouci-describe-choice").text("side", nouns::side(*side)).list("printed", printed)
    }));
    for (face, marks) in &view.faces {
        let marks = marks.iter().map(|(square, mark)| marked(*square, nouns::mark(*mark)));
        let text = Text::new("sanssouci-describe-face").code("side", face.key().to_ascii_uppercase());
        texts.push(text.list("marks", marks));
    }
    for seat in Seat::all(view.gardens.len() as u8) {
        describe_garden(&view.gardens[seat.index()], seat, &mut texts);
    }
    texts
}

fn seat_name(seat: Seat) -> Text {
    Text::new("picture-seat").seat("seat", seat.0)
}

fn marked(square: Square, mark: Text) -> Text {
    Text::new("sanssouci-describe-mark").text("square", nouns::square(square)).text("mark", mark)
}

/// Points and gardeners; at the end part by part.
fn describe_seat(view: &View, seat: Seat) -> Text {
    let garden = &view.gardens[seat.index()];
    let gardeners = garden.gardeners.len() as i64;
    let Some(tally) = view.tallies.as_ref().map(|tallies| tallies[seat.index()]) else {
        let text = Text::new("sanssouci-describe-seat").seat("seat", seat.0).number("score", garden.score);
        return text.number("gardeners", gardeners);
    };
    let text = Text::new("sanssouci-describe-tally").seat("seat", seat.0).number("total", tally.total());
    let text = text.number("moves", tally.moves).number("marks", tally.marks).number("rows", tally.rows);
    text.number("columns", tally.columns).number("missions", tally.missions).number("gardeners", gardeners)
}

/// The viewer's hand and missions.
fn describe_cards(view: &View) -> Vec<Text> {
    let (hand, missions) = (view.hand.as_deref().unwrap_or_default(), view.missions.as_deref().unwrap_or_default());
    let mut texts = Vec::new();
    if !hand.is_empty() {
        texts.push(Text::new("sanssouci-describe-hand").list("cards", hand.iter().map(|card| nouns::card(*card))));
    }
    if !missions.is_empty() {
        let missions = missions.iter().map(|mission| nouns::symbol(*mission));
        texts.push(Text::new("sanssouci-describe-missions").list("missions", missions));
    }
    texts
}

/// The market colour by colour, and the supply.
fn describe_market(view: &View) -> Text {
    let tiles = (0..).zip(Colour::MARKET).map(|(row, colour): (usize, Colour)| {
        let shown = view.market[2 * row..2 * row + 2].iter().flatten().map(|symbol| nouns::symbol(*symbol));
        Text::new("sanssouci-describe-colour").text("colour", nouns::colour(colour)).list("symbols", shown)
    });
    Text::new("sanssouci-describe-market").list("tiles", tiles).number("supply", view.supply)
}

/// A garden: its rows with what covers them, its nobles, and the marks that are still open.
fn describe_garden(garden: &GardenView, seat: Seat, texts: &mut Vec<Text>) {
    let Some(side) = garden.side else { return };
    texts.push(Text::new("sanssouci-describe-garden").seat("seat", seat.0).text("side", nouns::side(side)));
    let (covered, gardeners) = (garden.covered(), garden.gardeners);
    for colour in Colour::MARKET {
        let squares = covered.intersection(Squares::row(colour)).iter().map(|square| {
            let symbol = nouns::symbol(square.symbol());
            if gardeners.contains(square) { Text::new("sanssouci-describe-gardener").text("symbol", symbol) } else { symbol }
        });
        let squares: Vec<Text> = squares.collect();
        if !squares.is_empty() {
            texts.push(Text::new("sanssouci-describe-row").text("row", nouns::colour(colour)).list("squares", squares));
        }
    }
    let moved = Symbol::ALL.into_iter().filter_map(|noble| Some(Square::at(garden.nobles[noble as usize]?, noble)));
    let moved: Vec<Text> = moved.map(nouns::square).collect();
    if !moved.is_empty() {
        texts.push(Text::new("sanssouci-describe-nobles").list("nobles", moved));
    }
    let open = garden
        .marks
        .iter()
        .filter(|(square, mark)| !covered.contains(*square) && mark.points(true).abs() + mark.points(false).abs() > 0);
    let open: Vec<Text> = open.map(|(square, mark)| marked(*square, nouns::mark(*mark))).collect();
    if !open.is_empty() {
        texts.push(Text::new("sanssouci-describe-marks").list("marks", open));
    }
}
