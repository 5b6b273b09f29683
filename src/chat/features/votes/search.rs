//! Substitutes: somebody is sought for a seat, and asks for it.
//!
//! The card that seeks stays where it was posted; pressed on when nothing is to be had any more, it says so and loses its
//! buttons. Deliberately absent: who may have the seat, and who has to agree, which the table knows.

use pergola_engine::{Seat, Seats};
use pergola_table::{Command as Asking, Commit, MotionRefusal, SearchEnd, Table, TableRefusal};
use pergola_text::Text;

use super::seat::{SEAT, named_seat, offerable};
use crate::{
    item::{
        Answers, Command, Fulfil, Group,
        here::{Asked, Here},
        offer::Offer,
        options::Words,
        understood::Understood,
    },
    seam::{
        buttons::Buttons,
        ids::{Origin, Wish},
        plain::{Card, OptionSpec, Reply, Show, Slash, Style},
    },
    sight::{message, names::names, refusal},
    wishes::{board::Glance, search::SearchWish},
};

/// `/table seek`.
#[derive(Debug)]
pub(crate) struct Seek;

impl Command for Seek {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "seek"
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.option(self.key(), SEAT, true, Vec::new())]
    }

    fn suggest(&self, asked: &Asked<'_>, slash: &Slash, option: &str) -> Vec<Offer> {
        if option == SEAT { offerable(asked, slash) } else { Vec::new() }
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let seat = named_seat(slash);
        asked.of_table(self, slash, |here| here.ask(Asking::Seek(seat), Sought(seat)))
    }
}

impl Fulfil for SearchWish {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        match self {
            SearchWish::Take { seat, number } => here.ask(Asking::AskForSeat { seat, number }, AskedFor(seat)),
            SearchWish::End(seat) => here.ask(Asking::EndSearch(seat), Ended(seat)),
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<SearchWish> {
        vec![SearchWish::Take { seat: Seat(5), number: u64::MAX }, SearchWish::End(Seat(0))]
    }
}

/// A substitute is sought for this seat.
#[derive(Debug)]
struct Sought(Seat);

impl Answers for Sought {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        let text = of_seat("search-posted", self.0);
        here.show(here.note(&text, &[&SearchWish::End(self.0), &Glance::Board]))
    }

    fn refused(&self, here: &Here<'_>, why: &TableRefusal) -> Reply {
        let is_sought = matches!(why, TableRefusal::Motion(MotionRefusal::SoughtAlready { .. }));
        let end = SearchWish::End(self.0);
        let wishes: &[&dyn Wish] = if is_sought { &[&end, &Glance::Board] } else { &[&Glance::Board] };
        message::private(here.note(&refusal::text(why), wishes))
    }
}

/// Whoever pressed has asked for this seat.
#[derive(Debug)]
struct AskedFor(Seat);

impl Answers for AskedFor {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        let person = &here.request.person.id;
        if here.table.seat_of(person).is_some() {
            return on_card(here, message::over(here.table, &of_seat("card-search-taken", self.0).seat("seat", self.0.0)));
        }
        let offer = here.table.offers().iter().find(|it| it.person.id == *person);
        let text = match (offer.and_then(|it| it.from), here.table.motion()) {
            (Some(from), _) => Text::new("search-asked-first").moment("from", from),
            (None, Some(motion)) => Text::new("search-asked").list("seats", names(here.table.missing_for(motion))),
            (None, None) => refusal::text(&MotionRefusal::NotSought.into()),
        };
        message::private(here.note(&text, &[&Glance::Board]))
    }

    fn refused(&self, here: &Here<'_>, why: &TableRefusal) -> Reply {
        if matches!(why, TableRefusal::Ended | TableRefusal::Motion(MotionRefusal::NotSought)) {
            return on_card(here, message::over(here.table, &of_seat("card-search-over", self.0)));
        }
        message::private(here.note(&refusal::text(why), &[&Glance::Board]))
    }
}

/// Nobody is sought for this seat any more.
#[derive(Debug)]
struct Ended(Seat);

impl Answers for Ended {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        on_card(here, message::over(here.table, &of_seat("card-search-over", self.0)))
    }

    fn refused(&self, here: &Here<'_>, why: &TableRefusal) -> Reply {
        // Whoever wished for it may press what is over already; of others the card that seeks stays as it is.
        let is_over = here.table.search(self.0).is_none();
        if is_over && matches!(why, TableRefusal::Ended | TableRefusal::Motion(MotionRefusal::NotSought)) {
            return on_card(here, message::over(here.table, &of_seat("card-search-over", self.0)));
        }
        let text = if is_over { refusal::text(why) } else { Text::new("refused-search-of-others") };
        message::private(here.note(&text, &[&Glance::Board]))
    }
}

/// In place of the card that was pressed; elsewhere as an answer.
fn on_card(here: &Here<'_>, card: Card) -> Reply {
    if here.origin == Origin::Card { Reply { show: Show::UpdateCard, card } } else { here.show(card) }
}

fn of_seat(id: &'static str, seat: Seat) -> Text {
    Text::new(id).number("number", i64::from(seat.0) + 1)
}

/// Seeks a substitute for a seat; nothing when none is sought in this search any more.
pub(crate) fn sought(table: &Table, seat: Seat, number: u64) -> Option<Card> {
    let search = table.search(seat).filter(|it| it.number == number)?;
    let id = if search.by == seat { "card-sought-own" } else { "card-sought" };
    let text = of_seat(id, seat).seat("of", seat.0).seat("seat", search.by.0).moment("until", search.until);
    let row = |it: &Buttons<'_>| {
        vec![
            it.button(SearchWish::Take { seat, number }, Style::Success),
            it.button(Glance::Board, Style::Secondary),
            it.button(SearchWish::End(seat), Style::Secondary),
        ]
    };
    Some(message::told(table, text, Seats::NONE, row))
}

/// Says that a substitute is sought no more; nothing when one is sought anew, or the seat is somebody's.
pub(crate) fn ended(table: &Table, seat: Seat, how: SearchEnd) -> Option<Card> {
    let id = match how {
        SearchEnd::Withdrawn => "card-search-withdrawn",
        SearchEnd::Lapsed => "card-search-lapsed",
    };
    let text = of_seat(id, seat).seat("of", seat.0);
    let row = |it: &Buttons<'_>| vec![it.button(Glance::Board, Style::Secondary)];
    table.search(seat).is_none().then(|| message::told(table, text, Seats::NONE, row))
}
