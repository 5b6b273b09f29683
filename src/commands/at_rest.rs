//! What is done at the tables of a place: by the running program if there is one, otherwise in a house at rest.

use anyhow::{anyhow, bail};
use pergola_games::GAMES;
use pergola_host::{
    Config, House,
    control::{ControlAnswer, ControlRequest, steward},
};
use pergola_store::{Place, StoreError};

use super::store::ask_running;

/// Has it done, and answers what was.
pub(super) fn done(place: &Place, asked: ControlRequest) -> anyhow::Result<ControlAnswer> {
    place.check_there()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let opened = runtime.block_on(async { House::at_rest(&Config::new(place, &GAMES)) });
    let house = match opened {
        Err(StoreError::InUse { .. }) => {
            let answer = ask_running(place.folder(), asked)?.next().transpose()?;
            return answer.map_or_else(|| Err(anyhow!("the running program gave no answer to this")), not_refused);
        }
        Err(why @ StoreError::DatabaseInUse) => {
            bail!("{why}, beside another folder than {}; it is asked there (--data FOLDER)", place.folder().display())
        }
        opened => opened?,
    };
    let answer = runtime.block_on(async {
        let answer = steward(&house, asked).await;
        house.drain().await;
        answer
    });
    not_refused(answer?)
}

fn not_refused(answer: ControlAnswer) -> anyhow::Result<ControlAnswer> {
    if let ControlAnswer::Refused { why } = answer { bail!("{why}") } else { Ok(answer) }
}

/// What the running program answers that answers something else.
pub(super) fn odd_answer() -> anyhow::Error {
    anyhow!("the running program gave no answer to this; it may be an older one")
}
