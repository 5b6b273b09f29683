//! Files: those that go with messages, and where those are that people give.

use std::{borrow::Cow, fmt, sync::Arc};

use reqwest::Url;

/// A file that goes with a message.
#[derive(Clone)]
pub(super) struct File {
    /// Its name.
    pub(super) name: Cow<'static, str>,
    /// What is in it.
    pub(super) bytes: Arc<[u8]>,
}

/// How far the pictures of a message are.
#[derive(Clone, Copy)]
pub(super) enum Pictured<'a> {
    /// They are here, or the file that goes with it is.
    With(&'a [File]),
    /// They follow: until then a message that takes the place of another keeps that one's, which have these names.
    Later(&'a [String]),
    /// There are none, and none that were there before stay.
    Without,
}

impl<'a> Pictured<'a> {
    /// The files that go with the message.
    pub(super) fn files(self) -> &'a [File] {
        if let Pictured::With(files) = self { files } else { &[] }
    }

    /// What is left of them where these were refused: pictures that follow still do.
    pub(super) fn without_files(self) -> Pictured<'a> {
        match self {
            Pictured::Later(_) => Pictured::Later(&[]),
            Pictured::With(_) | Pictured::Without => Pictured::Without,
        }
    }
}

/// Whether a chat shows a file of this name as a picture.
pub(super) fn is_picture(name: &str) -> bool {
    media_type(name).starts_with("image/")
}

/// What a file of this name is sent as.
pub(super) fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "png")) => "image/png",
        Some((_, "gif")) => "image/gif",
        Some((_, "txt")) => "text/plain",
        Some((_, "json")) => "application/json",
        Some((_, "jsonl")) => "application/x-ndjson",
        Some((_, "gz")) => "application/gzip",
        _ => "application/octet-stream",
    }
}

/// Where a file is that somebody gave.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct FileAddress(String);

impl fmt::Debug for FileAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FileAddress(…)")
    }
}

impl FileAddress {
    /// The file at this address.
    pub(super) fn new(address: String) -> FileAddress {
        FileAddress(address)
    }

    /// The address, if it is at one of these origins. One with a name and password in it would be asked with them.
    pub(super) fn within(&self, origins: &[Url]) -> Option<Url> {
        let url = Url::parse(&self.0).ok()?;
        let plain = url.username().is_empty() && url.password().is_none();
        (plain && origins.iter().any(|it| it.origin() == url.origin())).then_some(url)
    }
}
