package packs_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/option"
	"langkah/engine/catalog"
	"langkah/engine/game/packs"
	"langkah/engine/testkit/casetest"
)

var all = catalog.New(catalog.Tables{})

// Embedded boards agree with their lines: they parse, the optimum is proven, a packing has
// one solution, and there are no duplicates.
func TestPacksAreWhatTheySay(t *testing.T) {
	casetest.SkipUnderRace(t)
	seen := map[string]string{}
	for _, a := range assets.Packs() {
		p, err := packs.Read(a.Name, a.Text)
		if err != nil {
			t.Fatalf("%s: %v", a.Name, err)
		}
		if len(p.Boards) < 12 {
			t.Errorf("%s has %d boards only", a.Name, len(p.Boards))
		}
		grades, names := map[string]int{}, map[string]bool{}
		for _, b := range p.Boards {
			if names[b.Name] {
				t.Errorf("%s has two boards %q", a.Name, b.Name)
			}
			names[b.Name] = true
			z, err := all.Open(b.Text)
			if err != nil {
				t.Errorf("%s: %v", b.Name, err)
				continue
			}
			if z.Family() != a.Family || seen[z.String()] != "" {
				t.Errorf("%s is of %s, and the same as %q", b.Name, z.Family(), seen[z.String()])
			}
			seen[z.String()] = b.Name
			grades[b.Grade]++
			checkOptimum(t, b, z)
		}
		for _, grade := range []string{"easy", "medium", "hard", "expert"} {
			if grades[grade] < 3 {
				t.Errorf("%s has %d boards of grade %s", a.Name, grades[grade], grade)
			}
		}
	}
}

func checkOptimum(t *testing.T, b packs.Board, z engine.Puzzle) {
	t.Helper()
	r := engine.Solve(context.Background(), z, z.Methods()[0], engine.Limits{}, nil)
	if r.Status != engine.Solved || r.Cost != b.Optimum || r.Optimality != engine.Proven {
		t.Errorf("%s: %s in %d moves (%v), want %d", b.Name, r.Status, r.Cost, r.Optimality, b.Optimum)
	}
	if e, ok := z.(engine.Enumerable); ok {
		if second := engine.Nth(context.Background(), e, 2, engine.Limits{}, nil); second.Status != engine.NoSolution {
			t.Errorf("%s has a second solution", b.Name)
		}
	}
}

// A board has the name behind its share string, or the pack's with its number.
func TestNamesInAPack(t *testing.T) {
	p, err := packs.Read("blocks", "# comment\neasy 4 B2x2:AA/..;g=A.r2c1 Only 18 Steps\neasy 1 B1x2:A.;g=A.r1c2\n")
	if err != nil || len(p.Boards) != 2 || p.Boards[0].Name != "Only 18 Steps" || p.Boards[1].Name != "blocks 2" {
		t.Errorf("%+v, %v", p, err)
	}
}

func TestMistakesInAPack(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "line 1: there is no puzzle in the pack",
		"# nothing":                "line 1: there is no puzzle in the pack",
		"easy 4":                   `line 1, column 1: found "easy 4", expected a grade, the fewest moves and a share string`,
		"easy 4 T2x2:1\neasy x T:": `line 2, column 6: found "x", expected the fewest moves`,
	} {
		_, err := packs.Read("p", text)
		var bad *engine.ParseError
		if !errors.As(err, &bad) || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestAFolderIsAPack(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "mine")
	if err := os.MkdirAll(filepath.Join(folder, "sub.txt"), 0o777); err != nil {
		t.Fatal(err)
	}
	if _, err := packs.Folder(folder); err == nil {
		t.Error("an empty folder is a pack")
	}
	for _, name := range []string{"b.txt", "a.TXT", "picture.png", "notes"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("1 2\n3 -\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	p, err := packs.Folder(folder)
	if err != nil || p.Name != "mine" || len(p.Boards) != 2 || p.Boards[0].Name != "a" || p.Boards[1].Name != "b" {
		t.Fatalf("%+v, %v", p, err)
	}
	if _, _, err := all.OpenFile(p.Boards[1].Path); err != nil {
		t.Error(err)
	}
	if _, err := packs.Folder(filepath.Join(folder, "none")); err == nil {
		t.Error("a folder that is not there is a pack")
	}
}

// The daily puzzle is the same for everyone, changes every day, and gets harder towards the
// end of the week.
func TestTheDailyPuzzle(t *testing.T) {
	monday := time.Date(2026, 11, 16, 9, 0, 0, 0, time.UTC)
	for _, f := range all.Families() {
		var week []int // the levels of the days
		for i := range 7 {
			level, values := packs.Daily(f, monday.AddDate(0, 0, i))
			week = append(week, slices.IndexFunc(f.Levels, func(l engine.Level) bool { return l.Name == level.Name }))
			_, later := packs.Daily(f, monday.AddDate(0, 0, i).Add(12*time.Hour))
			if values["seed"] != later["seed"] {
				t.Errorf("%s: the evening has another puzzle", f.Name)
			}
		}
		if n := len(f.Levels); n > 0 && (!slices.IsSorted(week) || week[0] != 0 || week[6] != n-1) {
			t.Errorf("%s: the levels of the week are %v of %d", f.Name, week, n)
		}
		_, values := packs.Daily(f, monday)
		p, err := f.New(context.Background(), values)
		if err != nil {
			t.Fatal(err)
		}
		again, err := f.New(context.Background(), values)
		if err != nil || p.String() != again.String() {
			t.Errorf("%s: the day has two puzzles: %v", f.Name, err)
		}
		other, err := f.New(context.Background(), f.Another(values))
		if err != nil || p.String() == other.String() {
			t.Errorf("%s: another one is the same: %v", f.Name, err)
		}
	}
}

// Every level makes a board.
func TestLevels(t *testing.T) {
	casetest.SkipUnderRace(t)
	for _, f := range all.Families() {
		for _, l := range f.Levels {
			if _, err := f.New(context.Background(), l.Values); err != nil || l.Name == "" || l.Title.IsZero() {
				t.Errorf("%s, %s: %v", f.Name, l.Name, err)
			}
		}
	}
}

func TestAnotherOneGoesRound(t *testing.T) {
	f := engine.Family{GenerateOptions: []engine.Option{{Name: "seed", Role: option.Seed, Default: "1", Min: 0, Max: 3}, {Name: "rows", Default: "4"}}}
	values := engine.Values{"rows": "5"}
	for _, want := range []string{"2", "3", "0", "1"} {
		if values = f.Another(values); values["seed"] != want || values["rows"] != "5" {
			t.Errorf("%v, want seed %s", values, want)
		}
	}
}

func TestStreak(t *testing.T) {
	sunday := time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC) // the days before are of another month
	for solved, want := range map[string]int{
		"":            0,
		"-":           0,
		"X":           1,
		"-X":          1, // today's is still to be solved
		"XX":          2,
		"-XXX":        3,
		"X-X":         1,
		"--XX":        0,
		"XXXXXXXXXXX": 11,
	} {
		days := map[string]bool{}
		for back, mark := range solved {
			days[sunday.AddDate(0, 0, -back).Format(time.DateOnly)] = mark == 'X'
		}
		if got := packs.Streak(sunday, func(day time.Time) bool { return days[day.Format(time.DateOnly)] }); got != want {
			t.Errorf("%q, from today back: %d days in a row, want %d", solved, got, want)
		}
	}
}
