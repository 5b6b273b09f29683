//! How well bots play, and what they go by: their seat's eyes, a seed, and a number of playouts.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use pergola::{
    bots::{self, BOTS, Bot, Budget},
    data,
    engine::{
        AnyState, Chance, Chosen, Events, Game, Meta, OptionKind, Options, Outcome, Pictures, Record, Seat, State, Status, Viewer,
    },
    games::{self, GAMES, Visitor},
    host::within,
};
use serde::de::DeserializeOwned;

/// Seats at which bots play with options, and how many games of each level and game, one for each seat it can sit on, unless
/// `PERGOLA_BOT_GAMES` asks for more. How strong a level is in earnest, `pergola arena` says.
const SEATS: u8 = 3;
const FEW_GAMES: u64 = 3;

/// Games for each number of seats.
const ROUNDS: u64 = 4;

/// Playouts of a decision where whole games are played.
const FEW: u32 = 2;

/// Games of a match between two levels.
const MATCH: u64 = 8;

/// Playouts of a decision of a level that plays among random ones.
const HANDFUL: u32 = 10;

/// Playouts of a decision that is looked at.
const SOME: u32 = 24;

/// Playouts of a decision with which both levels that think are what they are meant to be.
const MANY: u32 = 400;

/// A decision is looked at after so many plies.
const STRIDE: usize = 23;

/// One bot among random ones, at every seat in turn: it beats most of them.
#[test]
fn thinking_ahead_beats_playing_at_random() {
    for (key, game) in ["easy", "greedy"].into_iter().flat_map(|key| GAMES.iter().map(move |game| (key, game))) {
        let (fewest, most) = game.meta().seats;
        let (mut beaten, mut met) = (0, 0);
        for (seats, seed) in (fewest..=most).flat_map(|seats| (0..ROUNDS).map(move |seed| (seats, seed))) {
            let thinking = Seat((seed % u64::from(seats)) as u8);
            let bot = |seat| named(if seat == thinking { key } else { "random" });
            let outcome = play(game, seats, seed, bot).expect("it comes to the end");
            beaten += outcome.scores.iter().filter(|it| **it < outcome.scores[thinking.index()]).count();
            met += outcome.scores.len() - 1;
        }
        assert!(beaten * 4 > met * 3, "{key}, {}: {beaten} of {met} beaten", game.meta().key);
    }
}

/// With three seats and every option that goes together, too, each level beats most of the random ones it meets, in every
/// game, even with few playouts.
#[test]
fn every_level_beats_playing_at_random_with_options() {
    for (level, game) in BOTS.levels.iter().flat_map(|level| GAMES.iter().map(move |game| (*level, game))) {
        let options = with_options(game, SEATS);
        let (mut beaten, mut met) = (0, 0);
        for seed in 0..few_games() {
            let thinking = Seat((seed % u64::from(SEATS)) as u8);
            let bot = |seat| if seat == thinking { level } else { named("random") };
            let outcome = play_watched(game, (SEATS, &options), (2_001 + seed, HANDFUL), bot, |_, _| {});
            let scores = outcome.expect("it comes to the end").scores;
            beaten += scores.iter().filter(|it| **it < scores[thinking.index()]).count();
            met += scores.len() - 1;
        }
        assert!(beaten * 4 > met * 3, "{}, {}, {options:?}: {beaten} of {met} beaten", level.key(), game.meta().key);
    }
}

/// What each thinking level adds is seen in a few games whose luck is fixed: it wins most of them against the easy one.
#[test]
fn levels_that_think_beat_the_easy_one() {
    let game = GAMES.game("gardens").expect("the game is there");
    for key in ["normal", "hard"] {
        let mut won = 0;
        for seed in 0..MATCH {
            let thinking = Seat((seed % 2) as u8);
            let bot = |seat| named(if seat == thinking { key } else { "easy" });
            let settings = (2, &Options::default());
            let outcome = play_watched(game, settings, (501 + seed / 2, MANY), bot, |_, _| {}).expect("it comes to the end");
            won += usize::from(outcome.ranks[thinking.index()] == 1);
        }
        assert!(won * 4 >= MATCH as usize * 3, "{key} wins {won} of {MATCH} games");
    }
}

/// What a seat is worth is its own: in the end nothing but its points, whoever else has more.
#[test]
fn in_the_end_everybody_is_worth_their_points() {
    games::visit(&mut PointsAreWorths);
}

struct PointsAreWorths;

impl Visitor for PointsAreWorths {
    fn meet<S: Pictures<View: DeserializeOwned>>(&mut self, meta: &'static Meta) {
        points_are_worths::<S>(meta);
    }
}

fn points_are_worths<S: State>(meta: &Meta) {
    let printed = S::print(meta, &data::file).map(Arc::new).expect("the component tables are sound");
    let Ok(setup) = S::setup(meta, 3, &Options::default()) else { panic!("the default options fit") };
    let mut chance = Chance::silent(3);
    let mut state = S::new(&printed, &setup, 3, &mut chance);
    let mut listed = Vec::new();
    let scores = loop {
        let seat = match state.status() {
            Status::ToAct { must, .. } => must.iter().next().expect("play waits for somebody"),
            Status::Over(outcome) => break outcome.scores,
        };
        listed.clear();
        state.legal_actions(seat, &mut listed);
        listed.retain(|action| !S::is_aside(action));
        let action = listed.swap_remove(chance.below(listed.len() as u32) as usize);
        state.apply(seat, &action, &mut chance, &mut Events::unheard());
    };
    let worths: Vec<i64> = Seat::all(3).map(|seat| state.worth(seat)).collect();
    assert_eq!(worths, scores.iter().map(|score| 100 * i64::from(*score)).collect::<Vec<_>>(), "{}", meta.key);
}

/// Bots of one kind among themselves come to the end of every game, at the fewest seats as it comes out of its box and at
/// three with every option that goes together.
#[test]
fn every_bot_comes_to_the_end() {
    for (game, bot) in GAMES.iter().flat_map(|game| bots::all().map(move |bot| (game, bot))) {
        let plain = (game.meta().seats.0, &Options::default());
        for (seats, options) in [plain, (SEATS, &with_options(game, SEATS))] {
            let outcome = play_watched(game, (seats, options), (10_001, FEW), |_| bot, |_, _| {});
            let place = || format!("{}, {}, {seats} seats", game.meta().key, bot.key());
            assert_eq!(outcome.map(|it| it.scores.len()), Some(usize::from(seats)), "{}", place());
        }
    }
}

/// All levels and whoever stands in sit at one table, from three seats to the most, whatever is chosen of each option: they come
/// to the end.
#[test]
fn levels_and_the_stand_in_come_to_the_end_with_every_option_at_every_number_of_seats() {
    let sitting: Vec<&'static dyn Bot> = BOTS.levels.iter().copied().chain([BOTS.stand_in]).collect();
    for game in GAMES.iter() {
        let most = game.meta().seats.1;
        let choices = game.meta().options.iter().map(|option| match option {
            OptionKind::OneOf { choices, .. } => choices.len(),
            OptionKind::Toggle { .. } | OptionKind::EachSeat { .. } => 1,
        });
        let rounds = choices.max().unwrap_or(1);
        for (seats, round) in (SEATS..=most).flat_map(|seats| (0..rounds).map(move |round| (seats, round))) {
            let options = choosing(game, seats, |choices| round % choices);
            let bot = |seat: Seat| sitting[(seat.index() + round + usize::from(seats)) % sitting.len()];
            let outcome = play_watched(game, (seats, &options), (30_001 + round as u64, FEW), bot, |_, _| {});
            let key = game.meta().key;
            assert_eq!(outcome.map(|it| it.scores.len()), Some(usize::from(seats)), "{key}, {seats} seats, {options:?}");
        }
    }
}

#[test]
fn every_bot_has_its_key() {
    for bot in bots::all() {
        assert_eq!(bots::bot(bot.key()).map(|it| it.key()), Some(bot.key()));
    }
    assert!(bots::bot("nobody").is_none());
}

/// What is hidden from a seat sways no bot on it: in every deal it cannot tell from the real one it plays the same.
#[test]
fn bots_see_only_what_their_seat_sees() {
    for_some_decisions(|what, bot, state, seat| {
        let played = bots::choose(bot, state, seat, 7, &mut Budget::of(SOME));
        for other in 0..3 {
            let dealt = state.determinize(seat, &mut Chance::silent(other));
            assert_eq!(dealt.view(Viewer::Seat(seat)), state.view(Viewer::Seat(seat)), "{what}");
            let there = bots::choose(bot, &*dealt, seat, 7, &mut Budget::of(SOME));
            assert_eq!(there, played, "{what}: another deal sways {}", bot.key());
        }
    });
}

/// Nor does it sway a forecast, of which people are told.
#[test]
fn forecasts_are_made_of_what_a_seat_sees() {
    for_some_decisions(|what, bot, state, seat| {
        if bot.key() != "random" {
            return;
        }
        let also = state.without_asides(seat).pop();
        let survey = |state: &dyn AnyState| state.survey(seat, also.as_deref(), 3, &mut Chance::silent(5), &mut || true);
        let told = survey(state);
        assert!(told.iter().any(|it| Some(&it.action) == also.as_ref()), "{what}");
        assert!(told.is_sorted_by_key(|it| -it.leads.iter().sum::<i64>()), "{what}");
        assert!(
            told.iter().all(|it| it.standings.len() == usize::from(state.seats()) && (it.leads.len() == 3 || told.len() == 1))
        );
        for other in 0..3 {
            assert_eq!(
                survey(&*state.determinize(seat, &mut Chance::silent(other))),
                told,
                "{what}: another deal sways a forecast"
            );
        }
        assert!(state.survey(seat, Some("fly"), 3, &mut Chance::silent(5), &mut || true).is_empty(), "{what}");
        let none = state.survey(seat, None, 3, &mut Chance::silent(5), &mut || false);
        assert!(none.iter().all(|it| it.leads.is_empty()) && !none.is_empty(), "{what}");
    });
}

/// The same state, seed and number of playouts give the same action, which is listed.
#[test]
fn decisions_can_be_repeated() {
    for_some_decisions(|what, bot, state, seat| {
        let choose = |budget: &mut Budget| bots::choose(bot, state, seat, 11, budget).expect("who must act can");
        let played = choose(&mut Budget::of(SOME));
        assert!(state.without_asides(seat).contains(&played), "{what}: {played}");
        assert_eq!(choose(&mut Budget::of(SOME)), played, "{what}, {}", bot.key());
        assert_eq!(choose(&mut Budget::of(SOME).only_while(|| true)), played, "{what}, {}", bot.key());
    });
}

/// A bot that is told to stop plays no further playout, and still plays something.
#[test]
fn a_bot_stops_when_it_is_told_to() {
    for_some_decisions(|what, bot, state, seat| {
        for allowed in [0, 1, 5] {
            let asked = Arc::new(AtomicU32::new(0));
            let counted = asked.clone();
            let mut budget = Budget::unlimited().only_while(move || counted.fetch_add(1, Ordering::Relaxed) < allowed);
            let played = bots::choose(bot, state, seat, 13, &mut budget).expect("who must act can");
            assert!(state.without_asides(seat).contains(&played), "{what}: {played}");
            let asked = asked.load(Ordering::Relaxed);
            assert!(asked <= allowed + 1, "{what}: {} went on, {asked} times", bot.key());
        }
        let played = bots::choose(bot, state, seat, 13, &mut within(Budget::unlimited(), Duration::ZERO));
        assert_eq!(played, bots::choose(bot, state, seat, 13, &mut Budget::of(0)), "{what}: no time is no playout");
    });
}

/// Who plays a single turn for somebody leaves them what is rare: it spends it only where nothing else is listed.
#[test]
fn a_stand_in_spends_nothing_rare() {
    let options = [
        ("alhambra", r#"{"bureau": true, "vizier": "able"}"#, ["bureau-", "favour"]),
        ("sanssouci", "{}", ["play wild", "play wild"]),
    ];
    for (key, options, rare) in options {
        let game = GAMES.game(key).expect("the game is there");
        let options: Options = serde_json::from_str(options).expect("options");
        let spends = |action: &str| !action.starts_with("take") && rare.iter().any(|it| action.contains(it));
        let (mut spared, mut tempted) = (0, 0);
        for seed in 0..6 {
            let mut watch = |state: &dyn AnyState, seat: Seat| {
                let listed = state.without_asides(seat);
                if !listed.iter().any(|it| spends(it)) || listed.iter().all(|it| spends(it)) {
                    return;
                }
                let choose = |bot| bots::choose(bot, state, seat, seed, &mut Budget::of(FEW)).expect("who must act can");
                let played = choose(BOTS.stand_in);
                assert!(!spends(&played), "{key}: the stand-in plays {played}");
                spared += 1;
                tempted += u32::from(spends(&choose(named("easy"))));
            };
            play_watched(game, (2, &options), (seed, FEW), |_| named("easy"), &mut watch).expect("it comes to the end");
        }
        assert!(spared > 0 && tempted > 0, "{key}: {spared} decisions, others would have spent it in {tempted}");
    }
}

/// Looks at a few decisions of every game, at every number of seats, by every bot.
fn for_some_decisions(look: impl Fn(&str, &dyn Bot, &dyn AnyState, Seat)) {
    for game in GAMES.iter() {
        let (fewest, most) = game.meta().seats;
        for seats in fewest..=most {
            let states = played_through(game, seats, u64::from(seats));
            for (ply, (state, seat)) in states.iter().enumerate().skip(seats.into()).step_by(STRIDE).take(4) {
                for bot in bots::all() {
                    look(&format!("{}, {seats} seats, ply {ply}", game.meta().key), bot, &**state, *seat);
                }
            }
        }
    }
}

/// The states of a game of easy bots in which there is something to choose, and who chooses.
fn played_through(game: &dyn Game, seats: u8, seed: u64) -> Vec<(Box<dyn AnyState>, Seat)> {
    let mut states = Vec::new();
    play_watched(
        game,
        (seats, &Options::default()),
        (seed, FEW),
        |_| named("easy"),
        |state, seat| {
            if state.without_asides(seat).len() > 1 {
                states.push((state.fork(), seat));
            }
        },
    );
    states
}

/// Every option of a game that goes with those before it, each at its last choice.
pub(super) fn with_options(game: &dyn Game, seats: u8) -> Options {
    choosing(game, seats, |choices| choices - 1)
}

/// Every option of a game that goes with those before it; which of so many choices is said by `choose`.
fn choosing(game: &dyn Game, seats: u8, choose: impl Fn(usize) -> usize) -> Options {
    let mut options = Options::default();
    for option in game.meta().options {
        let chosen = match option {
            OptionKind::Toggle { .. } => Chosen::Toggle(true),
            OptionKind::OneOf { choices, .. } => Chosen::OneOf(choices[choose(choices.len())].to_owned()),
            OptionKind::EachSeat { .. } => continue,
        };
        let before = options.clone();
        options.0.insert(option.key().to_owned(), chosen);
        if game.setup(seats, &options).is_err() {
            options = before;
        }
    }
    options
}

fn few_games() -> u64 {
    std::env::var("PERGOLA_BOT_GAMES").map_or(FEW_GAMES, |games| games.parse().expect("a number of games"))
}

fn named(key: &str) -> &'static dyn Bot {
    bots::bot(key).expect("the bot is there")
}

/// How a game ends in which `bot` plays for each seat; nothing when it is longer than any game may be.
fn play(game: &dyn Game, seats: u8, seed: u64, bot: impl Fn(Seat) -> &'static dyn Bot) -> Option<Outcome> {
    play_watched(game, (seats, &Options::default()), (seed, FEW), bot, |_, _| {})
}

fn play_watched(
    game: &dyn Game,
    (seats, options): (u8, &Options),
    (seed, playouts): (u64, u32),
    bot: impl Fn(Seat) -> &'static dyn Bot,
    mut watch: impl FnMut(&dyn AnyState, Seat),
) -> Option<Outcome> {
    let mut state = game.start(seats, options, &mut Chance::rolled(seed)).expect("the options fit");
    for ply in 0..=u64::from(game.meta().ply_limit) {
        let must = match state.status() {
            Status::ToAct { must, .. } => must,
            Status::Over(outcome) => return Some(outcome),
        };
        let seat = must.iter().next().expect("play waits for somebody");
        watch(&*state, seat);
        let action = bots::choose(bot(seat), &*state, seat, seed ^ ply << 32, &mut Budget::of(playouts));
        let action = action.expect("who must act can");
        Record::play(&mut *state, seat, &action, seed << 32 | ply).expect("bots play by the rules");
    }
    None
}
