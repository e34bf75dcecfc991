package laboratory

import "langkah/engine/chart"

// Film is a recording drawn as it grows: drawings of one size, one for each step, or
// of a long search for some of them.
type Film struct {
	growth *Growth
	mode   Mode
	write  Writing
	steps  []int

	width, height float64
}

// The most of a film.
const (
	mostFrames = 40
	filmWidth  = 960
	filmHeight = 640
)

// Film is the recording as a film.
func (r Recording) Film(m Mode, w Writing) Film {
	f := Film{growth: NewGrowth(r), mode: m, write: w}
	all := r.Trace.Expansions()
	for i := range min(all+1, mostFrames) {
		f.steps = append(f.steps, i*all/max(1, min(all, mostFrames-1)))
	}
	f.growth.Seek(r.Trace.Len())
	v := f.growth.Picture(m, Focus{}, nil).Natural()
	f.width, f.height = min(max(v.Width, filmWidth/2), filmWidth), min(max(v.Height, filmHeight/4), filmHeight)
	return f
}

// Len is how many drawings there are.
func (f Film) Len() int { return len(f.steps) }

// Drawing is the i-th drawing.
func (f Film) Drawing(i int) chart.Drawing {
	r, step := f.growth.Recording, f.steps[i]
	moment, focus := r.Trace.Len(), Focus{}
	if step < r.Trace.Expansions() {
		e, event := r.Trace.Expansion(step)
		moment, focus.Next = event, e.Node
	}
	f.growth.Seek(moment)
	p := f.growth.Picture(f.mode, focus, nil)
	d := entitled(p, p.Fit(f.width, f.height), f.write.Say(r.Method.Title()), f.write.Say(f.growth.note(f.mode)), f.write)
	d.Width, d.Height = f.width, f.height+head
	return d
}
