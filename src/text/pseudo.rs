//! The pseudo-language: every English sentence a third longer, accented and in brackets, for tests.
//!
//! What does not fit in it will not fit in some language; what stands outside of brackets was said in English by accident, or is
//! a name or a notation. It is made of the English sentences when it is asked for, and is none of the languages people choose
//! from.

use std::fmt::Write;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
    serializer::serialize,
};

/// Its key.
pub(super) const KEY: &str = "x-long";

/// The sentences of a file in it.
pub(super) fn lengthened(source: &str) -> String {
    // What cannot be read of the file itself is told of English.
    let mut resource = match parser::parse(source.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                let pattern = message.value.as_mut();
                pattern.into_iter().for_each(|pattern| {
                    accent(pattern, &mut false);
                    bracket(pattern);
                });
            }
            Entry::Term(term) => accent(&mut term.value, &mut false),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    serialize(&resource)
}

fn bracket(pattern: &mut Pattern<String>) {
    let literal = |value: &str| PatternElement::Placeable {
        expression: Expression::Inline(InlineExpression::StringLiteral { value: value.to_owned() }),
    };
    pattern.elements.insert(0, literal("["));
    pattern.elements.push(literal("]"));
}

/// Accents a sentence, but what is to be typed, which stands between back ticks.
fn accent(pattern: &mut Pattern<String>, is_typed: &mut bool) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value, is_typed),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| accent(&mut variant.value, &mut is_typed.clone()));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

/// Every vowel twice and accented, which makes a text about a third longer.
fn accented(text: &str, is_typed: &mut bool) -> String {
    let mut written = String::with_capacity(text.len() * 2);
    for character in text.chars() {
        *is_typed ^= character == '`';
        let accent = match character {
            _ if *is_typed => None,
            'a' => Some('á'),
            'e' => Some('é'),
            'i' => Some('í'),
            'o' => Some('ó'),
            'u' => Some('ú'),
            'y' => Some('ý'),
            'A' => Some('Á'),
            'E' => Some('É'),
            'I' => Some('Í'),
            'O' => Some('Ó'),
            'U' => Some('Ú'),
            'Y' => Some('Ý'),
            _ => None,
        };
        match accent {
            Some(accent) => drop(write!(written, "{accent}{accent}")),
            None => written.push(character),
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LANGUAGES, Language, Speaker, Text, ids};

    #[test]
    fn it_is_spoken_and_chosen_by_nobody() {
        assert!(!LANGUAGES.contains(&KEY));
        assert_eq!(Language::of(KEY).map(Language::key), Some(KEY));
        let seat = Text::new("seat").number("number", 3);
        assert_eq!(Speaker::plain(KEY, &[]).language(), KEY);
        assert_eq!(Speaker::plain(KEY, &[]).say(&seat), "[Sééáát 3]");
        let list = Text::new("list-pair").text("first", seat.clone()).text("last", seat);
        assert_eq!(Speaker::plain(KEY, &[]).say(&list), "[[Sééáát 3] áánd [Sééáát 3]]");
    }

    #[test]
    fn every_english_sentence_is_in_it_and_longer() {
        let (english, pseudo) = (Speaker::plain(LANGUAGES[0], &[]), Speaker::plain(KEY, &[]));
        let (mut before, mut after) = (0, 0);
        for id in ids().filter(|id| !id.starts_with('-')) {
            let said = pseudo.say(&Text::of(id));
            assert!(said.starts_with('[') && said.ends_with(']'), "{id}: {said}");
            before += english.say(&Text::of(id)).chars().count();
            after += said.chars().count();
        }
        assert!(after * 4 > before * 5 && after * 2 < before * 3, "{before} characters have become {after}");
    }

    #[test]
    fn what_is_typed_stays_as_it_is() {
        assert_eq!(accented("Type `/me settings` again", &mut false), "Týýpéé `/me settings` áágááíín");
        let (front, back) = (&mut false, "` done");
        assert_eq!([accented("`/play ", front), accented(back, front)], ["`/play ", "` dóónéé"]);
    }
}
