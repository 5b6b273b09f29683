//! Which notices a change of the table calls for. They say *what*, and are rendered when they are sent.
//!
//! A card is posted when the table opens, when somebody is invited, when the lobby has another owner, when somebody leaves
//! the running game, comes back or wants to close the table, when a person must act and did not have to just before, when
//! one who must goes away and nobody plays for them, when somebody has ended something and has to act again, after a scoring
//! round, at the end, and when the table is closed; never within a turn, and never for what bots do on their own. Of what the
//! people vote about they hear when it is asked and when it is settled; where somebody has ended a turn instead of answering
//! whether the game is to go back, the card of that turn says so. Of a lesson without a thread of its own nothing is posted at
//! all.

use pergola_engine::{Seat, Seats, Status};

use super::{
    Table,
    accord::{Aim, Dropped},
    entry::{Entry, TimedOut, What},
    notice::{Notice, NoticeKind},
    seated::KeptSeat,
    standby::{DeputyEnd, DeputyTold, NamedDeputy},
    turn::Play,
};

/// The notices of the change from `before` to `after`.
pub(super) fn between(before: Option<&Table>, after: &Table, entries: &[Entry]) -> Vec<Notice> {
    if after.is_private() {
        return Vec::new();
    }
    let told = before.and_then(|table| table.facts.play.as_ref()).map(|play| play.stories().told());
    let notice = |kind| Notice { table: after.facts.id, revision: after.facts.log.revision, kind, told };
    let of_entry = entries.iter().find_map(|entry| of_entry(before?, after, &entry.what));
    // Whoever leaves or comes back may settle what the others vote about, and both is told.
    let is_settled = after.facts.closing.closed.is_none() && of_entry.is_some();
    let went_or_came = |entry: &Entry| {
        if let What::CameBack { seat } = entry.what {
            return Some(NoticeKind::CameBack { seat });
        }
        if let What::Resigned { seat, .. } = entry.what { Some(NoticeKind::Left { seat }) } else { None }
    };
    let left = entries.iter().filter(|_| is_settled).find_map(went_or_came);
    let last = of_entry.or_else(|| kind(before, after, entries));
    left.into_iter().chain(last).map(notice).collect()
}

/// What is told of an entry by itself: of motions and what came of them, of those who take seats in between, of somebody's time,
/// and of who was voted out. Of all others what they have changed is told.
fn of_entry(before: &Table, after: &Table, what: &What) -> Option<NoticeKind> {
    match *what {
        What::Reminded { seat, .. } => Some(NoticeKind::Reminder { seat }),
        // Of a turn that was confirmed because its time was over, its card tells.
        What::TimedOut { then: TimedOut::Confirmed, .. } => None,
        What::TimedOut { seat, .. } => Some(NoticeKind::TimeOver { seat }),
        What::VotedOut { seat, .. } => Some(NoticeKind::VotedOut { seat }),
        What::Proposed { .. } => after.facts.accord.motion.as_ref().map(|motion| NoticeKind::Motion { number: motion.number }),
        // Of whoever has played on instead of answering, the card of their turn tells.
        What::MotionDropped { how: Dropped::Overtaken { .. } } => None,
        What::MotionDropped { how } => {
            let motion = before.facts.accord.motion.as_ref()?;
            Some(NoticeKind::MotionDropped { by: motion.by, aim: motion.aim, how })
        }
        What::WentBack { .. } => Some(went_back(after)),
        What::Paused => Some(NoticeKind::Paused),
        What::PauseEndTold => Some(NoticeKind::PauseEnds),
        What::Resumed => {
            let is_agreed = before.facts.accord.motion.as_ref().is_some_and(|it| it.aim == Aim::Resume);
            let is_over = before.pause_until().is_some_and(|until| until <= after.facts.log.last);
            Some(if is_over && !is_agreed { NoticeKind::PauseOver } else { NoticeKind::Resumed })
        }
        What::SeatOffered { seat, person, .. } => Some(NoticeKind::SeatOffered { seat, person }),
        What::OfferTakenBack { seat } => Some(NoticeKind::OfferTakenBack { seat }),
        What::SubstituteSought { seat, .. } => Some(NoticeKind::SubstituteSought { seat, number: after.search(seat)?.number }),
        What::SearchEnded { seat, how } => Some(NoticeKind::SearchEnded { seat, how }),
        What::TookOver { seat, .. } => Some(NoticeKind::TookOver { seat }),
        What::Departed { seat } => Some(NoticeKind::Departed { seat }),
        // Before a game begins it has no other rules than it begins with.
        What::RulesChanged { .. } => {
            after.facts.play.as_ref().map(|_| NoticeKind::RulesChanged { from: before.facts.opening.rules })
        }
        What::Deputy { seat, told } => of_deputy(before, seat, told),
        What::AwayTold { seat, .. } => Some(NoticeKind::Away { seat }),
        What::Opened { .. }
        | What::Joined { .. }
        | What::Left { .. }
        | What::Invited(_)
        | What::Uninvited { .. }
        | What::BotAdded { .. }
        | What::BotRemoved { .. }
        | What::OptionSet { .. }
        | What::EditionSet { .. }
        | What::SeatsSet { .. }
        | What::ShuffledSet { .. }
        | What::UnaidedSet { .. }
        | What::Started { .. }
        | What::Acted(_)
        | What::TookBack { .. }
        | What::Resigned { .. }
        | What::CameBack { .. }
        | What::VotedToClose { .. }
        | What::VoteTakenBack { .. }
        | What::Closed { .. }
        | What::TimeLimitSet { .. }
        | What::ClockRuns { .. }
        | What::ClockStands { .. }
        | What::Snoozed { .. }
        | What::AgreedToBot { .. }
        | What::AgreedToMotion { .. }
        | What::OwnerSet { .. }
        | What::Here { .. }
        | What::Followed { .. }
        | What::Unfollowed { .. }
        | What::ClockHeld { .. }
        | What::Moved { .. }
        | What::Down { .. } => None,
    }
}

/// The game has gone back, and those are called whom it waits for.
fn went_back(after: &Table) -> NoticeKind {
    let ping: Seats = obliged(after).map(|it| it.1).collect();
    if ping.is_empty() { NoticeKind::Board } else { NoticeKind::Turn { ping } }
}

/// What is told of deputies: whoever plays although they are absent tells it by playing.
fn of_deputy(before: &Table, seat: Seat, told: DeputyTold) -> Option<NoticeKind> {
    Some(match told {
        DeputyTold::Asked { person, .. } => {
            let asked = before.facts.standby.asked(seat).filter(|it| it.person != person);
            NoticeKind::DeputyAsked { seat, person, instead_of: asked.map(|it| it.person) }
        }
        DeputyTold::Agreed => NoticeKind::DeputyAgreed { seat, instead_of: before.facts.standby.of(seat).map(|it| it.person) },
        DeputyTold::Called { .. } => NoticeKind::DeputyCalled { seat },
        DeputyTold::Ended { how, person } => {
            let was_one = |it: &&NamedDeputy| person.is_none_or(|person| it.person == person);
            let deputy = before.facts.standby.of(seat).filter(was_one);
            // A question that its asker takes back, or whose reader has gone, calls for no card.
            let is_answered = matches!(how, DeputyEnd::Deputy | DeputyEnd::Lapsed);
            let asked = || before.facts.standby.asked(seat).filter(was_one).filter(|_| is_answered);
            NoticeKind::DeputyEnded { seat, person: deputy.or_else(asked)?.person, how }
        }
        DeputyTold::Back { .. } => return None,
    })
}

fn kind(before: Option<&Table>, after: &Table, entries: &[Entry]) -> Option<NoticeKind> {
    let Some(before) = before else { return Some(begun(after).unwrap_or_else(|| opened(after))) };
    if after.facts.closing.closed.is_some() {
        return Some(NoticeKind::Closed);
    }
    let Some(play) = &after.facts.play else { return lobby(before, after) };
    if let Some(kind) = people(before, after, entries) {
        return Some(kind);
    }
    let told = before.facts.play.as_ref().map(|it| it.stories().told());
    if told == Some(play.stories().told()) {
        return None;
    }
    if matches!(play.settled_status(), Status::Over(_)) {
        return Some(NoticeKind::Over);
    }
    // A seat that play did not wait for in between, while another carried something out, is asked anew.
    let waited = before.facts.play.as_ref().map_or(Seats::NONE, |play| play.status().waits_for());
    let obliged_before = obliged(before).filter(|(_, seat)| waited.contains(*seat));
    let ping: Seats = obliged(after).filter(|it| !obliged_before.clone().any(|before| before == *it)).map(|it| it.1).collect();
    if !ping.is_empty() {
        return Some(NoticeKind::Turn { ping });
    }
    // The same seat goes on: nobody is pinged, and yet everybody sees what it has done so far.
    let new = || play.stories().after(told.unwrap_or_default());
    if new().any(|story| !story.aside && !story.bot && obliged(after).any(|(_, seat)| seat == story.seat)) {
        return Some(NoticeKind::Board);
    }
    let scored = new().flat_map(|it| &it.events).any(|it| after.game.is_milestone(it));
    scored.then_some(NoticeKind::Scoring)
}

/// A lesson has begun as soon as its table is opened.
fn begun(table: &Table) -> Option<NoticeKind> {
    table.facts.play.as_ref().map(|_| NoticeKind::Turn { ping: obliged(table).map(|it| it.1).collect() })
}

fn opened(table: &Table) -> NoticeKind {
    let people: Vec<_> = table.facts.seated.invited.iter().map(|it| it.person).collect();
    if people.is_empty() { NoticeKind::Lobby } else { NoticeKind::Invited { people } }
}

/// What the channel hears of a lobby: who was invited, and that another owns it now.
fn lobby(before: &Table, after: &Table) -> Option<NoticeKind> {
    let before_them = |it: &&KeptSeat| !before.facts.seated.invited.contains(it);
    let people: Vec<_> = after.facts.seated.invited.iter().filter(before_them).map(|it| it.person).collect();
    if !people.is_empty() {
        return Some(NoticeKind::Invited { people });
    }
    (before.facts.seated.owner != after.facts.seated.owner).then_some(NoticeKind::Lobby)
}

/// Whether somebody left the running game, came back, wants to close the table, or says that they want to no more: of whoever
/// plays on instead of saying so, the cards of the game tell.
fn people(before: &Table, after: &Table, entries: &[Entry]) -> Option<NoticeKind> {
    let first_of = |seats: Seats, others: Seats| seats.iter().find(|seat| !others.contains(*seat));
    before.facts.play.as_ref()?;
    let (was, is) = (before.present(), after.present());
    let left = first_of(was, is).map(|seat| NoticeKind::Left { seat });
    let came_back = || first_of(is, was).map(|seat| NoticeKind::CameBack { seat });
    let wanted = |table: &Table| table.facts.seated.all().filter(|seat| table.is_bot_wanted(*seat)).collect();
    let bot = || {
        let seat = first_of(wanted(after), wanted(before)).filter(|seat| !after.is_time_over(*seat))?;
        Some(NoticeKind::BotWanted { seat })
    };
    let vote = || first_of(after.facts.closing.votes, before.facts.closing.votes).map(|seat| NoticeKind::Vote { seat });
    let taken_back = || {
        let [Entry { what: What::VoteTakenBack { seat }, .. }] = entries else { return None };
        Some(NoticeKind::VoteTakenBack { seat: *seat })
    };
    left.or_else(came_back).or_else(bot).or_else(vote).or_else(taken_back)
}

/// The people's seats the game waits for, each with the turn, as everybody knows it.
fn obliged(table: &Table) -> impl Iterator<Item = (u32, Seat)> + Clone {
    let (turn, must) = match table.facts.play.as_ref().map(Play::settled_status) {
        Some(Status::ToAct { turn, must, .. }) => (turn, must),
        Some(Status::Over(_)) | None => (0, Seats::NONE),
    };
    let people = table.people();
    let seats: Vec<Seat> = must.iter().filter(|seat| people.contains(*seat)).collect();
    seats.into_iter().map(move |seat| (turn, seat))
}
