//! The lobby's card: who sits, what is played, and what can be changed before the game begins.
//!
//! Everybody sees it and anybody may join; options, bots, seats, start and close are the owner's, and the table says so to
//! others. Deliberately absent: any game's variants, which come from its fixed facts.

use pergola_engine::Seat;
use pergola_table::{Holder, Invitation, Millis, PersonId, Phase, SUBSTITUTE, Table};
use pergola_text::Text;

use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::{Origin, Wish},
        limits,
        plain::{Card, MenuChoice, Request, Row, Style},
        voice::Voice,
    },
    sight::{clock, message, variants},
    wishes::{leaving::Leaving, lobby::LobbyWish, reading::RulesHere, time::TimeWish},
};

/// The lobby's card, for everybody.
pub(crate) fn card(table: &Table, now: Millis) -> Card {
    card_by(&Voice::public(table), table, Origin::Card, now)
}

/// The same for one person.
pub(crate) fn private(table: &Table, request: &Request) -> Card {
    card_by(&Voice::private(table, request.language()), table, Origin::Private, request.at)
}

fn card_by(voice: &Voice, table: &Table, origin: Origin, now: Millis) -> Card {
    let buttons = Buttons { table: Address::of(table), origin, voice };
    let mut first = vec![
        buttons.button(LobbyWish::Join, Style::Primary),
        buttons.button(LobbyWish::AddBot(SUBSTITUTE.to_owned()), Style::Secondary),
        buttons.button(LobbyWish::Start, Style::Success),
        buttons.button(LobbyWish::Leave, Style::Secondary),
    ];
    let has_bot = table.seats().iter().any(|holder| holder.bot.is_some());
    first.extend(has_bot.then(|| buttons.button(LobbyWish::RemoveBot, Style::Secondary)));
    let mut rows = vec![Row::Buttons(first)];
    rows.extend(buttons.menus("own", &Text::new("ask-own"), variants::own_choices(table, &buttons)));
    rows.extend(buttons.menus("options", &Text::new("ask-options"), variants::choices(table, &buttons)));
    rows.extend(buttons.menus("seats", &Text::new("ask-seats"), seat_choices(table, &buttons)));
    rows.push(Row::Buttons(vec![buttons.button(RulesHere, Style::Secondary), buttons.button(TimeWish::Ask, Style::Secondary)]));
    Card { text: text(table, voice, now), rows, table: Some(table.id()), revision: table.revision(), ..Card::default() }
}

/// The lobby's card once the game has begun: who plays what.
fn begun(voice: &Voice, table: &Table) -> Card {
    let text = [text(table, voice, 0), voice.say(&Text::new("lobby-begun"))].join("\n\n");
    Card { text: limits::cut(&text, limits::TEXT), table: Some(table.id()), revision: table.revision(), ..Card::default() }
}

fn text(table: &Table, voice: &Voice, now: Millis) -> String {
    let title = Text::of(format!("{}-title", table.game().meta().key));
    let mut lines = vec![voice.say(&Text::new("lobby-title").text("game", title).number("table", table.id().0 as i64))];
    let variant = variants::chosen_texts(table);
    if !variant.is_empty() {
        lines.push(voice.say(&Text::new("lobby-variant").list("options", variant)));
    }
    lines.extend(clock::limit_text(table).map(|limit| voice.say(&limit)));
    for (seat, holder) in Seat::all(table.capacity()).zip(table.seats()) {
        lines.push(voice.mention(&seat_line(table, seat, holder)));
    }
    if table.phase() == Phase::Lobby {
        lines.extend(waiting_lines(table, now).iter().map(|line| voice.mention(line)));
    }
    limits::cut(&lines.join("\n"), limits::TEXT)
}

fn seat_line(table: &Table, seat: Seat, holder: &Holder) -> Text {
    let id = match (&holder.person, &holder.bot) {
        (_, Some(_)) => "lobby-bot",
        (Some(person), None) if table.owner() == Some(&person.id) => "lobby-owner",
        (Some(_), None) => "lobby-person",
        (None, None) => "lobby-empty",
    };
    let line = Text::new(id).number("number", i64::from(seat.0) + 1).seat("seat", seat.0);
    holder.bot.iter().fold(line, |line, bot| line.text("plays", Text::of(format!("bot-{}", bot.key))))
}

/// For whom seats are kept, how many are free, and how people will be seated.
fn waiting_lines(table: &Table, now: Millis) -> Vec<Text> {
    let of_seat = |(seat, invitation): (usize, &Invitation)| {
        let id = if invitation.until > now { "lobby-kept" } else { "lobby-kept-no-more" };
        Text::new(id).number("number", seat as i64 + 1).seat("seat", seat as u8)
    };
    let mut lines: Vec<Text> = (taken(table)..).zip(table.invited()).map(of_seat).collect();
    let kept = table.invited().iter().filter(|invitation| invitation.until > now).count();
    let free = usize::from(table.capacity()).saturating_sub(taken(table) + kept);
    if free > 0 {
        lines.push(Text::new("lobby-free").number("free", free as i64));
        if taken(table) >= table.game().meta().seats.0.into() {
            lines.push(Text::new("lobby-start-with").number("seats", taken(table) as i64));
        }
    }
    if table.opening().shuffled {
        lines.push(Text::new("lobby-shuffled"));
    }
    if table.opening().unaided {
        lines.push(Text::new("lobby-unaided"));
    }
    lines
}

fn taken(table: &Table) -> usize {
    table.seats().iter().filter(|holder| holder.person.is_some() || holder.bot.is_some()).count()
}

/// How many seats there can be, which bots, how people are seated, whose seat can be freed, and last that the table is closed.
fn seat_choices(table: &Table, buttons: &Buttons<'_>) -> Vec<MenuChoice> {
    let (least, most) = table.game().meta().seats;
    let chosen = |wish: LobbyWish, label: &Text, about: &str, chosen: bool| {
        buttons.choice(wish, label, chosen).map(|it| buttons.explained(it, &Text::of(format!("about-{about}"))))
    };
    let seats = |seats: u8| {
        let label = Text::new("choice-seats").number("seats", seats);
        chosen(LobbyWish::Seats(seats), &label, "seats", seats == table.capacity())
    };
    let bot = |key: &str| {
        let label = Text::new("choice-bot").text("bot", Text::of(format!("bot-{key}")));
        chosen(LobbyWish::AddBot(key.to_owned()), &label, &format!("bot-{key}"), false)
    };
    // Only what is not so already, as with every switch.
    let shuffled = !table.opening().shuffled;
    let order = if shuffled { "order-drawn" } else { "order-kept" };
    let unaided = !table.opening().unaided;
    let hints = if unaided { "hints-none" } else { "hints" };
    let switch = |wish: LobbyWish, key: &str| chosen(wish, &Text::of(format!("choice-{key}")), key, false);
    let free = |(seat, person): (Seat, &PersonId)| {
        let label = Text::new("choice-free").number("number", i64::from(seat.0) + 1).seat("seat", seat.0);
        chosen(LobbyWish::Free(person.clone()), &label, "free", false)
    };
    let close = buttons.choice(Leaving::AskClose, &Leaving::AskClose.label(), false);
    let all = (least..=most).map(seats).chain(table.bots().levels.iter().map(|it| bot(it.key())));
    let all = all.chain([switch(LobbyWish::Shuffle(shuffled), order), switch(LobbyWish::Unaided(unaided), hints)]);
    let all = all.chain(freeable(table).into_iter().map(free));
    all.chain([close.map(|it| buttons.explained(it, &Text::new("about-close")))]).flatten().collect()
}

/// The people whose seat the owner can free: all but the owner, and those a seat is kept for, who are listed after them.
fn freeable(table: &Table) -> Vec<(Seat, &PersonId)> {
    let seated = table.seats().iter().map(|holder| holder.person.as_ref());
    let people = seated.chain(table.invited().iter().map(|it| Some(&it.person)));
    let seats = people.enumerate().filter_map(|(at, person)| Some((Seat(at as u8), &person?.id)));
    seats.filter(|(_, person)| table.owner() != Some(*person)).collect()
}

/// The lobby's card, and what it becomes when the game has begun or the table is closed.
pub(super) fn as_it_is(table: &Table, origin: Origin, request: &Request) -> Card {
    let voice = if origin == Origin::Card { Voice::public(table) } else { Voice::private(table, request.language()) };
    match table.phase() {
        Phase::Lobby => card_by(&voice, table, origin, request.at),
        Phase::Playing | Phase::Over => begun(&voice, table),
        Phase::Closed(why) => message::closed_by(&voice, table, why),
    }
}
