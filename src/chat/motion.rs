//! What the people of a table vote about, in words: that the game goes back, pauses or goes on, or that a seat is somebody's.
//!
//! Whoever is to agree reads exactly what would be undone, as everybody saw it. Deliberately absent: who has to agree, and
//! what comes of it, which the table knows.

use std::fmt;

use pergola_engine::{Seat, Seats};
use pergola_table::{Aim, Command, Dropped, Millis, Person, PersonId, PersonRef, Proposal, Table, TableRefusal, Undoing};
use pergola_text::Text;

use super::{
    buttons::Buttons,
    deputy, limits,
    plain::{Card, Request, Row, Style},
    press::{Address, Origin, Wish},
    refusal::{self, names},
    seat,
    sight::Sight,
    stand_in::{told, told_to},
    turn,
    voice::Voice,
};

/// Room kept on a card for everything but what would be undone.
const FRAME: usize = 900;

/// What concerns everybody at a table. `Display` is how a button's id says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Together {
    /// Undo one's last turn, looking at so many told stories.
    Undo(u64),
    /// Bring back what was undone, looking at so many told stories.
    Redo(u64),
    /// The game is to stand still.
    Pause,
    /// The game is to go on.
    Resume,
    /// Agree to the motion of this number.
    Agree(u64),
    /// Say no to it, or take it back.
    Decline(u64),
    /// Offer a seat to somebody. Typed: no button's id holds it.
    Offer(Seat, Person),
    /// Take the seat one was offered.
    TakeOver,
    /// Make somebody else the table's owner. Typed: no button's id holds it.
    SetOwner(Person),
    /// Be mentioned at scoring rounds and at the end.
    Follow,
    /// Or not any more.
    Unfollow,
}

impl Together {
    /// The words with which a button's id says one.
    pub(super) const WORDS: [&str; 9] =
        ["undo", "redo", "pause", "resume", "agree", "decline", "take-over", "follow", "unfollow"];

    /// Reads what a button's id says: its word, and what follows it.
    pub(super) fn read(word: &str, rest: Option<&str>) -> Option<Together> {
        let number = || rest?.parse().ok().filter(|number: &u64| Some(number.to_string().as_str()) == rest);
        match (word, rest) {
            ("undo", _) => number().map(Together::Undo),
            ("redo", _) => number().map(Together::Redo),
            ("agree", _) => number().map(Together::Agree),
            ("decline", _) => number().map(Together::Decline),
            ("pause", None) => Some(Together::Pause),
            ("resume", None) => Some(Together::Resume),
            ("take-over", None) => Some(Together::TakeOver),
            ("follow", None) => Some(Together::Follow),
            ("unfollow", None) => Some(Together::Unfollow),
            _ => None,
        }
    }

    /// What a button for it says.
    pub(super) fn label(&self) -> Text {
        Text::new(match self {
            Together::Undo(_) => "button-undo-ask",
            Together::Redo(_) => "button-redo",
            Together::Pause => "button-pause",
            Together::Resume => "button-resume",
            Together::Agree(_) => "button-agree",
            Together::Decline(_) => "button-decline",
            Together::TakeOver => "button-take-over",
            Together::Follow => "button-follow",
            Together::Unfollow => "button-unfollow",
            Together::Offer(..) | Together::SetOwner(_) => "button-turn",
        })
    }

    /// What is asked of the table.
    pub(super) fn command(self) -> Command {
        match self {
            Together::Undo(told) => Command::Propose(Proposal::Undo { told }),
            Together::Redo(told) => Command::Propose(Proposal::Redo { told }),
            Together::Pause => Command::Propose(Proposal::Pause),
            Together::Resume => Command::Propose(Proposal::Resume),
            Together::Agree(number) => Command::Agree(number),
            Together::Decline(number) => Command::Decline(number),
            Together::Offer(seat, person) => Command::Propose(Proposal::Seat { seat, person }),
            Together::TakeOver => Command::TakeOver,
            Together::SetOwner(person) => Command::SetOwner(person),
            Together::Follow => Command::Follow,
            Together::Unfollow => Command::Unfollow,
        }
    }
}

impl fmt::Display for Together {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Together::Undo(told) => write!(f, "undo.{told}"),
            Together::Redo(told) => write!(f, "redo.{told}"),
            Together::Agree(number) => write!(f, "agree.{number}"),
            Together::Decline(number) => write!(f, "decline.{number}"),
            Together::Pause => f.write_str("pause"),
            Together::Resume => f.write_str("resume"),
            Together::TakeOver => f.write_str("take-over"),
            Together::Follow => f.write_str("follow"),
            Together::Unfollow => f.write_str("unfollow"),
            // Its button, if there were one, would show what can be done.
            Together::Offer(..) | Together::SetOwner(_) => f.write_str("turn"),
        }
    }
}

/// Somebody wants the others to agree to something; nothing when that is settled.
pub(super) fn card(table: &Table, number: u64) -> Option<Card> {
    let motion = table.motion().filter(|it| it.number == number)?;
    let sight = Sight::public(table);
    let voice = sight.voice();
    let missing = table.missing_for(motion);
    let mut parts = vec![voice.say(&turn::heading(table)), voice.mention(&asked(table, motion.aim, motion.by))];
    parts.extend(table.undoing_of_motion().map(|undoing| undone(&undoing, &sight)));
    let decided = if motion.aim == Aim::Resume { "motion-decided-resume" } else { "motion-decided" };
    let decided = Text::new(decided).list("seats", names(missing)).number("count", missing.len() as i64);
    parts.push(voice.mention(&decided.moment("until", motion.until)));
    parts.extend(table.clocks_stand().then(|| voice.say(&Text::new("motion-clocks-stand"))));
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice };
    Some(Card {
        text: limits::cut(&parts.join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(vec![
            buttons.button(Wish::Together(Together::Agree(number)), Style::Success),
            buttons.button(Wish::Together(Together::Decline(number)), Style::Secondary),
            buttons.button(Wish::Board, Style::Secondary),
        ])],
        ping: missing.iter().filter_map(|seat| actor(table, seat)).collect(),
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    })
}

/// What somebody wants the others to agree to.
fn asked(table: &Table, aim: Aim, by: Seat) -> Text {
    let text = match aim {
        Aim::Undo { turn, .. } => Text::new("motion-undo").number("turn", turn),
        Aim::Redo { turn, .. } => Text::new("motion-redo").number("turn", turn),
        Aim::Pause => Text::new("motion-pause"),
        Aim::Resume => Text::new("motion-resume"),
        Aim::Seat { seat, person } => Text::new("motion-seat").seat("of", seat.0).text("person", name(table, person)),
    };
    text.seat("seat", by.0)
}

/// What would be undone, and what would stay known.
fn undone(undoing: &Undoing, sight: &Sight<'_>) -> String {
    let voice = sight.voice();
    let story = sight.story(&undoing.stories, limits::TEXT - FRAME);
    let mut parts = Vec::new();
    if !story.is_empty() {
        parts.extend([voice.say(&Text::new("undo-what")), story]);
    }
    if !undoing.begun.is_empty() {
        parts.push(voice.say(&Text::new("undo-begun").list("seats", names(undoing.begun))));
    }
    parts.extend(undoing.revealed.then(|| voice.say(&Text::new("undo-revealed"))));
    parts.join("\n")
}

/// Asks whoever wants to go back whether they mean it, with exactly what would be undone; why not, where it cannot be.
pub(super) fn ask_undo(table: &Table, request: &Request) -> Card {
    let own = match seat::own_seat(table, request) {
        seat::Own::Seat(own) => table.undoing(own).map(|undoing| (own, undoing)),
        seat::Own::Resigned => Err(TableRefusal::Resigned),
        seat::Own::None | seat::Own::Deputy(_) => Err(TableRefusal::NotSeated),
    };
    let (own, undoing) = match own {
        Ok(own) => own,
        Err(why) => return seat::note(table, &refusal::text(&why), &[Wish::Board]),
    };
    let sight = Sight::seat(table, own);
    let voice = sight.voice();
    let alone = table.present() == Seats::only(own);
    let question = Text::new(if alone { "undo-ask-alone" } else { "undo-ask" }).number("turn", undoing.turn);
    let parts = [voice.say(&turn::heading(table)), voice.say(&question), undone(&undoing, &sight)];
    let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice };
    let row = vec![
        buttons.button(Wish::Together(Together::Undo(table.told())), Style::Danger),
        buttons.button(Wish::Turn, Style::Secondary),
        buttons.button(Wish::Board, Style::Secondary),
    ];
    Card { text: limits::cut(&parts.join("\n"), limits::TEXT), rows: vec![Row::Buttons(row)], ..seat::about(table) }
}

/// Says that a motion was not carried. Of one that its maker took back in silence, everybody hears too: they were asked.
pub(super) fn dropped(table: &Table, by: Seat, aim: Aim, how: Dropped) -> Card {
    let text = match how {
        Dropped::Declined { seat } => Text::new("motion-declined").seat("seat", seat.0),
        Dropped::Withdrawn => Text::new("motion-withdrawn").seat("seat", by.0),
        Dropped::Lapsed => Text::new("motion-lapsed").seat("seat", by.0),
        Dropped::Impossible => Text::new("motion-impossible"),
    };
    let stays = Text::new(if matches!(aim, Aim::Resume) { "motion-stays-paused" } else { "motion-goes-on" });
    let waited = Text::new("motion-waits").text("what", stays).list("seats", names(table.waits_for()));
    let both = Text::new("motion-dropped").text("why", text).text("what", waited);
    told(table, both, Seats::NONE, &[(Wish::Turn, Style::Primary), (Wish::Board, Style::Secondary)])
}

/// Says that the game stands still; nothing when it goes on already.
pub(super) fn paused(table: &Table) -> Option<Card> {
    let wishes = [(Wish::Together(Together::Resume), Style::Primary), (Wish::Board, Style::Secondary)];
    table.is_paused().then(|| told(table, Text::new("card-paused"), Seats::NONE, &wishes))
}

/// Says that the game goes on, and whom it waits for; nothing when it stands still again.
pub(super) fn resumed(table: &Table, now: Millis) -> Option<Card> {
    let waits = table.waits_for();
    let text = Text::new("card-resumed").list("seats", names(waits));
    let wishes = [(Wish::Turn, Style::Primary), (Wish::Hand, Style::Secondary), (Wish::Board, Style::Secondary)];
    let called = waits.iter().filter_map(|seat| table.called_for(seat, now).cloned()).collect();
    let lines = [Voice::public(table).mention(&text)].into_iter().chain(deputy::playing(table, waits, now));
    (!table.is_paused()).then(|| told_to(table, lines.collect::<Vec<_>>().join("\n"), called, &wishes))
}

/// Offers somebody a seat; nothing when it is taken or offered to another.
pub(super) fn offered(table: &Table, seat: Seat, person: PersonRef) -> Option<Card> {
    let of = |reference, id: &PersonId| table.guests().iter().any(|(it, known)| it == reference && known.id == *id);
    let offer = table.offers().iter().find(|it| it.seat == seat && of(person, &it.person.id))?;
    let (voice, number) = Voice::public_with(table, [&offer.person]);
    let text = Text::new(if offer.given { "card-offered-own" } else { "card-offered" });
    let text = text.seat("of", seat.0).seat("person", number as u8).moment("until", offer.until);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    let take = buttons.button(Wish::Together(Together::TakeOver), Style::Success);
    Some(Card {
        text: limits::cut(&[voice.say(&turn::heading(table)), voice.mention(&text)].join("\n"), limits::TEXT),
        rows: vec![Row::Buttons(vec![take, buttons.button(Wish::Board, Style::Secondary)])],
        ping: vec![offer.person.id.clone()],
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    })
}

/// Says who plays a seat from now on; they are pinged where the game waits for them.
pub(super) fn took_over(table: &Table, seat: Seat) -> Card {
    let waits = table.waits_for().contains(seat) && table.people().contains(seat);
    let id = if waits { "card-took-over-asked" } else { "card-took-over" };
    let ping = if waits { Seats::only(seat) } else { Seats::NONE };
    let text = Text::new(id).number("number", i64::from(seat.0) + 1).seat("seat", seat.0);
    told(table, text, ping, &[(Wish::Turn, Style::Primary), (Wish::Board, Style::Secondary)])
}

/// Says that somebody has left the server, and what the others can do; nothing when they have played since, or a bot plays.
pub(super) fn departed(table: &Table, seat: Seat) -> Option<Card> {
    if !table.departed().contains(seat) || !table.people().contains(seat) {
        return None;
    }
    let missing = table.missing_for_bot(seat);
    if missing.is_empty() {
        let alone = Text::new("card-departed-alone").seat("seat", seat.0);
        return Some(told(table, alone, Seats::NONE, &[(Wish::Board, Style::Secondary)]));
    }
    let text = Text::new("card-departed").seat("seat", seat.0).list("seats", names(missing));
    let wishes = [(Wish::LetBotPlay(seat, true), Style::Danger), (Wish::Board, Style::Secondary)];
    Some(told(table, text.number("count", missing.len() as i64), missing, &wishes))
}

/// That the people vote about something, for a seat's own message.
pub(super) fn line(table: &Table) -> Option<Text> {
    let motion = table.motion()?;
    let missing = names(table.missing_for(motion));
    Some(Text::new("motion-open").text("what", asked(table, motion.aim, motion.by)).list("seats", missing))
}

/// The buttons with which a seat agrees or says no, as long as its agreement is missing.
pub(super) fn row(table: &Table, seat: Seat, buttons: &Buttons<'_>) -> Option<Row> {
    let motion = table.motion().filter(|it| table.missing_for(it).contains(seat))?;
    let agree = buttons.button(Wish::Together(Together::Agree(motion.number)), Style::Success);
    Some(Row::Buttons(vec![agree, buttons.button(Wish::Together(Together::Decline(motion.number)), Style::Secondary)]))
}

/// What whoever proposed something is told, once it stands.
pub(super) fn proposed(table: &Table, proposal: &Proposal) -> Text {
    if let Some(motion) = table.motion() {
        return Text::new("motion-noted").list("seats", names(table.missing_for(motion)));
    }
    match proposal {
        Proposal::Undo { .. } | Proposal::Redo { .. } => Text::new("motion-carried"),
        Proposal::Pause => Text::new("card-paused"),
        Proposal::Resume => Text::new("motion-resumed"),
        Proposal::Seat { person, .. } => Text::new("motion-offered").code("person", &person.name),
    }
}

/// What whoever agreed is told.
pub(super) fn agreed(table: &Table) -> Text {
    match table.motion() {
        Some(motion) => Text::new("motion-agreed").list("seats", names(table.missing_for(motion))),
        None => Text::new("motion-carried"),
    }
}

/// Somebody by the name they have now.
pub(super) fn name(table: &Table, person: PersonRef) -> Text {
    match table.guests().iter().find(|(reference, it)| *reference == person && !it.is_forgotten()) {
        Some((_, person)) => Text::new("name").code("name", &person.name),
        None => Text::new("somebody"),
    }
}

fn actor(table: &Table, seat: Seat) -> Option<PersonId> {
    table.seats().get(seat.index())?.actor().cloned()
}

/// A line that mentions those who follow a table, and who they are: when a scoring round took place, and at the end.
pub(super) fn followers(table: &Table) -> Option<(String, Vec<PersonId>)> {
    // Somebody who was forgotten cannot be mentioned.
    let people: Vec<Person> = table.followers().iter().filter(|it| !it.is_forgotten()).cloned().collect();
    let (voice, first) = Voice::public_with(table, &people);
    let names = (first..first + people.len()).map(|at| Text::new("seat-name").seat("seat", at as u8));
    let line = voice.mention(&Text::new("card-followers").list("people", names));
    (!people.is_empty()).then(|| (line, people.iter().map(|it| it.id.clone()).collect()))
}
