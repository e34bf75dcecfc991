package routes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// length is a cost of a + b√2 thousandths.
type length struct{ a, b int64 }

func (x length) plus(y length) length { return length{x.a + y.a, x.b + y.b} }

// less compares exactly: a + b√2 < 0 by the signs and the squares of its parts, which are below 2^30.
func (x length) less(y length) bool {
	a, b := x.a-y.a, x.b-y.b
	switch {
	case a <= 0 && b <= 0:
		return a < 0 || b < 0
	case a >= 0 && b >= 0:
		return false
	case a < 0:
		return a*a > 2*b*b
	}
	return a*a < 2*b*b
}

// model is a random world as the test knows it, with nothing of the package but its text.
type model struct {
	text   string
	names  []string
	roads  []map[int]length // from each node
	start  int
	goals  []int
	visits []int
	back   bool
	table  []int64 // in thousandths; nil for none
	rows   int     // of a map; 0 for a graph
	cols   int
}

func (m *model) index(name string) int { return slices.Index(m.names, name) }

// randomModel draws a graph or a map with all that a text can say.
func randomModel(random *rand.Rand) *model {
	if random.IntN(2) == 0 {
		return randomPlainMap(random)
	}
	return randomPlainGraph(random)
}

// some draws up to so many different nodes.
func some(random *rand.Rand, n, most int) []int {
	return random.Perm(n)[:random.IntN(min(n, most)+1)]
}

// randomPlainGraph draws costs with decimals or without, 0 among them, and a table that is right or wrong.
func randomPlainGraph(random *rand.Rand) *model {
	n := 2 + random.IntN(9)
	m := &model{roads: make([]map[int]length, n)}
	for i := range n {
		m.roads[i] = map[int]length{}
		m.names = append(m.names, []string{fmt.Sprintf("N%d", i), fmt.Sprintf("Kota %d", i)}[random.IntN(2)])
	}
	directed, unit := random.IntN(2) == 0, random.IntN(4) == 0
	costs := []int64{1000, 2000, 3000, 4000, 7000, 12000}
	if random.IntN(2) == 0 {
		costs = []int64{0, 500, 1250, 2125, 3000, 250}
	}
	var w strings.Builder
	w.WriteString("edges\n")
	for _, name := range m.names {
		fmt.Fprintf(&w, "%q\n", name)
	}
	for range n + random.IntN(2*n) {
		i, j := random.IntN(n), random.IntN(n)
		_, twice := m.roads[i][j]
		if i == j || twice {
			continue
		}
		cost := costs[random.IntN(len(costs))]
		fmt.Fprintf(&w, "%q %q %g\n", m.names[i], m.names[j], float64(cost)/1000)
		if unit {
			cost = 1000
		}
		m.roads[i][j] = length{a: cost}
		if !directed {
			m.roads[j][i] = length{a: cost}
		}
	}
	if len(m.roads[0]) == 0 { // a graph has a road
		cost := length{a: 1000}
		if _, twice := m.roads[1][0]; twice {
			return randomPlainGraph(random)
		}
		fmt.Fprintf(&w, "%q %q 1\n", m.names[0], m.names[1])
		m.roads[0][1] = cost
		if !directed {
			m.roads[1][0] = cost
		}
	}
	m.start = random.IntN(n)
	m.ends(random, n)
	if random.IntN(3) > 0 {
		m.drawTable(random)
		w.WriteString("h\n")
		for i, h := range m.table {
			fmt.Fprintf(&w, "%q %g\n", m.names[i], float64(h)/1000)
			if unit {
				m.table[i] = h / 1000 * 1000
			}
		}
	}
	if random.IntN(2) == 0 {
		w.WriteString("at\n")
		for _, name := range m.names {
			fmt.Fprintf(&w, "%q %d %d\n", name, random.IntN(6), random.IntN(6))
		}
	}
	head := "route\n"
	if directed {
		head = "route directed\n"
	}
	head += fmt.Sprintf("start %q\n", m.names[m.start])
	for _, g := range m.goals {
		head += fmt.Sprintf("goal %q\n", m.names[g])
	}
	for _, v := range m.visits {
		head += fmt.Sprintf("visit %q\n", m.names[v])
	}
	if m.back {
		head += "back\n"
	}
	if unit {
		head += "cost: moves\n"
	}
	m.text = head + w.String()
	return m
}

// ends draws goals and places to visit: one of them at least, and a way back only without goals.
func (m *model) ends(random *rand.Rand, n int) {
	for len(m.goals)+len(m.visits) == 0 {
		m.goals, m.visits = some(random, n, 2), nil
		if random.IntN(3) == 0 {
			m.visits = some(random, n, 3)
		}
	}
	m.back = len(m.goals) == 0 && random.IntN(2) == 0
}

// drawTable draws estimates: near the exact distances, half of them, or any.
func (m *model) drawTable(random *rand.Rand) {
	exact := m.dijkstra(m.targets())
	kind := random.IntN(3)
	for i, d := range exact {
		h := random.Int64N(20) * 250
		if d != nil {
			switch kind {
			case 0:
				h = d.a / 2 / 125 * 125
			case 1:
				h = d.a * random.Int64N(3) / 2 / 125 * 125
			}
		}
		if slices.Contains(m.goals, i) {
			h = 0
		}
		m.table = append(m.table, h)
	}
}

// randomPlainMap draws walls and costs, with four neighbours or eight.
func randomPlainMap(random *rand.Rand) *model {
	m := &model{rows: 1 + random.IntN(5), cols: 2 + random.IntN(5)}
	n := m.rows * m.cols
	cost, marks := make([]int64, n), make([]byte, n)
	kinds := []string{"...", "..##", "..#1239"}[random.IntN(3)]
	for i := range n {
		marks[i] = kinds[random.IntN(len(kinds))]
		switch mark := marks[i]; mark {
		case '#':
		case '.':
			cost[i] = 1
		default:
			cost[i] = int64(mark - '0')
		}
		m.names = append(m.names, fmt.Sprintf("r%dc%d", i/m.cols+1, i%m.cols+1))
	}
	put := func(i int, mark byte) { marks[i], cost[i] = mark, 1 }
	m.start = random.IntN(n)
	m.ends(random, n)
	other := func(i int) bool { return i == m.start }
	m.goals = slices.DeleteFunc(m.goals, other)
	m.visits = slices.DeleteFunc(m.visits, func(i int) bool { return other(i) || slices.Contains(m.goals, i) })
	if len(m.goals)+len(m.visits) == 0 {
		return randomPlainMap(random)
	}
	m.back = len(m.goals) == 0 && m.back
	put(m.start, 'S')
	for _, g := range m.goals {
		put(g, 'G')
	}
	for _, v := range m.visits {
		put(v, 'T')
	}
	eight, unit := random.IntN(2) == 0, random.IntN(4) == 0
	m.text = "grid 4\n"
	if eight {
		m.text = "grid 8\n"
	}
	for r := range m.rows {
		m.text += string(marks[r*m.cols:(r+1)*m.cols]) + "\n"
	}
	if unit {
		m.text += "cost: moves\n"
	}
	if m.back {
		m.text += "back\n"
	}
	m.walk(cost, eight, unit)
	return m
}

// walk lists the steps of a map: a diagonal one needs both cells beside it free.
func (m *model) walk(cost []int64, eight, unit bool) {
	n := len(cost)
	m.roads = make([]map[int]length, n)
	free := func(r, c int) bool { return r >= 0 && c >= 0 && r < m.rows && c < m.cols && cost[r*m.cols+c] > 0 }
	for i := range n {
		m.roads[i] = map[int]length{}
		r, c := i/m.cols, i%m.cols
		for dr := -1; cost[i] > 0 && dr <= 1; dr++ {
			for dc := -1; dc <= 1; dc++ {
				to := (r+dr)*m.cols + c + dc
				switch diagonal := dr != 0 && dc != 0; {
				case dr == 0 && dc == 0, !free(r+dr, c+dc), diagonal && !(eight && free(r, c+dc) && free(r+dr, c)):
				case unit:
					m.roads[i][to] = length{a: 1000}
				case diagonal:
					m.roads[i][to] = length{b: 1000 * cost[to]}
				default:
					m.roads[i][to] = length{a: 1000 * cost[to]}
				}
			}
		}
	}
}

// targets are the nodes where the way ends.
func (m *model) targets() []int {
	if m.back {
		return []int{m.start}
	}
	return m.goals
}

// dijkstra returns the distance from every node to the nearest target, nil where there is none; by its definition,
// without a heap.
func (m *model) dijkstra(targets []int) []*length {
	n := len(m.names)
	d, done := make([]*length, n), make([]bool, n)
	for _, t := range targets {
		d[t] = &length{}
	}
	for {
		best := -1
		for i := range n {
			if d[i] != nil && !done[i] && (best < 0 || d[i].less(*d[best])) {
				best = i
			}
		}
		if best < 0 {
			return d
		}
		done[best] = true
		for i := range n {
			if cost, ok := m.roads[i][best]; ok {
				if sum := d[best].plus(cost); d[i] == nil || sum.less(*d[i]) {
					d[i] = &sum
				}
			}
		}
	}
}

// floydWarshall returns the distances of all pairs, nil where there is no way.
func (m *model) floydWarshall() [][]*length {
	n := len(m.names)
	d := make([][]*length, n)
	for i := range n {
		d[i] = make([]*length, n)
		for j, cost := range m.roads[i] {
			d[i][j] = &cost
		}
		d[i][i] = &length{}
	}
	for k := range n {
		for i := range n {
			for j := range n {
				if d[i][k] == nil || d[k][j] == nil {
					continue
				}
				if sum := d[i][k].plus(*d[k][j]); d[i][j] == nil || sum.less(*d[i][j]) {
					d[i][j] = &sum
				}
			}
		}
	}
	return d
}

// optimum returns the least cost from a node through places in any order to a target; nil where there is no way.
func (m *model) optimum(d [][]*length, from int, visits []int) (best *length) {
	take := func(via *length, rest *length) {
		if via != nil && rest != nil {
			if sum := via.plus(*rest); best == nil || sum.less(*best) {
				best = &sum
			}
		}
	}
	if len(visits) == 0 {
		targets := m.targets()
		if len(targets) == 0 {
			return &length{}
		}
		for _, t := range targets {
			take(d[from][t], &length{})
		}
		return best
	}
	for i, v := range visits {
		take(d[from][v], m.optimum(d, v, slices.Delete(slices.Clone(visits), i, i+1)))
	}
	return best
}
