//! What is wished of how a server is set.

use pergola_engine::Options;
use pergola_table::{ServerChange, TableId};

use super::time::{read_limit, write_limit};
use crate::seam::ids::FreeWish;

/// What somebody wants of how a server is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerWish {
    /// To be told how it is.
    Ask,
    /// To change it, in all these ways or none.
    Change(Vec<ServerChange>),
}

/// What a choice of a menu means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ServerPress {
    /// This channel is none of those any more where tables may be opened.
    RemoveChannel(String),
    /// Tables may be opened everywhere.
    Everywhere,
    /// Nobody may open tables because of this role any more.
    RemoveRole(String),
    /// Everybody may open tables.
    Everybody,
    /// Only whoever manages the server may.
    ManagersOnly,
    /// New tables begin with so much time.
    Time(Option<pergola_table::TimeLimit>),
    /// New tables speak this language, or the one their opener says.
    Language(Option<String>),
    /// Substitutes are sought at the table.
    SeekAtTable,
    /// New tables of this game begin as it is shipped.
    Shipped(String),
    /// New tables begin with what is chosen at this one.
    OptionsOf(TableId),
}

impl ServerPress {
    /// The change it asks for; none where that depends on a table.
    pub(crate) fn change(self) -> Result<ServerChange, TableId> {
        Ok(match self {
            ServerPress::RemoveChannel(id) => ServerChange::RemoveChannel(id),
            ServerPress::Everywhere => ServerChange::Everywhere,
            ServerPress::RemoveRole(id) => ServerChange::RemoveRole(id),
            ServerPress::Everybody => ServerChange::Everybody,
            ServerPress::ManagersOnly => ServerChange::ManagersOnly,
            ServerPress::Time(limit) => ServerChange::Time(limit),
            ServerPress::Language(language) => ServerChange::Language(language),
            ServerPress::SeekAtTable => ServerChange::SeekIn(None),
            ServerPress::Shipped(game) => ServerChange::Options { game, options: Options::default() },
            ServerPress::OptionsOf(table) => return Err(table),
        })
    }
}

impl FreeWish for ServerPress {
    const WORD: &'static str = "server";

    fn write(&self) -> String {
        match self {
            ServerPress::RemoveChannel(id) => format!("unchannel.{id}"),
            ServerPress::Everywhere => "everywhere".to_owned(),
            ServerPress::RemoveRole(id) => format!("unrole.{id}"),
            ServerPress::Everybody => "everybody".to_owned(),
            ServerPress::ManagersOnly => "managers".to_owned(),
            ServerPress::Time(limit) => format!("clock.{}", write_limit(*limit)),
            ServerPress::Language(None) => "language".to_owned(),
            ServerPress::Language(Some(language)) => format!("language.{language}"),
            ServerPress::SeekAtTable => "seek".to_owned(),
            ServerPress::Shipped(game) => format!("shipped.{game}"),
            ServerPress::OptionsOf(table) => format!("options.{table}"),
        }
    }

    fn read(rest: &str) -> Option<ServerPress> {
        let (word, rest) = rest.split_once('.').map_or((rest, None), |(word, rest)| (word, Some(rest)));
        match (word, rest) {
            ("unchannel", Some(id)) => Some(ServerPress::RemoveChannel(id.to_owned())),
            ("everywhere", None) => Some(ServerPress::Everywhere),
            ("unrole", Some(id)) => Some(ServerPress::RemoveRole(id.to_owned())),
            ("everybody", None) => Some(ServerPress::Everybody),
            ("managers", None) => Some(ServerPress::ManagersOnly),
            ("clock", Some(limit)) => read_limit(limit).map(ServerPress::Time),
            ("language", rest) => Some(ServerPress::Language(rest.map(str::to_owned))),
            ("seek", None) => Some(ServerPress::SeekAtTable),
            ("shipped", Some(game)) => Some(ServerPress::Shipped(game.to_owned())),
            ("options", Some(table)) => table.parse().ok().map(|table| ServerPress::OptionsOf(TableId(table))),
            _ => None,
        }
    }
}
