package session

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"langkah/engine/puzzles/nullpuzzle"
)

// Saving and loading preserve the tree, the current node and the counts.
func TestASessionIsReadAsItWasWritten(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := New()
		p, err := nullpuzzle.Parse(rapid.StringMatching(`[#.]{3,9}`).Draw(r, "row"))
		if err != nil {
			r.Fatal(err)
		}
		s.Open(rapid.String().Draw(r, "name"), p)
		for range rapid.IntRange(0, 30).Draw(r, "steps") {
			switch rapid.IntRange(0, 9).Draw(r, "do") {
			case 0:
				s.Undo()
			case 1:
				s.Redo()
			case 2:
				s.Go(Node(rapid.IntRange(0, len(s.tree.nodes)).Draw(r, "node")))
			case 3:
				s.NextBranch()
			case 4:
				s.Mark(rapid.StringMatching(`[a-c]?`).Draw(r, "mark"))
			case 5:
				if p, err := s.Here(); err == nil {
					s.TakeFrom(s.Node(), solved(p))
				}
			case 6:
				s.Back()
			case 7:
				if err := s.Play(press("1"), press("2"), press("1")); err != nil {
					r.Fatal(err)
				}
			default:
				if err := s.Play(press(rapid.StringMatching(`[1-3]`).Draw(r, "lamp"))); err != nil {
					r.Fatal(err)
				}
			}
		}
		s.clock.spent = time.Duration(rapid.IntRange(0, 1e6).Draw(r, "spent")) * time.Millisecond
		s.Pause()
		text, err := s.Encode()
		if err != nil {
			r.Fatal(err)
		}
		again := New()
		if err := again.Decode(text, nullpuzzle.Parse); err != nil {
			r.Fatalf("%v\n%s", err, text)
		}
		other, err := again.Encode()
		if err != nil || !bytes.Equal(text, other) {
			r.Fatalf("%v\n%s became\n%s", err, text, other)
		}
		if pressed(s) != pressed(again) || shown(s) != shown(again) || s.Counts().Total != again.Counts().Total {
			r.Fatalf("%s at %s became %s at %s", pressed(s), shown(s), pressed(again), shown(again))
		}
		for i, m := range s.Moves() {
			if again.Moves()[i].Words.String() != m.Words.String() && m.Words.Format != "" {
				r.Fatalf("%q lost its words", m.Name)
			}
		}
	})
}

func TestWhatCannotBeTakenUp(t *testing.T) {
	s := played(t, "#.#", "1", "2")
	good, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		old, new string
		want     error
	}{
		"another version":        {`"langkah_session":1`, `"langkah_session":2`, ErrVersion},
		"no version":             {`"langkah_session":1`, `"langkah":1`, ErrBroken},
		"cut":                    {`"played":2}`, ``, ErrBroken},
		"a forbidden move":       {`press 2`, `press 9`, ErrBroken},
		"a wrong cost":           {`"cost":1`, `"cost":7`, ErrBroken},
		"a parent that comes":    {`"parent":0`, `"parent":2`, ErrBroken},
		"a parent below":         {`"parent":0`, `"parent":-2`, ErrBroken},
		"shown is not there":     {`"shown":2`, `"shown":9`, ErrBroken},
		"shown is off the line":  {`"end":2`, `"end":1`, ErrBroken},
		"a solution not there":   {`"found":[0,0]`, `"found":[0,5]`, ErrBroken},
		"a negative time":        {`"spent_ms":0`, `"spent_ms":-1`, ErrBroken},
		"a puzzle that is wrong": {`#.#`, `#x#`, nil},
	} {
		// The clock may have gone on since the first move.
		text := strings.Replace(string(bytes.ReplaceAll(good, []byte(`"spent_ms":1`), []byte(`"spent_ms":0`))), c.old, c.new, 1)
		other := New()
		other.Open("kept", lamps(t, "##"))
		err := other.Decode([]byte(text), nullpuzzle.Parse)
		switch {
		case err == nil, c.want != nil && !errors.Is(err, c.want):
			t.Errorf("%s: %v, want %v", name, err, c.want)
		case other.Name() != "kept" || shown(other) != "##":
			t.Errorf("%s: what was open is lost", name)
		}
	}
}

func FuzzDecode(f *testing.F) {
	s := New()
	p, err := nullpuzzle.Parse("#.#")
	if err != nil {
		f.Fatal(err)
	}
	s.Open("row", p)
	for _, m := range []string{"1", "2"} {
		if err := s.Play(press(m)); err != nil {
			f.Fatal(err)
		}
	}
	s.Undo()
	text, err := s.Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(`{"langkah_session":1,"puzzle":"#","nodes":[{"move":"press 1","cost":1}],"end":0}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		s := New()
		if s.Decode(text, nullpuzzle.Parse) != nil {
			return
		}
		again, err := s.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if err := New().Decode(again, nullpuzzle.Parse); err != nil {
			t.Fatalf("%v: %s", err, again)
		}
	})
}
