//! Rules that an update has changed: the tables that run hear of it after the start.
//!
//! Deliberately absent: which rules, which the game's text says.

use pergola_table::{Command, Who};
use tracing::warn;

use super::{House, perseverance::FIRST_WAIT};

impl House {
    /// Tells the tables that run how an update has changed their rules, until each has heard it.
    pub(super) fn tell_rules(&self) {
        for table in self.inner.directory.all().into_iter().filter(|table| table.has_other_rules()) {
            let (house, id) = (self.clone(), table.id());
            self.inner.senders.spawn(async move {
                let mut wait = FIRST_WAIT;
                while let Err(why) = house.command(id, &Who::House, &Command::NoteRules, None).await {
                    if !why.is_of_the_store() {
                        break;
                    }
                    warn!(table = %id, "a table does not know yet that its rules have changed");
                    if house.wait_a_while(&mut wait).await.is_stopping() {
                        break;
                    }
                }
            });
        }
    }
}
