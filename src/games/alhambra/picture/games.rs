//! The games of the family, and which of them a view is of. The only file of what they share that names them.

use super::{basic::Basic, combined::Combined, game::GamePicture, granada::Granada, moment::Moment};
use crate::{event::Event, view::View};

/// All of them.
const GAMES: [&dyn GamePicture; 3] = [&Basic, &Granada, &Combined];

/// How the game of this view is drawn.
pub(super) fn of(view: &View) -> &'static dyn GamePicture {
    match (&view.granada, &view.combined) {
        (_, Some(_)) => &Combined,
        (Some(_), None) => &Granada,
        (None, None) => &Basic,
    }
}

/// The step that an event is which only some of the games have.
pub(super) fn step(event: &Event) -> Option<Moment> {
    GAMES.iter().find_map(|it| it.step(event))
}
