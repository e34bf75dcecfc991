package paint

import (
	"image"
	"image/color"

	"github.com/golang/freetype/raster"
	"golang.org/x/image/math/fixed"

	"langkah/engine/base/scene"
)

// polygon fills a polygon with the drawing library's result in a third of its time: the base
// of a rotating pyramid covers most of the picture in every frame.
func polygon(picture *image.RGBA, points []scene.Point, c color.Color) {
	if len(points) < 3 {
		return
	}
	var path raster.Path
	at := func(p scene.Point) fixed.Point26_6 {
		return fixed.Point26_6{X: fixed.Int26_6(p.X * 64), Y: fixed.Int26_6(p.Y * 64)}
	}
	path.Start(at(points[0]))
	for _, p := range points[1:] {
		path.Add1(at(p))
	}
	path.Add1(at(points[0]))
	rasterizer := raster.NewRasterizer(picture.Rect.Dx(), picture.Rect.Dy())
	rasterizer.UseNonZeroWinding = true
	rasterizer.AddPath(path)
	s := solid{picture: picture}
	s.color[0], s.color[1], s.color[2], s.color[3] = c.RGBA()
	rasterizer.Rasterize(s)
}

// solid paints a single colour.
type solid struct {
	color   pixel
	picture *image.RGBA
}

// Paint blends the colour into spans; it implements the rasterizer's Painter.
func (s solid) Paint(spans []raster.Span, _ bool) {
	const whole = 0xffff
	for _, span := range spans {
		span.X0, span.X1 = max(span.X0, 0), min(span.X1, s.picture.Rect.Dx())
		if span.Y < 0 || span.Y >= s.picture.Rect.Dy() || span.X0 >= span.X1 {
			continue
		}
		row := s.picture.Pix[span.Y*s.picture.Stride+4*span.X0 : span.Y*s.picture.Stride+4*span.X1]
		var ink pixel
		for i := range ink {
			ink[i] = s.color[i] * span.Alpha / whole
		}
		if ink[3] == whole {
			for len(row) >= 4 {
				row[0], row[1], row[2], row[3] = uint8(ink[0]>>8), uint8(ink[1]>>8), uint8(ink[2]>>8), 0xff
				row = row[4:]
			}
			continue
		}
		left := (whole - ink[3]) * 0x101
		for len(row) >= 4 {
			row[0] = uint8((uint32(row[0])*left>>16 + ink[0]) >> 8)
			row[1] = uint8((uint32(row[1])*left>>16 + ink[1]) >> 8)
			row[2] = uint8((uint32(row[2])*left>>16 + ink[2]) >> 8)
			row[3] = uint8((uint32(row[3])*left>>16 + ink[3]) >> 8)
			row = row[4:]
		}
	}
}
