//! Signatures: whether a request to the bot's own address is Discord's, and was made just now.
//!
//! Discord signs the time at which it made a request together with the body, byte for byte. Deliberately absent: whether the same
//! request has come before, which whoever takes it up knows.

use data_encoding::HEXLOWER_PERMISSIVE;
use ed25519_dalek::{PUBLIC_KEY_LENGTH, SIGNATURE_LENGTH, Signature, VerifyingKey};
use pergola_table::Millis;

/// How far the time of a request may be from this computer's. Whoever has seen an older one may have sent it again.
const APART: Millis = 5 * 60 * 1000;

/// The key that Discord signs with for one application, as far as everybody may know it.
#[derive(Clone, Debug)]
pub(super) struct Key(VerifyingKey);

/// Why a request is not heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Unsigned {
    /// Nobody has signed it.
    #[error("it is not signed")]
    Missing,
    /// Not with this key, or it was changed since.
    #[error("it is not Discord that has signed it, or not this")]
    Foreign,
    /// It is older than any request still under way, or comes too early.
    #[error("it was made {0} milliseconds from what this computer's clock shows")]
    Untimely(Millis),
}

impl Key {
    /// Reads the key as Discord tells it, in hexadecimal digits; nothing of what is none.
    pub(super) fn read(digits: &str) -> Option<Key> {
        VerifyingKey::from_bytes(&bytes::<PUBLIC_KEY_LENGTH>(digits)?).ok().map(Key)
    }

    /// Whether a body was signed for this time, in seconds, and the time is about now.
    ///
    /// # Errors
    /// When it was not, or is too far from now.
    pub(super) fn check(&self, signature: Option<&str>, time: Option<&str>, body: &[u8], now: Millis) -> Result<(), Unsigned> {
        let (Some(signature), Some(time)) = (signature, time) else { return Err(Unsigned::Missing) };
        let signature = bytes::<SIGNATURE_LENGTH>(signature).ok_or(Unsigned::Foreign)?;
        let signed = [time.as_bytes(), body].concat();
        self.0.verify_strict(&signed, &Signature::from_bytes(&signature)).map_err(|_| Unsigned::Foreign)?;
        let made: Millis = time.parse().ok().and_then(|it: Millis| it.checked_mul(1000)).ok_or(Unsigned::Foreign)?;
        let apart = now.abs_diff(made);
        if apart <= APART { Ok(()) } else { Err(Unsigned::Untimely(apart)) }
    }
}

/// So many bytes in hexadecimal digits.
fn bytes<const LENGTH: usize>(digits: &str) -> Option<[u8; LENGTH]> {
    HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use ed25519_dalek::{Signer, SigningKey};

    use super::*;

    const NOW: Millis = 1_700_000_000_000;
    const TIME: &str = "1700000000";
    const BODY: &[u8] = b"{\"type\":1}";

    fn secret() -> SigningKey {
        SigningKey::from_bytes(&[7; 32])
    }

    fn key() -> Key {
        Key::read(&HEXLOWER_PERMISSIVE.encode(secret().verifying_key().as_bytes())).expect("a key")
    }

    fn signed(time: &str, body: &[u8]) -> String {
        HEXLOWER_PERMISSIVE.encode(&secret().sign(&[time.as_bytes(), body].concat()).to_bytes())
    }

    #[test]
    fn what_is_signed_as_it_is_is_heard() {
        let signature = signed(TIME, BODY);
        for own in [signature.clone(), signature.to_uppercase()] {
            assert_eq!(key().check(Some(&own), Some(TIME), BODY, NOW), Ok(()));
        }
    }

    #[test]
    fn what_was_changed_or_signed_by_somebody_else_is_not() {
        let (signature, check) = (signed(TIME, BODY), |it: &str, time, body| key().check(Some(it), Some(time), body, NOW));
        assert_eq!(check(&signature, TIME, b"{\"type\":2}"), Err(Unsigned::Foreign));
        assert_eq!(check(&signature, "1700000001", BODY), Err(Unsigned::Foreign));
        for odd in ["", "00", "not hexadecimal", &signature[1..], &"0".repeat(128), &format!("{signature}00")] {
            assert_eq!(check(odd, TIME, BODY), Err(Unsigned::Foreign), "{odd}");
        }
        let other = SigningKey::from_bytes(&[8; 32]).sign(&[TIME.as_bytes(), BODY].concat());
        assert_eq!(check(&HEXLOWER_PERMISSIVE.encode(&other.to_bytes()), TIME, BODY), Err(Unsigned::Foreign));
        assert_eq!(key().check(None, Some(TIME), BODY, NOW), Err(Unsigned::Missing));
        assert_eq!(key().check(Some(&signature), None, BODY, NOW), Err(Unsigned::Missing));
    }

    #[test]
    fn what_was_not_made_just_now_is_not() {
        let check = |now| key().check(Some(&signed(TIME, BODY)), Some(TIME), BODY, now);
        assert_eq!((check(NOW + APART), check(NOW - APART)), (Ok(()), Ok(())));
        assert_eq!(check(NOW + APART + 1), Err(Unsigned::Untimely(APART + 1)));
        assert_eq!(check(NOW - APART - 1), Err(Unsigned::Untimely(APART + 1)));
        for odd in ["", "soon", "-5", "18446744073709551615"] {
            assert_eq!(key().check(Some(&signed(odd, BODY)), Some(odd), BODY, NOW), Err(Unsigned::Foreign), "{odd}");
        }
    }

    #[test]
    fn what_is_no_key_is_none() {
        for odd in ["", "0", "not hexadecimal", &"0".repeat(66)] {
            assert!(Key::read(odd).is_none(), "{odd}");
        }
    }
}
