//! Playing on from a turn of a game that has ended, of a table or of a record that somebody gave.

use pergola_chat as chat;
use pergola_chat::{Reply, Request, history::Recall};
use pergola_table::Table;

use super::super::House;

impl House {
    /// Opens a table that goes on from this board of an ended game, if that is what is asked, and answers with it. Nothing
    /// where it is not, or the game cannot be gone on with from there.
    pub(super) async fn played_on(
        &self,
        request: &Request,
        recall: &Recall,
        ended: &Table,
        board: Option<&Table>,
    ) -> Option<Reply> {
        chat::history::to_play_on(recall)?;
        let board = board.filter(|_| chat::history::may_be_played_on(ended))?;
        let seat = ended.seat_of(&request.person.id);
        let going_on = board.going_on(seat, self.inner.surroundings.entropy())?;
        Some(match self.open_from(request, going_on, chat::history::offered(request)).await {
            Ok(table) => chat::history::played_on(&table, request),
            Err(refusal) => chat::answers::refused_open(&refusal, request),
        })
    }
}
