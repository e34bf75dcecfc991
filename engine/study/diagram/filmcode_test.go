package diagram_test

import (
	"encoding/json"
	"strconv"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/draw/paint"
	"langkah/engine/study/diagram"
	"langkah/engine/study/pseudocode"
	"langkah/engine/study/recording"
	"langkah/engine/testkit/studytest"
)

// Beside its code a film is of one size, the code stands at the right of the drawing, whole, in letters that can be read,
// and the one line in a box is the last event's: for all algorithms, in both languages.
func TestAFilmShowsItsCode(t *testing.T) {
	data, err := assets.Translations.ReadFile("translations/id.json")
	if err != nil {
		t.Fatal(err)
	}
	var words map[string]string
	if err := json.Unmarshal(data, &words); err != nil {
		t.Fatal(err)
	}
	indonesian := func(format string) string {
		if text := words[format]; text != "" {
			return text
		}
		return format
	}
	measure := paint.NewMeasure()
	frames := 0
	for language, w := range map[string]diagram.Writing{
		"en": {Measure: measure, Say: engine.Message.String},
		"id": {Measure: measure, Say: func(m engine.Message) string { return m.In(indonesian) }},
	} {
		for _, p := range studytest.Puzzles(t) {
			done := map[string]bool{}
			for _, m := range p.Methods() {
				if m.Unwatched || done[m.Algorithm.Name] {
					continue
				}
				done[m.Algorithm.Name] = true
				r := recording.Record(t.Context(), p, m, engine.Limits{Nodes: 20, Memory: 256 << 20}, 400, nil)
				code, ok := pseudocode.New(r)
				if !ok || r.Trace.Len() == 0 {
					continue
				}
				film := diagram.NewFilm(r, diagram.AsTree, code, w)
				first := film.Frame(0)
				left := first.Width - 440
				events := r.Trace.Len()
				for i := 0; i < film.Len(); i += 1 + film.Len()/8 {
					frames++
					d := film.Frame(i)
					if d.Width != first.Width || d.Height != first.Height {
						t.Fatalf("%s, %s: frame %d has another size", studytest.Name(r), language, i)
					}
					want := code.Line(pseudocode.Place{Moment: (i + 1) * events / min(events, 300)})
					var boxes []chart.Shape
					numbers := map[string]chart.Shape{}
					for _, s := range d.Shapes {
						switch {
						case s.Kind == chart.Box && s.Fill == chart.Amber && s.X >= left:
							boxes = append(boxes, s)
						case s.Kind == chart.Text && s.X >= left:
							from, to := s.X, s.X+measure(s.Text, s.Size, s.Bold)
							if s.Align == chart.Right {
								from, to = s.X-measure(s.Text, s.Size, s.Bold), s.X
								numbers[s.Text] = s
							} else if s.Size < 13 {
								t.Errorf("%s: %q is in small letters", studytest.Name(r), s.Text)
							}
							if from < left || to > d.Width || s.Y > d.Height {
								t.Fatalf("%s, %s: %q goes beyond the code, to %.0f of %.0f", studytest.Name(r), language, s.Text, to, d.Width)
							}
						}
					}
					if len(numbers) != len(code.Listing.Lines) || len(boxes) != 1 {
						t.Fatalf("%s, frame %d: %d lines of %d, %d in a box", studytest.Name(r), i, len(numbers), len(code.Listing.Lines), len(boxes))
					}
					if n := numbers[strconv.Itoa(want+1)]; n.Y < boxes[0].Y || n.Y > boxes[0].Y+boxes[0].H {
						t.Fatalf("%s, frame %d: line %d is executed, and not in the box", studytest.Name(r), i, want+1)
					}
				}
			}
		}
	}
	if frames < 300 {
		t.Errorf("only %d frames were looked at", frames)
	}
}
