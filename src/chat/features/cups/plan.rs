//! What a cup is to be, as it is typed.

use pergola_cups::{Cup, CupRefusal, MOST_PEOPLE, MOST_SEATS, Plan, System};
use pergola_engine::Catalogue;
use pergola_text::Text;

use crate::{
    item::options::{GAME, Words, game_meant},
    seam::plain::{OptionSpec, Slash},
    sight::refusal::{self, quoted},
};

/// The options, but for the game.
const PEOPLE: &str = "people";
/// See [`PEOPLE`].
const PAIRING: &str = "pairing";
/// See [`PEOPLE`].
const ROUNDS: &str = "rounds";
/// See [`PEOPLE`].
const SEATS: &str = "seats";
/// See [`PEOPLE`].
const DAYS: &str = "days";
/// The values of [`PAIRING`].
const ROBIN: &str = "round-robin";
/// See [`ROBIN`].
const SWISS: &str = "swiss";

/// So many take part at most, and a round takes so many days, unless somebody says otherwise.
const USUAL_PEOPLE: u8 = 8;
/// See [`USUAL_PEOPLE`].
const USUAL_DAYS: u8 = 7;
/// Up to so many people each meets each other, unless somebody says otherwise.
const ROBIN_PEOPLE: u8 = 6;

/// The options of the command.
pub(crate) fn options(key: &str, words: &Words<'_>) -> Vec<OptionSpec> {
    let numbers = |all: &mut dyn Iterator<Item = u8>| all.map(|it| (it.to_string(), it.to_string())).collect::<Vec<_>>();
    vec![
        words.game(key, false),
        words.option(key, PEOPLE, false, numbers(&mut (3..=16).chain([18, 20, 24, 28, MOST_PEOPLE]))),
        words.one_of(key, PAIRING, PAIRING, &[ROBIN, SWISS]),
        words.option(key, ROUNDS, false, numbers(&mut (1..=15))),
        words.option(key, SEATS, false, numbers(&mut (2..=MOST_SEATS))),
        words.option(key, DAYS, false, numbers(&mut [1, 2, 3, 4, 5, 7, 10, 14, 21, 28].into_iter())),
    ]
}

/// The cup that was typed; why there can be none such, otherwise.
pub(crate) fn understand(games: &Catalogue, slash: &Slash) -> Result<Plan, Text> {
    let typed = slash.option(GAME).ok_or_else(|| Text::new("refused-cup-game"))?;
    let game = game_meant(games, typed).ok_or_else(|| refusal::unknown_game(typed, games.keys()))?;
    let number = |name: &'static str| match slash.option(name).map(str::trim) {
        None => Ok(None),
        Some(typed) => {
            typed.parse().map(Some).map_err(|_| Text::new("refused-cup-number").code("option", name).code("typed", quoted(typed)))
        }
    };
    let (people, rounds, seats) = (number(PEOPLE)?.unwrap_or(USUAL_PEOPLE), number(ROUNDS)?, number(SEATS)?.unwrap_or(2));
    let system = match slash.option(PAIRING).map(str::trim) {
        Some(ROBIN) => System::RoundRobin,
        Some(SWISS) => System::Swiss,
        None if seats == 2 && rounds.is_none() && people <= ROBIN_PEOPLE => System::RoundRobin,
        None => System::Swiss,
        Some(typed) => return Err(Text::new("refused-cup-pairing").code("typed", quoted(typed))),
    };
    let days = number(DAYS)?.unwrap_or(USUAL_DAYS);
    let plan = Plan { game: game.meta().key.to_owned(), system, seats, people, rounds, days };
    plan.check(game.meta().seats).map(|()| plan).map_err(|why| why_not(&why))
}

/// What it is to be, in a line.
pub(super) fn line(cup: &Cup) -> Text {
    let plan = &cup.plan;
    let line = match (plan.system, plan.seats, plan.rounds) {
        (System::RoundRobin, _, None) => Text::new("cup-plan-robin"),
        (System::RoundRobin, _, Some(_)) => Text::new("cup-plan-robin-rounds"),
        (System::Swiss, 2, None) => Text::new("cup-plan-swiss"),
        (System::Swiss, 2, Some(_)) => Text::new("cup-plan-swiss-rounds"),
        (System::Swiss, _, None) => Text::new("cup-plan-tables"),
        (System::Swiss, _, Some(_)) => Text::new("cup-plan-tables-rounds"),
    };
    line.number("rounds", plan.rounds.unwrap_or(0)).number("seats", plan.seats).number("days", plan.days)
}

/// Why a cup does not change so.
pub(crate) fn why_not(refusal: &CupRefusal) -> Text {
    let between = |id, least: u8, most: u8| Text::new(id).number("least", least).number("most", most);
    match *refusal {
        CupRefusal::People { least, most } => between("refused-cup-people", least, most),
        CupRefusal::Seats { least, most } => between("refused-cup-seats", least, most),
        CupRefusal::Rounds { most } => between("refused-cup-rounds", 1, most),
        CupRefusal::Days { most } => between("refused-cup-days", 1, most),
        CupRefusal::RobinOfMany => Text::new("refused-cup-robin"),
        CupRefusal::Begun => Text::new("refused-cup-begun"),
        CupRefusal::Ended => Text::new("refused-cup-ended"),
        CupRefusal::Inside => Text::new("refused-cup-inside"),
        CupRefusal::Outside => Text::new("refused-cup-outside"),
        CupRefusal::Full => Text::new("refused-cup-full"),
        CupRefusal::TooFew { least } => Text::new("refused-cup-few").number("least", least),
        CupRefusal::NotTheirs => Text::new("refused-cup-not-theirs"),
    }
}
