//! What happened and what is refused, each with the sentence that is said of it.

/// An enum of which every variant names its sentence, so that a variant, its numbers and its words are read in one place. Its
/// `words` are the type behind the arrow.
///
/// Behind a sentence's id stand the arguments it is given: a field by its name, where it is a number, a seat, or something
/// [`Named`](crate::Named) or a list of that; or any name with what is said there. Where the sentence depends on
/// more, a block makes it; a variant around another enum hands on what that one says.
///
/// ```ignore
/// sentences! {
///     /// Why not.
///     #[derive(Clone, Debug, PartialEq, Eq)]
///     pub enum Refusal -> Text {
///         /// A turn begins with taking a card.
///         TakeFirst => "refused-take-first",
///         /// The card costs more than the seat has.
///         TooDear {
///             /// Which.
///             card: Card,
///             /// What the seat has.
///             held: u8,
///         } => "refused-too-dear" (card, held, missing: card.price() - held),
///         /// The card cannot lie there.
///         Misplaced(why: Misplaced) => { why.words() },
///     }
/// }
/// ```
#[macro_export]
macro_rules! sentences {
    (
        $(#[$of_all:meta])*
        $visible:vis enum $name:ident -> $said:ty {
            $(
                $(#[$of_one:meta])*
                $variant:ident
                $( { $( $(#[$of_field:meta])* $field:ident : $type:ty ),* $(,)? } )?
                $( ( $within:ident : $inner:ty ) )?
                => $( $id:literal $( ( $( $argument:ident $( : $value:expr )? ),* $(,)? ) )? )? $( $words:block )?
            ),* $(,)?
        }
    ) => {
        $(#[$of_all])*
        $visible enum $name {
            $(
                $(#[$of_one])*
                $variant $( { $( $(#[$of_field])* $field : $type ),* } )? $( ( $inner ) )?
            ),*
        }

        impl $name {
            /// What is said of it.
            // A sentence need not name every number.
            #[allow(unused_variables)]
            $visible fn words(&self) -> $said {
                match self {
                    $(
                        $name::$variant $( { $( $field ),* } )? $( ( $within ) )? => <$said>::from(
                            $(
                                $crate::Text::new($id)
                                $( $( .with(stringify!($argument), $crate::sentences!(@ $argument $( $value )?)) )* )?
                            )?
                            $( $words )?
                        )
                    ),*
                }
            }
        }
    };
    (@ $argument:ident) => { $argument };
    (@ $argument:ident $value:expr) => { $value };
}

#[cfg(test)]
mod tests {
    use crate::{Named, Text};

    /// Something with a name of its own.
    struct Piece;

    impl Named for Piece {
        fn name(&self) -> Text {
            Text::new("a-piece")
        }
    }

    sentences! {
        enum Inner -> Text {
            Only => "only",
        }
    }

    sentences! {
        enum Told -> Option<Text> {
            Bare => "bare",
            Numbered { piece: Piece, held: u8, most: u8 } => "numbered" (held, piece, missing: most - held),
            Depending { count: u32 } => { (*count > 0).then(|| Text::new("depending").with("count", count)) },
            Listed { pieces: Vec<Piece> } => "listed" (pieces),
            Around(inner: Inner) => { inner.words() },
        }
    }

    #[test]
    fn each_says_its_sentence_with_what_is_named_in_its_order() {
        assert_eq!(Told::Bare.words(), Some(Text::new("bare")));
        let numbered = Text::new("numbered").number("held", 2).text("piece", Text::new("a-piece")).number("missing", 3);
        assert_eq!(Told::Numbered { piece: Piece, held: 2, most: 5 }.words(), Some(numbered));
        let listed = Text::new("listed").list("pieces", [Text::new("a-piece"), Text::new("a-piece")]);
        assert_eq!(Told::Listed { pieces: vec![Piece, Piece] }.words(), Some(listed));
        assert_eq!(Told::Around(Inner::Only).words(), Some(Text::new("only")));
    }

    #[test]
    fn a_block_says_what_depends() {
        assert_eq!(Told::Depending { count: 0 }.words(), None);
        assert_eq!(Told::Depending { count: 7 }.words(), Some(Text::new("depending").number("count", 7)));
    }
}
