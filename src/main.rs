//! The program: reads the command line and the environment, and runs the command.

use std::{env, process::ExitCode};

use clap::Parser;
use pergola::commands::{CommandLine, Environment};

fn main() -> ExitCode {
    let environment = Environment {
        discord_token: env::var("DISCORD_TOKEN").ok(),
        discord_api: env::var("PERGOLA_DISCORD_API").ok(),
        log: env::var("RUST_LOG").ok(),
        notify_socket: env::var_os("NOTIFY_SOCKET"),
        watchdog: env::var("WATCHDOG_USEC").ok(),
        watchdog_process: env::var("WATCHDOG_PID").ok(),
        temporary: env::temp_dir(),
    };
    CommandLine::parse().run(&environment)
}
