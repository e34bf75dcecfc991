//go:build !linux

package program

import (
	"os"
	"os/exec"
	"time"
)

// Whole says that the limit of memory holds for all processes of a run, and that all of them
// are ended.
const Whole = false

// tree is the program alone: on this system its limit of memory is not watched, and what it
// has started is ended as far as the system ends it with its parent.
type tree struct {
	root *os.Process
	peak int64
}

func separate(*exec.Cmd) {}

func newTree(root *os.Process, _ string) *tree { return &tree{root: root} }

func (t *tree) look(int64) int64 { return 0 }

func (t *tree) end() time.Duration {
	t.root.Kill()
	return 0
}

func peakOf(_ *os.ProcessState, _, seen int64) int64 { return seen }

func heldBySelf() int64 { return 0 }
