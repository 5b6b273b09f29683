//! How a cup stands, as a picture and in words.

use pergola_cups::{Cell, Criterion, How, Line, Standing, System, WHOLE};
use pergola_page::{Mark, Standings, StandingsLine, Worth, number};
use pergola_text::Text;

use super::{CupSeen, palette, plan};
use crate::seam::{
    limits::{self, Sentences},
    plain::Picture,
    voice::Voice,
};

/// In how many parts a point of a game for more than two is told: so that all places have whole ones.
const STEPS_OF_MANY: u32 = 6;

/// The picture of how it stands.
pub(super) fn picture(seen: &CupSeen<'_>, voice: &Voice) -> Picture {
    let standing = seen.cup.standing();
    let alt = Sentences(words(seen, &standing).iter().map(|line| voice.plain(line)).collect()).within(limits::ALT, "\n");
    let scene = drawn(seen, &standing).scene(palette(seen.games, &seen.cup.plan.game));
    Picture { scene: voice.scene(scene), alt }
}

/// Points as they are told: halves of a point where two play, and of a sixth of what a game brings otherwise.
fn points(seen: &CupSeen<'_>, points: u32) -> Text {
    let step = if seen.cup.plan.seats > 2 { WHOLE / STEPS_OF_MANY } else { WHOLE };
    let (whole, half) = (points / step, points % step * 2 >= step);
    Text::new("cup-points").number("whole", whole).number("half", u32::from(half))
}

/// A line with somebody's points.
pub(super) fn points_of(line: Text, seen: &CupSeen<'_>, count: u32) -> Text {
    line.text("points", points(seen, count))
}

/// What tells those apart who have as many points.
pub(super) fn ties(standing: &Standing) -> Text {
    let criterion = |it: &Criterion| {
        Text::new(match it {
            Criterion::Buchholz => "cup-buchholz",
            Criterion::SonnebornBerger => "cup-sonneborn-berger",
            Criterion::HeadToHead => "cup-head-to-head",
            Criterion::Wins => "cup-wins",
            Criterion::Lot => "cup-lot",
        })
    };
    Text::new("cup-ties").list("criteria", standing.criteria.iter().map(criterion))
}

/// The same in a word.
fn in_short(criterion: &Criterion) -> Text {
    Text::new(match criterion {
        Criterion::Buchholz => "cup-short-buchholz",
        Criterion::SonnebornBerger => "cup-short-sonneborn-berger",
        Criterion::HeadToHead => "cup-short-head-to-head",
        Criterion::Wins => "cup-short-wins",
        Criterion::Lot => "cup-short-lot",
    })
}

fn drawn(seen: &CupSeen<'_>, standing: &Standing) -> Standings {
    let cup = seen.cup;
    let (round, rounds) = (cup.rounds.len() as i64, cup.planned_rounds() as i64);
    let winner = standing.lines.first().filter(|_| cup.state == pergola_cups::CupState::Over);
    let pill = match winner {
        Some(line) => (Text::new("cup-picture-won").seat("person", line.entrant), true),
        None => (Text::new("cup-picture-round").number("round", round).number("rounds", rounds), false),
    };
    let strength = Text::new(match cup.plan.system {
        System::Swiss => "cup-picture-buchholz",
        System::RoundRobin => "cup-picture-sonneborn-berger",
    });
    let footer = Text::new(if cup.plan.seats > 2 { "cup-picture-footer-tables" } else { "cup-picture-footer" });
    Standings {
        title: (seen.plain_title(), plan::line(cup)),
        pill,
        footer: footer.list("criteria", standing.criteria.iter().map(in_short)),
        rounds: (1..=round).map(|it| Text::new("cup-picture-head").number("round", it)).collect(),
        sums: [Text::new("cup-picture-points"), strength],
        lines: standing.lines.iter().map(|line| drawn_line(seen, standing, line)).collect(),
    }
}

fn drawn_line(seen: &CupSeen<'_>, standing: &Standing, line: &Line) -> StandingsLine {
    let place = |entrant: &u8| standing.lines.iter().find(|it| it.entrant == *entrant).map_or(0, |it| it.place);
    let against = |opponents: &[u8]| match opponents {
        [one] if seen.cup.plan.seats == 2 => Some(number(place(one))),
        _ => None,
    };
    let mark = |cell: &Cell| match cell {
        Cell::Out => Mark::Nothing,
        Cell::Free { .. } => Mark::Free(Text::new("cup-picture-free")),
        Cell::Game { opponents, points: None, .. } => Mark::Runs(against(opponents)),
        Cell::Game { opponents, points: Some(count), how } => {
            let forfeited = *how == Some(How::Forfeited);
            let figure = match (forfeited, *count) {
                (true, WHOLE) => Text::new("cup-picture-by-default"),
                (true, _) => Text::new("cup-picture-defaulted"),
                (false, count) => points(seen, count),
            };
            let worth = match *count {
                0 => Worth::Nothing,
                WHOLE => Worth::All,
                _ => Worth::Some,
            };
            Mark::Came { figure, worth, against: against(opponents) }
        }
    };
    StandingsLine {
        place: Text::new(if line.by_lot { "cup-picture-place-by-lot" } else { "cup-picture-place" }).number("place", line.place),
        rank: line.place,
        name: Text::new("cup-person").seat("person", line.entrant),
        is_out: seen.cup.entrants[usize::from(line.entrant)].withdrawn,
        marks: line.rounds.iter().map(mark).collect(),
        sums: [points(seen, line.points), points(seen, line.strength)],
    }
}

impl CupSeen<'_> {
    /// Its title, without marks.
    pub(super) fn plain_title(&self) -> Text {
        let game = Text::of(format!("{}-title", self.cup.plan.game));
        Text::new("cup-picture-title").number("cup", self.cup.id.0 as i64).text("game", game)
    }
}

/// How it stands, line by line.
pub(super) fn words(seen: &CupSeen<'_>, standing: &Standing) -> Vec<Text> {
    let line = |line: &Line| {
        let id = match (seen.cup.entrants[usize::from(line.entrant)].withdrawn, line.by_lot) {
            (true, _) => "cup-line-out",
            (false, true) => "cup-line-by-lot",
            (false, false) => "cup-line",
        };
        let text = Text::new(id).number("place", line.place).seat("person", line.entrant).number("wins", line.wins);
        points_of(text, seen, line.points).text("strength", points(seen, line.strength))
    };
    let heading = Text::new(match seen.cup.plan.system {
        System::Swiss => "cup-words-swiss",
        System::RoundRobin => "cup-words-robin",
    });
    std::iter::once(heading).chain(standing.lines.iter().map(line)).collect()
}
