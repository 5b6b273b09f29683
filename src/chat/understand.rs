//! What a request means: an answer at once, a table to be opened, or something to be asked of a table.
//!
//! A request is read against the tables as they are; nothing is changed here. It was typed or pressed; the catalogue knows the
//! item, and the item what it means. What is asked of a table comes back through [`crate::answers`] with its decision. Whatever
//! cannot be understood, is out of date, or concerns a table of another server is answered, privately and in words.

use std::sync::Arc;

use pergola_table::{PlaceId, Table, TableId};
use pergola_text::Text;

use crate::{
    catalogue::{COMMANDS, FREE_PRESSES, PRESSES, command},
    features::{
        cups,
        history::{asked_of_record, only_looked_at},
        turn::{game, way},
    },
    item::{Finds, here::Asked, options::TABLE, understood::Understood},
    seam::{
        address::Address,
        ids::{Id, Origin},
        plain::{Act, Request, Slash},
    },
    sight::find::{self, Tables},
    standing::standing,
};

/// Understands a request.
pub fn understand(tables: &dyn Tables, request: &Request) -> Understood {
    let asked = Asked { tables, request, stands: standing };
    match &request.act {
        Act::Slash(slash) => typed(&asked, slash),
        Act::Press { id } => pressed(&asked, id),
        Act::Pick { values, .. } => pressed(&asked, values.first().map_or("", String::as_str)),
    }
}

/// Where the table is that somebody has pressed a button for in a private message of the bot's own: one of theirs, since nobody
/// else is sent one. Nothing for all others, whatever they forge.
pub fn place_of_private_press(tables: &dyn Tables, request: &Request) -> Option<PlaceId> {
    let table = tables.table(table_asked(request)?)?;
    find::plays_at(&table, &request.person.id).then(|| table.place().clone())
}

/// The table a request names, by its number or by what was pressed; none if it names none.
pub fn table_asked(request: &Request) -> Option<TableId> {
    let of_press = |id: &String| Some(Id::read(id)?.table()?.table);
    match &request.act {
        Act::Slash(slash) => find::numbered(slash.option(TABLE)?),
        Act::Press { id } => of_press(id),
        Act::Pick { values, .. } => values.iter().find_map(of_press),
    }
}

/// Whether a request that names no table is about one that is found at its place.
pub fn finds_table(request: &Request) -> bool {
    match &request.act {
        Act::Slash(slash) => command(slash).is_none_or(|it| it.finds() != Finds::Nothing),
        Act::Press { .. } | Act::Pick { .. } => false,
    }
}

fn typed(asked: &Asked<'_>, slash: &Slash) -> Understood {
    if let Some(command) = command(slash) {
        return command.means(asked, slash);
    }
    if asked.tables.games().game(&slash.command).is_some() {
        return game::means(asked, slash);
    }
    // Whoever knows a command from another place, or from before, is told where it is.
    match COMMANDS
        .iter()
        .find(|it| [it.word(), it.key()].contains(&slash.command.as_str()))
        .and_then(|it| Some((it.group()?, it.word())))
    {
        Some((group, word)) => Understood::sentence(
            asked.language(),
            &Text::new("refused-command-elsewhere").code("group", group.word()).code("command", word),
        ),
        None => Understood::unknown_command(asked.language(), slash),
    }
}

fn pressed(asked: &Asked<'_>, id: &str) -> Understood {
    let meant = match Id::read(id) {
        None => None,
        Some(Id::Free { word, rest }) => {
            FREE_PRESSES.iter().find(|press| press.word() == word).and_then(|press| press.pressed(asked, rest))
        }
        Some(Id::Menu(press)) => Some(match here(asked, press.table) {
            Ok(table) => way::follow(&asked.at(&table, Origin::Private), &press),
            Err(gone) => *gone,
        }),
        Some(Id::Wish { table, origin, word, rest }) if table.table.is_of_record() => {
            let recall = asked_of_record(table.table, word, rest, origin);
            Some(recall.map_or_else(|| Understood::Answer(only_looked_at(asked.language())), Understood::Recall))
        }
        Some(Id::Wish { table, origin, word, rest }) if table.table.cup().is_some() => cups::pressed(table, origin, word, rest),
        Some(Id::Wish { table, origin, word, rest }) => of_table(asked, table, origin, word, rest),
    };
    meant.unwrap_or_else(|| Understood::sentence(asked.language(), &Text::new("refused-press")))
}

/// What is asked of a table by a button below a message about it; nothing where no such button is made.
fn of_table(asked: &Asked<'_>, address: Address, origin: Origin, word: &str, rest: Option<&str>) -> Option<Understood> {
    let press = PRESSES.iter().find(|press| press.words().contains(&word))?;
    match here(asked, address) {
        Ok(table) => press.pressed(asked, &asked.at(&table, origin), word, rest),
        Err(gone) => Some(*gone),
    }
}

/// The table of this address, if whoever asks may see it from where they are; what they are answered, otherwise.
fn here(asked: &Asked<'_>, address: Address) -> Result<Arc<Table>, Box<Understood>> {
    let (tables, request) = (asked.tables, asked.request);
    let table = find::visible(tables, request, address.table);
    let gone = match table {
        Some(table) if address.is(Address::of(&table)) => return Ok(table),
        Some(_) => Understood::sentence(asked.language(), &Text::new("refused-table-of-before")),
        None if is_lesson_here(asked, address) => Understood::sentence(asked.language(), &Text::new("lesson-of-another")),
        None => Understood::no_table(asked, address.table),
    };
    Err(Box::new(gone))
}

/// Whether it is somebody else's lesson, whose cards are posted here.
fn is_lesson_here(asked: &Asked<'_>, address: Address) -> bool {
    let table = asked.tables.table(address.table);
    table.is_some_and(|table| table.is_lesson() && !table.is_private() && table.is_at(&asked.request.place))
}
