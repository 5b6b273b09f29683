//! `/me away`: somebody is absent for some days.

use pergola_text::Text;

use crate::{
    item::{Command, Finds, Group, here::Asked, offer::Offer, options::Words, understood::Understood},
    seam::{
        plain::{OptionSpec, Slash},
        voice::Voice,
    },
    sight::refusal::quoted,
    wishes::habits::{Away, RestWish},
};

/// The option that says until when.
const UNTIL: &str = "until";
/// The value that means somebody is back.
const BACK: &str = "back";
/// What is offered, in days.
const OFFERED_DAYS: [u64; 6] = [1, 3, 7, 14, 21, 30];

/// `/me away`.
#[derive(Debug)]
pub(crate) struct BeAway;

impl Command for BeAway {
    fn group(&self) -> Option<Group> {
        Some(Group::Me)
    }

    fn word(&self) -> &'static str {
        "away"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.option(self.key(), UNTIL, false, Vec::new())]
    }

    fn suggest(&self, asked: &Asked<'_>, _: &Slash, option: &str) -> Vec<Offer> {
        if option == UNTIL { stays_away(asked) } else { Vec::new() }
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let Some(until) = slash.option(UNTIL).map(str::trim) else { return Understood::Rest(RestWish::Ask) };
        match away(until) {
            Some(away) => Understood::Rest(RestWish::Away(away)),
            None => Understood::sentence(asked.language(), &Text::new("refused-until").code("until", quoted(until))),
        }
    }
}

/// How long somebody may be away, in the usual steps.
fn stays_away(asked: &Asked<'_>) -> Vec<Offer> {
    let voice = Voice::alone(asked.language());
    let days = OFFERED_DAYS.map(|days| {
        let label = voice.plain(&Text::new("span-days").number("count", days as i64));
        Offer::plain(days.to_string(), label)
    });
    let back = Offer::plain(BACK.to_owned(), voice.plain(&Text::new("choice-away-back")));
    days.into_iter().chain([back]).collect()
}

/// `7`, `7 days` or `2026-12-24`.
fn away(typed: &str) -> Option<Away> {
    if typed.eq_ignore_ascii_case(BACK) {
        return Some(Away::Back);
    }
    if let [year, month, day] = typed.split('-').collect::<Vec<_>>().as_slice() {
        return Some(Away::Date(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?));
    }
    typed.split_whitespace().next()?.parse().ok().filter(|days| *days > 0).map(Away::Days)
}
