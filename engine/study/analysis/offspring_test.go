package analysis_test

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/study/analysis"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/engine/study/trace"
	"langkah/engine/testkit/studytest"
)

// At each moment of a genetic algorithm its generation is listed, and the moves of the
// individual whose walk it is are written: they can be played from the start.
func TestAGenerationShowsItsSequences(t *testing.T) {
	p, err := sliding.Family(pdb.NewStore("", 0)).Parse(studytest.Eight)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.FindMethod(p, "genetic", "misplaced")
	if err == nil {
		m, err = m.With(engine.Values{"population": "5", "length": "7", "generations": "4"})
	}
	if err != nil {
		t.Fatal(err)
	}
	r := recording.Record(context.Background(), p, m, engine.Limits{}, 0, nil)
	player := replay.NewPlayer(r)
	for generation := 1; generation <= 4; generation++ {
		list := r.Trace.Offspring(generation)
		if len(list) != 5 {
			t.Fatalf("generation %d has %d individuals", generation, len(list))
		}
		for _, o := range list {
			player.Seek(o.Begin + 1)
			s := section(t, player, "This generation")
			words := s.Words.String()
			for _, want := range []string{"individual " + strconv.Itoa(o.Number) + ":", trace.WhyBred(o.Offspring).String(), "came to h = " + strconv.Itoa(int(o.Fitness))} {
				if !strings.Contains(words, want) {
					t.Errorf("it is not said %q: %s", want, words)
				}
			}
			checkSequence(t, p.Start(), words, o)
			row := s.Rows[o.Number-1]
			if row.Moment != o.End || o.Parents[1] > 0 && row.Cells[1] != strconv.Itoa(o.Parents[0])+" × "+strconv.Itoa(o.Parents[1]) {
				t.Errorf("the row of individual %+v is %v", o, row)
			}
		}
	}
}

func section(t *testing.T, p *replay.Player, title string) analysis.Section {
	t.Helper()
	list := analysis.Sections(p)
	i := slices.IndexFunc(list, func(s analysis.Section) bool { return s.Title.String() == title })
	if i < 0 {
		t.Fatalf("there is no section %q", title)
	}
	return list[i]
}

// checkSequence plays the moves that are written behind the last colon.
func checkSequence(t *testing.T, at engine.Position, words string, o trace.Offspring) {
	t.Helper()
	n := 0
	for _, word := range strings.Fields(words[strings.LastIndex(words, ":")+1:]) {
		if word == "|" {
			if n != o.Cut {
				t.Errorf("the crossover point is after %d moves: %+v", n, o)
			}
			continue
		}
		name := strings.Trim(word, "[]")
		if (name != word) != (o.Random[n] && o.Parents[0] > 0) {
			t.Errorf("move %d is written %s: %+v", n+1, word, o)
		}
		moves := at.Moves()
		i := slices.IndexFunc(moves, func(m engine.Move) bool { return m.Name == name })
		if i < 0 {
			t.Fatalf("%q is no move here: %s", name, words)
		}
		at, _ = at.Apply(moves[i])
		n++
	}
	if n != len(o.Moves) {
		t.Errorf("%d of %d moves are written: %s", n, len(o.Moves), words)
	}
}
