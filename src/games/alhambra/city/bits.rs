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
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().zip((0..).step_by(Bits::WORD)).flat_map(|(mut word, first)| {
            std::iter::from_fn(move || {
                let at = (word != 0).then(|| first + word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(at)
            })
        })
    }
}

impl BitAnd for Bits {
    type Output = Bits;

    fn bitand(self, other: Bits) -> Bits {
        Bits(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl BitOr for Bits {
    type Output = Bits;

    fn bitor(self, other: Bits) -> Bits {
        Bits(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl Not for Bits {
    type Output = Bits;

    fn not(self) -> Bits {
        Bits(self.0.map(|word| !word))
    }
}
