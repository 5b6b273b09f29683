//! Notes that somebody writes down for themselves: shown to nobody else, kept as long as the game lasts, and nowhere after it.

use pergola::{
    chat::{Act, Show},
    table::{Phase, limits},
};

use super::house::{House, person};

const NAMES: [&str; 2] = ["Ann", "Ben"];

fn playing() -> (House, String, String) {
    let house = House::playing(3, "gardens", &NAMES);
    let acting = house.waited_for(1).unwrap().0;
    let other = NAMES.into_iter().find(|it| *it != acting).unwrap().to_owned();
    (house, acting, other)
}

fn note(house: &mut House, name: &str, text: &str) -> String {
    let options: &[(&str, &str)] = if text.is_empty() { &[] } else { &[("text", text)] };
    let reply = house.say(name, "me", Some("note"), options);
    assert_eq!(reply.show, Show::Private);
    reply.card.text
}

/// Whether anything that is stored holds this.
fn is_stored(house: &House, text: &str) -> bool {
    house.rows().values().any(|row| row.windows(text.len()).any(|it| it == text.as_bytes()))
}

#[test]
fn a_note_stands_at_the_top_of_ones_own_turn_and_hand_alone() {
    let (mut house, acting, other) = playing();
    assert!(note(&mut house, &acting, "").contains("You have written nothing down here"));
    note(&mut house, &acting, "Lemons first");
    let said = note(&mut house, &acting, "then palms\n\n  and *orange* trees \u{202e}\u{7}");
    assert!(said.contains("📝 Lemons first\n📝 then palms\n📝 and \\*orange\\* trees"), "{said}");
    for command in ["turn", "hand"] {
        let shown = house.say(&acting, command, None, &[]).card.text;
        assert!(shown.lines().nth(1) == Some("📝 Lemons first"), "{command}: {shown}");
    }
    let revision = house.at_table(1).revision();
    house.posted.clear();
    note(&mut house, &acting, "secretly");
    assert_eq!((house.at_table(1).revision(), house.posted.len()), (revision, 0), "nobody hears of it");
    for (name, command) in
        [(&other[..], "turn"), (&other, "hand"), (&other, "me note"), ("Zed", "me note"), ("Zed", "turn"), ("Zed", "past log")]
    {
        let shown = house.say(name, command, None, &[]).card.text;
        assert!(!shown.contains("Lemons") && !shown.contains("secretly"), "{name} {command}: {shown}");
    }
    assert!(note(&mut house, "Zed", "mine").contains("You do not sit at this table"));
    house.restart();
    assert!(note(&mut house, &acting, "").contains("Lemons first"), "also after a restart");
}

#[test]
fn what_is_private_at_a_lobby_posts_nothing() {
    let mut house = House::new(3);
    house.opened("gardens", &NAMES);
    house.posted.clear();
    assert!(note(&mut house, "Ann", "Lemons first").contains("Lemons first"));
    assert!(house.at_table(1).note(&person("Ann").id).count() == 1);
    let followed = house.say("Zed", "table", Some("follow"), &[]).card;
    assert!(house.at_table(1).is_followed_by(&person("Zed").id));
    house.press("Zed", &followed, "Do not follow any more");
    assert!(house.at_table(1).followers().is_empty());
    assert!(house.posted.is_empty(), "nothing on the lobby's card has changed: {:?}", house.posted);
    house.act("Ann", Act::Press { id: "1.1.~shuffle.on".to_owned() });
    assert!(!house.posted.is_empty(), "what stands on it is brought up to date");
}

#[test]
fn a_note_is_taken_away_line_by_line_or_at_once() {
    let (mut house, acting, other) = playing();
    for line in ["one", "two", "three"] {
        note(&mut house, &acting, line);
    }
    let shown = house.say(&acting, "me", Some("note"), &[]).card;
    let less = house.press(&acting, &shown, "Remove the last line");
    assert!(less.show == Show::Update && less.card.text.contains("two") && !less.card.text.contains("three"), "{less:?}");
    let old = house.press(&acting, &shown, "Remove the last line").card.text;
    assert!(old.contains("nothing was removed") && old.contains("two"), "pressed twice it is done once: {old}");
    house.press(&other, &less.card, "Delete the note");
    assert!(note(&mut house, &acting, "").contains("two"), "of others it deletes nothing");
    let none = house.press(&acting, &less.card, "Delete the note").card.text;
    assert!(none.contains("You have written nothing down here"), "{none}");
    for forged in ["note.last.0", "note.last.99", "note.delete"] {
        house.act(&acting, Act::Press { id: format!("1.1.~{forged}") });
    }
    assert!(note(&mut house, &acting, "").contains("You have written nothing down here"));
}

#[test]
fn a_note_has_its_limits_and_says_when_it_was_not_saved() {
    let (mut house, acting, other) = playing();
    let line = "ä".repeat(499);
    note(&mut house, &acting, &line);
    let full = note(&mut house, &acting, &format!("{line}b"));
    assert!(full.contains('b'), "two lines and what stands between them");
    let refused = note(&mut house, &acting, "c");
    assert!(refused.contains("characters, and this would be more"), "{refused}");
    assert_eq!(limits::NOTE_CHARACTERS, 1_000);
    let turn = house.say(&acting, "turn", None, &[]).card.text;
    assert!(turn.contains("`/me note` shows all of it") && turn.lines().count() > 3, "{turn}");
    let before = note(&mut house, &other, "y");
    house.full(true);
    let refused = house.say(&other, "me", Some("note"), &[("text", "x")]).card.text;
    assert!(refused.contains("could not be saved"), "{refused}");
    house.full(false);
    assert!(before.contains("📝 y") && !note(&mut house, &other, "").contains("📝 x"));
}

#[test]
fn nothing_of_a_note_is_kept_after_the_game_or_of_somebody_who_is_forgotten() {
    let (mut house, acting, other) = playing();
    note(&mut house, &acting, "Yxqlemons");
    note(&mut house, &other, "Yxqpalms");
    // Turns begin meanwhile, whose starts are kept.
    for _ in 0..12 {
        let (name, seat) = house.waited_for(1).unwrap();
        let listed = house.at_table(1).state_for(pergola::engine::Viewer::Seat(seat)).unwrap().legal_actions(seat);
        house.play(&name, &listed.iter().find(|it| *it == "end").unwrap_or(&listed[0]).clone());
    }
    assert!(house.at_table(1).turns() > 2 && is_stored(&house, "Yxqlemons"));
    let board = house.say(&acting, "past", Some("replay"), &[("turn", "2")]).card;
    assert!(board.picture.is_some(), "the starts of turns are there: {}", board.text);
    let copy = house.say(&acting, "me", Some("privacy"), &[("want", "export")]).card.file.unwrap();
    let copy = String::from_utf8(copy.bytes.to_vec()).unwrap();
    assert!(copy.contains("Yxqlemons") && !copy.contains("Yxqpalms"), "{copy}");
    let asked = house.say(&other, "me", Some("privacy"), &[("want", "delete")]).card;
    house.press(&other, &asked, "Forget me");
    assert!(!is_stored(&house, "Yxqpalms") && is_stored(&house, "Yxqlemons"));
    let close = house.say(&acting, "table", Some("close"), &[]).card;
    house.press(&acting, &close, "Close the table");
    assert!(matches!(house.at_table(1).phase(), Phase::Closed(_) | Phase::Over));
    assert!(!is_stored(&house, "Yxqlemons"), "neither in the checkpoint nor in the starts of turns");
    let ended = house.say(&acting, "me", Some("note"), &[("text", "late"), ("table", "1")]).card.text;
    assert!(!ended.contains("📝"), "{ended}");
}

#[test]
fn a_note_stays_with_its_writer_and_not_with_the_seat() {
    let (mut house, acting, _) = playing();
    note(&mut house, &acting, "Lemons first");
    let seat = house.waited_for(1).unwrap().1.0 + 1;
    house.say(&acting, "table", Some("replace"), &[("whom", "Dan"), ("seat", &seat.to_string())]);
    let offer = house.posted.last().unwrap().clone();
    let taken = house.press("Dan", &offer, "Take the seat").card.text;
    assert!(!taken.contains("Lemons"), "{taken}");
    assert!(!note(&mut house, "Dan", "").contains("Lemons") && !is_stored(&house, "Lemons"));
    note(&mut house, "Dan", "Palms first");
    house.say("Dan", "table", Some("resign"), &[]);
    let asked = house.say("Dan", "table", Some("resign"), &[]).card;
    house.press("Dan", &asked, "Resign");
    assert!(note(&mut house, "Dan", "").contains("Palms first"), "who can come back keeps it");
}
