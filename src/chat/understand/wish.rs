//! What a wish means at its table: an answer at once, or a command the table decides about.
//!
//! What is only looked at is answered from the table as it is. What belongs to one decision of the person's seat is asked
//! only while that decision is the present one.

use pergola_engine::{END, Seat, Seats};
use pergola_table::{Command, Opening, Phase, Table, TableRefusal};
use pergola_text::Text;

use super::{
    planned,
    understood::{Ask, Understood},
};
use crate::{
    advice::{AdviceAsked, Advise},
    deputy::{self, DeputyWish},
    find::Tables,
    general,
    history::Recall,
    lobby, motion, note,
    plain::{Card, Reply, Request, Show},
    press::{Origin, Wish},
    refusal,
    report::ReportWish,
    seat::{self, show},
    time,
    turn::Shown,
    variants,
};

/// Answers what is wished of a table, or asks the table.
pub(super) fn fulfil(tables: &dyn Tables, request: &Request, table: &Table, wish: Wish, origin: Origin) -> Understood {
    let ask = |command| Understood::Ask(Ask { table: table.id(), command, origin });
    let answer = |card| Understood::Answer(Reply { show: show(origin), card });
    match wish {
        Wish::Turn | Wish::Hand | Wish::Board | Wish::Part(_) | Wish::TextBoard | Wish::Rules => {
            look(request, table, &wish, origin)
        }
        Wish::Recall(recollection) => Understood::Recall(Recall { table: table.id(), recollection, origin }),
        Wish::Hint => Understood::Advise(Advise { table: table.id(), asked: AdviceAsked::Hint, origin }),
        Wish::Review(at) => Understood::Advise(Advise { table: table.id(), asked: AdviceAsked::Review(at), origin }),
        Wish::Plan(wish) => planned::fulfil(request, table, wish, origin),
        Wish::Note(_) | Wish::Deputy(_) | Wish::AskUndo | Wish::Report(_) => of_ones_own(request, table, wish, origin),
        Wish::Join => ask(Command::Join),
        Wish::Leave if table.phase() == Phase::Lobby && table.is_owned_by(&request.person.id) => {
            Understood::Answer(general::private(seat::ask(table, Wish::HandOver, &leaving(table))))
        }
        Wish::Leave | Wish::HandOver => ask(Command::Leave),
        Wish::Free(_)
        | Wish::Invite(_)
        | Wish::Shuffle(_)
        | Wish::Unaided(_)
        | Wish::AddBot(_)
        | Wish::RemoveBot
        | Wish::Seats(_)
        | Wish::Start => ask(of_owner(wish)),
        Wish::PlayOn => ask(Command::PlayOn),
        Wish::Choose(key, choice) if key == variants::EDITION => ask(Command::SetEdition { key: choice }),
        Wish::Choose(key, choice) => match variants::command(table, table.seat_of(&request.person.id), &key, &choice) {
            Some((key, chosen)) => ask(Command::SetOption { key, chosen }),
            None if table.seat_of(&request.person.id).is_none() => {
                Understood::Answer(seat::refused(table, request, origin, refusal::text(&TableRefusal::NotSeated)))
            }
            None => Understood::sentence(&Text::new("refused-press")),
        },
        Wish::AskTime | Wish::TimeLimit(_) | Wish::Snooze(_) | Wish::LetBotPlay(..) => of_time(request, table, wish, origin),
        Wish::Together(together) => ask(together.command()),
        Wish::AskClose | Wish::Close if !may_close(table, request) => {
            // The card or message that was pressed stays as it is.
            Understood::Answer(general::private(seat::note(table, &why_not_closed(table, request), &[])))
        }
        Wish::Close => ask(Command::Close),
        Wish::AskClose => answer(seat::ask_close(table, request)),
        Wish::Confirm(decision) => acting(request, table, origin, decision, |seat| Command::Act {
            seat,
            action: END.to_owned(),
            decision: Some(decision),
        }),
        Wish::TakeBack(decision) => acting(request, table, origin, decision, |_| Command::TakeBack { decision: Some(decision) }),
        Wish::Restart(decision) => {
            acting(request, table, origin, decision, |_| Command::RestartTurn { decision: Some(decision) })
        }
        Wish::AskResign => answer(ask_resign(table, request)),
        Wish::Resign => ask(Command::Resign),
        Wish::ComeBack => ask(Command::ComeBack),
        Wish::Rematch => rematch(tables, request, table),
        Wish::Aside(decision, action) => acting(request, table, origin, decision, |seat| Command::Act {
            seat,
            action: action.clone(),
            decision: Some(decision),
        }),
        Wish::Say(decision, action) => match seat::played_seat(table, request) {
            Some(seat) if table.asks_first(seat, &action) => answer(seat::ask_aside(table, seat, &action)),
            Some(seat) => ask(Command::Act { seat, action, decision }),
            None => {
                Understood::Answer(seat::refused(table, request, origin, refusal::text(&seat::why_not_seated(table, request))))
            }
        },
    }
}

/// What the owner of a lobby wishes of it.
fn of_owner(wish: Wish) -> Command {
    match wish {
        Wish::Free(person) => Command::Free { person },
        Wish::Invite(people) => Command::Invite { people },
        Wish::Shuffle(shuffled) => Command::SetShuffled(shuffled),
        Wish::Unaided(unaided) => Command::SetUnaided(unaided),
        Wish::AddBot(bot) => Command::AddBot { bot },
        Wish::RemoveBot => Command::RemoveBot,
        Wish::Seats(seats) => Command::SetSeats(seats),
        _ => Command::Start,
    }
}

/// What is only looked at.
fn look(request: &Request, table: &Table, wish: &Wish, origin: Origin) -> Understood {
    let answer = |card| Understood::Answer(Reply { show: show(origin), card });
    match wish {
        // The card has told what happened.
        Wish::Turn => answer(seat::turn(table, request, &Shown { story: origin != Origin::Card, ..Shown::default() })),
        Wish::Hand => answer(seat::hand(table, request)),
        Wish::Board => answer(seat::board(table, request, None)),
        Wish::Part(part) => answer(seat::board(table, request, Some(*part))),
        Wish::TextBoard => answer(seat::text_board(table, request)),
        _ => Understood::Answer(general::rules(table.game(), 0, Show::Private)),
    }
}

/// What is wished of one's note, of one's last turn, of who plays for one, and of whoever runs the program.
fn of_ones_own(request: &Request, table: &Table, wish: Wish, origin: Origin) -> Understood {
    let ask = |command| Understood::Ask(Ask { table: table.id(), command, origin });
    let answer = |card| Understood::Answer(Reply { show: show(origin), card });
    match wish {
        Wish::Report(revision) => Understood::Report(ReportWish::pressed(table, revision)),
        Wish::AskUndo => answer(motion::ask_undo(table, request)),
        Wish::Deputy(DeputyWish::Name(person)) => ask(Command::NameDeputy(person)),
        Wish::Deputy(DeputyWish::Agree(seat)) => ask(Command::BeDeputy(seat)),
        Wish::Deputy(DeputyWish::End(seat)) => ask(Command::EndDeputy(seat)),
        Wish::Note(wish) => match wish.change() {
            Some(change) => ask(Command::Note(change)),
            None => answer(note::card(table, request, None)),
        },
        _ => answer(deputy::card(table, request)),
    }
}

/// What is wished of the time people have.
fn of_time(request: &Request, table: &Table, wish: Wish, origin: Origin) -> Understood {
    let ask = |command| Understood::Ask(Ask { table: table.id(), command, origin });
    match wish {
        Wish::TimeLimit(limit) => ask(Command::SetTimeLimit(limit)),
        Wish::Snooze(hours) => ask(Command::Snooze(time::snooze(hours))),
        Wish::LetBotPlay(seat, for_good) => ask(Command::LetBotPlay { seat, for_good }),
        // Whoever is no owner sees it, too; the table tells them that it is not theirs to choose.
        _ if table.phase() == Phase::Lobby => Understood::Answer(general::private(time::card(table))),
        _ => Understood::Answer(seat::refused(table, request, origin, refusal::text(&TableRefusal::AlreadyStarted))),
    }
}

/// Whether somebody can do anything towards closing a table: its owner before the start, afterwards whoever sits there, a
/// moderator of its place always.
fn may_close(table: &Table, request: &Request) -> bool {
    let own = match table.phase() {
        Phase::Lobby => table.is_owned_by(&request.person.id),
        _ => table.seat_of(&request.person.id).is_some(),
    };
    own || request.moderates(table)
}

/// Why somebody can do nothing towards closing a table, and who moderates elsewhere, where they could.
fn why_not_closed(table: &Table, request: &Request) -> Text {
    match table.phase() {
        _ if request.rights.moderator => Text::new("refused-moderator-elsewhere"),
        Phase::Lobby => refusal::text(&TableRefusal::NotOwner { owner: table.owner().and_then(|owner| table.seat_of(owner)) }),
        _ => refusal::text(&TableRefusal::NotSeated),
    }
}

/// Asks the owner of a lobby whether they mean to leave it: it is another's then, or closed.
fn leaving(table: &Table) -> Text {
    Text::new(if table.people().len() > 1 { "ask-hand-over" } else { "ask-leave-empty" })
}

/// Asks whether to leave a running game; when everybody else has left, that closes the table.
fn resigning(table: &Table, seat: Seat) -> Text {
    Text::new(if table.present() == Seats::only(seat) { "ask-resign-last" } else { "ask-resign" })
}

/// Asks somebody whether to resign; who cannot sees how things stand.
fn ask_resign(table: &Table, request: &Request) -> Card {
    match (table.seat_of(&request.person.id), table.phase()) {
        (Some(seat), Phase::Playing) => seat::ask(table, Wish::Resign, &resigning(table, seat)),
        _ => seat::turn(table, request, &Shown::default()),
    }
}

/// The number of the person's present decision.
pub(super) fn decision(table: &Table, request: &Request) -> u64 {
    seat::played_seat(table, request).map_or(0, |seat| table.decision(seat))
}

/// Asks for something that belongs to one decision of the person's seat, unless that decision is over.
fn acting(request: &Request, table: &Table, origin: Origin, decision: u64, command: impl Fn(Seat) -> Command) -> Understood {
    let Some(seat) = seat::played_seat(table, request) else {
        return Understood::Answer(seat::refused(table, request, origin, refusal::text(&seat::why_not_seated(table, request))));
    };
    let command = command(seat);
    if table.decision(seat) == decision {
        return Understood::Ask(Ask { table: table.id(), command, origin });
    }
    let before = seat::was_done(table, request, &command);
    Understood::Answer(if before { seat::again(table, request, origin) } else { seat::stale(table, request, origin) })
}

/// Another game with the same people: the one already opened, or a new one.
fn rematch(tables: &dyn Tables, request: &Request, table: &Table) -> Understood {
    if table.seat_of(&request.person.id).is_none() {
        return Understood::sentence(&Text::new("refused-rematch"));
    }
    let here = tables.at(table.place()).into_iter().filter_map(|id| tables.table(id));
    let mut open = here.filter(|other| other.rematch_of() == Some(table.id()) && other.phase() == Phase::Lobby);
    match open.next() {
        Some(open) => Understood::Answer(general::private(lobby::card(&open, Origin::Private))),
        None => {
            let opening = Opening { lesson: None, ..table.opening().clone() };
            Understood::Open { opening, invited: Vec::new(), rematch_of: Some(table.id()) }
        }
    }
}
