//! More than can be answered: whoever comes then is told so.

use twilight_model::http::interaction::InteractionResponseType;

use super::{
    inside::{Easel, Inside},
    person::{Person, Typed},
    standin::{faults::Trouble, world::World},
    table::Table,
    trouble::CALLBACK,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_while_as_many_as_can_be_are_being_answered_is_told_to_press_again() {
    const ANSWERED_AT_ONCE: usize = 200;
    const MORE: usize = 40;
    let table = Table::started().await;
    let crowd: Vec<Person> =
        (0..ANSWERED_AT_ONCE + MORE).map(|it| table.discord.person(&format!("P{it}"), table.channel)).collect();
    let before = table.discord.inner.look(|world| world.made("POST", CALLBACK));
    table.discord.trouble("POST", CALLBACK, ANSWERED_AT_ONCE, Trouble::Held);
    let sent: Vec<_> = crowd.iter().map(|it| it.send_slash(Typed { command: "tables", verb: None, options: &[] })).collect();
    let all = |world: &World| (world.made("POST", CALLBACK) >= before + crowd.len()).then_some(());
    table.discord.inner.until("all to be answered", all).await;
    table.discord.inner.change(|world| world.faults.let_go());
    let mut turned_away = 0;
    for (person, sent) in crowd.iter().zip(&sent) {
        let answer = person.answer(sent).await;
        assert!(answer.private);
        turned_away += usize::from(answer.text().contains("did not carry this out. Press again in a moment"));
    }
    assert!((1..=MORE).contains(&turned_away), "{turned_away} were turned away");
    assert!(!crowd[0].slash("tables", None, &[]).await.text().contains("Press again"), "there is room again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_promised_an_answer_takes_nobodys_place() {
    const ANSWERED_AT_ONCE: usize = 200;
    let table = Table::started().await;
    table.next_card(0).await;
    table.bot.stop().await;
    let easel = Easel::default();
    let bot = Inside::start(&table.home, &table.discord, easel.clone()).await;
    let crowd: Vec<Person> = (0..ANSWERED_AT_ONCE).map(|it| table.discord.person(&format!("P{it}"), table.channel)).collect();
    // Nobody tells the story yet.
    let log = Typed { command: "past", verb: Some("log"), options: &[("table", "1")] };
    let sent: Vec<_> = crowd.iter().map(|it| it.send_slash(log)).collect();
    for (person, sent) in crowd.iter().zip(&sent) {
        let first = person.first_answer(sent).await;
        assert_eq!(first, InteractionResponseType::DeferredChannelMessageWithSource, "they are promised it");
    }
    let next = table.ann.slash("tables", None, &[]).await;
    assert!(!next.text().contains("Press again"), "there is room for whoever comes: {next:?}");
    easel.draw_from_now_on();
    for (person, sent) in crowd.iter().zip(&sent) {
        let told = person.answer(sent).await;
        assert!(told.private && told.text().contains("Before the first turn"), "{told:?}");
    }
    bot.stop().await;
}
