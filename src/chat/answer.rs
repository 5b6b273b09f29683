//! What is answered once a table has decided.
//!
//! A lobby's card is brought up to date in place; everything else is private. After each action the same message shows
//! what comes next; a refusal says why and shows what is possible. Deliberately absent: cards for the channel, which
//! follow from notices.

use pergola_engine::{END, Seat, Seats, Seen};
use pergola_table::{
    Command, Commit, MotionRefusal, Notice, NoticeKind, Phase, PlanChange, Proposal, ServerRefusal, Table, TableRefusal,
    TurnStory, What,
};
use pergola_text::Text;

use super::{
    card::closed_card,
    commands::{OWN_THREAD, THREAD},
    deputy::DeputyWish,
    general, lesson, limits, lobby,
    motion::{self, Together},
    note,
    plain::{Act, Card, Reply, Request, Show},
    plan::{self, PlanShown},
    press::{Origin, Wish},
    refusal, seat, server, stand_in,
    suggest::option,
    time,
    turn::Shown,
    understand::{Ask, plan_changed},
    voice::Voice,
};

/// Answers whoever opened a table; its card is posted in the channel.
pub fn opened(table: &Table, request: &Request) -> Reply {
    if table.is_lesson() {
        return lesson::opened(table, request);
    }
    let in_this_thread =
        matches!(&request.act, Act::Slash(slash) if slash.in_thread && option(slash, THREAD) == Some(OWN_THREAD));
    let id = if in_this_thread { "opened-in-this-thread" } else { "opened" };
    general::private(seat::note(table, &Text::new(id), &[]))
}

/// Answers whoever could not open one.
pub fn refused_open(refusal: &TableRefusal, _request: &Request) -> Reply {
    general::sentence(&refusal::text(refusal))
}

/// Answers whoever could not set the server so.
pub fn refused_server(refusal: &ServerRefusal) -> Reply {
    general::sentence(&server::refused(refusal))
}

/// Answers when the house could not write: nothing has changed.
pub fn not_saved(_request: &Request) -> Reply {
    general::sentence(&refusal::text(&TableRefusal::NotSaved))
}

/// Answers whoever asks faster than they may: nothing was done.
pub fn too_fast(_request: &Request) -> Reply {
    general::sentence(&Text::new("too-fast"))
}

/// Answers when what was asked cannot be told just now: nothing has changed.
pub fn not_shown(_request: &Request) -> Reply {
    general::sentence(&Text::new("not-shown"))
}

/// Answers when what was asked takes very long: it is found out all the same, and whoever asks again is told.
pub fn takes_long(_request: &Request) -> Reply {
    general::sentence(&Text::new("takes-long"))
}

/// Answers when what was asked is saved, and cannot be shown.
pub fn saved(table: &Table) -> Reply {
    general::private(seat::note(table, &Text::new("saved-not-shown"), &[Wish::Turn, Wish::Board]))
}

/// The same answer, with a word on the table's cards: they cannot be posted, so nobody is mentioned. A card in the channel
/// stays as it is.
pub fn while_refused(mut reply: Reply) -> Reply {
    if reply.show != Show::UpdateCard {
        let note = Voice::alone().say(&Text::new("cards-refused"));
        let room = limits::TEXT - limits::length(&note) - 1;
        reply.card.text = [limits::cut(&reply.card.text, room), note].join("\n");
    }
    reply
}

/// The same answer with its picture told in words, as far as there is room. A card in the channel stays as it is.
pub fn in_words(reply: Reply) -> Reply {
    match reply.card.picture {
        Some(ref picture) if reply.show != Show::UpdateCard => {
            let text = limits::cut(&[reply.card.text.as_str(), &picture.alt].join("\n\n"), limits::TEXT);
            Reply { card: Card { text, picture: None, ..reply.card }, ..reply }
        }
        _ => reply,
    }
}

/// Answers what was asked of a table, which is given as it is now.
pub fn answer(table: &Table, request: &Request, ask: &Ask, outcome: Result<&Commit, &TableRefusal>) -> Reply {
    match outcome {
        Ok(commit) => done(table, request, ask, commit),
        Err(why) => refused(table, request, ask, why),
    }
}

/// What the channel is to be shown besides the answer: the lobby's card as it is now, when what stands on it was changed from
/// elsewhere. Pressed on, the card itself is brought up to date by the answer.
pub fn also_shown(table: &Table, ask: &Ask, commit: &Commit) -> Option<Notice> {
    let told = commit.repeated || !commit.notices.is_empty();
    let is_on_card = !matches!(ask.command, Command::Note(_) | Command::Follow | Command::Unfollow);
    let is_stale = !told && is_on_card && ask.origin != Origin::Card && table.phase() == Phase::Lobby;
    is_stale.then(|| Notice { table: table.id(), revision: table.revision(), kind: NoticeKind::Lobby, told: None })
}

fn done(table: &Table, request: &Request, ask: &Ask, commit: &Commit) -> Reply {
    let private = |card| Reply { show: seat::show(ask.origin), card };
    let turn = |shown: &Shown| private(seat::turn(table, request, shown));
    match &ask.command {
        // In a lesson bots have played already, and what they did is told with what comes next.
        Command::Act { seat, .. } if table.is_lesson() && has_begun(table, *seat) => {
            turn(&Shown { story: true, ..Shown::default() })
        }
        Command::Act { seat, action, .. } if action == END || has_ended(table, *seat) => turn(&Shown::ended()),
        Command::Act { seat, .. } if is_due_anew(table, *seat) => {
            turn(&Shown { lead: Some(Text::new("turn-anew")), ..Shown::default() })
        }
        Command::Act { seat, .. } if table.acts_aside(*seat) => turn(&Shown { aside: aside(table, commit), ..Shown::default() }),
        Command::Act { .. } | Command::TakeBack { .. } | Command::RestartTurn { .. } => turn(&Shown::default()),
        Command::ComeBack => turn(&Shown { story: true, ..Shown::default() }),
        Command::Plan { change, .. } => planned(table, request, ask, change, None),
        Command::Note(_) => private(note::card(table, request, None)),
        Command::Resign if table.phase() != Phase::Playing => turn(&Shown::default()),
        Command::Resign => private(seat::note(table, &Text::new("resigned"), &[Wish::ComeBack, Wish::Board])),
        Command::Close if !matches!(table.phase(), Phase::Closed(_)) => {
            private(seat::note(table, &voted(table, commit), &[Wish::PlayOn, Wish::Board]))
        }
        Command::Close | Command::Leave if ask.origin != Origin::Card => {
            let id = match table.phase() {
                Phase::Closed(_) if table.is_lesson() => "lesson-closed",
                Phase::Closed(_) => "closed-done",
                _ => "left-done",
            };
            private(seat::note(table, &Text::new(id), &[]))
        }
        Command::Invite { .. } => private(seat::note(table, &Text::new("invited-done"), &[])),
        Command::SetTimeLimit(_) => Reply { show: seat::show(ask.origin), card: time::card(table) },
        Command::Snooze(_) => {
            let own = table.seat_of(&request.person.id).map(|seat| time::snoozed(table, seat));
            private(seat::note(table, &own.unwrap_or(Text::new("turn-over")), &[Wish::Turn]))
        }
        Command::LetBotPlay { seat: of, .. } => private(seat::note(table, &stand_in::agreed(table, *of), &[Wish::Board])),
        Command::Propose(proposal) => {
            let shows_board = table.motion().is_none() && matches!(proposal, Proposal::Undo { .. } | Proposal::Redo { .. });
            let lead = motion::proposed(table, proposal);
            if shows_board {
                turn(&Shown { lead: Some(lead), ..Shown::default() })
            } else {
                private(seat::note(table, &lead, &[Wish::Turn, Wish::Board]))
            }
        }
        // The motion's card stays, and says to others what it says.
        Command::Agree(_) => general::private(seat::note(table, &motion::agreed(table), &[Wish::Turn, Wish::Board])),
        Command::Decline(_) => general::private(seat::note(table, &Text::new("motion-declined-done"), &[Wish::Turn])),
        Command::TakeOver => {
            let lead = Some(Text::new("took-over"));
            Reply { show: Show::Private, card: seat::turn(table, request, &Shown { lead, story: true, ..Shown::default() }) }
        }
        Command::SetOwner(person) => {
            private(seat::note(table, &Text::new("owner-set").code("person", &person.name), &[Wish::Board]))
        }
        Command::NameDeputy(person) => {
            private(seat::note(table, &Text::new("deputy-named").code("person", &person.name), &[Wish::Board]))
        }
        // The card that asked stays as it is.
        Command::BeDeputy(of) => general::private(deputy_agreed(table, request, *of)),
        Command::EndDeputy(_) => general::private(seat::note(table, &Text::new("deputy-ended"), &[Wish::Board])),
        Command::Follow => private(seat::note(table, &Text::new("followed"), &[Wish::Together(Together::Unfollow), Wish::Board])),
        Command::Unfollow => private(seat::note(table, &Text::new("unfollowed"), &[Wish::Board])),
        Command::PlayOn => turn(&Shown { lead: Some(Text::new("played-on")), ..Shown::default() }),
        _ if ask.origin == Origin::Card => Reply { show: Show::UpdateCard, card: lobby_card(table, Origin::Card) },
        _ => private(lobby_card(table, Origin::Private)),
    }
}

/// What a new deputy is told, and their menu if they are to play.
fn deputy_agreed(table: &Table, request: &Request, of: Seat) -> Card {
    let lead = Text::new("deputy-agreed").seat("of", of.0);
    match seat::own_seat(table, request) {
        seat::Own::Deputy(_) => seat::turn(table, request, &Shown { lead: Some(lead), story: true, ..Shown::default() }),
        _ => seat::note(table, &lead, &[Wish::Deputy(DeputyWish::Show), Wish::Board]),
    }
}

/// The plan as it is now, and why it was not changed.
fn planned(table: &Table, request: &Request, ask: &Ask, change: &PlanChange, why: Option<&TableRefusal>) -> Reply {
    let seat = match plan::planner(table, request) {
        Ok(seat) => seat,
        Err(why) => return seat::refused(table, request, ask.origin, refusal::text(&why)),
    };
    let lead = match (why, &ask.command) {
        (Some(TableRefusal::Stale { .. }), Command::Plan { change: PlanChange::Add(action), number })
            if plan::was_added(table, seat, *number, |last| last == action) =>
        {
            None
        }
        (Some(TableRefusal::Stale { .. }), _) => return plan_changed(table, seat, ask.origin),
        (Some(why), _) => Some(refusal::text(why)),
        (None, _) => (*change == PlanChange::Clear).then_some(Text::new("plan-cancelled")),
    };
    Reply { show: seat::show(ask.origin), card: plan::card(table, seat, &PlanShown { lead, ..PlanShown::default() }) }
}

/// Whether the turn of a seat that has just acted is over, as it is where a game ends turns by itself.
fn has_ended(table: &Table, seat: Seat) -> bool {
    !table.acts_aside(seat) && !table.waits_for().contains(seat)
}

/// Whether the turn of a seat has come that has just answered a question between two turns.
fn is_due_anew(table: &Table, seat: Seat) -> bool {
    table.calls_at(seat).is_some() && table.question_to(seat).is_none()
}

/// Whether a new turn of this seat has begun.
fn has_begun(table: &Table, seat: Seat) -> bool {
    table.waits_for().contains(seat) && table.pending_actions(seat) == 0
}

/// What was done aside, as its seat hears of it; nothing when it was answered before.
fn aside(table: &Table, commit: &Commit) -> Option<TurnStory<Seen>> {
    commit.entries.iter().find_map(|entry| match &entry.what {
        What::Acted(record) => Some(table.aside_of(record)),
        _ => None,
    })
}

/// The lobby's card, and what it becomes when the game has begun or the table is closed.
fn lobby_card(table: &Table, origin: Origin) -> Card {
    match table.phase() {
        Phase::Lobby => lobby::card(table, origin),
        Phase::Playing | Phase::Over => lobby::begun(table),
        Phase::Closed(why) => closed_card(table, why),
    }
}

/// A vote to close is noted.
fn voted(table: &Table, commit: &Commit) -> Text {
    let voted = commit.entries.iter().any(|entry| matches!(entry.what, What::VotedToClose { .. }));
    let mut missing = table.people();
    table.votes_to_close().iter().for_each(|seat| missing.remove(seat));
    debug_assert!(voted || commit.repeated, "a close that leaves the table open is a vote");
    votes(missing)
}

fn votes(missing: Seats) -> Text {
    refusal::text(&TableRefusal::WaitsForVotes { missing })
}

fn refused(table: &Table, request: &Request, ask: &Ask, why: &TableRefusal) -> Reply {
    let plays =
        matches!(ask.command, Command::Act { .. } | Command::TakeBack { .. } | Command::RestartTurn { .. } | Command::ComeBack);
    if let Command::Plan { change, .. } = &ask.command {
        return planned(table, request, ask, change, Some(why));
    }
    if let Command::Note(_) = &ask.command {
        return Reply { show: seat::show(ask.origin), card: note::card(table, request, Some(&refusal::text(why))) };
    }
    match why {
        TableRefusal::Stale { .. } | TableRefusal::Ended | TableRefusal::NotYourTurn { .. }
            if seat::was_done(table, request, &ask.command) =>
        {
            seat::again(table, request, ask.origin)
        }
        TableRefusal::Stale { .. } => seat::stale(table, request, ask.origin),
        TableRefusal::Resigned => Reply { show: seat::show(ask.origin), card: seat::turn(table, request, &Shown::default()) },
        TableRefusal::Motion(MotionRefusal::FollowsAlready) => {
            general::private(seat::note(table, &refusal::text(why), &[Wish::Together(Together::Unfollow), Wish::Board]))
        }
        _ if plays => seat::refused(table, request, ask.origin, refusal::text(why)),
        // The card or message that was pressed stays as it is.
        _ => general::private(seat::note(table, &refusal::text(why), &[])),
    }
}
