//! What one person is answered about cups.

use pergola_cups::{CupRefusal, CupState};
use pergola_text::Text;

use super::{
    CupSeen,
    card::{self, alone, row},
    picture, plan,
};
use crate::{
    seam::{
        buttons::Buttons,
        ids::Origin,
        limits::{self, Sentences},
        plain::{Card, MenuChoice, Reply, Request, Row, SelectMenu, Show, Style},
        voice::Voice,
    },
    sight::message,
    wishes::cup::{CupAddress, CupShown, CupWish},
};

/// Answers whoever called for a cup: its card is posted.
pub fn founded(seen: &CupSeen<'_>, request: &Request) -> Reply {
    message::sentence(request.language(), &Text::new("cup-founded").number("cup", seen.cup.id.0 as i64))
}

/// Answers whoever did something with a cup: how it stands for them, or on its card.
pub fn shown(seen: &CupSeen<'_>, request: &Request, (at, wish): (CupShown, CupWish)) -> Reply {
    let is_on_card = at == CupShown::OnCard && matches!(wish, CupWish::Join | CupWish::Leave | CupWish::Begin);
    if is_on_card {
        return Reply { show: Show::UpdateCard, card: card::card(seen) };
    }
    let show = if at == CupShown::InPrivate { Show::Update } else { Show::Private };
    Reply { show, card: own(seen, request) }
}

/// How a cup stands, for one person, with what they can do.
fn own(seen: &CupSeen<'_>, request: &Request) -> Card {
    let (cup, voice) = (seen.cup, seen.voice(request.language()));
    if cup.rounds.is_empty() {
        let is_in = seen.takes_part(request);
        let join = if is_in { (CupWish::Leave, Style::Secondary) } else { (CupWish::Join, Style::Primary) };
        let theirs = [(CupWish::Begin, Style::Success), (CupWish::AskCallOff, Style::Danger)];
        let wishes: Vec<_> = [join].into_iter().chain(theirs.into_iter().filter(|_| seen.is_theirs(request))).collect();
        let wishes = if cup.state == CupState::Joining { wishes } else { Vec::new() };
        return Card { rows: row(cup, &voice, Origin::Private, &wishes), picture: None, ..card::card_by(seen, &voice) };
    }
    let standing = cup.standing();
    let mut lines = vec![voice.say(&seen.title()), voice.say(&plan::line(cup))];
    lines.extend(match cup.state {
        CupState::Joining | CupState::Playing => card::playing(seen, &voice),
        CupState::Over => card::over(seen, &voice),
        CupState::CalledOff => vec![voice.say(&Text::new("cup-called-off"))],
    });
    lines.extend((cup.state != CupState::Over).then(|| voice.say(&picture::ties(&standing))));
    let mut wishes = Vec::new();
    if cup.state == CupState::Playing {
        wishes.extend(seen.takes_part(request).then_some((CupWish::AskGiveUp, Style::Secondary)));
        wishes.extend(seen.is_theirs(request).then_some((CupWish::AskCallOff, Style::Danger)));
    }
    let text = Sentences(lines).within(limits::TEXT, "\n");
    let picture = Some(picture::picture(seen, &voice));
    Card { text, picture, rows: row(cup, &voice, Origin::Private, &wishes), ..alone(cup) }
}

/// Asks whether something is meant that cannot be taken back.
pub fn asked(seen: &CupSeen<'_>, request: &Request, (at, wish): (CupShown, CupWish)) -> Reply {
    let (question, meant) = match wish {
        CupWish::AskCallOff => ("cup-ask-call-off", CupWish::CallOff),
        CupWish::AskGiveUp
        | CupWish::GiveUp
        | CupWish::Standing
        | CupWish::Join
        | CupWish::Leave
        | CupWish::Begin
        | CupWish::CallOff => ("cup-ask-give-up", CupWish::GiveUp),
    };
    let voice = seen.voice(request.language());
    let text = [voice.say(&seen.title()), voice.say(&Text::new(question))].join("\n");
    let rows = row(seen.cup, &voice, Origin::Private, &[(meant, Style::Danger), (CupWish::Standing, Style::Secondary)]);
    let show = if at == CupShown::InPrivate { Show::Update } else { Show::Private };
    Reply { show, card: Card { text, rows, ..alone(seen.cup) } }
}

/// The cups that somebody may see from where they are: one as it stands, several as a choice.
pub fn listed(cups: &[CupSeen<'_>], request: &Request) -> Reply {
    match cups {
        [] => message::sentence(request.language(), &Text::new("cup-none")),
        [one] => message::private(own(one, request)),
        several => {
            let voice = Voice::alone(request.language());
            let choice = |seen: &CupSeen<'_>| -> Option<MenuChoice> {
                let table = CupAddress::new(seen.cup.id, seen.cup.founded).address();
                let buttons = Buttons { table, origin: Origin::Private, voice: &voice };
                buttons.choice(CupWish::Standing, &state(seen, seen.plain_title()), false)
            };
            let lines = std::iter::once(voice.say(&Text::new("cup-list")))
                .chain(several.iter().map(|it| voice.say(&state(it, it.title()))));
            let choices: Vec<MenuChoice> = several.iter().filter_map(choice).take(limits::CHOICES).collect();
            let placeholder = limits::cut(&voice.plain(&Text::new("ask-cup")), limits::PLACEHOLDER);
            let rows = vec![Row::Menu(SelectMenu { id: "menu.cups".to_owned(), placeholder, choices, open: false })];
            message::private(Card { text: Sentences(lines.collect()).within(limits::TEXT, "\n"), rows, ..Card::default() })
        }
    }
}

/// A cup in a list of cups.
fn state(seen: &CupSeen<'_>, title: Text) -> Text {
    let cup = seen.cup;
    let id = match cup.state {
        CupState::Joining => "cup-state-joining",
        CupState::Playing => "cup-state-playing",
        CupState::Over => "cup-state-over",
        CupState::CalledOff => "cup-state-called-off",
    };
    let line = Text::new(id).text("title", title).number("count", cup.entrants.len() as i64);
    line.number("most", cup.plan.people).number("round", cup.rounds.len() as i64).number("rounds", cup.planned_rounds() as i64)
}

/// Answers whoever wanted of a cup what it refused. Its card stays as it is.
pub fn refused(refusal: &CupRefusal, request: &Request) -> Reply {
    message::sentence(request.language(), &plan::why_not(refusal))
}

/// Answers whoever would call for one more where there are as many as can be.
pub fn too_many(most: usize, request: &Request) -> Reply {
    message::sentence(request.language(), &Text::new("refused-cup-many").number("most", most as i64))
}

/// Answers whoever asked of a cup that is not to be seen from there.
pub fn unknown(request: &Request) -> Reply {
    message::sentence(request.language(), &Text::new("refused-cup-unknown"))
}
