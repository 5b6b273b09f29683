//! Where filling a cell would leave a hole: by the eight cells around it alone.

/// By which of nine cells, three rows of three from the north-west, are taken: whether filling the middle one parts the
/// free cells beside it. A city is joined by its sides and has no holes, so what is parted around a cell is parted for
/// good, and one of the parts is a hole.
pub(super) const PARTS: [bool; 512] = parts();

/// The eight cells around the middle one of nine, clockwise from the north; every second one lies at a side.
const RING: [usize; 8] = [1, 2, 5, 8, 7, 6, 3, 0];

const fn parts() -> [bool; 512] {
    let mut table = [false; 512];
    let mut nine = 0;
    while nine < 512 {
        let (mut groups, mut place) = (0, 0);
        while place < 8 {
            // A group of free cells begins where the cell before it is taken; it counts if it holds a cell beside ours.
            let is_free = nine >> RING[place] & 1 == 0;
            let next_is_free = nine >> RING[(place + 1) % 8] & 1 == 0;
            let begins = is_free && nine >> RING[(place + 7) % 8] & 1 == 1;
            if begins && (place % 2 == 0 || next_is_free) {
                groups += 1;
            }
            place += 1;
        }
        table[nine] = groups > 1;
        nine += 1;
    }
    table
}
