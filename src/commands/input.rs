//! Reading what a command is given: files, and the standard input for `-`.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use flate2::read::GzDecoder;
use serde_json::Value;

use super::{Complaint, json};

/// Bytes of the longest input, also once it is unpacked: more is a mistake. The longest games have some of them.
const LONGEST: u64 = 64 << 20;

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
        let name = if standard { "the standard input".to_string() } else { format!("the file {}", path.display()) };
        let mut bytes = Vec::new();
        let read = if standard {
            io::stdin().take(LONGEST + 1).read_to_end(&mut bytes)
        } else {
            File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes))
        };
        read.map_err(|why| Complaint::said(format!("{name} cannot be read: {why}.")))?;
        let whole = |bytes: Vec<u8>| if bytes.len() as u64 > LONGEST { Err(too_long(&name)) } else { Ok(bytes) };
        let unpacked = unpacked(whole(bytes)?).map_err(|why| Complaint::said(format!("{name} cannot be unpacked: {why}.")))?;
        let bytes = whole(unpacked)?;
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
    GzDecoder::new(&*bytes).take(LONGEST + 1).read_to_end(&mut unpacked)?;
    Ok(unpacked)
}

fn too_long(name: &str) -> Complaint {
    Complaint::said(format!("{name} is longer than {} MiB, which no record is.", LONGEST >> 20))
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::{Compression, write::GzEncoder};

    use super::*;

    /// What is said of a file with so many spaces, packed in this way.
    fn said(spaces: u64, how: Compression) -> Option<String> {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let mut packed = GzEncoder::new(&file, how);
        io::copy(&mut io::repeat(b' ').take(spaces), &mut packed).and_then(|_| packed.flush()).expect("it is written");
        packed.finish().expect("it is written");
        match Input::read(file.path()) {
            Ok(input) => assert_eq!(input.text.len() as u64, spaces),
            Err(Complaint::Said(why)) => return Some(why),
            Err(_) => panic!("it can be read"),
        }
        None
    }

    #[test]
    fn an_input_is_unpacked_to_its_longest_and_no_farther() {
        assert_eq!(said(LONGEST, Compression::fast()), None);
        // What is as long packed as unpacked is read to its longest, too.
        for how in [Compression::fast(), Compression::none()] {
            let why = said(LONGEST + 1, how).expect("it is too long");
            assert!(why.ends_with(" is longer than 64 MiB, which no record is."), "{why}");
        }
    }
}
