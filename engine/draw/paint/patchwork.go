package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"langkah/engine/base/scene"
)

// patchwork fills the squares of a map. On a picture it writes pixels, each the mean of the
// cells that it covers, in time proportional to pixels and cells; in a vector file it fills a
// rectangle for each run of equal cells in a row.
func (p *Painter) patchwork(it scene.Item) {
	it = snapped(it)
	c := it.Cells
	if c == nil || c.Rows == 0 || c.Cols == 0 || it.W < 1 || it.H < 1 {
		return
	}
	inks := make([]color.NRGBA, len(c.Shades))
	for i, s := range c.Shades {
		inks[i] = mix(mix(p.palette.Color(s.Role), p.palette.Color(s.Over), s.Part), p.palette.Color(s.Wash), s.Washed)
	}
	if p.picture == nil {
		p.runs(it, inks)
	} else {
		p.pixels(it, inks)
	}
	const large, legible = 7, 17 // pixels
	side := it.W / float64(c.Cols)
	if c.Lines && side >= large {
		p.grating(it, side)
	}
	if c.Words != nil && side >= legible {
		p.words(it, side)
	}
}

// Patchwork renders a scene of one Patchwork on w x h pixels.
func Patchwork(s scene.Scene, w, h int, palette scene.Palette) *image.RGBA {
	p := onBitmap(w, h, Style{Palette: palette}, faces{})
	it := s.Items[0]
	it.X, it.Y, it.W, it.H = 0, 0, float64(w), float64(h)
	p.patchwork(it)
	return p.picture
}

// runs fills a rectangle for each run of equal cells.
func (p *Painter) runs(it scene.Item, inks []color.NRGBA) {
	c := it.Cells
	w, h := it.W/float64(c.Cols), it.H/float64(c.Rows)
	for r := range c.Rows {
		row := c.Marks[r*c.Cols : (r+1)*c.Cols]
		for from := 0; from < len(row); {
			to := from + 1
			for to < len(row) && row[to] == row[from] {
				to++
			}
			p.dc.NewSubPath()
			p.dc.DrawRectangle(it.X+float64(from)*w, it.Y+float64(r)*h, float64(to-from)*w, h)
			p.dc.SetColor(inks[row[from]])
			p.dc.Fill()
			from = to
		}
	}
}

// pixels writes each pixel of the box that is on the picture.
func (p *Painter) pixels(it scene.Item, inks []color.NRGBA) {
	c, picture := it.Cells, p.picture
	x0, y0 := int(it.X), int(it.Y)
	seen := image.Rect(x0, y0, x0+int(it.W), y0+int(it.H)).Intersect(picture.Rect)
	if seen.Empty() {
		return
	}
	columns := spans(seen.Min.X-x0, seen.Max.X-x0, int(it.W), c.Cols)
	rows := spans(seen.Min.Y-y0, seen.Max.Y-y0, int(it.H), c.Rows)
	for y, ys := range rows {
		line := picture.Pix[picture.PixOffset(seen.Min.X, seen.Min.Y+y):][:4*len(columns)]
		if y > 0 && ys == rows[y-1] {
			copy(line, picture.Pix[picture.PixOffset(seen.Min.X, seen.Min.Y+y-1):])
			continue
		}
		for x, xs := range columns {
			var red, green, blue, n int
			for r := ys[0]; r < ys[1]; r++ {
				for _, m := range c.Marks[r*c.Cols+xs[0] : r*c.Cols+xs[1]] {
					ink := inks[m]
					red, green, blue, n = red+int(ink.R), green+int(ink.G), blue+int(ink.B), n+1
				}
			}
			pix := line[4*x : 4*x+4 : 4*x+4]
			pix[0], pix[1], pix[2], pix[3] = uint8(red/n), uint8(green/n), uint8(blue/n), 0xff
		}
	}
}

// spans returns the range of cells, one at least, that each pixel of a part covers.
func spans(from, to, pixels, cells int) [][2]int {
	list := make([][2]int, to-from)
	for i := range list {
		first := (from + i) * cells / pixels
		list[i] = [2]int{first, max(first+1, (from+i+1)*cells/pixels)}
	}
	return list
}

// words writes on the cells that are on the picture. Equal words are drawn once.
func (p *Painter) words(it scene.Item, side float64) {
	c := it.Cells
	part := [4]int{0, c.Rows, 0, c.Cols}
	if p.picture != nil {
		at := func(x float64, n int) int { return min(max(int(math.Floor(x/side)), 0), n) }
		r := p.picture.Rect
		part = [4]int{at(float64(r.Min.Y)-it.Y, c.Rows), at(float64(r.Max.Y)-it.Y+side, c.Rows), at(float64(r.Min.X)-it.X, c.Cols), at(float64(r.Max.X)-it.X+side, c.Cols)}
	}
	stamps := map[uint8]*image.RGBA{}
	ink, size := p.palette.Color(scene.Ink), 0.4*side
	for row := part[0]; row < part[1]; row++ {
		for col := part[2]; col < part[3]; col++ {
			mark := c.Marks[row*c.Cols+col]
			if c.Words[mark] == "" {
				continue
			}
			x, y := it.X+float64(col)*it.W/float64(c.Cols), it.Y+float64(row)*it.H/float64(c.Rows)
			if p.picture == nil {
				p.write(c.Words[mark], x+side/2, y+side/2, 0.5, size, false, ink)
				continue
			}
			stamp := stamps[mark]
			if stamp == nil {
				box := int(math.Ceil(side))
				small := onBitmap(box, box, Style{Palette: p.palette}, p.faces)
				small.write(c.Words[mark], side/2, side/2, 0.5, size, false, ink)
				stamp = small.picture
				stamps[mark] = stamp
			}
			at := image.Pt(int(whole(x)), int(whole(y)))
			draw.Draw(p.picture, stamp.Rect.Add(at), stamp, image.Point{}, draw.Over)
		}
	}
}

// grating draws the lines between cells.
func (p *Painter) grating(it scene.Item, side float64) {
	c, ink := it.Cells, p.palette.Color(scene.Ghost)
	width := max(1, math.Floor(side/30))
	line := func(x, y, w, h float64) {
		p.dc.NewSubPath()
		p.dc.DrawRectangle(x, y, w, h)
	}
	if p.picture != nil { // pixel by pixel, many times as fast as a path of all lines
		line = func(x, y, w, h float64) {
			box := image.Rect(int(x), int(y), int(x+w), int(y+h)).Intersect(p.picture.Rect)
			draw.Draw(p.picture, box, image.NewUniform(ink), image.Point{}, draw.Over)
		}
	}
	for col := 1; col < c.Cols; col++ {
		line(whole(it.X+float64(col)*it.W/float64(c.Cols)), it.Y, width, it.H)
	}
	for row := 1; row < c.Rows; row++ {
		line(it.X, whole(it.Y+float64(row)*it.H/float64(c.Rows)), it.W, width)
	}
	if p.picture == nil {
		p.dc.SetColor(ink)
		p.dc.Fill()
	}
}
