//! What is answered without a table: help, rules, lists of tables, and what nobody can make sense of.

use std::sync::Arc;

use pergola_engine::{Catalogue, Game};
use pergola_lessons::lesson;
use pergola_table::Table;
use pergola_text::Text;

use super::{
    buttons::Buttons,
    find::{self, Tables},
    limits::{self, Sentences},
    plain::{Button, Card, MenuChoice, Reply, Request, Row, Show, Style},
    press::{Address, Origin, Press, Wish},
    suggest::about,
    voice::Voice,
};

/// Room kept on a page of rules for its heading.
const HEADING: usize = 100;

/// A private answer of one sentence.
pub(super) fn sentence(text: &Text) -> Reply {
    sentence_by(&Voice::alone(), text)
}

/// One sentence, for whoever asked, about the people this voice knows.
pub(super) fn sentence_by(voice: &Voice, text: &Text) -> Reply {
    private(Card { text: limits::cut(&voice.say(text), limits::TEXT), ..Card::default() })
}

/// A new private message.
pub(super) fn private(card: Card) -> Reply {
    Reply { show: Show::Private, card }
}

/// What there is and how to begin.
pub(super) fn help() -> Reply {
    sentence(&Text::new("help"))
}

/// Their tables in this server, those that wait for them first; before them why they are listed, if they did not ask.
pub(super) fn list(tables: &dyn Tables, request: &Request, lead: Option<&Text>) -> Reply {
    let theirs = find::of_person(tables, request);
    let voice = Voice::alone();
    let heading = Text::new(if theirs.is_empty() { "list-nothing" } else { "list-yours" });
    let mut lines: Vec<String> = lead.into_iter().chain([&heading]).map(|text| voice.say(text)).collect();
    lines.extend(theirs.iter().map(|table| Voice::private(table).say(&about(table, request))));
    let text = Sentences(lines).within(limits::TEXT, "\n");
    private(Card { text, rows: choices(&theirs, request, &|_| Wish::Turn), ..Card::default() })
}

/// A private choice among several tables, each asked the same. What no button can say is typed again, with the table.
pub(super) fn choose(several: &[Arc<Table>], request: &Request, wish: &dyn Fn(&Table) -> Wish) -> Reply {
    if !several.iter().all(|table| fits_a_button(table, wish(table))) {
        return type_which(several);
    }
    let text = Voice::alone().say(&Text::new("ask-table"));
    private(Card { text, rows: choices(several, request, wish), ..Card::default() })
}

/// Asks for what was typed once more, with one of these tables: nothing was done yet.
pub(super) fn type_which(several: &[Arc<Table>]) -> Reply {
    let numbers = several.iter().map(|it| Text::new("table-number").number("table", it.id().0 as i64));
    sentence(&Text::new("ask-table-typed").list("tables", numbers))
}

/// Whether a button that asks this of a table means all of it.
fn fits_a_button(table: &Table, wish: Wish) -> bool {
    let press = Press::Wish { table: Address::of(table), wish, origin: Origin::Private };
    let id = press.id();
    limits::length(&id) <= limits::ID && Press::read(&id) == Some(press)
}

/// Asks which game's rules are meant.
pub(super) fn rules_of_which(games: &Catalogue) -> Reply {
    let voice = Voice::alone();
    let button = |game: &dyn Game| {
        let (key, label) = (game.meta().key, voice.label(&Text::of(format!("{}-title", game.meta().key))));
        Button { id: Press::Rules { game: key.to_owned(), page: 0 }.id(), label, style: Style::Secondary, enabled: true }
    };
    let buttons: Vec<Button> = games.iter().map(button).collect();
    let rows = buttons.chunks(limits::BUTTONS).take(limits::ROWS).map(|row| Row::Buttons(row.to_vec())).collect();
    private(Card { text: voice.say(&Text::new("ask-rules")), rows, ..Card::default() })
}

/// Asks which game is to be learnt; of one that has no lesson, says so.
pub(super) fn learn_which(games: &Catalogue, asked: Option<&dyn Game>) -> Reply {
    let voice = Voice::alone();
    let button = |game: &dyn Game| {
        let (key, label) = (game.meta().key, voice.label(&Text::of(format!("{}-title", game.meta().key))));
        Button { id: Press::Learn { game: key.to_owned() }.id(), label, style: Style::Secondary, enabled: true }
    };
    let taught = games.iter().filter(|game| lesson(game.meta().key).is_some());
    let buttons: Vec<Button> = taught.map(button).collect();
    let rows = buttons.chunks(limits::BUTTONS).take(limits::ROWS).map(|row| Row::Buttons(row.to_vec())).collect();
    let none = |game: &dyn Game| Text::new("refused-no-lesson").text("game", Text::of(format!("{}-title", game.meta().key)));
    let text = asked.map_or(Text::new("ask-learn"), none);
    private(Card { text: voice.say(&text), rows, ..Card::default() })
}

/// A page of a game's rules.
pub(super) fn rules(game: &dyn Game, page: usize, show: Show) -> Reply {
    let voice = Voice::alone();
    let key = game.meta().key;
    let pages = rule_pages(key, &voice);
    let page = page.min(pages.len().saturating_sub(1));
    let heading = Text::new("rules-title").text("game", Text::of(format!("{key}-title")));
    let heading = heading.number("page", page as i64 + 1).number("pages", pages.len() as i64);
    let text = [voice.say(&heading), pages.get(page).cloned().unwrap_or_default()].join("\n");
    let turn_to = |page: usize, label| Button {
        id: Press::Rules { game: key.to_owned(), page }.id(),
        label: voice.label(&Text::new(label)),
        style: Style::Secondary,
        enabled: true,
    };
    let mut buttons = Vec::new();
    buttons.extend((page > 0).then(|| turn_to(page - 1, "button-previous")));
    buttons.extend((page + 1 < pages.len()).then(|| turn_to(page + 1, "button-next")));
    let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
    Reply { show, card: Card { text: limits::cut(&text, limits::TEXT), rows, ..Card::default() } }
}

/// The paragraphs of a game's rules, as many on a page as fit.
fn rule_pages(game: &str, voice: &Voice) -> Vec<String> {
    let room = limits::TEXT - HEADING;
    let mut pages: Vec<String> = Vec::new();
    for paragraph in voice.say(&Text::of(format!("{game}-rules"))).split("\n\n") {
        match pages.last_mut() {
            Some(page) if limits::length(page) + limits::length(paragraph) + 2 <= room => {
                page.push_str("\n\n");
                page.push_str(paragraph);
            }
            _ => pages.push(limits::cut(paragraph, room)),
        }
    }
    pages
}

/// A menu of tables, each with a wish that fits a button.
fn choices(tables: &[Arc<Table>], request: &Request, wish: &dyn Fn(&Table) -> Wish) -> Vec<Row> {
    let choice = |table: &Arc<Table>| -> MenuChoice {
        let voice = Voice::private(table);
        let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice: &voice };
        buttons.choice(wish(table), &about(table, request), false)
    };
    let Some(first) = tables.first() else { return Vec::new() };
    let voice = Voice::alone();
    let buttons = Buttons { table: Address::of(first), origin: Origin::Private, voice: &voice };
    buttons.menus("tables", &Text::new("ask-table"), tables.iter().take(limits::CHOICES).map(choice).collect())
}
