package statemap

import (
	"langkah/engine"
)

// space numbers the positions of a puzzle as they are found; the start is 0.
type space interface {
	// expand calls take with each move from a position and the number of its target;
	// new positions have the next numbers. It ends with the first error.
	expand(i int32, take func(arc) error) error

	solved(i int32) bool
	size() int
	bytes() int64 // memory in use, approximately

	position(i int32) engine.Position
	follow(p engine.Position, to int32) engine.Position // position(to), one move after p
	number(p engine.Position) (i int32, ok bool)
}

// newSpace uses codes where the puzzle has them, else the rules and keys.
func newSpace(m *Map) space {
	if p, ok := m.Puzzle.(engine.Coded); ok {
		if codes, ok := p.Codes(); ok {
			if start, ok := codes.Code(p.Start()); ok {
				s := &coded{rules: codes, numbers: map[uint64]int32{}}
				s.add(start)
				return s
			}
		}
	}
	return newPlain(m)
}

// coded identifies positions by their codes.
type coded struct {
	rules   engine.Codes
	codes   []uint64
	numbers map[uint64]int32
	next    []engine.NextCode
}

// perCode is the approximate memory of a position.
const perCode = 72

func (s *coded) add(code uint64) int32 {
	if i, known := s.numbers[code]; known {
		return i
	}
	i := int32(len(s.codes))
	s.numbers[code] = i
	s.codes = append(s.codes, code)
	return i
}

func (s *coded) expand(i int32, take func(arc) error) error {
	s.next = s.rules.Next(s.codes[i], s.next[:0])
	for _, to := range s.next {
		if err := take(arc{s.add(to.Code), int32(to.Cost)}); err != nil {
			return err
		}
	}
	return nil
}

func (s *coded) solved(i int32) bool              { return s.rules.Solved(s.codes[i]) }
func (s *coded) size() int                        { return len(s.codes) }
func (s *coded) bytes() int64                     { return perCode * int64(len(s.codes)) }
func (s *coded) position(i int32) engine.Position { return s.rules.Position(s.codes[i]) }

func (s *coded) follow(_ engine.Position, to int32) engine.Position { return s.position(to) }

func (s *coded) number(p engine.Position) (i int32, ok bool) {
	code, ok := s.rules.Code(p)
	if !ok {
		return 0, false
	}
	i, ok = s.numbers[code]
	return i, ok
}

// plain uses the rules alone and identifies positions by their keys. A position is
// held until it is expanded; later it is made again by the moves that found it first.
type plain struct {
	*Map
	open    []engine.Position // by number; nil once expanded
	numbers map[string]int32  // by [engine.Key]
	held    int64
}

// perPosition is the approximate memory of a position without its keys: one is the
// map's, and a board held in the frontier takes about as much as another.
const perPosition = 400

func newPlain(m *Map) *plain {
	s := &plain{Map: m, numbers: map[string]int32{}}
	s.add(m.Puzzle.Start())
	return s
}

func (s *plain) add(p engine.Position) int32 {
	key := engine.Key(p)
	if i, known := s.numbers[key]; known {
		return i
	}
	i := int32(len(s.open))
	s.numbers[key] = i
	s.open = append(s.open, p)
	s.held += 2*int64(len(key)) + perPosition
	return i
}

func (s *plain) expand(i int32, take func(arc) error) error {
	at := s.open[i]
	s.open[i] = nil
	for _, m := range at.Moves() {
		next, err := at.Apply(m)
		if err != nil {
			return err
		}
		if err := take(arc{s.add(next), int32(m.Cost)}); err != nil {
			return err
		}
	}
	return nil
}

func (s *plain) solved(i int32) bool { return s.open[i].Solved() }
func (s *plain) size() int           { return len(s.open) }
func (s *plain) bytes() int64        { return s.held }

func (s *plain) number(p engine.Position) (i int32, ok bool) {
	i, ok = s.numbers[engine.Key(p)]
	return i, ok
}

func (s *plain) position(i int32) engine.Position {
	var way []int32
	for at := i; at > 0; at = s.parent[at] {
		way = append(way, at)
	}
	p := s.Puzzle.Start()
	for k := len(way) - 1; k >= 0; k-- {
		p = s.follow(p, way[k])
	}
	return p
}

func (s *plain) follow(p engine.Position, to int32) engine.Position {
	for _, m := range p.Moves() {
		if next, err := p.Apply(m); err == nil {
			if i, ok := s.number(next); ok && i == to {
				return next
			}
		}
	}
	return p
}
