package statemap_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/puzzles/ice"
	"langkah/engine/puzzles/packing"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/study/statemap"
)

// boards are small puzzles of every family, with different costs.
func boards(t *testing.T) map[string]engine.Puzzle {
	t.Helper()
	tiles := sliding.Family(pdb.NewStore("", 0)).Parse
	list := map[string]engine.Puzzle{}
	for name, c := range map[string]struct {
		text  string
		parse func(string) (engine.Puzzle, error)
	}{
		"five tiles":         {"4 1 2\n5 - 3\n", tiles},
		"dear tiles":         {"4 1 2\n5 - 3\ncost: tile\n", tiles},
		"tiles, no solution": {"2 1 3\n4 5 -\n", tiles},
		"one car":            {"3 3\n0\n...\nPP.K\n...\n", rush.Family().Parse},
		"three cars":         {"4 4\n2\nA..B\nA..B\nPP..K\n....\n", rush.Family().Parse},
		"steps":              {"4 4\n2\nA..B\nA..B\nPP..K\n....\ncost: steps\n", rush.Family().Parse},
		"shut in":            {"4 4\n1\n...A\n...A\nPP.AK\n...A\n", rush.Family().Parse},
		"two pieces":         {"2 3 2\nDEFAULT\nAA\nA\nBB\n B\n", packing.Family().Parse},
	} {
		p, err := c.parse(c.text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		list[name] = p
	}
	random := rand.New(rand.NewPCG(3, 14))
	for range 40 {
		text := randomIce(random)
		p, err := ice.Family().Parse(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		list[text] = p
	}
	for range 10 {
		if p, err := rush.Family().Parse(randomCars(random)); err == nil {
			list[p.String()] = p
		}
	}
	return list
}

// randomIce is a board of 5 x 5 with many cells that cost nothing, on which the actor
// may begin on a number.
func randomIce(random *rand.Rand) string {
	grid, costs := make([]byte, 49), ""
	for i := range grid {
		grid[i] = '*'
		if i < 7 || i >= 42 || i%7 == 0 || i%7 == 6 || random.IntN(5) == 0 {
			grid[i] = 'X'
		}
	}
	free := random.Perm(25)
	at := func(k int) int { return free[k]/5*7 + 8 + free[k]%5 }
	grid[at(0)], grid[at(1)] = 'O', '0'
	if grid[at(2)] = '*'; random.IntN(2) == 0 {
		grid[at(2)] = '1'
	}
	text := "7 7\n"
	for row := range slices.Chunk(grid, 7) {
		text += string(row) + "\n"
		for range row {
			costs += string(rune('0'+random.IntN(5)/4)) + " "
		}
		costs += "\n"
	}
	crossed := random.IntN(2)
	return text + costs + fmt.Sprintf("from: r%dc%d %d\n", at(2)/7+1, at(2)%7+1, crossed)
}

// randomCars is a grid of 4 x 4 with some cars that may overlap no other.
func randomCars(random *rand.Rand) string {
	grid := [][]byte{[]byte("...."), []byte("PP.."), []byte("...."), []byte("....")}
	cars := 0
	for range 8 {
		r, c := random.IntN(4), random.IntN(4)
		r2, c2 := r+random.IntN(2), c
		if r2 == r {
			c2++
		}
		if r2 > 3 || c2 > 3 || grid[r][c] != '.' || grid[r2][c2] != '.' || r == 1 && r2 == 1 {
			continue
		}
		grid[r][c], grid[r2][c2] = byte('A'+cars), byte('A'+cars)
		cars++
	}
	text := "4 4\n" + string(rune('0'+cars)) + "\n"
	for i, row := range grid {
		text += string(row)
		if i == 1 {
			text += "K"
		}
		text += "\n"
	}
	return text
}

// plain is a space as a plain search by the rules finds it.
type plain struct {
	texts []string // by which positions are told apart
	goal  map[string]bool
	moves map[string]map[string]int // cost
}

// identity tells positions apart by the text of the puzzle from there, which is the
// whole position.
func identity(p engine.Puzzle, at engine.Position) string {
	from, err := p.From(at)
	if err != nil {
		return err.Error()
	}
	return from.String()
}

func explore(p engine.Puzzle) plain {
	s := plain{goal: map[string]bool{}, moves: map[string]map[string]int{}}
	waiting := []engine.Position{p.Start()}
	s.texts = []string{identity(p, p.Start())}
	for len(waiting) > 0 {
		at := waiting[0]
		waiting = waiting[1:]
		text := identity(p, at)
		s.goal[text] = at.Solved()
		s.moves[text] = map[string]int{}
		for _, m := range at.Moves() {
			next, _ := at.Apply(m)
			to := identity(p, next)
			if cost, known := s.moves[text][to]; !known || m.Cost < cost {
				s.moves[text][to] = m.Cost
			}
			if !slices.Contains(s.texts, to) {
				s.texts = append(s.texts, to)
				waiting = append(waiting, next)
			}
		}
	}
	return s
}

// distances are those to the nearest goal, by trying all moves until nothing changes.
func (s plain) distances() map[string]int {
	d := map[string]int{}
	for text, goal := range s.goal {
		if goal {
			d[text] = 0
		}
	}
	for changed := true; changed; {
		changed = false
		for from, moves := range s.moves {
			for to, cost := range moves {
				if rest, known := d[to]; known {
					if now, reached := d[from]; !reached || rest+cost < now {
						d[from], changed = rest+cost, true
					}
				}
			}
		}
	}
	return d
}

// paths counts the cheapest ways from a position by going all of them; -1 where one
// comes back to where it was.
func (s plain) paths(d map[string]int, from string, gone ...string) int64 {
	if s.goal[from] {
		return 1
	}
	if slices.Contains(gone, from) {
		return -1
	}
	n := int64(0)
	for to, cost := range s.moves[from] {
		if rest, known := d[to]; known && rest+cost == d[from] {
			more := s.paths(d, to, append(gone, from)...)
			if more < 0 {
				return -1
			}
			n += more
		}
	}
	return n
}

// reached is how many positions hang together with the start without a pair of
// neighbours, or without a position.
func (s plain) reached(without [2]string, node string) int {
	near := map[string][]string{}
	for from, moves := range s.moves {
		for to := range moves {
			near[from], near[to] = append(near[from], to), append(near[to], from)
		}
	}
	seen := map[string]bool{}
	first := s.texts[0]
	if first == node {
		first = s.texts[1]
	}
	waiting := []string{first}
	for len(waiting) > 0 {
		at := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		if seen[at] || at == node {
			continue
		}
		seen[at] = true
		for _, to := range near[at] {
			if [2]string{at, to} != without && [2]string{to, at} != without {
				waiting = append(waiting, to)
			}
		}
	}
	return len(seen)
}

func TestMapsAgreeWithPlainSearches(t *testing.T) {
	passed, endless := 0, 0
	defer func() {
		if endless == 0 {
			t.Error("in no space are the cheapest ways without end: the test shows nothing")
		}
		if passed == 0 {
			t.Error("in no space does every solution pass a position: the test shows nothing")
		}
	}()
	for name, p := range boards(t) {
		m, err := statemap.Build(context.Background(), p, 5000, engine.Limits{}, nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		passed += len(m.Passes())
		s := explore(p)
		d := s.distances()
		if m.States() != len(s.texts) {
			t.Fatalf("%s: %d positions, there are %d", name, m.States(), len(s.texts))
		}
		pairs := map[[2]string]bool{}
		for from, moves := range s.moves {
			for to := range moves {
				pairs[[2]string{min(from, to), max(from, to)}] = true
			}
		}
		if m.Edges() != len(pairs) {
			t.Errorf("%s: %d edges, there are %d", name, m.Edges(), len(pairs))
		}
		goals, far := 0, 0
		for text, goal := range s.goal {
			if goal {
				goals++
			}
			far = max(far, d[text])
		}
		if m.Goals() != goals {
			t.Errorf("%s: %d goals, there are %d", name, m.Goals(), goals)
		}
		counts := map[int]int{}
		hardest := map[string]bool{}
		for text, x := range d {
			counts[x]++
			if x == far {
				hardest[text] = true
			}
		}
		var tallies []statemap.Tally
		for _, x := range slices.Sorted(maps.Keys(counts)) {
			tallies = append(tallies, statemap.Tally{Distance: float64(x), Positions: counts[x]})
		}
		if !slices.Equal(m.Distances(), tallies) {
			t.Errorf("%s: distances %v, expected %v", name, m.Distances(), tallies)
		}
		for i, text := range s.texts {
			want, known := d[text]
			if !known {
				want = statemap.Unreachable
			}
			if m.Distance[i] != int64(want) {
				t.Fatalf("%s: position %d is at distance %d, expected %d", name, i, m.Distance[i], want)
			}
			if i%97 == 0 && identity(p, m.Position(i)) != text {
				t.Fatalf("%s: position %d is\n%sexpected\n%s", name, i, m.Position(i).Text(), text)
			}
		}
		for _, i := range m.Hardest() {
			if !hardest[identity(p, m.Position(i))] {
				t.Errorf("%s: position %d is not the hardest", name, i)
			}
		}
		if len(m.Hardest()) != len(hardest) {
			t.Errorf("%s: %d hardest, there are %d", name, len(m.Hardest()), len(hardest))
		}
		paths := int64(0)
		if _, solvable := d[s.texts[0]]; solvable {
			paths = s.paths(d, s.texts[0])
		}
		if got := m.OptimalPaths(); (got == nil) != (paths < 0) || got != nil && got.Cmp(big.NewInt(paths)) != 0 {
			t.Errorf("%s: %v cheapest ways, there are %d (-1 is without end)", name, got, paths)
		}
		if paths < 0 {
			endless++
		}
		if len(s.texts) > 400 {
			continue
		}
		checkCuts(t, name, m, s, pairs)
		checkWays(t, name, m, s, d)
	}
}

// ruled hides a puzzle's codes: only its rules are left.
type ruled struct{ engine.Puzzle }

func TestCodesGiveTheSameMapAsTheRules(t *testing.T) {
	list := boards(t)
	for name, text := range map[string]string{"walls and a long car": "4 6\n3\nA..BB.\nA.....\nPP...CK\n.....C\n", "whole lane": "3 5\n1\nAAAAA\nPP...K\n.....\ncost: steps\n"} {
		p, err := rush.Family().Parse(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		list[name] = p
	}
	coded := 0
	for name, p := range list {
		if _, ok := p.(engine.Coded); ok {
			coded++
		}
		fast, err := statemap.Build(context.Background(), p, 20_000, engine.Limits{}, nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		slow, err := statemap.Build(context.Background(), ruled{p}, 20_000, engine.Limits{}, nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !slices.Equal(fast.Goal, slow.Goal) || !slices.Equal(fast.Distance, slow.Distance) || fast.Edges() != slow.Edges() {
			t.Errorf("%s: %d positions and %d edges by codes, %d and %d by the rules", name, fast.States(), fast.Edges(), slow.States(), slow.Edges())
		}
		for i := 0; i < fast.States(); i += 1 + fast.States()/50 {
			p := slow.Position(i)
			if fast.Position(i).Text() != p.Text() {
				t.Errorf("%s: position %d is\n%sexpected\n%s", name, i, fast.Position(i).Text(), p.Text())
			}
			for _, m := range []*statemap.Map{fast, slow} {
				if n, ok := m.Number(p); !ok || n != i {
					t.Errorf("%s: position %d has the number %d, %t", name, i, n, ok)
				}
			}
		}
	}
	if coded < 6 {
		t.Errorf("only %d puzzles have codes", coded)
	}
}

// checkCuts takes away each pair and each position in turn.
func checkCuts(t *testing.T, name string, m *statemap.Map, s plain, pairs map[[2]string]bool) {
	t.Helper()
	cuts := m.Cuts()
	bridges, nodes := map[[2]string]bool{}, map[string]bool{}
	all := len(s.texts)
	for k, b := range cuts.Bridges {
		pair := [2]string{min(s.texts[b[0]], s.texts[b[1]]), max(s.texts[b[0]], s.texts[b[1]])}
		bridges[pair] = true
		if n := s.reached(pair, ""); cuts.BridgesOff[k] != min(n, all-n) {
			t.Errorf("%s: a bridge cuts %d of %d positions off, told is %d", name, min(n, all-n), all, cuts.BridgesOff[k])
		}
	}
	if !slices.IsSortedFunc(cuts.BridgesOff, func(a, b int) int { return b - a }) || !slices.IsSortedFunc(cuts.NodesOff, func(a, b int) int { return b - a }) {
		t.Errorf("%s: those that cut the most off are not first: %v, %v", name, cuts.BridgesOff, cuts.NodesOff)
	}
	for k, i := range cuts.Nodes {
		nodes[s.texts[i]] = true
		if off := cuts.NodesOff[k]; off < 1 || off > all-2 {
			t.Errorf("%s: a cut node of %d positions cuts %d off", name, all, off)
		}
	}
	for pair := range pairs {
		if cut := s.reached(pair, "") < len(s.texts); cut != bridges[pair] {
			t.Errorf("%s: a bridge is %t, told is %t:\n%s%s", name, cut, bridges[pair], pair[0], pair[1])
		}
	}
	for _, text := range s.texts {
		if len(s.texts) == 1 {
			break
		}
		if cut := s.reached([2]string{}, text) < len(s.texts)-1; cut != nodes[text] {
			t.Errorf("%s: a cut node is %t, told is %t:\n%s", name, cut, nodes[text], text)
		}
	}
}

// checkWays takes away each position in turn: those without which the start has no
// solution are the ones that every solution passes.
func checkWays(t *testing.T, name string, m *statemap.Map, s plain, d map[string]int) {
	t.Helper()
	var passes []string
	for _, i := range m.Passes() {
		passes = append(passes, s.texts[i])
	}
	for _, text := range s.texts[1:] {
		if s.goal[text] {
			continue
		}
		_, solvable := d[s.texts[0]]
		needed := solvable && !s.solvedWithout(text)
		if needed != slices.Contains(passes, text) {
			t.Errorf("%s: every solution passes is %t, told is %t:\n%s", name, needed, !needed, text)
		}
	}
	for i := range s.texts {
		cost, way := 0, m.Onward(i)
		for k := 1; k < len(way); k++ {
			step, legal := s.moves[s.texts[way[k-1]]][s.texts[way[k]]]
			if !legal {
				t.Fatalf("%s: the way on from %d goes from %d to %d", name, i, way[k-1], way[k])
			}
			cost += step
		}
		if want, solvable := d[s.texts[i]]; solvable != (way != nil) || solvable && (cost != want || !s.goal[s.texts[way[len(way)-1]]]) {
			t.Errorf("%s: the way on from %d costs %d, expected %d", name, i, cost, want)
		}
		nearer, level, away := m.Around(i)
		if n := len(s.moves[s.texts[i]]); nearer+level+away != n || n != len(m.Neighbours(i)) {
			t.Errorf("%s: %d + %d + %d of %d moves from %d", name, nearer, level, away, n, i)
		}
		if way := m.Way(0, i); len(way) == 0 || way[0] != 0 || way[len(way)-1] != i {
			t.Errorf("%s: the way to %d is %v", name, i, way)
		}
	}
}

// solvedWithout says whether a way leads from the start to a goal past a position.
func (s plain) solvedWithout(text string) bool {
	seen, waiting := map[string]bool{}, []string{s.texts[0]}
	for len(waiting) > 0 {
		at := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		if at == text || seen[at] {
			continue
		}
		if seen[at] = true; s.goal[at] {
			return true
		}
		for to := range s.moves[at] {
			waiting = append(waiting, to)
		}
	}
	return false
}

func measure(text string, size float64, _ bool) float64 { return float64(len(text)) * size / 2 }

func TestTheSamePuzzleGivesTheSamePicture(t *testing.T) {
	for name, p := range boards(t) {
		for _, layout := range statemap.Layouts() {
			var before string
			for range 2 {
				m := built(t, p)
				sheet, err := m.Sheet(context.Background(), statemap.Layout(layout.Name))
				if err != nil {
					t.Fatal(err)
				}
				d := statemap.Drawn{Map: m, Sheet: sheet}.Drawing(measure, engine.Message.String)
				svg := d.SVG(name, chart.Light())
				if before != "" && svg != before {
					t.Errorf("%s, %s: two drawings differ", name, layout.Name)
				}
				before = svg
				if want := m.States() + 1 + circles(sheet); strings.Count(svg, "<circle") != want {
					t.Errorf("%s, %s: %d circles for %d positions, the start's ring and the lanes", name, layout.Name, strings.Count(svg, "<circle"), m.States())
				}
			}
		}
	}
}

// circles is how many circles of rings are drawn.
func circles(s *statemap.Sheet) (n int) {
	for _, l := range s.Lanes {
		if s.Layout == statemap.Rings && l.At > 0 {
			n++
		}
	}
	return n
}

func built(t *testing.T, p engine.Puzzle) *statemap.Map {
	t.Helper()
	m, err := statemap.Build(context.Background(), p, 20_000, engine.Limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheGraphHasEveryPositionAndPair(t *testing.T) {
	for name, p := range boards(t) {
		m := built(t, p)
		g := m.Graph()
		if len(g.Nodes) != m.States() || len(g.Edges) != m.Edges() || g.Nodes[m.States()-1].Label != m.Position(m.States()-1).Text() {
			t.Errorf("%s: the graph has %d nodes and %d edges", name, len(g.Nodes), len(g.Edges))
		}
	}
}

func TestALargeSpaceSaysHowManyAtLeast(t *testing.T) {
	p := boards(t)["five tiles"]
	_, err := statemap.Build(context.Background(), p, 100, engine.Limits{}, nil)
	var large *statemap.TooLarge
	if !errors.As(err, &large) || large.AtLeast != 101 {
		t.Errorf("of 360 positions, with room for 100: %v", err)
	}
	if m, err := statemap.Build(context.Background(), p, 360, engine.Limits{}, nil); err != nil || m.States() != 360 {
		t.Errorf("of 360 positions, with room for all: %v", err)
	}
	for _, limits := range []engine.Limits{{Nodes: 10}, {Memory: 20_000}} {
		if _, err := statemap.Build(context.Background(), p, 5000, limits, nil); !errors.As(err, &large) || large.AtLeast < 10 || !strings.Contains(err.Error(), "limit") {
			t.Errorf("with the limits %+v: %v", limits, err)
		}
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if _, err := statemap.Build(stopped, p, 5000, engine.Limits{}, nil); !errors.As(err, &large) {
		t.Errorf("stopped: %v", err)
	}
}
