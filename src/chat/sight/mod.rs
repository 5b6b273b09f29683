//! What one viewer sees of a table: its picture, the same in words, and the story of what happened.
//!
//! Everything here comes from views and from events told to that viewer, so nothing hidden can get into it.
//! Deliberately absent: what anybody is asked.

pub(crate) mod awaited;
pub(crate) mod choices;
pub(crate) mod clock;
pub(crate) mod clubs;
pub(crate) mod decision;
pub(crate) mod find;
pub(crate) mod fingerprint;
pub(crate) mod menu;
pub(crate) mod message;
pub(crate) mod names;
pub(crate) mod numbered;
pub(crate) mod outcome;
pub(crate) mod own;
pub(crate) mod own_note;
pub(crate) mod questions;
pub(crate) mod refusal;
pub(crate) mod shown;
pub(crate) mod tables;
pub(crate) mod terms;
pub(crate) mod title;
pub(crate) mod variants;

use std::{cell::RefCell, rc::Rc};

use pergola_engine::{AnyState, Frame, FrameTurn, Seat, SeatFace, Seen, Spot, Status, Viewer};
use pergola_render::Rect;
use pergola_table::{Guests, Holder, Person, PersonId, PersonRef, SeatHolder, Table, TurnStory};
use pergola_text::{Language, Text};

use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::Origin,
        limits::{self, Sentences},
        plain::{Picture, Row},
        voice::Voice,
    },
    wishes::board::Glance,
};

/// Who had which seat at another time, and the voice that speaks of them.
type VoiceThen = (Vec<(Seat, SeatHolder)>, Rc<Voice>);

/// A table through the eyes of one viewer.
pub(crate) struct Sight<'a> {
    table: &'a Table,
    viewer: Viewer,
    /// Whose last turn it is since which the picture shows what happened; none for what was told last.
    since: Option<Seat>,
    /// Whether somebody else looks with the viewer's eyes.
    is_deputy: bool,
    /// Who reads what is said, if it is said to one person.
    reader: Option<PersonId>,
    /// Everybody who is known by now, besides those the table knows.
    people: Option<&'a Guests>,
    voice: Voice,
    /// The voice of those who sat there at another time, for the turn that was told last.
    then: RefCell<Option<VoiceThen>>,
}

impl<'a> Sight<'a> {
    /// What everybody sees, in the table's language.
    pub(crate) fn public(table: &'a Table) -> Sight<'a> {
        Sight::of(table, Viewer::Everyone, Voice::public(table))
    }

    /// What everybody sees, told to one person; to who sits there, with what happened since their own last turn.
    pub(crate) fn stranger(table: &'a Table, since: Option<Seat>, language: Language) -> Sight<'a> {
        Sight { since, ..Sight::of(table, Viewer::Everyone, Voice::private(table, language)) }
    }

    /// What a seat sees, told to its person.
    pub(crate) fn seat(table: &'a Table, seat: Seat, language: Language) -> Sight<'a> {
        let person = table.seats().get(seat.index()).and_then(|holder| holder.person.as_ref());
        let sight = Sight::of(table, Viewer::Seat(seat), Voice::private(table, language));
        match person {
            Some(person) => sight.read_by(&person.id),
            None => sight,
        }
    }

    /// What a seat sees, told to its deputy.
    pub(crate) fn deputy(table: &'a Table, seat: Seat, deputy: &PersonId, language: Language) -> Sight<'a> {
        let sight = Sight::of(table, Viewer::Seat(seat), Voice::private(table, language));
        Sight { is_deputy: true, ..sight.read_by(deputy) }
    }

    fn of(table: &'a Table, viewer: Viewer, voice: Voice) -> Sight<'a> {
        Sight { table, viewer, since: None, is_deputy: false, reader: None, people: None, voice, then: RefCell::default() }
    }

    /// The same, read by this person, who is "you" where they sit, or sat.
    pub(crate) fn read_by(self, reader: &PersonId) -> Sight<'a> {
        Sight { voice: Voice::to(self.table, self.voice.language(), reader), reader: Some(reader.clone()), ..self }
    }

    /// The same, knowing everybody who was ever there.
    pub(crate) fn knowing(self, people: &'a Guests) -> Sight<'a> {
        Sight { people: Some(people), ..self }
    }

    /// Whose eyes these are.
    pub(crate) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Who reads it, if it is told to one person.
    pub(crate) fn reader(&self) -> Option<&PersonId> {
        self.reader.as_ref()
    }

    /// Who tells it.
    pub(crate) fn voice(&self) -> &Voice {
        &self.voice
    }

    /// The picture with these badges; none before the game begins.
    pub(crate) fn picture(&self, marks: Vec<(Spot, u16)>, letters: Vec<Spot>) -> Option<Picture> {
        let state = self.table.state_for(self.viewer)?;
        Some(self.framed(state, Frame { marks, letters, ..self.frame(state) }))
    }

    /// The same viewer's picture of a state they plan on. It tells whom the game waits for, which is not yet them.
    pub(crate) fn picture_of_plan(&self, state: &dyn AnyState, marks: Vec<(Spot, u16)>, letters: Vec<Spot>) -> Picture {
        let frame = Frame { to_act: self.table.waits_for(), ..self.frame(state) };
        self.framed(state, Frame { marks, letters, ..frame })
    }

    /// The same viewer's picture of another state, under this heading: what these turns did is lit.
    pub(crate) fn picture_of(&self, state: &dyn AnyState, heading: Text, turns: Vec<TurnStory<Seen>>) -> Picture {
        let turns = turns.into_iter().map(|turn| FrameTurn { seat: turn.seat, events: turn.events }).collect();
        self.framed(state, Frame { heading: Some(heading), turns, ..self.frame(state) })
    }

    fn framed(&self, state: &dyn AnyState, frame: Frame) -> Picture {
        Picture { scene: self.voice.scene(state.picture(&frame)), alt: self.alt(state.describe(&frame)) }
    }

    /// The picture with these badges, and where a round was scored that the game draws, that before it and the board beside it.
    pub(crate) fn pictures(
        &self,
        (marks, letters): (Vec<(Spot, u16)>, Vec<Spot>),
        scored: Option<&Seen>,
    ) -> (Option<Picture>, Option<Picture>) {
        let board = self.picture(marks, letters);
        match scored.and_then(|milestone| self.scoring(milestone)) {
            Some(scoring) => (Some(scoring), board),
            None => (board, None),
        }
    }

    /// A scoring round as a picture of its own; nothing where the game draws none.
    fn scoring(&self, milestone: &Seen) -> Option<Picture> {
        let state = self.table.state_for(self.viewer)?;
        let frame = self.frame(state);
        let scene = state.scoring(&frame, milestone)?;
        let said = state.describe_scoring(&frame, milestone).into_iter().chain(state.describe(&frame));
        Some(Picture { scene: self.voice.scene(scene), alt: self.alt(said.collect()) })
    }

    /// The end as a poster; the table's picture when the game draws none.
    pub(crate) fn poster(&self) -> Option<Picture> {
        let state = self.table.state_for(self.viewer)?;
        let frame = self.frame(state);
        let milestones = self.table.milestones(self.viewer);
        let Some(scene) = state.poster(&frame, &milestones) else { return self.picture(Vec::new(), Vec::new()) };
        Some(Picture { scene: self.voice.scene(scene), alt: self.alt(state.describe_poster(&frame, &milestones)) })
    }

    /// A menu of the parts of the table's picture, the one that is shown chosen; nothing where it has none.
    pub(crate) fn parts_menu(&self, shown: Option<u8>) -> Vec<Row> {
        let parts = self.table.state_for(self.viewer).map(|state| state.parts()).unwrap_or_default();
        let buttons = Buttons { table: Address::of(self.table), origin: Origin::Private, voice: &self.voice };
        let choice = |(at, (name, _)): (u8, &(Text, Rect))| buttons.choice(Glance::Part(at), name, shown == Some(at));
        buttons.menus("part", &Text::new("ask-part"), (0..).zip(&parts).filter_map(choice).collect())
    }

    /// A part of the table's picture, or all of it.
    pub(crate) fn part_of(&self, picture: Picture, part: Option<u8>) -> Picture {
        let parts = self.table.state_for(self.viewer).map(|state| state.parts()).unwrap_or_default();
        match part.and_then(|part| parts.get(usize::from(part))) {
            Some((_, area)) => Picture { scene: picture.scene.part(*area), ..picture },
            None => picture,
        }
    }

    /// The same facts as lines, in pages of at most `limit` characters; none before the game begins.
    pub(crate) fn text_board(&self, limit: usize) -> Option<Vec<String>> {
        let state = self.table.state_for(self.viewer)?;
        let frame = self.frame(state);
        let mut pages: Vec<String> = Vec::new();
        for fact in state.describe(&frame).iter().map(|text| self.voice.say(text)) {
            match pages.last_mut() {
                Some(page) if limits::length(page) + limits::length(&fact) < limit => {
                    page.push('\n');
                    page.push_str(&fact);
                }
                _ => pages.push(limits::cut(&fact, limit)),
            }
        }
        Some(pages)
    }

    /// What these turns brought, a line each turn: the latest of it that fits into `limit` characters.
    pub(crate) fn story(&self, turns: &[TurnStory<Seen>], limit: usize) -> String {
        let sentences = turns.iter().flat_map(|turn| within_turn(self.told(turn))).collect();
        let (story, left_out) = Sentences(sentences).latest_within(limit.saturating_sub(2), " ");
        let story = story.trim_start().replace(" \n", "\n");
        if left_out > 0 && !story.is_empty() { format!("… {story}") } else { story }
    }

    /// What one turn brought, in lines; none when nothing is told of it.
    pub(crate) fn lines(&self, turn: &TurnStory<Seen>) -> Vec<String> {
        let told = self.told(turn).join(" ").replace(" \n", "\n");
        told.trim_start().lines().map(str::to_owned).collect()
    }

    /// What one turn brought, in sentences, with the ends of its lines before those that begin one. Everybody in it is called as
    /// they sat then.
    fn told(&self, turn: &TurnStory<Seen>) -> Vec<String> {
        let then = (!turn.then.is_empty()).then(|| self.voice_then(&turn.then));
        let voice = then.as_deref().unwrap_or(&self.voice);
        let said = self.table.game().story(&turn.events).into_iter();
        let played = self.played(turn).map(|text| voice.say(&text));
        if self.is_own(turn) && (turn.bot || turn.deputy.is_some()) {
            // The reader did none of it.
            paragraphs(played.into_iter().chain(said.map(|text| voice.say_of_others(&text))))
        } else {
            paragraphs(played.into_iter().chain(said.map(|text| voice.say(&text))))
        }
    }

    /// What is said of the time when these seats were so had.
    pub(crate) fn say_then(&self, then: &[(Seat, SeatHolder)], text: &Text) -> String {
        if then.is_empty() { self.voice.say(text) } else { self.voice_then(then).say(text) }
    }

    /// Whether a turn was the reader's own, whoever played it.
    fn is_own(&self, turn: &TurnStory<Seen>) -> bool {
        let then = turn.then.iter().find(|(seat, _)| *seat == turn.seat);
        let was_reader =
            |holder: &SeatHolder| holder.person.and_then(|it| self.person(it)).map(|it| &it.id) == self.reader.as_ref();
        self.viewer == Viewer::Seat(turn.seat) && !self.is_deputy && then.is_none_or(|(_, holder)| was_reader(holder))
    }

    /// What is said before a turn that its person did not play as usual.
    fn played(&self, turn: &TurnStory<Seen>) -> Option<Text> {
        let own = self.is_own(turn);
        let text = match (turn.deputy, turn.bot, turn.timed_out) {
            (Some(_), _, true) => Text::new("story-deputy-time-confirmed"),
            (Some(_), _, false) => Text::new("story-deputy"),
            (None, true, true) if own => Text::new("story-time-played-for-you"),
            (None, true, false) if own => Text::new("story-played-for-you"),
            (None, false, true) if own => Text::new("story-time-confirmed-yours"),
            (None, false, true) => Text::new("story-time-confirmed"),
            (None, true, true) => Text::new("story-time-played"),
            (None, true | false, false) => return None,
        };
        let deputy = turn.deputy.map(|deputy| match self.person(deputy) {
            Some(person) if Some(&person.id) == self.reader.as_ref() => Text::new("seat-you"),
            Some(person) if !person.is_forgotten() => Text::new("name").code("name", &person.name),
            _ => Text::new("somebody"),
        });
        Some(text.seat("of", turn.seat.0).text("person", deputy.unwrap_or(Text::new("somebody"))))
    }

    /// Somebody who is, or was, at the table.
    fn person(&self, reference: PersonRef) -> Option<&Person> {
        [self.people, Some(self.table.guests())].into_iter().flatten().find_map(|it| it.known(reference))
    }

    /// The voice in which those who had these seats then are called as they sat.
    fn voice_then(&self, then: &[(Seat, SeatHolder)]) -> Rc<Voice> {
        if let Some((known, voice)) = &*self.then.borrow()
            && known == then
        {
            return voice.clone();
        }
        let person = |it: PersonRef| self.person(it).cloned().unwrap_or_else(|| self.table.guests().person(it));
        let holder = |it: &SeatHolder| Holder { person: it.person.map(person), bot: it.bot.clone() };
        let sat: Vec<(Seat, Holder)> = then.iter().map(|(seat, it)| (*seat, holder(it))).collect();
        let voice = Rc::new(self.voice.then(self.table, &sat, self.reader.as_ref()));
        self.then.replace(Some((then.to_vec(), voice.clone())));
        voice
    }

    /// As many of the facts as alt text holds; when that is not all, it says where the rest is.
    fn alt(&self, facts: Vec<Text>) -> String {
        let facts = Sentences(facts.iter().map(|text| self.voice.plain(text)).collect());
        with_rest(&facts, limits::ALT, " ", &self.voice.plain(&Text::new("alt-rest")))
    }

    fn frame(&self, state: &dyn AnyState) -> Frame {
        let mut turns = match self.since {
            Some(seat) => self.table.since_turn_of(seat),
            None => self.table.last_turn(self.viewer),
        };
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
            table: title::number(self.table) as u64,
            turn,
            revision: self.table.revision(),
            viewer: self.viewer,
            seats: self.table.seats().iter().map(|holder| SeatFace { bot: holder.bot.is_some() }).collect(),
            to_act: status.waits_for(),
            turns: turns.into_iter().map(|turn| FrameTurn { seat: turn.seat, events: turn.events }).collect(),
            marks: Vec::new(),
            letters: Vec::new(),
            heading: None,
        }
    }
}

/// What marks a turn takes of its first line.
const MARK: usize = 2;

/// The sentences of a turn, the first on a line of its own and marked; a new line where a paragraph would become too long to
/// read on a phone, and before and after what has several lines itself.
fn paragraphs(said: impl Iterator<Item = String>) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    let mut room = 0;
    for sentence in said {
        let length = limits::length(&sentence) + 1;
        let has_lines = sentence.contains('\n');
        let begins = has_lines || length > room;
        room = if has_lines { 0 } else { (if begins { limits::PARAGRAPH - MARK } else { room }).saturating_sub(length) };
        sentences.push(match (sentences.is_empty(), begins) {
            (true, _) => format!("\n• {sentence}"),
            (false, true) => format!("\n{sentence}"),
            (false, false) => sentence,
        });
    }
    sentences
}

/// What is told of a turn above a picture, which shows what luck brought: sentences that are too many for one paragraph are left
/// out, but the first, and what has several lines: a scoring round, the end.
fn within_turn(sentences: Vec<String>) -> Vec<String> {
    let mut room = limits::PARAGRAPH;
    let mut is_first = true;
    let fits = |sentence: &String| {
        if sentence.trim().contains('\n') {
            return true;
        }
        let left = room.checked_sub(limits::length(sentence.trim()) + 1);
        room = left.unwrap_or(room);
        std::mem::take(&mut is_first) || left.is_some()
    };
    sentences.into_iter().filter(fits).collect()
}

/// As many sentences as fit into `limit` characters; when some are left out it ends with where the rest is.
fn with_rest(facts: &Sentences, limit: usize, joint: &str, rest: &str) -> String {
    let (all, left_out) = facts.as_many_within(limit, joint);
    if left_out == 0 {
        return all;
    }
    let (said, _) = facts.as_many_within(limit - limits::length(rest) - limits::length(joint), joint);
    [said.as_str(), rest].join(joint)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn above_a_picture_a_turn_is_short_and_a_scoring_is_whole() {
        let said = |count: usize| "x".repeat(count);
        let scored = format!("\nRound A:\n{}", said(400));
        let told = within_turn(vec![said(200), scored.clone(), said(120), said(90)]);
        assert_eq!(told, [said(200), scored, said(90)]);
        assert_eq!(within_turn(vec![said(400)]), [said(400)]);
    }

    #[test]
    fn a_long_turn_is_told_in_short_paragraphs() {
        let long = "x".repeat(200);
        let said = ["Ann took a card.", "New money.", "Round A:\nAnn leads.", &long, &long].map(str::to_owned);
        let told = paragraphs(said.into_iter()).join(" ").replace(" \n", "\n");
        let lines: Vec<&str> = told.trim_start().lines().collect();
        assert_eq!(lines, ["• Ann took a card. New money.", "Round A:", "Ann leads.", &long, &long]);
        assert!(lines.iter().all(|line| limits::length(line) <= limits::PARAGRAPH));
    }
}
