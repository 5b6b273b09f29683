//! Something asked of a table, and the commonest way to be told that it was done.

use pergola_table::{Command, Commit};
use pergola_text::Text;

use super::{
    answers::Answers,
    here::Here,
    understood::{Ask, Understood},
};
use crate::{
    seam::{ids::Wish, plain::Reply},
    sight::message,
};

impl Here<'_> {
    /// Asks the table.
    pub(crate) fn ask(&self, command: Command, answers: impl Answers + 'static) -> Understood {
        Understood::Ask(Ask::new(self.table.id(), command, self.origin, answers))
    }
}

/// What is done is answered with one sentence and some buttons.
#[derive(Debug)]
pub(crate) struct Says {
    text: Text,
    buttons: Vec<Box<dyn Wish>>,
    keeps_card: bool,
}

impl Says {
    /// This sentence.
    pub(crate) fn new(text: Text) -> Says {
        Says { text, buttons: Vec::new(), keeps_card: false }
    }

    /// With one more button below it.
    pub(crate) fn with(mut self, wish: impl Wish + 'static) -> Says {
        self.buttons.push(Box::new(wish));
        self
    }

    /// What was pressed stays as it is.
    pub(crate) fn beside(self) -> Says {
        Says { keeps_card: true, ..self }
    }
}

impl Answers for Says {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        let buttons: Vec<&dyn Wish> = self.buttons.iter().map(|wish| &**wish).collect();
        let card = here.note(&self.text, &buttons);
        if self.keeps_card { message::private(card) } else { here.show(card) }
    }
}
