//! What people at a table are asked besides their turns: to vote, to take a seat, to be somebody's deputy.
//!
//! A door that shows who is waited for, or what stands in a channel, asks for all of it at once. Deliberately absent: what the
//! questions say, which their cards do.

use pergola_engine::Seat;
use pergola_table::{Millis, Notice, NoticeKind, PersonId, PersonRef, Phase, Table};

use crate::{card::own_card, seam::plain::Card, sight::questions};

/// The cards of all questions that are open at a table, as they are now, each in one.
pub fn open_questions(table: &Table, now: Millis) -> Vec<Card> {
    let notice = |kind| Notice { table: table.id(), revision: table.revision(), kind, told: None };
    kinds(table, now).into_iter().filter_map(|kind| own_card(table, &notice(kind), now)).collect()
}

/// Everybody a table waits for: to play, or to answer something.
pub fn awaited(table: &Table, now: Millis) -> Vec<PersonId> {
    let invited = table.invited().iter().filter(|it| it.until > now).map(|it| it.person.id.clone());
    let mut people: Vec<PersonId> = match table.phase() {
        Phase::Lobby => invited.collect(),
        Phase::Playing => table.waits_for().iter().filter_map(|seat| table.called_for(seat, now).cloned()).collect(),
        Phase::Over | Phase::Closed(_) => Vec::new(),
    };
    for person in questions::all_asked(table, now) {
        if !people.contains(&person) {
            people.push(person);
        }
    }
    people
}

fn kinds(table: &Table, now: Millis) -> Vec<NoticeKind> {
    if table.phase() != Phase::Playing {
        return Vec::new();
    }
    let of_seat = |seat: Seat| match (table.is_time_over(seat), table.is_bot_wanted(seat), table.departed().contains(seat)) {
        (true, _, _) => Some(NoticeKind::TimeOver { seat }),
        (false, true, _) => Some(NoticeKind::BotWanted { seat }),
        (false, false, true) => Some(NoticeKind::Departed { seat }),
        (false, false, false) => None,
    };
    let vote = table.votes_to_close().iter().next().map(|seat| NoticeKind::Vote { seat });
    let motion = table.motion().map(|motion| NoticeKind::Motion { number: motion.number });
    let offers = table.offers().iter().filter(|it| it.until > now && (it.given || table.is_vacant(it.seat)));
    let offers =
        offers.filter_map(|it| Some(NoticeKind::SeatOffered { seat: it.seat, person: reference(table, &it.person.id)? }));
    let asked = table.deputies().iter().filter(|it| it.asked_until.is_some_and(|until| until > now));
    let asked = asked.filter_map(|it| {
        Some(NoticeKind::DeputyAsked { seat: it.seat, person: reference(table, &it.person.id)?, instead_of: None })
    });
    let seats = Seat::all(table.seats().len() as u8).filter_map(of_seat);
    seats.chain(vote).chain(motion).chain(offers).chain(asked).collect()
}

fn reference(table: &Table, person: &PersonId) -> Option<PersonRef> {
    table.guests().iter().find(|(_, it)| it.id == *person).map(|(reference, _)| reference)
}
