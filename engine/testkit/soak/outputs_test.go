package soak

import (
	"context"
	"fmt"
	"strings"

	"langkah/engine"
	"langkah/engine/game/transcript"
)

// solution draws a puzzle and a method that solves it; ok is false after a few attempts.
func (c *one) solution(s *setting) (found engine.Solution, ok bool) {
	p, err := s.draw(c.random)
	if err != nil {
		return found, false
	}
	methods := s.methods(p)
	for range 3 {
		m := methods[c.random.IntN(len(methods))]
		r := s.solve(context.Background(), p, m, limits, nil)
		if r.Status == engine.Solved && len(r.Moves) > 0 {
			return engine.Solution{Name: "soak", Puzzle: p, Method: m, Result: r}, true
		}
	}
	return found, false
}

// outputs grades a solution in many output forms: each is right, and wrong without its last move.
func outputs(c *one, s *setting) {
	solved, ok := c.solution(s)
	if !ok {
		return
	}
	family := solved.Puzzle.Family()
	text := transcript.Text(solved)
	c.count(family + ": transcripts")
	wrong := func(what string, detail any) {
		c.fail(c.number, family+": "+what, fmt.Sprintf("%s%s: %v", solved.Puzzle, solved.Method.Name(), detail))
	}
	if err := s.transcript(solved.Puzzle, text); err != nil {
		wrong("its transcript is refused", fmt.Sprintf("%v\n%s", err, text))
	}
	short := withoutEnd(solved)
	if text := transcript.Text(short); s.transcript(solved.Puzzle, text) == nil {
		wrong("a transcript that stops before the goal is verified", text)
	}
	if _, ok := solved.Puzzle.(engine.Gradable); !ok {
		return
	}
	for _, d := range dressings {
		if family == "routes" && d.name != "transcript" {
			continue // its programs print paths, not boards
		}
		output := d.wear(c, solved)
		if output == "" {
			continue
		}
		c.count("outputs: " + d.name)
		if r, err := s.grade(context.Background(), solved.Puzzle, []byte(output)); err != nil || !r.Right() {
			wrong("a right output is not called right: "+d.name, fmt.Sprintf("%v %s %v\n%s", err, r.Why, r.False, output))
		}
		if len(short.Result.Moves) > 0 {
			output := d.wear(c, short)
			if r, err := s.grade(context.Background(), solved.Puzzle, []byte(output)); err == nil && r.Right() {
				wrong("an output that stops before the goal is called right: "+d.name, output)
			}
		}
	}
}

// withoutEnd returns a solution without its last move.
func withoutEnd(s engine.Solution) engine.Solution {
	r := &s.Result
	last := len(r.Moves) - 1
	r.Cost -= r.Moves[last].Cost
	r.Moves, r.Positions = r.Moves[:last], r.Positions[:last+1]
	r.Estimates, r.Bound = nil, 0
	return s
}

// dressings are forms in which programs print a solution; "" if a form does not suit a family.
var dressings = []struct {
	name string
	wear func(*one, engine.Solution) string
}{
	{"transcript", func(_ *one, s engine.Solution) string { return transcript.Text(s) }},
	{"course", func(_ *one, s engine.Solution) string { return course(s, false) }},
	{"colours", func(_ *one, s engine.Solution) string { return course(s, true) }},
	{"boards", func(_ *one, s engine.Solution) string { return boards(s, "\n") }},
	{"headings", func(_ *one, s engine.Solution) string { return boards(s, "\nLangkah %d\n") }},
	{"English headings", func(_ *one, s engine.Solution) string { return boards(s, "\nStep %d:\n\n") }},
	{"rules between", func(_ *one, s engine.Solution) string { return boards(s, "--------\n") }},
	{"blanks", func(_ *one, s engine.Solution) string {
		if f := s.Puzzle.Family(); f != "rush" && f != "queens" && f != "ice" {
			return ""
		}
		return eachLine(boards(s, "\n"), func(line string) string { return strings.Join(strings.Split(line, ""), " ") })
	}},
	{"indented", func(_ *one, s engine.Solution) string {
		return eachLine(boards(s, "\n"), func(line string) string { return "    " + line })
	}},
	{"frames", func(_ *one, s engine.Solution) string {
		if f := s.Puzzle.Family(); f != "queens" && f != "ice" {
			return ""
		}
		return eachLine(boards(s, "\n"), func(line string) string { return "| " + strings.Join(strings.Split(line, ""), " | ") + " |" })
	}},
	{"line ends of Windows", func(_ *one, s engine.Solution) string {
		return "\ufeff" + strings.ReplaceAll(boards(s, "\n"), "\n", "\r\n")
	}},
	{"figures around", func(c *one, s engine.Solution) string {
		return fmt.Sprintf("Membaca masukan ...\n\n%s\nWaktu pencarian: %d ms\nBanyak kasus yang ditinjau: %d kasus\nApakah Anda ingin menyimpan solusi? (Ya/Tidak)\n", boards(s, "\n"), c.random.IntN(1000), c.random.IntN(1_000_000))
	}},
}

func course(s engine.Solution, colours bool) string {
	text, err := transcript.Course(s, colours)
	if err != nil {
		return "" // no such assignment
	}
	return text
}

// boards returns every board, each but the first after the format with its number.
func boards(s engine.Solution, between string) string {
	var b strings.Builder
	for i, at := range s.Result.Positions {
		if i > 0 && strings.Contains(between, "%d") {
			fmt.Fprintf(&b, between, i)
		} else if i > 0 {
			b.WriteString(between)
		}
		b.WriteString(at.Text())
	}
	return b.String()
}

func eachLine(text string, dressed func(string) string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if line != "" {
			lines[i] = dressed(line)
		}
	}
	return strings.Join(lines, "\n")
}
