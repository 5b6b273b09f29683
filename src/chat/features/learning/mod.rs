//! Learning a game: how its lesson begins and what it says, and the short reference of its rules.

pub(crate) mod lesson;
pub(crate) mod rules;
mod terms;

use pergola_engine::{Game, Options};
use pergola_lessons::lesson as lesson_of;
use pergola_table::{Opening, Phase};
use pergola_text::Text;

use crate::{
    item::{
        Command, Finds, FulfilFree,
        here::{Asked, Here},
        options::{OWN_THREAD, THREAD, Words, game_typed},
        understood::Understood,
    },
    seam::{
        ids::{FreeWish, Origin},
        limits,
        plain::{Act, Button, Card, OptionSpec, Reply, Request, Row, Show, Slash, Style},
        voice::Voice,
    },
    sight::{find, message, refusal, shown::Shown},
    wishes::{board::Glance, reading::LearnGame},
};

/// `/learn`.
#[derive(Debug)]
pub(crate) struct Learn;

impl Command for Learn {
    fn word(&self) -> &'static str {
        "learn"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.game(self.key(), false), words.thread(self.key())]
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        match game_typed(asked.tables.games(), slash) {
            None => Understood::Answer(learn_which(asked, None)),
            Some(game) => begin(asked, &game, Some(slash)),
        }
    }
}

impl FulfilFree for LearnGame {
    fn fulfil(self, asked: &Asked<'_>) -> Understood {
        begin(asked, &self.0, None)
    }

    #[cfg(test)]
    fn examples() -> Vec<LearnGame> {
        vec![LearnGame("hanging-gardens".to_owned())]
    }
}

/// Begins the lesson of a game, or shows whoever asks where they are in it.
fn begin(asked: &Asked<'_>, key: &str, slash: Option<&Slash>) -> Understood {
    let games = asked.tables.games();
    let Some(game) = games.game(key) else {
        return Understood::sentence(asked.language(), &refusal::unknown_game(key, games.keys()));
    };
    let Some(lesson) = lesson_of(key) else { return Understood::Answer(learn_which(asked, Some(game))) };
    let begun = find::of_person(asked.tables, asked.request)
        .into_iter()
        .find(|table| table.is_lesson() && table.phase() == Phase::Playing && table.opening().game == key);
    if let Some(table) = begun {
        let lead = Some(Text::new("lesson-begun"));
        let card = asked.at(&table, Origin::Slash).standing(&Shown { lead, story: true, ..Shown::default() });
        return Understood::Answer(Reply { show: show(asked.request), card });
    }
    let own_thread = slash.is_some_and(|slash| wants_thread(slash) && !slash.in_thread && !slash.without_threads);
    let opening = Opening {
        options: Options::clone(&lesson.options),
        own_thread,
        lesson: Some(lesson.mark.clone()),
        ..Opening::new(key, lesson.seats, asked.language().key())
    };
    Understood::Open { opening, invited: Vec::new(), rematch_of: None }
}

/// Answers whoever began a lesson: with its first step, or with where its thread is.
pub(crate) fn opened(here: &Here<'_>) -> Reply {
    let card = if here.table.is_private() {
        let has_none = matches!(&here.request.act, Act::Slash(slash) if slash.without_threads && wants_thread(slash));
        here.standing(&Shown { lead: has_none.then(|| Text::new("lesson-no-threads")), story: true, ..Shown::default() })
    } else {
        here.note(&Text::new("lesson-opened"), &[&Glance::Turn])
    };
    Reply { show: show(here.request), card }
}

fn wants_thread(slash: &Slash) -> bool {
    slash.option(THREAD) == Some(OWN_THREAD)
}

/// A lesson goes on in the message in which it was asked for.
fn show(request: &Request) -> Show {
    if matches!(request.act, Act::Slash(_)) { Show::Private } else { Show::Update }
}

/// Asks which game is to be learnt; of one that has no lesson, says so.
fn learn_which(asked: &Asked<'_>, wanted: Option<&dyn Game>) -> Reply {
    let voice = Voice::alone(asked.language());
    let button = |game: &dyn Game| {
        let (key, label) = (game.meta().key, voice.label(&Text::of(format!("{}-title", game.meta().key))));
        Button { id: LearnGame(key.to_owned()).id(), label, style: Style::Secondary, enabled: true }
    };
    let taught = asked.tables.games().iter().filter(|game| lesson_of(game.meta().key).is_some());
    let buttons: Vec<Button> = taught.map(button).collect();
    let rows = buttons.chunks(limits::BUTTONS).take(limits::ROWS).map(|row| Row::Buttons(row.to_vec())).collect();
    let none = |game: &dyn Game| Text::new("refused-no-lesson").text("game", Text::of(format!("{}-title", game.meta().key)));
    let text = wanted.map_or(Text::new("ask-learn"), none);
    message::private(Card { text: voice.say(&text), rows, ..Card::default() })
}
