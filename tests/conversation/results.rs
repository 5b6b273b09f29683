//! What finished games amount to: who is shown what, and what counts.

use std::{sync::Arc, time::Duration};

use pergola::{
    chat::{
        self, Card, Languages, Request, Show,
        results::{Finished, Ranking, ResultsAsked},
        rows::Row,
    },
    engine::{Chance, Viewer},
    games::GAMES,
    table::{Ended, Guests, Person, PersonRef, PlaceId, ResultsFor, Rights, Standing, TableId},
};

use super::house::{House, check, garden, labels, person, place, slash};

/// What somebody is told, as they read it.
fn said(house: &mut House, name: &str, command: &str, options: &[(&str, &str)]) -> String {
    let reply = house.say(name, command, None, options);
    assert_eq!(reply.show, Show::Private, "nobody else is told");
    println!("— {name}: /{command} {options:?}\n{}\n", reply.card.text);
    reply.card.text
}

fn stats(house: &mut House, name: &str) -> String {
    said(house, name, "me stats", &[])
}

/// The people of these names play a game of the Gardens to its end; the first opens it.
fn played(house: &mut House, names: &[&str], seed: u64) -> u64 {
    house.opened("gardens", names);
    let lobby = house.posted.last().unwrap().clone();
    house.press(names[0], &lobby, "Start");
    let table = lobby.table.unwrap().0;
    house.play_out(table, seed);
    table
}

#[test]
fn a_finished_game_counts_once_wherever_it_lies() {
    let mut house = House::new(5);
    assert!(stats(&mut house, "Ann").contains("no finished game on this server yet"));
    played(&mut house, &["Ann", "Ben", "Cleo"], 5);
    let outcome = house.at_table(1).outcome().unwrap();
    let before = ["Ann", "Ben", "Cleo"].map(|name| stats(&mut house, name));
    for (seat, said) in before.iter().enumerate() {
        let won = u8::from(outcome.ranks[seat] == 1);
        let points = outcome.scores[seat];
        let line = format!("1 game, {won} won · {points} points on average, {points} at best · rating ");
        assert!(said.replace('−', "-").contains(&line), "{line} is not in {said}");
    }
    let same = |house: &mut House, when: &str| {
        let now = ["Ann", "Ben", "Cleo"].map(|name| house.say(name, "me", Some("stats"), &[]).card.text);
        assert_eq!(now, before, "{when}");
    };
    house.restart();
    same(&mut house, "after a start");
    house.rest_for(Duration::from_secs(60 * 4_000));
    assert!(house.is_away(1), "it is archived");
    same(&mut house, "in the archive");
    house.say("Ann", "board", None, &[("table", "1")]);
    assert!(!house.is_away(1), "somebody looks at it");
    same(&mut house, "while somebody looks at it");
    house.restart();
    same(&mut house, "in the archive after a start");
}

#[test]
fn a_game_whose_end_was_not_written_is_not_over() {
    let mut house = House::playing(4, "gardens", &["Ann", "Ben"]);
    let mut chance = Chance::silent(4);
    let mut next = |house: &House| {
        let (name, seat) = house.waited_for(1)?;
        let listed = house.at_table(1).state_for(Viewer::Seat(seat)).unwrap().legal_actions(seat);
        Some((name, listed[chance.below(listed.len() as u32) as usize].clone()))
    };
    // Each action is tried on a full disk first: one of them is the last.
    while let Some((name, action)) = next(&house) {
        let decision = house.at_table(1).decision(house.at_table(1).seat_of(&person(&name).id).unwrap());
        let id = format!("1.1.~say.{decision}.{action}");
        if house.at_table(1).turns() > 12 {
            house.full(true);
            let refused = house.act(&name, chat::Act::Press { id: id.clone() });
            assert!(refused.card.text.contains("could not be saved"), "{}", refused.card.text);
            assert!(house.say("Ann", "me", Some("stats"), &[]).card.text.contains("no finished game"));
            house.full(false);
        }
        house.act(&name, chat::Act::Press { id });
    }
    assert!(stats(&mut house, "Ann").contains("1 game,"));
    house.restart();
    assert!(stats(&mut house, "Ann").contains("1 game,"));
}

#[test]
fn what_an_earlier_program_archived_counts_after_a_while() {
    let mut house = House::new(6);
    played(&mut house, &["Ann", "Ben"], 6);
    let before = stats(&mut house, "Ben");
    house.rest_for(Duration::from_secs(60 * 4_000));
    assert!(house.is_away(1), "it is archived");
    let (key, bytes) = house.rows().into_iter().find(|(key, _)| key.starts_with(b"archived/")).unwrap();
    let mut row: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
    assert!(row["ended"].as_object_mut().unwrap().remove("standings").is_some());
    house.rewrite(&[(key.clone(), Some(serde_json::to_vec(&row).unwrap()))].into());
    house.rest_for(Duration::from_secs(1));
    assert_eq!(stats(&mut house, "Ben"), before);
    assert_eq!(house.rows()[&key], bytes, "it is noted");
    house.restart();
    assert_eq!(stats(&mut house, "Ben"), before);
}

#[test]
fn who_left_comes_last_and_a_game_with_bots_alone_does_not_count() {
    let mut house = House::playing(7, "gardens", &["Ann", "Ben", "Cleo"]);
    house.act("Cleo", chat::Act::Press { id: "1.1.~resign".to_owned() });
    house.play_out(1, 7);
    assert!(stats(&mut house, "Cleo").contains("1 game, all left early · rating "));
    house.opened("gardens", &["Dan"]);
    for wish in ["bot.random", "bot.random", "start"] {
        house.act("Dan", chat::Act::Press { id: format!("1.2.{wish}") });
    }
    house.play_out(2, 7);
    assert!(house.at_table(2).outcome().is_some());
    assert!(stats(&mut house, "Dan").contains("no finished game"));
    let mut house = House::playing(8, "gardens", &["Ann", "Ben"]);
    house.act("Ben", chat::Act::Press { id: "1.1.~resign".to_owned() });
    house.play_out(1, 8);
    assert!(stats(&mut house, "Ann").contains("no finished game"), "nobody else stayed");
}

#[test]
fn of_two_people_who_leaves_after_the_first_scoring_round_has_lost() {
    for closes in [false, true] {
        let mut house = House::playing(7, "alhambra", &["Ann", "Ben"]);
        let mut chance = Chance::silent(7);
        while house.at_table(1).milestones(Viewer::Everyone).is_empty() {
            house.play_at_random(&mut chance).expect("it goes on");
        }
        house.act("Ben", chat::Act::Press { id: "1.1.~resign".to_owned() });
        if closes {
            house.act("Ann", chat::Act::Press { id: "1.1.~close".to_owned() });
        } else {
            house.play_out(1, 7);
        }
        for _ in 0..2 {
            let own = stats(&mut house, "Ann");
            let won = if closes { "1 game, 1 won because the other left late · rating" } else { "1 game, 1 won · " };
            assert!(own.contains(won), "{own}");
            let left = stats(&mut house, "Ben");
            assert!(left.contains("1 game, all left early · rating"), "{left}");
            house.restart();
        }
    }
    // Half of the turns, where no round is scored before the end.
    for (turn, counts) in [(3, false), (usize::MAX, true)] {
        let mut house = House::playing(8, "gardens", &["Ann", "Ben"]);
        let mut chance = Chance::silent(8);
        let last = {
            let mut whole = House::playing(8, "gardens", &["Ann", "Ben"]);
            whole.play_out(1, 8);
            whole.at_table(1).turns()
        };
        while (house.at_table(1).turns() as usize) < turn.min(last as usize * 3 / 4) {
            house.play_at_random(&mut chance).expect("it goes on");
        }
        house.act("Ben", chat::Act::Press { id: "1.1.~resign".to_owned() });
        house.play_out(1, 8);
        assert_eq!(stats(&mut house, "Ann").contains("1 game, 1 won · "), counts);
    }
}

#[test]
fn results_are_seen_in_their_own_server_unless_somebody_keeps_them_to_themselves() {
    let mut house = House::new(9);
    for seed in 0..3 {
        played(&mut house, &["Ann", "Ben"], seed);
    }
    let of = |house: &mut House, name: &str, whom: &str| said(house, name, "me stats", &[("whom", whom)]);
    let shown = of(&mut house, "Zed", "Ben");
    assert!(shown.contains("**Finished games of Ben on this server**") && shown.contains("3 games"), "{shown}");
    let board = said(&mut house, "Zed", "club leaderboard", &[("game", "gardens")]);
    assert!(board.contains("**Ann** · rating") && board.contains("**Ben** · rating"), "{board}");
    let elsewhere = place("village", "garden");
    for (command, options) in
        [("me stats", vec![]), ("me stats", vec![("whom", "Ann")]), ("club leaderboard", vec![("game", "gardens")])]
    {
        let told = house.act_in(&elsewhere, "Ben", slash(command, None, &options)).card.text;
        assert!(!told.contains("3 games,") && !told.contains("rating 1"), "{told}");
    }
    let nobody = of(&mut house, "Zed", "Cleo");
    assert!(said(&mut house, "Ann", "me settings", &[("results", "private")]).contains("nobody but you"));
    let hidden = of(&mut house, "Zed", "Ann");
    assert_eq!(hidden.replace("Ann", "Cleo"), nobody, "who hides reads like somebody who never played");
    let without = said(&mut house, "Zed", "club leaderboard", &[("game", "gardens")]);
    assert!(!without.contains("Ann"), "{without}");
    let rating = |board: &str| board.lines().find(|it| it.contains("Ben")).unwrap().split("rating").nth(1).unwrap().to_owned();
    assert_eq!(rating(&without), rating(&board), "the games with her count for him");
    assert!(stats(&mut house, "Ann").contains("Nobody else can see this"));
    assert!(said(&mut house, "Ann", "club leaderboard", &[("game", "gardens")]).contains("You are left out, as you chose"));
    house.restart();
    assert_eq!(of(&mut house, "Zed", "Ann"), hidden, "also after a start, and however often she plays");
    house.say("Ann", "tables", None, &[]);
    house.opened("gardens", &["Ann", "Ben"]);
    assert_eq!(of(&mut house, "Zed", "Ann"), hidden);
    assert!(said(&mut house, "Ann", "me settings", &[("results", "shown")]).contains("seen by everybody"));
    assert!(of(&mut house, "Zed", "Ann").contains("3 games"));
    assert!(said(&mut house, "Ann", "me settings", &[("results", "perhaps")]).contains("Say `shown` or `private`"));
    assert!(said(&mut house, "Ann", "club leaderboard", &[("game", "chess")]).contains("There is no game"));
}

#[test]
fn a_clubs_page_is_turned_to_other_games_seasons_and_without_hints() {
    let mut house = House::new(11);
    for seed in 0..3 {
        played(&mut house, &["Ann", "Ben"], seed);
    }
    house.opened("alhambra", &["Ann", "Ben", "Cleo"]);
    let lobby = house.posted.last().unwrap().clone();
    let table = lobby.table.unwrap().0;
    house.act("Ann", chat::Act::Press { id: format!("1.{table}.unaided.on") });
    house.press("Ann", &lobby, "Start");
    house.play_out(table, 3);
    let all = house.say("Zed", "club leaderboard", None, &[]);
    assert!(
        all.card.text.starts_with("**All games · the best on this server**\nGames of the last 90 days\n"),
        "{}",
        all.card.text
    );
    assert!(all.card.text.contains("4 games, ") && all.card.text.contains(", 1 without hints"), "{}", all.card.text);
    assert!(!all.card.text.contains("Cleo"), "one game is too few");
    println!("{}\n{:?}", all.card.text, labels(&all.card));
    let unaided = house.press("Zed", &all.card, "Without hints only");
    assert_eq!(unaided.show, Show::Update);
    assert!(
        unaided.card.text.contains("only those without hints") && !unaided.card.text.contains("Ann"),
        "{}",
        unaided.card.text
    );
    assert_eq!(house.press("Zed", &unaided.card, "All, with hints too").card.text, all.card.text);
    let gardens = house.press("Zed", &all.card, "The Gardens");
    assert!(gardens.card.text.contains("3 games, ") && !gardens.card.text.contains("without hints"), "{}", gardens.card.text);
    let same = said(&mut house, "Zed", "club leaderboard", &[("game", "gardens"), ("since", "season"), ("hints", "allowed")]);
    assert_eq!(same, gardens.card.text);
    let before = said(&mut house, "Zed", "club leaderboard", &[("since", "ever")]);
    house.wait(24 * 91);
    assert!(said(&mut house, "Zed", "club leaderboard", &[]).contains("Nobody has a place in this season"));
    assert!(said(&mut house, "Ann", "club leaderboard", &[]).contains("You have no place in this season"));
    assert_eq!(said(&mut house, "Zed", "club leaderboard", &[("since", "ever")]), before);
    for (option, typed) in [("since", "always"), ("hints", "some")] {
        assert!(said(&mut house, "Zed", "club leaderboard", &[(option, typed)]).contains(typed));
    }
}

#[test]
fn two_people_are_told_how_they_came_out_against_each_other() {
    let mut house = House::new(12);
    let table = played(&mut house, &["Ann", "Ben", "Cleo"], 1);
    let ranks = house.at_table(table).outcome().unwrap().ranks.clone();
    let versus = |house: &mut House, name: &str, options: &[(&str, &str)]| said(house, name, "me stats", options);
    let told = versus(&mut house, "Ann", &[("with", "Ben")]);
    let ahead = |is: bool| u8::from(is);
    let line =
        format!("1 game together · Ann was ahead in {}, Ben in {}", ahead(ranks[0] < ranks[1]), ahead(ranks[1] < ranks[0]));
    assert!(told.starts_with("**Ann against Ben on this server**") && told.contains(&line), "{line} in {told}");
    let by_others = versus(&mut house, "Zed", &[("with", "Ben"), ("whom", "Ann")]);
    assert_eq!(by_others, told);
    let nothing = versus(&mut house, "Zed", &[("whom", "Ann"), ("with", "Dan")]);
    assert!(nothing.contains("nothing to see of Ann against Dan"), "{nothing}");
    said(&mut house, "Ben", "me settings", &[("results", "private")]);
    for name in ["Zed", "Ann"] {
        let hidden = versus(&mut house, name, &[("whom", "Ann"), ("with", "Ben")]);
        assert_eq!(hidden.replace("Ben", "Dan"), nothing, "who hides reads like somebody who never played");
    }
    assert!(versus(&mut house, "Ben", &[("with", "Ann")]).contains("1 game together"));
    assert!(versus(&mut house, "Ben", &[("with", "Ben")]).contains("the same person"));
    let elsewhere = house.act_in(&place("village", "garden"), "Ann", slash("me stats", None, &[("with", "Cleo")])).card.text;
    assert!(elsewhere.contains("nothing to see"), "{elsewhere}");
}

/// A server in which so many people have played so many games of the Gardens, by threes.
fn crowd(people: u64, games: u64, name: impl Fn(u64) -> String) -> Finished {
    let tables = (0..games).map(|game| {
        let people = (0..3).map(|seat| PersonRef((game * 3 + seat * (1 + game / people)) % people + 1));
        let standings = (1..=3).map(|rank| Standing { points: 20 - i32::from(rank), rank, left: false, late: false });
        let ended = Ended {
            place: PlaceId { server: "town".to_owned(), channel: "garden".to_owned() },
            opened_in: "garden".to_owned(),
            game: "gardens".to_owned(),
            people: people.collect(),
            opened: 0,
            last: game,
            closed: None,
            lesson: false,
            unaided: false,
            standings: Some(standings.collect()),
        };
        (TableId(game + 1), Arc::new(ended))
    });
    let known = |it: u64| (PersonRef(it), Person::new(format!("test:{it}"), &name(it)));
    Finished { tables: tables.collect(), people: Guests::new((1..=people).map(known)) }
}

fn page(finished: &Finished, page: usize, who: &str) -> Card {
    let request = Request {
        id: "1".to_owned(),
        person: Person::new(format!("test:{who}"), who),
        rights: Rights::default(),
        parent: None,
        at: 0,
        languages: Languages::default(),
        place: garden(),
        act: slash("club", Some("leaderboard"), &[]),
    };
    let of = Ranking { game: Some("gardens".to_owned()), ever: false, unaided: false };
    let asked = ResultsAsked::Leaders { of, page, show: Show::Private };
    let card = chat::results::results(&GAMES, &request, &asked, finished).card;
    check(&card);
    card
}

#[test]
fn a_long_leaderboard_has_pages_that_fit_whatever_people_are_called() {
    for name in ["𝕬𝖓𝖓_*_".repeat(5), "👨‍👩‍👧‍👦".repeat(40), String::new(), "Ann".to_owned()] {
        let finished = crowd(25, 200, |_| name.clone());
        let pages: Vec<Card> = (0..3).map(|it| page(&finished, it, "13")).collect();
        let places = |card: &Card| card.text.lines().filter(|line| line.contains(" · rating ")).count();
        assert_eq!(pages.iter().map(places).collect::<Vec<_>>(), [10, 10, 5], "{}", pages[0].text);
        assert!(!pages[0].text.contains("1\\\\. \\\\("), "somebody has a name: {}", pages[0].text);
        let turns = |card: &Card| labels(card).into_iter().filter(|it| it.ends_with(" page")).collect::<Vec<_>>();
        assert_eq!(turns(&pages[0]), ["Next page"]);
        assert_eq!(turns(&pages[1]), ["Previous page", "Next page"]);
        assert_eq!(turns(&pages[2]), ["Previous page"]);
        assert_eq!(page(&finished, usize::MAX, "13").text, pages[2].text, "one that is not there is the last");
        let own = pages.iter().filter(|it| it.text.contains("You have place")).count();
        assert_eq!(own, 2, "on the pages where they are not");
        println!("{}", pages[0].text);
    }
    let forgotten = Finished { people: Guests::default(), ..crowd(5, 40, |it| it.to_string()) };
    assert!(page(&forgotten, 0, "Zed").text.contains("Nobody has a place in this season"), "who is forgotten is on no list");
}

#[test]
fn ten_thousand_games_are_told() {
    let mut finished = crowd(300, 10_000, |it| format!("Person {it}"));
    let first = page(&finished, 0, "Zed");
    assert!(first.text.contains("page 1 of 30") && matches!(first.rows[..], [Row::Buttons(_), Row::Menu(_)]), "{}", first.text);
    let hide = |(it, person): (PersonRef, &Person)| (it, Person { results: Some(ResultsFor::Themselves), ..person.clone() });
    finished.people = Guests::new(finished.people.iter().map(hide));
    assert!(page(&finished, 0, "Zed").text.contains("Nobody has a place in this season"));
}
