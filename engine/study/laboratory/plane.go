package laboratory

import "langkah/engine/solve/search"

// Plane is how many nodes were generated and expanded at each g and h: with
// f = g + h, what a search by f expands lies within a line that falls at 45 degrees.
type Plane struct {
	Cells      map[Cell]Count
	MaxG, MaxH int32
	Most       int // in a cell
}

// Cell is a place in the plane.
type Cell struct{ G, H int32 }

// Count is what happened there.
type Count struct{ Made, Expanded int }

// Plane is the plane after the first n events. Nodes of a search from the goals,
// which have no estimate, and those from which no goal can be reached are left out.
func (r Recording) Plane(n int) Plane {
	p := Plane{Cells: map[Cell]Count{}}
	for i := range min(n, r.Trace.Len()) {
		e := r.Trace.Event(i)
		if e.Node <= 0 || e.H == search.Infinite || e.Kind != search.Generated && e.Kind != search.Reopened && e.Kind != search.Expanded {
			continue
		}
		at := Cell{e.G, e.H}
		c := p.Cells[at]
		if e.Kind == search.Expanded {
			c.Expanded++
		} else {
			c.Made++
		}
		p.Cells[at] = c
		p.MaxG, p.MaxH, p.Most = max(p.MaxG, e.G), max(p.MaxH, e.H), max(p.Most, c.Made, c.Expanded)
	}
	return p
}
