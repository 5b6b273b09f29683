//! A whole game in a browser: two people in two windows, one as wide as a phone, and a bot, by pressing buttons and menus only, with the program
//! killed and started again in the middle.
//!
//! Where no Chromium with its driver is found the test is skipped with a printed line; `PERGOLA_REQUIRE_BROWSER=1` makes
//! it fail instead.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod driver;

use std::{
    env,
    fs::{self, File},
    io::{self, BufRead, BufReader, Write},
    path::Path,
    process::{Child, Command, Stdio},
    time::Instant,
};

use driver::{Browser, PATIENCE, Window};
use serde_json::Value;
use tempfile::TempDir;

/// More presses than any game of three takes.
const PRESSES: usize = 3000;
/// The press before which the program is killed.
const KILLED_AT: usize = 40;

/// What can be pressed next in the latest private message: Confirm if it is there, else one of the entries.
const NEXT: &str = "
    const all = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility() && !it.disabled);
    const message = all('.only-mine').at(-1);
    if (!message || message.getAttribute('aria-busy') === 'true') return null;
    const inside = (selector) => all(selector).filter((it) => message.contains(it));
    const folded = inside('.menu:not([open]) summary')[0];
    const entries = inside('.rows .primary, .menu button');
    return inside('.rows .success')[0] ?? entries[TURN % entries.length] ?? folded ?? null;
";

/// The program, killed when this value goes.
struct Program {
    child: Child,
    address: String,
}

impl Program {
    fn start(data: &Path, port: &str) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pergola"));
        command.args(["playground", "--requests-a-second", "1000000", "--port", port, "--data"]).arg(data).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output is read")).lines().map_while(Result::ok);
        let address = lines.find_map(|line| line.split_whitespace().find(|it| it.starts_with("http://")).map(str::to_owned));
        Program { child, address: address.expect("it prints its address") }
    }

    fn port(&self) -> &str {
        self.address.trim_end_matches('/').rsplit(':').next().expect("an address has a port")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A browser; nothing where the test is to be skipped.
fn browser() -> Option<Browser> {
    let browser = Browser::start();
    if browser.is_none() {
        assert!(env::var_os("PERGOLA_REQUIRE_BROWSER").is_none_or(|it| it != "1"), "no Chromium with its driver is found");
        // Not through the test's own output, which is shown for failures only.
        let _ = writeln!(io::stderr(), "skipped: no Chromium with its driver is found");
    }
    browser
}

#[test]
fn a_whole_game_is_played_by_pressing_buttons_and_menus() {
    let Some(browser) = browser() else { return };
    let data = TempDir::new().unwrap();
    let program = Program::start(data.path(), "0");
    let ann = browser.open(&format!("{}#garden/Ann", program.address));
    let ben = browser.open(&format!("{}#garden/Ben", program.address));
    ben.resize(390, 844);
    open_a_table(&ann, &ben, ("alh", "alhambra"), 3);
    // One that does not think long: in a program compiled for tests the others take seconds.
    ann.click(".message:not(.only-mine) .menu summary", "Seats and bots");
    ann.click(".message:not(.only-mine) .menu button", "Add a bot that plays at the easy level");
    ann.wait("return document.querySelector('.message:not(.only-mine)').textContent.includes('(bot,')");
    ann.click(".message:not(.only-mine) button", "Start");
    let (mut running, mut killed) = (Some(program), false);
    for press in 0..PRESSES {
        if let Some(program) = running.as_ref().filter(|_| press == KILLED_AT) {
            let port = program.port().to_owned();
            drop(running.take());
            ann.wait("return !document.getElementById('banner').hidden");
            running = Some(Program::start(data.path(), &port));
            ann.wait("return document.getElementById('banner').hidden");
            killed = true;
        }
        if press % 20 == 0 {
            check_between_presses(&ann, &ben);
        }
        if press_next(&ann, &ben, press) == Next::Over {
            assert!(killed, "the game ended after {press} presses, before the program was killed");
            return the_scoreboard_is_shown(&ann, &ben);
        }
    }
    panic!("the game does not end");
}

/// Whoever waits long for an answer sees that it is thought about, until it is there.
#[test]
fn an_answer_that_takes_long_is_thought_about() {
    let Some(browser) = browser() else { return };
    let data = TempDir::new().unwrap();
    let program = Program::start(data.path(), "0");
    let ann = browser.open(&format!("{}#garden/Ann", program.address));
    ann.wait("return document.getElementById('messages') && document.title.includes('Ann')");
    ann.run(
        "const real = window.fetch;
         window.fetch = async (path, ...rest) => {
             if (String(path).startsWith('/requests')) await new Promise((done) => (window.goOn = done));
             return real(path, ...rest);
         };",
    );
    ann.write("#command", "/help \u{e007}");
    let thinks = "[...document.querySelectorAll('.only-mine')].some((it) => it.textContent.includes('Thinking…'))";
    ann.wait(&format!("return {thinks}"));
    ann.run("window.goOn()");
    ann.wait(&format!("return document.querySelectorAll('.only-mine').length === 1 && !{thinks}"));
    assert!(ann.text().contains("/turn"), "{}", ann.text());
}

/// The game with options that each seat chooses for itself: each does so in their own window.
#[test]
fn a_whole_game_of_gardens_is_played_with_kinds_chosen_in_the_lobby() {
    let Some(browser) = browser() else { return };
    let data = TempDir::new().unwrap();
    let program = Program::start(data.path(), "0");
    let ann = browser.open(&format!("{}#garden/Ann", program.address));
    let ben = browser.open(&format!("{}#garden/Ben", program.address));
    ben.resize(390, 844);
    open_a_table(&ann, &ben, ("gar", "gardens"), 2);
    choose(&ben, "Kind of tree: palm", "palm (Ben)");
    choose(&ann, "Kind of tree: lemon", "lemon (Ann)");
    choose(&ann, "Kind of tree: orange", "orange (Ann)");
    ann.click(".message:not(.only-mine) button", "Start");
    for press in 0..PRESSES {
        if press % 20 == 0 {
            check_between_presses(&ann, &ben);
        }
        if press_next(&ann, &ben, press) == Next::Over {
            the_scoreboard_is_shown(&ann, &ben);
            let alt = ann.run("return [...document.querySelectorAll('.message:not(.only-mine) .picture img')].at(-1).alt");
            assert!(alt.as_str().is_some_and(|alt| alt.contains("Ann (orange)") && alt.contains("Ben (palm)")), "{alt}");
            return;
        }
    }
    panic!("the game does not end");
}

/// The game whose seats choose before the first turn, one after the other and all at once.
#[test]
fn a_whole_game_of_sanssouci_is_played_with_gardens_and_sides_chosen() {
    a_whole_game_is_played(("san", "sanssouci"), |ann| {
        for (choice, said) in
            [("The expansion boards: play with it", "The expansion boards"), ("Gardens: chosen", "chosen in turn")]
        {
            ann.click(".message:not(.only-mine) .menu summary", "Variants and modules");
            ann.click(".message:not(.only-mine) .menu button", choice);
            ann.wait(&format!("return document.querySelector('.message:not(.only-mine)').textContent.includes('{said}')"));
        }
    });
}

/// The game whose turns can end without Confirm.
#[test]
fn a_whole_game_of_hanging_gardens_is_played() {
    a_whole_game_is_played(("hang", "hanging-gardens"), |_| {});
}

#[test]
fn a_file_is_chosen_and_sent_with_a_command() {
    let Some(browser) = browser() else { return };
    let (data, files) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let [large, hello] = ["large.jsonl", "hello.jsonl"].map(|name| files.path().join(name));
    File::create(&large).and_then(|it| it.set_len((8 << 20) + 1)).unwrap();
    fs::write(&hello, "hello").unwrap();
    let program = Program::start(data.path(), "0");
    let ann = browser.open(&format!("{}#garden/Ann", program.address));
    ann.resize(400, 844);
    ann.wait("return document.getElementById('messages') && document.title.includes('Ann')");
    ann.write("#command", "/past import record:typed.jsonl \u{e007}");
    let says = |what: &str| format!("return document.getElementById('completion-title').textContent.includes('{what}')");
    ann.wait(&says("record is missing"));
    ann.wait("return document.querySelector('#suggestions [aria-selected=true]').textContent.includes('Choose a file')");
    ann.write("#file", large.to_str().unwrap());
    ann.wait(&says("large.jsonl is larger than 8 MiB"));
    ann.write("#file", hello.to_str().unwrap());
    ann.wait("return document.getElementById('command').value === '/past import record:hello.jsonl '");
    ann.write("#command", "\u{e007}");
    ann.wait("return !!document.querySelector('.only-mine')?.textContent.includes('no record')");
    assert!(ann.is("return document.documentElement.scrollWidth <= 400"), "the page is wider than a phone");
}

/// Two people play a game, found by its first letters, to its end, one of them on a phone.
fn a_whole_game_is_played(game: (&str, &str), choose: impl Fn(&Window<'_>)) {
    let Some(browser) = browser() else { return };
    let data = TempDir::new().unwrap();
    let program = Program::start(data.path(), "0");
    let ann = browser.open(&format!("{}#garden/Ann", program.address));
    let ben = browser.open(&format!("{}#garden/Ben", program.address));
    ben.resize(390, 844);
    open_a_table(&ann, &ben, game, 2);
    choose(&ann);
    ann.click(".message:not(.only-mine) button", "Start");
    for press in 0..PRESSES {
        if press % 20 == 0 {
            check_between_presses(&ann, &ben);
        }
        if press_next(&ann, &ben, press) == Next::Over {
            return the_scoreboard_is_shown(&ann, &ben);
        }
    }
    panic!("the game does not end");
}

/// Somebody chooses from the lobby's menu, and both the menu and the card say so afterwards.
fn choose(window: &Window<'_>, choice: &str, said: &str) {
    window.click(".message:not(.only-mine) .menu summary", "For your own seat");
    window.click(".message:not(.only-mine) .menu button", choice);
    window.wait(&format!("return document.querySelector('.message:not(.only-mine)').textContent.includes('{said}')"));
}

#[derive(PartialEq, Eq)]
enum Next {
    Press,
    Over,
}

/// Ann opens a table by typing the beginning of a game's key, Ben joins by pressing.
fn open_a_table(ann: &Window<'_>, ben: &Window<'_>, (typed, key): (&str, &str), seats: u8) {
    ann.wait("return document.getElementById('messages') && document.title.includes('Ann')");
    ann.write("#command", "/play game:");
    ann.write("#command", typed);
    ann.wait(&format!("return !!document.querySelector('#suggestions [aria-selected=true]')?.textContent.includes('{key}')"));
    ann.write("#command", &format!("\u{e007}seats:{seats} \u{e007}"));
    ben.click(".message:not(.only-mine) button", "Join");
    ann.wait("return document.querySelector('.message:not(.only-mine)').textContent.includes('Ben')");
}

/// Whoever is waited for presses something.
fn press_next(ann: &Window<'_>, ben: &Window<'_>, press: usize) -> Next {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        for window in [ann, ben] {
            if window.is("return document.querySelector('#messages').textContent.includes('Rematch')") {
                return Next::Over;
            }
            if window.is("return document.title.startsWith('(1)')") && take_turn(window, press).is_some() {
                return Next::Press;
            }
        }
    }
    panic!("nothing can be pressed:\n{}\n{}", ann.text(), ben.text());
}

fn take_turn(window: &Window<'_>, press: usize) -> Option<()> {
    if window.is("return !!document.querySelector('.only-mine:not([hidden]) :is(.success, .primary, .menu)')") {
        return window.click_what(&NEXT.replace("TURN", &press.to_string()));
    }
    // What is over is put away, so that the next private message is the only one.
    while window.is("return !!document.querySelector('.only-mine:not([hidden])')") {
        window.click(".dismiss", "");
    }
    // Nothing is left to press when the news that the turn is over has come in between.
    window.click_what("return [...document.querySelectorAll('.message.pinged .primary')].at(-1) ?? null")?;
    window.wait("return !!document.querySelector('.only-mine')");
    Some(())
}

/// What one person is told is in no other window, and nothing is wider than a phone.
fn check_between_presses(ann: &Window<'_>, ben: &Window<'_>) {
    let private = "return [...document.querySelectorAll('.only-mine')].map((it) => it.dataset.person)";
    for (window, person) in [(ann, "Ann"), (ben, "Ben")] {
        let told = window.run(private);
        assert!(told.as_array().is_some_and(|told| told.iter().all(|it| it == person)), "{person} sees {told}");
    }
    assert!(ben.is("return document.documentElement.scrollWidth <= 390"), "the page is wider than a phone");
    let wide = ben.run(
        "return [...document.querySelectorAll('.message :is(img, button, summary)')]
        .filter((it) => it.checkVisibility() && it.getBoundingClientRect().right > 390.5).map((it) => it.textContent || it.alt)",
    );
    assert_eq!(wide, Value::Array(Vec::new()), "wider than a phone");
    let small = ben.run(
        "return [...document.querySelectorAll('.rows :is(button, summary)')]
        .filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 40).map((it) => it.textContent)",
    );
    assert_eq!(small, Value::Array(Vec::new()), "too small for a thumb");
}

fn the_scoreboard_is_shown(ann: &Window<'_>, ben: &Window<'_>) {
    for window in [ann, ben] {
        let last = "[...document.querySelectorAll('.message:not(.only-mine)')].at(-1)";
        window.wait(&format!("return / wins? with | share the win /.test({last}.textContent)"));
        window.wait(&format!("const it = {last}.querySelector('.picture img'); return it.complete && it.naturalWidth > 0"));
        let alt = window.run(&format!("return {last}.querySelector('.picture img').alt"));
        assert!(alt.as_str().is_some_and(|alt| alt.len() > 40), "{alt}");
        for name in ["Ann", "Ben"] {
            assert!(window.is(&format!("return {last}.textContent.includes('{name}')")));
        }
        assert!(!window.is("return document.title.startsWith('(')"), "nobody is waited for");
        window.click(".message:not(.only-mine) .picture", "");
        window.wait("return document.querySelector('#large[open] img')?.naturalWidth > 0");
        window.click("#large button", "");
        window.wait("return !document.querySelector('#large').open");
    }
}
