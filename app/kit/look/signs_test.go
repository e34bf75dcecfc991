package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"

	"langkah/assets"
)

// Every sign of the words is drawn by a font that the program carries: a browser
// lends none.
func TestEverySignOfTheWordsHasAGlyph(t *testing.T) {
	var fonts []*sfnt.Font
	for _, data := range [][]byte{assets.Signs, theme.DefaultTextFont().Content()} {
		f, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		fonts = append(fonts, f)
	}
	drawn := func(r rune) bool {
		for _, f := range fonts {
			if glyph, err := f.GlyphIndex(nil, r); err == nil && glyph != 0 {
				return true
			}
		}
		return false
	}
	words := translation(t, "id")
	for key, text := range spoken(t) {
		words[key] += text
	}
	for key, text := range words {
		for _, r := range text {
			if r >= ' ' && !drawn(r) {
				t.Errorf("%s: there is no glyph for %q", key, r)
			}
		}
	}
}

// A space is as wide behind a sign as it is behind a letter, and a line with signs
// as high as one without.
func TestASignIsFollowedByASpace(t *testing.T) {
	app := test.NewTempApp(t)
	app.Settings().SetTheme(NewTheme("dark", 1))
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}} {
		size := func(text string) fyne.Size { return fyne.MeasureText(text, 20, style) }
		for _, sign := range []string{"←", "→", "↑", "↓", "−", "∞", "≥", "✓"} {
			got := size(sign+" "+sign).Width - size(sign+sign).Width
			if want := size("a b").Width - size("ab").Width; got < want-0.5 || got > want+0.5 {
				t.Errorf("%v: a space behind %s is %.2f wide, want %.2f", style, sign, got, want)
			}
			if with, without := size("a "+sign).Height, size("a b").Height; with != without {
				t.Errorf("%v: a line with %s is %.2f high, without it %.2f", style, sign, with, without)
			}
		}
	}
}
