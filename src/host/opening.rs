//! Opening a table: the same request, and the same rematch, open one. Only a table that opens takes a number.
//!
//! Who opens a table waits for those who open one in the same server, and for nobody else: the numbers are given without
//! waiting for a write. Open tables are counted where nobody can open or join another meanwhile.

use std::sync::{Arc, PoisonError};

use pergola_chat::{Request, Tables};
use pergola_table::{Crowd, GoingOn, Opening, Person, Phase, Table, TableId, TableRefusal};

use super::House;

impl House {
    /// Opens a table, or finds the one that this request or the other side of this rematch has opened.
    pub(super) async fn open_table(
        &self,
        request: &Request,
        opening: Opening,
        invited: &[Person],
        rematch_of: Option<TableId>,
    ) -> Result<Arc<Table>, TableRefusal> {
        self.open_a_table(request, opening, invited, (rematch_of, None)).await
    }

    /// Opens a table that goes on from a position, or finds the one that this request has opened; the seats of bots there are
    /// offered to others.
    pub(super) async fn open_from(
        &self,
        request: &Request,
        going_on: GoingOn,
        offered: &[Person],
    ) -> Result<Arc<Table>, TableRefusal> {
        let opening = going_on.opening.clone();
        self.open_a_table(request, opening, offered, (None, Some(going_on))).await
    }

    async fn open_a_table(
        &self,
        request: &Request,
        opening: Opening,
        invited: &[Person],
        (rematch_of, going_on): (Option<TableId>, Option<GoingOn>),
    ) -> Result<Arc<Table>, TableRefusal> {
        let seat = self.inner.queues.wait_to_sit_down(&request.person.id).await;
        let turn = self.inner.queues.wait_to_open(&request.place.server).await;
        let now = self.inner.surroundings.now();
        let tables = self.inner.directory.in_server(&request.place.server).into_iter();
        let mut tables = tables.filter_map(|id| self.inner.directory.table(id));
        // Two people may ask for the same rematch at once.
        let is_it = |table: &Arc<Table>| {
            let same_lesson = opening.lesson.is_some() && table.is_owned_by(&request.person.id) && table.is_lesson();
            let same_lesson = same_lesson && table.phase() == Phase::Playing && table.opening().game == opening.game;
            let same_rematch = rematch_of.is_some() && table.rematch_of() == rematch_of && table.phase() == Phase::Lobby;
            same_lesson || same_rematch || table.has_answered(&request.person.id, &request.id, now)
        };
        if let Some(table) = tables.find(is_it) {
            return Ok(table);
        }
        let directory = &self.inner.directory;
        self.check_server(request, &opening, rematch_of)?;
        let elsewhere = self.counted_elsewhere(&request.person.id).await?;
        Crowd::Person.check_room(directory.open_of(&request.person.id) + elsewhere.open)?;
        Crowd::Channel.check_room(directory.open_at(&request.place))?;
        Crowd::Server.check_room(directory.open_in(&request.place.server))?;
        let before = match rematch_of {
            Some(before) => Some(self.at_hand(before).await.ok_or(TableRefusal::NotSaved)?),
            None => None,
        };
        let place = request.place.clone();
        let (opener, games) = (&request.person, &self.inner.games);
        self.get_to_know(invited).await;
        let people = self.inner.directory.meet(std::iter::once(opener).chain(invited));
        let before = before.as_deref();
        let bots = directory.bots_of(&opener.id) + elsewhere.bots;
        let (table, commit) = {
            let mut next = self.inner.next_table.lock().unwrap_or_else(PoisonError::into_inner);
            let opened = match going_on {
                Some(it) => Table::open_from(games, (*next, place), opener, it, invited, &people, (&request.id, now))?,
                None => Table::open(games, *next, place, opener, opening, invited, &people, before, &request.id, now)?,
            };
            Crowd::Bots.check_room_for(opened.0.chosen_bots(), bots)?;
            // Even of a write that fails nobody knows whether it reached the disk: its number is not given again.
            *next = TableId(self.inner.share.after(next.0));
            opened
        };
        let id = table.id();
        self.write(table, commit, (turn, seat)).await?;
        self.inner.directory.table(id).ok_or(TableRefusal::NotSaved)
    }

    /// Refuses what the server of this request is set not to have. A lesson that nobody else sees needs no leave; a rematch is
    /// asked for where its game was played, or where that was opened.
    fn check_server(&self, request: &Request, opening: &Opening, rematch_of: Option<TableId>) -> Result<(), TableRefusal> {
        if opening.lesson.is_some() && !opening.own_thread {
            return Ok(());
        }
        let directory = &self.inner.directory;
        let before = rematch_of.and_then(|before| directory.table(before)).filter(|before| before.is_at(&request.place));
        let opened_in = before.and_then(|before| before.parent()).map(|place| place.channel);
        let channels = [Some(&request.place.channel), request.parent.as_ref(), opened_in.as_ref()];
        let channels = channels.into_iter().flatten().map(String::as_str);
        directory.settings_of(&request.place.server).check_opening(channels, &request.rights)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pergola_chat::{Act, Request, Show, Slash, Tables};
    use pergola_table::{Command, Crowd, Person, PlaceId, TableId, TableRefusal, Who, limits};

    use crate::{
        House,
        rehearsal::{Memory, garden, request},
    };

    fn play(name: &str, server: &str) -> Request {
        let options = [("game", "gardens"), ("seats", "4")].map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
        let act = Act::Slash(Slash { command: "play".to_owned(), options, ..Slash::default() });
        Request { place: PlaceId { server: server.to_owned(), ..garden() }, ..request(name, act) }
    }

    #[tokio::test(start_paused = true)]
    async fn who_opens_a_table_waits_for_no_other_servers_write() {
        for (servers, writes) in [(["town", "town", "town"], 3), (["town", "village", "city"], 1)] {
            let memory = Memory::default();
            let house = memory.house(&Arc::default());
            let [one, two, three] = [("Ann", servers[0]), ("Ben", servers[1]), ("Cleo", servers[2])]
                .map(|(name, server)| house.answer(play(name, server)));
            tokio::join!(one, two, three);
            assert_eq!(memory.writes(), writes, "{servers:?}");
            let numbers: Vec<u64> = house.inner.directory.all().iter().map(|table| table.id().0).collect();
            assert_eq!(numbers, [1, 2, 3], "each has its own");
            house.drain().await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_number_is_given_once_though_its_table_was_not_written() {
        let memory = Memory::default();
        let house = memory.house(&Arc::default());
        memory.is_full(true);
        let (one, two) = tokio::join!(house.answer(play("Ann", "town")), house.answer(play("Ben", "village")));
        assert!([one, two].iter().all(|reply| reply.card.text.contains("could not be saved")));
        memory.is_full(false);
        house.answer(play("Ann", "town")).await;
        assert_eq!(house.inner.directory.in_server("town").iter().map(|table| table.0).collect::<Vec<_>>(), [3]);
        house.drain().await;
    }

    /// Opens tables one after the other; how many were opened before this was said.
    async fn opened_until(house: &House, requests: impl Iterator<Item = Request>, said: &str) -> usize {
        let before = house.inner.directory.all().len();
        for asked in requests {
            let reply = house.answer(asked).await.card.text;
            if !reply.contains("is open") {
                assert!(reply.contains(said), "{reply}");
                break;
            }
        }
        house.inner.directory.all().len() - before
    }

    fn play_in(name: &str, channel: usize) -> Request {
        let asked = play(name, "town");
        Request { place: PlaceId { channel: channel.to_string(), ..garden() }, ..asked }
    }

    #[tokio::test(start_paused = true)]
    async fn only_so_many_tables_are_open_at_once() {
        let house = Memory::default().house(&Arc::default());
        let in_one = std::iter::repeat_with(|| play_in("Ann", 0));
        assert_eq!(opened_until(&house, in_one, "50 tables are open in this channel").await, limits::OPEN_IN_CHANNEL);
        let anywhere = (1..).map(|channel| play_in("Ann", channel));
        let more = opened_until(&house, anywhere, "You sit at 100 tables that have not ended").await;
        assert_eq!(more, limits::OPEN_OF_PERSON - limits::OPEN_IN_CHANNEL);
        let village = house.answer(play("Ann", "village")).await.card.text;
        assert!(village.contains("You sit at 100 tables"), "in all servers: {village}");
        let many = (0..).map(|number| play_in(&format!("P{}", number / 90), 1000 + number / 40));
        let rest = opened_until(&house, many, "500 tables are open on this server").await;
        assert_eq!(rest, limits::OPEN_IN_SERVER - limits::OPEN_OF_PERSON);
        let village = house.answer(play("Ben", "village")).await.card.text;
        assert!(village.contains("is open"), "another server has room: {village}");
        let press = |name: &str, wish: &str, table: u64| {
            let act = Act::Press { id: format!("1.{table}.{wish}") };
            Request { place: PlaceId { channel: "0".to_owned(), ..garden() }, ..request(name, act) }
        };
        house.answer(press("Ann", "~close", 1)).await;
        assert!(house.answer(play_in("Ann", 0)).await.card.text.contains("is open"), "there is room again");
        house.drain().await;
    }

    fn press_at(name: &str, wish: &str, table: usize) -> Request {
        let act = Act::Press { id: format!("1.{table}.{wish}") };
        Request { place: PlaceId { channel: table.to_string(), ..garden() }, ..request(name, act) }
    }

    /// Opens tables from this number on and adds bots to them, three to a table; how many sit down before there is no room.
    async fn bots_at(house: &House, name: &str, first: usize, most: usize) -> usize {
        for added in 0..most {
            if added % 3 == 0 {
                house.answer(play_in(name, first + added / 3)).await;
            }
            let reply = house.answer(press_at(name, "bot.random", first + added / 3)).await;
            if reply.card.text.contains("40 bots at the tables you own") {
                return added;
            }
            assert_eq!(reply.show, Show::UpdateCard, "{}", reply.card.text);
        }
        most
    }

    #[tokio::test(start_paused = true)]
    async fn only_so_many_bots_play_at_the_tables_of_one_person() {
        let house = Memory::default().house(&Arc::default());
        assert_eq!(bots_at(&house, "Ann", 1, 60).await, limits::BOTS_OF_PERSON);
        for table in 1..=13 {
            house.answer(press_at("Ann", "start", table)).await;
        }
        let anew = press_at("Ann", "bot.random", 14);
        assert!(house.answer(anew.clone()).await.card.text.contains("40 bots"), "also while they play");
        let (one, two) = (press_at("Ann", "unbot", 14), press_at("Ann", "bot.random", 14));
        house.answer(one).await;
        let (one, two) = tokio::join!(house.answer(two.clone()), house.answer(Request { id: "another".to_owned(), ..two }));
        let added = [one, two].iter().filter(|it| it.show == Show::UpdateCard).count();
        assert_eq!(added, 1, "one has room, though both ask at once");
        house.answer(press_at("Ann", "~close", 14)).await;
        house.answer(play_in("Ann", 15)).await;
        let reply = house.answer(press_at("Ann", "bot.random", 15)).await;
        assert_eq!(reply.show, Show::UpdateCard, "there is room again: {}", reply.card.text);
        assert_eq!(bots_at(&house, "Ben", 16, 3).await, 3, "others have room");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_is_given_tables_with_more_bots_than_one_person_may_own() {
        let house = Memory::default().house(&Arc::default());
        assert_eq!(bots_at(&house, "Ben", 1, 38).await, 38);
        let ann = Who::Person { person: Person::new("test:Ann", "Ann"), moderator: false };
        let give = Command::SetOwner(Person::new("test:Ben", "Ben"));
        let full = TableRefusal::Crowded { crowd: Crowd::HeirsBots, limit: limits::BOTS_OF_PERSON };
        for (table, wishes, expected) in [(14, 2, Ok(())), (15, 1, Err(full.clone())), (16, 0, Ok(()))] {
            house.answer(play_in("Ann", table)).await;
            house.answer(press_at("Ben", "join", table)).await;
            for _ in 0..wishes {
                house.answer(press_at("Ann", "bot.random", table)).await;
            }
            let given = house.command(TableId(table as u64), &ann, &give, None).await.map(drop);
            assert_eq!(given, expected, "table {table}");
        }
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn who_joins_has_one_table_more() {
        let house = Memory::default().house(&Arc::default());
        for number in 0..limits::OPEN_OF_PERSON - 1 {
            house.answer(play_in("Ann", number)).await;
        }
        house.answer(play_in("Ben", 0)).await;
        house.answer(play_in("Ben", 0)).await;
        let join = |table: usize| {
            let act = Act::Press { id: format!("1.{table}.join") };
            Request { place: PlaceId { channel: "0".to_owned(), ..garden() }, ..request("Ann", act) }
        };
        let (one, two) = (join(limits::OPEN_OF_PERSON), join(limits::OPEN_OF_PERSON + 1));
        let (one, two) = tokio::join!(house.answer(one.clone()), house.answer(two));
        assert_eq!((one.show, two.show), (Show::UpdateCard, Show::Private), "one has room, though both ask at once");
        assert!(two.card.text.contains("You sit at 100 tables"), "{}", two.card.text);
        let there = house.answer(join(limits::OPEN_OF_PERSON)).await.card.text;
        assert!(there.contains("You sit here already"), "{there}");
        house.drain().await;
    }
}
