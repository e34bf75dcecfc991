package files

import (
	"bytes"
	"image"
	"image/png"
	"testing"
)

// blank returns a PNG of a few pixels.
func blank(t testing.TB) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 3, 2))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestAPictureCarriesThePuzzle(t *testing.T) {
	for _, tc := range []struct{ text, chunk string }{
		{"1 2 3\n4 5 -\n", "tEXt"},
		{"", "tEXt"},
		{"é\n", "tEXt"},
		{"teka-teki 谜\n", "iTXt"},
	} {
		data := WithPuzzle(blank(t), tc.text)
		if got, ok := PuzzleIn(data); !ok || got != tc.text {
			t.Errorf("%q: read back %q, %t", tc.text, got, ok)
		}
		if !bytes.Contains(data, []byte(tc.chunk+"Langkah\x00")) {
			t.Errorf("%q is not in a chunk %s", tc.text, tc.chunk)
		}
		if _, err := png.Decode(bytes.NewReader(data)); err != nil {
			t.Errorf("%q: no longer a PNG: %v", tc.text, err)
		}
	}
}

func TestABrokenPictureCarriesNothing(t *testing.T) {
	data := WithPuzzle(blank(t), "1 2 3\n")
	damaged := bytes.Replace(data, []byte("1 2 3"), []byte("1 9 3"), 1)
	if text, ok := PuzzleIn(damaged); ok {
		t.Errorf("read %q in spite of a wrong checksum", text)
	}
	for n := range 80 {
		if text, ok := PuzzleIn(data[:n]); ok && text != "1 2 3\n" {
			t.Errorf("read %q from the first %d bytes", text, n)
		}
	}
}

func FuzzPuzzleIn(f *testing.F) {
	for _, text := range []string{"1 2 3\n", "谜"} {
		data := WithPuzzle(blank(f), text)
		f.Add(data)
		f.Add(data[:40])
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if text, ok := PuzzleIn(data); !ok && text != "" && !IsPNG(data) {
			t.Errorf("found %q in something else", text)
		}
	})
}
