package scene

import (
	"fmt"
	"image/color"
	"testing"
)

// Text at its usual size needs a contrast of 4.5 (WCAG 2.1, 1.4.3).
func TestWritingCanBeRead(t *testing.T) {
	for name, p := range map[string]Palette{"light": Light(), "dark": Dark(), "paper": Paper()} {
		for _, on := range []Role{Backdrop, Board, Tile, Home} {
			if c := contrast(p.Color(Ink), p.Color(on)); c < 4.5 {
				t.Errorf("%s: ink on role %d has a contrast of %.2f", name, on, c)
			}
		}
		for _, on := range []Role{Backdrop, Board} {
			if c := contrast(p.Color(Faint), p.Color(on)); c < 4.5 {
				t.Errorf("%s: faint writing on role %d has a contrast of %.2f", name, on, c)
			}
		}
		if c := contrast(p.Color(HomeMark), p.Color(Home)); c < 3 {
			t.Errorf("%s: the mark of a tile at home has a contrast of %.2f", name, c)
		}
		for r := Wall; r < firstPiece+Pieces; r++ {
			if r == Ghost || r == Shade {
				continue
			}
			if c := contrast(p.OnColor(r), p.Color(r)); c < 4.5 {
				t.Errorf("%s: writing on role %d has a contrast of %.2f", name, r, c)
			}
		}
	}
}

func TestPiecesHaveColorsOfTheirOwn(t *testing.T) {
	for name, p := range map[string]Palette{"light": Light(), "dark": Dark(), "paper": Paper()} {
		seen := map[string]int{}
		for i := range Pieces {
			c := fmt.Sprint(p.Color(Piece(i)))
			if j, twice := seen[c]; twice {
				t.Errorf("%s: pieces %d and %d have the same colour", name, j, i)
			}
			seen[c] = i
		}
	}
}

func TestWritingOnAPieceLooksAtTheFillUnderIt(t *testing.T) {
	p := Light()
	dark, bright := Piece(4), Piece(3) // blue and yellow
	s := Scene{Width: 2, Height: 1, Items: []Item{
		{Kind: Rect, W: 1, H: 1, Fill: dark},
		{Kind: Polygon, Points: []Point{{1, 0}, {2, 0}, {2, 1}, {1, 1}}, Fill: bright},
		{Kind: Text, X: 0.2, W: 0.5, H: 1, Text: "A", Fill: OnPiece},
		{Kind: Text, X: 1.2, W: 0.5, H: 1, Text: "B", Fill: OnPiece},
		{Kind: Text, X: 1.2, W: 0.5, H: 1, Text: "C", Fill: Ink},
	}}
	for i, want := range map[int]color.NRGBA{2: rgb(0xffffff), 3: rgb(0x14171b), 4: p.Color(Ink)} {
		if got := p.TextColor(s, i); got != want {
			t.Errorf("text %s is %v, want %v", s.Items[i].Text, got, want)
		}
	}
}
