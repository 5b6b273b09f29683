//! *Something is wrong here*: what somebody says of a table to whoever runs the program.

use pergola::{chat::Act, engine::Chance, games::GAMES, table::TableId};

use super::house::{House, buttons, labels, place};

const WRONG: &str = "Something is wrong here";

#[test]
fn what_is_wrong_is_kept_with_the_table_and_the_moment() {
    let mut house = House::playing(4, "gardens", &["Ann", "Ben"]);
    let card = house.posted.last().expect("a card").clone();
    let (name, _) = house.waited_for(1).expect("it is played");
    let seen = house.at_table(1).revision();
    let mut chance = Chance::silent(3);
    house.play_at_random(&mut chance);
    let before = house.at_table(1).revision();
    assert!(before > seen, "the table has gone on");
    let more = house.press(&name, &card, "More").card;
    assert_eq!(labels(&more), ["In words", "Undo my turn", "Pause", "Close the table", WRONG]);
    let said = house.press(&name, &more, WRONG).card.text;
    assert!(said.contains("as you saw it") && said.contains("`/table report what:`"), "{said}");
    let said = house.say("Zed", "table", Some("report"), &[("what", "  The fountain <@&everyone> is **blue**  ")]).card.text;
    assert!(said.contains("with what you wrote"), "{said}");
    assert_eq!(house.at_table(1).revision(), before, "nobody at the table hears of it");
    house.restart();
    let reports = house.reports();
    let told: Vec<_> = reports.iter().map(|it| (it.table, it.revision, it.said.as_str())).collect();
    assert_eq!(told, [(TableId(1), seen, ""), (TableId(1), before, "The fountain <@&everyone> is **blue**")]);
    assert_ne!(reports[0].by, reports[1].by);
}

#[test]
fn every_card_of_a_game_has_the_button_and_no_row_is_too_long() {
    for game in GAMES.iter() {
        let mut house = House::playing(2, game.meta().key, &["Ann", "Ben"]);
        let card = house.posted.last().expect("a card").clone();
        let more = house.press("Zed", &card, "More").card;
        assert_eq!(labels(&more), ["In words", WRONG], "whoever only looks undoes, pauses and closes nothing");
        house.play_out(1, 3);
        let over = house.posted.last().expect("the last card").clone();
        assert!(buttons(&over).len() <= 5, "{:?}", labels(&over));
        let more = house.press("Ann", &over, "More").card;
        assert_eq!(labels(&more), ["In words", WRONG], "nothing is undone or closed after the end");
    }
}

#[test]
fn who_reports_all_day_is_told_that_it_is_enough_and_a_full_disk_is_told_too() {
    let mut house = House::playing(4, "gardens", &["Ann", "Ben"]);
    house.full(true);
    let said = house.say("Ann", "table", Some("report"), &[("what", "x")]).card.text;
    assert!(said.contains("not saved") || said.contains("not been saved") || said.contains("could not"), "{said}");
    house.full(false);
    let mut said = String::new();
    for _ in 0..25 {
        said = house.say("Ann", "table", Some("report"), &[("what", "x")]).card.text;
    }
    assert!(said.contains("You have reported 20 things today"), "{said}");
    assert!(house.say("Ben", "table", Some("report"), &[("what", "y")]).card.text.contains("Thank you"));
    assert_eq!(house.reports().len(), 20);
    house.wait(24);
    assert!(house.say("Ann", "table", Some("report"), &[("what", "x")]).card.text.contains("Thank you"));
}

#[test]
fn what_somebody_reported_is_forgotten_with_them() {
    let mut house = House::playing(4, "gardens", &["Ann", "Ben"]);
    for name in ["Zed", "Ann"] {
        house.say(name, "table", Some("report"), &[("what", "wrong")]);
    }
    let asked = house.say("Zed", "me", Some("privacy"), &[("want", "delete")]).card;
    house.press("Zed", &asked, &labels(&asked)[0]);
    assert_eq!(house.reports().len(), 1, "Ann's is kept");
}

#[test]
fn a_forged_revision_is_no_later_than_the_table() {
    let mut house = House::playing(4, "gardens", &["Ann", "Ben"]);
    let id = format!("1.1.wrong.{}", u64::MAX);
    house.act("Ann", Act::Press { id });
    assert_eq!(house.reports()[0].revision, house.at_table(1).revision());
    let elsewhere = place("village", "garden");
    let said = house.act_in(&elsewhere, "Eve", Act::Press { id: "1.1.wrong.1".to_owned() }).card.text;
    assert!(!said.contains("Thank you"), "{said}");
    assert_eq!(house.reports().len(), 1);
}
