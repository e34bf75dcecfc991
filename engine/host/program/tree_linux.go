package program

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Whole says that the limit of memory holds for all processes of a run, and that all of them
// are ended.
const Whole = true

// tree is the processes of a run: the program, what it has started, and what that has. A
// process belongs to it if its parent does, or if the mark is in its environment, which a
// process inherits whatever group and session it moves to.
type tree struct {
	root   int
	mark   []byte
	begun  uint64            // when the root began, in ticks of the system
	judged map[process]bool  // whether a process belongs to the tree
	unsure bool              // whether a process could not be judged when they were seen last
	used   map[process]usage // of those that do, when they were seen last
	peak   int64
}

// process names a process: its number may be given again.
type process struct {
	id    int
	begun uint64
}

type usage struct{ own, waited time.Duration }

// stat is a line of /proc/PID/stat, as far as it is needed.
type stat struct {
	process
	state  byte
	parent int
	usage
	rss int64
}

const (
	ticks   = 100 // a second; the unit of times in /proc, which is the same on all machines
	ending  = 2 * time.Second
	between = 2 * time.Millisecond
	judging = 50 * time.Millisecond // how long a process that cannot be judged is waited for
)

// separate puts the program into a group of its own: what ends Langkah from a terminal does
// not reach it, and Langkah's end does.
func separate(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

func newTree(root *os.Process, mark string) *tree {
	t := &tree{root: root.Pid, mark: []byte(mark), judged: map[process]bool{}, used: map[process]usage{}}
	if s, ok := statOf(root.Pid); ok {
		t.begun = s.begun
		t.judged[s.process] = true
	}
	return t
}

// members returns the processes of the run that live.
func (t *tree) members() []stat {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil
	}
	all := map[int]stat{}
	for _, e := range entries {
		id, err := strconv.Atoi(e.Name())
		if err != nil {
			continue
		}
		if s, ok := statOf(id); ok && s.begun >= t.begun {
			all[id] = s
		}
	}
	var list []stat
	t.unsure = false
	for _, s := range all {
		if s.state != 'Z' && s.state != 'X' && t.belongs(s, all) {
			t.used[s.process] = s.usage
			list = append(list, s)
		}
	}
	return list
}

// belongs says whether a process is of the run.
func (t *tree) belongs(s stat, all map[int]stat) bool {
	ours, known := t.judged[s.process]
	if known && ours {
		return true
	}
	if parent, ok := all[s.parent]; ok && s.parent != s.id {
		ours = t.belongs(parent, all)
	}
	if !ours && !known {
		environ, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(s.id), "environ"))
		if err == nil && len(environ) == 0 {
			t.unsure = true // a process that becomes another program has none for a moment
			return false
		}
		ours = bytes.Contains(environ, t.mark)
	}
	t.judged[s.process] = ours
	return ours
}

// look returns the bytes that the processes hold together. Where their sum is above a limit,
// pages that they share are counted once.
func (t *tree) look(limit int64) int64 {
	members := t.members()
	held := int64(0)
	for _, m := range members {
		held += m.rss
	}
	if len(members) > 1 && (held > t.peak || limit > 0 && held > limit) {
		held = 0
		for _, m := range members {
			held += shareOf(m)
		}
	}
	t.peak = max(t.peak, held)
	if len(members) == 1 {
		t.peak = max(t.peak, mostOf(members[0]))
	}
	return held
}

// end ends all processes, and returns the processor time of those that the program has not
// waited for.
func (t *tree) end() (left time.Duration) {
	orphans := map[process]bool{}
	for began := time.Now(); time.Since(began) < ending; time.Sleep(between) {
		members := t.members()
		if len(members) == 0 && (!t.unsure || time.Since(began) > judging) {
			break
		}
		for _, m := range members { // none can start another one meanwhile
			syscall.Kill(m.id, syscall.SIGSTOP)
		}
		for _, m := range members {
			orphans[m.process] = m.id != t.root
			syscall.Kill(m.id, syscall.SIGKILL)
		}
	}
	for p, orphan := range orphans {
		if u := t.used[p]; orphan {
			left += u.own + u.waited
		}
	}
	return left
}

// statOf reads what the system says of a process.
func statOf(id int) (stat, bool) {
	data, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(id), "stat"))
	if err != nil {
		return stat{}, false
	}
	_, rest, ok := strings.Cut(string(data[max(bytes.LastIndexByte(data, ')'), 0):]), " ") // a name may hold anything
	fields := strings.Fields(rest)
	if !ok || len(fields) < 22 {
		return stat{}, false
	}
	number := func(i int) int64 { n, _ := strconv.ParseInt(fields[i], 10, 64); return n }
	elapsed := func(i int) time.Duration { return time.Duration(number(i)+number(i+1)) * time.Second / ticks }
	return stat{
		process: process{id, uint64(number(19))}, state: fields[0][0], parent: int(number(1)),
		usage: usage{elapsed(11), elapsed(13)}, rss: number(21) * int64(os.Getpagesize()),
	}, true
}

// shareOf returns the bytes that a process holds, of a shared page its share.
func shareOf(s stat) int64 {
	data, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(s.id), "smaps_rollup"))
	if err != nil {
		return s.rss
	}
	return kilobytesIn(data, "\nPss:", s.rss)
}

// peakOf returns the most bytes that were held, of which so many were seen. A new process
// shares the memory of its parent until it becomes another program, and the system counts
// that: what is not above the parent's own counts only where nothing was seen.
func peakOf(s *os.ProcessState, own, seen int64) int64 {
	if u, ok := s.SysUsage().(*syscall.Rusage); ok && (u.Maxrss<<10 > own || seen == 0) {
		return max(seen, u.Maxrss<<10)
	}
	return seen
}

// heldBySelf returns the most bytes that this process held.
func heldBySelf() int64 {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return u.Maxrss << 10
}

// mostOf returns the most bytes that a process has held.
func mostOf(s stat) int64 {
	data, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(s.id), "status"))
	if err != nil {
		return s.rss
	}
	return kilobytesIn(data, "\nVmHWM:", s.rss)
}

// kilobytesIn returns a line's figure in bytes.
func kilobytesIn(data []byte, name string, otherwise int64) int64 {
	_, after, ok := strings.Cut(string(data), name)
	fields := strings.Fields(after)
	if !ok || len(fields) == 0 {
		return otherwise
	}
	n, err := strconv.ParseInt(fields[0], 10, 64)
	if err != nil {
		return otherwise
	}
	return n << 10
}
