package catalog

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/draw/paint"
	"langkah/engine/draw/picture"
	"langkah/engine/puzzles/nullpuzzle"
)

// all is the catalogue that the tests share.
var all = New(Tables{})

// twoFamilies are easily told apart.
var twoFamilies = Catalog{[]engine.Family{digits, nullpuzzle.Family()}}

var digits = engine.Family{
	Name: "digits", Title: engine.Msg("Digits"),
	Detect: func(text string) float64 {
		if strings.Trim(text, "0123456789 \n") == "" {
			return 1
		}
		return 0
	},
	Parse: func(string) (engine.Puzzle, error) { return nil, engine.BadText(7, 8, "digits were asked") },
}

func TestTheLikestFamilyReadsTheText(t *testing.T) {
	if p, err := twoFamilies.Open("#.#\n"); err != nil || p.Family() != "lamps" {
		t.Errorf("lamps: %v, %v", p, err)
	}
	for text, want := range map[string]string{
		"#.x.":    "line 1, column 3: found 'x'",
		"1 2 3":   "line 7, column 8: digits were asked",
		"":        "line 1: the text is empty; it reads Digits, Lamps",
		" \r\n\t": "line 1: the text is empty",
		"hello":   "line 1: the text looks like no puzzle that Langkah knows; it reads Digits, Lamps",
	} {
		_, err := twoFamilies.Open(text)
		var place *engine.ParseError
		if !errors.As(err, &place) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestFamilyByName(t *testing.T) {
	if f, err := twoFamilies.Family("lamps"); err != nil || f.Name != "lamps" {
		t.Errorf("found %q, %v", f.Name, err)
	}
	if _, err := twoFamilies.Family("lamp"); err == nil || err.Error() != `there is no family "lamp"; there are digits, lamps` {
		t.Errorf("a wrong name: %v", err)
	}
}

func TestNamesAreUniqueAndWhole(t *testing.T) {
	seen := map[string]bool{}
	for _, f := range all.Families() {
		if seen[f.Name] || f.Name == "" || f.Title.IsZero() || f.Detect == nil || f.Parse == nil || f.Generate == nil {
			t.Errorf("the family %q is not whole, or there twice", f.Name)
		}
		seen[f.Name] = true
	}
}

// Every sample is read by its family, without a warning, and its own first
// method solves it, unless its title says that there is no way.
func TestSamples(t *testing.T) {
	for _, s := range assets.Samples() {
		p, err := all.Open(s.Text)
		if err != nil {
			t.Errorf("%s/%s: %v", s.Family, s.Name, err)
			continue
		}
		if p.Family() != s.Family || len(engine.Warnings(p)) > 0 {
			t.Errorf("%s/%s was read as %s, with the warnings %v", s.Family, s.Name, p.Family(), engine.Warnings(p))
		}
		want := engine.Solved
		if strings.Contains(s.Title, "cannot be solved") || strings.Contains(s.Title, "too few") {
			want = engine.NoSolution
		}
		limits := engine.Limits{Time: 20 * time.Second, Memory: 1 << 30}
		if r := engine.Solve(context.Background(), p, p.Methods()[0], limits, nil); r.Status != want {
			t.Errorf("%s/%s (%s): %s, %s", s.Family, s.Name, s.Title, r.Status, r.Reason)
		}
	}
}

func TestFilesAsPeopleHaveThem(t *testing.T) {
	p, err := nullpuzzle.Parse("#.#")
	if err != nil {
		t.Fatal(err)
	}
	picture, err := picture.PNG(p.Start().Scene(), paint.Style{Cell: 8}, "#.#\n")
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{
		"UTF-8":              []byte("#.#\n"),
		"UTF-8 with a mark":  []byte("\xef\xbb\xbf#.#\n"),
		"UTF-16, little end": []byte("\xff\xfe#\x00.\x00#\x00\n\x00"),
		"UTF-16, big end":    []byte("\xfe\xff\x00#\x00.\x00#\x00\n"),
		"picture":            picture,
	} {
		if text, err := Read(data); err != nil || text != "#.#\n" {
			t.Errorf("%s: %q, %v", name, text, err)
		}
	}
}

func TestFilesThatAreNoPuzzle(t *testing.T) {
	plain, err := os.ReadFile("../../assets/icon.png")
	if err != nil {
		t.Fatal(err)
	}
	for name, tc := range map[string]struct {
		data []byte
		want string
	}{
		"picture":   {plain, "the picture carries no puzzle"},
		"cut short": {plain[:40], "the picture carries no puzzle"},
		"program":   {[]byte("\x7fELF\x02\x01\x01\x00"), "line 1, column 1: found the byte 0x7F"},
		"zero":      {[]byte("#.#\n#\x00"), "line 2, column 2: found the byte 0x00"},
		"Latin-1":   {[]byte("#.#\r\n# d\xe9j\xe0"), "line 2, column 4: found the byte 0xE9"},
		"too long":  {[]byte(strings.Repeat("#", MaxText+1)), "line 1: the text is too long: it has 16,777,217 bytes (16 MiB), the limit is 16 MiB"},
	} {
		if _, err := Read(tc.data); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: %v, want %s", name, err, tc.want)
		}
	}
}

func TestOpenFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "my puzzle.v2.txt")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	name, _, err := all.OpenFile(path)
	if name != "my puzzle.v2" || err == nil || !strings.HasPrefix(err.Error(), "my puzzle.v2.txt: line 1: the text is empty") {
		t.Errorf("%q, %v", name, err)
	}
	if _, _, err := all.OpenFile(filepath.Join(t.TempDir(), "none.txt")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a missing file: %v", err)
	}
	if _, _, err := all.OpenFile(t.TempDir()); err == nil || !strings.Contains(err.Error(), "is a folder") {
		t.Errorf("a folder: %v", err)
	}
}

func FuzzRead(f *testing.F) {
	for _, seed := range []string{"#.#", "\xff\xfe#\x00", "\x89PNG\r\n\x1a\n", "\xef\xbb\xbf", "1 2\n3 -\n"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := Read(data)
		if err != nil {
			return
		}
		if _, err := all.Open(text); err != nil {
			var place *engine.ParseError
			if !errors.As(err, &place) || place.Line < 1 {
				t.Errorf("%q: the error %v has no place", text, err)
			}
		}
	})
}
