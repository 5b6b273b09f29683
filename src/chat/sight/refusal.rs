//! Why not, in words: the fact, its numbers, and what is possible instead.

use pergola_engine::{IllegalAction, MissingEdition, Seats};
use pergola_table::{Crowd, DeputyRefusal, MotionRefusal, ServerRefusal, TableRefusal, limits::PLANNED_TURNS};
use pergola_text::{LANGUAGES, Text, language_name};

use crate::{
    seam::{limits, voice::person_on},
    sight::{clubs, names::names},
};

/// Characters of what somebody typed that are repeated to them.
const QUOTED: usize = 60;

/// A table's refusal as a sentence.
pub(crate) fn text(refusal: &TableRefusal) -> Text {
    match refusal {
        TableRefusal::Setup(text) => Text::new("refused-setup").text("why", text.clone()),
        TableRefusal::UnknownGame { key, known } => unknown_game(key, known.iter().copied()),
        TableRefusal::SeatCount { seats, least, most } => {
            Text::new("refused-seat-count").number("seats", *seats).number("least", *least).number("most", *most)
        }
        TableRefusal::UnknownBot { key, known } => {
            let bots = known.iter().map(|bot| Text::new("menu-action").code("action", bot));
            Text::new("refused-unknown-bot").code("bot", quoted(key)).list("bots", bots)
        }
        TableRefusal::UnknownEdition { key, keys } => {
            let keys = keys.iter().map(|key| Text::new("edition-named").code("edition", key));
            Text::new("refused-unknown-edition").code("edition", quoted(key)).list("editions", keys)
        }
        TableRefusal::MissingEdition(missing) => missing_edition(missing),
        TableRefusal::Full { seats } => Text::new("refused-full").number("seats", *seats),
        TableRefusal::Kept { kept } => Text::new("refused-kept").number("kept", *kept),
        TableRefusal::NobodyToInvite => Text::new("refused-nobody-to-invite"),
        TableRefusal::NobodyToFree => Text::new("refused-nobody-to-free"),
        TableRefusal::AlreadySeated { seat } => Text::new("refused-already-seated").number("number", i64::from(seat.0) + 1),
        TableRefusal::NotSeated => Text::new("refused-not-seated"),
        TableRefusal::NoBot => Text::new("refused-no-bot"),
        TableRefusal::NotOwner { owner: Some(owner) } => Text::new("refused-not-owner").seat("owner", person_on(*owner)),
        TableRefusal::NotOwner { owner: None } => Text::new("refused-no-owner"),
        TableRefusal::TooFewSeated { seated, least } => {
            Text::new("refused-too-few").number("seated", *seated).number("least", *least)
        }
        TableRefusal::SeatsTaken { seated } => Text::new("refused-seats-taken").number("seated", *seated),
        TableRefusal::AlreadyStarted => Text::new("refused-started"),
        TableRefusal::NotStarted => Text::new("refused-not-started"),
        TableRefusal::Ended => Text::new("refused-ended"),
        TableRefusal::Resigned => Text::new("refused-resigned"),
        TableRefusal::NotResigned => Text::new("refused-not-resigned"),
        TableRefusal::Stale { .. } => Text::new("refused-stale"),
        TableRefusal::NotYourTurn { to_act } => not_your_turn(*to_act),
        TableRefusal::Illegal(illegal) => illegal_text(illegal),
        TableRefusal::NothingToTakeBack => Text::new("refused-nothing-to-take-back"),
        TableRefusal::UndoClosed => Text::new("refused-undo-closed"),
        TableRefusal::UndoBreaks => Text::new("refused-undo-breaks"),
        TableRefusal::TurnHasBegun => Text::new("refused-turn-has-begun"),
        TableRefusal::NothingToPlan => Text::new("refused-nothing-to-plan"),
        TableRefusal::PlanFull => Text::new("refused-plan-full").number("turns", PLANNED_TURNS as i64),
        TableRefusal::PlanBreaks => Text::new("refused-plan-breaks"),
        TableRefusal::NoteTooLong { characters } => Text::new("refused-note-too-long").number("characters", *characters as i64),
        TableRefusal::NoteChanged => Text::new("refused-note-changed"),
        TableRefusal::AsideWaits { to_act } => Text::new("refused-aside-waits").list("seats", names(*to_act)),
        TableRefusal::WaitsForVotes { missing } => Text::new("refused-votes").list("seats", names(*missing)),
        TableRefusal::NotVoted => Text::new("refused-not-voted"),
        TableRefusal::Motion(motion) => of_motion(motion),
        TableRefusal::Deputy(refusal) => of_deputy(refusal),
        TableRefusal::ImpossibleTime => Text::new("refused-time"),
        TableRefusal::NotDue => Text::new("refused-not-due"),
        TableRefusal::NotAway => Text::new("refused-not-away"),
        TableRefusal::NotAwayYet { seat, until } => {
            Text::new("refused-not-away-yet").seat("seat", seat.0).moment("until", *until)
        }
        TableRefusal::NothingToSnooze => Text::new("refused-snooze"),
        TableRefusal::NotSaved => Text::new("refused-not-saved"),
        TableRefusal::PerhapsSaved => Text::new("refused-perhaps-saved"),
        TableRefusal::TooLong { entries } => Text::new("refused-too-long").number("entries", *entries as i64),
        TableRefusal::TurnTooLong => Text::new("refused-turn-too-long"),
        TableRefusal::IdTooLong { characters } => Text::new("refused-id").number("characters", *characters as i64),
        TableRefusal::Crowded { crowd, limit } => crowded(*crowd).number("limit", *limit as i64),
        TableRefusal::NotOpened { channels, openers } => clubs::not_opened(channels, openers),
        TableRefusal::NotPlayedOn => Text::new("refused-not-played-on"),
        TableRefusal::StillPlayed { table } => Text::new("refused-still-played").number("table", table.0 as i64),
    }
}

/// Why somebody is no deputy, or does not play as one.
fn of_deputy(refusal: &DeputyRefusal) -> Text {
    match refusal {
        DeputyRefusal::NotAbsent { seat } => Text::new("refused-not-absent").seat("of", seat.0),
        DeputyRefusal::IsDeputy => Text::new("refused-is-deputy"),
        DeputyRefusal::NotAsked => Text::new("refused-not-asked"),
        DeputyRefusal::NoDeputy => Text::new("refused-no-deputy"),
        DeputyRefusal::KnowsAnother => Text::new("refused-knows-another"),
        DeputyRefusal::TooMany { limit } => Text::new("refused-too-many-deputies").number("limit", *limit as i64),
    }
}

/// Where there is no room for one more open table.
fn crowded(crowd: Crowd) -> Text {
    Text::new(match crowd {
        Crowd::Person => "refused-crowded-person",
        Crowd::Channel => "refused-crowded-channel",
        Crowd::Server => "refused-crowded-server",
        Crowd::Bots => "refused-crowded-bots",
        Crowd::HeirsBots => "refused-crowded-heir",
    })
}

/// Why a motion is not made or voted about, or a seat or a place around the table not taken.
fn of_motion(refusal: &MotionRefusal) -> Text {
    match refusal {
        MotionRefusal::MotionOpen { by } => Text::new("refused-motion-open").seat("seat", by.0),
        MotionRefusal::AskedThisTurn => Text::new("refused-asked-this-turn"),
        MotionRefusal::NoMotion => Text::new("refused-no-motion"),
        MotionRefusal::WaitsForOthers { missing } => Text::new("refused-waits").list("seats", names(*missing)),
        MotionRefusal::Paused => Text::new("refused-paused"),
        MotionRefusal::NotPaused => Text::new("refused-not-paused"),
        MotionRefusal::NothingToUndo => Text::new("refused-nothing-to-undo"),
        MotionRefusal::UndoStale => Text::new("refused-undo-stale"),
        MotionRefusal::NothingToRedo => Text::new("refused-nothing-to-redo"),
        MotionRefusal::SitsHere { seat } => Text::new("refused-sits-here").seat("seat", seat.0),
        MotionRefusal::NotVacant => Text::new("refused-not-vacant"),
        MotionRefusal::LessonOfOne => Text::new("refused-lesson-of-one"),
        MotionRefusal::NotOffered => Text::new("refused-not-offered"),
        MotionRefusal::OfferedAlready { seat, until } => {
            Text::new("refused-offered-already").number("number", i64::from(seat.0) + 1).moment("until", *until)
        }
        MotionRefusal::AskedFirst { from, .. } => Text::new("refused-asked-first").moment("from", *from),
        MotionRefusal::NothingOffered => Text::new("refused-nothing-offered"),
        MotionRefusal::SoughtAlready { until } => Text::new("refused-sought-already").moment("until", *until),
        MotionRefusal::NotSought => Text::new("refused-not-sought"),
        MotionRefusal::NotWanted => Text::new("refused-not-wanted"),
        MotionRefusal::OwnsAlready => Text::new("refused-owns-already"),
        MotionRefusal::SitsElsewhere => Text::new("refused-sits-elsewhere"),
        MotionRefusal::FollowsAlready => Text::new("refused-follows-already"),
        MotionRefusal::DoesNotFollow => Text::new("refused-does-not-follow"),
        MotionRefusal::TooManyFollow { limit } => Text::new("refused-too-many-follow").number("limit", *limit as i64),
    }
}

/// Why the game does not play an action.
pub(crate) fn illegal_text(illegal: &IllegalAction) -> Text {
    match illegal {
        IllegalAction::GameOver => Text::new("refused-ended"),
        IllegalAction::NotYourTurn { to_act } => not_your_turn(*to_act),
        IllegalAction::Unreadable(why) => {
            Text::new("refused-unreadable").code("what", quoted(&why.what)).code("why", limits::cut(&why.why, 200))
        }
        IllegalAction::Refused(text) => Text::new("refused-rule").text("why", text.clone()),
    }
}

/// The printed tables a table was played with are not here, or are others now.
fn missing_edition(missing: &MissingEdition) -> Text {
    let (id, wanted) = match missing {
        MissingEdition::Unknown { wanted, .. } => ("refused-edition-missing", wanted),
        MissingEdition::Differs { wanted, .. } => ("refused-edition-differs", wanted),
    };
    Text::new(id).code("edition", &wanted.key)
}

/// There is no such game; these are the games.
pub(crate) fn unknown_game(key: &str, known: impl IntoIterator<Item = &'static str>) -> Text {
    let games = known.into_iter().map(|key| Text::of(format!("{key}-title")));
    Text::new("refused-unknown-game").code("game", quoted(key)).list("games", games)
}

/// What somebody typed, as far as it is repeated to them.
pub(crate) fn quoted(typed: &str) -> String {
    limits::cut(typed.trim(), QUOTED)
}

fn not_your_turn(to_act: Seats) -> Text {
    Text::new("refused-not-your-turn").list("seats", names(to_act))
}

/// There is no such language; these are the languages.
pub(crate) fn unknown_language(typed: &str) -> Text {
    let languages = LANGUAGES.iter().map(|key| language_name(key));
    Text::new("refused-language").code("language", quoted(typed)).list("languages", languages)
}

/// Says why a server is not set so.
pub(crate) fn of_server(refusal: &ServerRefusal) -> Text {
    match refusal {
        ServerRefusal::NotTheirs => Text::new("refused-not-manager"),
        ServerRefusal::TooManyChannels { limit } => Text::new("refused-too-many-channels").number("limit", *limit as i64),
        ServerRefusal::TooManyRoles { limit } => Text::new("refused-too-many-roles").number("limit", *limit as i64),
        ServerRefusal::ImpossibleTime => Text::new("refused-time"),
        ServerRefusal::UnknownLanguage { language } => unknown_language(language),
        ServerRefusal::IdTooLong { characters } => Text::new("refused-id").number("characters", *characters as i64),
    }
}

#[cfg(test)]
mod tests {
    use pergola_engine::{Seat, Unreadable};
    use pergola_table::{DeputyRefusal, Named, Openers, TableId};
    use pergola_text::{Speaker, check};

    use super::*;

    fn every() -> Vec<TableRefusal> {
        let key = || "x".repeat(5000);
        let seats = || Seats::only(Seat(1));
        let sentence = || Text::new("refused-full").number("seats", 2);
        let unreadable = Unreadable::new(key(), key());
        let illegal = [
            IllegalAction::GameOver,
            IllegalAction::NotYourTurn { to_act: seats() },
            IllegalAction::Unreadable(unreadable),
            IllegalAction::Refused(sentence()),
        ];
        let mut every = vec![
            TableRefusal::Setup(sentence()),
            TableRefusal::UnknownGame { key: key(), known: vec!["alhambra"] },
            TableRefusal::SeatCount { seats: 9, least: 2, most: 6 },
            TableRefusal::UnknownBot { key: key(), known: vec!["easy", "normal"] },
            TableRefusal::Full { seats: 6 },
            TableRefusal::Kept { kept: 2 },
            TableRefusal::NobodyToInvite,
            TableRefusal::NobodyToFree,
            TableRefusal::NotVoted,
            TableRefusal::TurnHasBegun,
            TableRefusal::NothingToPlan,
            TableRefusal::PlanFull,
            TableRefusal::PlanBreaks,
            TableRefusal::NoteTooLong { characters: 1_000 },
            TableRefusal::NoteChanged,
            TableRefusal::AlreadySeated { seat: Seat(0) },
            TableRefusal::NotSeated,
            TableRefusal::NoBot,
            TableRefusal::NotOwner { owner: Some(Seat(0)) },
            TableRefusal::NotOwner { owner: None },
            TableRefusal::TooFewSeated { seated: 1, least: 2 },
            TableRefusal::SeatsTaken { seated: 4 },
            TableRefusal::AlreadyStarted,
            TableRefusal::NotStarted,
            TableRefusal::Ended,
            TableRefusal::Resigned,
            TableRefusal::NotResigned,
            TableRefusal::Stale { decision: 7 },
            TableRefusal::NotYourTurn { to_act: seats() },
            TableRefusal::NothingToTakeBack,
            TableRefusal::UndoClosed,
            TableRefusal::UndoBreaks,
            TableRefusal::AsideWaits { to_act: seats() },
            TableRefusal::WaitsForVotes { missing: seats() },
            TableRefusal::ImpossibleTime,
            TableRefusal::NotDue,
            TableRefusal::NotAway,
            TableRefusal::NotAwayYet { seat: Seat(1), until: 1_000 },
            TableRefusal::NothingToSnooze,
            TableRefusal::NotSaved,
            TableRefusal::PerhapsSaved,
            TableRefusal::TooLong { entries: 20_000 },
            TableRefusal::TurnTooLong,
            TableRefusal::IdTooLong { characters: 100 },
            TableRefusal::StillPlayed { table: TableId(3) },
            TableRefusal::NotPlayedOn,
        ];
        let crowds = [Crowd::Person, Crowd::Channel, Crowd::Server, Crowd::Bots, Crowd::HeirsBots];
        every.extend(crowds.map(|crowd| TableRefusal::Crowded { crowd, limit: 50 }));
        let motions = [
            MotionRefusal::MotionOpen { by: Seat(1) },
            MotionRefusal::AskedThisTurn,
            MotionRefusal::NoMotion,
            MotionRefusal::WaitsForOthers { missing: seats() },
            MotionRefusal::Paused,
            MotionRefusal::NotPaused,
            MotionRefusal::NothingToUndo,
            MotionRefusal::UndoStale,
            MotionRefusal::NothingToRedo,
            MotionRefusal::SitsHere { seat: Seat(1) },
            MotionRefusal::NotVacant,
            MotionRefusal::LessonOfOne,
            MotionRefusal::NotOffered,
            MotionRefusal::OfferedAlready { seat: Seat(1), until: 1_000 },
            MotionRefusal::AskedFirst { seat: Seat(1), from: 1_000 },
            MotionRefusal::NothingOffered,
            MotionRefusal::SoughtAlready { until: 1_000 },
            MotionRefusal::NotSought,
            MotionRefusal::NotWanted,
            MotionRefusal::OwnsAlready,
            MotionRefusal::SitsElsewhere,
            MotionRefusal::FollowsAlready,
            MotionRefusal::DoesNotFollow,
            MotionRefusal::TooManyFollow { limit: 20 },
        ];
        every.extend(motions.map(TableRefusal::Motion));
        let deputies = [
            DeputyRefusal::NotAbsent { seat: Seat(1) },
            DeputyRefusal::IsDeputy,
            DeputyRefusal::NotAsked,
            DeputyRefusal::NoDeputy,
            DeputyRefusal::KnowsAnother,
            DeputyRefusal::TooMany { limit: 40 },
        ];
        every.extend(deputies.map(TableRefusal::Deputy));
        let named = || vec![Named::new("test:1", "garden"), Named::new("test:2", "")];
        every.extend(
            [Openers::Everybody, Openers::Managers, Openers::Roles(named())]
                .map(|openers| TableRefusal::NotOpened { channels: named(), openers }),
        );
        every.extend(illegal.map(TableRefusal::Illegal));
        every
    }

    #[test]
    fn every_refusal_is_a_sentence_that_fits_a_message() {
        let speaker = Speaker::discord("en", &[]);
        for refusal in every() {
            let text = text(&refusal);
            assert_eq!(check(&text), Ok(()), "{refusal:?}");
            let said = speaker.say(&text);
            assert!(said.ends_with(['.', '!', '?']) && limits::length(&said) <= 500, "{said}");
        }
    }
}
