//! How well a seat stands, for bots: what the end would bring now, and what is on the way.

use pergola_engine::{Seat, State};

use super::{
    Phase, Sanssouci,
    pieces::{Colour, Symbol},
    printed::ROUNDS,
    square::Squares,
};

impl Sanssouci {
    /// Points if the game ended now, in hundredths, and a little for what is on the way.
    pub(super) fn worth_of(&self, seat: Seat) -> i64 {
        100 * i64::from(self.tally(seat).total()) + self.promise(seat, &self.player(seat).missions)
    }

    /// The same, ahead of the best other seat, as far as `seat` can tell: of others without their missions, which lie face down.
    pub(super) fn advantage_of(&self, seat: Seat) -> i64 {
        let others = Seat::all(self.seats()).filter(|other| *other != seat);
        self.worth_of(seat) - others.map(|other| self.worth_in_sight(other)).max().unwrap_or(0)
    }

    /// What everybody can tell of how a seat stands.
    fn worth_in_sight(&self, seat: Seat) -> i64 {
        let tally = self.tally(seat);
        100 * i64::from(tally.total() - tally.missions) + self.promise(seat, &[])
    }

    /// What rows and columns begun and goals within reach are worth before they are won, in hundredths, with these missions.
    fn promise(&self, seat: Seat, missions: &[Symbol]) -> i64 {
        if self.phase == Phase::Over {
            return 0;
        }
        let player = self.player(seat);
        let (garden, covered) = (&player.garden, player.garden.ground().covered());
        let begun = |line: Squares, bonus: u8| {
            let (now, all) = (covered.intersection(line).len() as i64, line.len() as i64);
            if now == all { 0 } else { 60 * i64::from(bonus) * now.pow(3) / all.pow(3) }
        };
        let rows: i64 = Colour::ALL.map(|row| begun(Squares::row(row), self.printed.row(row).full)).iter().sum();
        let columns: i64 = Symbol::ALL.map(|it| begun(Squares::column(it), self.printed.column(it))).iter().sum();
        let mut nobles = [0; 9];
        for goal in garden.goals() {
            let points = i64::from(self.printed.row(goal.colour()).noble);
            let mission = if missions.contains(&goal.symbol()) { 2 } else { 1 };
            // A noble that can rest on its way is worth more than one that has to go all at once.
            nobles[goal.symbol() as usize] += 25 * mission * points;
        }
        nobles.sort_unstable_by(|a, b| b.cmp(a));
        let turns = ROUNDS - player.played.len();
        rows + columns + nobles.iter().take(turns).sum::<i64>()
    }
}
