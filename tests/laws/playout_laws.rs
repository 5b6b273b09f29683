//! Laws of whole games, from the setup to the outcome.

use std::collections::{BTreeSet, HashMap, HashSet};

use pergola::{
    bots::{self, BOTS, Budget},
    engine::{AnyState, Chance, Chosen, Frame, FrameTurn, Options, Record, Seat, Seen, Status, Viewer},
    text::Text,
};

use pergola_render::Scene;

use super::{
    deed::Deed,
    playout::{Playout, Subject, seed},
    state_laws::{painted, viewers},
    verdict::*,
};

/// Playouts of a bot's decision: few, since whole games are played.
const PLAYOUTS: u32 = 2;
/// Re-dealt worlds an action is compared in.
const WORLDS: usize = 2;
/// So many are dealt for these, and so many for the first of them: where luck or what is hidden sways who acts next, few can be
/// compared.
const DEALT: usize = 6;
pub(crate) const MOST_DEALT: usize = 60;
/// The pieces are counted after one action in so many, and in the end.
const COUNTED_ONE_IN: usize = 8;

/// A game played again is compared after one action in so many.
const COMPARED_ONE_IN: usize = 8;
/// So many actions are played on from a loaded state before it is compared.
const PLAYED_ON: usize = 4;

/// The key is fit for file names and commands, verbs and options have different keys, seats are 1 to 6.
pub(crate) fn fixed_facts_are_sound(subject: &Subject) -> Verdict {
    let meta = subject.game.meta();
    let lower = |key: &str| !key.is_empty() && key.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-');
    let keys = meta.verbs.iter().map(|verb| verb.key).chain(meta.options.iter().map(|option| option.key()));
    let slots = meta.verbs.iter().flat_map(|verb| verb.slots.iter().map(|slot| slot.key));
    for key in [meta.key].into_iter().chain(keys).chain(slots) {
        ensure(lower(key), || format!("{key:?} is no key"))?;
    }
    let verbs: BTreeSet<_> = meta.verbs.iter().map(|verb| verb.key).collect();
    let options: BTreeSet<_> = meta.options.iter().map(|option| option.key()).collect();
    ensure(verbs.len() == meta.verbs.len() && options.len() == meta.options.len(), || "a key is used twice")?;
    ensure(verbs.contains(pergola::engine::END), || "no verb ends a turn")?;
    ensure(1 <= meta.seats.0 && meta.seats.0 <= meta.seats.1 && meta.seats.1 <= 6, || "seats are not 1 to 6")?;
    ensure(meta.ply_limit > 0 && meta.version > 0, || "the ply limit and the version start at 1")
}

/// The default options fit every number of seats; what the game does not offer is refused with a sentence.
pub(crate) fn options_are_checked(subject: &Subject) -> Verdict {
    let meta = subject.game.meta();
    let unknown = |key: &str, chosen| Options([(key.to_string(), chosen)].into());
    let mut wrong = vec![unknown("no-such-option", Chosen::Toggle(true)), unknown("no-such-option", Chosen::OneOf("x".into()))];
    wrong.extend(meta.options.iter().map(|option| unknown(option.key(), Chosen::OneOf("no-such-choice".into()))));
    for seats in meta.seats.0..=meta.seats.1 {
        let refused = |why: Text| format!("{seats} seats with default options are refused: {why:?}");
        subject.game.setup(seats, &Options::default()).map_err(refused)?;
        for options in &wrong {
            let why = subject.game.setup(seats, options).err().ok_or_else(|| format!("{options:?} is accepted"))?;
            (subject.say)(&why)?;
            let started = subject.game.start(seats, options, &mut Chance::rolled(1)).is_ok();
            ensure(!started, || format!("{options:?} is refused and yet started"))?;
        }
    }
    Ok(())
}

/// Bots play only legal actions, the same for the same seed, until the game is over.
pub(crate) fn bots_play_to_the_end(playout: &Playout) -> Verdict {
    let (game, setting) = (playout.subject.game, &playout.setting);
    let start = game.start(setting.seats, &setting.options, &mut Chance::rolled(setting.seed));
    let mut state = start.map_err(|why| format!("the same setting is refused: {why:?}"))?;
    for ply in 0..=u64::from(game.meta().ply_limit) {
        let Status::ToAct { must, .. } = state.status() else { return Ok(()) };
        let seat = must.iter().next().ok_or("play waits for nobody")?;
        let bot = BOTS.yardsticks[(seat.index() + setting.seed as usize) % BOTS.yardsticks.len()];
        let choose = || bots::choose(bot, &*state, seat, ply, &mut Budget::of(PLAYOUTS));
        let action = choose().ok_or_else(|| format!("{} has nothing to play", bot.key()))?;
        if ply % 20 == 0 {
            let again = choose();
            ensure(again.as_ref() == Some(&action), || format!("{} plays {action}, then {again:?}", bot.key()))?;
        }
        Record::play(&mut *state, seat, &action, ply).map_err(|why| format!("{} plays {action}: {why}", bot.key()))?;
    }
    Err("bots come to no end".into())
}

/// However it is played by random legal actions, a game ends within its ply limit.
pub(crate) fn games_end(playout: &Playout) -> Verdict {
    let limit = playout.subject.game.meta().ply_limit as usize;
    ensure(playout.records.len() <= limit, || format!("it is not over after {limit} plies"))?;
    ensure(matches!(playout.end().status(), Status::Over(_)), || format!("it is stuck after {} plies", playout.records.len()))
}

/// Each seat has a score and a rank; more points are a better rank, and a rank says how many stand before.
pub(crate) fn ranks_agree_with_scores(playout: &Playout) -> Verdict {
    let Status::Over(outcome) = playout.end().status() else { return Ok(()) };
    let seats = usize::from(playout.setting.seats);
    ensure(outcome.scores.len() == seats && outcome.ranks.len() == seats, || format!("not every seat is in {outcome:?}"))?;
    for (score, rank) in outcome.scores.iter().zip(&outcome.ranks) {
        let before = outcome.ranks.iter().filter(|it| *it < rank).count() as u8;
        ensure(*rank == before + 1, || format!("rank {rank} has {before} seats before it: {outcome:?}"))?;
        let better = outcome.scores.iter().zip(&outcome.ranks).filter(|(it, _)| *it > score);
        ensure(better.into_iter().all(|(_, it)| it < rank), || format!("more points are a worse rank: {outcome:?}"))?;
    }
    Ok(())
}

/// Every piece is somewhere, from the start to the end, and another deal has the same pieces.
pub(crate) fn pieces_are_never_lost(playout: &Playout) -> Verdict {
    let pieces = playout.states[0].inventory();
    ensure(pieces.is_sorted(), || "the inventory is not sorted")?;
    let last = playout.states.len() - 1;
    for ply in (1..last).step_by(COUNTED_ONE_IN).chain([last]) {
        if playout.states[ply].inventory() != pieces {
            return Err(first_loss(playout, &pieces, ply));
        }
    }
    for other in 1..=3 {
        let (seats, options) = (playout.setting.seats, &playout.setting.options);
        let start = playout.subject.game.start(seats, options, &mut Chance::rolled(playout.setting.seed + other));
        let dealt = start.map_err(|why| format!("the same setting is refused: {why:?}"))?.inventory();
        ensure(dealt == pieces, || format!("another deal: {}", difference(&pieces, &dealt)))?;
    }
    Ok(())
}

/// Where pieces were first lost or made up to this ply, and which.
fn first_loss(playout: &Playout, pieces: &[String], until: usize) -> String {
    let inventories = playout.states[..=until].iter().map(|state| state.inventory()).enumerate();
    let mut others = inventories.filter(|(_, now)| now != pieces);
    others.next().map_or_else(String::new, |(ply, now)| format!("ply {ply}: {}", difference(pieces, &now)))
}

/// From the recorded outcomes alone the same game comes out, event by event. States are compared after one action in so many and
/// in the end; where one differs, each, to say which was the first.
pub(crate) fn records_play_again(playout: &Playout) -> Verdict {
    play_again(playout, COMPARED_ONE_IN).map_err(|why| play_again(playout, 1).err().unwrap_or(why))
}

fn play_again(playout: &Playout, one_in: usize) -> Verdict {
    let mut luck = Chance::told(playout.luck.clone());
    let start = playout.subject.game.start(playout.setting.seats, &playout.setting.options, &mut luck);
    let mut state = start.map_err(|why| format!("the same setting is refused: {why:?}"))?;
    let told = luck.finish().map_err(|why| format!("setup: {why}"))?;
    ensure(told == playout.luck, || "the setup records other luck")?;
    ensure(state.digest() == playout.states[0].digest(), || "the setup is another")?;
    let (first, last) = (playout.setting.seed as usize % one_in, playout.records.len().saturating_sub(1));
    for (ply, record) in playout.records.iter().enumerate() {
        let again = record.replay(&mut *state).map_err(|why| format!("ply {ply}, {}: {why}", record.action))?;
        ensure(again == *record, || format!("ply {ply}, {}: {record:?} became {again:?}", record.action))?;
        let same = (ply % one_in != first && ply != last) || state.digest() == playout.states[ply + 1].digest();
        ensure(same, || format!("ply {ply}, {}: another state", record.action))?;
    }
    Ok(())
}

/// A state fresh from the store plays on exactly like one that was never saved: what is kept ready is what a fresh
/// computation gives.
pub(crate) fn loaded_states_play_on_alike(deed: &Deed<'_>) -> Verdict {
    let (game, playout) = (deed.playout.subject.game, deed.playout);
    let mut loaded = game.load(game.meta().version, deed.before().save()).map_err(|why| why.to_string())?;
    let after = playout.records.len().min(deed.ply + PLAYED_ON);
    for record in &playout.records[deed.ply..after] {
        let again = record.replay(&mut *loaded).map_err(|why| format!("{}, loaded: {why}", record.action))?;
        ensure(again == *record, || format!("{}, loaded: {record:?} became {again:?}", record.action))?;
    }
    alike(&*loaded, &*playout.states[after], playout.setting.seats).map_err(|why| format!("loaded, at {after}: {why}"))
}

/// What a viewer is told of an action follows from what that viewer sees before and after it, whatever is hidden; and
/// what it sees changes only by what it is told and by luck.
pub(crate) fn notices_tell_nothing_hidden(deed: &Deed<'_>) -> Verdict {
    let mut luck = deed.luck();
    let seat = Seat(luck.below(deed.playout.setting.seats.into()) as u8);
    let heard = |viewer, record: &Record, state: &dyn AnyState| (told(deed, viewer, record), state.digest_of_view(viewer));
    let (record, status, shows_all) = (deed.record(), deed.after().status(), deed.shows_all());
    let here = [Viewer::Everyone, Viewer::Seat(seat)].map(|viewer| (viewer, heard(viewer, record, deed.after())));
    for (known, what) in [(&here[..1], "for everybody"), (&here[..], "for a seat")] {
        let mut compared = 0;
        for deal in 0..MOST_DEALT {
            if deal >= DEALT && (compared > 0 || shows_all) {
                break;
            }
            let redeal = seed(&mut luck);
            let mut world = match known {
                [_] => deed.before().fork(),
                _ => deed.before().determinize(seat, &mut Chance::silent(redeal)),
            };
            let other = play_there(record, &mut *world, deal, &mut luck).filter(|_| world.status() == status);
            let there =
                other.map(|other| (known.iter().map(|(viewer, _)| heard(*viewer, &other, &*world)).collect::<Vec<_>>(), other));
            let alike =
                there.as_ref().is_some_and(|(there, _)| there.iter().zip(known).all(|(there, (_, here))| there.1 == here.1));
            deed.count.dealt(what, alike, shows_all);
            let Some((there, other)) = there else { continue };
            let nothing_new = record.can_be_taken_back() && other.can_be_taken_back();
            for ((viewer, here), there) in known.iter().zip(&there) {
                told_alike(*viewer, here, there, nothing_new)?;
            }
            compared += usize::from(alike);
            if compared == WORLDS {
                break;
            }
        }
    }
    Ok(())
}

/// What a viewer is shown of an action follows from what that viewer sees before and after it: events as they were seen,
/// pictures and sentences made of them are the same in all worlds the viewer cannot tell apart.
pub(crate) fn pictures_tell_nothing_hidden(deed: &Deed<'_>) -> Verdict {
    let mut luck = deed.luck();
    let (record, status, shows_all) = (deed.record(), deed.after().status(), deed.shows_all());
    let dealer = Seat(luck.below(deed.playout.setting.seats.into()) as u8);
    for (viewer, what) in [(Viewer::Everyone, "for everybody"), (Viewer::Seat(dealer), "for a seat")] {
        let view = deed.after().digest_of_view(viewer);
        for deal in 0..if shows_all { DEALT } else { MOST_DEALT } {
            let mut world = deed.before().determinize(dealer, &mut Chance::silent(seed(&mut luck)));
            let other = play_there(record, &mut *world, deal, &mut luck);
            let other = other.filter(|_| world.status() == status && world.digest_of_view(viewer) == view);
            deed.count.dealt(what, other.is_some(), shows_all);
            let Some(other) = other else { continue };
            let same = shown(deed, viewer, record, deed.after()) == shown(deed, viewer, &other, &*world);
            ensure(same, || format!("{viewer:?} is shown what it cannot see"))?;
            break;
        }
    }
    Ok(())
}

/// Turns are counted from 1, never back, at most one on with an action. What is done between two turns may have an end of its
/// own, but no seat has two of those before a turn.
pub(crate) fn turns_are_counted(playout: &Playout) -> Verdict {
    let turns: Vec<_> = playout.states.iter().filter_map(|state| turn(&**state)).collect();
    ensure(turns.first() == Some(&1), || format!("the first turn is {:?}", turns.first()))?;
    let step = turns.windows(2).position(|pair| pair[1] < pair[0] || pair[1] > pair[0] + 1);
    ensure(step.is_none(), || format!("at ply {} the turn jumps", step.unwrap_or_default()))?;
    let ended = |ply: &usize| playout.records[*ply].action == pergola::engine::END;
    let mut ends_between = BTreeSet::new();
    let stuck = (0..playout.records.len()).filter(ended).find(|ply| {
        let (before, after) = (&playout.states[*ply], &playout.states[ply + 1]);
        before.status().waits_for().len() == 1
            && turn(&**before) == turn(&**after)
            && before.status().waits_for() != after.status().waits_for()
            && !ends_between.insert((turn(&**before), playout.records[*ply].seat))
    });
    ensure(stuck.is_none(), || format!("at ply {} a turn ends and none begins", stuck.unwrap_or_default()))
}

/// What lies open at first, every notice, and every picture and sentence that shows it, can be said in every language.
pub(crate) fn notices_have_words(deed: &Deed<'_>) -> Verdict {
    let (seats, record) = (deed.playout.setting.seats, deed.record());
    let seat = Seat(deed.luck().below(seats.into()) as u8);
    let Playout { subject, setting, luck, .. } = deed.playout;
    let mut texts: HashSet<_> = subject.game.laid_open(seats, &setting.options, luck).into_iter().collect();
    for viewer in [Viewer::Everyone, Viewer::Seat(seat)] {
        let mut frame = Frame::bare(seats, viewer, &deed.after().status());
        frame.turns = vec![FrameTurn { seat: record.seat, events: seen(deed, viewer, record) }];
        texts.extend(told(deed, viewer, record));
        texts.extend(deed.after().describe(&frame));
        texts.extend(painted(deed.after(), &frame));
    }
    texts.iter().try_for_each(|text| (deed.playout.subject.say)(text).map(|_| ()))
}

/// What the same action comes to in another world, by turns with the luck it met here and with other luck; nothing where that
/// luck, or the action, cannot be there.
fn play_there(record: &Record, world: &mut dyn AnyState, deal: usize, luck: &mut Chance) -> Option<Record> {
    let fresh = seed(luck);
    if deal.is_multiple_of(2) { Record::play(world, record.seat, &record.action, fresh).ok() } else { record.replay(world).ok() }
}

fn told_alike(viewer: Viewer, here: &(Vec<Text>, u64), there: &(Vec<Text>, u64), nothing_new: bool) -> Verdict {
    let (same_story, same_view) = (counted(&here.0) == counted(&there.0), here.1 == there.1);
    ensure(!same_view || same_story, || format!("{viewer:?} is told what it cannot see"))?;
    ensure(!(same_story && nothing_new) || same_view, || format!("{viewer:?} sees a change it was not told of"))
}

/// How often each sentence is said. In which order cards turn up everybody sees; a view that they lie in afterwards does not
/// hold it.
fn counted(told: &[Text]) -> HashMap<&Text, usize> {
    let mut times = HashMap::new();
    told.iter().for_each(|text| *times.entry(text).or_default() += 1);
    times
}

fn told(deed: &Deed<'_>, viewer: Viewer, record: &Record) -> Vec<Text> {
    deed.playout.subject.game.story(&seen(deed, viewer, record))
}

/// What a viewer is shown of an action: the events, the picture and the sentences.
fn shown(deed: &Deed<'_>, viewer: Viewer, record: &Record, after: &dyn AnyState) -> (Vec<Seen>, Scene<Text>, Vec<Text>) {
    let events = seen(deed, viewer, record);
    let mut frame = Frame::bare(deed.playout.setting.seats, viewer, &after.status());
    frame.turns = vec![FrameTurn { seat: record.seat, events: events.clone() }];
    (events, after.picture(&frame), after.describe(&frame))
}

/// What a viewer saw of an action.
fn seen(deed: &Deed<'_>, viewer: Viewer, record: &Record) -> Vec<Seen> {
    record.events.iter().filter_map(|event| deed.playout.subject.game.seen(event, viewer)).collect()
}

fn alike(state: &dyn AnyState, other: &dyn AnyState, seats: u8) -> Verdict {
    ensure(state.digest() == other.digest(), || "another state")?;
    ensure(state.status() == other.status(), || "another status")?;
    for viewer in viewers(seats) {
        ensure(state.digest_of_view(viewer) == other.digest_of_view(viewer), || format!("{viewer:?} sees something else"))?;
        if let Viewer::Seat(seat) = viewer {
            ensure(state.menu(seat) == other.menu(seat), || format!("seat {seat} has other choices"))?;
            ensure(state.advantage(seat) == other.advantage(seat), || format!("seat {seat} stands otherwise"))?;
        }
    }
    Ok(())
}

fn turn(state: &dyn AnyState) -> Option<u32> {
    if let Status::ToAct { turn, .. } = state.status() { Some(turn) } else { None }
}

fn difference(before: &[String], now: &[String]) -> String {
    let count = |list: &[String], code: &String| list.iter().filter(|it| *it == code).count();
    let codes: BTreeSet<_> = before.iter().chain(now).collect();
    let changed = codes.into_iter().filter(|code| count(before, code) != count(now, code));
    let each = changed.map(|code| format!("{code} was there {} times and is {} times", count(before, code), count(now, code)));
    each.collect::<Vec<_>>().join(", ")
}
