package paint

import (
	"encoding/binary"
	"fmt"
	"image"
	"math"

	"langkah/engine/base/scene"
)

// Changed returns the rectangle, in pixels, in which the pictures of two scenes differ.
func Changed(a, b scene.Scene, cell int) image.Rectangle {
	inB := map[string]int{}
	for _, it := range b.Items {
		inB[same(it)]++
	}
	box := image.Rectangle{}
	var both []string
	for _, it := range a.Items {
		if key := same(it); inB[key] > 0 {
			inB[key]--
			both = append(both, key)
		} else {
			box = box.Union(bounds(it, float64(cell)))
		}
	}
	inOrder := 0
	for _, it := range b.Items {
		key := same(it)
		switch {
		case inOrder < len(both) && both[inOrder] == key:
			inOrder++
		case inB[key] > 0:
			inB[key]--
			box = box.Union(bounds(it, float64(cell)))
		default:
			// Common items have another order: the overlap may differ.
			return image.Rect(0, 0, pixels(b.Width, cell), pixels(b.Height, cell))
		}
	}
	return box
}

// same returns a key that is equal for items with the same pixels.
func same(it scene.Item) string {
	key := make([]byte, 0, 128+16*len(it.Points))
	for _, x := range [...]float64{it.X, it.Y, it.W, it.H, it.Corner, it.Line, it.Size} {
		key = binary.NativeEndian.AppendUint64(key, math.Float64bits(x))
	}
	for _, p := range it.Points {
		key = binary.NativeEndian.AppendUint64(key, math.Float64bits(p.X))
		key = binary.NativeEndian.AppendUint64(key, math.Float64bits(p.Y))
	}
	key = append(key, byte(it.Kind), byte(it.Fill), byte(it.Stroke), byte(it.Align), it.Turn, flag(it.Bold), flag(it.Marked), flag(it.Pinned), byte(it.Pose))
	if it.Cells != nil {
		key = fmt.Appendf(key, "%p", it.Cells)
	}
	return string(append(append(key, it.ID...), "\x00"+it.Text...))
}

func flag(set bool) byte {
	if set {
		return 1
	}
	return 0
}

// bounds returns the rectangle, in pixels, that an item may touch, including its shadow.
func bounds(it scene.Item, cell float64) image.Rectangle {
	it = scaled(it, cell, 0, 0)
	x0, y0, x1, y1 := it.X, it.Y, it.X+it.W, it.Y+it.H
	beyond := it.Line
	switch it.Kind {
	case scene.Text:
		// The line is centred vertically, including accents and descenders.
		y := it.Y + it.H/2
		y0, y1 = y-it.Size*0.7, y+it.Size*0.5
		if beyond = it.Size / 20; it.W <= 0 { // width is unlimited
			beyond = it.Size * float64(len(it.Text))
		}
	case scene.Polygon, scene.Line, scene.Arrow, scene.Rod, scene.Beads, scene.Slab, scene.Region, scene.Rock, scene.Lava, scene.Hatch:
		switch {
		case len(it.Points) > 0:
		case it.Kind == scene.Hatch: // over its box
			return outward(x0, y0, x1, y1, beyond)
		default:
			return image.Rectangle{}
		}
		x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
		for _, p := range it.Points {
			x0, y0, x1, y1 = min(x0, p.X), min(y0, p.Y), max(x1, p.X), max(y1, p.Y)
		}
		switch beyond = it.Line / 2; it.Kind {
		case scene.Arrow:
			beyond = 3*it.Line + 0.1*cell // its head is wider than its line
		case scene.Beads, scene.Slab, scene.Region, scene.Rock, scene.Lava, scene.Hatch:
			beyond = (0.5 + overhang) * it.Size
		}
	case scene.Tray:
		beyond = it.Line * (scene.Rim + 0.1) / scene.Lip
	case scene.Gate:
		beyond = it.Line * scene.Rim / scene.Lip
	case scene.Plate, scene.Car, scene.Ball, scene.Queen, scene.Stone, scene.Sign:
		beyond = overhang * min(it.W, it.H)
	}
	if it.Marked {
		beyond = max(beyond, overhang*cell)
	}
	switch it.Pose {
	case scene.Lies:
	case scene.Lifted:
		beyond += lifting * cell
	default:
		beyond = max(beyond, overhang*cell)
	}
	return outward(x0, y0, x1, y1, beyond)
}

// outward returns the rectangle of whole pixels around a box enlarged on every side, and a pixel more.
func outward(x0, y0, x1, y1, beyond float64) image.Rectangle {
	return image.Rect(
		int(math.Floor(x0-beyond))-1, int(math.Floor(y0-beyond))-1,
		int(math.Ceil(x1+beyond))+1, int(math.Ceil(y1+beyond))+1)
}

// overhang is how far shadows and marks extend beyond cells, in board units.
const overhang = 0.13

// lifting is how much farther the shadow of a dragged piece extends.
const lifting = 0.36
