package check

import (
	"math"
	"regexp"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/course/grade"
)

// readText reads boards from plain text: each on lines of its own, or each on one line.
func readText(p engine.Gradable, lines []string) (Log, error) {
	found := grade.Sequence(p, lines)
	log := ofFound(found, lines)
	if flat := inLines(p, lines); len(flat.Entries) > len(log.Entries) {
		log = flat
	}
	if len(log.Entries) == 0 {
		return Log{}, engine.Errorf("the log shows no board of this puzzle; expected its boards in the order in which they were expanded, such as\n%s", p.Start().Text())
	}
	return log, nil
}

// ofFound makes entries of boards, with the figures in the lines beside them: those above a
// board where the first board has some above it, otherwise those below.
func ofFound(found []grade.Found, lines []string) Log {
	log := Log{Form: Boards}
	above := false
	from := 0
	for i, f := range found {
		e := Entry{Line: f.Line, Position: f.Position, Fault: f.Fault, G: none, H: none, F: none}
		until := len(lines)
		if i+1 < len(found) {
			until = found[i+1].Line - 1
		}
		if i == 0 {
			e.figures(lines[from : f.Line-1])
			above = e.hasFigures()
		} else if above {
			e.figures(lines[from : f.Line-1])
		}
		if !above {
			e.figures(lines[f.Last:until])
		}
		from = f.Last
		if f.Fault != nil && len(log.Entries) == 0 {
			log.Skipped++ // words that look like a board
			continue
		}
		log.Entries = append(log.Entries, e)
	}
	return log
}

// figure matches a named figure: "g=3", "h(n): 4", "cost 12".
var figure = regexp.MustCompile(`(?i)(?:^|[^a-z0-9_])(g|h|f|cost|depth|level|biaya|kedalaman|heuristi[ck]s?|heuristik)(?:_?(?:cost|score|value))? ?(?:\((?:n|s|x|state|node)\))?["']? ?[:=]? ?(-?\d+(?:\.\d+)?)`)

func (e *Entry) figures(lines []string) {
	if len(lines) > 20 {
		lines = lines[len(lines)-20:]
	}
	for _, line := range lines {
		if strings.ContainsAny(line, "0123456789") && len(line) < 400 {
			e.figuresIn(line)
		}
	}
}

func (e *Entry) figuresIn(line string) {
	for _, m := range figure.FindAllStringSubmatch(line, -1) {
		v, err := strconv.ParseFloat(m[2], 64)
		if err != nil {
			continue
		}
		to := &e.G
		switch strings.ToLower(m[1])[0] {
		case 'h':
			to = &e.H
		case 'f':
			to = &e.F
		}
		if math.IsNaN(*to) || strings.EqualFold(m[1], "g") {
			*to = v
		}
	}
}

func (e *Entry) hasFigures() bool {
	return !math.IsNaN(e.G) || !math.IsNaN(e.H) || !math.IsNaN(e.F)
}

// inLines reads boards that are written on one line each. The figures may stand on the same
// line or above it, or below the first one.
func inLines(p engine.Gradable, lines []string) Log {
	log := Log{Form: Boards}
	from := 0
	first := true
	above := false
	for i, line := range lines {
		at, rest, ok := boardIn(p, line)
		if !ok {
			continue
		}
		e := Entry{Line: i + 1, Position: at, G: none, H: none, F: none}
		e.figuresIn(rest)
		if !e.hasFigures() {
			if first {
				e.figures(lines[from:i])
				above = e.hasFigures()
			} else if above {
				e.figures(lines[from:i])
			} else if len(log.Entries) > 0 {
				log.Entries[len(log.Entries)-1].figures(lines[from:i])
			}
		}
		first = false
		from = i + 1
		log.Entries = append(log.Entries, e)
	}
	return log
}

// listing matches a list in brackets without brackets inside.
var listing = regexp.MustCompile(`[\[({][^\[\](){}]*[\])}]`)

// boardIn returns the board on a line, and what stands beside it.
func boardIn(p engine.Gradable, line string) (at engine.Position, rest string, ok bool) {
	line = strings.TrimSpace(line)
	if len(line) < p.Printings()[0].Rows || len(line) > 2000 {
		return nil, "", false
	}
	if at, ok := grade.InLine(p, line); ok {
		return at, "", true
	}
	if open := strings.IndexAny(line, "[("); open >= 0 {
		if close := strings.LastIndexAny(line, "])"); close > open {
			inner := strings.Map(func(r rune) rune {
				if strings.ContainsRune("[]()'\"", r) {
					return -1
				}
				return r
			}, line[open:close+1])
			if at, ok := grade.InLine(p, "["+inner+"]"); ok {
				return at, line[:open] + line[close+1:], true
			}
		}
		for _, span := range listing.FindAllStringIndex(line, -1) {
			if at, ok := grade.InLine(p, "["+line[span[0]+1:span[1]-1]+"]"); ok {
				return at, line[:span[0]] + line[span[1]:], true
			}
		}
	}
	for _, word := range strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(" ,;=\"'|\t", r) }) {
		if len(word) >= 4 {
			if at, ok := flat(p, word); ok {
				return at, strings.Replace(line, word, "", 1), true
			}
		}
	}
	if _, after, found := strings.Cut(line, ":"); found {
		if at, ok := grade.InLine(p, strings.TrimSpace(after)); ok {
			return at, "", true
		}
	}
	return nil, "", false
}

// flat reads a word that is a board: "413025786", or rows between strokes, "413/025/786".
func flat(p engine.Gradable, word string) (engine.Position, bool) {
	if at, ok := grade.InLine(p, word); ok {
		return at, true
	}
	for _, between := range []string{"/", "-", "_", "."} {
		if n := p.Printings()[0].Rows; strings.Count(word, between) >= n-1 {
			marks := strings.Split(word, between)
			if len(marks) == n {
				var rows [][]string
				for _, row := range marks {
					rows = append(rows, strings.Split(row, ""))
				}
				if at, ok := grade.Rows(p, rows); ok {
					return at, true
				}
			}
			if at, ok := grade.InLine(p, "["+strings.Join(marks, ",")+"]"); ok {
				return at, true
			}
		}
	}
	return nil, false
}
