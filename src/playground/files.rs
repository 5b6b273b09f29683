//! The files of private messages shown lately, kept until a page fetches them.
//!
//! Their addresses are hashes keyed afresh at each start, so that nobody finds a file they were not told of.

use std::{
    collections::VecDeque,
    hash::{BuildHasher, RandomState},
    sync::{Mutex, PoisonError},
};

use pergola_chat::Attachment;

/// The most files kept; the oldest go first.
const LATEST: usize = 8;

/// The files that can be fetched.
#[derive(Default)]
pub(super) struct KeptFiles {
    keys: [RandomState; 2],
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    count: u64,
    files: VecDeque<(String, Attachment)>,
}

impl KeptFiles {
    /// Keeps a file for a while; the address it can be had at.
    pub(super) fn keep(&self, file: &Attachment) -> String {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((number, _)) = kept.files.iter().find(|(_, it)| it == file) {
            return format!("/file/{number}");
        }
        kept.count += 1;
        let [high, low] = self.keys.each_ref().map(|key| key.hash_one(kept.count));
        let number = format!("{high:016x}{low:016x}");
        kept.files.push_back((number.clone(), file.clone()));
        if kept.files.len() > LATEST {
            kept.files.pop_front();
        }
        format!("/file/{number}")
    }

    /// The file at this address, if it is still kept.
    pub(super) fn find(&self, number: &str) -> Option<Attachment> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.files.iter().find(|(it, _)| it == number).map(|(_, file)| file.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str) -> Attachment {
        Attachment { name: name.to_owned(), alt: String::new(), bytes: std::sync::Arc::from(*b"x") }
    }

    #[test]
    fn the_latest_files_are_found_at_their_addresses() {
        let files = KeptFiles::default();
        let address = files.keep(&file("first"));
        assert_eq!(files.keep(&file("first")), address, "the same file is kept once");
        let number = address.strip_prefix("/file/").unwrap().to_owned();
        assert_eq!(files.find(&number).unwrap().name, "first");
        (0..LATEST).for_each(|at| drop(files.keep(&file(&at.to_string()))));
        assert!(files.find(&number).is_none() && files.find("0").is_none());
    }
}
