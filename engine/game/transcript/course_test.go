package transcript

import (
	"context"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/puzzles/ice"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/puzzles/packing"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
	"langkah/engine/solve/search"
)

// inCourse returns the course output of the recommended method's solution, with figures that
// are the same in every run.
func inCourse(t *testing.T, parse func(string) (engine.Puzzle, error), text string, colours bool) string {
	t.Helper()
	p, err := parse(text)
	if err != nil {
		t.Fatal(err)
	}
	m := p.Methods()[0]
	s := engine.Solution{Puzzle: p, Method: m, Result: engine.Solve(context.Background(), p, m, engine.Limits{}, nil)}
	s.Result.Counters = search.Counters{Expanded: 834, Generated: 9232}
	s.Result.Elapsed = 604 * time.Millisecond
	output, err := Course(s, colours)
	if err != nil {
		t.Fatal(err)
	}
	return output
}

func TestCourse(t *testing.T) {
	const cars = "4 4\n1\n...A\nPP.AK\n....\n....\n"
	tiles := sliding.Family(pdb.NewStore("", 0)).Parse
	for _, c := range []struct {
		parse   func(string) (engine.Puzzle, error)
		text    string
		colours bool
		want    string
	}{
		{rush.Family().Parse, cars, false, "Papan Awal\n...A\nPP.AK\n....\n....\n\nGerakan 1: A-bawah\n....\nPP..K\n...A\n...A\n\nGerakan 2: P-kanan\n....\n..PPK\n...A\n...A\n\nBanyak node yang diperiksa: 834\nWaktu eksekusi: 604 ms\n"},
		{rush.Family().Parse, cars, true, "Gerakan 1: A-bawah\n....\n[r]P[][r]P[]..[g]K[]\n...[y]A[]\n...[y]A[]\n"},
		{rush.Family().Parse, "4 4\n1\n...A\nPP.AK\n...A\n...A\n", false, "Tidak ada solusi.\n\nBanyak node"},
		{packing.Family().Parse, "2 3 2\nDEFAULT\nAA\nA\nBB\n B\n", false, "AAB\nABB\n\nBanyak kasus yang ditinjau: 834\nWaktu pencarian: 604 ms\n"},
		{ice.Family().Parse, "3 4\nXXXX\nXZ0O\nXXXX\n1 1 1 1\n1 1 1 1\n1 1 1 1\nstop: at-goal\n", false, "Solusi Yang Ditemukan : R\nCost dari Solusi : 2\n\nInitial\nXXXX\nXZ0O\nXXXX\n\nStep 1 : R\nXXXX\nX*0Z\nXXXX\n\nBanyak iterasi yang dilakukan: 834 iterasi\nWaktu eksekusi: 604 ms\n"},
		{ice.Family().Parse, "3 4\nXXXX\nXZ0O\nXXXX\n1 1 1 1\n1 1 1 1\n1 1 1 1\nstop: at-goal\ncost: moves\n", false, "Cost dari Solusi : 2\n"},
		{tiles, "1 2 3\n4 5 6\n7 - 8\n", false, "Kurang(7) = 0\nKurang(8) = 0\nKurang(9) = 1\nSigma Kurang(i) + X = 1 + 1 = 2, genap: dapat diselesaikan\n\nPapan Awal\n[1][2][3]\n[4][5][6]\n[7][-][8]\n\nGerakan 1: kotak kosong ke kanan\n"},
		{tiles, "1 2 3\n4 5 6\n8 7 -\n", false, "ganjil: tidak dapat diselesaikan\n\nTidak ada solusi.\n"},
	} {
		want := strings.NewReplacer("[r]", "\x1b[31m", "[g]", "\x1b[32m", "[y]", "\x1b[33m", "[]", "\x1b[0m").Replace(c.want)
		if got := inCourse(t, c.parse, c.text, c.colours); !strings.Contains(got, want) {
			t.Errorf("%s\nis told so:\n%s", c.text, got)
		}
	}
}

func TestOtherPuzzlesHaveNoCourse(t *testing.T) {
	p, _ := nullpuzzle.Parse("#")
	if _, err := Course(engine.Solution{Puzzle: p}, false); err == nil {
		t.Error("a row of lamps is told as the course asks")
	}
}
