package paint

import (
	"image/color"
	"testing"

	"github.com/fogleman/gg"

	"langkah/engine/scene"
)

// The fast gradient has the colours of the slow one.
func TestRadialIsThatOfTheDrawingLibrary(t *testing.T) {
	near := func(a, b uint32) bool { return a-b+0x101 <= 2*0x101 } // one of 255: the order of sums differs
	exact, all := 0, 0
	for _, c := range []color.NRGBA{scene.Light().Color(scene.Piece(0)), scene.Dark().Color(scene.Piece(17)), {9, 99, 199, 128}} {
		fast := newRadial(20, 19, 2, 31.5, 33.3, 30, stop{0, toward(c, 255, 0.6)}, stop{0.4, c}, stop{1, toward(c, 0, 0.3)})
		slow := gg.NewRadialGradient(20, 19, 2, 31.5, 33.3, 30)
		slow.AddColorStop(0, toward(c, 255, 0.6))
		slow.AddColorStop(0.4, c)
		slow.AddColorStop(1, toward(c, 0, 0.3))
		for y := range 70 {
			for x := range 70 {
				r, g, b, a := fast.ColorAt(x, y).RGBA()
				r2, g2, b2, a2 := slow.ColorAt(x, y).RGBA()
				all++
				if r == r2 && g == g2 && b == b2 && a == a2 {
					exact++
				}
				if !near(r, r2) || !near(g, g2) || !near(b, b2) || !near(a, a2) {
					t.Fatalf("at %d, %d: %x %x %x %x, want %x %x %x %x", x, y, r, g, b, a, r2, g2, b2, a2)
				}
			}
		}
	}
	if exact < all*99/100 {
		t.Errorf("%d of %d pixels have the very same colour", exact, all)
	}
}

func TestShadingTakesNoMemoryForAPixel(t *testing.T) {
	g := shading(scene.Item{W: 100, H: 100}, color.NRGBA{200, 100, 50, 255})
	if n := testing.AllocsPerRun(100, func() { g.ColorAt(40, 60) }); n > 0 {
		t.Errorf("%v allocations for a pixel", n)
	}
}
