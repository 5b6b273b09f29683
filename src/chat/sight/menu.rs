//! A seat's menu: the listed actions as a tree of steps, shown a level at a time.
//!
//! A level shows the next distinguishing step, and instead of steps that lead to few actions the actions themselves, all of one
//! size alike; a step that leaves no choice is skipped. How many are opened so is what costs the fewest taps: a level of at
//! most 10 entries stands open, and each is one tap; of one with up to 25, a list has to be unfolded first. A step that stands
//! apart is never opened. Entries that lie at a place of the picture are numbered, and the picture's badges bear
//! the same numbers; entries of one place share its number and are told apart by letters. The action that ends a turn is no
//! entry: it is the Confirm button. Deliberately absent: words, buttons, and any knowledge of a game.

use pergola_engine::{AnyState, Choice, END, Grouping, Seat, Spot, Step};
use pergola_text::Text;

use super::{
    fingerprint::hash,
    numbered::{self, Entry},
};
use crate::seam::limits::{self, tap};

/// The actions a seat can choose from now.
pub(crate) struct Menu {
    root: Node,
    can_end: bool,
}

/// A level of a menu, as it is shown.
pub(crate) struct Level {
    /// The steps' indices that lead here; empty at the beginning.
    pub(crate) path: Vec<u8>,
    /// The steps that lead here.
    pub(crate) taken: Vec<Step>,
    /// What can be chosen, at most 25 entries.
    pub(crate) entries: Vec<Entry>,
    /// The places that tell entries of one number apart, in the order of their letters.
    pub(crate) letters: Vec<Spot>,
}

/// Where a press leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// To an action: its notation.
    Action(String),
    /// To a level.
    Level(Vec<u8>),
}

/// What a level shows of one of its steps: one entry, or all actions that it leads to.
struct Group<'a> {
    entries: Vec<Entry>,
    /// Where the next choice is.
    node: &'a Node,
}

/// Either an action without children, or children without an action.
#[derive(Default)]
struct Node {
    children: Vec<(Step, Node)>,
    action: Option<String>,
    /// How many actions lie here and below.
    actions: usize,
}

impl Menu {
    /// The menu of a seat.
    pub(crate) fn of(state: &dyn AnyState, seat: Seat) -> Menu {
        Menu::new(state.menu(seat))
    }

    /// The menu of these choices.
    ///
    /// # Panics
    /// When a step has more than 25 followers, which the laws of games exclude.
    pub(crate) fn new(choices: Vec<Choice>) -> Menu {
        let can_end = choices.iter().any(|choice| choice.action == END);
        let mut root = Node::default();
        for choice in choices.into_iter().filter(|choice| choice.action != END) {
            root.insert(choice);
        }
        root.part_actions_from_levels();
        if let Some(action) = root.action.take() {
            root.list(action);
        }
        Menu { root, can_end }
    }

    /// Whether the turn can be ended now.
    pub(crate) fn can_end(&self) -> bool {
        self.can_end
    }

    /// Whether nothing is left but what may be done at any time.
    pub(crate) fn is_aside(&self) -> bool {
        self.root.children.iter().all(|(step, _)| step.standing == Grouping::Aside)
    }

    /// Where a press leads; nothing when something else lies there now.
    pub(crate) fn follow(&self, path: &[u8], expected: &str) -> Option<Way> {
        let node = self.root.at(path)?;
        if node.hash() != expected {
            return None;
        }
        Some(node.action.as_ref().map_or_else(|| Way::Level(path.to_vec()), |action| Way::Action(action.clone())))
    }

    /// The steps' indices that lead to this action; nothing when it is no entry.
    pub(crate) fn way_to(&self, action: &str) -> Option<Vec<u8>> {
        self.root.way_to(action)
    }

    /// The hash of what lies at `path`.
    pub(crate) fn hash_at(&self, path: &[u8]) -> Option<String> {
        self.root.at(path).map(Node::hash)
    }

    /// The path of the level above the one at `path`, skipping steps that leave no choice; nothing at the beginning.
    pub(crate) fn above(&self, path: &[u8]) -> Option<Vec<u8>> {
        let is_choice = |node: &Node| match node.children.as_slice() {
            [(step, _)] => step.standing == Grouping::Aside,
            children => children.len() > 1,
        };
        let branching = |length: &usize| self.root.at(&path[..*length]).is_some_and(is_choice);
        (0..path.len()).rev().find(branching).map(|length| path[..length].to_vec())
    }

    /// The level at `path`; nothing when an action or nothing lies there. `fits` says whether an entry's steps make a label.
    pub(crate) fn level(&self, path: &[u8], fits: &dyn Fn(&[Step]) -> bool) -> Option<Level> {
        let mut node = self.root.at(path)?;
        let mut path = path.to_vec();
        let mut taken = self.root.steps(&path);
        while let [(step, only)] = node.children.as_slice() {
            if only.children.is_empty() || step.standing == Grouping::Aside {
                break;
            }
            path.push(0);
            taken.push(step.clone());
            node = only;
        }
        if node.children.is_empty() {
            return None;
        }
        let mut entries = node.entries(&path, fits);
        assert!(entries.len() <= limits::CHOICES, "a menu level has {} entries", entries.len());
        let letters = numbered::number(&mut entries);
        Some(Level { path, taken, entries, letters })
    }
}

impl Level {
    /// The badges of this level: each place with its number, and with 0 those that the menu has led to.
    pub(crate) fn marks(&self) -> Vec<(Spot, u16)> {
        let numbered = self.entries.iter().filter_map(|entry| Some((entry.spot()?, entry.number?)));
        let taken = self.taken.iter().filter_map(|step| Some((step.spot.as_ref()?, 0)));
        let mut marks: Vec<(Spot, u16)> = Vec::new();
        for (spot, number) in numbered.chain(taken) {
            if !marks.iter().any(|(it, _)| it == spot) {
                marks.push((spot.clone(), number));
            }
        }
        marks
    }
}

impl Node {
    fn insert(&mut self, choice: Choice) {
        self.actions += 1;
        let mut node = self;
        for step in choice.path {
            // Actions that share a step mostly follow each other in a list.
            let at = node.children.iter().rposition(|(it, _)| it.text == step.text);
            let at = at.unwrap_or_else(|| {
                node.children.push((step, Node::default()));
                node.children.len() - 1
            });
            assert!(node.children.len() <= limits::CHOICES, "a menu's step has more than {} followers", limits::CHOICES);
            node = &mut node.children[at].1;
            node.actions += 1;
        }
        assert!(node.action.is_none(), "{} and {} share a path", choice.action, node.action.as_deref().unwrap_or_default());
        node.action = Some(choice.action);
    }

    /// Where an action's path is the beginning of another's, it becomes an entry of that level.
    fn part_actions_from_levels(&mut self) {
        for (_, child) in &mut self.children {
            child.part_actions_from_levels();
        }
        if !self.children.is_empty()
            && let Some(action) = self.action.take()
        {
            self.list(action);
        }
    }

    /// Makes an action without a step of its own an entry, by its notation.
    fn list(&mut self, action: String) {
        let step = Step::new(Text::new("menu-action").code("action", &action));
        self.children.insert(0, (step, Node { children: Vec::new(), action: Some(action), actions: 1 }));
    }

    fn at(&self, path: &[u8]) -> Option<&Node> {
        path.iter().try_fold(self, |node, index| node.children.get(usize::from(*index)).map(|(_, child)| child))
    }

    fn way_to(&self, action: &str) -> Option<Vec<u8>> {
        if self.action.as_deref() == Some(action) {
            return Some(Vec::new());
        }
        let behind = |(index, (_, child)): (u8, &(Step, Node))| Some([vec![index], child.way_to(action)?].concat());
        (0..).zip(&self.children).find_map(behind)
    }

    fn steps(&self, path: &[u8]) -> Vec<Step> {
        let mut node = self;
        let mut steps = Vec::new();
        for index in path {
            let Some((step, child)) = node.children.get(usize::from(*index)) else { break };
            steps.push(step.clone());
            node = child;
        }
        steps
    }

    /// The notations of all actions here and below.
    fn notations<'a>(&'a self, into: &mut Vec<&'a str>) {
        into.extend(self.action.as_deref());
        self.children.iter().for_each(|(_, child)| child.notations(into));
    }

    fn hash(&self) -> String {
        let mut notations = Vec::new();
        self.notations(&mut notations);
        hash(&notations)
    }

    /// What this level shows: its steps, and instead of those that lead to few actions the actions themselves, as far as it
    /// saves taps.
    fn entries(&self, path: &[u8], fits: &dyn Fn(&[Step]) -> bool) -> Vec<Entry> {
        let open = self.opened_up_to(limits::OPEN_CHOICES, path, fits);
        let listed = self.opened_up_to(limits::CHOICES, path, fits);
        let groups = if taps_through(&listed) < taps_through(&open) { listed } else { open };
        groups.into_iter().flat_map(|group| group.entries).collect()
    }

    /// The steps of this level, those that lead to few actions opened as long as there are no more entries than that.
    fn opened_up_to(&self, most: usize, path: &[u8], fits: &dyn Fn(&[Step]) -> bool) -> Vec<Group<'_>> {
        let mut groups: Vec<Group<'_>> = self.children.iter().enumerate().map(|child| Group::shut(path, child, fits)).collect();
        let mut shown = groups.len();
        for size in 2..=most {
            let of_this_size = groups.iter().enumerate().filter(|(_, group)| group.node.actions == size);
            let opened: Vec<_> = of_this_size.filter_map(|(at, group)| Some((at, group.opened(fits)?))).collect();
            shown += opened.len() * (size - 1);
            if shown > most {
                break;
            }
            opened.into_iter().for_each(|(at, entries)| groups[at].entries = entries);
        }
        groups
    }

    /// How many taps it takes from here to all actions below, added up, where every step stays shut.
    fn taps(&self) -> usize {
        match self.children.as_slice() {
            [] => 0,
            [(_, only)] => only.taps(),
            children => tap(children.len()) * self.actions + children.iter().map(|(_, child)| child.taps()).sum::<usize>(),
        }
    }

    /// The entry that leads here.
    fn entry(&self, path: Vec<u8>, steps: Vec<Step>) -> Entry {
        Entry { path, hash: self.hash(), steps, action: self.action.clone(), number: None, letter: None }
    }

    fn whole_actions(&self, path: &[u8], steps: &[Step], into: &mut Vec<Entry>) {
        if self.action.is_some() {
            into.push(self.entry(path.to_vec(), steps.to_vec()));
        }
        for (index, (step, child)) in self.children.iter().enumerate() {
            let steps = [steps, std::slice::from_ref(step)].concat();
            child.whole_actions(&[path, &[index as u8]].concat(), &steps, into);
        }
    }
}

/// How many taps it takes to all actions through a level that shows these groups, added up.
fn taps_through(groups: &[Group<'_>]) -> usize {
    let entries: usize = groups.iter().map(|group| group.entries.len()).sum();
    let actions: usize = groups.iter().map(|group| group.node.actions).sum();
    let behind = groups.iter().filter(|group| group.entries.len() == 1).map(|group| group.node.taps());
    tap(entries) * actions + behind.sum::<usize>()
}

impl<'a> Group<'a> {
    /// The entry for a child, with the steps behind it that leave no choice as far as they make a label.
    fn shut(path: &[u8], (index, (step, child)): (usize, &'a (Step, Node)), fits: &dyn Fn(&[Step]) -> bool) -> Group<'a> {
        let mut path = [path, &[index as u8]].concat();
        let mut steps = vec![step.clone()];
        let mut node = child;
        while let [(step, only)] = node.children.as_slice() {
            steps.push(step.clone());
            if !fits(&steps) {
                steps.pop();
                break;
            }
            path.push(0);
            node = only;
        }
        Group { entries: vec![node.entry(path, steps)], node }
    }

    /// Its actions, if the label of each fits; none of a step that stands apart.
    fn opened(&self, fits: &dyn Fn(&[Step]) -> bool) -> Option<Vec<Entry>> {
        let [shut] = self.entries.as_slice() else { return None };
        if shut.steps.iter().any(|step| matches!(step.standing, Grouping::Apart | Grouping::Aside)) {
            return None;
        }
        let mut actions = Vec::new();
        self.node.whole_actions(&shut.path, &shut.steps, &mut actions);
        actions.iter().all(|action| fits(&action.steps)).then_some(actions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A choice whose path is written `take/blue 3`, and a step at a place `buy@market 1`.
    fn choice(action: &str, path: &str) -> Choice {
        let step = |step: &str| {
            let (text, spot) = step.split_once('@').map_or((step, None), |(text, spot)| (text, Some(Spot(spot.to_owned()))));
            let standing = match text {
                "stop" => Grouping::Apart,
                "orders" => Grouping::Aside,
                _ if spot.as_ref().is_some_and(|Spot(spot)| spot.starts_with("turn")) => Grouping::Lettered,
                _ => Grouping::Open,
            };
            // The last figures of a place say where it is read.
            let line = spot.as_ref().and_then(|Spot(spot)| spot.rsplit_once(',')?.1.parse().ok()).unwrap_or_default();
            Step { text: Text::of(text), spot, standing, reading: [0, line, 0] }
        };
        Choice { action: action.to_owned(), path: path.split('/').filter(|it| !it.is_empty()).map(step).collect() }
    }

    /// So many actions below one step.
    fn group(step: &str, count: usize) -> Vec<Choice> {
        (0..count).map(|it| choice(&format!("{step}-{it}"), &format!("{step}/{it}"))).collect()
    }

    fn level(menu: &Menu, path: &[u8]) -> Level {
        menu.level(path, &|_| true).expect("a level")
    }

    fn labels(level: &Level) -> Vec<String> {
        let label = |entry: &Entry| {
            let steps: Vec<_> = entry.steps.iter().map(|step| step.text.id.as_ref()).collect();
            format!("{}{}", steps.join("/"), if entry.action.is_some() { "" } else { "…" })
        };
        level.entries.iter().map(label).collect()
    }

    #[test]
    fn up_to_25_actions_are_shown_whole() {
        let menu = Menu::new([group("a", 12), group("b", 13)].concat());
        let level = level(&menu, &[]);
        assert_eq!(level.entries.len(), 25);
        assert_eq!(labels(&level)[12], "b/0");
    }

    #[test]
    fn more_are_shown_by_their_next_step_and_small_groups_are_opened() {
        let menu = Menu::new([group("a", 13), group("b", 13), group("c", 2)].concat());
        assert_eq!(labels(&level(&menu, &[])), ["a…", "b…", "c/0", "c/1"]);
        assert_eq!(level(&menu, &[1]).entries.len(), 13);
        assert_eq!(level(&menu, &[1]).taken.len(), 1);
    }

    #[test]
    fn groups_of_one_size_are_treated_alike() {
        let menu = Menu::new([group("a", 10), group("b", 10), group("c", 10)].concat());
        assert_eq!(labels(&level(&menu, &[])), ["a…", "b…", "c…"]);
    }

    #[test]
    fn steps_without_a_choice_are_skipped() {
        let menu = Menu::new(vec![choice("1", "a/b/c"), choice("2", "a/b/d/e")]);
        let level = level(&menu, &[]);
        assert_eq!(level.path, [0, 0]);
        assert_eq!(level.taken.len(), 2);
        assert_eq!(labels(&level), ["c", "d/e"]);
        assert_eq!(menu.above(&level.path), None);
    }

    #[test]
    fn a_single_action_is_shown() {
        let menu = Menu::new(vec![choice("1", "a/b/c"), choice(END, "end")]);
        assert_eq!(labels(&level(&menu, &[])), ["c"]);
        assert!(menu.can_end());
    }

    #[test]
    fn nothing_but_the_end_has_no_level() {
        let menu = Menu::new(vec![choice(END, "end")]);
        assert!(menu.level(&[], &|_| true).is_none());
        assert!(menu.can_end());
    }

    #[test]
    fn an_action_on_the_way_to_others_is_an_entry_there() {
        let menu = Menu::new(vec![choice("short", "a"), choice("long", "a/b"), choice("bare", "")]);
        assert_eq!(labels(&level(&menu, &[])), ["menu-action", "a/menu-action", "a/b"]);
    }

    #[test]
    fn the_way_back_leads_to_the_last_choice() {
        let deep: Vec<Choice> = (0..30).map(|it| choice(&it.to_string(), &format!("a/b/{}/{}", it / 15, it % 15))).collect();
        let menu = Menu::new([deep, group("c", 3)].concat());
        let below = level(&menu, &[0, 0, 1]);
        assert_eq!(below.entries.len(), 15);
        assert_eq!(menu.above(&below.path), Some(vec![0, 0]));
        assert_eq!(menu.above(&[0, 0]), Some(vec![]));
        assert_eq!(menu.above(&[]), None);
    }

    #[test]
    fn labels_that_do_not_fit_keep_a_group_shut() {
        let menu = Menu::new([group("a", 3), group("b", 3)].concat());
        let fits = |steps: &[Step]| !(steps.len() > 1 && steps[0].text.id == "a");
        assert_eq!(labels(&menu.level(&[], &fits).expect("a level")), ["a…", "b/0", "b/1", "b/2"]);
    }

    #[test]
    fn a_label_ends_where_it_would_become_too_long() {
        let menu = Menu::new([vec![choice("1", "a/b/c")], group("d", 3)].concat());
        let fits = |steps: &[Step]| steps.len() < 3;
        let above = menu.level(&[], &fits).expect("a level");
        assert_eq!(labels(&above), ["a/b…", "d/0", "d/1", "d/2"]);
        let below = menu.level(&above.entries[0].path, &fits).expect("a level");
        assert_eq!((labels(&below), menu.above(&below.path)), (vec!["c".to_owned()], Some(vec![])));
    }

    #[test]
    fn every_entry_leads_where_it_says() {
        let menu = Menu::new([group("a", 20), group("b", 20)].concat());
        for entry in &level(&menu, &[]).entries {
            assert_eq!(menu.follow(&entry.path, &entry.hash), Some(Way::Level(entry.path.clone())));
            assert_eq!(menu.follow(&entry.path, "0000"), None);
        }
        let below = level(&menu, &[1]);
        assert_eq!(menu.follow(&below.entries[7].path, &below.entries[7].hash), Some(Way::Action("b-7".to_owned())));
        assert_eq!(menu.follow(&[1, 20], &below.entries[7].hash), None);
        assert_ne!(below.entries[7].hash, below.entries[8].hash);
    }

    /// The numbers and letters of a level: "1a".
    fn numbers(level: &Level) -> Vec<String> {
        let number = |entry: &Entry| entry.number.map_or_else(String::new, |number| number.to_string());
        level.entries.iter().map(|entry| number(entry) + &entry.letter.map(String::from).unwrap_or_default()).collect()
    }

    fn paths(paths: &[&str]) -> Menu {
        Menu::new(paths.iter().map(|path| choice(path, path)).collect())
    }

    #[test]
    fn entries_at_a_place_share_its_number_and_are_told_apart_by_letters() {
        let menu = paths(&["take", "buy@market 1/4", "buy@market 1/5", "build/1@cell 0,1", "build/2@cell 0,2", "swap@cell 0,2"]);
        let level = level(&menu, &[]);
        assert_eq!(numbers(&level), ["", "1a", "1b", "2", "3a", "3b"]);
        assert_eq!(
            level.marks(),
            [(Spot("market 1".to_owned()), 1), (Spot("cell 0,1".to_owned()), 2), (Spot("cell 0,2".to_owned()), 3)]
        );
        assert!(level.letters.is_empty());
    }

    #[test]
    fn numbers_run_as_the_picture_is_read_and_entries_as_their_numbers() {
        let menu = paths(&["stay", "a@cell 0,3/x", "b@cell 0,1", "a@cell 0,3/y", "pass", "c@cell 0,2"]);
        let level = level(&menu, &[]);
        assert_eq!(numbers(&level), ["", "1", "2", "3a", "", "3b"]);
        assert_eq!(labels(&level)[1], "b");
        for entry in &level.entries {
            assert_eq!(menu.follow(&entry.path, &entry.hash), Some(Way::Action(entry.action.clone().expect("an action"))));
        }
    }

    #[test]
    fn a_lettered_place_has_its_letter_beside_every_number() {
        let together = paths(&["a1@field a1/x@turn 0", "a1@field a1/y@turn 1", "b1@field b1/y@turn 1", "b1@field b1/x@turn 0"]);
        let together = level(&together, &[]);
        assert_eq!(numbers(&together), ["1a", "1b", "2a", "2b"]);
        assert_eq!(together.letters, [Spot("turn 0".to_owned()), Spot("turn 1".to_owned())]);
        let alone = paths(&["x@turn 0", "y@turn 1"]);
        assert_eq!(numbers(&level(&alone, &[])), ["1", "2"]);
    }

    #[test]
    fn lettered_places_that_tell_nothing_apart_have_no_letters() {
        let menu = paths(&["s/a1@field a1/x@turn 0", "t/a1@field a1/x@turn 0"]);
        let level = level(&menu, &[]);
        assert_eq!((numbers(&level), level.letters), (vec!["1a".to_owned(), "1b".to_owned()], Vec::new()));
    }

    #[test]
    fn what_stands_apart_stays_a_choice_of_its_own() {
        let menu = paths(&["take", "stop/1", "stop/2"]);
        assert_eq!(labels(&level(&menu, &[])), ["take", "stop…"]);
        assert_eq!(labels(&level(&menu, &[1])), ["1", "2"]);
        assert_eq!(labels(&level(&paths(&["stop/1", "stop/2"]), &[])), ["1", "2"], "the only way is no choice");
    }

    #[test]
    fn what_may_be_done_at_any_time_stays_shut_even_alone() {
        let orders = || vec![choice("1", "orders/1"), choice("2", "orders/2")];
        let menu = Menu::new(orders());
        assert_eq!((labels(&level(&menu, &[])), menu.is_aside()), (vec!["orders…".to_owned()], true));
        assert_eq!(labels(&level(&menu, &[0])), ["1", "2"]);
        assert_eq!(menu.above(&[0]), Some(vec![]));
        assert!(!Menu::new([orders(), vec![choice("take", "take")]].concat()).is_aside());
    }

    #[test]
    fn what_the_menu_has_led_to_is_marked_without_a_number() {
        let menu = Menu::new(vec![choice("1", "place@tile tower/1@cell 0,1"), choice("2", "place@tile tower/2@cell 0,2")]);
        let marks = level(&menu, &[]).marks();
        let spots: Vec<_> = marks.iter().map(|(Spot(spot), number)| (spot.as_str(), *number)).collect();
        assert_eq!(spots, [("cell 0,1", 1), ("cell 0,2", 2), ("tile tower", 0)]);
    }
}
