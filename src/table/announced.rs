//! For how long clocks stand for absences that somebody has announced: [`AWAY_STANDS_MILLIS`] of a calendar year (UTC's, wherever
//! they live) at most, all their absences and tables together; from then on their time runs.
//!
//! How much of a year is used up follows from one number that is kept with somebody's habits, so that neither a restart nor a
//! change of the announcement gives any of it again. Deliberately absent: at which tables an absence is over before.

use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::{limits::AWAY_STANDS_MILLIS, moment::Millis};

/// An absence in which somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// Until when they have said that they are away.
    pub until: Millis,
    /// Until when clocks stand for it; nothing where they do not.
    pub stands_until: Option<Millis>,
    /// Which of theirs it is.
    pub(super) number: u64,
}

/// Clocks that stand for an absence.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    /// Since when the absence is counted.
    pub(super) since: Millis,
    /// How long clocks had stood before, in the year of that moment.
    pub(super) stood: Millis,
    /// Until when they are away.
    pub(super) until: Millis,
}

/// How clocks stand at a moment, and until when that stays so.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub(super) stands: bool,
    pub(super) until: Millis,
}

impl Standing {
    /// How clocks stand at a moment.
    pub(super) fn at(self, at: Millis) -> Stand {
        let (begins, next) = year_of(at);
        if at >= self.until {
            return Stand { stands: false, until: Millis::MAX };
        }
        let ends = self.ends(begins).min(self.until).min(next);
        if at < ends { Stand { stands: true, until: ends } } else { Stand { stands: false, until: self.until.min(next) } }
    }

    /// Until when clocks that stand at a moment do so, also into another year.
    pub(super) fn stands_until(self, at: Millis) -> Option<Millis> {
        let mut stand = Some(self.at(at)).filter(|it| it.stands)?;
        loop {
            match self.at(stand.until) {
                on if on.stands => stand = on,
                _ => return Some(stand.until),
            }
        }
    }

    /// How long clocks have stood until a moment, in its year.
    pub(super) fn stood_at(self, at: Millis) -> Millis {
        let (begins, _) = year_of(at);
        let stood = self.ends(begins).min(self.until).min(at).saturating_sub(self.since.max(begins));
        self.stood_in(begins) + stood
    }

    /// When all of the year that begins then is used up.
    fn ends(self, begins: Millis) -> Millis {
        self.since.max(begins).saturating_add(AWAY_STANDS_MILLIS.saturating_sub(self.stood_in(begins)))
    }

    /// How long clocks had stood in the year that begins then, before the absence.
    fn stood_in(self, begins: Millis) -> Millis {
        if self.since >= begins { self.stood } else { 0 }
    }
}

/// When the year of a moment begins, and the next.
fn year_of(at: Millis) -> (Millis, Millis) {
    let year = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    let begins = |year: i16| {
        let begins = Date::new(year, 1, 1).ok()?.to_zoned(TimeZone::UTC).ok()?;
        Millis::try_from(begins.timestamp().as_millisecond()).ok()
    };
    let bounds = year.and_then(|it| {
        let year = it.to_zoned(TimeZone::UTC).year();
        Some((begins(year)?, begins(year.checked_add(1)?)?))
    });
    bounds.unwrap_or((0, Millis::MAX))
}
