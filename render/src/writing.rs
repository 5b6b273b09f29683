//! Writing from right to left: in which order letters stand, and which shape an Arabic letter takes beside its neighbours.
//!
//! A run of Hebrew or Arabic letters is turned round where it stands, and that is all a name on a line needs. An Arabic
//! letter has a shape of its own alone, at the end, at the beginning and in the middle of what it is joined to; fonts hold
//! these shapes under characters of their own. Deliberately absent: the rest of Unicode's rules for mixed directions, and
//! points and marks on letters.

/// The signs that may stand within a run, between two of its letters.
const BETWEEN: [char; 6] = [' ', '-', '\'', '.', '\u{5be}', '\u{a0}'];

const LAM: char = '\u{644}';

/// The letters that lam is written together with as one, and that one alone; its shape at an end comes next.
const WITH_LAM: [(char, u32); 4] = [('\u{622}', 0xfef5), ('\u{623}', 0xfef7), ('\u{625}', 0xfef9), ('\u{627}', 0xfefb)];

/// Arabic letters, their first shape, and how many they have: alone and at the end, or also at the beginning and in the
/// middle. Their shapes follow each other in this order.
const SHAPES: [(char, u32, u8); 42] = [
    ('\u{621}', 0xfe80, 1),
    ('\u{622}', 0xfe81, 2),
    ('\u{623}', 0xfe83, 2),
    ('\u{624}', 0xfe85, 2),
    ('\u{625}', 0xfe87, 2),
    ('\u{626}', 0xfe89, 4),
    ('\u{627}', 0xfe8d, 2),
    ('\u{628}', 0xfe8f, 4),
    ('\u{629}', 0xfe93, 2),
    ('\u{62a}', 0xfe95, 4),
    ('\u{62b}', 0xfe99, 4),
    ('\u{62c}', 0xfe9d, 4),
    ('\u{62d}', 0xfea1, 4),
    ('\u{62e}', 0xfea5, 4),
    ('\u{62f}', 0xfea9, 2),
    ('\u{630}', 0xfeab, 2),
    ('\u{631}', 0xfead, 2),
    ('\u{632}', 0xfeaf, 2),
    ('\u{633}', 0xfeb1, 4),
    ('\u{634}', 0xfeb5, 4),
    ('\u{635}', 0xfeb9, 4),
    ('\u{636}', 0xfebd, 4),
    ('\u{637}', 0xfec1, 4),
    ('\u{638}', 0xfec5, 4),
    ('\u{639}', 0xfec9, 4),
    ('\u{63a}', 0xfecd, 4),
    ('\u{641}', 0xfed1, 4),
    ('\u{642}', 0xfed5, 4),
    ('\u{643}', 0xfed9, 4),
    (LAM, 0xfedd, 4),
    ('\u{645}', 0xfee1, 4),
    ('\u{646}', 0xfee5, 4),
    ('\u{647}', 0xfee9, 4),
    ('\u{648}', 0xfeed, 2),
    ('\u{649}', 0xfeef, 2),
    ('\u{64a}', 0xfef1, 4),
    ('\u{67e}', 0xfb56, 4),
    ('\u{686}', 0xfb7a, 4),
    ('\u{698}', 0xfb8a, 2),
    ('\u{6a9}', 0xfb8e, 4),
    ('\u{6af}', 0xfb92, 4),
    ('\u{6cc}', 0xfbfc, 4),
];

/// Whether this is a letter that is written from right to left here.
pub(crate) fn is_right_to_left(sign: char) -> bool {
    matches!(sign, '\u{5d0}'..='\u{5ea}') || shapes(sign).is_some()
}

/// The signs of a line in the order in which they stand from left to right, in the shapes they take there.
pub(crate) fn from_left_to_right(signs: impl Iterator<Item = char>) -> Vec<char> {
    let signs: Vec<char> = signs.collect();
    let Some(first) = signs.iter().position(|sign| is_right_to_left(*sign)) else { return signs };
    let mut written = signs[..first].to_vec();
    let mut left = &signs[first..];
    while let Some(sign) = left.first() {
        let run = run_length(left);
        if run == 0 {
            written.push(*sign);
        } else {
            let mut run = joined(&left[..run]);
            run.reverse();
            written.extend(run);
        }
        left = &left[run.max(1)..];
    }
    written
}

/// How many signs from the first belong to one run from right to left.
fn run_length(signs: &[char]) -> usize {
    let run = signs.iter().take_while(|sign| is_right_to_left(**sign) || BETWEEN.contains(sign)).count();
    if signs.first().is_some_and(|sign| is_right_to_left(*sign)) {
        signs[..run].iter().rposition(|sign| is_right_to_left(*sign)).map_or(0, |last| last + 1)
    } else {
        0
    }
}

/// The letters of a run in the shapes they take beside each other, still in the order in which they are read.
fn joined(run: &[char]) -> Vec<char> {
    let mut written = Vec::with_capacity(run.len());
    let mut joins = false;
    let mut at = 0;
    while at < run.len() {
        let (sign, next) = (run[at], run.get(at + 1).copied());
        let one = WITH_LAM.iter().find(|(alef, _)| sign == LAM && next == Some(*alef));
        at += if one.is_some() { 2 } else { 1 };
        let (shape, joins_on) = match (one, shapes(sign)) {
            (Some((_, alone)), _) => (alone + u32::from(joins), false),
            (None, Some((first, count))) => {
                let end = joins && count > 1;
                let joins_on = count == 4 && next.and_then(shapes).is_some_and(|(_, count)| count > 1);
                (first + u32::from(end) + 2 * u32::from(joins_on), joins_on)
            }
            (None, None) => (sign.into(), false),
        };
        joins = joins_on;
        written.push(char::from_u32(shape).unwrap_or(sign));
    }
    written
}

/// The first of an Arabic letter's shapes, and how many there are.
fn shapes(sign: char) -> Option<(u32, u8)> {
    SHAPES.binary_search_by_key(&sign, |it| it.0).ok().map(|at| (SHAPES[at].1, SHAPES[at].2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> String {
        from_left_to_right(text.chars()).into_iter().collect()
    }

    #[test]
    fn what_is_written_from_left_to_right_stays() {
        for text in ["", "Zoë 龍", "a-b. 'c'"] {
            assert_eq!(written(text), text);
        }
    }

    #[test]
    fn runs_are_turned_round_where_they_stand() {
        assert_eq!(written("דוד"), "דוד".chars().rev().collect::<String>());
        assert_eq!(written("a אב ג b"), "a ג בא b");
        assert_eq!(written("אב (2)"), "בא (2)");
        assert_eq!(written("אב: a"), "בא: a");
    }

    #[test]
    fn arabic_letters_join() {
        // Meem at the beginning, hah in the middle, meem in the middle, dal at the end.
        assert_eq!(written("\u{645}\u{62d}\u{645}\u{62f}"), "\u{feaa}\u{fee4}\u{fea4}\u{fee3}");
        // Dal does not join what follows it.
        assert_eq!(written("\u{62f}\u{628}"), "\u{fe8f}\u{fea9}");
        // Lam and alef are one letter.
        assert_eq!(written("\u{644}\u{627}"), "\u{fefb}");
        assert_eq!(written("\u{628}\u{644}\u{627}"), "\u{fefc}\u{fe91}");
    }

    #[test]
    fn letters_are_in_order() {
        assert!(SHAPES.is_sorted_by_key(|it| it.0));
    }
}
