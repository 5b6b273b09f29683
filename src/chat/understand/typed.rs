//! What a slash command means: a table to be opened, a word about the program, or a wish of the table it finds.

use std::sync::Arc;

use pergola_engine::{Catalogue, Game, Seat, Viewer};
use pergola_table::{Opening, Phase, Table};
use pergola_text::{LANGUAGES, Text};

use super::{
    understood::{Understood, no_such, stands_still},
    wish::{decision, fulfil},
};
use crate::{
    commands::{AS, AS_TEXT, OWN_THREAD, SEAT, TABLE, THREAD, TURN, WHAT},
    deputy::DeputyWish,
    find::{self, Found, Sought, Tables},
    general,
    history::{Moment, Recollection},
    motion::Together,
    note::{self, NoteWish},
    plain::{Request, Show, Slash},
    plan::PlanWish,
    press::{Origin, Wish},
    privacy, refusal, rest,
    results::ResultsAsked,
    seat, server, slash,
    suggest::{option, verb},
    voice::Voice,
};

/// A seat no table has.
const NOBODYS: Seat = Seat(u8::MAX);

/// Understands a slash command.
pub(super) fn understand(tables: &dyn Tables, request: &Request, slash: &Slash) -> Understood {
    let asked = |wish: &dyn Fn(&Table) -> Wish, seated| find_and_fulfil(tables, request, slash, seated, wish);
    match slash.command.as_str() {
        "play" => open(tables, request, slash),
        "learn" => match option(slash, "game") {
            None => Understood::Answer(general::learn_which(tables.games(), None)),
            Some(typed) => {
                let key = game_meant(tables.games(), typed).map_or(typed, |game| game.meta().key);
                Understood::learn(tables, request, key, Some(slash))
            }
        },
        "invite" => invite(tables, request, slash),
        "turn" => asked(&|_| Wish::Turn, true),
        "hand" => asked(&|_| Wish::Hand, true),
        "note" => asked(&|_| note(slash), true),
        "hint" => asked(&|_| Wish::Hint, true),
        "review" => asked(&|_| Wish::Review(0), false),
        "plan" => asked(&|_| Wish::Plan(PlanWish::Show), true),
        "undo" => asked(&|table| undo(table, request), true),
        "pause" => asked(&|_| Wish::Together(Together::Pause), true),
        "resume" => asked(&|_| Wish::Together(Together::Resume), true),
        "follow" => asked(&|_| Wish::Together(Together::Follow), false),
        "replace" => asked(&|_| replace(slash), true),
        "owner" => asked(&|_| owner(slash), true),
        "deputy" => asked(&|_| deputy(slash), true),
        "restart" => asked(&|table| Wish::Restart(decision(table, request)), true),
        "resign" => asked(&|_| Wish::AskResign, true),
        "close" => asked(&|_| Wish::AskClose, false),
        "board" if option(slash, AS) == Some(AS_TEXT) || slash.verb.as_deref() == Some(AS_TEXT) => {
            asked(&|_| Wish::TextBoard, false)
        }
        "board" => asked(&|_| Wish::Board, false),
        "rules" => match (option(slash, "game"), option(slash, TABLE)) {
            (Some(typed), _) => {
                let key = game_meant(tables.games(), typed).map_or(typed, |game| game.meta().key);
                Understood::rules(tables.games(), key, 0, Show::Private)
            }
            (None, None) if tables.at(&request.place).is_empty() => Understood::Answer(general::rules_of_which(tables.games())),
            (None, _) => asked(&|_| Wish::Rules, false),
        },
        "kick" => asked(&|table| kick(table, slash), true),
        "settings" => settings(slash),
        server::SERVER => server::understand(slash).map_or_else(|refused| Understood::sentence(&refused), Understood::Server),
        "away" => rest(slash),
        "privacy" => privacy::understand(slash).map_or_else(|refused| Understood::sentence(&refused), Understood::Privacy),
        "stats" => Understood::Results(ResultsAsked::Stats { whom: slash.people.first().cloned() }),
        "leaderboard" => {
            let typed = option(slash, "game").unwrap_or_default();
            let game = game_meant(tables.games(), typed).map_or(typed, |game| game.meta().key).to_owned();
            Understood::Results(ResultsAsked::Leaders { game, page: 0, show: Show::Private })
        }
        "log" => asked(&|_| Wish::Recall(Recollection::NEWEST), false),
        "import" => Understood::Import,
        "export" => asked(&|_| Wish::Recall(Recollection::Export), false),
        "replay" => match option(slash, TURN).map(|typed| (typed, Moment::read(typed.trim()))) {
            None => asked(&|_| Wish::Recall(Recollection::LAST_BOARD), false),
            Some((_, Some(moment))) => asked(&|_| Wish::Recall(Recollection::board(moment)), false),
            Some((typed, None)) => Understood::sentence(&Text::new("refused-turn-number").code("turn", refusal::quoted(typed))),
        },
        "report" => report(tables, request, slash),
        "tables" => Understood::Answer(general::list(tables, request, None)),
        "help" => Understood::Answer(general::help()),
        key if tables.games().game(key).is_some() => of_game(tables, request, slash),
        unknown => Understood::sentence(&Text::new("refused-command").code("command", refusal::quoted(unknown))),
    }
}

/// Something is wrong at a table, as it is said there. No button holds words: where several are meant, they type which.
fn report(tables: &dyn Tables, request: &Request, slash: &Slash) -> Understood {
    let said = option(slash, WHAT).map(str::trim).unwrap_or_default();
    let sought = Sought { number: option(slash, TABLE), game: None, seated: false };
    if let Found::Several(several) = find::find(tables, request, &sought)
        && !said.is_empty()
    {
        return Understood::Answer(general::type_which(&several));
    }
    match find_and_fulfil(tables, request, slash, false, &|table| Wish::Report(table.revision())) {
        Understood::Report(wish) => Understood::Report(wish.saying(said)),
        other => other,
    }
}

/// How things are set for somebody is to be told or changed.
fn settings(slash: &Slash) -> Understood {
    match slash.verb.as_deref() {
        Some(rest::MINE) => rest(slash),
        _ => Understood::unknown_verb(slash),
    }
}

/// When somebody is not waited for, and who may see their results.
fn rest(slash: &Slash) -> Understood {
    match rest::understand(slash) {
        Ok(wish) => Understood::Rest(wish),
        Err(refused) => Understood::sentence(&refused),
    }
}

/// A table is to be opened, as its opener wants it and the server is set; the options are chosen in its lobby.
fn open(tables: &dyn Tables, request: &Request, slash: &Slash) -> Understood {
    let typed = option(slash, "game").unwrap_or_default();
    let Some(game) = game_meant(tables.games(), typed) else {
        return Understood::sentence(&refusal::unknown_game(typed, tables.games().keys()));
    };
    let (least, most) = game.meta().seats;
    let seats = match option(slash, "seats").map(|seats| (seats, seats.trim().parse())) {
        None => most,
        Some((_, Ok(seats))) => seats,
        Some((typed, Err(_))) => {
            let refused = Text::new("refused-seats").code("seats", refusal::quoted(typed));
            return Understood::sentence(&refused.number("least", least).number("most", most));
        }
    };
    if let Some(unposted) = &slash.unposted {
        return Understood::sentence(unposted);
    }
    let settings = tables.settings_of(&request.place.server);
    let language = option(slash, "language").or(settings.language()).unwrap_or(LANGUAGES[0]);
    if !LANGUAGES.contains(&language) {
        return Understood::sentence(&server::unknown_language(language));
    }
    let own_thread = !slash.in_thread && option(slash, THREAD) == Some(OWN_THREAD);
    let (options, time) = (settings.beginning(game, seats), settings.time());
    let opening = Opening { options, shuffled: true, own_thread, time, ..Opening::new(game.meta().key, seats, language) };
    Understood::Open { opening, invited: slash.people.clone(), rematch_of: None }
}

/// What was done in the present turn is taken back; otherwise the others are asked about the last one.
fn undo(table: &Table, request: &Request) -> Wish {
    let own = table.seat_of(&request.person.id);
    let asks = own.is_some_and(|seat| !table.may_take_back(seat) && table.undoing(seat).is_ok());
    if asks { Wish::AskUndo } else { Wish::TakeBack(decision(table, request)) }
}

/// A seat is offered to whoever was named. Of one that cannot be read nobody is offered any.
fn replace(slash: &Slash) -> Wish {
    let number: Option<u8> = option(slash, SEAT).and_then(|seat| seat.trim().parse().ok());
    let seat = number.and_then(|number| number.checked_sub(1)).map_or(NOBODYS, Seat);
    slash.people.first().map_or(Wish::Turn, |person| Wish::Together(Together::Offer(seat, person.clone())))
}

/// Whoever was named is to own the table.
fn owner(slash: &Slash) -> Wish {
    slash.people.first().map_or(Wish::Turn, |person| Wish::Together(Together::SetOwner(person.clone())))
}

/// Whoever was named is to play while whoever asks is absent; of nobody it is told how it is.
fn deputy(slash: &Slash) -> Wish {
    Wish::Deputy(slash.people.first().cloned().map_or(DeputyWish::Show, DeputyWish::Name))
}

/// What was typed is added to the note of whoever asks; of nothing they are shown it.
fn note(slash: &Slash) -> Wish {
    let typed = option(slash, note::TEXT).filter(|text| !text.trim().is_empty());
    Wish::Note(typed.map_or(NoteWish::Show, |text| NoteWish::Add(text.to_owned())))
}

/// A bot is to play for whoever was named; for somebody who does not sit there the table refuses it.
fn kick(table: &Table, slash: &Slash) -> Wish {
    let seat = slash.people.first().and_then(|person| table.seat_of(&person.id));
    Wish::LetBotPlay(seat.unwrap_or(NOBODYS), true)
}

/// The game that somebody typed: by its key, or the only one whose key or title begins so.
fn game_meant<'a>(games: &'a Catalogue, typed: &str) -> Option<&'a dyn Game> {
    let typed = typed.trim().to_lowercase();
    let title = |game: &dyn Game| Voice::alone().plain(&Text::of(format!("{}-title", game.meta().key))).to_lowercase();
    let mut begun = games.iter().filter(|game| game.meta().key.starts_with(&typed) || title(*game).starts_with(&typed));
    let first = begun.next().filter(|_| !typed.is_empty() && begun.next().is_none());
    games.game(&typed).or(first)
}

/// Seats are to be kept at the lobby of whoever asks. No button holds names: where several lobbies are theirs, they type which.
fn invite(tables: &dyn Tables, request: &Request, slash: &Slash) -> Understood {
    let here = tables.at(&request.place).into_iter().filter_map(|id| tables.table(id));
    let own: Vec<_> = here.filter(|it| it.phase() == Phase::Lobby && it.is_owned_by(&request.person.id)).collect();
    match (option(slash, TABLE), own.as_slice()) {
        (None, [only]) => fulfil(tables, request, only, Wish::Invite(slash.people.clone()), Origin::Slash),
        (None, [_, _, ..]) => {
            let numbers = own.iter().map(|it| Text::new("table-number").number("table", it.id().0 as i64));
            Understood::sentence(&Text::new("ask-invite-where").list("tables", numbers))
        }
        (Some(_), _) | (None, []) => find_and_fulfil(tables, request, slash, true, &|_| Wish::Invite(slash.people.clone())),
    }
}

/// A verb of a game: the action its slots spell at the table it finds.
fn of_game(tables: &dyn Tables, request: &Request, slash: &Slash) -> Understood {
    let Some(verb) = verb(tables.games(), slash) else { return Understood::unknown_verb(slash) };
    let options: Vec<_> = slash.options.iter().filter(|(name, _)| name != TABLE).cloned().collect();
    let spelled = |table: &Table| -> Option<Result<String, Text>> {
        let seat = seat::played_seat(table, request)?;
        let state = table.state_for(Viewer::Seat(seat))?;
        Some(slash::action(table.game(), state, seat, verb, &options))
    };
    let sought = Sought { number: option(slash, TABLE), game: Some(&slash.command), seated: true };
    let at = |table: &Table| match spelled(table) {
        Some(Ok(action)) => fulfil(tables, request, table, Wish::Say(None, action), Origin::Slash),
        Some(Err(refused)) => Understood::Answer(seat::refused(table, request, Origin::Slash, refused)),
        None => fulfil(tables, request, table, Wish::Turn, Origin::Slash),
    };
    match find::find(tables, request, &sought) {
        Found::One(table) => at(&table),
        Found::Several(several) => {
            let fits = |table: &&Arc<Table>| matches!(spelled(table), Some(Ok(_)));
            let fitting: Vec<Arc<Table>> = several.iter().filter(fits).cloned().collect();
            let asked = if fitting.is_empty() { &several } else { &fitting };
            match (asked.as_slice(), spelled(&several[0])) {
                ([only], _) => at(only),
                // What fits nowhere is refused for a reason, at the table that waits longest.
                (_, Some(Err(refused))) if fitting.is_empty() => {
                    Understood::Answer(seat::refused(&several[0], request, Origin::Slash, refused))
                }
                _ => {
                    let wish = |table: &Table| match spelled(table) {
                        Some(Ok(action)) => Wish::Say(Some(decision(table, request)), action),
                        _ => Wish::Turn,
                    };
                    Understood::Answer(general::choose(asked, request, &wish))
                }
            }
        }
        other => not_found(tables, request, other),
    }
}

/// A wish of the one table that is meant; of several the person chooses one.
fn find_and_fulfil(
    tables: &dyn Tables,
    request: &Request,
    slash: &Slash,
    seated: bool,
    wish: &dyn Fn(&Table) -> Wish,
) -> Understood {
    match find::find(tables, request, &Sought { number: option(slash, TABLE), game: None, seated }) {
        Found::One(table) => fulfil(tables, request, &table, wish(&table), Origin::Slash),
        Found::Several(several) => Understood::Answer(general::choose(&several, request, wish)),
        Found::NoSuch(number) if request.rights.moderator && slash.command == "close" => {
            let lead = Text::new("found-no-such-to-close").text("found", no_such(&number));
            Understood::Answer(general::list(tables, request, Some(&lead)))
        }
        other => not_found(tables, request, other),
    }
}

/// No table, or none of that number: those of the person are listed.
fn not_found(tables: &dyn Tables, request: &Request, found: Found) -> Understood {
    let lead = match found {
        Found::NoSuch(number) => no_such(&number),
        Found::Still(table) => return Understood::sentence(&stands_still(table)),
        Found::Nothing | Found::One(_) | Found::Several(_) => Text::new("found-nothing"),
    };
    Understood::Answer(general::list(tables, request, Some(&lead)))
}
