//! Where something is asked: by whom, of which tables, and at which one.

use pergola_engine::Seat;
use pergola_table::{Table, TableRefusal};
use pergola_text::{Language, Text, term_of_refusal};

use crate::{
    seam::{
        ids::{FreeWish, Origin, Wish},
        limits,
        plain::{Button, Card, Reply, Request, Row, Style},
        voice::Voice,
    },
    sight::{find::Tables, message, own, refusal, shown::Shown, terms},
    wishes::reading::RuleTerm,
};

/// How things stand for somebody at a table, with what is shown besides: what the features are put together to.
pub(crate) type Stands = fn(&Table, &Request, &Shown) -> Card;

/// Something that is asked, before its table is known.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    /// The tables there are.
    pub(crate) tables: &'a dyn Tables,
    /// Who asks, and how.
    pub(crate) request: &'a Request,
    /// See [`Stands`].
    pub(crate) stands: Stands,
}

impl Asked<'_> {
    /// In which language whoever asks is spoken to.
    pub(crate) fn language(&self) -> Language {
        self.request.language()
    }

    /// The same at a table.
    pub(crate) fn at<'a>(&'a self, table: &'a Table, origin: Origin) -> Here<'a> {
        Here { table, request: self.request, origin, stands: self.stands }
    }
}

/// Something that is asked at a table, which is given as it is now.
#[derive(Clone, Copy)]
pub(crate) struct Here<'a> {
    /// The table.
    pub(crate) table: &'a Table,
    /// Who asks, and how.
    pub(crate) request: &'a Request,
    /// Where it was asked.
    pub(crate) origin: Origin,
    /// See [`Stands`].
    pub(crate) stands: Stands,
}

/// Puts a button at the end of these rows: into the last row of buttons that has room, or into a row of its own.
fn with_button(rows: &mut Vec<Row>, button: Button) {
    if rows.len() < limits::ROWS {
        return rows.push(Row::Buttons(vec![button]));
    }
    let with_room = rows.iter_mut().rev().find_map(|row| match row {
        Row::Buttons(buttons) if buttons.len() < limits::BUTTONS => Some(buttons),
        Row::Buttons(_) | Row::Menu(_) => None,
    });
    with_room.into_iter().for_each(|buttons| buttons.push(button.clone()));
}

impl Here<'_> {
    /// In which language whoever asks is spoken to.
    pub(crate) fn language(&self) -> Language {
        self.request.language()
    }

    /// A sentence about the table to whoever asks, with buttons.
    pub(crate) fn note(&self, text: &Text, wishes: &[&dyn Wish]) -> Card {
        message::note(self.table, self.language(), text, wishes)
    }

    /// A message where it was asked: new to a card and to a command, in place of a private one.
    pub(crate) fn show(&self, card: Card) -> Reply {
        Reply { show: message::show(self.origin), card }
    }

    /// How things stand.
    pub(crate) fn standing(&self, shown: &Shown) -> Card {
        (self.stands)(self.table, self.request, shown)
    }

    /// How things stand, where it was asked.
    pub(crate) fn show_standing(&self, shown: &Shown) -> Reply {
        self.show(self.standing(shown))
    }

    /// Why not, and for a seat its current menu.
    pub(crate) fn refused(&self, why: Text) -> Reply {
        let rule = self.rule_of(&why);
        let mut reply = self.show_standing(&Shown { lead: Some(why), ..Shown::default() });
        if let Some(rule) = rule {
            with_button(&mut reply.card.rows, rule);
            // Ten choices that stand open leave no room for one more row.
            limits::shut_what_is_too_long(&mut reply.card);
        }
        reply
    }

    /// A button to the word of the rulebook that a refusal of the game is about.
    fn rule_of(&self, why: &Text) -> Option<Button> {
        let game = self.table.game().meta().key;
        let term = term_of_refusal(game, why)?;
        let voice = Voice::private(self.table, self.language());
        let label = voice.label(&Text::new("button-the-rule").code("term", terms::name(term, self.language())));
        let id = RuleTerm { game: game.to_owned(), key: term.key.to_owned() }.id();
        Some(Button { id, label, style: Style::Secondary, enabled: true })
    }

    /// Why whoever asks plays nothing here, and what they see instead.
    pub(crate) fn not_seated(&self) -> Reply {
        self.refused(refusal::text(&own::why_not_seated(self.table, self.request)))
    }

    /// What happened since, and the current menu.
    pub(crate) fn stale(&self) -> Reply {
        self.show_standing(&Shown { lead: Some(Text::new("refused-stale")), story: true, ..Shown::default() })
    }

    /// What a press is answered with that was carried out before: as it was then, and when the seat's next turn has come, with
    /// what happened since.
    pub(crate) fn again(&self) -> Reply {
        let acts = |seat: &Seat| self.table.waits_for().contains(*seat) || self.table.acts_aside(*seat);
        self.show_standing(&match own::played_seat(self.table, self.request).filter(acts) {
            Some(seat) => Shown { story: !self.table.may_take_back(seat), ..Shown::default() },
            None => Shown::ended(),
        })
    }

    /// Why the table did not do what was asked, where nothing more can be said.
    pub(crate) fn not_done(&self, why: &TableRefusal) -> Reply {
        if let TableRefusal::Stale { .. } = why {
            return self.stale();
        }
        if let TableRefusal::Resigned = why {
            return self.show_standing(&Shown::default());
        }
        // The card or message that was pressed stays as it is.
        message::private(self.note(&refusal::text(why), &[]))
    }
}
