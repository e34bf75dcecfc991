package program

import (
	"bufio"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"langkah/engine"
	"langkah/engine/base/figures"
)

// Server is a program that answers lines with lines, until it is closed. Its limit of time is
// for each asking, that of output for a line. Only one goroutine may ask at a time.
type Server struct {
	limits  Limits
	name    string
	in      io.Writer
	answers chan string // a line each; closed when the program's output ends
	told    *tail       // the last of its errors
	cmd     *exec.Cmd

	close  func() // ends the program; may be called again
	closed chan struct{}
	killed Cause // known when closed is
	long   bool  // the program has printed a line above the limit; known then, too
}

// longestAnswer is the usual limit of a line.
const longestAnswer = 1 << 10

// Serve starts a program that is to answer lines. The puzzle is given as a file alone, where
// {} is in the command.
func Serve(task Task, limits Limits) (*Server, error) {
	folder, err := os.MkdirTemp("", "langkah-run-")
	if err != nil {
		return nil, err
	}
	s := &Server{limits: limits, answers: make(chan string, 1<<10), told: &tail{most: lastLines}, closed: make(chan struct{})}
	stop := make(chan struct{})
	s.close = sync.OnceFunc(func() { close(stop) })
	started := make(chan error)
	go func() {
		runtime.LockOSThread() // the system ends the program with the thread that has started it
		defer runtime.UnlockOSThread()
		defer close(s.closed)
		defer os.RemoveAll(folder)
		out, err := s.start(task, folder)
		started <- err
		if err == nil {
			s.run(out, stop, marker+"="+filepath.Base(folder))
		}
	}()
	if err := <-started; err != nil {
		return nil, err
	}
	return s, nil
}

// start starts the program in its folder.
func (s *Server) start(task Task, folder string) (out io.ReadCloser, err error) {
	words, usesFile, err := resolve(task, folder, "")
	if err != nil {
		return nil, err
	}
	if usesFile {
		if err := os.WriteFile(filepath.Join(folder, puzzle), []byte(task.Puzzle), 0o600); err != nil {
			return nil, err
		}
	}
	s.name = strings.Join(task.Words, " ")
	s.cmd = exec.Command(words[0], words[1:]...)
	s.cmd.Dir = folder
	s.cmd.Env = append(append(os.Environ(), task.Extra...), marker+"="+filepath.Base(folder))
	s.cmd.Stderr = s.told
	s.cmd.WaitDelay = every
	separate(s.cmd)
	if s.in, err = s.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	if out, err = s.cmd.StdoutPipe(); err != nil {
		return nil, err
	}
	if err := s.cmd.Start(); err != nil {
		return nil, notStarted(task.Words[0], err)
	}
	return out, nil
}

// run looks at the program until it is to end, and ends it with all that it has started.
func (s *Server) run(out io.Reader, stop <-chan struct{}, mark string) {
	seen := newTree(s.cmd.Process, mark)
	reading := make(chan struct{})
	go func() {
		defer close(reading)
		s.read(out, stop)
	}()
	tick := time.NewTicker(every)
	defer tick.Stop()
	for over := false; !over; {
		if held := seen.look(s.limits.Memory); s.limits.Memory > 0 && held > s.limits.Memory {
			s.killed = Memory
			break
		}
		select {
		case <-reading:
			over = true
		case <-stop:
			s.killed, over = Stopped, true
		case <-tick.C:
		}
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		s.cmd.Wait() // after the reading, as it closes the pipe
	}()
	if s.killed == Itself {
		select {
		case <-ended: // its output ends a moment before it does
		case <-time.After(2 * every):
		}
	}
	seen.end()
	<-ended
	<-reading
}

// read passes the program's lines on, until they end.
func (s *Server) read(out io.Reader, stop <-chan struct{}) {
	defer close(s.answers)
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, longestAnswer)
	for lines.Scan() {
		select {
		case s.answers <- lines.Text():
		case <-stop:
			return
		}
	}
	s.long = errors.Is(lines.Err(), bufio.ErrTooLong)
}

// Close ends the program and all that it has started.
func (s *Server) Close() {
	s.close()
	<-s.closed
}

// Ask writes lines and returns the program's answers, one for each. Its error says what the
// program did instead; then it is of no use any more.
func (s *Server) Ask(ctx context.Context, lines []string) ([]string, error) {
	select {
	case line, ok := <-s.answers:
		if !ok {
			return nil, s.ended(0, len(lines))
		}
		return nil, engine.Errorf("the program %q has printed %q beyond its answers; expected one line for each board", s.name, line)
	default:
	}
	go io.WriteString(s.in, strings.Join(lines, "\n")+"\n") // an end of the program ends it
	late := make(<-chan time.Time)
	if s.limits.Time > 0 {
		timer := time.NewTimer(s.limits.Time)
		defer timer.Stop()
		late = timer.C
	}
	answers := make([]string, 0, len(lines))
	for len(answers) < len(lines) {
		select {
		case line, ok := <-s.answers:
			if !ok {
				return nil, s.ended(len(answers), len(lines))
			}
			answers = append(answers, line)
		case <-late:
			return nil, engine.Errorf("the program %q has answered %d of %d board{|s} within %s; where it prints them at its end only, its output is kept back: flush it after each line, in Python by print(value, flush=True)",
				s.name, len(answers), len(lines), figures.Rounded(s.limits.Time))
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return answers, nil
}

// ended says how the program has ended before it had answered.
func (s *Server) ended(answered, asked int) error {
	s.Close()
	why := engine.Msg("it has ended, exit code %d", s.cmd.ProcessState.ExitCode())
	switch {
	case s.killed == Memory:
		why = engine.Msg("it needed more memory than %s", figures.Bytes(s.limits.Memory))
	case s.long:
		why = engine.Msg("it printed a line of more than %d characters", longestAnswer)
	case s.cmd.ProcessState.ExitCode() < 0:
		why = engine.Msg("it closed its output, or was ended by the system")
	}
	err := engine.Errorf("the program %q has answered %d of %d board{|s}: %s", s.name, answered, asked, why)
	if last := strings.TrimSpace(s.told.text()); last != "" {
		err = engine.Errorf("%s; the last lines of its errors:\n%s", err, last)
	}
	return err
}
