//! What one person's games amount to, game by game.

use pergola_engine::Catalogue;
use pergola_results::Tally;
use pergola_table::Person;
use pergola_text::Text;

use super::finished::{Finished, rated};
use crate::{
    seam::{
        limits::{self, Sentences},
        plain::{Card, Reply, Request},
        voice::Voice,
    },
    sight::message,
    wishes::reading::Ranking,
};

/// What the games of a person amount to, or those of whoever asks.
pub(crate) fn card(games: &Catalogue, request: &Request, whom: Option<&Person>, finished: &Finished) -> Reply {
    let other = whom.filter(|it| it.id != request.person.id);
    let asked = other.unwrap_or(&request.person);
    let reference = finished.reference(&asked.id).filter(|it| other.is_none() || finished.is_shown(*it));
    let of_game = |game: &'static str| Some((game, *finished.tallies(&of_all_times(Some(game)), request.at).get(&reference?)?));
    let played: Vec<(&str, Tally)> = games.keys().filter_map(of_game).collect();
    // What they are called now is what the door says.
    let voice = Voice::about(std::slice::from_ref(asked), request.language());
    let id = |own, others| if other.is_none() { own } else { others };
    if played.is_empty() {
        return message::sentence_by(&voice, &Text::new(id("stats-nothing", "stats-nothing-of")).seat("person", 0));
    }
    let mut lines = vec![voice.say(&Text::new(id("stats-own", "stats-of")).seat("person", 0))];
    let is_one = played.len() == 1;
    lines.extend(played.into_iter().map(|(game, tally)| voice.say(&line(game, tally))));
    let together = reference.filter(|_| !is_one).and_then(|it| finished.tallies(&of_all_times(None), request.at).remove(&it));
    lines.extend(together.map(|tally| voice.say(&counts(Text::new("stats-together"), &tally))));
    lines.push(voice.say(&Text::new("stats-counted")));
    if other.is_none() {
        let hides = reference.and_then(|it| finished.person(it)).is_some_and(Person::hides_results);
        lines.push(voice.say(&Text::new(if hides { "stats-private" } else { "stats-shown" })));
    }
    message::private(Card { text: Sentences(lines).within(limits::TEXT, "\n"), ..Card::default() })
}

fn line(game: &str, tally: Tally) -> Text {
    let title = Text::of(format!("{game}-title"));
    let line = match (tally.average(), tally.best) {
        (Some(average), Some(best)) => Text::new("stats-line").number("average", average).number("best", best),
        _ if tally.won > 0 => Text::new("stats-line-conceded"),
        _ => Text::new("stats-line-left"),
    };
    counts(line.text("game", title), &tally)
}

/// What a line of somebody's games says, with the numbers it says it of.
fn counts(line: Text, tally: &Tally) -> Text {
    let Tally { games, unaided, won, shared, left, .. } = *tally;
    let line = line.number("games", games).number("unaided", unaided).number("won", won).number("shared", shared);
    line.number("left", left).text("rated", rated(tally.rating))
}

/// All games of one kind that ever counted, or all there are.
pub(super) fn of_all_times(game: Option<&str>) -> Ranking {
    Ranking { game: game.map(str::to_owned), ever: true, unaided: false }
}
