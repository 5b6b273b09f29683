//! Who may play for somebody absent: deputies, those who are asked to be, and who knows what a seat held. Deliberately absent:
//! who becomes one, and when they play.

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{
    absence::Here,
    limits::INSIDERS,
    moment::Millis,
    people::{Person, PersonRef},
};

/// Somebody who may play for a seat while its own person is absent, or who is asked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deputy {
    /// The seat.
    pub seat: Seat,
    /// Who.
    pub person: Person,
    /// Until when they can agree; they have agreed where that is missing.
    pub asked_until: Option<Millis>,
}

/// The same, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct NamedDeputy {
    pub(super) seat: Seat,
    pub(super) person: PersonRef,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) asked_until: Option<Millis>,
    /// The absence in which the seat's own person has played.
    #[serde(default)]
    pub(super) back: Absence,
    /// The turn and the absence for which they were called last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) called: Option<(u32, Absence)>,
}

/// Those who may play for somebody absent, and who know what a seat held.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Standby {
    /// Who may play for seats whose people are absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) deputies: Vec<NamedDeputy>,
    /// Who knows what a seat held without having one here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    insiders: Vec<(Seat, PersonRef)>,
    /// Whose people are there in spite of an absence they had announced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    here: Vec<Here>,
    /// Of which absences it was told that nobody plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    away_told: Vec<(Seat, u64)>,
}

impl Standby {
    /// The seats it tells of.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        let insiders = self.insiders.iter().map(|(seat, _)| *seat);
        self.deputies
            .iter()
            .map(|it| it.seat)
            .chain(insiders)
            .chain(self.here.iter().map(|it| it.seat))
            .chain(self.away_told.iter().map(|it| it.0))
    }

    /// Whether a seat's person is there in spite of an absence.
    pub(super) fn here(&self, seat: Seat) -> Option<Here> {
        self.here.iter().copied().find(|it| it.seat == seat)
    }

    /// A seat's person is there in spite of an absence.
    pub(super) fn come_out(&mut self, here: Here) {
        self.here.retain(|it| it.seat != here.seat);
        self.here.push(here);
    }

    /// It is told that a seat's person is away, and nobody plays for them.
    pub(super) fn tell(&mut self, seat: Seat, absence: u64) {
        self.away_told.retain(|it| it.0 != seat);
        self.away_told.push((seat, absence));
    }

    /// Whether it was.
    pub(super) fn is_told(&self, seat: Seat, absence: u64) -> bool {
        self.away_told.contains(&(seat, absence))
    }

    /// A seat is somebody else's, who has announced nothing here.
    pub(super) fn sit_down(&mut self, seat: Seat) {
        self.here.retain(|it| it.seat != seat);
        self.away_told.retain(|it| it.0 != seat);
    }

    /// Who they are.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonRef> {
        self.deputies.iter().map(|it| it.person).chain(self.insiders.iter().map(|(_, person)| *person))
    }

    /// The deputy of a seat.
    pub(super) fn of(&self, seat: Seat) -> Option<&NamedDeputy> {
        self.deputies.iter().find(|it| it.seat == seat && it.has_agreed())
    }

    /// Who is asked to be a seat's deputy, also where the question has lapsed.
    pub(super) fn asked(&self, seat: Seat) -> Option<&NamedDeputy> {
        self.deputies.iter().find(|it| it.seat == seat && !it.has_agreed())
    }

    /// Whether somebody knows what another seat than this held.
    pub(super) fn knows_another(&self, seat: Seat, person: PersonRef) -> bool {
        self.insiders.iter().any(|(it, insider)| *it != seat && *insider == person)
    }

    /// Whether there is room for somebody who knows what a seat held.
    pub(super) fn has_room(&self, seat: Seat, person: Option<PersonRef>) -> bool {
        self.insiders.iter().any(|(it, insider)| *it == seat && Some(*insider) == person) || self.insiders.len() < INSIDERS
    }

    /// Somebody is asked to be a seat's deputy, and nobody else any more; whoever is it stays it until they agree.
    pub(super) fn ask(&mut self, seat: Seat, person: PersonRef, until: Millis) {
        self.deputies.retain(|it| it.person != person && (it.seat != seat || it.has_agreed()));
        let (asked_until, back, called) = (Some(until), Absence::default(), None);
        self.deputies.push(NamedDeputy { seat, person, asked_until, back, called });
    }

    /// Who is asked to be a seat's deputy is it from now on, in the place of whoever was it.
    pub(super) fn agree(&mut self, seat: Seat) {
        if self.asked(seat).is_some() {
            self.deputies.retain(|it| it.seat != seat || !it.has_agreed());
            self.deputies.iter_mut().filter(|it| it.seat == seat).for_each(|it| it.asked_until = None);
        }
    }

    /// A seat has no deputy any more, and nobody is asked to be.
    pub(super) fn end(&mut self, seat: Seat) {
        self.deputies.retain(|it| it.seat != seat);
    }

    /// Somebody is a seat's deputy no more, or not asked to be.
    pub(super) fn end_of(&mut self, seat: Seat, person: PersonRef) {
        self.deputies.retain(|it| it.seat != seat || it.person != person);
    }

    /// A seat has no deputy any more, and somebody is nobody's.
    pub(super) fn forget(&mut self, seat: Seat, person: PersonRef) {
        self.deputies.retain(|it| it.seat != seat && it.person != person);
    }

    /// Somebody knows what a seat held, and has none here.
    pub(super) fn learn(&mut self, seat: Seat, person: PersonRef) {
        if !self.insiders.contains(&(seat, person)) && self.insiders.len() < INSIDERS {
            self.insiders.push((seat, person));
        }
    }

    /// Changes what is kept of a seat's deputy.
    pub(super) fn change(&mut self, seat: Seat, change: impl FnOnce(&mut NamedDeputy)) {
        if let Some(deputy) = self.deputies.iter_mut().find(|it| it.seat == seat && it.has_agreed()) {
            change(deputy);
        }
    }
}

/// Why somebody is absent; they are not, where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    /// They are away until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) away_until: Option<Millis>,
    /// Their time for this turn is over, and the others are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) over: Option<u32>,
}

/// Who plays an action for its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// Its own person.
    Own,
    /// A bot.
    Bot,
    /// This deputy, while its own person is absent.
    Deputy(PersonRef),
}

/// How an action was played for its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Played {
    /// By whom.
    pub(super) by: Player,
    /// Whether because its person's time was over.
    pub(super) timed_out: bool,
}

/// What an entry tells of the deputy of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeputyTold {
    /// The seat's person asks somebody.
    Asked {
        /// Whom.
        person: PersonRef,
        /// Until when they can agree.
        until: Millis,
    },
    /// They agreed.
    Agreed,
    /// They are it no more.
    Ended {
        /// Why.
        how: DeputyEnd,
        /// Who; all of the seat, where it is not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonRef>,
    },
    /// They were called for a turn.
    Called {
        /// Which.
        turn: u32,
        /// In which absence.
        absence: Absence,
    },
    /// The seat's person played although they are absent.
    Back {
        /// In which absence.
        absence: Absence,
    },
}

/// Why somebody is a seat's deputy no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeputyEnd {
    /// The seat's person wanted it so.
    Seat,
    /// They wanted it so, or did not agree.
    Deputy,
    /// They are not in the server any more.
    Departed,
    /// They were asked, and did not answer in time.
    Lapsed,
}

impl Absence {
    /// Whether somebody is absent in another way than in that absence, in which they have played.
    pub(super) fn is_besides(self, back: Absence) -> bool {
        self.away_until.is_some() && self.away_until != back.away_until || self.over.is_some() && self.over != back.over
    }
}

impl Deputy {
    /// Whether they have agreed.
    pub fn has_agreed(&self) -> bool {
        self.asked_until.is_none()
    }
}

impl NamedDeputy {
    /// Whether they have agreed.
    pub(super) fn has_agreed(&self) -> bool {
        self.asked_until.is_none()
    }
}
