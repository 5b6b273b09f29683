//! How the pieces of every game are written and stored: by their codes. Deliberately absent: the codes themselves.

/// Stores a type as its code: `Display` writes it, `FromStr` reads it.
#[macro_export]
macro_rules! stored_as_code {
    ($($piece:ty),+) => { $(
        impl serde::Serialize for $piece {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $piece {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$piece, D::Error> {
                <String as serde::Deserialize>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )+ };
}

/// Types written as one of a few keys.
#[macro_export]
macro_rules! written_as_key {
    ($($keyed:ty: $what:literal),+) => { $(
        impl std::fmt::Display for $keyed {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.key())
            }
        }

        impl std::str::FromStr for $keyed {
            type Err = $crate::Unreadable;

            fn from_str(key: &str) -> Result<$keyed, $crate::Unreadable> {
                let found = <$keyed>::ALL.into_iter().find(|it| it.key().eq_ignore_ascii_case(key));
                found.ok_or_else(|| {
                    let keys: Vec<_> = <$keyed>::ALL.iter().map(|it| it.key()).collect();
                    $crate::Unreadable::new(key, format!("{} is one of {}", $what, keys.join(", ")))
                })
            }
        }
    )+ };
}
