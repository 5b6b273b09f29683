//! Cups, said and shown: `/club cup` calls for one or shows those there are; a cup's cards stand in the channel it was called
//! for in.
//!
//! People take part by a button until it begins, by itself when as many are in as can be, or when its founder says so; whoever
//! moderates may what its founder may. A cup is seen where it is played, and by those who take part from anywhere else in its
//! server; nothing of it is seen in another. Deliberately absent: who meets whom and who leads ([`pergola_cups`]), and tables.

mod card;
mod picture;
mod plan;
mod told;

use pergola_cups::Cup;
use pergola_engine::Catalogue;
use pergola_table::{Guests, Person, PersonRef, ServerSettings};
use pergola_text::{Language, Text};

pub use self::{
    card::{alone, card},
    told::{asked, founded, listed, refused, shown, too_many, unknown},
};
use crate::{
    item::{
        Command, Finds, Group,
        here::Asked,
        options::{Words, game_meant},
        understood::Understood,
    },
    seam::{
        address::Address,
        ids::Origin,
        plain::{OptionSpec, Request, Slash},
        voice::Voice,
    },
    wishes::cup::CupAsked,
};

/// `/club cup`.
#[derive(Debug)]
pub(crate) struct CupCommand;

impl Command for CupCommand {
    fn group(&self) -> Option<Group> {
        Some(Group::Club)
    }

    fn word(&self) -> &'static str {
        "cup"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        plan::options(self.key(), words)
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        if slash.options.is_empty() {
            return Understood::Cup(CupAsked::List);
        }
        match plan::understand(asked.tables.games(), slash) {
            Ok(plan) => Understood::Cup(CupAsked::Found(plan)),
            Err(refused) => Understood::sentence(asked.language(), &refused),
        }
    }
}

/// What a button of a cup asks; nothing where no such button is made.
pub(crate) fn pressed(address: Address, origin: Origin, word: &str, rest: Option<&str>) -> Option<Understood> {
    CupAsked::pressed(address, origin, word, rest).map(Understood::Cup)
}

/// A cup with its people, as it is shown.
pub struct CupSeen<'a> {
    /// The cup.
    pub cup: &'a Cup,
    /// Its people, and its founder.
    pub people: &'a Guests,
    /// What can be played.
    pub games: &'a Catalogue,
    /// How its server is set, in whose language everybody is told of it.
    pub settings: &'a ServerSettings,
}

impl CupSeen<'_> {
    fn person(&self, reference: PersonRef) -> Person {
        let known = self.people.iter().find(|(it, _)| *it == reference).map(|(_, person)| person.clone());
        known.unwrap_or_else(|| Person::forgotten(reference))
    }

    /// Speaks of everybody who takes part by their number, and of the founder after them.
    fn voice(&self, language: Language) -> Voice {
        let entrants = self.cup.entrants.iter().map(|it| it.person);
        let founder = self.cup.entrant(self.cup.founder).is_none().then_some(self.cup.founder);
        let people: Vec<Person> = entrants.chain(founder).map(|it| card::cut(&self.person(it))).collect();
        Voice::about(&people, language)
    }

    /// The number by which the voice speaks of the founder.
    fn founder(&self) -> u8 {
        self.cup.entrant(self.cup.founder).unwrap_or(self.cup.entrants.len() as u8)
    }

    /// Whether somebody may do what its founder may.
    pub fn is_theirs(&self, request: &Request) -> bool {
        let moderates = request.rights.moderator && request.place == self.cup.place;
        moderates || request.rights.manages || self.person(self.cup.founder).id == request.person.id
    }

    /// Whether somebody takes part who has not given up.
    pub fn takes_part(&self, request: &Request) -> bool {
        let is_in = self.cup.entrants.iter().filter(|it| !it.withdrawn);
        is_in.into_iter().any(|it| self.person(it.person).id == request.person.id)
    }

    /// Whether somebody may see it from there.
    pub fn is_seen(&self, request: &Request) -> bool {
        let is_here = request.place == self.cup.place || request.parent.as_ref() == Some(&self.cup.place.channel);
        request.place.server == self.cup.place.server && (is_here || self.takes_part(request) || self.is_theirs(request))
    }

    fn title(&self) -> Text {
        let game = Text::of(format!("{}-title", self.cup.plan.game));
        Text::new("cup-title").number("cup", self.cup.id.0 as i64).text("game", game)
    }
}

/// The language of a cup's cards, and of its tables: the one that its server is set to.
pub fn usual_language(settings: &ServerSettings) -> &'static str {
    language(settings).key()
}

fn language(settings: &ServerSettings) -> Language {
    settings.language().and_then(Language::of).unwrap_or_default()
}

/// The palette of a game's pictures; that of the first game where there is none of it.
fn palette(games: &Catalogue, key: &str) -> &'static str {
    let game = game_meant(games, key).or_else(|| games.iter().next());
    game.map_or("", |game| game.meta().key)
}
