package attempt_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/attempt"
	"langkah/engine/course/grade"
	"langkah/engine/host/program"
)

const board = "1 2 3\n4 5 6\n0 7 8\n" // 2 moves

// Whatever a program does has a verdict; at a limit it is ended soon, and nothing of it stays.
func TestEveryProgramHasAVerdict(t *testing.T) {
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	p, err := catalog.New(catalog.Tables{}).Open(board)
	if err != nil {
		t.Fatal(err)
	}
	sleeper := fmt.Sprintf("sleep 4321.%d", os.Getpid()) // of this test alone
	for name, tc := range map[string]struct{ script, want string }{
		"right":            {"echo s SOLVED; echo v RIGHT RIGHT", "right, optimal"},
		"right, but fails": {"echo s SOLVED; echo v RIGHT RIGHT; exit 1", "right, optimal; exit code 1"},
		"longer":           {"echo s SOLVED; echo v UP DOWN RIGHT RIGHT", "not optimal by 2"},
		"wrong board":      {`printf '1 2 3\n4 5 6\n0 7 8\n\n1 2 3\n4 5 6\n7 8 0\n'`, "wrong at board 2"},
		"wrong move":       {"echo s SOLVED; echo v RIGHT DOWN", "wrong at move 2"},
		"not solved":       {"echo s SOLVED; echo v RIGHT", "wrong"},
		"false claim":      {"echo s UNSOLVABLE", "wrong"},
		"crash":            {"echo bang >&2; exit 7", "crashed, exit code 7"},
		"a signal":         {"kill -9 $$", "crashed by a signal"},
		"nothing":          {"true", "nothing printed"},
		"chatter":          {"echo hello", "nothing to judge"},
		"too slow":         {sleeper, "ended at 500 ms"},
		"a child lives on": {"setsid " + sleeper + " & echo s SOLVED; echo v RIGHT RIGHT", "right, optimal"},
		"children, late":   {sleeper + " & setsid " + sleeper + " & wait", "ended at 500 ms"},
		"endless output":   {"yes", "too much output"},
	} {
		limits := engine.Limits{Time: time.Minute, Memory: 1 << 30}
		if strings.HasPrefix(tc.want, "ended at") {
			limits.Time = 500 * time.Millisecond
		}
		a, err := attempt.Run(t.Context(), grade.NewGrader(engine.Limits{}), p, attempt.Program{Name: "p", Command: "sh -c '" + quoted(tc.script) + "'"}, program.Task{Puzzle: board}, limits)
		if err != nil {
			t.Fatal(err)
		}
		if got := a.Words(limits).String(); got != tc.want {
			t.Errorf("%s: %s (%s), want %s", name, got, a.Why, tc.want)
		}
		if left := processes(t, sleeper); left > 0 {
			t.Errorf("%s: %d processes live on", name, left)
		}
		if files, err := os.ReadDir(temporary); err != nil || len(files) > 0 {
			t.Errorf("%s: files stay behind: %v, %v", name, files, err)
		}
	}
}

// quoted is a script within single quotes.
func quoted(script string) string {
	var text []byte
	for _, b := range []byte(script) {
		if b == '\'' {
			text = append(text, `'\''`...)
			continue
		}
		text = append(text, b)
	}
	return string(text)
}

// processes counts those of a command.
func processes(t *testing.T, command string) (n int) {
	t.Helper()
	files, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if line, err := os.ReadFile(f); err == nil && strings.TrimRight(strings.ReplaceAll(string(line), "\x00", " "), " ") == command {
			n++
		}
	}
	return n
}

func TestWordsOfACommand(t *testing.T) {
	for command, want := range map[string][]string{
		"python3 solver.py {}":           {"python3", "solver.py", "{}"},
		`java -cp "my classes" Solver`:   {"java", "-cp", "my classes", "Solver"},
		`C:\me\solver.exe  {}`:           {`C:\me\solver.exe`, "{}"},
		`a\ b 'c "d"' ""`:                {"a b", `c "d"`, ""},
		`sh -c 'echo '\''quoted'\'' ok'`: {"sh", "-c", "echo 'quoted' ok"},
	} {
		if got, err := program.Words(command); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, %v", command, got, err)
		}
	}
	for _, command := range []string{"", "  ", "a 'b"} {
		if got, err := program.Words(command); err == nil {
			t.Errorf("%q: %q", command, got)
		}
	}
}

func TestParseProgram(t *testing.T) {
	if p, err := attempt.ParseProgram("mine=./a b=c"); err != nil || p.Name != "mine" || p.Command != "./a b=c" {
		t.Errorf("%+v, %v", p, err)
	}
	for _, text := range []string{"", "mine", "=x", "a/b=x", "a b=x", "mine="} {
		if p, err := attempt.ParseProgram(text); err == nil {
			t.Errorf("%q: %+v", text, p)
		}
	}
}
