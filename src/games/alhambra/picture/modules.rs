//! What modules add to the pictures.

use pergola_engine::Seat;
use pergola_page::{BODY, Brush, Page, ink};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    Frame,
    city::Site,
    huts,
    piece::{self, art},
    story::{Card, Moment, Place},
};
use crate::{
    Spot,
    modules::{
        ModuleEvent, ModulesView,
        bonus::{AtScoring, BonusCard, BonusEvent, BonusView, Dealt},
        bureau::{Bureau, BureauEvent, Bureaux},
        vizier::{StandingOrder, VizierEvent, Wanted},
    },
    view::View,
};

/// The step that an event is in the story of a turn; nothing for one that the picture shows by itself.
pub(super) fn step(event: &ModuleEvent, refilled: &[usize]) -> Option<Moment> {
    match event {
        ModuleEvent::Bureau(BureauEvent::BureauTaken { bureau, .. }) => {
            let text = Text::new("alhambra-picture-took-bureau");
            Some(Moment {
                text,
                places: refilled.first().map(|place| Place::Display(*place, Card::Bureau(*bureau))).into_iter().collect(),
            })
        }
        ModuleEvent::Bureau(BureauEvent::BureauPlayed { .. }) => {
            Some(Moment { text: Text::new("alhambra-picture-played-bureau"), places: Vec::new() })
        }
        ModuleEvent::Bonus(BonusEvent::BonusRevealed { seat, card }) => {
            let text = of_bonus("alhambra-picture-revealed", *card);
            Some(Moment { text, places: vec![Place::Bonus(*seat, card.tile())] })
        }
        ModuleEvent::Bonus(BonusEvent::BonusReturned { card, .. }) => {
            Some(Moment { text: of_bonus("alhambra-picture-returned", *card), places: Vec::new() })
        }
        ModuleEvent::Hut(event) => huts::step(event),
        ModuleEvent::Vizier(VizierEvent::FavourGranted { .. }) => {
            Some(Moment { text: Text::new("alhambra-picture-favour"), places: Vec::new() })
        }
        ModuleEvent::Vizier(VizierEvent::VizierWoken { seat }) => {
            Some(Moment { text: Text::new("alhambra-picture-woke"), places: vec![Place::Vizier(*seat)] })
        }
        ModuleEvent::Bureau(BureauEvent::BureauLaid { .. })
        | ModuleEvent::Bonus(BonusEvent::BonusOrdered { .. })
        | ModuleEvent::Vizier(
            VizierEvent::FavourOffered { .. } | VizierEvent::FavourAnswered { .. } | VizierEvent::VizierOrdered { .. },
        ) => None,
    }
}

fn of_bonus(id: &'static str, card: BonusCard) -> Text {
    Text::new(id).code("type", card.tile().kind).number("price", card.tile().price)
}

/// What the viewer sees of the modules.
pub(super) fn module_view(view: &View) -> Option<&ModulesView> {
    view.modules.as_ref()
}

/// What a seat has beside its money cards: a sign each, with a number if it has one.
pub(super) fn signs(view: &View, seat: Seat) -> Vec<(String, Option<u32>)> {
    let viziers = view.modules.as_ref().and_then(|modules| modules.vizier.as_ref());
    let vizier = viziers.map(|it| (art(if it.up.contains(seat) { "vizier_up" } else { "vizier_down" }), None));
    let bonus = bonus_of(view, seat).map(|bonus| (art("bonus"), Some(bonus.hand)));
    vizier.into_iter().chain(bonus).collect()
}

/// The bonus cards of a seat, where they are played with.
pub(super) fn bonus_of(view: &View, seat: Seat) -> Option<&BonusView> {
    view.modules.as_ref()?.bonus.as_ref()?.get(seat.index())
}

/// A ribbon on each tile of a city whose bonus card lies open.
pub(super) fn ribbons(brush: &mut Brush, site: &Site, view: &View, seat: Seat) {
    let open = bonus_of(view, seat).map_or(&[][..], |bonus| &bonus.revealed);
    let tiles = view.seats[seat.index()].city.iter().filter(|(_, tile)| open.iter().any(|card| card.tile() == **tile));
    for at in tiles.filter_map(|(cell, _)| site.place(*cell)) {
        ribbon(brush, at);
    }
}

/// A ribbon on the lower right of a tile.
fn ribbon(brush: &mut Brush, at: Rect) {
    let size = (at.w * 44 / 100).max(20);
    brush.sprite(&art("bonus"), Rect::new(at.right() - size - 1, at.bottom() - size - 1, size, size));
}

/// So high is the strip with a seat's own bonus cards, below its city.
const STRIP: i32 = 84;

/// How much of a seat's city panel is taken by its bonus cards.
pub(super) fn height_of_strip(view: &View, seat: Seat) -> i32 {
    if bonus_of(view, seat).is_some() { STRIP } else { 0 }
}

/// At the bottom of the panel with a seat's city: its bonus cards, and its vizier at the right end.
pub(super) fn own_strip(page: &mut Page, panel: Rect, view: &View, frame: &Frame, seat: Seat) {
    let strip = Rect::new(panel.x + 8, panel.bottom() - STRIP - 2, panel.w - 16, STRIP - 6);
    if let Some(bonus) = bonus_of(view, seat) {
        page.board.rect(strip, 9, ink::INSET);
        let label = Text::new("alhambra-picture-bonus-cards");
        page.ink.write(BODY.color(ink::MUTED).room(190), strip.x + 16, strip.centre(), label);
        own_bonus(&mut page.ink, bonus, frame, (strip.x + 220, strip.centre()));
    }
    let viziers = view.modules.as_ref().and_then(|modules| modules.vizier.as_ref());
    if let Some(viziers) = viziers {
        let name = if viziers.up.contains(seat) { "vizier_up" } else { "vizier_down" };
        page.ink.sprite(&art(name), Rect::new(strip.right() - 62, strip.centre() - 28, 56, 56));
    }
}

/// A seat's own bonus cards in a row: its hand with the badges of a menu, open ones with a ribbon. One that is held back is
/// dimmed.
fn own_bonus(brush: &mut Brush, bonus: &BonusView, frame: &Frame, (left, middle): (i32, i32)) {
    const SIDE: i32 = 60;
    let open = bonus.revealed.iter().map(|card| Dealt { card: *card, revealed: true, order: AtScoring::Reveal });
    let all = bonus.own.iter().flatten().copied().chain(open);
    for (dealt, index) in all.zip(0..) {
        let at = Rect::new(left + index * (SIDE + 28), middle - SIDE / 2, SIDE, SIDE);
        piece::whole_tile(brush, at, dealt.card.tile());
        if dealt.revealed {
            brush.outline(at.grown(2), 6, ink::GOOD, 4);
            ribbon(brush, at);
        } else {
            brush.dashed(at.grown(2), 6, if dealt.order == AtScoring::Hold { ink::MUTED } else { ink::SAFFRON }, 3);
        }
        if dealt.order == AtScoring::Hold {
            brush.sheer(at, 4, ink::SAND, 55);
        }
        if let Some(mark) = frame.mark(&Spot::Bonus(dealt.card)) {
            brush.badge((at.right(), at.bottom() - 14), 18, mark);
        }
    }
}

/// The variant that is played: the basic game, or the modules played with it.
pub(super) fn variant(view: &View) -> Text {
    let Some(modules) = &view.modules else { return Text::new("alhambra-picture-basic-game") };
    let played = [
        (modules.vizier.is_some(), "alhambra-picture-with-viziers"),
        (modules.bureau.is_some(), "alhambra-picture-with-bureaux"),
        (modules.bonus.is_some(), "alhambra-picture-with-bonus"),
        (modules.huts.is_some(), "alhambra-picture-with-huts"),
    ];
    let names = played.into_iter().filter(|it| it.0).map(|it| Text::new(it.1));
    Text::new("alhambra-picture-with-modules").list("modules", names)
}

/// How Granada is scored, and whether it is played with viziers.
pub(super) fn with_viziers(view: &View, scoring: Text) -> Text {
    match &view.modules {
        Some(_) => Text::new("granada-picture-with-viziers").text("scoring", scoring),
        None => scoring,
    }
}

/// What lies in the places of the display.
pub(super) fn display(view: &View) -> [Option<Card>; 4] {
    std::array::from_fn(|place| view.display[place].map(Card::Money).or(bureau_at(view, place).map(Card::Bureau)))
}

fn bureau_at(view: &View, place: usize) -> Option<Bureau> {
    view.modules.as_ref()?.bureau.as_ref()?.display[place]
}

/// Where a menu points to a card of the display.
pub(super) fn spot(card: Card) -> Spot {
    match card {
        Card::Money(money) => Spot::Money(money),
        Card::Bureau(bureau) => Spot::Bureau(bureau),
    }
}

/// The bureaux of a seat's hand, as far as the viewer sees them.
pub(super) fn bureaux_held(view: &View, seat: Seat) -> Bureaux {
    let held = |view: &View| *view.modules.as_ref()?.bureau.as_ref()?.hands.get(seat.index())?;
    held(view).unwrap_or_default()
}

/// A card of the display, half as high again as wide.
pub(super) fn card(brush: &mut Brush, at: Rect, card: Card) {
    let bureau = match card {
        Card::Money(money) => return piece::card(brush, at, money),
        Card::Bureau(bureau) => bureau,
    };
    let [one, other] = bureau.currencies();
    brush.shadow(at, at.w / 10);
    brush.sprite(&art(&format!("card_bureau_{one}_{other}")), at);
}

/// Bureaux in a row from the right end, each as a plate of its two currencies.
pub(super) fn bureau_plates(brush: &mut Brush, (right, middle): (i32, i32), bureaux: Bureaux) {
    const WIDTH: i32 = 94;
    for (index, bureau) in bureaux.iter().collect::<Vec<_>>().into_iter().rev().enumerate() {
        let plate = Rect::new(right - (index as i32 + 1) * (WIDTH + 8) + 8, middle - 20, WIDTH, 40);
        let [one, other] = bureau.currencies();
        let (left_half, right_half) = (Rect { w: WIDTH / 2, ..plate }, Rect { x: plate.x + WIDTH / 2, w: WIDTH / 2, ..plate });
        brush.rect(plate.grown(3), 12, ink::NIGHT);
        for (half, currency) in [(left_half, one), (right_half, other)] {
            brush.rect(half, 8, piece::currency_color(currency));
            piece::suit(brush, (half.middle(), middle), 26, currency, piece::currency_ink(currency));
        }
    }
}

/// What a seat holds, in sentences.
pub(super) fn own_means(view: &View, seat: Seat) -> Vec<Text> {
    let held = bureaux_held(view, seat);
    let said = || Text::new("alhambra-describe-bureaux-held").list("bureaux", held.iter().map(named));
    (!held.is_empty()).then(said).into_iter().chain(own_cards(view, seat)).collect()
}

/// A seat's own bonus cards, in sentences.
fn own_cards(view: &View, seat: Seat) -> Option<Text> {
    let own = bonus_of(view, seat)?.own.as_ref().filter(|own| !own.is_empty())?;
    let said = |dealt: &Dealt| match dealt.order {
        AtScoring::Reveal => of_bonus("alhambra-picture-tile", dealt.card),
        AtScoring::Hold => of_bonus("alhambra-describe-bonus-held-back", dealt.card),
    };
    Some(Text::new("alhambra-describe-bonus-own").list("cards", own.iter().map(said)))
}

/// Whose viziers lie face up, and a seat's own standing order, in sentences.
pub(super) fn viziers(view: &View) -> Vec<Text> {
    let Some(viziers) = view.modules.as_ref().and_then(|modules| modules.vizier.as_ref()) else { return Vec::new() };
    let up = viziers.up.iter().map(|seat| Text::new("picture-seat").seat("seat", seat.0));
    let order = viziers.order.map(|order| match order {
        StandingOrder::Ask => Text::new("alhambra-describe-standing-ask"),
        StandingOrder::Always => Text::new("alhambra-describe-standing-always"),
        StandingOrder::Unless(Wanted::Kind(kind)) => {
            let kind = Text::new("alhambra-picture-type").code("type", kind);
            Text::new("alhambra-describe-standing-unless").text("wanted", kind)
        }
        StandingOrder::Unless(Wanted::Tile(tile)) => {
            let tile = Text::new("alhambra-picture-tile").code("type", tile.kind).number("price", tile.price);
            Text::new("alhambra-describe-standing-unless").text("wanted", tile)
        }
    });
    [Text::new("alhambra-describe-viziers-up").number("count", viziers.up.len() as i64).list("seats", up)]
        .into_iter()
        .chain(order)
        .collect()
}

/// What is on offer, in sentences.
pub(super) fn offers(view: &View) -> Vec<Text> {
    let offered: Vec<Text> = (0..view.display.len()).filter_map(|place| bureau_at(view, place)).map(named).collect();
    let said = |offered| Text::new("alhambra-describe-bureaux-offered").list("bureaux", offered);
    let open = huts::piles(view).into_iter().flatten().filter_map(|pile| pile.open).map(super::describe::with_walls);
    let huts = || Text::new("alhambra-describe-huts").list("huts", open);
    let huts = huts::piles(view).map(|_| huts());
    (!offered.is_empty()).then(|| said(offered)).into_iter().chain(huts).collect()
}

/// What lies open before the seats, in sentences.
pub(super) fn open(view: &View) -> Vec<Text> {
    let said = |seat: Seat| {
        let open = bonus_of(view, seat).filter(|bonus| !bonus.revealed.is_empty())?;
        let cards = open.revealed.iter().map(|card| of_bonus("alhambra-picture-tile", *card));
        Some(Text::new("alhambra-describe-bonus-open").seat("seat", seat.0).list("cards", cards))
    };
    Seat::all(view.seats.len() as u8).filter_map(said).collect()
}

fn named(bureau: Bureau) -> Text {
    let [one, other] = bureau.currencies();
    Text::new("alhambra-describe-bureau").code("one", one).code("other", other)
}
