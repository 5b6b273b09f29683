//! Whatever a command complains of as one sentence: it begins with a capital letter, and says nothing in the system's numbers.

/// What the standard library adds to the system's words.
const NUMBER: &str = " (os error ";

/// The complaint as it is printed.
pub(super) fn sentence(complaint: &str) -> String {
    let mut said = String::with_capacity(complaint.len());
    let mut rest = complaint;
    while let Some((before, after)) = rest.split_once(NUMBER) {
        let number = after.chars().take_while(char::is_ascii_digit).count();
        said.push_str(before);
        match after[number..].strip_prefix(')') {
            Some(beyond) if number > 0 => rest = beyond,
            _ => {
                said.push_str(NUMBER);
                rest = after;
            }
        }
    }
    said.push_str(rest);
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn a_complaint_is_a_sentence_without_the_systems_numbers() {
        let missing = io::Error::from_raw_os_error(2);
        assert!(missing.to_string().contains(NUMBER), "{missing}");
        assert_eq!(
            sentence(&format!("the file x cannot be read: {missing}.")),
            "The file x cannot be read: No such file or directory."
        );
        assert_eq!(sentence("a (os error 2), b (os error 13)."), "A, b.");
        assert_eq!(sentence("Odd (os error x) stays."), "Odd (os error x) stays.");
        assert_eq!(sentence("(os error 2)"), "(os error 2)");
        assert_eq!(sentence(""), "");
    }
}
