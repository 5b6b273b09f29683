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
    announced::{Away, Standing},
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
    /// How many absences they had announced then: no two are the same.
    #[serde(default, skip_serializing_if = "is_zero")]
    absences: u64,
    /// How long clocks had stood for those in the year of that moment.
    #[serde(default, skip_serializing_if = "is_zero")]
    stood: Millis,
}

fn is_zero(count: &u64) -> bool {
    *count == 0
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

    /// Whether it is no quiet hour at a moment, and until when that stays so.
    fn stretch(&self, at: Millis) -> Stretch {
        let zone = self.zone.as_deref().and_then(zone_named);
        match (self.quiet, zone) {
            (Some(quiet), Some(zone)) => quiet.stretch(&zone, at),
            _ => Stretch { runs: true, until: Millis::MAX },
        }
    }
}

impl Habit {
    /// How clocks stand for the absence that was announced then, if one was.
    fn standing(&self) -> Option<Standing> {
        self.rest.away_until.map(|until| Standing { since: self.since, stood: self.stood, until })
    }

    /// How long clocks have stood for absences until a moment, in its year.
    fn stood_at(&self, at: Millis) -> Millis {
        let none = Standing { since: self.since, stood: self.stood, until: self.since };
        self.standing().unwrap_or(none).stood_at(at)
    }

    /// Whether time runs at a moment, and until when that stays so.
    fn stretch(&self, at: Millis) -> Stretch {
        let awake = self.rest.stretch(at);
        match self.standing().map(|it| it.at(at)) {
            Some(standing) if standing.stands => Stretch { runs: false, until: standing.until },
            Some(standing) => Stretch { until: awake.until.min(standing.until), ..awake },
            None => awake,
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

    /// The absence in which somebody is at a moment, as they have announced it last.
    pub fn away(&self, at: Millis) -> Option<Away> {
        let habit = self.0.last()?;
        let standing = habit.standing().filter(|it| it.until > at)?;
        let stands_until = standing.stands_until(at.max(habit.since));
        Some(Away { until: standing.until, stands_until, number: habit.absences })
    }

    /// How long clocks have stood for somebody's absences until a moment, in its year.
    pub fn stood_at(&self, at: Millis) -> Millis {
        self.0.last().map_or(0, |it| it.stood_at(at.max(it.since)))
    }

    /// The same habits where the absence of this number ended at a moment.
    pub(super) fn without(&self, absence: u64, at: Millis) -> Habits {
        let mut habits = Vec::with_capacity(self.0.len() + 1);
        for (place, habit) in self.0.iter().enumerate() {
            let ends = self.0.get(place + 1).map_or(Millis::MAX, |it| it.since);
            let back = Habit { rest: Rest { away_until: None, ..habit.rest.clone() }, ..habit.clone() };
            match habit.absences == absence && ends > at {
                true if habit.since < at => habits.extend([habit.clone(), Habit { since: at, ..back }]),
                true => habits.push(back),
                false => habits.push(habit.clone()),
            }
        }
        Habits(habits)
    }

    /// The habits of somebody who rests so from now on. What held long ago is forgotten.
    #[must_use]
    pub fn changed(&self, rest: Rest, now: Millis) -> Habits {
        let is_new = rest.away_until.is_some() && rest.away_until != self.rest().away_until;
        self.followed_by(rest, is_new, now)
    }

    /// The same of somebody who says that they are away: though they said so before, that is another absence.
    #[must_use]
    pub fn announced(&self, rest: Rest, now: Millis) -> Habits {
        let is_new = rest.away_until.is_some();
        self.followed_by(rest, is_new, now)
    }

    fn followed_by(&self, rest: Rest, is_absence: bool, now: Millis) -> Habits {
        let last = self.0.last();
        let since = last.map_or(now, |it| it.since.max(now));
        let absences = last.map_or(0, |it| it.absences) + u64::from(is_absence);
        let stood = last.map_or(0, |it| it.stood_at(since));
        let mut habits = self.0.clone();
        habits.push(Habit { since, number: self.number() + 1, rest, absences, stood });
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

    /// How much of the time from one moment to another somebody was away, as they had announced.
    pub(super) fn absent(&self, from: Millis, to: Millis) -> Millis {
        let ends = self.0.iter().skip(1).map(|it| it.since).chain([Millis::MAX]);
        let absent = self.0.iter().zip(ends).map(|(habit, ends)| {
            let until = habit.rest.away_until.unwrap_or_default().min(ends).min(to);
            until.saturating_sub(habit.since.max(from))
        });
        absent.sum()
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
        let held = self.held_at(at);
        let next = self.0.get(held.map_or(0, |it| it + 1)).map_or(Millis::MAX, |it| it.since);
        let free = Stretch { runs: true, until: Millis::MAX };
        let stretch = held.map_or(free, |it| self.0[it].stretch(at));
        Stretch { until: stretch.until.min(next), ..stretch }
    }

    /// The habit somebody had at a moment: before the first they had none.
    fn held_at(&self, at: Millis) -> Option<usize> {
        self.0.iter().rposition(|it| it.since <= at)
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
    fn clocks_stand_for_so_many_announced_days_of_a_year_and_no_more() {
        let begin = at("2026-03-01T10:00:00Z");
        let away = |days: u64| Rest { away_until: Some(begin + days * DAY), ..Rest::default() };
        for (days, stands) in [(20, 20), (21, 21), (22, 21), (90, 21)] {
            let habits = Habits::default().changed(away(days), begin);
            assert_eq!(habits.counted(begin, begin + 100 * DAY), (100 - stands) * DAY, "{days}");
            assert_eq!(habits.awake(begin), begin + stands * DAY);
            let told = habits.away(begin).expect("they are away");
            assert_eq!((told.until, told.stands_until), (begin + days * DAY, Some(begin + stands * DAY)));
            assert_eq!(habits.stood_at(begin + days * DAY), stands * DAY);
            let gone = habits.away(begin + stands * DAY);
            assert_eq!(gone.map(|it| it.stands_until), (days > stands).then_some(None), "then it runs");
        }
        assert_eq!(
            Habits::default().changed(away(90), begin).changed(Rest::default(), begin + DAY).stood_at(begin + 5 * DAY),
            DAY
        );
    }

    #[test]
    fn no_change_and_no_clock_set_back_gives_announced_days_again() {
        let begin = at("2026-03-01T10:00:00Z");
        let away = |until| Rest { away_until: Some(until), ..Rest::default() };
        let mut habits = Habits::default();
        // Away, back, away in another zone, with a clock that goes back and forth: more often than changes are remembered.
        for change in 0..200 {
            let now = begin + change * DAY - if change % 3 == 0 { 5 * HOUR } else { 0 };
            let rest = if change % 2 == 0 { away(now + 30 * DAY) } else { quiet("Pacific/Apia", 22, 7) };
            let zone = (change % 5 == 0).then(|| "Asia/Kathmandu".to_owned());
            habits = habits.announced(Rest { zone: zone.or(rest.zone), ..rest }, now);
        }
        assert_eq!(habits.stood_at(begin + 200 * DAY), 21 * DAY);
        let again = habits.announced(away(begin + 260 * DAY), begin + 200 * DAY);
        assert_eq!(again.counted(begin + 200 * DAY, begin + 210 * DAY), 10 * DAY, "none is left");
        assert_eq!(again.away(begin + 201 * DAY).map(|it| it.stands_until), Some(None));
        let text = serde_json::to_string(&again).expect("it is plain data");
        let read: Habits = serde_json::from_str(&text).expect("habits");
        assert_eq!((read.clone(), read.stood_at(begin + 210 * DAY)), (again, 21 * DAY), "also after a start");
    }

    #[test]
    fn a_new_year_has_days_of_its_own() {
        let begin = at("2026-12-01T00:00:00Z");
        let habits = Habits::default().changed(Rest { away_until: Some(begin + 80 * DAY), ..Rest::default() }, begin);
        let year = at("2027-01-01T00:00:00Z");
        assert_eq!((habits.counted(begin, year), habits.counted(year, begin + 80 * DAY)), (10 * DAY, 28 * DAY));
        let over = Habits::default().changed(Rest { away_until: Some(year + 21 * DAY), ..Rest::default() }, year - 3 * DAY);
        assert_eq!(over.away(year - DAY).map(|it| it.stands_until), Some(Some(year + 21 * DAY)), "in one go");
        let back = over.changed(Rest::default(), year + DAY);
        assert_eq!(back.stood_at(year + 2 * DAY), DAY, "three of them were of the year before");
    }

    #[test]
    fn where_somebody_is_there_the_absence_they_announced_has_ended() {
        let begin = at("2026-06-01T00:00:00Z");
        let rest = |days: u64| Rest { away_until: Some(begin + days * DAY), ..quiet("UTC", 0, 12) };
        let habits =
            Habits::default().changed(rest(10), begin).changed(Rest { zone: None, quiet: None, ..rest(10) }, begin + DAY);
        let number = habits.away(begin).expect("they are away").number;
        assert_eq!(habits.away(begin + 2 * DAY).map(|it| it.number), Some(number), "other hours are no other absence");
        let there = habits.without(number, begin + 2 * DAY);
        assert_eq!((there.counted(begin, begin + 4 * DAY), there.away(begin + 3 * DAY)), (2 * DAY, None));
        let anew = habits.announced(rest(10), begin + 3 * DAY);
        let gone = anew.without(number, begin + 2 * DAY);
        assert_eq!(gone.counted(begin, begin + 5 * DAY), DAY, "whoever says it again is away again");
        assert_ne!(gone.away(begin + 4 * DAY).map(|it| it.number), Some(number));
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
