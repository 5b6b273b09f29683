//! The laws on trial: mistakes are planted in the toy game, and each must break the law that is there to find it.

use std::{
    collections::BTreeSet,
    sync::{Arc, LazyLock},
};

use pergola::{
    engine::{
        AnyState, Chance, Chosen, Edition, FIRST_EDITION, Files, Game, GameBox, Meta, OptionKind, Options, Seen, Unreadable,
        Viewer, WideState,
    },
    text::Text,
};
use serde_json::{Value, json};

use crate::{
    LAWS, Law,
    coins::{Coins, FAULTS, META, VERBS, knows, with_fault},
    judge,
    playout::{Setting, Subject},
};

static COINS: LazyLock<GameBox<Coins>> =
    LazyLock::new(|| GameBox::print(&META, FIRST_EDITION, &|_| None).expect("a toy has no tables"));

/// The toy game, but it takes any option and has a bad key.
struct Careless;

/// Each planted mistake breaks the law that is there to find it; without one, the toy game keeps them all.
#[test]
fn planted_mistakes_are_found() {
    for (fault, expected) in [
        ("idle-actor", "seats_to_act_have_actions"),
        ("idle-actor", "bots_play_to_the_end"),
        ("busy-bystander", "seats_to_act_have_actions"),
        ("lists-illegal", "listed_actions_are_played"),
        ("allows-unlisted", "unlisted_actions_are_refused"),
        ("tallies-refusals", "refused_actions_change_nothing"),
        ("shuffles-list", "lists_are_stable"),
        ("lists-twice", "lists_are_stable"),
        ("crooked-notation", "lists_are_stable"),
        ("wide-menu", "menus_fit"),
        ("same-path", "menus_fit"),
        ("long-path", "menus_fit"),
        ("forgets-turn", "saved_states_are_read_back"),
        ("stale-cache", "loaded_states_play_on_alike"),
        ("own-luck", "records_play_again"),
        ("redeals-own-hand", "redeals_look_the_same_to_their_seat"),
        ("redeals-market", "redeals_look_the_same_to_everybody"),
        ("leaks-in-view", "redeals_look_the_same_to_everybody"),
        ("leaks-in-notice", "notices_tell_nothing_hidden"),
        ("leaks-in-refusal", "refusals_tell_nothing_hidden"),
        ("loses-coin", "pieces_are_never_lost"),
        ("deals-unevenly", "pieces_are_never_lost"),
        ("never-ends", "games_end"),
        ("lowest-wins", "ranks_agree_with_scores"),
        ("turn-stands-still", "turns_are_counted"),
        ("wordless-refusal", "texts_have_words"),
        ("wordless-picture", "notices_have_words"),
        ("misspells", "slots_spell_their_action"),
    ] {
        let broken = broken_by(fault);
        assert!(broken.contains(expected), "{fault} does not break {expected}, only {broken:?}");
    }
    assert_eq!(broken_by("none"), BTreeSet::new(), "the toy game keeps every law");
}

/// Mistakes in what a game says of itself.
#[test]
fn careless_games_are_found() {
    let broken: Vec<_> = broken(Subject { game: &Careless, say: knows }, "none").into_iter().collect();
    assert_eq!(broken, ["fixed_facts_are_sound", "options_are_checked"]);
}

/// A mistake nobody looks for would prove nothing.
#[test]
fn every_mistake_is_tried() {
    let source = include_str!("planted.rs");
    let missing: Vec<_> = FAULTS.iter().filter(|fault| !source.contains(&format!("\"{fault}\""))).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let missing: Vec<_> = LAWS.iter().map(|(name, _)| name).filter(|name| !source.contains(&format!("\"{name}\""))).collect();
    assert!(missing.is_empty(), "no mistake breaks {missing:?}");
}

fn broken_by(fault: &str) -> BTreeSet<&'static str> {
    broken(Subject { game: &*COINS, say: knows }, fault)
}

fn broken(subject: Subject, fault: &str) -> BTreeSet<&'static str> {
    let options = with_fault(fault);
    let setting = |seed: u64| Setting { seats: 2 + (seed % 3) as u8, options: options.clone(), seed };
    let settings = (0..60).map(setting);
    let widest = || {
        let wide = COINS.widest().into_iter();
        wide.map(|(name, seats, state)| (name, seats, with_mistake(&*state, fault))).collect()
    };
    let broken = |law: &Law| judge(law, subject, settings.clone(), widest()).is_err();
    LAWS.iter().filter(|(_, law)| broken(law)).map(|(name, _)| *name).collect()
}

fn with_mistake(state: &dyn AnyState, fault: &str) -> Box<dyn AnyState> {
    let mut saved = state.save();
    saved["fault"] = json!(fault);
    COINS.load(1, saved).expect("only the mistake was changed")
}

impl Game for Careless {
    fn meta(&self) -> &'static Meta {
        const CARELESS: Meta = Meta {
            key: "Bad Key",
            seats: (2, 4),
            version: 1,
            options: &[OptionKind::OneOf { key: "fault", choices: FAULTS }],
            verbs: VERBS,
            ply_limit: 200,
        };
        &CARELESS
    }

    fn setup(&self, _: u8, _: &Options) -> Result<(), Text> {
        Ok(())
    }

    fn start(&self, seats: u8, chosen: &Options, chance: &mut Chance) -> Result<Box<dyn AnyState>, Text> {
        let known = chosen.0.iter().filter(|(key, it)| *key == "fault" && **it == Chosen::OneOf("none".into()));
        COINS.start(seats, &Options(known.map(|(key, it)| (key.clone(), it.clone())).collect()), chance)
    }

    fn load(&self, version: u16, saved: Value) -> Result<Box<dyn AnyState>, Unreadable> {
        COINS.load(version, saved)
    }

    fn edition(&self) -> &Edition {
        COINS.edition()
    }

    fn reprint(&self, key: &str, files: Files<'_>) -> Result<Arc<dyn Game>, Unreadable> {
        COINS.reprint(key, files)
    }

    fn seen(&self, event: &Value, viewer: Viewer) -> Option<Seen> {
        COINS.seen(event, viewer)
    }

    fn tell(&self, seen: &Seen) -> Option<Text> {
        COINS.tell(seen)
    }

    fn is_milestone(&self, event: &Value) -> bool {
        COINS.is_milestone(event)
    }

    fn spell(&self, verb: &str, slots: &[String]) -> String {
        COINS.spell(verb, slots)
    }

    fn widest(&self) -> Vec<WideState> {
        COINS.widest()
    }

    fn score_card(&self, input: &Value) -> Result<Value, Text> {
        COINS.score_card(input)
    }
}
