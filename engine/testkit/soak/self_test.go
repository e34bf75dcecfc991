package soak

import (
	"bytes"
	"context"
	"image"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/course/grade"
	"langkah/engine/course/worksheet"
	"langkah/engine/solve/search"
	"langkah/engine/study/diff"
	"langkah/engine/study/quiz"
	"langkah/engine/study/recording"
)

// broken lists faults, one in a part of the program each, with the check that has to detect
// it within so many cases on boards of the family, "" for any.
var broken = []struct {
	name, family string
	check        func(*one, *setting)
	within       uint64
	put          func(*tested)
}{
	{"a verifier that skips the goal", "", board, 20, func(s *tested) {
		s.verify = func(start engine.Position, moves []engine.Move, cost int) ([]engine.Position, error) {
			return engine.Replay(start, moves)
		}
	}},
	{"a solver that believes its methods", "", board, 20, func(s *tested) {
		s.solve = func(ctx context.Context, p engine.Puzzle, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
			r := m.Run(ctx, m, limits, probe)
			r.Positions, _ = engine.Replay(p.Start(), r.Moves)
			r.Verified = r.Status == engine.Solved
			return r
		}
	}},
	{"a method of Queens that prunes too much above 6 a line", "queens", board, 60, replaced("backtrack", func(p engine.Puzzle, r *engine.Result) {
		if len(r.Moves) > 6 && strings.HasSuffix(r.Moves[0].Name, "c1") {
			*r = engine.Result{Status: engine.NoSolution}
		}
	})},
	{"a heuristic that is said to be admissible", "sliding", board, 60, func(s *tested) {
		s.methods = func(p engine.Puzzle) []engine.Method { return append(p.Methods()[:6:6], tooHigh(p)...) }
	}},
	{"a cost that is called the least", "ice", board, 60, replaced("greedy", func(_ engine.Puzzle, r *engine.Result) { r.Optimality = engine.Proven })},
	{"a bound above the cost", "rush", board, 60, replaced("bfs", func(_ engine.Puzzle, r *engine.Result) { r.Bound = int64(r.Cost) + 1 })},
	{"a count that is one too low", "packing", board, 60, func(s *tested) {
		count := s.count
		s.count = func(ctx context.Context, p engine.Enumerable, cores int, limits engine.Limits) engine.Count {
			c := count(ctx, p, cores, limits)
			if n, _ := strconv.Atoi(c.Figures[0].Value); n > 1 {
				c.Figures[0].Value = strconv.Itoa(n - 1)
			}
			return c
		}
	}},
	{"a verdict by the wrong parity", "sliding", board, 60, func(s *tested) {
		s.verdict = func(p engine.Puzzle) (engine.Fact, bool) {
			f, ok := engine.Verdict(p)
			if ok && strings.Count(p.Start().Text(), "\n") == 2 {
				f.Kind = engine.Solvable + engine.Unsolvable - f.Kind
			}
			return f, ok
		}
	}},
	{"transcripts that need not end at the goal", "", outputs, 30, func(s *tested) {
		s.transcript = func(engine.Puzzle, string) error { return nil }
	}},
	{"a grader that skips the goal", "", outputs, 30, func(s *tested) {
		judged := s.grade
		s.grade = func(ctx context.Context, p engine.Puzzle, output []byte) (grade.Report, error) {
			r, err := judged(ctx, p, output)
			r.Solved, r.False = r.Readable, nil
			return r, err
		}
	}},
	{"a grader that cannot read colours", "", outputs, 30, func(s *tested) {
		judged := s.grade
		s.grade = func(ctx context.Context, p engine.Puzzle, output []byte) (grade.Report, error) {
			return judged(ctx, p, bytes.ReplaceAll(output, []byte("\x1b"), []byte("?")))
		}
	}},
	{"a question whose answer is the next event, not the next node", "", studied, 60, func(s *tested) {
		questions := s.questions
		s.questions = func(r recording.Recording) []quiz.Question {
			list := questions(r)
			for i, q := range list {
				if next := q.Event + 1; q.Concept == quiz.GoalTest && next < r.Trace.Len() && r.Trace.Event(next).Node != r.Trace.Event(q.Event).Node {
					list[i].Right = 0
				}
			}
			return list
		}
	}},
	{"two searches of which one is cut short", "", studied, 30, func(s *tested) {
		s.numbers = func(t diff.Pair, moments [2]int) diff.Numbers {
			moments[0] = min(moments[0], 20)
			return t.Numbers(moments)
		}
	}},
	{"a key that ends too early", "", sheet, 30, func(s *tested) {
		makes := s.sheet
		s.sheet = func(ctx context.Context, p engine.Puzzle) (worksheet.Sheet, error) {
			made, err := makes(ctx, p)
			if err == nil && len(made.Tasks[0].Answer) > 1 {
				last := &made.Tasks[0].Answer[len(made.Tasks[0].Answer)-1]
				*last = (*last)[:max(0, strings.LastIndex(*last, ", "))]
			}
			return made, err
		}
	}},
	{"a picture that loses its outer ring", "", pictured, 30, func(s *tested) {
		read := s.picture
		s.picture = func(img image.Image) (string, error) {
			text, err := read(img)
			_, inner, _ := strings.Cut(text, "\n")
			return inner, err
		}
	}},
}

// replaced changes the results of an algorithm.
func replaced(algorithm string, change func(engine.Puzzle, *engine.Result)) func(*tested) {
	return func(s *tested) {
		s.methods = func(p engine.Puzzle) []engine.Method {
			methods := p.Methods()
			for i, m := range methods {
				if m.Algorithm.Name != algorithm {
					continue
				}
				run := m.Run
				methods[i].Run = func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
					r := run(ctx, m, limits, probe)
					if r.Status == engine.Solved {
						change(p, &r)
					}
					return r
				}
			}
			return methods
		}
	}
}

// tooHigh returns searches with a heuristic that counts four for three misplaced tiles and
// claims to be admissible.
func tooHigh(p engine.Puzzle) []engine.Method {
	aimed, ok := p.(engine.Aimed)
	if !ok {
		return nil
	}
	goal, _ := aimed.Goal()
	marks := func(at engine.Position) []string {
		return strings.FieldsFunc(at.Text(), func(r rune) bool { return strings.ContainsRune("[] \n", r) })
	}
	want := marks(goal)
	states := []engine.Position{p.Start()}
	known := map[string]int{p.Start().Text(): 0}
	problem := search.Problem[int]{
		Goal: func(s int) bool { return states[s].Solved() },
		Estimate: func(s int) int32 {
			wrong := 0
			for i, mark := range marks(states[s]) {
				if mark != want[i] && mark != "-" {
					wrong++
				}
			}
			return int32(wrong * 4 / 3)
		},
	}
	problem.Expand = func(s int, _ int32, out []search.Successor[int]) []search.Successor[int] {
		for i, m := range states[s].Moves() {
			next, _ := states[s].Apply(m)
			to, seen := known[next.Text()]
			if !seen {
				to = len(states)
				known[next.Text()], states = to, append(states, next)
			}
			out = append(out, search.Successor[int]{State: to, Move: int32(i), Cost: int32(m.Cost), H: problem.Estimate(to)})
		}
		return out
	}
	list := []engine.Heuristic{
		{Choice: engine.Choice{Name: "none", Title: engine.Msg("none")}},
		{Choice: engine.Choice{Name: "more", Title: engine.Msg("more")}, Properties: search.Properties{Admissible: true}},
	}
	return engine.SearchMethods(list, search.Needs{}, func(ctx context.Context, m engine.Method, limits engine.Limits, probe *search.Probe) engine.Result {
		return engine.RunSearch(ctx, m, problem, func(from int, to search.Successor[int]) engine.Move { return states[from].Moves()[to.Move] },
			func(s int) engine.Position { return states[s] }, limits, probe)
	})
}

// of draws puzzles of one family.
func of(family string) func(*rand.Rand) (engine.Puzzle, error) {
	return func(r *rand.Rand) (engine.Puzzle, error) {
		for {
			if p, err := draw(r); family == "" || err == nil && p.Family() == family {
				return p, err
			}
		}
	}
}

// Every injected fault is detected within few cases, and none is reported without one.
func TestBrokenPartsAreFound(t *testing.T) {
	for _, b := range broken {
		t.Run(b.name, func(t *testing.T) {
			s := &setting{tested: program()}
			s.draw = of(b.family)
			b.put(&s.tested)
			r := newReport()
			for number := uint64(1); number <= b.within; number++ {
				if run(number, r, s, b.check); r.failed() {
					t.Logf("found by case %d: %s", number, r.kinds())
					return
				}
			}
			t.Errorf("not found by %d cases", b.within)
		})
	}
}

func TestWhatIsNotBrokenPasses(t *testing.T) {
	const few = 12
	s, r := &setting{tested: program()}, newReport()
	for _, k := range kinds {
		for number := uint64(1); number <= few && k.bare; number++ {
			run(number, r, s, k.run)
		}
	}
	for what, f := range r.failures {
		t.Errorf("%s\n%s", what, f.detail)
	}
}
