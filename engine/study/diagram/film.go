package diagram

import (
	"langkah/engine/base/chart"
	"langkah/engine/study/recording"
)

// Film is a search that grows, in drawings of one size: of each a moment after an
// expansion, at most [mostFrames] of them evenly over the search, and the end.
type Film struct {
	growth  *Growth
	mode    Mode
	writing Writing
	moments []int
}

// mostFrames are about half a minute to look at.
const mostFrames = 300

// The size of a film, without its title.
const filmWidth, filmHeight = 960, 640

// NewFilm draws a search as it grows.
func NewFilm(r recording.Recording, m Mode, w Writing) *Film {
	f := &Film{growth: NewGrowth(r), mode: m, writing: w}
	expansions := r.Trace.Expansions()
	frames := min(expansions, mostFrames)
	for i := range frames {
		_, event := r.Trace.Expansion(i * expansions / frames)
		f.moments = append(f.moments, event) // before it, what the last one made is there
	}
	f.moments = append(f.moments, r.Trace.Len())
	return f
}

// Len is how many drawings there are, one at least.
func (f *Film) Len() int { return len(f.moments) }

// Frame is the i-th drawing. It is quickest in their order.
func (f *Film) Frame(i int) chart.Drawing {
	g, w := f.growth, f.writing
	g.Seek(f.moments[i])
	p := g.Picture(f.mode, Focus{}, nil)
	return titled(p, p.Fit(filmWidth, filmHeight), w.Say(g.Method.Title()), w.Say(g.note(f.mode)), w)
}
