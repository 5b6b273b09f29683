//! The lines of a playthrough, read and played.

use std::fmt::Display;

use pergola::engine::{AnyState, Chance, Chosen, Game, IllegalAction, Options, Seat, Status, Viewer};
use serde_json::{Map, Value};

/// A playthrough: its table and what happens at it.
pub(crate) struct Script<'a> {
    seats: Option<u8>,
    options: Options,
    luck: Vec<String>,
    state: Option<Map<String, Value>>,
    lines: Vec<(usize, &'a str)>,
}

/// What went otherwise than told, and in which line.
pub(crate) type Told<T = ()> = Result<T, String>;

impl<'a> Script<'a> {
    /// Reads the table; the lines after it are read as they are played.
    pub(crate) fn read(text: &'a str) -> Told<Script<'a>> {
        let mut script = Script { seats: None, options: Options::default(), luck: Vec::new(), state: None, lines: Vec::new() };
        for (at, line) in text.lines().enumerate() {
            let at = at + 1;
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            if !script.lines.is_empty() || !script.read_table(line).map_err(|why| in_line(at, line, why))? {
                script.lines.push((at, line));
            }
        }
        Ok(script)
    }

    /// Whether the line belongs to the table.
    fn read_table(&mut self, line: &str) -> Told<bool> {
        if let (true, Some(state)) = (line.starts_with(' '), &mut self.state) {
            read_field(state, line.trim())?;
        } else if let Some(seats) = line.strip_prefix("seats:") {
            self.seats = Some(seats.trim().parse().map_err(|_| "how many seats?")?);
        } else if let Some(options) = line.strip_prefix("options:") {
            self.options = options.split_whitespace().map(read_option).collect::<Told<_>>().map(Options)?;
        } else if let Some(luck) = line.strip_prefix("luck:") {
            self.luck.extend(luck.split_whitespace().map(str::to_owned));
        } else if line.trim() == "state:" {
            self.state = Some(Map::new());
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Plays all lines.
    pub(crate) fn play(&self, game: &dyn Game) -> Told {
        self.play_with(game, |_, line| line.to_owned())
    }

    /// Which lines can be told wrongly without being found out.
    pub(crate) fn idle_lines(&self, game: &dyn Game) -> Vec<&'a str> {
        let wrong = |told: usize| self.play_with(game, |at, line| if at == told { spoiled(line) } else { line.to_owned() });
        self.lines.iter().filter(|(at, _)| wrong(*at).is_ok()).map(|(_, line)| *line).collect()
    }

    fn play_with(&self, game: &dyn Game, line_of: impl Fn(usize, &str) -> String) -> Told {
        let mut played = Playing { state: self.start(game)?, events: Vec::new() };
        for (at, line) in &self.lines {
            played.play(&line_of(*at, line.trim())).map_err(|why| in_line(*at, line, why))?;
        }
        Ok(())
    }

    fn start(&self, game: &dyn Game) -> Told<Box<dyn AnyState>> {
        if let Some(state) = &self.state {
            let saved = Value::Object(state.clone());
            return game.load(game.meta().version, saved).map_err(|why| format!("the state: {why}"));
        }
        let mut chance = Chance::told(self.luck.clone());
        let seats = self.seats.ok_or("neither seats nor a state")?;
        let state = game.start(seats, &self.options, &mut chance).map_err(|why| format!("the table: {}", why.id))?;
        chance.finish().map_err(|why| format!("the luck of the table: {why}"))?;
        Ok(state)
    }
}

fn read_field(state: &mut Map<String, Value>, line: &str) -> Told {
    let (name, value) = line.split_once(": ").ok_or("a field is written as name: JSON")?;
    let value: Value = serde_json::from_str(value).map_err(|why| why.to_string())?;
    match name.strip_suffix("[]") {
        None => {
            state.insert(name.to_owned(), value);
        }
        Some(list) => {
            let list = state.entry(list).or_insert_with(|| Value::Array(Vec::new()));
            list.as_array_mut().ok_or("it is no list")?.push(value);
        }
    }
    Ok(())
}

fn read_option(option: &str) -> Told<(String, Chosen)> {
    let (key, chosen) = option.split_once('=').ok_or("an option is written as key=value")?;
    let chosen = match chosen {
        "true" => Chosen::Toggle(true),
        "false" => Chosen::Toggle(false),
        choice => match choice.strip_prefix('[').and_then(|choices| choices.strip_suffix(']')) {
            Some(choices) => Chosen::Several(choices.split(',').map(str::to_owned).collect()),
            None => Chosen::OneOf(choice.to_owned()),
        },
    };
    Ok((key.to_owned(), chosen))
}

/// The line told wrongly: another value, another refusal, luck that is not met, the contrary.
fn spoiled(line: &str) -> String {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let before = |sign| line.split_once(sign).map_or(line, |(before, _)| before);
    match word {
        "expect" | "told" => format!("{} = \"spoiled\"", before(" = ")),
        "refused" => format!("{} => spoiled", before(" => ")),
        "listed" => format!("unlisted {rest}"),
        "unlisted" => format!("listed {rest}"),
        "choices" => format!("{line}; spoiled"),
        "to" | "scores:" | "ranks:" => format!("{line} 7"),
        "not" => rest.to_owned(),
        _ if line.contains("; luck") => format!("{line} spoiled"),
        _ => format!("{line}; luck spoiled"),
    }
}

/// A game being told.
struct Playing {
    state: Box<dyn AnyState>,
    /// The events of the last action.
    events: Vec<Value>,
}

impl Playing {
    fn play(&mut self, line: &str) -> Told {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "refused" => self.refused(rest),
            "not" => self.not_the_turn(rest),
            "listed" => self.listed(rest, true),
            "unlisted" => self.listed(rest, false),
            "choices" => self.choices(rest),
            "to" => self.waits_for(rest.strip_prefix("act:").ok_or("to act: which seats?")?),
            "expect" => self.expect(rest),
            "told" => self.told(rest),
            "scores:" => self.over(rest, |outcome| outcome.scores.clone()),
            "ranks:" => self.over(rest, |outcome| outcome.ranks.iter().map(|rank| i32::from(*rank)).collect()),
            _ => self.act(line),
        }
    }

    fn act(&mut self, line: &str) -> Told {
        let (action, luck) = line.split_once("; luck").unwrap_or((line, ""));
        let (seat, action) = seat_and(action)?;
        let mut chance = Chance::told(luck.split_whitespace().map(str::to_owned).collect());
        let played = self.state.play(seat, action, &mut chance).map_err(|why| format!("it is refused: {why}"))?;
        chance.finish().map_err(|why| why.to_string())?;
        self.events = played.events;
        Ok(())
    }

    fn refused(&self, line: &str) -> Told {
        let (action, id) = line.split_once(" => ").ok_or("refused with which text?")?;
        let (seat, action) = seat_and(action)?;
        match self.state.check(seat, action) {
            Ok(_) => Err("it is legal".to_owned()),
            Err(IllegalAction::Refused(text)) if text.id == id.trim() => Ok(()),
            Err(why) => Err(format!("it is refused otherwise: {why}")),
        }
    }

    fn not_the_turn(&self, line: &str) -> Told {
        let (seat, action) = seat_and(line)?;
        match self.state.check(seat, action) {
            Err(IllegalAction::NotYourTurn { .. }) => Ok(()),
            Err(why) => Err(format!("it is refused otherwise: {why}")),
            Ok(_) => Err("it is legal".to_owned()),
        }
    }

    fn listed(&self, line: &str, expected: bool) -> Told {
        let (seat, action) = seat_and(line)?;
        let listed = self.state.legal_actions(seat);
        same(&listed.iter().any(|it| it == action), &expected, || format!("listed are {}", listed.join("; ")))
    }

    fn choices(&self, line: &str) -> Told {
        let (seat, choices) = line.split_once(':').ok_or("which choices?")?;
        let choices: Vec<_> = choices.split(';').map(|it| it.trim().to_owned()).filter(|it| !it.is_empty()).collect();
        let listed = self.state.legal_actions(read_seat(seat)?);
        same(&listed, &choices, || format!("listed are {}", listed.join("; ")))
    }

    fn waits_for(&self, seats: &str) -> Told {
        let expected = seats.split_whitespace().map(read_seat).collect::<Told<_>>()?;
        let waits_for = self.state.status().waits_for();
        same(&waits_for, &expected, || format!("play waits for {waits_for:?}, counted from 0"))
    }

    fn expect(&self, line: &str) -> Told {
        let (path, value) = line.split_once(" = ").ok_or("expect what?")?;
        let (within, path) = match path.split_once(' ') {
            Some(("public", path)) => (self.state.view(Viewer::Everyone), path),
            Some(("seat", rest)) => {
                let (seat, path) = rest.split_once(' ').ok_or("which path?")?;
                (self.state.view(Viewer::Seat(read_seat(seat)?)), path)
            }
            _ => (self.state.save(), path),
        };
        let found = look_up(&within, path).ok_or_else(|| format!("there is nothing at {path}"))?;
        same(&found, &read_json(value)?, || format!("it is {found}"))
    }

    fn told(&self, line: &str) -> Told {
        let (path, value) = line.split_once(" = ").ok_or("told what?")?;
        let value = read_json(value)?;
        let found: Vec<_> = self.events.iter().filter_map(|event| look_up(event, path)).collect();
        same(&found.contains(&value), &true, || format!("told is {}", Value::from(found.clone())))
    }

    fn over(&self, line: &str, of: impl Fn(&pergola::engine::Outcome) -> Vec<i32>) -> Told {
        let expected: Vec<i32> = line.split_whitespace().map(|it| it.parse().map_err(|_| "which?")).collect::<Result<_, _>>()?;
        match self.state.status() {
            Status::Over(outcome) => same(&of(&outcome), &expected, || format!("they are {:?}", of(&outcome))),
            Status::ToAct { .. } => Err("the game is not over".to_owned()),
        }
    }
}

/// What lies at a path such as `players.0.hand`, or how long it is for `players.0.hand.#`.
fn look_up(within: &Value, path: &str) -> Option<Value> {
    let mut found = within;
    for part in path.split('.') {
        found = match (part, found) {
            ("#", Value::Array(list)) => return Some(list.len().into()),
            ("#", Value::Object(fields)) => return Some(fields.len().into()),
            (part, Value::Array(list)) => list.get(part.parse::<usize>().ok()?)?,
            (part, Value::Object(fields)) => fields.get(part)?,
            _ => return None,
        };
    }
    Some(found.clone())
}

fn seat_and(line: &str) -> Told<(Seat, &str)> {
    let (seat, action) = line.trim().split_once(' ').ok_or("which seat does what?")?;
    Ok((read_seat(seat)?, action.trim()))
}

fn read_seat(number: &str) -> Told<Seat> {
    number.trim().parse().map_err(|_| format!("{number} is no seat"))
}

fn read_json(value: &str) -> Told<Value> {
    serde_json::from_str(value).map_err(|why| why.to_string())
}

fn same<T: PartialEq>(found: &T, expected: &T, why: impl Fn() -> String) -> Told {
    if found == expected { Ok(()) } else { Err(why()) }
}

fn in_line(at: usize, line: &str, why: impl Display) -> String {
    format!("line {at}, {}: {why}", line.trim())
}
