//! The words of Alhambra: menus, slash commands, and what a choice would bring. What happened and what is refused is said where
//! it is declared; `story` and `misfits` have what is longer there, `nouns` what everything is called. What Granada and the
//! modules add is listed in `additions`.
//!
//! Everything here names a sentence of `data/text/<language>/alhambra.ftl` and gives it its pieces and numbers. A tile is
//! named by its type and price, its walls are added where they matter or where another tile would read the same.
//! Deliberately absent: sentences, and pictures with their own words.

mod additions;
mod combined;
mod consequence;
mod granada;

/// A text as it is said in a test, to whoever knows the first seat as Anna.
#[cfg(test)]
pub(crate) fn said(text: &Text) -> String {
    use pergola_text::{Occupant, Speaker, check};

    assert_eq!(check(text), Ok(()));
    let anna = Occupant::Person { name: "Anna".to_owned(), mention: None };
    Speaker::plain("en", &[anna]).say(text)
}

#[cfg(test)]
mod law;
mod majorities;
mod menu;
pub(super) mod misfits;
mod modules;
pub(super) mod nouns;
mod opening;
mod purchase;
mod slots;
pub(super) mod story;
mod turn;
mod verbs;

use pergola_engine::{
    Seat, Step, Words,
    told::{Told, sentences},
};
use pergola_text::Text;

pub(super) use self::additions::{GRANADA_VERBS, VERBS};
use super::{Action, Alhambra, Chain, Event, Phase, Refusal, Spot, View};

impl Words for Alhambra {
    type Spot = Spot;

    fn paths(view: &View, _: Seat, listed: &[Action]) -> Vec<Vec<Step<Spot>>> {
        let menu = menu::Paths::new(view, listed);
        listed.iter().map(|action| menu.path(action)).collect()
    }

    fn slots(action: &Action) -> (&'static str, Vec<String>) {
        slots::slots(action)
    }

    fn spell(verb: &str, slots: &[String]) -> String {
        slots::spell(verb, slots)
    }

    fn told(seen: &Event) -> Told {
        seen.words()
    }

    fn story(seen: &[Event]) -> Vec<Text> {
        sentences(turn::told(seen))
    }

    fn refuse(refusal: &Refusal) -> Text {
        refusal.words()
    }

    fn consequence(before: &View, after: &View, seat: Seat, action: &Action) -> Option<Text> {
        consequence::consequence(before, after, seat, action)
    }

    fn laid_open(&self) -> Vec<Text> {
        self.starting_money()
    }

    fn question(view: &View) -> Option<Text> {
        let placed_last = matches!(view.phase, Phase::LastTiles { .. });
        let last = placed_last.then(|| Text::new("alhambra-question-last-tiles"));
        last.or_else(|| additions::question(view))
    }

    fn reminder(view: &View, seat: Seat) -> Option<Text> {
        let has_won_an_action = matches!(view.phase, Phase::Turn { seat: acting, chain: Chain::Extra } if acting == seat);
        let won = has_won_an_action.then(|| Text::new("alhambra-reminder-extra-action"));
        additions::reminder(view, seat).or(won)
    }

    fn impossible(view: &View, seat: Seat, verb: &str, slots: &[String]) -> Option<Text> {
        slots::impossible(view, seat, verb, slots)
    }
}

#[cfg(test)]
mod tests {
    use pergola_data as data;
    use pergola_engine::{Chance, Events, Meta, State, Viewer};
    use pergola_text::{Speaker, check};

    use super::{
        super::{COMBINED, GRANADA, META, Printed, Setup},
        *,
    };

    #[test]
    fn the_game_is_introduced_and_its_rules_fit_three_messages() {
        let speaker = Speaker::discord("en", &[]);
        for (game, length) in [("alhambra", 5300), ("granada", 4700), ("combined", 6100)] {
            let ids = [format!("game-{game}"), format!("{game}-title"), format!("{game}-rules")];
            let [introduction, _, rules] = ids.map(|id| {
                assert_eq!(check(&Text::of(id.clone())), Ok(()));
                speaker.say(&Text::of(id))
            });
            assert!(introduction.chars().count() <= 100, "{introduction}");
            assert!(rules.chars().count() <= length, "{game}: {}", rules.chars().count());
            assert!(rules.split("\n\n").all(|paragraph| paragraph.chars().count() <= 1000));
        }
    }

    /// Plays at random to the end and shows every state, the seat to act and the events that led there.
    fn play_out(meta: &Meta, seats: u8, seed: u64, mut look: impl FnMut(&Alhambra, Seat, &[Action], &[Event])) {
        let printed = Printed::read(meta, &|path| data::file(path)).expect("the tables are sound");
        let mut chance = Chance::silent(seed);
        let mut state = Alhambra::lay_out(&std::sync::Arc::new(printed), &Setup::default(), seats, &mut chance);
        let mut random = seed;
        let mut events = Events::default();
        while let Some(seat) = state.status().waits_for().iter().next() {
            let mut listed = Vec::new();
            state.legal_actions(seat, &mut listed);
            look(&state, seat, &listed, events.as_slice());
            events.clear();
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = listed[(random >> 33) as usize % listed.len()];
            state.apply(seat, &action, &mut chance, &mut events);
        }
        look(&state, Seat(0), &[], events.as_slice());
    }

    #[test]
    fn whatever_happens_in_play_is_told_and_can_be_chosen() {
        let speaker = Speaker::plain("en", &[]);
        let tables = [&META, &GRANADA, &COMBINED].into_iter().flat_map(|meta| (2..=6).map(move |seats| (meta, seats)));
        for ((meta, seats), seed) in tables.zip(1..) {
            play_out(meta, seats, seed, |state, seat, listed, events| {
                for text in events.iter().filter_map(|event| event.words().said()) {
                    assert_eq!(check(&text), Ok(()));
                }
                let say = |step: Step<Spot>| {
                    assert_eq!(check(&step.text), Ok(()));
                    speaker.say(&step.text)
                };
                let paths: Vec<Vec<String>> = Alhambra::paths(&state.view(Viewer::Seat(seat)), seat, listed)
                    .into_iter()
                    .map(|path| path.into_iter().map(say).collect())
                    .collect();
                law::lawful(&paths);
                for action in listed {
                    let (verb, slots) = Alhambra::slots(action);
                    assert_eq!(Alhambra::spell(verb, &slots).parse(), Ok(*action));
                }
            });
        }
    }

    #[test]
    fn what_another_state_lists_is_refused_in_words() {
        let mut refused = 0;
        for meta in [&GRANADA, &COMBINED] {
            refused += refused_in_words(meta);
        }
        assert!(refused > 2000, "{refused}");
    }

    fn refused_in_words(meta: &Meta) -> u32 {
        let mut seen = Vec::new();
        let mut refused = 0;
        play_out(meta, 2, 7, |state, seat, listed, _| {
            seen.extend(listed.iter().copied().take(3));
            for action in seen.iter().rev().take(40).chain(seen.iter().take(40)) {
                if let Err(refusal) = state.check(seat, action) {
                    assert_eq!(check(&Alhambra::refuse(&refusal)), Ok(()), "{refusal:?}");
                    refused += 1;
                }
            }
        });
        refused
    }
}
