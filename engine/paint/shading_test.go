package paint

import (
	"image"
	"image/color"
	"testing"

	"github.com/fogleman/gg"

	"langkah/engine/scene"
)

// The fast way to fill a circle gives the pixels of the slow one, but for
// rounding.
func TestRadialIsThatOfTheDrawingLibrary(t *testing.T) {
	for _, c := range []color.NRGBA{scene.Light().Color(scene.Piece(0)), scene.Dark().Color(scene.Piece(17)), {9, 99, 199, 128}} {
		for _, r := range []float64{3, 29.3, 64.4} {
			x, y := 70.3, 71.9
			slow := gg.NewContext(140, 150)
			slow.SetRGB(0.9, 0.8, 0.7)
			slow.Clear()
			fast := image.NewRGBA(slow.Image().Bounds())
			copy(fast.Pix, slow.Image().(*image.RGBA).Pix)

			g := gg.NewRadialGradient(x-r*0.38, y-r*0.42, r*0.05, x, y, r*1.02)
			g.AddColorStop(0, toward(c, 255, 0.6))
			g.AddColorStop(0.4, c)
			g.AddColorStop(0.75, c)
			g.AddColorStop(1, toward(c, 0, 0.32))
			slow.SetFillStyle(g)
			slow.DrawCircle(x, y, r)
			slow.Fill()
			shading(scene.Item{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, c).fill(fast, x, y, r)

			want := slow.Image().(*image.RGBA)
			for i := range want.Pix {
				if d := int(fast.Pix[i]) - int(want.Pix[i]); d < -1 || d > 1 {
					t.Fatalf("radius %v: the byte %d is %d, want %d or one beside it", r, i, fast.Pix[i], want.Pix[i])
				}
			}
		}
	}
}
