//! A state of some game behind the erased face: see [`super::game`].

use std::fmt;

use pergola_render::{Rect, Scene};
use pergola_text::Text;
use serde_json::Value;

use super::{
    bot::Budget,
    chance::Chance,
    digest::digest,
    events::Events,
    frame::{Frame, Seen, Spot, Step},
    pictures::{FrameOf, Pictures},
    play::{Illegal, check, play},
    read_actions::{ReadActions, RefusalKind},
    search::{Forecast, GoesOn, Search, search, survey},
    seat::{Seat, Seats, Viewer},
    state::State,
    status::Status,
    unreadable::Unreadable,
    words::Words,
};

/// A state of some game.
pub trait AnyState: Send + Sync {
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Whether play goes on, and who decides.
    fn status(&self) -> Status;
    /// The notation of every listed action of this seat, in a stable order.
    fn legal_actions(&self, seat: Seat) -> Vec<String>;
    /// How many actions of this seat are listed.
    fn choices(&self, seat: Seat) -> usize;
    /// The listed actions with the steps that lead to each in a menu.
    fn menu(&self, seat: Seat) -> Vec<Choice>;
    /// What each of these actions would bring `seat`, as it can tell: they are played on a re-dealt copy, so that luck is
    /// not foretold. Nothing of what cannot be played.
    fn consequences(&self, seat: Seat, actions: &[&str], chance: &mut Chance) -> Vec<Option<Text>>;
    /// What speaks for each of these actions though it brings nothing at once, found out in the same way.
    fn outlooks(&self, seat: Seat, actions: &[&str], chance: &mut Chance) -> Vec<Option<Text>>;
    /// What those who have to act are asked, where it is no turn of theirs.
    fn question(&self) -> Option<Text>;
    /// What a seat should know before it chooses.
    fn reminder(&self, seat: Seat) -> Option<Text>;
    /// By what people count where the game has rounds.
    fn round(&self) -> Option<Text>;
    /// Why nothing can be done with a verb and these slots, some of them empty.
    fn impossible(&self, seat: Seat, verb: &str, slots: &[String]) -> Option<Text>;
    /// Whether this state's list may leave this legal action out; no for what is no action.
    fn is_listed_in_part(&self, seat: Seat, action: &str) -> bool;
    /// Reads an action and checks it; its canonical notation if it is legal now.
    fn check(&self, seat: Seat, action: &str) -> Result<String, IllegalAction>;
    /// For each of these actions, in their order, of which kind the reason is that it is refused to this seat now; nothing for a
    /// legal one. No answers where they are another game's.
    fn refusals_among(&self, seat: Seat, actions: &ReadActions) -> Vec<Option<RefusalKind>>;
    /// Checks an action, then plays it. A refused action changes nothing.
    fn play(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<Played, IllegalAction>;
    /// The listed actions of this seat but for those that move no turn on, which a bot could play for ever.
    fn without_asides(&self, seat: Seat) -> Vec<String>;
    /// The states after each of these actions, in their order, for bots that think ahead.
    fn after_each(&self, seat: Seat, chance: &mut Chance) -> Vec<Box<dyn AnyState>>;
    /// This state if it were the turn of `seat` now; nothing where it has no turn to come.
    fn as_if_turn_of(&self, seat: Seat) -> Option<Box<dyn AnyState>>;
    /// What this viewer may know, as stored in notes for referees.
    fn view(&self, viewer: Viewer) -> Value;
    /// A state this seat cannot tell from the real one.
    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Box<dyn AnyState>;
    /// The state when nobody keeps in mind what lies open no more.
    fn forgetting(&self) -> Box<dyn AnyState>;
    /// The codes of every piece, sorted.
    fn inventory(&self) -> Vec<String>;
    /// Why no game can have come to this state, if that is so.
    fn fault(&self) -> Option<&'static str>;
    /// How well a seat stands, for bots.
    fn advantage(&self, seat: Seat) -> i64;
    /// The notation of the action that `seat` had best play, asides left out; nothing where it has none. It is searched for as
    /// long as the budget lasts.
    fn search(&self, seat: Seat, how: &Search, chance: &mut Chance, budget: &mut Budget) -> Option<String>;
    /// What the most promising actions of `seat` lead to, and `also` this one, the best first: see [`survey()`]. Nothing where
    /// `also` is no action that can be played.
    fn survey(
        &self,
        seat: Seat,
        also: Option<&str>,
        rounds: u32,
        chance: &mut Chance,
        goes_on: GoesOn<'_>,
    ) -> Vec<Forecast<String>>;
    /// The verb and slots of an action given as notation.
    fn slots(&self, action: &str) -> Result<(&'static str, Vec<String>), Unreadable>;
    /// The picture for the frame's viewer. Events and spots that cannot be read any more are left out.
    fn picture(&self, frame: &Frame) -> Scene<Text>;
    /// Parts of the table's picture that can be had by themselves, each with its name.
    fn parts(&self) -> Vec<(Text, Rect)>;
    /// The same facts as sentences.
    fn describe(&self, frame: &Frame) -> Vec<Text>;
    /// A scoring round as a picture of its own, if the game draws one.
    fn scoring(&self, frame: &Frame, milestone: &Seen) -> Option<Scene<Text>>;
    /// That picture as sentences.
    fn describe_scoring(&self, frame: &Frame, milestone: &Seen) -> Vec<Text>;
    /// The end as a poster, if the game draws one.
    fn poster(&self, frame: &Frame, milestones: &[Seen]) -> Option<Scene<Text>>;
    /// That poster as sentences.
    fn describe_poster(&self, frame: &Frame, milestones: &[Seen]) -> Vec<Text>;
    /// The stored form, of version [`Meta::version`].
    fn save(&self) -> Value;
    /// The stored form as text, which is quicker had than the value it reads as.
    fn save_as_text(&self) -> String;
    /// A number that stands for the stored form: another for whatever differs. It is kept nowhere.
    fn digest(&self) -> u64;
    /// The same of what a viewer may know.
    fn digest_of_view(&self, viewer: Viewer) -> u64;
    /// A copy.
    fn fork(&self) -> Box<dyn AnyState>;
}

/// A listed action and the steps that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action's notation.
    pub action: String,
    /// What leads to it, at most 6 steps.
    pub path: Vec<Step>,
}

/// What playing an action brought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The action's canonical notation.
    pub action: String,
    /// The events in their stored form.
    pub events: Vec<Value>,
    /// Whether an event showed somebody something hidden.
    pub reveals: bool,
}

/// Why the engine did not play an action. The state is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub enum IllegalAction {
    /// The game is over.
    GameOver,
    /// Others are to act.
    NotYourTurn {
        /// Who is.
        to_act: Seats,
    },
    /// This is no action of the game.
    Unreadable(Unreadable),
    /// The rules do not allow it; a sentence with the numbers.
    Refused(Text),
}

impl fmt::Display for IllegalAction {
    /// For logs and tests; people read the sentences of the conversation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalAction::GameOver => f.write_str("the game is over"),
            IllegalAction::NotYourTurn { to_act } => write!(f, "{to_act} to act"),
            IllegalAction::Unreadable(why) => why.fmt(f),
            IllegalAction::Refused(text) => f.write_str(&text.id),
        }
    }
}

impl std::error::Error for IllegalAction {}

/// A state with its type: the one wrapper behind which nobody asks which game it is.
pub(super) struct Typed<S>(pub(super) S);

impl<S: Pictures> AnyState for Typed<S> {
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn status(&self) -> Status {
        self.0.status()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<String> {
        listed(&self.0, seat).iter().map(ToString::to_string).collect()
    }

    fn choices(&self, seat: Seat) -> usize {
        listed(&self.0, seat).len()
    }

    fn menu(&self, seat: Seat) -> Vec<Choice> {
        let listed = listed(&self.0, seat);
        let view = self.0.view(Viewer::Seat(seat));
        let erase = |Step { text, spot, standing, .. }: Step<S::Spot>| {
            let reading = spot.as_ref().map(|spot| S::reading(&view, seat, spot)).unwrap_or_default();
            Step { text, spot: spot.map(|spot| Spot(spot.to_string())), standing, reading }
        };
        let choice = |(action, path): (&S::Action, Vec<Step<S::Spot>>)| Choice {
            action: action.to_string(),
            path: path.into_iter().map(erase).collect(),
        };
        let paths = S::paths(&view, seat, &listed);
        listed.iter().zip(paths).map(choice).collect()
    }

    fn consequences(&self, seat: Seat, actions: &[&str], chance: &mut Chance) -> Vec<Option<Text>> {
        self.told_after(seat, actions, S::consequence, chance)
    }

    fn outlooks(&self, seat: Seat, actions: &[&str], chance: &mut Chance) -> Vec<Option<Text>> {
        self.told_after(seat, actions, S::outlook, chance)
    }

    fn question(&self) -> Option<Text> {
        S::question(&self.0.view(Viewer::Everyone))
    }

    fn reminder(&self, seat: Seat) -> Option<Text> {
        S::reminder(&self.0.view(Viewer::Seat(seat)), seat)
    }

    fn round(&self) -> Option<Text> {
        S::round(&self.0.view(Viewer::Everyone))
    }

    fn impossible(&self, seat: Seat, verb: &str, slots: &[String]) -> Option<Text> {
        S::impossible(&self.0.view(Viewer::Seat(seat)), seat, verb, slots)
    }

    fn is_listed_in_part(&self, seat: Seat, action: &str) -> bool {
        action.parse().is_ok_and(|action| self.0.is_listed_in_part(seat, &action))
    }

    fn check(&self, seat: Seat, action: &str) -> Result<String, IllegalAction> {
        let action: S::Action = action.parse().map_err(IllegalAction::Unreadable)?;
        check(&self.0, seat, &action).map_err(erase::<S>)?;
        Ok(action.to_string())
    }

    fn refusals_among(&self, seat: Seat, actions: &ReadActions) -> Vec<Option<RefusalKind>> {
        actions.refusals(&self.0, seat)
    }

    fn play(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<Played, IllegalAction> {
        let action: S::Action = action.parse().map_err(IllegalAction::Unreadable)?;
        let mut events = Events::default();
        play(&mut self.0, seat, &action, chance, &mut events).map_err(erase::<S>)?;
        let store = |event: &S::Event| serde_json::to_value(event).expect("an event is plain data");
        let reveals = events.as_slice().iter().any(S::reveals);
        Ok(Played { action: action.to_string(), events: events.as_slice().iter().map(store).collect(), reveals })
    }

    fn without_asides(&self, seat: Seat) -> Vec<String> {
        without_asides(&self.0, seat).iter().map(S::Action::to_string).collect()
    }

    fn after_each(&self, seat: Seat, chance: &mut Chance) -> Vec<Box<dyn AnyState>> {
        let mut events = Events::unheard();
        let mut after = |action: &S::Action| {
            let mut next = self.0.clone();
            next.apply(seat, action, chance, &mut events);
            Box::new(Typed(next)) as Box<dyn AnyState>
        };
        without_asides(&self.0, seat).iter().map(&mut after).collect()
    }

    fn as_if_turn_of(&self, seat: Seat) -> Option<Box<dyn AnyState>> {
        Some(Box::new(Typed(self.0.as_if_turn_of(seat)?)))
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.0.view(viewer)).expect("a view is plain data")
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Box<dyn AnyState> {
        Box::new(Typed(self.0.determinize(seat, chance)))
    }

    fn forgetting(&self) -> Box<dyn AnyState> {
        Box::new(Typed(self.0.forgetting()))
    }

    fn inventory(&self) -> Vec<String> {
        self.0.inventory()
    }

    fn fault(&self) -> Option<&'static str> {
        self.0.fault()
    }

    fn advantage(&self, seat: Seat) -> i64 {
        self.0.advantage(seat)
    }

    fn search(&self, seat: Seat, how: &Search, chance: &mut Chance, budget: &mut Budget) -> Option<String> {
        search(&self.0, seat, how, chance, budget).map(|action| action.to_string())
    }

    fn survey(
        &self,
        seat: Seat,
        also: Option<&str>,
        rounds: u32,
        chance: &mut Chance,
        goes_on: GoesOn<'_>,
    ) -> Vec<Forecast<String>> {
        let read = |also: &str| also.parse().ok().filter(|action| check(&self.0, seat, action).is_ok());
        let also = also.map(read);
        if also == Some(None) {
            return Vec::new();
        }
        let found = survey(&self.0, seat, also.flatten().as_ref(), rounds, chance, goes_on);
        found.into_iter().map(|it| it.with_action(|action| action.to_string())).collect()
    }

    fn slots(&self, action: &str) -> Result<(&'static str, Vec<String>), Unreadable> {
        Ok(S::slots(&action.parse()?))
    }

    fn picture(&self, frame: &Frame) -> Scene<Text> {
        S::picture(&self.0.view(frame.viewer), &typed::<S>(frame))
    }

    fn parts(&self) -> Vec<(Text, Rect)> {
        S::parts(&self.0.view(Viewer::Everyone))
    }

    fn describe(&self, frame: &Frame) -> Vec<Text> {
        S::describe(&self.0.view(frame.viewer), &typed::<S>(frame))
    }

    fn scoring(&self, frame: &Frame, milestone: &Seen) -> Option<Scene<Text>> {
        S::scoring(&self.0.view(frame.viewer), &typed::<S>(frame), &read_event::<S>(milestone.stored())?)
    }

    fn describe_scoring(&self, frame: &Frame, milestone: &Seen) -> Vec<Text> {
        let said = |event| S::describe_scoring(&self.0.view(frame.viewer), &typed::<S>(frame), &event);
        read_event::<S>(milestone.stored()).map(said).unwrap_or_default()
    }

    fn poster(&self, frame: &Frame, milestones: &[Seen]) -> Option<Scene<Text>> {
        S::poster(&self.0.view(frame.viewer), &typed::<S>(frame), &read_events::<S>(milestones))
    }

    fn describe_poster(&self, frame: &Frame, milestones: &[Seen]) -> Vec<Text> {
        S::describe_poster(&self.0.view(frame.viewer), &typed::<S>(frame), &read_events::<S>(milestones))
    }

    fn save(&self) -> Value {
        serde_json::to_value(&self.0).expect("a state is plain data")
    }

    fn save_as_text(&self) -> String {
        serde_json::to_string(&self.0).expect("a state is plain data")
    }

    fn digest(&self) -> u64 {
        digest(&self.0)
    }

    fn digest_of_view(&self, viewer: Viewer) -> u64 {
        digest(&self.0.view(viewer))
    }

    fn fork(&self) -> Box<dyn AnyState> {
        Box::new(Typed(self.0.clone()))
    }
}

fn listed<S: State>(state: &S, seat: Seat) -> Vec<S::Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions
}

fn without_asides<S: State>(state: &S, seat: Seat) -> Vec<S::Action> {
    let mut actions = listed(state, seat);
    actions.retain(|action| !S::is_aside(action));
    actions
}

/// A stored event with its type; nothing when it cannot be read any more.
pub(super) fn read_event<S: State>(event: &Value) -> Option<S::Event> {
    serde_json::from_value(event.clone()).ok()
}

fn read_events<S: State>(events: &[Seen]) -> Vec<S::Event> {
    events.iter().filter_map(|it| read_event::<S>(it.stored())).collect()
}

/// The frame with the game's own events and spots.
fn typed<S: Pictures>(frame: &Frame) -> FrameOf<S> {
    frame.read(|event| read_event::<S>(event.stored()), |Spot(spot)| spot.parse().ok())
}

fn erase<S: Words>(illegal: Illegal<S::Refusal>) -> IllegalAction {
    match illegal {
        Illegal::GameOver => IllegalAction::GameOver,
        Illegal::NotYourTurn { to_act } => IllegalAction::NotYourTurn { to_act },
        Illegal::Refused(refusal) => IllegalAction::Refused(S::refuse(&refusal)),
    }
}
