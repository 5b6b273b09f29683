//! The tiles that a seat has to place, and which badges say where.

use pergola_page::{BODY, Brush, HEADING, SCORE, ink, number};
use pergola_render::{Anchor, Face, Level, Part, Rect};
use pergola_text::Text;

use super::{
    city::marked_cells,
    frame::Frame,
    games,
    lit::Lit,
    marked::{Shelf, marked_tile},
    modules::pieces,
    named, piece,
};
use crate::{Phase, Spot, event::Event, pieces::Tile, view::View};

/// So many tiles find room.
pub(super) const MOST: usize = 9;

/// The tiles that wait to be placed, and which badges say where.
pub(super) fn draw(brush: &mut Brush, panel: Rect, view: &View, tiles: &[Tile], frame: &Frame) {
    brush.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-to-place"));
    let lit = Lit::of(view, frame).tiles();
    if let [only] = tiles {
        let at = Rect::new(panel.x + 18, panel.y + 64, 196, 196);
        let badge = (at.right() - 30, at.bottom() + 34);
        marked_tile(brush, at, (*only, badge), (frame, lit.contains(only)), Spot::ToPlace);
        let other = view.other_side(*only);
        if let Some(other) = other {
            games::of(view).other_side(brush, Rect::new(panel.x + 222, at.y, 142, 104), other);
        }
        paid(brush, panel, (*only, other.is_some()), frame.last_turn());
    } else {
        let shelf = Rect::new(panel.x + 18, panel.y + 64, panel.w - 32, panel.h - 64 - 96);
        Shelf::within(shelf).draw(brush, (tiles, &lit), (view, frame), Spot::ToPlace);
    }
    let mut cells: Vec<u16> = marked_cells(frame).map(|(_, mark)| mark).collect();
    cells.sort_unstable();
    // Where numbers of other places lie between them, a range would say too much.
    let is_range = cells.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let (Some(first), Some(last), true) = (cells.first(), cells.last(), is_range) else { return };
    let mut parts = cell_range(*first, *last);
    let may_be_kept = games::of(view).may_be_kept(view);
    // The last tiles are never Dirk's (rulebook p. 7, The game for two).
    let to_dirk = view.dirk.is_some() && !matches!(view.phase, Phase::LastTiles { .. });
    let mut below = panel.bottom() - 42;
    match (may_be_kept, to_dirk) {
        (false, _) => {}
        (true, false) => {
            parts.extend([Part::Gap(12), BODY.part(Text::new("alhambra-picture-or-reserve"), None)]);
        }
        (true, true) => {
            below = panel.bottom() - 66;
            brush.write(BODY.room(344), panel.x + 18, panel.bottom() - 24, Text::new("alhambra-picture-or-reserve-or-dirk"));
        }
    }
    brush.run(parts, (panel.x + 18, below), Level::Middle, Anchor::Left, 344, None);
}

/// Its type in the heading row, and beside the only tile to be placed what was paid for it this turn, exactly or too much.
fn paid(brush: &mut Brush, panel: Rect, (only, has_other_side): (Tile, bool), events: &[Event]) {
    let left = panel.x + 228;
    let of_module = pieces::own(only);
    let name = of_module.map_or_else(|| named::kind(only.kind), |own| (own.named)(only));
    brush.write(BODY.color(ink::MUTED).right().room(170), panel.right() - 16, panel.y + 32, name);
    if of_module.is_some() {
        return brush.write(BODY.color(ink::MUTED), left, panel.y + 84, Text::new("alhambra-picture-free"));
    }
    let purchase = events.iter().rev().find_map(|event| match event {
        Event::TileBought { space, tile, overpaid, .. } if *tile == only => Some((*space, *overpaid)),
        _ => None,
    });
    let Some((space, overpaid)) = purchase else {
        brush.number(SCORE.size(60), left, panel.y + 214, only.price);
        return;
    };
    if !has_other_side {
        brush.write(BODY.color(ink::MUTED), left, panel.y + 84, Text::new("alhambra-picture-paid"));
    }
    brush.sprite(&piece::coin(space), Rect::new(left, panel.y + 158, 46, 46));
    brush.number(SCORE, left + 62, panel.y + 181, i64::from(only.price) + i64::from(overpaid));
    let (text, fill) = match overpaid {
        0 => (Text::new("alhambra-picture-exact"), ink::GOOD),
        _ => (Text::new("alhambra-picture-too-much").number("number", overpaid), ink::MUTED),
    };
    let plate = Rect::new(left, panel.y + 212, 134, 48);
    brush.rect(plate, 10, fill);
    let style = BODY.face(Face::SansBold).size(24).color(ink::WHITE).middle().room(126);
    brush.write(style, plate.middle(), plate.centre(), text);
}

/// "cells 1 – 4", with the numbers as the badges show them.
fn cell_range(first: u16, last: u16) -> Vec<Part<Text>> {
    let disc = |mark: u16| Part::Disc { figure: number(mark), radius: 24, fill: ink::TURQUOISE, ink: ink::WHITE };
    let mut parts = vec![BODY.part(Text::new("alhambra-picture-cells"), None), Part::Gap(12), disc(first)];
    if last > first {
        let dash = BODY.part(Text::new("alhambra-picture-to"), None);
        parts.extend([Part::Gap(8), dash, Part::Gap(8), disc(last)]);
    }
    parts
}
