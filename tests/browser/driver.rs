//! A headless Chromium, driven through chromedriver: only the few WebDriver commands that the test needs.

use std::{
    env,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tempfile::TempDir;

/// How long anything on a page may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// The key under which WebDriver names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A browser with a profile of its own. It ends with this value.
pub(crate) struct Browser {
    driver: Child,
    port: u16,
    session: String,
    _profile: TempDir,
}

/// A window of the browser.
pub(crate) struct Window<'a> {
    browser: &'a Browser,
    handle: String,
}

impl Browser {
    /// Starts a browser; nothing where there is none.
    pub(crate) fn start() -> Option<Browser> {
        let chromium = ["chromium", "chromium-browser", "google-chrome", "chrome"].iter().find_map(|name| find(name))?;
        let (driver, port) = listening(&find("chromedriver")?)?;
        let profile = TempDir::new().expect("a folder for the profile");
        let mut browser = Browser { driver, port, session: String::new(), _profile: profile };
        let profile = format!("--user-data-dir={}", browser._profile.path().display());
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=1200,900",
            &profile,
        ];
        let options = json!({ "binary": chromium, "args": arguments });
        let wanted = json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } });
        let session = browser.command("POST", "/session", &wanted).expect("a session");
        browser.session = format!("/session/{}", session["sessionId"].as_str().expect("its id"));
        Some(browser)
    }

    /// Opens a page in a new window.
    pub(crate) fn open(&self, address: &str) -> Window<'_> {
        let new = self.ask("POST", "/window/new", &json!({ "type": "window" })).expect("a window");
        let window = Window { browser: self, handle: new["handle"].as_str().expect("its name").to_owned() };
        window.ask("POST", "/url", &json!({ "url": address })).expect("the page");
        window
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        self.command(method, &format!("{}{path}", self.session), body)
    }

    /// Sends a command over a connection of its own.
    fn command(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let head = format!("{method} {path} HTTP/1.1\r\nhost: localhost:{}\r\nconnection: close\r\n", self.port);
        // In one piece: the second of two would wait until the first is acknowledged.
        let request = format!("{head}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the driver listens");
        stream.set_read_timeout(Some(4 * PATIENCE)).expect("a limit");
        stream.write_all(request.as_bytes()).expect("the driver reads");
        let value = serde_json::from_slice::<Value>(&body_of(stream)).expect("an answer is JSON")["value"].take();
        match value.get("error") {
            Some(error) => Err(format!("{error}: {}", value["message"])),
            None => Ok(value),
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // What the driver is asked to end takes its Chromium along.
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = stream.write_all(b"GET /shutdown HTTP/1.1\r\nhost: localhost\r\n\r\n");
            let begun = Instant::now();
            while begun.elapsed() < Duration::from_secs(5) && matches!(self.driver.try_wait(), Ok(None)) {
                thread::sleep(Duration::from_millis(20));
            }
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Window<'_> {
    /// Runs a script in the page; what it returns.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.ask("POST", "/execute/sync", &json!({ "script": script, "args": [] })).expect("the script runs")
    }

    /// Whether the script returns true.
    pub(crate) fn is(&self, script: &str) -> bool {
        self.run(script) == Value::Bool(true)
    }

    /// Waits until the script returns true.
    pub(crate) fn wait(&self, script: &str) {
        self.wait_for(script, || self.is(script).then_some(()));
    }

    /// Clicks the last visible element of this kind that says so.
    pub(crate) fn click(&self, selector: &str, words: &str) {
        let script = format!(
            "return [...document.querySelectorAll({})].filter((it) => it.checkVisibility() && !it.disabled \
             && !it.closest('[inert]') && it.textContent.includes({})).at(-1) ?? null",
            json!(selector),
            json!(words)
        );
        self.wait_for(&format!("{selector} {words}"), || self.click_what(&script));
    }

    /// Clicks what the script returns, if it returns an element that can be clicked now.
    pub(crate) fn click_what(&self, script: &str) -> Option<()> {
        let element = self.run(script)[ELEMENT].as_str()?.to_owned();
        self.ask("POST", &format!("/element/{element}/click"), &json!({})).ok().map(drop)
    }

    /// Types into the element as a keyboard does.
    pub(crate) fn write(&self, selector: &str, text: &str) {
        let found = self.ask("POST", "/element", &json!({ "using": "css selector", "value": selector })).expect("an element");
        let element = found[ELEMENT].as_str().expect("its name");
        self.ask("POST", &format!("/element/{element}/value"), &json!({ "text": text })).expect("it can be typed into");
    }

    /// The title and all words of the page.
    pub(crate) fn text(&self) -> String {
        let seen = self.run("return document.title + '\\n' + document.body.innerText");
        seen.as_str().unwrap_or_default().to_owned()
    }

    /// Makes the window as wide and as high as a screen of so many pixels.
    pub(crate) fn resize(&self, width: u32, height: u32) {
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500 });
        let command = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": screen });
        self.ask("POST", "/goog/cdp/execute", &command).expect("a screen");
    }

    fn wait_for<T>(&self, what: &str, mut found: impl FnMut() -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            if let Some(found) = found() {
                return found;
            }
            if begun.elapsed() > PATIENCE {
                panic!("waited in vain for {what} in:\n{}", self.text());
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        self.browser.ask("POST", "/window", &json!({ "handle": self.handle }))?;
        self.browser.ask(method, path, body)
    }
}

/// The body of an answer. The driver may leave the connection open, so its length is believed.
fn body_of(stream: TcpStream) -> Vec<u8> {
    let mut stream = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).expect("the driver answers");
        let line = line.trim_end().to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        length = line.strip_prefix("content-length:").map_or(length, |it| it.trim().parse().expect("a length"));
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).expect("the driver answers in full");
    body
}

/// The program of this name in the search path.
fn find(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// How often a driver is started that does not get to listening.
const STARTS: usize = 10;

/// A driver that listens, and its port.
///
/// It takes a free port of one family of addresses and ends where that port is taken in the other, as it may be while other
/// tests connect and listen; the next one gets another port.
fn listening(program: &Path) -> Option<(Child, u16)> {
    for _ in 0..STARTS {
        let mut driver = Command::new(program).arg("--port=0").stdout(Stdio::piped()).spawn().ok()?;
        if let Some(port) = port(&mut driver) {
            return Some((driver, port));
        }
        driver.kill().and_then(|()| driver.wait()).expect("it has ended");
    }
    panic!("of {STARTS} drivers none found a port to listen on");
}

/// The port the driver says it listens on; nothing where it ended before.
fn port(driver: &mut Child) -> Option<u16> {
    let output = driver.stdout.take().expect("its output is read");
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    lines.find_map(|line| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok())
}
