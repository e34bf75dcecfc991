// Package program runs a program of the user's on a puzzle, under limits that hold for it
// and for every process that it starts.
//
// The program begins in an empty folder of its own, which is removed afterwards. The limits
// of time and memory are watched from outside, 20 times a second, as limits that a process
// sets itself hold for each process alone: a program could start many. At a limit, and when
// the program has ended, whatever it has started is ended too, also what has left its group
// and its session. What hides on purpose, by a cleared environment and a parent that ends at
// once, only the sandbox ends.
package program

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"langkah/engine"
)

// Limits bound a run. Zero is no limit.
type Limits struct {
	Time   time.Duration // by the clock
	Memory int64         // bytes of all processes together; a page that they share counts once
	Output int64         // bytes of standard output
}

// Cause says why a program was ended.
type Cause string

const (
	Itself  Cause = ""        // it ended by itself
	Time    Cause = "time"    // at the limit of time
	Memory  Cause = "memory"  // at the limit of memory
	Output  Cause = "output"  // at the limit of output
	Stopped Cause = "stopped" // by the user
)

// Task is a program and what it is given.
type Task struct {
	Words   []string // the program and its arguments; "{}" in them is the puzzle's path
	Puzzle  string   // the puzzle's text, for the file or else for standard input
	Extra   []string // of the environment, "NAME=value"
	Folder  string   // its files are copied to where the program begins; "" for an empty folder
	Inside  bool     // begin in Folder itself, as a compiler does
	Sandbox bool     // run it by bubblewrap, without network, in a read-only system
}

// Ended is how a run went.
type Ended struct {
	Output []byte // standard output, up to the limit
	Errors string // the last lines of standard error
	Exit   int    // the exit code; -1 where a signal ended it
	Killed Cause
	Wall   time.Duration
	CPU    time.Duration // user and system time of all processes
	Peak   int64         // the most bytes that all processes held at once, as far as it was seen
}

const (
	every     = 50 * time.Millisecond // between two looks at the processes, and less at first
	soonest   = 5 * time.Millisecond
	lastLines = 4 << 10       // bytes of standard error that are kept
	puzzle    = "puzzle.txt"  // the puzzle's file
	marker    = "LANGKAH_RUN" // in the environment of every process of a run
)

// Run runs a program to its end, or to a limit. The error is for a program that could not be
// started; whatever happens afterwards is told by Ended.
func Run(ctx context.Context, task Task, limits Limits) (Ended, error) {
	folder, err := os.MkdirTemp("", "langkah-run-")
	if err != nil {
		return Ended{}, err
	}
	defer os.RemoveAll(folder)
	here := folder
	if task.Inside {
		here = task.Folder
	} else if task.Folder != "" {
		here = filepath.Join(folder, "work")
		if err := Copy(task.Folder, here); err != nil {
			return Ended{}, err
		}
	}
	words, usesFile, err := resolve(task, folder, here)
	if err != nil {
		return Ended{}, err
	}
	if usesFile {
		if err := os.WriteFile(filepath.Join(folder, puzzle), []byte(task.Puzzle), 0o600); err != nil {
			return Ended{}, err
		}
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	out := &capped{most: limits.Output, full: func() { stop(reached(Output)) }}
	errs := &tail{most: lastLines}
	mark := marker + "=" + filepath.Base(folder)

	cmd := exec.Command(words[0], words[1:]...)
	cmd.Dir = here
	cmd.Env = append(append(os.Environ(), task.Extra...), mark)
	cmd.Stdout, cmd.Stderr = out, errs
	cmd.WaitDelay = every // a process that lives on may hold the output open
	if !usesFile {
		cmd.Stdin = strings.NewReader(task.Puzzle)
	}
	separate(cmd)
	runtime.LockOSThread() // the system ends the program with the thread that has started it
	defer runtime.UnlockOSThread()
	own := heldBySelf() // which the child's figure begins with
	begun := time.Now()
	if err := cmd.Start(); err != nil {
		return Ended{}, notStarted(task.Words[0], err)
	}
	seen := newTree(cmd.Process, mark)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		cmd.Wait()
	}()
	cause := watch(ctx, seen, limits, begun, ended)
	wall := time.Since(begun)
	left := seen.end()
	<-ended
	if cause == Itself && out.over.Load() {
		cause = Output // the program ended before that was noticed
	}
	return Ended{
		Output: out.bytes(), Errors: errs.text(), Exit: cmd.ProcessState.ExitCode(), Killed: cause, Wall: wall,
		CPU: cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime() + left, Peak: peakOf(cmd.ProcessState, own, seen.peak),
	}, nil
}

// reached is the cause of a context that a limit has cancelled.
type reached Cause

func (r reached) Error() string { return "the limit of " + string(r) + " was reached" }

// watch looks at the processes until the program has ended, or a limit is reached.
func watch(ctx context.Context, seen *tree, limits Limits, begun time.Time, ended <-chan struct{}) Cause {
	pause := soonest
	tick := time.NewTimer(pause)
	defer tick.Stop()
	late := make(<-chan time.Time)
	if limits.Time > 0 {
		timer := time.NewTimer(limits.Time - time.Since(begun))
		defer timer.Stop()
		late = timer.C
	}
	for {
		if held := seen.look(limits.Memory); limits.Memory > 0 && held > limits.Memory {
			return Memory
		}
		select {
		case <-ended:
			return Itself
		case <-late:
			return Time
		case <-ctx.Done():
			var limit reached
			if errors.As(context.Cause(ctx), &limit) {
				return Cause(limit)
			}
			return Stopped
		case <-tick.C:
			pause = min(2*pause, every)
			tick.Reset(pause)
		}
	}
}

// resolve returns the words with the puzzle's path for {} and, where the program begins in an
// empty folder, whole paths for files of the present one.
func resolve(task Task, folder, here string) (words []string, usesFile bool, err error) {
	if len(task.Words) == 0 {
		return nil, false, engine.Errorf("no command was given; expected one such as python3 solver.py {}")
	}
	words = slices.Clone(task.Words[:1])
	for _, word := range task.Words[1:] {
		words = append(words, expanded(word, task.Folder)...)
	}
	if words[0], err = programOf(words[0], task.Folder, here); err != nil {
		return nil, false, err
	}
	for i, word := range words[1:] {
		switch {
		case strings.Contains(word, "{}"):
			words[i+1] = strings.ReplaceAll(word, "{}", filepath.Join(folder, puzzle))
			usesFile = true
		case task.Folder == "" && !strings.HasPrefix(word, "-") && !filepath.IsAbs(word):
			if _, err := os.Stat(word); err == nil {
				if words[i+1], err = filepath.Abs(word); err != nil {
					return nil, false, err
				}
			}
		}
	}
	if task.Sandbox {
		words, err = sandboxed(words, folder, here)
	}
	return words, usesFile, err
}

// expanded returns the files of a folder that a word such as *.java means, or the word.
func expanded(word, folder string) []string {
	if folder == "" || !strings.ContainsAny(word, "*?") {
		return []string{word}
	}
	found, err := filepath.Glob(filepath.Join(folder, word))
	if err != nil || len(found) == 0 {
		return []string{word}
	}
	for i, path := range found {
		found[i], _ = filepath.Rel(folder, path) // it is below the folder
	}
	return found
}

// programOf returns the whole path of a program, of which "./name" is a file of the folder
// that is copied to here.
func programOf(name, folder, here string) (string, error) {
	where := name
	if folder != "" && !filepath.IsAbs(name) && strings.ContainsAny(name, `/\`) {
		where = filepath.Join(here, name)
	}
	path, err := exec.LookPath(where)
	if err != nil {
		return "", notStarted(name, err)
	}
	return filepath.Abs(path)
}

// notStarted says which program could not be started, and why.
func notStarted(name string, err error) error {
	var inner *exec.Error
	if errors.As(err, &inner) {
		err = inner.Err
	}
	return fmt.Errorf("the program %q cannot be started: %w", name, err)
}

// sandboxed returns a command of bubblewrap that shows the system read-only, with an empty
// folder for temporary files and no network.
func sandboxed(words []string, folder, here string) ([]string, error) {
	bwrap, ok := bubblewrap()
	if !ok {
		return nil, ErrNoSandbox
	}
	return append([]string{
		bwrap, "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--bind", folder, folder, "--bind", here, here,
		"--unshare-all", "--die-with-parent", "--new-session", "--chdir", here, "--",
	}, words...), nil
}

// ErrNoSandbox is the reason why a sandbox is refused.
var ErrNoSandbox = engine.Errorf("the sandbox needs bubblewrap, which is not installed (on Debian: apt install bubblewrap)")

// Unwatched says what does not hold where not [Whole].
const Unwatched = "langkah: on this system the limit of memory is not watched, and what the program starts may live on"

func bubblewrap() (path string, ok bool) {
	path, err := exec.LookPath("bwrap")
	return path, err == nil
}

// HasSandbox reports whether programs can be run by bubblewrap here.
func HasSandbox() bool {
	_, ok := bubblewrap()
	return ok
}

// capped keeps what is written up to a limit.
type capped struct {
	most int64
	full func() // called when there is more
	over atomic.Bool

	mu   sync.Mutex
	kept bytes.Buffer
}

func (c *capped) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	n := len(p)
	if room := c.most - int64(c.kept.Len()); c.most > 0 && int64(n) > room {
		p = p[:room]
		if c.over.CompareAndSwap(false, true) {
			c.full()
		}
	}
	c.kept.Write(p)
	return n, nil
}

func (c *capped) bytes() []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	return bytes.Clone(c.kept.Bytes())
}

// tail keeps the end of what is written.
type tail struct {
	most int

	mu   sync.Mutex
	kept []byte
	cut  bool
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.kept = append(t.kept, p...)
	if over := len(t.kept) - t.most; over > 0 {
		t.kept, t.cut = slices.Clone(t.kept[over:]), true
	}
	return len(p), nil
}

// text returns the last whole lines.
func (t *tail) text() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	kept := t.kept
	if _, whole, ok := bytes.Cut(kept, []byte("\n")); ok && t.cut {
		kept = whole
	}
	return strings.ToValidUTF8(string(kept), "?")
}
