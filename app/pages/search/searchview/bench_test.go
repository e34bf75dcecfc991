package searchview

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/study/diagram"
	"langkah/engine/study/recording"
	"langkah/engine/study/replay"
	"langkah/engine/testkit/casetest"
)

// longest is a search of more events than are kept: A* by misplaced tiles on a
// 15-puzzle.
func longest(tb testing.TB) recording.Recording {
	tb.Helper()
	p, err := catalog.New(catalog.Tables{}).Open("14 15 8 12\n10 11 9 13\n2 6 5 1\n3 7 4 -\n")
	if err != nil {
		tb.Fatal(err)
	}
	m, err := engine.FindMethod(p, "astar", "misplaced")
	if err != nil {
		tb.Fatal(err)
	}
	r := recording.Record(context.Background(), p, m, engine.Limits{Nodes: 150_000}, 0, nil)
	if !r.Trace.Cut() {
		tb.Fatalf("the search has %d events only: %s", r.Trace.Len(), r.Result.Reason)
	}
	return r
}

// desk is a canvas as large as the middle of a window of 1440 x 900.
func desk(tb testing.TB) *Canvas {
	tb.Helper()
	a := test.NewTempApp(tb)
	a.Settings().SetTheme(look.NewTheme("light", 1))
	jobs := job.NewRunner(func(f func()) {})
	tb.Cleanup(jobs.Close)
	c := New(&look.Frame{Words: look.NewWords("en"), Jobs: jobs})
	c.Resize(fyne.NewSize(864, 700))
	return c
}

// A frame has 16 ms for a step near the end of 200,000 events, and 50 ms for the
// picture of 20,000 nodes.
func BenchmarkStep(b *testing.B) {
	r := longest(b)
	for _, mode := range diagram.Modes() {
		b.Run(mode.String(), func(b *testing.B) {
			c := desk(b)
			c.SetMode(mode)
			player := replay.NewPlayer(r)
			last := r.Trace.Len() - 2_000
			c.ShowScene(Scene{Recording: r, Moment: last})
			c.paint(864, 700)
			b.ResetTimer()
			busy := casetest.Processor(b)
			for i := range b.N {
				at := last + 4*(i%400)
				player.Seek(at)
				next, _, _ := player.Next()
				c.ShowScene(Scene{Recording: r, Moment: at, Next: next.Node})
				c.paint(864, 700)
			}
			b.ReportMetric(float64(busy().Microseconds())/1000/float64(b.N), "processor-ms/op")
		})
	}
}

// field is an open map of so many rows and columns, with a wall across, and the search of
// it that expands every cell.
func field(tb testing.TB, side int) recording.Recording {
	tb.Helper()
	var text strings.Builder
	text.WriteString("grid 4\n")
	for r := range side {
		row := bytes.Repeat([]byte("."), side)
		if r == side/2 {
			copy(row, bytes.Repeat([]byte("#"), side-1))
		}
		if r == 0 {
			row[0] = 'S'
		}
		if r == side-1 {
			row[0] = 'G'
		}
		text.Write(append(row, '\n'))
	}
	p, err := catalog.New(catalog.Tables{}).Open(text.String())
	if err != nil {
		tb.Fatal(err)
	}
	m, err := engine.FindMethod(p, "bfs", "")
	if err != nil {
		tb.Fatal(err)
	}
	return recording.Record(context.Background(), p, m, engine.Limits{}, 0, nil)
}

// A step on a map has a frame of 16 ms as well, up to the most events that are kept.
func BenchmarkTerrain(b *testing.B) {
	for _, side := range []int{128, 512, 1024} {
		r := field(b, side)
		for _, zoomed := range []bool{false, true} {
			b.Run(fmt.Sprintf("%d/zoomed=%v", side, zoomed), func(b *testing.B) {
				c := desk(b)
				c.SetMode(Terrain)
				player := replay.NewPlayer(r)
				last := r.Trace.Len() - 2_000
				c.ShowScene(Scene{Recording: r, Moment: last})
				c.paint(864, 700)
				if zoomed {
					c.Zoom(8)
				}
				b.ResetTimer()
				busy := casetest.Processor(b)
				for i := range b.N {
					at := last + 4*(i%400)
					player.Seek(at)
					next, _, _ := player.Next()
					c.ShowScene(Scene{Recording: r, Moment: at, Next: next.Node})
					c.paint(864, 700)
				}
				b.ReportMetric(float64(busy().Microseconds())/1000/float64(b.N), "processor-ms/op")
			})
		}
	}
}

func BenchmarkRedraw(b *testing.B) {
	r := longest(b)
	for _, mode := range diagram.Modes() {
		b.Run(mode.String(), func(b *testing.B) {
			c := desk(b)
			c.SetMode(mode)
			c.ShowScene(Scene{Recording: r, Moment: 20_000})
			b.ResetTimer()
			busy := casetest.Processor(b)
			for range b.N {
				c.draw(c.scene.focus())
				c.paint(864, 700)
			}
			b.ReportMetric(float64(busy().Microseconds())/1000/float64(b.N), "processor-ms/op")
		})
	}
}
