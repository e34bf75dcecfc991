package routes

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/scene"
)

// graphDraft is a graph being edited: every place has coordinates, which may be those in which it was laid out. It
// implements [engine.Draft].
type graphDraft struct {
	names         []string
	at            []point
	roads         []measured
	h             []float64 // nil for no table
	start         int       // of the places; there is one as soon as there are places
	goals, visits []int
	directed, geo bool
	back, moves   bool
	sheet         sheet
}

// sheet is where coordinates lie on the board: drawn = (coordinate - corner) * scale, y downwards.
type sheet struct {
	corner        point
	scale, narrow float64 // narrow is the cosine of the latitude in the middle
	width, height float64
}

func draftOfGraph(z *Puzzle, g *graph) (engine.Draft, error) {
	if g.size() > drawnPlaces {
		return nil, engine.Errorf("a graph of more than %d place{|s} is edited as text", drawnPlaces)
	}
	d := graphDraft{
		names: slices.Clone(g.names), at: slices.Clone(g.at), start: int(z.home), goals: widened(z.goals), visits: widened(z.visits),
		directed: g.directed, geo: g.geo, back: z.back, moves: z.cost == byMove,
	}
	one := float64(g.unit.one)
	for _, r := range g.roads {
		d.roads = append(d.roads, measured{r.from, r.to, float64(r.cost) / one})
	}
	for _, h := range g.h {
		d.h = append(d.h, float64(h)/one)
	}
	if d.at == nil {
		for _, p := range g.drawn {
			d.at = append(d.at, point{math.Round(10 * p.x), -math.Round(10 * p.y)})
		}
	}
	d.sheet = d.sheetOf(g.drawn)
	return d, nil
}

// emptyGraph returns a sheet of so many board units.
func emptyGraph(rows, cols int) graphDraft {
	return graphDraft{sheet: sheet{scale: 0.1, narrow: 1, width: max(float64(cols)-2*margin, 1), height: max(float64(rows)-2*margin, 1)}}
}

// sheetOf returns the sheet on which the places lie as they are drawn.
func (d graphDraft) sheetOf(drawn []point) sheet {
	s := sheet{narrow: 1, scale: 1}
	if d.geo {
		middle := 0.0
		for _, p := range d.at {
			middle += p.x / float64(len(d.at))
		}
		s.narrow = math.Cos(middle * math.Pi / 180)
	}
	d.sheet = sheet{narrow: s.narrow, scale: 1}
	least, most, longest := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}, 0.0
	for i := range d.at {
		p := d.drawn(i)
		least, most = point{min(least.x, p.x), min(least.y, p.y)}, point{max(most.x, p.x), max(most.y, p.y)}
		s.width, s.height = max(s.width, drawn[i].x), max(s.height, drawn[i].y)
	}
	longest = max(most.x-least.x, most.y-least.y)
	if longest > 0 {
		s.scale = max(s.width, s.height) / longest
	}
	s.corner = least
	return s
}

// drawn returns where a place lies on the sheet.
func (d graphDraft) drawn(i int) point {
	p := point{d.at[i].x, -d.at[i].y}
	if d.geo {
		p = point{d.at[i].y * d.sheet.narrow, -d.at[i].x}
	}
	return point{(p.x - d.sheet.corner.x) * d.sheet.scale, (p.y - d.sheet.corner.y) * d.sheet.scale}
}

// coordinates returns those of a point of the sheet, in decimals that are seen on it.
func (d graphDraft) coordinates(p point) point {
	const fine = 0.05 // board units
	parts := math.Pow10(max(0, int(math.Ceil(-math.Log10(fine/d.sheet.scale)))))
	round := func(x float64) float64 { return math.Round(x*parts)/parts + 0 }
	x, y := p.x/d.sheet.scale+d.sheet.corner.x, p.y/d.sheet.scale+d.sheet.corner.y
	if d.geo {
		return point{round(-y), round(x / d.sheet.narrow)}
	}
	return point{round(x), round(-y)}
}

// onSheet returns the point of the sheet at one of the scene; ok is false beside it.
func (d graphDraft) onSheet(at scene.Point) (p point, ok bool) {
	p = point{at.X - scene.Rim - margin, at.Y - scene.Rim - margin}
	const edge = margin - disc/2
	return p, p.x >= -edge && p.y >= -edge && p.x <= d.sheet.width+edge && p.y <= d.sheet.height+edge
}

// placeAt returns the place at a point of the scene, -1 for none; roadAt the road.
func (d graphDraft) placeAt(at scene.Point) int {
	p, _ := d.onSheet(at)
	nearest, best := -1, 0.75*disc
	for i := range d.names {
		if far := d.drawn(i).straight(p); far < best {
			nearest, best = i, far
		}
	}
	return nearest
}

func (d graphDraft) roadAt(at scene.Point) int {
	p, _ := d.onSheet(at)
	nearest, best := -1, 0.4
	for i, r := range d.roads {
		if far := distanceTo(p, d.drawn(int(r.from)), d.drawn(int(r.to))); far < best {
			nearest, best = i, far
		}
	}
	return nearest
}

// Use implements [engine.Draft].
func (d graphDraft) Use(s engine.Stroke) (engine.Draft, error) {
	d.names, d.at, d.roads, d.h = slices.Clone(d.names), slices.Clone(d.at), slices.Clone(d.roads), slices.Clone(d.h)
	d.goals, d.visits = slices.Clone(d.goals), slices.Clone(d.visits)
	value := strings.TrimSpace(s.Value)
	here := d.placeAt(s.To)
	var err error
	switch s.Tool {
	case placeTool:
		err = d.place(s.To, here, value)
	case roadTool:
		err = d.road(s, here, value)
	case removeTool:
		err = d.remove(s.To, here)
	case moveTool:
		err = d.move(d.placeAt(s.From), s.To)
	case tableTool, startTool, goalTool, visitTool:
		if here < 0 {
			return nil, engine.Errorf("there is no place here")
		}
		err = d.mark(s.Tool, here, value)
	default:
		err = wrongTool(s, engine.Msg("a graph"))
	}
	if err != nil {
		return nil, err
	}
	return d, nil
}

// place adds a place at a point, or names the one that is there.
func (d *graphDraft) place(at scene.Point, here int, name string) error {
	p, ok := d.onSheet(at)
	switch {
	case !ok:
		return engine.Errorf("a place lies on the sheet")
	case here >= 0 && name == "":
		return engine.Errorf("%s lies here; type another name for it", d.names[here])
	case slices.Contains(d.names, name):
		return engine.Errorf("there is a place %s already", name)
	case strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == '"' || r == 0x7f }) || len([]rune(name)) > maxName:
		return engine.Errorf("found %q, expected the name of a place", name)
	case here < 0 && len(d.names) == drawnPlaces:
		return engine.Errorf("there are %d place{|s}; more are added in the text", drawnPlaces)
	}
	if here >= 0 {
		d.names[here] = name
		return nil
	}
	for i := 0; name == ""; i++ {
		if next := placeName(i); !slices.Contains(d.names, next) {
			name = next
		}
	}
	d.names, d.at = append(d.names, name), append(d.at, d.coordinates(p))
	if d.h != nil {
		d.h = append(d.h, 0)
	}
	if len(d.names) == 2 && d.goals == nil {
		d.goals = []int{1}
	}
	return nil
}

// number reads a cost or an estimate of a stroke.
func number(value string) (float64, error) {
	x, err := strconv.ParseFloat(value, 64)
	if err != nil || math.IsNaN(x) || x < 0 || x > 1e6 || x != math.Round(x*1000)/1000 {
		return 0, engine.Errorf("found %q, expected a number from 0 to 1,000,000 with at most three decimals", value)
	}
	return x, nil
}

// road draws a road between two places, or sets the cost of one.
func (d *graphDraft) road(s engine.Stroke, to int, value string) error {
	from, along := d.placeAt(s.From), d.roadAt(s.To)
	cost := -1.0
	if value != "" {
		var err error
		if cost, err = number(value); err != nil {
			return err
		}
	}
	if from < 0 && along >= 0 && d.roadAt(s.From) == along { // a click on a road
		if cost < 0 {
			return engine.Errorf("type the cost of this road")
		}
		d.roads[along].cost = cost
		return nil
	}
	if from < 0 || to < 0 || from == to {
		return engine.Errorf("a road leads from one place to another one")
	}
	if cost < 0 {
		if cost = d.at[from].straight(d.at[to]); d.geo {
			cost = d.at[from].greatCircle(d.at[to])
		}
		cost = math.Ceil(cost - 1e-9)
	}
	for i, r := range d.roads {
		if int(r.from) == from && int(r.to) == to || !d.directed && int(r.from) == to && int(r.to) == from {
			d.roads[i].cost = cost
			return nil
		}
	}
	d.roads = append(d.roads, measured{int32(from), int32(to), cost})
	return nil
}

// move moves a place.
func (d *graphDraft) move(place int, to scene.Point) error {
	p, ok := d.onSheet(to)
	if place < 0 || !ok {
		return engine.Errorf("a place is moved on the sheet")
	}
	d.at[place] = d.coordinates(p)
	return nil
}

// mark sets what a place is.
func (d *graphDraft) mark(tool string, place int, value string) error {
	toggled := func(list []int) []int {
		if i := slices.Index(list, place); i >= 0 {
			return slices.Delete(list, i, i+1)
		}
		return append(list, place)
	}
	switch tool {
	case startTool:
		d.start = place
	case goalTool:
		if slices.Equal(d.goals, []int{place}) && len(d.visits) == 0 {
			return engine.Errorf("%s is the only goal; set another one first", d.names[place])
		}
		d.goals = toggled(d.goals)
	case visitTool:
		if slices.Equal(d.visits, []int{place}) && len(d.goals) == 0 && !d.back {
			return engine.Errorf("%s is the only place to visit; set a goal first", d.names[place])
		}
		d.visits = toggled(d.visits)
	case tableTool:
		x, err := number(value)
		if err != nil {
			return err
		}
		if d.h == nil {
			d.h = make([]float64, len(d.names))
		}
		d.h[place] = x
	}
	return nil
}

// remove takes away a place with its roads, or a road.
func (d *graphDraft) remove(at scene.Point, place int) error {
	if along := d.roadAt(at); place < 0 && along >= 0 {
		d.roads = slices.Delete(d.roads, along, along+1)
		return nil
	}
	if place < 0 {
		return engine.Errorf("there is nothing to remove here")
	}
	d.roads = slices.DeleteFunc(d.roads, func(r measured) bool { return int(r.from) == place || int(r.to) == place })
	later := func(n int) int {
		if n > place {
			return n - 1
		}
		return n
	}
	for i, r := range d.roads {
		d.roads[i].from, d.roads[i].to = int32(later(int(r.from))), int32(later(int(r.to)))
	}
	d.names, d.at = slices.Delete(d.names, place, place+1), slices.Delete(d.at, place, place+1)
	if d.h != nil {
		d.h = slices.Delete(d.h, place, place+1)
	}
	for _, list := range []*[]int{&d.goals, &d.visits} {
		*list = slices.DeleteFunc(*list, func(n int) bool { return n == place })
		for i, n := range *list {
			(*list)[i] = later(n)
		}
	}
	if d.start = later(d.start); d.start >= len(d.names) {
		d.start = 0
	}
	if len(d.goals)+len(d.visits) == 0 && len(d.names) > 0 && !d.back {
		d.goals = []int{len(d.names) - 1}
	}
	return nil
}

// Text writes the graph, valid or not; places in the order in which the roads name them.
func (d graphDraft) Text() string {
	var w bytes.Buffer
	w.WriteString(routeWord)
	if d.directed {
		w.WriteString(" directed")
	}
	w.WriteByte('\n')
	list := func(keyword string, nodes []int) {
		if len(nodes) > 0 {
			w.WriteString(keyword)
			for _, n := range nodes {
				w.WriteString(" " + quote(d.names[n]))
			}
			w.WriteByte('\n')
		}
	}
	if len(d.names) > 0 {
		list(startWord, []int{d.start})
	}
	list(goalWord, d.goals)
	list(visitWord, d.visits)
	if d.back {
		w.WriteString(backWord + "\n")
	}
	if d.moves {
		fmt.Fprintf(&w, "%s %s\n", costWord, byMove)
	}
	w.WriteString(edgesWord + "\n")
	var order []int
	for _, r := range d.roads {
		for _, n := range []int{int(r.from), int(r.to)} {
			if !slices.Contains(order, n) {
				order = append(order, n)
			}
		}
		fmt.Fprintf(&w, "%s %s %s\n", quote(d.names[r.from]), quote(d.names[r.to]), plain(r.cost))
	}
	for n := range d.names {
		if !slices.Contains(order, n) {
			order = append(order, n)
			fmt.Fprintf(&w, "%s\n", quote(d.names[n]))
		}
	}
	if d.h != nil {
		w.WriteString(tableWord + "\n")
		for _, n := range order {
			fmt.Fprintf(&w, "%s %s\n", quote(d.names[n]), plain(d.h[n]))
		}
	}
	if len(d.names) > 0 {
		w.WriteString(placeWord)
		if d.geo {
			w.WriteString(" geo")
		}
		w.WriteByte('\n')
		for _, n := range order {
			fmt.Fprintf(&w, "%s %s %s\n", quote(d.names[n]), plain(d.at[n].x), plain(d.at[n].y))
		}
	}
	return w.String()
}

// Scene draws the graph, valid or not.
func (d graphDraft) Scene() scene.Scene {
	b := newBuilder()
	b.g.directed, b.g.names = d.directed, d.names
	b.decimals = 3
	for i := range d.names {
		b.g.drawn = append(b.g.drawn, d.drawn(i))
		if d.h != nil {
			b.h[int32(i)] = d.h[i]
		}
	}
	if len(d.names) == 0 {
		return frame(d.sheet.width+2*margin, d.sheet.height+2*margin)
	}
	b.roads = d.roads
	_ = b.scale(spot{}) // costs are within the limits
	b.g.room = point{d.sheet.width, d.sheet.height}
	b.g.connect(int32(d.start))
	z := &Puzzle{world: b.g, home: int32(d.start), cost: byRoad}
	if d.moves {
		z.cost = byMove
	}
	for _, n := range d.goals {
		z.goals = append(z.goals, int32(n))
	}
	for _, n := range d.visits {
		z.visits = append(z.visits, int32(n))
	}
	s := z.graphGround(b.g)
	s.Items = append(s.Items, z.signs(0, 1)...)
	return s
}
