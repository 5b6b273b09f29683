//! People, channels and roles in what is said: as this door mentions its own, and by their names where they are another's.

use super::ids;

/// The text with this door's own mentions, and the names of other doors' people, channels and roles.
pub(super) fn mentioned(text: &str) -> String {
    let mut content = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        content.push_str(before);
        match after.split_once('>').and_then(|(inside, after)| Some((mention(inside)?, after))) {
            Some((mention, after)) => {
                content.push_str(&mention);
                rest = after;
            }
            None => {
                content.push('<');
                rest = after;
            }
        }
    }
    content.push_str(rest);
    content
}

/// The mention of whom or what stands so between angle brackets; nothing of anything else.
fn mention(inside: &str) -> Option<String> {
    let (sign, id) = ["@&", "@", "#"].into_iter().find_map(|sign| Some((sign, inside.strip_prefix(sign)?)))?;
    let (_, name) = id.split_once(':')?;
    Some(ids::number(id).map_or_else(|| plain(name), |number| format!("<{sign}{number}>")))
}

/// Characters that mean something in a message, as they are.
pub(super) fn plain(name: &str) -> String {
    let mut plain = String::new();
    for character in name.chars() {
        if character.is_ascii_punctuation() {
            plain.push('\\');
        }
        plain.push(character);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_mentioned_as_their_door_knows_them() {
        let said = mentioned;
        assert_eq!(said("It is <@discord:81>'s turn, then <@discord:9>'s."), "It is <@81>'s turn, then <@9>'s.");
        assert_eq!(said("<@playground:Ann_Lee> plays"), "Ann\\_Lee plays");
        assert_eq!(said("In <#discord:4>, by <@&discord:5>."), "In <#4>, by <@&5>.");
        assert_eq!(said("In <#playground:here>, <t:5:R>"), "In here, <t:5:R>");
        for meant in ["a < b", "<@", "<@81>", "<@discord:81", "\\<@everyone>", "@everyone"] {
            assert_eq!(said(meant), meant);
        }
    }
}
