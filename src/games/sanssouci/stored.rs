//! Stored states: what was read is a state only if the rules can have made it, as far as play has to rely on that.
//!
//! Deliberately absent: what was won and where nobles stand, beyond what anybody can have; a game goes on with what it has.

use std::sync::Arc;

use pergola_engine::{Seat, State, Unreadable, are_points};
use serde_json::Value;

use super::{
    META, Phase, Player, Printed, Sanssouci, SideChoices,
    garden::Garden,
    pieces::Board,
    printed::{MARKET, ROUNDS},
    square::Squares,
};

/// Cards and missions in a hand.
const HAND: usize = 2;

/// Reads a stored state of any version ever stored.
pub(super) fn load(printed: &Arc<Printed>, version: u16, saved: Value) -> Result<Sanssouci, Unreadable> {
    if version != META.version {
        let what = format!("a state of sanssouci of version {version}");
        return Err(Unreadable::new(what, format!("this program knows version {}", META.version)));
    }
    let state: Sanssouci = serde_json::from_value(saved).map_err(|why| Unreadable::new("a state of sanssouci", why))?;
    let mut state = Sanssouci { printed: Arc::clone(printed), ..state };
    for player in &mut state.players {
        player.garden = std::mem::take(&mut player.garden).completed(printed);
    }
    Ok(state)
}

/// How far a game has come.
#[derive(PartialEq, Eq)]
enum Part {
    Gardens,
    Sides,
    Turns,
}

impl Sanssouci {
    /// Why no game can have come to this state, if none can.
    pub(super) fn fault_of_play(&self) -> Option<&'static str> {
        if !self.has_its_seats() {
            return Some("it names seats that its table does not have");
        }
        let part = match &self.phase {
            Phase::ChooseGarden(_) | Phase::EndChoice(_) => Part::Gardens,
            Phase::ChooseSides(_) => Part::Sides,
            Phase::Lay(_) | Phase::Move(_) | Phase::End(_) | Phase::Over => Part::Turns,
        };
        if !self.has_its_boards(&part) {
            return Some("each seat has a board of its own, and a side of it once it is chosen");
        }
        if !self.players.iter().all(|player| player.garden.is_laid_out()) {
            return Some("a tile lies where something lies already");
        }
        if !self.has_its_cards(&part) {
            return Some("a seat has other cards, missions or tiles than it can");
        }
        let empty = match self.phase {
            Phase::ChooseGarden(_) | Phase::EndChoice(_) => MARKET,
            Phase::ChooseSides(_) | Phase::Lay(_) => 0,
            Phase::Move(_) | Phase::End(_) | Phase::Over => 1,
        };
        if self.market.iter().filter(|tile| tile.is_none()).count() != empty {
            return Some("the market has other empty squares than it can");
        }
        let counted = self.players.iter().all(|player| are_points(player.moves) && are_points(player.marks));
        (!counted).then_some("a seat has more points than anybody can win")
    }

    fn has_its_seats(&self) -> bool {
        let seats = self.players.len();
        let (fewest, most) = META.seats;
        let sits = |seat: Seat| seat.index() < seats;
        let all_sit = match &self.phase {
            Phase::ChooseSides(SideChoices { sides, open }) => sides.len() == seats && open.iter().all(sits),
            _ => self.actor().is_none_or(sits),
        };
        (fewest.into()..=most.into()).contains(&seats) && sits(self.start) && all_sit
    }

    /// Whose turn it was to choose a garden before the one who chooses now has one.
    fn has_its_boards(&self, part: &Part) -> bool {
        let sides = || self.players.iter().map(|player| player.garden.side());
        let expansions = || self.players.iter().map(|player| player.garden.expansion());
        let in_turn = || sides().cycle().skip(self.start.index()).take(self.players.len());
        let chosen = in_turn().take_while(Option::is_some).count();
        let chooses = |seat: Seat| (seat.index() + self.players.len() - self.start.index()) % self.players.len();
        let gardens = match self.phase {
            Phase::ChooseGarden(seat) => chosen == chooses(seat) && in_turn().flatten().count() == chosen,
            Phase::EndChoice(seat) => chosen == chooses(seat) + 1 && in_turn().flatten().count() == chosen,
            _ => chosen == self.players.len(),
        };
        let expanded = match part {
            Part::Gardens => self.setup.choose_gardens && expansions().all(|it| it.is_none()),
            Part::Sides => self.setup.expansion && expansions().all(|it| it.is_some_and(|it| it.face.is_none())),
            Part::Turns => expansions().all(|it| it.and_then(|it| it.side()).is_some() == self.setup.expansion),
        };
        let decided = match &self.phase {
            Phase::ChooseSides(SideChoices { sides, open }) => {
                !open.is_empty() && Seat::all(self.seats()).all(|seat| open.contains(seat) || sides[seat.index()].is_some())
            }
            _ => true,
        };
        let own = each_once(sides().flatten().map(|side| side.board)) && each_once(expansions().flatten().map(|it| it.board));
        gardens && expanded && decided && own
    }

    /// Every seat that is to play has a card for it: whose turn comes first as many as any, or one more.
    fn has_its_cards(&self, part: &Part) -> bool {
        let dealt = if *part == Part::Gardens { 0 } else { HAND };
        let has_missions = self.players.iter().all(|player| player.missions.len() == dealt);
        let laid = self.players.iter().all(|player| player.garden.laid().len() == player.played.len());
        let in_hand = |(seat, player): (Seat, &Player)| {
            let has_played = matches!(self.phase, Phase::Move(actor) | Phase::End(actor) if actor == seat);
            player.hand.len() == (dealt - usize::from(has_played)).min(player.left())
        };
        let in_turn = match self.phase {
            Phase::Lay(seat) => self.are_level(seat, 0),
            Phase::Move(seat) | Phase::End(seat) => self.are_level(seat, 1),
            Phase::Over => self.players.iter().all(|player| player.left() == 0),
            _ => self.players.iter().all(|player| player.played.is_empty()),
        };
        has_missions && laid && in_turn && Seat::all(self.seats()).zip(&self.players).all(in_hand)
    }

    /// Whether the seats have cards for as many turns, the actor's being the next; it has `played` one of them already.
    fn are_level(&self, actor: Seat, played: usize) -> bool {
        let in_turn = self.players.iter().cycle().skip(actor.index()).take(self.players.len());
        let left = in_turn.enumerate().map(|(at, player)| player.left() + if at == 0 { played } else { 0 });
        let left: Vec<usize> = left.collect();
        let (most, least) = (left[0], left[left.len() - 1]);
        most > 0 && left.is_sorted_by(|before, after| before >= after) && least + 1 >= most
    }
}

impl Player {
    /// Cards it has not played.
    fn left(&self) -> usize {
        self.hand.len() + self.pile.len() as usize
    }
}

impl Garden {
    /// Whether every tile lies on a square of its own, beside what is printed.
    fn is_laid_out(&self) -> bool {
        let squares: Squares = self.laid().iter().map(|laid| laid.at).collect();
        let laid = self.laid().len();
        laid <= ROUNDS && squares.len() == laid && squares.intersection(self.ground().printed).is_empty()
    }
}

fn each_once(boards: impl Iterator<Item = Board>) -> bool {
    let boards: Vec<Board> = boards.collect();
    boards.iter().enumerate().all(|(at, board)| !boards[..at].contains(board))
}
