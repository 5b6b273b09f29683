//! Which of the things one can do are different ideas: a building bought for this money or that, or put here or there, is one.
//!
//! Deliberately absent: how good they are, which is known before.

use pergola_engine::{Choice, Spot, Step, search::Forecast};
use pergola_text::{Arg, Text};

/// What a step is about: its place in the picture, or what it is called where it has none.
#[derive(PartialEq)]
enum About<'a> {
    Place(&'a Spot),
    Called(&'a Text),
}

/// The best of each idea, as many as this at most, in their order: an idea is where the ways to them part.
pub(super) fn ideas<'a>(forecasts: &'a [Forecast<String>], listed: &[Choice], most: usize) -> Vec<&'a Forecast<String>> {
    let path = |forecast: &Forecast<String>| {
        let choice = listed.iter().find(|choice| choice.action == forecast.action);
        choice.map_or(&[][..], |choice| choice.path.as_slice())
    };
    let idea = |depth: usize, forecast: &Forecast<String>| path(forecast).get(depth).map(about);
    let longest = forecasts.iter().map(|it| path(it).len()).max().unwrap_or_default();
    let parts = |depth: &usize| forecasts.iter().any(|it| idea(*depth, it) != idea(*depth, &forecasts[0]));
    let depth = (0..longest).find(parts).unwrap_or(longest);
    let mut best: Vec<&Forecast<String>> = Vec::new();
    for forecast in forecasts {
        if depth == longest || best.iter().all(|it| idea(depth, it) != idea(depth, forecast)) {
            best.push(forecast);
        }
    }
    best.truncate(most);
    best
}

/// Where the ways to these actions part: of each the first place that is not on the way to all, or its last.
pub(super) fn partings(actions: &[&str], listed: &[Choice]) -> Vec<Option<Spot>> {
    let places = |action: &&str| -> Vec<Spot> {
        let choice = listed.iter().find(|choice| choice.action == *action);
        choice.into_iter().flat_map(|choice| choice.path.iter().filter_map(|step| step.spot.clone())).collect()
    };
    let all: Vec<Vec<Spot>> = actions.iter().map(places).collect();
    let own = |places: &Vec<Spot>| {
        let is_own = |place: &&Spot| !all.iter().all(|other| other.contains(*place));
        places.iter().find(is_own).or(places.last()).cloned()
    };
    all.iter().map(own).collect()
}

fn about(step: &Step) -> About<'_> {
    step.spot.as_ref().map_or(About::Called(&step.text), About::Place)
}

/// Whether a text says a number of points.
pub(super) fn names_points(text: &Text) -> bool {
    text.args.iter().any(|(name, arg)| match arg {
        Arg::Text(text) => names_points(text),
        Arg::List(texts) => texts.iter().any(names_points),
        Arg::Number(_) => name == "points",
        Arg::Seat(_) | Arg::Code(_) | Arg::Mention { .. } | Arg::Moment(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use pergola_engine::END;

    use super::*;

    /// What leads to an action: entries of a menu, some of which stand at a place: `a@place`.
    fn choice(action: &str, path: &[&'static str]) -> Choice {
        let step = |entry: &&'static str| {
            let (text, place) = entry.split_once('@').map_or((*entry, None), |(text, place)| (text, Some(place)));
            let spot = place.map(|it| Spot(it.to_owned()));
            Step { text: Text::new(text), spot, standing: Default::default(), reading: [0; 3] }
        };
        Choice { action: action.to_owned(), path: path.iter().map(step).collect() }
    }

    fn told(listed: &[Choice], forecasts: &[&str]) -> Vec<String> {
        let forecast = |action: &&str| Forecast {
            action: (*action).to_owned(),
            gains: Vec::new(),
            leads: Vec::new(),
            standings: Vec::new(),
        };
        let forecasts: Vec<_> = forecasts.iter().map(forecast).collect();
        ideas(&forecasts, listed, 3).into_iter().map(|it| it.action.clone()).collect()
    }

    #[test]
    fn of_an_idea_only_the_best_is_told() {
        let listed = [
            choice("a1", &["a", "one"]),
            choice("a2", &["a", "two"]),
            choice("b", &["b"]),
            choice("c1", &["c", "one"]),
            choice("d", &["d"]),
        ];
        assert_eq!(told(&listed, &["a2", "a1", "b", "c1", "d"]), ["a2", "b", "c1"]);
        assert_eq!(told(&listed, &["a2", "a1", END]), ["a2", END], "to end the turn is an idea of its own");
        assert_eq!(told(&listed, &["a2", "a1"]), ["a2", "a1"], "nothing else can be done");
        let exact = [choice("x", &["with 5@tile"]), choice("y", &["with 2 and 3@tile"]), choice("z", &["with 5@other"])];
        assert_eq!(told(&exact, &["x", "y", "z"]), ["x", "z"], "what is bought is the idea, and not with what");
        let planted = [
            choice("north-1", &["tile", "north@n", "turned"]),
            choice("north-0", &["tile", "north@n", "straight"]),
            choice("south", &["tile", "south@s", "straight"]),
        ];
        assert_eq!(told(&planted, &["north-1", "north-0", "south"]), ["north-1", "south"], "there is only one tile");
        assert_eq!(told(&listed, &["b"]), ["b"]);
        assert_eq!(told(&listed, &[]), Vec::<String>::new());
    }

    #[test]
    fn ways_part_where_they_have_places_of_their_own() {
        let listed = [
            choice("north", &["tile@t", "north@n", "turned@r"]),
            choice("south", &["tile@t", "south@s", "turned@r"]),
            choice("also-north", &["tile@t", "north@n", "straight@q"]),
            choice("pass", &["pass"]),
        ];
        let parted = |actions: &[&str]| -> Vec<String> {
            let places = partings(actions, &listed).into_iter();
            places.map(|place| place.map_or_else(String::new, |Spot(spot)| spot)).collect()
        };
        assert_eq!(parted(&["north", "south"]), ["n", "s"]);
        assert_eq!(parted(&["north", "also-north"]), ["r", "q"]);
        assert_eq!(parted(&["north", "pass", END]), ["t", "", ""]);
        assert_eq!(parted(&["north"]), ["r"], "who is alone parts from nobody");
    }

    #[test]
    fn points_are_found_wherever_they_are_said() {
        let says = Text::new("says").number("points", 3);
        assert!(names_points(&says));
        assert!(names_points(&Text::new("front").text("front", says.clone())));
        assert!(names_points(&Text::new("gains").list("gains", vec![Text::new("none"), says])));
        assert!(!names_points(&Text::new("sums").number("sums", 3)));
    }
}
