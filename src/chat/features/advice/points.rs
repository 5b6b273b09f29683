//! Forecasts in points.

/// Half a point, in hundredths: less is not worth telling.
const WORTH_TELLING: i64 = 50;

/// Hundredths of a point as whole points, rounded; nothing where that is none.
pub(super) fn points(hundredths: i64) -> Option<i64> {
    (hundredths >= WORTH_TELLING).then_some((hundredths + WORTH_TELLING) / 100)
}
