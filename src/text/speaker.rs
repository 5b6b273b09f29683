//! The speaker: turns texts into sentences of one language, written for one medium and one table's people.
//!
//! A picture and plain text take a name as it is; a chat takes a mention where there is one, and otherwise a name in which
//! every character that could ping or format is disarmed. Plain text is for whatever shows characters as they are: a page's
//! `textContent`, buttons, menus, alt text. Deliberately absent: HTML, and shortening (the one who shows a text knows how
//! much room there is).
//!
//! What a sentence has to know of what it speaks of stands beside each argument, in `$name-is`: the id of the text that is said,
//! such as `seat-you` for whoever reads it, where languages differ in verb, gender or case; [`OTHER`] for a name or a number.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

use super::{Arg, Text, language::Sentences};

/// Who sits at a seat, as far as a sentence has to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person.
    Person {
        /// The name they go by, as they chose it.
        name: String,
        /// How the chat writes them, if it knows them, such as `<@80351110224678912>`; used as it is, only in the chat.
        mention: Option<String>,
    },
    /// Somebody who has a name in the text files, such as a bot.
    Told(Text),
    /// Nobody, or nobody known: "Seat 3".
    Unknown,
}

/// What stands beside an argument that is no text.
const OTHER: &str = "other";

/// The text that only says a seat's name, as lists of seats have it.
const SEAT_NAME: &str = "seat-name";

/// Turns texts into sentences.
#[derive(Clone, Debug)]
pub struct Speaker {
    language: &'static Sentences,
    medium: Medium,
    /// The occupants' names as this medium writes them; none where it is nobody.
    seats: Vec<Option<String>>,
    /// The ids of the texts that the occupants are named by, where they are.
    told: Vec<Option<Cow<'static, str>>>,
}

/// Where a sentence is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Medium {
    Picture,
    Discord,
    Plain,
}

impl Speaker {
    /// Speaks in a picture. What cannot be drawn is left out of a name; if nothing is left of it, it becomes "Seat 3".
    pub fn picture(language: &str, seats: &[Occupant], can_draw: impl Fn(char) -> bool) -> Speaker {
        let speaker = Speaker::new(language, Medium::Picture, seats);
        let seats = speaker.seats.into_iter().map(|name| drawn(&name?, &can_draw)).collect();
        Speaker { seats, ..speaker }
    }

    /// Speaks in a Discord message: what people and pieces are called can neither ping nor format, mentions are used.
    pub fn discord(language: &str, seats: &[Occupant]) -> Speaker {
        Speaker::new(language, Medium::Discord, seats)
    }

    /// Speaks where characters are shown as they are.
    pub fn plain(language: &str, seats: &[Occupant]) -> Speaker {
        Speaker::new(language, Medium::Plain, seats)
    }

    fn new(language: &str, medium: Medium, seats: &[Occupant]) -> Speaker {
        let nobody = Speaker { language: Sentences::of(language), medium, seats: Vec::new(), told: Vec::new() };
        let told = seats.iter().map(|it| if let Occupant::Told(text) = it { Some(text.id.clone()) } else { None }).collect();
        let seats = seats.iter().map(|occupant| nobody.name_of(occupant)).collect();
        Speaker { seats, told, ..nobody }
    }

    /// The key of the language spoken, such as `en`.
    pub fn language(&self) -> &'static str {
        self.language.key
    }

    /// The sentence. A text nobody has written a sentence for shows its id in brackets, and is logged.
    pub fn say(&self, text: &Text) -> String {
        let mut args = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            args.set(name.as_ref(), self.value(arg));
            args.set(format!("{name}-is"), FluentValue::from(self.what_it_is(arg)));
        }
        self.language.say(&text.id, &args).unwrap_or_else(|| {
            tracing::warn!(id = %text.id, "a text without a sentence");
            format!("[{}]", text.id)
        })
    }

    /// Several texts as the language lists them: "a, b and c".
    pub fn list(&self, texts: &[Text]) -> String {
        let said: Vec<String> = texts.iter().map(|text| self.say(text)).collect();
        let join = |id: &str, parts: [(&'static str, &str); 2]| {
            let args: FluentArgs<'_> = parts.into_iter().map(|(name, part)| (name, FluentValue::from(part))).collect();
            self.language.say(id, &args).unwrap_or_default()
        };
        match said.as_slice() {
            [] => self.say(&Text::new("list-none")),
            [only] => only.clone(),
            [first, last] => join("list-pair", [("first", first), ("last", last)]),
            [first, middle @ .., last] => {
                let front =
                    middle.iter().fold(first.clone(), |front, next| join("list-more", [("front", &front), ("next", next)]));
                join("list-last", [("front", &front), ("last", last)])
            }
        }
    }

    /// The id of the text that an argument says.
    fn what_it_is(&self, arg: &Arg) -> String {
        match arg {
            Arg::Seat(seat) => self.told.get(usize::from(*seat)).cloned().flatten().map_or(OTHER.to_owned(), Cow::into_owned),
            Arg::Text(text) => match text.args.as_slice() {
                [(_, seat @ Arg::Seat(_))] if text.id == SEAT_NAME => self.what_it_is(seat),
                _ => text.id.clone().into_owned(),
            },
            Arg::List(texts) => match texts.as_slice() {
                [only] => self.what_it_is(&Arg::Text(only.clone())),
                _ => OTHER.to_owned(),
            },
            Arg::Number(_) | Arg::Code(_) | Arg::Mention { .. } | Arg::Moment(_) => OTHER.to_owned(),
        }
    }

    fn value<'a>(&self, arg: &Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(self.seat(*seat)),
            Arg::Text(text) => FluentValue::from(self.say(text)),
            Arg::List(texts) => FluentValue::from(self.list(texts)),
            Arg::Code(code) => FluentValue::from(self.as_it_is(code)),
            Arg::Mention { mention: Some(mention), .. } if self.medium == Medium::Discord => FluentValue::from(mention.clone()),
            Arg::Mention { name, .. } => FluentValue::from(self.as_it_is(name)),
            Arg::Moment(millis) => FluentValue::from(self.moment(*millis)),
        }
    }

    /// A moment, as the medium shows it: a chat counts from now, anything else names day and time in UTC.
    fn moment(&self, millis: u64) -> String {
        let seconds = i64::try_from(millis / 1000).unwrap_or(i64::MAX);
        match (self.medium, jiff::Timestamp::from_second(seconds)) {
            (Medium::Discord, _) => format!("<t:{seconds}:R>"),
            (_, Ok(moment)) => moment.strftime("%Y-%m-%d %H:%M UTC").to_string(),
            (_, Err(_)) => seconds.to_string(),
        }
    }

    fn seat(&self, seat: u8) -> String {
        let name = self.seats.get(usize::from(seat)).cloned().flatten();
        name.unwrap_or_else(|| self.say(&Text::new("seat").number("number", i64::from(seat) + 1)))
    }

    fn name_of(&self, occupant: &Occupant) -> Option<String> {
        match occupant {
            Occupant::Person { mention: Some(mention), .. } if self.medium == Medium::Discord => Some(mention.clone()),
            Occupant::Person { name, .. } => Some(self.as_it_is(name)),
            Occupant::Told(text) => Some(self.say(text)),
            Occupant::Unknown => None,
        }
    }

    /// What somebody else wrote, so that the medium shows these very characters and does nothing with them.
    fn as_it_is(&self, written: &str) -> String {
        let visible = written.chars().filter(|it| !it.is_control() && !is_direction_mark(*it));
        match self.medium {
            Medium::Picture | Medium::Plain => visible.collect(),
            Medium::Discord => disarmed(visible),
        }
    }
}

/// What can be drawn of a name, if that is more than gaps and punctuation.
fn drawn(name: &str, can_draw: impl Fn(char) -> bool) -> Option<String> {
    let can_be_drawn: String = name.chars().filter(|it| can_draw(*it)).collect();
    let drawn = can_be_drawn.split_whitespace().collect::<Vec<_>>().join(" ");
    drawn.chars().any(|it| !it.is_whitespace() && !it.is_ascii_punctuation()).then_some(drawn)
}

/// Marks that turn the direction of the text after them, and with it the meaning of a sentence.
fn is_direction_mark(character: char) -> bool {
    matches!(character, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Without any power in Discord's Markdown: punctuation is escaped, and an invisible space parts `@` and `#` from what
/// follows, since pings are looked for before escapes are. A minus and a comma inside, as notation has them, are harmless.
fn disarmed(characters: impl Iterator<Item = char>) -> String {
    let mut written = String::new();
    for character in characters {
        let harmless = matches!(character, '-' | '+' if !written.is_empty()) || matches!(character, ',' | '\'' | '=' | '%' | '&');
        if character.is_ascii_punctuation() && !harmless {
            written.push('\\');
        }
        written.push(character);
        if matches!(character, '@' | '#') {
            written.push('\u{200b}');
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> Occupant {
        Occupant::Person { name: name.to_owned(), mention: None }
    }

    /// The name of the person at seat 1 as the speaker writes it.
    fn named(speaker: &Speaker) -> String {
        speaker.say(&Text::new("list-pair").seat("first", 0).code("last", "x"))
    }

    fn seats(count: usize) -> Vec<Text> {
        (1..=count).map(|number| Text::new("seat").number("number", number as i64)).collect()
    }

    #[test]
    fn lists_are_joined_as_the_language_does() {
        let speaker = Speaker::plain("en", &[]);
        assert_eq!(speaker.list(&[]), "nothing");
        assert_eq!(speaker.list(&seats(1)), "Seat 1");
        assert_eq!(speaker.list(&seats(2)), "Seat 1 and Seat 2");
        assert_eq!(speaker.list(&seats(4)), "Seat 1, Seat 2, Seat 3 and Seat 4");
    }

    #[test]
    fn a_language_nobody_wrote_is_english() {
        assert_eq!(Speaker::plain("tlh", &[]).language(), "en");
    }

    #[test]
    fn a_negative_number_has_a_minus() {
        assert_eq!(Speaker::plain("en", &[]).say(&Text::new("seat").number("number", -12)), "Seat −12");
    }

    #[test]
    fn a_text_without_a_sentence_is_visible() {
        assert_eq!(Speaker::plain("en", &[]).say(&Text::new("no-such-message")), "[no-such-message]");
    }

    #[test]
    fn an_empty_seat_is_its_number() {
        assert_eq!(named(&Speaker::plain("en", &[])), "Seat 1 and x");
        assert_eq!(named(&Speaker::discord("en", &[Occupant::Unknown])), "Seat 1 and x");
    }

    #[test]
    fn what_cannot_be_drawn_is_left_out_of_a_name_in_pictures_only() {
        let drawn = |name: &str| named(&Speaker::picture("en", &[person(name)], |it| it < '\u{250}'));
        assert_eq!(drawn("Zoë"), "Zoë and x");
        assert_eq!(drawn("\u{1f419}\u{1f525} Zoë \u{1f525} B."), "Zoë B. and x");
        for nothing_left in ["\u{1f98a}", "\u{1f98a} \u{1f98a}", "(\u{1f98a})"] {
            assert_eq!(drawn(nothing_left), "Seat 1 and x");
        }
        assert_eq!(named(&Speaker::plain("en", &[person("\u{1f98a}")])), "\u{1f98a} and x");
    }

    #[test]
    fn a_mention_is_written_in_the_chat_only() {
        let anna = [Occupant::Person { name: "Anna".to_owned(), mention: Some("<@12>".to_owned()) }];
        assert_eq!(named(&Speaker::discord("en", &anna)), "<@12> and x");
        assert_eq!(named(&Speaker::plain("en", &anna)), "Anna and x");
        assert_eq!(named(&Speaker::picture("en", &anna, |_| true)), "Anna and x");
    }

    #[test]
    fn a_name_from_the_text_files_is_said() {
        let bot = [Occupant::Told(Text::new("seat").number("number", 9))];
        assert_eq!(named(&Speaker::discord("en", &bot)), "Seat 9 and x");
    }

    #[test]
    fn a_name_can_neither_ping_nor_format() {
        let name = |name: &str| named(&Speaker::discord("en", &[person(name)])).trim_end_matches(" and x").to_owned();
        assert_eq!(name("@everyone"), "\\@\u{200b}everyone");
        assert_eq!(name("<@&123>"), "\\<\\@\u{200b}&123\\>");
        assert_eq!(name("<#5>"), "\\<\\#\u{200b}5\\>");
        assert_eq!(name("**a** _b_ ~~c~~ ||d|| `e`"), "\\*\\*a\\*\\* \\_b\\_ \\~\\~c\\~\\~ \\|\\|d\\|\\| \\`e\\`");
        assert_eq!(name("[x](https://y.z)"), "\\[x\\]\\(https\\:\\/\\/y\\.z\\)");
        assert_eq!(name("# big"), "\\#\u{200b} big");
        assert_eq!(name("- item"), "\\- item");
        assert_eq!(name("1. item"), "1\\. item");
        assert_eq!(name("Jean-Luc O'Neil"), "Jean-Luc O'Neil");
    }

    #[test]
    fn control_characters_and_turned_text_are_left_out_everywhere() {
        let anna = [person("An\nna\u{202e}")];
        for speaker in [Speaker::plain("en", &anna), Speaker::discord("en", &anna), Speaker::picture("en", &anna, |_| true)] {
            assert_eq!(named(&speaker), "Anna and x");
        }
    }

    #[test]
    fn notation_is_disarmed_too() {
        let said = |code: &str| Speaker::discord("en", &[]).say(&Text::new("list-pair").code("first", code).code("last", "x"));
        assert_eq!(said("tower-9-es"), "tower-9-es and x");
        assert_eq!(said("2,-1"), "2,-1 and x");
        assert_eq!(said("@here"), "\\@\u{200b}here and x");
    }
}
