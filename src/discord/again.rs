//! Calling Discord again, while somebody still waits for what comes of it.

use std::time::Duration;

use tokio::time::{self, Instant};

use super::trouble::Trouble;

/// The wait before an answer that did not go through is given again; it doubles.
pub(super) const AGAIN: Duration = Duration::from_millis(150);

/// Calls Discord again when it was not reached or asks to wait, while there is time.
pub(super) async fn again<T, F: Future<Output = Result<T, Trouble>>>(until: Instant, call: impl Fn() -> F) -> Result<T, Trouble> {
    let mut wait = AGAIN;
    loop {
        let result = call().await;
        let Err(why) = &result else { return result };
        let then = Instant::now() + why.after().unwrap_or(wait);
        if !why.passes() || then >= until {
            return result;
        }
        time::sleep_until(then).await;
        wait *= 2;
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::{trouble::code, wire::Break};

    /// How long there is in these tests.
    const A_WHILE: Duration = Duration::from_millis(2500);

    async fn calls(trouble: Trouble, until: usize) -> (usize, bool, u128) {
        let (made, begun) = (Cell::new(0), Instant::now());
        let result = again(begun + A_WHILE, || {
            made.set(made.get() + 1);
            let result = if made.get() > until { Ok(()) } else { Err(trouble.clone()) };
            async move { result }
        });
        let result = result.await;
        (made.get(), result.is_ok(), begun.elapsed().as_millis())
    }

    #[tokio::test(start_paused = true)]
    async fn what_passes_is_tried_again_while_there_is_time_and_not_before_discord_says() {
        let gone = Trouble::Refused { status: 404, code: code::UNKNOWN_INTERACTION, message: String::new() };
        let limited = |milliseconds| Trouble::Limited { after: Duration::from_millis(milliseconds) };
        assert_eq!(calls(Trouble::Unreached(Break::NoConnection), 1).await, (2, true, 150));
        assert_eq!(calls(Trouble::Unreached(Break::NoConnection), 9).await, (5, false, 2_250));
        assert_eq!(calls(limited(900), 2).await, (3, true, 1_800));
        assert_eq!(calls(limited(3_000), 1).await, (1, false, 0), "it would come too late");
        assert_eq!(calls(gone, 9).await, (1, false, 0));
    }
}
