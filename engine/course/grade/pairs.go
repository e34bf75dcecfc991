package grade

import (
	"encoding/csv"
	"path/filepath"
	"slices"
	"strings"

	"langkah/engine"
)

// Pair holds the paths of an output and of its puzzle.
type Pair struct{ Puzzle, Output string }

// PairsIn finds the pairs among the files of a folder: "name.txt" or "name_in.txt" is the
// puzzle of each "name_....txt" in the same folder or below; of several such names the
// longest counts. Instead of the underscore there may be -, a full stop or a blank.
func PairsIn(paths []string) []Pair {
	puzzles := map[string]string{} // path by folder and name
	var outputs []string
	for _, path := range paths {
		name := filepath.Join(filepath.Dir(path), stem(path))
		if short, isInput := strings.CutSuffix(name, "_in"); isInput {
			puzzles[short] = path
			continue
		}
		puzzles[name] = path
		outputs = append(outputs, path)
	}
	var pairs []Pair
	isPuzzle := map[string]bool{}
	for _, output := range outputs {
		if puzzle, ok := puzzleOf(output, puzzles); ok {
			pairs = append(pairs, Pair{puzzle, output})
			isPuzzle[puzzle] = true
		}
	}
	// "eight-2.txt" beside "eight.txt" and "eight-2_out.txt" is a puzzle.
	return slices.DeleteFunc(pairs, func(p Pair) bool { return isPuzzle[p.Output] })
}

// stem returns a file's name without extension.
func stem(path string) string {
	return strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
}

// puzzleOf returns the puzzle whose name an output's begins with.
func puzzleOf(output string, puzzles map[string]string) (string, bool) {
	name := stem(output)
	for end := len(name); end > 0; end = strings.LastIndexAny(name[:end], "_-. ") {
		for dir := filepath.Dir(output); ; dir = filepath.Dir(dir) {
			if path, ok := puzzles[filepath.Join(dir, name[:end])]; ok && path != output {
				return path, true
			}
			if dir == filepath.Dir(dir) {
				break
			}
		}
	}
	return "", false
}

// ReadPairs parses a list of pairs: on each line the paths of a puzzle and an output,
// separated by a tab, comma or blank, relative to the folder. Blank lines and those that
// begin with # are skipped.
func ReadPairs(text, folder string) ([]Pair, error) {
	var pairs []Pair
	for i, line := range strings.Split(strings.TrimPrefix(text, "\ufeff"), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		fields := splitPair(line)
		if len(fields) != 2 || slices.Contains(fields, "") {
			return nil, engine.BadText(i+1, 0, "found %q, expected the path of a puzzle and that of an output, with a tab, a comma or a blank between", line)
		}
		for k, path := range fields {
			if !filepath.IsAbs(path) {
				fields[k] = filepath.Join(folder, path)
			}
		}
		pairs = append(pairs, Pair{fields[0], fields[1]})
	}
	if len(pairs) == 0 {
		return nil, engine.BadText(1, 0, "the list of pairs is empty").OfKind(engine.ErrEmpty)
	}
	return pairs, nil
}

// splitPair splits a line at its tab, else at its comma, else at its blanks.
func splitPair(line string) []string {
	if strings.Contains(line, "\t") {
		first, second, _ := strings.Cut(line, "\t")
		return []string{strings.TrimSpace(first), strings.TrimSpace(second)}
	}
	if strings.Contains(line, ",") {
		r := csv.NewReader(strings.NewReader(line))
		r.TrimLeadingSpace = true
		if fields, err := r.Read(); err == nil {
			return fields
		}
	}
	return strings.Fields(line)
}
