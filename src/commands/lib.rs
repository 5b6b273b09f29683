//! The commands, one module each, for people, tests and referees.
//!
//! A command reads and writes files and plain streams. What is wrong with its input is one clear sentence on the error
//! stream and exit code 2: nothing changes by trying again. What may pass by itself ends with exit code 75 or 70, after which
//! whoever keeps the program running starts it again. A closed pipe is no error.

pub mod accept_loss;
mod arena;
mod at_rest;
pub mod backup;
#[cfg(feature = "discord")]
mod discord;
#[cfg(feature = "discord")]
mod doctor;
#[cfg(any(feature = "discord", feature = "playground"))]
mod editions;
mod entry_flaw;
pub mod export;
pub mod forget;
mod input;
mod json;
#[cfg(any(feature = "discord", feature = "playground"))]
mod log;
mod number;
mod options;
mod output;
mod picture;
#[cfg(feature = "playground")]
mod playground;
mod playout;
mod record;
pub mod relocate;
mod replay;
pub mod reports;
pub mod restore;
pub mod rewind;
pub mod salvage;
mod score;
mod sentence;
#[cfg(any(feature = "discord", feature = "playground"))]
mod service;
#[cfg(any(feature = "discord", feature = "playground"))]
mod stand_by;
#[cfg(any(feature = "discord", feature = "playground"))]
mod stop;
pub mod store;
mod transcript;
#[cfg(any(feature = "discord", feature = "playground"))]
mod watch;

use std::{
    ffi::OsString,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::{Parser, Subcommand};

use self::{output::Output, store::StoreArgs};
use pergola_bots as bots;
use pergola_bots::Bot;
use pergola_engine::Game;
use pergola_games as games;
use pergola_games::GAMES;
#[cfg(any(feature = "discord", feature = "playground"))]
use pergola_store::StoreError;
use pergola_text::{LANGUAGES, Speaker, Text};

/// What the commands take from the environment: read in one place, and handed down.
#[derive(Default)]
pub struct Environment {
    /// The token of the bot's account at Discord: a secret, never shown.
    pub discord_token: Option<String>,
    /// The server that is spoken to in Discord's place.
    pub discord_api: Option<String>,
    /// The address of the database with the tables, in which there may be a password: never shown.
    pub store: Option<String>,
    /// Into how many wards the servers are put, each of which one process plays.
    pub wards: Option<String>,
    /// What is logged, as `tracing` reads it.
    pub log: Option<String>,
    /// Where the service manager listens that started the program, if one did.
    pub notify_socket: Option<OsString>,
    /// The microseconds within which it waits for a sign of life.
    pub watchdog: Option<String>,
    /// The process from which it waits for it.
    pub watchdog_process: Option<String>,
    /// The folder for files that are needed for a moment.
    pub temporary: PathBuf,
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
    Arena(arena::Arena),
    Replay(replay::Replay),
    Picture(picture::Picture),
    Score(score::Score),
    Backup(backup::BackupArgs),
    Export(export::ExportArgs),
    Reports(reports::ReportsArgs),
    Restore(restore::RestoreArgs),
    AcceptLoss(accept_loss::AcceptLossArgs),
    Salvage(salvage::SalvageArgs),
    Forget(forget::ForgetArgs),
    Rewind(rewind::RewindArgs),
    Move(relocate::MoveArgs),
}

impl Command {
    /// What the command line says of where the tables are, if the command is about them.
    fn store(&mut self) -> Option<&mut StoreArgs> {
        match self {
            #[cfg(feature = "discord")]
            Command::Discord(discord::Run { store, .. }) | Command::Doctor(doctor::Doctor { store, .. }) => Some(store),
            #[cfg(feature = "playground")]
            Command::Playground(playground::Run { store, .. }) => Some(store),
            Command::Backup(backup::BackupArgs { store, .. }) | Command::Export(export::ExportArgs { store, .. }) => Some(store),
            Command::Reports(reports::ReportsArgs { store, .. }) => Some(store),
            Command::Restore(restore::RestoreArgs { store, .. }) => Some(store),
            Command::Salvage(salvage::SalvageArgs { store, .. }) => Some(store),
            Command::Forget(forget::ForgetArgs { store, .. }) | Command::Rewind(rewind::RewindArgs { store, .. }) => Some(store),
            Command::Move(relocate::MoveArgs { store, .. }) => Some(store),
            // What a folder has lost is accepted there.
            Command::AcceptLoss(_) => None,
            Command::Playout(_) | Command::Arena(_) | Command::Replay(_) | Command::Picture(_) | Command::Score(_) => None,
        }
    }
}

/// How the program ends when nothing helps until somebody changes something; the command line's reader ends with it, too.
const REFUSED: u8 = 2;

/// How the program ends when it could not go on: what `sysexits.h` calls a fault of the software.
const BROKEN_OFF: u8 = 70;

/// How the program ends when what is in its way may pass by itself: what `sysexits.h` calls a temporary failure.
const NOT_NOW: u8 = 75;

/// The folder that keeps the tables unless another is given.
const DATA: &str = "pergola-data";

/// Why a command cannot do what it was asked.
#[cfg_attr(
    not(any(feature = "discord", feature = "playground")),
    allow(dead_code, reason = "without a door nothing goes on that could be broken off")
)]
enum Complaint {
    /// A sentence for whoever typed the command.
    Said(String),
    /// The program could not go on: a sentence for whoever runs it.
    BrokenOff(String),
    /// The program cannot begin or go on now, and may later though nobody does anything about it.
    NotNow(String),
    /// Nobody reads what it writes any more.
    ClosedPipe,
}

/// How a command went.
type Done = Result<ExitCode, Complaint>;

impl CommandLine {
    /// Runs the command; complaints go to the error stream.
    pub fn run(mut self, environment: &Environment) -> ExitCode {
        if let Some(store) = self.command.as_mut().and_then(Command::store) {
            store.unless_said(environment.store.as_deref());
        }
        let done = match self.command {
            #[cfg(feature = "discord")]
            Some(Command::Discord(command)) => command.run(environment),
            #[cfg(feature = "discord")]
            Some(Command::Doctor(command)) => command.run(environment),
            #[cfg(feature = "playground")]
            None => playground::Run::at(environment).run(environment),
            #[cfg(not(feature = "playground"))]
            None => Err(Complaint::said("Nothing is asked of it; see --help.")),
            #[cfg(feature = "playground")]
            Some(Command::Playground(command)) => command.run(environment),
            Some(Command::Playout(command)) => command.run(),
            Some(Command::Arena(command)) => command.run(),
            Some(Command::Replay(command)) => command.run(),
            Some(Command::Picture(command)) => command.run(),
            Some(Command::Score(command)) => command.run(),
            Some(Command::Backup(args)) => of_store(|out| backup::backup(&args, out)),
            Some(Command::Export(args)) => of_store(|out| export::export(&args, &environment.temporary, out)),
            Some(Command::Reports(args)) => of_store(|out| reports::reports(&args, &environment.temporary, out)),
            Some(Command::Restore(args)) => of_store(|out| restore::restore(&args, out)),
            Some(Command::AcceptLoss(args)) => of_store(|out| accept_loss::accept_loss(&args, out)),
            Some(Command::Salvage(args)) => of_store(|out| salvage::salvage(&args, out)),
            Some(Command::Forget(args)) => of_store(|out| forget::forget(&args, out)),
            Some(Command::Rewind(args)) => of_store(|out| rewind::rewind(&args, out)),
            Some(Command::Move(args)) => of_store(|out| relocate::relocate(&args, out)),
        };
        match done {
            Ok(code) => code,
            Err(Complaint::ClosedPipe) => ExitCode::SUCCESS,
            Err(Complaint::Said(complaint)) => complain(&complaint, REFUSED),
            Err(Complaint::BrokenOff(complaint)) => complain(&complaint, BROKEN_OFF),
            Err(Complaint::NotNow(complaint)) => complain(&complaint, NOT_NOW),
        }
    }
}

/// Says on the error stream what is wrong, and ends with this code. When even that stream is closed, the code has to do.
fn complain(complaint: &str, code: u8) -> ExitCode {
    let _ = writeln!(io::stderr(), "{}", sentence::sentence(complaint));
    ExitCode::from(code)
}

impl Complaint {
    fn said(sentence: impl Into<String>) -> Complaint {
        Complaint::Said(sentence.into())
    }

    /// The store does not open.
    #[cfg(any(feature = "discord", feature = "playground"))]
    fn not_opened(why: &StoreError) -> Complaint {
        let sentence = format!("The store does not open: {why}.");
        if why.may_pass() { Complaint::NotNow(sentence) } else { Complaint::Said(sentence) }
    }

    /// Writing to `name` failed.
    fn unwritable(name: &str, why: &io::Error) -> Complaint {
        match why.kind() {
            io::ErrorKind::BrokenPipe => Complaint::ClosedPipe,
            _ => Complaint::said(format!("{name} cannot be written: {why}.")),
        }
    }
}

/// Runs a command of the store. Whoever reads the output, such as `head`, may have read enough.
fn of_store(command: impl FnOnce(&mut Piped<io::Stdout>) -> anyhow::Result<()>) -> Done {
    let mut out = Piped { out: io::stdout(), is_closed: false };
    match command(&mut out) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(_) if out.is_closed => Err(Complaint::ClosedPipe),
        Err(why) => Err(Complaint::said(format!("{}.", with_causes(&why)))),
    }
}

/// An output that notices when nobody reads it any more.
struct Piped<W> {
    out: W,
    is_closed: bool,
}

impl<W: Write> Piped<W> {
    fn noticing<T>(&mut self, write: impl FnOnce(&mut W) -> io::Result<T>) -> io::Result<T> {
        let written = write(&mut self.out);
        self.is_closed |= written.as_ref().is_err_and(|why| why.kind() == io::ErrorKind::BrokenPipe);
        written
    }
}

impl<W: Write> Write for Piped<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.noticing(|out| out.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.noticing(Write::flush)
    }
}

/// An error with its causes, each said once: some tell of their causes themselves.
fn with_causes(why: &anyhow::Error) -> String {
    let mut said = String::new();
    for cause in why.chain().map(ToString::to_string) {
        if !said.contains(&cause) {
            let colon = if said.is_empty() { "" } else { ": " };
            said.extend([colon, &cause]);
        }
    }
    said
}

/// The game with this key.
fn game(key: &str) -> Result<&'static dyn Game, Complaint> {
    games::game(key).ok_or_else(|| {
        let keys: Vec<_> = GAMES.iter().map(|game| game.meta().key).collect();
        Complaint::said(format!("There is no game {key:?}; the games are {}.", keys.join(", ")))
    })
}

/// The bot with this key.
fn bot(key: &str) -> Result<&'static dyn Bot, Complaint> {
    bots::bot(key).ok_or_else(|| {
        let keys: Vec<_> = bots::all().map(|bot| bot.key()).collect();
        Complaint::said(format!("There is no bot {key:?}; the bots are {}.", keys.join(", ")))
    })
}

/// Whether the game has so many seats.
fn check_seats(game: &dyn Game, seats: u8) -> Result<(), Complaint> {
    let meta = game.meta();
    let (fewest, most) = meta.seats;
    let fits = (fewest..=most).contains(&seats);
    fits.then_some(()).ok_or_else(|| Complaint::said(format!("The game {} has {fewest} to {most} seats, not {seats}.", meta.key)))
}

/// The text as a sentence, for a table without people.
fn say(text: &Text) -> String {
    Speaker::plain(LANGUAGES[0], &[]).say(text)
}

#[cfg(test)]
mod tests {
    use anyhow::Context;
    use pergola_store::{DiskError, StoreError};

    use super::*;

    #[test]
    fn a_cause_is_said_once() {
        let disk = || StoreError::from(DiskError::System("no space left on device".to_owned()));
        assert_eq!(with_causes(&disk().into()), "the store's disk: no space left on device");
        let told = Err::<(), _>(disk()).context("there is no backup").expect_err("it failed");
        assert_eq!(with_causes(&told), "there is no backup: the store's disk: no space left on device");
    }

    /// Somebody who has read enough.
    struct Gone;

    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_closed_pipe_is_noticed() {
        let mut out = Piped { out: Gone, is_closed: false };
        out.flush().expect("nothing waits");
        assert!(!out.is_closed);
        writeln!(out, "more").expect_err("nobody reads it");
        assert!(out.is_closed);
    }
}
