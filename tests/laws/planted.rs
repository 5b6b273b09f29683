//! The laws on trial: mistakes are planted in the toy game, and each must break the law that is there to find it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, LazyLock},
};

use pergola::{
    engine::{
        AnyState, Chance, Chosen, Edition, FIRST_EDITION, Files, Game, GameBox, Meta, OptionKind, Options, ReadActions, Seen,
        Unreadable, Viewer, WideState,
    },
    text::Text,
};
use serde_json::{Value, json};

use super::{
    LAWS, Law, changed,
    coins::{Coins, FAULTS, META, knows, with_fault},
    playout::Subject,
    sample::Sights,
    settings::{Combinations, Setting, settings},
    trial::{Laws, Trial, judge},
};

/// How many playouts the toy game gets.
const PLAYOUTS: usize = 120;
/// From so many of them come states that are changed, and so many changes are made of each.
const CHANGED: usize = 6;
const CHANGES: usize = 60;

static COINS: LazyLock<GameBox<Coins>> =
    LazyLock::new(|| GameBox::print(&META, FIRST_EDITION, &|_| None).expect("coins have no tables to read"));

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
        ("redeals-by-place", "one_seed_deals_one_world"),
        ("lists-too-little", "unlisted_actions_are_refused"),
        ("leaks-in-view", "redeals_look_the_same_to_everybody"),
        ("leaks-in-notice", "notices_tell_nothing_hidden"),
        ("redeals-turn", "notices_tell_nothing_hidden"),
        ("redeals-turn", "pictures_tell_nothing_hidden"),
        ("never-plans", "plans_tell_nothing_hidden"),
        ("leaks-in-picture", "pictures_tell_nothing_hidden"),
        ("leaks-in-refusal", "refusals_tell_nothing_hidden"),
        ("leaks-in-plan", "plans_tell_nothing_hidden"),
        ("blind-spot", "places_are_pointed_out"),
        ("foretells-luck", "consequences_foretell_no_luck"),
        ("loses-coin", "pieces_are_never_lost"),
        ("deals-unevenly", "pieces_are_never_lost"),
        ("never-ends", "games_end"),
        ("lowest-wins", "ranks_agree_with_scores"),
        ("turn-stands-still", "turns_are_counted"),
        ("meddles", "asides_commute"),
        ("wordless-refusal", "texts_have_words"),
        ("wordless-picture", "notices_have_words"),
        ("misspells", "slots_spell_their_action"),
    ] {
        let law = LAWS.iter().find(|(name, _)| *name == expected).expect("the law is declared");
        let broken = broken_laws(on_trial(Subject { game: &*COINS, say: knows }, fault), std::slice::from_ref(law));
        assert!(broken.contains_key(expected), "{fault} does not break {expected}");
    }
    assert_eq!(broken_by("none"), BTreeSet::new(), "the toy game keeps every law");
}

/// A game that takes what is stored as it stands is found; the same game that looks at it keeps the law.
#[test]
fn states_that_are_trusted_are_found() {
    let subject = Subject { game: &*COINS, say: knows };
    let broken = |fault| changed::broken(subject, &on_trial(subject, fault).settings[..CHANGED], CHANGES, 0);
    assert_eq!(broken("none"), Vec::<String>::new());
    assert!(!broken("trusts-what-is-stored").is_empty());
}

/// Mistakes in what a game says of itself.
#[test]
fn careless_games_are_found() {
    let broken: Vec<_> = broken(Subject { game: &Careless, say: knows }, "none").into_iter().collect();
    assert_eq!(broken, ["fixed_facts_are_sound", "options_are_checked"]);
}

/// A law that never sees some number of seats, or some value of an option, fails for that alone: whatever picks the playouts
/// cannot keep one from it.
#[test]
fn playouts_that_leave_something_out_are_found() {
    let seats = COINS.meta().seats;
    let period = usize::from(seats.1 - seats.0) + 1;
    let missed = |keep: &dyn Fn(usize, &Setting) -> bool| {
        let mut trial = on_trial(Subject { game: &*COINS, say: knows }, "none");
        let kept = trial.settings.drain(..).enumerate().filter(|(at, setting)| keep(*at, setting)).map(|(_, setting)| setting);
        let kept: Vec<_> = kept.collect();
        trial.settings = kept;
        let broken = broken_laws(trial, LAWS);
        let laws = LAWS.iter().filter(|(_, law)| !matches!(law, Law::Game(_))).map(|(name, _)| *name);
        assert_eq!(broken.keys().copied().collect::<BTreeSet<_>>(), laws.collect(), "every law that looks at playouts notices");
        broken.into_values().collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>()
    };
    assert_eq!(missed(&|at, _| at % period == 0), ["it was never looked at with 3 seats, 4 seats"]);
    assert_eq!(missed(&|_, setting| setting.seats != 3), ["it was never looked at with 3 seats"]);
    assert_eq!(missed(&|_, setting| !setting.options.is_on("long")), ["it was never looked at with long on"]);
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
    broken_laws(on_trial(subject, fault), LAWS).into_keys().collect()
}

fn broken_laws(trial: Trial, laws: &'static Laws) -> BTreeMap<&'static str, String> {
    judge(&[trial], laws).swap_remove(0).broken
}

fn on_trial(subject: Subject, fault: &str) -> Trial {
    let planted = |setting: Setting| Setting { options: with_fault(setting.options, fault), ..setting };
    let settings: Vec<Setting> = settings(&*COINS, PLAYOUTS, Combinations::Luck, 0).into_iter().map(planted).collect();
    let widest = COINS.widest().into_iter();
    let widest = widest.map(|(name, seats, state)| (name, seats, with_mistake(&*state, fault))).collect();
    let mut required = Sights::offered(subject.game.meta());
    required.0.retain(|sight| !sight.starts_with("fault "));
    Trial { subject, pooled: settings.clone(), settings, widest, required, seed: 0, thorough: false }
}

fn with_mistake(state: &dyn AnyState, fault: &str) -> Box<dyn AnyState> {
    let mut saved = state.save();
    saved["fault"] = json!(fault);
    COINS.load(1, saved).expect("only the mistake was changed")
}

impl Game for Careless {
    fn meta(&self) -> &'static Meta {
        static CARELESS: Meta = Meta { key: "Bad Key", options: &[OptionKind::OneOf { key: "fault", choices: FAULTS }], ..META };
        &CARELESS
    }

    fn edition(&self) -> &Edition {
        COINS.edition()
    }

    fn reprint(&self, key: &str, files: Files<'_>) -> Result<Arc<dyn Game>, Unreadable> {
        COINS.reprint(key, files)
    }

    fn setup(&self, _: u8, _: &Options) -> Result<(), Text> {
        Ok(())
    }

    fn start(&self, seats: u8, chosen: &Options, chance: &mut Chance) -> Result<Box<dyn AnyState>, Text> {
        let known = chosen.0.iter().filter(|(key, it)| *key == "fault" && **it == Chosen::OneOf("none".into()));
        COINS.start(seats, &Options(known.map(|(key, it)| (key.clone(), it.clone())).collect()), chance)
    }

    fn laid_open(&self, seats: u8, _: &Options, luck: &[String]) -> Vec<Text> {
        COINS.laid_open(seats, &Options::default(), luck)
    }

    fn load(&self, version: u16, saved: Value) -> Result<Box<dyn AnyState>, Unreadable> {
        COINS.load(version, saved)
    }

    fn seen(&self, event: &Value, viewer: Viewer) -> Option<Seen> {
        COINS.seen(event, viewer)
    }

    fn tell(&self, seen: &Seen) -> Option<Text> {
        COINS.tell(seen)
    }

    fn story(&self, seen: &[Seen]) -> Vec<Text> {
        COINS.story(seen)
    }

    fn is_milestone(&self, event: &Value) -> bool {
        COINS.is_milestone(event)
    }

    fn is_same_event(&self, stored: &Value, today: &Value) -> bool {
        COINS.is_same_event(stored, today)
    }

    fn spell(&self, verb: &str, slots: &[String]) -> String {
        COINS.spell(verb, slots)
    }

    fn read_actions(&self, notations: &[String]) -> ReadActions {
        COINS.read_actions(notations)
    }

    fn widest(&self) -> Vec<WideState> {
        COINS.widest()
    }

    fn score_card(&self, input: &Value) -> Result<Value, Text> {
        COINS.score_card(input)
    }
}
