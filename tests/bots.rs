//! How well bots play.

use pergola::{
    bots,
    engine::{Chance, Game, Options, Outcome, Record, Seat, Status},
    games::GAMES,
};

/// Games for each number of seats.
const ROUNDS: u64 = 4;

/// One greedy bot among random ones, at every seat in turn: it beats most of them.
#[test]
fn thinking_ahead_beats_playing_at_random() {
    for game in GAMES.iter() {
        let (fewest, most) = game.meta().seats;
        let (mut beaten, mut met) = (0, 0);
        for (seats, seed) in (fewest..=most).flat_map(|seats| (0..ROUNDS).map(move |seed| (seats, seed))) {
            let greedy = Seat((seed % u64::from(seats)) as u8);
            let outcome = play(game, seats, greedy, seed);
            beaten += outcome.scores.iter().filter(|it| **it < outcome.scores[greedy.index()]).count();
            met += outcome.scores.len() - 1;
        }
        assert!(beaten * 4 > met * 3, "{}: {beaten} of {met} beaten", game.meta().key);
    }
}

#[test]
fn every_bot_has_its_key() {
    for bot in bots::BOTS {
        assert_eq!(bots::bot(bot.key()).map(|it| it.key()), Some(bot.key()));
    }
    assert!(bots::bot("nobody").is_none());
}

fn play(game: &dyn Game, seats: u8, greedy: Seat, seed: u64) -> Outcome {
    let mut state = game.start(seats, &Options::default(), &mut Chance::rolled(seed)).expect("defaults fit");
    for ply in 0.. {
        let Status::ToAct { must, .. } = state.status() else { break };
        let seat = must.iter().next().expect("play waits for somebody");
        let bot = bots::bot(if seat == greedy { "greedy" } else { "random" }).expect("the bot is there");
        let action = bots::choose(bot, &*state, seat, ply).expect("who must act can");
        Record::play(&mut *state, seat, &action, seed << 32 | ply).expect("bots play by the rules");
    }
    let Status::Over(outcome) = state.status() else { unreachable!("only the end breaks the loop") };
    outcome
}
