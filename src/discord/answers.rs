//! Answering first: every interaction gets its first answer well within Discord's three seconds, in any case.
//!
//! An answer that is there in time is the first answer itself. Otherwise a promise goes out, and the message follows. Text
//! and buttons do not wait for a picture: it follows by an edit that changes nothing else, unless the message shows
//! something newer by then. Whoever comes when too much is under way is told so at once, and nothing is carried out;
//! whoever was promised an answer takes nobody's place. Tokens end with the answer and are kept nowhere.

use std::{sync::Arc, time::Duration};

use pergola_chat::{Act, Card, Reply, Request, Show};
use pergola_host::{House, PictureFor, machine_clock};
use pergola_measures::Picture;
use pergola_table::Millis;
use pergola_text::{Language, Text};
use serenity::model::id::{InteractionId, MessageId};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::JoinHandle,
    time::{self, Instant},
};
use tracing::{info, warn};

use super::{
    again::{AGAIN, again},
    asked::{Asked, Meaning, Pressed},
    files::{FileAddress, Pictured},
    given::Fetching,
    mark,
    newest::{Change, Newest},
    pictures::Drawing,
    rest::Rest,
    revisions::CardRevisions,
    say,
    showing::{Showing, showing},
    shown::{self, AnswerKind},
    trouble::{Trouble, code},
};

/// The most interactions that were promised an answer and give their places to others meanwhile.
const PROMISED: usize = 1_000;
/// How long after an interaction came in a promise goes out.
const PROMISE_AFTER: Duration = Duration::from_millis(1500);
/// How long after it came in the first answer is tried.
const FIRST_UNTIL: Duration = Duration::from_millis(2500);
/// After so many milliseconds by its own number no first answer to an interaction is taken any more.
const TAKEN_FOR: Millis = 3_000;
/// How long what follows the first answer is tried.
const LATER_FOR: Duration = Duration::from_secs(30);

/// Answers interactions.
#[derive(Clone)]
pub(super) struct Answers {
    pub(super) revisions: Arc<CardRevisions>,
    pub(super) newest: Newest,
    pub(super) house: House,
    pub(super) rest: Rest,
    fetching: Fetching,
    /// Room for interactions that were promised an answer.
    promised: Arc<Semaphore>,
}

/// What an interaction was answered with so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum First {
    /// Nothing.
    Open,
    /// A promise of a new private message.
    Promised,
    /// A promise to change the message that was pressed, which may be broken.
    Noted,
}

/// A message that was shown, to be changed once more.
#[derive(Clone, Copy, Debug)]
enum ShownMessage {
    /// The first answer.
    Original,
    /// Another message.
    FollowUp(MessageId),
}

/// A message whose picture is still to come.
struct Unpictured {
    card: Card,
    showing: Showing,
    shown: ShownMessage,
    drawing: Drawing,
    change: Change,
}

/// One interaction being answered.
struct Answering<'a> {
    answers: &'a Answers,
    asked: &'a Asked,
    kind: &'static str,
    first: First,
    /// The message that the first answer made or changed.
    message: Option<MessageId>,
    /// The place among those that are answered, or promised an answer, until something is shown.
    place: Option<OwnedSemaphorePermit>,
}

impl Answers {
    /// Answers what comes in for this house.
    pub(super) fn new(house: House, rest: Rest) -> Answers {
        let (revisions, newest) = (Arc::default(), Newest::default());
        let fetching = Fetching::new(rest.clone());
        Answers { revisions, newest, house, rest, fetching, promised: Arc::new(Semaphore::new(PROMISED)) }
    }

    /// Answers an interaction, to the end.
    pub(super) async fn answer(&self, asked: Asked, place: OwnedSemaphorePermit) {
        match &asked.meaning {
            Meaning::Odd(why) => {
                let mut answering = self.answering(&asked, "odd", Some(place));
                answering.show(Showing::New, shown::sentence(say(asked.language, why))).await;
            }
            Meaning::Typing(request, focused) => {
                let body = shown::suggestions(&self.house.suggest(request, focused).await);
                self.answering(&asked, "typing", Some(place)).suggest(&body).await;
            }
            Meaning::Request(request, pressed) => {
                let kind = if *pressed == Pressed::Nothing { "command" } else { "press" };
                let mut answering = self.answering(&asked, kind, Some(place));
                if !answering.is_awaited(*pressed).await {
                    return;
                }
                let house = self.house.clone();
                let reply = tokio::spawn({
                    let request = request.clone();
                    async move { house.answer(request).await }
                });
                answering.carry_out(reply, *pressed).await;
            }
            Meaning::WithFile(request, file) => {
                let mut answering = self.answering(&asked, "command", Some(place));
                if !answering.is_awaited(Pressed::Nothing).await {
                    return;
                }
                let reply = tokio::spawn(self.clone().reply_with_file((asked.id, asked.language), request.clone(), file.clone()));
                answering.carry_out(reply, Pressed::Nothing).await;
            }
        }
    }

    /// What the house replies to a command with the file given with it; without the file it does not hear of the command.
    async fn reply_with_file(
        self,
        (interaction, language): (InteractionId, Language),
        mut request: Request,
        file: FileAddress,
    ) -> Reply {
        let (file, place) = match self.fetching.fetch(&file).await {
            Ok(fetched) => fetched,
            Err(why) => {
                warn!(%interaction, %why, "a file was not fetched");
                return Reply { show: Show::Private, card: shown::sentence(say(language, &why.words())) };
            }
        };
        if let Act::Slash(slash) = &mut request.act {
            slash.file = Some(file);
        }
        let reply = self.house.answer(request).await;
        // Until now the file was in memory.
        drop(place);
        reply
    }

    /// Says why nothing is carried out here, in a sentence of this door's own.
    pub(super) async fn turn_away(&self, asked: Asked, why: &Text) {
        let mut answering = self.answering(&asked, "turned away", None);
        match &asked.meaning {
            Meaning::Typing(..) => answering.suggest(&shown::suggestions(&[])).await,
            Meaning::Odd(_) | Meaning::Request(..) | Meaning::WithFile(..) => {
                answering.show(Showing::New, shown::sentence(say(asked.language, why))).await;
            }
        }
    }

    fn answering<'a>(&'a self, asked: &'a Asked, kind: &'static str, place: Option<OwnedSemaphorePermit>) -> Answering<'a> {
        Answering { answers: self, asked, kind, first: First::Open, message: None, place }
    }
}

impl Answering<'_> {
    async fn suggest(&mut self, body: &serde_json::Value) {
        if let Err(why) = self.respond(body, Pictured::Without).await {
            warn!(interaction = %self.asked.id, %why, "nothing was suggested");
        }
    }

    /// Whether whoever asked still waits for what comes of it. Where so much time has passed since then that they may have been
    /// told that it failed, and do it again, only a first answer that goes through tells.
    async fn is_awaited(&mut self, pressed: Pressed) -> bool {
        let milliseconds = machine_clock().saturating_sub(self.asked.at());
        if milliseconds <= TAKEN_FOR {
            return true;
        }
        self.promise(pressed).await;
        if self.first == First::Open {
            info!(interaction = %self.asked.id, milliseconds, "what came too late is not carried out");
        }
        self.first != First::Open
    }

    async fn carry_out(&mut self, mut reply: JoinHandle<Reply>, pressed: Pressed) {
        let reply = match time::timeout(self.left(), &mut reply).await {
            Ok(reply) => reply,
            Err(_) => {
                self.promise(pressed).await;
                reply.await
            }
        };
        // A file takes its time on the line: a promise does not wait for it.
        if self.first == First::Open && matches!(&reply, Ok(reply) if reply.card.file.is_some()) {
            self.promise(pressed).await;
        }
        match reply {
            Ok(Reply { show: Show::UpdateCard, card }) => self.show_card(pressed, mark::marked(card, None)).await,
            Ok(Reply { show, card }) => self.show(showing(show, pressed), card).await,
            Err(why) => warn!(interaction = %self.asked.id, %why, "an answer fell over"),
        }
    }

    /// Brings the table's card up to date, unless it shows something newer already.
    async fn show_card(&mut self, pressed: Pressed, card: Card) {
        let shown = self.answers.revisions.of(card.table);
        let mut shown = match time::timeout(self.left(), shown.clone().lock_owned()).await {
            Ok(shown) => shown,
            Err(_) => {
                self.promise(pressed).await;
                shown.lock_owned().await
            }
        };
        if *shown > card.revision {
            if self.first == First::Open {
                self.promise(pressed).await;
            }
            return;
        }
        *shown = card.revision;
        let unpictured = self.show_text(showing(Show::UpdateCard, pressed), card).await;
        // Whoever shows something newer does not wait for this picture.
        drop(shown);
        self.bring_picture(unpictured).await;
    }

    /// Shows a reply, its picture at once or by an edit.
    async fn show(&mut self, showing: Showing, card: Card) {
        let unpictured = self.show_text(showing, card).await;
        self.bring_picture(unpictured).await;
    }

    /// Shows a message, with its picture if that is there in a moment; otherwise the message whose picture is to come.
    async fn show_text(&mut self, showing: Showing, card: Card) -> Option<Unpictured> {
        let Answers { newest, house, .. } = self.answers;
        let pressed = self.asked.message.filter(|_| showing == Showing::Update);
        let change = pressed.map(|it| newest.change(it));
        let mut drawing = Drawing::of(&card, house, PictureFor::Answer);
        let left = if self.first == First::Open { self.left() } else { PROMISE_AFTER };
        drawing.a_moment(left).await;
        let shows = if pressed.is_some() { self.asked.shows.as_slice() } else { &[] };
        let shown = self.show_first(showing, &card, drawing.pictured(shows)).await;
        self.place = None;
        let shown = shown.filter(|_| drawing.is_under_way())?;
        let change = match (change, self.message) {
            (Some(change), _) => change,
            (None, Some(message)) => newest.change(message),
            // A message nobody can name is changed by nobody else.
            (None, None) => Newest::default().change(MessageId::new(1)),
        };
        Some(Unpictured { card, showing, shown, drawing, change })
    }

    /// Brings a picture when it is drawn, unless something newer is shown by then. Where it will not be drawn, the one of what
    /// was shown before goes.
    async fn bring_picture(&mut self, unpictured: Option<Unpictured>) {
        let Some(Unpictured { card, showing, shown, mut drawing, mut change }) = unpictured else { return };
        let files = tokio::select! {
            () = change.outdated() => return,
            files = drawing.at_last() => files,
        };
        if files.is_empty() && showing == Showing::New {
            return;
        }
        if !files.is_empty() {
            self.answers.house.measures().picture(Picture::Awaited);
        }
        let pictured = if files.is_empty() { Pictured::Without } else { Pictured::With(files) };
        let body = shown::picture(self.answers.rest.layout(), &card, pictured);
        if let Err(why) = self.edit(shown, &body, pictured).await {
            warn!(interaction = %self.asked.id, %why, "a picture came too late");
        }
    }

    /// Shows a message; a change that cannot be made becomes a new message.
    async fn show_first(&mut self, showing: Showing, card: &Card, pictured: Pictured<'_>) -> Option<ShownMessage> {
        let mut result = self.try_show(showing, card, pictured).await;
        if let Err(why) = &result
            && !matches!(pictured, Pictured::Later(&[]) | Pictured::Without)
            && why.may_go_without_file()
        {
            info!(interaction = %self.asked.id, %why, "an answer is tried without its files");
            result = self.try_show(showing, &shown::without_file(card, self.asked.language), pictured.without_files()).await;
        }
        if showing == Showing::Update && matches!(&result, Err(why) if !why.is(code::UNKNOWN_INTERACTION)) {
            result = self.try_show(Showing::New, card, pictured).await;
        }
        result.inspect_err(|why| warn!(interaction = %self.asked.id, %why, "an answer was not shown")).ok()
    }

    async fn try_show(&mut self, showing: Showing, card: &Card, pictured: Pictured<'_>) -> Result<ShownMessage, Trouble> {
        let layout = self.answers.rest.layout();
        match (self.first, showing) {
            (First::Open, showing) => {
                let kind = if showing == Showing::New { AnswerKind::Private } else { AnswerKind::Update };
                match self.respond(&shown::answer(layout, kind, Some((card, pictured))), pictured).await {
                    // An earlier try went through, though nobody heard of it.
                    Err(why) if why.is(code::ACKNOWLEDGED) => {
                        self.edit(ShownMessage::Original, &shown::message(layout, card, pictured), pictured).await?;
                    }
                    other => other?,
                }
                Ok(ShownMessage::Original)
            }
            (First::Promised, _) | (First::Noted, Showing::Update) => {
                self.edit(ShownMessage::Original, &shown::message(layout, card, pictured), pictured).await?;
                Ok(ShownMessage::Original)
            }
            (First::Noted, Showing::New) => {
                let Answers { rest, .. } = self.answers;
                let body = shown::private(layout, card, pictured);
                let follow_up = || rest.follow_up(self.asked.app, &self.asked.pass, &body, pictured.files());
                let sent = again(Instant::now() + LATER_FOR, follow_up).await?;
                self.message = Some(sent.id);
                Ok(ShownMessage::FollowUp(sent.id))
            }
        }
    }

    async fn edit(&self, shown: ShownMessage, body: &serde_json::Value, pictured: Pictured<'_>) -> Result<(), Trouble> {
        let (rest, until, files) = (&self.answers.rest, Instant::now() + LATER_FOR, pictured.files());
        match shown {
            ShownMessage::Original => again(until, || rest.edit_answer(self.asked.app, &self.asked.pass, body, files)).await,
            ShownMessage::FollowUp(message) => {
                again(until, || rest.edit_follow_up(self.asked.app, &self.asked.pass, message, body, files)).await
            }
        }
    }

    /// Promises an answer: whatever was pressed may stay as it is, so that a private answer can still follow.
    async fn promise(&mut self, pressed: Pressed) {
        if self.first != First::Open {
            return;
        }
        let (kind, first) = match pressed {
            Pressed::Nothing => (AnswerKind::PrivateLater, First::Promised),
            Pressed::Public | Pressed::Private => (AnswerKind::UpdateLater, First::Noted),
        };
        match self.respond(&shown::answer(self.answers.rest.layout(), kind, None), Pictured::Without).await {
            Err(why) if !why.is(code::ACKNOWLEDGED) => {
                return warn!(interaction = %self.asked.id, %why, "nothing was promised");
            }
            _ => self.first = first,
        }
        // There is time now: others who come need the place more.
        if let Ok(place) = self.answers.promised.clone().try_acquire_owned() {
            self.place = Some(place);
        }
    }

    /// Gives a first answer, and logs how long it took since the interaction was made.
    async fn respond(&mut self, body: &serde_json::Value, pictured: Pictured<'_>) -> Result<(), Trouble> {
        let (rest, until) = (&self.answers.rest, self.asked.came + FIRST_UNTIL);
        let respond = || {
            let patience = until.saturating_duration_since(Instant::now()).max(AGAIN);
            rest.respond(self.asked.id, &self.asked.pass, body, pictured.files(), patience)
        };
        self.message = again(until, respond).await?;
        self.answers.house.measures().acknowledged(self.kind, self.asked.came.elapsed());
        let milliseconds = machine_clock().saturating_sub(self.asked.at());
        info!(interaction = %self.asked.id, kind = self.kind, milliseconds, "acknowledged");
        Ok(())
    }

    /// How long is left until a promise has to go out.
    fn left(&self) -> Duration {
        PROMISE_AFTER.saturating_sub(self.asked.came.elapsed())
    }
}
