//! Coins: a toy game with a market, blind draws, secret hands and out-of-turn actions, on which the laws are tried out.
//!
//! In turn a seat takes a coin or draws one unseen, may bank coins from its hand, and ends the turn, which refills the
//! market. Until it has shown its hand a seat may, out of its turn, show it, or hope for a coin: as often as it likes,
//! unheard by others. A banked coin is worth twice its value, one in hand once. Its option `fault` plants one mistake a
//! game could make, so that a test can see each law broken.

use std::{
    fmt,
    str::FromStr,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use pergola::{
    engine::{
        Bag, Chance, Chosen, Events, Files, FrameOf, Meta, OptionKind, Options, Outcome, Pictures, Seat, Seats, Slot, State,
        Status, Step, Unreadable, Verb, Viewer, Words, told::Told,
    },
    text::Text,
};
use pergola_render::{Anchor, Color, Face, Layer, Node, Scene};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value, json};

const MARKET: usize = 3;

/// Every mistake that can be planted, as the option's choices; the first is none.
pub(crate) const FAULTS: &[&str] = &[
    "none",
    "idle-actor",
    "busy-bystander",
    "lists-illegal",
    "allows-unlisted",
    "tallies-refusals",
    "shuffles-list",
    "lists-twice",
    "crooked-notation",
    "wide-menu",
    "same-path",
    "long-path",
    "forgets-turn",
    "stale-cache",
    "own-luck",
    "redeals-own-hand",
    "redeals-market",
    "redeals-by-place",
    "redeals-turn",
    "lists-too-little",
    "leaks-in-view",
    "leaks-in-notice",
    "leaks-in-picture",
    "leaks-in-plan",
    "never-plans",
    "blind-spot",
    "foretells-luck",
    "leaks-in-refusal",
    "loses-coin",
    "deals-unevenly",
    "never-ends",
    "lowest-wins",
    "turn-stands-still",
    "meddles",
    "wordless-refusal",
    "wordless-picture",
    "misspells",
    "trusts-what-is-stored",
];

/// A coin by its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Coin(u8);

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0)
    }
}

impl FromStr for Coin {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<Coin, Unreadable> {
        let value = code.strip_prefix('c').and_then(|it| it.parse().ok());
        value.map(Coin).ok_or_else(|| Unreadable::new(code, "a coin is `c` and a number"))
    }
}

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Take(Coin),
    Draw,
    /// Any coins of the hand; lists hold single coins and the whole hand only.
    Bank(Vec<Coin>),
    Show,
    Hope(Coin),
    End,
    /// No verb declares it; only a mistake lists it.
    Nudge,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(coin) => write!(f, "take {coin}"),
            Action::Draw => f.write_str("draw"),
            Action::Bank(coins) => write!(f, "bank {}", join(coins)),
            Action::Show => f.write_str("show"),
            Action::Hope(coin) => write!(f, "hope {coin}"),
            Action::End => f.write_str("end"),
            Action::Nudge => f.write_str("nudge"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match text.split_once(' ') {
            None if text == "draw" => Ok(Action::Draw),
            None if text == "show" => Ok(Action::Show),
            None if text == "end" => Ok(Action::End),
            None if text == "nudge" => Ok(Action::Nudge),
            Some(("take", coin)) => Ok(Action::Take(coin.parse()?)),
            Some(("hope", coin)) => Ok(Action::Hope(coin.parse()?)),
            Some(("bank", coins)) => {
                let mut coins = coins.split('+').map(str::parse).collect::<Result<Vec<Coin>, _>>()?;
                coins.sort();
                Ok(Action::Bank(coins))
            }
            _ => Err(Unreadable::new(text, "expected take, draw, bank, show, hope or end")),
        }
    }
}

/// What happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Event {
    Took { seat: Seat, coin: u8 },
    Drew { seat: Seat, coin: Option<u8>, aloud: bool, painted: bool },
    Banked { seat: Seat, sum: u32 },
    Showed { seat: Seat },
    Hoped { seat: Seat, coin: u8 },
    Refilled { coins: Vec<u8> },
}

/// What a viewer may know.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct View {
    market: Vec<u8>,
    in_bag: u32,
    hands: Vec<Option<Vec<u8>>>,
    counts: Vec<usize>,
    points: Vec<u32>,
    hopes: Vec<Option<u8>>,
    hint: Option<u8>,
    wordless: bool,
    blind: bool,
    foretells: bool,
    #[serde(skip)]
    fault: String,
}

/// Why not.
#[derive(Debug)]
pub(crate) enum Refusal {
    NotInMarket(Coin),
    NotInHand(Coin),
    BagEmpty,
    NotNow,
    Wordless,
    Indiscreet(Coin),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Phase {
    Take,
    Bank,
    End,
}

/// Counts what ought not to be counted; only faults use it.
#[derive(Debug, Default)]
struct Tally(AtomicU32);

impl Clone for Tally {
    fn clone(&self) -> Tally {
        Tally(AtomicU32::new(self.0.load(Ordering::Relaxed)))
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0.load(Ordering::Relaxed))
    }
}

impl<'de> Deserialize<'de> for Tally {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tally, D::Error> {
        u32::deserialize(deserializer).map(|count| Tally(AtomicU32::new(count)))
    }
}

static CLOCK: AtomicU32 = AtomicU32::new(0);

/// The state.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Coins {
    bag: Bag<Coin>,
    market: Vec<Coin>,
    hands: Vec<Vec<Coin>>,
    banked: Vec<Vec<Coin>>,
    shown: Vec<bool>,
    /// The coin each seat hopes for.
    hopes: Vec<Coin>,
    turn: u32,
    to_act: Seat,
    phase: Phase,
    fault: String,
    tally: Tally,
    /// The sum of each seat's banked coins, kept up to date; not stored.
    #[serde(skip)]
    sums: Vec<u32>,
}

impl Coins {
    fn has(&self, fault: &str) -> bool {
        self.fault == fault
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn is_sound(&self) -> bool {
        let each = [self.banked.len(), self.shown.len(), self.hopes.len()];
        each == [self.hands.len(); 3] && self.to_act.index() < self.hands.len()
    }

    fn scores(&self) -> Vec<i32> {
        let hand = |hand: &Vec<Coin>| hand.iter().map(|it| i32::from(it.0)).sum::<i32>();
        self.sums.iter().zip(&self.hands).map(|(sum, coins)| *sum as i32 * 2 + hand(coins)).collect()
    }

    fn is_over(&self) -> bool {
        self.phase == Phase::Take && self.market.is_empty() && self.bag.is_empty()
    }

    fn end_turn(&mut self, chance: &mut Chance, events: &mut Events<Event>) {
        let mut coins = Vec::new();
        while self.market.len() < MARKET
            && let Some(coin) = chance.draw(&mut self.bag)
        {
            self.market.push(coin);
            coins.push(coin.0);
        }
        events.tell(|| Event::Refilled { coins });
        self.phase = Phase::Take;
        self.to_act = self.to_act.next(self.seats());
        if !self.has("turn-stands-still") {
            self.turn += 1;
        }
        if self.has("never-ends") && self.bag.is_empty() {
            self.bag.put(Coin(1));
        }
    }

    fn bank(&mut self, seat: Seat, coins: &[Coin]) {
        for coin in coins {
            let at = self.hands[seat.index()].iter().position(|it| it == coin).expect("checked");
            self.hands[seat.index()].remove(at);
        }
        if !(self.has("loses-coin") && coins.len() > 1) {
            self.banked[seat.index()].extend(coins);
        }
        if !self.has("stale-cache") {
            self.sums[seat.index()] = sum(&self.banked[seat.index()]);
        }
    }

    fn bankable(&self, seat: Seat) -> Vec<Vec<Coin>> {
        let hand = &self.hands[seat.index()];
        let mut each: Vec<_> = hand.iter().map(|coin| vec![*coin]).collect();
        if !self.has("lists-twice") {
            each.dedup();
        }
        if hand.len() > 1 {
            if self.has("lists-too-little") {
                each.clear();
            }
            each.push(hand.clone());
        }
        each
    }

    fn holds(&self, seat: Seat, coins: &[Coin]) -> Result<(), Refusal> {
        let mut hand = self.hands[seat.index()].clone();
        for coin in coins {
            let Some(at) = hand.iter().position(|it| it == coin) else { return Err(Refusal::NotInHand(*coin)) };
            hand.remove(at);
        }
        Ok(())
    }

    /// A re-deal that swaps what lies where it lies: no coin is lost, and what comes out hangs on what lay there.
    fn with_coins_swapped(&self, hidden: &[Seat], chance: &mut Chance) -> Coins {
        let mut world = self.clone();
        for seat in hidden {
            for coin in &mut world.hands[seat.index()] {
                let Some(drawn) = chance.draw(&mut world.bag) else { continue };
                world.bag.put(std::mem::replace(coin, drawn));
            }
            world.hands[seat.index()].sort();
        }
        world
    }

    fn spread(&self) -> Vec<Coin> {
        self.hands.iter().chain(&self.banked).flatten().chain(&self.market).copied().chain(self.bag.iter()).collect()
    }
}

/// The toy game's fixed facts.
pub(crate) static META: Meta = Meta {
    key: "coins",
    seats: (2, 4),
    version: 1,
    rules: 0,
    options: &[OptionKind::Toggle { key: "long" }, OptionKind::OneOf { key: "fault", choices: FAULTS }],
    verbs: &[
        Verb { key: "take", slots: &[Slot { key: "coin", required: true }] },
        Verb { key: "draw", slots: &[] },
        Verb { key: "bank", slots: &[Slot { key: "coins", required: true }] },
        Verb { key: "show", slots: &[] },
        Verb { key: "hope", slots: &[Slot { key: "coin", required: true }] },
        Verb { key: "end", slots: &[] },
    ],
    ply_limit: 200,
};

impl State for Coins {
    type Printed = ();
    type Setup = (bool, String);
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn print(_: &Meta, _: Files<'_>) -> Result<(), Unreadable> {
        Ok(())
    }

    fn setup(_: &Meta, _: u8, chosen: &Options) -> Result<(bool, String), Refusal> {
        Ok((chosen.is_on("long"), chosen.one_of("fault").unwrap_or("none").to_string()))
    }

    fn new(_: &Arc<()>, (long, fault): &(bool, String), seats: u8, chance: &mut Chance) -> Coins {
        let count = if *long { 40 } else { 16 };
        let mut bag: Bag<Coin> = (0..count).map(|n| Coin(n % 7 + 1)).collect();
        if fault == "deals-unevenly" && chance.below(2) == 0 {
            bag.put(Coin(9));
        }
        let market = (0..MARKET).filter_map(|_| chance.draw(&mut bag)).collect();
        let each = usize::from(seats);
        Coins {
            bag,
            market,
            hands: vec![Vec::new(); each],
            banked: vec![Vec::new(); each],
            shown: vec![false; each],
            hopes: vec![Coin(1); each],
            turn: 1,
            to_act: Seat(0),
            phase: Phase::Take,
            fault: fault.clone(),
            tally: Tally::default(),
            sums: vec![0; each],
        }
    }

    fn load(_: &Arc<()>, _: u16, saved: Value) -> Result<Coins, Unreadable> {
        let mut state: Coins = serde_json::from_value(saved).map_err(|why| Unreadable::new("a state of coins", why))?;
        if !state.is_sound() && !state.has("trusts-what-is-stored") {
            return Err(Unreadable::new("a state of coins", "every seat has a hand, a bank and a hope"));
        }
        state.sums = state.banked.iter().map(|coins| sum(coins)).collect();
        if state.has("forgets-turn") {
            state.turn = 1;
        }
        Ok(state)
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn status(&self) -> Status {
        if self.is_over() {
            let scores = self.scores();
            if self.has("lowest-wins") {
                let ranks = scores.iter().map(|score| scores.iter().filter(|it| *it < score).count() as u8 + 1).collect();
                return Status::Over(Outcome { scores, ranks });
            }
            return Status::Over(Outcome::by_score(scores));
        }
        let mut may: Seats = Seat::all(self.seats()).filter(|seat| !self.shown[seat.index()]).collect();
        may.remove(self.to_act);
        Status::ToAct { turn: self.turn, must: Seats::only(self.to_act), may }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.is_over() || (self.has("idle-actor") && self.phase == Phase::End) {
            return;
        }
        if seat != self.to_act {
            let silent = self.shown[seat.index()] && !self.has("busy-bystander");
            let hopes = (1..=7).map(|value| Action::Hope(Coin(value)));
            out.extend([Action::Show].into_iter().chain(hopes).filter(|_| !silent));
            return;
        }
        if self.phase == Phase::Take {
            let mut market = self.market.clone();
            market.sort();
            market.dedup();
            out.extend(market.into_iter().map(Action::Take));
            if !self.bag.is_empty() || self.has("lists-illegal") {
                out.push(Action::Draw);
            }
        } else {
            if self.phase == Phase::Bank {
                out.extend(self.bankable(seat).into_iter().map(Action::Bank));
            }
            out.push(Action::End);
        }
        out.extend(self.has("misspells").then_some(Action::Nudge));
        if self.has("shuffles-list") && CLOCK.fetch_add(1, Ordering::Relaxed) % 2 == 1 {
            out.reverse();
        }
        if self.has("crooked-notation")
            && let Some(Action::Bank(coins)) = out.iter_mut().rfind(|it| matches!(it, Action::Bank(_)))
        {
            coins.reverse();
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let check = self.judge(seat, action);
        if self.has("tallies-refusals") && check.is_err() {
            self.tally.0.fetch_add(1, Ordering::Relaxed);
        }
        check
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, events: &mut Events<Event>) {
        match action {
            Action::Take(coin) => {
                let at = self.market.iter().position(|it| it == coin).expect("checked");
                let coin = self.market.remove(at);
                self.hands[seat.index()].push(coin);
                self.hands[seat.index()].sort();
                self.phase = Phase::Bank;
                events.tell(|| Event::Took { seat, coin: coin.0 });
            }
            Action::Draw => {
                // Only a mistake lists a draw from an empty bag.
                let Some(mut coin) = chance.draw(&mut self.bag) else { return };
                if self.has("own-luck") && CLOCK.fetch_add(1, Ordering::Relaxed) % 2 == 1 {
                    self.bag.put(coin);
                    coin = self.bag.iter().next().expect("one was put in");
                    self.bag.take(coin);
                }
                self.hands[seat.index()].push(coin);
                self.hands[seat.index()].sort();
                self.phase = Phase::Bank;
                let (aloud, painted) = (self.has("leaks-in-notice"), self.has("leaks-in-picture"));
                events.tell(|| Event::Drew { seat, coin: Some(coin.0), aloud, painted });
            }
            Action::Bank(coins) => {
                self.bank(seat, coins);
                self.phase = Phase::End;
                events.tell(|| Event::Banked { seat, sum: sum(coins) });
            }
            Action::Show => {
                self.shown[seat.index()] = true;
                if self.has("meddles") && self.phase == Phase::Take {
                    self.market.rotate_left(1);
                }
                events.tell(|| Event::Showed { seat });
            }
            Action::Hope(coin) => {
                self.hopes[seat.index()] = *coin;
                events.tell(|| Event::Hoped { seat, coin: coin.0 });
            }
            Action::End => self.end_turn(chance, events),
            Action::Nudge => {}
        }
    }

    fn as_if_turn_of(&self, seat: Seat) -> Option<Coins> {
        let has_much = |hand: &Vec<Coin>| hand.iter().any(|coin| coin.0 > 4);
        let hands = Seat::all(self.seats()).filter(|other| *other != seat).map(|other| &self.hands[other.index()]);
        let planned = if self.has("leaks-in-plan") && hands.clone().any(has_much) { Phase::Bank } else { Phase::Take };
        let phase = if seat == self.to_act { self.phase } else { planned };
        // A turn in which nothing can be taken never comes.
        let comes = seat == self.to_act || !self.market.is_empty() || !self.bag.is_empty();
        (!self.has("never-plans") && !self.is_over() && comes).then(|| Coins { to_act: seat, phase, ..self.clone() })
    }

    fn view(&self, viewer: Viewer) -> View {
        let values = |coins: &Vec<Coin>| coins.iter().map(|it| it.0).collect::<Vec<_>>();
        let seen = |seat: Seat| viewer.is(seat) || self.shown[seat.index()] || self.is_over();
        let hand = |seat: Seat| seen(seat).then(|| values(&self.hands[seat.index()]));
        View {
            market: values(&self.market),
            in_bag: self.bag.len(),
            hands: Seat::all(self.seats()).map(hand).collect(),
            counts: self.hands.iter().map(Vec::len).collect(),
            points: self.sums.clone(),
            hopes: Seat::all(self.seats()).map(|seat| viewer.is(seat).then(|| self.hopes[seat.index()].0)).collect(),
            hint: self.has("leaks-in-view").then(|| self.bag.iter().next().map_or(0, |it| it.0)),
            wordless: self.has("wordless-picture"),
            blind: self.has("blind-spot"),
            foretells: self.has("foretells-luck"),
            fault: self.fault.clone(),
        }
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Coins {
        let mut world = self.clone();
        let own = self.has("redeals-own-hand");
        // The scores tell what was in each hand.
        let hidden = |it: &Seat| (own || *it != seat) && !self.shown[it.index()] && !self.is_over();
        for other in Seat::all(self.seats()).filter(hidden) {
            world.bag.extend(world.hands[other.index()].drain(..));
        }
        if self.has("redeals-market") {
            world.bag.extend(world.market.drain(..));
            world.market = self.market.iter().filter_map(|_| chance.draw(&mut world.bag)).collect();
        }
        world.turn += u32::from(self.has("redeals-turn"));
        if self.has("redeals-by-place") {
            let others: Vec<_> = Seat::all(self.seats()).filter(hidden).collect();
            return self.with_coins_swapped(&others, chance);
        }
        for other in Seat::all(self.seats()).filter(hidden) {
            let mut hand: Vec<_> = self.hands[other.index()].iter().filter_map(|_| chance.draw(&mut world.bag)).collect();
            hand.sort();
            world.hands[other.index()] = hand;
        }
        for other in Seat::all(self.seats()).filter(|it| *it != seat) {
            world.hopes[other.index()] = Coin(chance.below(7) as u8 + 1);
        }
        world
    }

    fn inventory(&self) -> Vec<String> {
        let mut codes: Vec<_> = self.spread().iter().map(ToString::to_string).collect();
        codes.sort();
        codes
    }

    fn is_listed_in_part(&self, seat: Seat, action: &Action) -> bool {
        let hand = self.hands[seat.index()].len();
        matches!(action, Action::Bank(coins) if coins.len() > 1 && coins.len() < hand)
    }

    fn widest(_: &Arc<()>) -> Vec<(&'static str, u8, Coins)> {
        let wide = |fault: &str| {
            let hand: Vec<_> = (1..=40).map(Coin).collect();
            Coins {
                bag: Bag::default(),
                market: Vec::new(),
                hands: vec![hand, Vec::new()],
                banked: vec![Vec::new(); 2],
                shown: vec![true; 2],
                hopes: vec![Coin(1); 2],
                turn: 80,
                to_act: Seat(0),
                phase: Phase::Bank,
                fault: fault.to_string(),
                tally: Tally::default(),
                sums: vec![0; 2],
            }
        };
        vec![("forty different coins in hand", 2, wide("none"))]
    }

    fn standing(&self, seat: Seat) -> i64 {
        self.worth(seat)
    }

    fn worth(&self, seat: Seat) -> i64 {
        i64::from(self.scores()[seat.index()]) * 100
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Hoped { seat, .. } if !viewer.is(seat) => return None,
            Event::Drew { seat, coin, aloud, painted } => {
                Event::Drew { seat, coin: coin.filter(|_| aloud || painted || viewer.is(seat)), aloud, painted }
            }
            _ => event.clone(),
        })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Drew { .. } | Event::Showed { .. })
    }

    fn score_card((): &(), input: &Value) -> Result<Value, Text> {
        let banked = input["banked"].as_array().ok_or_else(|| Text::new("coins-not-now"))?;
        Ok(json!({ "scores": banked.iter().map(|it| it.as_i64().unwrap_or(0) * 2).collect::<Vec<_>>() }))
    }
}

impl Words for Coins {
    /// A coin of the market.
    type Spot = Coin;

    fn paths(view: &View, _: Seat, listed: &[Action]) -> Vec<Vec<Step<Coin>>> {
        listed.iter().map(|action| path(&view.fault, action)).collect()
    }

    fn slots(action: &Action) -> (&'static str, Vec<String>) {
        match action {
            Action::Take(coin) => ("take", vec![coin.to_string()]),
            Action::Draw => ("draw", Vec::new()),
            Action::Bank(coins) => ("bank", vec![join(coins)]),
            Action::Show => ("show", Vec::new()),
            Action::Hope(coin) => ("hope", vec![coin.to_string()]),
            Action::End => ("end", Vec::new()),
            Action::Nudge => ("nudge", Vec::new()),
        }
    }

    fn spell(verb: &str, slots: &[String]) -> String {
        [&[verb.to_string()], slots].concat().join(" ")
    }

    fn consequence(_: &View, after: &View, seat: Seat, _: &Action) -> Option<Text> {
        let hand: i64 = after.hands[seat.index()].iter().flatten().map(|coin| i64::from(*coin)).sum();
        let coins = if after.foretells { hand } else { after.counts[seat.index()] as i64 };
        Some(Text::new("coins-coin").number("value", coins))
    }

    fn told(seen: &Event) -> Told {
        Told::from(match seen {
            Event::Took { seat, coin } => Text::new("coins-took").seat("seat", seat.0).number("value", *coin),
            Event::Drew { seat, coin: Some(coin), painted: false, .. } => {
                Text::new("coins-drew-it").seat("seat", seat.0).number("value", *coin)
            }
            Event::Drew { seat, .. } => Text::new("coins-drew").seat("seat", seat.0),
            Event::Banked { seat, sum } => Text::new("coins-banked").seat("seat", seat.0).number("sum", *sum),
            Event::Showed { seat } => Text::new("coins-showed").seat("seat", seat.0),
            Event::Hoped { seat, coin } => Text::new("coins-hoped").seat("seat", seat.0).number("value", *coin),
            Event::Refilled { coins } if coins.is_empty() => return Told::Nothing,
            Event::Refilled { coins } => {
                Text::new("coins-refilled").list("coins", coins.iter().map(|it| Text::new("coins-coin").number("value", *it)))
            }
        })
    }

    fn refuse(refusal: &Refusal) -> Text {
        match refusal {
            Refusal::NotInMarket(coin) => Text::new("coins-not-in-market").code("coin", coin),
            Refusal::NotInHand(coin) => Text::new("coins-not-in-hand").code("coin", coin),
            Refusal::BagEmpty => Text::new("coins-bag-empty"),
            Refusal::NotNow => Text::new("coins-not-now"),
            Refusal::Indiscreet(coin) => Text::new("coins-lies-in-bag").code("coin", coin),
            Refusal::Wordless => Text::new("coins-unwritten"),
        }
    }
}

impl Pictures for Coins {
    fn picture(view: &View, frame: &FrameOf<Coins>) -> Scene<Text> {
        let line = |(at, text): (usize, Text)| Node::Text {
            text,
            x: 10,
            y: 40 * (at as i32 + 1),
            anchor: Anchor::Left,
            size: 28,
            face: Face::Sans,
            color: Color(0x1F_2A44),
            halo: None,
            room: None,
        };
        let drawn = frame.last_turn().iter().filter_map(|event| match event {
            Event::Drew { coin: Some(coin), painted: true, .. } => Some(Text::new("coins-coin").number("value", *coin)),
            _ => None,
        });
        let marked = frame.marks.iter().filter(|(coin, _)| view.market.contains(&coin.0) && !view.blind);
        let marked = marked.map(|(coin, mark)| Text::new("coins-mark").number("value", coin.0).number("mark", *mark));
        let lines = Coins::describe(view, frame).into_iter().chain(drawn).chain(marked);
        let nodes = lines.enumerate().map(line).collect();
        Scene { width: 400, height: 300, palette: "coins", layers: vec![Layer { kept: false, nodes }] }
    }

    fn describe(view: &View, frame: &FrameOf<Coins>) -> Vec<Text> {
        let coins = |coins: &[u8]| coins.iter().map(|it| Text::new("coins-coin").number("value", *it)).collect::<Vec<_>>();
        let own = view.hands.iter().flatten().map(|hand| Text::new("coins-hand").list("coins", coins(hand)));
        let market = Text::new("coins-market").list("coins", coins(&view.market)).number("bag", view.in_bag);
        let turn = Text::new(if view.wordless { "coins-unpainted" } else { "coins-turn" }).number("turn", frame.turn);
        [turn, market].into_iter().chain(own).collect()
    }
}

fn path(fault: &str, action: &Action) -> Vec<Step<Coin>> {
    let step = Step::new;
    let coin = |coin: &Coin| step(Text::new("coins-coin").number("value", coin.0));
    match action {
        _ if fault == "long-path" => vec![step(Text::new("coins-end")); 7],
        Action::Take(it) => vec![step(Text::new("coins-take")), Step { spot: Some(*it), ..coin(it) }],
        Action::Draw => vec![step(Text::new("coins-draw"))],
        Action::Bank(_) if fault == "same-path" => vec![step(Text::new("coins-bank"))],
        Action::Bank(coins) if coins.len() > 1 => {
            vec![step(Text::new("coins-bank")), step(Text::new("coins-everything"))]
        }
        Action::Bank(coins) if fault == "wide-menu" => vec![step(Text::new("coins-bank")), coin(&coins[0])],
        Action::Bank(coins) => {
            let tens = step(Text::new("coins-tens").number("tens", coins[0].0 / 10));
            vec![step(Text::new("coins-bank")), tens, coin(&coins[0])]
        }
        Action::Show => vec![step(Text::new("coins-show"))],
        Action::Hope(it) => vec![step(Text::new("coins-hope")), coin(it)],
        Action::End => vec![step(Text::new("coins-end"))],
        Action::Nudge => vec![step(Text::new("coins-nudge"))],
    }
}

impl Coins {
    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let turn = seat == self.to_act;
        match action {
            Action::Show | Action::Hope(_) if self.shown[seat.index()] => Err(Refusal::NotNow),
            Action::Show if turn => self.has("allows-unlisted").then_some(()).ok_or(Refusal::NotNow),
            Action::Hope(Coin(1..=7)) if !turn => Ok(()),
            Action::Show => Ok(()),
            _ if !turn && self.has("wordless-refusal") => Err(Refusal::Wordless),
            _ if !turn => Err(Refusal::NotNow),
            Action::Take(coin) if self.phase == Phase::Take && !self.market.contains(coin) => Err(Refusal::NotInMarket(*coin)),
            Action::Bank(_) if self.has("leaks-in-refusal") && self.phase == Phase::Take => {
                Err(Refusal::Indiscreet(self.bag.iter().next().unwrap_or(Coin(0))))
            }
            Action::Draw if self.phase == Phase::Take && self.bag.is_empty() => Err(Refusal::BagEmpty),
            Action::Take(_) | Action::Draw if self.phase == Phase::Take => Ok(()),
            Action::Bank(coins) if self.phase == Phase::Bank => self.holds(seat, coins),
            Action::End if self.phase != Phase::Take => Ok(()),
            Action::Nudge if self.has("misspells") => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }
}

/// The options with this `fault` chosen.
pub(crate) fn with_fault(mut options: Options, fault: &str) -> Options {
    options.0.insert("fault".to_string(), Chosen::OneOf(fault.to_string()));
    options
}

/// The toy game's words for a text; it has no text files.
pub(crate) fn knows(text: &Text) -> Result<Vec<String>, String> {
    let unwritten = ["coins-unwritten", "coins-unpainted"].contains(&text.id.as_ref());
    if unwritten { Err(format!("nobody wrote {}", text.id)) } else { Ok(vec![text.id.to_string()]) }
}

fn sum(coins: &[Coin]) -> u32 {
    coins.iter().map(|it| u32::from(it.0)).sum()
}

fn join(coins: &[Coin]) -> String {
    coins.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")
}
