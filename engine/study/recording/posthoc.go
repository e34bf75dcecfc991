package recording

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"langkah/engine"
)

// WritePosthoc writes the kept events as a search trace of Posthoc, version 1.4.0: one event
// on each line, and a view that draws the board of an event cell by cell. It ends early when
// ctx does. (ShortestPathLab/posthoc-app, protocol/Trace-v140.ts)
func (r Recording) WritePosthoc(ctx context.Context, w io.Writer) error {
	out := bufio.NewWriter(w)
	start := cellsOf(r.Puzzle.Start())
	fmt.Fprint(out, "version: 1.4.0\n\nviews:\n  main:\n")
	wide := 0
	for y, row := range start {
		wide = max(wide, len(row))
		for x := range row {
			fmt.Fprintf(out, "    - { $: rect, x: %d, y: %d, width: 0.95, height: 0.95, clear: true, fill: \"${{ color[$.type] }}\", label: \"${{ $.tiles[%d][%d] }}\", label-x: 0.2, label-y: 0.7, label-size: 0.4, label-color: \"${{ theme.foreground }}\" }\n", x, y, y, x)
		}
	}
	fmt.Fprintf(out, "\npivot:\n  x: %g\n  y: %g\n  scale: 1\n\nevents:\n", float64(wide)/2, float64(len(start))/2)
	p := posthoc{out, r}
	open := Line{}
	for line := range r.Lines(ctx) {
		kind := map[string]string{"generated": "generating", "expanded": "expanding", "goal": "end", "reopened": "updating"}[line.Event]
		if kind == "" || line.ID == nil {
			continue
		}
		if kind == "generating" && line.Parent == nil {
			p.event("source", line)
		}
		if (kind == "expanding" || kind == "end") && open.ID != nil {
			p.event("closing", open)
			open = Line{}
		}
		p.event(kind, line)
		if kind == "expanding" {
			open = line
		}
	}
	if open.ID != nil {
		p.event("closing", open)
	}
	return out.Flush()
}

type posthoc struct {
	io.Writer
	Recording
}

func (p posthoc) event(kind string, line Line) {
	fmt.Fprintf(p, "  - { type: %s, id: %d", kind, *line.ID)
	if line.Parent != nil {
		fmt.Fprintf(p, ", pId: %d", *line.Parent)
	}
	if line.Move != nil {
		fmt.Fprintf(p, ", move: %s", quoted(*line.Move))
	}
	if line.G != nil {
		fmt.Fprintf(p, ", g: %d", *line.G)
	}
	if line.H != nil && !line.H.Infinite() {
		fmt.Fprintf(p, ", h: %s", line.H)
	}
	if line.F != nil && !line.F.Infinite() {
		fmt.Fprintf(p, ", f: %s", line.F)
	}
	if at, ok := p.Position(*line.ID); ok {
		var rows []string
		for _, row := range cellsOf(at) {
			for i := range row {
				row[i] = quoted(row[i])
			}
			rows = append(rows, "["+strings.Join(row, ", ")+"]")
		}
		fmt.Fprintf(p, ", tiles: [%s]", strings.Join(rows, ", "))
	}
	fmt.Fprintln(p, " }")
}

// quoted is a text in quotes, which JSON and YAML share.
func quoted(text string) string {
	data, err := json.Marshal(text)
	if err != nil {
		return `""`
	}
	return string(data)
}

// cellsOf splits the text of a board into its cells: what stands in boxes, or every character.
func cellsOf(at engine.Position) (rows [][]string) {
	for _, line := range strings.Split(strings.TrimRight(at.Text(), "\n"), "\n") {
		if !strings.HasPrefix(line, "[") {
			rows = append(rows, strings.Split(line, ""))
			continue
		}
		cells := strings.Split(strings.Trim(line, "[]"), "][")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		rows = append(rows, cells)
	}
	return rows
}
