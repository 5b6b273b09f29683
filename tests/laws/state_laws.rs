//! Laws of a single state.

use std::collections::{BTreeMap, BTreeSet};

use pergola::{
    engine::{AnyState, Chance, Choice, END, Frame, IllegalAction, Seat, Status, Viewer},
    text::Text,
};

use crate::{playout::Position, verdict::*};

/// No list is longer.
const MOST_LISTED: usize = 500;
/// No menu level is wider, no path longer, no label longer.
const MOST_ENTRIES: usize = 25;
const MOST_STEPS: usize = 6;
const LONGEST_LABEL: usize = 80;

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
        let count = position.state.legal_actions(seat).len();
        ensure(count > 0 || !status.waits_for().contains(seat), || format!("seat {seat} must act and has no legal action"))?;
        ensure(count == 0 || status.actors().contains(seat), || format!("seat {seat} has legal actions and is not to act"))?;
    }
    Ok(())
}

/// Every listed action passes `check` and can be played.
pub(crate) fn listed_actions_are_played(position: &Position<'_>) -> Verdict {
    for (seat, action) in position.listed() {
        position.state.check(seat, &action).map_err(|why| format!("seat {seat}: {action} is listed, yet {why}"))?;
        let mut fork = position.state.fork();
        let played = fork.play(seat, &action, &mut Chance::rolled(position.seed));
        let played = played.map_err(|why| format!("seat {seat}: {action} is listed, yet {why}"))?;
        ensure(played.action == action, || format!("{action} was played as {}", played.action))?;
        ensure(position.state.fork().save() == position.state.save(), || "a copy differs")?;
    }
    Ok(())
}

/// What is not listed is refused, but where lists hold only some actions of a kind; and those can be played.
pub(crate) fn unlisted_actions_are_refused(position: &Position<'_>) -> Verdict {
    for seat in position.seats() {
        let listed: BTreeSet<_> = position.state.legal_actions(seat).into_iter().collect();
        let pieces = position.state.inventory();
        for action in position.pool.iter().filter(|it| !listed.contains(*it)) {
            if position.state.check(seat, action).is_err() {
                continue;
            }
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
    let before = position.state.save();
    let mut fork = position.state.fork();
    let mut luck = Chance::rolled(position.seed);
    let nonsense = ["", " ", "no such action", "end end", "\u{1F3B2}"].map(String::from);
    for seat in position.seats() {
        for action in nonsense.iter().chain(position.pool) {
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
        ensure(fork.save() == before, || format!("a refused action of seat {seat} changed the state"))?;
    }
    ensure(luck.given() == 0, || "a refused action met luck")
}

/// Lists come in the same order every time, hold no action twice, and notation reads back as itself.
pub(crate) fn lists_are_stable(position: &Position<'_>) -> Verdict {
    for seat in position.seats() {
        let listed = position.state.legal_actions(seat);
        ensure(listed == position.state.legal_actions(seat), || format!("seat {seat}: the list changes its order"))?;
        ensure(listed == position.state.fork().legal_actions(seat), || format!("seat {seat}: a copy lists otherwise"))?;
        let menu: Vec<_> = position.state.menu(seat).into_iter().map(|choice| choice.action).collect();
        ensure(listed == menu, || format!("seat {seat}: the menu holds other actions than the list"))?;
        ensure(listed.len() <= MOST_LISTED, || format!("seat {seat}: {} actions are listed", listed.len()))?;
        let unique: BTreeSet<_> = listed.iter().collect();
        ensure(unique.len() == listed.len(), || format!("seat {seat}: an action is listed twice"))?;
        for action in &listed {
            let read = position.state.check(seat, action).map_err(|why| format!("{action}: {why}"))?;
            ensure(read == *action, || format!("{action} reads back as {read}"))?;
        }
    }
    Ok(())
}

/// No menu level is wider than 25 entries, no path longer than 6 steps, no label longer than 80 characters in any
/// language, and no two actions share a path. What ends a turn is no entry: it is the menu's own button.
pub(crate) fn menus_fit(position: &Position<'_>) -> Verdict {
    for seat in position.seats() {
        let menu = position.state.menu(seat);
        let mut paths = BTreeMap::new();
        let mut labels = BTreeSet::new();
        for choice in &menu {
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
    let saved = position.state.save();
    let text = saved.to_string();
    let parsed = serde_json::from_str(&text).map_err(|why| why.to_string())?;
    let meta = position.subject.game.meta();
    let loaded = position.subject.game.load(meta.version, parsed).map_err(|why| why.to_string())?;
    ensure(format!("{}", loaded.save()) == text, || "saved, loaded and saved again, the state is another")?;
    ensure(loaded.status() == position.state.status(), || "loading changes the status")?;
    ensure(loaded.inventory() == position.state.inventory(), || "loading changes the inventory")?;
    for viewer in viewers(position.seats) {
        ensure(loaded.view(viewer) == position.state.view(viewer), || format!("loading changes what {viewer:?} sees"))?;
    }
    for seat in position.seats() {
        ensure(loaded.menu(seat) == position.state.menu(seat), || format!("loading changes the menu of seat {seat}"))?;
        ensure(loaded.worth(seat) == position.state.worth(seat), || format!("loading changes the worth of seat {seat}"))?;
    }
    Ok(())
}

/// What is dealt anew for a seat changes neither what that seat sees, nor what everybody sees, nor its choices.
pub(crate) fn redeals_look_the_same_to_their_seat(position: &Position<'_>) -> Verdict {
    for seat in position.seats() {
        let world = position.state.determinize(seat, &mut Chance::silent(position.seed));
        ensure(world.menu(seat) == position.state.menu(seat), || format!("a re-deal changes the choices of seat {seat}"))?;
        ensure(world.inventory() == position.state.inventory(), || format!("a re-deal for seat {seat} loses or makes pieces"))?;
        looks_the_same(position, &*world, Viewer::Seat(seat))?;
        looks_the_same(position, &*world, Viewer::Everyone)?;
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

/// A refusal uses only what its seat can see: it stays the same when hidden things are dealt anew.
pub(crate) fn refusals_tell_nothing_hidden(position: &Position<'_>) -> Verdict {
    for seat in position.actors() {
        let world = position.state.determinize(seat, &mut Chance::silent(position.seed));
        for action in position.pool {
            let (here, there) = (position.state.check(seat, action), world.check(seat, action));
            ensure(here == there, || format!("seat {seat}: {action} is {here:?}, and in a re-dealt world {there:?}"))?;
        }
    }
    Ok(())
}

/// The slots of a listed action belong to its verb, the required ones are filled, and they spell the action again.
pub(crate) fn slots_spell_their_action(position: &Position<'_>) -> Verdict {
    for (_, action) in position.listed() {
        let (verb, slots) = position.state.slots(&action).map_err(|why| why.to_string())?;
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

/// Every text of menus, pictures, descriptions and refusals can be said in every language.
pub(crate) fn texts_have_words(position: &Position<'_>) -> Verdict {
    let mut texts = Vec::new();
    for viewer in viewers(position.seats) {
        let frame = frame(position, viewer);
        texts.extend(position.state.describe(&frame));
        texts.extend(painted(position.state, &frame));
    }
    for seat in position.seats() {
        texts.extend(position.state.menu(seat).into_iter().flat_map(|choice| choice.path).map(|step| step.text));
        let refusals = position.pool.iter().filter_map(|action| position.state.check(seat, action).err());
        texts.extend(refusals.filter_map(|why| if let IllegalAction::Refused(text) = why { Some(text) } else { None }));
    }
    let mut said = BTreeSet::new();
    for text in texts.iter().filter(|text| said.insert(key(text))) {
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

/// A frame with the numbered badges of the first steps of the viewer's menu.
fn frame(position: &Position<'_>, viewer: Viewer) -> Frame {
    let mut frame = Frame::bare(position.seats, viewer, &position.state.status());
    if let Viewer::Seat(seat) = viewer {
        let spots = position.state.menu(seat).into_iter().flat_map(|choice| choice.path).filter_map(|step| step.spot);
        frame.marks = spots.take(MOST_ENTRIES).zip(1..).collect();
    }
    frame
}

fn looks_the_same(position: &Position<'_>, world: &dyn AnyState, viewer: Viewer) -> Verdict {
    let here = position.state;
    ensure(here.status() == world.status(), || format!("a re-deal changes the status {viewer:?} knows"))?;
    let (real, dealt) = (here.view(viewer), world.view(viewer));
    ensure(real == dealt, || format!("a re-deal changes what {viewer:?} sees: {real} and {dealt}"))?;
    let frame = frame(position, viewer);
    ensure(here.describe(&frame) == world.describe(&frame), || format!("a re-deal changes the sentences for {viewer:?}"))?;
    ensure(here.picture(&frame) == world.picture(&frame), || format!("a re-deal changes the picture for {viewer:?}"))
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
