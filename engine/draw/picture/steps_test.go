package picture

import (
	"bytes"
	"context"
	"errors"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/host/files"
	"langkah/engine/testkit/goldentest"
)

func TestAStepCarriesItsPuzzle(t *testing.T) {
	s := goldentest.Lamps(t, "three", "#.#.###")
	data, err := PNG(lastBoard(t, s), paint.Style{Cell: 32}, s.Puzzle.String())
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	goldentest.Picture(t, "lamps-solved.png", picture)
	if text, ok := files.PuzzleIn(data); !ok || text != "#.#.###\n" {
		t.Errorf("the step carries %q", text)
	}
}

func lastBoard(t *testing.T, s engine.Solution) scene.Scene {
	t.Helper()
	positions, err := s.Positions()
	if err != nil {
		t.Fatal(err)
	}
	return positions[len(positions)-1].Scene()
}

func TestSaveSteps(t *testing.T) {
	s := goldentest.Lamps(t, "three", "#.#.###")
	dir := filepath.Join(t.TempDir(), "new", "steps")
	var heard []int
	err := SaveSteps(context.Background(), dir, s, AsPNG, paint.Style{Cell: 8}, func(done, total int) {
		if total != 5 {
			t.Errorf("%d in all, want 5", total)
		}
		heard = append(heard, done)
	})
	if err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	want := []string{"three_sweep_step000.png", "three_sweep_step001.png", "three_sweep_step002.png", "three_sweep_step003.png", "three_sweep_step004.png"}
	if !slices.Equal(names, want) {
		t.Errorf("the files are %v", names)
	}
	if !slices.Equal(heard, []int{1, 2, 3, 4, 5}) {
		t.Errorf("progress: %v", heard)
	}
	last, err := os.ReadFile(filepath.Join(dir, want[4]))
	if err != nil {
		t.Fatal(err)
	}
	if step, _ := PNG(lastBoard(t, s), paint.Style{Cell: 8}, s.Puzzle.String()); !bytes.Equal(last, step) {
		t.Error("the last file is not the last step")
	}
}

func TestSavingStepsStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	saved := 0
	err := SaveSteps(ctx, t.TempDir(), goldentest.Pressed(t, "#.#", 500), AsPNG, paint.Style{Cell: 8}, func(done, _ int) {
		if saved = done; done == 3 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || saved > 100 {
		t.Errorf("%v after %d pictures", err, saved)
	}
}

func TestStepsInAFolderThatCannotBe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(file, "steps")
	err := SaveSteps(context.Background(), dir, goldentest.Lamps(t, "", "#.#"), AsPNG, paint.Style{}, nil)
	if err == nil || err.Error() != "cannot save "+dir+": "+file+" is not a folder" {
		t.Error(err)
	}
}

func TestSheet(t *testing.T) {
	data, err := Sheet(context.Background(), goldentest.Lamps(t, "three", "#.#.###\ncost place"), paint.Style{Cell: 32, Palette: scene.Dark()})
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	goldentest.Picture(t, "sheet.png", picture)
	if text, ok := files.PuzzleIn(data); !ok || text != "#.#.###\ncost place\n" {
		t.Errorf("the sheet carries %q", text)
	}
}

func TestSheetsStayOfAUsefulSize(t *testing.T) {
	for _, moves := range []int{0, 1, 7, 80, 1000, 10_000} {
		s := goldentest.Walk(t, goldentest.Fifteen, moves)
		all, err := newSteps(s, paint.Style{})
		if err != nil {
			t.Fatal(err)
		}
		l := layOut(all)
		w, _ := l.style.Size(all.board)
		t.Logf("%d moves: %d x %d pixels, %d columns of pictures %d wide, every %d", moves, l.width, l.height, l.columns, w, l.stride)
		if l.width*l.height > maxSheetArea || w < minPictureSide {
			t.Errorf("%d moves: %d x %d pixels, pictures %d wide", moves, l.width, l.height, w)
		}
		if moves <= 1000 && len(l.shown) != moves+1 || l.shown[len(l.shown)-1] != moves {
			t.Errorf("%d moves: %d steps are shown, the last is %d", moves, len(l.shown), l.shown[len(l.shown)-1])
		}
		across, down := l.pitch()
		rows := (len(l.shown) + l.columns - 1) / l.columns
		if float64(l.columns)*across > float64(l.width) || l.head()+float64(rows)*down+l.foot() > float64(l.height)+1 {
			t.Errorf("%d moves: %d rows and %d columns do not fit", moves, rows, l.columns)
		}
	}
}

// Rows are equally long, and the last one is as full as can be.
func TestSheetsFillEvenly(t *testing.T) {
	for _, tc := range []struct{ steps, columns, rows int }{
		{1, 1, 1}, {6, 6, 1}, {7, 4, 2}, {12, 6, 2}, {13, 5, 3}, {24, 6, 4}, {25, 5, 5}, {36, 6, 6},
	} {
		all, err := newSteps(goldentest.Walk(t, goldentest.Fifteen, tc.steps-1), paint.Style{})
		if err != nil {
			t.Fatal(err)
		}
		l := arrange(all, all.style, 1, boardsInRow)
		if rows := (tc.steps + l.columns - 1) / l.columns; l.columns != tc.columns || rows != tc.rows {
			t.Errorf("%d steps: %d rows of %d, want %d of %d", tc.steps, rows, l.columns, tc.rows, tc.columns)
		}
	}
}
