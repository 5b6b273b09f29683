//! Cups: changed one decision after the other, written, and only then known to everybody.
//!
//! What somebody asks is decided here; what follows by itself is carried on by [`rounds`], which opens tables, takes what their
//! games have come to, and goes on to the next round; [`cards`] posts what there is to be told. Whatever is cut short follows
//! from the cup as it is written: a table says for which game it was opened, and a cup how many of its cards were posted.
//! Deliberately absent: who meets whom and who leads ([`pergola_cups`]).

mod cards;
mod rounds;

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard},
};

use pergola_chat as chat;
use pergola_chat::{
    Card, Reply, Request, Tables,
    cups::{CupAsked, CupSeen, CupShown, CupWish},
};
use pergola_cups::{Cup, CupId, CupRefusal, CupState, Joined, Plan};
use pergola_table::{Guests, Person, PersonRef, PlaceId};
use tokio::sync::{Mutex as FairMutex, Notify, OwnedMutexGuard};

use super::{House, privacy::KeptCup, writing::NotWritten};

/// So many cups go on in a server at once.
const OPEN_CUPS: usize = 5;
/// Of those that are over so many of a server are listed, the newest first.
const LISTED: usize = 20;

/// All cups, as they are written.
pub(super) struct Cups {
    shelf: RwLock<BTreeMap<CupId, Arc<Cup>>>,
    /// A queue for each cup that somebody changes.
    lines: Mutex<BTreeMap<CupId, Arc<FairMutex<()>>>>,
    /// Whoever calls for a cup waits for those who do.
    next: FairMutex<CupId>,
    /// Something may follow.
    news: Notify,
    posting: cards::Posting,
}

/// Why a cup was not changed.
enum NotChanged {
    /// There is none of this number.
    Gone,
    Refused(CupRefusal),
    NotWritten(NotWritten),
}

impl Cups {
    /// These, and the number of the next.
    pub(super) fn new(cups: Vec<Cup>, next: CupId) -> Cups {
        let shelf = cups.into_iter().map(|cup| (cup.id, Arc::new(cup))).collect();
        let (lines, news, posting) = Default::default();
        Cups { shelf: RwLock::new(shelf), lines, next: FairMutex::new(next), news, posting }
    }

    fn read(&self) -> RwLockReadGuard<'_, BTreeMap<CupId, Arc<Cup>>> {
        self.shelf.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, BTreeMap<CupId, Arc<Cup>>> {
        self.shelf.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, cup: CupId) -> Option<Arc<Cup>> {
        self.read().get(&cup).cloned()
    }

    /// The cups of a server, the newest first.
    fn of_server(&self, server: &str) -> Vec<Arc<Cup>> {
        self.read().values().rev().filter(|cup| cup.place.server == server).cloned().collect()
    }

    /// Waits for a cup. It is the caller's until the answer is dropped.
    async fn wait(&self, cup: CupId) -> OwnedMutexGuard<()> {
        let line = {
            let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
            lines.retain(|_, line| Arc::strong_count(line) > 1);
            lines.entry(cup).or_default().clone()
        };
        line.lock_owned().await
    }

    /// Something has happened from which something may follow.
    pub(super) fn look(&self) {
        self.news.notify_one();
    }
}

impl House {
    /// Does with cups what somebody wants, or says how they stand.
    pub(super) async fn cup(&self, request: &Request, asked: CupAsked) -> Reply {
        match asked {
            CupAsked::Found(plan) => self.found_cup(request, plan).await,
            CupAsked::List => self.list_cups(request),
            CupAsked::Of { cup, address, wish, shown } => {
                let there = self.inner.cups.get(cup).filter(|it| address.is(it.id, it.founded));
                match there {
                    Some(cup) if self.see_cup(&cup, |seen| seen.is_seen(request)) => {
                        self.ask_cup(request, &cup, wish, shown).await
                    }
                    Some(_) | None => chat::cups::unknown(request),
                }
            }
        }
    }

    /// The present cards of the cups that go on in a place, for a door whose messages are not kept.
    pub(super) fn cup_cards_of(&self, place: &PlaceId) -> Vec<Card> {
        let cups = self.inner.cups.of_server(&place.server).into_iter().rev();
        let here = cups.filter(|cup| cup.place == *place && cup.is_open());
        here.map(|cup| self.see_cup(&cup, chat::cups::card)).collect()
    }

    /// What is kept of somebody in cups.
    pub(super) fn kept_cups(&self, person: PersonRef) -> Vec<KeptCup> {
        self.inner.cups.read().values().filter_map(|cup| KeptCup::of(cup, person)).collect()
    }

    /// Looks at a cup with its people as they are known now.
    fn see_cup<T>(&self, cup: &Cup, look: impl FnOnce(&CupSeen<'_>) -> T) -> T {
        let people = self.people_of_cup(cup);
        let settings = self.inner.directory.settings_of(&cup.place.server);
        look(&CupSeen { cup, people: &people, games: &self.inner.games, settings: &settings })
    }

    fn people_of_cup(&self, cup: &Cup) -> Guests {
        self.inner.directory.known(cup.entrants.iter().map(|it| it.person).chain([cup.founder]))
    }

    fn list_cups(&self, request: &Request) -> Reply {
        let cups = self.inner.cups.of_server(&request.place.server);
        let (open, over): (Vec<_>, Vec<_>) = cups.into_iter().partition(|cup| cup.is_open());
        let all: Vec<(Arc<Cup>, Guests)> =
            open.into_iter().chain(over.into_iter().take(LISTED)).map(|cup| (cup.clone(), self.people_of_cup(&cup))).collect();
        let (games, settings) = (&self.inner.games, self.inner.directory.settings_of(&request.place.server));
        let seen = all.iter().map(|(cup, people)| CupSeen { cup, people, games, settings: &settings });
        let seen: Vec<CupSeen<'_>> = seen.filter(|it| it.is_seen(request)).collect();
        chat::cups::listed(&seen, request)
    }

    /// Calls for a cup where tables may be opened. The same that somebody has called for, and nobody has joined yet, is that.
    async fn found_cup(&self, request: &Request, plan: Plan) -> Reply {
        let _alone = self.inner.queues.wait_to_sit_down(&request.person.id).await;
        let settings = self.inner.directory.settings_of(&request.place.server);
        let channels = [Some(&request.place.channel), request.parent.as_ref()].into_iter().flatten().map(String::as_str);
        if let Err(refusal) = settings.check_opening(channels, &request.rights) {
            return chat::answers::refused_open(&refusal, request);
        }
        let cups = &self.inner.cups;
        let mut next = cups.next.lock().await;
        let open: Vec<Arc<Cup>> = cups.of_server(&request.place.server).into_iter().filter(|it| it.is_open()).collect();
        let met = self.inner.directory.meet([&request.person]);
        let Some((founder, _)) = met.iter().next() else { return chat::answers::not_saved(request) };
        let is_same =
            |cup: &&Arc<Cup>| cup.founder == founder && cup.plan == plan && cup.place == request.place && cup.entrants.is_empty();
        if let Some(same) = open.iter().find(is_same) {
            return self.see_cup(same, |seen| chat::cups::founded(seen, request));
        }
        if open.len() >= OPEN_CUPS {
            return chat::cups::too_many(OPEN_CUPS, request);
        }
        let cup = Cup::found(*next, (request.place.clone(), request.parent.clone()), founder, plan, request.at);
        // Even of a write that fails nobody knows whether it reached the disk: its number is not given again.
        *next = CupId(self.inner.share.after(next.0));
        if let Err(not_written) = self.write_cup(cup.clone(), met).await {
            return not_written.answer(request);
        }
        self.see_cup(&cup, |seen| chat::cups::founded(seen, request))
    }

    async fn ask_cup(&self, request: &Request, cup: &Cup, wish: CupWish, at: CupShown) -> Reply {
        let is_theirs = |house: &House| house.see_cup(cup, |seen| seen.is_theirs(request));
        let needs_right = matches!(wish, CupWish::Begin | CupWish::AskCallOff | CupWish::CallOff);
        if needs_right && !is_theirs(self) {
            return chat::cups::refused(&CupRefusal::NotTheirs, request);
        }
        let (now, luck) = (request.at, self.inner.surroundings.entropy());
        let changed = match wish {
            CupWish::Standing => return self.show_cup(request, cup, wish, at),
            CupWish::AskGiveUp if !self.see_cup(cup, |seen| seen.takes_part(request)) => {
                return chat::cups::refused(&CupRefusal::Outside, request);
            }
            CupWish::AskGiveUp | CupWish::AskCallOff if !cup.is_open() => {
                return chat::cups::refused(&CupRefusal::Ended, request);
            }
            CupWish::AskGiveUp | CupWish::AskCallOff => {
                return self.see_cup(cup, |seen| chat::cups::asked(seen, request, (at, wish)));
            }
            CupWish::Join => {
                let joins = move |cup: &mut Cup, person| match cup.join(person, now)? {
                    Joined::AsLast => cup.begin(luck, now),
                    Joined::WithRoom => Ok(()),
                };
                self.change_cup_for(request, cup.id, joins).await
            }
            CupWish::Leave => {
                // On an old card it is not the same as giving up.
                let leaves = move |cup: &mut Cup, person| match cup.state {
                    CupState::Joining => cup.leave(person, now),
                    CupState::Playing => Err(CupRefusal::Begun),
                    CupState::Over | CupState::CalledOff => Err(CupRefusal::Ended),
                };
                self.change_cup_for(request, cup.id, leaves).await
            }
            CupWish::GiveUp => self.change_cup_for(request, cup.id, move |cup, person| cup.leave(person, now)).await,
            CupWish::Begin => self.change_cup(cup.id, Guests::default(), move |cup| cup.begin(luck, now)).await,
            CupWish::CallOff => self.change_cup(cup.id, Guests::default(), move |cup| cup.call_off(now)).await,
        };
        match changed {
            Ok(cup) => self.show_cup(request, &cup, wish, at),
            Err(NotChanged::Gone) => chat::cups::unknown(request),
            Err(NotChanged::Refused(refusal)) => chat::cups::refused(&refusal, request),
            Err(NotChanged::NotWritten(why)) => why.answer(request),
        }
    }

    fn show_cup(&self, request: &Request, cup: &Cup, wish: CupWish, at: CupShown) -> Reply {
        self.see_cup(cup, |seen| chat::cups::shown(seen, request, (at, wish)))
    }

    /// Changes a cup for whoever asks, who is not being forgotten meanwhile. Whoever has a cup to themselves may wait for people,
    /// as when their table is opened, and nobody who has people to themselves for a cup.
    async fn change_cup_for(
        &self,
        request: &Request,
        cup: CupId,
        change: impl FnOnce(&mut Cup, PersonRef) -> Result<(), CupRefusal>,
    ) -> Result<Arc<Cup>, NotChanged> {
        let _turn = self.inner.cups.wait(cup).await;
        let _alone = self.inner.queues.wait_to_sit_down(&request.person.id).await;
        let met = self.inner.directory.meet([&request.person]);
        let Some((person, _)) = met.iter().next() else { return Err(NotChanged::Gone) };
        self.change_own_cup(cup, met, |cup| change(cup, person)).await
    }

    /// Changes a cup, writes it with these people, and shows it. What is refused changes nothing.
    async fn change_cup(
        &self,
        id: CupId,
        people: Guests,
        change: impl FnOnce(&mut Cup) -> Result<(), CupRefusal>,
    ) -> Result<Arc<Cup>, NotChanged> {
        let _turn = self.inner.cups.wait(id).await;
        self.change_own_cup(id, people, change).await
    }

    /// The same, for whoever has the cup to themselves.
    async fn change_own_cup(
        &self,
        id: CupId,
        people: Guests,
        change: impl FnOnce(&mut Cup) -> Result<(), CupRefusal>,
    ) -> Result<Arc<Cup>, NotChanged> {
        let before = self.inner.cups.get(id).ok_or(NotChanged::Gone)?;
        let mut cup = Cup::clone(&before);
        change(&mut cup).map_err(NotChanged::Refused)?;
        if cup == *before {
            return Ok(before);
        }
        self.write_cup(cup.clone(), people).await.map_err(NotChanged::NotWritten)?;
        Ok(Arc::new(cup))
    }

    /// Writes a cup as it is now, and shows it. Whoever calls has the cup to themselves.
    async fn write_cup(&self, cup: Cup, people: Guests) -> Result<(), NotWritten> {
        let house = self.clone();
        // What is written is shown, even when nobody waits for it any more.
        let written = self.inner.requests.spawn(async move {
            let write = || house.inner.store.note_cup(cup.clone(), people.clone());
            house.write_until_known(&format!("cup {}", cup.id.0), write).await?;
            house.inner.cups.write().insert(cup.id, Arc::new(cup));
            house.inner.cups.look();
            Ok(())
        });
        // Whoever fell over may have written it.
        written.await.unwrap_or(Err(NotWritten::Unknown))
    }

    /// Who somebody is who takes part, unless they were forgotten.
    fn entrant(&self, person: PersonRef) -> Option<Person> {
        let known = self.inner.directory.known([person]);
        known.iter().map(|(_, person)| person.clone()).find(|it| !it.is_forgotten())
    }
}
