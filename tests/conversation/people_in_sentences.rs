//! Every sentence about people is said of each kind of person in each place where it may stand: of the reader, of somebody, of a
//! bot, of a bot that plays for the reader or for somebody, of somebody who is not known any more, and of several. What comes of it
//! is held against what is no English. Which variables are people is found in the source, where they are given as seats.

use std::{collections::BTreeSet, fs, path::Path};

use pergola::text::{self, Occupant, Speaker, Text, Unsaid};

/// Variables in which people stand as texts, or as lists of them.
const AS_TEXTS: &[&str] = &["person", "deputy", "seats", "people", "by"];

/// Whom a sentence may be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Reader,
    Person,
    Bot,
    BotForReader,
    BotForPerson,
    Gone,
    TwoWithReader,
}

const KINDS: [Kind; 7] =
    [Kind::Reader, Kind::Person, Kind::Bot, Kind::BotForReader, Kind::BotForPerson, Kind::Gone, Kind::TwoWithReader];

impl Kind {
    fn text(self) -> Text {
        let you = || Text::new("seat-you");
        let named = |name: &str| Text::new("name").code("name", name);
        let bot_for = |person| Text::new("bot-for").text("bot", Text::new("bot-name-1")).text("person", person);
        match self {
            Kind::Reader => you(),
            Kind::Person => named("Ann"),
            Kind::Bot => Text::new("bot-name-1"),
            Kind::BotForReader => bot_for(you()),
            Kind::BotForPerson => bot_for(named("Ann")),
            Kind::Gone => Text::new("somebody"),
            Kind::TwoWithReader => Text::new("list-pair").text("first", you()).text("last", named("Ben")),
        }
    }

    /// Whether a sentence is ever said of them. Nobody is \"you\" on a card, in what everybody is told, and where somebody else is
    /// meant; nobody plays for a seat that a bot has; the log names whose a seat was, and not who played it.
    fn is_told_by(self, id: &str, variable: &str) -> bool {
        let is_of = |beginnings: &[&str]| beginnings.iter().any(|it| id.starts_with(it));
        let is_public = is_of(&["card-", "lobby-", "choice-", "picture-", "motion-decided"])
            || ["-picture-", "-describe-"].iter().any(|it| id.contains(it));
        let is_of_others = is_of(&[
            "deputy-",
            "list-",
            "whisper-",
            "turn-thinking",
            "refused-not-absent",
            "time-",
            "stats-",
            "leaders-",
            "versus-",
            "typed-",
            "owner-set",
        ]);
        let is_of_people =
            is_of(&["log-", "card-deputy-", "card-time-over-", "deputy-", "story-", "list-deputy", "whisper-deputy"])
                || ["refused-not-absent", "refused-not-owner", "time-bot-plays", "time-agreed"].contains(&id)
                    && variable != "seats";
        match self {
            Kind::Reader => !is_public && !is_of_others,
            Kind::TwoWithReader => !is_public && !is_of_others && variable == "seats",
            Kind::Bot => !is_of_people || id == "log-started" || id == "story-time-played",
            // Nobody's bot takes part in a cup.
            Kind::BotForReader => !is_public && !is_of_others && !is_of_people && !is_of(&["cup-"]),
            Kind::BotForPerson => !is_of_people || id == "story-time-played",
            Kind::Person | Kind::Gone => true,
        }
    }
}

/// The names of the variables that are given as seats anywhere.
fn given_as_seats() -> BTreeSet<String> {
    fn walk(folder: &Path, names: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()) {
            if entry.is_dir() {
                walk(&entry, names);
            } else if entry.extension().is_some_and(|it| it == "rs") {
                let source = fs::read_to_string(&entry).unwrap();
                let given = source.split(".seat(\"").skip(1).filter_map(|rest| rest.split_once('"'));
                names.extend(given.map(|(name, _)| name.to_owned()));
            }
        }
    }
    let mut names = BTreeSet::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut names);
    names
}

/// The variables a message asks for, in order.
fn variables(id: &'static str) -> Vec<String> {
    let (mut text, mut all) = (Text::new(id), Vec::new());
    while let Err(Unsaid::NotGiven { variable, .. }) = text::check(&text) {
        text = text.number(variable.clone().leak(), 1);
        all.push(variable);
    }
    all
}

/// The sentences as they are written, to see where a variable is a number.
fn written() -> String {
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("data/text/en")).unwrap();
    files.map(|it| fs::read_to_string(it.unwrap().path()).unwrap()).collect()
}

/// What is written of a message.
fn source<'a>(written: &'a str, id: &str) -> &'a str {
    let begin = written.match_indices(&format!("{id} =")).map(|(at, _)| at).find(|at| *at == 0 || written[..*at].ends_with('\n'));
    let rest = &written[begin.unwrap_or_else(|| panic!("{id} is written nowhere"))..];
    let end = rest
        .match_indices('\n')
        .map(|(at, _)| at)
        .find(|at| !rest[at + 1..].starts_with([' ', '}']) && !rest[at + 1..].starts_with("   "));
    &rest[..end.unwrap_or(rest.len())]
}

/// Whether a variable that may be people is a number or a word here.
fn is_no_person(source: &str, variable: &str) -> bool {
    let numbered =
        source.contains(&format!("{{ ${variable} ->\n    [one]")) || source.contains(&format!("${variable} ->\n        [one]"));
    let counted = ["seat", "seats", "players", "to", "north", "east", "south", "west", "in the next"];
    let placed = source.contains(&format!("{{ ${variable} }} seat"))
        || source.contains(&format!("not by {{ ${variable} }}"))
        || source.contains(&format!("“{{ ${variable} }}”"))
        || source.contains(&format!("a game of {{ ${variable} }}"))
        || source.contains(&format!("this table has {{ ${variable} }}"))
        || source.contains(&format!("Make seat {{ ${variable} }}"))
        || source.contains(&format!("{{ ${variable} }} players"));
    let ranges = ["level { $from }", "From { $from }", "} from { $from }"];
    let is_ranged =
        counted.iter().any(|it| source.contains(&format!("{{ $from }} {it}"))) || ranges.iter().any(|it| source.contains(it));
    numbered || placed || variable == "from" && is_ranged
}

/// What is no English in a sentence, if anything is.
fn fault(said: &str) -> Option<String> {
    let words: Vec<&str> = said.split([' ', '\n', '*', '·']).filter(|it| !it.is_empty()).collect();
    let bare = |word: &str| word.trim_matches(|it: char| !it.is_alphanumeric() && it != '\'' && it != '’').to_lowercase();
    for pair in words.windows(2) {
        let ended = pair[0].ends_with(['.', ',', ':', ';', ')', '?']);
        let (first, next) = (bare(pair[0]), bare(pair[1]));
        let is_verb_of_others = ["has", "is", "was", "does", "wants", "goes"].contains(&next.as_str())
            || next.ends_with('s')
                && !["as", "always", "points", "this", "yes", "its", "across", "less"].contains(&next.as_str());
        if !ended && first == "you" && is_verb_of_others {
            return Some(format!("{} {}", pair[0], pair[1]));
        }
    }
    let lower = said.to_lowercase();
    let never = [
        "you's",
        "you’s",
        " of you",
        "seat of you",
        "for you for",
        "for ada for",
        "of ada for",
        "from you in",
        "{$",
        "[{",
        "@",
        "  ",
    ];
    never.iter().find(|it| lower.contains(*it)).map(|it| (*it).to_owned())
}

/// What speaks of the reader, with whom a sentence begins, as of others.
fn turned(said: &str) -> Option<String> {
    let lower = said.to_lowercase();
    let turned = [" for them", " their ", " they "].iter().find(|it| lower.starts_with("you ") && lower.contains(*it));
    turned.map(|it| format!("You …{it}"))
}

/// A text with samples in all places but these of people.
fn sampled(id: &'static str, people: &[(&'static str, Kind)]) -> Text {
    let mut text = people.iter().fold(Text::new(id), |text, (variable, kind)| text.text(variable, kind.text()));
    while let Err(Unsaid::NotGiven { variable, .. }) = text::check(&text) {
        text = match variable.as_str() {
            "count" => text.number("count", if people.iter().any(|(_, kind)| *kind == Kind::TwoWithReader) { 2 } else { 1 }),
            "what" | "why" | "title" | "heading" | "game" | "name" | "tile" | "cards" => text.code(variable.leak(), "garden 7"),
            _ => text.number(variable.leak(), 2),
        };
    }
    text
}

#[test]
fn every_sentence_is_english_of_whoever_it_is() {
    let speaker = Speaker::discord("en", &[] as &[Occupant]);
    let (seats, written) = (given_as_seats(), written());
    assert!(["seat", "of", "owner"].iter().all(|it| seats.contains(*it)), "{seats:?}");
    let (mut said, mut faults) = (0, Vec::new());
    // What stands in other sentences alone.
    let parts = ["seat-name", "name", "bot-for", "name-with-seat", "seat-you", "seat-you-first"];
    for id in text::ids().filter(|id| !id.starts_with('-') && !id.starts_with("list-pair") && !parts.contains(id)) {
        let source = source(&written, id);
        let variables = variables(id);
        let is_person = |it: &&String| (seats.contains(*it) || AS_TEXTS.contains(&it.as_str())) && !is_no_person(source, it);
        let people: Vec<&'static str> = variables.iter().filter(is_person).map(|it| &*it.clone().leak()).collect();
        for (at, variable) in people.iter().enumerate() {
            for kind in KINDS.into_iter().filter(|kind| kind.is_told_by(id, variable)) {
                // Nobody is the same person twice.
                let others = |it: usize| if it == at { kind } else { Kind::Gone };
                let filled: Vec<_> = people.iter().enumerate().map(|(it, variable)| (*variable, others(it))).collect();
                let sentence = speaker.say(&sampled(id, &filled));
                said += 1;
                let of_reader = || turned(&sentence).filter(|_| kind == Kind::Reader && !id.ends_with("-unless"));
                if let Some(fault) = fault(&sentence).or_else(of_reader) {
                    faults.push(format!("{id} ({variable}: {kind:?}), {fault:?}: {sentence}"));
                }
            }
        }
    }
    assert!(said > 700, "{said}");
    assert!(faults.is_empty(), "{} of {said}:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn what_is_no_english_is_found() {
    for odd in
        ["you has a deputy.", "You is to act", "The seat of you", "Dan plays for Ada for Ann.", "you's turn", "you owns it"]
    {
        assert!(fault(odd).is_some(), "{odd}");
    }
    for fine in ["You took 3 cards.", "Ann has it.", "Ada for Ann took it.", "a bot played for you: as always", "you always pass"]
    {
        assert_eq!(fault(fine), None, "{fine}");
    }
}
