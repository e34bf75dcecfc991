package queens

import (
	"image"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
)

// readPicture reads a picture of a board, such as a screenshot, in these steps:
//
//   - Edges: the difference between neighbouring columns of pixels, and between neighbouring rows, summed to two
//     profiles. The picture's own borders count as edges.
//   - Combs: equally spaced lines of any pitch and phase; those that most of the edges lie on are kept. Two combs across
//     and down of nearly the same pitch form a lattice of square cells, which the borders may cut.
//   - Margin: outer rows and columns of the lattice that show a single colour may be margin, frame or cells; every
//     choice that leaves a square is tried.
//   - Colours: the colour of a cell is the median over a ring between its edge and its middle, so that letters, crosses
//     and queens hardly count; most of the ring must have that colour.
//   - Regions: single-linkage clustering of the colours into as many groups as rows.
//
// A lattice of the wrong size is rejected: a board of n rows has n clearly different colours, each on connected cells.
// If two readings remain, the picture is refused.
//
// Time is linear in the pixels, and bounded after scaling to at most 1,200 pixels a side. The error says what is wrong
// with the picture and how to crop it.

const (
	leastSide   = 4   // rows; smaller boards have no solution, and many pictures resemble them
	leastApart  = 8.0 // least difference, of at most 441, between colours of two regions
	clearlyMore = 1.6 // least ratio of differences between and within regions
)

// readPicture is the text of the board that a picture shows.
func readPicture(img image.Image) (string, error) {
	s := newShot(img)
	var found []pictured // pairwise different
	var nearest pictured
	for _, l := range s.lattices() {
		for _, b := range l.boards() {
			same := slices.IndexFunc(found, func(f pictured) bool { return slices.Equal(f.group, b.group) })
			switch {
			case b.fault != noFault:
				if b.fault > nearest.fault || b.fault == nearest.fault && b.n < nearest.n {
					nearest = b
				}
			case same >= 0:
				found[same].even = max(found[same].even, b.even)
				found[same].bare = found[same].bare && b.bare
			default:
				found = append(found, b)
			}
		}
	}
	found = likely(found)
	switch len(found) {
	case 0:
		return "", nearest.refusal()
	case 1:
		b := found[0]
		return b.letters() + pictureLine + " " + strconv.Itoa(b.n) + " " + strconv.Itoa(int(b.apart)) + "\n", nil
	}
	return "", ambiguous(found)
}

const clearlyEven = 0.02 // least difference in evenness that decides between two lattices

// likely drops readings that take a margin for cells and those whose lattice fits clearly worse than another.
func likely(list []pictured) (left []pictured) {
	full := slices.ContainsFunc(list, func(b pictured) bool { return !b.bare })
	for _, b := range list {
		better := func(o pictured) bool { return o.even > b.even+clearlyEven }
		if !(full && b.bare) && !slices.ContainsFunc(list, better) {
			left = append(left, b)
		}
	}
	return left
}

// ambiguous returns the error for several readings.
func ambiguous(list []pictured) error {
	var sizes []int
	for _, b := range list {
		sizes = append(sizes, b.n)
	}
	slices.Sort(sizes)
	if sizes = slices.Compact(sizes); len(sizes) == 1 {
		return engine.Errorf("the %d x %d cells of the picture can be read in %d ways; cut it to the board alone, edge to edge", sizes[0], sizes[0], len(list))
	}
	return engine.Errorf("the picture could be of %d x %d or of %d x %d cells; cut it to the board alone, edge to edge", sizes[0], sizes[0], sizes[1], sizes[1])
}

// pictured is a square of cells in a picture, read as a board.
type pictured struct {
	n             int
	group         []int   // by cell, row by row; numbered in reading order
	joined, apart float64 // largest colour difference within a region, least between two
	even          float64 // mean share of a cell that has its colour
	bare          bool    // a region has no lines between its cells, though others have
	fault         fault
}

// fault is the reason why a square is no board, ordered by how near it is to one.
type fault int

const (
	noSquare fault = iota
	mixedCells
	oddColours
	tornRegion
	ringRegion
	noFault
)

// newPictured reads n x n colours as a board.
func newPictured(colours []colour, n int) pictured {
	b := pictured{n: n, fault: noFault}
	b.group, b.joined, b.apart = cluster(colours, n)
	switch {
	case b.apart < leastApart || b.apart < clearlyMore*b.joined:
		b.fault = oddColours
	case b.torn() != 0:
		b.fault = tornRegion
	case b.ringed():
		b.fault = ringRegion
	}
	return b
}

// letters returns the rows of the board.
func (b pictured) letters() string {
	var text strings.Builder
	letters := map[int]byte{}
	for cell, g := range b.group {
		if letters[g] == 0 {
			letters[g] = 'A' + byte(len(letters))
		}
		text.WriteByte(letters[g])
		if cell%b.n == b.n-1 {
			text.WriteByte('\n')
		}
	}
	return text.String()
}

// torn returns the letter of the first region that is not connected, 0 if there is none.
func (b pictured) torn() byte {
	regions := fromRows(strings.Fields(b.letters()))
	for g, letter := range regions.letters {
		if regions.parts(g) > 1 {
			return letter
		}
	}
	return 0
}

// ringed reports whether all border cells are of one region, such as a frame taken for cells. No such board has a
// solution: the first and last row would both have their queen in that region.
func (b pictured) ringed() bool {
	for i := range b.n {
		for _, cell := range []int{i, (b.n-1)*b.n + i, i * b.n, i*b.n + b.n - 1} {
			if b.group[cell] != b.group[0] {
				return false
			}
		}
	}
	return true
}

func (b pictured) refusal() error {
	n := b.n
	switch {
	case b.fault == ringRegion:
		return engine.Errorf("the picture shows %d x %d cells, but the outermost are all of one region, which no board with a solution has; cut it to the board alone, edge to edge", n, n)
	case b.fault == tornRegion:
		return engine.Errorf("the picture shows %d x %d cells, but those of one colour do not all touch (region %c, counted in reading order): two regions may have nearly the same colour", n, n, b.torn())
	case b.fault == oddColours && b.apart < leastApart:
		return engine.Errorf("the picture shows %d x %d cells in fewer than %d colours, expected one for each row", n, n, n)
	case b.fault == oddColours:
		return engine.Errorf("the picture shows %d x %d cells, but their colours do not fall into %d groups: within one they differ by %d of 441, two groups by %d", n, n, n, int(b.joined), int(b.apart))
	}
	return engine.Errorf("no square grid of cells is seen in the picture; cut it to the board alone, edge to edge")
}
