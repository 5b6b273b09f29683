//! A survey of what a seat can choose: each promising action is played out equally often, all under the same luck, so that
//! people can be told what it leads to, and what another would have led to.
//!
//! Deliberately absent: dropping what falls behind, which would leave its numbers less sure than those of others; any words.

use super::{
    FIRSTS, GoesOn, HORIZON,
    first::{First, look},
    guide::{Guide, leads, next_to_act},
    race::is_beaten,
};
use crate::{chance::Chance, seat::Seat, state::State};

/// What an action leads to, as its seat can tell, in hundredths of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast<A> {
    /// The action.
    pub action: A,
    /// By how many points each seat stands better right after it: see [`State::standing`].
    pub gains: Vec<i64>,
    /// How far its seat is ahead of the best other at the end of each playout; empty where nothing was played out.
    pub leads: Vec<i64>,
    /// How many points each seat has at the end of each playout.
    pub standings: Vec<Vec<i64>>,
}

impl<A> Forecast<A> {
    /// How far its seat is ahead of the best other, on average.
    pub fn lead(&self) -> i64 {
        mean(&self.leads)
    }

    /// How many points this seat has in the end, on average.
    pub fn standing(&self, seat: Seat) -> i64 {
        mean(&self.standings[seat.index()])
    }

    /// Whether another action of the same survey is better beyond doubt.
    pub fn is_beaten_by<B>(&self, other: &Forecast<B>) -> bool {
        is_beaten(&self.leads, &other.leads)
    }

    pub(crate) fn with_action<B>(self, as_other: impl FnOnce(A) -> B) -> Forecast<B> {
        let Forecast { action, gains, leads, standings } = self;
        Forecast { action: as_other(action), gains, leads, standings }
    }
}

/// What the most promising actions of `seat` lead to, and `also` this one, the best first. Each is played out `rounds` times,
/// or fewer where `goes_on` says no; two rounds of turns far.
pub fn survey<S: State>(
    world: &S,
    seat: Seat,
    also: Option<&S::Action>,
    rounds: u32,
    chance: &mut Chance,
    goes_on: GoesOn<'_>,
) -> Vec<Forecast<S::Action>> {
    let mut guide = Guide::new();
    let world = world.determinize(seat, chance);
    let mut listed = guide.list(&world, seat);
    listed.extend(also.filter(|also| !listed.contains(also)).cloned());
    let looks: Vec<_> = listed.into_iter().map(|action| look(&world, seat, action, &mut guide, chance)).collect();
    let mut forecasts = promising((&world, seat), looks, also, &mut guide);
    if forecasts.len() > 1 {
        play_out(&mut forecasts, (&world, seat), rounds, &mut guide, chance, goes_on);
    }
    // A stable order: the more promising first among equals.
    forecasts.sort_by_key(|it| -it.leads.iter().sum::<i64>());
    forecasts
}

/// The most promising first, and `also` this one.
fn promising<S: State>(
    (world, seat): (&S, Seat),
    mut looks: Vec<First<S::Action>>,
    also: Option<&S::Action>,
    guide: &mut Guide<S>,
) -> Vec<Forecast<S::Action>> {
    looks.sort_by_key(|it| (-it.promise, !guide.is_end(&it.action)));
    let kept = |(at, it): &(usize, First<S::Action>)| *at < FIRSTS || also == Some(&it.action);
    let forecast = |(_, first): (usize, First<S::Action>)| Forecast {
        gains: gains((world, seat), &first.action, guide),
        action: first.action,
        leads: Vec::new(),
        standings: vec![Vec::new(); usize::from(world.seats())],
    };
    looks.into_iter().enumerate().filter(kept).map(forecast).collect()
}

/// By how many points each seat stands better right after an action; the end of a turn brings nobody any.
fn gains<S: State>((world, seat): (&S, Seat), action: &S::Action, guide: &mut Guide<S>) -> Vec<i64> {
    let mut after = world.clone();
    if !guide.is_end(action) {
        // Whatever luck this is, it is not told of.
        guide.apply(&mut after, seat, action, &mut Chance::silent(0));
    }
    Seat::all(world.seats()).map(|seat| after.standing(seat) - world.standing(seat)).collect()
}

fn play_out<S: State>(
    forecasts: &mut [Forecast<S::Action>],
    (world, seat): (&S, Seat),
    rounds: u32,
    guide: &mut Guide<S>,
    chance: &mut Chance,
    goes_on: GoesOn<'_>,
) {
    let until = next_to_act(world, seat).map_or(0, |(turn, _)| turn + HORIZON * u32::from(world.seats()));
    let mut played = 0;
    while played < rounds && goes_on() {
        let seed = chance.seed();
        let dealt = world.determinize(seat, &mut Chance::silent(seed));
        for forecast in &mut *forecasts {
            let (mut state, mut luck) = (dealt.clone(), Chance::silent(!seed));
            guide.apply(&mut state, seat, &forecast.action, &mut luck);
            let end = guide.play_on(state, seat, until, &mut luck);
            forecast.leads.push(leads(&end)[seat.index()]);
            for (standings, seat) in forecast.standings.iter_mut().zip(Seat::all(end.seats())) {
                standings.push(end.standing(seat));
            }
        }
        played += 1;
    }
}

fn mean(of: &[i64]) -> i64 {
    of.iter().sum::<i64>() / (of.len() as i64).max(1)
}
