//! `pergola doctor`: finds out what keeps the bot from running well, and says what helps.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use clap::Args;
use pergola_data as data;
use pergola_discord::{Settings, doctor};
use pergola_engine::{Chance, Frame, Game, Options, Viewer};
use pergola_games::GAMES;
use pergola_host::machine_clock;
use pergola_render::{Painter, has_glyphs};
use pergola_store::{Place, StoreError};
use pergola_table::{Millis, Table};
use pergola_text::{LANGUAGES, Occupant, Speaker};
use rustix::fs::{Access, access, statvfs};

use super::{Complaint, DATA, Done, Environment, Output, number::whole, store::StoreArgs};

/// Less free space than this is too little, in MiB: backups need some as well.
const ROOM: u64 = 512;
/// Letters that people's names are written with.
const LETTERS: &str = "AÆŁñ ΑΩλ АЯж";

/// Look at everything the bot needs, and say what is missing
///
/// Token, clock, commands and permissions at Discord; store, disk, fonts and pictures here. Nothing is changed. The exit
/// code is 0 when all is well, 1 when something is wrong.
#[derive(Args)]
pub(super) struct Doctor {
    /// The folder that keeps the tables
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    data: PathBuf,
    #[command(flatten)]
    pub(super) store: StoreArgs,
    /// A channel to play in: the last number of a link to it
    #[arg(long, value_name = "NUMBER", value_parser = whole::<u64>)]
    channel: Option<u64>,
    /// The one server the commands are registered for
    #[arg(long, value_name = "SERVER", value_parser = whole::<u64>)]
    guild: Option<u64>,
    /// A server on this computer that speaks Discord's API, for tests and rehearsals; else PERGOLA_DISCORD_API
    #[arg(long, value_name = "URL")]
    api: Option<String>,
}

impl Doctor {
    /// Looks and tells.
    pub(super) fn run(self, environment: &Environment) -> Done {
        let runtime = tokio::runtime::Runtime::new();
        let runtime = runtime.map_err(|why| Complaint::said(format!("The doctor cannot begin: {why}.")))?;
        let place = self.store.place(&self.data).map_err(|why| Complaint::not_opened(&why))?;
        let mut findings = vec![disk(&self.data), letters()];
        findings.extend(GAMES.iter().map(picture));
        findings.extend(runtime.block_on(store(&place, machine_clock())));
        let api = self.api.as_deref().or(environment.discord_api.as_deref());
        match Settings::read(environment.discord_token.as_deref(), api, self.guild) {
            Ok(settings) => {
                findings.extend(runtime.block_on(doctor::examine(&settings, self.channel, &GAMES)).into_iter().map(said));
                if self.channel.is_none() {
                    findings.push(Finding::Fine("channel: not looked at; --channel NUMBER does".to_owned()));
                }
            }
            Err(why) => findings.push(Finding::Wrong(format!("token: {why}"))),
        }
        tell(&findings)
    }
}

/// What was found out about one thing, as a sentence for whoever runs the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Finding {
    /// It is as it should be.
    Fine(String),
    /// It is not; the sentence says what helps.
    Wrong(String),
}

/// What was found out at Discord, as a sentence.
fn said(diagnosis: doctor::Diagnosis) -> Finding {
    use Finding::{Fine, Wrong};
    use doctor::Diagnosis;
    match diagnosis {
        Diagnosis::Unreached(why) => Wrong(format!("Discord: {why}")),
        Diagnosis::UnknownToken => {
            let why = "token: Discord does not know it; make a new one on the bot's page and put it into DISCORD_TOKEN";
            Wrong(why.to_owned())
        }
        Diagnosis::Token(bot) => Fine(format!("token: it is {bot}'s")),
        Diagnosis::NoTime => Wrong("clock: Discord does not tell the time just now; ask again later".to_owned()),
        Diagnosis::Clock(0) => Fine("clock: it goes with Discord's".to_owned()),
        Diagnosis::Clock(apart) => {
            let (seconds, way) = (apart.unsigned_abs(), if apart > 0 { "ahead of" } else { "behind" });
            Wrong(format!("clock: it is {seconds} seconds {way} Discord's; let the system keep it (timedatectl set-ntp true)"))
        }
        Diagnosis::Commands { all, missing } if missing.is_empty() => Fine(format!("commands: all {all} are registered")),
        Diagnosis::Commands { missing, .. } => {
            let missing = missing.join(", /");
            Wrong(format!("commands: /{missing} are not registered; `pergola discord` does that when it starts"))
        }
        Diagnosis::CommandsUnknown(why) => Wrong(format!("commands: {why}")),
        Diagnosis::Invitation(address) => Fine(format!("invitation: {address}")),
        Diagnosis::Channel { name, missing } if missing.is_empty() => {
            Fine(format!("channel: the bot may do all it needs in #{name}"))
        }
        Diagnosis::Channel { name, missing } => Wrong(format!("channel: in #{name} the bot lacks {}", missing.join(", "))),
        Diagnosis::NoChannel(number) => Wrong(format!("channel: {number} is no channel of a server")),
        Diagnosis::Unseen(number) => {
            Wrong(format!("channel: the bot does not see {number}; invite it to the server and let it view the channel"))
        }
        Diagnosis::ChannelUnknown(why) => Wrong(format!("channel: {why}")),
    }
}

fn tell(findings: &[Finding]) -> Done {
    let mut output = Output::standard();
    for finding in findings {
        output.line(&match finding {
            Finding::Fine(what) => format!("fine   {what}"),
            Finding::Wrong(what) => format!("WRONG  {what}"),
        })?;
    }
    let wrong = findings.iter().filter(|it| matches!(it, Finding::Wrong(_))).count();
    output.line(&match wrong {
        0 => "All is well.".to_owned(),
        1 => "One thing is wrong.".to_owned(),
        wrong => format!("{wrong} things are wrong."),
    })?;
    output.close()?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether the folder can be written, or made, and how much room there is.
fn disk(folder: &Path) -> Finding {
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let Some(there) = folder.ancestors().find(|it| it.exists()) else {
        return Finding::Wrong(format!("disk: {} cannot be reached", folder.display()));
    };
    if !there.is_dir() {
        return Finding::Wrong(format!("disk: {} is no folder", there.display()));
    }
    if access(there, Access::WRITE_OK | Access::EXEC_OK).is_err() {
        return Finding::Wrong(format!("disk: {} cannot be written by this account", there.display()));
    }
    match statvfs(there) {
        Ok(room) => {
            let free = room.f_bavail * room.f_frsize / (1 << 20);
            let told = format!("disk: {free} MiB are free for {}", folder.display());
            if free < ROOM { Finding::Wrong(format!("{told}; {ROOM} are needed")) } else { Finding::Fine(told) }
        }
        Err(why) => Finding::Wrong(format!("disk: the room for {} is not known: {why}", folder.display())),
    }
}

fn letters() -> Finding {
    let missing: String = LETTERS.chars().filter(|it| !has_glyphs(it.encode_utf8(&mut [0; 4]))).collect();
    match missing.as_str() {
        "" => Finding::Fine("fonts: Latin, Greek and Cyrillic letters are there".to_owned()),
        missing => Finding::Wrong(format!("fonts: there are no signs for {missing}; this build is damaged")),
    }
}

/// Draws the opening of a game.
fn picture(game: &dyn Game) -> Finding {
    let meta = game.meta();
    let key = meta.key;
    let seats = meta.seats.1;
    let Ok(state) = game.start(seats, &Options::default(), &mut Chance::rolled(1)) else {
        return Finding::Wrong(format!("pictures: {key} with {seats} seats does not begin; this build is damaged"));
    };
    let speaker = Speaker::picture(LANGUAGES[0], &vec![Occupant::Unknown; usize::from(seats)], |_| true);
    let scene = state.picture(&Frame::bare(seats, Viewer::Everyone, &state.status())).map_text(|text| speaker.say(&text));
    let painter = Painter::new(data::art);
    match painter.missing_art(&scene).as_slice() {
        [] => Finding::Fine(format!("pictures: {key} is drawn, {} KB", painter.png(&scene).len() / 1000)),
        missing => Finding::Wrong(format!("pictures: {key} lacks {}; this build is damaged", missing.join(", "))),
    }
}

/// What is in the store, unless a running program has it.
async fn store(place: &Place, now: Millis) -> Vec<Finding> {
    let fine = |what: &str| vec![Finding::Fine(format!("store: {what}"))];
    let opened = place.check_there().and_then(|()| place.look(|checkpoint, people| Table::load(&GAMES, checkpoint, people)));
    let (store, found) = match opened {
        Ok(opened) => opened,
        Err(StoreError::NoStore { .. } | StoreError::DatabaseEmpty) => {
            return fine("there is none yet; it is made at the first start");
        }
        Err(StoreError::InUse { .. }) => return fine("a running program has it"),
        Err(why) => return vec![Finding::Wrong(format!("store: {why}"))],
    };
    let damaged = store.look_through().await;
    store.close().await;
    let latest = found.tables.iter().map(|it| it.table.last()).max().unwrap_or_default();
    let count = found.tables.len();
    let (archived, cards) = (found.archived, found.outbox.len());
    let mut findings = fine(&format!("{count} tables and {archived} archived ones are read, {cards} cards wait to be posted"));
    match damaged {
        Ok(damaged) => findings.extend(
            damaged.iter().map(|(table, why)| Finding::Wrong(format!("store: table {table} cannot be read whole: {why}"))),
        ),
        Err(why) => findings.push(Finding::Wrong(format!("store: {why}"))),
    }
    findings.extend(found.flaws.iter().map(|flaw| Finding::Wrong(format!("store: {flaw}; restore the newest backup"))));
    findings
        .extend(found.broken.iter().map(|it| Finding::Wrong(format!("store: table {} cannot be read: {}", it.table, it.why))));
    if latest > now {
        let ahead = Duration::from_millis(latest - now).as_secs();
        findings.push(Finding::Wrong(format!("clock: it was set back: the last move came {ahead} seconds from now")));
    }
    findings
}

#[cfg(test)]
mod tests {
    use pergola_store::Store;

    use super::*;

    #[test]
    fn a_folder_that_is_not_there_yet_is_judged_by_where_it_will_be() {
        let folder = tempfile::tempdir().unwrap();
        let told = disk(&folder.path().join("not/yet"));
        assert!(matches!(&told, Finding::Fine(what) | Finding::Wrong(what) if what.contains("MiB are free")), "{told:?}");
    }

    #[test]
    fn a_file_in_the_place_of_the_folder_or_above_it_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "").unwrap();
        for data in [file.clone(), file.join("data")] {
            assert_eq!(disk(&data), Finding::Wrong(format!("disk: {} is no folder", file.display())));
        }
    }

    #[test]
    fn every_game_is_drawn() {
        assert!(GAMES.iter().all(|game| matches!(picture(game), Finding::Fine(_))));
        assert_eq!(letters(), Finding::Fine("fonts: Latin, Greek and Cyrillic letters are there".to_owned()));
    }

    #[tokio::test]
    async fn the_store_is_looked_at_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::from(folder.path());
        assert!(matches!(store(&place, 0).await[..], [Finding::Fine(_)]));
        assert!(!Store::is_in(folder.path()), "looking makes none");
        let (held, _) = Store::open(folder.path(), |checkpoint, people| Table::load(&GAMES, checkpoint, people)).unwrap();
        assert_eq!(store(&place, 0).await, [Finding::Fine("store: a running program has it".to_owned())]);
        held.close().await;
        let told = store(&place, 0).await;
        assert_eq!(told, [Finding::Fine("store: 0 tables and 0 archived ones are read, 0 cards wait to be posted".to_owned())]);
    }
}
