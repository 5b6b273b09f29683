//! What is done in a turn: actions, its end, and what is taken back.
//!
//! What belongs to one decision of the person's seat is asked only while that decision is the present one; whatever was pressed
//! twice is answered as the first time.

use pergola_engine::{END, Seat, Seen, Viewer};
use pergola_table::{Command, Commit, Done, Table, TableRefusal, TurnStory, What};
use pergola_text::Text;

use crate::{
    item::{
        Answers, Fulfil,
        here::{Asked, Here},
        understood::Understood,
    },
    seam::{
        address::Address,
        buttons::Buttons,
        ids::Origin,
        limits,
        plain::{Button, Card, Reply, Row, Style},
        voice::Voice,
    },
    sight::{Sight, choices, message, own, refusal, shown::Shown, title},
    wishes::{board::Glance, deed::Deed},
};

impl Fulfil for Deed {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        match self {
            Deed::Confirm(decision) => acting(here, decision, |seat| Played::Acted { seat, action: END.to_owned() }),
            Deed::TakeBack(decision) => acting(here, decision, |_| Played::TookBack),
            Deed::Restart(decision) => acting(here, decision, |_| Played::Restarted),
            Deed::Say(decision, action) => say(here, Some(decision), action),
            Deed::Aside(decision, action) => acting(here, decision, |seat| Played::Acted { seat, action: action.clone() }),
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<Deed> {
        vec![
            Deed::Confirm(45),
            Deed::TakeBack(u64::MAX),
            Deed::Restart(0),
            Deed::Say(45, "buy 3 with blue-4 blue-5".to_owned()),
            Deed::Aside(45, "reveal bonus-3".to_owned()),
        ]
    }
}

/// Something done in a turn.
#[derive(Clone, Debug)]
enum Played {
    /// An action was played.
    Acted { seat: Seat, action: String },
    /// The last action was taken back.
    TookBack,
    /// The turn was taken back.
    Restarted,
}

/// The same, asked of a table.
#[derive(Debug)]
struct Decided {
    played: Played,
    /// Looking at this decision.
    decision: Option<u64>,
}

/// Plays an action; one that others hear of at once is asked about first.
pub(super) fn say(here: &Here<'_>, decision: Option<u64>, action: String) -> Understood {
    match own::played_seat(here.table, here.request) {
        Some(seat) if here.table.asks_first(seat, &action) => Understood::Answer(here.show(ask_aside(here, seat, &action))),
        Some(seat) => Decided { played: Played::Acted { seat, action }, decision }.ask(here),
        None => Understood::Answer(here.not_seated()),
    }
}

/// Plays the action that a way in a menu leads to, in the message with the menu.
pub(super) fn act(here: &Here<'_>, seat: Seat, action: String, decision: u64) -> Understood {
    Decided { played: Played::Acted { seat, action }, decision: Some(decision) }.ask(here)
}

/// Asks for something that belongs to one decision of the person's seat, unless that decision is over.
fn acting(here: &Here<'_>, decision: u64, played: impl Fn(Seat) -> Played) -> Understood {
    let Some(seat) = own::played_seat(here.table, here.request) else {
        return Understood::Answer(not_playing(here, decision, played));
    };
    let decided = Decided { played: played(seat), decision: Some(decision) };
    if here.table.decision(seat) == decision {
        return decided.ask(here);
    }
    Understood::Answer(if decided.was_done(here) { here.again() } else { here.stale() })
}

/// Why somebody plays nothing now; a deputy who did what they press once more hears so.
fn not_playing(here: &Here<'_>, decision: u64, played: impl Fn(Seat) -> Played) -> Reply {
    let deputy = own::deputys_seat(here.table, here.request);
    let done = deputy.filter(|seat| Decided { played: played(*seat), decision: Some(decision) }.was_done(here));
    done.map_or_else(|| here.not_seated(), |seat| here.show(played_for(here, seat)))
}

/// What a deputy is told who has ended a turn and does not play any more.
fn played_for(here: &Here<'_>, seat: Seat) -> Card {
    let sight = Sight::stranger(here.table, None, here.language()).read_by(&here.request.person.id);
    let voice = sight.voice();
    let told = voice.say(&Text::new("deputy-played").seat("of", seat.0));
    let story = sight.story(&here.table.last_turn_of(seat, Viewer::Everyone), limits::TEXT / 2);
    let text = [voice.say(&title::heading(here.table)), told, story].join("\n");
    Card {
        text: limits::cut(text.trim_end(), limits::TEXT),
        rows: message::row(here.table, voice, &[&Glance::Board]),
        ..message::about(here.table)
    }
}

/// Asks whether an aside is meant, since others hear of it at once. What has no room in a button's id is chosen in the menu.
pub(super) fn ask_aside(here: &Here<'_>, seat: Seat, action: &str) -> Card {
    let table = here.table;
    let voice = Voice::private(table, here.language());
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice: &voice };
    let Some(sure) = buttons.button_that_fits(Deed::Aside(table.decision(seat), action.to_owned()), Style::Success) else {
        return here.standing(&Shown { lead: Some(Text::new("ask-aside-in-menu")), ..Shown::default() });
    };
    let question = Text::new("ask-aside").text("action", choices::meaning(table, seat, action));
    let text = [voice.say(&title::heading(table)), voice.say(&question)].join("\n");
    let cancel = Button { label: voice.label(&Text::new("button-cancel")), ..buttons.button(Glance::Turn, Style::Secondary) };
    Card { text: limits::cut(&text, limits::TEXT), rows: vec![Row::Buttons(vec![sure, cancel])], ..message::about(table) }
}

impl Decided {
    fn ask(self, here: &Here<'_>) -> Understood {
        let decision = self.decision;
        let command = match &self.played {
            Played::Acted { seat, action } => Command::Act { seat: *seat, action: action.clone(), decision },
            Played::TookBack => Command::TakeBack { decision },
            Played::Restarted => Command::RestartTurn { decision },
        };
        here.ask(command, self)
    }

    /// Whether it was carried out at the decision it belongs to.
    fn was_done(&self, here: &Here<'_>) -> bool {
        let seat = own::played_seat(here.table, here.request).or_else(|| own::deputys_seat(here.table, here.request));
        let taken = || here.table.taken(seat?, self.decision?);
        match &self.played {
            Played::Acted { action, .. } => matches!(taken(), Some(Done::Acted(done)) if done == action),
            Played::TookBack | Played::Restarted => matches!(taken(), Some(Done::TookBack(_))),
        }
    }
}

impl Answers for Decided {
    fn done(&self, here: &Here<'_>, commit: &Commit) -> Reply {
        if let Played::Acted { seat, .. } = self.played
            && own::played_seat(here.table, here.request).is_none()
        {
            return here.show(played_for(here, seat));
        }
        here.show_standing(&match &self.played {
            Played::Acted { seat, action } => {
                let shown = after(here.table, *seat, action, commit);
                Shown { lead: is_here(here, commit).or(shown.lead), ..shown }
            }
            Played::TookBack | Played::Restarted => Shown::default(),
        })
    }

    fn refused(&self, here: &Here<'_>, why: &TableRefusal) -> Reply {
        let may_be_done = matches!(why, TableRefusal::Stale { .. } | TableRefusal::Ended | TableRefusal::NotYourTurn { .. });
        if may_be_done && self.was_done(here) {
            return here.again();
        }
        if matches!(why, TableRefusal::Stale { .. } | TableRefusal::Resigned) {
            return here.not_done(why);
        }
        here.refused(refusal::text(why))
    }
}

/// What a seat is shown after an action. In a lesson bots have played already, and what they did is told with what comes next.
fn after(table: &Table, seat: Seat, action: &str, commit: &Commit) -> Shown {
    if table.is_lesson() && has_begun(table, seat) {
        Shown { story: true, ..Shown::default() }
    } else if action == END || has_ended(table, seat) || ended_by_itself(seat, commit) {
        Shown::ended()
    } else if is_due_anew(table, seat) {
        Shown { lead: Some(Text::new("turn-anew")), ..Shown::default() }
    } else if table.acts_aside(seat) {
        Shown { aside: aside(table, commit), ..Shown::default() }
    } else {
        Shown::default()
    }
}

/// That whoever has just ended a turn is there, though they had said that they are away.
fn is_here(here: &Here<'_>, commit: &Commit) -> Option<Text> {
    let seat = commit.entries.iter().find_map(|it| if let What::Here { seat, .. } = it.what { Some(seat) } else { None })?;
    let until = here.table.seats().get(seat.index())?.person.as_ref()?.habits.rest().away_until?;
    Some(Text::new("turn-here").moment("until", until))
}

/// Whether the turn of a seat that has just acted is over, as it is where a game ends turns by itself.
fn has_ended(table: &Table, seat: Seat) -> bool {
    !table.acts_aside(seat) && !table.waits_for().contains(seat)
}

/// Whether the turn of a seat has come that has just answered a question between two turns.
fn is_due_anew(table: &Table, seat: Seat) -> bool {
    table.calls_at(seat).is_some() && table.question_to(seat).is_none()
}

/// Whether a turn ended with the last action in it, as its person likes it.
fn ended_by_itself(seat: Seat, commit: &Commit) -> bool {
    let ends = |what: &What| matches!(what, What::Acted(record) if record.seat == seat && record.action == END);
    commit.entries.iter().any(|it| ends(&it.what))
}

/// Whether a new turn of this seat has begun.
fn has_begun(table: &Table, seat: Seat) -> bool {
    table.waits_for().contains(seat) && table.pending_actions(seat) == 0
}

/// What was done aside, as its seat hears of it; nothing when it was answered before.
fn aside(table: &Table, commit: &Commit) -> Option<TurnStory<Seen>> {
    let acted = commit.entries.iter().find_map(|it| if let What::Acted(record) = &it.what { Some(record) } else { None });
    acted.map(|record| table.story_of(record))
}
