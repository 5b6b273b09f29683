//! 256 bits: one for each of the cells that lie one after the other on a board.

use std::ops::{BitAnd, BitOr, Not};

/// A set of numbers below [`Bits::COUNT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bits([u64; Bits::WORDS]);

impl Bits {
    /// None of them.
    pub(super) const NONE: Bits = Bits([0; Bits::WORDS]);
    /// How many bits there are.
    pub(super) const COUNT: usize = Bits::WORDS * Bits::WORD;
    /// How many bits a word has.
    pub(super) const WORD: usize = u64::BITS as usize;

    const WORDS: usize = 4;

    /// Whether a number is in the set.
    pub(super) const fn has(self, at: usize) -> bool {
        self.0[at / Bits::WORD] >> (at % Bits::WORD) & 1 == 1
    }

    /// Notes whether a number is in the set.
    pub(super) fn set(&mut self, at: usize, is_in: bool) {
        let (word, bit) = (&mut self.0[at / Bits::WORD], at % Bits::WORD);
        *word = *word & !(1 << bit) | u64::from(is_in) << bit;
    }

    /// The bits from this number on that lie in the same word.
    pub(super) const fn from(self, at: usize) -> u64 {
        self.0[at / Bits::WORD] >> (at % Bits::WORD)
    }

    /// How many numbers are in the set.
    pub(super) fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The numbers in rising order.
    pub(super) const fn iter(self) -> Members {
        Members { words: self.0, at: 0 }
    }
}

/// The numbers of a set in rising order.
pub(super) struct Members {
    words: [u64; Bits::WORDS],
    at: usize,
}

impl Iterator for Members {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.at * Bits::WORD + bit);
            }
            self.at += 1;
        }
        None
    }

    /// Goes through whole words, which is how most lists of actions are made.
    fn fold<B, F: FnMut(B, usize) -> B>(self, first: B, mut add: F) -> B {
        let mut so_far = first;
        for (at, word) in self.words.into_iter().enumerate().skip(self.at) {
            let mut left = word;
            while left != 0 {
                so_far = add(so_far, at * Bits::WORD + left.trailing_zeros() as usize);
                left &= left - 1;
            }
        }
        so_far
    }
}

impl BitAnd for Bits {
    type Output = Bits;

    fn bitand(self, other: Bits) -> Bits {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Bits([a & e, b & f, c & g, d & h])
    }
}

impl BitOr for Bits {
    type Output = Bits;

    fn bitor(self, other: Bits) -> Bits {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Bits([a | e, b | f, c | g, d | h])
    }
}

impl Not for Bits {
    type Output = Bits;

    fn not(self) -> Bits {
        let [a, b, c, d] = self.0;
        Bits([!a, !b, !c, !d])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_through_words_finds_what_going_through_bits_does() {
        let chosen = [0, 1, 63, 64, 130, 255];
        let mut bits = Bits::NONE;
        chosen.iter().for_each(|at| bits.set(*at, true));
        for begun in 0..=chosen.len() {
            let mut members = bits.iter();
            members.by_ref().take(begun).for_each(drop);
            let left = members.fold(Vec::new(), |mut left, at| {
                left.push(at);
                left
            });
            assert_eq!(left, chosen[begun..]);
        }
    }
}
