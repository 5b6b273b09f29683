//! The program on PostgreSQL, as whoever runs it has it: processes, addresses and commands.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Output, Stdio},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{
    server::{Server, command, database},
    shared::END,
};

/// How long somebody may wait for an answer after all: far longer than it takes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A playground that runs on a database, as a process of its own.
struct Running {
    child: Child,
    port: u16,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop("-KILL");
    }
}

/// The program with these words, on the database at this address.
fn program(address: &str, words: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_pergola"));
    // A secret is in the environment, where nobody else on the machine sees it.
    program.args(words).env("PERGOLA_STORE", address);
    program
}

/// What a command answers, and its code.
fn run(address: &str, words: &[&str]) -> (i32, String) {
    let Output { status, stdout, stderr } = program(address, words).output().expect("it runs");
    let said = [stdout, stderr].map(|it| String::from_utf8(it).expect("it is text")).concat();
    (status.code().expect("it ends"), said)
}

/// The code with which a process ends, which it does by itself or is told to; none where a signal ends it.
fn code(of: &mut Child) -> Option<i32> {
    let begun = Instant::now();
    loop {
        if let Some(status) = of.try_wait().expect("it is a child") {
            return status.code();
        }
        assert!(begun.elapsed() < PATIENCE, "it does not end");
        thread::sleep(Duration::from_millis(10));
    }
}

impl Running {
    fn begin(address: &str, folder: &Path) -> Running {
        let words = ["playground", "--port", "0", "--requests-a-second", "1000000", "--data", text(folder)];
        Running::of(&mut program(address, &words))
    }

    fn of(program: &mut Command) -> Running {
        let mut child = program.env("RUST_LOG", "off").stdout(Stdio::piped()).spawn().expect("it runs");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("it is open")).read_line(&mut line).expect("it tells");
        let port = line.trim().trim_end_matches('/').rsplit(':').next().and_then(|it| it.parse().ok());
        Running { port: port.unwrap_or_else(|| panic!("no port: {line}")), child }
    }

    fn signal(&self, signal: &str) {
        let told = Command::new("kill").args([signal, &self.child.id().to_string()]).stderr(Stdio::null()).status();
        told.expect("there is a shell");
    }

    fn stop(&mut self, signal: &str) {
        self.signal(signal);
        code(&mut self.child);
    }

    fn send(&self, start: &str, body: &str) -> std::io::Result<Value> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let head = format!("{start} HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nconnection: close\r\n", self.port);
        let length = body.len();
        write!(stream, "{head}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}")?;
        let mut all = String::new();
        stream.read_to_string(&mut all)?;
        let body = all.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        Ok(serde_json::from_str(body).unwrap_or_default())
    }

    /// What somebody does, and is answered; none if there is no answer.
    fn act(&self, person: &str, act: &Value) -> Option<Value> {
        static ASKED: AtomicU64 = AtomicU64::new(0);
        let id = format!("request-{:06}", ASKED.fetch_add(1, Ordering::Relaxed));
        let body = json!({ "id": id, "person": person, "channel": "garden", "act": act });
        self.send("POST /requests", &body.to_string()).ok()
    }

    fn open_table(&self, person: &str) {
        let play = json!({ "slash": { "command": "play", "options": [["game", "alhambra"], ["seats", "2"]] } });
        self.act(person, &play).expect("it is answered");
    }

    fn press(&self, person: &str, table: u64, what: &str) -> Option<Value> {
        self.act(person, &json!({ "press": { "id": format!("1.{table}.{what}") } }))
    }
}

/// A process that plays on when no other does.
fn standing_by(address: &str, folder: &Path) -> JoinHandle<Running> {
    let (address, folder) = (address.to_owned(), folder.to_owned());
    thread::spawn(move || Running::begin(&address, &folder))
}

/// The entries of a table's log, as somebody beside it reads them.
fn entries(address: &str, folder: &Path, table: u64) -> Vec<Value> {
    let (code, said) = run(address, &["export", &table.to_string(), "--data", text(folder)]);
    assert_eq!(code, 0, "{said}");
    said.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("it is text")
}

/// Whether somebody sits at a table, as the card says that answers a press.
fn sits(answer: &Value, person: &str) -> Option<bool> {
    let card = answer["card"]["text"].as_str().filter(|it| it.contains("who plays?"))?;
    Some(card.contains(&format!("<@playground:{person}>")))
}

#[test]
fn a_table_goes_on_where_a_process_that_was_killed_left_it() {
    let Some(address) = database() else { return };
    let [one, two, eyes] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let mut first = Running::begin(&address, one.path());
    first.open_table("Ann");
    assert_eq!(sits(&first.press("Ben", 1, "join").expect("an answer"), "Ben"), Some(true));
    let written = entries(&address, eyes.path(), 1);
    assert_eq!(written.len(), 2, "whoever looks reads what was answered");
    assert_eq!(entries(&address, one.path(), 1), written, "so does the running program, which is asked");
    let next = standing_by(&address, two.path());
    thread::sleep(Duration::from_millis(500));
    assert!(!next.is_finished(), "it waits for the first one to end");
    first.stop("-KILL");
    let mut second = next.join().expect("it plays on");
    assert_eq!(sits(&second.press("Ben", 1, "leave").expect("an answer"), "Ben"), Some(false));
    assert_eq!(entries(&address, eyes.path(), 1)[..2], written);
    second.stop("-TERM");
    assert_eq!(entries(&address, two.path(), 1).len(), 3);
}

#[test]
fn a_process_that_slept_while_another_took_its_place_says_nothing_untrue_and_stops() {
    let Some(address) = database() else { return };
    let [one, two, eyes] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let mut first = Running::begin(&address, one.path());
    first.open_table("Ann");
    assert_eq!(sits(&first.press("Ben", 1, "join").expect("an answer"), "Ben"), Some(true));
    let next = standing_by(&address, two.path());
    first.signal("-STOP");
    command(&address, END);
    let second = next.join().expect("it plays on");
    assert_eq!(sits(&second.press("Ben", 1, "leave").expect("an answer"), "Ben"), Some(false));
    first.signal("-CONT");
    if let Some(Value::Object(answer)) = first.press("Ben", 1, "leave") {
        let told = answer["card"]["text"].as_str().expect("it is told something");
        assert!(told.contains("not known yet whether this was saved"), "the other one may have done it: {told}");
    }
    assert_eq!(code(&mut first.child), Some(70), "whoever keeps it running starts it again");
    assert_eq!(sits(&second.press("Ben", 1, "join").expect("an answer"), "Ben"), Some(true));
    assert_eq!(entries(&address, eyes.path(), 1).len(), 4);
}

#[test]
fn whoever_waits_for_a_database_says_so_and_stops_when_told() {
    let Some(address) = database() else { return };
    let [own, other] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let _plays = Running::begin(&address, own.path());
    let away = "postgres://ann:secret@%2Fnowhere/db";
    for (address, says) in [(address.as_str(), "stands by"), (away, "waits for the database")] {
        let words = ["playground", "--port", "0", "--data", text(other.path())];
        let mut waits = program(address, &words).stderr(Stdio::piped()).stdout(Stdio::null()).spawn().expect("it runs");
        let lines = BufReader::new(waits.stderr.take().expect("it is open")).lines().map_while(Result::ok);
        let said = lines.inspect(|line| assert!(!line.contains("secret"), "{line}")).find(|line| line.contains(says));
        assert!(said.is_some(), "{says}");
        let told = Command::new("kill").args(["-TERM", &waits.id().to_string()]).status();
        assert!(told.expect("there is a shell").success());
        assert_eq!(code(&mut waits), Some(0));
    }
}

#[test]
fn every_command_works_on_a_database() {
    let Some([address, other]) = database().zip(database()).map(<[String; 2]>::from) else { return };
    let [own, eyes, back] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let mut running = Running::begin(&address, own.path());
    running.open_table("Ann");
    running.press("Ben", 1, "join");
    running.press("Ann", 1, "start");
    let (data, beside) = (["--data", text(own.path())], ["--data", text(eyes.path())]);
    let said = |words: &[&str], folder: [&str; 2]| run(&address, &[words, &folder].concat());
    let file = |name: &str| text(&eyes.path().join(name)).to_owned();

    let (code, told) = said(&["backup", "--out", &file("beside.jsonl")], beside);
    assert!(code == 0 && told.contains("1 tables, 3 entries"), "{told}");
    let (code, told) = said(&["salvage", &file("salvaged.jsonl")], beside);
    assert!(code == 0 && told.contains("1 tables, 3 entries") && !told.contains("Not in it"), "{told}");
    assert_eq!(said(&["reports"], beside), (0, String::new()));
    let (code, told) = said(&["doctor"], beside);
    assert!(code == 1 && told.contains("fine   store: 1 tables and 0 archived ones are read"), "{told}");
    let (code, told) = said(&["doctor"], data);
    assert!(code == 1 && told.contains("fine   store: a running program has it"), "{told}");
    for asked in [&["rewind", "1", "--turn", "1"][..], &["forget", "playground:Ben"], &["move", "1", "--channel", "playground:x"]]
    {
        let (code, told) = said(asked, beside);
        assert!(code == 2 && told.contains("it is asked there (--data FOLDER)"), "{asked:?}: {told}");
    }
    let (code, told) = said(&["forget", "playground:Ben"], data);
    assert!(code == 0 && told.contains("They have left a table that runs"), "{told}");
    running.stop("-TERM");
    let (code, told) = said(&["forget", "playground:Ann"], beside);
    assert!(code == 0 && told.contains("They have left a table that runs"), "nobody else plays there now: {told}");

    // From one database to another, and to a folder.
    let (code, told) = run(&other, &["restore", &file("beside.jsonl")]);
    assert!(code == 0 && told.contains("1 tables, 3 entries"), "{told}");
    let again = run(&other, &["restore", &file("beside.jsonl")]);
    assert_eq!(again, (2, "There is something in this database already.\n".to_owned()));
    let restored = entries(&other, &eyes.path().join("other"), 1);
    assert_eq!(restored.len(), 3);
    let folder = back.path().join("data");
    assert_eq!(run("", &["restore", &file("beside.jsonl"), "--data", text(&folder)]).0, 0, "an empty address is none");
    assert_eq!(entries("", &folder, 1), restored);
}

#[test]
fn a_folder_is_taken_for_what_it_is() {
    let Some(address) = database() else { return };
    let [beside, own] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    Running::begin(&address, beside.path()).stop("-TERM");
    Running::begin("", own.path()).stop("-TERM");
    let start = |address: &str, folder: &Path| run(address, &["playground", "--port", "0", "--data", text(folder)]);
    let (code, told) = start("", beside.path());
    assert!(code == 2 && told.contains("are in a database: its address is needed (--store or PERGOLA_STORE)"), "{told}");
    let (code, told) = start(&address, own.path());
    assert!(code == 2 && told.contains("has tables of its own; beside a database stands another folder"), "{told}");
    let (code, told) = start("db.example/pergola", own.path());
    assert!(code == 2 && told.contains("begins with postgres://"), "{told}");
    let (code, told) = run("postgres://ann:secret@%2Fnowhere/db", &["backup", "--data", text(beside.path())]);
    assert!(code == 2 && told.contains("error connecting") && !told.contains("secret"), "{told}");
    let (code, told) = start(&address.replace("/log_", "/not_log_"), beside.path());
    assert!(code == 2 && told.contains("does not exist"), "{told}");
    let (code, told) = run("", &["backup", "--data", text(beside.path())]);
    assert!(code == 2 && told.contains("its address is needed"), "{told}");
}

/// What somebody has done at a table, as far as they were told.
#[derive(Default)]
struct Done {
    /// How often they were told so.
    acknowledged: AtomicU64,
    /// How often nobody knew whether it was saved, and it turned out that it was.
    found: AtomicU64,
}

/// Somebody who sits down and stands up for as long as there is an answer, and counts how often they did. What was called not
/// saved was not.
fn come_and_go(running: &Running, table: u64, is_over: &AtomicBool, done: &Done) {
    let (mut sits_there, mut is_in_doubt) = (false, false);
    let (person, begun) = (format!("Ben{table}"), Instant::now());
    // Whoever looks on may have given up.
    while !is_over.load(Ordering::Relaxed) && begun.elapsed() < 4 * PATIENCE {
        // Where no answer came, also because a connection was lost, they press again.
        let answer = running.press(&person, table, if sits_there { "leave" } else { "join" }).unwrap_or_default();
        if sits(&answer, &person) == Some(!sits_there) {
            done.acknowledged.fetch_add(1, Ordering::Relaxed);
            (sits_there, is_in_doubt) = (!sits_there, false);
            continue;
        }
        match answer["card"]["text"].as_str() {
            None => is_in_doubt = true,
            Some(told) if told.contains("not known yet whether this was saved") => is_in_doubt = true,
            Some(told) if told.contains("You sit here already") || told.contains("You do not sit at this table") => {
                assert!(is_in_doubt, "it was saved, and called not saved: {told}");
                done.found.fetch_add(1, Ordering::Relaxed);
                (sits_there, is_in_doubt) = (!sits_there, false);
            }
            Some(_) => {}
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// Waits until each of them was acknowledged a few times more.
fn wait_for_more(done: &[Done; 4]) {
    let counts = || done.each_ref().map(|it| it.acknowledged.load(Ordering::Relaxed));
    let (before, begun) = (counts(), Instant::now());
    while before.iter().zip(counts()).any(|(before, now)| now < before + 5) {
        assert!(begun.elapsed() < PATIENCE, "nobody is answered");
        thread::sleep(Duration::from_millis(20));
    }
}

/// How often somebody sat down or stood up, which was in turn.
fn comings_and_goings(log: &[Value]) -> u64 {
    let what = |entry: &Value| entry["what"].as_object().expect("it is one").keys().next().expect("it has a name").clone();
    let in_turn = log[1..].chunks(2).all(|two| two.iter().map(what).eq(["joined", "left"].into_iter().take(two.len())));
    assert!(in_turn, "{log:?}");
    log.len() as u64 - 1
}

#[test]
fn what_was_answered_is_there_once_though_the_database_and_the_program_are_killed() {
    let Some(server) = Server::own() else { return };
    let [one, two, eyes] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let address = server.database();
    let mut running = Running::begin(&address, one.path());
    let mut folders = [&two, &one].into_iter().cycle();
    (1..=4).for_each(|table| running.open_table(&format!("Ann{table}")));
    let mut expected = [0; 4];
    for kills_program in [false, false, true, false, true] {
        // Where the database begins anew whoever comes first plays on, so nobody stands by then.
        let next = kills_program.then(|| standing_by(&address, folders.next().expect("there are two").path()));
        let (is_over, done) = (AtomicBool::new(false), [(); 4].map(|()| Done::default()));
        thread::scope(|scope| {
            for (table, done) in (1..).zip(&done) {
                let (running, is_over) = (&running, &is_over);
                scope.spawn(move || come_and_go(running, table, is_over, done));
            }
            wait_for_more(&done);
            if kills_program {
                running.signal("-KILL");
            } else {
                server.kill();
                thread::sleep(Duration::from_millis(700));
                server.run();
                wait_for_more(&done);
            }
            is_over.store(true, Ordering::Relaxed);
        });
        if let Some(next) = next {
            running.stop("-KILL");
            running = next.join().expect("it plays on");
        }
        for ((table, more), expected) in (1..).zip(done).zip(&mut expected) {
            let more = more.acknowledged.into_inner() + more.found.into_inner();
            let written = comings_and_goings(&entries(&address, eyes.path(), table));
            // Of the last one nobody may have heard.
            assert!((*expected + more..=*expected + more + 1).contains(&written), "{written} of {expected} and {more}");
            *expected = written;
            let person = format!("Ben{table}");
            if written % 2 == 1 {
                assert_eq!(sits(&running.press(&person, table, "leave").expect("an answer"), &person), Some(false));
                *expected += 1;
            }
        }
    }
}

#[test]
fn a_connection_is_encrypted_and_the_other_sides_certificate_looked_at() {
    let port = TcpListener::bind("localhost:0").and_then(|it| it.local_addr()).expect("there is a free port").port();
    let Some(server) = Server::encrypting(port) else { return };
    let [own, eyes] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let database = server.database();
    let name = database.rsplit('/').next().expect("it has one");
    let over = |mode: &str| format!("postgres://pergola@localhost:{port}/{name}?sslmode={mode}");
    let issuer = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/store/log/tls/issuer.pem");
    let look = |address: &str, trusted: &str| {
        let mut look = program(address, &["export", "1", "--data", text(eyes.path())]);
        let Output { stderr, .. } = look.env("SSL_CERT_FILE", trusted).output().expect("it runs");
        String::from_utf8(stderr).expect("it is text")
    };
    let empty = "There is no store in this database.\n";
    assert_eq!(look(&over("require"), issuer), empty);
    assert_eq!(look(&over("disable"), "/dev/null"), empty);
    for mode in ["require", "prefer"] {
        let told = look(&over(mode), "/dev/null");
        assert!(told.contains("certificate"), "whoever is not known is not talked to: {told}");
    }
    let mut program = program(&over("require"), &["playground", "--port", "0", "--data", text(own.path())]);
    let _running = Running::of(program.env("SSL_CERT_FILE", issuer));
    let encrypted = "select from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'pergola' and ssl";
    let check = format!("do $$ begin if not exists ({encrypted}) then raise 'in the clear'; end if; end $$");
    assert!(server.does(name, &check));
}
