//! `pergola picture`: draws a state of a transcript as a viewer sees it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;
use pergola_data as data;
use pergola_engine::{AnyState, END, Frame, FrameTurn, Seat, Status, Viewer};
use pergola_render::{Painter, has_glyphs};
use pergola_text::{LANGUAGES, Occupant, Speaker};

use super::{
    Complaint, Done, Output,
    input::Input,
    number::whole,
    transcript::{Ply, Transcript},
};

/// Draw a state of a transcript as a PNG file, and say what it shows
#[derive(Args)]
pub(super) struct Picture {
    /// A transcript as `pergola playout` writes it; - for the standard input
    file: PathBuf,
    /// After which ply, 0 for the start; the last unless given
    #[arg(long, value_parser = whole::<usize>)]
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
        let seats = transcript.header.seats;
        let viewer = viewer(&self.viewer, seats)?;
        let last = transcript.plies.len();
        let ply = self.ply.unwrap_or(last);
        if ply > last {
            return Err(Complaint::said(format!("There is no ply {ply}; {} has {last}.", input.name)));
        }
        let state = transcript.state(ply)?;
        let before = transcript.state(ply.saturating_sub(1))?;
        let turn = [&state, &before].into_iter().find_map(|state| turn(&**state)).unwrap_or(0);
        let frame = frame(&transcript, &*state, turn, ply, viewer)?;
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

/// The turn a state is in; none once the game is over.
fn turn(state: &dyn AnyState) -> Option<u32> {
    match state.status() {
        Status::ToAct { turn, .. } => Some(turn),
        Status::Over(_) => None,
    }
}

/// The frame of a table without people, with the events of the last turn up to `ply`.
fn frame(transcript: &Transcript, state: &dyn AnyState, turn: u32, ply: usize, viewer: Viewer) -> Result<Frame, Complaint> {
    let mut frame = Frame::bare(transcript.header.seats, viewer, &state.status());
    frame.turn = turn;
    frame.revision = ply as u64;
    let played = &transcript.plies[..ply];
    let Some(last) = played.last() else { return Ok(frame) };
    let ends_before = played[..ply - 1].iter().rposition(|it| it.seat != last.seat || it.action == END);
    let mut events = Vec::new();
    for played in &played[ends_before.map_or(0, |at| at + 1)..] {
        check_events(transcript, played)?;
        events.extend(played.events.iter().filter_map(|event| transcript.game.seen(event, viewer)));
    }
    frame.turns = vec![FrameTurn { seat: last.seat, events }];
    Ok(frame)
}

/// Whether an action brings about just what the transcript tells of it: nothing else is drawn.
fn check_events(transcript: &Transcript, played: &Ply) -> Result<(), Complaint> {
    let again = played.record().replay(&mut *transcript.state(played.ply - 1)?);
    let same = again.is_ok_and(|again| again.events == played.events);
    same.then_some(())
        .ok_or_else(|| Complaint::said(format!("Ply {} does not come out as recorded; `pergola replay` says how.", played.ply)))
}

fn write(path: &Path, png: &[u8]) -> Result<(), Complaint> {
    fs::write(path, png).map_err(|why| Complaint::unwritable(&format!("the file {}", path.display()), &why))
}
