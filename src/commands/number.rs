//! Numbers as people type them: what is none is answered with those that can be.

/// Reads a whole number.
///
/// # Errors
/// As the end of a sentence, when it is none, or greater than one of this kind can be.
pub(super) fn whole<N: TryFrom<u64>>(typed: &str) -> Result<N, String> {
    let number = typed.parse::<u64>().ok().and_then(|number| N::try_from(number).ok());
    number.ok_or_else(|| match 8 * size_of::<N>() {
        bits if bits < 64 => format!("type a whole number from 0 to {}", (1_u64 << bits) - 1),
        _ => "type a whole number from 0 on".to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_is_answered_with_those_that_can_be() {
        assert_eq!((whole::<u8>("3"), whole::<u8>("255"), whole::<u64>("18446744073709551615")), (Ok(3), Ok(255), Ok(u64::MAX)));
        for typed in ["x", "", "-1", "2.5", "256", "99999999999999999999999"] {
            assert_eq!(whole::<u8>(typed), Err("type a whole number from 0 to 255".to_owned()));
        }
        assert_eq!(whole::<u16>("65536"), Err("type a whole number from 0 to 65535".to_owned()));
        assert_eq!(whole::<u64>("-1"), Err("type a whole number from 0 on".to_owned()));
    }
}
