package engine_test

import (
	"context"
	"errors"
	"maps"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/solve/search"
)

func row(t *testing.T, text string) engine.Puzzle {
	t.Helper()
	p, err := nullpuzzle.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The next new board has the next seed, the first again after the last; all else stays.
func TestAnotherBoardHasTheNextSeed(t *testing.T) {
	const last = "2147483648"
	for _, tc := range []struct{ given, want engine.Values }{
		{nil, engine.Values{"seed": "2"}}, // the usual one is 1
		{engine.Values{"seed": ""}, engine.Values{"seed": "2"}},
		{engine.Values{"seed": "7", "lamps": "9"}, engine.Values{"seed": "8", "lamps": "9"}},
		{engine.Values{"seed": "0"}, engine.Values{"seed": "1"}},
		{engine.Values{"seed": "2147483647"}, engine.Values{"seed": last}},
		{engine.Values{"seed": last}, engine.Values{"seed": "0"}},
		{engine.Values{"seed": "99999999999"}, engine.Values{"seed": "0"}},
		{engine.Values{"seed": "seven"}, engine.Values{"seed": "0"}},
	} {
		before := maps.Clone(tc.given)
		if got := nullpuzzle.Family().Another(tc.given); !maps.Equal(got, tc.want) {
			t.Errorf("after %v comes %v, want %v", tc.given, got, tc.want)
		}
		if !maps.Equal(before, tc.given) {
			t.Errorf("the values given became %v", tc.given)
		}
	}
}

func TestANewBoardNeedsValuesThatFit(t *testing.T) {
	if p, err := nullpuzzle.Family().New(context.Background(), engine.Values{"lamps": "5"}); err != nil || len(strings.TrimSpace(p.Start().Text())) != 5 {
		t.Errorf("a row of 5 lamps: %v, %v", p, err)
	}
	for _, lamps := range []string{"0", "many"} {
		if p, err := nullpuzzle.Family().New(context.Background(), engine.Values{"lamps": lamps}); err == nil || p != nil {
			t.Errorf("a row of %s lamps is %v", lamps, p)
		}
	}
}

// drawing is a draft that is nothing but its text.
type drawing string

func (d drawing) Text() string                            { return string(d) }
func (d drawing) Scene() scene.Scene                      { return scene.Scene{} }
func (d drawing) Use(engine.Stroke) (engine.Draft, error) { return d, nil }

// A drawing is checked as its text is: whether it is a puzzle, and whether that can be solved.
func TestADrawingIsCheckedAsAText(t *testing.T) {
	for text, want := range map[string]string{
		"#.#\n":   "The row can be made dark.",
		"#....\n": "pressing the first lamp or not decides every other press",
	} {
		p, verdict, err := nullpuzzle.Family().Check(drawing(text))
		if err != nil || p.Start().Text() != text || !strings.HasPrefix(verdict.String(), want) {
			t.Errorf("%q: %v, %q, %v", text, p, verdict, err)
		}
	}
	if p, verdict, err := nullpuzzle.Family().Check(drawing("#x#\n")); err == nil || p != nil || !verdict.IsZero() {
		t.Errorf("a row with an x: %v, %q, %v", p, verdict, err)
	}
}

// The first method is the recommended one; no other is better after it where the family
// names none.
func TestTheFirstMethodIsTheRecommendedOne(t *testing.T) {
	p := menu{methods: []string{"astar/strong*", "bfs*"}}
	m, ok := engine.FirstMethod(p)
	if !ok || m.Name() != "astar/strong" {
		t.Errorf("%s, %t", m.Name(), ok)
	}
	if m, ok := engine.Instead(p, m); ok {
		t.Errorf("after it %s is to be tried", m.Name())
	}
	if m, ok := engine.FirstMethod(menu{}); ok {
		t.Errorf("of no methods %s is the first", m.Name())
	}
}

// A limit that was reached is an error that says what to do; an ending of another kind is none.
func TestOnlyALimitIsAnError(t *testing.T) {
	run := search.NewMeter(context.Background(), engine.Limits{Nodes: 5, Memory: 1 << 20}, nil)
	defer run.Close()
	for status, want := range map[engine.Status]string{
		engine.Solved: "", engine.NoSolution: "", engine.Failed: "",
		engine.Stopped:     "stopped",
		search.NodeLimit:   "the limit of 5 nodes was reached; raise it",
		search.MemoryLimit: "the memory limit of 1.0 MiB was reached; raise it",
	} {
		err := engine.LimitReached(status, run)
		if want == "" {
			if err != nil {
				t.Errorf("%s: %v", status, err)
			}
			continue
		}
		var reached *engine.LimitError
		if !errors.As(err, &reached) || reached.Status != status || err.Error() != want {
			t.Errorf("%s: %v, want %q", status, err, want)
		}
	}
}

// A field of a line without a value is not written, and the line that it is added to stays.
func TestALineHasItsFields(t *testing.T) {
	bare := engine.Line{Size: "4x1", Board: "#..#"}
	line := bare.With("c", "place").With("n", "").With("f", "2")
	if len(line.Fields) != 2 || line.Field("c") != "place" || line.Field("f") != "2" || line.Field("n") != "" || len(bare.Fields) != 0 {
		t.Errorf("%+v", line)
	}
}

// A method is called by its algorithm, and by its heuristic where it takes one.
func TestMethodsAreCalledByWhatTheyAre(t *testing.T) {
	plain := engine.Method{Algorithm: engine.Choice{Name: "bfs", Title: engine.Msg("Breadth-first")}}
	guided := engine.Method{Algorithm: engine.Choice{Name: "astar", Title: engine.Msg("A*")}, Heuristic: engine.Choice{Name: "far", Title: engine.Msg("Distance")}}
	if plain.Name() != "bfs" || plain.Title().String() != "Breadth-first" || guided.Name() != "astar/far" || guided.Title().String() != "A* with Distance" {
		t.Errorf("%s: %s; %s: %s", plain.Name(), plain.Title(), guided.Name(), guided.Title())
	}
	halves := guided
	halves.Unit = func(engine.Settings) int32 { return 2 }
	if plain.Figure(7).String() != "7" || halves.Figure(7).String() != "3.5" {
		t.Errorf("7 is written %s, and 7 halves %s", plain.Figure(7), halves.Figure(7))
	}
}

// What a method does not know cannot be set; what it knows can.
func TestAMethodTakesOnlyItsOptions(t *testing.T) {
	m, err := engine.FindMethod(row(t, "#.#\n"), "wastar", "thirds")
	if err != nil {
		t.Fatal(err)
	}
	set, err := m.With(engine.Values{"weight": "3"})
	if err != nil || set.Settings.Text("weight") != "3" {
		t.Errorf("the weight is %q: %v", set.Settings.Text("weight"), err)
	}
	for _, wrong := range []engine.Values{{"weight": "heavy"}, {"colour": "red"}} {
		if set, err := m.With(wrong); err == nil || set.Run != nil {
			t.Errorf("%v is set: %v", wrong, err)
		}
	}
}

// listing is a position that knows its moves by listing them all.
type listing struct{ engine.Position }

func TestMovesAreFoundByNameAndByPiece(t *testing.T) {
	at := listing{row(t, "#.#.#\n").Start()}
	for _, m := range at.Moves() {
		if got, ok := engine.NamedMove(at, m.Name); !ok || got.Piece != m.Piece {
			t.Errorf("%s is %+v, %t", m.Name, got, ok)
		}
		if of := engine.MovesOf(at, m.Piece); len(of) != 1 || of[0].Name != m.Name {
			t.Errorf("the piece of %s has the moves %v", m.Name, of)
		}
	}
	if m, ok := engine.NamedMove(at, "press 9"); ok || m.Name != "" {
		t.Errorf("a lamp that is not there: %+v", m)
	}
	if of := engine.MovesOf(at, "nobody"); of != nil {
		t.Errorf("no piece has the moves %v", of)
	}
}

// Tables are told apart from the rest of the memory where there are any.
func TestMemoryTellsOfTables(t *testing.T) {
	held := engine.Result{Counters: search.Counters{PeakBytes: 3 << 20}}
	if got := held.Memory().String(); got != "3.0 MiB" {
		t.Error(got)
	}
	held.Tables = 1 << 20
	if got := held.Memory().String(); got != "3.0 MiB, of which 1.0 MiB are tables" {
		t.Error(got)
	}
}

// A replay names the first move that the rules forbid, counted from 1.
func TestReplayNamesTheMoveThatIsForbidden(t *testing.T) {
	start := row(t, "#.#\n").Start()
	one, nine := engine.Move{Name: "press 1", Cost: 1}, engine.Move{Name: "press 9", Cost: 1}
	for _, tc := range []struct {
		moves     []engine.Move
		positions int
		want      string
	}{
		{nil, 1, ""}, {[]engine.Move{one}, 2, ""}, {[]engine.Move{one, one}, 3, ""},
		{[]engine.Move{nine}, 0, "move 1, press 9: "}, {[]engine.Move{one, nine, one}, 0, "move 2, press 9: "},
	} {
		positions, err := engine.Replay(start, tc.moves)
		if len(positions) != tc.positions || (err == nil) != (tc.want == "") || err != nil && !strings.HasPrefix(err.Error(), tc.want) {
			t.Errorf("%d moves: %d positions, %v", len(tc.moves), len(positions), err)
		}
	}
}

// A solution's positions are those that were verified; without one there is the start.
func TestASolutionHasItsPositions(t *testing.T) {
	p := row(t, "#.#\n")
	r := engine.Solve(context.Background(), p, p.Methods()[0], engine.Limits{}, nil)
	s := engine.Solution{Puzzle: p, Result: r}
	if positions, err := s.Positions(); err != nil || len(positions) != len(r.Moves)+1 || &positions[0] != &r.Positions[0] {
		t.Errorf("%d moves have %d positions, %v", len(r.Moves), len(positions), err)
	}
	s.Result = engine.Result{Status: engine.Stopped}
	if positions, err := s.Positions(); err != nil || len(positions) != 1 || positions[0] != p.Start() {
		t.Errorf("without a solution: %v, %v", positions, err)
	}
}
