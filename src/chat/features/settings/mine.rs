//! `/me settings`: when somebody is not waited for, who may see their results, and how they like to be told things.
//!
//! What is typed becomes a [`Rest`], which the house keeps for the person; it holds at all their tables. Deliberately absent:
//! whether somebody may rest so, which [`Rest::check`] says.

use pergola_table::{
    Habits, Millis, Person, Preferences, QuietHours, Rest, RestRefusal, ResultsFor, limits::AWAY_STANDS_MILLIS, zones,
};
use pergola_text::Text;

use super::preferences;
use crate::{
    item::{Command, Finds, Group, here::Asked, offer::Offer, options::Words, understood::Understood},
    seam::{
        limits,
        plain::{Card, OptionSpec, Reply, Request, Slash},
        voice::Voice,
    },
    sight::{message, refusal::quoted},
    wishes::habits::{Away, PreferencesWish, QuietWish, RestWish},
};

/// The options.
const ZONE: &str = "zone";
/// See [`ZONE`].
const QUIET_FROM: &str = "quiet-from";
/// See [`ZONE`].
const QUIET_TO: &str = "quiet-to";
/// See [`ZONE`].
const RESULTS: &str = "results";
/// The values of [`RESULTS`].
const SHOWN: &str = "shown";
/// See [`SHOWN`].
const PRIVATE: &str = "private";
/// The value that means no quiet hours.
const OFF: &str = "off";
const DAY: Millis = 24 * 60 * 60 * 1000;

/// `/me settings`.
#[derive(Debug)]
pub(crate) struct Mine;

impl Command for Mine {
    fn group(&self) -> Option<Group> {
        Some(Group::Me)
    }

    fn word(&self) -> &'static str {
        "settings"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    /// Zones are suggested, of which there are many.
    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        let hours: Vec<(String, String)> = (0..24).map(|hour| time_of_day(hour * 60)).map(|it| (it.clone(), it)).collect();
        let off = (OFF.to_owned(), words.voice.plain(&Text::new("choice-quiet-off")));
        let from = [off].into_iter().chain(hours.clone()).collect();
        let mut options = vec![
            words.option(self.key(), ZONE, false, Vec::new()),
            words.option(self.key(), QUIET_FROM, false, from),
            words.option(self.key(), QUIET_TO, false, hours),
            words.one_of(self.key(), RESULTS, RESULTS, &[SHOWN, PRIVATE]),
        ];
        options.extend(preferences::options(self.key(), words));
        options
    }

    fn suggest(&self, _: &Asked<'_>, _: &Slash, option: &str) -> Vec<Offer> {
        if option == ZONE { zones().map(|zone| Offer::plain(zone.clone(), zone)).collect() } else { Vec::new() }
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        understand(slash).map_or_else(|refused| Understood::sentence(asked.language(), &refused), Understood::Rest)
    }
}

/// Understands what was typed; why not, otherwise.
fn understand(slash: &Slash) -> Result<RestWish, Text> {
    let zone = slash.option(ZONE).map(|it| it.trim().to_owned());
    let minute = |name: &str| match slash.option(name).map(str::trim).filter(|it| *it != OFF) {
        None => Ok(None),
        Some(typed) => minute_of(typed).map(Some).ok_or_else(|| Text::new("refused-time-of-day").code("time", quoted(typed))),
    };
    let (from, to) = (minute(QUIET_FROM)?, minute(QUIET_TO)?);
    let is_off = [QUIET_FROM, QUIET_TO].iter().any(|name| slash.option(name).map(str::trim) == Some(OFF));
    let quiet = match (is_off, from.or(to)) {
        (true, _) => QuietWish::Off,
        (false, None) => QuietWish::Stay,
        (false, Some(_)) => QuietWish::At { from, to },
    };
    let results = match slash.option(RESULTS).map(str::trim) {
        None => None,
        Some(SHOWN) => Some(ResultsFor::Everybody),
        Some(PRIVATE) => Some(ResultsFor::Themselves),
        Some(typed) => return Err(Text::new("refused-results-for").code("typed", quoted(typed))),
    };
    let preferences = PreferencesWish::understand(slash)?;
    let is_asking = zone.is_none() && quiet == QuietWish::Stay && results.is_none() && preferences == PreferencesWish::default();
    Ok(if is_asking { RestWish::Ask } else { RestWish::Set { zone, quiet, results, preferences } })
}

/// `22:30` or `22`.
fn minute_of(typed: &str) -> Option<u16> {
    let (hours, minutes) = typed.split_once(':').unwrap_or((typed, "0"));
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

impl RestWish {
    /// How somebody rests who rested so before; why they cannot, otherwise.
    pub fn apply(&self, before: &Rest, now: Millis) -> Result<Rest, RestRefusal> {
        let mut rest = before.clone();
        // What is over is nothing that could be refused.
        rest.away_until = rest.away_until.filter(|until| *until > now);
        match self {
            RestWish::Ask => {}
            RestWish::Set { zone, quiet, .. } => {
                rest.zone = zone.clone().or(rest.zone);
                rest.quiet = match quiet {
                    QuietWish::Stay => rest.quiet,
                    QuietWish::Off => None,
                    QuietWish::At { from, to } => Some(QuietHours {
                        from: from.or(rest.quiet.map(|it| it.from)).unwrap_or(22 * 60),
                        to: to.or(rest.quiet.map(|it| it.to)).unwrap_or(8 * 60),
                    }),
                };
            }
            RestWish::Away(Away::Back) => rest.away_until = None,
            RestWish::Away(Away::Days(days)) => rest.away_until = Some(now.saturating_add(days.saturating_mul(DAY))),
            RestWish::Away(Away::Date(year, month, day)) => {
                rest.away_until = Some(rest.begin_of_day(*year, *month, *day).ok_or(RestRefusal::AwayInThePast)?);
            }
        }
        rest.check(now)?;
        Ok(rest)
    }
}

impl RestWish {
    /// Who may see what the games of somebody amount to from now on, if they say so.
    pub fn results(&self) -> Option<ResultsFor> {
        if let RestWish::Set { results, .. } = self { *results } else { None }
    }

    /// Whether somebody says that they are away, as they may have said before.
    pub fn announces(&self) -> bool {
        matches!(self, RestWish::Away(Away::Days(_) | Away::Date(..)))
    }

    /// How somebody likes to be told things from now on who liked this before.
    pub fn preferences(&self, before: Preferences, now: Millis) -> Preferences {
        if let RestWish::Set { preferences, .. } = self { preferences.apply(before, now) } else { before }
    }
}

/// Answers how somebody rests, whether nobody else may see what their games amount to, and how they are told things.
pub fn rested(rest: &Rest, person: &Person, request: &Request, changed: bool, now: Millis) -> Reply {
    // They are spoken to as they have just chosen.
    let voice = Voice::alone(Request { person: person.clone(), ..request.clone() }.language());
    let zone = rest.zone.as_ref().map_or(Text::new("rest-no-zone"), |zone| Text::new("rest-zone").code("zone", zone));
    let quiet = rest.quiet.map_or(Text::new("rest-no-quiet"), |quiet| {
        Text::new("rest-quiet").code("from", time_of_day(quiet.from)).code("to", time_of_day(quiet.to))
    });
    let heading = Text::new(if changed { "rest-changed" } else { "rest-now" });
    let results = Text::new(if person.hides_results() { "results-private" } else { "results-shown" });
    let away = absence(&person.habits, now);
    let told = [heading, zone, quiet].into_iter().chain(away).chain([results]).chain(preferences::lines(person.preferences()));
    let told = told.chain([Text::new("settings-change")]);
    let lines: Vec<String> = told.map(|line| voice.say(&line)).collect();
    message::private(Card { text: limits::cut(&lines.join("\n"), limits::TEXT), ..Card::default() })
}

/// Until when somebody is away and whether their time runs meanwhile, or how many days it can stand.
fn absence(habits: &Habits, now: Millis) -> Vec<Text> {
    let days = |id: &'static str| Text::new(id).number("days", (AWAY_STANDS_MILLIS / DAY) as i64);
    let Some(away) = habits.away(now) else {
        let left = AWAY_STANDS_MILLIS.saturating_sub(habits.stood_at(now)).div_ceil(DAY);
        return vec![Text::new("rest-here"), days("rest-days-left").number("left", left as i64)];
    };
    let time = match away.stands_until {
        Some(stands) if stands >= away.until => days("rest-away-stands"),
        Some(stands) => days("rest-away-stands-until").moment("stands", stands),
        None => days("rest-away-runs"),
    };
    vec![Text::new("rest-away").moment("until", away.until), time, Text::new("rest-away-ends")]
}

/// Answers why somebody cannot rest so.
pub fn refused_rest(refusal: &RestRefusal, request: &Request) -> Reply {
    message::sentence(
        request.language(),
        &match refusal {
            RestRefusal::UnknownZone { zone } => Text::new("refused-zone").code("zone", quoted(zone)),
            RestRefusal::NoZone => Text::new("refused-no-zone"),
            RestRefusal::QuietTooLong { most } => Text::new("refused-quiet-hours").number("hours", most / 60),
            RestRefusal::AwayTooLong { days } => Text::new("refused-away-too-long").number("days", *days as i64),
            RestRefusal::AwayInThePast => Text::new("refused-away-past"),
        },
    )
}

/// A minute of the day, as clocks show it.
pub(crate) fn time_of_day(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}
