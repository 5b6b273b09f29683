//! Workers' huts in pictures: the piles, and as how many buildings a hut in a city counts.

use std::collections::BTreeMap;

use pergola_page::{BODY, Brush, COUNT, HEADING, Page, ink, number};
use pergola_render::{Part, Rect};
use pergola_text::Text;

use super::module::{ModulePicture, ModuleWords, OwnPanel};
use crate::{
    Spot,
    modules::{
        ModuleEvent,
        huts::{self, HutEvent, PileView},
    },
    picture::{
        frame::Frame,
        marked::badge_beside,
        moment::{Moment, Place, numbered},
        named, piece,
    },
    pieces::{Cell, Kind, Tile},
    view::View,
};

/// The workers' huts.
pub(super) struct HutPicture;

/// The piles, where huts are played with.
fn piles(view: &View) -> Option<&[PileView]> {
    view.modules.as_ref()?.huts.as_deref()
}

/// What lies on a pile: the open hut, the back of the next one, or nothing.
fn top(brush: &mut Brush, at: Rect, pile: &PileView) {
    match pile.open {
        Some(hut) => piece::whole_tile(brush, at, hut),
        None if pile.hidden > 0 => brush.sprite(&piece::art("tile_back"), at),
        None => brush.dashed(at.grown(-2), 6, ink::SAND_EDGE, 3),
    }
}

fn counted(cell: Cell, hut: Tile, city: &BTreeMap<Cell, Tile>) -> u8 {
    huts::counts(hut, cell, |beside| city.get(&beside).copied())
}

impl ModulePicture for HutPicture {
    fn legend(&self, view: &View) -> Option<(Part<Text>, Text)> {
        let disc = Part::Disc { figure: number(2), radius: 19, fill: piece::kind_color(Kind::Tower), ink: ink::WHITE };
        piles(view).map(|_| (disc, Text::new("alhambra-picture-hut-counts")))
    }

    fn panel(&self, view: &View) -> Option<OwnPanel> {
        piles(view).map(|_| OwnPanel { height: 80, from_market: 18 })
    }

    /// What lies open on each pile, and how many huts it holds.
    fn draw_panel(&self, page: &mut Page, view: &View, panel: Rect, story: &[Moment]) {
        const SIDE: i32 = 58;
        let Some(piles) = piles(view) else { return };
        page.board.panel(panel);
        page.ink.write(HEADING, panel.x + 16, panel.centre(), Text::new("alhambra-picture-huts"));
        let place = |index: usize| Rect::new(panel.x + 116 + index as i32 * 84, panel.centre() - SIDE / 2, SIDE, SIDE);
        for (at, pile) in (0..).map(place).zip(piles) {
            top(&mut page.ink, at, pile);
            let count = pile.hidden + u32::from(pile.open.is_some());
            if count > 0 {
                page.ink.number(COUNT.size(30).middle(), at.right() + 12, at.bottom() - 14, count);
            }
        }
        let ringed = |(number, it): (u16, Place)| {
            let at = piles.iter().position(|pile| it == Place::Pile(pile.kind))?;
            Some((place(at), number))
        };
        let rings: Vec<(Rect, u16)> = numbered(story).filter_map(ringed).collect();
        page.ink.rings(&rings, 4);
    }

    fn has_row(&self, view: &View) -> bool {
        piles(view).is_some()
    }

    /// What lies open on each pile, with its badge and how many huts it holds beside it.
    fn draw_row(&self, brush: &mut Brush, view: &View, frame: &Frame, row: Rect) {
        for (index, pile) in (0..).zip(piles(view).into_iter().flatten()) {
            let at = Rect::new(row.x + index * 183, row.y, row.h, row.h);
            top(brush, at, pile);
            let count = pile.hidden + u32::from(pile.open.is_some());
            let beside = at.right() + 31;
            if count > 0 {
                brush.write(
                    BODY.color(ink::MUTED).middle(),
                    beside,
                    at.y + 18,
                    Text::new("alhambra-picture-times").number("count", count),
                );
            }
            match pile.open.and_then(|hut| frame.mark(&Spot::Hut(hut))) {
                Some(0) => brush.outline(at.grown(3), 6, ink::TURQUOISE, 5),
                mark => badge_beside(brush, (beside, at.bottom() - 30), mark),
            }
        }
    }

    fn is_marked(&self, view: &View, frame: &Frame) -> bool {
        let mut open = piles(view).into_iter().flatten().filter_map(|pile| pile.open);
        open.any(|hut| frame.mark(&Spot::Hut(hut)).is_some())
    }

    /// On a hut, on its upper left: as how many buildings it counts there.
    fn draw_figure(&self, brush: &mut Brush, at: Rect, cell: Cell, hut: Tile, city: &BTreeMap<Cell, Tile>) -> bool {
        if hut.is_building() {
            return false;
        }
        let counted = counted(cell, hut, city);
        let radius = (at.w * 21 / 100).clamp(11, 26);
        let middle = (at.x + radius + at.w * 5 / 100, at.y + radius + at.w * 5 / 100);
        let fill = if counted == 0 { ink::MUTED } else { piece::kind_color(hut.kind) };
        let color = if counted == 0 { ink::WHITE } else { piece::kind_ink(hut.kind) };
        brush.disc(middle, radius, ink::IVORY);
        brush.disc(middle, radius - 2, fill);
        brush.number(COUNT.size((radius * 17 / 10) as u16).color(color).middle(), middle.0, middle.1, counted);
        true
    }
}

impl ModuleWords for HutPicture {
    fn variant(&self, view: &View) -> Option<Text> {
        piles(view).map(|_| Text::new("alhambra-picture-with-huts"))
    }

    fn step(&self, event: &ModuleEvent, _refilled: &[usize]) -> Option<Moment> {
        let ModuleEvent::Hut(event) = event else { return None };
        match event {
            HutEvent::HutTaken { hut, .. } => {
                let text = Text::new("alhambra-picture-took-hut").text("tile", named::tile(*hut));
                Some(Moment { text, places: vec![Place::Pile(hut.kind)] })
            }
            HutEvent::HutTurnedUp { .. } => None,
        }
    }

    fn offers(&self, view: &View) -> Option<Text> {
        let open = piles(view)?.iter().filter_map(|pile| pile.open).map(named::with_walls);
        Some(Text::new("alhambra-describe-huts").list("huts", open))
    }

    fn standing(&self, said: &Text, cell: Cell, hut: Tile, city: &BTreeMap<Cell, Tile>) -> Option<Text> {
        let counting = || Text::new("alhambra-describe-hut-counting").text("tile", said.clone());
        (!hut.is_building()).then(|| counting().number("count", counted(cell, hut, city)))
    }
}
