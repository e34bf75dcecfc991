package picture

import (
	"bytes"
	"compress/zlib"
	"context"
	"encoding/xml"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/testkit/goldentest"
)

func TestFormatsByName(t *testing.T) {
	for _, tc := range []struct {
		path string
		want Format
		ok   bool
	}{
		{"a.png", AsPNG, true}, {"dir.x/a.SVG", AsSVG, true}, {"a.b.pdf", AsPDF, true}, {"a.gif", ".gif", false}, {"a", "", false},
	} {
		if f, ok := FormatOf(tc.path); f != tc.want || ok != tc.ok {
			t.Errorf("%s: %q, %t", tc.path, f, ok)
		}
	}
}

// An SVG is well-formed, and carries its title and its puzzle.
func TestSVGCarriesItsPuzzle(t *testing.T) {
	const puzzle = "a < b & \"c\"\n1\t2 é\n"
	s := goldentest.Lamps(t, "three", "#.#").Puzzle.Start().Scene()
	data := SVG(s, paint.Style{Cell: 20, Palette: scene.Light()}, "three & more", puzzle)
	if !bytes.Equal(data, SVG(s, paint.Style{Cell: 20, Palette: scene.Light()}, "three & more", puzzle)) {
		t.Error("two files of one scene differ")
	}
	var read struct {
		Title    string `xml:"title"`
		Metadata string `xml:"metadata"`
		Paths    []struct {
			D string `xml:"d,attr"`
		} `xml:"path"`
	}
	if err := xml.Unmarshal(data, &read); err != nil {
		t.Fatal(err)
	}
	if read.Title != "three & more" || read.Metadata != puzzle || len(read.Paths) < 4 {
		t.Errorf("it holds %+v", read)
	}
}

func TestPDFIsSoundAndCarriesItsPuzzle(t *testing.T) {
	s := goldentest.Walk(t, goldentest.Fifteen, 40)
	data, err := SheetAs(context.Background(), s, AsPDF, paint.Style{})
	if err != nil {
		t.Fatal(err)
	}
	streams := checkPDF(t, data)
	if !strings.Contains(strings.Join(streams, ""), s.Puzzle.String()) {
		t.Error("the puzzle is not attached")
	}
	// 41 boards, six a row and three rows a page.
	if pages := len(regexp.MustCompile(`/Type /Page\b[^s]`).FindAll(data, -1)); pages != 3 {
		t.Errorf("%d pages, want 3", pages)
	}

	data, err = Board(s.Puzzle.Start().Scene(), AsPDF, paint.Style{Cell: 40, Palette: scene.Dark()}, "walk", "")
	if err != nil {
		t.Fatal(err)
	}
	checkPDF(t, data)
	w, h := paint.Style{Cell: 40}.Size(s.Puzzle.Start().Scene())
	if box := fmt.Sprintf("[0 0 %.2f %.2f]", float64(w)*0.75, float64(h)*0.75); !bytes.Contains(data, []byte(box)) {
		t.Errorf("no page is %s", box)
	}
}

// checkPDF holds a document's table of objects against where they are, and
// returns its streams.
func checkPDF(t *testing.T, data []byte) (streams []string) {
	t.Helper()
	_, tail, found := bytes.Cut(data, []byte("\nstartxref\n"))
	at, err := strconv.Atoi(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(string(tail)), "%%EOF")))
	if !found || err != nil || !bytes.HasPrefix(data, []byte("%PDF-")) || at >= len(data) {
		t.Fatalf("it is no document: %v", err)
	}
	lines := strings.Split(string(data[at:]), "\n")
	var n int
	if _, err := fmt.Sscanf(lines[0]+" "+lines[1], "xref 0 %d", &n); err != nil || n < 4 {
		t.Fatalf("the table begins %q", lines[:2])
	}
	for i := 1; i < n; i++ {
		var offset int
		if _, err := fmt.Sscanf(lines[2+i], "%d 00000 n", &offset); err != nil {
			t.Fatal(err)
		}
		if !bytes.HasPrefix(data[offset:], []byte(fmt.Sprintf("%d 0 obj", i))) {
			t.Errorf("object %d is not at %d", i, offset)
		}
	}
	for _, part := range bytes.Split(data, []byte("stream\n"))[1:] {
		if z, err := zlib.NewReader(bytes.NewReader(part)); err == nil {
			text, err := io.ReadAll(z)
			if err != nil {
				t.Error(err)
			}
			streams = append(streams, string(text))
		}
	}
	return streams
}

func TestSheetsOfShapesSkipStepsRatherThanGrow(t *testing.T) {
	all, err := newSteps(goldentest.Walk(t, goldentest.Fifteen, 3000), paint.Style{})
	if err != nil {
		t.Fatal(err)
	}
	l := arrange(all, all.style, stridesOf(len(all.positions)), boardsInRow)
	if len(l.shown) > maxShapes+1 || l.shown[len(l.shown)-1] != 3000 || l.stride != 6 {
		t.Errorf("%d steps are shown, every %d", len(l.shown), l.stride)
	}
}
