//! The fixed facts about a game: its key, seats, options and verbs.

use super::options::OptionKind;

/// The fixed facts about a game.
#[derive(Debug)]
pub struct Meta {
    /// The game's key, now and for ever: `alhambra`, `hanging-gardens`.
    pub key: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// The version of the stored state; raised when it changes, see [`State::load`].
    pub version: u16,
    /// How often an update has changed how the rules are played. Each change has a sentence, `<key>-rules-change-<number>`,
    /// which the running tables are told.
    pub rules: u16,
    /// What a table can choose in its lobby.
    pub options: &'static [OptionKind],
    /// The game's slash commands, fixed when they are registered.
    pub verbs: &'static [Verb],
    /// No game, however it is played by random legal actions, is longer than this.
    pub ply_limit: u32,
}

/// A kind of action, as a slash command: `/alhambra buy tile: pay:`.
#[derive(Debug)]
pub struct Verb {
    /// The command's word, the first word of the action's notation.
    pub key: &'static str,
    /// Its options, in the order of [`State::slots`].
    pub slots: &'static [Slot],
}

/// One option of a slash command.
#[derive(Debug)]
pub struct Slot {
    /// The option's name.
    pub key: &'static str,
    /// Whether it has to be filled; a missing optional slot takes the first listed action.
    pub required: bool,
}

/// The notation of the action that ends a turn, in every game. A table's Confirm is this action.
pub const END: &str = "end";
