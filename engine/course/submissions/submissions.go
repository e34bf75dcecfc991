// Package submissions runs the programs that a class has handed in, a folder each, on puzzles,
// side by side, and writes what they did for a gradebook. A program that is missing, hangs or
// crashes has a verdict; it never ends the run.
package submissions

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"sync"

	"langkah/engine"
	"langkah/engine/course/attempt"
	"langkah/engine/course/grade"
	"langkah/engine/host/program"
)

// Task says what is run.
type Task struct {
	Folder  string   // one folder in it for each submission
	Names   []string // of these folders
	Puzzles []Puzzle
	Run     string // the command; {} in it is the puzzle's file
	Build   string // a command that is run in each submission before; "" for none
	Sandbox bool
	Limits  engine.Limits // of each run
	Jobs    int           // how many submissions run side by side
}

// Puzzle is a puzzle with its name and the text that programs get.
type Puzzle struct {
	Name, Text string
	engine.Puzzle
}

// Result is one submission on one puzzle.
type Result struct {
	Key        string `json:"key"` // of the files of the submission, the puzzle, the commands and limits
	Submission string `json:"submission"`
	Puzzle     string `json:"puzzle"`
	Words      string `json:"words"` // the verdict in words
	attempt.Outcome
}

// Passed reports whether the puzzle counts as solved; strict means that only an optimum does.
func (r Result) Passed(strict bool) bool {
	return r.Solved() && !(strict && r.Verdict == attempt.NotOptimal)
}

// Find returns the submissions in a folder: the folders in it, but for hidden ones and one
// that is named puzzles.
func Find(folder string) ([]string, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, e := range entries {
		if e.IsDir() && !strings.HasPrefix(e.Name(), ".") && e.Name() != "puzzles" {
			names = append(names, e.Name())
		}
	}
	if len(names) == 0 {
		return nil, engine.Errorf("there is no submission in %s; expected a folder for each", folder)
	}
	return names, nil
}

// Do runs every submission on every puzzle, but for the results that are known, and reports
// each result as it comes, one at a time. It returns all results in order; the error is that
// of ctx or of report.
func (t Task) Do(ctx context.Context, known map[string]Result, report func(Result) error) ([]Result, error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	grader := grade.NewGrader(t.Limits)
	all := make([][]Result, len(t.Names))
	var mu sync.Mutex
	tell := func(r Result) {
		mu.Lock()
		defer mu.Unlock()
		if err := report(r); err != nil {
			stop(err)
		}
	}
	next := make(chan int)
	var workers sync.WaitGroup
	for range max(t.Jobs, 1) {
		workers.Go(func() {
			for i := range next {
				all[i] = t.one(ctx, grader, t.Names[i], known, tell)
			}
		})
	}
feed:
	for i := range t.Names {
		select {
		case next <- i:
		case <-ctx.Done():
			break feed
		}
	}
	close(next)
	workers.Wait()
	var list []Result
	for _, results := range all {
		list = append(list, results...)
	}
	if ctx.Err() != nil {
		return list, context.Cause(ctx)
	}
	return list, nil
}

// one runs a submission on every puzzle.
func (t Task) one(ctx context.Context, g *grade.Grader, name string, known map[string]Result, tell func(Result)) (list []Result) {
	folder := filepath.Join(t.Folder, name)
	digest, failed := digestOf(folder)
	var copied string // in which it was built
	built := sync.OnceValues(func() (dir string, err error) {
		dir, err = t.build(ctx, folder)
		if dir != folder {
			copied = dir
		}
		return dir, err
	})
	defer func() { os.RemoveAll(copied) }()
	for _, p := range t.Puzzles {
		key := t.key(name+"\n"+digest, p)
		if r, ok := known[key]; ok && failed == nil {
			r.Submission, r.Puzzle = name, p.Name
			list = append(list, r)
			continue
		}
		r := Result{Key: key, Submission: name, Puzzle: p.Name}
		if err := failed; err != nil {
			r.Outcome = attempt.Outcome{Command: t.Run, Verdict: attempt.NotStarted, Why: err.Error()}
		} else if dir, err := built(); err != nil {
			r.Outcome = attempt.Outcome{Command: t.Build, Verdict: attempt.NotStarted, Why: err.Error()}
		} else {
			a, err := attempt.Run(ctx, g, p.Puzzle, attempt.Program{Name: name, Command: t.Run, Sandbox: t.Sandbox}, program.Task{Puzzle: p.Text, Folder: dir}, t.Limits)
			if err != nil {
				return list
			}
			r.Outcome = a.Outcome
		}
		if ctx.Err() != nil {
			return list
		}
		r.Words = r.Outcome.Words(t.Limits).String()
		list = append(list, r)
		tell(r)
	}
	return list
}

// build returns a copy of a submission in which the build command was run; the submission
// itself without such a command.
func (t Task) build(ctx context.Context, folder string) (dir string, err error) {
	if t.Build == "" || ctx.Err() != nil {
		return folder, ctx.Err()
	}
	words, err := program.Words(t.Build)
	if err != nil {
		return "", err
	}
	if dir, err = os.MkdirTemp("", "langkah-build-"); err != nil {
		return "", err
	}
	if err := program.Copy(folder, dir); err != nil {
		return dir, err
	}
	ended, err := program.Run(ctx, program.Task{Words: words, Folder: dir, Inside: true, Sandbox: t.Sandbox},
		program.Limits{Time: t.Limits.Time, Memory: t.Limits.Memory, Output: grade.MostText})
	switch {
	case err != nil:
		return dir, err
	case ended.Killed != program.Itself:
		return dir, engine.Errorf("the build was ended at the limit of %s", string(ended.Killed))
	case ended.Exit != 0:
		text := strings.TrimSpace(ended.Errors)
		return dir, engine.Errorf("the build failed with exit code %d: %s", ended.Exit, text)
	}
	return dir, nil
}

// key names a run: the same submission, files, puzzle, commands and limits have the same.
func (t Task) key(digest string, p Puzzle) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%q\n%q\n%q\n%q\n%t\n%v", digest, p.Text, p.Puzzle.String(), t.Run, t.Build, t.Sandbox, t.Limits))
	return hex.EncodeToString(sum[:12])
}

// digestOf hashes the names and contents of a submission's files.
func digestOf(folder string) (string, error) {
	var lines []string
	err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && e.Name() == ".git":
			return fs.SkipDir
		case !e.Type().IsRegular():
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(folder, path) // it is below the folder
		lines = append(lines, fmt.Sprintf("%q %x", name, sha256.Sum256(data)))
		return nil
	})
	sort.Strings(lines)
	return strings.Join(lines, "\n"), err
}
