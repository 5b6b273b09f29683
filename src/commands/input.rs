//! Reading what a command is given: files, and the standard input for `-`.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use flate2::read::GzDecoder;
use serde_json::Value;

use super::{Complaint, json};

/// Bytes of the longest input; more is a mistake.
const LONGEST: u64 = 1 << 30;

/// An input that was read.
pub(super) struct Input {
    /// How complaints call it.
    pub(super) name: String,
    /// What it says.
    pub(super) text: String,
}

impl Input {
    /// Reads the file at `path`, or the standard input for `-`.
    pub(super) fn read(path: &Path) -> Result<Input, Complaint> {
        let standard = path == Path::new("-");
        let name = if standard { "the standard input".to_string() } else { path.display().to_string() };
        let mut bytes = Vec::new();
        let read = if standard {
            io::stdin().take(LONGEST).read_to_end(&mut bytes)
        } else {
            File::open(path).and_then(|file| file.take(LONGEST).read_to_end(&mut bytes))
        };
        read.map_err(|why| Complaint::said(format!("{name} cannot be read: {why}.")))?;
        let bytes = unpacked(bytes).map_err(|why| Complaint::said(format!("{name} cannot be unpacked: {why}.")))?;
        let text = String::from_utf8(bytes).map_err(|_| Complaint::said(format!("{name} is not text in UTF-8.")))?;
        Ok(Input { name, text })
    }

    /// The whole input as JSON.
    pub(super) fn json(&self) -> Result<Value, Complaint> {
        json::read(&self.text).map_err(|why| Complaint::said(format!("{} is not JSON: {why}.", self.name)))
    }
}

/// What is in a file that may be compressed, as large records are.
fn unpacked(bytes: Vec<u8>) -> io::Result<Vec<u8>> {
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return Ok(bytes);
    }
    let mut unpacked = Vec::new();
    GzDecoder::new(&*bytes).take(LONGEST).read_to_end(&mut unpacked)?;
    Ok(unpacked)
}
