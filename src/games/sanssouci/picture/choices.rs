//! A seat's own picture before the first turn: the garden boards it can choose from, or the two sides of its expansion board.

use pergola_engine::Seat;
use pergola_page::{BODY, NAME, Page, TITLE, ink};
use pergola_render::{Rect, Scene};
use pergola_text::Text;

use super::{Frame, garden::Site, own_head, personal, piece};
use crate::{
    pieces::{Colour, Mark},
    view::View,
    words::{Spot, nouns},
};

/// The free sides of garden boards, with the numbers of the menu.
pub(super) fn gardens(view: &View, frame: &Frame) -> Scene<Text> {
    own_head(view, frame, "sanssouci-picture-choose-garden").personal(frame, |page| boards(page, view, frame))
}

fn boards(page: &mut Page, view: &View, frame: &Frame) {
    for (index, (side, printed)) in (0..).zip(&view.choices) {
        let panel = Rect::new(50 + index % 2 * 556, 112 + index / 2 * 254, 544, 244);
        page.ink.panel(panel);
        let site = Site { x: panel.x + 160, y: panel.y + 14, cell: 36, labels: 0, bonuses: 0, terrace: 0 };
        site.ground(&mut page.ink, &view.rows);
        site.printed(&mut page.ink, *printed);
        page.ink.write(TITLE.middle(), panel.x + 80, panel.y + 72, nouns::side(*side));
        if let Some(mark) = frame.mark(&Spot::Garden(*side)) {
            piece::badge(&mut page.ink, (panel.x + 80, panel.y + 160), mark);
        }
    }
}

/// The own garden under each side of the expansion board, above hand and missions.
pub(super) fn sides(view: &View, frame: &Frame, seat: Seat) -> Scene<Text> {
    own_head(view, frame, "sanssouci-picture-choose-side").personal(frame, |page| faces(page, view, frame, seat))
}

fn faces(page: &mut Page, view: &View, frame: &Frame, seat: Seat) {
    let garden = &view.gardens[seat.index()];
    for (index, (face, marks)) in (0..).zip(&view.faces) {
        let panel = Rect::new(50 + index * 556, 112, 544, 480);
        page.board.panel(panel);
        let site = Site { x: panel.x + 20, y: panel.y + 110, cell: 56, labels: 0, bonuses: 0, terrace: 0 };
        site.ground(&mut page.board, &view.rows);
        let hidden = marks.iter().map(|(square, _)| *square).collect();
        site.printed(&mut page.ink, garden.printed.without(hidden));
        for (square, mark) in marks {
            piece::mark(&mut page.ink, site.square(*square), *mark);
        }
        let text = Text::new("sanssouci-menu-side").code("side", face.key().to_ascii_uppercase());
        page.ink.write(NAME, panel.x + 28, panel.y + 54, text);
        let is_chosen = view.face == Some(*face);
        if is_chosen {
            page.ink.outline(panel, 14, ink::ATTENTION, 6);
            page.ink.sprite("sanssouci/check", Rect::new(panel.right() - 92, panel.y + 22, 64, 64));
        } else if let Some(mark) = frame.mark(&Spot::Side(*face)) {
            piece::badge(&mut page.ink, (panel.right() - 60, panel.y + 54), mark);
        }
    }
    market(page, view);
    personal::strip(page, view, frame, seat);
    meanings(page);
}

/// What the marks of an expansion board mean, beside hand and missions.
fn meanings(page: &mut Page) {
    let panel = personal::beside_the_strip();
    page.board.panel(panel);
    let marks = [
        (Mark::Symbol(2), "sanssouci-picture-mark-symbol"),
        (Mark::Gardener(3), "sanssouci-picture-mark-gardener"),
        (Mark::Loss(2), "sanssouci-picture-mark-loss"),
        (Mark::Blank, "sanssouci-picture-mark-blank"),
    ];
    for (row, (mark, meaning)) in (0..).zip(marks) {
        let at = Rect::new(panel.x + 20, panel.y + 8 + row * 64, 64, 64);
        page.ink.sprite("sanssouci/row_white", at.grown(-2));
        piece::mark(&mut page.ink, at, mark);
        page.ink.write(BODY.room(panel.w as u32 - 120), at.right() + 16, at.centre(), Text::of(meaning));
    }
}

/// The market in one strip, which helps to choose.
fn market(page: &mut Page, view: &View) {
    for (index, colour) in (0..).zip(Colour::MARKET) {
        let plate = Rect::new(50 + index * 222, 670, 212, 118);
        piece::plate(&mut page.board, plate, colour);
        for side in 0..2 {
            let at = Rect::new(plate.x + 15 + side * 92, plate.y + 14, 88, 88);
            if let Some(symbol) = view.market[(2 * index + side) as usize] {
                page.ink.shadow(at, 9);
                piece::tile(&mut page.ink, at, symbol);
            }
        }
    }
    let told = Text::new("sanssouci-picture-market-begins");
    page.board.write(BODY.color(ink::MUTED), 54, 638, told);
}
