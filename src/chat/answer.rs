//! What is answered once a table has decided.
//!
//! How a decision is told is said where it was asked: see [`crate::item::Answers`]. Deliberately absent: cards for the channel,
//! which follow from notices.

use pergola_engine::Seat;
use pergola_table::{Commit, Notice, NoticeKind, Phase, ServerRefusal, Table, TableRefusal};
use pergola_text::Text;

use crate::{
    features::{advice, learning},
    item::{
        here::Here,
        options::{OWN_THREAD, THREAD},
        understood::Ask,
    },
    seam::{
        ids::Origin,
        limits,
        plain::{Act, Card, Reply, Request, Show},
        voice::Voice,
    },
    sight::{message, refusal},
    standing::standing,
    wishes::{advice::Advise, board::Glance},
};

/// Answers whoever opened a table; its card is posted in the channel.
pub fn opened(table: &Table, request: &Request) -> Reply {
    if table.is_lesson() {
        return learning::opened(&here(table, request, Origin::Slash));
    }
    let in_this_thread = matches!(&request.act, Act::Slash(slash) if slash.in_thread && slash.option(THREAD) == Some(OWN_THREAD));
    let id = if in_this_thread { "opened-in-this-thread" } else { "opened" };
    message::private(message::note(table, request.language(), &Text::new(id), &[]))
}

/// Answers whoever could not open one.
pub fn refused_open(refusal: &TableRefusal, request: &Request) -> Reply {
    message::sentence(request.language(), &refusal::text(refusal))
}

/// Answers whoever could not set the server so.
pub fn refused_server(refusal: &ServerRefusal, request: &Request) -> Reply {
    message::sentence(request.language(), &refusal::of_server(refusal))
}

/// Answers when the house could not write: nothing has changed.
pub fn not_saved(request: &Request) -> Reply {
    message::sentence(request.language(), &refusal::text(&TableRefusal::NotSaved))
}

/// Answers when nobody in the house knows whether it is written: somebody else may have been asked for the same.
pub fn perhaps_saved(request: &Request) -> Reply {
    message::sentence(request.language(), &refusal::text(&TableRefusal::PerhapsSaved))
}

/// Answers whoever asks faster than they may: nothing was done.
pub fn too_fast(request: &Request) -> Reply {
    message::sentence(request.language(), &Text::new("too-fast"))
}

/// Answers who pressed in a private message, about a table that is not theirs any more.
pub fn not_here(request: &Request) -> Reply {
    message::sentence(request.language(), &Text::new("not-here"))
}

/// Answers when what was asked cannot be told just now: nothing has changed.
pub fn not_shown(request: &Request) -> Reply {
    message::sentence(request.language(), &Text::new("not-shown"))
}

/// Answers when what was asked takes very long: it is found out all the same, and whoever asks again is told.
pub fn takes_long(request: &Request) -> Reply {
    message::sentence(request.language(), &Text::new("takes-long"))
}

/// Answers when what was asked is saved, and cannot be shown.
pub fn saved(table: &Table, request: &Request) -> Reply {
    message::private(message::note(table, request.language(), &Text::new("saved-not-shown"), &[&Glance::Turn, &Glance::Board]))
}

/// The same answer, with a word on the table's cards: they cannot be posted, so nobody is mentioned. A card in the channel
/// stays as it is.
pub fn while_refused(mut reply: Reply, request: &Request) -> Reply {
    if reply.show != Show::UpdateCard {
        let note = Voice::alone(request.language()).say(&Text::new("cards-refused"));
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
    let here = here(table, request, ask.origin);
    match outcome {
        Ok(commit) => ask.answers.done(&here, commit),
        Err(why) => ask.answers.refused(&here, why),
    }
}

/// What the channel is to be shown besides the answer: the lobby's card as it is now, when what stands on it was changed from
/// elsewhere. Pressed on, the card itself is brought up to date by the answer.
pub fn also_shown(table: &Table, ask: &Ask, commit: &Commit) -> Option<Notice> {
    let told = commit.repeated || !commit.notices.is_empty();
    let is_stale = !told && ask.answers.is_on_card() && ask.origin != Origin::Card && table.phase() == Phase::Lobby;
    is_stale.then(|| Notice { table: table.id(), revision: table.revision(), kind: NoticeKind::Lobby, told: None })
}

/// The seat that somebody may have a hint for; why there is none, otherwise.
///
/// # Errors
/// The answer to whoever asks.
pub fn seat_to_hint(table: &Table, request: &Request, advise: &Advise) -> Result<Seat, Box<Reply>> {
    advice::seat_to_hint(&here(table, request, advise.origin))
}

fn here<'a>(table: &'a Table, request: &'a Request, origin: Origin) -> Here<'a> {
    Here { table, request, origin, stands: standing }
}
