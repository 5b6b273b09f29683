//! In which language everybody is told what: what one person sees is in theirs, what everybody sees in the table's.

use pergola::{
    chat::{
        Act, Card, Languages,
        commands::{Filling, OptionSpec, commands},
        rows::Row,
    },
    engine::Chance,
    games::GAMES,
    table::Phase,
    text::Language,
};

use super::house::{House, buttons, choices, garden, place, slash};

/// Letters of what is said in another language than the pseudo-language are found outside of its brackets.
const PSEUDO: &str = "x-long";

/// So many presses of each game are looked at.
const PRESSES: u32 = 120;

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

fn spoken(key: &str) -> Option<Language> {
    Some(Language::of(key).expect("it is a language"))
}

fn door(person: &str) -> Languages {
    Languages { person: spoken(person), ..Languages::default() }
}

/// Everything that is said in a message, but in its pictures, which are the same sentences.
fn said(card: &Card) -> Vec<String> {
    let mut said = vec![card.text.clone()];
    said.extend(card.pictures().map(|it| it.alt.clone()));
    said.extend(buttons(card).iter().map(|it| it.label.clone()));
    for row in &card.rows {
        let Row::Menu(menu) = row else { continue };
        said.push(menu.placeholder.clone());
        said.extend(menu.choices.iter().flat_map(|it| [it.label.clone(), it.description.clone(), it.press.clone()]));
    }
    said
}

/// The words outside of brackets, but names, mentions, notation and what is typed.
fn outside(said: &str) -> Vec<String> {
    let (mut depth, mut outside, mut before) = (0_u32, String::new(), ' ');
    for character in said.chars() {
        match character {
            '[' if before != '\\' => depth += 1,
            ']' if before != '\\' => depth = depth.saturating_sub(1),
            _ if depth == 0 => outside.push(character),
            _ => {}
        }
        before = character;
    }
    let is_own = |word: &str| NAMES.contains(&word) || word.starts_with(['<', '`', '/']) || word.contains(['-', ':']);
    let words = outside.split_whitespace().map(|it| it.trim_matches(|it: char| ",.;!?()•*·“”|…".contains(it)));
    let words = words.filter(|it| it.chars().filter(|it| it.is_alphabetic()).count() > 1 && !is_own(it));
    words.map(str::to_owned).collect()
}

/// Holds a private message to the pseudo-language.
fn held(card: &Card, asked: &str) {
    for text in said(card) {
        let words = outside(&text);
        assert!(words.is_empty(), "{asked}: {words:?} in {text}");
    }
}

#[test]
fn what_stands_outside_of_brackets_is_found() {
    assert_eq!(outside("[Ýýóóúú [Ánn]] Ann <@test:Ben> `/play` 3–4 blue-4"), Vec::<String>::new());
    assert_eq!(outside("[Ýýóóúú] took it [ánd"), ["took", "it"]);
}

/// The ways on in a seat's menu, and its confirmation.
fn ways(card: &Card) -> Vec<Act> {
    let is_way = |id: &str| id.split('.').nth(2).is_some_and(|it| it.parse::<u8>().is_ok());
    let presses = buttons(card).into_iter().filter(|it| is_way(&it.id) || it.id.contains(".~end."));
    let presses = presses.map(|it| Act::Press { id: it.id.clone() });
    let picks = choices(card).into_iter().map(|(id, it)| Act::Pick { id: id.to_owned(), values: vec![it.value.clone()] });
    presses.chain(picks).collect()
}

/// A game that has just begun, opened by people of whom the door says nothing.
fn begun(seed: u64, key: &str) -> House {
    House::playing(seed, key, &NAMES)
}

#[test]
fn a_game_says_nothing_in_english_to_a_pseudo_reader_by_accident() {
    for (seed, game) in GAMES.iter().enumerate() {
        let mut house = begun(seed as u64, game.meta().key);
        house.languages = door(PSEUDO);
        let mut chance = Chance::silent(3);
        let mut presses = 0;
        while presses < PRESSES && house.at_table(1).phase() == Phase::Playing {
            let (name, _) = house.waited_for(1).expect("somebody is waited for");
            for looked in ["board", "hand"] {
                held(&house.say(&name, looked, None, &[]).card, looked);
            }
            let mut mine = house.say(&name, "turn", None, &[]).card;
            assert!(!ways(&mine).is_empty(), "{name} finds no way on by {:?}", buttons(&mine));
            loop {
                held(&mine, game.meta().key);
                let ways = ways(&mine);
                if ways.is_empty() || presses >= PRESSES {
                    break;
                }
                mine = house.act(&name, ways[chance.below(ways.len() as u32) as usize].clone()).card;
                presses += 1;
            }
        }
        for card in &house.posted {
            assert!(said(card).iter().all(|it| !it.contains(['[', 'á', 'é'])), "everybody reads the table's language: {card:?}");
        }
    }
}

/// What an option is filled with.
fn filled(house: &House, (command, verb): (&str, Option<&str>), option: &OptionSpec) -> Option<String> {
    Some(match option.filling {
        Filling::Person => "Ben".to_owned(),
        Filling::Channel => "courtyard".to_owned(),
        Filling::Role => "gardeners".to_owned(),
        Filling::File => "{}".to_owned(),
        Filling::Words => "77".to_owned(),
        Filling::Text => match option.choices.first() {
            Some((value, _)) => value.clone(),
            None => house.suggest("Ann", command, verb.unwrap_or_default(), &[], &option.name).first()?.value.clone(),
        },
    })
}

#[test]
fn every_command_answers_a_pseudo_reader_in_their_language() {
    for key in ["alhambra", "gardens"] {
        let mut house = begun(5, key);
        house.languages = door(PSEUDO);
        for command in commands(&GAMES, Language::default()) {
            let plain = command.verbs.is_empty().then_some((None, &command.options));
            for (verb, options) in plain.into_iter().chain(command.verbs.iter().map(|it| (Some(it.name.as_str()), &it.options))) {
                let typed = format!("/{} {}", command.name, verb.unwrap_or_default());
                held(&house.act("Ann", slash(&command.name, verb, &[])).card, &typed);
                // Whoever chooses a language is spoken to in that from then on.
                let options = options.iter().filter(|it| it.name != "language");
                for option in options {
                    let Some(value) = filled(&house, (&command.name, verb), option) else { continue };
                    let given = [(option.name.as_str(), value.as_str())];
                    held(&house.act("Ann", slash(&command.name, verb, &given)).card, &format!("{typed} {given:?}"));
                    held(&house.act("Zed", slash(&command.name, verb, &given)).card, &format!("{typed} {given:?} by Zed"));
                }
            }
        }
    }
}

#[test]
fn what_one_person_sees_is_in_their_language_and_what_everybody_sees_in_the_tables() {
    let mut house = begun(1, "alhambra");
    let name = house.waited_for(1).expect("somebody is waited for").0;
    assert!(house.posted.last().unwrap().text.contains("turn"), "{}", house.posted.last().unwrap().text);
    for (key, help, board) in [("de", "Tippe", "Tisch"), ("fr", "table", "table"), ("es", "mesa", "mesa")] {
        house.languages = door(key);
        let told = house.say(&name, "help", None, &[]).card.text;
        assert!(told.contains(help), "{key}: {told}");
        let turn = house.say(&name, "turn", None, &[]).card;
        assert!(turn.text.to_lowercase().contains(&board.to_lowercase()), "{key}: {}", turn.text);
    }
    let english = house.posted.iter().all(|it| !it.text.contains("Tisch") && !it.text.contains("mesa"));
    assert!(english, "the table's cards are in its language");
}

#[test]
fn ones_own_setting_goes_before_the_app_and_that_before_the_server() {
    let mut house = House::new(1);
    let tables = |house: &mut House| house.say("Ann", "tables", None, &[]).card.text;
    let [english, german, french, spanish] = ["en", "de", "fr", "es"].map(|key| {
        house.languages = door(key);
        tables(&mut house)
    });
    let all: std::collections::BTreeSet<&String> = [&english, &german, &french, &spanish].into();
    assert_eq!(all.len(), 4, "{all:?}");
    house.languages = Languages::default();
    assert_eq!(tables(&mut house), english);
    house.say("Mod", "club settings", None, &[("language", "Español")]);
    assert_eq!(tables(&mut house), spanish, "nothing is known of them but where they ask");
    house.languages = door("de");
    assert_eq!(tables(&mut house), german);
    let set = house.say("Ann", "me settings", None, &[("language", "fr")]).card.text;
    assert!(set.contains("Français"), "they are told so in it: {set}");
    assert_eq!(tables(&mut house), french);
    assert_ne!(house.say("Ben", "tables", None, &[]).card.text, french);
    house.restart();
    assert_eq!(tables(&mut house), french, "it is kept");
    house.say("Ann", "me settings", None, &[("language", "app")]);
    assert_eq!(tables(&mut house), german);
    let refused = house.say("Ann", "me settings", None, &[("language", "Klingon")]).card.text;
    assert!(refused.contains("Klingon") && refused.contains("Deutsch"), "{refused}");
}

#[test]
fn a_table_speaks_as_its_server_is_set_or_as_its_door_says() {
    let mut house = House::new(1);
    house.languages = Languages { person: spoken("de"), server: spoken("fr"), set: None };
    let opened = |house: &mut House, options: &[(&str, &str)]| {
        let options: Vec<(&str, &str)> = [("game", "gardens")].into_iter().chain(options.iter().copied()).collect();
        let table = house.act_in(&garden(), "Ann", slash("play", None, &options)).card.table.expect("it is opened");
        house.at_table(table.0).language().to_owned()
    };
    assert_eq!(opened(&mut house, &[]), "fr", "the reader's language is theirs alone");
    assert_eq!(opened(&mut house, &[("language", "en")]), "en");
    house.say("Mod", "club settings", None, &[("language", "es")]);
    assert_eq!(opened(&mut house, &[]), "es");
    house.languages = Languages::default();
    let elsewhere = house.act_in(&place("village", "garden"), "Ann", slash("play", None, &[("game", "gardens")]));
    assert_eq!(house.at_table(elsewhere.card.table.expect("it is opened").0).language(), "en");
}

#[test]
fn titles_and_words_of_any_language_are_understood() {
    let mut house = House::new(1);
    let opened = |house: &House, table: u64| house.at_table(table).opening().game.clone();
    house.say("Ann", "play", None, &[("game", "Die Gärten")]);
    let german = house.posted.last().map(|it| it.table).expect("a card").expect("a table").0;
    assert_eq!(opened(&house, german), "gardens");
    house.languages = door("de");
    let offered = |house: &House, typed: &str| {
        let request = [("game", "alhambra"), ("term", typed)];
        house.suggest("Ann", "rules", "", &request, "term").into_iter().map(|it| it.value).collect::<Vec<_>>()
    };
    let all = offered(&house, "");
    assert!(!all.is_empty());
    assert!(all.contains(&offered(&house, "gebäude")[0]), "its own word");
    assert!(all.contains(&offered(&house, "bâtiments")[0]), "another's");
}
