//! The program: reads the command line and the environment, and runs the command.

use std::{env, process::ExitCode};

use clap::Parser;
use mimalloc::MiMalloc;
use pergola::commands::{CommandLine, Environment};

/// Most of an action's time is memory that is had and given back; and what a rush took is given back to the machine.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let environment = Environment {
        discord_token: env::var("DISCORD_TOKEN").ok(),
        discord_api: env::var("PERGOLA_DISCORD_API").ok(),
        store: env::var("PERGOLA_STORE").ok(),
        wards: env::var("PERGOLA_WARDS").ok(),
        log: env::var("RUST_LOG").ok(),
        notify_socket: env::var_os("NOTIFY_SOCKET"),
        watchdog: env::var("WATCHDOG_USEC").ok(),
        watchdog_process: env::var("WATCHDOG_PID").ok(),
        temporary: env::temp_dir(),
    };
    CommandLine::parse().run(&environment)
}
