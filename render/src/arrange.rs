//! Scenes arranged: a part of one as a picture of its own, one below another.
//!
//! Deliberately absent: making anything smaller or larger.

use crate::scene::{Layer, Node, Rect, Scene};

impl<S> Scene<S> {
    /// What `area` shows, as a picture of its own.
    #[must_use]
    pub fn part(self, area: Rect) -> Scene<S> {
        let moved = |node: Node<S>| node.moved(-area.x, -area.y);
        let layers = self.layers.into_iter().map(|layer| Layer {
            // What lies beside the area is not worth keeping.
            kept: false,
            nodes: layer.nodes.into_iter().map(moved).collect(),
        });
        let layers = layers.collect();
        Scene { width: area.w.max(1) as u32, height: area.h.max(1) as u32, palette: self.palette, layers }
    }

    /// This picture with another below it, in the palette of this one.
    #[must_use]
    pub fn above(self, below: Scene<S>) -> Scene<S> {
        let (width, height) = (self.width.max(below.width), self.height + below.height);
        let down = self.height as i32;
        let mut layers: Vec<Vec<Node<S>>> = self.layers.into_iter().map(|layer| layer.nodes).collect();
        layers.resize_with(layers.len().max(below.layers.len()), Vec::new);
        // Layer by layer, since a ground that reaches beyond its edge must hide no writing.
        for (nodes, lower) in layers.iter_mut().zip(below.layers) {
            nodes.extend(lower.nodes.into_iter().map(|node| node.moved(0, down)));
        }
        // Two pictures together are seldom drawn twice.
        let layers = layers.into_iter().map(|nodes| Layer { kept: false, nodes }).collect();
        Scene { width, height, palette: self.palette, layers }
    }
}

impl<S> Node<S> {
    /// The same node elsewhere.
    fn moved(self, right: i32, down: i32) -> Node<S> {
        let all = |points: Vec<(i32, i32)>| points.into_iter().map(|(x, y)| (x + 10 * right, y + 10 * down)).collect();
        match self {
            Node::Rect { at, radius, fill, stroke } => Node::Rect { at: at.moved(right, down), radius, fill, stroke },
            Node::Circle { x, y, radius, fill, stroke } => Node::Circle { x: x + right, y: y + down, radius, fill, stroke },
            Node::Polygon { points, fill, stroke } => Node::Polygon { points: all(points), fill, stroke },
            Node::Line { points, stroke } => Node::Line { points: all(points), stroke },
            Node::Sprite { name, at, turn, percent } => Node::Sprite { name, at: at.moved(right, down), turn, percent },
            Node::Text { text, x, y, anchor, size, face, color, halo, room } => {
                Node::Text { text, x: x + right, y: y + down, anchor, size, face, color, halo, room }
            }
            Node::Run { parts, x, y, level, anchor, room, plate } => {
                Node::Run { parts, x: x + right, y: y + down, level, anchor, room, plate }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Color, Fill};

    fn square(side: u32) -> Scene<String> {
        let at = Rect { x: 1, y: 2, w: 3, h: 4 };
        let node = Node::Rect { at, radius: 0, fill: Some(Fill::Solid(Color(0))), stroke: None };
        Scene { width: side, height: side, palette: "none", layers: vec![Layer { kept: true, nodes: vec![node] }] }
    }

    #[test]
    fn one_stands_below_another() {
        let both = square(10).above(square(20));
        assert_eq!((both.width, both.height), (20, 30));
        let tops = both.layers.iter().flat_map(|layer| &layer.nodes).map(|node| match node {
            Node::Rect { at, .. } => at.y,
            _ => 0,
        });
        assert_eq!(tops.collect::<Vec<_>>(), [2, 12]);
        assert!(both.layers.iter().all(|layer| !layer.kept), "it is seldom drawn twice");
    }
}
