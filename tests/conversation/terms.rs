//! The words of the rulebooks: asked for with suggestions, and one press away from whatever a game refuses.

use pergola::{
    chat::{Act, Languages, Request, Show, Suggestion, limits},
    games::GAMES,
    table::Rights,
};

use super::house::{House, garden, labels, person, slash};

/// What is offered for the word of `/rules`.
fn offered(house: &House, name: &str, options: &[(&str, &str)]) -> Vec<Suggestion> {
    let (act, id) = (slash("rules", None, options), "typing".to_owned());
    let asked = Request {
        id,
        person: person(name),
        rights: Rights::default(),
        parent: None,
        at: 0,
        languages: Languages::default(),
        place: garden(),
        act,
    };
    house.suggest_for(&asked, "term")
}

#[test]
fn each_word_of_a_game_is_suggested_and_told_with_its_place_in_the_rulebook() {
    let mut house = House::new(1);
    for game in GAMES.iter() {
        let key = game.meta().key;
        let offered = offered(&house, "Zed", &[("game", key), ("term", "")]);
        assert!(offered.len() >= 15 && offered.len() <= limits::CHOICES, "{key}: {}", offered.len());
        let all: Vec<String> = pergola::text::terms(key).iter().map(|term| term.key.to_owned()).collect();
        for term in &all {
            let told = house.say("Zed", "rules", None, &[("game", key), ("term", term)]);
            assert!(told.show == Show::Private && told.card.text.contains("(rulebook"), "{key}, {term}: {}", told.card.text);
            assert!(told.card.text.contains("a word of the rules") && labels(&told.card) == ["Rules"], "{}", told.card.text);
        }
    }
}

#[test]
fn a_word_is_found_as_people_type_it() {
    let mut house = House::new(1);
    let mut told = |term: &str| house.say("Zed", "rules", None, &[("game", "alhambra"), ("term", term)]).card.text;
    for typed in ["redesign", " Redesign ", "redes", "REDESIGN"] {
        assert!(told(typed).contains("**Redesign.** As an action"), "{typed}");
    }
    let several = told("bu");
    assert!(
        several.starts_with("“bu” is no word of these rules, or several.") && several.contains("Building rules"),
        "{several}"
    );
    let none = told("zeppelin");
    assert!(none.contains("“zeppelin” is no word") && none.contains("Market"), "{none}");
}

#[test]
fn a_word_is_that_of_the_game_of_this_channels_table() {
    let mut house = House::playing(1, "sanssouci", &["Ann", "Ben"]);
    let told = house.say("Ann", "rules", None, &[("term", "gardener")]).card.text;
    assert!(told.contains("**Gardener.**"), "{told}");
    let offered = offered(&house, "Ann", &[("term", "gard")]);
    assert!(offered.iter().any(|it| it.label == "Gardener" && it.value == "gardener"), "{offered:?}");
}

#[test]
fn what_a_game_refuses_is_one_press_from_its_rule() {
    let mut house = House::playing(1, "gardens", &["Ann", "Ben"]);
    let (name, _) = house.waited_for(1).expect("somebody");
    let refused = house.act(&name, slash("gardens", Some("end"), &[]));
    assert!(refused.card.text.contains("Plant a tile first, then confirm."), "{}", refused.card.text);
    let rule = labels(&refused.card).into_iter().find(|it| it.starts_with("The rule: ")).expect("there is a button");
    assert_eq!(rule, "The rule: Planting");
    let told = house.press(&name, &refused.card, &rule);
    assert_eq!(told.show, Show::Private, "the menu stays where it is");
    assert!(told.card.text.contains("**Planting.**") && told.card.text.contains("(rulebook p. 2"), "{}", told.card.text);
    // What the game does not refuse has no rule of its own.
    let waits = if name == "Ann" { "Ben" } else { "Ann" };
    let others = house.act(waits, slash("gardens", Some("end"), &[]));
    assert!(labels(&others.card).iter().all(|it| !it.starts_with("The rule")), "{:?}", labels(&others.card));
    let odd = house.act("Zed", Act::Press { id: "1.term.gardens.no-such-word".to_owned() });
    assert!(odd.card.text.contains("button"), "{}", odd.card.text);
}
