//! Advice, by typing and pressing: the best three things one can do, and what would have been better in a finished game.

use std::{collections::HashSet, path::PathBuf};

use pergola::{
    chat::{Act, Card, Show},
    engine::{Chance, END, Seat, Viewer},
    games::GAMES,
    table::Phase,
};
use pergola_render::Painter;

use super::house::{House, labels, person};

fn says(card: &Card, part: &str) {
    assert!(card.text.contains(part), "{part}: {}", card.text);
}

/// The lines of a hint that say what can be done.
fn hints(card: &Card) -> Vec<&str> {
    card.text.lines().filter(|line| ["**1.**", "**2.**", "**3.**"].iter().any(|number| line.starts_with(number))).collect()
}

/// How many different things a seat can do: where a thing is put, and what it is paid with, makes it no other, unless all are one.
fn ideas(house: &House, seat: Seat) -> usize {
    let table = house.at_table(1);
    let state = table.state_for(Viewer::Seat(seat)).expect("it is played");
    let listed = state.without_asides(seat);
    let menu = state.menu(seat);
    let step = |depth: usize, action: &String| {
        let step = menu.iter().find(|it| it.action == *action).and_then(|it| it.path.get(depth));
        step.map(|it| it.spot.as_ref().map_or_else(|| format!("{:?}", it.text), |spot| spot.0.clone()))
    };
    let at = |depth| listed.iter().map(|action| step(depth, action)).collect::<HashSet<_>>().len();
    (0..6).map(at).find(|ideas| *ideas > 1).unwrap_or(listed.len())
}

#[test]
fn a_hint_says_in_every_game_what_looks_best_and_a_button_does_it() {
    for game in GAMES.iter() {
        let (fewest, most) = game.meta().seats;
        for seats in [fewest, most] {
            let (mut house, names) = House::full_table(5, game.meta().key, seats);
            let mut chance = Chance::silent(3);
            // Later there is something at every place.
            for _ in 0..20 {
                house.play_at_random(&mut chance);
            }
            let (name, seat) = house.waited_for(1).expect("it goes on");
            let reply = house.say(&name, "hint", None, &[]);
            assert_eq!(reply.show, Show::Private);
            let told = hints(&reply.card);
            let listed = house.at_table(1).state_for(Viewer::Seat(seat)).expect("it is played").without_asides(seat);
            if listed.len() == 1 {
                says(&reply.card, "only one thing");
                continue;
            }
            assert_eq!(told.len(), ideas(&house, seat).min(3), "{}: {}", game.meta().key, reply.card.text);
            assert!(told.iter().all(|line| line.contains(" – ")), "{told:?}");
            assert!(reply.card.picture.is_some() && reply.card.ping.is_empty());
            let menu = house.say(&name, "turn", None, &[]).card;
            let pressed = house.press(&name, &menu, "Hint");
            assert_eq!((pressed.show, &pressed.card.text), (Show::Private, &reply.card.text), "beside the menu");
            let again = house.say(&name, "hint", None, &[]).card;
            assert_eq!(again.text, reply.card.text, "who asks again is told the same");
            let posted = house.posted.len();
            let revision = house.at_table(1).revision();
            if labels(&reply.card).contains(&"Do 1".to_owned()) {
                house.press(&name, &reply.card, "Do 1");
                assert!(house.at_table(1).revision() > revision, "{}", game.meta().key);
            }
            let other = names.iter().find(|it| **it != name).expect("somebody else plays");
            assert!(house.posted[posted..].iter().all(|card| !card.text.contains("look best")), "nobody else hears of it");
            if house.waited_for(1).is_some_and(|(name, _)| name != *other) {
                assert!(hints(&house.say(other, "hint", None, &[]).card).is_empty(), "the game does not wait for them");
            }
        }
    }
}

/// The covered squares of a seat's garden, as it sees them, as `grey/stairway`.
fn covered(house: &House, seat: Seat) -> HashSet<String> {
    let table = house.at_table(1);
    let own = Viewer::Seat(seat);
    let view = table.state_for(own).expect("it is played").view(own);
    let garden = &view["gardens"][seat.index()];
    let squares = ["printed", "symbols", "gardeners"].into_iter().flat_map(|of| garden[of].as_array().expect("squares"));
    squares.map(|square| square.as_str().expect("a name").to_owned()).collect()
}

/// How full row and column are then is so when it is done.
#[test]
fn a_hint_says_how_full_the_row_and_the_column_of_a_tile_become() {
    let (mut house, _) = House::full_table(5, "sanssouci", 2);
    let mut told = 0;
    while told < 5 {
        let (name, seat) = house.waited_for(1).expect("it goes on");
        let card = house.say(&name, "hint", None, &[]).card;
        let line = hints(&card).into_iter().find(|line| line.contains(" – then ") && line.contains(" in its row and "));
        let Some(line) = line.map(str::to_owned) else {
            house.play_at_random(&mut Chance::silent(1));
            continue;
        };
        let before = covered(&house, seat);
        house.press(&name, &card, &format!("Do {}", number(line.trim_start_matches('*')).expect("its number")));
        let after = covered(&house, seat);
        let laid = after.difference(&before).next().expect("something was laid").clone();
        let (colour, symbol) = laid.split_once('/').expect("a square");
        let row = after.iter().filter(|it| it.starts_with(&format!("{colour}/"))).count();
        let column = after.iter().filter(|it| it.ends_with(&format!("/{symbol}"))).count();
        let said = format!(" – then {row} of 9 in its row and {column} of 6 in its column");
        assert!(line.contains(&said), "{line}, and it is{said}");
        told += 1;
    }
}

#[test]
fn an_only_choice_is_said_to_be_the_only_one() {
    let mut house = House::playing(2, "gardens", &["Ann", "Ben"]);
    let mut chance = Chance::silent(1);
    let only = loop {
        let (name, seat) = house.waited_for(1).expect("somebody has an only choice before the end");
        let table = house.at_table(1);
        let listed = table.state_for(Viewer::Seat(seat)).expect("it is played").without_asides(seat);
        if listed == [END] {
            break name;
        }
        house.play_at_random(&mut chance);
    };
    let hint = house.say(&only, "hint", None, &[]).card;
    says(&hint, "You can do only one thing:\nconfirm");
}

#[test]
fn who_plays_without_hints_gets_none() {
    let mut house = House::new(4);
    house.opened("alhambra", &["Ann", "Ben"]);
    let lobby = house.posted[0].clone();
    house.press("Ann", &lobby, "Nobody gets hints");
    let lobby = house.press("Ben", &lobby, "Join").card;
    assert!(house.at_table(1).opening().unaided);
    let without = house.act("Ann", Act::Press { id: "1.1.unaided.on".to_owned() }).card;
    says(&without, "Nobody gets hints at this table.");
    let with = house.press("Ann", &without, "Everybody may ask for hints").card;
    assert!(!with.text.contains("hints at this table") && !house.at_table(1).opening().unaided, "{}", lobby.text);
    house.press("Ann", &with, "Nobody gets hints");
    let started = house.posted[0].clone();
    house.press("Ann", &started, "Start");
    let (name, _) = house.waited_for(1).expect("it has begun");
    says(&house.say(&name, "hint", None, &[]).card, "played without hints");
    let menu = house.say(&name, "turn", None, &[]).card;
    assert!(!labels(&menu).iter().any(|it| it == "Hint"), "{menu:?}");
}

#[test]
fn who_has_nothing_to_decide_is_told_why() {
    let mut house = House::playing(3, "alhambra", &["Ann", "Ben"]);
    says(&house.say("Dan", "hint", None, &[("table", "1")]).card, "do not sit");
    let (name, _) = house.waited_for(1).expect("it has begun");
    let other = if name == "Ann" { "Ben" } else { "Ann" };
    assert!(hints(&house.say(other, "hint", None, &[]).card).is_empty());
    says(&house.say(&name, "past", Some("review"), &[]).card, "when the game is over");
    house.say(&name, "table", Some("resign"), &[]);
    house.act(&name, Act::Press { id: "1.1.~resign".to_owned() });
    assert!(hints(&house.say(&name, "hint", None, &[]).card).is_empty(), "a bot plays for them");
}

/// Whoever plays at random finds better turns in every game, each with both boards.
#[test]
fn a_finished_game_is_looked_at_again_for_those_who_played_it() {
    let painter = Painter::new(pergola::data::art);
    for game in GAMES.iter() {
        let (mut house, names) = House::full_table(7, game.meta().key, game.meta().seats.0);
        house.play_out(1, 11);
        assert_eq!(house.at_table(1).phase(), Phase::Over);
        for name in &names {
            let reply = house.say(name, "past", Some("review"), &[("table", "1")]);
            assert_eq!(reply.show, Show::Private);
            let card = &reply.card;
            let found = card.text.lines().filter(|line| line.contains("Better by about")).count();
            assert!((1..=8).contains(&found), "{}: {}", game.meta().key, card.text);
            says(card, "would have been much better");
            let turned = ["The game turned most on turn ", " cost the most, about "];
            assert!(turned.iter().any(|it| card.text.contains(it)), "{}", card.text);
            let picture = card.picture.as_ref().expect("both boards");
            let hand = house.say(name, "hand", None, &[("table", "1")]).card.picture.expect("a board");
            assert!(picture.scene.height > 2 * hand.scene.height - 100, "{} {}", picture.scene.height, hand.scene.height);
            let again = house.say(name, "past", Some("review"), &[("table", "1")]).card;
            assert_eq!(again.text, card.text);
            let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("review_{}_{name}.png", game.meta().key));
            std::fs::write(file, painter.png(&picture.scene)).expect("there is room");
            let (turns, most) = (turns(&card.text), costliest(&card.text));
            says(card, &format!("The picture shows turn {most} "));
            if let Some(other) = turns.iter().position(|turn| *turn != most) {
                let other = house.act(name, Act::Press { id: format!("1.1.~review.{other}") });
                assert_eq!(other.show, Show::Update);
                assert_ne!(other.card.picture.map(|it| it.scene), card.picture.as_ref().map(|it| it.scene.clone()));
            }
            assert!(house.act(name, Act::Press { id: "1.1.~review.255".to_owned() }).card.picture.is_some(), "forged");
        }
        says(&house.say("Dan", "past", Some("review"), &[("table", "1")]).card, "Only whoever played");
    }
}

/// The number that a text begins with.
fn number(text: &str) -> Option<u32> {
    text.split(|it: char| !it.is_ascii_digit()).next()?.parse().ok()
}

/// In which turns something else would have been better.
fn turns(review: &str) -> Vec<u32> {
    review.lines().filter_map(|line| number(line.strip_prefix("**Turn ")?)).collect()
}

/// The turn that cost the most.
fn costliest(review: &str) -> u32 {
    let of = |line: &str| number(line.split_once("turned most on turn ")?.1);
    let despite = |line: &str| line.contains(" cost the most, about ").then(|| number(line.strip_prefix("Turn ")?))?;
    review.lines().find_map(|line| of(line).or_else(|| despite(line))).expect("it is told")
}

/// Where what is kept of a game is gone, it is said so.
#[test]
fn what_is_not_kept_any_more_cannot_be_looked_at_again() {
    let (mut house, names) = House::full_table(9, "gardens", 2);
    house.play_out(1, 13);
    let is_turn = |key: &[u8]| String::from_utf8_lossy(key).contains("/turn/");
    let gone: Vec<_> = house.rows().into_keys().filter(|key| is_turn(key)).map(|key| (key, None)).collect();
    assert!(!gone.is_empty());
    house.rewrite(&gone.into_iter().collect());
    says(&house.say(&names[0], "past", Some("review"), &[("table", "1")]).card, "cannot be read any more");
}

/// Something that somebody did though there was something else to do: in which turn, and who.
type Noted = Vec<(u32, String)>;

/// Table 1 is played at random while this holds, and its decisions are noted.
fn play_while(house: &mut House, chance: &mut Chance, noted: &mut Noted, goes_on: impl Fn(&House) -> bool) {
    while goes_on(house) {
        let Some((name, seat)) = house.waited_for(1) else { return };
        let table = house.at_table(1);
        let state = table.state_for(Viewer::Seat(seat)).expect("it is played");
        let listed = state.without_asides(seat);
        let action = listed[chance.below(listed.len() as u32) as usize].clone();
        if listed.len() > 1 {
            noted.push((table.turns(), name.clone()));
        }
        house.play(&name, &action);
    }
}

/// Whoever played the turn before asks to undo it, and the other agrees.
fn undo(house: &mut House) {
    let waits = house.waited_for(1).expect("it goes on").0;
    let (who, other) = if waits == "Ann" { ("Ben", "Ann") } else { ("Ann", "Ben") };
    let asked = house.say(who, "undo", None, &[]).card;
    house.press(who, &asked, "Undo it");
    let card = house.posted.last().expect("a card").clone();
    house.press(other, &card, "I agree");
}

/// The review of each decision that `name` has in the game as it is, and of no other.
fn assert_reviewed(house: &mut House, name: &str, noted: &Noted) {
    let count = noted.iter().filter(|(_, by)| by == name).count();
    let review = house.say(name, "past", Some("review"), &[("table", "1")]).card;
    says(&review, &format!("of your {count} decisions"));
    assert!(!review.text.contains("could not"), "{}", review.text);
}

#[test]
fn what_was_undone_is_not_looked_at_again_unless_it_was_brought_back() {
    let mut house = House::playing(4, "alhambra", &["Ann", "Ben"]);
    let (mut chance, mut noted) = (Chance::silent(11), Noted::new());
    play_while(&mut house, &mut chance, &mut noted, |house| house.at_table(1).turns() < 5);
    undo(&mut house);
    assert_eq!(house.at_table(1).turns(), 4);
    let before = noted.len();
    noted.retain(|(turn, _)| *turn < 4);
    assert!(noted.len() < before, "something was undone that could be looked at");
    play_while(&mut house, &mut chance, &mut noted, |house| house.at_table(1).turns() < 7);
    undo(&mut house);
    assert_eq!(house.at_table(1).turns(), 6);
    let card = house.posted.last().expect("a card").clone();
    house.press("Ann", &card, "Bring it back");
    let card = house.posted.last().expect("a card").clone();
    house.press("Ben", &card, "I agree");
    assert_eq!(house.at_table(1).turns(), 7);
    play_while(&mut house, &mut chance, &mut noted, |_| true);
    assert_eq!(house.at_table(1).phase(), Phase::Over);
    for name in ["Ann", "Ben"] {
        assert_reviewed(&mut house, name, &noted);
    }
}

#[test]
fn whoever_takes_a_seat_over_has_only_their_own_turns_looked_at_again() {
    let mut house = House::playing(4, "alhambra", &["Ann", "Ben"]);
    let (mut chance, mut noted) = (Chance::silent(11), Noted::new());
    play_while(&mut house, &mut chance, &mut noted, |house| house.at_table(1).turns() < 9);
    assert!(noted.iter().any(|(_, by)| by == "Ann"));
    house.say("Ann", "table", Some("replace"), &[("whom", "Dan"), ("seat", "1")]);
    let offer = house.posted.last().expect("a card").clone();
    house.press("Dan", &offer, "Take the seat");
    assert!(house.at_table(1).seat_of(&person("Dan").id).is_some());
    play_while(&mut house, &mut chance, &mut noted, |_| true);
    for name in ["Dan", "Ben"] {
        assert_reviewed(&mut house, name, &noted);
    }
    says(&house.say("Ann", "past", Some("review"), &[("table", "1")]).card, "Only whoever played");
}
