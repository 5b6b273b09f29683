//! The voices of a table: one text, said in a message, on a button and in a picture.
//!
//! Public messages speak the table's language, private ones the person's. In a message a person is a mention,
//! `<@` their id `>`, which notifies nobody unless the card pings them; a door writes its own mention or their name in its
//! place. Deliberately absent: sentences.

use pergola_render::{Scene, has_glyphs};

use super::limits;
use crate::{
    table::{Holder, PersonId, Table},
    text::{LANGUAGES, Occupant, Speaker, Text},
};

/// Says texts about one table, in one language.
pub(super) struct Voice {
    message: Speaker,
    plain: Speaker,
    picture: Speaker,
}

impl Voice {
    /// Speaks to everybody at the table, in its language.
    pub(super) fn public(table: &Table) -> Voice {
        Voice::new(table.language(), table.seats())
    }

    /// Speaks to one person about the table.
    pub(super) fn private(table: &Table) -> Voice {
        Voice::new(LANGUAGES[0], table.seats())
    }

    /// Speaks to one person about no table.
    pub(super) fn alone() -> Voice {
        Voice::new(LANGUAGES[0], &[])
    }

    fn new(language: &str, holders: &[Holder]) -> Voice {
        let seats: Vec<Occupant> = holders.iter().map(occupant).collect();
        Voice {
            message: Speaker::discord(language, &seats),
            plain: Speaker::plain(language, &seats),
            picture: Speaker::picture(language, &seats, |character| has_glyphs(character.encode_utf8(&mut [0; 4]))),
        }
    }

    /// In a message.
    pub(super) fn say(&self, text: &Text) -> String {
        self.message.say(text)
    }

    /// Where characters are shown as they are: buttons, choices, alt text.
    pub(super) fn plain(&self, text: &Text) -> String {
        self.plain.say(text)
    }

    /// On a button or in a menu.
    pub(super) fn label(&self, text: &Text) -> String {
        limits::cut(&self.plain(text), limits::LABEL)
    }

    /// In a picture.
    pub(super) fn scene(&self, scene: Scene<Text>) -> Scene<String> {
        scene.map_text(|text| self.picture.say(&text))
    }
}

/// How a person is written in a message; nothing for an id that could end the mention early.
pub(super) fn mention(person: &PersonId) -> Option<String> {
    let harmless = |it: char| it.is_alphanumeric() || matches!(it, ':' | '-' | '_' | '.' | ' ');
    person.0.chars().all(harmless).then(|| format!("<@{}>", person.0))
}

fn occupant(holder: &Holder) -> Occupant {
    match (&holder.bot, &holder.person) {
        (Some(bot), _) => Occupant::Told(Text::of(format!("bot-name-{}", bot.name))),
        (None, Some(person)) => Occupant::Person { name: person.name.clone(), mention: mention(&person.id) },
        (None, None) => Occupant::Unknown,
    }
}
