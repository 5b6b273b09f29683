//! Stones: a toy game with everything a table has to keep apart: turns and simultaneous decisions, luck, things shown to
//! one seat, actions out of turn, scoring rounds.
//!
//! In its turn a seat may put up to three heaps of stones, draw one hidden stone, peek at the pot, and ends the turn; out of
//! its turn it may wave, once a round. After a turn of each, all at the same time give stones away and end; then the round
//! is scored. A seat that nobody waits for may also plan, as often as it likes and unheard by others: it has so many points
//! more at the next scoring. A breach is no action of a sound game: it keeps others from putting stones. There are two
//! rounds, with option `long` twenty; option `heavy` makes the state large; each seat may choose a `colour`.

use std::{fmt, str::FromStr, sync::Arc};

use pergola::{
    engine::{
        Bag, Chance, Events, Files, FrameOf, Meta, OptionKind, Options, Outcome, Pictures, Seat, Seats, Slot, State, Status,
        Step, Unreadable, Verb, Viewer, Words, told::Told,
    },
    text::Text,
};
use pergola_render::Scene;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Put(u8),
    Draw,
    Peek,
    Wave,
    Plan(u8),
    Breach,
    Give(u8),
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Put(stones) => write!(f, "put {stones}"),
            Action::Draw => f.write_str("draw"),
            Action::Peek => f.write_str("peek"),
            Action::Wave => f.write_str("wave"),
            Action::Plan(points) => write!(f, "plan {points}"),
            Action::Breach => f.write_str("breach"),
            Action::Give(stones) => write!(f, "give {stones}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let stones = |count: &str| count.parse().map_err(|why| Unreadable::new(text, why));
        match text.split_once(' ').unwrap_or((text, "")) {
            ("put", count) => Ok(Action::Put(stones(count)?)),
            ("give", count) => Ok(Action::Give(stones(count)?)),
            ("draw", "") => Ok(Action::Draw),
            ("peek", "") => Ok(Action::Peek),
            ("plan", count) => Ok(Action::Plan(stones(count)?)),
            ("wave", "") => Ok(Action::Wave),
            ("breach", "") => Ok(Action::Breach),
            ("end", "") => Ok(Action::End),
            _ => Err(Unreadable::new(text, "expected put, draw, peek, wave, plan, give or end")),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Put { seat: Seat, stones: u8 },
    Drew { seat: Seat, stone: Option<u8> },
    Peeked { seat: Seat, pot: u32 },
    Waved { seat: Seat },
    Planned { seat: Seat, points: u8 },
    Breached { seat: Seat },
    Gave { seat: Seat, stones: u8 },
    Scored { scores: Vec<i32> },
}

#[derive(Debug)]
pub(crate) enum Refusal {
    NotNow,
    TooMany { stones: u8 },
    NotForTwo,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct View {
    heaps: Vec<Vec<u8>>,
    drawn: Vec<Option<Vec<u8>>>,
    given: Vec<u32>,
    waved: Seats,
    plans: Vec<Option<u8>>,
    scores: Vec<i32>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Stones {
    round: u32,
    rounds: u32,
    turn: u32,
    /// Whose turn; nobody's while all give.
    to_act: Option<Seat>,
    giving: Seats,
    waved: Seats,
    drew: bool,
    bag: Bag<u8>,
    heaps: Vec<Vec<u8>>,
    drawn: Vec<Vec<u8>>,
    given: Vec<u32>,
    plans: Vec<u8>,
    breached: bool,
    scores: Vec<i32>,
    ballast: String,
}

impl Stones {
    fn seats(&self) -> u8 {
        self.heaps.len() as u8
    }

    fn end(&mut self, seat: Seat, events: &mut Events<Event>) {
        self.drew = false;
        self.giving.remove(seat);
        match self.to_act {
            Some(_) if seat.next(self.seats()) != Seat(0) => self.to_act = Some(seat.next(self.seats())),
            Some(_) => {
                self.to_act = None;
                self.giving = Seat::all(self.seats()).collect();
            }
            None if !self.giving.is_empty() => return,
            None => self.score(events),
        }
        self.turn += 1;
    }

    fn score(&mut self, events: &mut Events<Event>) {
        for seat in Seat::all(self.seats()) {
            let heaps: u32 = self.heaps[seat.index()].drain(..).map(u32::from).sum();
            let planned = u32::from(std::mem::take(&mut self.plans[seat.index()]));
            self.scores[seat.index()] += (heaps + planned + std::mem::take(&mut self.given[seat.index()])) as i32;
        }
        events.tell(|| Event::Scored { scores: self.scores.clone() });
        self.round += 1;
        self.waved = Seats::NONE;
        self.to_act = Some(Seat(0));
    }
}

pub(crate) static META: Meta = Meta {
    key: "stones",
    seats: (2, 6),
    version: 3,
    rules: 2,
    options: &[
        OptionKind::Toggle { key: "long" },
        OptionKind::Toggle { key: "heavy" },
        OptionKind::EachSeat { key: "colour", choices: &["red", "green", "blue"], most: 1 },
    ],
    verbs: &[
        Verb { key: "put", slots: &[Slot { key: "stones", required: true }] },
        Verb { key: "draw", slots: &[] },
        Verb { key: "peek", slots: &[] },
        Verb { key: "wave", slots: &[] },
        Verb { key: "plan", slots: &[Slot { key: "points", required: true }] },
        Verb { key: "give", slots: &[Slot { key: "stones", required: true }] },
        Verb { key: "end", slots: &[] },
    ],
    ply_limit: 4000,
};

impl State for Stones {
    type Printed = ();
    type Setup = (u32, bool);
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn print(_: &Meta, _: Files<'_>) -> Result<(), Unreadable> {
        Ok(())
    }

    /// Option `heavy` is for three seats and more.
    fn setup(_: &Meta, seats: u8, chosen: &Options) -> Result<(u32, bool), Refusal> {
        let heavy = chosen.is_on("heavy");
        if heavy && seats == 2 {
            return Err(Refusal::NotForTwo);
        }
        Ok((if chosen.is_on("long") { 20 } else { 2 }, heavy))
    }

    fn new(_: &Arc<()>, (rounds, heavy): &(u32, bool), seats: u8, chance: &mut Chance) -> Stones {
        let each = usize::from(seats);
        let mut bag: Bag<u8> = (0..200).map(|n| n % 9 + 1).collect();
        let first = chance.draw(&mut bag).expect("the bag is full");
        Stones {
            round: 1,
            rounds: *rounds,
            turn: 1,
            to_act: Some(Seat(0)),
            giving: Seats::NONE,
            waved: Seats::NONE,
            drew: false,
            bag,
            heaps: vec![Vec::new(); each],
            drawn: vec![vec![first]; each],
            given: vec![0; each],
            plans: vec![0; each],
            breached: false,
            scores: vec![0; each],
            ballast: if *heavy { "stone ".repeat(1000) } else { String::new() },
        }
    }

    /// Up to version 2 the ballast had another name.
    fn load(_: &Arc<()>, version: u16, mut saved: Value) -> Result<Stones, Unreadable> {
        if version <= 2
            && let Some(stones) = saved.as_object_mut()
            && let Some(ballast) = stones.remove("weight")
        {
            stones.insert("ballast".to_owned(), ballast);
        }
        serde_json::from_value(saved).map_err(|why| Unreadable::new("a state of stones", why))
    }

    fn seats(&self) -> u8 {
        self.heaps.len() as u8
    }

    fn status(&self) -> Status {
        if self.round > self.rounds {
            return Status::Over(Outcome::by_score(self.scores.clone()));
        }
        let must = self.to_act.map_or(self.giving, Seats::only);
        let may = Seat::all(self.seats()).filter(|seat| !must.contains(*seat)).collect();
        Status::ToAct { turn: self.turn, must, may }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let puts = (1..=3).map(Action::Put);
        let gives = (1..=4).map(Action::Give);
        let plans = (0..=3).map(Action::Plan);
        let all = puts.chain([Action::Draw, Action::Peek, Action::Wave]).chain(plans).chain(gives).chain([Action::End]);
        if self.status().actors().contains(seat) {
            out.extend(all.filter(|action| self.check(seat, action).is_ok()));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let turn = self.to_act == Some(seat);
        let gives = self.giving.contains(seat);
        match action {
            Action::Put(stones @ 4..) => Err(Refusal::TooMany { stones: *stones }),
            Action::Put(1..) if turn && !self.breached && self.heaps[seat.index()].len() < 3 => Ok(()),
            Action::Draw if (turn && !self.drew) && !self.bag.is_empty() => Ok(()),
            Action::Peek if turn => Ok(()),
            Action::Wave if self.to_act.is_some() && !turn && !self.waved.contains(seat) => Ok(()),
            Action::Plan(points) if !turn && !gives => {
                if *points <= 3 {
                    Ok(())
                } else {
                    Err(Refusal::TooMany { stones: *points })
                }
            }
            Action::Breach if !turn && !gives => Ok(()),
            Action::Give(stones) if gives => {
                let left = 4u32.saturating_sub(self.given[seat.index()]);
                if u32::from(*stones) <= left { Ok(()) } else { Err(Refusal::TooMany { stones: *stones }) }
            }
            Action::End if turn || gives => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, events: &mut Events<Event>) {
        match action {
            Action::Put(stones) => {
                self.heaps[seat.index()].push(*stones);
                events.tell(|| Event::Put { seat, stones: *stones });
            }
            Action::Draw => {
                let stone = chance.draw(&mut self.bag).expect("checked");
                self.drawn[seat.index()].push(stone);
                self.drew = true;
                events.tell(|| Event::Drew { seat, stone: Some(stone) });
            }
            Action::Peek => events.tell(|| Event::Peeked { seat, pot: self.bag.len() }),
            Action::Wave => {
                self.waved.insert(seat);
                events.tell(|| Event::Waved { seat });
            }
            Action::Plan(points) => {
                self.plans[seat.index()] = *points;
                events.tell(|| Event::Planned { seat, points: *points });
            }
            Action::Breach => {
                self.breached = true;
                events.tell(|| Event::Breached { seat });
            }
            Action::Give(stones) => {
                self.given[seat.index()] += u32::from(*stones);
                events.tell(|| Event::Gave { seat, stones: *stones });
            }
            Action::End => self.end(seat, events),
        }
    }

    fn as_if_turn_of(&self, seat: Seat) -> Option<Stones> {
        let turn = Stones { to_act: Some(seat), giving: Seats::NONE, ..self.clone() };
        (self.round <= self.rounds).then_some(turn)
    }

    fn view(&self, viewer: Viewer) -> View {
        let drawn = |seat: Seat| viewer.is(seat).then(|| self.drawn[seat.index()].clone());
        View {
            heaps: self.heaps.clone(),
            drawn: Seat::all(self.seats()).map(drawn).collect(),
            given: self.given.clone(),
            waved: self.waved,
            plans: Seat::all(self.seats()).map(|seat| viewer.is(seat).then(|| self.plans[seat.index()])).collect(),
            scores: self.scores.clone(),
        }
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Stones {
        let mut world = self.clone();
        for other in Seat::all(self.seats()).filter(|it| *it != seat) {
            world.bag.extend(world.drawn[other.index()].drain(1..));
        }
        for other in Seat::all(self.seats()).filter(|it| *it != seat) {
            let count = self.drawn[other.index()].len() - 1;
            let drawn: Vec<u8> = (0..count).filter_map(|_| chance.draw(&mut world.bag)).collect();
            world.drawn[other.index()].extend(drawn);
            world.plans[other.index()] = chance.below(4) as u8;
        }
        world
    }

    fn inventory(&self) -> Vec<String> {
        let mut codes: Vec<String> = self.bag.iter().map(|it| it.to_string()).collect();
        // The first stone lies before everybody.
        let first = self.drawn.iter().take(1).flat_map(|it| &it[..1]);
        codes.extend(self.drawn.iter().flat_map(|it| &it[1..]).chain(first).map(ToString::to_string));
        codes.sort();
        codes
    }

    fn standing(&self, seat: Seat) -> i64 {
        100 * self.worth(seat)
    }

    fn worth(&self, seat: Seat) -> i64 {
        i64::from(self.scores[seat.index()])
    }

    /// Others see nothing of a peek and of a plan, and not which stone was drawn.
    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Peeked { seat, .. } | Event::Planned { seat, .. } if !viewer.is(seat) => None,
            Event::Drew { seat, stone } => Some(Event::Drew { seat, stone: stone.filter(|_| viewer.is(seat)) }),
            _ => Some(event.clone()),
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Peeked { .. })
    }

    fn is_milestone(event: &Event) -> bool {
        matches!(event, Event::Scored { .. })
    }

    fn score_card((): &(), _: &Value) -> Result<Value, Text> {
        Err(Text::new("stones-not-now"))
    }
}

impl Words for Stones {
    type Spot = Seat;

    fn paths(_: &View, _: Seat, listed: &[Action]) -> Vec<Vec<Step<Seat>>> {
        let step = |action: &Action| Step::new(Text::new("menu-action").code("action", action));
        listed.iter().map(|action| vec![step(action)]).collect()
    }

    fn slots(action: &Action) -> (&'static str, Vec<String>) {
        match action {
            Action::Put(stones) => ("put", vec![stones.to_string()]),
            Action::Draw => ("draw", Vec::new()),
            Action::Peek => ("peek", Vec::new()),
            Action::Wave => ("wave", Vec::new()),
            Action::Plan(points) => ("plan", vec![points.to_string()]),
            Action::Breach => ("breach", Vec::new()),
            Action::Give(stones) => ("give", vec![stones.to_string()]),
            Action::End => ("end", Vec::new()),
        }
    }

    fn spell(verb: &str, slots: &[String]) -> String {
        [&[verb.to_owned()], slots].concat().join(" ")
    }

    fn told(seen: &Event) -> Told {
        Text::new("menu-action").code("action", format!("{seen:?}")).into()
    }

    fn refuse(refusal: &Refusal) -> Text {
        match refusal {
            Refusal::NotNow => Text::new("stones-not-now"),
            Refusal::TooMany { stones } => Text::new("stones-too-many").number("stones", *stones),
            Refusal::NotForTwo => Text::new("stones-not-for-two"),
        }
    }
}

impl Pictures for Stones {
    fn picture(_: &View, _: &FrameOf<Stones>) -> Scene<Text> {
        Scene { width: 10, height: 10, palette: "stones", layers: Vec::new() }
    }

    fn describe(_: &View, frame: &FrameOf<Stones>) -> Vec<Text> {
        vec![Text::new("menu-action").code("action", frame.turn)]
    }
}
