package plot

import (
	"image"
	"image/color"
	"math"
)

// brush writes shapes into pixels, their edges smoothed by how much of a pixel
// they cover. All pixels are opaque.
type brush struct{ *image.RGBA }

func (b brush) fill(c color.NRGBA) {
	if len(b.Pix) == 0 {
		return
	}
	copy(b.Pix, []uint8{c.R, c.G, c.B, 0xff})
	for n := 4; n < len(b.Pix); n *= 2 {
		copy(b.Pix[n:], b.Pix[:n])
	}
}

// blend lays a share of a colour over a pixel inside the picture.
func (b brush) blend(x, y int, c color.NRGBA, share float64) {
	p := b.Pix[y*b.Stride+4*x : y*b.Stride+4*x+3 : y*b.Stride+4*x+3]
	s := int32(share * 256)
	p[0] += uint8((int32(c.R) - int32(p[0])) * s >> 8)
	p[1] += uint8((int32(c.G) - int32(p[1])) * s >> 8)
	p[2] += uint8((int32(c.B) - int32(p[2])) * s >> 8)
}

func (b brush) inside(x, y int) bool {
	return uint(x) < uint(b.Rect.Dx()) && uint(y) < uint(b.Rect.Dy())
}

// disc fills a circle.
func (b brush) disc(x, y, r float64, c color.NRGBA, share float64) {
	inner, outer := max(r-0.5, 0)*max(r-0.5, 0), (r+0.5)*(r+0.5) // squares: roots are slow
	left, right := max(int(x-r-1), 0), min(int(x+r+1), b.Rect.Dx()-1)
	for py := max(int(y-r-1), 0); py <= min(int(y+r+1), b.Rect.Dy()-1); py++ {
		dy := float64(py) + 0.5 - y
		for px := left; px <= right; px++ {
			dx := float64(px) + 0.5 - x
			switch away := dx*dx + dy*dy; {
			case away <= inner:
				b.blend(px, py, c, share)
			case away < outer:
				b.blend(px, py, c, share*min(r+0.5-math.Sqrt(away), 1))
			}
		}
	}
}

// line is a thin line after Wu (1991): along its longer side, each step shared
// between the two pixels beside it.
func (b brush) line(x1, y1, x2, y2 float64, c color.NRGBA, share float64) {
	x1, y1, x2, y2, seen := b.clip(x1, y1, x2, y2)
	if !seen {
		return
	}
	steep := math.Abs(y2-y1) > math.Abs(x2-x1)
	if steep {
		x1, y1, x2, y2 = y1, x1, y2, x2
	}
	if x1 > x2 {
		x1, y1, x2, y2 = x2, y2, x1, y1
	}
	slope := 0.0
	if x2 > x1 {
		slope = (y2 - y1) / (x2 - x1)
	}
	put := func(x, y int, share float64) {
		if steep {
			x, y = y, x
		}
		if b.inside(x, y) {
			b.blend(x, y, c, share)
		}
	}
	y := y1 - 0.5
	for x := int(x1); x <= int(x2); x++ {
		low := math.Floor(y)
		put(x, int(low), share*(1-(y-low)))
		put(x, int(low)+1, share*(y-low))
		y += slope
	}
}

// clip is the part of a line that is in the picture, by Liang and Barsky (1984).
func (b brush) clip(x1, y1, x2, y2 float64) (_, _, _, _ float64, seen bool) {
	from, to := 0.0, 1.0
	dx, dy := x2-x1, y2-y1
	for _, edge := range [4][2]float64{{-dx, x1}, {dx, float64(b.Rect.Dx()) - x1}, {-dy, y1}, {dy, float64(b.Rect.Dy()) - y1}} {
		switch p, q := edge[0], edge[1]; {
		case p == 0 && q < 0:
			return 0, 0, 0, 0, false
		case p < 0:
			from = max(from, q/p)
		case p > 0:
			to = min(to, q/p)
		}
	}
	return x1 + from*dx, y1 + from*dy, x1 + to*dx, y1 + to*dy, from <= to
}

// stroke is a thick line with round ends.
func (b brush) stroke(x1, y1, x2, y2, width float64, c color.NRGBA) {
	r := width / 2
	cx1, cy1, cx2, cy2, seen := b.clip(x1, y1, x2, y2)
	if !seen {
		return
	}
	dx, dy := cx2-cx1, cy2-cy1
	length := dx*dx + dy*dy
	for y := max(int(min(cy1, cy2)-r-1), 0); y <= min(int(max(cy1, cy2)+r+1), b.Rect.Dy()-1); y++ {
		for x := max(int(min(cx1, cx2)-r-1), 0); x <= min(int(max(cx1, cx2)+r+1), b.Rect.Dx()-1); x++ {
			px, py := float64(x)+0.5-cx1, float64(y)+0.5-cy1
			t := 0.0
			if length > 0 {
				t = min(max((px*dx+py*dy)/length, 0), 1)
			}
			if cover := r + 0.5 - math.Hypot(px-t*dx, py-t*dy); cover > 0 {
				b.blend(x, y, c, min(cover, 1))
			}
		}
	}
}

// dots is a dotted line.
func (b brush) dots(x1, y1, x2, y2, r float64, c color.NRGBA) {
	length := math.Hypot(x2-x1, y2-y1)
	n := int(length / (4 * r))
	for k := 0; k <= n; k++ {
		t := float64(k) / max(float64(n), 1)
		if x, y := x1+t*(x2-x1), y1+t*(y2-y1); b.inside(int(x), int(y)) {
			b.disc(x, y, r, c, 1)
		}
	}
}
