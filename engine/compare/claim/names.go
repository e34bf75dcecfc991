package claim

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
)

// state is how far a piece is, by the names of its files.
type state struct {
	finished bool
	attempt  int      // the latest one; 0 for none
	left     bool     // its holder gave it up
	files    []string // of all attempts, the first one first
}

var named = regexp.MustCompile(`^piece-(\d+)(?:\.(\d+)(\.left)?)?\.jsonl$`)

// look lists the folder.
func (f *Folder) look() (map[int]state, error) {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		return nil, fmt.Errorf("cannot share work: %w", err)
	}
	states := map[int]state{}
	attempts := map[string]int{}
	for _, e := range entries {
		parts := named.FindStringSubmatch(e.Name())
		if parts == nil {
			continue
		}
		n, _ := strconv.Atoi(parts[1]) // digits; a number that is too large is of no piece
		s := states[n]
		if parts[2] == "" {
			s.finished = true
		} else {
			path := filepath.Join(f.dir, e.Name())
			attempts[path], _ = strconv.Atoi(parts[2])
			s.files = append(s.files, path)
			if attempts[path] > s.attempt {
				s.attempt, s.left = attempts[path], parts[3] != ""
			}
		}
		states[n] = s
	}
	for _, s := range states {
		slices.SortFunc(s.files, func(a, b string) int { return attempts[a] - attempts[b] })
	}
	return states, nil
}

// Files are the files of a folder's pieces that hold lines: the finished ones,
// and behind them those of attempts that have not come to an end.
func Files(dir string) (finished, others []string, err error) {
	f := Folder{dir: dir}
	states, err := f.look()
	if err != nil {
		return nil, nil, err
	}
	for _, n := range slices.Sorted(maps.Keys(states)) {
		if states[n].finished {
			finished = append(finished, f.final(n))
		} else {
			others = append(others, states[n].files...)
		}
	}
	return finished, others, nil
}

func (f *Folder) final(n int) string {
	return filepath.Join(f.dir, fmt.Sprintf("piece-%06d.jsonl", n))
}

func (f *Folder) path(n, attempt int) string {
	return filepath.Join(f.dir, fmt.Sprintf("piece-%06d.%d.jsonl", n, attempt))
}

func (f *Folder) leftPath(n, attempt int) string {
	return filepath.Join(f.dir, fmt.Sprintf("piece-%06d.%d.left.jsonl", n, attempt))
}
