//! `pergola discord`: runs the house with Discord as its door.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    pin::pin,
    process::ExitCode,
};

use clap::{Args, ValueEnum};
use pergola_discord::{Broken, Discord, Layout, Recorder, Settings};
use pergola_host::{Config, Pace, limits::REQUESTS_A_SECOND};
use pergola_store::Wards;

use super::{
    Complaint, DATA, Done, Environment,
    editions::Editions,
    log,
    number::whole,
    service::Service,
    stand_by::opened,
    stop::{run_to_the_end, stopped_well, time_to_stop, told_to_stop},
    store::StoreArgs,
    watch::Watched,
};

/// Play in the channels of Discord servers
///
/// The bot's token is read from DISCORD_TOKEN alone. Ctrl-C or SIGTERM stops it: what has begun is finished first.
#[derive(Args)]
pub(super) struct Run {
    /// The folder that keeps the tables; made if it is missing
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    data: PathBuf,
    #[command(flatten)]
    pub(super) store: StoreArgs,
    /// Several processes play on the database, each the servers of one of so many wards, the first that is free; the same number
    /// for all of them, else PERGOLA_WARDS
    #[arg(long, value_name = "NUMBER", value_parser = wards)]
    wards: Option<Wards>,
    #[command(flatten)]
    editions: Editions,
    /// How many requests of one person are carried out a second, after a few at once
    #[arg(long, value_name = "NUMBER", default_value_t = REQUESTS_A_SECOND, value_parser = whole::<u32>)]
    requests_a_second: u32,
    /// A server on this computer that speaks Discord's API: one for tests and rehearsals, or a proxy that keeps the limits of one
    /// token for several; else PERGOLA_DISCORD_API
    #[arg(long, value_name = "URL")]
    api: Option<String>,
    /// Register the commands for this server alone, where changes show at once
    #[arg(long, value_name = "SERVER", value_parser = whole::<u64>)]
    guild: Option<u64>,
    /// Hear what people do at this address, to which Discord sends it, instead of connecting to the gateway. Before it stands a
    /// proxy that speaks HTTPS, whose address is the Interactions Endpoint URL on the bot's page
    #[arg(long, value_name = "ADDRESS:PORT")]
    interactions: Option<SocketAddr>,
    /// How cards are laid out in messages; plain for servers of the same API that know no frames
    #[arg(long, value_name = "LAYOUT", value_enum, default_value_t = LaidOut::Framed)]
    layout: LaidOut,
    /// Record every request to Discord in this folder, without tokens, to be checked against Discord's own description of its
    /// API; for trying things out: what people wrote is in it
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
    #[command(flatten)]
    watched: Watched,
}

/// Into how many wards the servers are put, as it is written.
fn wards(written: &str) -> Result<Wards, String> {
    written.parse().ok().and_then(Wards::new).ok_or_else(|| format!("{written:?} is no number from 1 to 1,000"))
}

/// How cards are laid out.
#[derive(Clone, Copy, ValueEnum)]
enum LaidOut {
    /// In frames, with a button beside each choice
    Framed,
    /// As text with rows of buttons and menus
    Plain,
}

impl From<LaidOut> for Layout {
    fn from(it: LaidOut) -> Layout {
        match it {
            LaidOut::Framed => Layout::Framed,
            LaidOut::Plain => Layout::Plain,
        }
    }
}

impl Run {
    /// Runs until it is told to stop.
    pub(super) fn run(self, environment: &Environment) -> Done {
        let api = self.api.as_deref().or(environment.discord_api.as_deref().filter(|it| !it.is_empty()));
        let settings = Settings::read(environment.discord_token.as_deref(), api, self.guild);
        let mut settings = settings.map_err(|why| Complaint::said(format!("The bot cannot begin: {why}.")))?;
        settings.interactions = self.interactions;
        settings.layout = self.layout.into();
        settings.record = self.record.as_deref().map(record).transpose()?;
        let said = environment.wards.as_deref().filter(|it| !it.is_empty());
        let said = said.map(wards).transpose().map_err(|why| Complaint::said(format!("PERGOLA_WARDS: {why}.")))?;
        let wards = self.wards.or(said).unwrap_or(Wards::ONE);
        log::begin(environment.log.as_deref())?;
        let runtime = tokio::runtime::Runtime::new();
        let runtime = runtime.map_err(|why| Complaint::NotNow(format!("The bot cannot begin: {why}.")))?;
        run_to_the_end(runtime, self.serve(settings, wards, Service::named_by(environment)))
    }

    async fn serve(self, settings: Settings, wards: Wards, service: Service) -> Done {
        let told = told_to_stop().map_err(|why| Complaint::NotNow(format!("The bot cannot begin: {why}.")))?;
        let mut told = pin!(told);
        let place =
            self.store.place(&self.data).and_then(|place| place.among(wards)).map_err(|why| Complaint::not_opened(&why))?;
        let games = self.editions.catalogue()?;
        let config = Config { pace: Pace::a_second(self.requests_a_second), ..Config::new(place, &games) };
        let Some(house) = opened(config, &service, told.as_mut()).await? else { return Ok(ExitCode::SUCCESS) };
        self.watched.begin(&house).await?;
        tokio::spawn(service.clone().watch(house.clone()));
        let mut told = pin!(time_to_stop(told, house.clone()));
        let connected = tokio::select! {
            connected = Discord::connect(house.clone(), settings) => Some(connected),
            () = told.as_mut() => None,
        };
        let served = match connected {
            Some(Ok(discord)) => {
                tokio::spawn(when_connected(&discord, service.clone()));
                discord.serve(told).await
            }
            Some(Err(why)) => Err(why),
            None => Ok(()),
        };
        service.stopping();
        house.drain().await;
        served.map_err(|why| broke_off(&why))?;
        stopped_well(&house)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// What records in this folder.
fn record(folder: &Path) -> Result<Recorder, Complaint> {
    Recorder::open(folder).map_err(|why| Complaint::said(format!("Nothing can be recorded in {}: {why}.", folder.display())))
}

/// Tells the service manager when the bot is connected, or listens.
fn when_connected(discord: &Discord, service: Service) -> impl Future<Output = ()> + use<> {
    let connected = discord.connected();
    async move {
        connected.await;
        service.ready();
    }
}

/// A token that is no bot's stays so; a connection may come again.
fn broke_off(why: &Broken) -> Complaint {
    let sentence = format!("Discord broke off: {why}.");
    if why.may_pass() { Complaint::NotNow(sentence) } else { Complaint::Said(sentence) }
}
