package review

import (
	"langkah/engine/base/scene"
	"langkah/engine/course/grade"
)

// theirs is the picture of the board shown. On the first board at fault the fault
// is marked; a board that is no position by the rules is drawn as it is printed.
func (m *outputModel) theirs() scene.Scene {
	i := m.board()
	if i < 0 {
		return m.Report.Puzzle.Start().Scene()
	}
	b, before := m.Report.Boards[i], m.Report.Before(i)
	at, faulty := m.fault()
	faulty = faulty && at == i
	switch {
	case b.Position == nil:
		var wrong []grade.Cell
		if faulty {
			wrong = m.Report.Wrong(i)
		}
		return printed(b.Rows, wrong)
	case faulty && m.steps && before != nil:
		return b.Position.Scene().Faulty(before.Scene())
	case before != nil && m.steps:
		return b.Position.Scene().After(before.Scene())
	}
	return b.Position.Scene()
}

// oursNow is the picture of our solution beside it.
func (m *outputModel) oursNow() scene.Scene {
	i := m.our()
	now := m.ours[i].Scene()
	if i > 0 && m.steps {
		return now.After(m.ours[i-1].Scene())
	}
	return now
}

// printed draws the marks of a text as a board, with the wrong cells hatched.
func printed(rows [][]string, wrong []grade.Cell) scene.Scene {
	columns := 0
	for _, row := range rows {
		columns = max(columns, len(row))
	}
	s := scene.NewBoard(columns, len(rows))
	at := func(kind scene.Kind, row, col int, inset float64) scene.Item {
		p := scene.Middle(row, col)
		half := 0.5 - inset
		return scene.Item{Kind: kind, X: p.X - half, Y: p.Y - half, W: 2 * half, H: 2 * half}
	}
	for y, row := range rows {
		for x, mark := range row {
			cell := at(scene.Rect, y, x, 0.04)
			cell.Corner, cell.Fill = 0.14, scene.Cell
			if !grade.IsBlank(mark) {
				cell.Fill = scene.Tile
			}
			s.Items = append(s.Items, cell)
			if mark == "" || mark == " " {
				continue
			}
			word := at(scene.Text, y, x, 0.04)
			word.Text, word.Size, word.Fill, word.Bold = mark, 0.5, scene.Ink, !grade.IsBlank(mark)
			s.Items = append(s.Items, word)
		}
	}
	for _, c := range wrong {
		hatch := at(scene.Hatch, c.Row, c.Col, 0.04)
		hatch.Fill = scene.Highlight
		s.Items = append(s.Items, hatch)
	}
	return s
}
