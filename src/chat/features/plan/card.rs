//! A seat's plan, as only its person sees it: the turns in their order, and the menu of the one that is being planned.
//!
//! The menu is that of a turn, of the state the table gives whoever plans. A turn that is not possible as things stand is
//! shown with what is in its way, and stays: it may be possible when it is tried. Deliberately absent: what a plan does.

use pergola_engine::{AnyState, Seat, Step};
use pergola_table::{Obstacle, Phase, Plan, PlanEnd, PlannedTurn, Prospect, Table, TableRefusal};
use pergola_text::Text;

use crate::{
    item::here::Here,
    seam::{
        address::Address,
        buttons::Buttons,
        ids::{Origin, id},
        limits,
        plain::{Button, Card, Request, Row, Style},
        voice::Voice,
    },
    sight::{
        Sight,
        choices::{consequences, entries, fits, in_steps, joined, meaning_of, up},
        fingerprint,
        menu::{Level, Menu},
        message::about,
        own::{self, Own},
        refusal,
        title::heading,
    },
    wishes::{board::Glance, plan::PlanWish},
};

/// What a plan's message shows.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlanShown {
    /// The level of the menu, by its steps' indices.
    pub(crate) at: Vec<u8>,
    /// Whether the menu is that of another turn.
    pub(crate) otherwise: bool,
    /// What is said first.
    pub(crate) lead: Option<Text>,
}

/// The seat that plans; why it cannot, otherwise.
pub(crate) fn planner(table: &Table, request: &Request) -> Result<Seat, TableRefusal> {
    match (table.phase(), own::own_seat(table, request)) {
        (_, Own::None | Own::Deputy(_)) => Err(TableRefusal::NotSeated),
        (Phase::Lobby, _) => Err(TableRefusal::NotStarted),
        (Phase::Over | Phase::Closed(_), _) => Err(TableRefusal::Ended),
        (Phase::Playing, Own::Resigned) => Err(TableRefusal::Resigned),
        (Phase::Playing, Own::Seat(seat)) if table.waits_for().contains(seat) => Err(TableRefusal::TurnHasBegun),
        (Phase::Playing, Own::Seat(seat)) => Ok(seat),
    }
}

/// The plan's number as the table has it now; 0 before there is one.
pub(crate) fn number(table: &Table, seat: Seat) -> u64 {
    table.plan(seat).map_or(0, Plan::number)
}

/// Whether a seat can plan, or has a plan to look at.
pub(crate) fn is_offered(table: &Table, seat: Seat) -> bool {
    table.phase() == Phase::Playing
        && !table.waits_for().contains(seat)
        && (has_turns(table, seat) || table.outlook(seat).is_ok())
}

/// The button that leads to the plan.
pub(crate) fn button(table: &Table, seat: Seat, buttons: &Buttons<'_>) -> Button {
    let button = buttons.button(PlanWish::Show, Style::Secondary);
    if !has_turns(table, seat) {
        return button;
    }
    Button { label: buttons.voice.label(&Text::new("button-plan-show")), ..button }
}

fn has_turns(table: &Table, seat: Seat) -> bool {
    table.plan(seat).is_some_and(|plan| !plan.turns().is_empty())
}

/// The state whose menu is shown: that of the turn being planned, or of another one's beginning. None where there is nothing
/// to choose.
pub(crate) fn planning(table: &Table, seat: Seat, otherwise: bool) -> Option<Box<dyn AnyState>> {
    let plan = table.plan(seat).filter(|_| has_turns(table, seat));
    match plan.map(|plan| (plan.open(), plan.has_room())) {
        None => table.outlook(seat).ok(),
        Some((Some(open), _)) => {
            let prospect = table.prospect(seat, open).ok()?;
            (prospect.obstacle == Some(Obstacle::Unfinished)).then_some(prospect.after)
        }
        Some((None, has_room)) if has_room && otherwise => table.outlook(seat).ok(),
        Some((None, _)) => None,
    }
}

/// The menu of such a state, without what may be done at any time.
pub(crate) fn menu(state: &dyn AnyState, seat: Seat) -> Menu {
    let listed = state.without_asides(seat);
    Menu::new(state.menu(seat).into_iter().filter(|choice| listed.contains(&choice.action)).collect())
}

/// The message.
pub(crate) fn card(here: &Here<'_>, seat: Seat, shown: &PlanShown) -> Card {
    let table = here.table;
    let sight = Sight::seat(table, seat, here.language());
    let state = planning(table, seat, shown.otherwise);
    let menu = state.as_ref().map(|state| menu(&**state, seat));
    let fits = |steps: &[Step]| fits(steps, sight.voice());
    let level = menu.as_ref().and_then(|menu| menu.level(&shown.at, &fits).or_else(|| menu.level(&[], &fits)));
    let marks = level.as_ref().map(Level::marks).unwrap_or_default();
    let letters = level.as_ref().map(|level| level.letters.clone()).unwrap_or_default();
    let picture = match &state {
        Some(state) => Some(sight.picture_of_plan(&**state, marks, letters)),
        None => sight.picture(marks, letters),
    };
    let asked =
        Question { table, seat, otherwise: shown.otherwise, menu: menu.as_ref(), level: level.as_ref(), state: state.as_deref() };
    let (text, rows) = (text(&asked, shown.lead.as_ref(), sight.voice()), rows(&asked, sight.voice()));
    let mut card = Card { text, picture, seat: Some(seat), rows, ..about(table) };
    limits::shut_what_is_too_long(&mut card);
    card
}

/// What the message asks.
struct Question<'a> {
    table: &'a Table,
    seat: Seat,
    otherwise: bool,
    menu: Option<&'a Menu>,
    level: Option<&'a Level>,
    state: Option<&'a dyn AnyState>,
}

fn text(asked: &Question<'_>, lead: Option<&Text>, voice: &Voice) -> String {
    let Question { table, seat, .. } = *asked;
    let plan = table.plan(seat).filter(|_| has_turns(table, seat));
    let mut parts = vec![heading(table)];
    parts.extend(lead.cloned());
    match plan {
        Some(plan) => {
            parts.push(Text::new("plan-heading"));
            parts.extend(turns(table, seat, plan));
            parts.push(Text::new(if plan.asks() { "plan-asks" } else { "plan-plays" }));
        }
        None if asked.state.is_some() => parts.push(Text::new("plan-intro")),
        None => parts.push(refusal::text(&TableRefusal::NothingToPlan)),
    }
    let is_first = plan.is_none_or(|plan| plan.turns().len() == 1 && plan.open().is_some());
    parts.extend(match (asked.menu, asked.level) {
        (Some(_), Some(level)) if !level.taken.is_empty() => Some(Text::new("ask-step").text("steps", joined(&level.taken))),
        (Some(menu), Some(_)) if menu.can_end() => Some(Text::new("plan-more")),
        (Some(menu), None) if menu.can_end() => Some(Text::new("plan-end")),
        (Some(_), Some(_)) if plan.is_some_and(|plan| plan.open().is_some()) => Some(Text::new("plan-then")),
        (Some(_), Some(_)) => Some(Text::new(if is_first { "plan-first" } else { "plan-otherwise" })),
        _ => None,
    });
    limits::cut(&parts.iter().map(|part| voice.say(part)).collect::<Vec<_>>().join("\n"), limits::TEXT)
}

/// The turns of a plan, each on a line.
fn turns<'a>(table: &'a Table, seat: Seat, plan: &'a Plan) -> impl Iterator<Item = Text> {
    plan.turns().iter().zip(1..).filter_map(move |(turn, number): (_, u32)| {
        let prospect = table.prospect(seat, turn).ok()?;
        let id = if number == 1 { "plan-turn-first" } else { "plan-turn-otherwise" };
        let line = Text::new(id).number("number", number).text("actions", actions(seat, turn, &prospect));
        let open = prospect.obstacle == Some(Obstacle::Unfinished);
        let in_the_way = prospect.obstacle.filter(|it| *it != Obstacle::Unfinished);
        Some(match in_the_way {
            Some(why) => Text::new("plan-turn-not-now").text("turn", line).text("why", obstacle(&why)),
            None if open => Text::new("plan-turn-open").text("turn", line),
            None if prospect.after.status().waits_for().contains(seat) => Text::new("plan-turn-luck").text("turn", line),
            None => line,
        })
    })
}

/// The actions of a planned turn in words; from the first that is not possible on in those in which they were planned.
fn actions(seat: Seat, turn: &PlannedTurn, prospect: &Prospect) -> Text {
    let mut said = turn.actions().zip(turn.said()).enumerate().map(|(at, (action, said))| match prospect.before.get(at) {
        Some(state) => meaning_of(&state.menu(seat), action),
        None if said.is_empty() => meaning_of(&[], action),
        None => in_steps(&said),
    });
    let join = |front: Text, next: Text| Text::new("plan-actions").text("front", front).text("next", next);
    let first = said.next().unwrap_or(Text::new("menu-none"));
    said.fold(first, join)
}

/// Why a planned turn cannot be played.
fn obstacle(why: &Obstacle) -> Text {
    match why {
        Obstacle::Refused(illegal) => refusal::illegal_text(illegal),
        Obstacle::AnotherDeed => Text::new("plan-another-deed"),
        Obstacle::Changed => Text::new("plan-changed"),
        Obstacle::Unfinished => Text::new("plan-unfinished"),
    }
}

fn rows(asked: &Question<'_>, voice: &Voice) -> Vec<Row> {
    let Question { table, seat, menu, level, .. } = *asked;
    let address = Address::of(table);
    let buttons = Buttons { table: address, origin: Origin::Private, voice };
    let number = number(table, seat);
    let press = |path: &[u8], hash: &str| {
        id(address, Origin::Private, &PlanWish::Way(seat, number, path.to_vec(), hash.to_owned())).unwrap_or_default()
    };
    let mut rows = Vec::new();
    if let (Some(level), Some(state)) = (level, asked.state) {
        let consequences = consequences(state, seat, level, number, voice);
        rows.extend(entries(level, &consequences, voice, &buttons, &press));
    }
    let mut control = Vec::from_iter(up(menu, level, voice, &press));
    let button = |wish: PlanWish, style: Style| buttons.button(wish, style);
    if menu.is_some_and(Menu::can_end) {
        control.push(button(PlanWish::End(number), Style::Success));
    }
    let mut settings = Vec::new();
    if let Some(plan) = table.plan(seat).filter(|_| has_turns(table, seat)) {
        if plan.has_room() && !asked.otherwise {
            control.push(button(PlanWish::Otherwise(number), Style::Primary));
        }
        control.push(button(PlanWish::TakeBack(number), Style::Secondary));
        control.push(button(PlanWish::Clear(number), Style::Danger));
        settings.push(button(PlanWish::Asks(number, !plan.asks()), Style::Secondary));
    }
    // As if it stood on the card: the board comes as a message of its own, and this one keeps the menu.
    settings.push(Buttons { origin: Origin::Card, ..buttons }.button(Glance::Board, Style::Secondary));
    rows.extend([control, settings].into_iter().filter(|row| !row.is_empty()).map(Row::Buttons));
    rows
}

/// What became of a seat's plan in the turn that has begun, for the message of this turn.
pub(crate) fn note(table: &Table, seat: Seat) -> Vec<Text> {
    let Some(plan) = table.plan(seat).filter(|_| table.waits_for().contains(seat)) else { return Vec::new() };
    match plan.end() {
        Some(PlanEnd::Played(turn)) if table.turns() == turn => vec![Text::new("plan-began")],
        Some(PlanEnd::NotPlayed(_)) => {
            let line = |(turn, number): (&PlannedTurn, u32)| {
                let prospect = table.prospect(seat, turn).ok()?;
                let why = obstacle(prospect.obstacle.as_ref()?);
                let line = Text::new("plan-turn-first").number("number", number).text("actions", actions(seat, turn, &prospect));
                Some(Text::new("plan-turn-not-now").text("turn", line).text("why", why))
            };
            let why = plan.turns().iter().zip(1..).filter_map(line);
            [Text::new("plan-not-played")].into_iter().chain(why).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether the plan's last change added what a press with this hash stood for: it was pressed twice.
pub(crate) fn was_added(table: &Table, seat: Seat, seen: u64, is_it: impl Fn(&str) -> bool) -> bool {
    let last = table.plan(seat).filter(|plan| plan.number() == seen + 1).and_then(|plan| plan.turns().last());
    last.and_then(|turn| turn.actions().last()).is_some_and(is_it)
}

/// Whether this is the action of a press with this hash.
pub(crate) fn has_hash(action: &str, hash: &str) -> bool {
    fingerprint::hash(&[action]) == hash
}
