//! How well bots play.

use pergola::{
    bots::{self, BOTS, Bot},
    engine::{Chance, Game, Options, Outcome, Record, Seat, Status},
    games::GAMES,
};

/// Games for each number of seats.
const ROUNDS: u64 = 4;

/// Games that are played to the end unless `PERGOLA_BOT_GAMES` asks for more.
const GAMES_AT_A_DESK: u64 = 32;

/// One greedy bot among random ones, at every seat in turn: it beats most of them.
#[test]
fn thinking_ahead_beats_playing_at_random() {
    for game in GAMES.iter() {
        let (fewest, most) = game.meta().seats;
        let (mut beaten, mut met) = (0, 0);
        for (seats, seed) in (fewest..=most).flat_map(|seats| (0..ROUNDS).map(move |seed| (seats, seed))) {
            let greedy = Seat((seed % u64::from(seats)) as u8);
            let bot = |seat| named(if seat == greedy { "greedy" } else { "random" });
            let outcome = play(game, seats, seed, bot).expect("it comes to the end");
            beaten += outcome.scores.iter().filter(|it| **it < outcome.scores[greedy.index()]).count();
            met += outcome.scores.len() - 1;
        }
        assert!(beaten * 4 > met * 3, "{}: {beaten} of {met} beaten", game.meta().key);
    }
}

/// Bots of one kind among themselves come to the end of every game. `PERGOLA_BOT_GAMES` says how many games are played.
#[test]
fn every_bot_comes_to_the_end() {
    let settings: Vec<_> = GAMES.iter().flat_map(|game| BOTS.iter().map(move |bot| (game, *bot))).collect();
    let settings = settings.into_iter().flat_map(|(game, bot)| {
        let (fewest, most) = game.meta().seats;
        (fewest..=most).map(move |seats| (game, bot, seats))
    });
    let settings: Vec<_> = settings.collect();
    let games = std::env::var("PERGOLA_BOT_GAMES").map_or(GAMES_AT_A_DESK, |games| games.parse().expect("a number of games"));
    for seed in 0..games.div_ceil(settings.len() as u64) {
        for &(game, bot, seats) in &settings {
            let key = game.meta().key;
            let outcome = play(game, seats, 10_001 + seed, |_| bot);
            assert_eq!(outcome.map(|it| it.scores.len()), Some(usize::from(seats)), "{key}, {}, seed {seed}", bot.key());
        }
    }
}

#[test]
fn every_bot_has_its_key() {
    for bot in BOTS {
        assert_eq!(bots::bot(bot.key()).map(|it| it.key()), Some(bot.key()));
    }
    assert!(bots::bot("nobody").is_none());
}

fn named(key: &str) -> &'static dyn Bot {
    bots::bot(key).expect("the bot is there")
}

/// How a game ends in which `bot` plays for each seat; nothing when it is longer than any game may be.
fn play(game: &dyn Game, seats: u8, seed: u64, bot: impl Fn(Seat) -> &'static dyn Bot) -> Option<Outcome> {
    let mut state = game.start(seats, &Options::default(), &mut Chance::rolled(seed)).expect("defaults fit");
    for ply in 0..=u64::from(game.meta().ply_limit) {
        let must = match state.status() {
            Status::ToAct { must, .. } => must,
            Status::Over(outcome) => return Some(outcome),
        };
        let seat = must.iter().next().expect("play waits for somebody");
        let action = bots::choose(bot(seat), &*state, seat, seed ^ ply << 32).expect("who must act can");
        Record::play(&mut *state, seat, &action, seed << 32 | ply).expect("bots play by the rules");
    }
    None
}
