//! What one viewer sees of a table: its picture, the same in words, and the story of what happened.
//!
//! Everything here comes from views and from events told to that viewer, so nothing hidden can get into it.
//! Deliberately absent: buttons, and what anybody is asked.

use super::{
    limits::{self, Sentences},
    plain::Picture,
    voice::Voice,
};
use crate::{
    engine::{AnyState, Frame, FrameTurn, Seat, SeatFace, Seen, Spot, Status, Viewer},
    table::{Table, TurnStory},
};

/// A table through the eyes of one viewer.
pub(super) struct Sight<'a> {
    table: &'a Table,
    viewer: Viewer,
    voice: Voice,
}

impl<'a> Sight<'a> {
    /// What everybody sees, in the table's language.
    pub(super) fn public(table: &'a Table) -> Sight<'a> {
        Sight { table, viewer: Viewer::Everyone, voice: Voice::public(table) }
    }

    /// What everybody sees, told to one person.
    pub(super) fn stranger(table: &'a Table) -> Sight<'a> {
        Sight { table, viewer: Viewer::Everyone, voice: Voice::private(table) }
    }

    /// What a seat sees, told to its person.
    pub(super) fn seat(table: &'a Table, seat: Seat) -> Sight<'a> {
        Sight { table, viewer: Viewer::Seat(seat), voice: Voice::to_seat(table, seat) }
    }

    /// Who tells it.
    pub(super) fn voice(&self) -> &Voice {
        &self.voice
    }

    /// The picture with these badges; none before the game begins.
    pub(super) fn picture(&self, marks: Vec<(Spot, u16)>) -> Option<Picture> {
        let state = self.table.state_for(self.viewer)?;
        let frame = self.frame(state, marks);
        let scene = self.voice.scene(state.picture(&frame));
        Some(Picture { scene, alt: self.facts(state, &frame).within(limits::ALT, " ") })
    }

    /// The same facts as lines, at most `limit` characters; none before the game begins.
    pub(super) fn text_board(&self, limit: usize) -> Option<String> {
        let state = self.table.state_for(self.viewer)?;
        let frame = self.frame(state, Vec::new());
        let said = state.describe(&frame).iter().map(|text| self.voice.say(text)).collect();
        Some(Sentences(said).within(limit, "\n"))
    }

    /// What these turns brought, a paragraph each turn: the latest of it that fits into `limit` characters.
    pub(super) fn story(&self, turns: &[TurnStory<Seen>], limit: usize) -> String {
        let mut sentences = Vec::new();
        for turn in turns {
            let said = turn.events.iter().filter_map(|event| self.table.game().tell(event));
            let said = said.map(|text| self.voice.say(&text)).enumerate();
            sentences.extend(said.map(|(at, sentence)| if at == 0 { format!("\n• {sentence}") } else { sentence }));
        }
        let (story, left_out) = Sentences(sentences).latest_within(limit.saturating_sub(2), " ");
        let story = story.trim_start().replace(" \n", "\n");
        if left_out > 0 && !story.is_empty() { format!("… {story}") } else { story }
    }

    fn facts(&self, state: &dyn AnyState, frame: &Frame) -> Sentences {
        Sentences(state.describe(frame).iter().map(|text| self.voice.plain(text)).collect())
    }

    fn frame(&self, state: &dyn AnyState, marks: Vec<(Spot, u16)>) -> Frame {
        let mut turns = self.table.last_turn(self.viewer);
        if turns.is_empty() {
            turns.extend(self.table.stories(self.viewer).pop());
        }
        let status = state.status();
        let turn = match (&status, turns.last()) {
            (Status::ToAct { turn, .. }, _) => *turn,
            (Status::Over(_), Some(last)) => last.turn,
            (Status::Over(_), None) => 0,
        };
        Frame {
            table: self.table.id().0,
            turn,
            revision: self.table.revision(),
            viewer: self.viewer,
            seats: self.table.seats().iter().map(|holder| SeatFace { bot: holder.bot.is_some() }).collect(),
            to_act: status.waits_for(),
            turns: turns.into_iter().map(|turn| FrameTurn { seat: turn.seat, events: turn.events }).collect(),
            marks,
        }
    }
}
