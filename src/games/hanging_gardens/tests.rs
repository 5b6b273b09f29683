//! Rules held against the printed tables and against slower readings of the rulebook.
