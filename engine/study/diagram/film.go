package diagram

import (
	"langkah/engine/base/chart"
	"langkah/engine/study/recording"
)

// Film is a growing search in frames of one size: moments after an expansion, at most
// [mostFrames], spread evenly over the search, and the end.
type Film struct {
	growth  *Growth
	mode    Mode
	writing Writing
	moments []int
}

// mostFrames last about half a minute.
const mostFrames = 300

// The size of a film, without its title.
const filmWidth, filmHeight = 960, 640

// NewFilm returns the film of a search.
func NewFilm(r recording.Recording, m Mode, w Writing) *Film {
	f := &Film{growth: NewGrowth(r), mode: m, writing: w}
	expansions := r.Trace.Expansions()
	frames := min(expansions, mostFrames)
	for i := range frames {
		_, event := r.Trace.Expansion(i * expansions / frames)
		f.moments = append(f.moments, event) // all successors of the last expansion are generated
	}
	f.moments = append(f.moments, r.Trace.Len())
	return f
}

// Len returns the number of frames, at least one.
func (f *Film) Len() int { return len(f.moments) }

// Frame draws the i-th frame. Ascending order is the fastest.
func (f *Film) Frame(i int) chart.Drawing {
	g, w := f.growth, f.writing
	g.Seek(f.moments[i])
	p := g.Picture(f.mode, Focus{}, nil)
	return titled(p, p.Fit(filmWidth, filmHeight), w.Say(g.Method.Title()), w.Say(g.note(f.mode)), w)
}
