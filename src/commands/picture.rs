//! `pergola picture`: draws a state of a transcript as a viewer sees it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use crate::{
    data,
    engine::{AnyState, END, Frame, FrameTurn, Game, Seat, Status, Viewer},
    text::{LANGUAGES, Occupant, Speaker},
};
use clap::Args;
use pergola_render::{Painter, has_glyphs};

use super::{Complaint, Done, Output, check_seats, game, input::Input, transcript::Transcript};

/// Draw a state of a transcript as a PNG file, and say what it shows
#[derive(Args)]
pub(super) struct Picture {
    /// A transcript as `pergola playout` writes it; - for the standard input
    file: PathBuf,
    /// After which ply, 0 for the start; the last unless given
    #[arg(long)]
    ply: Option<usize>,
    /// Who looks: everyone, or a seat from 1
    #[arg(long, default_value = "everyone")]
    viewer: String,
    /// Where the picture goes
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Picture {
    /// Draws and writes.
    pub(super) fn run(self) -> Done {
        let input = Input::read(&self.file)?;
        let transcript = Transcript::read(&input)?;
        let game = game(&transcript.header.game)?;
        let seats = transcript.header.seats;
        check_seats(game, seats)?;
        let viewer = viewer(&self.viewer, seats)?;
        let last = transcript.plies.len();
        let ply = self.ply.unwrap_or(last);
        if ply > last {
            return Err(Complaint::said(format!("There is no ply {ply}; {} has {last}.", input.name)));
        }
        let state = load(game, &transcript, ply)?;
        let before = load(game, &transcript, ply.saturating_sub(1))?;
        let turn = [&state, &before].into_iter().find_map(|state| turn(&**state)).unwrap_or(0);
        let frame = frame(game, &transcript, &*state, turn, ply, viewer);
        let occupants = vec![Occupant::Unknown; usize::from(seats)];
        let speaker = Speaker::picture(LANGUAGES[0], &occupants, |it| has_glyphs(it.encode_utf8(&mut [0; 4])));
        let painter = Painter::new(data::art);
        let png = painter.png(&state.picture(&frame).map_text(|text| speaker.say(&text)));
        write(&self.out, &png)?;
        let mut output = Output::standard();
        let sentences = Speaker::plain(LANGUAGES[0], &occupants);
        for text in state.describe(&frame) {
            output.line(&sentences.say(&text))?;
        }
        output.close()?;
        Ok(ExitCode::SUCCESS)
    }
}

fn viewer(typed: &str, seats: u8) -> Result<Viewer, Complaint> {
    let seat = typed.parse::<u8>().ok().filter(|it| (1..=seats).contains(it));
    match (typed, seat) {
        ("everyone", _) => Ok(Viewer::Everyone),
        (_, Some(seat)) => Ok(Viewer::Seat(Seat(seat - 1))),
        _ => Err(Complaint::said(format!("The viewer {typed:?} is neither everyone nor a seat from 1 to {seats}."))),
    }
}

/// The state after `ply`.
fn load(game: &dyn Game, transcript: &Transcript, ply: usize) -> Result<Box<dyn AnyState>, Complaint> {
    let header = &transcript.header;
    let saved = if ply == 0 { &header.state } else { &transcript.plies[ply - 1].state };
    let unreadable =
        |_| Complaint::said(format!("The state after ply {ply} cannot be read as {} {}.", header.game, header.version));
    game.load(header.version, saved.clone()).map_err(unreadable)
}

/// The turn a state is in; none once the game is over.
fn turn(state: &dyn AnyState) -> Option<u32> {
    match state.status() {
        Status::ToAct { turn, .. } => Some(turn),
        Status::Over(_) => None,
    }
}

/// The frame of a table without people, with the events of the last turn up to `ply`.
fn frame(game: &dyn Game, transcript: &Transcript, state: &dyn AnyState, turn: u32, ply: usize, viewer: Viewer) -> Frame {
    let mut frame = Frame::bare(transcript.header.seats, viewer, &state.status());
    frame.turn = turn;
    frame.revision = ply as u64;
    let played = &transcript.plies[..ply];
    let Some(last) = played.last() else { return frame };
    let ends_before = played[..ply - 1].iter().rposition(|it| it.seat != last.seat || it.action == END);
    let turn = &played[ends_before.map_or(0, |at| at + 1)..];
    let events = turn.iter().flat_map(|it| &it.events).filter_map(|event| game.seen(event, viewer)).collect();
    frame.turns = vec![FrameTurn { seat: last.seat, events }];
    frame
}

fn write(path: &Path, png: &[u8]) -> Result<(), Complaint> {
    fs::write(path, png).map_err(|why| Complaint::unwritable(&path.display().to_string(), &why))
}
