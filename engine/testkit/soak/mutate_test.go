package soak

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
)

// mutatedText parses mutated texts: parsing never panics, an error has a valid line, and
// what is parsed can be drawn, written and solved.
func mutatedText(c *one, _ *setting) {
	samples := assets.Samples()
	data := []byte(samples[c.random.IntN(len(samples))].Text)
	for range 1 + c.random.IntN(2) {
		data = mutations[c.random.IntN(len(mutations))](c.random, data)
	}
	c.count("texts: mutated")
	text, err := catalog.Read(data)
	if err != nil {
		c.count("texts: no text")
		return
	}
	p, err := puzzles.Open(text)
	if err != nil {
		c.count("texts: refused")
		var place *engine.ParseError
		// A truncated text is wrong on the line after its last.
		if lines := 1 + strings.Count(text, "\n"); !errors.As(err, &place) || place.Line < 1 || place.Line > lines+1 {
			c.fail(c.number, "an error names no line of the text", fmt.Sprintf("%s\n%v", shortened(text), err))
		}
		return
	}
	c.count("texts: read")
	if again, err := puzzles.Open(p.String()); err != nil || again.String() != p.String() {
		c.fail(c.number, "what is read is not written as the same puzzle", fmt.Sprintf("%s\n%v", shortened(text), err))
	}
	p.Kind()
	p.Facts()
	p.Start().Scene()
	p.Start().Moves()
	limits := engine.Limits{Time: time.Second, Memory: 64 << 20, Nodes: 2000}
	methods := p.Methods()
	m := methods[c.random.IntN(len(methods))]
	if r := engine.Solve(context.Background(), p, m, limits, nil); r.Fault {
		c.fail(c.number, fmt.Sprintf("%s: %s is wrong", p.Family(), m.Name()), fmt.Sprintf("%s\n%s", shortened(text), r.Reason))
	}
}

// shortened returns a printable excerpt.
func shortened(text string) string {
	const most = 2000
	if len(text) > most {
		return fmt.Sprintf("%q ... (%d bytes)", text[:most], len(text))
	}
	return text
}

var mutations = []func(*rand.Rand, []byte) []byte{
	// one byte
	func(r *rand.Rand, b []byte) []byte {
		const bytes = "AKPX.-x0123456789 \n\t\r#:é\x00\xff"
		i := r.IntN(len(b) + 1)
		c := bytes[r.IntN(len(bytes))]
		if i < len(b) && r.IntN(2) == 0 {
			return append(append(append([]byte(nil), b[:i]...), c), b[i+1:]...)
		}
		return append(append(append([]byte(nil), b[:i]...), c), b[i:]...)
	},
	// a line less, twice, or in the place of another
	func(r *rand.Rand, b []byte) []byte {
		lines := bytes.SplitAfter(b, []byte("\n"))
		i, j := r.IntN(len(lines)), r.IntN(len(lines))
		switch r.IntN(3) {
		case 0:
			lines = append(append([][]byte(nil), lines[:i]...), lines[i+1:]...)
		case 1:
			lines = append(append(append([][]byte(nil), lines[:i]...), lines[j]), lines[i:]...)
		default:
			lines[i], lines[j] = lines[j], lines[i]
		}
		return bytes.Join(lines, nil)
	},
	// cut short
	func(r *rand.Rand, b []byte) []byte { return b[:r.IntN(len(b)+1)] },
	// another number
	func(r *rand.Rand, b []byte) []byte {
		words := bytes.SplitAfter(b, []byte(" "))
		numbers := []string{"0 ", "-1 ", "1 ", "2 ", "99 ", "100 ", "101 ", "65536 ", "4294967296 ", "99999999999999999999 ", "1e9 ", "0x10 "}
		words[r.IntN(len(words))] = []byte(numbers[r.IntN(len(numbers))])
		return bytes.Join(words, nil)
	},
	// a line that sets something
	func(r *rand.Rand, b []byte) []byte {
		lines := []string{"cost: tile\n", "cost: unit\n", "cost: steps\n", "cost: \n", "goal: spiral\n", "goal: x\n", "GIVEN\n", "ONE-SIDED A\n", "PYRAMID\n", "DEFAULT\n", "# x\n", "\n"}
		at := bytes.SplitAfter(b, []byte("\n"))
		i := r.IntN(len(at))
		at[i] = append([]byte(lines[r.IntN(len(lines))]), at[i]...)
		return bytes.Join(at, nil)
	},
	// other line ends
	func(_ *rand.Rand, b []byte) []byte { return bytes.ReplaceAll(b, []byte("\n"), []byte("\r\n")) },
	// very much of something
	func(r *rand.Rand, b []byte) []byte {
		i := r.IntN(len(b) + 1)
		what := []string{"A", " ", "\n", "1 ", ".", "#", "A\n"}[r.IntN(7)]
		much := strings.Repeat(what, 1<<r.IntN(17))
		return append(append(append([]byte(nil), b[:i]...), much...), b[i:]...)
	},
	// two texts in one
	func(r *rand.Rand, b []byte) []byte {
		samples := assets.Samples()
		return append(append([]byte(nil), b...), samples[r.IntN(len(samples))].Text...)
	},
}
