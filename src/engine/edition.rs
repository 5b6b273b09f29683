//! Editions: sets of printed tables, told apart by key and fingerprint.
//!
//! A group that owns the box replaces reconstructed tables by what is really printed. A table of people plays with the
//! edition it was opened with for its whole life; its fingerprint, taken of the parsed tables and not of their files, says
//! whether an edition of the same key is still the same. A corrected edition therefore gets a new key.

use std::fmt::{self, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The key of the tables that every game is shipped with.
pub const FIRST_EDITION: &str = "first";

/// Which printed tables are played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// Its key: lower-case letters, digits and hyphens.
    pub key: String,
    /// What tells its tables from others: 16 hexadecimal digits.
    pub fingerprint: String,
}

impl Edition {
    /// The edition of this key with these tables.
    pub fn of(key: &str, printed: &impl Serialize) -> Edition {
        let tables = serde_json::to_vec(printed).expect("printed tables are plain data");
        let digest = Sha256::digest(tables);
        let fingerprint = digest.iter().take(8).fold(String::new(), |mut digits, byte| {
            let _ = write!(digits, "{byte:02x}");
            digits
        });
        Edition { key: key.to_owned(), fingerprint }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.key, self.fingerprint)
    }
}
