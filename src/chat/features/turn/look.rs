//! What is only looked at: one's turn, one's hand and the board.

use pergola_engine::{Seat, Seats};
use pergola_table::{Phase, Table};
use pergola_text::Text;

use crate::{
    item::{
        Command, Finds, Fulfil,
        here::{Asked, Here},
        options::Words,
        understood::Understood,
    },
    seam::{
        ids::{Origin, Wish},
        limits,
        plain::{Card, OptionSpec, Slash},
        voice::Voice,
    },
    sight::{
        Sight, awaited, clock,
        message::{about, row, with_picture},
        outcome,
        own::{self, Own},
        own_note, questions,
        shown::Shown,
        title,
    },
    wishes::{board::Glance, leaving::Leaving, reading::ReportPress, together::Together},
};

/// The option and the value that ask `/board` for words.
const AS: &str = "as";
/// See [`AS`].
const AS_TEXT: &str = "text";

/// `/turn`.
#[derive(Debug)]
pub(crate) struct Turn;

impl Command for Turn {
    fn word(&self) -> &'static str {
        "turn"
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| Glance::Turn)
    }
}

/// `/hand`.
#[derive(Debug)]
pub(crate) struct Hand;

impl Command for Hand {
    fn word(&self) -> &'static str {
        "hand"
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| Glance::Hand)
    }
}

/// `/board`.
#[derive(Debug)]
pub(crate) struct Board;

impl Command for Board {
    fn word(&self) -> &'static str {
        "board"
    }

    fn finds(&self) -> Finds {
        Finds::Kept
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.one_of(self.key(), AS, "board", &["picture", AS_TEXT])]
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let in_words = slash.option(AS) == Some(AS_TEXT) || slash.verb.as_deref() == Some(AS_TEXT);
        asked.wish(self, slash, |_| if in_words { Glance::Words } else { Glance::Board })
    }
}

impl Fulfil for Glance {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        let card = match self {
            // The card has told what happened.
            Glance::Turn => here.standing(&Shown { story: here.origin != Origin::Card, ..Shown::default() }),
            Glance::Hand => hand(here),
            Glance::Board => board(here, None),
            Glance::Part(part) => board(here, Some(part)),
            Glance::Words => in_words(here, 0),
            Glance::Page(page) => in_words(here, page),
            Glance::More(revision) => more(here, revision),
        };
        Understood::Answer(here.show(card))
    }

    #[cfg(test)]
    fn examples() -> Vec<Glance> {
        vec![Glance::Turn, Glance::Hand, Glance::Board, Glance::Part(3), Glance::Words, Glance::Page(2), Glance::More(u64::MAX)]
    }
}

/// What is seldom wanted at a table, for whoever looks at this revision: what belongs to a seat only for those who play.
fn more(here: &Here<'_>, revision: u64) -> Card {
    let table = here.table;
    let voice = Voice::private(table, here.language());
    let mut wishes: Vec<Box<dyn Wish>> = vec![Box::new(Glance::Words)];
    if table.phase() == Phase::Playing && plays_themselves(here).is_some() {
        wishes.push(Box::new(Together::AskUndo));
        wishes.extend((!table.is_paused()).then(|| Box::new(Together::Pause) as Box<dyn Wish>));
        wishes.push(Box::new(Leaving::AskClose));
    }
    wishes.push(Box::new(ReportPress(revision)));
    let wishes: Vec<&dyn Wish> = wishes.iter().map(|it| &**it).collect();
    let text = [voice.say(&title::heading(table)), voice.say(&Text::new("more-here"))].join("\n");
    Card { text, rows: row(table, &voice, &wishes), ..about(table) }
}

/// What the person's seat sees.
fn hand(here: &Here<'_>) -> Card {
    let (table, request) = (here.table, here.request);
    match (table.phase(), own::own_seat(table, request)) {
        (Phase::Playing | Phase::Over, Own::Seat(seat) | Own::Deputy(seat)) => {
            let sight = own::sight(table, request, seat);
            let note = own_note::at_top(table, &request.person.id, sight.voice());
            let text = [sight.voice().say(&title::heading(table))].into_iter().chain(note).collect::<Vec<_>>().join("\n");
            with_picture(table, text, &sight, turn_if_played(table, &[&Glance::Turn, &Glance::Board]))
        }
        _ => here.standing(&Shown::default()),
    }
}

/// The table's picture, or a part of it as large as a small screen shows it; the others can be chosen below.
pub(crate) fn board(here: &Here<'_>, part: Option<u8>) -> Card {
    let (table, request) = (here.table, here.request);
    match table.phase() {
        Phase::Playing | Phase::Over if request.person.preferences().in_words => in_words(here, 0),
        Phase::Playing | Phase::Over => {
            let own = plays_themselves(here);
            let sight = Sight::stranger(table, own, here.language());
            let mut parts = vec![sight.voice().say(&title::heading(table))];
            parts.extend(table.outcome().map(|outcome| sight.voice().say(&outcome::winners(&outcome))));
            if table.phase() == Phase::Playing {
                parts.push(sight.voice().say(&awaited::to_person(table, request)));
                parts.extend(absent(here).iter().map(|line| sight.voice().say(line)));
                parts.extend(clock::until_running(table, table.waits_for()).iter().map(|line| sight.voice().say(line)));
            }
            parts.extend(questions::lines(table, sight.voice(), request.at));
            let wishes: &[&dyn Wish] = if own.is_some() {
                turn_if_played(table, &[&Glance::Turn, &Glance::Hand, &Glance::Words])
            } else {
                &[&Glance::Words]
            };
            let mut card = with_picture(table, parts.join("\n"), &sight, wishes);
            card.rows.splice(0..0, sight.parts_menu(part));
            card.rows.extend(questions::row(table, sight.voice(), &request.person.id, request.at));
            card.rows.truncate(limits::ROWS);
            card.picture = card.picture.map(|picture| sight.part_of(picture, part));
            card
        }
        Phase::Lobby | Phase::Closed(_) => here.standing(&Shown::default()),
    }
}

/// These wishes, of which the first is one's turn: there is none in a game that is over.
fn turn_if_played<'a>(table: &Table, wishes: &'a [&'a dyn Wish]) -> &'a [&'a dyn Wish] {
    if table.phase() == Phase::Over { &wishes[1..] } else { wishes }
}

/// Who of those the game waits for is absent, but whoever looks.
fn absent(here: &Here<'_>) -> Vec<Text> {
    let own = own::played_seat(here.table, here.request).map_or(Seats::NONE, Seats::only);
    awaited::absent_to_person(here.table, here.table.waits_for().without(own), here.request.at)
}

/// The seat somebody plays, unless it is another's or a bot's.
fn plays_themselves(here: &Here<'_>) -> Option<Seat> {
    match own::own_seat(here.table, here.request) {
        Own::Seat(seat) => Some(seat),
        Own::Resigned | Own::Deputy(_) | Own::None => None,
    }
}

/// A page of the table in words; the others are behind buttons.
fn in_words(here: &Here<'_>, page: u8) -> Card {
    let (table, request) = (here.table, here.request);
    let sight = Sight::stranger(table, None, here.language());
    let awaited = (table.phase() == Phase::Playing).then(|| sight.voice().say(&awaited::to_person(table, request)));
    let absent = absent(here).into_iter().map(|line| sight.voice().say(&line));
    let asked = questions::lines(table, sight.voice(), request.at);
    let heading = [sight.voice().say(&title::heading(table))].into_iter().chain(awaited).chain(absent).chain(asked);
    let heading = heading.collect::<Vec<_>>().join("\n");
    let Some(pages) = sight.text_board(limits::TEXT - limits::length(&heading) - 1) else {
        return here.standing(&Shown::default());
    };
    let page = usize::from(page).min(pages.len().saturating_sub(1));
    let board = pages.get(page).cloned().unwrap_or_default();
    let others: Vec<Glance> = (0..pages.len()).filter(|other| *other != page).map(|other| Glance::Page(other as u8)).collect();
    let others: Vec<&dyn Wish> = others.iter().take(limits::BUTTONS).map(|it| it as &dyn Wish).collect();
    let text = limits::cut(&[heading, board].join("\n"), limits::TEXT);
    let wishes: &[&dyn Wish] = match own::own_seat(table, request) {
        _ if !request.person.preferences().in_words => &[&Glance::Board],
        Own::Seat(_) | Own::Deputy(_) => turn_if_played(table, &[&Glance::Turn, &Glance::Hand]),
        Own::Resigned | Own::None => &[],
    };
    let asked = questions::row(table, sight.voice(), &request.person.id, request.at);
    let rows = row(table, sight.voice(), &others).into_iter().chain(row(table, sight.voice(), wishes)).chain(asked);
    Card { text, rows: rows.collect(), ..about(table) }
}
