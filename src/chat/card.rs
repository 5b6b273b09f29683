//! The table's cards: what everybody sees of a table, rendered when it is sent.
//!
//! A notice says what it is about; the card says how things stand when it leaves. A turn's card pings those the game waits
//! for and tells what happened since their last turn; a scoring round and the end have pictures of their own, in place of
//! the board's; the last ones close. Deliberately absent: anything a seat alone may know, since a card is made of what
//! everybody sees.

use pergola_engine::{Seat, Seats, Seen, Viewer};
use pergola_table::{Millis, Notice, NoticeKind, PersonId, PersonRef, Phase, Table, TurnStory};
use pergola_text::Text;

use crate::{
    features::{deputy, follow, lobby, stand_in, time, votes},
    seam::{
        address::Address,
        buttons::Buttons,
        ids::{Origin, Wish},
        limits,
        plain::{Card, Row, Style},
        voice::Voice,
    },
    sight::{
        Sight, awaited, clock, message,
        names::names,
        outcome::{standings, winners},
        questions, title,
    },
    wishes::{
        advice::AdviceAsked, board::Glance, leaving::Leaving, lobby::LobbyWish, past::Recollection, reading::RulesHere,
        together::Together,
    },
};

/// Room kept for a card's heading and its last line.
const FRAME: usize = 600;

/// The card of a notice as the table is now, at this moment; none when there is nothing left to say.
pub fn card(table: &Table, notice: &Notice, now: Millis) -> Option<Card> {
    Some(questions::below(own_card(table, notice, now)?, table, now))
}

/// The same in another channel than the table's, where it tells all of a server what concerns one table: that a substitute is
/// sought there. None of all others.
pub fn sought_elsewhere(table: &Table, notice: &Notice) -> Option<Card> {
    let NoticeKind::SubstituteSought { seat, number } = notice.kind else { return None };
    let card = (table.phase() == Phase::Playing).then(|| votes::search::sought(table, seat, number))??;
    let place = format!("<#{}>", table.place().channel);
    let text = [Voice::public(table).say(&Text::new("card-sought-at")), place].join(" ");
    Some(Card { text: limits::cut(&[card.text, text].join("\n"), limits::TEXT), ..card })
}

/// The card of a notice, without what is asked at the table besides.
pub(crate) fn own_card(table: &Table, notice: &Notice, now: Millis) -> Option<Card> {
    let phase = table.phase();
    let playing = |card: &dyn Fn() -> Option<Card>| if phase == Phase::Playing { card() } else { None };
    match &notice.kind {
        NoticeKind::Lobby => (phase == Phase::Lobby).then(|| lobby::card::card(table, now)),
        NoticeKind::Invited { people } => (phase == Phase::Lobby).then(|| invitation(table, people, now)),
        NoticeKind::Left { seat } => playing(&|| left_card(table, *seat)),
        NoticeKind::CameBack { seat } => playing(&|| Some(came_back_card(table, *seat))),
        NoticeKind::Reminder { seat } => playing(&|| time::reminder(table, *seat, now)),
        NoticeKind::TimeOver { seat } => playing(&|| time::over(table, *seat, now)),
        NoticeKind::BotWanted { seat } => playing(&|| stand_in::wanted(table, *seat)),
        NoticeKind::VotedOut { seat } => playing(&|| stand_in::voted_out(table, *seat)),
        NoticeKind::Motion { number } => playing(&|| votes::motion::card(table, *number)),
        NoticeKind::MotionDropped { by, how, .. } => playing(&|| Some(votes::motion::dropped(table, *by, *how))),
        NoticeKind::SeatOffered { seat, person } => playing(&|| votes::seat::offered(table, *seat, *person)),
        NoticeKind::OfferTakenBack { seat } => playing(&|| votes::seat::taken_back(table, *seat)),
        NoticeKind::SubstituteSought { seat, number } => playing(&|| votes::search::sought(table, *seat, *number)),
        NoticeKind::SearchEnded { seat, how } => playing(&|| votes::search::ended(table, *seat, *how)),
        NoticeKind::TookOver { seat } => playing(&|| Some(votes::seat::took_over(table, *seat))),
        NoticeKind::Away { seat } => playing(&|| stand_in::away(table, *seat, now)),
        NoticeKind::Departed { seat } => playing(&|| stand_in::departed(table, *seat)),
        NoticeKind::RulesChanged { from } => playing(&|| Some(rules_changed(table, *from))),
        NoticeKind::DeputyAsked { seat, person, instead_of } => playing(&|| deputy::asked(table, *seat, *person, *instead_of)),
        NoticeKind::DeputyAgreed { seat, instead_of } => playing(&|| deputy::agreed(table, *seat, *instead_of, now)),
        NoticeKind::DeputyEnded { seat, person, how } => playing(&|| deputy::ended(table, *seat, *person, *how)),
        NoticeKind::DeputyCalled { seat } => playing(&|| deputy::called(table, *seat, now)),
        NoticeKind::Paused => playing(&|| votes::pause::paused(table)),
        NoticeKind::PauseEnds => playing(&|| votes::pause::ends(table)),
        NoticeKind::PauseOver => playing(&|| votes::pause::resumed(table, true, now)),
        NoticeKind::Resumed => playing(&|| votes::pause::resumed(table, false, now)),
        NoticeKind::Vote { seat } => playing(&|| vote_card(table, *seat)),
        NoticeKind::VoteTakenBack { seat } => playing(&|| vote_taken_back_card(table, *seat)),
        NoticeKind::Turn { ping } => playing_or_over(table, notice, &|| turn_card(table, *ping, notice, now)),
        NoticeKind::Overdue { ping } => playing_or_over(table, notice, &|| {
            Some(turn_card(table, *ping, notice, now).unwrap_or_else(|| quiet_card(table, notice, now)))
        }),
        NoticeKind::Board | NoticeKind::Scoring => playing_or_over(table, notice, &|| Some(quiet_card(table, notice, now))),
        NoticeKind::Over => playing_or_over(table, notice, &|| None),
        NoticeKind::Closed => match phase {
            Phase::Closed(why) => Some(message::closed(table, why)),
            Phase::Lobby | Phase::Playing | Phase::Over => None,
        },
    }
}

/// This card of a running game; when it is over meanwhile, the final scoreboard.
fn playing_or_over(table: &Table, notice: &Notice, playing: &dyn Fn() -> Option<Card>) -> Option<Card> {
    match table.phase() {
        Phase::Playing => playing(),
        Phase::Over => over_card(table, Some(notice)),
        Phase::Lobby | Phase::Closed(_) => None,
    }
}

/// What a place of the table's own is called: its game and number, at most 100 characters.
pub fn title(table: &Table) -> String {
    limits::cut(&Voice::public(table).plain(&title::heading_in_list(table)), limits::TITLE)
}

/// The card a table would be shown by now, pinging those the game waits for; for whoever opens a page. What is asked there
/// besides stands in cards of its own ([`open_questions`](crate::cards::open_questions)).
pub fn present_card(table: &Table, now: Millis) -> Option<Card> {
    match table.phase() {
        _ if table.is_private() => None,
        Phase::Lobby => Some(lobby::card::card(table, now)),
        Phase::Playing => {
            let (ping, told) = (people(table, table.waits_for()), table.told().checked_sub(1));
            Some(board_card(table, ping, &table.last_turn(Viewer::Everyone), told, now))
        }
        Phase::Over => over_card(table, None),
        Phase::Closed(_) => None,
    }
}

/// The lobby's card, which pings those of these people a seat is still kept for.
fn invitation(table: &Table, people: &[PersonRef], now: Millis) -> Card {
    let kept = table.invited_among(people);
    Card { ping: kept.map(|it| it.id.clone()).collect(), ..lobby::card::card(table, now) }
}

/// Somebody left, and a bot plays for them; nothing when they are back already.
fn left_card(table: &Table, seat: Seat) -> Option<Card> {
    let occupant = table.seats().get(seat.index())?;
    let (bot, person) = (occupant.bot.as_ref()?, occupant.person.as_ref().filter(|it| !it.is_forgotten())?);
    let (name, plays) = (Text::of(format!("bot-name-{}", bot.name)), Text::of(format!("bot-{}", bot.key)));
    let text = Text::new("card-left").code("person", &person.name).text("bot", name).text("plays", plays);
    Some(said(table, text, Seats::NONE, &[&Glance::Board]))
}

/// Somebody came back, or does when the bot has ended its turn.
fn came_back_card(table: &Table, seat: Seat) -> Card {
    let id = if table.people().contains(seat) { "card-came-back" } else { "card-coming-back" };
    said(table, Text::new(id).seat("seat", seat.0), Seats::NONE, &[&Glance::Board])
}

/// Somebody wants to close the table; those who have to agree are pinged. Nothing when the vote was taken back.
fn vote_card(table: &Table, seat: Seat) -> Option<Card> {
    let missing = table.missing_votes();
    let votes = table.votes_to_close();
    let text = Text::new("card-vote").seat("seat", seat.0).list("seats", names(missing)).number("count", missing.len() as i64);
    votes.contains(seat).then(|| said(table, text, missing, &[&Leaving::AskClose, &Glance::Board]))
}

/// Somebody wants to play on after all; nothing when they have changed their mind again.
fn vote_taken_back_card(table: &Table, seat: Seat) -> Option<Card> {
    let text = Text::new("card-vote-taken-back").seat("seat", seat.0);
    (!table.votes_to_close().contains(seat)).then(|| said(table, text, Seats::NONE, &[&Glance::Board]))
}

/// Says how the rules of a running game have changed with an update.
fn rules_changed(table: &Table, from: u16) -> Card {
    let game = table.game().meta().key;
    let voice = Voice::public(table);
    let change = |number: u16| format!("• {}", voice.say(&Text::of(format!("{game}-rules-change-{number}"))));
    let card = said(table, Text::new("card-rules-changed"), Seats::NONE, &[&RulesHere, &Glance::Board]);
    let lines: Vec<String> = [card.text].into_iter().chain((from + 1..=table.opening().rules).map(change)).collect();
    Card { text: limits::cut(&lines.join("\n"), limits::TEXT), ..card }
}

/// A sentence to everybody at a table, which mentions people.
fn said(table: &Table, text: Text, ping: Seats, wishes: &[&dyn Wish]) -> Card {
    let voice = Voice::public(table);
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice: &voice };
    let row = wishes.iter().map(|wish| buttons.button(wish, Style::Secondary)).collect();
    Card {
        text: [voice.say(&title::heading(table)), voice.mention(&text)].join("\n"),
        rows: vec![Row::Buttons(row)],
        ping: ping.iter().filter_map(|seat| person(table, seat).cloned()).collect(),
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    }
}

fn turn_card(table: &Table, ping: Seats, notice: &Notice, now: Millis) -> Option<Card> {
    let waited = people(table, ping.iter().filter(|seat| table.waits_for().contains(*seat)).collect());
    if waited.is_empty() {
        return None;
    }
    Some(board_card(table, waited, &with_untold(table, notice, since_turns_of(table, waited)), notice.told, now))
}

/// The board for everybody, which pings nobody.
fn quiet_card(table: &Table, notice: &Notice, now: Millis) -> Card {
    board_card(table, Seats::NONE, &with_untold(table, notice, table.last_turn(Viewer::Everyone)), notice.told, now)
}

/// These last stories, and all that no card has told before this notice's.
fn with_untold(table: &Table, notice: &Notice, stories: Vec<TurnStory<Seen>>) -> Vec<TurnStory<Seen>> {
    let untold = notice.told.map(|told| table.stories_since(told)).unwrap_or_default();
    if untold.len() > stories.len() { untold } else { stories }
}

/// The board, or a scoring round that has just taken place, with a story, and whom the game waits for: these are pinged. Of
/// whoever has played on after so many told stories, instead of answering whether the game is to go back, that is said.
fn board_card(table: &Table, ping: Seats, turns: &[TurnStory<Seen>], told: Option<u64>, now: Millis) -> Card {
    // In a pause nobody is called to anything.
    let ping = if table.is_paused() { Seats::NONE } else { ping };
    let sight = Sight::public(table);
    let voice = sight.voice();
    let waits = if ping.is_empty() { table.waits_for() } else { ping };
    // Whoever has answered it already is not asked again, but called to what follows.
    let question = ping.iter().find_map(|seat| table.question_to(seat));
    let last = match question {
        Some(question) => Text::new("card-asked").text("question", question).list("seats", names(waits)),
        None if ping.is_empty() => awaited::public(table, waits, now),
        None => Text::new("card-turn").list("seats", names(waits)),
    };
    let last = if ping.is_empty() { voice.say(&last) } else { voice.mention(&last) };
    let story = sight.story(turns, limits::TEXT - FRAME);
    let time = clock::until(table, people(table, waits), now).iter().map(|line| voice.say(line)).collect::<Vec<_>>().join("\n");
    // Told to everybody anew, but shown only once: the next card shows the board again.
    let latest = table.last_turn(Viewer::Everyone);
    let scored = latest.iter().flat_map(|turn| &turn.events).rfind(|event| table.game().is_milestone(event.stored()));
    let scored = scored.filter(|_| !table.can_redo());
    let followers = scored.and_then(|_| follow::followers(table));
    let undone = || voice.say(&Text::new("card-undone").number("turn", table.turns()));
    let back = table.can_redo().then(undone).unwrap_or_default();
    let told_to = followers.as_ref().map(|(line, _)| line.clone()).unwrap_or_default();
    let absent = awaited::absent(table, ping, now).join("\n");
    let overtaken = table.overtaken().filter(|it| told.is_some_and(|told| told < it.told));
    let overtaken = overtaken.map(|it| voice.say(&votes::motion::overtaken(it))).unwrap_or_default();
    let parts = [voice.say(&title::heading(table)), back, overtaken, story, last, absent, time, told_to];
    let text = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n");
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice };
    let mut row = vec![
        buttons.button(Glance::Turn, Style::Primary),
        buttons.button(Glance::Hand, Style::Secondary),
        buttons.button(Glance::Board, Style::Secondary),
        buttons.button(RulesHere, Style::Secondary),
    ];
    row.extend(table.can_redo().then(|| buttons.button(Together::Redo(table.told()), Style::Secondary)));
    row.push(buttons.button(Glance::More(table.revision()), Style::Secondary));
    let rows = row.chunks(limits::BUTTONS).map(|row| Row::Buttons(row.to_vec())).collect();
    let called = ping.iter().filter_map(|seat| table.called_for(seat, now).cloned());
    let (picture, beside) = sight.pictures((Vec::new(), Vec::new()), scored);
    Card {
        text: limits::cut(&text, limits::TEXT),
        picture,
        beside,
        seat: ping.iter().next(),
        rows,
        ping: called.chain(followers.into_iter().flat_map(|(_, people)| people)).collect(),
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    }
}

/// The final scoreboard, with what no card has told before.
fn over_card(table: &Table, notice: Option<&Notice>) -> Option<Card> {
    let sight = Sight::public(table);
    let voice = sight.voice();
    let outcome = table.outcome()?;
    let mut parts = vec![voice.say(&title::heading(table)), voice.say(&winners(&outcome))];
    parts.extend(standings(&outcome).iter().map(|line| voice.say(line)));
    let mut told = table.last_turn(Viewer::Everyone);
    if let Some(notice) = notice {
        told = with_untold(table, notice, told);
    }
    let story = sight.story(&told, limits::TEXT - FRAME);
    parts.extend((!story.is_empty()).then_some(story));
    let followers = notice.and_then(|_| follow::followers(table));
    parts.extend(followers.as_ref().map(|(line, _)| line.clone()));
    let buttons = Buttons { table: Address::of(table), origin: Origin::Card, voice };
    let rows = vec![Row::Buttons(vec![
        buttons.button(LobbyWish::Rematch, Style::Primary),
        buttons.button(Recollection::Film, Style::Secondary),
        buttons.button(Glance::Board, Style::Secondary),
        buttons.button(AdviceAsked::Review(None), Style::Secondary),
        buttons.button(Glance::More(table.revision()), Style::Secondary),
    ])];
    Some(Card {
        text: limits::cut(&parts.join("\n"), limits::TEXT),
        picture: sight.poster(),
        rows,
        ping: followers.into_iter().flat_map(|(_, people)| people).collect(),
        table: Some(table.id()),
        revision: table.revision(),
        ..Card::default()
    })
}

/// What everybody may hear of the turns since the earliest last turn of these seats. Of a seat that acts twice in a row, what
/// it did the first time too: no card has told that.
fn since_turns_of(table: &Table, seats: Seats) -> Vec<TurnStory<Seen>> {
    let mut stories = table.stories(Viewer::Everyone);
    let after_last =
        |is_it: &dyn Fn(Seat) -> bool| stories.iter().rposition(|story| !story.aside && is_it(story.seat)).map_or(0, |at| at + 1);
    let after = |seat: Seat| {
        let (own, others) = (after_last(&|it| it == seat), after_last(&|it| it != seat));
        if own > others { others } else { own }
    };
    let from = seats.iter().map(after).min().unwrap_or_default();
    stories.split_off(from)
}

/// Those of these seats that people play.
fn people(table: &Table, seats: Seats) -> Seats {
    seats.iter().filter(|seat| person(table, *seat).is_some()).collect()
}

fn person(table: &Table, seat: Seat) -> Option<&PersonId> {
    table.seats().get(seat.index())?.actor()
}
