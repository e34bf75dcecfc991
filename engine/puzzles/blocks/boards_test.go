package blocks

import (
	"context"
	"os"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/base/scene"
	"langkah/engine/solve/search"
)

// classic is a board of the classical collections with its least costs and its number of positions.
type classic struct {
	name     string
	rows     string // apart by blanks
	goal     string
	states   int
	mirrored int // positions up to mirror images; 0 where they were not counted
	best     [3]int
}

// classics are boards published by their makers and by many collections; the figures agree with all published counts known
// and were computed by three separate searches each.
func classics() []classic {
	const centre = "goal: A r4c2"
	return []classic{
		{"Klotski", "bAAc bAAc deef dghf i..j", centre, 25_955, 13_011, [3]int{81, 90, 116}},
		{"Pennant", "AAbb AAcc de.. fghh fgii", "goal: A r4c1", 1_398, 0, [3]int{59, 62, 83}},
		{"Nine Blocks", "bc.. bcdd efgg efAA hiAA", "goal: A r4c1", 391, 0, [3]int{64, 66, 88}},
		{"Quzzle", "AAbb AAcd ..cd effg ehhi", "goal: A r1c3", 888, 0, [3]int{84, 93, 115}},
		{"Century", "bAAc dAAe df.e gf.h iijj", centre, 81_340, 40_670, [3]int{99, 111, 131}},
		{"Century and a Half", "bAAc dAAe df.e gf.h iijj", "goal: iijj bf.c df.e dAAe gAAh", 81_340, 0, [3]int{149, 170, 206}},
		{"Super Century", "bcde bfAA gfAA ghhi .jj.", centre, 81_340, 40_670, [3]int{137, 149, 178}},
		{"Supercompo", ".AA. bAAc deef dggf hiij", centre, 81_462, 40_814, [3]int{123, 132, 158}},
		{"Trail", "bAAc bAAc dffe ghhi .jj.", centre, 81_462, 40_814, [3]int{102, 111, 138}},
		{"Ambush", "bAAc dAAe dffe ghhi .jj.", centre, 81_462, 40_814, [3]int{120, 130, 158}},
		{"Thin Klotski", "b.AA bccd .cce ffgh ffij", "goal: A r5c2", 14_224, 7_112, [3]int{66, 77, 101}},
		{"Fat Klotski", ".AAb cAAd effd gff. hijj", centre, 14_224, 0, [3]int{85, 97, 123}},
		{"Only 18 Steps", "bAAc dAAe fghi jklm n..o", centre, 1_440, 736, [3]int{18, 23, 27}},
		{"Daisy", "bAAc bAAc defg hijk l..m", centre, 37_740, 18_936, [3]int{28, 34, 46}},
		{"Poppy", "bAAc bAAc deef ghij k..l", centre, 143_462, 71_858, [3]int{40, 49, 56}},
		{"Snowdrop", "bAAc bAAc deef dghi j..k", centre, 136_040, 68_020, [3]int{46, 52, 64}},
		{"Simplicity", "..Y. BBYY .AR. .ARR", "goal: R r1c1", 161, 0, [3]int{18, 23, 31}},
		{"Ma's", "aaabb ccddb effgg eehhh ..i..", "goal: ...bb ...eb ...ee", 110_804, 0, [3]int{23, 26, 36}},
		{"Motor-Car", "123 #.# ..# #.# 456", "goal: 456 #.# ..# #.# 123|equal: 123|equal: 456", 4_200, 0, [3]int{17, 31, 62}},
		{"Moving Day", "11..AA 11..AA 2233BB 2233BB", "goal: A r3c5|goal: B r1c5", 300, 0, [3]int{17, 17, 34}},
		{"Hughes", "A.1 A.2 633 554", "goal: A r3c3", 1_138, 0, [3]int{21, 24, 31}},
	}
}

// text returns the board in the family's own form.
func (c classic) text() string {
	text := "blocks\n" + strings.ReplaceAll(c.rows, " ", "\n") + "\n"
	for _, line := range strings.Split(c.goal, "|") {
		if grid, drawn := strings.CutPrefix(line, "goal: "); drawn && len(strings.Fields(grid)) > 2 {
			line = "goal:\n" + strings.ReplaceAll(grid, " ", "\n")
		}
		text += line + "\n"
	}
	return text
}

func mustParse(t testing.TB, text string) *Puzzle {
	t.Helper()
	z, err := parse(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return z
}

// solve solves by the method of a name and returns the cost.
func solve(t testing.TB, z *Puzzle, method, heuristic string) engine.Result {
	t.Helper()
	m, err := engine.FindMethod(z, method, heuristic)
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Solve(context.Background(), z, m, engine.Limits{}, nil)
	if r.Fault {
		t.Fatalf("%s: %s\n%s", m.Name(), r.Reason, z)
	}
	return r
}

func TestClassicalBoards(t *testing.T) {
	for _, c := range classics() {
		z := mustParse(t, c.text())
		for i, cost := range costs() {
			r := solve(t, z.at(cost), fastBFS, "")
			if r.Status != engine.Solved || r.Cost != c.best[i] || r.Optimality != engine.Proven {
				t.Errorf("%s, %s: %s in %d, want %d", c.name, cost, r.Status, r.Cost, c.best[i])
			}
		}
		s, status := z.spaceWithin(context.Background(), engine.Limits{}, nil)
		if s == nil {
			t.Errorf("%s: %v", c.name, status)
			continue
		}
		if s.states() != c.states {
			t.Errorf("%s: %d positions, want %d", c.name, s.states(), c.states)
		}
		if d, ok := s.distance(s.code(z.first())); !ok || d != c.best[0] {
			t.Errorf("%s: distance %d, want %d", c.name, d, c.best[0])
		}
		if mirrored := upToMirror(s); c.mirrored != 0 && mirrored != c.mirrored {
			t.Errorf("%s: %d positions up to mirror images, want %d", c.name, mirrored, c.mirrored)
		}
	}
}

// upToMirror counts the positions of a space, those once whose mirror image is in it as well.
func upToMirror(s *space) int {
	b := s.puzzle.board
	alone := 0
	s.known.each(func(code uint64) bool {
		p := s.position(code)
		at := slices.Clone(p.at)
		for i, place := range p.at {
			k := b.kind(i)
			corner := k.corners[place]
			mirror, ok := k.place(cell{corner.row, b.cols - corner.col - k.shape.width})
			if !ok {
				alone += 2
				return true
			}
			at[i] = mirror
		}
		b.sort(at)
		if other := s.walk.encode(at); other == code {
			alone += 2
		} else if _, there := s.known.layer(other); !there {
			alone += 2
		} else {
			alone++
		}
		return true
	})
	return alone / 2
}

// Klotski turned upside down, every piece at its place of the mirror image, cannot be reached.
func TestKlotskiUpsideDown(t *testing.T) {
	z := mustParse(t, "blocks\nbAAc\nbAAc\ndeef\ndghf\ni..j\ngoal:\ni..j\ndghf\ndeef\nbAAc\nbAAc\n")
	r := solve(t, z, fastBFS, "")
	if r.Status != search.NoSolution || r.Expanded != 25_955 {
		t.Errorf("%s after %d positions", r.Status, r.Expanded)
	}
}

// level is a level with a door, in which the piece has to reach a place outside. The boards are those of GNOME Klotski, the
// large ones only with LANGKAH_LARGE_BLOCKS=1.
type level struct {
	name  string
	large bool
	best  [3]int
	steps int // positions at most as many steps from the start as the nearest solved one
	text  string
}

func levelsWithDoors() []level {
	return []level{
		{"Agatka", false, [3]int{30, 35, 48}, 7_155, "..     \n.      \n#####--\n#**aab-\n#*ccde#\n#fgh  #\n#######\n"},
		{"Success", false, [3]int{25, 29, 42}, 159_614, "#######  \n#**bbc#  \n#defgh#  \n#ijkgh-  \n#llk  #  \n#######..\n"},
		{"Bone", false, [3]int{14, 22, 34}, 8_171, "######\n#abc*#\n# dd*#\n# ee*#\n# fgh#\n##-###\n     .\n     .\n     .\n"},
		{"Fortune", true, [3]int{24, 33, 45}, 295_609, "     ..\n     . \n####-. \n#ab  - \n#ccd # \n#ccd # \n#**ee# \n#*fgh# \n#*iih# \n###### \n"},
		{"Fool", false, [3]int{29, 35, 48}, 278_234, "  ########\n  -aabc  #\n  #aabdef#\n  #ijggef#\n  #klhh**#\n..########\n"},
		{"Solomon", true, [3]int{29, 38, 51}, 6_045_229, " .     \n..     \n#--####\n#  aab#\n# cdfb#\n#hcefg#\n#hijk*#\n#hll**#\n#######\n"},
		{"Cleopatra", false, [3]int{31, 37, 45}, 3_438, "######\n#abcd#\n#**ee#\n#f*g #\n#fh i-\n####--\n    ..\n     .\n"},
		{"Rome", true, [3]int{38, 44, 60}, 1_693_347, "########\n#abcc**#\n#ddeef*#\n#ddghfi#\n#   jki#\n#--#####\n ..     \n  .     \n"},
		{"Pennant", false, [3]int{59, 63, 89}, 1_807, "######\n#**aa#\n#**bb#\n#de  #\n#fghh#\n#fgii#\n#--###\n    ..\n    ..\n"},
		{"Polonaise", true, [3]int{23, 29, 47}, 704_585, "#######\n#aab**#\n#aabc*#\n#defgg#\n#..fhh#\n# .ihh#\n#######\n"},
		{"Baltic Sea", false, [3]int{42, 48, 57}, 115_638, "######\n#.abc#\n#.dec#\n#fggc#\n#fhhi#\n#fjk*#\n#flk*#\n######\n"},
		{"Traffic Jam", true, [3]int{132, 148, 185}, 426_328, "########  \n#** ffi#  \n#** fgh#  \n#aacehh#  \n#bbdjlm-  \n#bddklm-..\n########..\n"},
	}
}

func TestLevelsWithDoors(t *testing.T) {
	for _, l := range levelsWithDoors() {
		if l.large && os.Getenv("LANGKAH_LARGE_BLOCKS") == "" {
			t.Logf("%s only with LANGKAH_LARGE_BLOCKS=1", l.name)
			continue
		}
		z := mustParse(t, l.text)
		method := fastBFS
		if z.board.coding() == nil {
			method = "ucs" // it does not fit a word
		}
		for i, cost := range costs() {
			r := solve(t, z.at(cost), method, "")
			if r.Status != engine.Solved || r.Cost != l.best[i] {
				t.Errorf("%s, %s: %s in %d, want %d", l.name, cost, r.Status, r.Cost, l.best[i])
			}
			if testing.Verbose() {
				t.Logf("%s, %s: %d expanded, %d bytes, %v", l.name, cost, r.Expanded, r.PeakBytes, r.Elapsed)
			}
		}
		var n int
		if c := z.board.coding(); c != nil {
			n = countToGoal(newPackedSpace(z.at(steps), c))
		} else {
			n = countToGoal(newWideSpace(z.at(steps)))
		}
		if n != l.steps {
			t.Errorf("%s: %d positions up to the nearest solved one, want %d", l.name, n, l.steps)
		}
	}
}

// countToGoal counts the positions that are at most as far from the start as the nearest solved one.
func countToGoal[S comparable](sp *searchSpace[S]) int {
	start := sp.save(sp.puzzle.first().canonical().at)
	seen := map[S]struct{}{start: {}}
	found := false
	for layer := []S{start}; len(layer) > 0 && !found; {
		var next []S
		for _, s := range layer {
			sp.near(s, func(piece int, to uint8, after S) {
				if _, there := seen[after]; there {
					return
				}
				seen[after] = struct{}{}
				next = append(next, after)
				from := sp.at[piece]
				sp.at[piece] = to
				found = found || sp.puzzle.board.solved(sp.at)
				sp.at[piece] = from
			})
		}
		layer = next
	}
	return len(seen)
}

// A generated board is solved at a cost in the range of its level; where the hardest start of its pieces is in that range,
// no start of the same pieces costs more.
func TestGeneratedBoardsAreOfTheirLevel(t *testing.T) {
	for _, g := range grades()[:2] {
		for _, pieces := range []string{rectangles, anyForm} {
			chosen, err := option.Of(nil, generateOptions()...).With(engine.Values{"rows": "4", "difficulty": g.Name, "pieces": pieces, "seed": "7"})
			if err != nil {
				t.Fatal(err)
			}
			p, err := generate(context.Background(), chosen, engine.Limits{})
			if err != nil {
				t.Fatalf("%s, %s: %v", g.Name, pieces, err)
			}
			z := p.(*Puzzle)
			s, _ := z.spaceWithin(context.Background(), engine.Limits{}, nil)
			cost, _ := s.distance(s.code(z.first()))
			if hardest := len(s.counts) - 1; cost < g.From || cost > g.To || hardest <= g.To && cost != hardest {
				t.Errorf("%s, %s: cost %d, the hardest start %d", g.Name, pieces, cost, hardest)
			}
		}
	}
}

// Klotski with its four upright dominoes and four single cells: 4! x 4! arrangements of letters are one position.
func TestInterchangeablePiecesAreATask(t *testing.T) {
	tasks := mustParse(t, classics()[0].text()).Tasks()
	if len(tasks) != 1 || !strings.HasPrefix(tasks[0].Answer.String(), "576,") || tasks[0].Table.Rows[1][2] != "24" {
		t.Errorf("%+v", tasks)
	}
	if tasks := mustParse(t, "blocks\nAbb.\ngoal: A r1c1\n").Tasks(); tasks != nil {
		t.Errorf("%+v", tasks)
	}
}

// The goal is drawn with the pieces that have a place in it alone; of an exit with the piece in the gap.
func TestTheGoalIsDrawn(t *testing.T) {
	for text, want := range map[string]string{
		"blocks\nAb.\nAb.\ngoal: A r1c3\n":              "..A\n..A\n",
		"blocks\nAb.\nAb.\ngoal:\nbA.\nbA.\n":           "bA.\nbA.\n",
		"blocks\n#####\n#Ab.-\n#####\nexit: A\n":        "#####\n#...A\n#####\n",
		"blocks\n12#\n..#\n...\ngoal:\n..#\n..#\n.21\n": "..#\n..#\n.21\n",
	} {
		if goal, _ := mustParse(t, text).Goal(); goal.Text() != want || !goal.Solved() {
			t.Errorf("%s: the goal is\n%s", text, goal.Text())
		}
	}
}

// Doors beside each other are one gap of the frame, as wide as they are.
func TestAnExitIsOneGap(t *testing.T) {
	for text, want := range map[string][2]float64{
		"blocks\n####\n#A.#\n#AA#\n#--#\nexit: A\n":       {2, 1},
		"blocks\n####\n#A.-\n#A.-\n####\nexit: A\n":       {1, 2},
		"blocks\n#-##\n#.A#\n#..#\n####\nexit: A\n":       {1, 1},
		"blocks\n#---#\n#AAA#\n#####\nexit: A\n":          {3, 1},
		"blocks\n####\n-.A#\n-.A#\n-.A#\n####\nexit: A\n": {1, 3},
	} {
		var gates []scene.Item
		for _, it := range mustParse(t, text).first().Scene().Items {
			if it.Kind == scene.Gate {
				gates = append(gates, it)
			}
		}
		if len(gates) != 1 || gates[0].W != want[0] || gates[0].H != want[1] {
			t.Errorf("%s: gates %+v, want one of %v", text, gates, want)
		}
	}
}

// A hint plays on until a piece of the goal is nearer to its place, and a move in brief has no comma: those stand between moves.
func TestHintsStopWhenAPieceIsNearer(t *testing.T) {
	z := mustParse(t, "blocks\nA..\n#..\ngoal: A r2c3\n")
	start := z.first()
	for brief, want := range map[string]string{
		"A right 1":        "A is nearer to its goal",
		"A right 2 down 1": "A is at its goal",
	} {
		i := slices.IndexFunc(start.Moves(), func(m engine.Move) bool { return m.InBrief().String() == brief })
		if i < 0 {
			t.Errorf("no move %q", brief)
			continue
		}
		after, err := start.Apply(start.Moves()[i])
		if err != nil {
			t.Fatal(err)
		}
		if got := z.Achieved(start, after).String(); got != want {
			t.Errorf("%s: %q, want %q", brief, got, want)
		}
		if got := z.Achieved(after, start); !got.IsZero() {
			t.Errorf("back from %s: %q", brief, got)
		}
	}
}
