//! Buttons and menus, made of what they ask for: the id and the label follow from the wish.

use pergola_text::Text;

use super::{
    limits,
    plain::{Button, Menu, MenuChoice, Row, Style},
    press::{Address, Origin, Press, Wish},
    voice::Voice,
};

/// Makes the buttons of one message about one table.
pub(super) struct Buttons<'a> {
    /// The table.
    pub(super) table: Address,
    /// Whether the message is the table's card or private.
    pub(super) origin: Origin,
    /// Who writes the labels.
    pub(super) voice: &'a Voice,
}

impl Buttons<'_> {
    /// A button for a wish, labelled as such buttons are everywhere.
    pub(super) fn button(&self, wish: Wish, style: Style) -> Button {
        let label = self.voice.label(&label(&wish));
        Button { id: self.id(wish), label, style, enabled: true }
    }

    /// The id of a button for a wish.
    pub(super) fn id(&self, wish: Wish) -> String {
        Press::Wish { table: self.table, wish, origin: self.origin }.id()
    }

    /// A choice of a menu.
    pub(super) fn choice(&self, wish: Wish, label: &Text, chosen: bool) -> MenuChoice {
        MenuChoice { value: self.id(wish), label: self.voice.label(label), description: String::new(), chosen }
    }

    /// Menus that ask `question`, as many as the choices need; none without choices.
    pub(super) fn menus(&self, name: &str, question: &Text, choices: Vec<MenuChoice>) -> Vec<Row> {
        let placeholder = limits::cut(&self.voice.plain(question), limits::PLACEHOLDER);
        let menu = |(number, choices): (usize, &[MenuChoice])| {
            let id = format!("menu.{}.{name}.{number}", self.table.table);
            Row::Menu(Menu { id, placeholder: placeholder.clone(), choices: choices.to_vec() })
        };
        choices.chunks(limits::CHOICES).enumerate().map(menu).collect()
    }
}

fn label(wish: &Wish) -> Text {
    match wish {
        Wish::Turn => Text::new("button-turn"),
        Wish::Hand => Text::new("button-hand"),
        Wish::Board => Text::new("button-board"),
        Wish::Part(part) => Text::new("menu-action").code("action", part),
        Wish::TextBoard => Text::new("button-text"),
        Wish::Rules => Text::new("button-rules"),
        Wish::Recall(recollection) => recollection.label(),
        Wish::Plan(wish) => wish.label(),
        Wish::Note(wish) => wish.label(),
        Wish::Join => Text::new("button-join"),
        Wish::Leave | Wish::HandOver => Text::new("button-leave"),
        Wish::Free(person) => Text::new("menu-action").code("action", &person.0),
        Wish::Invite(_) => Text::new("button-turn"),
        Wish::AskUndo => Text::new("button-undo"),
        Wish::Together(together) => together.label(),
        Wish::Deputy(wish) => wish.label(),
        Wish::Shuffle(_) => Text::new("option-order"),
        Wish::Unaided(_) => Text::new("option-hints"),
        Wish::Hint => Text::new("button-hint"),
        Wish::Review(_) => Text::new("button-review"),
        Wish::PlayOn => Text::new("button-play-on"),
        Wish::AddBot(_) => Text::new("button-bot"),
        Wish::RemoveBot => Text::new("button-unbot"),
        Wish::Choose(key, _) => Text::new("menu-action").code("action", key),
        Wish::Seats(seats) => Text::new("choice-seats").number("seats", *seats),
        Wish::AskTime | Wish::TimeLimit(_) => Text::new("button-time"),
        Wish::Snooze(hours) => Text::new("button-snooze").number("hours", *hours),
        Wish::LetBotPlay(_, false) => Text::new("button-bot-turn"),
        Wish::LetBotPlay(_, true) => Text::new("button-bot-seat"),
        Wish::Report(_) => Text::new("button-report"),
        Wish::Start => Text::new("button-start"),
        Wish::AskClose | Wish::Close => Text::new("button-close"),
        Wish::Confirm(_) | Wish::Aside(..) => Text::new("button-confirm"),
        Wish::TakeBack(_) => Text::new("button-back"),
        Wish::Restart(_) => Text::new("button-restart"),
        Wish::AskResign | Wish::Resign => Text::new("button-resign"),
        Wish::ComeBack => Text::new("button-return"),
        Wish::Rematch => Text::new("button-rematch"),
        Wish::Say(_, action) => Text::new("menu-action").code("action", action),
    }
}
