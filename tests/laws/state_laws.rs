//! Laws of a single state.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use pergola::{
    engine::{AnyState, Chance, Choice, END, Frame, IllegalAction, Record, Seat, Seats, Spot, Status, Viewer},
    text::Text,
};

use super::{position::Position, verdict::*};

/// No list is longer.
const MOST_LISTED: usize = 500;
/// So many worlds that a seat cannot tell from the real one are dealt anew.
const OTHER_WORLDS: u64 = 2;
/// No menu level is wider, no path longer, no label longer.
const MOST_ENTRIES: usize = 25;
const MOST_STEPS: usize = 6;
const LONGEST_LABEL: usize = 80;
/// So many asides are tried with so many actions of a turn, others in every state.
const MOST_TRIED: usize = 6;
/// No notation of an aside is longer: a button that asks for it carries it in its id.
const LONGEST_ASIDE: usize = 60;

/// Each seat that must act has a legal action, a seat that neither must nor may has none, and play always waits for
/// somebody.
pub(crate) fn seats_to_act_have_actions(position: &Position<'_>) -> Verdict {
    let status = position.state.status();
    if let Status::ToAct { must, may, .. } = status {
        ensure(!must.is_empty(), || "play waits for nobody")?;
        ensure(must.iter().all(|it| !may.contains(it)), || "a seat both must and may act")?;
        ensure(status.actors().iter().all(|it| it.0 < position.seats), || "a seat that is not there is to act")?;
    }
    for seat in position.seats() {
        let count = position.state.choices(seat);
        ensure(count > 0 || !status.waits_for().contains(seat), || format!("seat {seat} must act and has no legal action"))?;
        ensure(count == 0 || status.actors().contains(seat), || format!("seat {seat} has legal actions and is not to act"))?;
    }
    Ok(())
}

/// Every listed action passes `check` and can be played.
pub(crate) fn listed_actions_are_played(position: &Position<'_>) -> Verdict {
    let before = position.state.digest();
    for (seat, action) in position.all_listed() {
        position.state.check(seat, action).map_err(|why| format!("seat {seat}: {action} is listed, yet {why}"))?;
        let mut fork = position.state.fork();
        let played = fork.play(seat, action, &mut Chance::rolled(position.seed));
        let played = played.map_err(|why| format!("seat {seat}: {action} is listed, yet {why}"))?;
        ensure(played.action == action, || format!("{action} was played as {}", played.action))?;
    }
    ensure(position.state.digest() == before, || "what a copy played changed the state it was copied from")?;
    ensure(position.state.fork().digest() == before, || "a copy differs")
}

/// What is not listed is refused, but what this state's list may leave out; and that can be played.
pub(crate) fn unlisted_actions_are_refused(position: &Position<'_>) -> Verdict {
    for seat in position.seats() {
        let listed: BTreeSet<&str> = position.listed(seat).iter().map(String::as_str).collect();
        let pieces = position.state.inventory();
        for action in position.legal(seat).filter(|action| !listed.contains(action)) {
            let partly = position.state.is_listed_in_part(seat, action);
            ensure(partly, || format!("seat {seat}: {action} is legal and not listed"))?;
            let mut fork = position.state.fork();
            let played = fork.play(seat, action, &mut Chance::rolled(position.seed));
            played.map_err(|why| format!("seat {seat}: {action} passed the check, yet {why}"))?;
            ensure(fork.inventory() == pieces, || format!("seat {seat}: {action} lost or made pieces"))?;
        }
    }
    Ok(())
}

/// A refused action, and what is no action at all, changes nothing and meets no luck.
pub(crate) fn refused_actions_change_nothing(position: &Position<'_>) -> Verdict {
    let mut fork = position.state.fork();
    let before = fork.digest();
    let mut luck = Chance::rolled(position.seed);
    let nonsense = ["", " ", "no such action", "end end", "\u{1F3B2}"].map(String::from);
    for seat in position.seats() {
        for action in nonsense.iter().map(String::as_str).chain(position.refused(seat)) {
            if position.state.check(seat, action).is_ok() {
                continue;
            }
            let why = fork.play(seat, action, &mut luck).err();
            let why = why.ok_or_else(|| format!("seat {seat}: {action} was played though its check fails"))?;
            let fitting = match position.state.status() {
                Status::Over(_) => matches!(why, IllegalAction::GameOver | IllegalAction::Unreadable(_)),
                status if status.actors().contains(seat) => {
                    matches!(why, IllegalAction::Refused(_) | IllegalAction::Unreadable(_))
                }
                _ => matches!(why, IllegalAction::NotYourTurn { .. } | IllegalAction::Unreadable(_)),
            };
            ensure(fitting, || format!("seat {seat}: {action} is refused because {why}"))?;
        }
        ensure(fork.digest() == before, || format!("a refused action of seat {seat} changed the state"))?;
    }
    ensure(luck.given() == 0, || "a refused action met luck")
}

/// Lists come in the same order every time, hold no action twice, and notation reads back as itself.
pub(crate) fn lists_are_stable(position: &Position<'_>) -> Verdict {
    for seat in position.seats() {
        let listed = position.listed(seat);
        ensure(listed == position.state.legal_actions(seat), || format!("seat {seat}: the list changes its order"))?;
        ensure(listed == position.state.fork().legal_actions(seat), || format!("seat {seat}: a copy lists otherwise"))?;
        let menu = position.menu(seat).iter().map(|choice| &choice.action);
        ensure(listed.iter().eq(menu), || format!("seat {seat}: the menu holds other actions than the list"))?;
        ensure(listed.len() <= MOST_LISTED, || format!("seat {seat}: {} actions are listed", listed.len()))?;
        let unique: BTreeSet<_> = listed.iter().collect();
        ensure(unique.len() == listed.len(), || format!("seat {seat}: an action is listed twice"))?;
        for action in listed {
            let read = position.state.check(seat, action).map_err(|why| format!("{action}: {why}"))?;
            ensure(read == *action, || format!("{action} reads back as {read}"))?;
        }
    }
    Ok(())
}

/// An aside, the action of a seat that play does not wait for, ends no turn, turns play to nobody else, and fits into a
/// button. Played before or after whatever a seat does within its turn, both bring the same and lead to the same state.
pub(crate) fn asides_commute(position: &Position<'_>) -> Verdict {
    let Status::ToAct { turn, must, may } = position.state.status() else { return Ok(()) };
    let listed = |seats: Seats| seats.iter().flat_map(|seat| position.listed(seat).iter().map(move |it| (seat, it)));
    let play = |(seat, action): &(Seat, &String)| {
        let mut after = position.state.fork();
        let record = Record::play(&mut *after, *seat, action, position.seed).map_err(|why| format!("{action}: {why}"))?;
        Ok::<_, String>((record, after))
    };
    let some = |seats: Seats| {
        let stride = listed(seats).count().div_ceil(MOST_TRIED).max(1);
        listed(seats).skip(position.seed as usize % stride).step_by(stride).collect::<Vec<_>>()
    };
    let turns = some(must).iter().map(play).collect::<Result<Vec<_>, _>>()?;
    // What ends a turn settles it: then nothing is pending any more.
    let ends = |(record, after): &&(Record, Box<dyn AnyState>)| {
        record.action == END || !after.status().waits_for().contains(record.seat)
    };
    for aside in some(may) {
        let (seat, action) = &aside;
        let (aside, settled) = play(&aside)?;
        let same_turn = |it: &Status| matches!(it, Status::ToAct { turn: t, must: m, .. } if (*t, *m) == (turn, must));
        ensure(**action != END && same_turn(&settled.status()), || format!("seat {seat}: {action} is an aside and turns play"))?;
        ensure(action.chars().count() <= LONGEST_ASIDE, || format!("seat {seat}: {action} fits into no button"))?;
        for (pending, after) in turns.iter().filter(|it| !ends(it)) {
            let again = |record: &Record, state: &dyn AnyState| {
                let mut both = state.fork();
                let repeated = record.replay(&mut *both).map_err(|why| format!("{action} and {}: {why}", pending.action))?;
                ensure(repeated == *record, || format!("{action} and {} bring something else", pending.action))?;
                Ok::<_, String>(both.digest())
            };
            let (before, later) = (again(pending, &*settled)?, again(&aside, &**after)?);
            ensure(before == later, || format!("{action} of seat {seat} does not commute with {}", pending.action))?;
        }
    }
    Ok(())
}

/// No menu level is wider than 25 entries, no path longer than 6 steps, no label longer than 80 characters in any
/// language, and no two actions share a path. What ends a turn is no entry: it is the menu's own button.
pub(crate) fn menus_fit(position: &Position<'_>) -> Verdict {
    for seat in position.seats() {
        let menu = position.menu(seat);
        let mut paths = BTreeMap::new();
        let mut labels = BTreeSet::new();
        for choice in menu {
            ensure(!choice.path.is_empty(), || format!("{} has no path", choice.action))?;
            ensure(choice.path.len() <= MOST_STEPS, || format!("{} has {} steps", choice.action, choice.path.len()))?;
            let texts = choice.path.iter().map(|step| key(&step.text)).collect::<Vec<_>>();
            let other = paths.insert(texts, &choice.action);
            ensure(other.is_none(), || format!("{} and {} share a path", choice.action, other.unwrap_or(&choice.action)))?;
            for step in &choice.path {
                if labels.insert(key(&step.text)) {
                    labels_fit(position, &step.text)?;
                }
            }
        }
        levels_fit(&menu.iter().filter(|choice| choice.action != END).collect::<Vec<_>>(), 0)?;
    }
    Ok(())
}

/// A saved state reads back as the same text, and as the same state for everybody who looks at it.
pub(crate) fn saved_states_are_read_back(position: &Position<'_>) -> Verdict {
    let text = position.saved();
    let parsed = serde_json::from_str(text).map_err(|why| why.to_string())?;
    let meta = position.subject.game.meta();
    let loaded = position.subject.game.load(meta.version, parsed).map_err(|why| why.to_string())?;
    ensure(loaded.save_as_text() == text, || "saved, loaded and saved again, the state is another")?;
    ensure(loaded.status() == position.state.status(), || "loading changes the status")?;
    ensure(loaded.inventory() == position.state.inventory(), || "loading changes the inventory")?;
    for viewer in viewers(position.seats) {
        ensure(loaded.digest_of_view(viewer) == position.look(viewer).view, || format!("loading changes what {viewer:?} sees"))?;
    }
    for seat in position.seats() {
        ensure(loaded.menu(seat) == position.menu(seat), || format!("loading changes the menu of seat {seat}"))?;
        ensure(loaded.advantage(seat) == position.state.advantage(seat), || format!("loading changes the worth of seat {seat}"))?;
    }
    Ok(())
}

/// What is dealt anew for a seat changes neither what that seat sees, nor what everybody sees, nor its choices, nor what bots on
/// it go by.
pub(crate) fn redeals_look_the_same_to_their_seat(position: &Position<'_>) -> Verdict {
    for seat in position.seats() {
        let world = position.state.determinize(seat, &mut Chance::silent(position.seed));
        ensure(world.menu(seat) == position.menu(seat), || format!("a re-deal changes the choices of seat {seat}"))?;
        ensure(world.inventory() == position.state.inventory(), || format!("a re-deal for seat {seat} loses or makes pieces"))?;
        looks_the_same(position, &*world, Viewer::Seat(seat))?;
        looks_the_same(position, &*world, Viewer::Everyone)?;
        let advantages = (position.state.advantage(seat), world.advantage(seat));
        ensure(advantages.0 == advantages.1, || format!("a re-deal changes what seat {seat} goes by: {advantages:?}"))?;
    }
    Ok(())
}

/// Dealing anew what is hidden from each seat in turn changes no public view, picture or sentence.
pub(crate) fn redeals_look_the_same_to_everybody(position: &Position<'_>) -> Verdict {
    let mut world = position.state.fork();
    let mut luck = Chance::silent(position.seed);
    for seat in position.seats() {
        world = world.determinize(seat, &mut luck);
        looks_the_same(position, &*world, Viewer::Everyone)?;
    }
    Ok(())
}

/// One seed deals the same world from all states a seat cannot tell apart: a re-deal does not ask where the hidden things
/// lay before.
pub(crate) fn one_seed_deals_one_world(position: &Position<'_>) -> Verdict {
    for seat in position.seats() {
        let deal = |state: &dyn AnyState, seed| state.determinize(seat, &mut Chance::silent(seed));
        let world = deal(position.state, position.seed);
        let digest = world.digest();
        for other in 1..=OTHER_WORLDS {
            let dealt = deal(&*deal(position.state, position.seed + other), position.seed);
            let texts = || (world.save_as_text(), dealt.save_as_text());
            ensure(dealt.digest() == digest, || format!("the same deal for seat {seat} makes different worlds: {:?}", texts()))?;
        }
    }
    Ok(())
}

/// What a seat could do if its turn began now is told from what it knows: it stays the same when hidden things are dealt anew.
/// It is to act then, can, and every piece is where it was somewhere. Whoever is to act already sees the state as it is; once
/// the game is over nobody does.
pub(crate) fn plans_tell_nothing_hidden(position: &Position<'_>) -> Verdict {
    let status = position.state.status();
    for seat in position.seats() {
        let own = position.state.as_if_turn_of(seat);
        let world = position.state.determinize(seat, &mut Chance::silent(position.seed));
        let dealt = world.as_if_turn_of(seat);
        ensure(own.is_some() == dealt.is_some(), || format!("a re-deal changes whether seat {seat} can plan"))?;
        position.count.dealt("to be planned in", own.is_some(), matches!(status, Status::Over(_)));
        let (Some(own), Some(dealt)) = (own, dealt) else { continue };
        ensure(!matches!(status, Status::Over(_)), || format!("the game is over, and seat {seat} plans"))?;
        ensure(own.menu(seat) == dealt.menu(seat), || format!("a re-deal changes what seat {seat} can plan"))?;
        let view = |state: &dyn AnyState| state.digest_of_view(Viewer::Seat(seat));
        ensure(view(&*own) == view(&*dealt), || format!("a re-deal changes what seat {seat} sees when it plans"))?;
        ensure(own.inventory() == position.state.inventory(), || format!("pieces are lost or made when seat {seat} plans"))?;
        if status.waits_for().contains(seat) {
            ensure(own.digest() == position.state.digest(), || format!("seat {seat} is to act, and would see another state"))?;
        } else {
            let acts = own.status().waits_for().contains(seat) && !own.legal_actions(seat).is_empty();
            ensure(acts, || format!("seat {seat} plans a turn in which it cannot act"))?;
            let first = own.legal_actions(seat).swap_remove(0);
            let mut after = own.fork();
            after
                .play(seat, &first, &mut Chance::silent(position.seed))
                .map_err(|why| format!("{first} is planned, yet {why}"))?;
            view(&*after);
        }
    }
    Ok(())
}

/// A refusal uses only what its seat can see: it stays the same when hidden things are dealt anew.
pub(crate) fn refusals_tell_nothing_hidden(position: &Position<'_>) -> Verdict {
    for seat in position.actors() {
        let world = position.state.determinize(seat, &mut Chance::silent(position.seed));
        let same = position.refusals(seat) == world.refusals_among(seat, &position.pool.read);
        ensure(same, || format!("seat {seat}: a re-deal changes what is legal, or why something is not"))?;
        for action in position.refused(seat) {
            let (here, there) = (position.state.check(seat, action), world.check(seat, action));
            ensure(here == there, || format!("seat {seat}: {action} is {here:?}, and in a re-dealt world {there:?}"))?;
        }
    }
    Ok(())
}

/// The slots of a listed action belong to its verb, the required ones are filled, and they spell the action again.
pub(crate) fn slots_spell_their_action(position: &Position<'_>) -> Verdict {
    for (_, action) in position.all_listed() {
        let (verb, slots) = position.state.slots(action).map_err(|why| why.to_string())?;
        let declared = position.subject.game.meta().verbs.iter().find(|it| it.key == verb);
        let declared = declared.ok_or_else(|| format!("{action}: there is no verb {verb}"))?;
        ensure(action.split(' ').next() == Some(verb), || format!("{action} does not begin with its verb {verb}"))?;
        ensure(declared.slots.len() == slots.len(), || format!("{action}: {verb} has another number of slots than {slots:?}"))?;
        let filled = declared.slots.iter().zip(&slots).all(|(slot, value)| !slot.required || !value.is_empty());
        ensure(filled, || format!("{action}: a required slot of {verb} is empty: {slots:?}"))?;
        let spelled = position.subject.game.spell(verb, &slots);
        ensure(spelled == action, || format!("{action} is spelled {spelled}"))?;
    }
    Ok(())
}

/// A step of a menu that names a place changes the personal picture of whoever is asked: with what led there marked 0, a
/// number at the place is seen.
pub(crate) fn places_are_pointed_out(position: &Position<'_>) -> Verdict {
    for seat in position.actors() {
        let viewer = Viewer::Seat(seat);
        let mut tried = HashSet::new();
        // Neighbours in a menu have most of their way in common.
        let mut last = None;
        for choice in position.menu(seat) {
            let mut frame: Frame = Frame::bare(position.seats, viewer, &position.state.status());
            for spot in choice.path.iter().filter_map(|step| step.spot.clone()) {
                let way: Vec<Spot> = frame.marks.iter().map(|(it, _)| it.clone()).chain([spot.clone()]).collect();
                if tried.insert(way) {
                    let (_, without) = match last.take() {
                        Some((marks, picture)) if marks == frame.marks => last.insert((marks, picture)),
                        _ => last.insert((frame.marks.clone(), position.state.picture(&frame))),
                    };
                    frame.marks.push((spot.clone(), 1));
                    ensure(position.state.picture(&frame) != *without, || {
                        format!("seat {seat}: {} leads over {}, which the picture does not show", choice.action, spot.0)
                    })?;
                    frame.marks.pop();
                }
                frame.marks.push((spot, 0));
            }
        }
    }
    Ok(())
}

/// What a choice would bring is told in words, and the same whatever luck the copy meets on which it is tried.
pub(crate) fn consequences_foretell_no_luck(position: &Position<'_>) -> Verdict {
    for seat in position.actors() {
        let actions: Vec<&str> = position.listed(seat).iter().map(String::as_str).take(MOST_ENTRIES).collect();
        let told = |seed| position.state.consequences(seat, &actions, &mut Chance::silent(seed));
        let (here, there) = (told(position.seed), told(position.seed + 1));
        for ((action, here), there) in actions.iter().zip(here).zip(there) {
            ensure(here == there, || format!("seat {seat}: {action} would bring {here:?}, or {there:?}"))?;
            here.map_or(Ok(Vec::new()), |text| (position.subject.say)(&text))?;
        }
        position.state.reminder(seat).map_or(Ok(Vec::new()), |text| (position.subject.say)(&text))?;
    }
    Ok(())
}

/// Every text of menus, pictures, descriptions and refusals can be said in every language.
pub(crate) fn texts_have_words(position: &Position<'_>) -> Verdict {
    let mut texts = Vec::new();
    for viewer in viewers(position.seats) {
        let look = position.look(viewer);
        texts.extend(look.sentences.iter().cloned());
        look.picture.clone().map_text(|text| texts.push(text));
    }
    for seat in position.seats() {
        texts.extend(position.menu(seat).iter().flat_map(|choice| &choice.path).map(|step| step.text.clone()));
        let refusals = position.refused(seat).filter_map(|action| position.state.check(seat, action).err());
        texts.extend(refusals.filter_map(|why| if let IllegalAction::Refused(text) = why { Some(text) } else { None }));
    }
    let texts: HashSet<Text> = texts.into_iter().collect();
    for text in &texts {
        (position.subject.say)(text)?;
    }
    Ok(())
}

/// Everybody who may look.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    [Viewer::Everyone].into_iter().chain(Seat::all(seats).map(Viewer::Seat))
}

/// The texts of a picture.
pub(crate) fn painted(state: &dyn AnyState, frame: &Frame) -> Vec<Text> {
    let mut texts = Vec::new();
    state.picture(frame).map_text(|text| texts.push(text));
    texts
}

fn looks_the_same(position: &Position<'_>, world: &dyn AnyState, viewer: Viewer) -> Verdict {
    ensure(position.state.status() == world.status(), || format!("a re-deal changes the status {viewer:?} knows"))?;
    let (real, dealt) = (position.look(viewer), position.look_at(world, viewer));
    let views = || (position.state.view(viewer), world.view(viewer));
    ensure(real.view == dealt.view, || format!("a re-deal changes what {viewer:?} sees: {:?}", views()))?;
    ensure(real.sentences == dealt.sentences, || format!("a re-deal changes the sentences for {viewer:?}"))?;
    ensure(real.picture == dealt.picture, || format!("a re-deal changes the picture for {viewer:?}"))
}

fn labels_fit(position: &Position<'_>, text: &Text) -> Verdict {
    for label in (position.subject.say)(text)? {
        let length = label.chars().count();
        ensure((1..=LONGEST_LABEL).contains(&length), || format!("the label {label:?} has {length} characters"))?;
    }
    Ok(())
}

/// As soon as at most 25 actions are left, all are shown whole; before that, the next steps that tell them apart.
fn levels_fit(left: &[&Choice], depth: usize) -> Verdict {
    if left.len() <= MOST_ENTRIES {
        return Ok(());
    }
    let mut entries: BTreeMap<String, Vec<&Choice>> = BTreeMap::new();
    for choice in left {
        let entry = choice.path.get(depth).map_or_else(String::new, |step| key(&step.text));
        entries.entry(entry).or_default().push(choice);
    }
    let width = entries.len();
    ensure(width <= MOST_ENTRIES, || format!("a menu level has {width} entries, among them {}", left[0].action))?;
    entries.values().try_for_each(|below| if depth < MOST_STEPS { levels_fit(below, depth + 1) } else { Ok(()) })
}

/// A text as something that can be sorted.
fn key(text: &Text) -> String {
    format!("{text:?}")
}
