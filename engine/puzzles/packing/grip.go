package packing

import (
	"math"
	"slices"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// A piece in hand is its shape, turned, in one of the planes in which it can
// lie, and the cell of the shape that is held: that one stays under the pointer
// whatever is done to the piece. Where it would lie follows from these. A piece
// from the board is held over the board without it.

// held is a piece in hand. It implements [engine.Turner].
type held struct {
	position *Position // without the piece
	piece    int
	from     *placement  // where it lay; nil where it comes from the tray
	plane    int         // of the mode's planes
	turn     int         // as turned has it
	part     int         // which cell of the shape is held
	at       scene.Point // where the middle of that cell is shown
	grip     scene.Point // from the pointer to there
	cell     int         // of the board under it, -1 for none
}

var _ engine.Turner = held{}

// Grab takes hold of a piece of the tray, or in play of one that lies.
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

// Pick takes hold of a piece without a pointer: where it lies, or where it
// first fits, or over the middle of the board.
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

// Push does nothing: a piece has to be picked first.
func (p *Position) Push(int, int, bool) []engine.Move { return nil }

// fromTray is a piece as it lies in the tray.
func (p *Position) fromTray(piece int) held {
	h := held{position: p, piece: piece, cell: -1}
	if w, hi := extent(p.puzzle.pieces[piece].shape); w < hi {
		h.turn = 1
	}
	return h
}

// trayPart is the cell of the shape that is shown in the tray nearest to a place.
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

// flatCorner is the top left corner of the box around a flat shape.
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

// near is the cell that shows at a place, -1 where there is none.
func (b *board) near(at scene.Point) int {
	middles := b.middles()
	cell := nearest(middles, at)
	if m := middles[cell]; max(math.Abs(m.X-at.X), math.Abs(m.Y-at.Y)) > 0.5 {
		return -1
	}
	return cell
}

// lifted is a piece that lies, held by its first cell over the board without it.
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

// lay turns the piece as a placement has it and holds it there by its first cell.
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

// points are the cells of the piece from the held one, as the shape has them.
func (h held) points() []point {
	list := turned(h.shape(), h.turn, h.position.puzzle.board.mode.planes()[h.plane])
	part := list[h.part]
	for i := range list {
		list[i] = list[i].minus(part)
	}
	return list
}

// firstPart is the cell of the shape that comes first in reading order.
func (h held) firstPart() int {
	list := h.points()
	return slices.Index(list, slices.MinFunc(list, point.before))
}

// partAt is the cell of the shape that lies at a point.
func (h held) partAt(at point) int {
	to := at.minus(h.position.puzzle.board.cells[h.cell])
	return max(slices.Index(h.points(), to), 0)
}

// placement is where the piece would be laid; ok is false where a cell of it
// would be off the board.
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

// To brings the held cell under the pointer.
func (h held) To(at scene.Point) engine.Drag {
	h.at = scene.Point{X: at.X + h.grip.X, Y: at.Y + h.grip.Y}
	h.cell = h.position.puzzle.board.near(h.at)
	return h
}

// Nudge brings the held cell over the next cell that way, or the last one.
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
			continue // across a gap
		}
		if last = cell; !far {
			break
		}
	}
	h.over(last)
	return h
}

// Offer is to lay the piece, where it fits.
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

// Remove takes a piece off that came from the board.
func (h held) Remove() []engine.Move {
	if h.from == nil {
		return nil
	}
	return []engine.Move{h.position.puzzle.takeOff(h.piece)}
}
