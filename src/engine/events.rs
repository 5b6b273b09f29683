//! What an action brought about, told while it is played.

/// What an action brought about, in order. Reused from action to action; silent when nobody listens.
#[derive(Debug)]
pub struct Events<E> {
    list: Vec<E>,
    heard: bool,
}

impl<E> Default for Events<E> {
    fn default() -> Events<E> {
        Events { list: Vec::new(), heard: true }
    }
}

impl<E> Events<E> {
    /// A list that keeps nothing, for playouts.
    pub fn unheard() -> Events<E> {
        Events { list: Vec::new(), heard: false }
    }

    /// Tells of an event; it is made only when somebody listens.
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if self.heard {
            self.list.push(event());
        }
    }

    /// The events so far.
    pub fn as_slice(&self) -> &[E] {
        &self.list
    }

    /// Forgets the events, keeping the room.
    pub fn clear(&mut self) {
        self.list.clear();
    }
}
