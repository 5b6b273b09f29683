//! What the people of a table vote about: that the game goes back, pauses or goes on, or that a seat is somebody's.
//!
//! Whoever is to agree reads exactly what would be undone, as everybody saw it. Deliberately absent: who has to agree, and
//! what comes of it, which the table knows.

pub(crate) mod pause;
pub(crate) mod seat;
pub(crate) mod undo;

use pergola_engine::{Seat, Seats};
use pergola_table::{Aim, Command as Asking, Commit, Dropped, PersonId, Proposal, Table, Undoing};
use pergola_text::Text;

use crate::{
    item::{
        Answers, Fulfil,
        here::{Asked, Here, Says},
        understood::Understood,
    },
    seam::{
        address::Address,
        buttons::Buttons,
        ids::Origin,
        limits,
        plain::{Card, Reply, Row, Style},
    },
    sight::{
        Sight,
        message::{self, told},
        names::{self, names},
        shown::Shown,
        title,
    },
    wishes::{board::Glance, together::Together},
};

/// Room kept on a card for everything but what would be undone.
const FRAME: usize = 900;

impl Fulfil for Together {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        match self {
            Together::AskUndo => Understood::Answer(here.show(undo::ask(here.table, here.request))),
            Together::Undo(told) => propose(here, Proposal::Undo { told }),
            Together::Redo(told) => propose(here, Proposal::Redo { told }),
            Together::Pause => propose(here, Proposal::Pause),
            Together::Resume => propose(here, Proposal::Resume),
            Together::Agree(number) => here.ask(Asking::Agree(number), Agreed),
            // The motion's card stays, and says to others what it says.
            Together::Decline(number) => {
                here.ask(Asking::Decline(number), Says::new(Text::new("motion-declined-done")).with(Glance::Turn).beside())
            }
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<Together> {
        vec![
            Together::AskUndo,
            Together::Undo(7),
            Together::Redo(u64::MAX),
            Together::Pause,
            Together::Resume,
            Together::Agree(12),
            Together::Decline(0),
        ]
    }
}

/// Wants the others to agree to something.
fn propose(here: &Here<'_>, proposal: Proposal) -> Understood {
    here.ask(Asking::Propose(proposal.clone()), Proposed(proposal))
}

/// What was proposed.
#[derive(Debug)]
struct Proposed(Proposal);

impl Answers for Proposed {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        let lead = proposed(here.table, &self.0);
        let goes_back = match self.0 {
            Proposal::Undo { .. } | Proposal::Redo { .. } => true,
            Proposal::Pause | Proposal::Resume | Proposal::Seat { .. } => false,
        };
        if goes_back && here.table.motion().is_none() {
            return here.show_standing(&Shown { lead: Some(lead), ..Shown::default() });
        }
        here.show(message::note(here.table, &lead, &[&Glance::Turn, &Glance::Board]))
    }
}

#[derive(Debug)]
struct Agreed;

impl Answers for Agreed {
    /// The motion's card stays, and says to others what it says.
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        message::private(message::note(here.table, &agreed(here.table), &[&Glance::Turn, &Glance::Board]))
    }
}

/// Somebody wants the others to agree to something; nothing when that is settled.
pub(crate) fn card(table: &Table, number: u64) -> Option<Card> {
    let motion = table.motion().filter(|it| it.number == number)?;
    let sight = Sight::public(table);
    let voice = sight.voice();
    let missing = table.missing_for(motion);
    let mut parts = vec![voice.say(&title::heading(table)), voice.mention(&asked(table, motion.aim, motion.by))];
    parts.extend(table.undoing_of_motion().map(|undoing| undone(&undoing, &sight)));
    let decided = if motion.aim == Aim::Resume { "motion-decided-resume" } else { "motion-decided" };
    let decided = Text::new(decided).list("seats", names(missing)).number("count", missing.len() as i64);
    parts.push(voice.mention(&decided.moment("until", motion.until)));
    parts.extend(table.clocks_stand().then(|| voice.say(&Text::new("motion-clocks-stand"))));
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice };
    Some(Card {
        text: limits::cut(&parts.join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(vec![
            buttons.button(Together::Agree(number), Style::Success),
            buttons.button(Together::Decline(number), Style::Secondary),
            buttons.button(Glance::Board, Style::Secondary),
        ])],
        ping: missing.iter().filter_map(|seat| actor(table, seat)).collect(),
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    })
}

/// What somebody wants the others to agree to.
fn asked(table: &Table, aim: Aim, by: Seat) -> Text {
    let text = match aim {
        Aim::Undo { turn, .. } => Text::new("motion-undo").number("turn", turn),
        Aim::Redo { turn, .. } => Text::new("motion-redo").number("turn", turn),
        Aim::Pause => Text::new("motion-pause"),
        Aim::Resume => Text::new("motion-resume"),
        Aim::Seat { seat, person } => Text::new("motion-seat").seat("of", seat.0).text("person", names::name(table, person)),
    };
    text.seat("seat", by.0)
}

/// What would be undone, and what would stay known.
pub(super) fn undone(undoing: &Undoing, sight: &Sight<'_>) -> String {
    let voice = sight.voice();
    let story = sight.story(&undoing.stories, limits::TEXT - FRAME);
    let mut parts = Vec::new();
    if !story.is_empty() {
        parts.extend([voice.say(&Text::new("undo-what")), story]);
    }
    if !undoing.begun.is_empty() {
        parts.push(voice.say(&Text::new("undo-begun").list("seats", names(undoing.begun))));
    }
    parts.extend(undoing.revealed.then(|| voice.say(&Text::new("undo-revealed"))));
    parts.join("\n")
}

/// Says that a motion was not carried. Of one that its maker took back in silence, everybody hears too: they were asked.
pub(crate) fn dropped(table: &Table, by: Seat, aim: Aim, how: Dropped) -> Card {
    let text = match how {
        Dropped::Declined { seat } => Text::new("motion-declined").seat("seat", seat.0),
        Dropped::Withdrawn => Text::new("motion-withdrawn").seat("seat", by.0),
        Dropped::Lapsed => Text::new("motion-lapsed").seat("seat", by.0),
        Dropped::Impossible => Text::new("motion-impossible"),
    };
    let stays = Text::new(if matches!(aim, Aim::Resume) { "motion-stays-paused" } else { "motion-goes-on" });
    let waited = Text::new("motion-waits").text("what", stays).list("seats", names(table.waits_for()));
    let both = Text::new("motion-dropped").text("why", text).text("what", waited);
    told(table, both, Seats::NONE, |it| vec![it.button(Glance::Turn, Style::Primary), it.button(Glance::Board, Style::Secondary)])
}

/// That the people vote about something, for a seat's own message.
pub(crate) fn line(table: &Table) -> Option<Text> {
    let motion = table.motion()?;
    let missing = names(table.missing_for(motion));
    Some(Text::new("motion-open").text("what", asked(table, motion.aim, motion.by)).list("seats", missing))
}

/// The buttons with which a seat agrees or says no, as long as its agreement is missing.
pub(crate) fn row(table: &Table, seat: Seat, buttons: &Buttons<'_>) -> Option<Row> {
    let motion = table.motion().filter(|it| table.missing_for(it).contains(seat))?;
    let agree = buttons.button(Together::Agree(motion.number), Style::Success);
    Some(Row::Buttons(vec![agree, buttons.button(Together::Decline(motion.number), Style::Secondary)]))
}

/// What whoever proposed something is told, once it stands.
pub(super) fn proposed(table: &Table, proposal: &Proposal) -> Text {
    if let Some(motion) = table.motion() {
        return Text::new("motion-noted").list("seats", names(table.missing_for(motion)));
    }
    match proposal {
        Proposal::Undo { .. } | Proposal::Redo { .. } => Text::new("motion-carried"),
        Proposal::Pause => Text::new("card-paused"),
        Proposal::Resume => Text::new("motion-resumed"),
        Proposal::Seat { person, .. } => Text::new("motion-offered").code("person", &person.name),
    }
}

/// What whoever agreed is told.
fn agreed(table: &Table) -> Text {
    match table.motion() {
        Some(motion) => Text::new("motion-agreed").list("seats", names(table.missing_for(motion))),
        None => Text::new("motion-carried"),
    }
}

fn actor(table: &Table, seat: Seat) -> Option<PersonId> {
    table.seats().get(seat.index())?.actor().cloned()
}
