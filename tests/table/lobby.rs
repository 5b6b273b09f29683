//! Before the start: opening, joining, leaving, bots, options, seats, rematches.

use pergola::{
    engine::{Seat, Viewer},
    table::Phase,
};

use super::{Trial, check, driver::person};

#[test]
fn people_join_in_order_and_the_owner_starts() {
    let trial = check(
        "ann open stones 3 => opened, !lobby
         ben join => 2 ben
         cat join => 3 cat
         dan join => no: Full { seats: 3 }
         ben join => no: AlreadySeated { seat: Seat(1) }
         ben start => no: NotOwner { owner: Some(Seat(0)) }
         ann start => started 3, !turn 1
         dan join => no: AlreadyStarted
         ben leave => no: AlreadyStarted
         ann start => no: AlreadyStarted",
    );
    let names: Vec<_> = trial.table().seats().iter().filter_map(|it| it.person.as_ref()).map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["ann", "ben", "cat"]);
}

#[test]
fn a_table_cannot_be_opened_for_what_no_game_is() {
    let mut trial = check(
        "ann open stones 7 => no: SeatCount { seats: 7, least: 2, most: 6 }
         ann open stones 1 => no: SeatCount { seats: 1, least: 2, most: 6 }
         ann open chess 2 => no: UnknownGame { key: \"chess\", known: [\"stones\", \"coins\", \"alhambra\", \"gardens\"] }",
    );
    trial.then("ann open stones 2");
    assert_eq!(trial.table().game().meta().key, "stones");
}

#[test]
fn the_owner_hands_over_to_the_next_seat_of_a_person() {
    let trial = check(
        "ann open stones 5
         ben join
         ann bot random => 3 bot random
         cat join => 4 cat
         ben leave => 2 left
         ann leave => 1 left, !lobby
         cat bot greedy => 3 bot greedy",
    );
    assert_eq!(trial.table().owner(), Some(&person("cat").id));
    assert_eq!(trial.table().seats().len(), 3);
}

#[test]
fn an_empty_table_closes() {
    let trial = check(
        "ann open stones 3
         ann bot greedy
         dan leave => no: NotSeated
         ann leave => 1 left, closed Empty, !closed
         ann join => no: Ended
         ann close => no: Ended",
    );
    assert_eq!(trial.table().owner(), None);
}

#[test]
fn a_kept_seat_is_given_up_like_a_taken_one() {
    let trial = check(
        "ann open stones 3
         ann invite cat
         dan leave => no: NotSeated
         cat leave => not kept for cat
         cat leave => no: NotSeated
         dan join => 2 dan",
    );
    assert!(trial.table().invited().is_empty() && trial.table().seats().len() == 2);
}

#[test]
fn bots_wear_different_names() {
    let trial = check(
        "ann open stones 4
         ann bot greedy => 2 bot greedy
         ann bot random => 3 bot random
         ann bot chess => no: UnknownBot { key: \"chess\", known: [\"easy\", \"normal\", \"hard\"] }
         ben join => 4 ben
         ann bot greedy => no: Full { seats: 4 }
         ann unbot => 3 no bot
         ann bot random => 4 bot random",
    );
    let names: Vec<_> = trial.table().seats().iter().filter_map(|it| it.bot.as_ref()).map(|it| it.name).collect();
    assert_eq!(names, [1, 2]);
}

#[test]
fn there_must_be_a_bot_to_take_away() {
    check(
        "ann open stones 4
         ann unbot => no: NoBot
         ben join
         ben unbot => no: NotOwner { owner: Some(Seat(0)) }
         ben bot greedy => no: NotOwner { owner: Some(Seat(0)) }",
    );
}

#[test]
fn options_are_checked_by_the_game_at_once() {
    let mut trial = check(
        "ann open stones 3
         ann option heavy on => heavy Some(Toggle(true))",
    );
    let unknown = trial.line("ann option shape round");
    assert!(unknown.starts_with("no: Setup(Text { id: \"refused-option\", args: [(\"key\", Code(\"shape\"))"), "{unknown}");
    trial.then(
        "ann seats 2 => no: Setup(Text { id: \"stones-not-for-two\", args: [] })
         ann option heavy default => heavy None
         ann seats 2 => 2 seats
         ann option heavy on => no: Setup(Text { id: \"stones-not-for-two\", args: [] })
         ben join
         ben option long on => no: NotOwner { owner: Some(Seat(0)) }
         ann option long on => long Some(Toggle(true))",
    );
    assert!(trial.table().options().is_on("long"));
    assert!(!trial.table().options().is_on("heavy"));
}

#[test]
fn each_seat_chooses_for_itself() {
    let mut trial = check(
        "ann open stones 4
         ben join
         ann bot greedy
         cat join
         cat option colour-4 red => colour-4 Some(Several([\"red\"]))
         ann option colour-4 blue => no: NotSeated
         dan option colour-4 blue => no: NotSeated
         ben option colour-3 blue => no: NotOwner { owner: Some(Seat(0)) }
         ann option colour-3 blue => colour-3 Some(Several([\"blue\"]))
         ben option colour-2 green
         ben option colour-5 green => no: NotSeated",
    );
    let unknown = trial.line("ben option colour-2 violet");
    assert!(unknown.starts_with("no: Setup(Text { id: \"refused-option\""), "{unknown}");
    let colours = |trial: &Trial| -> Vec<String> {
        Seat::all(4).map(|seat| trial.table().options().several("colour", seat).concat()).collect()
    };
    assert_eq!(colours(&trial), ["", "green", "blue", "red"]);
    trial.then("ben leave");
    assert_eq!(colours(&trial), ["", "blue", "red", ""]);
    trial.then("ann start");
    trial.then("mia close");
    trial.then("cat rematch 3 => opened, 2 bot greedy, kept for ann, !invited ann");
    assert_eq!(colours(&trial), ["red", "blue", "", ""]);
    trial.then("cat unbot");
    assert_eq!(colours(&trial), ["red", "", "", ""]);
}

/// The kinds of trees of the Gardens: nobody chooses another's, the owner of the table neither, and they move with seats.
#[test]
fn a_seat_begins_with_the_kind_it_chose() {
    let mut trial = check(
        "ann open gardens 3
         ben join
         cat join
         ben option tree-2 palm => tree-2 Some(Several([\"palm\"]))
         cat option tree-3 lemon
         ann option tree-3 orange => no: NotSeated
         ann option tree-2 default => no: NotSeated
         ben leave
         ann start",
    );
    let owners = trial.shown(Viewer::Everyone)["owners"].clone();
    assert_eq!(owners[3], 1, "cat, now the second, has lemon");
    assert!(owners.as_array().is_some_and(|owners| owners.contains(&0.into())), "ann drew one of the rest: {owners}");
    trial.then("mia close");
}

#[test]
fn seats_stay_within_the_game_and_above_the_taken() {
    check(
        "ann open stones 4
         ben join
         cat join
         ann seats 2 => no: SeatsTaken { seated: 3 }
         ann seats 7 => no: SeatCount { seats: 7, least: 2, most: 6 }
         ben seats 5 => no: NotOwner { owner: Some(Seat(0)) }
         ann seats 6 => 6 seats
         dan join => 4 dan",
    );
}

#[test]
fn empty_seats_are_given_up_at_the_start() {
    let mut trial = check(
        "ann open stones 6
         ann start => no: TooFewSeated { seated: 1, least: 2 }
         ben join
         ann option heavy on
         ann start => no: Setup(Text { id: \"stones-not-for-two\", args: [] })",
    );
    trial.then(
        "ann option heavy default
         ann start => started 2, !turn 1",
    );
    assert_eq!(trial.table().capacity(), 2);
}

#[test]
fn nothing_is_played_before_the_start() {
    check(
        "ann open stones 2
         ann: end => no: NotStarted
         ann undo => no: NotStarted
         ann resign => no: NotStarted
         ann back => no: NotStarted",
    );
}

#[test]
fn the_owner_or_a_moderator_closes_a_lobby() {
    check(
        "ann open stones 2
         ben join
         ben close => no: NotOwner { owner: Some(Seat(0)) }
         ann close => closed Owner, !closed",
    );
    check(
        "ann open stones 2
         mia close => closed Moderator, !closed",
    );
    check(
        "ann open stones 2
         house close => closed Moderator, !closed",
    );
}

#[test]
fn neither_bots_nor_the_house_sit_down() {
    check(
        "ann open stones 2
         bot join => no: NotSeated
         house join => no: NotSeated
         house start => no: NotOwner { owner: Some(Seat(0)) }",
    );
}

#[test]
fn a_rematch_seats_the_same_bots_and_keeps_seats_for_the_same_people() {
    let mut trial = check(
        "ann open stones 4
         ben join
         ann bot random
         cat join
         ann option long on
         ann start
         ben rematch 4 => no: StillPlayed { table: TableId(7) }
         mia close",
    );
    trial.then(
        "dan rematch 4 => no: NotSeated
         ben rematch 3 => no: SeatsTaken { seated: 4 }
         ben rematch 4 => opened, 2 bot random, kept for cat, kept for ann, !invited cat ann",
    );
    assert_eq!(trial.table().phase(), Phase::Lobby);
    assert!(trial.table().options().is_on("long"));
    assert_eq!(trial.table().rematch_of(), trial.ended.as_ref().map(|it| it.id()));
    trial.then(
        "dan join => no: Kept { kept: 2 }
         cat join => 3 cat
         ben start => started 3, !turn 1",
    );
}

#[test]
fn in_a_rematch_a_bot_stays_where_it_played_for_somebody() {
    check(
        "ann open stones 2
         ben join
         ann start
         ben resign => 2 resigned to normal, !left 2
         mia close
         ann rematch 2 => opened, 2 bot normal, !lobby",
    );
}

#[test]
fn seats_are_kept_for_who_is_invited_for_a_day() {
    let mut trial = check(
        "ann open stones 3
         ben invite cat => no: NotOwner { owner: Some(Seat(0)) }
         ann invite cat => kept for cat, !invited cat
         ann invite cat ann => no: NobodyToInvite
         ann invite dan eve => no: Full { seats: 3 }
         ben join => 2 ben
         dan join => no: Kept { kept: 1 }
         ann bot greedy => no: Kept { kept: 1 }
         ann seats 2 => no: SeatsTaken { seated: 3 }
         cat join => 3 cat
         dan join => no: Full { seats: 3 }",
    );
    assert!(trial.table().invited().is_empty());
    trial.then(
        "cat leave
         ann invite cat
         clock 86400000
         dan join => 3 dan",
    );
    assert!(trial.table().invited().is_empty(), "its day was over");
}

#[test]
fn an_invitation_that_is_over_is_given_again() {
    check(
        "ann open stones 3
         ann invite cat
         clock 86399999
         ann invite cat => no: NobodyToInvite
         clock 1
         ann invite cat => not kept for cat, kept for cat, !invited cat",
    );
}

#[test]
fn the_owner_frees_seats_and_kept_seats() {
    check(
        "ann open stones 3
         ben join
         ann invite cat
         ben free cat => no: NotOwner { owner: Some(Seat(0)) }
         ann free cat => not kept for cat
         ann free cat => no: NobodyToFree
         ann free ann => no: NobodyToFree
         ann free ben => 2 left
         dan join => 2 dan",
    );
}

#[test]
fn kept_seats_are_given_up_at_the_start() {
    let trial = check(
        "ann open stones 4
         ben join
         ann invite cat
         ann start => started 2, !turn 1",
    );
    assert!(trial.table().invited().is_empty());
}

/// The names of the people in turn order after a start with each of some seeds.
fn orders(script: &str) -> Vec<Vec<String>> {
    let order = |seed: u64| {
        let mut trial = check("ann open stones 4");
        trial.then(script);
        trial.seed = seed;
        trial.then("ann start");
        trial.table().seats().iter().filter_map(|it| it.person.as_ref()).map(|it| it.name.clone()).collect()
    };
    (0..20).map(order).collect()
}

#[test]
fn luck_seats_people_unless_they_stay_as_they_came() {
    let kept = orders("ben join\n cat join");
    assert!(kept.iter().all(|order| *order == ["ann", "ben", "cat"]));
    let drawn = orders("ben join\n cat join\n ben shuffled on => no: NotOwner { owner: Some(Seat(0)) }\n ann shuffled on");
    let different: std::collections::BTreeSet<_> = drawn.iter().collect();
    assert!(different.len() >= 4, "{different:?}");
    assert!(drawn.iter().all(|order| order.len() == 3));
}

/// What somebody chose for their own seat goes where they sit.
#[test]
fn choices_go_along_when_seats_are_drawn() {
    for seed in 0..10 {
        let mut trial = check(
            "ann open stones 3
             ben join
             cat join
             ben option colour-2 green
             ann shuffled on => shuffled true",
        );
        trial.seed = seed;
        trial.then("ann start");
        let ben = trial.table().seat_of(&person("ben").id).expect("a seat");
        assert_eq!(trial.table().options().several("colour", ben), ["green"]);
        trial.then("mia close");
    }
}

#[test]
fn its_owner_says_whether_anybody_gets_hints() {
    let trial = check(
        "ann open stones 3
         ben join
         ben unaided on => no: NotOwner { owner: Some(Seat(0)) }
         ann unaided on => unaided true
         ann unaided off => unaided false
         ann unaided on
         ann start
         ann unaided off => no: AlreadyStarted",
    );
    assert!(trial.table().opening().unaided);
}

#[test]
fn who_follows_a_lobby_and_sits_down_follows_it_no_more() {
    let mut trial = check("ann open stones 3");
    trial.then("ben follow\nben join");
    assert!(trial.table().followers().is_empty());
}
