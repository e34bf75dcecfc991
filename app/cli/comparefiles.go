package cli

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/compare"
)

// openAll opens every file, and every puzzle in the folders. A file that was
// named must be a puzzle; one that only lies in a folder is left out with a
// message when it is none.
func (s Streams) openAll(paths []string, options *optionFlags) ([]compare.Entry, error) {
	var entries []compare.Entry
	add := func(path string, named bool) error {
		_, p, err := s.open(path)
		if err == nil {
			var rest engine.Values
			if p, rest, err = options.apply(p); err == nil {
				err = refuse(rest, "this puzzle", p.Options())
			}
		}
		switch {
		case err == nil:
			entries = append(entries, compare.Entry{Name: path, Puzzle: p})
		case named:
			return err
		default:
			fmt.Fprintln(s.Err, "left out:", err)
		}
		return nil
	}
	for _, path := range paths {
		if info, err := os.Stat(path); err != nil || !info.IsDir() {
			if err := add(path, true); err != nil {
				return nil, err
			}
			continue
		}
		err := filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.EqualFold(filepath.Ext(file), ".txt") {
				return err
			}
			return add(file, false)
		})
		if err != nil {
			return nil, err
		}
	}
	if len(entries) == 0 {
		return nil, fmt.Errorf("there is no puzzle in %s", strings.Join(paths, ", "))
	}
	return entries, nil
}

// reopen opens the puzzles of rows that were read from files, for the pictures
// of a report. One that is not there any more is left out.
func reopen(rows []compare.Row) []compare.Entry {
	var entries []compare.Entry
	seen := map[string]bool{}
	for _, row := range rows {
		if seen[row.Digest] {
			continue
		}
		seen[row.Digest] = true
		_, p, err := catalog.OpenFile(row.Puzzle)
		if err != nil {
			continue
		}
		if p, err = p.With(row.PuzzleOptions); err == nil && compare.Digest(p) == row.Digest {
			entries = append(entries, compare.Entry{Name: row.Puzzle, Puzzle: p})
		}
	}
	return entries
}

// writeTables prints a table of each puzzle and, of several, one of all.
func writeTables(out io.Writer, rows []compare.Row) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	tables := compare.Tables(rows)
	for _, table := range tables {
		fmt.Fprintf(out, "%s\n", table.Puzzle)
		fmt.Fprintln(w, "method\tcost\toptimal\texpanded\tmemory\ttime\tslower\t")
		for _, l := range table.Lines {
			cost, slower := string(l.Status), ""
			if l.Solved() {
				cost, slower = fmt.Sprint(l.Cost), fmt.Sprintf("%.1fx", l.Relative)
			}
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t\n", l.Method(), cost, l.Words(), short(l.Expanded),
				compare.Bytes(float64(l.PeakBytes)), compare.Duration(l.MedianMS), slower)
		}
		fmt.Fprintln(w)
		if err := w.Flush(); err != nil {
			return err
		}
	}
	if len(tables) < 2 {
		return nil
	}
	matrix := compare.NewMatrix(rows)
	fmt.Fprintln(out, "all puzzles")
	fmt.Fprintln(w, "method\tpuzzles\tsolved\tproven\tmean time\tmean expanded\t")
	for _, name := range matrix.Methods {
		t := matrix.Totals[name]
		time, nodes := "", ""
		if t.Common > 0 {
			time, nodes = compare.Duration(t.MeanMS), short(int64(t.MeanNodes))
		}
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%s\t%s\t\n", name, t.Runs, t.Solved, t.Proven, time, nodes)
	}
	return w.Flush()
}
