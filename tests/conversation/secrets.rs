//! Nothing hidden is shown to anybody else: with everything that a viewer cannot see dealt anew, every message, picture
//! and suggestion they are shown stays the same to the byte.

use pergola::{
    engine::{Chance, Seat, Seats, Viewer},
    games::GAMES,
    table::{Notice, NoticeKind, TableId},
};

use super::house::House;

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// Everything that people other than `seat`'s neighbours are shown: by everybody, by a stranger, by the seat itself.
fn shown(house: &mut House, seat: Seat) -> Vec<String> {
    let table = house.at_table(1);
    let everybody: Seats = Seat::all(3).collect();
    let kinds = [NoticeKind::Turn { ping: everybody }, NoticeKind::Scoring, NoticeKind::Over];
    let notices = kinds.map(|kind| Notice { table: TableId(1), revision: table.revision(), kind, told: None });
    let mut all: Vec<String> = notices.iter().map(|notice| format!("{:?}", house.card(notice))).collect();
    let name = table.seats()[seat.index()].person.clone().unwrap().name;
    for who in ["Zed", &name] {
        for command in ["turn", "plan", "hand", "board", "past log", "tables", "rules", "undo"] {
            all.push(format!("{who} {command} {:?}", house.say(who, command, None, &[])));
        }
        all.push(format!("{who} text {:?}", house.say(who, "board", None, &[("as", "text")])));
        for verb in table.game().meta().verbs {
            for slot in verb.slots {
                all.push(format!("{:?}", house.suggest(who, table.game().meta().key, verb.key, &[], slot.key)));
            }
        }
    }
    all
}

#[test]
fn what_is_dealt_anew_shows_in_no_message() {
    let mut differ = 0;
    for game in GAMES.iter() {
        let mut house = House::playing(4, game.meta().key, &NAMES);
        let mut chance = Chance::silent(4);
        let mut deals = 0;
        for _ in 0..120 {
            let Some((name, acting)) = house.waited_for(1) else { break };
            let table = house.at_table(1);
            if !table.may_take_back(acting) && deals < 30 {
                let state = table.state_for(Viewer::Everyone).unwrap();
                let seat = Seat(chance.below(3) as u8);
                let dealt = state.determinize(seat, &mut chance);
                let same = dealt.status() == state.status();
                let before = shown(&mut house, seat);
                house.with_state(1, &*dealt);
                if same {
                    assert_eq!(shown(&mut house, seat), before, "{}", game.meta().key);
                    deals += 1;
                }
                let other = Seat((seat.0 + 1) % 3);
                let looks = |house: &mut House| {
                    let name = house.at_table(1).seats()[other.index()].person.clone().unwrap().name;
                    format!("{:?}", house.at_table(1).state_for(Viewer::Seat(other)).unwrap().view(Viewer::Seat(other))) + &name
                };
                let after = looks(&mut house);
                house.put(&table);
                differ += usize::from(looks(&mut house) != after);
            }
            let listed = house.at_table(1).state_for(Viewer::Seat(acting)).unwrap().legal_actions(acting);
            house.play(&name, &listed[chance.below(listed.len() as u32) as usize].clone());
        }
        assert!(deals >= 10, "{}: {deals} deals", game.meta().key);
    }
    assert!(differ > 10, "only {differ} deals changed what others hold");
}

#[test]
fn what_has_not_been_confirmed_is_seen_by_its_seat_only() {
    let mut house = House::playing(6, "alhambra", &NAMES);
    let (name, _) = house.waited_for(1).unwrap();
    let board = |house: &mut House| {
        let card = house.say("Zed", "board", None, &[]).card;
        let words = house.say("Zed", "board", None, &[("as", "text")]).card;
        (card.text, card.picture.unwrap().alt, words.text)
    };
    let before = board(&mut house);
    let posted = house.posted.len();
    let take = house.suggest(&name, "alhambra", "take", &[], "cards")[0].value.clone();
    let mine = house.say(&name, "alhambra", Some("take"), &[("cards", &take)]).card;
    assert!(mine.text.contains("took"), "{}", mine.text);
    assert_eq!(board(&mut house), before);
    assert_eq!(house.posted.len(), posted, "nothing is posted within a turn");
    house.press(&name, &mine, "Confirm");
    assert_ne!(board(&mut house), before);
}
