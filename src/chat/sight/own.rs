//! Which seat somebody plays at a table: their own, or that of whom they are a deputy for.

use pergola_engine::Seat;
use pergola_table::{DeputyRefusal, Phase, Table, TableRefusal};

use crate::{seam::plain::Request, sight::Sight};

/// A seat no table has.
pub(crate) const NOBODYS: Seat = Seat(u8::MAX);

/// A person's seat at a table, as far as they play it.
pub(crate) enum Own {
    /// This one.
    Seat(Seat),
    /// They play this one for somebody absent.
    Deputy(Seat),
    /// They have one, which a bot plays.
    Resigned,
    /// They have none.
    None,
}

pub(crate) fn own_seat(table: &Table, request: &Request) -> Own {
    match table.seat_of(&request.person.id) {
        Some(seat) if table.people().contains(seat) => Own::Seat(seat),
        Some(_) => Own::Resigned,
        None => table.deputized(&request.person.id, request.at).map_or(Own::None, Own::Deputy),
    }
}

/// The seat that belongs to somebody, also while a bot plays it for them, or that they play for somebody absent.
pub(crate) fn played_seat(table: &Table, request: &Request) -> Option<Seat> {
    table.seat_of(&request.person.id).or_else(|| table.deputized(&request.person.id, request.at))
}

/// The seat whose deputy somebody is, whether they play now or not.
pub(crate) fn deputys_seat(table: &Table, request: &Request) -> Option<Seat> {
    table.deputy_for(&request.person.id).filter(|it| it.has_agreed()).map(|it| it.seat)
}

/// Why somebody without a seat plays nothing: a deputy waits until they are needed.
pub(crate) fn why_not_seated(table: &Table, request: &Request) -> TableRefusal {
    let deputy = table.deputy_for(&request.person.id).filter(|it| it.has_agreed() && table.phase() == Phase::Playing);
    deputy.map_or(TableRefusal::NotSeated, |it| DeputyRefusal::NotAbsent { seat: it.seat }.into())
}

/// The eyes with which somebody sees what a seat sees: their own, or a deputy's.
pub(crate) fn sight<'a>(table: &'a Table, request: &Request, seat: Seat) -> Sight<'a> {
    let is_own = table.seat_of(&request.person.id) == Some(seat);
    let language = request.language();
    if is_own { Sight::seat(table, seat, language) } else { Sight::deputy(table, seat, &request.person.id, language) }
}
