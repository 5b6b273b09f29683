//! The commands, one module each, for people, tests and referees.
//!
//! A command reads and writes files and plain streams. What is wrong with its input is one clear sentence on the error
//! stream and exit code 2; a closed pipe is no error.

pub mod accept_loss;
pub mod backup;
#[cfg(feature = "discord")]
mod discord;
#[cfg(feature = "discord")]
mod doctor;
#[cfg(any(feature = "discord", feature = "playground"))]
mod editions;
pub mod export;
mod folder;
mod input;
mod json;
#[cfg(any(feature = "discord", feature = "playground"))]
mod log;
mod options;
mod output;
mod picture;
#[cfg(feature = "playground")]
mod playground;
mod playout;
mod replay;
pub mod restore;
pub mod salvage;
mod score;
#[cfg(any(feature = "discord", feature = "playground"))]
mod stop;
mod transcript;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

use self::output::Output;
use crate::{
    engine::Game,
    games::{self, GAMES},
    text::{LANGUAGES, Speaker, Text},
};

/// What the commands take from the environment: read in one place, and handed down.
#[derive(Default)]
pub struct Environment {
    /// The token of the bot's account at Discord: a secret, never shown.
    pub discord_token: Option<String>,
    /// The server that is spoken to in Discord's place.
    pub discord_api: Option<String>,
    /// What is logged, as `tracing` reads it.
    pub log: Option<String>,
}

/// Palace-and-garden board games in a chat channel, a turn at a time.
#[derive(Parser)]
#[command(name = "pergola", version)]
pub struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    #[cfg(feature = "discord")]
    Discord(discord::Run),
    #[cfg(feature = "discord")]
    Doctor(doctor::Doctor),
    #[cfg(feature = "playground")]
    Playground(playground::Run),
    Playout(playout::Playout),
    Replay(replay::Replay),
    Picture(picture::Picture),
    Score(score::Score),
    Backup(backup::BackupArgs),
    Export(export::ExportArgs),
    Restore(restore::RestoreArgs),
    AcceptLoss(accept_loss::AcceptLossArgs),
    Salvage(salvage::SalvageArgs),
}

/// How the program ends when it could not go on: what `sysexits.h` calls a fault of the software.
const BROKEN_OFF: u8 = 70;

/// The folder that keeps the tables unless another is given.
const DATA: &str = "pergola-data";

/// Why a command cannot do what it was asked.
enum Complaint {
    /// A sentence for whoever typed the command.
    Said(String),
    /// The program could not go on: a sentence for whoever runs it.
    BrokenOff(String),
    /// Nobody reads what it writes any more.
    ClosedPipe,
}

/// How a command went.
type Done = Result<ExitCode, Complaint>;

impl CommandLine {
    /// Runs the command; complaints go to the error stream.
    #[cfg_attr(
        not(any(feature = "discord", feature = "playground")),
        expect(unused_variables, reason = "only programs that run until they are stopped take anything from it")
    )]
    pub fn run(self, environment: &Environment) -> ExitCode {
        let done = match self.command {
            #[cfg(feature = "discord")]
            Some(Command::Discord(command)) => command.run(environment),
            #[cfg(feature = "discord")]
            Some(Command::Doctor(command)) => command.run(environment),
            #[cfg(feature = "playground")]
            None => playground::Run::default().run(environment),
            #[cfg(not(feature = "playground"))]
            None => Err(Complaint::said("Nothing is asked of it; see --help.")),
            #[cfg(feature = "playground")]
            Some(Command::Playground(command)) => command.run(environment),
            Some(Command::Playout(command)) => command.run(),
            Some(Command::Replay(command)) => command.run(),
            Some(Command::Picture(command)) => command.run(),
            Some(Command::Score(command)) => command.run(),
            Some(Command::Backup(args)) => said(backup::backup(&args, &mut io::stdout())),
            Some(Command::Export(args)) => said(export::export(&args, &mut io::stdout())),
            Some(Command::Restore(args)) => said(restore::restore(&args, &mut io::stdout())),
            Some(Command::AcceptLoss(args)) => said(accept_loss::accept_loss(&args, &mut io::stdout())),
            Some(Command::Salvage(args)) => said(salvage::salvage(&args, &mut io::stdout())),
        };
        match done {
            Ok(code) => code,
            Err(Complaint::ClosedPipe) => ExitCode::SUCCESS,
            // When even the error stream is closed, the exit code has to do.
            Err(Complaint::Said(sentence)) => {
                let _ = writeln!(io::stderr(), "{sentence}");
                ExitCode::from(2)
            }
            Err(Complaint::BrokenOff(sentence)) => {
                let _ = writeln!(io::stderr(), "{sentence}");
                ExitCode::from(BROKEN_OFF)
            }
        }
    }
}

impl Complaint {
    fn said(sentence: impl Into<String>) -> Complaint {
        Complaint::Said(sentence.into())
    }

    /// Writing to `name` failed.
    fn unwritable(name: &str, why: &io::Error) -> Complaint {
        match why.kind() {
            io::ErrorKind::BrokenPipe => Complaint::ClosedPipe,
            _ => Complaint::said(format!("{name} cannot be written: {why}.")),
        }
    }
}

/// What a command of the store came to, with its causes in one sentence.
fn said(done: anyhow::Result<()>) -> Done {
    done.map(|()| ExitCode::SUCCESS).map_err(|why| Complaint::said(format!("{why:#}.")))
}

/// The game with this key.
fn game(key: &str) -> Result<&'static dyn Game, Complaint> {
    games::game(key).ok_or_else(|| {
        let keys: Vec<_> = GAMES.iter().map(|game| game.meta().key).collect();
        Complaint::said(format!("There is no game {key:?}; the games are {}.", keys.join(", ")))
    })
}

/// Whether the game has so many seats.
fn check_seats(game: &dyn Game, seats: u8) -> Result<(), Complaint> {
    let meta = game.meta();
    let (fewest, most) = meta.seats;
    let fits = (fewest..=most).contains(&seats);
    fits.then_some(()).ok_or_else(|| Complaint::said(format!("{} has {fewest} to {most} seats, not {seats}.", meta.key)))
}

/// The text as a sentence, for a table without people.
fn say(text: &Text) -> String {
    Speaker::plain(LANGUAGES[0], &[]).say(text)
}
