//! What is not code: art, and what no file of the project may say.

use std::fs;

use super::{
    nothing,
    rules::Finding,
    source::{files, name},
};

/// A path of somebody's machine. Comments say as much as code, so a file is read as it stands.
pub(crate) fn paths_of_a_machine(path: &str, text: &str) -> Vec<Finding> {
    let machine = ["work", "tmp", "home", "root", "mnt"].map(|folder| format!("/{folder}/"));
    let lines = text.lines().enumerate();
    let told = lines.flat_map(|(line, text)| machine.iter().filter(move |it| text.contains(*it)).map(move |it| (line + 1, it)));
    told.map(|(line, it)| Finding { path: path.to_owned(), line, what: it.clone() }).collect()
}

/// Art is drawn in plain shapes.
pub(crate) fn adornments(path: &str, text: &str) -> Vec<Finding> {
    let wrong = |what: String| Finding { path: path.to_owned(), line: 0, what };
    let drawing = match roxmltree::Document::parse(text) {
        Ok(drawing) => drawing,
        Err(why) => return vec![wrong(why.to_string())],
    };
    let mut found = Vec::new();
    let is_drawing = drawing.root_element().tag_name().name() == "svg" && drawing.root_element().attribute("viewBox").is_some();
    found.extend((!is_drawing).then(|| wrong("it is no svg with a viewBox".into())));
    for node in drawing.descendants().filter(roxmltree::Node::is_element) {
        let tag = node.tag_name().name();
        let is_plain = !["text", "filter", "image", "script", "foreignObject", "style"].contains(&tag);
        found.extend((!is_plain).then(|| wrong(format!("<{tag}>"))));
        let outside = node.attributes().filter(|it| it.name() == "href" && !it.value().starts_with('#'));
        found.extend(outside.map(|it| wrong(format!("a reference to {}", it.value()))));
    }
    found
}

#[test]
fn the_project_speaks_of_itself_alone() {
    let written = [
        ("src", "rs"),
        ("src", "toml"),
        ("render", "rs"),
        ("render", "toml"),
        ("tests", "rs"),
        ("data", "ftl"),
        ("data", "md"),
        ("data", "svg"),
        ("data", "csv"),
    ];
    let of = |(folder, ending): (&str, &str)| of_files(folder, ending, paths_of_a_machine);
    nothing("a path of somebody's machine", &written.into_iter().flat_map(of).collect::<Vec<_>>());
}

#[test]
fn art_is_drawn_in_plain_shapes() {
    nothing("art that is not plain", &of_files("data/art", "svg", adornments));
}

fn of_files(folder: &str, ending: &str, rule: fn(&str, &str) -> Vec<Finding>) -> Vec<Finding> {
    let read = files(folder, ending).into_iter();
    read.flat_map(|path| rule(&name(&path), &fs::read_to_string(&path).expect("the file is Unicode"))).collect()
}
