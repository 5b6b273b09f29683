//! `/help`: what there is and how to begin, and where every command is.

use pergola_text::{Language, Text};

use crate::{
    item::{Command, Group},
    seam::{
        limits,
        plain::{Card, Reply},
        voice::Voice,
    },
    sight::message,
};

/// What there is, how to begin, and a line for each group of these commands.
pub(crate) fn help(commands: &[&dyn Command], language: Language) -> Reply {
    let voice = Voice::alone(language);
    let line = |group: Option<Group>| {
        let of_group = commands.iter().filter(|it| it.group() == group);
        // The group's word stands before the list.
        let word = if group.is_none() { "help-command" } else { "help-word" };
        let words = of_group.map(|it| Text::new(word).code("command", it.word()));
        let id = group.map_or("help-everyday", group_id);
        voice.say(&Text::new(id).list("commands", words))
    };
    let everyday = [None].into_iter().chain(Group::ALL.map(Some)).map(line);
    // A line between what there is and where it is.
    let lines = [voice.say(&Text::new("help")), String::new()].into_iter().chain(everyday);
    let end = voice.say(&Text::new("help-typed"));
    let text = lines.chain([end]).collect::<Vec<_>>().join("\n");
    message::private(Card { text: limits::cut(&text, limits::TEXT), ..Card::default() })
}

fn group_id(group: Group) -> &'static str {
    match group {
        Group::Table => "help-table",
        Group::Past => "help-past",
        Group::Me => "help-me",
        Group::Club => "help-club",
    }
}
