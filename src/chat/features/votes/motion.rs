//! A motion, as its card and others tell it.

use pergola_engine::{Seat, Seats};
use pergola_table::{Aim, Dropped, PersonId, Table, Undoing};
use pergola_text::Text;

use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::Origin,
        limits,
        plain::{Card, Row, Style},
    },
    sight::{
        Sight,
        message::told,
        names::{self, names},
        title,
    },
    wishes::{board::Glance, together::Together},
};

/// Room kept on a card for everything but what would be undone.
const FRAME: usize = 900;

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
        Aim::Seat { seat, person } => {
            let text = Text::new("motion-seat").number("number", i64::from(seat.0) + 1).seat("of", seat.0);
            text.text("person", names::name(table, person))
        }
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

fn actor(table: &Table, seat: Seat) -> Option<PersonId> {
    table.seats().get(seat.index())?.actor().cloned()
}
