//! `/play`: a table is opened, as its opener wants it and the server is set; the options are chosen in its lobby.

use pergola_engine::Game;
use pergola_table::Opening;
use pergola_text::Text;

use crate::{
    item::{
        Command, Finds,
        here::Asked,
        offer::Offer,
        options::{GAME, LANGUAGE, OWN_THREAD, THREAD, Words, game_meant, language_meant},
        understood::Understood,
    },
    seam::{
        plain::{OptionSpec, Slash},
        voice::Voice,
    },
    sight::refusal,
};

/// So many seats a table has unless more are asked for, or more people are invited.
const FEW: u8 = 3;
/// The option that says how many seats there are.
const SEATS: &str = "seats";

/// `/play`.
#[derive(Debug)]
pub(crate) struct Play;

impl Command for Play {
    fn word(&self) -> &'static str {
        "play"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        let mut options = vec![
            words.game(self.key(), true),
            words.option(self.key(), SEATS, false, Vec::new()),
            words.language(self.key()),
            words.thread(self.key()),
        ];
        options.extend(words.people(false));
        options
    }

    /// As many seats as the game has that is filled in already.
    fn suggest(&self, asked: &Asked<'_>, slash: &Slash, option: &str) -> Vec<Offer> {
        let games = asked.tables.games();
        let of = |game: &dyn Game| game.meta().seats;
        let meant = slash.option(GAME).and_then(|typed| game_meant(games, typed)).map(of);
        let least = games.iter().map(|game| of(game).0).min().unwrap_or_default();
        let most = games.iter().map(|game| of(game).1).max().unwrap_or_default();
        let (least, most) = meant.unwrap_or((least, most));
        let said = |seats: u8| Voice::alone(asked.language()).plain(&Text::new("choice-seats").number("seats", seats));
        let offers = (least..=most).map(|seats| Offer::plain(seats.to_string(), said(seats)));
        if option == SEATS { offers.collect() } else { Vec::new() }
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let games = asked.tables.games();
        let typed = slash.option(GAME).unwrap_or_default();
        let Some(game) = game_meant(games, typed) else {
            return Understood::sentence(asked.language(), &refusal::unknown_game(typed, games.keys()));
        };
        let (least, most) = game.meta().seats;
        let seats = match slash.option(SEATS).map(|seats| (seats, seats.trim().parse())) {
            None => most.min(least.max(FEW).max(slash.people.len() as u8 + 1)),
            Some((_, Ok(seats))) => seats,
            Some((typed, Err(_))) => {
                let refused = Text::new("refused-seats").code("seats", refusal::quoted(typed));
                return Understood::sentence(asked.language(), &refused.number("least", least).number("most", most));
            }
        };
        if let Some(unposted) = &slash.unposted {
            return Understood::sentence(asked.language(), unposted);
        }
        let settings = asked.tables.settings_of(&asked.request.place.server);
        let language = match slash.option(LANGUAGE).map(|typed| (typed, language_meant(typed))) {
            None => asked.request.language_of_tables(),
            Some((_, Some(language))) => language,
            Some((typed, None)) => return Understood::sentence(asked.language(), &refusal::unknown_language(typed)),
        };
        let own_thread = !slash.in_thread && slash.option(THREAD) == Some(OWN_THREAD);
        let (options, time) = (settings.beginning(game, seats), settings.time());
        let opening =
            Opening { options, shuffled: true, own_thread, time, ..Opening::new(game.meta().key, seats, language.key()) };
        Understood::Open { opening, invited: slash.people.clone(), rematch_of: None }
    }
}
