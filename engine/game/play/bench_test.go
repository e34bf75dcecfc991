package play_test

import (
	"fmt"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/engine/game/play"
)

// BenchmarkDrag measures one pointer motion with its feedback on the largest boards.
func BenchmarkDrag(b *testing.B) {
	tiles := make([]string, 100)
	for i := range tiles {
		tiles[i] = fmt.Sprint((i + 1) % 100)
	}
	for name, c := range map[string]struct{ text, piece string }{
		"tiles 10x10":      {strings.Join(tiles, " "), "tile 99"},
		"pyramid 55 balls": {"P5x5x5:;s=iq-puzzler-pro", "piece E"},
		"packing 5x11":     {"P5x11:;s=iq-puzzler-pro", "piece E"},
	} {
		b.Run(name, func(b *testing.B) {
			p, err := catalog.New(catalog.Tables{}).Open(c.text)
			if err != nil {
				b.Fatal(err)
			}
			var h play.Hand
			h.Show(engine.PlayStart(p))
			it := p.Start().Scene().Of(c.piece)[0]
			from := scene.Point{X: it.X + it.W/2, Y: it.Y + it.H/2}
			if len(it.Points) > 0 {
				from = it.Points[0]
			}
			if !h.Press(from) {
				// A rod lies below the balls of its piece.
				b.Fatal("nothing is in hand")
			}
			for i := range b.N {
				h.Move(scene.Point{X: 1 + float64(i%9), Y: 1 + float64(i%5)})
				d, _ := h.Held()
				d.Offer()
			}
		})
	}
}
