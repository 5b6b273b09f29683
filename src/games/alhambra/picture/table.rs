//! The table's picture: market, display and standings on the left, everybody's city on the right.

use pergola_engine::Seat;
use pergola_page as page;
use pergola_page::{Happening, Page, seat_name};
use pergola_render::{Part, Rect, Scene};
use pergola_text::Text;

use super::{
    city, dirk, display,
    frame::Frame,
    game::GamePicture,
    games,
    heading::{head, title},
    layout::{self, Arrangement, Lot, Offers, WITH_FREE_PLACE},
    modules,
    piece::{self, art},
    ranking,
    seats::{self, CELL_CAP},
    set_art, story,
};
use crate::{Phase, view::View};

/// Draws the table for everybody.
pub(super) fn picture(view: &View, frame: &Frame) -> Scene<Text> {
    let game = games::of(view);
    let head = head(view, frame, title(view)).variant(game.variant(view));
    head.table(frame, |page| panels(page, view, frame, game))
}

fn panels(page: &mut Page, view: &View, frame: &Frame, game: &dyn GamePicture) {
    let story = story::steps(&modules::display(view), frame.last_turn());
    let happenings = story.iter().map(|step| Happening { text: step.text.clone() }).collect();
    page.last_turn(frame.last_actor(), happenings);
    if frame.last_actor().is_none() {
        page.legend(legend(view, game));
    }
    let below = if let Phase::Over(outcome) = &view.phase {
        let (scores, below) = layout::at_the_end();
        ranking::final_scores(page, view, &outcome.ranks, frame, scores);
        below
    } else {
        let offers = offers(view, game);
        game.market(page, view, &story, offers.market);
        display::draw(page, view, &story, offers.display);
        if let Some(panel) = offers.of_module {
            modules::draw_panel(page, view, panel, &story);
        }
        offers.below
    };
    let sheets = game.sheets();
    let has_free_place = view.seats.len() == WITH_FREE_PLACE;
    let [below_offers, in_free_place] = sheets.of_three;
    let draw_below = if has_free_place { below_offers } else { sheets.below };
    draw_below(page, view, frame.to_act, below);
    let lots = lots(view);
    for (seat, lot) in Seat::all(view.seats.len() as u8).zip(&lots) {
        seats::draw(page, view, frame, seat, *lot, &story);
    }
    if let Some(free) = lots.get(view.seats.len()).filter(|_| has_free_place) {
        in_free_place(page, view, frame.to_act, free.panel);
    }
    if let Some(dirk) = &view.dirk {
        let (panel, _) = layout::below_cities(dirk::height(dirk));
        dirk::draw(page, dirk, &story, panel);
    }
}

/// The parts of the picture: what is on offer, and everybody's city.
pub(super) fn parts(view: &View) -> Vec<(Text, Rect)> {
    let offers = (Text::new("alhambra-picture-offers"), offers(view, games::of(view)).whole().grown(8));
    let cities = Seat::all(view.seats.len() as u8).zip(lots(view)).map(|(seat, lot)| (seat_name(seat), lot.panel.grown(8)));
    [offers].into_iter().chain(cities).collect()
}

/// Where market, display and the panel of a module lie.
fn offers(view: &View, game: &dyn GamePicture) -> Offers {
    let market = game.sheets().market;
    match modules::panel(view) {
        Some(own) => Offers::of(market - own.from_market, Some(own.height)),
        None => Offers::of(market, None),
    }
}

/// Where the cities lie: arranged so that the smallest cells are as large as they can be.
fn lots(view: &View) -> Vec<Lot> {
    let below = view.dirk.as_ref().map_or(0, |dirk| layout::below_cities(dirk::height(dirk)).1);
    let side = |lots: &[Lot]| {
        let sides = view.seats.iter().zip(lots).map(|(seat, lot)| city::side_in(lot.city(), &seat.city, CELL_CAP));
        sides.min()
    };
    let arranged = Arrangement::of(view.seats.len()).iter().map(|it| it.lots(below));
    let best = arranged.reduce(|best, other| if side(&best) >= side(&other) { best } else { other });
    best.unwrap_or_default()
}

/// What the signs of the picture mean, for the first time it is seen.
fn legend(view: &View, game: &dyn GamePicture) -> Vec<(Part<Text>, Text)> {
    let sprite = |name: String| Part::Sprite { name, size: 40 };
    let (green, figure) = (game.green(), page::number(2));
    let disc = Part::Disc { figure, radius: 19, fill: piece::kind_color(green), ink: piece::kind_ink(green) };
    let border = view.border();
    let signs = [
        (sprite(art("first_player")), Text::new("alhambra-picture-first-player")),
        (disc, Text::new("alhambra-picture-most-of-a-kind")),
        (sprite(set_art::of(border).border_icon.to_owned()), Text::new("alhambra-picture-longest").code("border", border.key())),
        (sprite(art("scoring_a")), Text::new("alhambra-picture-rounds")),
    ];
    // There is room for five: a module's sign stands instead of the medals.
    let more: Vec<_> = game.legend(view).into_iter().chain(modules::legend(view)).collect();
    signs.into_iter().take(5 - more.len()).chain(more).collect()
}
