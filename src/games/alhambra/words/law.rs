//! What a conversation needs of a menu, for tests.

use pergola_text::{Speaker, Text};

/// What a conversation may show: at most 6 steps, no path the beginning of another, and every menu on the way short
/// enough. A menu shows whole remaining paths when at most 25 are left, otherwise the next step.
pub(super) fn lawful(paths: &[Vec<String>]) {
    let mut sorted: Vec<&[String]> = paths.iter().map(Vec::as_slice).collect();
    sorted.sort();
    for pair in sorted.windows(2) {
        assert!(!pair[1].starts_with(pair[0]), "{pair:?}");
    }
    assert!(sorted.iter().all(|path| path.len() <= 6));
    lawful_menu(&sorted);
}

fn lawful_menu(paths: &[&[String]]) {
    let apart = ["alhambra-menu-stop", "alhambra-menu-redesign"].map(|id| Speaker::plain("en", &[]).say(&Text::new(id)));
    // What stands apart is a choice of its own, never joined with what is behind it.
    let whole = |path: &[String]| {
        let joined = if path.len() > 1 && apart.contains(&path[0]) { &path[1..] } else { path };
        assert!(joined.join(" · ").chars().count() <= 80, "{path:?}");
    };
    if paths.len() <= 25 {
        return paths.iter().for_each(|path| whole(path));
    }
    let entries: Vec<_> = paths.chunk_by(|one, other| one[0] == other[0]).collect();
    assert!(entries.len() <= 25, "{entries:?}");
    for entry in entries {
        match entry {
            [only] => whole(only),
            several => {
                whole(&several[0][..1]);
                lawful_menu(&several.iter().map(|path| &path[1..]).collect::<Vec<_>>());
            }
        }
    }
}
