//! Crowds: whether there is room for one more at a table that exists, and for one more bot.
//!
//! Counted is where nobody can do the same elsewhere in this house meanwhile; neighbours are asked what there is, and nobody
//! waits for them. What a table would refuse anyway it refuses itself. Deliberately absent: tables that are opened, and how many
//! there may be.

use pergola_table::{Command, Crowd, Person, PersonId, Phase, Table, TableRefusal, Who};

use super::House;

/// Of whom tables or bots are counted for this command.
pub(super) fn counted<'a>(who: &'a Who, command: &'a Command) -> Option<&'a Person> {
    match command {
        Command::SetOwner(heir) => who.person().map(|_| heir),
        Command::Join | Command::TakeOver | Command::AskForSeat { .. } | Command::AddBot { .. } => who.person(),
        Command::Leave
        | Command::RemoveBot
        | Command::SetOption { .. }
        | Command::SetEdition { .. }
        | Command::SetSeats(_)
        | Command::SetShuffled(_)
        | Command::SetUnaided(_)
        | Command::SetTimeLimit(_)
        | Command::Invite { .. }
        | Command::Free { .. }
        | Command::Start
        | Command::Act { .. }
        | Command::TakeBack { .. }
        | Command::RestartTurn { .. }
        | Command::Plan { .. }
        | Command::Look
        | Command::Note(_)
        | Command::Resign
        | Command::ComeBack
        | Command::Close
        | Command::PlayOn
        | Command::Snooze(_)
        | Command::LetBotPlay { .. }
        | Command::Called { .. }
        | Command::PassTime { .. }
        | Command::GiveBack { .. }
        | Command::Propose(_)
        | Command::Agree(_)
        | Command::Decline(_)
        | Command::TakeOfferBack
        | Command::Seek(_)
        | Command::EndSearch(_)
        | Command::Follow
        | Command::Unfollow
        | Command::NameDeputy(_)
        | Command::BeDeputy(_)
        | Command::EndDeputy(_)
        | Command::DeputyDeparted(_)
        | Command::Departed(_)
        | Command::NoteRules
        | Command::Rewind { .. }
        | Command::Move { .. } => None,
    }
}

impl House {
    /// Refuses what there is no room for.
    pub(super) async fn check_crowds(&self, table: &Table, who: &Who, command: &Command) -> Result<(), TableRefusal> {
        let (Some(counted), Some(person), phase) = (counted(who, command), who.person(), table.phase()) else { return Ok(()) };
        let (directory, owns) = (&self.inner.directory, table.is_owned_by(&person.id));
        let elsewhere = self.counted_elsewhere(&counted.id).await?;
        let bots_of = |person: &PersonId| directory.bots_of(person) + elsewhere.bots;
        let (is_lobby, has_seat) = (phase == Phase::Lobby, table.seat_of(&counted.id).is_some());
        if matches!(command, Command::AddBot { .. }) {
            let is_free = table.seats().len() < usize::from(table.capacity());
            return if is_lobby && owns && is_free { Crowd::Bots.check_room(bots_of(&counted.id)) } else { Ok(()) };
        }
        if matches!(command, Command::SetOwner(_)) {
            let inherits = owns && has_seat && counted.id != person.id;
            let bots = if inherits { table.chosen_bots() } else { 0 };
            return Crowd::HeirsBots.check_room_for(bots, bots_of(&counted.id));
        }
        let takes = matches!(command, Command::TakeOver | Command::AskForSeat { .. });
        let can = is_lobby && *command == Command::Join || phase == Phase::Playing && takes;
        if can && !has_seat { Crowd::Person.check_room(directory.open_of(&counted.id) + elsewhere.open) } else { Ok(()) }
    }
}
