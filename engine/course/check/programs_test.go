package check_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/check"
)

// program is a row of the manifest of programs as students write them.
type program struct {
	file, family, method, mistake string
	shows                         []string // puzzles on which the mistake shows in the order
}

// programsFolder returns the folder of the programs; the test is skipped without it.
func programsFolder(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(filepath.Dir(root), "shared", "cases", "programs")
	if _, err := os.Stat(folder); err != nil {
		folder = filepath.Join(filepath.Dir(filepath.Dir(root)), "shared", "cases", "programs")
	}
	if _, err := os.Stat(folder); err != nil {
		t.Skip("shared/cases/programs is missing")
	}
	return folder
}

func manifest(t *testing.T, folder string) (list []program) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, "MANIFEST.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n")[1:] {
		f := strings.Split(line, "\t")
		if f[7] == "none" {
			continue // misbehaves, and writes no log
		}
		mistake := f[6]
		if mistake == "-" {
			mistake = ""
		}
		list = append(list, program{f[0], f[3], f[4], mistake, strings.Fields(f[8])})
	}
	return list
}

// command returns how to run a program; the test is skipped where its language is missing.
func (p program) command(t *testing.T, folder string) []string {
	t.Helper()
	if filepath.Ext(p.file) == ".go" {
		binary := filepath.Join(t.TempDir(), "program")
		if out, err := exec.Command("go", "build", "-o", binary, filepath.Join(folder, p.file)).CombinedOutput(); err != nil {
			t.Skipf("go does not build %s: %s", p.file, out)
		}
		return []string{binary}
	}
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("python3 is not installed")
	}
	return []string{python, filepath.Join(folder, p.file)}
}

// isOf reports whether a puzzle of the folder is of a family.
func isOf(family, puzzle string) bool {
	prefix := map[string]string{"sliding": "s", "rush": "rush-", "ice": "ice-"}[family]
	return strings.HasPrefix(puzzle, prefix) && !strings.HasPrefix(puzzle, "s3tile")
}

// TestPrograms runs every program on a few puzzles, with LANGKAH_PROGRAMS=all on all, and
// judges its log as the manifest says.
func TestPrograms(t *testing.T) {
	folder := programsFolder(t)
	puzzles, err := filepath.Glob(filepath.Join(folder, "puzzles", "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range manifest(t, folder) {
		t.Run(strings.TrimSuffix(p.file, filepath.Ext(p.file))+" "+p.method+" "+p.mistake, func(t *testing.T) {
			t.Parallel()
			command := p.command(t, folder)
			named, shown := 0, 0
			for _, path := range puzzles {
				name := strings.TrimSuffix(filepath.Base(path), ".txt")
				shows := slices.Contains(p.shows, name)
				if !isOf(p.family, name) || os.Getenv("LANGKAH_PROGRAMS") == "" && (shown > 2 || strings.HasPrefix(name, "s4-")) {
					continue
				}
				if shows || p.mistake == "" {
					shown++
				}
				v := judged(t, path, p.method, logOf(t, command, path))
				switch {
				case !shows && !v.Agrees:
					t.Errorf("%s: differs, although the mistake does not show:\n%s", name, v.Text)
				case shows && v.Agrees:
					t.Errorf("%s: agrees, although it differs:\n%s", name, v.Text)
				case shows && v.Mistake != nil && *v.Mistake == p.mistake:
					named++
				case shows:
					t.Logf("%s: the mistake is not named:\n%s", name, v.Text)
				}
			}
			if p.mistake != "" && named*100 < 85*shown {
				t.Errorf("named on %d of %d puzzles", named, shown)
			}
		})
	}
}

func logOf(t *testing.T, command []string, puzzle string) []byte {
	t.Helper()
	log := filepath.Join(t.TempDir(), "log")
	cmd := exec.Command(command[0], append(command[1:], puzzle)...)
	cmd.Env = append(os.Environ(), "LOG="+log)
	if err := cmd.Run(); err != nil {
		t.Logf("%s: %v", puzzle, err) // a log up to there is judged all the same
	}
	data, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func judged(t *testing.T, puzzle, method string, data []byte) check.Verdict {
	t.Helper()
	text, err := os.ReadFile(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	return verdictOf(t, open(t, string(text)), method, data)
}

func verdictOf(t *testing.T, p engine.Puzzle, method string, data []byte) check.Verdict {
	t.Helper()
	log, err := check.Read(p, data)
	if err != nil {
		t.Fatal(err)
	}
	v, err := check.Judge(context.Background(), p, log, check.Options{Method: method})
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func open(t *testing.T, text string) engine.Puzzle {
	t.Helper()
	p, err := catalog.New(catalog.Tables{}).Open(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
