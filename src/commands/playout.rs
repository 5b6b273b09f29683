//! `pergola playout`: plays a whole game by itself and writes its transcript.

use std::{path::PathBuf, process::ExitCode};

use clap::Args;
use pergola_bots as bots;
use pergola_bots::{Bot, Budget};
use pergola_engine::{AnyState, Chance, Options, Record, Status};
use serde::Serialize;

use super::{
    Complaint, Done, Output, bot, check_seats, game,
    number::whole,
    options::options,
    say,
    transcript::{FORMAT, Header, Over, Ply},
};

/// One action in so many is one that nobody waits for, where there is one.
const OUT_OF_TURN: u32 = 8;

/// Play a whole game by bots and write it down as JSON lines
///
/// The first line is a header {"format", "game", "version", "seats", "options", "seed", "chance", "state"}, then comes a
/// line {"ply", "seat", "action", "chance", "events", "reveals", "state"} for each action, and at the end
/// {"over": {"scores", "ranks"}}. Plies are counted from 1, seats from 0. "state" is complete, with all that is hidden;
/// "chance" is the luck that was met, in order. The same seed gives the same game.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Playout {
    /// The game's key
    #[arg(long)]
    game: String,
    /// The number of seats
    #[arg(long, value_parser = whole::<u8>)]
    seats: u8,
    /// Where all luck comes from
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>)]
    seed: u64,
    /// What a lobby can choose, as JSON: {"hand": "three", "tree-1": ["lavender"]}
    #[arg(long, default_value = "{}")]
    options: String,
    /// Who plays: easy, normal, hard, greedy or random
    #[arg(long, default_value = "random")]
    bots: String,
    /// Where the transcript goes instead of the standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Playout {
    /// Plays and writes.
    pub(super) fn run(self) -> Done {
        let game = game(&self.game)?;
        check_seats(game, self.seats)?;
        let options = options(game, self.seats, &self.options)?;
        let bot = bot(&self.bots)?;
        let mut chance = Chance::rolled(self.seed);
        let started = game.start(self.seats, &options, &mut chance);
        let mut state = started.map_err(|why| Complaint::said(say(&why)))?;
        let mut output = Output::open(self.out.as_deref())?;
        let luck = chance.finish().expect("fresh luck follows no record");
        output.line(&json(&self.header(game.meta().version, options, luck, &*state)))?;
        let mut choice = Chance::silent(!self.seed);
        let mut ply = 0;
        while ply <= game.meta().ply_limit as usize
            && let Some(record) = play(&mut *state, bot, &mut choice)
        {
            ply += 1;
            output.line(&json(&Ply::new(ply, record, state.save())))?;
        }
        let Status::Over(over) = state.status() else {
            return Err(Complaint::said(format!("The game is not over after {ply} plies.")));
        };
        output.line(&json(&Over { over }))?;
        output.close()?;
        Ok(ExitCode::SUCCESS)
    }

    fn header(&self, version: u16, options: Options, chance: Vec<String>, state: &dyn AnyState) -> Header {
        let (format, game) = (FORMAT.to_string(), self.game.clone());
        Header { format, game, version, seats: self.seats, options, seed: self.seed, chance, state: state.save() }
    }
}

/// Plays one action of a seat that must or may act; nothing when there is none. Bots play nothing out of turn: there any
/// listed action is played.
fn play(state: &mut dyn AnyState, bot: &dyn Bot, choice: &mut Chance) -> Option<Record> {
    let Status::ToAct { must, may, .. } = state.status() else { return None };
    let among = if !may.is_empty() && choice.below(OUT_OF_TURN) == 0 { may } else { must };
    let seat = among.iter().nth(choice.below(among.len() as u32) as usize)?;
    let action = if must.contains(seat) {
        bots::choose(bot, state, seat, choice.seed(), &mut Budget::unlimited())?
    } else {
        let mut listed = state.legal_actions(seat);
        listed.swap_remove(choice.below(listed.len() as u32) as usize)
    };
    Record::play(state, seat, &action, choice.seed()).ok()
}

fn json(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("a line is plain data")
}
