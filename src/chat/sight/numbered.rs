//! The entries of a menu's level and their numbers: those of the picture, in the order in which it is read.
//!
//! Deliberately absent: which entries a level has (see [`super::menu`]).

use pergola_engine::{Grouping, Reading, Spot, Step};

/// An entry of a level.
pub(crate) struct Entry {
    /// The steps' indices that lead there.
    pub(crate) path: Vec<u8>,
    /// The hash of what lies there.
    pub(crate) hash: String,
    /// The steps from the level to it, never none.
    pub(crate) steps: Vec<Step>,
    /// The notation of the action it is; otherwise another level lies there.
    pub(crate) action: Option<String>,
    /// The number of its place in the picture, from 1.
    pub(crate) number: Option<u16>,
    /// What tells it from others at the same place.
    pub(crate) letter: Option<char>,
}

impl Entry {
    /// The most particular place among its steps, by which it is numbered.
    pub(super) fn spot(&self) -> Option<&Spot> {
        self.place().map(|(spot, _)| spot)
    }

    /// That place, and where it is read.
    fn place(&self) -> Option<(&Spot, Reading)> {
        let places = |lettered: bool| {
            let steps = self.steps.iter().rev().filter(move |step| (step.standing == Grouping::Lettered) == lettered);
            steps.filter_map(|step| Some((step.spot.as_ref()?, step.reading)))
        };
        places(false).chain(places(true)).next()
    }

    /// The place beside the numbered one, by which it is told from others of its number, and where it is read.
    fn lettered_place(&self) -> Option<(&Spot, Reading)> {
        let lettered = self.steps.iter().rev().find(|step| step.standing == Grouping::Lettered && step.spot.is_some())?;
        let spot = lettered.spot.as_ref().filter(|spot| Some(*spot) != self.spot())?;
        Some((spot, lettered.reading))
    }

    fn lettered_spot(&self) -> Option<&Spot> {
        self.lettered_place().map(|(spot, _)| spot)
    }
}

/// Numbers the entries by their places as one reads the picture, from 1, and sorts them so; entries of one place share its
/// number and are told apart by letters. Returns the places whose letters the picture shows.
pub(super) fn number(entries: &mut Vec<Entry>) -> Vec<Spot> {
    by_place(entries);
    let letters = letter(entries);
    in_order(entries);
    letters
}

fn by_place(entries: &mut [Entry]) {
    let places = as_read(entries.iter().filter_map(Entry::place));
    for entry in entries {
        let at = entry.spot().and_then(|spot| places.iter().position(|it| it == spot));
        entry.number = at.map(|at| at as u16 + 1);
    }
}

/// Different places in the order in which they are read.
fn as_read<'a>(places: impl Iterator<Item = (&'a Spot, Reading)>) -> Vec<Spot> {
    let mut all: Vec<(&Spot, Reading)> = Vec::new();
    for place in places {
        if !all.iter().any(|(spot, _)| *spot == place.0) {
            all.push(place);
        }
    }
    all.sort_by_key(|(_, reading)| *reading);
    all.into_iter().map(|(spot, _)| spot.clone()).collect()
}

/// Numbered entries follow each other as their numbers and letters do; those without a number stay where they are.
fn in_order(entries: &mut Vec<Entry>) {
    let is_numbered: Vec<bool> = entries.iter().map(|entry| entry.number.is_some()).collect();
    let (mut numbered, others): (Vec<Entry>, Vec<Entry>) =
        std::mem::take(entries).into_iter().partition(|entry| entry.number.is_some());
    numbered.sort_by_key(|entry| (entry.number, entry.letter));
    let (mut numbered, mut others) = (numbered.into_iter(), others.into_iter());
    let next = |is_numbered: bool| if is_numbered { numbered.next() } else { others.next() };
    entries.extend(is_numbered.into_iter().filter_map(next));
}

/// Tells entries of one number apart by letters: by those of their other places where these do, otherwise in their order.
/// Returns the places whose letters the picture shows.
fn letter(entries: &mut [Entry]) -> Vec<Spot> {
    let mut places = as_read(entries.iter().filter(|entry| entry.number.is_some()).filter_map(Entry::lettered_place));
    let mut by_place: Vec<(u16, usize)> = Vec::new();
    for entry in entries.iter() {
        let at = entry.lettered_spot().and_then(|spot| places.iter().position(|it| it == spot));
        by_place.extend(entry.number.zip(at));
    }
    let is_alone = |number: u16| entries.iter().filter(|entry| entry.number == Some(number)).count() == 1;
    let alone: Vec<bool> = entries.iter().map(|entry| entry.number.is_none_or(is_alone)).collect();
    let tells_apart = by_place.len() == alone.iter().filter(|alone| !**alone).count()
        && by_place.iter().enumerate().all(|(at, place)| !by_place[..at].contains(place));
    if !tells_apart {
        places.clear();
    }
    let mut counts: Vec<(u16, usize)> = Vec::new();
    for (entry, alone) in entries.iter_mut().zip(alone) {
        let Some(number) = entry.number.filter(|_| !alone) else { continue };
        let by_place = entry.lettered_spot().and_then(|spot| places.iter().position(|it| it == spot));
        let at = by_place.unwrap_or_else(|| counts.iter().filter(|(it, _)| *it == number).count());
        counts.push((number, at));
        entry.letter = char::from_digit(at as u32 + 10, 36);
    }
    places
}
