//! What owners of different wards on one log hear of each other: who people are, who is to be forgotten, what somebody has
//! elsewhere, and requests that have reached another than the owner.
//!
//! A log that one process has to itself hears nothing, which is what stands here. Deliberately absent: who owns what.

use std::future::{pending, ready};

use pergola_cups::Cup;
use pergola_table::{Ended, Guests, PersonId, PersonRef, TableId};
use serde_json::Value;

use super::{
    log::{Asked, Tried},
    tenure::{Tenure, Ward},
};

/// What others on the same log have made of people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewsOfPeople {
    /// They as they are known now; those who were forgotten are somebody forgotten.
    pub people: Guests,
    /// Until which version everything is among these: whoever asks again asks for what is newer.
    pub version: u64,
}

/// What owners of other wards keep of somebody besides tables that are played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeptElsewhere {
    /// The archived tables at whose end they had a seat.
    pub ended: Vec<(TableId, Ended)>,
    /// All cups.
    pub cups: Vec<Cup>,
}

/// A log as one of several who play on it.
pub trait Among {
    /// Who of these people are known by now. Whoever has a log alone knows everybody it has met.
    ///
    /// # Errors
    /// When it does not read.
    fn who_is(&self, people: Vec<PersonId>) -> Tried<'_, Guests> {
        let _ = people;
        Box::pin(ready(Ok(Guests::default())))
    }

    /// What has become of people after this version, whoever has written it; something older may be among it.
    ///
    /// # Errors
    /// When it does not read.
    fn news_of_people(&self, after: u64) -> Tried<'_, NewsOfPeople> {
        Box::pin(ready(Ok(NewsOfPeople { people: Guests::default(), version: after })))
    }

    /// The checkpoints of tables of other wards that are not archived and may know somebody.
    ///
    /// # Errors
    /// When it does not read.
    fn tables_elsewhere(&self, person: PersonRef) -> Tried<'_, Vec<(TableId, Value)>> {
        let _ = person;
        Box::pin(ready(Ok(Vec::new())))
    }

    /// What else is kept of somebody in other wards.
    ///
    /// # Errors
    /// When it does not read.
    fn kept_elsewhere(&self, person: PersonRef) -> Tried<'_, KeptElsewhere> {
        let _ = person;
        Box::pin(ready(Ok(KeptElsewhere::default())))
    }

    /// Those whom another owner has forgotten and who may have a seat, or something else, at running tables of this ward, as they
    /// were known: they are to leave these.
    ///
    /// # Errors
    /// When the ward has another owner, or the log does not read.
    fn leaving(&self, tenure: Tenure) -> Tried<'_, Guests> {
        let _ = tenure;
        Box::pin(ready(Ok(Guests::default())))
    }

    /// Somebody who is leaving has left the tables of this ward: nothing is known of them there any more.
    ///
    /// # Errors
    /// When the ward has another owner, or the log does not write: they are leaving still.
    fn has_left(&self, tenure: Tenure, person: PersonRef) -> Tried<'_, ()> {
        let _ = (tenure, person);
        Box::pin(ready(Ok(())))
    }

    /// Passes a request on to whoever owns this ward, now or in a moment. Answers under which number it can be taken back; none
    /// where nobody else plays on the log.
    ///
    /// # Errors
    /// When it does not write.
    fn pass_on(&self, to: Ward, request: Value) -> Tried<'_, Option<u64>> {
        let _ = (to, request);
        Box::pin(ready(Ok(None)))
    }

    /// Takes back a request that was passed on, unless the owner has taken it up; answers whether it is taken back.
    ///
    /// # Errors
    /// When it does not write: nobody knows whether the owner takes it up.
    fn take_back(&self, number: u64) -> Tried<'_, bool> {
        let _ = number;
        Box::pin(ready(Ok(false)))
    }

    /// Takes up the requests that were passed on to the owner of this ward within the last seconds, oldest first. Older ones go:
    /// nobody waits for them any more.
    ///
    /// # Errors
    /// When the ward has another owner, or the log does not write.
    fn passed_on(&self, tenure: Tenure) -> Tried<'_, Vec<Value>> {
        let _ = tenure;
        Box::pin(ready(Ok(Vec::new())))
    }

    /// Comes when others on the same log may have something new for this owner. It may come for nothing, and what it comes for
    /// may be missed while the log is not reached.
    fn news(&self) -> Asked<'_, ()> {
        Box::pin(pending())
    }
}
