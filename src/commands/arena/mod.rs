//! `pergola arena`: one bot against others, in many games, and how sure what they tell is.
//!
//! The first bot sits among seats of the second, on each seat in turn of the same deal. A game won alone counts one, a shared
//! first place its part. The interval is Wilson's, of which 95 in 100 hold the true share of games. Deliberately absent: any
//! learning from the games.

mod game;
mod tally;

use std::{
    io::IsTerminal,
    process::ExitCode,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pergola_engine::Game;
use pergola_games::GAMES;

use self::{
    game::{Contender, Pairing, Played},
    tally::Tally,
};
use super::{Complaint, Done, Output, bot, check_seats, number::whole, options::options, say};

/// Let one bot play many games against another
///
/// Both play with the same limits in every decision: a number of playouts, or a time such as 200ms of processor time. With two
/// seats they swap them in the same deal; with more, one A sits among several B, on each seat in turn. With --json there is
/// one line {"game", "a", "b", "budget-a", "budget-b", "options", "seats", "seed", "games", "share", "low", "high", "lead",
/// "a-decisions", "a-millis", ...} for each game; a bot without a budget has null.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arena {
    /// The game's key; all games unless given
    #[arg(long)]
    game: Option<String>,
    /// The bot that is looked at
    #[arg(long)]
    a: String,
    /// The bot on all other seats
    #[arg(long)]
    b: String,
    /// Games to play
    #[arg(long, default_value_t = 100, value_parser = whole::<u64>)]
    games: u64,
    /// The number of seats
    #[arg(long, default_value_t = 2, value_parser = whole::<u8>)]
    seats: u8,
    /// What a lobby can choose, as JSON
    #[arg(long, default_value = "{}")]
    options: String,
    /// How much A may think about a decision: playouts (400), or processor time (200ms)
    #[arg(long, value_name = "BUDGET", value_parser = game::limit)]
    budget_a: Option<game::Limit>,
    /// How much B may think about a decision
    #[arg(long, value_name = "BUDGET", value_parser = game::limit)]
    budget_b: Option<game::Limit>,
    /// The seed of the first deal; each next deal has the next
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>)]
    seed: u64,
    /// Games played at the same time
    #[arg(long, default_value_t = 1, value_parser = whole::<usize>)]
    threads: usize,
    /// Write the result as JSON
    #[arg(long)]
    json: bool,
}

impl Arena {
    /// Plays and tells.
    pub(super) fn run(self) -> Done {
        if self.games == 0 || self.threads == 0 {
            return Err(Complaint::said("At least one game is played, by at least one thread."));
        }
        let a = Contender { bot: bot(&self.a)?, limit: self.budget_a };
        let b = Contender { bot: bot(&self.b)?, limit: self.budget_b };
        let games: Vec<&'static dyn Game> = match &self.game {
            Some(key) => vec![super::game(key)?],
            None => GAMES.iter().collect(),
        };
        let mut output = Output::standard();
        for game in games {
            check_seats(game, self.seats)?;
            let options = options(game, self.seats, &self.options)?;
            game.setup(self.seats, &options).map_err(|why| Complaint::said(say(&why)))?;
            let pairing = Pairing { game, seats: self.seats, options, a, b };
            let tally = self.play(&pairing)?;
            let line = if self.json { tally.json(&pairing, self.seed) } else { tally.sentence(&pairing) };
            output.line(&line)?;
        }
        output.close()?;
        Ok(ExitCode::SUCCESS)
    }

    fn play(&self, pairing: &Pairing) -> Result<Tally, Complaint> {
        let (next, tally) = (AtomicU64::new(0), Mutex::new(Tally::default()));
        let progress = self.progress(pairing);
        let play_some = || {
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                if at >= self.games {
                    return Ok(());
                }
                let played: Played = pairing.play(self.seed, at)?;
                tally.lock().unwrap_or_else(PoisonError::into_inner).add(&played);
                progress.inc(1);
            }
        };
        let ends: Vec<Result<(), Complaint>> = thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(play_some)).collect();
            let joined = threads.into_iter().map(|it| it.join().expect("a game breaks no rule"));
            joined.collect()
        });
        progress.finish_and_clear();
        ends.into_iter().collect::<Result<(), Complaint>>()?;
        Ok(tally.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// Shown on the error stream, where somebody looks at it.
    fn progress(&self, pairing: &Pairing) -> ProgressBar {
        if !std::io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let bar = ProgressBar::with_draw_target(Some(self.games), ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}");
        bar.set_style(style.expect("the template is sound"));
        bar.set_message(pairing.game.meta().key);
        bar
    }
}
