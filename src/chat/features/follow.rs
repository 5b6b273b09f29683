//! Whoever follows a game without a seat.

use pergola_table::{Command as Asking, Commit, MotionRefusal, Person, PersonId, Table, TableRefusal};
use pergola_text::Text;

use crate::{
    item::{
        Answers, Command, Finds, Fulfil, Group,
        here::{Asked, Here},
        understood::Understood,
    },
    seam::{
        ids::Wish,
        plain::{Reply, Slash},
        voice::Voice,
    },
    sight::{message, refusal},
    wishes::{board::Glance, together::Following},
};

/// `/table follow`.
#[derive(Debug)]
pub(crate) struct Follow;

impl Command for Follow {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "follow"
    }

    fn finds(&self) -> Finds {
        Finds::Here
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| Following::Follow)
    }
}

impl Fulfil for Following {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        let command = match self {
            Following::Follow => Asking::Follow,
            Following::Unfollow => Asking::Unfollow,
        };
        here.ask(command, self)
    }

    #[cfg(test)]
    fn examples() -> Vec<Following> {
        vec![Following::Follow, Following::Unfollow]
    }
}

impl Answers for Following {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        here.show(match self {
            Following::Follow => here.note(&Text::new("followed"), &[&Following::Unfollow, &Glance::Board]),
            Following::Unfollow => here.note(&Text::new("unfollowed"), &[&Glance::Board]),
        })
    }

    fn refused(&self, here: &Here<'_>, why: &TableRefusal) -> Reply {
        if let TableRefusal::Motion(MotionRefusal::FollowsAlready) = why {
            let wishes: [&dyn Wish; 2] = [&Following::Unfollow, &Glance::Board];
            return message::private(here.note(&refusal::text(why), &wishes));
        }
        here.not_done(why)
    }

    fn is_on_card(&self) -> bool {
        false
    }
}

/// A line that mentions those who follow a table, and who they are: when a scoring round took place, and at the end.
pub(crate) fn followers(table: &Table) -> Option<(String, Vec<PersonId>)> {
    // Somebody who was forgotten cannot be mentioned, and who sits there is told as such.
    let is_told = |it: &&Person| !it.is_forgotten() && table.seat_of(&it.id).is_none();
    let people: Vec<Person> = table.followers().iter().filter(is_told).cloned().collect();
    let (voice, first) = Voice::public_with(table, &people);
    let names = (first..first + people.len()).map(|at| Text::new("seat-name").seat("seat", at as u8));
    let line = voice.mention(&Text::new("card-followers").list("people", names));
    (!people.is_empty()).then(|| (line, people.iter().map(|it| it.id.clone()).collect()))
}
