//! `/tables`: all somebody sits at.

use crate::{
    item::{Command, Finds, here::Asked, understood::Understood},
    seam::plain::Slash,
    sight::tables::list,
};

/// `/tables`.
#[derive(Debug)]
pub(crate) struct Tables;

impl Command for Tables {
    fn word(&self) -> &'static str {
        "tables"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn means(&self, asked: &Asked<'_>, _: &Slash) -> Understood {
        Understood::Answer(list(asked.tables, asked.request, None))
    }
}
