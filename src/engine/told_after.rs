//! What is told of actions before they are played: what they bring, and what speaks for them.

use pergola_text::Text;

use super::{
    any::Typed,
    chance::Chance,
    events::Events,
    pictures::Pictures,
    play::play,
    seat::{Seat, Viewer},
    state::State,
};

/// What is told of an action from the views of its seat before and after it.
pub(super) type TellsOf<S> = fn(&<S as State>::View, &<S as State>::View, Seat, &<S as State>::Action) -> Option<Text>;

impl<S: Pictures> Typed<S> {
    /// What is told of each of these actions, which are played on a re-dealt copy; nothing of what cannot be played.
    pub(super) fn told_after(&self, seat: Seat, actions: &[&str], told: TellsOf<S>, chance: &mut Chance) -> Vec<Option<Text>> {
        let world = self.0.determinize(seat, chance);
        let before = world.view(Viewer::Seat(seat));
        let mut told = |notation: &&str| {
            let action: S::Action = notation.parse().ok()?;
            let mut after = world.clone();
            play(&mut after, seat, &action, chance, &mut Events::unheard()).ok()?;
            told(&before, &after.view(Viewer::Seat(seat)), seat, &action)
        };
        actions.iter().map(&mut told).collect()
    }
}
