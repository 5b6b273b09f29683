//! A turn as one would tell it: what a seat did is one sentence, and what luck brought comes after it.

use pergola_text::Text;

use super::seat::Seat;

/// What is told of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Something a seat did, as a clause without its name: "took blue 5".
    Deed(Seat, Text),
    /// A sentence of its own.
    Fact(Text),
    /// Nothing.
    Nothing,
}

impl Told {
    /// Something that this seat did.
    pub const fn deed(seat: Seat, clause: Text) -> Told {
        Told::Deed(seat, clause)
    }

    /// It as a sentence by itself.
    pub fn said(self) -> Option<Text> {
        sentences([self]).pop()
    }
}

impl From<Text> for Told {
    fn from(text: Text) -> Told {
        Told::Fact(text)
    }
}

impl From<Option<Text>> for Told {
    fn from(text: Option<Text>) -> Told {
        text.map_or(Told::Nothing, Told::Fact)
    }
}

/// The sentences of a turn. What a seat does after a fact belongs to what it did before, unless another seat came between.
pub fn sentences(told: impl IntoIterator<Item = Told>) -> Vec<Text> {
    enum Said {
        Deeds(Seat, Vec<Text>),
        Fact(Text),
    }
    let mut said: Vec<Said> = Vec::new();
    for told in told {
        match told {
            Told::Fact(text) => said.push(Said::Fact(text)),
            Told::Nothing => {}
            Told::Deed(seat, clause) => {
                let last = said.iter_mut().rev().find_map(|it| match it {
                    Said::Deeds(by, clauses) => Some((*by, clauses)),
                    Said::Fact(_) => None,
                });
                match last {
                    Some((by, clauses)) if by == seat => clauses.push(clause),
                    _ => said.push(Said::Deeds(seat, vec![clause])),
                }
            }
        }
    }
    let sentence = |it| match it {
        Said::Deeds(seat, clauses) => Text::new("story-deeds").seat("seat", seat.0).text("deeds", in_a_row(clauses)),
        Said::Fact(text) => text,
    };
    said.into_iter().map(sentence).collect()
}

/// One clause after another: clauses may hold lists themselves, so the last is parted by a comma where there are several.
fn in_a_row(mut clauses: Vec<Text>) -> Text {
    let Some(last) = clauses.pop() else { return Text::new("list-none") };
    let (id, join) = (if clauses.len() < 2 { "story-pair" } else { "story-last" }, |front: Text, next: Text| {
        Text::new("story-more").text("front", front).text("next", next)
    });
    match clauses.into_iter().reduce(join) {
        Some(front) => Text::new(id).text("front", front).text("last", last),
        None => last,
    }
}

#[cfg(test)]
mod tests {
    use pergola_text::{Occupant, Speaker};

    use super::*;

    fn clause(name: &str) -> Text {
        Text::new("name").code("name", name)
    }

    fn said(told: Vec<Told>) -> Vec<String> {
        let people = ["Ann", "Bo"].map(|name| Occupant::Person { name: name.to_owned(), mention: None });
        let speaker = Speaker::plain("en", &people);
        sentences(told).iter().map(|text| speaker.say(text)).collect()
    }

    #[test]
    fn deeds_of_a_seat_are_one_sentence_and_luck_follows() {
        let (ann, bo) = (|it: &str| Told::deed(Seat(0), clause(it)), |it: &str| Told::deed(Seat(1), clause(it)));
        let fact = |it: &str| Told::Fact(clause(it));
        assert_eq!(said(vec![ann("took a")]), ["Ann took a."]);
        assert_eq!(said(vec![ann("took a"), fact("New."), Told::Nothing, ann("built b")]), ["Ann took a and built b.", "New."]);
        assert_eq!(said(vec![ann("took a"), ann("built b"), ann("kept c")]), ["Ann took a, built b, and kept c."]);
        assert_eq!(said(vec![ann("a"), bo("b"), ann("c")]), ["Ann a.", "Bo b.", "Ann c."]);
        assert_eq!(said(Vec::new()), Vec::<String>::new());
    }
}
