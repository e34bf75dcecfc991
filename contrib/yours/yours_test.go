// Package yours_test tests the solvers to begin with, one in each language.
package yours_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"langkah/app/cli"
	"langkah/engine/catalog"
)

// Every template solves boards optimally, by its file and by standard input, says where there
// is no solution, and logs its expansions.
func TestTemplatesAreRight(t *testing.T) {
	boards := map[string]string{
		"eight":    "4 1 3\n0 2 5\n7 8 6\n",
		"windows":  "1 2 3\r\n4 0 6\r\n7 5 8\r\n",
		"fifteen":  "1 2 3 4\n5 6 7 8\n- 10 12 15\n9 13 14 11\n",
		"oblong":   "4 1 2\n5 3 6\n", // the highest number is the blank
		"unsolved": "2 1 3\n4 5 6\n7 8 0\n",
	}
	for _, tc := range []struct {
		tool, file string
		build, run []string // in the folder of what is built
	}{
		{"python3", "python/solver.py", nil, []string{"python3", "SOURCE"}},
		{"javac", "java/Solver.java", []string{"javac", "-d", ".", "SOURCE"}, []string{"java", "-cp", "HERE", "Solver"}},
		{"g++", "cpp/solver.cpp", []string{"g++", "-O1", "-std=c++17", "-o", "solver", "SOURCE"}, []string{"HERE/solver"}},
		{"go", "go/solver.go", []string{"go", "build", "-o", "solver", "SOURCE"}, []string{"HERE/solver"}},
	} {
		t.Run(tc.file, func(t *testing.T) {
			if _, err := exec.LookPath(tc.tool); err != nil {
				t.Skipf("without %s", tc.tool)
			}
			t.Parallel()
			source, err := filepath.Abs(tc.file)
			if err != nil {
				t.Fatal(err)
			}
			here := t.TempDir()
			fill := func(words []string) (filled []string) {
				for _, word := range words {
					filled = append(filled, strings.NewReplacer("SOURCE", source, "HERE", here).Replace(word))
				}
				return filled
			}
			if tc.build != nil {
				words := fill(tc.build)
				build := exec.Command(words[0], words[1:]...)
				build.Dir = here
				if out, err := build.CombinedOutput(); err != nil {
					t.Fatalf("%v: %s", err, out)
				}
			}
			for name, text := range boards {
				puzzle := filepath.Join(here, name+".txt")
				if err := os.WriteFile(puzzle, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
				for _, end := range [][]string{nil, {"{}"}} {
					if end != nil && name != "windows" {
						continue // the file is read alike
					}
					checkRun(t, puzzle, append(fill(tc.run), end...))
				}
			}
			log := filepath.Join(here, "log.txt")
			words := append(fill(tc.run), filepath.Join(here, "eight.txt"))
			logged := exec.Command(words[0], words[1:]...)
			logged.Env = append(os.Environ(), "LOG="+log)
			if out, err := logged.CombinedOutput(); err != nil {
				t.Fatalf("%v: %s", err, out)
			}
			if data, err := os.ReadFile(log); err != nil || !strings.HasPrefix(strings.ReplaceAll(string(data), "\r", ""), "expand g=0 h=5 f=5\n 4  1  3\n 0  2  5\n 7  8  6\nexpand g=1 h=4 f=5\n") {
				t.Errorf("its log: %v: %s", err, data)
			}
		})
	}
}

// checkRun has langkah run judge a template on a puzzle.
func checkRun(t *testing.T, puzzle string, command []string) {
	t.Helper()
	var out, errs strings.Builder
	if code := cli.Run(context.Background(), append([]string{"run", puzzle, "--"}, command...), cli.Streams{In: strings.NewReader(""), Out: &out, Err: &errs, Puzzles: catalog.New(catalog.Tables{})}); code != 0 {
		t.Errorf("%s: exit code %d\n%s%s", filepath.Base(puzzle), code, out.String(), errs.String())
	}
	steps := regexp.MustCompile(`slides +(\d+); the optimum is (\d+)`).FindStringSubmatch(out.String())
	if !strings.HasPrefix(filepath.Base(puzzle), "unsolved") && (steps == nil || steps[1] != steps[2]) {
		t.Errorf("%s is not solved optimally:\n%s", filepath.Base(puzzle), out.String())
	}
}
