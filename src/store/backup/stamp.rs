//! The time in a backup's name, such as `2026-11-21T03-00-00Z`: the order of the names is that of the times.

use pergola_table::Millis;
use time::{Date, Month, Time, UtcDateTime};

/// A time as a stamp, to the second; later than the year 9999 it is the end of that year.
pub(super) fn stamp(time: Millis) -> String {
    let seconds = i64::try_from(time / 1000).unwrap_or(i64::MAX);
    let time = UtcDateTime::from_unix_timestamp(seconds).unwrap_or(UtcDateTime::MAX);
    let (date, (hour, minute, second)) = (time.date(), time.as_hms());
    let (year, month, day) = date.to_calendar_date();
    format!("{year:04}-{:02}-{day:02}T{hour:02}-{minute:02}-{second:02}Z", u8::from(month))
}

/// The time a stamp tells; none when it is not one.
pub(super) fn read_stamp(text: &str) -> Option<Millis> {
    let number = |at: usize| text.get(at..at + 2)?.parse::<u8>().ok();
    let year = text.get(..4)?.parse().ok()?;
    let date = Date::from_calendar_date(year, Month::try_from(number(5)?).ok()?, number(8)?).ok()?;
    let time = Time::from_hms(number(11)?, number(14)?, number(17)?).ok()?;
    let taken = Millis::try_from(UtcDateTime::new(date, time).unix_timestamp()).ok()? * 1000;
    (stamp(taken) == text).then_some(taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_is_a_date_and_a_time() {
        assert_eq!(stamp(0), "1970-01-01T00-00-00Z");
        assert_eq!(stamp(1_795_230_000_999), "2026-11-21T03-00-00Z");
        assert_eq!(stamp(Millis::MAX), "9999-12-31T23-59-59Z");
    }

    #[test]
    fn a_stamp_is_read_to_the_second() {
        for taken in [0, 1_795_230_000_000, 4_102_444_799_000] {
            assert_eq!(read_stamp(&stamp(taken + 999)), Some(taken));
        }
        for other in
            ["", "2026", "2026-11-21T03-00-00", "2026-13-21T03-00-00Z", "2026-11-21T25-00-00Z", "2026-11-21 03:00:00Z", "x"]
        {
            assert_eq!(read_stamp(other), None, "{other}");
        }
    }
}
