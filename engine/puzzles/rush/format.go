package rush

import (
	"fmt"
	"strings"
)

// String returns the puzzle in the form from which it was read.
func (z *Puzzle) String() string {
	var text strings.Builder
	start := z.start()
	switch z.form {
	case letterGrid:
		count := len(z.board.pieces) - 1
		for _, w := range z.board.walls {
			if w.name != "" {
				count++
			}
		}
		fmt.Fprintf(&text, "%d %d\n%d\n%s", z.board.rows, z.board.cols, count, start.Text())
	case integers:
		text.WriteString(start.Text())
	case plainGrid:
		text.WriteString(start.Text())
	case oneLine:
		text.WriteString(strings.ReplaceAll(start.Text(), "\n", "") + "\n")
	}
	if z.cost != slides {
		fmt.Fprintf(&text, "cost: %s\n", z.cost)
	}
	return text.String()
}

// Text returns the rows of the board in the puzzle's text form, without header and cost.
func (p Position) Text() string {
	names := p.names()
	b := p.puzzle.board
	var text strings.Builder
	switch p.puzzle.form {
	case letterGrid:
		b.writeGrid(&text, names)
	case integers, plainGrid:
		width := 1
		for _, name := range names {
			width = max(width, len(name))
		}
		for i, name := range names {
			between := separator(i, b.cols)
			if p.puzzle.form == plainGrid && width == 1 {
				between = strings.TrimPrefix(between, " ") // letters stand side by side
			}
			fmt.Fprintf(&text, "%*s%s", width, name, between)
		}
	default:
		for i, name := range names {
			text.WriteString(name)
			if (i+1)%b.cols == 0 {
				text.WriteByte('\n')
			}
		}
	}
	return text.String()
}

// separator returns what follows the i-th cell of a row-major list.
func separator(i, cols int) string {
	if (i+1)%cols == 0 {
		return "\n"
	}
	return " "
}

// names returns the text of each cell, row by row.
func (p Position) names() []string {
	b := p.puzzle.board
	names := make([]string, b.rows*b.cols)
	for i, holds := range b.grid(p.at) {
		switch {
		case holds >= 0:
			names[i] = b.pieces[holds].name
		case p.puzzle.form == letterGrid, p.puzzle.form == plainGrid:
			names[i] = "."
		case p.puzzle.form == integers:
			names[i] = "0"
		default:
			names[i] = "o"
		}
	}
	for _, w := range b.walls {
		names[w.row*b.cols+w.col] = w.name
		if w.name == "" {
			names[w.row*b.cols+w.col] = wallMark
		}
	}
	return names
}

// writeGrid writes the rows with K outside them at the exit.
func (b *board) writeGrid(text *strings.Builder, names []string) {
	lane := b.pieces[0].lane
	exitLine := strings.Repeat(" ", lane) + "K\n"
	if b.exit == top {
		text.WriteString(exitLine)
	}
	for r := range b.rows {
		if b.exit == left {
			text.WriteString(map[bool]string{true: "K", false: " "}[r == lane])
		}
		text.WriteString(strings.Join(names[r*b.cols:(r+1)*b.cols], ""))
		if b.exit == right && r == lane {
			text.WriteString("K")
		}
		text.WriteString("\n")
	}
	if b.exit == bottom {
		text.WriteString(exitLine)
	}
}
