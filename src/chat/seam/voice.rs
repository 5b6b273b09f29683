//! The voices of a table: one text, said in a message, on a button and in a picture.
//!
//! Public messages speak the table's language, private ones that of whoever reads them. In a message a person is a mention,
//! `<@` their id `>`, where it is about their being there, their turn or their vote; a door writes its own mention or their
//! name in its place, and nobody is notified unless the card pings them. Otherwise they go by the first word of their name,
//! if nobody else at the table has it, and whoever reads a private message is "you". No two people at a table read alike:
//! of those whose names do, each has the number of their seat behind it. Deliberately absent: sentences.

use pergola_engine::Seat;
use pergola_render::{Scene, has_glyphs};
use pergola_table::{BotName, Holder, Person, PersonId, Table, reading};
use pergola_text::{Language, Occupant, Speaker, Text};

use crate::seam::limits;

/// Says texts about one table, in one language.
pub(crate) struct Voice {
    language: Language,
    /// With short names.
    message: Speaker,
    /// With short names, the reader's too.
    of_others: Speaker,
    /// With mentions.
    mentioning: Speaker,
    plain: Speaker,
    /// As `plain`, with short names.
    short: Speaker,
    picture: Speaker,
}

impl Voice {
    /// Speaks to everybody at the table, in its language.
    pub(crate) fn public(table: &Table) -> Voice {
        Voice::new(of_table(table), &occupants(table), None)
    }

    /// The same, and of these people who do not sit there: their numbers follow those of everybody at the table, of whom there
    /// are so many.
    pub(crate) fn public_with<'a>(table: &'a Table, people: impl IntoIterator<Item = &'a Person>) -> (Voice, usize) {
        let at_table = occupants(table);
        let around = people.into_iter().map(|person| (Some(person), None));
        let all: Vec<_> = at_table.iter().copied().chain(around).collect();
        (Voice::new(of_table(table), &all, None), at_table.len())
    }

    /// Speaks to one person about the table, in their language.
    pub(crate) fn private(table: &Table, language: Language) -> Voice {
        Voice::new(language, &occupants(table), None)
    }

    /// Speaks to this person about the table, who is "you" where they sit.
    pub(crate) fn to(table: &Table, language: Language, reader: &PersonId) -> Voice {
        Voice::new(language, &occupants(table), Some(reader))
    }

    /// The same voice of those who had these seats at another time. Whoever reads it is "you" where they sat then.
    pub(crate) fn then(&self, table: &Table, then: &[(Seat, Holder)], reader: Option<&PersonId>) -> Voice {
        let mut at_table = occupants(table);
        for (seat, holder) in then {
            at_table.iter_mut().skip(seat.index()).take(1).for_each(|it| *it = (holder.person.as_ref(), holder.bot.as_ref()));
        }
        Voice::new(self.language, &at_table, reader)
    }

    /// Speaks to one person about these people by their whole names. The first of them has the first seat.
    pub(crate) fn about(people: &[Person], language: Language) -> Voice {
        let seated: Vec<_> = people.iter().map(|person| (Some(person), None)).collect();
        let told_apart = told_apart(language, &seated);
        let whole = told_apart.iter().flat_map(|(person, _)| person).map(|it| occupant(Some(it), None, Some(&it.name)));
        let whole: Vec<Occupant> = whole.collect();
        let message = Speaker::discord(language.key(), &whole);
        let plain = Speaker::plain(language.key(), &whole);
        let picture = Speaker::picture(language.key(), &whole, |character| has_glyphs(character.encode_utf8(&mut [0; 4])));
        Voice { message, short: plain.clone(), plain, picture, ..Voice::alone(language) }
    }

    /// Speaks to one person about no table.
    pub(crate) fn alone(language: Language) -> Voice {
        Voice::new(language, &[], None)
    }

    /// Which language it speaks.
    pub(crate) fn language(&self) -> Language {
        self.language
    }

    fn new(language: Language, at_table: &[(Option<&Person>, Option<&BotName>)], reader: Option<&PersonId>) -> Voice {
        let told_apart: Vec<(Option<Person>, Option<&BotName>)> = told_apart(language, at_table);
        let at_table: Vec<_> = told_apart.iter().map(|(person, bot)| (person.as_ref(), *bot)).collect();
        let full = with_people(&at_table, |_, person, bot| occupant(person, bot, None));
        let names: Vec<&str> = at_table.iter().map(|(person, _)| person.map_or("", |it| &it.name)).collect();
        let you = || Text::new("seat-you");
        let is_reader = |person: Option<&Person>| person.is_some_and(|it| Some(&it.id) == reader);
        let short = with_people(&at_table, |at, person, bot| match bot {
            None if is_reader(person) => Occupant::Told(you()),
            Some(bot) if is_reader(person) => Occupant::Told(bot_for(bot, you())),
            _ => occupant(person, bot, Some(short_name(&names, at))),
        });
        let named = with_people(&at_table, |at, person, bot| match bot {
            // For whom it played is said before.
            Some(bot) if is_reader(person) => occupant(None, Some(bot), None),
            _ => occupant(person, bot, Some(short_name(&names, at))),
        });
        let key = language.key();
        Voice {
            language,
            message: Speaker::discord(key, &short),
            of_others: Speaker::discord(key, &named),
            short: Speaker::plain(key, &short),
            mentioning: Speaker::discord(key, &full),
            plain: Speaker::plain(key, &full),
            picture: Speaker::picture(key, &full, |character| has_glyphs(character.encode_utf8(&mut [0; 4]))),
        }
    }

    /// In a message.
    pub(crate) fn say(&self, text: &Text) -> String {
        let said = self.message.say(text);
        first_in_sentences(&said, &self.message.say(&Text::new("seat-you")), &self.message.say(&Text::new("seat-you-first")))
    }

    /// In a message, of what the reader did not do themselves: their name instead of "you".
    pub(crate) fn say_of_others(&self, text: &Text) -> String {
        self.of_others.say(text)
    }

    /// In a message, with mentions of the people it speaks of: once a message.
    pub(crate) fn mention(&self, text: &Text) -> String {
        self.mentioning.say(text)
    }

    /// Where characters are shown as they are: buttons, choices, alt text.
    pub(crate) fn plain(&self, text: &Text) -> String {
        self.plain.say(text)
    }

    /// As `plain`, with short names: where there is room for a line alone.
    pub(crate) fn brief(&self, text: &Text) -> String {
        self.short.say(text)
    }

    /// On a button or in a menu.
    pub(crate) fn label(&self, text: &Text) -> String {
        limits::cut(&self.plain(text), limits::LABEL)
    }

    /// In a picture.
    pub(crate) fn scene(&self, scene: Scene<Text>) -> Scene<String> {
        scene.map_text(|text| self.picture.say(&text))
    }
}

/// The most who are known to a voice.
const KNOWN: u8 = 64;

/// Instead of a seat's number in a text: the person it belongs to, whoever plays it.
pub(crate) fn person_on(seat: Seat) -> u8 {
    KNOWN.saturating_add(seat.0)
}

/// These, and after the most there can be the people of the same seats, whoever plays them.
fn with_people(
    at_table: &[(Option<&Person>, Option<&BotName>)],
    occupant: impl Fn(usize, Option<&Person>, Option<&BotName>) -> Occupant,
) -> Vec<Occupant> {
    let mut all: Vec<Occupant> = at_table.iter().enumerate().map(|(at, (person, bot))| occupant(at, *person, *bot)).collect();
    all.resize(usize::from(KNOWN), Occupant::Unknown);
    let people =
        at_table.iter().enumerate().map(|(at, (person, bot))| match occupant(at, *person, bot.filter(|_| person.is_none())) {
            Occupant::Unknown => Occupant::Told(Text::new("seat").number("number", at as i64 + 1)),
            known => known,
        });
    all.extend(people);
    all
}

/// A text in which `word` is written as `first` where a sentence or a line begins with it.
fn first_in_sentences(said: &str, word: &str, first: &str) -> String {
    let mut written = String::with_capacity(said.len());
    let mut from = 0;
    for (at, _) in said.match_indices(word) {
        let begins = at == 0 || [". ", "! ", "? ", "\n", "• "].iter().any(|end| said[..at].ends_with(end));
        if begins && !said[at + word.len()..].starts_with(char::is_alphanumeric) {
            written.push_str(&said[from..at]);
            written.push_str(first);
            from = at + word.len();
        }
    }
    written + &said[from..]
}

/// How a person is written in a message; nothing for an id that could end the mention early.
pub(crate) fn mention(person: &PersonId) -> Option<String> {
    mention_of("@", &person.0)
}

/// How somebody or something with this id is written in a message, after the sign of its kind: `@`, `#` or `@&`.
pub(crate) fn mention_of(sign: &str, id: &str) -> Option<String> {
    let harmless = |it: char| match it {
        ':' | '-' | '_' | '.' | ' ' => true,
        _ => it.is_ascii_alphanumeric() || !it.is_ascii() && !it.is_control(),
    };
    id.chars().all(harmless).then(|| format!("<{sign}{id}>"))
}

/// The language of a table.
fn of_table(table: &Table) -> Language {
    Language::of(table.language()).unwrap_or_default()
}

/// Who sits at the table, and after them for whom seats are kept.
fn occupants(table: &Table) -> Vec<(Option<&Person>, Option<&BotName>)> {
    let seated = table.seats().iter().map(|it| (it.person.as_ref(), it.bot.as_ref()));
    seated.chain(table.invited().iter().map(|it| (Some(&it.person), None))).collect()
}

/// The same people, each with a name that reads like no other's.
fn told_apart<'a>(
    language: Language,
    at_table: &[(Option<&Person>, Option<&'a BotName>)],
) -> Vec<(Option<Person>, Option<&'a BotName>)> {
    let speaker = Speaker::plain(language.key(), &[]);
    let bot_name = |bot: &BotName| speaker.say(&Text::of(format!("bot-name-{}", bot.name)));
    let read = |(person, bot): &(Option<&Person>, Option<&BotName>)| match (person, bot) {
        (Some(person), _) => Some(reading(&person.name)),
        (None, bot) => bot.map(bot_name),
    };
    let readings: Vec<Option<String>> = at_table.iter().map(read).collect();
    let is_alone = |at: usize| (0..readings.len()).all(|other| other == at || readings[other] != readings[at]);
    let named = |(at, (person, bot)): (usize, &(Option<&Person>, Option<&'a BotName>))| {
        let mut person = person.cloned();
        if let Some(person) = person.as_mut().filter(|it| !it.name.is_empty() && !is_alone(at)) {
            let numbered = Text::new("name-with-seat").code("name", &person.name).number("number", at as i64 + 1);
            person.name = speaker.say(&numbered);
        }
        (person, *bot)
    };
    at_table.iter().enumerate().map(named).collect()
}

/// How somebody is written: by this short name, or by their mention and their whole name. A bot that plays for somebody says
/// so.
fn occupant(person: Option<&Person>, bot: Option<&BotName>, short: Option<&str>) -> Occupant {
    match (bot, person) {
        (Some(bot), Some(person)) => {
            let name = short.unwrap_or(&person.name);
            let name = if person.is_forgotten() { Text::new("somebody") } else { Text::new("name").code("name", name) };
            Occupant::Told(bot_for(bot, name))
        }
        (Some(bot), None) => Occupant::Told(bot_name(bot)),
        (None, Some(person)) if person.is_forgotten() => Occupant::Told(Text::new("somebody")),
        (None, Some(person)) => match short {
            // Nothing is left of their name: they go by their seat.
            Some("") => Occupant::Unknown,
            Some(short) => Occupant::Person { name: short.to_owned(), mention: None },
            None => Occupant::Person { name: person.name.clone(), mention: mention(&person.id) },
        },
        (None, None) => Occupant::Unknown,
    }
}

fn bot_name(bot: &BotName) -> Text {
    Text::of(format!("bot-name-{}", bot.name))
}

/// A bot that plays for somebody.
fn bot_for(bot: &BotName, person: Text) -> Text {
    Text::new("bot-for").text("bot", bot_name(bot)).text("person", person)
}

/// The first word of a name that has a letter or digit, unless it is another's at the table too.
fn short_name<'a>(names: &[&'a str], at: usize) -> &'a str {
    let is_word = |word: &&str| word.contains(char::is_alphanumeric);
    let first = |name: &'a str| name.split_whitespace().find(is_word).unwrap_or(name);
    let short = first(names[at]);
    let read = |name: &str| reading(name).to_lowercase();
    let shared = names.iter().enumerate().any(|(other, name)| other != at && read(first(name)) == read(short));
    if shared { names[at] } else { short }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What each of these people is called in a message, in their seats.
    fn called(names: &[&str]) -> Vec<String> {
        let people: Vec<Person> = names.iter().map(|name| Person::new(format!("test:{name}"), name)).collect();
        let at_table: Vec<_> = people.iter().map(|it| (Some(it), None)).collect();
        let voice = Voice::new(Language::default(), &at_table, None);
        (0..names.len()).map(|seat| voice.say(&Text::new("seat-name").seat("seat", seat as u8))).collect()
    }

    #[test]
    fn nobody_reads_like_a_bot() {
        let bot = BotName { key: "random".to_owned(), name: 1 };
        let name = Speaker::plain(Language::default().key(), &[]).say(&Text::new("bot-name-1"));
        let person = Person::new("test:x", &name);
        let voice = Voice::new(Language::default(), &[(None, Some(&bot)), (Some(&person), None)], None);
        let said = |seat: u8| voice.plain(&Text::new("seat-name").seat("seat", seat));
        assert_eq!((said(0), said(1)), (name.clone(), format!("{name} (2)")));
    }

    #[test]
    fn no_two_people_read_alike() {
        assert_eq!(called(&["Ann Lee", "Ben"]), ["Ann", "Ben"]);
        assert_eq!(called(&["Ann Lee", "Ann May", "Ben"]), ["Ann Lee", "Ann May", "Ben"]);
        for other in ["Ann", "A\u{200d}nn", "Ann\u{fe0f}", "\u{200f}Ann", "An\u{34f}n", "Ann\u{e0041}", "Ann\u{3164}"] {
            let called = called(&["Ann", "Ben", other]).into_iter().map(|it| reading(&it)).collect::<Vec<_>>();
            assert_eq!(called, ["Ann \\(1\\)", "Ben", "Ann \\(3\\)"], "{other:?}");
        }
        let families = called(&["👩\u{200d}👧", "👩👧 Lee", "ann", "A\u{200d}nn Lee"]);
        assert_eq!(families[2..], ["ann", "A\u{200d}nn Lee"], "the first word is shared: {families:?}");
        assert_eq!(called(&["\u{200d}\u{fe0f}", "\u{2800}"]), ["Seat 1", "Seat 2"]);
    }

    #[test]
    fn you_begins_a_sentence_with_a_capital() {
        for (said, begun) in [
            ("you took blue 3.", "You took blue 3."),
            ("Ann passed. you took blue 3.", "Ann passed. You took blue 3."),
            ("Ann passed.\nyou took it!\n• you ended", "Ann passed.\nYou took it!\n• You ended"),
            ("Ann sits before you. Ben follows you", "Ann sits before you. Ben follows you"),
            ("youth is yours. your garden", "youth is yours. your garden"),
            ("", ""),
        ] {
            assert_eq!(first_in_sentences(said, "you", "You"), begun);
        }
    }
}
