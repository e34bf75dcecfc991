package diagram

import (
	"langkah/engine/base/chart"
	"langkah/engine/study/pseudocode"
	"langkah/engine/study/recording"
)

// Film is a growing search in frames of one size, at most [mostFrames], spread evenly over the
// search: moments after an expansion, and the end. Beside code they are moments after an event,
// each with the line that it executed.
type Film struct {
	growth  *Growth
	mode    Mode
	writing Writing
	moments []int
	code    *codePanel // nil for none
}

// mostFrames last about half a minute.
const mostFrames = 300

// The size of a film, without its title and the code.
const filmWidth, filmHeight = 960, 640

// NewFilm returns the film of a search, beside its code unless that is nil.
func NewFilm(r recording.Recording, m Mode, code *pseudocode.Code, w Writing) *Film {
	f := &Film{growth: NewGrowth(r), mode: m, writing: w}
	if code != nil {
		events := r.Trace.Len()
		frames := min(events, mostFrames)
		for i := range frames {
			f.moments = append(f.moments, (i+1)*events/frames)
		}
		if frames == 0 {
			f.moments = []int{0}
		}
		f.code = newCodePanel(code, r, f.moments, w)
		return f
	}
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
	d := titled(p, p.Fit(filmWidth, filmHeight), w.Say(g.Method.Title()), w.Say(g.note(f.mode)), w)
	if f.code != nil {
		d = f.code.beside(d, f.moments[i])
	}
	return d
}
