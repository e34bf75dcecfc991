package compare

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"

	"langkah/engine"
	"langkah/engine/solve/search"
)

// Task is a run of a plan as plain data, for a process of its own.
type Task struct {
	Row              // before it has begun: the puzzle's name, the method, the limits
	Text      string `json:"text"` // of the puzzle
	TimeLimit int64  `json:"time_limit_ns"`
}

// Run does the run. open reads the puzzle's text.
func (t Task) Run(ctx context.Context, open func(text string) (engine.Puzzle, error), probe *search.Probe) (Row, error) {
	p, err := open(t.Text)
	if err != nil {
		return Row{}, err
	}
	if p, err = p.With(t.PuzzleOptions); err != nil {
		return Row{}, err
	}
	if Digest(p) != t.Digest {
		return Row{}, errors.New("the puzzle reads differently from its own text")
	}
	m, err := engine.FindMethod(p, t.Algorithm, t.Heuristic)
	if err != nil {
		return Row{}, err
	}
	if m, err = m.With(t.Options); err != nil {
		return Row{}, err
	}
	row, _, err := t.Row.of(ctx, p, m, t.Limits(), probe)
	return row, err
}

// Limits are those of the run.
func (t Task) Limits() engine.Limits {
	return engine.Limits{Time: time.Duration(t.TimeLimit), Memory: t.MemoryLimit, Nodes: t.NodeLimit}
}

// RunApart is [Plan.Run] with each run in a process of its own: one that the
// system kills for its memory costs its row alone. command makes the process,
// which reads a [Task] as JSON from its standard input and writes the [Row].
// Each process makes the tables of its method ready for itself.
func (p Plan) RunApart(ctx context.Context, command func(context.Context) (*exec.Cmd, error), report func(Row) error) error {
	for _, job := range p.Jobs {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		process, err := command(ctx)
		if err != nil {
			return err
		}
		row, err := runApart(ctx, Task{newRow(job, p.Limits), job.Puzzle.Puzzle.String(), int64(p.Limits.Time)}, process)
		if err == nil {
			err = report(row)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// runApart runs a task in a process. The error is that of ctx, or says why there
// is no process at all.
func runApart(ctx context.Context, t Task, process *exec.Cmd) (Row, error) {
	request, err := json.Marshal(t)
	if err != nil {
		return Row{}, err
	}
	var answer, messages bytes.Buffer
	process.Stdin, process.Stdout, process.Stderr = bytes.NewReader(request), &answer, &messages
	start := time.Now()
	if err := process.Start(); err != nil {
		return Row{}, fmt.Errorf("cannot begin a process for the run: %w", err)
	}
	ended := process.Wait()
	if ctx.Err() != nil {
		return Row{}, ctx.Err()
	}
	row := t.Row
	if err := json.Unmarshal(answer.Bytes(), &row); err == nil && row.run() == t.run() && row.Status != "" {
		return row, nil
	}
	row = t.Row
	row.lose(ended, messages.String())
	row.ElapsedMS = float64(time.Since(start)) / float64(time.Millisecond)
	return row, nil
}

// lose is what a run came to whose process ended without an answer. Memory that
// ran out is the run's own affair; anything else is a fault.
func (r *Row) lose(ended error, messages string) {
	r.Status = engine.Failed.Name()
	first, _, _ := strings.Cut(strings.TrimSpace(messages), "\n")
	killed := strings.Contains(fmt.Sprint(ended), "signal: killed")
	switch {
	case killed:
		r.Reason = "its process was killed, as the system does when memory runs out"
	case strings.Contains(messages, "out of memory") || strings.Contains(messages, "cannot allocate memory"):
		r.Reason = "its process ran out of memory: " + first
	default:
		r.Fault = true
		r.Reason = fmt.Sprintf("its process ended without an answer (%v): %s", ended, first)
	}
}
