//! Random people doing random things to tables of every game, for thousands of steps. The driver holds each of them to
//! what is true of all; here is only the choosing.

use pergola::{
    bots,
    engine::{Chance, Chosen, OptionKind, Seat, Viewer, key_of_seat},
    table::{Command, Phase, Who},
};

use super::{
    Trial, check,
    driver::{catalogue, choices, person},
};

const PEOPLE: [&str; 6] = ["ann", "ben", "cat", "dan", "eve", "mia"];

/// Every so many steps the whole log is played again.
const REPLAY_EVERY: u32 = 50;

fn play(game: &str, steps: u32, seed: u64) {
    let mut luck = Chance::silent(seed);
    let mut trial = open(game, &mut luck);
    let mut finished = 0;
    for step in 0..steps {
        if matches!(trial.table().phase(), Phase::Over | Phase::Closed(_)) {
            finished += u32::from(trial.table().phase() == Phase::Over);
            trial = open(game, &mut luck);
        }
        trial.replays = step % REPLAY_EVERY == 0;
        trial.seed = u64::from(luck.below(u32::MAX));
        if luck.below(20) == 0 {
            trial.now = trial.now + u64::from(luck.below(2_000_000)) - u64::from(luck.below(500_000));
        }
        let (who, command) = command(&trial, &mut luck);
        let request = (luck.below(3) == 0).then(|| format!("r{}", luck.below(60)));
        let _ = trial.decide(&who, &command, request.as_deref());
    }
    assert!(finished > 0, "{steps} steps of {game} ended no game");
}

fn open(game: &str, luck: &mut Chance) -> Trial {
    let (least, most) = catalogue().iter().find(|it| it.meta().key == game).expect("a game").meta().seats;
    let mut trial = check(&format!("ann open {game} {}", u32::from(least) + luck.below(u32::from(most - least) + 1)));
    trial.now = 10_000_000;
    trial
}

fn command(trial: &Trial, luck: &mut Chance) -> (Who, Command) {
    let name = PEOPLE[luck.below(6) as usize];
    let person = Who::Person { person: person(name), moderator: name == "mia" };
    if trial.table().phase() == Phase::Lobby {
        return (person, in_lobby(trial, luck));
    }
    match luck.below(100) {
        0..=4 => (person, Command::TakeBack { decision: None }),
        5..=6 => (person, Command::RestartTurn { decision: None }),
        7 => (person, Command::Resign),
        8..=12 => (person, Command::ComeBack),
        13 if name != "mia" || luck.below(10) == 0 => (person, Command::Close),
        14 => (Who::House, Command::TakeBack { decision: None }),
        15 => (person, in_lobby(trial, luck)),
        16..=20 => {
            let seat = Seat(luck.below(7) as u8);
            (person, act(trial, luck, seat))
        }
        _ => acting(trial, luck),
    }
}

fn in_lobby(trial: &Trial, luck: &mut Chance) -> Command {
    let bot = ["easy", "normal", "hard", "greedy", "random", "chess"][luck.below(6) as usize].to_owned();
    match luck.below(12) {
        0..=3 => Command::Join,
        4 => Command::Leave,
        5 => Command::AddBot { bot },
        6 => Command::RemoveBot,
        7 => Command::SetSeats(luck.below(8) as u8),
        8..=9 => option(trial, luck),
        10 if luck.below(20) == 0 => Command::Close,
        _ => Command::Start,
    }
}

fn option(trial: &Trial, luck: &mut Chance) -> Command {
    let options = trial.table().game().meta().options;
    let unknown = Command::SetOption { key: "colour".to_owned(), chosen: Some(Chosen::Toggle(true)) };
    // The faults of the toy game break the laws a table builds upon.
    let Some(option) = options.get(luck.below(4) as usize).filter(|it| it.key() != "fault") else { return unknown };
    let mut key = option.key().to_owned();
    let chosen = match option {
        OptionKind::Toggle { .. } => Chosen::Toggle(luck.below(2) == 0),
        OptionKind::OneOf { choices, .. } => Chosen::OneOf(choices[luck.below(choices.len() as u32) as usize].to_owned()),
        OptionKind::EachSeat { choices, most, .. } => {
            key = key_of_seat(&key, Seat(luck.below(7) as u8));
            let some = (0..=luck.below(u32::from(*most))).map(|_| luck.below(choices.len() as u32) as usize);
            Chosen::Several(some.map(|it| choices[it].to_owned()).collect())
        }
    };
    Command::SetOption { key, chosen: (luck.below(3) > 0).then_some(chosen) }
}

/// Whoever may act, as they would: mostly with a listed action and the present number.
fn acting(trial: &Trial, luck: &mut Chance) -> (Who, Command) {
    let table = trial.table();
    let may: Vec<Seat> = table.status().map(|it| it.actors().iter().collect()).unwrap_or_default();
    let must: Vec<Seat> = table.waits_for().iter().collect();
    let among = if luck.below(4) == 0 { may } else { must };
    let Some(seat) = among.get(luck.below(among.len().max(1) as u32) as usize).copied() else {
        return (Who::House, Command::Close);
    };
    let who = match table.seats()[seat.index()].actor() {
        Some(id) => Who::Person { person: person(id.0.trim_start_matches("playground:")), moderator: false },
        None => Who::Bot,
    };
    (who, act(trial, luck, seat))
}

fn act(trial: &Trial, luck: &mut Chance, seat: Seat) -> Command {
    let table = trial.table();
    let listed = choices(table, seat);
    let decision = match luck.below(10) {
        0 => Some(u64::from(luck.below(50))),
        1..=3 => None,
        _ => Some(table.decision(seat)),
    };
    let action = match luck.below(20) {
        0 => "dance".to_owned(),
        1 => "\u{202e}put ✦".repeat(luck.below(100) as usize),
        2 => "end".to_owned(),
        3..=5 if !listed.is_empty() => {
            let state = table.state_for(Viewer::Seat(seat)).expect("the game has begun");
            // A bot plays nothing for a seat that play does not wait for.
            let bot = bots::bot("random").expect("a bot");
            bots::choose(bot, state, seat, trial.seed, &mut bots::Budget::unlimited()).unwrap_or_else(|| listed[0].clone())
        }
        _ => listed.get(luck.below(listed.len().max(1) as u32) as usize).cloned().unwrap_or_default(),
    };
    Command::Act { seat, action, decision }
}

#[test]
fn tables_of_stones_stay_true() {
    play("stones", 3000, 1);
}

#[test]
fn tables_of_coins_stay_true() {
    play("coins", 3000, 2);
}

#[test]
fn tables_of_alhambra_stay_true() {
    play("alhambra", 3000, 3);
}
