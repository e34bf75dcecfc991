package course

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/grade"
	"langkah/engine/host/program"
	"langkah/engine/testkit/casetest"
)

// Programs as students write them: each is judged on a puzzle that shows its mistake, and on
// one that does not, as the list of them says.
func TestProgramsOfStudents(t *testing.T) {
	casetest.SkipUnderRace(t)
	folder := filepath.Dir(casetest.Path(t, "programs/MANIFEST.tsv"))
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip("without Python")
	}
	puzzles, err := filepath.Glob(filepath.Join(folder, "puzzles", "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	grader := grade.NewGrader(engine.Limits{Time: 20 * time.Second})
	for _, line := range strings.Split(casetest.Read(t, "programs/MANIFEST.tsv"), "\n")[1:] {
		column := strings.Split(line, "\t")
		if len(column) < 12 || !strings.HasPrefix(column[0], "pub") || column[1] != "" { // what must be built first is left out
			continue
		}
		words := strings.Fields(column[2])
		words[1] = filepath.Join(folder, words[1])
		for path, want := range triedOn(puzzles, column[3], column[10]) {
			t.Run(column[0]+" on "+filepath.Base(path), func(t *testing.T) {
				t.Parallel()
				text, err := os.ReadFile(path)
				if err != nil {
					t.Fatal(err)
				}
				p, err := catalog.New(catalog.Tables{}).Open(string(text))
				if err != nil {
					t.Fatal(err)
				}
				ended, err := program.Run(t.Context(), program.Task{Words: words, Puzzle: string(text)}, program.Limits{Time: time.Minute, Memory: 1 << 30, Output: grade.MostText})
				if err != nil || ended.Killed != program.Itself {
					t.Fatalf("%v: %+v", err, ended)
				}
				report, err := grader.Grade(t.Context(), p, ended.Output)
				if got := judged(grade.Entry{Report: report, Err: err}, want); got != want {
					t.Errorf("%q, want %q", got, want)
				}
			})
		}
	}
}

// triedOn returns a puzzle that shows a program's mistake with how it shows, as in
// "s3-10(22 for 10) s3-12(none)", and a puzzle that does not, with "".
func triedOn(puzzles []string, family, shows string) map[string]string {
	prefix := family + "-"
	if family == "sliding" {
		prefix = "s3-"
	}
	tried, plain := map[string]string{}, false
	for _, path := range puzzles {
		name := strings.TrimSuffix(filepath.Base(path), ".txt")
		_, how, listed := strings.Cut(" "+shows, " "+name+"(")
		switch {
		case !strings.HasPrefix(name, prefix):
		case listed && len(tried) == 0 || listed && len(tried) == 1 && plain:
			how, _, _ = strings.Cut(how, ")")
			if strings.HasSuffix(how, "None") { // the program is right, its twin ran into a limit
				how = ""
			}
			tried[path] = how
		case !listed && !plain:
			tried[path], plain = "", true
		}
	}
	return tried
}

// judged says how a judgement shows a mistake, in the words of the list.
func judged(e grade.Entry, want string) string {
	switch {
	case e.Verdict() == grade.Right:
		for _, l := range e.Report.Lengths {
			if told := fmt.Sprintf("%d for %d", l.N, l.Best); l.N > l.Best && told == want {
				return told
			}
		}
		return ""
	case e.Report.SaysNone():
		return "none"
	case e.Report.First > 0:
		return "illegal"
	}
	return e.Why()
}
