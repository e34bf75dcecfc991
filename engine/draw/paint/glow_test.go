package paint

import (
	"image"
	"image/color"
	"testing"

	"github.com/fogleman/gg"

	"langkah/engine/base/scene"
)

// Filling a circle fast gives the library's pixels, but for the steps of its table.
func TestGlowIsThatOfTheDrawingLibrary(t *testing.T) {
	for _, c := range []color.NRGBA{scene.Light().Color(scene.Piece(0)), scene.Dark().Color(scene.Piece(17))} {
		for _, r := range []float64{3, 29.3, 64.4} {
			x, y := 70.3, 71.9
			slow := gg.NewContext(140, 150)
			slow.SetRGB(0.9, 0.8, 0.7)
			slow.Clear()
			fast := image.NewRGBA(slow.Image().Bounds())
			copy(fast.Pix, slow.Image().(*image.RGBA).Pix)

			g := gg.NewRadialGradient(x-0.3*r, y-0.4*r, 0, x-0.3*r, y-0.4*r, 1.6*r)
			g.AddColorStop(0, lighter(c, 0.6))
			g.AddColorStop(0.4, c)
			g.AddColorStop(1, darker(c, 0.32))
			slow.SetFillStyle(g)
			slow.DrawCircle(x, y, r)
			slow.Fill()
			newGlow(x-0.3*r, y-0.4*r, 1.6*r, stop{0, lighter(c, 0.6)}, stop{0.4, c}, stop{1, darker(c, 0.32)}).fill(fast, x, y, r)

			want := slow.Image().(*image.RGBA)
			const near = 2 // of 255
			for i := range want.Pix {
				if d := int(fast.Pix[i]) - int(want.Pix[i]); d < -near || d > near {
					t.Fatalf("radius %v: the byte %d is %d, want %d or near it", r, i, fast.Pix[i], want.Pix[i])
				}
			}
		}
	}
}
