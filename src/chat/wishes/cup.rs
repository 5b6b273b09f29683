//! What is wished of a cup.

use pergola_cups::{CupId, Plan};
use pergola_table::{Millis, TableId};
use pergola_text::Text;

use crate::seam::{
    address::Address,
    ids::{Origin, ReadWish, Wish},
};

/// What somebody wants of a cup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CupAsked {
    /// To call for one.
    Found(Plan),
    /// To see those there are.
    List,
    /// Something of one of them.
    Of {
        /// Which.
        cup: CupId,
        /// When it was called for, in seconds, as the button says.
        address: CupAddress,
        /// What.
        wish: CupWish,
        /// Where its answer is shown.
        shown: CupShown,
    },
}

/// A cup as the ids of its buttons name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CupAddress(Address);

/// Where a button of a cup stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CupShown {
    /// On its card.
    OnCard,
    /// In a private message.
    InPrivate,
}

/// What a button asks of a cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CupWish {
    /// To see how it stands.
    Standing,
    /// To take part.
    Join,
    /// To take part no more, as long as it has not begun.
    Leave,
    /// That it begins.
    Begin,
    /// To be told what follows from giving up.
    AskGiveUp,
    /// To give up.
    GiveUp,
    /// To be told what follows when it is called off.
    AskCallOff,
    /// To call it off.
    CallOff,
}

impl CupAddress {
    /// That of a cup that was called for then.
    pub(crate) fn new(cup: CupId, founded: Millis) -> CupAddress {
        CupAddress(Address::new(TableId::of_cup(cup.0), founded))
    }

    /// As ids write it.
    pub(crate) fn address(self) -> Address {
        self.0
    }

    /// Whether it is that of the cup of this number that was called for then.
    pub fn is(self, cup: CupId, founded: Millis) -> bool {
        self.0.is(CupAddress::new(cup, founded).0)
    }
}

impl CupAsked {
    /// What a button asks of the cup at this address; nothing where no such button is made.
    pub(crate) fn pressed(address: Address, origin: Origin, word: &str, rest: Option<&str>) -> Option<CupAsked> {
        let cup = CupId(address.table.cup()?);
        let shown = if origin == Origin::Card { CupShown::OnCard } else { CupShown::InPrivate };
        Some(CupAsked::Of { cup, address: CupAddress(address), wish: CupWish::read(word, rest)?, shown })
    }
}

impl CupWish {
    const ALL: [(CupWish, &'static str); 8] = [
        (CupWish::Standing, "standing"),
        (CupWish::Join, "join"),
        (CupWish::Leave, "leave"),
        (CupWish::Begin, "begin"),
        (CupWish::AskGiveUp, "ask-give-up"),
        (CupWish::GiveUp, "give-up"),
        (CupWish::AskCallOff, "ask-call-off"),
        (CupWish::CallOff, "call-off"),
    ];

    fn word(self) -> &'static str {
        CupWish::ALL.iter().find(|(wish, _)| *wish == self).map_or("", |(_, word)| word)
    }
}

impl Wish for CupWish {
    fn write(&self) -> String {
        format!("cup.{}", self.word())
    }

    fn label(&self) -> Text {
        Text::new(match self {
            CupWish::Standing => "button-cup-standing",
            CupWish::Join => "button-cup-join",
            CupWish::Leave => "button-cup-leave",
            CupWish::Begin => "button-cup-begin",
            CupWish::AskGiveUp | CupWish::GiveUp => "button-cup-give-up",
            CupWish::AskCallOff | CupWish::CallOff => "button-cup-call-off",
        })
    }
}

impl ReadWish for CupWish {
    const WORDS: &'static [&'static str] = &["cup"];

    fn read(_: &str, rest: Option<&str>) -> Option<CupWish> {
        CupWish::ALL.iter().find(|(_, word)| Some(*word) == rest).map(|(wish, _)| *wish)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seam::{
        ids::{Id, id},
        limits,
    };

    #[test]
    fn every_button_of_a_cup_is_read_as_it_is_written() {
        let (cup, founded) = (CupId(u64::from(u32::MAX)), 4_102_444_800_000);
        for (wish, _) in CupWish::ALL {
            for origin in [Origin::Card, Origin::Private] {
                let written = id(CupAddress::new(cup, founded).address(), origin, &wish).expect("it is short");
                // A door marks it with its row.
                assert!(limits::length(&written) <= 56, "{written}");
                let Some(Id::Wish { table, origin: read, word, rest }) = Id::read(&written) else { panic!("{written}") };
                let Some(CupAsked::Of { cup: of, address, wish: again, shown }) = CupAsked::pressed(table, read, word, rest)
                else {
                    panic!("{written}")
                };
                assert!(of == cup && address.is(cup, founded) && !address.is(cup, founded + 2_000) && again == wish);
                assert_eq!(shown == CupShown::OnCard, origin == Origin::Card);
            }
        }
        let address = CupAddress::new(cup, founded).address();
        assert_eq!(CupAsked::pressed(address, Origin::Card, "cup", Some("dance")), None);
        assert_eq!(CupAsked::pressed(Address::new(TableId(3), founded), Origin::Card, "cup", Some("join")), None);
    }
}
