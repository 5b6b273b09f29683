//! The standing of a cup: a line for each who takes part, a column for each round, points at the end.
//!
//! Of a game the figure says what it brought, on a disc whose colour says whether that was all, some or nothing; beside it stands
//! the place of whoever it was played against. Where there are more rounds than fit, the last are shown. Deliberately absent: who
//! leads, and what the figures are.

use pergola_render::{Anchor, Color, Fill, Level, Part, Plate, Rect, Scene};
use pergola_text::Text;

use super::{BODY, BODY_BOLD, Brush, NAME, Page, SCORE, ink};

/// The width of the picture.
const WIDTH: i32 = 1600;
/// What lies above the panel, and below it.
const ABOVE: i32 = 116;
/// See [`ABOVE`].
const BELOW: i32 = 72;
/// The height of the line with what the columns are.
const HEAD: i32 = 62;
/// The least and the greatest height of a line.
const LINE: (i32, i32) = (29, 88);
/// The least and the greatest width of a round's column.
const ROUND: (i32, i32) = (92, 150);
/// The width of the columns at the end.
const SUM: i32 = 136;
/// Where names begin within the panel, and how much room they have at least.
const NAMES: i32 = 92;
/// See [`NAMES`].
const NAME_ROOM: i32 = 330;

/// How much room there is above the names, at least, where something is said there.
const SAID_ROOM: i32 = 480;

/// A standing, as it is drawn.
pub struct Standings {
    /// The title, and what is said above the names.
    pub title: (Text, Text),
    /// What stands at the top right: a name that is cut where it is long, and what is said of it or alone.
    pub pill: (Option<Text>, Text),
    /// What is said at the bottom.
    pub footer: Text,
    /// The heads of the rounds.
    pub rounds: Vec<Text>,
    /// The heads of the columns at the end: of the points, and of what tells next.
    pub sums: [Text; 2],
    /// From the first to the last.
    pub lines: Vec<StandingsLine>,
}

/// Somebody's line.
pub struct StandingsLine {
    /// Their place.
    pub place: Text,
    /// From 1.
    pub rank: u8,
    /// Their name.
    pub name: Text,
    /// Whether they have given up.
    pub is_out: bool,
    /// What each round was.
    pub marks: Vec<Mark>,
    /// What stands in the columns at the end.
    pub sums: [Text; 2],
}

/// What a round was for somebody.
pub enum Mark {
    /// Nothing.
    Nothing,
    /// Nobody was there to play with.
    Free(Text),
    /// It is played now, against whoever has this place, if that is said.
    Runs(Option<Text>),
    /// It brought this, against whoever has this place.
    Came {
        /// What it brought.
        figure: Text,
        /// How much of what could be had.
        worth: Worth,
        /// The place of the other, if that is said.
        against: Option<Text>,
    },
}

/// How much of what could be had.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// All of it.
    All,
    /// Some.
    Some,
    /// Nothing.
    Nothing,
}

/// Where the columns are.
struct Columns {
    panel: Rect,
    row: i32,
    /// Where the first round's column begins, how wide one is, and which round is shown first.
    first: i32,
    width: i32,
    skipped: usize,
}

impl Standings {
    /// The picture, with a game's palette.
    pub fn scene(self, palette: &'static str) -> Scene<Text> {
        let lines = self.lines.len().max(1) as i32;
        let most = 1200 - ABOVE - BELOW - HEAD - 14;
        let row = (most / lines).clamp(LINE.0, LINE.1);
        let panel = Rect::new(44, ABOVE, WIDTH - 88, HEAD + row * lines + 14);
        let mut page = Page::new(palette, WIDTH, Vec::new());
        page.height = panel.bottom() + BELOW;
        let room = panel.w - NAMES - NAME_ROOM - 2 * SUM - 16;
        let shown = self.rounds.len().min((room / ROUND.0) as usize);
        let width = (room / shown.max(1) as i32).min(ROUND.1);
        let first = panel.right() - 16 - 2 * SUM - width * shown as i32;
        let columns = Columns { panel, row, first, width, skipped: self.rounds.len() - shown };
        page.around(&self, panel.bottom());
        page.board.panel(panel);
        columns.heads(&mut page.ink, &self);
        for (line, number) in self.lines.iter().zip(0..) {
            columns.line(&mut page.ink, line, number);
        }
        page.finish()
    }
}

impl Page {
    fn around(&mut self, standings: &Standings, bottom: i32) {
        let title = super::TITLE.color(ink::IVORY).part(standings.title.0.clone(), None);
        self.ink.run(vec![title], (44, 67), Level::Baseline, Anchor::Left, 1020, None);
        let (name, said) = &standings.pill;
        let (fill, writing) = if name.is_some() { (ink::SAFFRON, ink::NIGHT) } else { (ink::LATTICE, ink::WHITE) };
        let plate = Plate { height: 66, radius: 15, padding: 18, fill: Fill::Solid(fill), rim: Some((ink::NIGHT, 3)) };
        let name = name.iter().flat_map(|name| [NAME.color(writing).part(name.clone(), Some(270)), Part::Gap(12)]);
        let parts = name.chain([NAME.color(writing).part(said.clone(), Some(440))]).collect();
        self.ink.run(parts, (WIDTH - 30, 47), Level::Middle, Anchor::Right, 480, Some(plate));
        self.ink.write(BODY.color(ink::SAND_ON_NIGHT).room(WIDTH as u32 - 88), 44, bottom + BELOW - 26, standings.footer.clone());
    }
}

impl Columns {
    /// The middle of a round's column.
    fn round(&self, shown: i32) -> i32 {
        self.first + self.width * shown + self.width / 2
    }

    /// The right ends of the columns at the end.
    fn sums(&self) -> [i32; 2] {
        [self.panel.right() - 16 - SUM - 14, self.panel.right() - 30]
    }

    fn heads(&self, brush: &mut Brush, standings: &Standings) {
        let middle = self.panel.y + HEAD / 2 + 4;
        let (left, room) = (self.panel.x + 28, self.first - self.panel.x - 44);
        if room >= SAID_ROOM {
            brush.write(BODY.color(ink::RANK).room(room as u32), left, middle, standings.title.1.clone());
        }
        let style = BODY_BOLD.color(ink::RANK);
        for (shown, head) in (0..).zip(standings.rounds.iter().skip(self.skipped)) {
            brush.write(style.middle(), self.round(shown), middle, head.clone());
        }
        for (right, head) in self.sums().into_iter().zip(&standings.sums) {
            brush.write(style.right(), right, middle, head.clone());
        }
    }

    fn line(&self, brush: &mut Brush, line: &StandingsLine, number: i32) {
        let row = Rect::new(self.panel.x + 10, self.panel.y + HEAD + number * self.row, self.panel.w - 20, self.row - 6);
        let paper = if line.rank == 1 { ink::PAPER_TO_ACT } else { ink::PAPER };
        brush.rect(row, 10, if line.is_out { ink::INSET } else { paper });
        self.place(brush, line, row);
        let color = if line.is_out { ink::RANK } else { ink::NIGHT };
        let size = if self.row < 44 { 26 } else { 38 };
        let room = (self.first - row.x - NAMES - 8).max(120);
        brush.write(NAME.size(size).color(color).room(room as u32), row.x + NAMES, row.centre(), line.name.clone());
        for (shown, mark) in (0..).zip(line.marks.iter().skip(self.skipped)) {
            self.mark(brush, mark, (self.round(shown), row));
        }
        let [points, strength] = self.sums();
        let size = if self.row < 44 { 28 } else { 48 };
        brush.write(SCORE.size(size).color(color).right(), points, row.centre(), line.sums[0].clone());
        let size = if self.row < 44 { 26 } else { 32 };
        brush.write(BODY.size(size).color(ink::MUTED).right(), strength, row.centre(), line.sums[1].clone());
    }

    /// The first three have a medal.
    fn place(&self, brush: &mut Brush, line: &StandingsLine, row: Rect) {
        let at = (row.x + 46, row.centre());
        let size = if self.row < 44 { 26 } else { 38 };
        let medal = match line.rank {
            1 => Some((ink::SAFFRON, ink::NIGHT)),
            2 => Some((ink::SAND_EDGE, ink::NIGHT)),
            3 => Some((Color(0xB9502F), ink::WHITE)),
            _ => None,
        };
        if let Some((fill, _)) = medal {
            let radius = (row.h / 2 - 3).min(30);
            brush.disc(at, radius + 2, ink::mix(fill, ink::NIGHT, 45));
            brush.disc(at, radius, fill);
        }
        let writing = medal.map_or(ink::RANK, |(_, writing)| writing);
        brush.write(SCORE.size(size).color(writing).middle(), at.0, at.1, line.place.clone());
    }

    fn mark(&self, brush: &mut Brush, mark: &Mark, (middle, row): (i32, Rect)) {
        let radius = (row.h / 2 - 4).min(27);
        let is_alone = matches!(mark, Mark::Runs(None) | Mark::Came { against: None, .. });
        let disc = (if is_alone { middle } else { middle - 22 }, row.centre());
        let size = (radius * 4 / 3).clamp(24, 34) as u16;
        let beside = |brush: &mut Brush, against: &Option<Text>| {
            let Some(against) = against else { return };
            let style = BODY.size(26).color(ink::MUTED).room((self.width / 2 - radius + 18).max(30) as u32);
            brush.write(style, disc.0 + radius + 8, row.centre(), against.clone());
        };
        match mark {
            Mark::Nothing => brush.zero((middle, row.centre())),
            Mark::Free(text) => brush.write(BODY.size(26).color(ink::RANK).middle(), middle, row.centre(), text.clone()),
            Mark::Runs(against) => {
                brush.circle(disc, radius - 2, ink::ATTENTION, 3);
                for step in -1..=1 {
                    brush.disc((disc.0 + step * 10, disc.1), 3, ink::ATTENTION);
                }
                beside(brush, against);
            }
            Mark::Came { figure, worth, against } => {
                let (fill, writing) = match worth {
                    Worth::All => (Some(ink::GOOD), ink::WHITE),
                    Worth::Some => (Some(ink::SAFFRON), ink::NIGHT),
                    Worth::Nothing => (None, ink::RANK),
                };
                // In a low line there is no room for a disc around a figure that can be read.
                if radius < 12 {
                    let color = fill.map_or(ink::RANK, |fill| ink::mix(fill, ink::NIGHT, 30));
                    brush.write(SCORE.size(size).color(color).middle(), disc.0, disc.1, figure.clone());
                    return beside(brush, against);
                }
                match fill {
                    Some(fill) => brush.disc(disc, radius, fill),
                    None => brush.circle(disc, radius - 1, ink::ZERO, 2),
                }
                brush.write(SCORE.size(size).color(writing).middle(), disc.0, disc.1, figure.clone());
                beside(brush, against);
            }
        }
    }
}
