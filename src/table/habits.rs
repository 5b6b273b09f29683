//! Habits: when somebody's time runs, and when it does not.
//!
//! Time does not run while somebody is away, nor in their quiet hours, which follow the clocks of the place they live in. Habits
//! change, so that each is kept with the time since which it has held: how much time has run between two moments is the
//! same whoever asks, and whenever. Deliberately absent: what somebody has time for.

use std::sync::LazyLock;

use jiff::{
    Timestamp, ToSpan,
    civil::{Date, Time},
    tz::{TimeZone, TimeZoneDatabase},
};
use serde::{Deserialize, Serialize};

use super::{
    limits::{AWAY_MILLIS, HABITS, HABITS_REMEMBERED_MILLIS, QUIET_MINUTES},
    moment::Millis,
};

/// A minute, in milliseconds.
const MINUTE: Millis = 60 * 1000;
/// The minutes of a day.
const DAY_MINUTES: u16 = 24 * 60;
/// More stretches than there can be between two moments anybody asks about.
const STRETCHES: usize = 10_000;

/// The zones there are. They come with the program: what a machine knows of them may be older, or nothing.
static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// When somebody is not waited for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rest {
    /// Where they live: the name of a zone in IANA's time zone database, such as `Europe/Berlin`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// Their quiet hours, by the clocks there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// Until when they are away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away_until: Option<Millis>,
}

/// Hours of each day, in minutes since midnight; they may go past midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    /// Their first minute.
    pub from: u16,
    /// The first minute after them.
    pub to: u16,
}

/// Why somebody cannot rest so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestRefusal {
    /// There is no zone of this name.
    UnknownZone {
        /// What was asked for.
        zone: String,
    },
    /// Quiet hours need to know where their clocks are.
    NoZone,
    /// So many minutes of a day are too many, or none.
    QuietTooLong {
        /// The most there can be.
        most: u16,
    },
    /// Nobody is away for so long.
    AwayTooLong {
        /// The longest, in days.
        days: u64,
    },
    /// It is over already.
    AwayInThePast,
}

/// A person's habits, as they have changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Habits(Vec<Habit>);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Habit {
    /// Since when.
    since: Millis,
    /// How often habits had changed then: no two are counted the same.
    number: u64,
    #[serde(flatten)]
    rest: Rest,
}

/// A stretch of time in which time runs, or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stretch {
    runs: bool,
    /// The first moment after it.
    until: Millis,
}

impl Rest {
    /// Refuses unless somebody may rest so.
    pub fn check(&self, now: Millis) -> Result<(), RestRefusal> {
        if let Some(zone) = &self.zone
            && zone_named(zone).is_none()
        {
            return Err(RestRefusal::UnknownZone { zone: zone.clone() });
        }
        if let Some(quiet) = self.quiet {
            self.zone.as_ref().ok_or(RestRefusal::NoZone)?;
            let minutes = quiet.minutes();
            let is_of_day = quiet.from < DAY_MINUTES && quiet.to < DAY_MINUTES;
            if !is_of_day || minutes == 0 || minutes > QUIET_MINUTES {
                return Err(RestRefusal::QuietTooLong { most: QUIET_MINUTES });
            }
        }
        match self.away_until {
            Some(until) if until <= now => Err(RestRefusal::AwayInThePast),
            Some(until) if until - now > AWAY_MILLIS => {
                Err(RestRefusal::AwayTooLong { days: AWAY_MILLIS / Millis::from(DAY_MINUTES) / MINUTE })
            }
            _ => Ok(()),
        }
    }

    /// When a day begins where they live; where nobody knows that, in UTC. Nothing for a day no calendar has.
    pub fn begin_of_day(&self, year: i16, month: i8, day: i8) -> Option<Millis> {
        let zone = self.zone.as_deref().and_then(zone_named).unwrap_or(TimeZone::UTC);
        let begin = Date::new(year, month, day).ok()?.to_zoned(zone).ok()?;
        Millis::try_from(begin.timestamp().as_millisecond()).ok()
    }

    /// Whether time runs at a moment, and until when that stays so.
    fn stretch(&self, at: Millis) -> Stretch {
        if let Some(until) = self.away_until.filter(|until| *until > at) {
            return Stretch { runs: false, until };
        }
        let zone = self.zone.as_deref().and_then(zone_named);
        match (self.quiet, zone) {
            (Some(quiet), Some(zone)) => quiet.stretch(&zone, at),
            _ => Stretch { runs: true, until: Millis::MAX },
        }
    }
}

impl QuietHours {
    /// How long they are.
    fn minutes(self) -> u16 {
        (self.to + DAY_MINUTES - self.from) % DAY_MINUTES
    }

    fn contains(self, minute: u16) -> bool {
        (minute + DAY_MINUTES - self.from) % DAY_MINUTES < self.minutes()
    }

    fn stretch(self, zone: &TimeZone, at: Millis) -> Stretch {
        let Some(local) = timestamp(at).map(|it| it.to_zoned(zone.clone()).datetime()) else {
            return Stretch { runs: true, until: Millis::MAX };
        };
        let minute = local.hour() as u16 * 60 + local.minute() as u16;
        let is_quiet = self.contains(minute);
        let ends = if is_quiet { self.to } else { self.from };
        Stretch { runs: !is_quiet, until: next(zone, local.date(), ends, at) }
    }
}

impl Habits {
    /// How somebody rests now.
    pub fn rest(&self) -> Rest {
        self.0.last().map(|it| it.rest.clone()).unwrap_or_default()
    }

    /// How often they have changed. Where this differs, what was counted before is counted anew.
    pub fn number(&self) -> u64 {
        self.0.last().map_or(0, |it| it.number)
    }

    /// Whether nothing is known of them.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The habits of somebody who rests so from now on. What held long ago is forgotten.
    #[must_use]
    pub fn changed(&self, rest: Rest, now: Millis) -> Habits {
        let since = self.0.last().map_or(now, |it| it.since.max(now));
        let mut habits = self.0.clone();
        habits.push(Habit { since, number: self.number() + 1, rest });
        let is_forgotten = |it: &Habit| now.saturating_sub(it.since) > HABITS_REMEMBERED_MILLIS;
        while habits.len() > HABITS || habits.get(1).is_some_and(is_forgotten) {
            habits.remove(0);
        }
        Habits(habits)
    }

    /// How much time runs from one moment to another.
    pub(super) fn counted(&self, from: Millis, to: Millis) -> Millis {
        let (mut at, mut counted) = (from, 0);
        for _ in 0..STRETCHES {
            if at >= to {
                break;
            }
            let stretch = self.stretch(at);
            let until = stretch.until.min(to);
            counted += if stretch.runs { until - at } else { 0 };
            at = until;
        }
        counted
    }

    /// When so much time will have run since a moment: the first moment of which that is true.
    pub(super) fn after(&self, from: Millis, mut left: Millis) -> Millis {
        let mut at = from;
        for _ in 0..STRETCHES {
            if left == 0 {
                break;
            }
            let stretch = self.stretch(at);
            let long = stretch.until.saturating_sub(at);
            if stretch.runs && long >= left {
                return at.saturating_add(left);
            }
            left -= if stretch.runs { long } else { 0 };
            at = stretch.until;
        }
        at
    }

    /// The first moment from this one on at which time runs.
    pub(super) fn awake(&self, from: Millis) -> Millis {
        let mut at = from;
        for _ in 0..STRETCHES {
            let stretch = self.stretch(at);
            if stretch.runs {
                break;
            }
            at = stretch.until;
        }
        at
    }

    fn stretch(&self, at: Millis) -> Stretch {
        // Before the first habit somebody had none.
        let held = self.0.iter().rposition(|it| it.since <= at);
        let next = self.0.get(held.map_or(0, |it| it + 1)).map_or(Millis::MAX, |it| it.since);
        let free = Stretch { runs: true, until: Millis::MAX };
        let stretch = held.map_or(free, |it| self.0[it].rest.stretch(at));
        Stretch { until: stretch.until.min(next), ..stretch }
    }
}

/// The names of all zones, in the order of the alphabet.
pub fn zones() -> impl Iterator<Item = String> {
    ZONES.available().map(|name| name.to_string())
}

fn zone_named(name: &str) -> Option<TimeZone> {
    ZONES.get(name).ok()
}

fn timestamp(at: Millis) -> Option<Timestamp> {
    Timestamp::from_millisecond(i64::try_from(at).ok()?).ok()
}

/// The next moment after `at` at which the clocks of a zone show this minute, where the day is `today`. An hour that clocks go
/// through twice has it twice, one that they leave out has it where it would have been.
fn next(zone: &TimeZone, today: Date, minute: u16, at: Millis) -> Millis {
    let Ok(time) = Time::new((minute / 60) as i8, (minute % 60) as i8, 0, 0) else { return Millis::MAX };
    let of_day = |days: i32| {
        let moment = today.checked_add(days.days()).ok()?.to_datetime(time);
        let both = zone.to_ambiguous_zoned(moment);
        let both = [both.clone().earlier().ok()?, both.later().ok()?];
        both.into_iter().map(|it| it.timestamp().as_millisecond() as Millis).filter(|it| *it > at).min()
    };
    (0..3).find_map(of_day).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 60 * MINUTE;
    const DAY: Millis = 24 * HOUR;

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().expect("a moment").as_millisecond() as Millis
    }

    fn quiet(zone: &str, from: u16, to: u16) -> Rest {
        Rest { zone: Some(zone.to_owned()), quiet: Some(QuietHours { from: from * 60, to: to * 60 }), away_until: None }
    }

    fn of(rest: Rest) -> Habits {
        Habits::default().changed(rest, 0)
    }

    /// Whether time runs in the minute that begins then: found by asking the zone for the time of the day.
    fn runs(rest: &Rest, at: Millis) -> bool {
        let zone = zone_named(rest.zone.as_deref().expect("a zone")).expect("a zone there is");
        let local = Timestamp::from_millisecond(at as i64).expect("a moment").to_zoned(zone);
        let minute = local.hour() as u16 * 60 + local.minute() as u16;
        let is_quiet = rest.quiet.is_some_and(|quiet| {
            let wraps = quiet.from > quiet.to;
            if wraps { minute >= quiet.from || minute < quiet.to } else { (quiet.from..quiet.to).contains(&minute) }
        });
        !is_quiet && rest.away_until.is_none_or(|until| at >= until)
    }

    #[test]
    fn what_is_counted_is_what_every_minute_says() {
        // Clocks change on the last Sundays of March and October there, on other days or never elsewhere, and at other hours.
        let zones = ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "UTC"];
        let begins = ["2026-03-28T10:07:00Z", "2026-10-24T10:07:00Z", "2026-04-04T01:00:00Z", "2026-11-01T03:30:00Z"];
        for zone in zones {
            for (from, to) in [(22, 7), (1, 3), (0, 12), (13, 1)] {
                let rest = quiet(zone, from, to);
                for begin in begins.map(at) {
                    let end = begin + 3 * DAY;
                    let minutes = (0..3 * DAY / MINUTE).map(|it| begin + it * MINUTE).filter(|it| runs(&rest, *it)).count();
                    let (counted, expected) = (of(rest.clone()).counted(begin, end), minutes as Millis * MINUTE);
                    assert_eq!(counted, expected, "{zone} {from}-{to} from {begin}");
                    let over = of(rest.clone()).after(begin, expected);
                    assert!(over <= end && of(rest.clone()).counted(begin, over) == expected, "{zone} {from}-{to} from {begin}");
                    let awake = of(rest.clone()).awake(begin);
                    assert!(runs(&rest, awake) && (begin..awake).step_by(MINUTE as usize).all(|it| !runs(&rest, it)));
                }
            }
        }
    }

    #[test]
    fn what_was_before_counts_as_it_was() {
        let begin = at("2026-06-01T00:00:00Z");
        let first = Habits::default().changed(quiet("UTC", 0, 12), begin + DAY);
        let away = Rest { away_until: Some(begin + 10 * DAY), ..quiet("UTC", 0, 12) };
        let habits = first.changed(away, begin + 2 * DAY).changed(Rest::default(), begin + 3 * DAY);
        assert_eq!(habits.counted(begin, begin + 5 * DAY), DAY + 12 * HOUR + 2 * DAY);
        assert_eq!(habits.number(), 3);
        assert_eq!(habits.changed(Rest::default(), begin).0[3].since, begin + 3 * DAY, "a clock set back changes no past");
    }

    #[test]
    fn habits_have_limits() {
        let now = at("2026-06-01T00:00:00Z");
        assert_eq!(quiet("UTC", 20, 8).check(now), Ok(()), "twelve hours");
        assert!(matches!(quiet("UTC", 20, 9).check(now), Err(RestRefusal::QuietTooLong { most: 720 })));
        assert!(matches!(quiet("UTC", 8, 8).check(now), Err(RestRefusal::QuietTooLong { .. })));
        assert!(matches!(quiet("UTC", 24, 1).check(now), Err(RestRefusal::QuietTooLong { .. })));
        assert!(matches!(quiet("Atlantis", 22, 7).check(now), Err(RestRefusal::UnknownZone { .. })));
        assert_eq!(Rest { zone: None, ..quiet("UTC", 22, 7) }.check(now), Err(RestRefusal::NoZone));
        let away = |until| Rest { away_until: Some(until), ..Rest::default() };
        assert_eq!(away(now + AWAY_MILLIS).check(now), Ok(()));
        assert_eq!(away(now + AWAY_MILLIS + 1).check(now), Err(RestRefusal::AwayTooLong { days: 90 }));
        assert_eq!(away(now).check(now), Err(RestRefusal::AwayInThePast));
        let mut habits = Habits::default();
        for change in 0..2 * HABITS as u64 {
            habits = habits.changed(away(now + change), now + change);
        }
        assert_eq!((habits.0.len(), habits.number()), (HABITS, 2 * HABITS as u64));
        let old = habits.changed(Rest::default(), now + HABITS_REMEMBERED_MILLIS * 2).changed(Rest::default(), now);
        assert!(old.0.len() <= 3, "what held long ago is forgotten: {}", old.0.len());
    }

    #[test]
    fn a_day_begins_where_somebody_lives() {
        let of = |zone: Option<&str>| Rest { zone: zone.map(str::to_owned), ..Rest::default() }.begin_of_day(2026, 12, 24);
        assert_eq!(of(Some("Europe/Berlin")), Some(at("2026-12-23T23:00:00Z")));
        assert_eq!(of(None), Some(at("2026-12-24T00:00:00Z")));
        assert_eq!(Rest::default().begin_of_day(2026, 2, 30), None);
    }

    #[test]
    fn there_are_all_the_zones() {
        assert!(zones().count() > 400 && zones().any(|zone| zone == "Europe/Berlin"));
    }
}
