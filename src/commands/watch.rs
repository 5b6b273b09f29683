//! What a program that runs until it is stopped shows to whoever watches it: `--metrics`.

use std::{net::SocketAddr, sync::Arc};

use clap::Args;
use pergola_host::House;
use pergola_measures::Measures;
use pergola_watch::{Settings, Watch};
use tracing::info;

use super::Complaint;

/// Where the program can be watched.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(super) struct Watched {
    /// Answer /health and /metrics (for Prometheus) there, such as 127.0.0.1:9464; off without it
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// Let other computers read /health and /metrics: counts, nothing of people or games
    #[arg(long, requires = "metrics")]
    metrics_allow_network: bool,
}

impl Watched {
    /// Lets the house be watched from now on, if that is asked for. Falls are counted in any case.
    pub(super) async fn begin(self, house: &House) -> Result<(), Complaint> {
        count_falls(house.store().measures());
        let Some(address) = self.metrics else { return Ok(()) };
        let settings = Settings { address, allow_network: self.metrics_allow_network };
        let watch = Watch::bind(house.clone(), &settings).await;
        let watch = watch.map_err(|why| Complaint::said(format!("The program cannot be watched: {why}.")))?;
        info!(address = %watch.address(), "/health and /metrics are answered");
        tokio::spawn(watch.serve());
        Ok(())
    }
}

/// Counts whatever falls over from now on, on any thread; it is told as before.
fn count_falls(measures: &Arc<Measures>) {
    let (measures, before) = (measures.clone(), std::panic::take_hook());
    std::panic::set_hook(Box::new(move |fall| {
        measures.fell_over();
        before(fall);
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_falls_over_on_any_thread_is_counted() {
        let measures = Arc::<Measures>::default();
        count_falls(&measures);
        for falls in 1..3 {
            std::thread::spawn(|| panic!("asked to")).join().expect_err("it falls");
            // Other tests may have something fall over at the same time.
            assert!(measures.falls() >= falls, "{falls}");
        }
    }
}
