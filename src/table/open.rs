//! Opening a table, also as the rematch of another.

use std::sync::Arc;

use pergola_engine::{Bots, Catalogue, Editions, Game, Seat};

use super::{
    Commit, Entry, Phase, Table, What,
    checkpoint::Facts,
    choices::{check_choice, moved},
    decide::commit,
    faces::Faces,
    guests::Guests,
    limits::ID_CHARACTERS,
    moment::Millis,
    notices,
    opening::{Opening, edition_of},
    people::{Person, PersonRef, PlaceId, TableId, Who},
    refusal::{TableRefusal, check_ids},
    seated::SeatHolder,
};

impl Table {
    /// Opens a table; the opener has its first seat, and seats are kept for those who are `invited`. A rematch also seats the
    /// bots of the ended table `rematch_of`, in its order from the opener on, and keeps seats for its people, who are asked
    /// like anybody; a bot stays where it played for somebody. Who is seated keeps what it had chosen for itself.
    ///
    /// `request` is the door's id of the request; that the same one opens no second table is for the caller to see
    /// ([`Table::has_answered`]).
    #[expect(clippy::too_many_arguments, reason = "a table is opened with everything it is made of")]
    pub fn open(
        games: &Catalogue,
        id: TableId,
        place: PlaceId,
        who: &Person,
        mut opening: Opening,
        invited: &[Person],
        people: &Guests,
        rematch_of: Option<&Table>,
        request: &str,
        now: Millis,
    ) -> Result<(Table, Commit), TableRefusal> {
        check_ids([&who.id.0, &place.server, &place.channel, request, &opening.language])?;
        opening.options.0.iter().try_for_each(|(key, chosen)| check_choice(key, Some(chosen)))?;
        let editions = games.editions(&opening.game).ok_or_else(|| unknown_game(games, &opening.game))?;
        let game = edition_of(editions, &opening).map_err(TableRefusal::MissingEdition)?;
        opening.edition = Some(game.edition().clone());
        opening.rules = game.meta().rules;
        check_seats(&**game, opening.seats)?;
        let mut invited = invited.to_vec();
        let mut bots = Vec::new();
        let mut guests = people.clone();
        if let Some(ended) = rematch_of {
            let rematch = Rematch::of(ended, first_of(ended, who)?);
            let others = rematch.people.len() + rematch.bots.len();
            if others >= usize::from(opening.seats) {
                return Err(TableRefusal::SeatsTaken { seated: others as u8 + 1 });
            }
            opening.options = moved(&opening.options, game.meta().options, |seat| rematch.seat_of(seat));
            bots = rematch.bots.into_iter().zip(1..).map(|((_, bot), seat)| What::BotAdded { seat: Seat(seat), bot }).collect();
            invited.extend(rematch.people);
            guests.meet(&ended.guests);
        }
        game.setup(opening.seats, &opening.options).map_err(TableRefusal::Setup)?;
        let rematch_of = rematch_of.map(Table::id);
        let opener = guests.reference(&who.id).expect("the opener is among the people");
        let what = What::Opened { opening: opening.clone(), person: opener, rematch_of };
        let game = Arc::clone(game);
        let mut table = Table::just_opened((editions, games.bots()), game, id, place, opening, (opener, guests), rematch_of, now);
        let mut entries = vec![Entry { seq: 0, at: now, by: Some(opener), unattended: false, what }];
        entries.extend(table.write(Some(opener), now, bots));
        if table.is_lesson() {
            entries.extend(table.begin_lesson(opener, now));
        }
        if !invited.is_empty() {
            let invitations = table.invitations(&invited, now)?;
            entries.extend(table.write(Some(opener), now, invitations));
        }
        table.facts.log.requests.note(Some(opener), request, now);
        let notices = notices::between(None, &table, &entries);
        let commit = commit(None, &table, entries, notices, people);
        Ok((table, commit))
    }

    /// Whether an update has changed how its rules are played, and its people do not know.
    pub fn has_other_rules(&self) -> bool {
        matches!(self.phase(), Phase::Lobby | Phase::Playing) && self.facts.opening.rules < self.game.meta().rules
    }

    /// The rules are played otherwise from now on.
    pub(super) fn note_rules(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        self.check_house(who)?;
        let to = self.game.meta().rules;
        if self.has_other_rules() { Ok(vec![What::RulesChanged { to }]) } else { Err(TableRefusal::NotDue) }
    }

    /// A table after its first entry.
    #[expect(clippy::too_many_arguments, reason = "a table is opened with everything it is made of")]
    pub(super) fn just_opened(
        (editions, bots): (&Editions, &'static Bots),
        game: Arc<dyn Game>,
        id: TableId,
        place: PlaceId,
        opening: Opening,
        (opener, people): (PersonRef, Guests),
        rematch_of: Option<TableId>,
        now: Millis,
    ) -> Table {
        let facts = Facts::opened(id, place, opening, rematch_of, now);
        let (editions, faces) = (editions.clone(), Faces::default());
        let mut table = Table { facts, guests: people, faces, game, editions, bots, unlogged: 0, earlier: None };
        table.welcome(opener);
        table.facts.seated.owner = Some(opener);
        table.facts.seated.holders.push(SeatHolder::of_person(opener));
        table
    }
}

fn unknown_game(games: &Catalogue, key: &str) -> TableRefusal {
    TableRefusal::UnknownGame { key: key.chars().take(ID_CHARACTERS).collect(), known: games.keys().collect() }
}

/// Refuses a number of seats the game is not played with.
pub(super) fn check_seats(game: &dyn Game, seats: u8) -> Result<(), TableRefusal> {
    let (least, most) = game.meta().seats;
    if (least..=most).contains(&seats) { Ok(()) } else { Err(TableRefusal::SeatCount { seats, least, most }) }
}

/// The seat from which a rematch counts: the opener's, who must have played.
fn first_of(ended: &Table, opener: &Person) -> Result<Seat, TableRefusal> {
    match ended.phase() {
        Phase::Lobby | Phase::Playing => Err(TableRefusal::StillPlayed { table: ended.facts.id }),
        Phase::Over | Phase::Closed(_) => ended.seat_of(&opener.id).ok_or(TableRefusal::NotSeated),
    }
}

/// Who plays a rematch, in the order of the ended table from its opener on.
struct Rematch {
    /// The seat its opener had.
    first: Seat,
    /// The bots, by the seat they had. They sit down at once, beside the opener.
    bots: Vec<(Seat, String)>,
    /// The people who stayed to the end. Seats are kept for them.
    people: Vec<Person>,
}

impl Rematch {
    fn of(ended: &Table, first: Seat) -> Rematch {
        let mut rematch = Rematch { first, bots: Vec::new(), people: Vec::new() };
        let seats = ended.facts.seated.all();
        let others = seats.clone().cycle().skip(first.index() + 1).take(seats.count() - 1);
        for seat in others {
            match &ended.facts.seated.holders[seat.index()] {
                SeatHolder { bot: Some(bot), .. } => rematch.bots.push((seat, bot.key.clone())),
                SeatHolder { person, .. } => {
                    let person = person.map(|it| ended.guests.person(it));
                    rematch.people.extend(person.filter(|it| !it.is_forgotten()));
                }
            }
        }
        rematch
    }

    /// The new seat of who had this one and sits down at once; nothing for those who are asked.
    fn seat_of(&self, before: Seat) -> Option<Seat> {
        let bot = self.bots.iter().position(|(seat, _)| *seat == before);
        if before == self.first { Some(Seat(0)) } else { bot.map(|at| Seat(at as u8 + 1)) }
    }
}
