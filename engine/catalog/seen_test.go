package catalog

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"langkah/engine"
)

// A screenshot, cut to the board's edge, in any format and without a text in it.
func TestABoardIsSeenInAPicture(t *testing.T) {
	rows := []string{"AABB", "CABB", "CCDB", "CDDD"}
	shades := map[byte]color.RGBA{'A': {187, 163, 226, 255}, 'B': {255, 201, 146, 255}, 'C': {150, 190, 255, 255}, 'D': {179, 223, 160, 255}}
	const size = 40
	img := image.NewRGBA(image.Rect(0, 0, 4*size, 4*size))
	for y := range 4 * size {
		for x := range 4 * size {
			c := shades[rows[y/size][x/size]]
			if x%size == 0 || y%size == 0 {
				c = color.RGBA{0, 0, 0, 255}
			}
			img.SetRGBA(x, y, c)
		}
	}
	var asPNG, asJPEG bytes.Buffer
	if err := png.Encode(&asPNG, img); err != nil {
		t.Fatal(err)
	}
	if err := jpeg.Encode(&asJPEG, img, nil); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"PNG": asPNG.Bytes(), "JPEG": asJPEG.Bytes()} {
		text, err := ReadFrom(bytes.NewReader(data))
		if err != nil || !strings.HasPrefix(text, strings.Join(rows, "\n")+"\n") {
			t.Errorf("%s is read as %q, %v", name, text, err)
			continue
		}
		p, err := New(Tables{}).Open(text)
		if err != nil {
			t.Fatal(err)
		}
		if w := engine.Warnings(p); len(w) != 1 || !strings.Contains(w[0].String(), "read from a picture") {
			t.Errorf("%s: the warnings are %v", name, w)
		}
	}
}

// The family is told by the board, not by the line that it begins in.
func TestABoardAfterEmptyLinesIsOfItsFamily(t *testing.T) {
	const board = "AABB\nCABB\nCCDB\nCDDD\n"
	for _, above := range []string{"", "\n", "\n\n \r\n", "\ufeff\n"} {
		p, err := New(Tables{}).Open(above + board)
		if err != nil || p.Family() != "queens" || p.String() != board {
			t.Errorf("after %q: %v, %v", above, p, err)
		}
	}
}
