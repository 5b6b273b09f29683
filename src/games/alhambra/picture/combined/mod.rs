//! What only Alhambra and Granada together draw: two tiles in each market space, three borders, and the buildings of both
//! cities side by side.

mod describe;
mod figures;
mod market;
mod offers;
mod own_borders;
mod run;

use pergola_page::{Brush, Page};
use pergola_render::{Part, Rect};
use pergola_text::Text;

use self::run::Run;
use super::{
    city::SecondCity,
    frame::Frame,
    game::{GamePicture, GameWords, Honour, Lengths},
    granada,
    layout::Sheets,
    moment::Moment,
    set_art,
};
use crate::{
    event::{Event, GranadaBorders},
    granada::Scoring,
    pieces::{Border, Currency, Kind, Tile},
    view::{SeatView, View},
};

/// Alhambra and Granada together.
pub(super) struct Combined;

/// The market is higher than the Alhambra's by a second tile in each space.
static SHEETS: Sheets =
    Sheets { market: 362, below: figures::with_borders, of_three: [figures::standings, figures::buildings_alone] };

/// Cells of a city of both, which has twice as many tiles as another, are never drawn smaller than this.
const SMALLEST: i32 = 32;

/// What a scoring round tells of Granada's borders.
fn borders_of(event: &Event) -> Option<&GranadaBorders> {
    if let Event::RoundScored { granada, .. } = event { granada.as_ref() } else { None }
}

impl GamePicture for Combined {
    fn sheets(&self) -> &'static Sheets {
        &SHEETS
    }

    fn green(&self) -> Kind {
        Kind::Garden
    }

    fn legend(&self, _view: &View) -> Option<(Part<Text>, Text)> {
        Some((Part::Sprite { name: Run::Both.icon(), size: 40 }, Run::Both.longest_name()))
    }

    fn market(&self, page: &mut Page, view: &View, story: &[Moment], panel: Rect) {
        if let Some(both) = &view.combined {
            market::draw(page, view, both, story, panel);
        }
    }

    fn height_of_offer(&self) -> i32 {
        offers::SPACE
    }

    fn offer(&self, brush: &mut Brush, bay: Rect, space: Currency, view: &View, frame: &Frame) {
        offers::space(brush, bay, space, view, frame);
    }

    fn other_side(&self, brush: &mut Brush, strip: Rect, other: Tile) {
        granada::other_side(brush, strip, other);
    }

    fn may_be_kept(&self, view: &View) -> bool {
        granada::may_be_kept(view)
    }

    fn own_borders(&self, page: &mut Page, _view: &View, seen: &SeatView, strip: Rect) {
        own_borders::draw(page, seen, strip);
    }

    fn second_city<'a>(&self, seen: &'a SeatView) -> Option<SecondCity<'a>> {
        let granada = seen.granada.as_ref()?;
        let badge = set_art::of(Border::Moat).start_badge;
        Some(SecondCity { start: granada.start, badge, run: &granada.moat, smallest: SMALLEST })
    }

    fn more_lengths<'a>(&self, event: &'a Event) -> Vec<Lengths<'a>> {
        let measured = borders_of(event).into_iter().flat_map(|it| [(Run::Moat, &it.moats), (Run::Both, &it.stretches)]);
        let lengths = |(run, lengths): (Run, &'a Vec<u32>)| Lengths {
            sign: (run.icon(), run.name()),
            worth: run.worth(),
            leading: run.leading(),
            lengths,
        };
        measured.map(lengths).collect()
    }

    fn more_honours(&self, view: &View) -> Vec<Honour> {
        let honour = |run: Run| Honour {
            label: run.longest_name(),
            figures: view.seats.iter().map(|seen| (run.longest(seen) * run.worth()).into()).collect(),
        };
        [Run::Moat, Run::Both].map(honour).into()
    }
}

impl GameWords for Combined {
    /// Beside the long title there is room for few words.
    fn variant(&self, view: &View) -> Text {
        let scoring = view.granada.as_ref().map_or(Scoring::Regular, |it| it.scoring);
        Text::new(match (scoring, view.modules.is_some()) {
            (Scoring::Regular, true) => "combined-picture-regular-with-viziers",
            (Scoring::Simplified, true) => "combined-picture-simplified-with-viziers",
            (Scoring::Regular, false) => "granada-picture-regular",
            (Scoring::Simplified, false) => "granada-picture-simplified",
        })
    }

    fn standing(&self, seen: &SeatView) -> Text {
        describe::with_lengths("combined-describe-seat", seen)
    }

    fn own_points(&self, seen: &SeatView) -> Text {
        describe::with_lengths("combined-describe-points", seen)
    }

    fn own_city(&self) -> Text {
        Text::new("combined-describe-city")
    }

    fn cities(&self) -> Text {
        Text::new("combined-describe-cities")
    }

    fn second_start(&self, seen: &SeatView) -> Option<Text> {
        describe::start(seen)
    }

    fn stock(&self, view: &View) -> Text {
        describe::stock(view)
    }

    fn market_words(&self, view: &View) -> Option<Text> {
        granada::marker_said(view)
    }

    fn with_other_side(&self, view: &View, tile: Tile) -> Text {
        granada::said(view, tile)
    }

    fn more_gains(&self, event: &Event) -> Vec<Text> {
        borders_of(event).map(describe::gains).unwrap_or_default()
    }
}
