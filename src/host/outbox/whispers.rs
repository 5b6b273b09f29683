//! Whispers: private messages in the place of mentions, and those of each week.
//!
//! A whisper that calls somebody is delivered before the card that would mention them; where it is refused, the card does
//! mention them, and does so whenever it is tried again. What may go through later is tried again with its card, so that
//! nobody is called twice; where that would be more than a moment later the card mentions them instead. Hints are tried once.
//! The weekly ones are noted before they are told: rather one is missed than told twice. What was not even tried is told the
//! next time. Deliberately absent: what they say, and who wants them.

use std::{ops::ControlFlow, time::Duration};

use pergola_chat as chat;
use pergola_chat::{Card, Tables, whispers::Whisper};
use pergola_table::{Guests, Millis, Person, PersonId, PersonRef, Preferences, Table};
use tracing::{error, info};

use super::{Came, PostError, Unsent, Whispered};
use crate::House;

/// How long it is from one weekly whisper to the next.
const WEEK: Millis = 7 * DAY;
/// A day, and a minute: nobody's habits say anything more exact.
const DAY: Millis = 24 * 60 * MINUTE;
const MINUTE: Millis = 60 * 1000;
/// A card waits so long for its whispers at most, when the other side asks to wait.
const A_MOMENT: Duration = Duration::from_secs(10);

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
            // A newer notice may call somebody to the decision that an older one did; a letter that is no digit tells decisions
            // from rows, of which a table may have two at one revision. The time a table was opened tells it from the tables of
            // another store.
            let about = whisper.decision.map_or(format!("{:x}r", row.id.0), |decision| format!("{decision:x}t"));
            let key = format!("{:x}.{:x}.{about}", opened / 1000, table.0);
            // The number of a decision rises with what its person lays out while the card is tried again: it has called them.
            let called = whisper.decision.map(|_| format!("{:x}c", row.id.0));
            let keys: Vec<String> = called.into_iter().chain([key.clone()]).collect();
            let known = keys.iter().find_map(|key| outbox.came_of_whisper(table, &whisper.to, key));
            let came = match known {
                Some(came) => came,
                None if row.repeated && !whisper.calls => continue,
                None => {
                    // A notice that has taken over another may call somebody who was called by that one already.
                    let repeated = row.repeated || whisper.decision.is_some();
                    let came = match self.whisper(&whisper, key, repeated).await {
                        Ok(()) => Came::Heard,
                        Err(later) if whisper.calls && is_soon(&later) => return Err(later),
                        Err(_) => Came::Refused,
                    };
                    keys.into_iter().for_each(|key| outbox.note_whisper(table, &whisper.to, key, came));
                    came
                }
            };
            if came == Came::Refused && whisper.calls {
                card = chat::whispers::not_whispered(card, whisper);
            }
        }
        Ok(card)
    }

    /// Tells each person what waits for them whose week is over, unless it is in their quiet hours or they are away; how long
    /// the other side asks to wait before whoever is left is told, if it does.
    pub(crate) async fn tell_weekly(&self) -> Option<Duration> {
        let now = self.inner.surroundings.now();
        for id in self.inner.directory.weekly_due(now, |it| self.tells_of_weeks(it)) {
            if let ControlFlow::Break(after) = self.tell_week_of(&id, now).await {
                return Some(after);
            }
        }
        None
    }

    /// Tells somebody, unless the other side asks to wait: then nobody is told before the next time. What they do meanwhile does
    /// not wait for it.
    async fn tell_week_of(&self, id: &PersonId, now: Millis) -> ControlFlow<Duration> {
        let Some(person) = self.note_week_of(id, |it| week_is_over(it, now), Some(now)).await else {
            return ControlFlow::Continue(());
        };
        let Some(whisper) = self.what_waits_for(&person, now).await else { return ControlFlow::Continue(()) };
        let told = self.whisper(&whisper, format!("week.{now:x}"), false).await;
        let Err(PostError::Later { after: Some(after), .. }) = told else { return ControlFlow::Continue(()) };
        let before = person.preferences().weekly_since;
        self.note_week_of(id, |it| it.preferences().weekly_since == Some(now), before).await;
        ControlFlow::Break(after)
    }

    /// What waits for somebody, in this house and in others on the same log.
    async fn what_waits_for(&self, person: &Person, now: Millis) -> Option<Whisper> {
        let own = &self.inner.directory;
        if self.share().is_whole() {
            return chat::whispers::weekly(own, person, now);
        }
        // Where it is not known what waits elsewhere, they are told what waits here.
        let all = self.tables_elsewhere(&person.id).await.ok();
        let here = own.of(&person.id).into_iter().filter_map(|id| own.table(id));
        match all {
            Some(all) => {
                here.for_each(|table| all.publish(Table::clone(&table)));
                chat::whispers::weekly(&all, person, now)
            }
            None => chat::whispers::weekly(own, person, now),
        }
    }

    /// Notes when somebody was told what waits for them, if they are like this; who they were until then, when it is noted.
    async fn note_week_of(&self, id: &PersonId, is: impl Fn(&Person) -> bool, since: Option<Millis>) -> Option<Person> {
        let _alone = self.inner.queues.wait_to_sit_down(id).await;
        let (reference, person) = self.inner.directory.known_as(id).filter(|(_, it)| is(it))?;
        self.note_told(reference, &person, since).await.then_some(person)
    }

    async fn note_told(&self, reference: PersonRef, person: &Person, since: Option<Millis>) -> bool {
        let preferences = Some(Preferences { weekly_since: since, ..person.preferences() });
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
        let told = courier.whisper(Whispered { to, card, key, repeated, taken_up: self.inner.taken_up }).await;
        told.inspect_err(|why| info!(%why, "somebody cannot be told something in private"))
    }
}

/// Whether what did not go through may do so in a moment.
fn is_soon(why: &PostError) -> bool {
    matches!(why, PostError::Later { after, .. } if after.is_none_or(|it| it <= A_MOMENT))
}

/// Whether somebody's week is over, at a moment at which they may be told so.
pub(crate) fn week_is_over(person: &Person, now: Millis) -> bool {
    let since = person.preferences().weekly_since;
    // A clock that was set back is no reason to be silent for longer than a week.
    since.is_some_and(|since| since.abs_diff(now) >= WEEK) && person.is_awake(now)
}

/// When somebody's week is over and they may be told so, if they want to be. Of whoever does not rise within a day it is asked
/// again then.
pub(crate) fn next_week(person: &Person, now: Millis) -> Option<Millis> {
    let since = person.preferences().weekly_since?;
    if since.abs_diff(now) < WEEK {
        return Some(since + WEEK);
    }
    let minutes = (1..=DAY / MINUTE).map(|minute| (now / MINUTE + minute) * MINUTE);
    [now].into_iter().chain(minutes).find(|at| person.is_awake(*at)).or(Some(now + DAY))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pergola_chat::{Act, Slash, rows::Row};
    use pergola_engine::Viewer;
    use pergola_table::{Command, TableId, Who};
    use tokio::time::sleep;

    use super::*;
    use crate::rehearsal::{Door, Memory, Stage, act, lobby};

    fn slash(command: &str, verb: Option<&str>, options: &[(&str, &str)]) -> Act {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        Act::Slash(Slash { command: command.to_owned(), verb: verb.map(str::to_owned), options, ..Slash::default() })
    }

    /// A house in which a game between Ann, who is called in private, and Ben is about to begin.
    async fn about_to_begin(memory: &Memory) -> (House, TableId, Act) {
        about_to_begin_at(memory, &Arc::default()).await
    }

    async fn about_to_begin_at(memory: &Memory, stage: &Arc<Stage>) -> (House, TableId, Act) {
        let house = memory.house(stage);
        let table = lobby(&house).await;
        let card = chat::cards::present_card(&house.table(table).expect("it is there"), 1).expect("it has one");
        let press = |label: &str| {
            let of = |row: &Row| if let Row::Buttons(buttons) = row { buttons.clone() } else { Vec::new() };
            let button = card.rows.iter().flat_map(of).find(|it| it.label == label).expect("the lobby has it");
            Act::Press { id: button.id }
        };
        act(&house, "Ben", press("Join")).await;
        for name in ["Ann", "Ben"] {
            act(&house, name, slash("me", Some("settings"), &[("calls", "private")])).await;
        }
        (house, table, press("Start"))
    }

    /// A door that posted what came before, and at which five posts of this start come to nothing.
    async fn refusing(house: &House, start: Act) -> Arc<Door> {
        let door = Door::new(Duration::ZERO, []);
        house.attach(door.clone());
        sleep(Duration::from_secs(60)).await;
        door.will_answer(vec![PostError::later("told to"); 5]);
        act(house, "Ann", start).await;
        door
    }

    fn whispered(door: &Door) -> Vec<(u64, bool)> {
        door.whispered.lock().expect("nobody panics with it").iter().map(|it| (it.0.as_secs(), it.3)).collect()
    }

    fn mentioned(door: &Door) -> usize {
        door.mentioned.lock().expect("nobody panics with it").iter().map(Vec::len).sum()
    }

    #[tokio::test(start_paused = true)]
    async fn what_may_go_through_later_is_tried_again_and_its_card_waits_for_it() {
        let (house, table, start) = about_to_begin(&Memory::default()).await;
        let door = Door::new(Duration::ZERO, []);
        door.whisper_answers.lock().expect("nobody panics with it").extend([PostError::later("told to")]);
        house.attach(door.clone());
        act(&house, "Ann", start).await;
        sleep(Duration::from_secs(60)).await;
        assert_eq!((whispered(&door).len(), mentioned(&door)), (2, 0));
        assert!(!house.inner.outbox.has_waiting(table));
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn who_was_whispered_to_is_not_told_again_while_the_card_is_tried() {
        let (house, table, start) = about_to_begin(&Memory::default()).await;
        let door = refusing(&house, start).await;
        sleep(Duration::from_secs(60)).await;
        assert_eq!((whispered(&door).len(), mentioned(&door)), (1, 0));
        assert!(!house.inner.outbox.has_waiting(table));
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn who_begins_to_act_while_the_card_is_tried_is_not_called_again() {
        let (house, table, start) = about_to_begin(&Memory::default()).await;
        let door = refusing(&house, start).await;
        sleep(Duration::from_millis(100)).await;
        let decided = || house.table(table).expect("it is there");
        let (seat, before) = (decided().waits_for().iter().next().expect("it has begun"), decided());
        let person = before.seats()[seat.index()].person.clone().expect("people sit there");
        let action = before.state_for(Viewer::Seat(seat)).expect("it is played").without_asides(seat).swap_remove(0);
        let command = Command::Act { seat, action, decision: None };
        let laid_out = house.command(table, &Who::Person { person, moderator: false }, &command, None).await;
        laid_out.expect("it is listed");
        assert!(house.inner.outbox.has_waiting(table) && decided().decision(seat) > before.decision(seat));
        sleep(Duration::from_secs(60)).await;
        assert_eq!((whispered(&door).len(), mentioned(&door)), (1, 0));
        assert!(!house.inner.outbox.has_waiting(table));
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_card_that_mentions_does_so_whenever_it_is_tried() {
        let (house, _, start) = about_to_begin(&Memory::default()).await;
        let door = Door::new(Duration::ZERO, vec![PostError::later("told to"); 5]);
        let refused = PostError::Refused("told to".to_owned());
        house.attach(door.clone());
        sleep(Duration::from_secs(60)).await;
        door.whisper_answers.lock().expect("nobody panics with it").extend([refused]);
        act(&house, "Ann", start).await;
        sleep(Duration::from_secs(60)).await;
        assert_eq!(whispered(&door).len(), 1, "what was posted may be there already");
        assert_eq!(door.mentioned.lock().expect("nobody panics with it").last().map(Vec::len), Some(1));
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn where_a_whisper_has_to_wait_long_the_card_mentions_at_once() {
        let (house, table, start) = about_to_begin(&Memory::default()).await;
        let door = Door::new(Duration::ZERO, []);
        let asked = PostError::Later { why: "told to".to_owned(), after: Some(Duration::from_secs(3_600)) };
        door.whisper_answers.lock().expect("nobody panics with it").extend([asked]);
        house.attach(door.clone());
        act(&house, "Ann", start).await;
        sleep(Duration::from_secs(1)).await;
        assert_eq!((whispered(&door).len(), mentioned(&door)), (1, 1));
        assert!(!house.inner.outbox.has_waiting(table));
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn the_weekly_word_holds_nobody_up_and_comes_back_when_it_had_to_wait() {
        let stage = Arc::<Stage>::default();
        let (house, _, start) = about_to_begin_at(&Memory::default(), &stage).await;
        let door = Door::new(Duration::ZERO, []);
        house.attach(door.clone());
        act(&house, "Ann", start).await;
        for name in ["Ann", "Ben"] {
            act(&house, name, slash("me", Some("settings"), &[("weekly", "yes")])).await;
        }
        sleep(Duration::from_secs(60)).await;
        let weekly = || {
            let whispered = door.whispered.lock().expect("nobody panics with it");
            whispered.iter().filter(|it| it.2.contains("waits for you:")).count()
        };
        let asked = PostError::Later { why: "told to".to_owned(), after: Some(Duration::from_secs(3_600)) };
        door.whisper_answers.lock().expect("nobody panics with it").extend([asked]);
        *door.whispers_take.lock().expect("nobody panics with it") = Duration::from_secs(1_000);
        stage.go_on(WEEK + 1);
        sleep(Duration::from_secs(30)).await;
        assert_eq!(weekly(), 1, "it is on its way");
        let begun = tokio::time::Instant::now();
        for name in ["Ann", "Ben"] {
            act(&house, name, slash("me", Some("settings"), &[("next", "yes")])).await;
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "nobody waits for it: {:?}", begun.elapsed());
        sleep(Duration::from_secs(4_000)).await;
        assert_eq!(weekly(), 1, "nobody asks before");
        sleep(Duration::from_secs(1_000)).await;
        assert_eq!(weekly(), 2, "what had to wait is told then");
        sleep(Duration::from_secs(10_000)).await;
        assert_eq!(weekly(), 2, "once");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn where_a_whisper_is_refused_the_card_mentions() {
        let (house, _, start) = about_to_begin(&Memory::default()).await;
        let door = Door::new(Duration::ZERO, []);
        let refused = PostError::Refused("told to".to_owned());
        door.whisper_answers.lock().expect("nobody panics with it").extend([refused]);
        house.attach(door.clone());
        act(&house, "Ann", start).await;
        sleep(Duration::from_secs(60)).await;
        assert_eq!((whispered(&door).len(), mentioned(&door)), (1, 1));
        house.drain().await;
    }
}
