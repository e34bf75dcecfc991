// Package share encodes a puzzle, optionally with moves or a moment in a search, as one line
// that survives mail and chat, and decodes it:
//
//	R6x6:AAB2F/2BCDF/GPPCDF/GH1III/GHJ3/LLJMM1;x=r3R;c=slides;k=8tq2
//
// The line is the family's letter and the size, the board with rows separated by /, and
// fields: m for moves, z for a moment in a search, and last k, a checksum of everything
// before it, which a line typed by hand may lack. Blanks and line ends are ignored, and so
// are characters that mail and chat insert; text after the checksum and a blank is not read.
//
// A puzzle may also be given as its generator's settings, with the generator's version in field g:
//
//	Rnew:difficulty=hard,seed=7;g=1;k=x2v0
package share

import (
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"

	"langkah/engine"
)

// Fields common to all families.
const (
	movesKey    = "m"
	checksumKey = "k"
	versionKey  = "g"
	seeded      = "new"
)

// Text returns the share string of a puzzle with moves from its start, possibly none; ok is
// false for a family without a one-line form.
func Text(f engine.Family, p engine.Puzzle, moves []engine.Move) (text string, ok bool) {
	if f.Line == nil {
		return "", false
	}
	l := f.Line.Write(p)
	if len(moves) > 0 {
		l = l.With(movesKey, f.Line.Moves(moves))
	}
	return whole(f, l), true
}

// Seeded returns the share string of the puzzle that a family generates from values.
func Seeded(f engine.Family, values engine.Values) (text string, ok bool) {
	if f.Line == nil {
		return "", false
	}
	var list []string
	for _, o := range f.GenerateOptions {
		if v := values[o.Name]; v != "" && v != o.Default {
			list = append(list, o.Name+"="+v)
		}
	}
	l := engine.Line{Size: seeded, Board: strings.Join(list, ",")}
	return whole(f, l.With(versionKey, fmt.Sprint(f.Line.Version))), true
}

// whole returns the line with its checksum.
func whole(f engine.Family, l engine.Line) string {
	var b strings.Builder
	b.WriteString(f.Line.Letter + l.Size + ":" + l.Board)
	for _, field := range l.Fields {
		b.WriteString(";" + field.Key + "=" + field.Value)
	}
	return b.String() + ";" + checksumKey + "=" + checksum(b.String())
}

// digits are those of a checksum, none easily confused with another.
const digits = "0123456789abcdefghjkmnpqrstvwxyz"

// sumLength is the number of digits of a checksum: it misses one altered line in a million.
const sumLength = 4

func checksum(s string) string {
	sum := crc32.ChecksumIEEE([]byte(s))
	b := make([]byte, sumLength)
	for i := range b {
		b[i] = digits[sum>>(5*i)&31]
	}
	return string(b)
}

// Game is a decoded share string: a puzzle, with moves from its start or a moment in a search.
type Game struct {
	Puzzle engine.Puzzle
	Moves  []engine.Move
	Place  *Place // optional
}

// Read decodes a share string of one of the families; ok is false if the text is none. The
// error is an *engine.ParseError, of kind ErrChecksum if the line was altered. ctx bounds
// the generation of a seeded board.
func Read(ctx context.Context, families []engine.Family, text string) (g Game, ok bool, err error) {
	if !Is(families, text) {
		return g, false, nil
	}
	t := strip(text)
	f, ok := t.family(families)
	if !ok {
		return g, false, nil
	}
	l, sum, err := t.parts(len(f.Line.Letter))
	if err != nil {
		return g, true, err
	}
	g, err = open(ctx, f, l, t)
	if sum != nil {
		err = sum.with(err)
	}
	if err != nil {
		return Game{}, true, err
	}
	return g, true, nil
}

// open builds the game of a line.
func open(ctx context.Context, f engine.Family, l engine.Line, t stripped) (g Game, err error) {
	if err := checkFields(f, l, t); err != nil {
		return g, err
	}
	if l.Size == seeded {
		g.Puzzle, err = generated(ctx, f, l, t)
	} else {
		g.Puzzle, err = parsed(f, l, t)
	}
	if err != nil {
		return g, err
	}
	if short := l.Field(placeKey); short != "" {
		at, err := placeOf(g.Puzzle, short)
		if err != nil {
			return g, t.bad(t.find(";"+placeKey+"="), "the place in the search: %s", err)
		}
		g.Place = &at
	}
	short := l.Field(movesKey)
	if short == "" {
		return g, nil
	}
	names, err := f.Line.Names(short)
	if err == nil {
		g.Moves, err = Moves(g.Puzzle, names)
	}
	if err != nil {
		return g, t.bad(t.find(";"+movesKey+"="), "the moves: %s", err)
	}
	return g, nil
}

// checkFields rejects fields unknown to the family: nothing is ignored, neither a typing
// mistake nor a checksum whose key was altered.
func checkFields(f engine.Family, l engine.Line, t stripped) error {
	keys := f.Line.Keys
	if l.Size == seeded {
		keys = versionKey
	}
	keys += movesKey + placeKey
	for _, field := range l.Fields {
		if !strings.Contains(keys, field.Key) {
			return t.bad(t.find(";"+field.Key+"=")+1, "found the field %s, expected one of %s, or the checksum %s", field.Key, strings.Join(strings.Split(keys, ""), ", "), checksumKey)
		}
	}
	return nil
}

// parsed returns the puzzle of a line with a board.
func parsed(f engine.Family, l engine.Line, t stripped) (engine.Puzzle, error) {
	text, err := f.Line.Text(l)
	if err != nil {
		return nil, t.bad(t.find(":")+1, "%s", err)
	}
	p, err := f.Parse(text)
	if err != nil {
		bad := t.bad(t.find(":")+1, "the puzzle written out has a mistake, %s", err)
		if place, ok := err.(*engine.ParseError); ok {
			bad.Kind = place.Kind
		}
		return nil, bad
	}
	if size := f.Line.Write(p).Size; size != l.Size {
		return nil, t.bad(len(f.Line.Letter), "the size is %s, but the board is %s", l.Size, size).OfKind(engine.ErrContradiction)
	}
	return p, nil
}

// generated returns the puzzle that the family's generator makes.
func generated(ctx context.Context, f engine.Family, l engine.Line, t stripped) (engine.Puzzle, error) {
	if v := l.Field(versionKey); v != "" && v != fmt.Sprint(f.Line.Version) {
		return nil, t.bad(t.find(";"+versionKey+"="), "the board was made by version %s of the generator, this is version %d; it would be another board", v, f.Line.Version)
	}
	values := engine.Values{}
	for _, pair := range strings.Split(l.Board, ",") {
		if name, value, found := strings.Cut(pair, "="); found {
			values[name] = value
		} else if pair != "" {
			return nil, t.bad(t.find(":")+1, "found %q, expected settings such as seed=7", pair)
		}
	}
	p, err := f.New(ctx, values)
	if limit := (*engine.LimitError)(nil); errors.As(err, &limit) && errors.Is(ctx.Err(), context.DeadlineExceeded) {
		command := "langkah new " + f.Name + " --" + strings.ReplaceAll(l.Board, ",", " --")
		return nil, t.bad(t.find(":")+1, "making the board of these settings takes longer than opening waits; make it with %q, which has time, and open what it prints", strings.TrimSuffix(command, " --")+" --time=0")
	}
	if err != nil {
		return nil, t.bad(t.find(":")+1, "%s", err)
	}
	return p, nil
}

// Moves returns the legal moves of these names, played in turn from the start.
func Moves(p engine.Puzzle, names []string) ([]engine.Move, error) {
	return MovesFrom(engine.PlayStart(p), names)
}

// MovesFrom returns the legal moves of these names, played in turn from a position.
func MovesFrom(at engine.Position, names []string) ([]engine.Move, error) {
	var moves []engine.Move
	for i, name := range names {
		m, ok := engine.NamedMove(at, name)
		if !ok {
			return nil, engine.Errorf("move %d, %s, is not legal there", i+1, name)
		}
		next, err := at.Apply(m)
		if err != nil {
			return nil, err
		}
		at, moves = next, append(moves, m)
	}
	return moves, nil
}

// Is reports whether a text begins like a share string of one of the families.
func Is(families []engine.Family, text string) bool {
	_, ok := strip(text[:min(len(text), 200)]).family(families)
	return ok
}

// family returns the family whose letter, followed by a size, the text begins with.
func (t stripped) family(families []engine.Family) (engine.Family, bool) {
	head, _, found := strings.Cut(t.text[:min(len(t.text), 20)], ":")
	i := slices.IndexFunc(families, func(f engine.Family) bool {
		if f.Line == nil || !found {
			return false
		}
		size, ok := strings.CutPrefix(head, f.Line.Letter)
		return ok && (size == seeded || isSize(size))
	})
	if i < 0 {
		return engine.Family{}, false
	}
	return families[i], true
}

// isSize reports whether a text is a size such as 6x6, or 20n of a graph.
func isSize(text string) bool {
	if nodes, ok := strings.CutSuffix(text, "n"); ok {
		return nodes != "" && strings.Trim(nodes, "0123456789") == ""
	}
	return strings.Contains(text, "x") && strings.Trim(text, "0123456789x") == ""
}
