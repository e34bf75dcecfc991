// Package casetest finds the real puzzle files and published instances that
// tests are held against. They are other people's data and no part of the
// project: they lie in ../shared/cases beside the checkout, or where
// LANGKAH_CASES says, and a test that needs them is skipped by name where they
// are missing.
package casetest

import (
	"os"
	"path/filepath"
	"testing"
)

// Path is where the case of that name, such as "sliding/korf100.txt", lies.
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

// Read is the text of the case of that name.
func Read(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(Path(t, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// root is the folder of go.mod, at or above the test's own folder.
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

// SkipUnderRace skips what one goroutine does for long, or what is measured: the
// race detector finds nothing there, and takes many times the time and memory.
func SkipUnderRace(t testing.TB) {
	t.Helper()
	if raceDetector {
		t.Skip("long work of one goroutine, or a measurement; it runs without the race detector")
	}
}
