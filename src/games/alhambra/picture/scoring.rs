//! A scoring round as a picture of its own: types and walls in lines, seats in columns, and how it moved the standings.
//!
//! It is made of the event alone, but for names and for Dirk's points, which the event does not tell.

use pergola_engine::{
    Seat,
    ranking::{climbed, overtaken, ranks},
};
use pergola_page as page;
use pergola_page::{BODY_BOLD, Column, Figure, Line, Page, ink, seat_chip, seat_name};
use pergola_render::{Anchor, Level, Part, Rect, Scene};
use pergola_text::Text;

use super::{
    frame::Frame,
    game::Lengths,
    games,
    heading::{head, title},
    named,
    piece::{self, art},
    rounds::round_art,
    set_art,
};
use crate::{
    event::{Contender, Event, Ranked, TypeScored},
    pieces::{Border, Kind, Round},
    view::View,
};

/// The table of a scoring round where nobody overtook anybody, and otherwise the height of the line that says who did.
const FIGURES: Rect = Rect::new(44, 112, 1512, 1020);
const OVERTAKEN: Rect = Rect::new(44, 1080, 1512, 52);

/// What a scoring round brought.
pub(super) struct Scored<'a> {
    pub(super) round: Round,
    pub(super) types: &'a [TypeScored],
    pub(super) walls: &'a [u32],
    pub(super) border: Border,
    pub(super) gained: &'a [i32],
    pub(super) dirk: Option<i32>,
    pub(super) scores: &'a [i32],
    /// The whole of what is told of it.
    event: &'a Event,
}

impl<'a> Scored<'a> {
    /// What the event tells, if it tells of a scoring round.
    pub(super) fn of(event: &'a Event) -> Option<Scored<'a>> {
        let Event::RoundScored { round, types, walls, border, gained, dirk, scores, .. } = event else { return None };
        Some(Scored { round: *round, types, walls, border: *border, gained, dirk: *dirk, scores, event })
    }

    /// Everybody who takes part, Dirk last.
    fn contenders(&self) -> Vec<Contender> {
        let seats = Seat::all(self.scores.len() as u8).map(Contender::Seat);
        seats.chain(self.dirk.map(|_| Contender::Dirk)).collect()
    }

    /// How somebody stands in a type, if they have a building of it.
    fn standing(&self, kind: Kind, who: Contender) -> Option<&Ranked> {
        let scored = self.types.iter().find(|it| it.kind == kind)?;
        scored.standings.iter().find(|it| it.who == who)
    }

    fn scores_before(&self) -> Vec<i32> {
        self.scores.iter().zip(self.gained).map(|(score, gained)| score - gained).collect()
    }

    /// Who overtook whom, a sentence for each who did.
    pub(super) fn overtaken(&self) -> Vec<Text> {
        let sentence = |(seat, passed): (Seat, Vec<Seat>)| {
            Text::new("picture-overtook").seat("seat", seat.0).list("seats", passed.into_iter().map(seat_name))
        };
        overtaken(&self.scores_before(), self.scores).into_iter().map(sentence).collect()
    }
}

/// Draws a scoring round.
pub(super) fn picture(view: &View, frame: &Frame, scored: &Scored<'_>) -> Scene<Text> {
    let round = Text::new("alhambra-picture-round").code("round", scored.round.key());
    head(view, frame, title(view)).variant(round).table(frame, |page| panels(page, view, scored))
}

fn panels(page: &mut Page, view: &View, scored: &Scored<'_>) {
    let contenders = scored.contenders();
    let column = |who: &Contender| match who {
        Contender::Seat(seat) => Column { sign: seat_chip(*seat), name: seat_name(*seat) },
        Contender::Dirk => Column { sign: art("dirk"), name: Text::new("alhambra-picture-dirk") },
    };
    let columns = contenders.iter().map(column).collect();
    let mut lines: Vec<Line> = view.kinds().iter().map(|kind| of_type(scored, *kind, &contenders)).collect();
    lines.push(of_lengths(&walls(scored), &contenders));
    lines.extend(games::of(view).more_lengths(scored.event).iter().map(|lengths| of_lengths(lengths, &contenders)));
    lines.extend([sums(scored, &contenders), points(view, scored, &contenders)]);
    let overtaken = scored.overtaken();
    let below = if overtaken.is_empty() { 0 } else { OVERTAKEN.h + 16 };
    page.figures(Rect { h: FIGURES.h - below, ..FIGURES }, &round_art(scored.round), columns, &lines);
    if !overtaken.is_empty() {
        say_who_overtook(page, overtaken);
    }
}

/// What of a type everybody has, which rank that is, and what it pays.
fn of_type(scored: &Scored<'_>, kind: Kind, contenders: &[Contender]) -> Line {
    let figure = |who: &Contender| match scored.standing(kind, *who) {
        None => Figure { count: Some(0), ..Figure::default() },
        Some(standing) => Figure {
            count: Some(standing.count.into()),
            disc: (standing.rank == 1).then(|| (piece::kind_color(kind), piece::kind_ink(kind))),
            place: Some(page::place(standing.rank, standing.level > 1)),
            pays: paid(standing.points.into()),
            climbed: 0,
        },
    };
    Line {
        sign: Some(piece::kind_art(kind)),
        label: named::kind(kind),
        figures: contenders.iter().map(figure).collect(),
        is_sum: false,
    }
}

/// Everybody's longest wall, or moat where there are no walls.
fn walls<'a>(scored: &Scored<'a>) -> Lengths<'a> {
    let label = Text::new("alhambra-picture-wall").code("border", scored.border.key());
    let icon = set_art::of(scored.border).border_icon;
    Lengths { sign: (icon.to_owned(), label), worth: 1, leading: (ink::NIGHT, ink::RUN), lengths: scored.walls }
}

/// A border that pays its length so many times; Dirk has none.
fn of_lengths(measured: &Lengths<'_>, contenders: &[Contender]) -> Line {
    let Lengths { sign: (sign, label), worth, leading, lengths } = measured;
    let longest = lengths.iter().max().copied().unwrap_or(0);
    let figure = |who: &Contender| match who {
        Contender::Dirk => Figure::default(),
        Contender::Seat(seat) => {
            let length = lengths.get(seat.index()).copied().unwrap_or(0);
            let disc = (length > 0 && length == longest).then_some(*leading);
            Figure { count: Some(length.into()), disc, pays: paid((length * worth).into()), ..Figure::default() }
        }
    };
    Line { sign: Some(sign.clone()), label: label.clone(), figures: contenders.iter().map(figure).collect(), is_sum: false }
}

/// What the round brought everybody.
fn sums(scored: &Scored<'_>, contenders: &[Contender]) -> Line {
    let figure = |who: &Contender| {
        let gained = match who {
            Contender::Seat(seat) => scored.gained.get(seat.index()).copied(),
            Contender::Dirk => scored.dirk,
        };
        let gained = i64::from(gained.unwrap_or(0));
        Figure { pays: Some(Text::new("picture-more").number("number", gained)), ..Figure::default() }
    };
    let figures = contenders.iter().map(figure).collect();
    Line { sign: None, label: Text::new("picture-gained"), figures, is_sum: true }
}

/// The points after the round, the place they make, and how many others somebody has passed by it.
fn points(view: &View, scored: &Scored<'_>, contenders: &[Contender]) -> Line {
    let (after, climbed) = (ranks(scored.scores), climbed(&scored.scores_before(), scored.scores));
    let figure = |who: &Contender| match who {
        Contender::Seat(seat) => {
            let is = after[seat.index()];
            let is_level = after.iter().filter(|it| **it == is).count() > 1;
            Figure {
                place: Some(page::place(is, is_level)),
                pays: Some(page::number(scored.scores[seat.index()])),
                climbed: climbed[seat.index()],
                ..Figure::default()
            }
        }
        // What Dirk has now is what he had then only while no other round came after it.
        Contender::Dirk if view.scored == Some(scored.round) => {
            Figure { pays: view.dirk.as_ref().map(|dirk| page::number(dirk.score)), ..Figure::default() }
        }
        Contender::Dirk => Figure::default(),
    };
    let figures = contenders.iter().map(figure).collect();
    Line { sign: None, label: Text::new("picture-points"), figures, is_sum: true }
}

/// Points as a gain; none for none.
fn paid(points: i64) -> Option<Text> {
    (points > 0).then(|| Text::new("picture-more").number("number", points))
}

fn say_who_overtook(page: &mut Page, sentences: Vec<Text>) {
    page.board.panel(OVERTAKEN);
    let mut parts: Vec<Part<Text>> = Vec::new();
    for sentence in sentences {
        parts.extend([BODY_BOLD.part(sentence, None), Part::Gap(28)]);
    }
    let room = OVERTAKEN.w as u32 - 36;
    page.ink.run(parts, (OVERTAKEN.x + 18, OVERTAKEN.centre()), Level::Middle, Anchor::Left, room, None);
}

/// The same as sentences.
pub(super) fn describe(view: &View, scored: &Scored<'_>) -> Vec<Text> {
    let round = Text::new("alhambra-describe-round").code("round", scored.round.key());
    let line = |(seat, score): (Seat, &i32)| {
        Text::new("alhambra-describe-gain")
            .code("border", scored.border.key())
            .seat("seat", seat.0)
            .number("gained", scored.gained.get(seat.index()).copied().unwrap_or(0))
            .number("points", *score)
            .number("wall", scored.walls.get(seat.index()).copied().unwrap_or(0))
    };
    let gains = Seat::all(scored.scores.len() as u8).zip(scored.scores).map(line);
    let dirk = scored.dirk.map(|gained| Text::new("alhambra-describe-gain-dirk").number("gained", gained));
    let more = games::of(view).more_gains(scored.event);
    let types = scored.types.iter().map(|it| {
        let standing = |standing: &Ranked| {
            let who = match standing.who {
                Contender::Seat(seat) => seat_name(seat),
                Contender::Dirk => Text::new("alhambra-picture-dirk"),
            };
            Text::new("alhambra-describe-standing")
                .text("who", who)
                .number("count", standing.count)
                .number("points", standing.points)
        };
        Text::new("alhambra-describe-type").code("type", it.kind).list("standings", it.standings.iter().map(standing))
    });
    let mut said = vec![round];
    said.extend(gains.chain(more).chain(dirk).chain(scored.overtaken()).chain(types));
    said
}
