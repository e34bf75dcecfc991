// Package casetest finds real puzzle files and published instances for tests. They belong to
// others and are not part of the project: they are in ../shared/cases beside the checkout,
// or in LANGKAH_CASES, and a test without its cases is skipped.
package casetest

import (
	"os"
	"path/filepath"
	"testing"
)

// Path returns the path of a case, such as "sliding/korf100.txt".
func Path(t testing.TB, name string) string {
	t.Helper()
	dir := os.Getenv("LANGKAH_CASES")
	if dir == "" {
		dir = filepath.Join(root(t), "..", "shared", "cases")
	}
	path := filepath.Join(dir, filepath.FromSlash(name))
	if _, err := os.Stat(path); err != nil {
		t.Skipf("the case %s is not here (%v)", name, err)
	}
	return path
}

// Read returns the text of a case.
func Read(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(Path(t, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// root returns the folder of go.mod, at or above the test's own folder.
func root(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			t.Fatal("no go.mod above the test")
		}
		dir = parent
	}
}

// SkipUnderRace skips long single-threaded work and measurements, which the race detector
// only slows down.
func SkipUnderRace(t testing.TB) {
	t.Helper()
	if raceDetector {
		t.Skip("long work of one goroutine, or a measurement; it runs without the race detector")
	}
}
