//! Who came and went at a table, what lay open at first, and what became of it, as one reader may hear it.
//!
//! Everybody is called as they sat then. Deliberately absent: what seats did.

use pergola_engine::Seat;
use pergola_table::{Aim, DeputyEnd, DeputyTold, Dropped, Entry, PersonRef, SeatHolder, TimedOut, What};
use pergola_text::Text;

use super::story::{Passage, Teller, point};
use crate::sight::outcome::closed;

impl Teller<'_> {
    /// Who came and went, each with the number of its entry.
    pub(super) fn facts(&self) -> Vec<(u64, Passage)> {
        let mut seated: Vec<Option<PersonRef>> = Vec::new();
        let mut facts = Vec::new();
        for entry in &self.past.entries {
            let mut lines: Vec<String> = self.fact(entry, &mut seated).iter().map(|text| self.line(text)).collect();
            lines.extend(self.laid_open(&entry.what));
            if !lines.is_empty() {
                facts.push((entry.seq, Passage { turn: self.past.turn_of(entry.seq), lines }));
            }
        }
        facts
    }

    /// What is told of an entry that is no action; `seated` are those who have seats, nobody for a bot.
    fn fact(&self, entry: &Entry, seated: &mut Vec<Option<PersonRef>>) -> Option<Text> {
        seat_anew(&entry.what, seated);
        let by = |id: &'static str, seat: Seat| self.of_seat(id, seat, seated);
        Some(match entry.what {
            What::Opened { person, .. } => Text::new("log-opened").text("person", self.who(Some(person))),
            What::Joined { person, .. } => Text::new("log-joined").text("person", self.who(Some(person))),
            What::BotAdded { .. } => Text::new("log-bot-added"),
            What::Left { seat } => {
                let person = seated.get(seat.index()).copied()?;
                let id = if entry.by == person { "log-left" } else { "log-freed" };
                seated.remove(seat.index());
                Text::new(id).text("person", self.who(person))
            }
            What::BotRemoved { seat } => {
                seated.get(seat.index())?;
                seated.remove(seat.index());
                Text::new("log-bot-removed")
            }
            What::Started { ref holders, .. } => {
                Text::new("log-started").list("seats", holders.iter().map(|holder| self.holder(holder)))
            }
            What::Resigned { seat, .. } => by("log-resigned", seat),
            What::CameBack { seat } => by("log-came-back", seat),
            What::VotedToClose { seat } => by("log-voted", seat),
            What::VoteTakenBack { seat } => by("log-vote-taken-back", seat),
            What::VotedOut { seat, .. } => by("log-voted-out", seat),
            What::TimedOut { seat, ref then } => by(timed_out(then), seat),
            What::Closed { why } => closed(why),
            What::Proposed { seat, aim, .. } => proposed(aim, |id| by(id, seat)),
            What::AgreedToMotion { seat } => by("log-motion-agreed", seat),
            What::MotionDropped { how } => dropped(how, by),
            What::WentBack { turn, redone, ordered, .. } => went_back(redone, ordered).number("turn", turn),
            What::Paused => Text::new("log-paused"),
            What::Resumed => Text::new("log-resumed"),
            What::SeatOffered { person, .. } => Text::new("log-offered").text("person", self.who(Some(person))),
            What::OfferTakenBack { seat } => by("log-offer-taken-back", seat),
            What::SubstituteSought { seat, .. } => numbered("log-sought", seat),
            What::SearchEnded { seat, .. } => numbered("log-search-ended", seat),
            What::TookOver { seat, person } => numbered("log-took-over", seat).text("person", self.who(Some(person))),
            What::OwnerSet { person } => Text::new("log-owner").text("person", self.who(Some(person))),
            What::Departed { seat } => by("log-departed", seat),
            What::Here { seat, .. } => by("log-here", seat),
            What::RulesChanged { .. } => Text::new("log-rules-changed"),
            What::Deputy { seat, told } => self.of_deputy(entry.by, told, |id| by(id, seat))?,
            What::Acted(_)
            | What::TookBack { .. }
            | What::Invited(_)
            | What::Uninvited { .. }
            | What::OptionSet { .. }
            | What::EditionSet { .. }
            | What::SeatsSet { .. }
            | What::ShuffledSet { .. }
            | What::UnaidedSet { .. }
            | What::TimeLimitSet { .. }
            | What::ClockRuns { .. }
            | What::ClockStands { .. }
            | What::ClockHeld { .. }
            | What::Reminded { .. }
            | What::Snoozed { .. }
            | What::AgreedToBot { .. }
            | What::Followed { .. }
            | What::Unfollowed { .. }
            | What::PauseEndTold
            | What::Moved { .. }
            | What::AwayTold { .. }
            | What::Down { .. } => return None,
        })
    }

    /// What everybody saw when the game was laid out, a line each; nothing where it goes on from another, which met no luck.
    fn laid_open(&self, what: &What) -> Vec<String> {
        let What::Started { chance, holders, .. } = what else { return Vec::new() };
        let options = &self.table.opening().options;
        let seen = self.table.game().laid_open(holders.len() as u8, options, chance);
        let then = self.then(holders);
        seen.iter().map(|text| point(self.sight.say_then(&then, text))).collect()
    }

    /// What is told of the deputy of a seat.
    fn of_deputy(&self, asked_by: Option<PersonRef>, told: DeputyTold, by: impl Fn(&'static str) -> Text) -> Option<Text> {
        let (id, deputy) = match told {
            DeputyTold::Asked { person, .. } => ("log-deputy-asked", Some(person)),
            DeputyTold::Agreed => ("log-deputy-agreed", asked_by),
            DeputyTold::Ended { how: DeputyEnd::Lapsed, person, .. } => ("log-deputy-lapsed", person),
            DeputyTold::Ended { person: Some(person), .. } => ("log-deputy-ended", Some(person)),
            DeputyTold::Ended { person: None, .. } => ("log-deputy-none", None),
            DeputyTold::Called { .. } | DeputyTold::Back { .. } => return None,
        };
        Some(by(id).text("deputy", self.who(deputy)))
    }

    /// What is told of a seat, by whoever has it.
    fn of_seat(&self, id: &'static str, seat: Seat, seated: &[Option<PersonRef>]) -> Text {
        Text::new(id).text("person", self.who(seated.get(seat.index()).copied().flatten()))
    }

    fn holder(&self, holder: &SeatHolder) -> Text {
        match (&holder.person, &holder.bot) {
            (None, Some(bot)) => Text::of(format!("bot-name-{}", bot.name)),
            (person, _) => self.who(*person),
        }
    }

    /// Somebody, as the reader knows them.
    fn who(&self, person: Option<PersonRef>) -> Text {
        let known = self.past.people.iter().find(|(reference, _)| Some(*reference) == person).map(|(_, person)| person);
        let Some(person) = known.filter(|it| !it.is_forgotten()) else { return Text::new("somebody") };
        let plays = |seat: &Seat| self.table.people().contains(*seat);
        match self.table.seat_of(&person.id).filter(plays) {
            _ if person.id == *self.reader => Text::new("seat-you"),
            Some(seat) => Text::new("seat-name").seat("seat", seat.0),
            None => Text::new("name").code("name", &person.name),
        }
    }
}

/// Who has the seats after an entry that adds to them.
fn seat_anew(what: &What, seated: &mut Vec<Option<PersonRef>>) {
    if let What::Opened { person, .. } | What::Joined { person, .. } = what {
        seated.push(Some(*person));
    } else if let What::BotAdded { .. } = what {
        seated.push(None);
    } else if let What::Started { holders, .. } = what {
        *seated = holders.iter().map(|holder| holder.person).collect();
    } else if let What::TookOver { seat, person } = what {
        seated.iter_mut().skip(seat.index()).take(1).for_each(|it| *it = Some(*person));
    }
}

/// What is told of a seat, by its number.
fn numbered(id: &'static str, seat: Seat) -> Text {
    Text::new(id).number("number", i64::from(seat.0) + 1)
}

/// That the game went back, or forward again.
fn went_back(redone: bool, ordered: bool) -> Text {
    Text::new(match (redone, ordered) {
        (_, true) => "log-rewound",
        (false, false) => "log-went-back",
        (true, false) => "log-redone",
    })
}

/// What somebody wanted the others to agree to.
fn proposed(aim: Aim, by: impl Fn(&'static str) -> Text) -> Text {
    match aim {
        Aim::Undo { turn, .. } => by("log-undo-asked").number("turn", turn),
        Aim::Redo { .. } => by("log-redo-asked"),
        Aim::Pause => by("log-pause-asked"),
        Aim::Resume => by("log-resume-asked"),
        Aim::Seat { .. } => by("log-seat-asked"),
    }
}

/// Why a motion was not carried.
fn dropped(how: Dropped, by: impl Fn(&'static str, Seat) -> Text) -> Text {
    match how {
        Dropped::Declined { seat } => by("log-motion-declined", seat),
        Dropped::Withdrawn => Text::new("log-motion-withdrawn"),
        Dropped::Lapsed => Text::new("log-motion-lapsed"),
        Dropped::Overtaken { seat } => by("log-motion-overtaken", seat),
        Dropped::Impossible => Text::new("log-motion-impossible"),
    }
}

/// What is told of somebody whose time was over.
fn timed_out(then: &TimedOut) -> &'static str {
    match then {
        TimedOut::Confirmed => "log-time-confirmed",
        TimedOut::Asked => "log-time-over",
        TimedOut::DeputyPlays => "log-time-deputy",
        TimedOut::BotPlaysTurn { .. } => "log-time-turn",
        TimedOut::BotTakesSeat { .. } => "log-time-seat",
    }
}
