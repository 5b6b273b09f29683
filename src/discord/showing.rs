//! Where a reply is shown: as a new private message, or in place of what was pressed.

use pergola_chat::Show;

use super::asked::Pressed;

/// How a reply is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Showing {
    /// A new private message.
    New,
    /// In place of the message that was pressed.
    Update,
}

/// How a reply is shown to somebody who pressed there.
pub(super) fn showing(show: Show, pressed: Pressed) -> Showing {
    match (show, pressed) {
        (Show::Update, Pressed::Private) | (Show::UpdateCard, Pressed::Public | Pressed::Private) => Showing::Update,
        _ => Showing::New,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_shown_where_it_belongs() {
        use Pressed::{Nothing, Public};
        for (show, pressed, expected) in [
            (Show::Private, Nothing, Showing::New),
            (Show::Private, Pressed::Private, Showing::New),
            (Show::Private, Public, Showing::New),
            (Show::Update, Nothing, Showing::New),
            (Show::Update, Pressed::Private, Showing::Update),
            (Show::Update, Public, Showing::New),
            (Show::UpdateCard, Nothing, Showing::New),
            (Show::UpdateCard, Public, Showing::Update),
        ] {
            assert_eq!(showing(show, pressed), expected, "{show:?} {pressed:?}");
        }
    }
}
