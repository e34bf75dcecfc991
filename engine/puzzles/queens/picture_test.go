package queens

import (
	"image"
	"image/color"
	"image/draw"
	"strings"
	"testing"
)

// shades returns typical colours of such puzzles.
func shades() []color.RGBA {
	return []color.RGBA{{187, 163, 226, 255}, {255, 201, 146, 255}, {150, 190, 255, 255}, {179, 223, 160, 255}, {223, 223, 223, 255},
		{255, 123, 96, 255}, {230, 243, 136, 255}, {185, 178, 158, 255}, {223, 160, 191, 255}, {98, 239, 234, 255}}
}

// drawn draws a screenshot: a margin, cells of that many pixels, lines between them, a dark disc for a queen.
func drawn(b *board, size, line int, queen int) image.Image {
	const margin = 17
	side := 2*margin + b.n*size + line
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	fill := func(x0, y0, x1, y1 int, c color.Color) {
		draw.Draw(img, image.Rect(x0, y0, x1, y1), image.NewUniform(c), image.Point{}, draw.Src)
	}
	fill(0, 0, side, side, color.White)
	fill(margin, margin, side-margin, side-margin, color.Black)
	for cell, g := range b.region {
		x, y := margin+cell%b.n*size, margin+cell/b.n*size
		fill(x+line, y+line, x+size, y+size, shades()[g])
		if cell == queen {
			fill(x+size/3, y+size/3, x+2*size/3, y+2*size/3, color.Black)
		}
	}
	return img
}

func TestAPictureIsRead(t *testing.T) {
	p := puzzleOf(t, nine)
	for _, tc := range []struct{ size, line, queen int }{{40, 2, -1}, {40, 0, -1}, {23, 1, 7}, {61, 4, 40}, {12, 1, 0}} {
		text, err := readPicture(drawn(p.board, tc.size, tc.line, tc.queen))
		if err != nil {
			t.Errorf("%v: %v", tc, err)
			continue
		}
		board, _, _ := strings.Cut(text, pictureLine)
		if board != nine {
			t.Errorf("%v is read as\n%s", tc, text)
		}
		if q := puzzleOf(t, text); q.read.colours != 9 || q.read.contrast < 10 {
			t.Errorf("%v: the reading is %v", tc, q.read)
		}
	}
}

func TestPicturesWithoutABoardAreRefused(t *testing.T) {
	few := fromRows([]string{"AABB", "AABB", "AABB", "CCCC"})
	for name, img := range map[string]image.Image{
		"nothing":     image.NewRGBA(image.Rect(0, 0, 0, 0)),
		"one colour":  image.NewRGBA(image.Rect(0, 0, 60, 60)),
		"a point":     image.NewRGBA(image.Rect(0, 0, 1, 1)),
		"few colours": drawn(few, 30, 2, -1),
	} {
		if text, err := readPicture(img); err == nil {
			t.Errorf("%s is read as\n%s", name, text)
		}
	}
}

// TestAFrameIsNoRegion: a frame of one colour around the board, read as cells, would be a region with the queens of
// both the first and the last row.
func TestAFrameIsNoRegion(t *testing.T) {
	paint := map[byte]colour{'A': {250, 30, 30}, 'B': {30, 250, 30}, 'C': {30, 30, 250}, 'D': {250, 250, 30}}
	for rows, want := range map[string]fault{
		"AAAA ABBA ACDA AAAA": ringRegion,
		"AAAA ABBA ACDD AAAD": noFault,
		"AAAB AABB ACDB CCDB": noFault,
	} {
		var colours []colour
		for _, letter := range []byte(strings.ReplaceAll(rows, " ", "")) {
			colours = append(colours, paint[letter])
		}
		if got := newPictured(colours, 4).fault; got != want {
			t.Errorf("%s: fault %d, want %d", rows, got, want)
		}
	}
}
