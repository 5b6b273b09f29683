//! A lesson at a table: how far its learner has followed it, and the luck that is told for as long as they do.
//!
//! Whether an action was the lesson's follows from the log; whoever takes back what was not follows it again. A lesson
//! that was changed since a table was opened for it is over there: nothing is explained that is not on the board.

use std::sync::Arc;

use pergola_engine::{AnyState, Chance, Record, Seat};
use pergola_lessons::{LEARNER, Lesson, Step, lesson};
use serde::{Deserialize, Serialize};

use super::{Entry, Millis, PersonRef, Table, What};

/// How far a lesson was followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Course {
    /// How many of its steps were played.
    followed: u32,
    /// How many other actions since.
    strayed: u32,
}

/// Where a learner stands in a lesson.
pub enum Progress {
    /// This step comes next; steps are counted from 1, the learner's own alone.
    At {
        /// The step.
        step: &'static Step,
        /// Its number.
        number: usize,
        /// How many there are.
        of: usize,
    },
    /// They did something else, which they can take back.
    Strayed {
        /// The step that came next.
        step: &'static Step,
        /// The game as it was then.
        before: Arc<dyn AnyState>,
    },
    /// They did something else, and the game goes on without the lesson.
    Left,
    /// They have just followed it to its end.
    Done,
}

impl Course {
    /// After an action. One that is played otherwise than the lesson tells, or with other luck, is none of its steps.
    fn after(self, lesson: &Lesson, played: &Record) -> Course {
        let is_it = |step: &Step| {
            let told = &step.played;
            (told.seat, &told.action, &told.chance) == (played.seat, &played.action, &played.chance)
        };
        match self.next(lesson).filter(|step| is_it(step)) {
            Some(_) => Course { followed: self.followed + 1, ..self },
            None => Course { strayed: self.strayed.saturating_add(1), ..self },
        }
    }

    /// Without the last actions.
    fn without(self, actions: u32) -> Course {
        let strayed = self.strayed.min(actions);
        Course { followed: self.followed.saturating_sub(actions - strayed), strayed: self.strayed - strayed }
    }

    fn next(self, lesson: &Lesson) -> Option<&Step> {
        if self.strayed == 0 { lesson.steps.get(self.followed as usize) } else { None }
    }
}

impl Table {
    /// Whether a lesson is given here, or was.
    pub fn is_lesson(&self) -> bool {
        self.facts.opening.lesson.is_some()
    }

    /// Whether nothing of it is posted: a lesson without a thread of its own.
    pub fn is_private(&self) -> bool {
        self.is_lesson() && !self.facts.opening.own_thread && self.parent().is_none()
    }

    /// Where the learner stands; nothing where no lesson is given, while bots play, and long after its end.
    pub fn progress(&self) -> Option<Progress> {
        let (lesson, course, play) = (self.lesson()?, self.facts.course?, self.playing().ok()?);
        let own = |steps: &'static [Step]| steps.iter().filter(|step| step.played.seat == LEARNER).count();
        let (followed, steps) = (course.followed as usize, lesson.steps.as_slice());
        match (steps.get(followed), course.strayed) {
            (None, 0) => Some(Progress::Done),
            (Some(step), 0) if step.played.seat == LEARNER => {
                Some(Progress::At { step, number: own(&steps[..followed]) + 1, of: own(steps) })
            }
            (None, _) | (Some(_), 0) => None,
            (Some(step), strayed) => {
                let takeable = play.takeable(LEARNER).is_ok_and(|takeable| takeable >= strayed);
                let before = || play.without(LEARNER, strayed).ok().map(|before| before.now());
                match before().filter(|_| takeable && step.played.seat == LEARNER) {
                    Some(before) => Some(Progress::Strayed { step, before }),
                    None => Some(Progress::Left),
                }
            }
        }
    }

    /// What a bot on this seat does next, as the lesson tells.
    pub fn told_action(&self, seat: Seat) -> Option<&'static str> {
        self.told_next().filter(|told| told.seat == seat).map(|told| told.action.as_str())
    }

    /// What comes next and the luck it meets, as the lesson tells.
    pub(super) fn told_next(&self) -> Option<&'static Record> {
        self.facts.course?.next(self.lesson()?).map(|step| &step.played)
    }

    /// The lesson this table was opened for, if it is still the same.
    pub(super) fn lesson(&self) -> Option<&'static Lesson> {
        let mark = self.facts.opening.lesson.as_ref()?;
        lesson(&self.facts.opening.game).filter(|lesson| lesson.mark == *mark)
    }

    /// The opener's lesson begins: bots sit down beside them, and the game is laid out as told. Where it cannot be, the table
    /// stays a lobby.
    pub(super) fn begin_lesson(&mut self, opener: PersonRef, now: Millis) -> Vec<Entry> {
        let Some(lesson) = self.lesson() else { return Vec::new() };
        let bots = Seat::all(lesson.seats).skip(1).map(|seat| What::BotAdded { seat, bot: lesson.bot.clone() });
        let mut entries = self.write(Some(opener), now, bots.collect());
        let mut luck = Chance::told(lesson.deal.clone());
        let laid_out = self.game.start(lesson.seats, &self.facts.opening.options, &mut luck).is_ok() && luck.finish().is_ok();
        let holders = self.facts.seated.holders.clone();
        let started = What::Started { version: self.game.meta().version, chance: lesson.deal.clone(), holders, position: None };
        entries.extend(self.write(Some(opener), now, laid_out.then_some(started).into_iter().collect()));
        entries
    }

    /// The game has begun with this luck.
    pub(super) fn enter_course(&mut self, deal: &[String]) {
        self.facts.course = self.lesson().filter(|lesson| lesson.deal == deal).map(|_| Course::default());
    }

    /// Somebody acted.
    pub(super) fn enter_lesson_step(&mut self, played: &Record) {
        if let (Some(lesson), Some(course)) = (self.lesson(), self.facts.course) {
            self.facts.course = Some(course.after(lesson, played));
        }
    }

    /// Somebody took actions back.
    pub(super) fn enter_lesson_taken_back(&mut self, actions: u32) {
        self.facts.course = self.facts.course.map(|course| course.without(actions));
    }
}
