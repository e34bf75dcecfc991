package editor

import (
	"errors"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
)

// state is a step of undo: the text, with what was read from it. It never changes.
type state struct {
	text   string
	puzzle engine.Puzzle // what the text is; nil while something is wrong with it
	err    error         // what that is

	family engine.Family // of the draft, or of the puzzle
	draft  engine.Draft  // the last one; nil where there was none
	open   bool          // the draft is of this text, so that the tools work on it
	closed error         // why the tools do not, although nothing is wrong
	board  scene.Scene   // the last one that there was
}

// read reads a text that was typed, or that a file has. What cannot be read
// leaves the board as it was.
func (s state) read(puzzles catalog.Catalog, text string) state {
	next := s
	next.text, next.open, next.closed = text, false, nil
	if next.puzzle, next.err = puzzles.Open(text); next.err != nil {
		next.puzzle = nil
		return next
	}
	return next.take(puzzles)
}

// take makes a draft of the puzzle.
func (s state) take(puzzles catalog.Catalog) state {
	s.family, s.closed = engine.Family{}, nil
	s.draft, s.open = nil, false
	s.board = s.puzzle.Start().Scene()
	f, err := puzzles.Family(s.puzzle.Family())
	if err != nil {
		s.closed = err
		return s
	}
	s.family = f
	if f.Editor == nil {
		s.closed = engine.Errorf("puzzles of this kind are edited in their text")
		return s
	}
	d, err := f.Editor.Draft(s.puzzle)
	if err != nil {
		s.closed = err
		return s
	}
	s.draft, s.open, s.board = d, true, d.Scene()
	return s
}

// drawn is the state after the board was drawn on.
func (s state) drawn(d engine.Draft) state {
	s.draft, s.open, s.closed = d, true, nil
	s.text, s.board = d.Text(), d.Scene()
	s.puzzle, _, s.err = s.family.Check(d)
	if s.err != nil {
		s.puzzle = nil
	}
	return s
}

// place is where in the text something is wrong; ok is false where nothing is, or
// no place is known.
func (s state) place() (line, column int, ok bool) {
	var bad *engine.ParseError
	if s.err == nil || !errors.As(s.err, &bad) || bad.Line == 0 {
		return 0, 0, false
	}
	return bad.Line, bad.Column, true
}

// wrong are the middles of the cells of what is wrong. Where the text has other
// lines than the board's own, nobody knows where on it they are.
func (s state) wrong() []scene.Point {
	line, column, ok := s.place()
	located, can := s.draft.(engine.Located)
	if !ok || !can || strings.Count(strings.TrimSpace(s.text), "\n") != strings.Count(strings.TrimSpace(s.draft.Text()), "\n") {
		return nil
	}
	return located.Cells(s.text, line, column)
}

// verdict is whether the puzzle can be solved or why not; known is false where
// only a search tells.
func (s state) verdict() (fact engine.Fact, known bool) {
	if s.puzzle == nil {
		return engine.Fact{}, false
	}
	return engine.Verdict(s.puzzle)
}
