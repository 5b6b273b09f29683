//! Where something is asked: by whom, of which tables, and at which one.

use pergola_engine::Seat;
use pergola_table::{Table, TableRefusal};
use pergola_text::Text;

use crate::{
    seam::{
        ids::Origin,
        plain::{Card, Reply, Request},
    },
    sight::{find::Tables, message, own, refusal, shown::Shown},
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

impl Here<'_> {
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
        self.show_standing(&Shown { lead: Some(why), ..Shown::default() })
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
        message::private(message::note(self.table, &refusal::text(why), &[]))
    }
}
