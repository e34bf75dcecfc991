package grade

import "langkah/engine"

// Length is how long the printed solution is in one measure. N counts up to the
// goal, the end or the first fault; it is [None] where no move was found.
type Length struct {
	engine.Length
	Best int // of a cheapest solution; [None] where it is not proven

	at engine.Position // of the measure's puzzle, after the moves counted
}

// newLengths are lengths of n in every measure of the puzzle.
func newLengths(p engine.Measured, n int) []Length {
	var list []Length
	for _, m := range p.Measures() {
		list = append(list, Length{Length: engine.Length{Measure: m, N: n}, Best: None, at: m.Puzzle.Start()})
	}
	return list
}

// Length is the length in the measure of that name; both figures are [None] where
// the puzzle has no such measure.
func (r Report) Length(name string) Length {
	for _, l := range r.Lengths {
		if l.Name == name {
			return l
		}
	}
	return Length{Length: engine.Length{N: None}, Best: None}
}

// counted reports whether the moves have lengths.
func (r *Report) counted() bool { return len(r.Lengths) > 0 && r.Lengths[0].N != None }

// finest is the last length, in which the boards are judged.
func (r *Report) finest() *Length { return &r.Lengths[len(r.Lengths)-1] }

// count adds a move of the finest measure's puzzle to every length.
func (r *Report) count(m engine.Move) {
	r.finest().N += m.Cost
	for i := range r.Lengths[:len(r.Lengths)-1] {
		l := &r.Lengths[i]
		same, ok := moveNamed(l.at, m.Name)
		if !ok {
			continue
		}
		if next, err := l.at.Apply(same); err == nil {
			l.at, l.N = next, l.N+same.Cost
		}
	}
}
