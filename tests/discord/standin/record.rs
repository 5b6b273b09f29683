//! The record: with `PERGOLA_RECORD=DIR` every request of the bot is written there as a line of JSON, without its token, so
//! that it can be checked elsewhere as well.

use std::{
    env, fs,
    io::Write,
    process,
    sync::atomic::{AtomicU32, Ordering},
};

use super::call::Call;

/// Where the requests of one stand-in go; nowhere unless it is asked for.
#[derive(Debug)]
pub(crate) struct Record(Option<fs::File>);

impl Record {
    /// A new file in the folder the environment names.
    pub(crate) fn begin() -> Record {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let open = |folder: std::ffi::OsString| {
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            fs::create_dir_all(&folder).expect("the record's folder can be made");
            let path = std::path::Path::new(&folder).join(format!("{}-{count}.jsonl", process::id()));
            fs::File::create(path).expect("the record can be written")
        };
        Record(env::var_os("PERGOLA_RECORD").map(open))
    }

    /// Writes a request.
    pub(crate) fn write(&mut self, call: &Call) {
        if let Some(file) = &mut self.0 {
            writeln!(file, "{}", call.line()).expect("the record can be written");
        }
    }
}
