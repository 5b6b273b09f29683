//! The end as a poster: the planted board large, everybody's points, what each kind won, and the best single building.

use pergola_engine::{Outcome, Seat};
use pergola_page as page;
use pergola_page::{BODY, COUNT, Finish, HEADING, NAME, Page, SCORE, TITLE, ink, number};
use pergola_render::{Anchor, Level, Part, Rect, Scene};
use pergola_text::Text;

use super::{Frame, board::Site, by_owner, head, medals, piece, points};
use crate::{board::Built, pieces::Tree, view::View};

const BESIDE: Rect = Rect::new(1082, 114, 468, 1014);
/// The height of the panel with the best building.
const BEST: i32 = 180;
const GAP: i32 = 16;

/// Draws the end of the game.
pub(super) fn picture(view: &View, frame: &Frame) -> Scene<Text> {
    head(view, frame, Text::new("gardens-title")).table(frame, |page| panels(page, view))
}

fn panels(page: &mut Page, view: &View) {
    let ranks = Outcome::by_score(view.scores.clone()).ranks;
    let site = Site::table();
    site.plate(&mut page.board);
    site.pieces(&mut page.ink, view, &[]);
    let scores = Rect { h: 78 + 98 * view.scores.len() as i32, ..BESIDE };
    let finish = |(seat, signs): (u8, Vec<String>)| {
        let (rank, score) = (ranks[usize::from(seat)], view.scores[usize::from(seat)].into());
        Finish { seat: Seat(seat), signs, rank, partial: Vec::new(), score }
    };
    let seats = (0..).zip(medals(view)).map(finish).collect();
    page.final_scores(scores, Text::new("picture-final-scores"), &[], seats);
    let best = Rect { y: BESIDE.bottom() - BEST, h: BEST, ..BESIDE };
    what_each_kind_won(page, view, Rect { y: scores.bottom() + GAP, h: best.y - scores.bottom() - 2 * GAP, ..BESIDE });
    best_building(page, view, best);
}

/// A line for each kind: how many buildings of each value it won, and its points.
fn what_each_kind_won(page: &mut Page, view: &View, at: Rect) {
    page.board.panel(at);
    let column = |value: u8| at.x + 116 + (i32::from(value) - 1) * 54;
    for value in 1..=5 {
        piece::silhouette(&mut page.ink, Rect::new(column(value) - 26, at.y + 10, 52, 52), value);
    }
    let pitch = (at.h - 76) / 4;
    for (row, tree) in (0..).zip(by_owner(view)) {
        let line = Rect::new(at.x + 10, at.y + 70 + row * pitch, at.w - 20, pitch - 6);
        page.ink.rect(line, 10, ink::PAPER);
        let side = (line.h - 6).min(60);
        page.ink.sprite(&piece::medal(Some(tree)), Rect::new(line.x + 8, line.centre() - side / 2, side, side));
        for value in 1..=5 {
            let won = view.built.iter().filter(|it| it.winner == Some(tree) && it.value == value).count();
            page.ink.count(COUNT, (column(value), line.centre()), won as i64);
        }
        let color = if view.owners[tree as usize].is_some() { ink::NIGHT } else { ink::MUTED };
        page.ink.number(SCORE.size(46).color(color).right(), line.right() - 14, line.centre(), points(view, tree));
    }
}

/// The building that brought a seat most.
pub(super) fn best_of(view: &View) -> Option<(Built, Tree, Seat)> {
    let owned = view.built.iter().filter_map(|built| {
        let winner = built.winner?;
        Some((*built, winner, view.owners[winner as usize]?))
    });
    // Of several that brought as much, the first on the board.
    owned.rev().max_by_key(|(built, _, _)| built.points)
}

fn best_building(page: &mut Page, view: &View, at: Rect) {
    page.board.panel(at);
    page.ink.write(BODY.color(ink::MUTED), at.x + 16, at.y + 34, Text::new("picture-best-gain"));
    let Some((built, winner, owner)) = best_of(view) else { return };
    let middle = at.y + 112;
    piece::building(&mut page.ink, Rect::new(at.x + 18, middle - 50, 100, 100), built.value, built.winner);
    page.ink.write(NAME.size(34).room(190), at.x + 136, middle - 26, page::seat_name(owner));
    let kinds = i64::from(built.points) / i64::from(built.value.max(1));
    let factors = Text::new("gardens-picture-sum").number("value", built.value).number("kinds", kinds);
    let sum = vec![HEADING.part(factors, None), Part::Gap(12), TITLE.color(ink::GOOD).part(number(built.points), None)];
    page.ink.run(sum, (at.x + 136, middle + 28), Level::Middle, Anchor::Left, 240, None);
    page.ink.sprite(&piece::medal(Some(winner)), Rect::new(at.right() - 98, middle - 40, 80, 80));
}
