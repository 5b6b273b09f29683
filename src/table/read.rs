//! What others read from a table. A viewer is never shown another seat's turn before it has ended.

use std::fmt;

use pergola_engine::{AnyState, Bots, Editions, Game, Options, Outcome, Record, Seat, Seats, Seen, Status, Viewer};
use pergola_text::Text;

use super::{BotName, Done, Millis, Opening, PersonId, Phase, Table, TableId, TableRefusal, TurnStory, turn::Play};

impl Table {
    /// Its number.
    pub fn id(&self) -> TableId {
        self.facts.id
    }

    /// What is played.
    pub fn game(&self) -> &dyn Game {
        &*self.game
    }

    /// The editions it can be played in, for its lobby.
    pub fn editions(&self) -> &Editions {
        &self.editions
    }

    /// What is played and how: the game's key, seats, language and options.
    pub fn opening(&self) -> &Opening {
        &self.facts.opening
    }

    /// The chosen variants and modules.
    pub fn options(&self) -> &Options {
        &self.facts.opening.options
    }

    /// The language of everything public.
    pub fn language(&self) -> &str {
        &self.facts.opening.language
    }

    /// The table it is the rematch of.
    pub fn rematch_of(&self) -> Option<TableId> {
        self.facts.rematch_of
    }

    /// How many seats there are; after the start all of them are taken.
    pub fn capacity(&self) -> u8 {
        self.facts.opening.seats
    }

    /// Whose lobby it is: the opener; when they leave, the next seat. Nobody's once everybody has left.
    pub fn owner(&self) -> Option<&PersonId> {
        self.guests.known(self.facts.seated.owner?).map(|it| &it.id)
    }

    /// Whether it is this person's lobby.
    pub fn is_owned_by(&self, person: &PersonId) -> bool {
        self.owner() == Some(person)
    }

    /// The number of entries in the log.
    pub fn revision(&self) -> u64 {
        self.facts.log.revision
    }

    /// The bots that can sit at it.
    pub fn bots(&self) -> &'static Bots {
        self.bots
    }

    /// When it was opened.
    pub fn opened(&self) -> Millis {
        self.facts.log.opened
    }

    /// When the last entry was written.
    pub fn last(&self) -> Millis {
        self.facts.log.last
    }

    /// How far it has come.
    pub fn phase(&self) -> Phase {
        match (self.facts.closing.closed, self.status()) {
            (Some(why), _) => Phase::Closed(why),
            (None, None) => Phase::Lobby,
            (None, Some(Status::ToAct { .. })) => Phase::Playing,
            (None, Some(Status::Over(_))) => Phase::Over,
        }
    }

    /// The seat that belongs to this person, also while a bot plays it for them.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.facts.seated.all().find(|seat| self.facts.seated.person(*seat).is_some_and(|it| self.guests.is(it, person)))
    }

    /// The seats on which people play.
    pub fn people(&self) -> Seats {
        self.facts.seated.of(|holder| holder.actor().is_some())
    }

    /// The seats that agree to close the table.
    pub fn votes_to_close(&self) -> Seats {
        self.facts.closing.votes
    }

    /// Whether the game goes on, and who decides; nothing before the start.
    pub fn status(&self) -> Option<Status> {
        self.facts.play.as_ref().map(Play::status)
    }

    /// The same as everybody knows it: after the last turn that has ended.
    pub fn settled_status(&self) -> Option<Status> {
        self.facts.play.as_ref().map(Play::settled_status)
    }

    /// The seats the game waits for, of people and of bots.
    pub fn waits_for(&self) -> Seats {
        match self.playing() {
            Ok(play) => play.status().waits_for(),
            Err(_) => Seats::NONE,
        }
    }

    /// The final scores and ranks, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.status()? {
            Status::Over(outcome) => Some(outcome),
            Status::ToAct { .. } => None,
        }
    }

    /// The number of this seat's present decision; it rises whenever its legal actions may have changed. 0 before the start.
    pub fn decision(&self, seat: Seat) -> u64 {
        self.facts.play.as_ref().map_or(0, |play| play.decision(seat))
    }

    /// The number of the decision to which this seat was called: what its person has laid out since counts decisions of its own.
    pub fn called_to(&self, seat: Seat) -> u64 {
        let began = |play: &Play| play.taken.began(seat, play.decision(seat), play.pending_actions(seat) as u32);
        self.facts.play.as_ref().map_or(0, began)
    }

    /// What this seat's person did at a decision that is over, if that is still known.
    pub fn taken(&self, seat: Seat, decision: u64) -> Option<&Done> {
        self.facts.play.as_ref()?.taken.at(seat, decision)
    }

    /// Whether what this seat does now is an aside: it may act, and nobody waits for it.
    pub fn acts_aside(&self, seat: Seat) -> bool {
        self.playing().is_ok_and(|play| play.aside().contains(seat))
    }

    /// Whether this action would be an aside that others hear of at once: it is not done before its person was asked.
    pub fn asks_first(&self, seat: Seat, action: &str) -> bool {
        // Which luck an action meets is no matter of whether it is heard.
        let trial = || self.playing().and_then(|play| play.record(seat, action, self.known_luck(), 0));
        self.acts_aside(seat) && trial().is_ok_and(|record| self.is_heard(&record))
    }

    /// Whether this seat's person could take an action back now.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        let takeable = self.playing().and_then(|play| play.takeable(seat));
        self.people().contains(seat) && takeable.is_ok()
    }

    /// The state as this viewer may be shown it; nothing before the start. Everybody is shown the last ended turn, a seat
    /// also what it has done since in its own turn. What is secret within it is for its views to tell.
    pub fn state_for(&self, viewer: Viewer) -> Option<&dyn AnyState> {
        self.facts.play.as_ref().map(|play| play.seen_by(viewer))
    }

    /// What a seat is asked between two turns; nothing where it is to play one.
    pub fn question_to(&self, seat: Seat) -> Option<Text> {
        self.state_for(Viewer::Seat(seat))?.question()
    }

    /// What a viewer has to be told, oldest first, as that viewer saw it. Everybody: the last turn of a person
    /// and what bots did since. A seat: all since its last turn, and what it has done in its present one.
    pub fn last_turn(&self, viewer: Viewer) -> Vec<TurnStory<Seen>> {
        let Some(play) = &self.facts.play else { return Vec::new() };
        match viewer {
            Viewer::Everyone => self.told_to(play.stories().since_person(), viewer),
            Viewer::Seat(seat) => {
                let pending = play.pending_stories(seat);
                self.told_to(play.stories().since_turn_of(seat).chain(&pending), viewer)
            }
        }
    }

    /// What everybody saw since the last turn of a seat, oldest first; its present turn, which has not ended, is not in it.
    pub fn since_turn_of(&self, seat: Seat) -> Vec<TurnStory<Seen>> {
        let Some(play) = &self.facts.play else { return Vec::new() };
        self.told_to(play.stories().since_turn_of(seat), Viewer::Everyone)
    }

    /// What happened since the last turn of a seat that this person of it, or its deputy, played to its end, oldest first, as the
    /// seat saw it; its present turn is not in it.
    pub fn since_turn_by(&self, seat: Seat, person: &PersonId) -> Vec<TurnStory<Seen>> {
        let Some(play) = &self.facts.play else { return Vec::new() };
        let deputy = self.guests.reference(person).filter(|it| Some(*it) != self.facts.seated.person(seat));
        let stories: Vec<&TurnStory> = match deputy {
            Some(deputy) => play.stories().since_turn_by(seat, deputy).collect(),
            None => play.stories().since_turn_of(seat).collect(),
        };
        self.told_to(stories.into_iter(), Viewer::Seat(seat))
    }

    /// What a seat did in its turn that has not ended, as it saw it.
    pub fn present_turn_of(&self, seat: Seat) -> Vec<TurnStory<Seen>> {
        let pending = self.facts.play.as_ref().map(|play| play.pending_stories(seat)).unwrap_or_default();
        self.told_to(pending.iter(), Viewer::Seat(seat))
    }

    /// The last turn of a seat that has ended, as this viewer saw it: more than one story where several played in it.
    pub fn last_turn_of(&self, seat: Seat, viewer: Viewer) -> Vec<TurnStory<Seen>> {
        let mut stories = self.stories(viewer);
        stories.retain(|it| it.seat == seat);
        let turn = stories.last().map(|it| it.turn);
        stories.retain(|it| Some(it.turn) == turn);
        stories
    }

    /// The stories of the last ended turns, oldest first, as this viewer saw them.
    pub fn stories(&self, viewer: Viewer) -> Vec<TurnStory<Seen>> {
        let Some(play) = &self.facts.play else { return Vec::new() };
        self.told_to(play.stories().all(), viewer)
    }

    /// What everybody saw since so many stories had been told, as far as they are kept, oldest first.
    pub fn stories_since(&self, told: u64) -> Vec<TurnStory<Seen>> {
        let Some(play) = &self.facts.play else { return Vec::new() };
        self.told_to(play.stories().after(told), Viewer::Everyone)
    }

    /// These stories as a viewer saw them; not those of secret answers, of which it saw nothing.
    pub(super) fn told_to<'a>(&self, stories: impl Iterator<Item = &'a TurnStory>, viewer: Viewer) -> Vec<TurnStory<Seen>> {
        stories.map(|it| self.seen(it, viewer)).filter(|it| !(it.aside && it.events.is_empty())).collect()
    }

    /// The scoring rounds of the game so far, as this viewer saw them.
    pub fn milestones(&self, viewer: Viewer) -> Vec<Seen> {
        self.facts.milestones.iter().filter_map(|event| self.game.seen(event, viewer)).collect()
    }

    /// What one thing that was done brought, as its own seat hears of it: an aside, or what is only tried out.
    pub fn story_of(&self, record: &Record) -> TurnStory<Seen> {
        let turn = match self.facts.play.as_ref().map(Play::settled_status) {
            Some(Status::ToAct { turn, .. }) => turn,
            Some(Status::Over(_)) | None => 0,
        };
        let (revealed, events, lit) = (!record.can_be_taken_back(), record.events.clone(), Vec::new());
        let (bot, deputy, timed_out, then) = (false, None, false, Vec::new());
        let story = TurnStory { turn, seat: record.seat, bot, deputy, timed_out, aside: true, revealed, lit, then, events };
        self.seen(&story, Viewer::Seat(record.seat))
    }

    /// The number of the last turn that began, as everybody knows it; 0 before the start.
    pub fn turns(&self) -> u32 {
        let Some(play) = &self.facts.play else { return 0 };
        match play.settled_status() {
            Status::ToAct { turn, .. } => turn,
            Status::Over(_) => play.stories().all().next_back().map_or(0, |story| story.turn),
        }
    }

    /// How many of its last actions belong to a turn of this seat that has not ended: nobody else hears of them yet.
    pub fn pending_actions(&self, seat: Seat) -> usize {
        self.facts.play.as_ref().map_or(0, |play| play.pending_actions(seat))
    }

    /// The first bot the game waits for: its seat, its key, and the number of its decision.
    /// None while the people vote about going back, or the game is paused.
    pub fn bot_to_act(&self) -> Option<(Seat, &str, u64)> {
        if self.clocks_stand() {
            return None;
        }
        let waiting = self.waits_for().iter().find_map(|seat| Some((seat, self.bot_on(seat)?)));
        waiting.map(|(seat, bot)| (seat, bot.key.as_str(), self.decision(seat)))
    }

    /// The person's seat whose turn comes when the one the game waits for has ended theirs, and bots in between theirs. None
    /// where the game waits for several, or where no turn of another person can come.
    pub fn next_person(&self) -> Option<Seat> {
        let waited = self.waits_for();
        let now = waited.iter().next().filter(|_| waited.len() == 1)?;
        let seats = self.facts.seated.all();
        let round = seats.clone().cycle().skip(now.index() + 1).take(seats.count() - 1);
        let next = round.into_iter().find(|seat| self.people().contains(*seat))?;
        self.outlook(next).ok().map(|_| next)
    }

    /// The state from which a bot on this seat decides. It is the real one: the bot deals what is hidden anew.
    pub fn bot_view(&self, seat: Seat) -> Option<Box<dyn AnyState>> {
        self.state_for(Viewer::Seat(seat)).map(|state| state.fork())
    }

    /// Whether this request of theirs was answered already, at the time `now`.
    pub fn has_answered(&self, person: &PersonId, request: &str, now: Millis) -> bool {
        let by = self.guests.reference(person);
        by.is_some() && self.facts.log.requests.has(by, request, self.facts.log.moment(now))
    }

    /// The game in play; why there is none, otherwise.
    pub(super) fn playing(&self) -> Result<&Play, TableRefusal> {
        match (self.phase(), &self.facts.play) {
            (Phase::Playing, Some(play)) => Ok(play),
            (Phase::Lobby, _) => Err(TableRefusal::NotStarted),
            (Phase::Playing | Phase::Over | Phase::Closed(_), _) => Err(TableRefusal::Ended),
        }
    }

    pub(super) fn bot_on(&self, seat: Seat) -> Option<&BotName> {
        self.facts.seated.bot(seat)
    }

    fn seen(&self, story: &TurnStory, viewer: Viewer) -> TurnStory<Seen> {
        let TurnStory { turn, seat, bot, deputy, timed_out, aside, revealed, ref lit, ref then, ref events } = *story;
        // Whoever has a seat now did not see what its person then saw.
        let sat = then.iter().find(|(it, _)| viewer.is(*it)).map(|(seat, holder)| (self.facts.seated.person(*seat), holder));
        let viewer = if sat.is_some_and(|(now, then)| now != then.person) { Viewer::Everyone } else { viewer };
        let seen = (0..).zip(events).filter_map(|(at, event)| Some((lit.contains(&at), self.game.seen(event, viewer)?)));
        let (came_to_light, events): (Vec<bool>, Vec<Seen>) = seen.unzip();
        let lit = (0..).zip(came_to_light).filter_map(|(at, came)| came.then_some(at)).collect();
        TurnStory { turn, seat, bot, deputy, timed_out, aside, revealed, lit, then: then.clone(), events }
    }

    /// Whether anybody but its seat hears of what an action brought.
    pub(super) fn is_heard(&self, record: &Record) -> bool {
        let seats = self.facts.seated.all().filter(|seat| *seat != record.seat).map(Viewer::Seat);
        let mut others = seats.chain([Viewer::Everyone]);
        others.any(|viewer| record.events.iter().any(|event| self.game.seen(event, viewer).is_some()))
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {} at revision {}, {:?}", self.facts.id, self.facts.log.revision, self.phase())
    }
}
