package cli_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"langkah/app/cli"
	"langkah/app/cli/exit"
)

// soon is far more time than a program needs to end.
const soon = 20 * time.Second

// exitCode waits for a program to end, and kills it after soon.
func exitCode(t *testing.T, cmd *exec.Cmd) int {
	t.Helper()
	late := time.AfterFunc(soon, func() { _ = cmd.Process.Kill() })
	err := cmd.Wait()
	if !late.Stop() {
		t.Errorf("%q went on after the signal", cmd.Args)
	}
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode()
}

// until waits for a condition.
func until(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(soon); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("waited in vain for " + what)
		}
	}
}

// One signal ends a command that waits for its input.
func TestOneSignalEndsAReadingCommand(t *testing.T) {
	puzzle := filepath.Join(t.TempDir(), "p.txt")
	if err := os.WriteFile(puzzle, []byte("0 1 3\n4 2 5\n7 8 6\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		command string
		signal  os.Signal
	}{
		{"solve -", syscall.SIGTERM},
		{"solve - --json", os.Interrupt},
		{"show -", syscall.SIGHUP},
		{"show /dev/stdin", syscall.SIGTERM},
		{"show /dev/fd/0", os.Interrupt},
		{"verify P -", os.Interrupt},
		{"grade P -", syscall.SIGTERM},
		{"audit P --table -", syscall.SIGTERM},
		{"new packing -", os.Interrupt},
		{"play P", syscall.SIGTERM},
	} {
		in, mine, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("langkah", strings.Fields(strings.ReplaceAll(c.command, "P", puzzle))...)
		var messages bytes.Buffer
		cmd.Stdin, cmd.Stderr = in, &messages
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if _, err := mine.WriteString("1"); err != nil {
			t.Fatal(err)
		}
		until(t, c.command+" to read", func() bool {
			left, err := unix.IoctlGetInt(int(in.Fd()), unix.TIOCINQ)
			return err != nil || left == 0
		})
		if err := cmd.Process.Signal(c.signal); err != nil {
			t.Fatal(err)
		}
		if code := exitCode(t, cmd); code != exit.Limited || !strings.Contains(messages.String(), "stopped before all was") {
			t.Errorf("%s: exit code %d, want %d; %s", c.command, code, exit.Limited, &messages)
		}
		in.Close()
		mine.Close()
	}
}

// terminal is a pseudo-terminal: theirs is given to another program.
type terminal struct{ mine, theirs *os.File }

func newTerminal(t *testing.T) terminal {
	t.Helper()
	mine, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { mine.Close() })
	if err := unix.IoctlSetPointerInt(int(mine.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Skip(err)
	}
	number, err := unix.IoctlGetInt(int(mine.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Skip(err)
	}
	theirs, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { theirs.Close() })
	return terminal{mine, theirs}
}

// raw reports whether the terminal is in raw mode.
func (tty terminal) raw(t *testing.T) bool {
	t.Helper()
	state, err := unix.IoctlGetTermios(int(tty.theirs.Fd()), unix.TCGETS)
	if err != nil {
		t.Fatal(err)
	}
	return state.Lflag&unix.ICANON == 0
}

// Whatever signal ends a game, the terminal is restored and the game is printed.
func TestPlayGivesTheTerminalBack(t *testing.T) {
	for _, signal := range []os.Signal{syscall.SIGTERM, os.Interrupt, syscall.SIGHUP} {
		tty := newTerminal(t)
		var out bytes.Buffer
		cmd := exec.Command("langkah", "play", "T3x3:1.2.3/4.5.6/7.8.-")
		cmd.Stdin, cmd.Stdout, cmd.Stderr = tty.theirs, &out, tty.theirs
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		go func() { _, _ = io.Copy(io.Discard, tty.mine) }()
		until(t, "the game", func() bool { return tty.raw(t) })
		if err := cmd.Process.Signal(signal); err != nil {
			t.Fatal(err)
		}
		if code := exitCode(t, cmd); code != exit.Limited || !strings.HasPrefix(out.String(), "T3x3:") {
			t.Errorf("%v: exit code %d and %q, want %d and the share string", signal, code, &out, exit.Limited)
		}
		if tty.raw(t) {
			t.Errorf("%v: the terminal stays raw", signal)
		}
	}
}

// A named pipe to which nobody writes is refused wherever a file is expected.
func TestNamedPipesAreRefused(t *testing.T) {
	dir := t.TempDir()
	pipe, puzzle, log := filepath.Join(dir, "pipe.txt"), filepath.Join(dir, "p.txt"), filepath.Join(dir, "log.jsonl")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	if err := os.WriteFile(puzzle, []byte("1 2 3\n4 5 6\n7 0 8\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	alone := []string{"compare", puzzle, "--methods", "bfs", "--jsonl", log}
	if code := cli.Run(context.Background(), alone, cli.Streams{Puzzles: puzzles, Out: io.Discard, Err: io.Discard}); code != exit.OK {
		t.Fatalf("exit code %d", code)
	}
	for _, command := range []string{
		"solve PIPE", "show PIPE", "play PIPE", "methods PIPE", "share PIPE", "hint PIPE", "count PIPE", "solutions PIPE",
		"trace PIPE", "map PIPE", "audit PIPE", "worksheet PIPE --pdf s.pdf", "compare PIPE", "new packing PIPE",
		"verify PUZZLE PIPE", "review PUZZLE PIPE", "grade PUZZLE PIPE", "grade PIPE PUZZLE", "share PUZZLE --moves PIPE",
		"hint PUZZLE --transcript PIPE", "audit PUZZLE --table PIPE",
		"exercise --want solution_takes_2-4 --names PIPE",
		"compare PUZZLE --methods bfs --resume PIPE", "compare PUZZLE --methods bfs --jsonl PIPE", "compare --merge PIPE",
		"compare --merge LOG --jsonl PIPE",
	} {
		args := strings.Fields(command)
		for i, arg := range args {
			args[i] = strings.NewReplacer("PIPE", pipe, "PUZZLE", puzzle, "LOG", log, "_", " ").Replace(arg)
		}
		var messages bytes.Buffer
		ended := make(chan int, 1)
		go func() {
			ended <- cli.Run(context.Background(), args, cli.Streams{Puzzles: puzzles, In: strings.NewReader(""), Out: io.Discard, Err: &messages})
		}()
		select {
		case code := <-ended:
			if code != exit.BadInput || !strings.Contains(messages.String(), "is a pipe, expected a file") {
				t.Errorf("%s: exit code %d, want %d: %s", command, code, exit.BadInput, &messages)
			}
		case <-time.After(soon):
			t.Errorf("%s waits", command)
		}
	}
}

// stuck is an output whose reader never reads.
type stuck struct{}

func (stuck) Write([]byte) (int, error) { select {} }

func TestAnInterruptEndsACommandThatNobodyListensTo(t *testing.T) {
	ctx, interrupt := context.WithCancel(context.Background())
	ended := make(chan int, 1)
	go func() {
		ended <- cli.Run(ctx, []string{"version"}, cli.Streams{Puzzles: puzzles, In: strings.NewReader(""), Out: stuck{}, Err: stuck{}})
	}()
	interrupt()
	select {
	case code := <-ended:
		if code != exit.Other {
			t.Errorf("exit code %d, want %d", code, exit.Other)
		}
	case <-time.After(soon):
		t.Error("it goes on")
	}
}
