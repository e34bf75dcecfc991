package quick

import (
	"slices"

	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// shortener replaces segments of a path by optimal ones: IDA* with Manhattan distance from the board at the beginning
// of a segment to the one at its end, where a tile's goal is its cell at the end. Each segment has a node limit, at
// which it stays unchanged.
type shortener struct {
	grid  pdb.Grid
	blank uint8
	meter *search.Meter
	near  [][]uint8
	far   table

	board []uint8 // renamed: each tile by its cell at the end of the segment
	found []uint8 // the new segment, last move first
	each  int     // node limit of a segment
	nodes int     // remaining nodes of the segment
}

// nodesOfAll is the node limit of all segments of a path together, so that the time does not grow with the path.
const nodesOfAll = 20_000_000

func newShortener(g pdb.Grid, blank int, meter *search.Meter) *shortener {
	return &shortener{grid: g, blank: uint8(blank), meter: meter, near: neighbours(g), far: newTable(g), board: make([]uint8, g.Cells())}
}

// shorten returns the blank's path from a board with segments replaced as far as possible.
func (s *shortener) shorten(board, path []uint8) []uint8 {
	s.each = nodesOfAll / max(1, len(path))
	for _, length := range []int{24, 36, 48, 60} {
		for again := true; again && s.meter.Ended() == search.Running; {
			path, again = s.pass(board, path, length)
		}
	}
	return path
}

// pass tries segments of one length along the path. replaced reports whether one was replaced.
func (s *shortener) pass(board, path []uint8, length int) (shorter []uint8, replaced bool) {
	now := slices.Clone(board)
	for from := 0; from < len(path) && s.meter.Ended() == search.Running; from += length / 3 {
		to := min(from+length, len(path))
		if better := s.between(now, path[from:to]); better != nil {
			path = slices.Replace(path, from, to, better...)
			replaced = true
		}
		play(now, path[from:min(from+length/3, len(path))], s.blank)
	}
	return path, replaced
}

// play makes the moves of a path on a board in place.
func play(board, path []uint8, blank uint8) {
	at := slices.Index(board, blank)
	for _, cell := range path {
		board[at], board[cell] = board[cell], board[at]
		at = int(cell)
	}
}

// between returns a shorter path than path from a board to the same end, nil if it finds none.
func (s *shortener) between(board, path []uint8) []uint8 {
	end := slices.Clone(board)
	play(end, path, s.blank)
	goal := make([]uint8, len(end))
	for cell, tile := range end {
		goal[tile] = uint8(cell)
	}
	distance := 0
	for cell, tile := range board {
		s.board[cell] = goal[tile]
		if tile != s.blank {
			distance += s.grid.Distance(cell, int(goal[tile]))
		}
	}
	blank := uint8(slices.Index(board, s.blank))
	if distance == 0 && len(path) > 0 {
		return []uint8{}
	}
	s.nodes = s.each
	for bound := distance; bound < len(path); bound += 2 {
		s.found = s.found[:0]
		s.meter.Generated++ // the root of the iteration
		if s.below(blank, 255, bound, distance) && s.nodes > 0 {
			slices.Reverse(s.found)
			return slices.Clone(s.found)
		}
		if s.nodes <= 0 {
			return nil
		}
	}
	return nil
}

// below searches the subtree of the present board with left moves remaining. It also returns true if it has to end.
func (s *shortener) below(blank, before uint8, left, distance int) bool {
	if s.nodes--; s.nodes <= 0 {
		return true
	}
	if !s.meter.Expand() {
		s.nodes = 0
		return true
	}
	for _, cell := range s.near[blank] {
		if cell == before {
			continue
		}
		s.meter.Generated++
		tile := s.board[cell]
		d := distance + int(s.far.change(tile, cell, blank))
		if d >= left {
			continue
		}
		if d == 0 {
			s.found = append(s.found, cell)
			return true
		}
		s.board[blank] = tile
		if s.below(cell, blank, left-1, d) {
			s.found = append(s.found, cell)
			return true
		}
		s.board[cell] = tile
	}
	return false
}
