//! The variants and modules of a table in its lobby: what is chosen, and what can be chosen instead.
//!
//! They come from the game's fixed facts. A toggle switches over, of several one is chosen, and what each seat chooses for
//! itself is its own: whoever picks it takes it for their seat, or gives it back when it is theirs. Deliberately absent:
//! who may choose, and which choices go together, which the table and the game judge.

use pergola_engine::{Chosen, FIRST_EDITION, Game, OptionKind, Options, Seat, key_of_seat};
use pergola_table::Table;
use pergola_text::Text;

use crate::{
    seam::{buttons::Buttons, plain::MenuChoice},
    wishes::lobby::LobbyWish,
};

/// The key under which a table's edition is chosen; no game has an option of this key.
pub(crate) const EDITION: &str = "edition";

/// What is chosen at a table, option by option, defaults left out.
pub(crate) fn chosen_texts(table: &Table) -> Vec<Text> {
    let game = table.game().meta();
    let edition = (table.game().edition() != table.editions().first().edition())
        .then(|| Text::new("lobby-edition").code("edition", &table.game().edition().key));
    let options = game.options.iter();
    let chosen = options.flat_map(|option| chosen_text(game.key, option, table.options(), table.capacity()));
    edition.into_iter().chain(chosen).collect()
}

/// What of a game these options choose, but for what seats choose for themselves; defaults left out.
pub(crate) fn of_options(game: &dyn Game, options: &Options) -> Vec<Text> {
    let meta = game.meta();
    meta.options.iter().flat_map(|option| chosen_text(meta.key, option, options, 0)).collect()
}

/// What a choice of the menu asks the table for; nothing for a key or choice the game does not have, or without a seat
/// that chooses.
pub(crate) fn command(table: &Table, seat: Option<Seat>, key: &str, choice: &str) -> Option<(String, Option<Chosen>)> {
    let option = table.game().meta().options.iter().find(|option| option.key() == key)?;
    match option {
        OptionKind::Toggle { .. } => match choice {
            "on" => Some((key.to_owned(), Some(Chosen::Toggle(true)))),
            "off" => Some((key.to_owned(), None)),
            _ => None,
        },
        OptionKind::OneOf { choices, .. } => match choices.iter().position(|it| *it == choice)? {
            0 => Some((key.to_owned(), None)),
            _ => Some((key.to_owned(), Some(Chosen::OneOf(choice.to_owned())))),
        },
        OptionKind::EachSeat { choices, .. } => {
            choices.contains(&choice).then_some(())?;
            let key = key_of_seat(key, seat?);
            let mut own = several(table.options(), &key).to_vec();
            match own.iter().position(|it| it == choice) {
                Some(at) => drop(own.remove(at)),
                None => own = with_one_more(table, &key, &own, choice),
            }
            Some((key, if own.is_empty() { None } else { Some(Chosen::Several(own)) }))
        }
    }
}

/// What a seat has chosen and one more; where that is too much, instead of what it chose first.
fn with_one_more(table: &Table, key: &str, own: &[String], choice: &str) -> Vec<String> {
    let instead_of = |given_up: usize| [&own[given_up..], &[choice.to_owned()]].concat();
    let fits = |chosen: &Vec<String>| {
        let mut options = table.options().clone();
        options.0.insert(key.to_owned(), Chosen::Several(chosen.clone()));
        table.game().setup(table.capacity(), &options).is_ok()
    };
    (0..own.len()).map(instead_of).find(fits).unwrap_or_else(|| instead_of(own.len()))
}

/// What each seat can choose for itself, for a menu that whoever sits there uses.
pub(crate) fn own_choices(table: &Table, buttons: &Buttons<'_>) -> Vec<MenuChoice> {
    let game = table.game().meta();
    let own = game.options.iter().filter_map(|option| match option {
        OptionKind::EachSeat { key, choices, .. } => Some((*key, *choices)),
        OptionKind::Toggle { .. } | OptionKind::OneOf { .. } => None,
    });
    let mut all = Vec::new();
    for (key, choices) in own {
        for choice in choices {
            let seat = taker(table.options(), table.capacity(), key, choice);
            let label = Text::new(if seat.is_some() { "choice-taken" } else { "choice-other" });
            let label = label.text("option", name(game.key, key)).text("choice", choice_name(game.key, key, choice));
            let label = seat.into_iter().fold(label, |label, seat| label.seat("seat", seat.0));
            let choice = buttons.choice(LobbyWish::Choose(key.to_owned(), (*choice).to_owned()), &label, false);
            all.extend(choice.map(|it| buttons.explained(it, &about(game.key, key, None))));
        }
    }
    all
}

/// What is chosen for the whole table, for a menu of its owner.
pub(crate) fn choices(table: &Table, buttons: &Buttons<'_>) -> Vec<MenuChoice> {
    let game = table.game().meta();
    let mut all = editions(table, buttons);
    for option in game.options {
        let key = option.key();
        let choice = |choice: &str, label, says: Text| {
            let choice = buttons.choice(LobbyWish::Choose(key.to_owned(), choice.to_owned()), &label, false);
            choice.map(|it| buttons.explained(it, &says))
        };
        let of_several = |id: &'static str, choice| Text::new(id).text("option", name(game.key, key)).text("choice", choice);
        match option {
            OptionKind::Toggle { .. } => {
                let (id, word) = if table.options().is_on(key) { ("choice-off", "off") } else { ("choice-on", "on") };
                all.extend(choice(word, Text::new(id).text("option", name(game.key, key)), about(game.key, key, None)));
            }
            OptionKind::OneOf { choices, .. } => {
                let now = table.options().one_of(key).or(choices.first().copied());
                let id = |it: &str| if now == Some(it) { "choice-chosen" } else { "choice-other" };
                let of =
                    |it: &&str| choice(it, of_several(id(it), choice_name(game.key, key, it)), about(game.key, key, Some(it)));
                all.extend(choices.iter().filter_map(of));
            }
            OptionKind::EachSeat { .. } => {}
        }
    }
    all
}

/// What an option does, or one of its choices.
fn about(game: &str, key: &str, choice: Option<&str>) -> Text {
    let choice = choice.map(|choice| format!("-{choice}")).unwrap_or_default();
    Text::of(format!("about-{game}-{key}{choice}"))
}

/// The editions to choose from, where there are several.
fn editions(table: &Table, buttons: &Buttons<'_>) -> Vec<MenuChoice> {
    let keys = table.editions().iter().map(|game| &game.edition().key);
    let choice = |key: &String| {
        let id = if *key == table.game().edition().key { "choice-chosen" } else { "choice-other" };
        buttons.choice(LobbyWish::Choose(EDITION.to_owned(), key.clone()), &edition_choice(id, key), false)
    };
    if keys.len() > 1 { keys.filter_map(choice).collect() } else { Vec::new() }
}

fn edition_choice(id: &'static str, key: &str) -> Text {
    let name = if key == FIRST_EDITION { Text::new("edition-first") } else { Text::new("edition-named").code("edition", key) };
    Text::new(id).text("option", Text::new("option-edition")).text("choice", name)
}

fn chosen_text(game: &str, option: &OptionKind, options: &Options, seats: u8) -> Vec<Text> {
    let key = option.key();
    match option {
        OptionKind::Toggle { .. } => options.is_on(key).then(|| name(game, key)).into_iter().collect(),
        OptionKind::OneOf { choices, .. } => {
            let chosen = options.one_of(key).filter(|choice| Some(choice) != choices.first());
            chosen.map(|choice| Text::of(format!("chosen-{game}-{key}-{choice}"))).into_iter().collect()
        }
        OptionKind::EachSeat { choices, .. } => {
            let taken = choices.iter().filter_map(|choice| Some((choice, taker(options, seats, key, choice)?)));
            let own = |it| Text::new("lobby-own").text("choice", choice_name(game, key, it));
            taken.map(|(it, seat)| own(it).seat("seat", seat.0)).collect()
        }
    }
}

fn several<'a>(options: &'a Options, key: &str) -> &'a [String] {
    match options.0.get(key) {
        Some(Chosen::Several(chosen)) => chosen,
        _ => &[],
    }
}

/// The seat that chose this for itself.
fn taker(options: &Options, seats: u8, key: &str, choice: &str) -> Option<Seat> {
    Seat::all(seats).find(|seat| several(options, &key_of_seat(key, *seat)).iter().any(|it| it == choice))
}

fn name(game: &str, key: &str) -> Text {
    Text::of(format!("option-{game}-{key}"))
}

fn choice_name(game: &str, key: &str, choice: &str) -> Text {
    Text::of(format!("choice-{game}-{key}-{choice}"))
}
