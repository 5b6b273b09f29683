//! What strangers, latecomers and forgers are told: clearly, privately, and nothing changes.

use pergola::{
    chat::{Act, Languages, Reply, Request, Show},
    engine::Viewer,
    table::{Phase, Rights},
};

use super::house::{House, buttons, choices, garden, labels, person, place, pressed, slash};

const NAMES: [&str; 2] = ["Ann", "Ben"];

fn playing() -> House {
    House::playing(2, "alhambra", &NAMES)
}

/// Does something and sees that table 1 stays as it is and the answer is private.
fn unchanged(house: &mut House, name: &str, act: Act) -> Reply {
    let (before, rows) = (house.at_table(1).checkpoint(), house.rows());
    let posted = house.posted.len();
    let reply = house.act(name, act);
    assert_ne!(reply.show, Show::UpdateCard, "{}", reply.card.text);
    assert_eq!(house.at_table(1).checkpoint(), before, "{}", reply.card.text);
    assert!(house.rows() == rows, "nothing is written: {}", reply.card.text);
    assert_eq!(house.posted.len(), posted);
    assert!(reply.card.ping.is_empty());
    reply
}

fn says(reply: &Reply, part: &str) {
    assert!(reply.card.text.contains(part), "{:?} is not in {:?}", part, reply.card.text);
}

fn press(id: &str) -> Act {
    Act::Press { id: id.to_owned() }
}

/// Whose turn it is, and who waits.
fn sides(house: &House) -> (String, String) {
    let (acts, _) = house.waited_for(1).unwrap();
    let waits = NAMES.iter().find(|it| **it != acts).unwrap();
    (acts, (*waits).to_owned())
}

#[test]
fn a_stranger_is_shown_the_table_and_plays_nothing() {
    let mut house = playing();
    let card = house.posted.last().unwrap().clone();
    for label in ["Play my turn", "My hand"] {
        let reply = unchanged(&mut house, "Zed", pressed(&card, label));
        assert_eq!(reply.show, Show::Private);
        says(&reply, "You do not sit at this table");
        assert!(reply.card.picture.is_none(), "no hand is shown");
    }
    assert!(unchanged(&mut house, "Zed", pressed(&card, "Board")).card.picture.is_some());
    for command in ["turn", "hand", "undo", "table resign", "table close"] {
        says(&unchanged(&mut house, "Zed", slash(command, None, &[])), "You do not sit at this table");
    }
    says(&unchanged(&mut house, "Zed", slash("alhambra", Some("end"), &[])), "You do not sit at this table");
}

#[test]
fn another_seats_menu_is_not_for_me() {
    let mut house = playing();
    let (acts, waits) = sides(&house);
    let mine = house.say(&acts, "turn", None, &[]).card;
    let (id, choice) = choices(&mine)[0];
    let act = Act::Pick { id: id.to_owned(), values: vec![choice.value.clone()] };
    says(&unchanged(&mut house, &waits, act.clone()), "not yours");
    says(&unchanged(&mut house, "Zed", act), "not yours");
}

#[test]
fn an_old_button_tells_what_happened_since() {
    let mut house = playing();
    let (acts, waits) = sides(&house);
    let old = house.say(&acts, "turn", None, &[]).card;
    let take = labels(&old).into_iter().find(|it| it.contains("Take ")).unwrap();
    let after = house.press(&acts, &old, &take).card;
    let other = labels(&old).into_iter().find(|it| it.contains("Take ") && *it != take).unwrap();
    let again = unchanged(&mut house, &acts, pressed(&old, &other));
    says(&again, "was from before");
    assert_eq!(labels(&again.card), labels(&after), "the current menu");
    house.press(&acts, &after, "Confirm");
    says(&unchanged(&mut house, &acts, pressed(&after, "Confirm")), "Your turn is over; what is confirmed cannot be taken back.");
    for label in ["Take back", "Restart turn"] {
        says(&unchanged(&mut house, &acts, pressed(&after, label)), "was from before");
    }
    // The other one's turn passes; what they did is told.
    let theirs = house.say(&waits, "turn", None, &[]).card;
    let take = labels(&theirs).into_iter().find(|it| it.contains("Take ")).unwrap();
    let theirs = house.press(&waits, &theirs, &take).card;
    house.press(&waits, &theirs, "Confirm");
    let reply = unchanged(&mut house, &acts, pressed(&old, "Board"));
    says(&reply, "Waiting for");
    let old_take = labels(&old).into_iter().find(|it| it.contains("Take ")).unwrap();
    says(&unchanged(&mut house, &acts, pressed(&old, &old_take)), &format!("{waits} took"));
}

#[test]
fn a_double_press_plays_once() {
    let mut house = playing();
    let (acts, _) = sides(&house);
    let mine = house.say(&acts, "turn", None, &[]).card;
    let take = labels(&mine).into_iter().find(|it| it.contains("Take ")).unwrap();
    let request = Request {
        id: "twice".to_owned(),
        person: person(&acts),
        rights: Rights::default(),
        parent: None,
        at: 0,
        languages: Languages::default(),
        place: garden(),
        act: pressed(&mine, &take),
    };
    let first = house.answer(&request);
    let before = house.at_table(1).checkpoint();
    let second = house.answer(&request);
    assert_eq!(house.at_table(1).checkpoint(), before);
    assert_eq!(labels(&first.card), labels(&second.card));
}

#[test]
fn a_second_press_of_the_same_button_is_answered_like_the_first() {
    let mut house = playing();
    let (acts, _) = sides(&house);
    let mine = house.say(&acts, "turn", None, &[]).card;
    let take = labels(&mine).into_iter().find(|it| it.contains("Take ")).unwrap();
    let took = house.press(&acts, &mine, &take);
    let again = unchanged(&mut house, &acts, pressed(&mine, &take));
    assert_eq!((again.show, &again.card.text), (took.show, &took.card.text));
    let back = house.press(&acts, &took.card, "Take back");
    let again = unchanged(&mut house, &acts, pressed(&took.card, "Take back"));
    assert_eq!(labels(&again.card), labels(&back.card));
    let took = house.press(&acts, &back.card, &take);
    let ended = house.press(&acts, &took.card, "Confirm");
    for (card, label) in [(&took.card, "Confirm"), (&back.card, &*take)] {
        assert_eq!(unchanged(&mut house, &acts, pressed(card, label)).card.text, ended.card.text, "{label}");
    }
    house.restart();
    assert_eq!(unchanged(&mut house, &acts, pressed(&back.card, &take)).card.text, ended.card.text, "also after a start");
    let stale = unchanged(&mut house, &acts, pressed(&took.card, "Take back"));
    says(&stale, "was from before");
}

#[test]
fn a_button_of_a_lost_table_opens_no_other() {
    let mut house = playing();
    let (acts, _) = sides(&house);
    let card = house.posted.last().unwrap().clone();
    let Act::Press { id } = pressed(&card, "Play my turn") else { panic!("a button") };
    let opened = house.at_table(1).opened() / 1_000;
    assert_eq!(id, format!("1.1-{opened:x}.turn"), "it says in which second its table was opened");
    let before = opened - 1;
    says(&unchanged(&mut house, &acts, press(&format!("1.1-{before:x}.turn"))), "belongs to a game I no longer have");
    says(&unchanged(&mut house, &acts, press(&format!("1.1-{before:x}.0.1.0.aaaa"))), "belongs to a game I no longer have");
    assert!(!choices(&unchanged(&mut house, &acts, press("1.1.turn")).card).is_empty(), "cards of earlier programs still serve");
}

#[test]
fn a_choice_that_is_gone_shows_the_menu() {
    let mut house = playing();
    let (acts, _) = sides(&house);
    let mine = house.say(&acts, "turn", None, &[]).card;
    let (_, choice) = choices(&mine)[0];
    let (way, _) = choice.value.rsplit_once('.').unwrap();
    for forged in [format!("{way}.0000"), format!("{way}-24.0000"), way.replace(".0.", ".1.")] {
        unchanged(&mut house, &acts, press(&forged));
    }
    says(&unchanged(&mut house, &acts, press(&format!("{way}.0000"))), "was from before");
    let empty = Act::Pick { id: "menu.1.turn.0".to_owned(), values: Vec::new() };
    says(&unchanged(&mut house, &acts, empty), "means nothing here");
}

#[test]
fn forged_and_unknown_things_are_answered() {
    let mut house = playing();
    let (acts, _) = sides(&house);
    let zalgo = "Z\u{351}\u{36b}\u{343}".repeat(4000);
    let forged = [
        "",
        "x",
        "1.1",
        "1.1.dance",
        "9.1.turn",
        "1.1.0.1.250.ffff",
        "1.1.7.1.-.ffff",
        "1.1.bot.genius",
        "1.1.seats.250",
        &zalgo,
    ];
    for id in forged {
        unchanged(&mut house, &acts, press(id));
    }
    for id in
        ["1.1.option.vizier.on", "1.1.option.x.y", "1.1.join", "1.1.leave", "1.1.start", "1.1.unbot", "1.1.rematch", "1.1.return"]
    {
        unchanged(&mut house, &acts, press(id));
    }
    unchanged(&mut house, &acts, press("1.rules.chess.0"));
    unchanged(&mut house, &acts, press("1.rules.alhambra.99"));
    says(&unchanged(&mut house, &acts, slash("dance", None, &[])), "I do not know “/dance”");
    says(&unchanged(&mut house, &acts, slash("alhambra", Some("dance"), &[])), "I do not know “/alhambra dance”");
    says(&unchanged(&mut house, &acts, slash("alhambra", None, &[])), "I do not know");
    says(&unchanged(&mut house, &acts, slash("play", None, &[("game", "chess")])), "There is no game “chess”");
    says(
        &unchanged(&mut house, &acts, slash("play", None, &[("game", "alhambra"), ("seats", "many")])),
        "is not a number. This game has 2 to 6 seats.",
    );
    says(&unchanged(&mut house, &acts, slash("play", None, &[("game", "alhambra"), ("seats", "9")])), "by 2 to 6, not by 9");
    says(&unchanged(&mut house, &acts, slash("play", None, &[("game", "alhambra"), ("language", "tlh")])), "no language");
}

#[test]
fn text_of_any_length_and_script_is_refused_in_words() {
    let mut house = playing();
    let (acts, _) = sides(&house);
    let long = "x".repeat(100_000);
    let zalgo = "Z\u{351}\u{36b}\u{343}\u{36a}".repeat(2000);
    let typed = [
        "",
        " ",
        "42",
        "@everyone",
        "<@&1>",
        "שלום",
        "\u{202e}blue-4",
        "🏰🏰🏰",
        "\0\u{7}",
        "{$seat}",
        "`x`",
        "../../x",
        &long,
        &zalgo,
    ];
    for text in typed {
        unchanged(&mut house, &acts, slash("alhambra", Some("take"), &[("cards", text)]));
        unchanged(&mut house, &acts, slash("alhambra", Some("buy"), &[("space", text), ("with", text)]));
        unchanged(&mut house, &acts, slash("alhambra", Some("take"), &[("cards", "blue-4"), ("table", text)]));
        unchanged(&mut house, &acts, slash("alhambra", Some("take"), &[(text, text)]));
        unchanged(&mut house, &acts, slash(text, Some(text), &[(text, text)]));
        unchanged(&mut house, &acts, slash("play", None, &[("game", text)]));
        unchanged(&mut house, &acts, slash("board", None, &[("table", text), ("as", text)]));
        assert!(house.suggest(&acts, "alhambra", "take", &[("cards", text)], text).is_empty());
        house.suggest(&acts, "alhambra", "take", &[("cards", text)], "cards");
        let reply = house.say(&acts, "alhambra", Some("take"), &[("cards", text)]);
        assert!(!reply.card.text.contains("@everyone") && !reply.card.text.contains("<@&1>"), "{}", reply.card.text);
    }
}

#[test]
fn a_tile_that_cannot_be_paid_is_told_with_those_that_can() {
    let (mut house, acts, tiles) = with_two_purchases();
    let refused = unchanged(&mut house, &acts, slash("alhambra", Some("buy"), &[("tile", "77")]));
    says(&refused, "you can do nothing with tile: 77. Possible are ");
    says(&refused, &format!("tile: {}", tiles[0]));
}

#[test]
fn a_tile_that_is_too_dear_is_refused_with_its_price_and_the_money() {
    let (mut house, acts, _) = with_two_purchases();
    let (_, seat) = house.waited_for(1).unwrap();
    let mut refused = 0;
    for space in ["yellow", "green", "blue", "orange"] {
        let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
        let at = ["yellow", "green", "blue", "orange"].iter().position(|it| *it == space).unwrap() + 1;
        if !listed.iter().any(|it| it.starts_with(&format!("buy {at} "))) {
            let reply = unchanged(&mut house, &acts, slash("alhambra", Some("buy"), &[("tile", space)]));
            says(&reply, " costs ");
            says(&reply, "; you have ");
            refused += 1;
        }
    }
    assert!(refused > 0, "some tile is too dear");
}

#[test]
fn a_figure_is_found_whole_or_not_at_all() {
    let (house, acts, tiles) = with_two_purchases();
    let offered = |typed: &str| house.suggest(&acts, "alhambra", "buy", &[("tile", typed)], "tile");
    assert_eq!(offered(&tiles[0]).len(), 1, "a value hides what only mentions it");
    for figure in 0..=9_u8 {
        let figure = figure.to_string();
        for offer in offered(&figure) {
            let (_, said) = offer.label.split_once(" · ").unwrap();
            let first = said.split(" · ").next().unwrap();
            assert!(first.split([' ', ',', '(', ')']).any(|word| word == figure), "{figure}: {}", offer.label);
        }
    }
}

#[test]
fn slots_that_contradict_each_other_are_named() {
    let (mut house, acts, tiles) = with_two_purchases();
    let (one, other) = (&tiles[0], &tiles[1]);
    let pay = house.suggest(&acts, "alhambra", "buy", &[("tile", other)], "pay")[0].value.clone();
    let act = slash("alhambra", Some("buy"), &[("tile", one), ("pay", &pay)]);
    says(&unchanged(&mut house, &acts, act), &format!("pay: {pay} does not go with tile: {one}. With that goes "));
    let act = slash("alhambra", Some("buy"), &[("pay", &pay), ("tile", one)]);
    says(&unchanged(&mut house, &acts, act), &format!("tile: {one} does not go with pay: {pay}. With that goes {other}."));
    says(&unchanged(&mut house, &acts, slash("alhambra", Some("buy"), &[("pay", "blue-4")])), "needs the option “tile”");
    says(
        &unchanged(&mut house, &acts, slash("alhambra", Some("take"), &[("cards", "blue-1"), ("tile", "x")])),
        "has no option “tile”",
    );
}

/// A table where two tiles can be bought with different money, who acts, and the tiles.
fn with_two_purchases() -> (House, String, Vec<String>) {
    for seed in 0.. {
        let house = House::playing(seed, "alhambra", &NAMES);
        let (acts, _) = sides(&house);
        let tiles: Vec<String> = house.suggest(&acts, "alhambra", "buy", &[], "tile").into_iter().map(|it| it.value).collect();
        if tiles.len() > 1 {
            return (house, acts, tiles);
        }
    }
    unreachable!("some deal allows two purchases")
}

#[test]
fn a_missing_optional_slot_takes_the_first_listed_action() {
    let (mut house, acts, tiles) = with_two_purchases();
    let pay = house.suggest(&acts, "alhambra", "buy", &[("tile", &tiles[1])], "pay")[0].value.clone();
    let reply = house.say(&acts, "alhambra", Some("buy"), &[("tile", &tiles[1])]);
    says(&reply, "So far this turn:");
    assert!(house.suggest(&acts, "alhambra", "buy", &[("tile", &tiles[1])], "pay").iter().all(|it| it.value != pay));
}

#[test]
fn slots_may_be_filled_in_any_order_and_the_others_follow() {
    let (house, acts, tiles) = with_two_purchases();
    for tile in &tiles {
        for offer in house.suggest(&acts, "alhambra", "buy", &[("tile", tile)], "pay") {
            let back = house.suggest(&acts, "alhambra", "buy", &[("pay", &offer.value)], "tile");
            assert!(back.iter().any(|it| it.value == *tile), "{tile} {offer:?} {back:?}");
        }
    }
    let typed = house.suggest(&acts, "alhambra", "take", &[("cards", "TAKE")], "cards");
    assert!(!typed.is_empty(), "labels are searched too");
    assert!(house.suggest(&acts, "alhambra", "take", &[("cards", "zzz")], "cards").is_empty());
}

#[test]
fn out_of_turn_is_refused_with_who_is_to_act() {
    let mut house = playing();
    let (acts, waits) = sides(&house);
    let take = house.suggest(&acts, "alhambra", "take", &[], "cards")[0].value.clone();
    let reply = unchanged(&mut house, &waits, slash("alhambra", Some("take"), &[("cards", &take)]));
    says(&reply, &format!("It is not your turn. The game waits for {acts}."));
    assert!(house.suggest(&waits, "alhambra", "take", &[], "cards").is_empty());
    says(&unchanged(&mut house, &acts, slash("undo", None, &[])), "There is nothing to take back");
}

#[test]
fn a_lobby_has_its_limits() {
    let mut house = House::new(1);
    house.say("Ann", "play", None, &[("game", "alhambra"), ("seats", "2")]);
    let lobby = house.posted[0].clone();
    says(&unchanged(&mut house, "Ann", pressed(&lobby, "Start")), "Only 1 seat is taken, and the game needs 2");
    says(&unchanged(&mut house, "Ann", pressed(&lobby, "Join")), "You sit here already, in seat 1");
    // Of a card that was posted while there was one.
    let remove = || Act::Press { id: "1.1.unbot".to_owned() };
    says(&unchanged(&mut house, "Ann", remove()), "There is no bot");
    house.press("Ben", &lobby, "Join");
    says(&unchanged(&mut house, "Ben", remove()), "Only the owner does that: Ann");
    says(&unchanged(&mut house, "Cleo", pressed(&lobby, "Join")), "All 2 seats are taken");
    says(&unchanged(&mut house, "Ann", pressed(&lobby, "Add a bot")), "All 2 seats are taken");
    says(&unchanged(&mut house, "Cleo", pressed(&lobby, "Leave")), "You do not sit at this table");
    for label in ["Start", "Add a bot", "Close the table", "3 seats"] {
        says(&unchanged(&mut house, "Ben", pressed(&lobby, label)), "Only the owner does that: Ann");
    }
    house.press("Ann", &lobby, "Start");
    says(&unchanged(&mut house, "Cleo", pressed(&lobby, "Join")), "has begun already");
    says(&unchanged(&mut house, "Ann", pressed(&lobby, "Start")), "has begun already");
}

#[test]
fn a_table_of_another_server_is_invisible() {
    let mut house = playing();
    let (acts, _) = sides(&house);
    let elsewhere = place("city", "garden");
    let card = house.posted.last().unwrap().clone();
    let before = house.at_table(1).checkpoint();
    let missing = house.act_in(&elsewhere, &acts, press("1.99.turn")).card.text.replace("99", "1");
    for button in
        buttons(&card).into_iter().filter(|it| it.label != "Rules").chain(buttons(&house.say(&acts, "turn", None, &[]).card))
    {
        let reply = house.act_in(&elsewhere, &acts, press(&button.id));
        assert_eq!(reply.card.text, missing, "it is as if it were not there");
        assert!(reply.card.picture.is_none() && reply.card.rows.is_empty());
    }
    for command in ["turn", "hand", "board", "table close", "table resign"] {
        let reply = house.act_in(&elsewhere, &acts, slash(command, None, &[("table", "1")]));
        says(&reply, "There is no such table here: 1");
        says(&reply, "You sit at no table on this server");
    }
    says(&house.act_in(&elsewhere, &acts, slash("tables", None, &[])), "You sit at no table on this server");
    assert_eq!(house.at_table(1).checkpoint(), before);
}

#[test]
fn a_full_store_changes_nothing() {
    let mut house = playing();
    let (acts, waits) = sides(&house);
    let mine = house.say(&acts, "turn", None, &[]).card;
    house.full(true);
    let take = labels(&mine).into_iter().find(|it| it.contains("Take ")).unwrap();
    let reply = unchanged(&mut house, &acts, pressed(&mine, &take));
    says(&reply, "could not be saved");
    assert_eq!(reply.show, Show::Update, "the menu is shown again, with the reason");
    assert_eq!(labels(&reply.card), labels(&mine), "the same can be chosen as before");
    let asked = unchanged(&mut house, &waits, slash("table", Some("resign"), &[])).card;
    let reply = unchanged(&mut house, &waits, pressed(&asked, "Resign"));
    says(&reply, "could not be saved");
    let reply = unchanged(&mut house, &acts, slash("play", None, &[("game", "gardens")]));
    says(&reply, "could not be saved");
    house.full(false);
    let played = house.press(&acts, &mine, &take).card;
    assert!(labels(&played).contains(&"Take back".to_owned()), "what was refused can be played: {}", played.text);
}

#[test]
fn a_lobby_on_a_full_store_stays_as_it_is() {
    let mut house = House::new(1);
    house.opened("alhambra", &["Ann"]);
    let lobby = house.posted[0].clone();
    house.full(true);
    for (name, label) in [("Ben", "Join"), ("Ann", "Add a bot")] {
        let reply = unchanged(&mut house, name, pressed(&lobby, label));
        says(&reply, "could not be saved");
        assert_eq!(reply.show, Show::Private, "{label}: the card stays");
    }
    house.full(false);
    assert_eq!(house.press("Ben", &lobby, "Join").show, Show::UpdateCard);
}

#[test]
fn resigning_is_asked_first_and_can_be_undone() {
    let mut house = playing();
    let (acts, _) = sides(&house);
    let asked = unchanged(&mut house, &acts, slash("table", Some("resign"), &[])).card;
    let left = house.press(&acts, &asked, "Resign").card;
    let told =
        house.posted.iter().rev().find(|it| it.text.contains(" has left this game.")).expect("the channel is told").text.clone();
    assert!(told.contains(&format!("Ada, a bot that plays at the normal level, plays on until {acts} comes back.")), "{told}");
    says(&house.say(&acts, "tables", None, &[]), &format!("Ada (for {acts}): you can come back"));
    assert!(house.at_table(1).seats().iter().any(|it| it.bot.is_some()));
    says(&house.say(&acts, "turn", None, &[]), "a bot plays for you");
    assert!(house.say(&acts, "hand", None, &[]).card.picture.is_none());
    let back = house.press(&acts, &left, "Come back").card;
    assert!(back.text.contains("A bot played for you: Ada "), "{}", back.text);
    assert!(house.posted.last().unwrap().text.contains(&format!("<@test:{acts}> is back")), "the channel is told");
    assert!(house.at_table(1).seats().iter().all(|it| it.bot.is_none()));
}

#[test]
fn closing_a_running_game_needs_everybody_or_a_moderator() {
    let mut house = playing();
    let asked = unchanged(&mut house, "Ann", slash("table", Some("close"), &[])).card;
    says(&house.press("Ann", &asked, "Close the table"), "these agree too: Ben");
    let told = house.posted.last().unwrap().clone();
    assert_eq!(told.ping, [person("Ben").id], "who has to agree is told");
    assert!(
        told.text.contains("<@test:Ann> wants to close this table. It is closed when <@test:Ben> agrees too"),
        "{}",
        told.text
    );
    let asked = house.say("Ann", "table", Some("close"), &[]).card;
    says(&house.press("Ann", &asked, "Play on"), "is taken back");
    assert!(house.at_table(1).votes_to_close().is_empty());
    let asked = house.say("Ann", "table", Some("close"), &[]).card;
    house.press("Ann", &asked, "Close the table");
    assert_eq!(house.at_table(1).phase(), Phase::Playing);
    let asked = house.say("Ben", "table", Some("close"), &[]).card;
    house.press("Ben", &asked, "Close the table");
    assert!(matches!(house.at_table(1).phase(), Phase::Closed(_)));
    assert!(house.posted.last().unwrap().text.contains("everybody agreed"));
    let mut house = playing();
    let asked = house.say("Mod", "table", Some("close"), &[]).card;
    house.press("Mod", &asked, "Close the table");
    assert!(matches!(house.at_table(1).phase(), Phase::Closed(_)));
}

#[test]
fn a_table_that_everybody_left_is_closed() {
    let mut house = playing();
    for (name, question) in NAMES.into_iter().zip(["A bot plays on for you", "it is closed when you go"]) {
        let asked = house.say(name, "table", Some("resign"), &[]).card;
        assert!(asked.text.contains(question), "{}", asked.text);
        house.press(name, &asked, "Resign");
    }
    assert!(matches!(house.at_table(1).phase(), Phase::Closed(_)));
    says(&house.say("Ann", "turn", None, &[("table", "1")]), "closed");
}

#[test]
fn who_moderates_elsewhere_is_told_where_they_can_close_a_table() {
    let closed = |house: &House| matches!(house.at_table(1).phase(), Phase::Closed(_));
    let named = |command: &str| slash(command, None, &[("table", "1")]);
    let mut lobby = House::new(2);
    lobby.opened("alhambra", &["Ann", "Mod"]);
    let refused = lobby.act_in(&place("town", "hall"), "Mod", named("table close"));
    says(&refused, "as a moderator you can close it in the channel where it is");
    assert!(!labels(&refused.card).contains(&"Close the table".to_owned()));
    let forged = lobby.act_in(&place("town", "hall"), "Mod", press("1.1.~close"));
    says(&forged, "as a moderator you can close it in the channel where it is");
    assert!(!closed(&lobby));
    let mut house = House::playing_in("thread", "alhambra", &["Ann", "Mod"]);
    let asked = house.act_in(&place("town", "hall"), "Mod", named("table close"));
    says(&asked, "From here it is closed when everybody agrees");
    for at in ["garden", "thread"] {
        says(&house.act_in(&place("town", at), "Mod", named("table close")), "at once, as a moderator");
    }
    let asked = house.act_in(&place("town", "thread"), "Mod", named("table close")).card;
    house.act_in(&place("town", "thread"), "Mod", pressed(&asked, "Close the table"));
    assert!(closed(&house));
}

#[test]
fn for_what_is_typed_oddly_nothing_is_suggested() {
    let house = playing();
    let offered = |name: &str, value: &str, focused: &str| house.suggest("Ann", "board", "", &[(name, value)], focused).len();
    assert_eq!(offered("table", "", "table"), 1);
    assert_eq!(offered("table", &"1".repeat(501), "table"), 0);
    assert_eq!(offered(&"x".repeat(33), "", "table"), 0);
    assert_eq!(offered("table", "", "x"), 0);
    let many = [("table", ""); 26];
    assert!(house.suggest("Ann", "board", "", &many, "table").is_empty());
    let act = press("1.1.turn");
    let request = Request {
        id: "typing".to_owned(),
        person: person("Ann"),
        rights: Rights::default(),
        parent: None,
        at: 0,
        languages: Languages::default(),
        place: garden(),
        act,
    };
    assert!(house.suggest_for(&request, "table").is_empty());
}
