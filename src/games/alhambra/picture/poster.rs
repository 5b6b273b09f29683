//! The end as a poster: the winner's city large, everybody's points by scoring round, and who did best at what.
//!
//! Two who share the win share the space; of more, the first two are shown.

use pergola_engine::{Outcome, Seat};
use pergola_page::{Course, Finish, Header, Page, number, seat_chip, winners};
use pergola_render::{Rect, Scene};
use pergola_text::Text;

use super::{
    cities,
    city::Site,
    frame::Frame,
    game::Honour,
    games,
    heading::{head, title},
    rounds::round_art,
    scoring::Scored,
};
use crate::{event::Event, view::View};

const CITIES: Rect = Rect::new(44, 112, 752, 1020);
const BESIDE: Rect = Rect::new(812, 112, 744, 1020);
/// The height of what is said of who did best.
const HONOUR: i32 = 140;
const GAP: i32 = 16;
/// Cells of a city are never drawn larger than this.
const CELL_CAP: i32 = 180;

/// Draws the end of the game.
pub(super) fn picture(view: &View, frame: &Frame, outcome: &Outcome, milestones: &[Event]) -> Scene<Text> {
    let head = head(view, frame, title(view)).variant(the_end(outcome));
    head.table(frame, |page| panels(page, view, outcome, milestones))
}

fn panels(page: &mut Page, view: &View, outcome: &Outcome, milestones: &[Event]) {
    let winners: Vec<Seat> = winners(&outcome.ranks).take(2).collect();
    let height = (CITIES.h - GAP * (winners.len() as i32 - 1)) / winners.len().max(1) as i32;
    for (index, seat) in (0..).zip(&winners) {
        winner(page, view, *seat, Rect { y: CITIES.y + index * (height + GAP), h: height, ..CITIES });
    }
    let rounds: Vec<Scored<'_>> = milestones.iter().filter_map(Scored::of).collect();
    let scores_height = if rounds.is_empty() { BESIDE.h - HONOUR - GAP } else { 80 + 66 * view.seats.len() as i32 };
    let scores = Rect { h: scores_height, ..BESIDE };
    final_scores(page, outcome, &rounds, scores);
    let honours = Rect { y: BESIDE.bottom() - HONOUR, h: HONOUR, ..BESIDE };
    let more = if rounds.is_empty() { Vec::new() } else { games::of(view).more_honours(view) };
    let above = if more.is_empty() { 0 } else { HONOUR + GAP };
    draw_more_honours(page, more, honours.moved(0, -above));
    if !rounds.is_empty() {
        let curve = Rect { y: scores.bottom() + GAP, h: honours.y - above - scores.bottom() - 2 * GAP, ..BESIDE };
        let course = |seat: Seat| Course { seat, points: rounds.iter().map(|round| round.scores[seat.index()].into()).collect() };
        let courses: Vec<Course> = Seat::all(view.seats.len() as u8).map(course).collect();
        page.curve(curve, Text::new("picture-curve"), &round_arts(&rounds), &courses);
    }
    draw_honours(page, view, &rounds, honours);
}

/// The end, and whether those who are level share it.
fn the_end(outcome: &Outcome) -> Text {
    let shared = winners(&outcome.ranks).count() > 1;
    Text::new("alhambra-picture-the-end").number("level", i64::from(shared))
}

fn round_arts(rounds: &[Scored<'_>]) -> Vec<String> {
    rounds.iter().map(|round| round_art(round.round)).collect()
}

/// The city of a winner, as large as its panel allows.
fn winner(page: &mut Page, view: &View, seat: Seat, panel: Rect) {
    let seen = &view.seats[seat.index()];
    let signs: &[&str] = if seat == view.start { &["common/winner", "alhambra/first_player"] } else { &["common/winner"] };
    page.seat_panel(panel, &Header { seat, score: seen.score.into(), gain: None, to_act: false, signs, height: 72 });
    let city = cities::of(view, seen, Vec::new());
    let area = Rect::new(panel.x + 16, panel.y + 84, panel.w - 32, panel.h - 100);
    Site::fit(area, &city, CELL_CAP).draw(&mut page.ink, &city, &[]);
}

fn final_scores(page: &mut Page, outcome: &Outcome, rounds: &[Scored<'_>], at: Rect) {
    let finish = |seat: Seat| Finish {
        seat,
        signs: vec![seat_chip(seat)],
        rank: outcome.ranks[seat.index()],
        partial: rounds.iter().map(|round| round.gained[seat.index()].into()).collect(),
        score: outcome.scores[seat.index()].into(),
    };
    let seats = Seat::all(outcome.ranks.len() as u8).map(finish).collect();
    page.final_scores(at, Text::new("picture-final-scores"), &round_arts(rounds), seats);
}

/// Who has the longest wall, and who gained most in one round.
fn draw_honours(page: &mut Page, view: &View, rounds: &[Scored<'_>], at: Rect) {
    let walls: Vec<i64> = view.seats.iter().map(|it| it.wall.into()).collect();
    let width = if rounds.is_empty() { at.w } else { (at.w - GAP) / 2 };
    let (seats, longest) = best(&walls);
    page.honour(
        Rect { w: width, ..at },
        Text::new("alhambra-picture-longest").code("border", view.border().key()),
        &seats,
        number(longest),
    );
    let gains = (0..view.seats.len()).map(|seat| rounds.iter().map(|round| i64::from(round.gained[seat])).max().unwrap_or(0));
    let (seats, gain) = best(&gains.collect::<Vec<_>>());
    if !rounds.is_empty() {
        let at = Rect { x: at.x + width + GAP, w: width, ..at };
        page.honour(at, Text::new("picture-best-gain"), &seats, Text::new("picture-more").number("number", gain));
    }
}

/// What the game has besides, side by side.
fn draw_more_honours(page: &mut Page, more: Vec<Honour>, at: Rect) {
    let width = (at.w - GAP) / 2;
    for (index, Honour { label, figures }) in (0..).zip(more) {
        let (seats, most) = best(&figures);
        let at = Rect { x: at.x + index * (width + GAP), w: width, ..at };
        page.honour(at, label, &seats, number(most));
    }
}

/// The most, and the seats that have it.
fn best(figures: &[i64]) -> (Vec<Seat>, i64) {
    let most = figures.iter().max().copied().unwrap_or(0);
    let seats = (0..).zip(figures).filter(|(_, it)| **it == most).map(|(seat, _)| Seat(seat));
    (seats.collect(), most)
}

/// What the poster says beyond the table's picture, as sentences.
pub(super) fn describe(view: &View, milestones: &[Event]) -> Vec<Text> {
    let mut said = Vec::new();
    for seat in Seat::all(view.seats.len() as u8) {
        let rounds = milestones.iter().filter_map(Scored::of);
        let gains: Vec<Text> =
            rounds.map(|round| Text::new("picture-more").number("number", round.gained[seat.index()])).collect();
        if !gains.is_empty() {
            said.push(Text::new("alhambra-describe-gains").seat("seat", seat.0).list("gains", gains));
        }
    }
    said
}
