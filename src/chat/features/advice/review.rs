//! `/past review`: those of one's decisions in a finished game in which something else would have been much better, with
//! both boards.
//!
//! What is better is judged by what one could know then, not by what came, and only what is part of the game as it is: nothing
//! that was undone. Only who played the seat is told, since its hand is seen, and of what they did themselves or a deputy did
//! for them. Deliberately absent: what luck would have brought at the end of a turn.

use pergola_engine::{AnyState, Chance, END, Outcome, Record, Seat, Seen, Viewer, search::Forecast};
use pergola_table::{Phase, Table, TurnStory};
use pergola_text::{Language, Text};

use super::points::points;
use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::{Origin, Wish},
        limits,
        plain::{Card, MenuChoice, Picture, Reply, Request, Row, Style},
    },
    sight::{Sight, choices, decision::Decision, message, title},
    wishes::{
        advice::{AdviceAsked, Advise},
        board::Glance,
        past::{Moment, Recollection},
    },
};

/// What is better by so many hundredths of a point is much better.
const MUCH: i64 = 300;
/// So many decisions are told at most, those that cost the most.
const TOLD: usize = 8;
/// The luck in which hidden things are dealt for the board of what would have been better.
const WORLD: u64 = 0;

/// A finished game looked at again for one seat.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// How many decisions were looked at.
    pub looked_at: usize,
    /// How many things that were done could not be looked at.
    pub missed: usize,
    /// Those with something much better, in the order of the game.
    pub better: Vec<Better>,
}

/// A decision in which something else would have been much better.
#[derive(Clone, Debug)]
pub struct Better {
    /// What was decided.
    pub decision: Decision,
    /// The same in words.
    said: Text,
    /// What would have been better, as notation.
    instead: String,
    /// The same in words.
    instead_said: Text,
    /// By how much, in hundredths of a point.
    by: i64,
}

impl Review {
    /// Takes up a decision in `state`, of which these forecasts were made; nothing but the count where nothing was much better.
    /// Without playouts nothing is known of it.
    pub fn take_up(&mut self, state: &dyn AnyState, seat: Seat, decision: Decision, forecasts: &[Forecast<String>]) {
        let own = forecasts.iter().find(|it| it.action == decision.action);
        let own = own.filter(|own| !own.leads.is_empty());
        let (Some(own), Some(best)) = (own, forecasts.first()) else {
            self.missed += 1;
            return;
        };
        self.looked_at += 1;
        let by = best.lead() - own.lead();
        if by < MUCH || !own.is_beaten_by(best) {
            return;
        }
        let listed = state.menu(seat);
        let said = choices::meaning_of(&listed, &own.action);
        let instead_said = choices::meaning_of(&listed, &best.action);
        self.better.push(Better { decision, said, instead: best.action.clone(), instead_said, by });
    }

    /// Keeps the worst decision of each turn, and of those the worst ones.
    #[must_use]
    pub fn settled(mut self) -> Review {
        self.better.sort_by_key(|it| (it.decision.turn, -it.by));
        self.better.dedup_by_key(|it| it.decision.turn);
        self.better.sort_by_key(|it| -it.by);
        self.better.truncate(TOLD);
        self.better.sort_by_key(|it| it.decision.seq);
        self
    }

    /// What cost the most.
    fn worst(&self) -> Option<&Better> {
        self.better.iter().rev().max_by_key(|it| it.by)
    }

    /// The decision that is to be shown, of those with something much better.
    pub fn shown(&self, advise: &Advise) -> Option<&Better> {
        let AdviceAsked::Review(at) = advise.asked else { return None };
        match at {
            Some(at) => self.better.get(usize::from(at)).or(self.better.last()),
            None => self.worst(),
        }
    }
}

/// The seat whose decisions somebody may look at again; why none, otherwise.
///
/// # Errors
/// The answer to whoever asks.
pub fn seat_to_review(table: &Table, request: &Request, advise: &Advise) -> Result<Seat, Box<Reply>> {
    let refuse = |why: &Text| {
        Err(Box::new(Reply {
            show: message::show(advise.origin),
            card: message::note(table, request.language(), why, &[&Glance::Board]),
        }))
    };
    match table.seat_of(&request.person.id) {
        None => refuse(&Text::new("refused-review-seat")),
        Some(_) if table.phase() != Phase::Over => refuse(&Text::new("refused-review-running")),
        Some(seat) => Ok(seat),
    }
}

/// The decisions in which something else would have been much better, and the boards of one: `played` is the table as it was
/// before and after it, if that can be read.
pub fn reviewed(
    table: &Table,
    (request, advise): (&Request, &Advise),
    seat: Seat,
    review: &Review,
    played: Option<(&Table, &Table)>,
) -> Reply {
    let language = request.language();
    let sight = Sight::seat(table, seat, language);
    let voice = sight.voice();
    let mut lines = vec![Text::new("review-title").text("title", title::title(table))];
    lines.extend(found(review));
    lines.extend(table.outcome().and_then(|outcome| turned(review, seat, &outcome)));
    let shown = review.shown(advise);
    let boards = shown.zip(played).and_then(|(better, played)| boards(played, seat, better, language));
    if let (Some(better), Some(boards)) = (shown, &boards) {
        lines.push(Text::new("review-boards").number("turn", better.decision.turn));
        lines.extend(boards.is_example.then(|| Text::new("review-example")));
    }
    let picture = boards.map(|boards| boards.picture);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let choice = |(at, better): (u8, &Better)| {
        let is_shown = shown.is_some_and(|shown| shown.decision == better.decision);
        let label = Text::new("replay-choice").number("turn", better.decision.turn);
        buttons.choice(AdviceAsked::Review(Some(at)), &label, is_shown)
    };
    let choices: Vec<MenuChoice> = (0..).zip(&review.better).filter_map(choice).collect();
    let mut rows = Vec::new();
    if choices.len() > 1 {
        rows.extend(buttons.menus("review", &Text::new("ask-review"), choices));
    }
    let looks: [&dyn Wish; 2] = [&Recollection::LAST_BOARD, &Glance::Board];
    let again = shown.map(|better| Recollection::PlayOn(Moment::Turn(better.decision.turn)));
    let looks = looks.into_iter().chain(again.iter().map(|it| it as &dyn Wish));
    rows.push(Row::Buttons(looks.map(|wish| buttons.button(wish, Style::Secondary)).collect()));
    let text: Vec<String> = lines.iter().map(|line| voice.say(line)).collect();
    let card = Card { text: limits::cut(&text.join("\n"), limits::TEXT), picture, rows, ..message::about(table) };
    Reply { show: message::show(advise.origin), card }
}

/// What was found, in lines.
fn found(review: &Review) -> Vec<Text> {
    let (count, missed) = (review.looked_at as i64, review.missed as i64);
    if count == 0 && missed > 0 {
        return vec![Text::new("review-unreadable")];
    }
    let mut lines = vec![match review.better.len() as i64 {
        0 => Text::new("review-nothing").number("count", count),
        found => Text::new("review-found").number("found", found).number("count", count),
    }];
    lines.extend(review.better.iter().map(line));
    lines.extend((missed > 0).then(|| Text::new("review-missed").number("count", missed)));
    lines
}

/// What the game turned on, as far as it turned on these decisions and not on luck or on others.
fn turned(review: &Review, seat: Seat, outcome: &Outcome) -> Option<Text> {
    let worst = review.worst()?;
    let told = |by: i64| points(by).unwrap_or_default();
    let total = told(review.better.iter().map(|it| it.by).sum());
    let best = outcome.scores.iter().max().copied().unwrap_or_default();
    let gap = i64::from(best - outcome.scores.get(seat.index())?);
    let text = |id: &'static str| Text::new(id).number("turn", worst.decision.turn).number("points", told(worst.by));
    Some(match outcome.ranks.get(seat.index())? {
        1 => text("review-turned-won"),
        _ if gap <= total => text("review-turned").number("total", total).number("gap", gap),
        _ => text("review-turned-beyond").number("total", total).number("gap", gap),
    })
}

fn line(better: &Better) -> Text {
    Text::new(if better.decision.by_deputy { "review-line-deputy" } else { "review-line" })
        .number("turn", better.decision.turn)
        .text("played", better.said.clone())
        .text("better", better.instead_said.clone())
        .number("points", points(better.by).unwrap_or_default())
}

/// The picture of both boards.
struct Boards {
    picture: Picture,
    /// Whether what would have been better met luck, which nobody knows.
    is_example: bool,
}

/// The seat's board after what was done, as it really came, and below it after what would have been better. Of an end of the
/// turn the board as it stood: what luck brought then is no part of the decision. On each its own turn is lit.
fn boards((before, after): (&Table, &Table), seat: Seat, better: &Better, language: Language) -> Option<Boards> {
    let (stood, came) = (before.state_for(Viewer::Seat(seat))?, after.state_for(Viewer::Seat(seat))?);
    let sight = Sight::seat(before, seat, language);
    let (own, instead) = (Text::new("review-picture-own"), Text::new("review-picture-better"));
    let laid_out = || before.present_turn_of(seat);
    let own = if better.decision.action == END {
        sight.picture_of(stood, own, laid_out())
    } else {
        sight.picture_of(came, own, turn_with(after, seat, better.decision.turn))
    };
    let (other, is_example) = if better.instead == END {
        (sight.picture_of(stood, instead, laid_out()), false)
    } else {
        let mut world = stood.determinize(seat, &mut Chance::silent(WORLD));
        let record = Record::play(&mut *world, seat, &better.instead, WORLD).ok()?;
        let turn = laid_out().into_iter().chain([before.story_of(&record)]).collect();
        (sight.picture_of(&*world, instead, turn), !record.can_be_taken_back())
    };
    // Whoever has boards in words has nothing but these: half the room for each, and a space between.
    let half = |id: &'static str, board: &str| {
        limits::cut(&[sight.voice().plain(&Text::new(id)).as_str(), board].join(" "), (limits::ALT - 1) / 2)
    };
    let alt = [half("review-alt-own", &own.alt), half("review-alt-better", &other.alt)].join(" ");
    Some(Boards { picture: Picture { scene: own.scene.above(other.scene), alt }, is_example })
}

/// What a seat did in this turn, which may have ended.
fn turn_with(after: &Table, seat: Seat, turn: u32) -> Vec<TurnStory<Seen>> {
    let mut stories = after.last_turn_of(seat, Viewer::Seat(seat));
    stories.retain(|it| it.turn == turn);
    stories.extend(after.present_turn_of(seat).into_iter().filter(|it| it.turn == turn));
    stories
}

#[cfg(test)]
mod tests {
    use pergola_games::GAMES;
    use pergola_table::{Command, Entry, Guests, Opening, Person, PlaceId, Register, TableId, What, Who};
    use pergola_text::LANGUAGES;

    use super::*;

    /// Things done at random in each game.
    const ACTS: u64 = 80;

    fn by(person: &Person) -> Who {
        Who::Person { person: person.clone(), moderator: false }
    }

    /// A game of two that has just begun.
    fn begun(key: &str) -> (Table, Guests) {
        let people = ["Ann", "Ben"].map(|name| Person::new(format!("test:{name}"), name));
        let met = Register::default().meet(&people);
        let place = PlaceId { server: "town".to_owned(), channel: "garden".to_owned() };
        let opening = Opening::new(key, 2, LANGUAGES[0]);
        let opened = Table::open(&GAMES, TableId(1), place, &people[0], opening, &[], &met, None, "opened", 1);
        let (mut table, _) = opened.expect("it opens");
        for (person, command) in [(&people[1], Command::Join), (&people[0], Command::Start)] {
            let request = format!("{command:?}");
            table = table.decide(&by(person), &command, &met, Some(&request), 1, 7).expect("it is possible").0;
        }
        (table, met)
    }

    fn better(action: &str, instead: &str) -> Better {
        let decision = Decision { turn: 1, start: Some(0), seq: 0, action: action.to_owned(), by_deputy: false };
        let words = || Text::new("plan-confirm");
        Better { decision, said: words(), instead: instead.to_owned(), instead_said: words(), by: MUCH }
    }

    /// Plays a game at random: each time the table before, whose act it is, and what was decided.
    fn each_act(key: &str, mut look: impl FnMut(&Table, Seat, &Entry)) {
        let (mut table, met) = begun(key);
        let mut chance = Chance::silent(5);
        for number in 0..ACTS {
            let Some(seat) = table.waits_for().iter().next() else { return };
            let listed = table.state_for(Viewer::Seat(seat)).expect("it is played").without_asides(seat);
            let action = listed[chance.below(listed.len() as u32) as usize].clone();
            let who = by(table.seats()[seat.index()].person.as_ref().expect("people sit there"));
            let command = Command::Act { seat, action, decision: None };
            let decided = table.decide(&who, &command, &met, Some(&number.to_string()), 1, number);
            let (after, commit) = decided.expect("it is listed");
            let acted = commit.entries.iter().find(|it| matches!(it.what, What::Acted(_))).expect("it is written down");
            look(&table, seat, acted);
            table = after;
        }
    }

    #[test]
    fn the_board_of_ones_own_turn_is_as_it_was_and_never_as_luck_might_have_made_it() {
        let (mut ended, mut lucky) = (0, 0);
        for game in GAMES.iter() {
            let key = game.meta().key;
            each_act(key, |before, seat, acted| {
                let What::Acted(record) = &acted.what else { return };
                let after = before.after_entries(std::slice::from_ref(acted)).expect("it follows");
                let mut own = better(&record.action, &record.action);
                own.decision.turn = before.turns();
                let boards = boards((before, &after), seat, &own, Language::default()).expect("both boards");
                let sight = Sight::seat(before, seat, Language::default());
                let seen = |table: &Table, heading: &'static str, turns: Vec<TurnStory<Seen>>| {
                    let state = table.state_for(Viewer::Seat(seat)).expect("it is played");
                    sight.picture_of(state, Text::new(heading), turns).scene
                };
                if record.action == END {
                    ended += 1;
                    let [own, better] = ["review-picture-own", "review-picture-better"]
                        .map(|heading| seen(before, heading, before.present_turn_of(seat)));
                    assert!(own != better && boards.picture.scene == own.above(better), "{key}: nothing has come yet");
                    assert!(!boards.is_example);
                    return;
                }
                lucky += u32::from(!record.chance.is_empty());
                assert_eq!(boards.is_example, !record.can_be_taken_back(), "{key}: {}", record.action);
                let came = seen(&after, "review-picture-own", turn_with(&after, seat, before.turns()));
                let shown = &boards.picture.scene.layers;
                let is_upper = came.layers.iter().zip(shown).all(|(came, shown)| shown.nodes.starts_with(&came.nodes));
                assert!(is_upper && shown.len() >= came.layers.len(), "{key}: {} as it came", record.action);
            });
        }
        assert!(ended > 0 && lucky > 0, "{ended} turns were ended, {lucky} things met luck before");
    }

    #[test]
    fn what_was_done_is_lit_on_its_board() {
        for game in GAMES.iter() {
            let key = game.meta().key;
            let (mut lit, mut unlit) = (0, Vec::new());
            each_act(key, |before, seat, acted| {
                let What::Acted(record) = &acted.what else { return };
                // What is given away lies on no board of one's own.
                if record.action == END || record.action.starts_with("give ") {
                    return;
                }
                let after = before.after_entries(std::slice::from_ref(acted)).expect("it follows");
                let came = after.state_for(Viewer::Seat(seat)).expect("it is played");
                let sight = Sight::seat(before, seat, Language::default());
                let heading = || Text::new("review-picture-own");
                let turn = turn_with(&after, seat, before.turns());
                match sight.picture_of(came, heading(), turn).scene != sight.picture_of(came, heading(), Vec::new()).scene {
                    true => lit += 1,
                    false => unlit.push(record.action.clone()),
                }
            });
            assert!(lit > 10 && unlit.is_empty(), "{key}: {lit} are lit, not {unlit:?}");
        }
    }

    #[test]
    fn both_boards_are_told_in_words() {
        for game in GAMES.iter() {
            each_act(game.meta().key, |before, seat, acted| {
                let What::Acted(record) = &acted.what else { return };
                let after = before.after_entries(std::slice::from_ref(acted)).expect("it follows");
                let own = better(END, &record.action);
                let boards = boards((before, &after), seat, &own, Language::default()).expect("both boards");
                let alt = boards.picture.alt;
                let (above, below) = alt.split_once(" Below, what would have been better: ").expect("both are told");
                let stood = before.state_for(Viewer::Seat(seat)).expect("it is played");
                let sight = Sight::seat(before, seat, Language::default());
                let stood = sight.picture_of(stood, Text::new("review-picture-own"), before.present_turn_of(seat)).alt;
                let told = above.strip_prefix("Above, what was done: ").expect("it is told which").trim_end_matches('…');
                assert!(told.len() > 100 && below.len() > 100 && stood.starts_with(told), "{alt}");
                assert!(limits::length(&alt) <= limits::ALT);
            });
        }
    }

    /// A loss is put down to luck and others where more was lacking than all that is listed would have brought.
    #[test]
    fn what_a_game_turned_on_is_fair_to_luck() {
        let mut review = Review::default();
        let turned = |review: &Review, scores: [i32; 2], ranks: [u8; 2]| {
            turned(review, Seat(0), &Outcome { scores: scores.to_vec(), ranks: ranks.to_vec() })
        };
        assert_eq!(turned(&review, [3, 9], [2, 1]), None, "nothing was much better");
        review.better = [(4, MUCH), (7, 2 * MUCH)]
            .map(|(turn, by)| {
                let mut better = better("a", "b");
                (better.decision.turn, better.by) = (turn, by);
                better
            })
            .to_vec();
        let worst = |id| Text::new(id).number("turn", 7).number("points", 6);
        let lost = |id, gap: i64| Some(worst(id).number("total", 9).number("gap", gap));
        assert_eq!(turned(&review, [20, 29], [2, 1]), lost("review-turned", 9));
        assert_eq!(turned(&review, [20, 30], [2, 1]), lost("review-turned-beyond", 10));
        assert_eq!(turned(&review, [20, 20], [2, 1]), lost("review-turned", 0), "a tie was broken");
        assert_eq!(turned(&review, [20, 20], [1, 1]), Some(worst("review-turned-won")));
    }

    #[test]
    fn a_decision_of_which_nothing_was_played_out_is_not_counted_as_looked_at() {
        let (table, _) = begun("gardens");
        let seat = table.waits_for().iter().next().expect("it has begun");
        let state = table.state_for(Viewer::Seat(seat)).expect("it is played");
        let mut review = Review::default();
        let forecast = |action: &str, leads: &[i64]| Forecast {
            action: action.to_owned(),
            gains: vec![0, 0],
            leads: leads.to_vec(),
            standings: vec![leads.to_vec(), leads.to_vec()],
        };
        review.take_up(state, seat, better("a", "b").decision, &[forecast("b", &[]), forecast("a", &[])]);
        assert_eq!((review.looked_at, review.missed), (0, 1));
        review.take_up(state, seat, better("a", "b").decision, &[]);
        assert_eq!((review.looked_at, review.missed), (0, 2));
        review.take_up(state, seat, better("a", "b").decision, &[forecast("b", &[900; 8]), forecast("a", &[0; 8])]);
        assert_eq!((review.looked_at, review.missed, review.better.len()), (1, 2, 1));
    }
}
