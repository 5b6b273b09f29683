//! Buttons and menus, made of what they ask for: the id and the label follow from the wish.

use pergola_text::Text;

use super::{
    address::Address,
    ids::{Origin, Wish, id},
    limits,
    plain::{Button, MenuChoice, Row, SelectMenu, Style},
    voice::Voice,
};

/// Makes the buttons of one message about one table.
pub(crate) struct Buttons<'a> {
    /// The table.
    pub(crate) table: Address,
    /// Whether the message is the table's card or private.
    pub(crate) origin: Origin,
    /// Who writes the labels.
    pub(crate) voice: &'a Voice,
}

impl Buttons<'_> {
    /// A button for a wish whose id is never too long, labelled as such buttons are everywhere.
    pub(crate) fn button(&self, wish: impl Wish, style: Style) -> Button {
        let id = self.id(&wish).unwrap_or_else(|| panic!("too long for a button: {wish:?}"));
        Button { id, label: self.voice.label(&wish.label()), style, enabled: true }
    }

    /// The same of a wish that may be too long for any id.
    pub(crate) fn button_that_fits(&self, wish: impl Wish, style: Style) -> Option<Button> {
        let id = self.id(&wish)?;
        Some(Button { id, label: self.voice.label(&wish.label()), style, enabled: true })
    }

    /// The id of a button for a wish; none where it is too long.
    pub(crate) fn id(&self, wish: &impl Wish) -> Option<String> {
        id(self.table, self.origin, wish)
    }

    /// A choice of a menu; none where what it asks is too long for an id.
    pub(crate) fn choice(&self, wish: impl Wish, label: &Text, chosen: bool) -> Option<MenuChoice> {
        let value = self.id(&wish)?;
        Some(MenuChoice { value, label: self.voice.label(label), description: String::new(), chosen, press: String::new() })
    }

    /// A choice with what it does as its second line.
    pub(crate) fn explained(&self, choice: MenuChoice, says: &Text) -> MenuChoice {
        MenuChoice { description: limits::cut(&self.voice.plain(says), limits::DESCRIPTION), ..choice }
    }

    /// Menus that ask `question`, as many as the choices need; none without choices.
    pub(crate) fn menus(&self, name: &str, question: &Text, choices: Vec<MenuChoice>) -> Vec<Row> {
        let placeholder = limits::cut(&self.voice.plain(question), limits::PLACEHOLDER);
        let menu = |(number, choices): (usize, &[MenuChoice])| {
            let id = format!("menu.{}.{name}.{number}", self.table.table);
            Row::Menu(SelectMenu { id, placeholder: placeholder.clone(), choices: choices.to_vec(), open: false })
        };
        choices.chunks(limits::CHOICES).enumerate().map(menu).collect()
    }
}
