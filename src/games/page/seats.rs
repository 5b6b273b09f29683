//! The panels of seats: chip, name and score on a band of the seat's colour; the seat to act framed, with the play mark.

use pergola_engine::Seat;
use pergola_render::{Anchor, Color, Fill, Level, Part, Plate, Rect};
use pergola_text::Text;

use super::{BODY_BOLD, NAME, Page, SCORE, Style, brush::number, ink};

/// The art of the play mark, beside the score of a seat that is to act.
pub const PLAY: &str = "common/play";

/// The head of a seat's panel.
pub struct Header<'a> {
    /// Whose panel.
    pub seat: Seat,
    /// Points so far.
    pub score: i64,
    /// What was gained in a scoring round of the last turn.
    pub gain: Option<i64>,
    /// Whether play waits for the seat.
    pub to_act: bool,
    /// Small art after the name, such as the first player's sign.
    pub signs: &'a [&'static str],
    /// The header's height in pixels.
    pub height: i32,
}

/// The least room for a name; a gain, which the scoring's own picture tells, gives way to it.
const NAME_ROOM: i32 = 160;

impl Header<'_> {
    /// The room for the name in a panel so wide, and the gain that is shown beside it.
    fn room(&self, width: i32) -> (u32, Option<i64>) {
        let digits = |number: i64| number.abs().checked_ilog10().unwrap_or(0) as i32 + 1;
        let play = if self.to_act { 56 } else { 0 };
        let room = width - 70 - self.signs.len() as i32 * 48 - play - 25 * digits(self.score) - 26;
        let with_gain = |gain: i64| (room - 40 - 20 * digits(gain), Some(gain));
        let (room, gain) = self.gain.map(with_gain).filter(|it| it.0 >= NAME_ROOM).unwrap_or((room, None));
        (room.max(60) as u32, gain)
    }
}

/// The art of a seat's chip: its colour and pips.
pub fn seat_chip(seat: Seat) -> String {
    format!("common/seat_{}", seat.0 + 1)
}

/// The colour of a seat's chip, for its lines in diagrams.
pub const fn seat_color(seat: Seat) -> Color {
    match seat.0 {
        0 => Color(0x2F6DB5),
        1 => Color(0xC2452D),
        2 => Color(0x3C8D5A),
        3 => Color(0xD9A21B),
        4 => Color(0x7A4FA3),
        _ => Color(0x4A4A4A),
    }
}

/// What is written on the band of a seat.
pub const fn band_ink(seat: Seat) -> Color {
    match seat.0 {
        3 => ink::NIGHT,
        _ => ink::WHITE,
    }
}

/// Whoever sits there, by name.
pub fn seat_name(seat: Seat) -> Text {
    Text::new("picture-seat").seat("seat", seat.0)
}

/// Whoever sits there in a row: chip and name, with a gap between.
pub fn seat_parts(seat: Seat, chip: i32, gap: i32, name: Style, room: u32) -> Vec<Part<Text>> {
    vec![Part::Sprite { name: seat_chip(seat), size: chip }, Part::Gap(gap), name.part(seat_name(seat), Some(room))]
}

impl Page {
    /// Draws a seat's panel with its header.
    pub fn seat_panel(&mut self, at: Rect, header: &Header<'_>) {
        self.board.panel(at);
        self.name_band(Rect { h: header.height, ..at }, header.seat);
        let middle = at.y + header.height / 2 + 1;
        let chip = 46.min(header.height - 8);
        let writing = band_ink(header.seat);
        let (room, gain) = header.room(at.w);
        let mut parts = seat_parts(header.seat, chip, 12, NAME.color(writing), room);
        for sign in header.signs {
            parts.extend([Part::Gap(10), Part::Sprite { name: (*sign).to_owned(), size: 38 }]);
        }
        self.ink.run(parts, (at.x + 12, middle), Level::Middle, Anchor::Left, at.w as u32, None);
        let mut points = Vec::new();
        if header.to_act {
            points.extend([Part::Sprite { name: PLAY.to_owned(), size: 44 }, Part::Gap(12)]);
        }
        if let Some(gain) = gain {
            let gain = Text::new("picture-more").number("number", gain);
            points.extend([BODY_BOLD.color(writing).part(gain, None), Part::Gap(14)]);
        }
        points.push(SCORE.color(writing).part(number(header.score), None));
        self.ink.run(points, (at.right() - 16, middle), Level::Middle, Anchor::Right, 240, None);
        if header.to_act {
            self.frame_to_act(at);
        }
    }

    /// A band in a seat's colour along the upper edge of its panel.
    pub fn name_band(&mut self, at: Rect, seat: Seat) {
        let band = Rect::new(at.x + 2, at.y + 2, at.w - 4, at.h - 2);
        self.board.rect(band, 12, seat_color(seat));
        self.board.rect(Rect { y: band.y + 14, h: band.h - 14, ..band }, 0, seat_color(seat));
    }

    /// Frames the panel of a seat that is to act.
    pub fn frame_to_act(&mut self, at: Rect) {
        self.ink.outline(at, 14, ink::ATTENTION, 7);
    }

    /// Frames a panel in attention colour, with a tab on its upper edge.
    pub fn mark_to_act(&mut self, at: Rect) {
        self.frame_to_act(at);
        let fill = Fill::Solid(ink::ATTENTION);
        let plate = Plate { height: 30, radius: 15, padding: 14, fill, rim: Some((ink::IVORY, 2)) };
        let text = BODY_BOLD.size(26).color(ink::WHITE).part(Text::new("picture-tab-to-act"), Some(200));
        self.ink.run(vec![text], (at.middle(), at.y + 2), Level::Middle, Anchor::Middle, 240, Some(plate));
    }
}
