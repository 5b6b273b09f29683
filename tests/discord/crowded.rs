//! More than can be answered: whoever comes then is told so.

use std::time::Duration;

use crate::{
    person::{Person, Typed},
    standin::faults::Trouble,
    table::Table,
    trouble::CALLBACK,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_while_as_many_as_can_be_are_being_answered_is_told_to_press_again() {
    const ANSWERED_AT_ONCE: usize = 200;
    let table = Table::started().await;
    let crowd: Vec<Person> =
        (0..ANSWERED_AT_ONCE + 40).map(|it| table.discord.person(&format!("P{it}"), table.channel)).collect();
    table.discord.trouble("POST", CALLBACK, ANSWERED_AT_ONCE, Trouble::Slow(Duration::from_millis(1_500)));
    let sent: Vec<_> = crowd.iter().map(|it| it.send_slash(Typed { command: "tables", verb: None, options: &[] })).collect();
    let mut turned_away = 0;
    for (person, sent) in crowd.iter().zip(&sent) {
        let answer = person.answer_if_any(sent).await.expect("everybody gets an answer in time");
        assert!(answer.private);
        turned_away += usize::from(answer.text().contains("did not carry this out. Press again in a moment"));
    }
    assert!((1..=40).contains(&turned_away), "{turned_away} were turned away");
    assert!(!crowd[0].slash("tables", None, &[]).await.text().contains("Press again"), "there is room again");
}
