//! Going back: what was done in the present turn is taken back at once, a turn that has ended when the others agree.

use pergola_engine::Seats;
use pergola_table::{Table, TableRefusal};
use pergola_text::Text;

use super::motion::undone;
use crate::{
    item::{
        Command, Fulfil,
        finding::decision,
        here::{Asked, Here},
        options::Words,
        understood::Understood,
    },
    seam::{
        address::Address,
        buttons::Buttons,
        ids::{Origin, Wish},
        limits,
        plain::{Card, OptionSpec, Request, Row, Slash, Style},
    },
    sight::{
        Sight, message,
        own::{self, Own},
        refusal, title,
    },
    wishes::{board::Glance, deed::Deed, together::Together},
};

/// The option that asks for the whole turn, and its value.
const ALL: &str = "all";
/// See [`ALL`].
const WHOLE_TURN: &str = "true";

/// `/undo`.
#[derive(Debug)]
pub(crate) struct Undo;

impl Command for Undo {
    fn word(&self) -> &'static str {
        "undo"
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.one_of(self.key(), ALL, "undo", &[WHOLE_TURN])]
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        if slash.option(ALL).map(str::trim) == Some(WHOLE_TURN) {
            return asked.wish(self, slash, |table| Deed::Restart(decision(table, asked.request)));
        }
        let means = |here: &Here<'_>| match asks(here.table, here.request) {
            true => Together::AskUndo.fulfil(asked, here),
            false => Deed::TakeBack(decision(here.table, here.request)).fulfil(asked, here),
        };
        let button = |table: &Table| -> Option<Box<dyn Wish>> {
            Some(match asks(table, asked.request) {
                true => Box::new(Together::AskUndo),
                false => Box::new(Deed::TakeBack(decision(table, asked.request))),
            })
        };
        asked.find(self, slash, means, button)
    }
}

/// Whether the others are to be asked about one's last turn, since nothing of the present one can be taken back.
fn asks(table: &Table, request: &Request) -> bool {
    let own = table.seat_of(&request.person.id);
    own.is_some_and(|seat| !table.may_take_back(seat) && table.undoing(seat).is_ok())
}

/// Whether one's last turn is taken back without asking anybody.
pub(super) fn is_free(here: &Here<'_>) -> bool {
    let own = here.table.seat_of(&here.request.person.id);
    own.is_some_and(|seat| here.table.takes_back_freely(seat, here.request.person.preferences()))
}

/// Asks whoever wants to go back whether they mean it, with exactly what would be undone; why not, where it cannot be.
pub(super) fn ask(table: &Table, request: &Request) -> Card {
    let own = match own::own_seat(table, request) {
        Own::Seat(own) => table.undoing(own).map(|undoing| (own, undoing)),
        Own::Resigned => Err(TableRefusal::Resigned),
        Own::None | Own::Deputy(_) => Err(TableRefusal::NotSeated),
    };
    let (own, undoing) = match own {
        Ok(own) => own,
        Err(why) => return message::note(table, request.language(), &refusal::text(&why), &[&Glance::Board]),
    };
    let sight = Sight::seat(table, own, request.language());
    let voice = sight.voice();
    let alone = table.present() == Seats::only(own) || table.takes_back_freely(own, request.person.preferences());
    let question = Text::new(if alone { "undo-ask-alone" } else { "undo-ask" }).number("turn", undoing.turn);
    let parts = [voice.say(&title::heading(table)), voice.say(&question), undone(&undoing, &sight)];
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let row = vec![
        buttons.button(Together::Undo(table.told()), Style::Danger),
        buttons.button(Glance::Turn, Style::Secondary),
        buttons.button(Glance::Board, Style::Secondary),
    ];
    Card { text: limits::cut(&parts.join("\n"), limits::TEXT), rows: vec![Row::Buttons(row)], ..message::about(table) }
}
