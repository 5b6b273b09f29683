//! Plans, by pressing the very buttons: made while others play, played when their turn comes, seen by nobody else.

use pergola::{
    chat::{Act, Card, Show},
    engine::{Chance, Seat, Viewer},
    games::GAMES,
    table::{Phase, Plan},
};

use super::house::{House, labels};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// Labels of a plan's message that choose no action.
const CONTROLS: [&str; 12] = [
    "Hint",
    "Back",
    "Board",
    "My plan",
    "Plan my next turn",
    "Otherwise …",
    "Then confirm",
    "Take back",
    "Restart turn",
    "Cancel the plan",
    "Ask me if something changed",
    "Play it whatever changed",
];

fn menu(card: &Card) -> Vec<String> {
    labels(card).into_iter().filter(|it| !CONTROLS.contains(&it.as_str())).collect()
}

fn has(card: &Card, label: &str) -> bool {
    labels(card).iter().any(|it| it == label)
}

fn seat(house: &House, name: &str) -> Seat {
    house.at_table(1).seat_of(&super::house::person(name).id).unwrap()
}

/// Who is to act at table 1, and those after them.
fn in_turn(house: &House) -> [&'static str; 3] {
    let (name, _) = house.waited_for(1).unwrap();
    let first = NAMES.iter().position(|it| *it == name).unwrap();
    [0, 1, 2].map(|after| NAMES[(first + after) % NAMES.len()])
}

fn planned(house: &House, name: &str) -> Vec<Vec<String>> {
    let table = house.at_table(1);
    let turns = table.plan(seat(house, name)).map(Plan::turns).unwrap_or_default();
    turns.iter().map(|turn| turn.actions().map(str::to_owned).collect()).collect()
}

/// The label of this of the choices that take money, counted from 0.
fn take(card: &Card, nth: usize) -> String {
    menu(card).into_iter().filter(|it| it.contains("Take ")).nth(nth).unwrap()
}

/// Chooses at random until a turn is planned to its end.
fn plan_a_turn(house: &mut House, name: &str, mut mine: Card, chance: &mut Chance) -> Card {
    for _ in 0..60 {
        if has(&mine, "Then confirm") && (menu(&mine).is_empty() || chance.below(3) == 0) {
            return house.press(name, &mine, "Then confirm").card;
        }
        let offered = menu(&mine);
        if offered.is_empty() {
            return mine;
        }
        let label = offered[chance.below(offered.len() as u32) as usize].clone();
        let reply = house.press(name, &mine, &label);
        assert_eq!(reply.show, Show::Update, "the same message goes on");
        mine = reply.card;
    }
    panic!("a turn has an end: {}", mine.text);
}

/// Who is not waited for at table 1.
fn waiting(house: &House) -> Vec<&'static str> {
    let table = house.at_table(1);
    NAMES.into_iter().filter(|name| !table.waits_for().contains(seat(house, name))).collect()
}

/// Ends the turn of whoever is to act, by the first action of each list.
fn end_a_turn(house: &mut House) {
    let turn = house.at_table(1).turns();
    while house.at_table(1).turns() == turn && house.at_table(1).phase() == Phase::Playing {
        let (name, seat) = house.waited_for(1).unwrap();
        let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
        let end = listed.iter().find(|it| *it == "end").unwrap_or(&listed[0]).clone();
        house.play(&name, &end);
    }
}

#[test]
fn a_plan_of_alhambra_is_made_played_and_read_aloud() {
    let mut house = House::playing(3, "alhambra", &NAMES);
    let [acting, planner, third] = in_turn(&house);
    let mine = house.say(planner, "turn", None, &[]).card;
    assert!(mine.text.contains("It is not your turn"), "{}", mine.text);
    let mine = house.press(planner, &mine, "Plan my next turn").card;
    println!("{}\n{:?}\n", mine.text, labels(&mine));
    let take = menu(&mine).into_iter().find(|it| it.contains("Take ")).unwrap();
    let mine = house.press(planner, &mine, &take).card;
    println!("{}\n{:?}\n", mine.text, labels(&mine));
    let mine = house.press(planner, &mine, "Then confirm").card;
    println!("{}\n{:?}\n", mine.text, labels(&mine));
    let mine = house.press(planner, &mine, "Otherwise …").card;
    println!("{}\n{:?}\n", mine.text, labels(&mine));
    let other = menu(&mine).into_iter().filter(|it| it.contains("Take ")).nth(1).unwrap();
    let mine = house.press(planner, &mine, &other).card;
    let mine = house.press(planner, &mine, "Then confirm").card;
    println!("{}\n{:?}\n", mine.text, labels(&mine));
    assert!(mine.text.contains("1\\. Take") && mine.text.contains("2\\. Otherwise: "), "{}", mine.text);
    let plan = planned(&house, planner);
    assert_eq!(plan.len(), 2);
    let shown = house.say(planner, "plan", None, &[]).card;
    assert_eq!(shown.text, mine.text, "`/plan` shows it");
    // Ann takes the very money.
    house.posted.clear();
    house.play(acting, &plan[0][0]);
    house.play(acting, "end");
    let [card] = &house.posted[..] else { panic!("one card: {:?}", house.posted) };
    println!("{}\npings {:?}\n", card.text, card.ping);
    assert_eq!(card.ping, [super::house::person(third).id], "the plan was played, and the third is next");
    for name in [acting, planner] {
        assert!(card.text.contains(&format!("{name} took")), "{}", card.text);
    }
    let later = house.press(planner, &mine, "Cancel the plan").card;
    println!("{}\n{:?}\n", later.text, labels(&later));
    assert!(later.text.contains("Your plan was played already"), "{}", later.text);
}

#[test]
fn a_plan_that_does_not_go_is_told_with_its_reason() {
    let mut house = House::playing(3, "alhambra", &NAMES);
    let [acting, planner, _] = in_turn(&house);
    let mine = house.say(planner, "plan", None, &[]).card;
    let take = menu(&mine).into_iter().find(|it| it.contains("Take ")).unwrap();
    let mine = house.press(planner, &mine, &take).card;
    house.press(planner, &mine, "Then confirm");
    let plan = planned(&house, planner);
    house.play(acting, &plan[0][0]);
    house.posted.clear();
    house.play(acting, "end");
    assert_eq!(house.posted.last().unwrap().ping, [super::house::person(planner).id], "Ben is called as always");
    let card = house.posted.last().unwrap().clone();
    assert!(!card.text.contains("plan"), "nobody else hears of it: {}", card.text);
    for mine in [house.press(planner, &card, "Play my turn").card, house.say(planner, "plan", None, &[]).card] {
        println!("{}\n{:?}\n", mine.text, labels(&mine));
        assert!(mine.text.contains("Your plan could not be played"), "{}", mine.text);
        let words = take.split(" · ").last().unwrap_or(&take);
        assert!(mine.text.contains(words) && !mine.text.contains(&plan[0][0]), "in words, {words:?}: {}", mine.text);
        assert!(!menu(&mine).is_empty(), "and the menu is the real one");
    }
}

#[test]
fn the_turn_begins_while_it_is_planned() {
    let mut house = House::playing(3, "alhambra", &NAMES);
    let [_, planner, _] = in_turn(&house);
    let mine = house.say(planner, "plan", None, &[]).card;
    let take = take(&mine, 1);
    let mine = house.press(planner, &mine, &take).card;
    end_a_turn(&mut house);
    let now = house.press(planner, &mine, "Then confirm").card;
    println!("{}\n{:?}\n", now.text, labels(&now));
    assert!(now.text.contains("The game waits for you now") && now.text.contains("not planned it to its end"), "{}", now.text);
    assert_eq!(house.at_table(1).pending_actions(seat(&house, planner)), 0);
    let (_, seat) = house.waited_for(1).unwrap();
    assert_eq!(house.at_table(1).seats()[seat.index()].person.as_ref().unwrap().name, planner);
}

#[test]
fn old_buttons_double_presses_and_others_change_nothing() {
    let mut house = House::playing(3, "alhambra", &NAMES);
    let [acting, planner, third] = in_turn(&house);
    let first = house.say(planner, "plan", None, &[]).card;
    let take = menu(&first).into_iter().find(|it| it.contains("Take ")).unwrap();
    let mine = house.press(planner, &first, &take).card;
    let again = house.press(planner, &first, &take).card;
    assert_eq!((&again.text, planned(&house, planner).len()), (&mine.text, 1), "pressed twice, planned once");
    let other = menu(&first).into_iter().filter(|it| it.contains("Take ")).nth(1).unwrap();
    let old = house.press(planner, &first, &other).card;
    assert!(old.text.contains("Your plan has changed since"), "{}", old.text);
    let theirs = house.press(third, &first, &take).card;
    assert!(theirs.text.contains("That menu is seat"), "{}", theirs.text);
    let stranger = house.press("Zed", &mine, "Then confirm").card;
    assert!(stranger.text.contains("You do not sit at this table"), "{}", stranger.text);
    let now = house.press(acting, &mine, "Then confirm").card;
    assert!(now.text.contains("The game waits for you now"), "{}", now.text);
    let mine = house.press(planner, &mine, "Then confirm").card;
    let asked = house.press(planner, &mine, "Ask me if something changed").card;
    assert!(has(&asked, "Play it whatever changed") && asked.text.contains("Otherwise you are asked"), "{}", asked.text);
    let back = house.press(planner, &asked, "Take back").card;
    assert_eq!(planned(&house, planner).concat().len(), 1);
    let gone = house.press(planner, &back, "Cancel the plan").card;
    println!("{}\n{:?}\n", gone.text, labels(&gone));
    assert!(gone.text.contains("Your plan is cancelled") && planned(&house, planner).is_empty(), "{}", gone.text);
    let way = seat(&house, planner).0;
    let ways = [format!("1.1.plan.way.{way}.0.0.ffff"), format!("1.1.~plan.way.{way}.0.24-24-24.aaaa")];
    for forged in ["1.1.~plan.cancel.99", "1.1.plan.otherwise.7", &ways[0], &ways[1]] {
        let reply = house.act(planner, Act::Press { id: forged.to_owned() });
        assert!(reply.card.text.contains("Your plan has changed since"), "{forged}: {}", reply.card.text);
    }
    assert!(planned(&house, planner).is_empty());
}

#[test]
fn a_plan_outlives_a_restart_and_a_full_disk_says_so() {
    let mut house = House::playing(3, "alhambra", &NAMES);
    let [_, planner, third] = in_turn(&house);
    let mine = house.say(planner, "plan", None, &[]).card;
    let take = take(&mine, 1);
    let mine = house.press(planner, &mine, &take).card;
    house.full(true);
    let refused = house.press(planner, &mine, "Then confirm").card;
    assert!(refused.text.contains("could not be saved"), "{}", refused.text);
    house.full(false);
    house.rest_for(tokio::time::Duration::from_secs(60));
    house.press(planner, &mine, "Then confirm");
    house.restart();
    assert_eq!(planned(&house, planner).concat().len(), 2);
    end_a_turn(&mut house);
    assert_eq!(house.waited_for(1).unwrap().0, third, "it is played after the restart");
}

#[test]
fn turns_played_by_plan_can_be_looked_back_at() {
    let mut house = House::playing(3, "alhambra", &NAMES);
    let [_, planner, third] = in_turn(&house);
    for (name, nth) in [(planner, 1), (third, 2)] {
        let mine = house.say(name, "plan", None, &[]).card;
        let take = take(&mine, nth);
        let mine = house.press(name, &mine, &take).card;
        house.press(name, &mine, "Then confirm");
    }
    end_a_turn(&mut house);
    let turns = house.at_table(1).turns();
    assert!(turns >= 3, "turn {turns}");
    for turn in 1..=turns {
        let board = house.say("Zed", "past", Some("replay"), &[("turn", &turn.to_string())]).card;
        assert!(board.picture.is_some(), "turn {turn}: {}", board.text);
    }
}

/// Everybody plans wherever they can, in every game; what was planned is played or asked about, and a turn takes no press more.
#[test]
fn whole_games_are_played_by_plans() {
    for game in GAMES.iter() {
        let key = game.meta().key;
        let mut house = House::playing(5, key, &NAMES);
        let mut chance = Chance::silent(5);
        let (mut made, mut played) = (0, 0);
        for _ in 0..40 {
            if house.at_table(1).phase() != Phase::Playing {
                break;
            }
            for name in waiting(&house) {
                let mut mine = house.say(name, "plan", None, &[]).card;
                if mine.text.contains("Just now you cannot plan") || !planned(&house, name).is_empty() {
                    continue;
                }
                mine = plan_a_turn(&mut house, name, mine, &mut chance);
                if has(&mine, "Otherwise …") && chance.below(2) == 0 {
                    mine = house.press(name, &mine, "Otherwise …").card;
                    mine = plan_a_turn(&mut house, name, mine, &mut chance);
                }
                if made == 0 {
                    println!("{key}: {}\n{:?}\n", mine.text, labels(&mine));
                }
                made += 1;
            }
            let turn = house.at_table(1).turns();
            end_a_turn(&mut house);
            played += house.at_table(1).turns().saturating_sub(turn + 1);
        }
        println!("{key}: {made} plans made, {played} turns played by plan");
        // In Hanging Gardens the display moves on with every turn.
        assert!(made > 5 && played > 0, "{key}: {made} plans, {played} played");
    }
}
