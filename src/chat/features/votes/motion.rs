//! A motion, as its card and others tell it.

use pergola_engine::{Seat, Seats};
use pergola_table::{Aim, Dropped, Overtaken, PersonId, Table, Undoing};
use pergola_text::Text;

use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::Origin,
        limits,
        plain::{Card, Row, Style},
    },
    sight::{Sight, message::told, names::names, questions::asked, title},
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
    if !undoing.revealed.is_empty() {
        parts.extend([voice.say(&Text::new("undo-known")), sight.story(&undoing.revealed, FRAME / 2)]);
    }
    parts.extend(undoing.revealed_besides.then(|| voice.say(&Text::new("undo-revealed"))));
    parts.join("\n")
}

/// Says that a motion was not carried. Of one that its maker took back in silence, everybody hears too: they were asked.
pub(crate) fn dropped(table: &Table, by: Seat, how: Dropped) -> Card {
    let text = match how {
        Dropped::Declined { seat } => Text::new("motion-declined").seat("seat", seat.0),
        Dropped::Withdrawn => Text::new("motion-withdrawn").seat("seat", by.0),
        Dropped::Overtaken { seat } => overtaken(Overtaken { by, played: seat, told: table.told() }),
        Dropped::Lapsed => Text::new("motion-lapsed").seat("seat", by.0),
        Dropped::Impossible => Text::new("motion-impossible"),
    };
    let stands = match table.is_paused() {
        true => Text::new("motion-stays-paused"),
        false => Text::new("motion-waits").list("seats", names(table.waits_for())),
    };
    let both = Text::new("motion-dropped").text("why", text).text("what", stands);
    told(table, both, Seats::NONE, |it| vec![it.button(Glance::Turn, Style::Primary), it.button(Glance::Board, Style::Secondary)])
}

/// That somebody has played on instead of answering whether the game is to go back.
pub(crate) fn overtaken(it: Overtaken) -> Text {
    match it.by == it.played {
        true => Text::new("motion-withdrawn").seat("seat", it.by.0),
        false => Text::new("motion-overtaken").seat("seat", it.played.0).seat("by", it.by.0),
    }
}

fn actor(table: &Table, seat: Seat) -> Option<PersonId> {
    table.seats().get(seat.index())?.actor().cloned()
}
