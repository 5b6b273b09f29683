//! Tables in threads of their own, found from the thread and from the channel above it.

use pergola::chat::{self, Act, Card, Slash};
use pergola::games::GAMES;
use pergola::text::Language;

use super::house::{House, place, slash};

fn text(house: &mut House, channel: &str, name: &str) -> String {
    house.act_in(&place("town", channel), name, slash("turn", None, &[])).card.text
}

#[test]
fn a_thread_is_had_by_asking() {
    for (asked, awaits) in [(Some("true"), true), (Some("false"), false), (None, false)] {
        let mut house = House::new(3);
        let options: Vec<_> = [("game", "alhambra")].into_iter().chain(asked.map(|it| ("thread", it))).collect();
        house.say("Ann", "play", None, &options);
        assert_eq!(house.at_table(1).awaits_thread(), awaits, "{asked:?}");
    }
    let play = chat::commands::commands(&GAMES, Language::default()).into_iter().find(|it| it.name == "play").unwrap();
    let thread = play.options.iter().find(|it| it.name == "thread").unwrap();
    assert_eq!(thread.choices.iter().map(|(value, _)| value.as_str()).collect::<Vec<_>>(), ["true", "false"]);
}

#[test]
fn in_a_thread_a_table_stays_there_and_says_so() {
    let opened = |asked: &str, in_thread: bool| {
        let mut house = House::new(3);
        let Act::Slash(play) = slash("play", None, &[("game", "alhambra"), ("thread", asked)]) else { panic!("a command") };
        let play = Slash { in_thread, ..play };
        let said = house.act_in(&place("town", "thread"), "Ann", Act::Slash(play)).card.text;
        (said.contains("stays in this thread"), house.at_table(1).awaits_thread())
    };
    assert_eq!((opened("true", true), opened("true", false)), ((true, false), (false, true)));
    assert_eq!((opened("false", true), opened("false", false)), ((false, false), (false, false)), "nobody asked for one");
}

#[test]
fn a_threads_name_says_what_is_played() {
    let mut house = House::new(3);
    house.say("Ann", "play", None, &[("game", "alhambra"), ("thread", "true")]);
    let title = chat::cards::title(&house.at_table(1));
    assert!(title.contains("Alhambra") && title.contains('1') && !title.contains('*'), "{title}");
}

#[test]
fn a_table_in_its_thread_is_found_from_there_and_from_above() {
    let mut house = House::new(3);
    house.opened("alhambra", &["Ann", "Ben"]);
    let lobby = house.posted[0].clone();
    house.move_to(1, "thread");
    house.press("Ann", &lobby, "Start");
    let (name, _) = house.waited_for(1).unwrap();
    let in_channel = text(&mut house, "garden", &name);
    assert_eq!(text(&mut house, "thread", &name), in_channel);
    assert!(in_channel.contains("Alhambra"), "{in_channel}");
    assert_ne!(text(&mut house, "courtyard", &name), in_channel);
}

#[test]
fn in_a_thread_only_its_own_table_is_meant() {
    let mut house = House::new(3);
    house.move_to(2, "thread");
    for _ in 0..2 {
        house.say("Ann", "play", None, &[("game", "alhambra")]);
    }
    let shown = |card: &Card| card.table.map(|it| it.0);
    assert_eq!(shown(&house.act_in(&place("town", "thread"), "Ann", slash("turn", None, &[])).card), Some(2));
    assert_eq!(shown(&house.act_in(&place("town", "garden"), "Ann", slash("turn", None, &[])).card), None, "either");
}
