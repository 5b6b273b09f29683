//! How Discord is reached: the bot's token, and another server in Discord's place for tests and rehearsals.
//!
//! The token is in no message, log or error. Another server is on this computer and spoken to over plain HTTP; then
//! nothing goes anywhere else, whatever proxy the environment names.

use std::{
    fmt,
    net::{IpAddr, SocketAddr},
};

use reqwest::Url;

use super::record::Recorder;

/// The shortest and longest token there can be, in characters.
const TOKEN: std::ops::RangeInclusive<usize> = 8..=200;
/// The same of another server's, whose tokens may be as long as a header.
const OTHERS_TOKEN: std::ops::RangeInclusive<usize> = 1..=4096;

/// Where Discord keeps the files that people give with commands.
const FILE_ORIGINS: [&str; 2] = ["https://cdn.discordapp.com", "https://media.discordapp.net"];

/// A bot's token: a secret that is never shown.
#[derive(Clone)]
pub struct Token(String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The address of a server on this computer that speaks Discord's API, such as `http://127.0.0.1:3000`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Api(String);

/// How cards are laid out in messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// In a frame, with menus that stand open.
    #[default]
    Framed,
    /// With content and rows, for servers of the same API that know no frames.
    Plain,
}

/// How Discord is reached.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The bot's token.
    pub token: Token,
    /// A server in Discord's place; Discord itself without one.
    pub api: Option<Api>,
    /// The one server the commands are registered for; all of them without one.
    pub guild: Option<u64>,
    /// Where Discord tells what people do, by requests of its own, in place of the gateway; the gateway is asked without it.
    pub interactions: Option<SocketAddr>,
    /// How cards are laid out in messages.
    pub layout: Layout,
    /// What records every request; none is recorded without it.
    pub record: Option<Recorder>,
}

/// Why Discord cannot be reached with these settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// There is no token.
    #[error("DISCORD_TOKEN is not set; it holds the token of the bot's account, from its page at discord.com/developers")]
    NoToken,
    /// What is there is none.
    #[error("DISCORD_TOKEN holds {characters} characters or some that no token has: copy it anew from the bot's page")]
    BadToken {
        /// How many characters there are.
        characters: usize,
    },
    /// The address is another computer's, or not plain HTTP.
    #[error("{0:?} is not the address of a server on this computer, such as http://127.0.0.1:3000")]
    NotLoopback(String),
    /// No server has this number.
    #[error("0 is the number of no server")]
    NoGuild,
}

impl Token {
    /// Reads a token.
    ///
    /// # Errors
    /// When it is empty, or has characters that no token has.
    pub fn read(text: &str) -> Result<Token, Unfit> {
        Token::within(text, TOKEN)
    }

    fn within(text: &str, lengths: std::ops::RangeInclusive<usize>) -> Result<Token, Unfit> {
        let token = text.trim_start();
        let token = token.strip_prefix("Bot ").unwrap_or(token).trim();
        if token.is_empty() {
            return Err(Unfit::NoToken);
        }
        let characters = token.chars().count();
        if !lengths.contains(&characters) || !token.chars().all(|it| it.is_ascii_graphic()) {
            return Err(Unfit::BadToken { characters });
        }
        Ok(Token(token.to_owned()))
    }

    /// What the bot says at the gateway.
    pub(super) fn secret(&self) -> &str {
        &self.0
    }
}

impl Api {
    /// Reads the address of a server on this computer.
    ///
    /// # Errors
    /// When it is another computer's, or anything but plain HTTP without a path.
    pub fn read(text: &str) -> Result<Api, Unfit> {
        let address = text.trim().trim_end_matches('/');
        let fits = address.strip_prefix("http://").is_some_and(is_loopback);
        if fits { Ok(Api(address.to_owned())) } else { Err(Unfit::NotLoopback(text.to_owned())) }
    }

    /// Whether a gateway's address is on this computer as well.
    pub(super) fn has_gateway(url: &str) -> bool {
        let rest = url.strip_prefix("ws://").and_then(|rest| rest.split(['/', '?']).next());
        rest.is_some_and(is_loopback)
    }
}

impl Settings {
    /// Reads the settings from what was typed and what the environment says.
    ///
    /// # Errors
    /// When there is no token, or the server in Discord's place is not on this computer.
    pub fn read(token: Option<&str>, api: Option<&str>, guild: Option<u64>) -> Result<Settings, Unfit> {
        let api = api.map(Api::read).transpose()?;
        if guild == Some(0) {
            return Err(Unfit::NoGuild);
        }
        let lengths = if api.is_some() { OTHERS_TOKEN } else { TOKEN };
        Ok(Settings {
            token: Token::within(token.unwrap_or_default(), lengths)?,
            api,
            guild,
            interactions: None,
            layout: Layout::default(),
            record: None,
        })
    }

    /// What reaches Discord, or the server in its place, without the token.
    ///
    /// # Panics
    /// When the system has no TLS to give.
    pub(super) fn client(&self) -> reqwest::Client {
        // Nobody else is asked, whatever the answer says.
        let builder = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
        let builder = if self.api.is_some() { builder.no_proxy() } else { builder };
        builder.build().expect("a client can be made")
    }

    /// Where Discord is, or the server in its place.
    pub(super) fn origin(&self) -> &str {
        self.api.as_ref().map_or("https://discord.com", |api| &api.0)
    }

    /// Where the files are that people give with commands: at a server in Discord's place, if there is one, and nowhere else.
    pub(super) fn file_origins(&self) -> Vec<Url> {
        let origins = self.api.as_ref().map_or(FILE_ORIGINS.to_vec(), |api| vec![api.0.as_str()]);
        origins.into_iter().filter_map(|it| Url::parse(it).ok()).collect()
    }

    /// What the bot proves itself with.
    pub(super) fn authorization(&self) -> String {
        format!("Bot {}", self.token.0)
    }

    /// An address that answers whoever asks.
    pub(super) fn open_address(&self) -> String {
        format!("{}/api/v10/gateway", self.origin())
    }
}

/// Whether `host:port` is this computer's own.
fn is_loopback(address: &str) -> bool {
    let port = address.strip_prefix("localhost:").map(|port| port.parse::<u16>().is_ok());
    let own = |ip: IpAddr| ip.is_loopback();
    port.unwrap_or_else(|| {
        address.parse().map(|it: SocketAddr| own(it.ip())).or_else(|_| address.parse().map(own)).unwrap_or(false)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "MTk4NjIyNDgzNDcx.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs";

    #[test]
    fn only_this_computer_stands_in_for_discord() {
        for own in
            ["http://127.0.0.1:3000", "http://127.0.0.1:3000/", "http://localhost:80", "http://[::1]:9", "http://127.9.9.9"]
        {
            assert!(Api::read(own).is_ok(), "{own}");
        }
        for foreign in [
            "https://127.0.0.1:3000",
            "http://10.0.0.1:3000",
            "http://discord.com",
            "http://127.0.0.1:3000@discord.com",
            "http://localhost.evil:80",
            "http://localhost",
            "http://127.0.0.1:3000/api",
            "127.0.0.1:3000",
            "http://0.0.0.0:1",
        ] {
            assert_eq!(Api::read(foreign), Err(Unfit::NotLoopback(foreign.to_owned())));
        }
        assert!(Api::has_gateway("ws://127.0.0.1:4000") && Api::has_gateway("ws://localhost:4000/gateway"));
        assert!(!Api::has_gateway("wss://gateway.discord.gg") && !Api::has_gateway("ws://127.0.0.1:1@discord.gg"));
    }

    #[test]
    fn a_token_is_never_shown() {
        let settings = Settings::read(Some(&format!(" Bot {SECRET}\n")), None, None).unwrap();
        assert_eq!(settings.token.0, SECRET);
        let spoilt = Settings::read(Some(&format!("{SECRET} {SECRET}")), None, None).unwrap_err();
        assert_eq!(spoilt, Unfit::BadToken { characters: 2 * SECRET.len() + 1 });
        let told = [format!("{settings:?}"), format!("{spoilt} {spoilt:?}")];
        assert!(told.iter().all(|it| !it.contains("Cl2FMQ")), "{told:?}");
    }

    #[test]
    fn without_a_token_nothing_begins() {
        for empty in [None, Some(""), Some("  "), Some("Bot ")] {
            assert_eq!(Settings::read(empty, None, None).unwrap_err(), Unfit::NoToken);
        }
    }

    #[test]
    fn tokens_of_other_servers_may_be_longer() {
        let long = "x".repeat(1_000);
        let there = Settings::read(Some(&long), Some("http://127.0.0.1:3000"), None).unwrap();
        assert_eq!(there.token.0, long);
        let here = Settings::read(Some(&long), None, None).unwrap_err();
        assert_eq!(here, Unfit::BadToken { characters: 1_000 });
        let spoilt = Settings::read(Some("two words"), Some("http://127.0.0.1:3000"), None).unwrap_err();
        assert_eq!(spoilt, Unfit::BadToken { characters: 9 });
    }

    #[test]
    fn an_empty_address_is_not_discord() {
        assert_eq!(Settings::read(Some(SECRET), None, None).unwrap().api, None);
        assert_eq!(Settings::read(Some(SECRET), Some(" "), None).unwrap_err(), Unfit::NotLoopback(" ".to_owned()));
    }
}
