//! `pergola playground`: runs the house with the playground as its only door. Also what `pergola` does by itself.

use std::{
    net::{IpAddr, Ipv4Addr},
    path::PathBuf,
    pin::pin,
    process::ExitCode,
};

use clap::Args;
use pergola_host::{Config, Pace, limits::REQUESTS_A_SECOND};
use pergola_playground::{PORT, Playground, Settings};

use super::{
    Complaint, DATA, Done, Environment, Output,
    editions::Editions,
    log,
    number::whole,
    service::Service,
    stand_by::opened,
    stop::{run_to_the_end, stopped_well, time_to_stop, told_to_stop},
    store::StoreArgs,
    watch::Watched,
};

/// Play in a local web page, sitting as anybody
///
/// The page's address is printed; only this computer reaches it. Ctrl-C stops it: what has begun is finished first.
#[derive(Args)]
pub(super) struct Run {
    /// The port to listen on; 0 for any that is free
    #[arg(long, default_value_t = PORT, value_parser = whole::<u16>)]
    port: u16,
    /// The address to listen on; anything but this computer's own needs --allow-network
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    /// The folder that keeps the tables; made if it is missing
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    data: PathBuf,
    #[command(flatten)]
    pub(super) store: StoreArgs,
    #[command(flatten)]
    editions: Editions,
    /// How many requests of one person are carried out a second, after a few at once
    #[arg(long, value_name = "NUMBER", default_value_t = REQUESTS_A_SECOND, value_parser = whole::<u32>)]
    requests_a_second: u32,
    /// Let other computers in: whoever reaches the address can sit as anybody and see every hand
    #[arg(long)]
    allow_network: bool,
    #[command(flatten)]
    watched: Watched,
}

impl Run {
    /// What is run where nothing is asked for.
    pub(super) fn at(environment: &Environment) -> Run {
        let mut store = StoreArgs::default();
        store.unless_said(environment.store.as_deref());
        Run {
            port: PORT,
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            data: PathBuf::from(DATA),
            store,
            editions: Editions::default(),
            requests_a_second: REQUESTS_A_SECOND,
            allow_network: false,
            watched: Watched::default(),
        }
    }

    /// Runs until it is told to stop.
    pub(super) fn run(self, environment: &Environment) -> Done {
        log::begin(environment.log.as_deref())?;
        let runtime = tokio::runtime::Runtime::new();
        let runtime = runtime.map_err(|why| Complaint::said(format!("The playground cannot begin: {why}.")))?;
        run_to_the_end(runtime, self.serve(Service::named_by(environment)))
    }

    async fn serve(self, service: Service) -> Done {
        let settings = Settings { port: self.port, bind: self.bind, allow_network: self.allow_network };
        let told = told_to_stop().map_err(|why| Complaint::said(format!("The playground cannot begin: {why}.")))?;
        let mut told = pin!(told);
        let place = self.store.place(&self.data).map_err(|why| Complaint::not_opened(&why))?;
        let games = self.editions.catalogue()?;
        let config = Config { pace: Pace::a_second(self.requests_a_second), ..Config::new(place, &games) };
        let Some(house) = opened(config, &service, told.as_mut()).await? else { return Ok(ExitCode::SUCCESS) };
        self.watched.begin(&house).await?;
        tokio::spawn(service.clone().watch(house.clone()));
        let playground = Playground::bind(house.clone(), &settings).await;
        let playground = playground.map_err(|why| Complaint::said(format!("The playground cannot begin: {why}.")))?;
        let mut output = Output::standard();
        output.line(&format!("The playground is at http://{}/", playground.address()))?;
        if !self.bind.is_loopback() {
            output.line("Other computers can reach it: whoever does can sit as anybody and see every hand.")?;
        }
        output.close()?;
        service.ready();
        playground.serve(time_to_stop(told, house.clone())).await;
        service.stopping();
        house.drain().await;
        stopped_well(&house)?;
        Ok(ExitCode::SUCCESS)
    }
}
