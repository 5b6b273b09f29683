//! Which of the things one can do are different ideas: a building bought for this money or that, or put here or there, is one.
//!
//! Deliberately absent: how good they are, which is known before.

use pergola_engine::{Choice, Step, search::Forecast};
use pergola_text::{Arg, Text};

/// The best of each idea, as many as this at most, in their order. Where all are one idea, its parts are told apart.
pub(super) fn ideas<'a>(forecasts: &'a [Forecast<String>], listed: &[Choice], most: usize) -> Vec<&'a Forecast<String>> {
    let idea = |forecast: &Forecast<String>| -> Option<Text> {
        let choice = listed.iter().find(|choice| choice.action == forecast.action)?;
        choice.path.first().map(|Step { text, .. }| text.clone())
    };
    let mut known: Vec<Option<Text>> = Vec::new();
    let mut best = Vec::new();
    for forecast in forecasts {
        let idea = idea(forecast);
        if !known.contains(&idea) {
            known.push(idea);
            best.push(forecast);
        }
    }
    if best.len() < 2 {
        best = forecasts.iter().collect();
    }
    best.truncate(most);
    best
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

    /// What leads to an action: entries of a menu.
    fn choice(action: &str, path: &[&'static str]) -> Choice {
        let step = |id: &&'static str| Step { text: Text::new(id), spot: None, standing: Default::default(), reading: [0; 3] };
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
        assert_eq!(told(&listed, &["b"]), ["b"]);
        assert_eq!(told(&listed, &[]), Vec::<String>::new());
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
