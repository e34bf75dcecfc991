package packing

import (
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// A held piece is a rotated shape in one of the planes in which it can lie, and the held cell of the shape, which stays
// under the pointer through rotations. Its placement follows from these. A piece from the board is held over the
// position without it.

// held is a piece being dragged. It implements [engine.Turner].
type held struct {
	position *Position // without the piece
	piece    int
	from     *placement  // its placement before; nil if it comes from the tray
	plane    int         // index into the mode's planes
	turn     int         // as for turned
	part     int         // index of the held cell in the shape
	at       scene.Point // centre of that cell on the screen
	grip     scene.Point // from the pointer to that centre
	cell     int         // board cell under it, -1 for none
}

var _ engine.Turner = held{}

// Grab grabs a piece of the tray, or in play a piece on the board unless it is given.
func (p *Position) Grab(at scene.Point) (engine.Drag, bool) {
	s := p.Scene()
	id, ok := s.At(at.X, at.Y)
	piece := slices.Index(p.puzzle.ids, id)
	if !ok || piece < 0 || p.puzzle.isGiven(piece) || p.laid[piece] && !p.loose {
		return nil, false
	}
	if p.laid[piece] {
		h := p.lifted(piece)
		if cell := p.puzzle.board.near(at); cell >= 0 && int(p.owner[cell]) == piece {
			h.part = h.partAt(p.puzzle.board.cells[cell])
			h.over(cell)
			h.grip = scene.Point{X: h.at.X - at.X, Y: h.at.Y - at.Y}
		}
		return h, true
	}
	h := p.fromTray(piece)
	h.part = h.trayPart(s, at)
	return h.To(at), true
}

// Pick grabs a piece by its ID: where it lies, or where it first fits, or over the middle of the board.
func (p *Position) Pick(id string) (engine.Drag, bool) {
	piece := slices.Index(p.puzzle.ids, id)
	if piece < 0 || p.puzzle.isGiven(piece) || p.laid[piece] && !p.loose {
		return nil, false
	}
	if p.laid[piece] {
		return p.lifted(piece), true
	}
	h := p.fromTray(piece)
	if d, ok := h.Next(); ok {
		return d, true
	}
	h.over(len(p.owner) / 2)
	return h, true
}

// Push does nothing: a piece must be picked first.
func (p *Position) Push(int, int, bool) []engine.Move { return nil }

// fromTray returns a piece as it lies in the tray.
func (p *Position) fromTray(piece int) held {
	h := held{position: p, piece: piece, cell: -1}
	if w, hi := size(p.puzzle.pieces[piece].shape); w < hi {
		h.turn = 1
	}
	return h
}

// trayPart returns the index of the cell of the shape nearest to a point of the tray.
func (h held) trayPart(s scene.Scene, at scene.Point) int {
	var middles []scene.Point
	for _, it := range s.Of(h.Piece()) {
		switch it.Kind {
		case scene.Beads, scene.Slab:
			middles = it.Points
		case scene.Ball:
			middles = append(middles, scene.Point{X: it.X + it.W/2, Y: it.Y + it.H/2})
		}
	}
	near := nearest(middles, at)
	flat := turned(h.shape(), h.turn, level)
	return max(slices.Index(flat, flatCorner(flat).plus(h.position.puzzle.pieces[h.piece].lying()[near])), 0)
}

// flatCorner returns the top left corner of a flat shape's bounding box.
func flatCorner(shape []point) point {
	low := shape[0]
	for _, p := range shape {
		low = point{min(low.x, p.x), min(low.y, p.y), 0}
	}
	return low
}

func nearest(places []scene.Point, at scene.Point) int {
	best, least := 0, math.Inf(1)
	for i, p := range places {
		if d := math.Hypot(p.X-at.X, p.Y-at.Y); d < least {
			best, least = i, d
		}
	}
	return best
}

// near returns the cell at a point of the scene, -1 if there is none.
func (b *board) near(at scene.Point) int {
	middles := b.middles()
	cell := nearest(middles, at)
	if m := middles[cell]; max(math.Abs(m.X-at.X), math.Abs(m.Y-at.Y)) > 0.5 {
		return -1
	}
	return cell
}

// lifted returns a piece of the board, held by its first cell over the position without it.
func (p *Position) lifted(piece int) held {
	var l placement
	for _, has := range p.placements() {
		if has.piece == piece {
			l = has
		}
	}
	without := p.clone()
	without.take(piece)
	h := held{position: without, piece: piece, from: &l}
	h.lay(l)
	return h
}

// lay sets plane and turn to those of a placement, and holds the piece there by its first cell.
func (h *held) lay(l placement) {
	q := h.position.puzzle.pieces[h.piece]
	for k, lies := range h.position.puzzle.board.mode.planes() {
		for turn := range 8 {
			if slices.Equal(lay(q.shape, turn, lies), q.turns[l.turn]) {
				h.plane, h.turn = k, turn
				h.cell = l.cell
				h.part = 0
				h.part = h.firstPart()
				h.over(l.cell)
				return
			}
		}
	}
}

// over puts the held cell over a cell of the board.
func (h *held) over(cell int) {
	h.cell, h.at = cell, h.position.puzzle.board.middles()[cell]
}

func (h held) shape() []point { return h.position.puzzle.pieces[h.piece].shape }

// points returns the cells of the piece relative to the held one, in the order of the shape.
func (h held) points() []point {
	list := turned(h.shape(), h.turn, h.position.puzzle.board.mode.planes()[h.plane])
	part := list[h.part]
	for i := range list {
		list[i] = list[i].minus(part)
	}
	return list
}

// firstPart returns the index of the cell that is first in reading order.
func (h held) firstPart() int {
	list := h.points()
	return slices.Index(list, slices.MinFunc(list, point.before))
}

// partAt returns the index of the cell at a lattice point.
func (h held) partAt(at point) int {
	to := at.minus(h.position.puzzle.board.cells[h.cell])
	return max(slices.Index(h.points(), to), 0)
}

// placement returns the placement on release; ok is false if a cell would be off the board.
func (h held) placement() (l placement, ok bool) {
	if h.cell < 0 {
		return l, false
	}
	b, points := h.position.puzzle.board, h.points()
	for i := range points {
		points[i] = points[i].plus(b.cells[h.cell])
		if _, ok := b.cell(points[i]); !ok {
			return l, false
		}
	}
	slices.SortFunc(points, point.before)
	turn, ok := h.position.puzzle.pieces[h.piece].orientation(points)
	first, _ := b.cell(points[0])
	return placement{h.piece, turn, first}, ok
}

func (h held) Piece() string { return h.position.puzzle.ids[h.piece] }

func (h held) Carried() bool { return true }

func (h held) Tap() []engine.Move { return nil }

// To moves the held cell under the pointer.
func (h held) To(at scene.Point) engine.Drag {
	h.at = scene.Point{X: at.X + h.grip.X, Y: at.Y + h.grip.Y}
	h.cell = h.position.puzzle.board.near(h.at)
	return h
}

// Nudge moves the held cell to the next cell in a direction, or with far to the last one.
func (h held) Nudge(dx, dy int, far bool) engine.Drag {
	b := h.position.puzzle.board
	if h.cell < 0 {
		h.over(len(b.cells) / 2)
		return h
	}
	step := point{min(max(dx, -1), 1), min(max(dy, -1), 1), 0}
	if b.mode == pyramid {
		step = point{2 * step.x, 2 * step.y, 0}
	}
	to, last := b.cells[h.cell], h.cell
	for range max(b.width, b.height) {
		to = to.plus(step)
		cell, ok := b.cell(to)
		if !ok {
			continue // skip a gap
		}
		if last = cell; !far {
			break
		}
	}
	h.over(last)
	return h
}

// Offer returns the moves of a release, or why the piece does not fit.
func (h held) Offer() engine.Offer {
	z := h.position.puzzle
	letter := string(z.pieces[h.piece].letter)
	o := engine.Offer{Lifted: h.drawn(), Moves: h.Remove()}
	if h.cell < 0 {
		o.Fits = true
		o.Says = engine.Msg("piece %s goes back to the tray", letter)
		return o
	}
	o.Landed = h.landed()
	l, ok := h.placement()
	switch {
	case !ok:
		o.Moves, o.Says = nil, engine.Msg("piece %s would reach beyond the board", letter)
	case h.from != nil && *h.from == l:
		o.Moves, o.Fits, o.Says = nil, true, engine.Msg("piece %s stays", letter)
	case h.position.fits(l):
		o.Moves, o.Fits, o.Says = append(o.Moves, z.move(l)), true, engine.Msg("%s fits here", letter)
	default:
		_, err := h.position.Apply(z.move(l))
		o.Moves, o.Says = nil, engine.MsgOf(err)
	}
	return o
}

// Remove returns the move that takes the piece off the board, none if it comes from the tray.
func (h held) Remove() []engine.Move {
	if h.from == nil {
		return nil
	}
	return []engine.Move{h.position.puzzle.takeOff(h.piece)}
}
