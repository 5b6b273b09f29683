//! Answering first: every interaction gets its first answer well within Discord's three seconds, in any case.
//!
//! An answer that is there in time is the first answer itself. Otherwise a promise goes out, and the message follows. Text
//! does not wait for a picture: a new message gets it by an edit. A message that is changed by its own press changes once,
//! with its picture. Tokens end with the answer and are kept nowhere.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use serenity::model::id::MessageId;
use tokio::{task::JoinHandle, time};
use tracing::{info, warn};

use super::{
    asked::{Asked, Meaning, Pressed},
    mark,
    pictures::{ANSWER_WAITS, Drawing},
    rest::{File, Rest, Trouble, code},
    revisions::CardRevisions,
    say,
    shown::{self, AnswerKind},
};
use crate::{
    chat::{Card, Reply, Show},
    host::{House, machine_clock},
};

/// How old an interaction may become before a promise goes out.
const PROMISE_AFTER: Duration = Duration::from_millis(1500);
/// The waits before an answer that did not go through is given again.
const AGAIN: [Duration; 2] = [Duration::from_millis(150), Duration::from_millis(400)];

/// Answers interactions.
#[derive(Clone)]
pub(super) struct Answers {
    pub(super) revisions: Arc<CardRevisions>,
    pub(super) house: House,
    pub(super) rest: Rest,
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

/// How a reply is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Showing {
    /// A new private message.
    New,
    /// In place of the message that was pressed.
    Update,
}

/// A message that was shown, to be changed once more.
enum ShownMessage {
    /// The first answer.
    Original,
    /// Another message.
    FollowUp(MessageId),
}

/// One interaction being answered.
struct Answering<'a> {
    answers: &'a Answers,
    asked: &'a Asked,
    kind: &'static str,
    first: First,
}

impl Answers {
    /// Answers an interaction, to the end.
    pub(super) async fn answer(&self, asked: Asked) {
        match &asked.meaning {
            Meaning::Odd(why) => {
                let mut answering = Answering { answers: self, asked: &asked, kind: "odd", first: First::Open };
                let card = shown::sentence(say(why));
                answering.show_whole(Showing::New, &card, None).await;
            }
            Meaning::Typing(request, focused) => {
                let body = shown::suggestions(&self.house.suggest(request, focused));
                let mut answering = Answering { answers: self, asked: &asked, kind: "typing", first: First::Open };
                if let Err(why) = answering.respond(&body, None).await {
                    warn!(interaction = %asked.id, %why, "nothing was suggested");
                }
            }
            Meaning::Request(request, pressed) => {
                let kind = if *pressed == Pressed::Nothing { "command" } else { "press" };
                let mut answering = Answering { answers: self, asked: &asked, kind, first: First::Open };
                let house = self.house.clone();
                let reply = tokio::spawn({
                    let request = request.clone();
                    async move { house.answer(request).await }
                });
                answering.carry_out(reply, *pressed).await;
            }
        }
    }
}

impl Answering<'_> {
    async fn carry_out(&mut self, mut reply: JoinHandle<Reply>, pressed: Pressed) {
        let left = PROMISE_AFTER.saturating_sub(self.age());
        let reply = match time::timeout(left, &mut reply).await {
            Ok(reply) => reply,
            Err(_) => {
                self.promise(pressed).await;
                reply.await
            }
        };
        match reply {
            Ok(Reply { show: Show::UpdateCard, card }) => self.show_card(pressed, mark::marked(card)).await,
            Ok(Reply { show, card }) => self.show(showing(show, pressed), card).await,
            Err(why) => warn!(interaction = %self.asked.id, %why, "an answer fell over"),
        }
    }

    /// Brings the table's card up to date, unless it shows something newer already.
    async fn show_card(&mut self, pressed: Pressed, card: Card) {
        let shown = self.answers.revisions.of(card.table);
        let mut shown = match time::timeout(PROMISE_AFTER.saturating_sub(self.age()), shown.clone().lock_owned()).await {
            Ok(shown) => shown,
            Err(_) => {
                self.promise(pressed).await;
                shown.lock_owned().await
            }
        };
        if *shown <= card.revision {
            *shown = card.revision;
            self.show(showing(Show::UpdateCard, pressed), card).await;
        } else if self.first == First::Open {
            self.promise(pressed).await;
        }
    }

    /// Shows a reply, its picture at once or by an edit.
    async fn show(&mut self, showing: Showing, card: Card) {
        let mut drawing = Drawing::of(&card, &self.answers.house);
        let left = PROMISE_AFTER.saturating_sub(self.age());
        let patience = if self.first == First::Open { ANSWER_WAITS.min(left) } else { ANSWER_WAITS };
        let file = drawing.within(patience).await;
        if !drawing.is_under_way() {
            return self.show_whole(showing, &card, file.as_ref()).await;
        }
        if showing == Showing::Update {
            if self.first == First::Open {
                self.promise(Pressed::Private).await;
            }
            let file = drawing.at_last().await;
            return self.show_whole(showing, &card, file.as_ref()).await;
        }
        let shown = self.show_first(showing, &card, None).await;
        let (Some(shown), Some(file)) = (shown, drawing.at_last().await) else { return };
        if let Err(why) = self.edit(&shown, &card, Some(&file)).await {
            warn!(interaction = %self.asked.id, %why, "a picture came too late");
        }
    }

    async fn show_whole(&mut self, showing: Showing, card: &Card, file: Option<&File>) {
        self.show_first(showing, card, file).await;
    }

    /// Shows a message; a change that cannot be made becomes a new message.
    async fn show_first(&mut self, showing: Showing, card: &Card, file: Option<&File>) -> Option<ShownMessage> {
        let mut result = self.try_show(showing, card, file).await;
        if showing == Showing::Update && matches!(&result, Err(why) if !why.is(code::UNKNOWN_INTERACTION)) {
            result = self.try_show(Showing::New, card, file).await;
        }
        result.inspect_err(|why| warn!(interaction = %self.asked.id, %why, "an answer was not shown")).ok()
    }

    async fn try_show(&mut self, showing: Showing, card: &Card, file: Option<&File>) -> Result<ShownMessage, Trouble> {
        match (self.first, showing) {
            (First::Open, showing) => {
                let kind = if showing == Showing::New { AnswerKind::Private } else { AnswerKind::Update };
                match self.respond(&shown::answer(kind, Some((card, file))), file).await {
                    // An earlier try went through, though nobody heard of it.
                    Err(why) if why.is(code::ACKNOWLEDGED) => self.edit(&ShownMessage::Original, card, file).await?,
                    other => other?,
                }
                Ok(ShownMessage::Original)
            }
            (First::Promised, _) | (First::Noted, Showing::Update) => {
                self.edit(&ShownMessage::Original, card, file).await?;
                Ok(ShownMessage::Original)
            }
            (First::Noted, Showing::New) => {
                let Answers { rest, .. } = self.answers;
                let body = shown::private(card, file);
                let sent = again(|| rest.follow_up(self.asked.app, &self.asked.pass, &body, file)).await?;
                Ok(ShownMessage::FollowUp(sent.id))
            }
        }
    }

    async fn edit(&self, shown: &ShownMessage, card: &Card, file: Option<&File>) -> Result<(), Trouble> {
        let Answers { rest, .. } = self.answers;
        let body = shown::message(card, file);
        match shown {
            ShownMessage::Original => again(|| rest.edit_answer(self.asked.app, &self.asked.pass, &body, file)).await,
            ShownMessage::FollowUp(message) => {
                again(|| rest.edit_follow_up(self.asked.app, &self.asked.pass, *message, &body, file)).await
            }
        }
    }

    /// Promises an answer: whatever was pressed may stay as it is, so that a private answer can still follow.
    async fn promise(&mut self, pressed: Pressed) {
        let (kind, first) = match pressed {
            Pressed::Nothing => (AnswerKind::PrivateLater, First::Promised),
            Pressed::Public | Pressed::Private => (AnswerKind::UpdateLater, First::Noted),
        };
        match self.respond(&shown::answer(kind, None), None).await {
            Ok(()) => self.first = first,
            Err(why) if why.is(code::ACKNOWLEDGED) => self.first = first,
            Err(why) => warn!(interaction = %self.asked.id, %why, "nothing was promised"),
        }
    }

    /// Gives a first answer, and logs how long it took since the interaction was made.
    async fn respond(&mut self, body: &serde_json::Value, file: Option<&File>) -> Result<(), Trouble> {
        let Answers { rest, .. } = self.answers;
        again(|| rest.respond(self.asked.id, &self.asked.pass, body, file)).await?;
        let (milliseconds, kind) = (self.age().as_millis() as u64, self.kind);
        info!(interaction = %self.asked.id, kind, milliseconds, "acknowledged");
        Ok(())
    }

    fn age(&self) -> Duration {
        Duration::from_millis(machine_clock().saturating_sub(self.asked.at()))
    }
}

/// How a reply is shown to somebody who pressed there.
fn showing(show: Show, pressed: Pressed) -> Showing {
    match (show, pressed) {
        (Show::Update, Pressed::Private) | (Show::UpdateCard, Pressed::Public | Pressed::Private) => Showing::Update,
        _ => Showing::New,
    }
}

/// Calls Discord again when it was not reached, while there is time.
async fn again<T, F: Future<Output = Result<T, Trouble>>>(call: impl Fn() -> F) -> Result<T, Trouble> {
    let begun = Instant::now();
    let mut result = call().await;
    for wait in AGAIN {
        match &result {
            Err(why) if why.passes() && begun.elapsed() < PROMISE_AFTER => time::sleep(wait).await,
            _ => return result,
        }
        result = call().await;
    }
    result
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::discord::rest::Break;

    #[test]
    fn a_reply_is_shown_where_it_belongs() {
        use Pressed::{Nothing, Public};
        for (show, pressed, expected) in [
            (Show::Private, Nothing, Showing::New),
            (Show::Private, Pressed::Private, Showing::New),
            (Show::Private, Public, Showing::New),
            (Show::Update, Nothing, Showing::New),
            (Show::Update, Pressed::Private, Showing::Update),
            (Show::Update, Public, Showing::New),
            (Show::UpdateCard, Nothing, Showing::New),
            (Show::UpdateCard, Public, Showing::Update),
        ] {
            assert_eq!(showing(show, pressed), expected, "{show:?} {pressed:?}");
        }
    }

    async fn calls(trouble: Trouble, until: usize) -> (usize, bool) {
        let made = Cell::new(0);
        let result = again(|| {
            made.set(made.get() + 1);
            let result = if made.get() > until { Ok(()) } else { Err(trouble.clone()) };
            async move { result }
        });
        let result = result.await;
        (made.get(), result.is_ok())
    }

    #[tokio::test]
    async fn what_passes_is_tried_again() {
        let gone = Trouble::Refused { status: 404, code: code::UNKNOWN_INTERACTION, message: String::new() };
        assert_eq!(calls(Trouble::Unreached(Break::NoConnection), 1).await, (2, true));
        assert_eq!(calls(Trouble::Unreached(Break::NoConnection), 9).await, (3, false));
        assert_eq!(calls(gone, 9).await, (1, false));
    }
}
