//! How a server is set: where tables may be opened there, by whom, and what they begin with.
//!
//! It holds for tables that are opened from then on; those that are there stay as they are, but that substitutes are sought
//! for all of them where it is said here. Whoever manages the server may open tables whoever else may, but nowhere else than
//! others. What new tables begin with is taken as far as it goes: an option that the game does not know any more, or not with
//! so many seats, is left out. Deliberately absent: lessons that nobody but the learner sees, which need no leave, and who
//! keeps the settings.

use std::collections::BTreeMap;

use pergola_engine::{Game, Options};
use pergola_text::LANGUAGES;
use serde::{Deserialize, Serialize};

use super::{
    Table,
    choices::moved,
    clock::TimeLimit,
    limits::{ID_CHARACTERS, SERVER_CHANNELS, SERVER_ROLES},
    people::{Named, Openers, Rights},
    refusal::{TableRefusal, check_ids},
};

/// How a server is set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ServerSettings {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    channels: Vec<Named>,
    #[serde(default, skip_serializing_if = "is_everybody")]
    openers: Openers,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<TimeLimit>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seeks_in: Option<Named>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, Options>,
}

/// A change of how a server is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerChange {
    /// Tables may be opened in this channel, too; if it is the first, in no other.
    AddChannel(Named),
    /// Or not in this one any more; if it was the only one, everywhere.
    RemoveChannel(String),
    /// Tables may be opened everywhere.
    Everywhere,
    /// Whoever has this role may open tables, too; if it is the first, nobody else but managers.
    AddRole(Named),
    /// Or not any more; if it was the only one, nobody but managers may.
    RemoveRole(String),
    /// Everybody may open tables.
    Everybody,
    /// Nobody but managers may.
    ManagersOnly,
    /// How much time people have at new tables.
    Time(Option<TimeLimit>),
    /// The language of new tables; the first there is, where none is named.
    Language(Option<String>),
    /// Where substitutes are sought, for whatever table; at the table, where no channel is named.
    SeekIn(Option<Named>),
    /// What new tables of a game begin with; nothing chosen, where that is empty.
    Options {
        /// The game's key.
        game: String,
        /// What is chosen.
        options: Options,
    },
}

/// Why a server is not set so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerRefusal {
    /// That is for those who manage the server.
    NotTheirs,
    /// As many channels are named as can be.
    TooManyChannels {
        /// The limit.
        limit: usize,
    },
    /// As many roles are named as can be.
    TooManyRoles {
        /// The limit.
        limit: usize,
    },
    /// Nobody has so little or so much time.
    ImpossibleTime,
    /// There is no such language.
    UnknownLanguage {
        /// What was asked for.
        language: String,
    },
    /// An id that a door gave, or an option's key or choice, has more characters than that.
    IdTooLong {
        /// The limit.
        characters: usize,
    },
}

fn is_everybody(openers: &Openers) -> bool {
    *openers == Openers::Everybody
}

impl ServerSettings {
    /// The only channels where tables may be opened; everywhere, if none are named.
    pub fn channels(&self) -> &[Named] {
        &self.channels
    }

    /// Who may open tables.
    pub fn openers(&self) -> &Openers {
        &self.openers
    }

    /// How much time people have at new tables.
    pub fn time(&self) -> Option<TimeLimit> {
        self.time
    }

    /// The language of new tables, if one was chosen that there still is.
    pub fn language(&self) -> Option<&str> {
        self.language.as_deref().filter(|it| LANGUAGES.contains(it))
    }

    /// The channel where substitutes are sought; where none is named, at the table.
    pub fn seeks_in(&self) -> Option<&Named> {
        self.seeks_in.as_ref()
    }

    /// What new tables of games begin with, by the games' keys.
    pub fn options(&self) -> impl Iterator<Item = (&str, &Options)> {
        self.options.iter().map(|(game, options)| (game.as_str(), options))
    }

    /// Refuses unless whoever has these rights may open a table in one of these channels: a thread, and the channel it belongs
    /// to.
    pub fn check_opening<'a>(&self, channels: impl IntoIterator<Item = &'a str>, rights: &Rights) -> Result<(), TableRefusal> {
        let is_named = |channel: &str| self.channels.iter().any(|it| it.id == channel);
        let is_place = self.channels.is_empty() || channels.into_iter().any(is_named);
        let is_opener = match &self.openers {
            Openers::Everybody => true,
            Openers::Roles(roles) => rights.manages || roles.iter().any(|role| rights.roles.contains(&role.id)),
            Openers::Managers => rights.manages,
        };
        if is_place && is_opener {
            return Ok(());
        }
        Err(TableRefusal::NotOpened { channels: self.channels.clone(), openers: self.openers.clone() })
    }

    /// What a new table of this game begins with, as far as that goes with so many seats.
    pub fn beginning(&self, game: &dyn Game, seats: u8) -> Options {
        let mut begun = Options::default();
        let chosen = self.options.get(game.meta().key);
        for (key, chosen) in chosen.iter().flat_map(|options| &options.0) {
            let mut with = begun.clone();
            with.0.insert(key.clone(), chosen.clone());
            if game.setup(seats, &with).is_ok() {
                begun = with;
            }
        }
        begun
    }

    /// The settings after these changes, all or none of them, made by whoever has these rights.
    pub fn changed(&self, changes: &[ServerChange], rights: &Rights) -> Result<ServerSettings, ServerRefusal> {
        if !rights.manages {
            return Err(ServerRefusal::NotTheirs);
        }
        let mut after = self.clone();
        changes.iter().try_for_each(|change| after.change(change))?;
        Ok(after)
    }

    fn change(&mut self, change: &ServerChange) -> Result<(), ServerRefusal> {
        match change {
            ServerChange::AddChannel(channel) => {
                let limit = ServerRefusal::TooManyChannels { limit: SERVER_CHANNELS };
                add(&mut self.channels, channel, SERVER_CHANNELS, limit)?;
            }
            ServerChange::RemoveChannel(id) => self.channels.retain(|it| it.id != *id),
            ServerChange::Everywhere => self.channels.clear(),
            ServerChange::AddRole(role) => {
                let mut roles = match std::mem::take(&mut self.openers) {
                    Openers::Roles(roles) => roles,
                    Openers::Everybody | Openers::Managers => Vec::new(),
                };
                add(&mut roles, role, SERVER_ROLES, ServerRefusal::TooManyRoles { limit: SERVER_ROLES })?;
                self.openers = Openers::Roles(roles);
            }
            ServerChange::RemoveRole(id) => {
                if let Openers::Roles(roles) = &mut self.openers {
                    roles.retain(|it| it.id != *id);
                    if roles.is_empty() {
                        self.openers = Openers::Managers;
                    }
                }
            }
            ServerChange::Everybody => self.openers = Openers::Everybody,
            ServerChange::ManagersOnly => self.openers = Openers::Managers,
            ServerChange::Time(Some(limit)) if !limit.is_possible() => return Err(ServerRefusal::ImpossibleTime),
            ServerChange::Time(limit) => self.time = *limit,
            ServerChange::Language(Some(language)) if !LANGUAGES.contains(&language.as_str()) => {
                let language = language.chars().take(ID_CHARACTERS).collect();
                return Err(ServerRefusal::UnknownLanguage { language });
            }
            ServerChange::Language(language) => self.language.clone_from(language),
            ServerChange::SeekIn(channel) => {
                check_named(channel.as_ref().map(|it| it.id.as_str()))?;
                self.seeks_in.clone_from(channel);
            }
            ServerChange::Options { game, options } if options.0.is_empty() => drop(self.options.remove(game)),
            ServerChange::Options { game, options } => drop(self.options.insert(game.clone(), options.clone())),
        }
        Ok(())
    }
}

/// Adds a channel or a role to those that are named, or gives it the name it has now.
fn add(all: &mut Vec<Named>, new: &Named, limit: usize, refusal: ServerRefusal) -> Result<(), ServerRefusal> {
    check_named([new.id.as_str()])?;
    match all.iter().position(|it| it.id == new.id) {
        Some(at) => all[at].name.clone_from(&new.name),
        None if all.len() < limit => all.push(new.clone()),
        None => return Err(refusal),
    }
    Ok(())
}

/// Refuses ids that are too long.
fn check_named<'a>(ids: impl IntoIterator<Item = &'a str>) -> Result<(), ServerRefusal> {
    check_ids(ids).map_err(|_| ServerRefusal::IdTooLong { characters: ID_CHARACTERS })
}

impl Table {
    /// What another table of this game can begin with: what is chosen here, but for what seats chose for themselves.
    pub fn shared_options(&self) -> Options {
        moved(self.options(), self.game().meta().options, |_| None)
    }
}

#[cfg(test)]
mod tests {
    use pergola_engine::{Chosen, OptionKind};
    use pergola_games::GAMES;

    use super::*;
    use crate::{Allowance, WhenOver};

    fn named(id: &str) -> Named {
        Named::new(id, id)
    }

    fn whoever_manages() -> Rights {
        Rights { manages: true, ..Rights::default() }
    }

    fn with_roles(roles: &[&str]) -> Rights {
        Rights { roles: roles.iter().map(|it| (*it).to_owned()).collect(), ..Rights::default() }
    }

    fn set(changes: &[ServerChange]) -> ServerSettings {
        ServerSettings::default().changed(changes, &whoever_manages()).expect("they can be")
    }

    #[test]
    fn tables_are_opened_where_and_by_whom_it_is_set() {
        let nobody = Rights { moderator: true, ..Rights::default() };
        let may = |settings: &ServerSettings, channels: &[&str], rights: &Rights| {
            let opened = settings.check_opening(channels.iter().copied(), rights);
            assert!(matches!(opened, Ok(()) | Err(TableRefusal::NotOpened { .. })), "{opened:?}");
            opened.is_ok()
        };
        let free = set(&[]);
        assert!(may(&free, &["hall"], &nobody) && free == ServerSettings::default());
        let here = set(&[ServerChange::AddChannel(named("garden")), ServerChange::AddChannel(named("hall"))]);
        assert!(may(&here, &["hall"], &nobody) && may(&here, &["thread", "garden"], &nobody));
        assert!(!may(&here, &["cellar"], &nobody) && !may(&here, &["cellar"], &whoever_manages()) && !may(&here, &[], &nobody));
        let one = here.changed(&[ServerChange::RemoveChannel("hall".to_owned())], &whoever_manages()).expect("it can be");
        assert!(!may(&one, &["hall"], &nobody) && may(&one, &["garden"], &nobody));
        let none = one.changed(&[ServerChange::RemoveChannel("garden".to_owned())], &whoever_manages()).expect("it can be");
        assert!(may(&none, &["cellar"], &nobody), "without any it is everywhere");
        let roles = set(&[ServerChange::AddRole(named("a")), ServerChange::AddRole(named("b"))]);
        assert!(may(&roles, &["hall"], &with_roles(&["x", "b"])) && may(&roles, &["hall"], &whoever_manages()));
        assert!(!may(&roles, &["hall"], &with_roles(&["x"])) && !may(&roles, &["hall"], &nobody));
        let gone = ["a", "b"].map(|role| ServerChange::RemoveRole(role.to_owned()));
        let closed = roles.changed(&gone, &whoever_manages()).expect("it can be");
        assert_eq!(*closed.openers(), Openers::Managers, "whoever takes the last role away lets nobody in");
        assert!(!may(&closed, &["hall"], &with_roles(&["a"])) && may(&closed, &["hall"], &whoever_manages()));
        let open = closed.changed(&[ServerChange::Everybody], &whoever_manages()).expect("it can be");
        assert!(may(&open, &["hall"], &nobody));
    }

    #[test]
    fn only_managers_change_anything_and_all_of_it_or_nothing() {
        let before = set(&[ServerChange::AddChannel(named("garden"))]);
        let moderator = Rights { moderator: true, roles: vec!["a".to_owned()], ..Rights::default() };
        assert_eq!(before.changed(&[ServerChange::Everywhere], &moderator), Err(ServerRefusal::NotTheirs));
        let limit = |millis| Some(TimeLimit { time: Allowance::Turn { millis }, then: WhenOver::Ask });
        let refused = [
            (ServerChange::Time(limit(1)), ServerRefusal::ImpossibleTime),
            (ServerChange::Language(Some("tlh".to_owned())), ServerRefusal::UnknownLanguage { language: "tlh".to_owned() }),
            (ServerChange::SeekIn(Some(named(&"x".repeat(101)))), ServerRefusal::IdTooLong { characters: ID_CHARACTERS }),
            (ServerChange::AddRole(named(&"x".repeat(101))), ServerRefusal::IdTooLong { characters: ID_CHARACTERS }),
        ];
        for (change, refusal) in refused {
            assert_eq!(before.changed(&[ServerChange::Everywhere, change], &whoever_manages()), Err(refusal));
        }
        assert_eq!(before.channels(), [named("garden")]);
    }

    #[test]
    fn so_many_channels_and_roles_are_named_and_each_once() {
        let many = |count: usize, add: &dyn Fn(Named) -> ServerChange| {
            (0..count).map(|number| add(named(&number.to_string()))).collect::<Vec<_>>()
        };
        let full = set(&many(SERVER_CHANNELS, &ServerChange::AddChannel));
        let again =
            full.changed(&[ServerChange::AddChannel(Named::new("3", "new name"))], &whoever_manages()).expect("it is known");
        assert_eq!((again.channels().len(), again.channels()[3].name.as_str()), (SERVER_CHANNELS, "new name"));
        let refused = full.changed(&[ServerChange::AddChannel(named("x"))], &whoever_manages());
        assert_eq!(refused, Err(ServerRefusal::TooManyChannels { limit: 20 }));
        let full = set(&many(SERVER_ROLES, &ServerChange::AddRole));
        let refused = full.changed(&[ServerChange::AddRole(named("x"))], &whoever_manages());
        assert_eq!(refused, Err(ServerRefusal::TooManyRoles { limit: 20 }));
        let text = serde_json::to_string(&full).expect("it is plain data");
        assert_eq!(serde_json::from_str::<ServerSettings>(&text).ok(), Some(full));
        assert_eq!(serde_json::to_string(&ServerSettings::default()).ok().as_deref(), Some("{}"));
    }

    #[test]
    fn a_table_begins_with_what_goes_with_its_seats() {
        for game in GAMES.iter() {
            let meta = game.meta();
            let chosen = meta.options.iter().filter_map(|option| match option {
                OptionKind::Toggle { key } => Some(((*key).to_owned(), Chosen::Toggle(true))),
                OptionKind::OneOf { key, choices } => Some(((*key).to_owned(), Chosen::OneOf((*choices.last()?).to_owned()))),
                OptionKind::EachSeat { .. } => None,
            });
            let odd = [("no-such".to_owned(), Chosen::Toggle(true))];
            let options = Options(chosen.chain(odd).collect());
            let all = options.0.len();
            let settings = set(&[ServerChange::Options { game: meta.key.to_owned(), options }]);
            let mut most = 0;
            for seats in meta.seats.0..=meta.seats.1 {
                let begun = settings.beginning(game, seats);
                assert!(game.setup(seats, &begun).is_ok() && !begun.0.contains_key("no-such"), "{} {seats}", meta.key);
                most = most.max(begun.0.len());
            }
            assert_eq!(most, all - 1, "{}: what goes with some number of seats is taken", meta.key);
        }
    }
}
