//! The limits of a message and of a command: the strictest of all chats, held before a door sees anything.
//!
//! Lengths count UTF-16 code units, so a text that fits here fits wherever characters are counted otherwise. The
//! conversation keeps to the limits by construction: it shortens at sentence ends ([`Sentences::within`]) and names what is
//! too long with an ellipsis ([`cut`]); [`check_card`] and [`check_commands`] are what tests hold every message to.

use std::{collections::BTreeSet, ops::RangeInclusive};

use unicode_segmentation::UnicodeSegmentation;

use crate::seam::plain::{Attachment, Card, CommandSpec, OptionSpec, Row, SelectMenu, Suggestion};

/// Characters of a message.
pub const TEXT: usize = 2000;
/// Characters of a paragraph of a story.
pub const PARAGRAPH: usize = 300;
/// Characters of a picture's alt text.
pub const ALT: usize = 1024;
/// Bytes of a file that goes with a message.
pub const FILE: usize = 8 << 20;
/// Characters of its name.
pub const FILE_NAME: usize = 100;
/// Rows under a message.
pub const ROWS: usize = 5;
/// Buttons in a row.
pub const BUTTONS: usize = 5;
/// Choices of a menu that stands open.
pub const OPEN_CHOICES: usize = 10;
/// Parts of a message in all: its frame, its text, its pictures, the line before what can be pressed, rows and what is in them.
pub const PARTS: usize = 40;
/// Characters of a message with all that stands open below it.
pub const WHOLE: usize = 4000;
/// Choices of a menu, of an option and of an autocompletion list.
pub const CHOICES: usize = 25;
/// Characters of the id of a button or menu, and of a menu's value.
pub const ID: usize = 100;
/// Characters of an option's value, as typed.
pub const VALUE: usize = 500;
/// Characters of a button's label. Choices hold to it too, though they may have 100.
pub const LABEL: usize = 80;
/// Characters of a choice's description, of a description of a command, and of a suggestion.
pub const DESCRIPTION: usize = 100;
/// Characters of what a menu asks.
pub const PLACEHOLDER: usize = 150;
/// Commands in all.
pub const COMMANDS: usize = 100;
/// Subcommands of a command, and options of each.
pub const OPTIONS: usize = 25;
/// Characters of all names, descriptions and values of a command together.
pub const COMMAND: usize = 8000;
/// Characters of the name of a place.
pub const TITLE: usize = 100;
/// Characters of the name of a command or option.
pub const NAME: usize = 32;

/// Something is longer or shorter than it may be, or there are more or fewer of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {found} is not within {allowed:?}")]
pub struct OverLimit {
    /// What it is.
    pub what: String,
    /// Its length or number.
    pub found: usize,
    /// What is allowed.
    pub allowed: RangeInclusive<usize>,
}

/// How many characters a chat counts.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The text, at most `limit` characters of it; what is longer ends in an ellipsis and never within a grapheme.
pub fn cut(text: &str, limit: usize) -> String {
    if length(text) <= limit {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut room = limit.saturating_sub(1);
    for grapheme in text.graphemes(true) {
        match room.checked_sub(length(grapheme)) {
            Some(left) => room = left,
            None => break,
        }
        kept.push_str(grapheme);
    }
    format!("{}…", kept.trim_end())
}

/// Whole sentences, to be shown as far as there is room.
#[derive(Clone, Debug, Default)]
pub struct Sentences(pub Vec<String>);

impl Sentences {
    /// The first sentences that fit into `limit` characters, joined; the first is cut when it alone does not fit.
    pub fn within(&self, limit: usize, joint: &str) -> String {
        let mut text = String::new();
        for sentence in self.0.iter().filter(|it| !it.is_empty()) {
            let joint = if text.is_empty() { "" } else { joint };
            if length(&text) + length(joint) + length(sentence) > limit {
                break;
            }
            text.push_str(joint);
            text.push_str(sentence);
        }
        match self.0.first() {
            Some(first) if text.is_empty() => cut(first, limit),
            _ => text,
        }
    }

    /// The sentences that fit into `limit` characters, joined, each taken that still has room; the first is cut when it alone
    /// does not fit. And how many are left out.
    pub fn as_many_within(&self, limit: usize, joint: &str) -> (String, usize) {
        let mut text = String::new();
        let mut left_out = 0;
        for sentence in self.0.iter().filter(|it| !it.is_empty()) {
            let joint = if text.is_empty() { "" } else { joint };
            if length(&text) + length(joint) + length(sentence) > limit {
                left_out += 1;
                continue;
            }
            text.push_str(joint);
            text.push_str(sentence);
        }
        match self.0.first() {
            Some(first) if text.is_empty() => (cut(first, limit), left_out),
            _ => (text, left_out),
        }
    }

    /// The last sentences that fit into `limit` characters, in their order, and how many are left out before them.
    pub fn latest_within(&self, limit: usize, joint: &str) -> (String, usize) {
        let mut room = limit;
        let mut from = self.0.len();
        for (at, sentence) in self.0.iter().enumerate().rev() {
            match room.checked_sub(length(sentence) + length(joint)) {
                Some(left) => (room, from) = (left, at),
                None => break,
            }
        }
        (self.0[from..].join(joint), from)
    }
}

/// Holds a message to the limits.
pub fn check_card(card: &Card) -> Result<(), OverLimit> {
    let least = usize::from(card.picture.is_none());
    within("text", length(card.text.trim()), least..=TEXT)?;
    for picture in card.pictures() {
        within("alt text", length(&picture.alt), 1..=ALT)?;
    }
    within("alone", usize::from(card.beside.is_some() && card.picture.is_none()), 0..=0)?;
    within("parts", parts(card), 0..=PARTS)?;
    card.file.as_ref().map_or(Ok(()), |file| check_file(file, card.picture.is_some()))?;
    within("rows", card.rows.len(), 0..=ROWS)?;
    let ids = card.rows.iter().map(check_row).collect::<Result<Vec<_>, _>>()?.concat();
    different("ids", &ids)
}

/// How many parts a message has where its open menus stand open.
pub fn parts(card: &Card) -> usize {
    let frame = 2 + usize::from(card.picture.is_some()) + usize::from(!card.rows.is_empty());
    frame + card.rows.iter().map(parts_of).sum::<usize>()
}

/// How many parts a row is.
fn parts_of(row: &Row) -> usize {
    match row {
        Row::Buttons(buttons) => 1 + buttons.len(),
        // A section, its sentence and its button.
        Row::Menu(menu) if menu.open => 3 * menu.choices.len(),
        Row::Menu(_) => 2,
    }
}

/// Shuts what cannot stand open: menus of more choices than that, and those for which the message has no room.
pub(crate) fn shut_what_is_too_long(card: &mut Card) {
    for at in (0..card.rows.len()).rev() {
        let has_room = parts(card) <= PARTS;
        let Row::Menu(menu) = &mut card.rows[at] else { continue };
        menu.open &= has_room && menu.choices.len() <= OPEN_CHOICES;
    }
}

/// The taps for an entry among so many: where they do not stand open, a list is unfolded first.
pub(crate) fn tap(entries: usize) -> usize {
    if entries <= OPEN_CHOICES { 1 } else { 2 }
}

/// Holds all commands to the limits.
pub fn check_commands(commands: &[CommandSpec]) -> Result<(), OverLimit> {
    within("commands", commands.len(), 0..=COMMANDS)?;
    different("commands", &commands.iter().map(|it| it.name.as_str()).collect::<Vec<_>>())?;
    commands.iter().try_for_each(check_command)
}

/// Holds an autocompletion list to the limits.
pub fn check_suggestions(suggestions: &[Suggestion]) -> Result<(), OverLimit> {
    within("suggestions", suggestions.len(), 0..=CHOICES)?;
    for it in suggestions {
        check_word("label", &it.label, DESCRIPTION)?;
        check_word("value", &it.value, DESCRIPTION)?;
    }
    Ok(())
}

/// A message has a picture or a file.
fn check_file(file: &Attachment, has_picture: bool) -> Result<(), OverLimit> {
    within("pictures", usize::from(has_picture), 0..=0)?;
    within("file", file.bytes.len(), 1..=FILE)?;
    within("alt text", length(&file.alt), 0..=ALT)?;
    check_word("name", &file.name, FILE_NAME)?;
    let strange = |it: &char| !(it.is_ascii_alphanumeric() || matches!(it, '-' | '.'));
    within(&file.name, file.name.chars().filter(strange).count(), 0..=0)
}

/// The ids of a row.
fn check_row(row: &Row) -> Result<Vec<&str>, OverLimit> {
    match row {
        Row::Buttons(buttons) => {
            within("buttons", buttons.len(), 1..=BUTTONS)?;
            for button in buttons {
                check_word("id", &button.id, ID)?;
                check_word("label", &button.label, LABEL)?;
            }
            Ok(buttons.iter().map(|it| it.id.as_str()).collect())
        }
        Row::Menu(menu) => check_menu(menu).map(|()| vec![menu.id.as_str()]),
    }
}

fn check_menu(menu: &SelectMenu) -> Result<(), OverLimit> {
    check_word("id", &menu.id, ID)?;
    within("placeholder", length(&menu.placeholder), 0..=PLACEHOLDER)?;
    within("choices", menu.choices.len(), 1..=if menu.open { OPEN_CHOICES } else { CHOICES })?;
    within("chosen", menu.choices.iter().filter(|it| it.chosen).count(), 0..=1)?;
    different("values", &menu.choices.iter().map(|it| it.value.as_str()).collect::<Vec<_>>())?;
    for choice in &menu.choices {
        check_word("value", &choice.value, ID)?;
        check_word("label", &choice.label, LABEL)?;
        within("description", length(&choice.description), 0..=DESCRIPTION)?;
        within("press", length(choice.press.trim()), usize::from(menu.open)..=LABEL)?;
    }
    Ok(())
}

/// A command has subcommands or options, never both.
fn check_command(command: &CommandSpec) -> Result<(), OverLimit> {
    check_name(&command.name)?;
    check_word("description", &command.description, DESCRIPTION)?;
    within("subcommands", command.verbs.len(), 0..=OPTIONS)?;
    let options = if command.verbs.is_empty() { OPTIONS } else { 0 };
    within("options", command.options.len(), 0..=options)?;
    check_options(&command.options)?;
    let mut total = length(&command.name) + length(&command.description) + options_length(&command.options);
    for verb in &command.verbs {
        check_name(&verb.name)?;
        check_word("description", &verb.description, DESCRIPTION)?;
        check_options(&verb.options)?;
        total += length(&verb.name) + length(&verb.description) + options_length(&verb.options);
    }
    within(&command.name, total, 0..=COMMAND)
}

/// Names are different, and no option that has to be filled stands behind one that has not.
fn check_options(options: &[OptionSpec]) -> Result<(), OverLimit> {
    within("options", options.len(), 0..=OPTIONS)?;
    different("options", &options.iter().map(|it| it.name.as_str()).collect::<Vec<_>>())?;
    let optional = options.iter().position(|it| !it.required).unwrap_or(options.len());
    let late = options[optional..].iter().filter(|it| it.required).count();
    within("required late", late, 0..=0)?;
    for option in options {
        check_name(&option.name)?;
        check_word("description", &option.description, DESCRIPTION)?;
        within("choices", option.choices.len(), 0..=CHOICES)?;
        for (value, label) in &option.choices {
            check_word("value", value, DESCRIPTION)?;
            check_word("label", label, DESCRIPTION)?;
        }
    }
    Ok(())
}

fn options_length(options: &[OptionSpec]) -> usize {
    let choices = |it: &OptionSpec| it.choices.iter().map(|(value, label)| length(value) + length(label)).sum::<usize>();
    options.iter().map(|it| length(&it.name) + length(&it.description) + choices(it)).sum()
}

/// Names are written in small letters, digits, `-` and `_`.
fn check_name(name: &str) -> Result<(), OverLimit> {
    check_word("name", name, NAME)?;
    let strange = name.chars().filter(|it| !(it.is_ascii_lowercase() || it.is_ascii_digit() || matches!(it, '-' | '_'))).count();
    within(name, strange, 0..=0)
}

fn check_word(what: &str, word: &str, most: usize) -> Result<(), OverLimit> {
    within(&format!("{what} {word:?}"), length(word.trim()), 1..=most)
}

fn different(what: &str, words: &[&str]) -> Result<(), OverLimit> {
    let different: BTreeSet<_> = words.iter().collect();
    within(&format!("different {what}"), different.len(), words.len()..=words.len())
}

fn within(what: &str, found: usize, allowed: RangeInclusive<usize>) -> Result<(), OverLimit> {
    if allowed.contains(&found) { Ok(()) } else { Err(OverLimit { what: what.to_owned(), found, allowed }) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seam::plain::{Button, Filling, MenuChoice, Style};

    fn button(id: &str, label: &str) -> Button {
        Button { id: id.to_owned(), label: label.to_owned(), style: Style::Primary, enabled: true }
    }

    fn card(text: &str, rows: Vec<Row>) -> Card {
        Card { text: text.to_owned(), rows, ..Card::default() }
    }

    #[test]
    fn a_text_is_cut_between_graphemes() {
        assert_eq!(cut("short", 5), "short");
        assert_eq!(cut("longer", 5), "long…");
        let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}";
        assert_eq!(cut(&format!("a{family}b"), 8), "a…");
        assert_eq!(length(&cut(&family.repeat(1000), TEXT)), 1 + TEXT / 8 * 8 - 8 + (TEXT % 8));
    }

    #[test]
    fn sentences_end_whole() {
        let sentences = Sentences(["One.", "Two.", "Three."].map(str::to_owned).to_vec());
        assert_eq!(sentences.within(9, " "), "One. Two.");
        assert_eq!(sentences.within(8, " "), "One.");
        assert_eq!(sentences.within(3, " "), "On…");
        assert_eq!(sentences.latest_within(12, " "), ("Two. Three.".to_owned(), 1));
        assert_eq!(sentences.latest_within(5, " "), (String::new(), 3));
    }

    #[test]
    fn a_message_is_held_to_its_limits() {
        assert_eq!(check_card(&card(&"x".repeat(TEXT), Vec::new())), Ok(()));
        assert!(check_card(&card(&"x".repeat(TEXT + 1), Vec::new())).is_err());
        assert!(check_card(&card("", Vec::new())).is_err());
        let row = |count: usize| Row::Buttons((0..count).map(|it| button(&it.to_string(), "x")).collect());
        assert_eq!(check_card(&card("x", vec![row(5)])), Ok(()));
        assert!(check_card(&card("x", vec![row(6)])).is_err());
        assert!(check_card(&card("x", vec![row(0)])).is_err());
        assert!(check_card(&card("x", vec![row(1), row(1)])).is_err(), "one id twice");
        assert!(check_card(&card("x", vec![Row::Buttons(vec![button("1", &"x".repeat(81))])])).is_err());
        assert!(check_card(&card("x", vec![Row::Buttons(vec![button(&"x".repeat(101), "x")])])).is_err());
    }

    fn open_menu(count: usize) -> Row {
        let choice = |at: usize| MenuChoice {
            value: at.to_string(),
            label: "x".to_owned(),
            description: String::new(),
            chosen: false,
            press: "x".to_owned(),
        };
        let choices = (0..count).map(choice).collect();
        Row::Menu(SelectMenu { id: "menu".to_owned(), placeholder: String::new(), choices, open: true })
    }

    fn buttons(start: &str, count: usize) -> Row {
        Row::Buttons((0..count).map(|it| button(&format!("{start}{it}"), "x")).collect())
    }

    fn is_open(card: &Card) -> bool {
        card.rows.iter().any(|row| matches!(row, Row::Menu(menu) if menu.open))
    }

    #[test]
    fn a_menu_stands_open_as_long_as_the_message_has_room_for_it() {
        let shown = |choices: usize, rows: Vec<Row>| {
            let mut card = card("x", [vec![open_menu(choices)], rows].concat());
            shut_what_is_too_long(&mut card);
            assert_eq!(check_card(&card), Ok(()));
            is_open(&card)
        };
        assert!(shown(OPEN_CHOICES, vec![buttons("a", 5)]));
        assert!(!shown(OPEN_CHOICES + 1, Vec::new()), "more than stand open");
        // Three of the frame and 27 of the menu leave ten: two rows of four buttons each, and one button more is too many.
        assert!(shown(9, vec![buttons("a", 4), buttons("b", 4)]));
        assert!(!shown(9, vec![buttons("a", 4), buttons("b", 5)]), "the menu gives way, and no button does");
    }

    #[test]
    fn a_message_has_so_many_parts_and_a_second_picture_beside_a_first_alone() {
        let full = card("x", vec![open_menu(9), buttons("a", 4), buttons("b", 4)]);
        assert_eq!((parts(&full), check_card(&full)), (PARTS, Ok(())));
        let over = Card { rows: [full.rows, vec![buttons("c", 1)]].concat(), ..card("x", Vec::new()) };
        assert!(check_card(&over).is_err() && check_card(&card("x", vec![open_menu(11)])).is_err());
        let scene = pergola_render::Scene { width: 1, height: 1, palette: "none", layers: Vec::new() };
        let picture = Some(crate::seam::plain::Picture { scene, alt: "It.".to_owned() });
        assert!(check_card(&Card { beside: picture.clone(), ..card("x", Vec::new()) }).is_err());
        assert_eq!(check_card(&Card { picture: picture.clone(), beside: picture, ..card("x", Vec::new()) }), Ok(()));
    }

    #[test]
    fn a_file_is_held_to_its_limits() {
        let held = |name: &str, bytes: usize| {
            let file = Attachment { name: name.to_owned(), alt: String::new(), bytes: vec![0; bytes].into() };
            check_card(&Card { file: Some(file), ..card("x", Vec::new()) })
        };
        assert_eq!(held("table-7.jsonl", FILE), Ok(()));
        assert!(held("table-7.jsonl", FILE + 1).is_err() && held("table-7.jsonl", 0).is_err());
        assert!(held("../table", 1).is_err() && held(&"x".repeat(FILE_NAME + 1), 1).is_err());
    }

    #[test]
    fn a_command_is_held_to_its_limits() {
        let option = |name: &str, required| OptionSpec {
            filling: Filling::Text,
            name: name.to_owned(),
            description: "x".to_owned(),
            required,
            choices: Vec::new(),
        };
        let command = |options| CommandSpec { name: "x".to_owned(), description: "x".to_owned(), verbs: Vec::new(), options };
        assert_eq!(check_commands(&[command(vec![option("a", true), option("b", false)])]), Ok(()));
        assert!(check_commands(&[command(vec![option("b", false), option("a", true)])]).is_err());
        assert!(check_commands(&[command(vec![option("A", true)])]).is_err());
        assert!(check_commands(&[command(vec![option("a", true), option("a", true)])]).is_err());
        assert!(check_commands(&[command(Vec::new()), command(Vec::new())]).is_err());
    }
}
