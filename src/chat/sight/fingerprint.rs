//! What tells one list of actions from another, in the ids of what is pressed.

/// Four digits that tell one list of actions from another: FNV-1a over their notations.
pub(crate) fn hash(notations: &[&str]) -> String {
    let mut hash: u32 = 0x811c_9dc5;
    for byte in notations.iter().flat_map(|it| it.bytes().chain([b'\n'])) {
        hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    format!("{:04x}", hash >> 16 ^ hash & 0xffff)
}
