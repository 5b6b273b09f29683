//! Where a game begins that goes on from another, as it is stored. Deliberately absent: how such a table is opened.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Where a game begins that goes on from another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The game as it stands, in the stored form of the version that its start tells.
    pub state: Value,
    /// The scoring rounds there were before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub milestones: Vec<Value>,
}
