//! `/play`: a table is opened, as its opener wants it and the server is set; the options are chosen in its lobby.

use pergola_table::Opening;
use pergola_text::{LANGUAGES, Text};

use crate::{
    item::{
        Command, Finds,
        here::Asked,
        options::{GAME, OWN_THREAD, THREAD, Words, game_meant},
        understood::Understood,
    },
    seam::plain::{OptionSpec, Slash},
    sight::refusal,
};

/// The option that says how many seats there are.
const SEATS: &str = "seats";
/// The option that says in which language the table's cards are.
const LANGUAGE: &str = "language";

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
        let most = words.games.iter().map(|game| game.meta().seats.1).max().unwrap_or_default();
        let least = words.games.iter().map(|game| game.meta().seats.0).min().unwrap_or_default();
        let seats = |seats: u8| (seats.to_string(), words.voice.plain(&Text::new("choice-seats").number("seats", seats)));
        let language = |key: &&str| ((*key).to_owned(), words.voice.plain(&Text::of(format!("language-{key}"))));
        let mut options = vec![
            words.game(self.key(), true),
            words.option(self.key(), SEATS, false, (least..=most).map(seats).collect()),
            words.option(self.key(), LANGUAGE, false, LANGUAGES.iter().map(language).collect()),
            words.thread(self.key()),
        ];
        options.extend(words.people(false));
        options
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let games = asked.tables.games();
        let typed = slash.option(GAME).unwrap_or_default();
        let Some(game) = game_meant(games, typed) else {
            return Understood::sentence(&refusal::unknown_game(typed, games.keys()));
        };
        let (least, most) = game.meta().seats;
        let seats = match slash.option(SEATS).map(|seats| (seats, seats.trim().parse())) {
            None => most,
            Some((_, Ok(seats))) => seats,
            Some((typed, Err(_))) => {
                let refused = Text::new("refused-seats").code("seats", refusal::quoted(typed));
                return Understood::sentence(&refused.number("least", least).number("most", most));
            }
        };
        if let Some(unposted) = &slash.unposted {
            return Understood::sentence(unposted);
        }
        let settings = asked.tables.settings_of(&asked.request.place.server);
        let language = slash.option(LANGUAGE).or(settings.language()).unwrap_or(LANGUAGES[0]);
        if !LANGUAGES.contains(&language) {
            return Understood::sentence(&refusal::unknown_language(language));
        }
        let own_thread = !slash.in_thread && slash.option(THREAD) == Some(OWN_THREAD);
        let (options, time) = (settings.beginning(game, seats), settings.time());
        let opening = Opening { options, shuffled: true, own_thread, time, ..Opening::new(game.meta().key, seats, language) };
        Understood::Open { opening, invited: slash.people.clone(), rematch_of: None }
    }
}
