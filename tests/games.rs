//! Every game by itself: the laws all of them keep, playthroughs, lessons, reference pictures, and how well bots play them.

mod bots;
#[path = "laws/main.rs"]
mod laws;
mod lessons;
mod pictures;
mod pictures_on_a_phone;
#[path = "playthroughs/main.rs"]
mod playthroughs;
#[path = "worth/main.rs"]
mod worth;
