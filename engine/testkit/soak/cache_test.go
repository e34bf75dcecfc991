package soak

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// damagedCache solves with a damaged table on disk: the answer is the same as without tables.
func damagedCache(c *one, s *setting) {
	tables, err := s.tables()
	if err != nil {
		c.fail(c.number, "damaged cache: the tables cannot be built", err.Error())
		return
	}
	d := newDesk(c, s)
	defer d.close()
	d.puzzle = d.write("board.txt", walked(c.random))
	cold := d.cost("manhattan", d.folder)
	path := d.linked(tables)
	data, err := os.ReadFile(path)
	if err != nil {
		panic(err)
	}
	if err := os.Remove(path); err != nil { // a link to a shared table
		panic(err)
	}
	how := damages[c.random.IntN(len(damages))]
	c.count("damaged cache: " + how.name)
	if err := how.damage(path, data, c); err != nil {
		panic(err)
	}
	if warm := d.cost(tableHeuristic, d.folder); warm != cold {
		d.wrong("damaged cache: another cost: "+how.name, []byte(cold+" and "+warm))
	}
	list := exec.Command(d.program, "cache", "list")
	list.Env = append(os.Environ(), "XDG_CACHE_HOME="+d.folder)
	if code, output := d.run(list); code != 0 {
		d.wrong("damaged cache: it cannot be listed: "+how.name, output)
	}
}

// tableHeuristic has tables on disk.
const tableHeuristic = "pdb-6666"

// cost solves the 5 x 5 board with a heuristic and returns the cost.
func (d *desk) cost(heuristic, cache string) string {
	cmd := exec.Command(d.program, "solve", d.puzzle, "--algorithm", "idastar", "--heuristic", heuristic, "--json", "--time", "4m")
	cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+cache)
	code, output := d.run(cmd)
	var result struct {
		Cost   json.Number
		Status string
	}
	if err := json.Unmarshal(output, &result); err != nil || code != 0 || result.Status != "solved" {
		d.wrong("damaged cache: the board is not solved with "+heuristic, output)
	}
	return result.Cost.String()
}

// linked makes a cache folder with links to the tables, and returns one of them.
func (d *desk) linked(tables []string) string {
	folder := filepath.Join(d.folder, "langkah", "databases")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		panic(err)
	}
	for _, table := range tables {
		if err := os.Link(table, filepath.Join(folder, filepath.Base(table))); err != nil {
			panic(err)
		}
	}
	return filepath.Join(folder, filepath.Base(tables[d.random.IntN(len(tables))]))
}

// buildTables runs the program once to build tables, and returns their files.
func (s *setting) buildTables() ([]string, error) {
	program, err := s.built()
	if err != nil {
		return nil, err
	}
	cache := filepath.Join(s.folder, "cache")
	goal := exec.Command(program, "solve", "-", "--algorithm", "idastar", "--heuristic", tableHeuristic, "--time", "4m")
	goal.Stdin = strings.NewReader(walked(rand.New(rand.NewPCG(0, 0))))
	goal.Env = append(os.Environ(), "XDG_CACHE_HOME="+cache)
	if out, err := goal.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, out)
	}
	files, err := filepath.Glob(filepath.Join(cache, "langkah", "databases", "*"))
	if err == nil && len(files) == 0 {
		err = errors.New("no tables were kept")
	}
	return files, err
}

var damages = []struct {
	name   string
	damage func(path string, data []byte, c *one) error
}{
	{"a bit", func(path string, data []byte, c *one) error {
		data[c.random.IntN(len(data))] ^= 1 << c.random.IntN(8)
		return os.WriteFile(path, data, 0o644)
	}},
	{"cut short", func(path string, data []byte, c *one) error {
		return os.WriteFile(path, data[:c.random.IntN(len(data))], 0o644)
	}},
	{"too long", func(path string, data []byte, _ *one) error {
		return os.WriteFile(path, append(data, 0), 0o644)
	}},
	{"zeros", func(path string, data []byte, _ *one) error {
		return os.WriteFile(path, make([]byte, len(data)), 0o644)
	}},
	{"a folder", func(path string, _ []byte, _ *one) error {
		return os.Mkdir(path, 0o755)
	}},
	{"a dead link", func(path string, _ []byte, _ *one) error {
		return os.Symlink(path+"-none", path)
	}},
}

// walked returns a 24-puzzle some random moves from its goal.
func walked(r *rand.Rand) string {
	goal := make([]int, 25) // 0 is the blank
	for i := range len(goal) - 1 {
		goal[i] = i + 1
	}
	return rowsOf(walk(r, goal, 5, 40), 5)
}
