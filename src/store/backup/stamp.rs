//! The time in a backup's name, such as `2026-11-21T03-00-00Z`: the order of the names is that of the times.

use jiff::{Timestamp, civil::DateTime, tz::TimeZone};
use pergola_table::Millis;

/// How a stamp is written.
const FORM: &str = "%Y-%m-%dT%H-%M-%SZ";
/// The last stamp there is.
const LAST: &str = "9999-12-31T23-59-59Z";

/// A time as a stamp, to the second; later than can be told it is the end of the year 9999.
pub(super) fn stamp(time: Millis) -> String {
    let time = i64::try_from(time).ok().and_then(|time| Timestamp::from_millisecond(time).ok());
    time.map_or_else(|| LAST.to_owned(), |time| time.strftime(FORM).to_string())
}

/// The time a stamp tells; none when it is not one.
pub(super) fn read_stamp(text: &str) -> Option<Millis> {
    let told = DateTime::strptime(FORM, text).ok()?.to_zoned(TimeZone::UTC).ok()?;
    let taken = Millis::try_from(told.timestamp().as_second()).ok()? * 1000;
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
