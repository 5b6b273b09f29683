//! Films: all boards of a game one after the other, drawn when no other picture is waited for.
//!
//! A film is drawn picture by picture, each at an easel of its own, so that cards and answers come in between. One that would
//! be too large leaves turns out, evenly. The latest are kept, and whoever asks for one that is being made waits for it.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use pergola_chat as chat;
use pergola_chat::limits;
use pergola_engine::Catalogue;
use pergola_render::{Film, Painter, Scene};
use pergola_table::{Table, TableId};
use serde_json::value::RawValue;
use tokio::sync::OnceCell;
use tracing::{error, warn};

use super::{
    super::{House, surroundings::worked},
    NotDrawn, PictureFor,
};

/// How wide a film is.
const WIDTH: u16 = 800;
/// The most turns a film shows.
const TURNS: usize = 480;
/// How long a turn is seen, and the end, in hundredths of a second.
const TURN: u16 = 70;
const END: u16 = 600;
/// How many films are kept.
const KEPT: usize = 4;

type Developed = Arc<OnceCell<Arc<[u8]>>>;

/// The latest films, by their tables.
#[derive(Default)]
pub(super) struct Films(Mutex<VecDeque<(TableId, Developed)>>);

impl Films {
    /// The place of a film, which is filled by the first who asks for it, while others wait.
    fn place(&self, table: TableId) -> Developed {
        let mut films = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, place)) = films.iter().find(|(id, _)| *id == table) {
            return place.clone();
        }
        if films.len() == KEPT {
            films.pop_front();
        }
        let place = Developed::default();
        films.push_back((table, place.clone()));
        place
    }
}

/// What one picture of a film shows.
pub(crate) struct Shot(Box<dyn Fn() -> Option<Scene<String>> + Send + Sync>);

impl Shot {
    /// The start of a turn, as this checkpoint of the table has it; left out where it cannot be read.
    pub(crate) fn turn(checkpoint: Box<RawValue>, games: &Arc<Catalogue>, table: &Arc<Table>) -> Shot {
        let (games, table) = (games.clone(), table.clone());
        Shot(Box::new(move || {
            let read = serde_json::from_str(checkpoint.get()).map_err(|why| why.to_string());
            let board = read.and_then(|read| Table::load(&games, read, table.guests()).map_err(|why| why.to_string()));
            let board = board.map_err(|why| warn!(table = %table.id(), why, "the start of a turn cannot be read"));
            chat::history::film_picture(&board.ok()?)
        }))
    }

    /// The table as it is.
    pub(crate) fn of(table: &Arc<Table>) -> Shot {
        let table = table.clone();
        Shot(Box::new(move || chat::history::film_picture(&table)))
    }
}

/// A film under way.
struct Reel {
    painter: Arc<Painter>,
    film: Option<Film>,
}

impl Reel {
    /// Adds what a shot shows.
    fn take(mut self, shot: &Shot, hundredths: u16) -> Reel {
        if let Some(scene) = (shot.0)() {
            let film = self.film.get_or_insert_with(|| Film::of(&self.painter, &scene, WIDTH));
            film.show(&self.painter, &scene, hundredths);
        }
        self
    }

    fn bytes(&self) -> usize {
        self.film.as_ref().map_or(0, Film::bytes)
    }
}

impl House {
    /// The film of a table whose turns and end these are.
    ///
    /// # Errors
    /// When too many wait for pictures, or it cannot be drawn.
    pub(crate) async fn developed(&self, table: TableId, turns: Vec<Shot>, end: Shot) -> Result<Arc<[u8]>, NotDrawn> {
        self.developed_within(limits::FILE, table, turns, end).await
    }

    /// The same with at most so many bytes.
    async fn developed_within(&self, most: usize, table: TableId, turns: Vec<Shot>, end: Shot) -> Result<Arc<[u8]>, NotDrawn> {
        let place = self.inner.pictures.films.place(table);
        let (turns, end) = (turns.into_iter().map(Arc::new).collect::<Vec<_>>(), Arc::new(end));
        let develop = async || {
            let mut every = turns.len().div_ceil(TURNS).max(1);
            loop {
                let shown = turns.iter().step_by(every).cloned().collect();
                if let Some(film) = self.develop(most, shown, &end).await? {
                    return Ok(film);
                }
                every *= 2;
            }
        };
        place.get_or_try_init(develop).await.cloned()
    }

    /// Draws these turns and the end; nothing when that has more bytes, unless it is one turn.
    async fn develop(&self, most: usize, turns: Vec<Arc<Shot>>, end: &Arc<Shot>) -> Result<Option<Arc<[u8]>>, NotDrawn> {
        let mut reel = Reel { painter: self.inner.pictures.painter.clone(), film: None };
        let can_be_fewer = turns.len() > 1;
        let shots = turns.into_iter().map(|shot| (shot, TURN)).chain([(end.clone(), END)]);
        for (shot, hundredths) in shots {
            reel = self.shoot(reel, shot, hundredths).await?;
            if can_be_fewer && reel.bytes() > most {
                return Ok(None);
            }
        }
        Ok(Some(reel.film.map(Film::finish).ok_or(NotDrawn::FellOver)?.into()))
    }

    /// Draws one picture at the next easel that is free.
    async fn shoot(&self, reel: Reel, shot: Arc<Shot>, hundredths: u16) -> Result<Reel, NotDrawn> {
        let pictures = &self.inner.pictures;
        if self.inner.stopping.is_cancelled() {
            return Err(NotDrawn::Dropped);
        }
        let easel = pictures.line.easel(PictureFor::Film).await.map_err(|_| pictures.dropped())?;
        let shooting = move || {
            let _easel = easel;
            reel.take(&shot, hundredths)
        };
        let shot = worked(&self.inner.surroundings, shooting).await;
        shot.ok_or(NotDrawn::FellOver).inspect_err(|_| error!("a picture of a film cannot be drawn"))
    }
}

#[cfg(test)]
mod tests {
    use pergola_render::{Color, Fill, Layer, Node, Rect};

    use super::*;
    use crate::rehearsal::{Memory, Stage};

    /// A shot of so many stones in a row.
    fn shot(stones: i32) -> Shot {
        let stone = |at: i32| {
            let fill = Some(Fill::Solid(Color(0xF6EFE2 - at as u32)));
            Node::Rect { at: Rect::new(at * 7, at * 5, 6, 4), radius: 0, fill, stroke: None }
        };
        let layers = vec![Layer { kept: false, nodes: (0..stones).map(stone).collect() }];
        let scene = Scene { width: 160, height: 120, palette: "none", layers };
        Shot(Box::new(move || Some(scene.clone())))
    }

    /// How long each picture of a film is seen.
    fn delays(film: &[u8]) -> Vec<u16> {
        let mut decoder = gif::DecodeOptions::new().read_info(film).unwrap();
        std::iter::from_fn(|| decoder.next_frame_info().unwrap().map(|frame| frame.delay)).collect()
    }

    #[test]
    fn the_latest_films_have_a_place() {
        let films = Films::default();
        let first = films.place(TableId(1));
        assert!(Arc::ptr_eq(&first, &films.place(TableId(1))));
        (2..=KEPT as u64 + 1).for_each(|table| drop(films.place(TableId(table))));
        assert!(!Arc::ptr_eq(&first, &films.place(TableId(1))), "the oldest has gone");
    }

    #[tokio::test(start_paused = true)]
    async fn a_film_that_would_be_too_large_leaves_turns_out_and_never_the_end() {
        let house = Memory::default().house(&Arc::<Stage>::default());
        let turns = || (1..=12).map(shot).collect::<Vec<_>>();
        let whole = house.developed(TableId(1), turns(), shot(13)).await.unwrap();
        assert_eq!(delays(&whole), [[TURN; 12].as_slice(), &[END]].concat());
        let fewer = house.developed_within(whole.len() - 2, TableId(2), turns(), shot(13)).await.unwrap();
        let shown = delays(&fewer);
        assert!(fewer.len() < whole.len() && (3..13).contains(&shown.len()) && shown.ends_with(&[TURN, END]), "{shown:?}");
        let least = house.developed_within(0, TableId(3), turns(), shot(13)).await.unwrap();
        assert_eq!(delays(&least), [TURN, END]);
        let kept = house.developed(TableId(2), Vec::new(), shot(1)).await.unwrap();
        assert!(Arc::ptr_eq(&kept, &fewer), "it is kept for whoever asks next");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_card_does_not_wait_for_a_film() {
        let house = Memory::default().house(&Arc::<Stage>::default());
        let begun = tokio::time::Instant::now();
        let film = async {
            house.developed(TableId(1), (1..=20).map(shot).collect(), shot(21)).await.unwrap();
            begun.elapsed().as_secs()
        };
        let card = async {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            let scene = Scene { width: 4, height: 4, palette: "none", layers: Vec::new() };
            house.draw(&scene, PictureFor::Card).await.unwrap();
            begun.elapsed().as_secs()
        };
        let (film, card) = tokio::join!(film, card);
        assert!(card <= 2 && film >= 21, "the card came after {card} s, the film after {film} s");
        house.drain().await;
    }
}
