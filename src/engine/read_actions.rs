//! Actions read once, and asked about in many states: which are legal, and of which kind the reason is where one is not.

use std::{any::Any, fmt};

use super::{
    play::{Illegal, check},
    seat::Seat,
    state::State,
};

/// Actions of a game, read once for whoever asks about the same ones in many states.
pub struct ReadActions(Box<dyn Any + Send + Sync>);

/// Of which kind a reason is, without its words and numbers: two that say the same of different pieces are of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RefusalKind(u64);

impl ReadActions {
    /// Reads them; what is no action keeps its place, and is never legal.
    pub(super) fn read<S: State>(notations: &[String]) -> ReadActions {
        ReadActions(Box::new(notations.iter().map(|it| it.parse().ok()).collect::<Vec<Option<S::Action>>>()))
    }

    /// For each in its order the kind of reason against it, nothing where it is legal; no answers where they are another
    /// game's.
    pub(super) fn refusals<S: State>(&self, state: &S, seat: Seat) -> Vec<Option<RefusalKind>> {
        let Some(actions) = self.0.downcast_ref::<Vec<Option<S::Action>>>() else { return Vec::new() };
        let refusal = |action: &Option<S::Action>| match action {
            Some(action) => check(state, seat, action).err().map(|why| RefusalKind::of(&why)),
            None => Some(RefusalKind(0)),
        };
        actions.iter().map(refusal).collect()
    }
}

impl RefusalKind {
    fn of<R: fmt::Debug>(why: &Illegal<R>) -> RefusalKind {
        let mut names = Names(1);
        // The names stand before everything else, and what comes after them stops it.
        let _ = fmt::write(&mut names, format_args!("{why:?}"));
        RefusalKind(names.0)
    }
}

/// Takes in the names of a value's variants, one inside the other, and no more.
struct Names(u64);

impl fmt::Write for Names {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            if !byte.is_ascii_alphabetic() && byte != b'(' {
                return Err(fmt::Error);
            }
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}
