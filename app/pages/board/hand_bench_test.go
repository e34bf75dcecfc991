package board

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"langkah/engine/base/scene"
)

// BenchmarkDrag measures what one movement of the pointer with a piece in hand
// costs the page: a frame has 16 ms.
func BenchmarkDrag(b *testing.B) {
	tiles := make([]string, 100)
	for i := range tiles {
		tiles[i] = fmt.Sprint((i + 1) % 100)
	}
	for name, c := range map[string]struct{ text, piece string }{
		"tiles 10x10":      {strings.Join(tiles, " "), "tile 91"},
		"pyramid 55 balls": {"P5x5x5:;s=iq-puzzler-pro", "piece E"},
	} {
		b.Run(name, func(b *testing.B) {
			d := newDesk(b, c.text)
			d.page.model.camera.perspective = false
			d.page.Enter()
			board, at := d.page.view.board, scene.Point{}
			for _, it := range d.page.model.session.Position().Scene().Of(c.piece) {
				at = scene.Point{X: it.X + it.W/2, Y: it.Y + it.H/2} // the last one of a piece of balls is a ball
			}
			from := board.Where(at)
			board.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: from}, Button: desktop.MouseButtonPrimary})
			if !d.page.view.hand.held() {
				b.Fatal("nothing is in hand")
			}
			b.ResetTimer()
			for i := range b.N {
				to := board.Where(scene.Point{X: 1 + 0.07*float64(i%160), Y: 1 + 0.05*float64(i%110)})
				board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(1, 1)})
			}
		})
	}
}
