package queens

import "slices"

// lattice is the grid of cells between the lines of two combs, over the whole picture. Cells are sampled on demand, as
// most lattices are rejected after a few.
type lattice struct {
	shot          shot
	across, down  comb
	columns, rows []span
	cells         map[[2]int]seen // cache by column and row
}

// seen is the sampled content of a cell: its colour, and the share of the samples near it.
type seen struct {
	colour colour
	even   float64
}

const (
	mostStretched = 1.04 // largest ratio of a cell's sides
	sameColour    = 12.0 // greatest difference, of 441, within a margin
	evenColour    = 28.0 // greatest difference, of 441, within a cell
	evenMean      = 0.93 // least mean share of a cell that has its colour
	leastEven     = 0.5  // least share of a single cell, which may hold a queen
)

// lattices returns those of combs across and down of nearly the same pitch.
func (s shot) lattices() (list []lattice) {
	if min(s.wide, s.high) < leastPixels*leastSide/2 {
		return nil
	}
	across, down := s.edges()
	widest := float64(min(s.wide, s.high)) / (leastSide - 1.2)
	xs, ys := combs(across, widest), combs(down, widest)
	// One direction may have few edges: try the pitches of the other one too.
	alone := len(xs)
	for _, y := range ys {
		xs = append(xs, bestPhase(across, y.pitch))
	}
	for _, x := range xs[:alone] {
		ys = append(ys, bestPhase(down, x.pitch))
	}
	for _, x := range xs {
		for _, y := range ys {
			if max(x.pitch, y.pitch) <= mostStretched*min(x.pitch, y.pitch) {
				list = append(list, s.lattice(x, y))
			}
		}
	}
	// A picture cropped to the board needs no inner edges.
	for n := leastSide; n <= MaxSize; n++ {
		x, y := float64(s.wide)/float64(n), float64(s.high)/float64(n)
		if min(x, y) >= leastPixels && max(x, y) <= mostStretched*min(x, y) {
			list = append(list, s.lattice(comb{pitch: x}, comb{pitch: y}))
		}
	}
	return list
}

func (s shot) lattice(x, y comb) lattice {
	return lattice{s, x, y, x.spans(s.wide), y.spans(s.high), map[[2]int]seen{}}
}

func (l lattice) at(column, row int) seen {
	key := [2]int{column, row}
	c, ok := l.cells[key]
	if !ok {
		c = l.shot.sample(l.columns[column], l.rows[row])
		l.cells[key] = c
	}
	return c
}

// sample takes the median colour of a ring between a cell's edge and its middle; if only a narrow part of the cell is in
// the picture, of the middle of that part.
func (s shot) sample(across, down span) seen {
	const (
		edge, middle = 0.14, 0.27 // of a cell, from each of its sides
		samples      = 16         // a side
	)
	places := func(sp span, long int) (at []int, outer []bool) {
		for i := range samples {
			part := (float64(i) + 0.5) / samples
			x := int(sp.from + part*(sp.to-sp.from))
			if depth := min(part, 1-part); depth > edge && x >= 0 && x < long {
				at, outer = append(at, x), append(outer, depth < middle)
			}
		}
		if len(at) == 0 {
			at, outer = []int{int(max(0, sp.from)+min(float64(long), sp.to)) / 2}, []bool{true}
		}
		return at, outer
	}
	xs, outerX := places(across, s.wide)
	ys, outerY := places(down, s.high)
	ring := make([]colour, 0, samples*samples)
	for j, y := range ys {
		for i, x := range xs {
			if outerX[i] || outerY[j] {
				ring = append(ring, s.at(x, y))
			}
		}
	}
	c := median(ring)
	return seen{c, share(ring, c, evenColour)}
}

// frame is a part of a lattice: columns x0 to x1-1, rows y0 to y1-1.
type frame struct{ x0, y0, x1, y1 int }

// boards returns a reading for each square frame that removing margins leads to.
func (l lattice) boards() (list []pictured) {
	seenFrames := map[frame]bool{}
	todo := []frame{{0, 0, len(l.columns), len(l.rows)}}
	for len(todo) > 0 {
		f := todo[0]
		todo = todo[1:]
		if seenFrames[f] {
			continue
		}
		seenFrames[f] = true
		narrow, colours := l.margins(f)
		if narrow != f {
			todo = append(todo, narrow)
			continue
		}
		if n := f.x1 - f.x0; n == f.y1-f.y0 && n >= leastSide && n <= MaxSize {
			list = append(list, l.board(f))
		}
		for _, c := range colours {
			todo = append(todo, l.without(f, c))
		}
	}
	return list
}

// side is one of the four sides of a frame.
type side int

const sides = 4

// strip returns the outermost row or column of a frame at a side, the frame without it, and the visible share of its
// cells.
func (l lattice) strip(f frame, at side) (cells []colour, inner frame, visible float64) {
	inner = f
	row, column := -1, -1
	switch at {
	case 0:
		row, inner.y0 = f.y0, f.y0+1
	case 1:
		row, inner.y1 = f.y1-1, f.y1-1
	case 2:
		column, inner.x0 = f.x0, f.x0+1
	default:
		column, inner.x1 = f.x1-1, f.x1-1
	}
	if row >= 0 {
		for x := f.x0; x < f.x1; x++ {
			cells = append(cells, l.at(x, row).colour)
		}
		return cells, inner, l.rows[row].visible(l.shot.high)
	}
	for y := f.y0; y < f.y1; y++ {
		cells = append(cells, l.at(column, y).colour)
	}
	return cells, inner, l.columns[column].visible(l.shot.wide)
}

// margins returns the frame without narrow strips of one colour, which are certainly margin, and the colours of wide
// ones, which may be.
func (l lattice) margins(f frame) (narrow frame, colours []colour) {
	for at := side(0); at < sides; at++ {
		if f.x1-f.x0 < leastSide || f.y1-f.y0 < leastSide {
			return f, nil
		}
		cells, inner, visible := l.strip(f, at)
		c := median(cells)
		switch alike := share(cells, c, sameColour); {
		case visible < 0.5 && alike >= 0.75:
			f = l.without(inner, c)
		case alike == 1:
			colours = append(colours, c)
		}
	}
	return f, colours
}

// without returns the frame without outer strips of a colour.
func (l lattice) without(f frame, c colour) frame {
	for again := true; again; {
		again = false
		for at := side(0); at < sides; at++ {
			if f.x1-f.x0 < leastSide || f.y1-f.y0 < leastSide {
				return f
			}
			if cells, inner, _ := l.strip(f, at); share(cells, c, sameColour) == 1 {
				f, again = inner, true
			}
		}
	}
	return f
}

// board reads a square frame as a board.
func (l lattice) board(f frame) pictured {
	n := f.x1 - f.x0
	var colours []colour
	even := 0.0
	for y := f.y0; y < f.y1; y++ {
		for x := f.x0; x < f.x1; x++ {
			cell := l.at(x, y)
			if cell.even < leastEven {
				return pictured{n: n, fault: mixedCells}
			}
			colours = append(colours, cell.colour)
			even += cell.even
		}
	}
	if even /= float64(n * n); even < evenMean {
		return pictured{n: n, fault: mixedCells}
	}
	b := newPictured(colours, n)
	if b.fault == noFault && !l.shown(f, b) {
		b.fault = oddColours
	}
	b.even = even
	b.bare = b.fault == noFault && l.bare(f, b)
	return b
}

// shown reports whether each region has a cell that is mostly in the picture: narrower parts may be lines.
func (l lattice) shown(f frame, b pictured) bool {
	whole := make([]bool, b.n)
	for cell, g := range b.group {
		column, row := l.columns[f.x0+cell%b.n], l.rows[f.y0+cell/b.n]
		if min(column.visible(l.shot.wide), row.visible(l.shot.high)) > 0.5 {
			whole[g] = true
		}
	}
	return !slices.Contains(whole, false)
}

// bare reports whether a region has no lines between its cells though most others have: it may be margin.
func (l lattice) bare(f frame, b pictured) bool {
	const most, none, pairs = 0.6, 0.2, 3
	var total, ruled int
	inRegion, ruledIn := make([]int, b.n), make([]int, b.n)
	count := func(cell, next, x, y int, dx, dy int) {
		g := b.group[cell]
		if b.group[next] != g {
			return
		}
		total++
		inRegion[g]++
		if l.ruled(x, y, dx, dy) {
			ruled++
			ruledIn[g]++
		}
	}
	for cell := range b.group {
		x, y := f.x0+cell%b.n, f.y0+cell/b.n
		if x > f.x0 {
			count(cell, cell-1, x, y, 1, 0)
		}
		if y > f.y0 {
			count(cell, cell-b.n, x, y, 0, 1)
		}
	}
	if float64(ruled) < most*float64(total) {
		return false
	}
	for g, n := range inRegion {
		if n >= pairs && float64(ruledIn[g]) <= none*float64(n) {
			return true
		}
	}
	return false
}

// ruled reports whether there is a line between a cell and the one to the left of it (dx is 1) or above it (dy is 1).
func (l lattice) ruled(x, y, dx, dy int) bool {
	const samples, clear = 8, 10.0 // samples along the border; least difference, of 441
	cell := l.at(x, y).colour
	column, row := l.columns[x], l.rows[y]
	wide, high := column.to-column.from, row.to-row.from
	sum := 0.0
	for i := range samples {
		along := 0.2 + 0.6*(float64(i)+0.5)/samples
		most := 0.0
		for across := -offLine; across <= offLine; across += 0.02 {
			px := column.from + wide*(along*float64(dy)+across*float64(dx))
			py := row.from + high*(along*float64(dx)+across*float64(dy))
			if px >= 0 && py >= 0 && int(px) < l.shot.wide && int(py) < l.shot.high {
				most = max(most, l.shot.at(int(px), int(py)).from(cell))
			}
		}
		sum += most
	}
	return sum/samples > clear
}
