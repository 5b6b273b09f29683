//! How much time a table gives its people, as choices; reminders, and what is told when somebody's time is over.
//!
//! Deliberately absent: who decides, which is the table.

use pergola_engine::{Seat, Seats};
use pergola_table::{Command as Asking, Commit, Millis, Phase, Table, TableRefusal, TimeLimit};
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
        plain::{Card, MenuChoice, Reply, Style},
        voice::Voice,
    },
    sight::{awaited, clock, message, names::names, refusal, title},
    wishes::{
        board::Glance,
        time::{LetBotPlay, TimeWish},
    },
};

const HOUR: Millis = 60 * 60 * 1000;

/// The hours by which a reminder offers to come later.
const SNOOZE_HOURS: [u8; 3] = [2, 8, 24];

/// How long a snooze of so many hours is.
fn snooze(hours: u8) -> Millis {
    Millis::from(hours) * HOUR
}

impl Fulfil for TimeWish {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        match self {
            TimeWish::Limit(limit) => here.ask(Asking::SetTimeLimit(limit), LimitSet),
            TimeWish::Snooze(hours) => here.ask(Asking::Snooze(snooze(hours)), Snoozed),
            // Whoever is no owner sees it, too; the table tells them that it is not theirs to choose.
            TimeWish::Ask if here.table.phase() == Phase::Lobby => Understood::Answer(message::private(card(here))),
            TimeWish::Ask => Understood::Answer(here.refused(refusal::text(&TableRefusal::AlreadyStarted))),
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<TimeWish> {
        use pergola_table::{Allowance, WhenOver};
        let turn = TimeLimit { time: Allowance::Turn { millis: 86_400_000 }, then: WhenOver::Ask };
        let bank = Allowance::Bank { millis: 5_184_000_000, more: 5_184_000_000 };
        let bank = TimeLimit { time: bank, then: WhenOver::BotTakesSeat };
        vec![TimeWish::Ask, TimeWish::Limit(None), TimeWish::Limit(Some(turn)), TimeWish::Limit(Some(bank)), TimeWish::Snooze(24)]
    }
}

#[derive(Debug)]
struct LimitSet;

impl Answers for LimitSet {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        here.show(card(here))
    }
}

#[derive(Debug)]
struct Snoozed;

impl Answers for Snoozed {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        let own = here.table.seat_of(&here.request.person.id).map(|seat| snoozed(here.table, seat));
        here.show(here.note(&own.unwrap_or(Text::new("turn-over")), &[&Glance::Turn]))
    }
}

/// A private card on which the lobby's owner chooses how much time people have.
fn card(here: &Here<'_>) -> Card {
    let table = here.table;
    let voice = Voice::private(table, here.language());
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice: &voice };
    let now = clock::limit_text(table).unwrap_or(Text::new("time-none"));
    let mut rows = buttons.menus("time", &Text::new("ask-time"), choices(table.opening().time, &buttons));
    rows.extend(buttons.menus("then", &Text::new("ask-then"), then_choices(table.opening().time, &buttons)));
    let text = [voice.say(&title::heading(table)), voice.say(&now)].join("\n");
    Card { text, rows, table: Some(table.id()), revision: table.revision(), ..Card::default() }
}

fn choices(now: Option<TimeLimit>, buttons: &Buttons<'_>) -> Vec<MenuChoice> {
    clock::offered(now).filter_map(|(limit, label)| buttons.choice(TimeWish::Limit(limit), &label, limit == now)).collect()
}

/// What happens when somebody's time is over, where there is a limit.
fn then_choices(now: Option<TimeLimit>, buttons: &Buttons<'_>) -> Vec<MenuChoice> {
    clock::offered_then(now)
        .filter_map(|(limit, label)| buttons.choice(TimeWish::Limit(Some(limit)), &label, Some(limit) == now))
        .collect()
}

/// Reminds a seat's person; nothing when the game waits for them no more, or for a later turn of which they were not reminded
/// yet, or their time does not run now, or is over already.
pub(crate) fn reminder(table: &Table, seat: Seat, now: Millis) -> Option<Card> {
    let clock = table.clock(seat).filter(|clock| clock.reminded > 0 && clock.until > now && table.is_awake(seat, now))?;
    let text = Text::new("card-reminder").seat("seat", seat.0).moment("until", clock.until);
    let row = |it: &Buttons<'_>| {
        let later = SNOOZE_HOURS.map(|hours| it.button(TimeWish::Snooze(hours), Style::Secondary));
        std::iter::once(it.button(Glance::Turn, Style::Primary)).chain(later).collect()
    };
    Some(message::told(table, text, Seats::only(seat), row))
}

/// Says that a seat's time is over and what follows; nothing when its person has played meanwhile.
pub(crate) fn over(table: &Table, seat: Seat, now: Millis) -> Option<Card> {
    let board = |it: &Buttons<'_>| it.button(Glance::Board, Style::Secondary);
    if table.is_time_over(seat) && table.is_paused() {
        return None;
    }
    if let Some(until) = table.time_until(seat, now).filter(|_| table.is_time_over(seat))
        && let Some(deputy) = table.deputy_playing(seat, now)
    {
        let line = awaited::of_deputy_until(table, "card-time-over-deputy", deputy, until);
        let row = |it: &Buttons<'_>| vec![it.button(Glance::Turn, Style::Primary), board(it)];
        return Some(message::told_to(table, line, vec![deputy.person.id.clone()], row));
    }
    if table.is_time_over(seat) {
        let missing = table.missing_for_bot(seat);
        if missing.is_empty() {
            let alone = Text::new("card-time-over-alone").seat("seat", seat.0);
            return Some(with_deputy(table, seat, message::told(table, alone, Seats::only(seat), |it| vec![board(it)]), now));
        }
        let text = Text::new("card-time-over-ask").seat("seat", seat.0).list("seats", names(missing));
        let row = |it: &Buttons<'_>| {
            vec![
                it.button(LetBotPlay { seat, for_good: false }, Style::Primary),
                it.button(LetBotPlay { seat, for_good: true }, Style::Secondary),
                board(it),
            ]
        };
        let asked = message::told(table, text.number("count", missing.len() as i64), missing, row);
        return Some(with_deputy(table, seat, asked, now));
    }
    let id = if table.stood_in().contains(seat) { "card-time-over-turn" } else { "card-time-over-seat" };
    message::bot_plays(table, seat, id)
}

/// The same card, which calls the seat's deputy as well, if they play now.
fn with_deputy(table: &Table, seat: Seat, mut card: Card, now: Millis) -> Card {
    let lines = awaited::deputies(table, Seats::only(seat), now);
    card.text = limits::cut(&[card.text].into_iter().chain(lines).collect::<Vec<_>>().join("\n"), limits::TEXT);
    card.ping.extend(table.deputy_playing(seat, now).map(|deputy| deputy.person.id.clone()));
    card
}

/// Says when a reminder comes again.
fn snoozed(table: &Table, seat: Seat) -> Text {
    let reminder = table.clock(seat).and_then(|clock| clock.reminder);
    reminder.map_or(Text::new("turn-over"), |at| Text::new("time-snoozed").moment("at", at))
}
