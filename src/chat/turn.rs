//! A seat's private message: what happened, what it has done this turn, and what it can do next.
//!
//! The same message goes on from press to press. Its menu is one level of the seat's actions, as buttons when a few short
//! words do and as a select menu otherwise, whose entries say in a second line what they bring; below it stand Confirm, the
//! way back up, Take back and Restart. Places are numbered alike in labels and in the picture. Deliberately absent: whether
//! a press is obeyed.

use pergola_engine::{AnyState, Chance, Choice, END, Seat, Seats, Seen, Status, Step, Viewer};
use pergola_table::{Phase, Table, TableId, TurnStory};
use pergola_text::Text;

use super::{
    awaited,
    buttons::Buttons,
    lesson, limits,
    menu::{Entry, Level, Menu},
    motion, note,
    plain::{Button, Card, MenuChoice, Row, Style},
    plan,
    press::{Address, MenuPress, Origin, Press, Wish},
    refusal::names,
    sight::Sight,
    time,
    voice::Voice,
};

/// Menus of so few entries are buttons, if each label is short.
const FEW: usize = limits::BUTTONS;
/// A label a phone shows whole on a button.
const SHORT: usize = 32;
/// Room kept for everything but the story: heading, what was done, what is asked.
const FRAME: usize = 900;

/// What a seat's message shows.
#[derive(Clone, Debug, Default)]
pub(super) struct Shown {
    /// The level of the menu, by its steps' indices.
    pub(super) at: Vec<u8>,
    /// What is said first: why something was refused, or what was done.
    pub(super) lead: Option<Text>,
    /// Whether it tells what happened since the seat's last turn.
    pub(super) story: bool,
    /// Whether the seat has just ended its turn.
    pub(super) ended: bool,
    /// Whether its deputy reads it.
    pub(super) deputy: bool,
    /// What the seat has just done aside, as it hears of it itself.
    pub(super) aside: Option<TurnStory<Seen>>,
    /// That bots have waited for somebody, if they have.
    pub(super) waited: Option<Text>,
}

impl Shown {
    /// What a seat is shown that has just ended its turn.
    pub(super) fn ended() -> Shown {
        Shown { ended: true, ..Shown::default() }
    }
}

/// The message of a seat at a table that is being played.
pub(super) fn card(table: &Table, seat: Seat, shown: &Shown) -> Card {
    let sight = if shown.deputy { Sight::deputy(table, seat) } else { Sight::seat(table, seat) };
    let menu = table.state_for(Viewer::Seat(seat)).map(|state| Menu::of(state, seat));
    let fits = |steps: &[Step]| fits(steps, sight.voice());
    let level = menu.as_ref().and_then(|menu| menu.level(&shown.at, &fits).or_else(|| menu.level(&[], &fits)));
    let marks = level.as_ref().map(Level::marks).unwrap_or_default();
    let letters = level.as_ref().map(|level| level.letters.clone()).unwrap_or_default();
    let text = text(table, seat, shown, &sight, menu.as_ref(), level.as_ref());
    let rows = rows(table, seat, shown, &sight, menu.as_ref(), level.as_ref());
    Card {
        text,
        picture: match lesson::scored(table, shown) {
            Some(round) => sight.scoring(&round),
            None => sight.picture(marks, letters),
        },
        rows,
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    }
}

/// Whether these steps make a label.
pub(super) fn fits(steps: &[Step], voice: &Voice) -> bool {
    limits::length(&voice.plain(&joined(steps))) <= limits::LABEL - 8
}

/// What an entry is called: its steps, with its place's number before and an ellipsis after what leads on.
pub(super) fn named(entry: &Entry) -> Text {
    let mut text = joined(&entry.steps);
    if entry.action.is_none() {
        text = Text::new("menu-more").text("step", text);
    }
    match (entry.number, entry.letter) {
        (Some(number), Some(letter)) => {
            Text::new("menu-lettered").number("number", number).code("letter", letter).text("step", text)
        }
        (Some(number), None) => Text::new("menu-numbered").number("number", number).text("step", text),
        (None, _) => text,
    }
}

/// Steps in words.
pub(super) fn joined(steps: &[Step]) -> Text {
    let join = |front: Text, next: &Step| Text::new("menu-steps").text("front", front).text("next", next.text.clone());
    match steps {
        [] => Text::new("menu-none"),
        [first, rest @ ..] => rest.iter().fold(first.text.clone(), join),
    }
}

fn text(table: &Table, seat: Seat, shown: &Shown, sight: &Sight<'_>, menu: Option<&Menu>, level: Option<&Level>) -> String {
    let voice = sight.voice();
    let stories = table.last_turn(Viewer::Seat(seat)).into_iter();
    // What a deputy has begun goes on in this turn, whoever ends it.
    let is_deputys = |it: &TurnStory<Seen>| it.deputy.is_some() && !shown.deputy && !table.may_take_back(seat);
    let (before, own): (Vec<_>, Vec<_>) = stories.partition(|it| it.seat != seat || it.aside || it.bot || is_deputys(it));
    let own = sight.story(&own, FRAME / 2);
    let note = match table.seats()[seat.index()].person.as_ref().filter(|_| !shown.deputy) {
        Some(person) => note::at_top(table, &person.id, voice),
        None => Vec::new(),
    };
    let taught: Vec<String> = lesson::lines(table, voice, menu, level).iter().map(|line| voice.say(line)).collect();
    let taken = taught.iter().chain(&note).map(|line| limits::length(line) + 1).sum();
    let room = (limits::TEXT - FRAME).saturating_sub(taken);
    let mut parts = vec![voice.say(&heading(table))];
    parts.extend(note);
    parts.extend(shown.lead.as_ref().map(|lead| limits::cut(&voice.say(lead), FRAME / 3)));
    parts.extend(shown.deputy.then(|| voice.say(&Text::new("deputy-plays").seat("of", seat.0))));
    if !table.may_take_back(seat) && !shown.deputy {
        parts.extend(plan::note(table, seat).iter().map(|line| limits::cut(&voice.say(line), FRAME / 3)));
    }
    if shown.story {
        let before = sight.story(&before, room);
        parts.extend((!before.is_empty()).then_some(before));
    }
    if shown.ended {
        let ended = table.stories(Viewer::Seat(seat)).into_iter().rfind(|it| it.seat == seat);
        parts.push(voice.say(&Text::new("turn-ended")));
        parts.extend(ended.map(|ended| sight.story(&[ended], FRAME)).filter(|it| !it.is_empty()));
        parts.extend(table.waits_for().contains(seat).then(|| voice.say(&Text::new("turn-anew"))));
    }
    if let Some(aside) = &shown.aside {
        parts.push(voice.say(&Text::new("turn-aside")));
        parts.extend(Some(sight.story(std::slice::from_ref(aside), FRAME)).filter(|it| !it.is_empty()));
    }
    if !own.is_empty() {
        parts.push(voice.say(&Text::new("turn-done")));
        parts.push(own);
    }
    let waits = table.waits_for().contains(seat);
    let reminder = table.state_for(Viewer::Seat(seat)).filter(|_| waits).and_then(|state| state.reminder(seat));
    parts.extend(reminder.map(|text| voice.say(&text)));
    parts.extend(motion::line(table).map(|line| voice.say(&line)));
    parts.extend(taught);
    parts.extend((!lesson::leads(table)).then(|| voice.say(&question(table, seat, shown, menu, level))));
    parts.extend(time::until_running(table, Seats::only(seat)).iter().map(|line| voice.say(line)));
    limits::cut(&parts.join("\n"), limits::TEXT)
}

/// The game and the table.
pub(super) fn heading_in_list(table: &Table) -> Text {
    title_in_list(table.id(), table.game().meta().key)
}

/// A game by its key, and a table.
pub(super) fn title_in_list(table: TableId, game: &str) -> Text {
    Text::new("list-title").text("game", Text::of(format!("{game}-title"))).number("table", table.0 as i64)
}

/// The game, the table and the turn.
pub(super) fn heading(table: &Table) -> Text {
    match turn(table) {
        Some(turn) => Text::new("card-title-turn").text("title", title(table)).number("turn", turn),
        None => title(table),
    }
}

/// The game and the table, above a message.
pub(super) fn title(table: &Table) -> Text {
    let title = Text::of(format!("{}-title", table.game().meta().key));
    Text::new("card-title").text("game", title).number("table", number(table))
}

/// The number of a table as people are told it; 0 of a record's, which is none of theirs.
pub(super) fn number(table: &Table) -> i64 {
    if table.id().is_of_record() { 0 } else { table.id().0 as i64 }
}

fn turn(table: &Table) -> Option<u32> {
    match table.status() {
        Some(Status::ToAct { turn, .. }) => Some(turn),
        _ => None,
    }
}

fn question(table: &Table, seat: Seat, shown: &Shown, menu: Option<&Menu>, level: Option<&Level>) -> Text {
    if matches!(table.phase(), Phase::Over) {
        return Text::new("turn-over");
    }
    match (menu, level) {
        (Some(menu), Some(level)) if table.acts_aside(seat) && menu.above(&level.path).is_none() => {
            Text::new("turn-may").list("seats", names(others_awaited(table, seat)))
        }
        (Some(_), Some(level)) if !level.taken.is_empty() => Text::new("ask-step").text("steps", joined(&level.taken)),
        (Some(menu), Some(_)) if menu.can_end() && menu.is_aside() => Text::new("ask-confirm"),
        (Some(menu), Some(_)) if menu.can_end() => Text::new("ask-more"),
        (Some(_), Some(_)) => Text::new("ask-turn"),
        (Some(menu), None) if menu.can_end() => Text::new("ask-confirm"),
        _ if table.is_lesson() => Text::new("lesson-waiting").list("seats", names(others_awaited(table, seat))),
        _ => shown.waited.clone().unwrap_or_else(|| awaited::to_seat(table, others_awaited(table, seat))),
    }
}

/// The other seats the game waits for.
fn others_awaited(table: &Table, seat: Seat) -> Seats {
    table.waits_for().iter().filter(|it| *it != seat).collect()
}

/// What an action is called in the menu; its notation when it is not listed.
pub(super) fn meaning(table: &Table, seat: Seat, action: &str) -> Text {
    meaning_of(&table.state_for(Viewer::Seat(seat)).map(|state| state.menu(seat)).unwrap_or_default(), action)
}

/// An action in words: the steps that lead to it in a menu; its notation where none do.
pub(super) fn meaning_of(listed: &[Choice], action: &str) -> Text {
    let choice = listed.iter().find(|choice| choice.action == action);
    match choice {
        _ if action == END => Text::new("plan-confirm"),
        Some(choice) => joined(&choice.path),
        None => Text::new("menu-action").code("action", action),
    }
}

fn rows(table: &Table, seat: Seat, shown: &Shown, sight: &Sight<'_>, menu: Option<&Menu>, level: Option<&Level>) -> Vec<Row> {
    let voice = sight.voice();
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let decision = table.decision(seat);
    let press = |path: &[u8], hash: &str| {
        let (path, hash) = (path.to_vec(), hash.to_owned());
        Press::Menu(MenuPress { table: Address::of(table), seat, decision, path, hash }).id()
    };
    let mut rows: Vec<Row> = Vec::new();
    if let (Some(level), Some(state)) = (level, table.state_for(Viewer::Seat(seat))) {
        let consequences = consequences(state, seat, level, decision, voice);
        rows.extend(entries(level, &consequences, voice, &buttons, &press));
    }
    let mut control = Vec::from_iter(up(menu, level, voice, &press));
    if menu.is_some_and(Menu::can_end) {
        control.push(buttons.button(Wish::Confirm(decision), Style::Success));
    }
    if table.may_take_back(seat) {
        control.push(buttons.button(Wish::TakeBack(decision), Style::Secondary));
        control.push(buttons.button(Wish::Restart(decision), Style::Secondary));
    }
    if !shown.deputy && plan::is_offered(table, seat) {
        control.push(plan::button(table, seat, &buttons));
    }
    // As if it stood on the card: the board comes as a message of its own, and this one keeps the menu.
    control.push(Buttons { origin: Origin::Card, ..buttons }.button(Wish::Board, Style::Secondary));
    rows.push(Row::Buttons(control));
    if rows.len() < limits::ROWS && !shown.deputy {
        rows.extend(motion::row(table, seat, &Buttons { origin: Origin::Private, ..buttons }));
    }
    if rows.len() < limits::ROWS {
        rows.extend(lesson::row(table, voice));
    }
    rows
}

/// The button back to the level above; none at the top.
pub(super) fn up(
    menu: Option<&Menu>,
    level: Option<&Level>,
    voice: &Voice,
    press: &dyn Fn(&[u8], &str) -> String,
) -> Option<Button> {
    let above = menu?.above(&level?.path)?;
    let hash = menu?.hash_at(&above)?;
    let label = voice.label(&Text::new("button-up"));
    Some(Button { id: press(&above, &hash), label, style: Style::Secondary, enabled: true })
}

/// What each entry that is a whole action would bring in this state, as its second line; empty where there is nothing to say.
/// Whatever luck the seed gives, a consequence tells none of it.
pub(super) fn consequences(state: &dyn AnyState, seat: Seat, level: &Level, seed: u64, voice: &Voice) -> Vec<String> {
    let actions: Vec<&str> = level.entries.iter().map(|entry| entry.action.as_deref().unwrap_or_default()).collect();
    let said = state.consequences(seat, &actions, &mut Chance::silent(seed));
    let line = |text: Option<Text>| text.map_or_else(String::new, |text| limits::cut(&voice.brief(&text), limits::DESCRIPTION));
    said.into_iter().map(line).collect()
}

/// The level's entries as a row of buttons, or as a select menu, which has room for what they bring.
pub(super) fn entries(
    level: &Level,
    consequences: &[String],
    voice: &Voice,
    buttons: &Buttons<'_>,
    press: &dyn Fn(&[u8], &str) -> String,
) -> Vec<Row> {
    let labels: Vec<String> = level.entries.iter().map(|entry| voice.label(&named(entry))).collect();
    let are_short = labels.len() <= FEW && labels.iter().all(|label| limits::length(label) <= SHORT);
    if are_short && consequences.iter().all(String::is_empty) {
        let button = |(entry, label): (&Entry, String)| Button {
            id: press(&entry.path, &entry.hash),
            label,
            style: Style::Primary,
            enabled: true,
        };
        return vec![Row::Buttons(level.entries.iter().zip(labels).map(button).collect())];
    }
    let choice = |((entry, label), description): ((&Entry, String), &String)| MenuChoice {
        value: press(&entry.path, &entry.hash),
        label,
        description: description.clone(),
        chosen: false,
    };
    let question = if level.taken.is_empty() { Text::new("ask-choose") } else { joined(&level.taken) };
    buttons.menus("turn", &question, level.entries.iter().zip(labels).zip(consequences).map(choice).collect())
}
