//! The program: reads the command line and runs the command.

use std::process::ExitCode;

use clap::Parser;
use pergola::commands::CommandLine;

fn main() -> ExitCode {
    CommandLine::parse().run()
}
