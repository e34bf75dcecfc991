package picture

import (
	"bytes"
	"image/png"
	"testing"

	"langkah/engine/base/chart"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
)

func TestADrawingIsSavedInEveryFormat(t *testing.T) {
	d := chart.Histogram{Title: "Positions", Counts: map[int]int{0: 1, 1: 2, 2: 3}, Present: 1, High: 60}.Draw(200, paint.NewMeasure())
	for f, begins := range map[Format]string{AsPNG: "\x89PNG", AsSVG: "<svg", AsPDF: "%PDF"} {
		data, err := Chart(d, f, ChartColors(scene.Dark()), 2, "title", "1 2\n3 -\n")
		if err != nil || !bytes.HasPrefix(data, []byte(begins)) {
			t.Errorf("%s begins with %.8q, %v", f, data, err)
		}
		if f != AsPNG {
			continue
		}
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil || img.Bounds().Dx() != 400 {
			t.Errorf("the picture is %v, %v", img.Bounds(), err)
		}
	}
	if ChartColors(scene.Light()) != chart.Light() || ChartColors(scene.Paper()) != chart.Print() {
		t.Error("the colours are not those of the board's theme")
	}
}
