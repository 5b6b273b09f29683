//! Whispers: private messages in the place of mentions, and those of each week.
//!
//! A whisper that calls somebody is delivered before the card that would mention them; where it is refused, the card does
//! mention them. What may go through later is tried again with its card, so that nobody is called twice. Hints are tried once.
//! The weekly ones are noted before they are told: rather one is missed than told twice. Deliberately absent: what they say,
//! and who wants them.

use tracing::{error, info};

use super::{PostError, Unsent, Whispered};
use crate::{
    chat::{self, Card, Whisper},
    host::House,
    table::{Guests, Millis, Person, PersonId, PersonRef, Preferences},
};

/// How long it is from one weekly whisper to the next.
const WEEK: Millis = 7 * 24 * 3600 * 1000;

impl House {
    /// Whispers what goes with a card, and answers with the card and whom it has to mention.
    pub(super) async fn whisper_all(
        &self,
        row: &Unsent,
        mut card: Card,
        whispers: Vec<Whisper>,
        opened: Millis,
    ) -> Result<Card, PostError> {
        let (outbox, table) = (&self.inner.outbox, row.notice.table);
        for whisper in whispers {
            // A newer notice may call somebody to the decision that an older one did. The time a table was opened tells it from
            // the tables of another store.
            let about = whisper.decision.map_or(format!("{:x}", row.notice.revision), |decision| format!("{decision:x}d"));
            let key = format!("{:x}.{:x}.{about}", opened / 1000, table.0);
            if outbox.was_whispered(table, &whisper.to, &key) || row.repeated && !whisper.calls {
                continue;
            }
            // A notice that has taken over another may call somebody who was called by that one already.
            let repeated = row.repeated || whisper.decision.is_some();
            match self.whisper(&whisper, key.clone(), repeated).await {
                Ok(()) => outbox.whispered(table, &whisper.to, key),
                Err(_) if !whisper.calls => {}
                Err(later @ PostError::Later { .. }) => return Err(later),
                Err(PostError::Refused(_)) => card = chat::not_whispered(card, whisper),
            }
        }
        Ok(card)
    }

    /// Tells each person what waits for them whose week is over, unless it is in their quiet hours or they are away.
    pub(in crate::host) async fn tell_weekly(&self) {
        let now = self.inner.surroundings.now();
        for id in self.inner.directory.weekly_due(now, WEEK) {
            self.tell_week_of(&id, now).await;
        }
    }

    async fn tell_week_of(&self, id: &PersonId, now: Millis) {
        let _alone = self.inner.queues.wait_to_sit_down(id).await;
        let Some((reference, person)) = self.inner.directory.known_as(id).filter(|(_, it)| is_due(it, now, WEEK)) else { return };
        if !self.note_told(reference, &person, now).await {
            return;
        }
        if let Some(whisper) = chat::weekly(&self.inner.directory, &person) {
            self.whisper(&whisper, format!("week.{now:x}"), false).await.ok();
        }
    }

    async fn note_told(&self, reference: PersonRef, person: &Person, now: Millis) -> bool {
        let preferences = Some(Preferences { weekly_since: Some(now), ..person.preferences() });
        let person = Person { preferences, ..person.clone() };
        if let Err(why) = self.inner.store.note_people(Guests::new([(reference, person.clone())])).await {
            error!(%why, "that somebody was told what waits for them was not saved, so they are told later");
            return false;
        }
        self.inner.directory.meet([&person]);
        true
    }

    /// Tells somebody something in private.
    async fn whisper(&self, whisper: &Whisper, key: String, repeated: bool) -> Result<(), PostError> {
        let courier = self.inner.outbox.courier_of(&whisper.to).ok_or(PostError::Refused("no door".to_owned()))?;
        let Whisper { to, card, .. } = whisper.clone();
        let told = courier.whisper(Whispered { to, card, key, repeated }).await;
        told.inspect_err(|why| info!(%why, "somebody cannot be told something in private"))
    }
}

/// Whether somebody's week is over, at a moment at which they may be told so.
pub(in crate::host) fn is_due(person: &Person, now: Millis, week: Millis) -> bool {
    let since = person.preferences().weekly_since;
    // A clock that was set back is no reason to be silent for longer than a week.
    since.is_some_and(|since| since.abs_diff(now) >= week) && person.is_awake(now)
}
