//! What whoever runs the program can have done at its tables, by the commands: in the folder, and by the running program.

use std::{path::Path, sync::Arc};

use pergola::{
    chat::{Act, Languages, Request, Slash},
    commands::{
        forget::{ForgetArgs, forget},
        relocate::{MoveArgs, relocate},
        rewind::{RewindArgs, rewind},
        store::StoreArgs,
    },
    engine::Viewer,
    games::GAMES,
    host::{Config, House},
    table::{Entry, Person, PlaceId, Rights, Table, TableId, What},
};

const TABLE: TableId = TableId(1);

fn request(number: usize, name: &str, act: Act) -> Request {
    Request {
        id: format!("test:{number}"),
        person: Person::new(format!("test:{name}"), name),
        rights: Rights::default(),
        place: PlaceId { server: "test:town".to_owned(), channel: "test:garden".to_owned() },
        parent: None,
        at: 0,
        languages: Languages::default(),
        act,
    }
}

/// A folder in which two people play in their fourth turn.
async fn played(folder: &Path) {
    let house = House::open(&Config::new(folder, &GAMES)).expect("it opens");
    let options = vec![("game".to_owned(), "gardens".to_owned())];
    let play = Act::Slash(Slash { command: "play".to_owned(), options, ..Slash::default() });
    let press = |wish: &str| Act::Press { id: format!("1.1.{wish}") };
    for (number, (name, act)) in [("Ann", play), ("Ben", press("join")), ("Ann", press("start"))].into_iter().enumerate() {
        house.answer(request(number, name, act)).await;
    }
    for number in 3.. {
        let table = house.table(TABLE).expect("it is played");
        if table.turns() >= 4 {
            break;
        }
        let seat = table.waits_for().iter().next().expect("somebody");
        let name = table.seats()[seat.index()].person.as_ref().expect("a person").name.clone();
        let action = table.state_for(Viewer::Seat(seat)).expect("it is played").legal_actions(seat).swap_remove(0);
        let (command, options) = typed(&table, &action);
        let act = Act::Slash(Slash { command: "gardens".to_owned(), verb: Some(command), options, ..Slash::default() });
        house.answer(request(number, &name, act)).await;
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    }
    house.drain().await;
}

/// An action as it is typed.
fn typed(table: &Table, action: &str) -> (String, Vec<(String, String)>) {
    let state = table.state_for(Viewer::Everyone).expect("it is played");
    let (verb, slots) = state.slots(action).expect("it is an action");
    let verbs = table.game().meta().verbs.iter().find(|it| it.key == verb).expect("it is a verb");
    let options = verbs.slots.iter().zip(slots).filter(|(_, value)| !value.is_empty());
    (verb.to_owned(), options.map(|(slot, value)| (slot.key.to_owned(), value)).collect())
}

/// What a command says.
async fn told(command: impl FnOnce(&mut Vec<u8>) -> anyhow::Result<()> + Send + 'static) -> Result<String, String> {
    let run = move || {
        let mut out = Vec::new();
        let ran = command(&mut out);
        ran.map(|()| String::from_utf8(out).expect("it is text")).map_err(|error| format!("{error:#}"))
    };
    tokio::task::spawn_blocking(run).await.expect("it does not panic")
}

async fn rewinds(folder: &Path, table: u64, turn: u32, yes: bool) -> Result<String, String> {
    let args = RewindArgs { table, turn, yes, data: folder.to_owned(), store: StoreArgs::default() };
    told(move |out| rewind(&args, out)).await
}

async fn moves(folder: &Path, from: &str, to: &str, yes: bool) -> Result<String, String> {
    let (from, to) = (Some(from.to_owned()), Some(to.to_owned()));
    let args = MoveArgs { table: None, channel: None, from, to, yes, data: folder.to_owned(), store: StoreArgs::default() };
    told(move |out| relocate(&args, out)).await
}

async fn forgets(folder: &Path, person: &str) -> Result<String, String> {
    let args = ForgetArgs { person: person.to_owned(), server: false, data: folder.to_owned(), store: StoreArgs::default() };
    told(move |out| forget(&args, out)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_rewound_moved_and_left_whether_the_program_runs_or_not() {
    for runs in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let none = rewinds(folder.path(), 1, 2, true).await.expect_err("there is no store");
        assert!(none.contains("there is no store in"), "{none}");
        played(folder.path()).await;
        let house = runs.then(|| House::open(&Config::new(folder.path(), &GAMES)).expect("it opens"));
        let would = rewinds(folder.path(), 1, 2, false).await.expect("it can be");
        let expected = "Table 1 would go back from turn 4 to the beginning of turn 2: turns 2 to 4 are undone then.\n";
        assert_eq!(would, format!("{expected}Nothing is done yet. To do it: the same with --yes\n"));
        let done = rewinds(folder.path(), 1, 2, true).await.expect("it can be");
        assert!(done.starts_with("Table 1 is at the beginning of turn 2 again: turns 2 to 4 are undone."), "{done}");
        let refused = rewinds(folder.path(), 1, 3, true).await.expect_err("it is in turn 2");
        assert_eq!(refused, "table 1 is in turn 2; it goes back to one from 1 to 2, not to 3");
        assert_eq!(rewinds(folder.path(), 9, 1, true).await, Err("there is no table 9".to_owned()));

        let would = moves(folder.path(), "test:garden", "hall", false).await.expect("it can be");
        assert!(
            would.starts_with("Table 1 would go to channel test:hall, and comes from test:garden.\nNothing is done"),
            "{would}"
        );
        let moved = moves(folder.path(), "garden", "test:hall", true).await.expect("it can be");
        assert_eq!(moved, "Table 1 is in channel test:hall, and comes from test:garden.\n");
        let elsewhere = moves(folder.path(), "hall", "discord:4", true).await.expect_err("another door's");
        assert!(elsewhere.starts_with("\"discord:4\" is no channel for table 1, which is in test:hall"), "{elsewhere}");
        assert!(
            moves(folder.path(), "cellar", "hall", true).await.is_err_and(|why| why.contains("no running table is in channel"))
        );

        let gone = forgets(folder.path(), "test:Ann").await.expect("she is known");
        assert!(gone.starts_with("Forgotten.") && gone.contains("They have left a table that runs"), "{gone}");
        assert!(forgets(folder.path(), "test:Ann").await.is_err_and(|why| why.contains("nobody has the id test:Ann")));
        if let Some(house) = house {
            house.drain().await;
        }
        is_as_it_was_left(folder.path()).await;
    }
}

/// The log tells all of it, and the game goes on from where it stands.
async fn is_as_it_was_left(folder: &Path) {
    let house = House::open(&Config::new(folder, &GAMES)).expect("it opens");
    let table: Arc<Table> = house.table(TABLE).expect("it is played");
    assert_eq!(table.place().channel, "test:hall");
    let somebody = table.seats().iter().find(|it| it.person.as_ref().is_some_and(|it| it.is_forgotten())).expect("she sat there");
    assert!(somebody.bot.is_some(), "a bot plays on for her");
    let entries: Vec<Entry> = house.store().entries(TABLE).await.expect("they read");
    let told = |is: fn(&What) -> bool| entries.iter().filter(|it| is(&it.what)).count();
    assert_eq!(told(|it| matches!(it, What::WentBack { turn: 2, ordered: true, .. })), 1);
    assert_eq!(told(|it| matches!(it, What::Moved { channel } if channel == "test:hall")), 1);
    assert_eq!(told(|it| matches!(it, What::Resigned { .. })), 1);
    let opened_in = PlaceId { channel: "test:garden".to_owned(), ..table.place().clone() };
    Table::replay(&GAMES, TABLE, opened_in, &entries, table.guests()).expect("its log plays again");
    house.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_damaged_or_not_written_is_not_done() {
    let folder = tempfile::tempdir().expect("a folder");
    played(folder.path()).await;
    for file in std::fs::read_dir(folder.path().join("store")).expect("it reads").flatten() {
        if file.path().is_file() {
            std::fs::write(file.path(), "damaged").expect("it is written");
        }
    }
    for refused in [
        rewinds(folder.path(), 1, 2, true).await,
        moves(folder.path(), "garden", "hall", true).await,
        forgets(folder.path(), "test:Ann").await,
    ] {
        let why = refused.expect_err("it cannot be read");
        assert!(why.contains("is not opened") || why.contains("the store"), "{why}");
    }
}
