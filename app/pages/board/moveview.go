package board

import (
	"fmt"
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/draw/paint"
	"langkah/widgets/style"
	"langkah/widgets/table"
)

// moveView lists the moves of the session by their short names, with g, h and f
// where the method has them.
type moveView struct {
	frame   *look.Frame
	model   *Model
	whose   *widget.Label // by which method, where another one is chosen by now
	list    *table.MoveList
	content fyne.CanvasObject
}

func newMoveView(f *look.Frame, m *Model, jump func(int)) *moveView {
	v := &moveView{frame: f, model: m, list: table.NewMoveList(f.Key)}
	v.list.OnJump, v.list.Tips, v.list.Tip = jump, f.Tips, v.tip
	v.whose = widget.NewLabel("")
	v.whose.Importance, v.whose.Truncation = widget.WarningImportance, fyne.TextTruncateEllipsis
	v.whose.Hide()
	v.content = look.InOrder(layout.NewBorderLayout(v.whose, nil, nil, nil), v.whose, look.Inset(4, v.list))
	return v
}

// moveColumn is a column of the list.
type moveColumn struct {
	title, tip string
	cell       func(row int) string
}

// columns are those that say something about the present moves.
func (v *moveView) columns() []moveColumn {
	s, w := v.model.session, v.frame.Words
	moves := v.model.moves()
	list := []moveColumn{
		{"#", "", func(row int) string { return fmt.Sprint(row) }},
		{w.Text("moves.move", "Move"), "", func(row int) string {
			if row == 0 {
				return w.Text("moves.start", "Start")
			}
			return w.Message(moves[row-1].InBrief())
		}},
	}
	nodes := s.Nodes()
	for row := range nodes {
		if v.model.branchMark(nodes, row) != "" {
			list = append(list, moveColumn{w.Text("moves.branch", "Way"), w.Text("moves.branchtip", "Which of the ways taken here; ◆ is a savepoint. Alt+↓ or the row's menu goes to another one."),
				func(row int) string { return v.model.branchMark(nodes, row) }})
			break
		}
	}
	if v.frame.Preferences.MoveNames() {
		list = append(list, moveColumn{w.Text("moves.name", "Name"), w.Text("moves.nametip", "The move as files and transcripts name it"), func(row int) string {
			if row == 0 {
				return ""
			}
			return moves[row-1].Name
		}})
	}
	if truths := v.truths(); len(truths) > 0 {
		return append(list, truths...)
	}
	if o, ok := s.Outcome(); ok && len(o.Result.Estimates) == len(moves)+1 {
		e := o.Result.Estimates
		return append(list,
			moveColumn{"g", w.Text("moves.g", "g: the cost from the start to here"), func(row int) string { return engine.CostOf(o.Puzzle, e[row].G).String() }},
			moveColumn{"h", w.Text("moves.h", "h: the estimated cost from here to the goal"), func(row int) string { return engine.CostOf(o.Puzzle, e[row].H).String() }},
			moveColumn{"f", w.Text("moves.f", "f: what the search orders by; in A* it is g + h"), func(row int) string { return engine.CostOf(o.Puzzle, e[row].F).String() }})
	}
	costs, plain := []int{0}, true
	for i, m := range moves {
		costs = append(costs, costs[i]+m.Cost)
		plain = plain && m.Cost == int(engine.CostUnit(s.Puzzle()))
	}
	if !plain {
		list = append(list, moveColumn{w.Text("moves.cost", "Cost"), w.Text("moves.costtip", "The cost from the start to here"), func(row int) string { return engine.CostOf(s.Puzzle(), costs[row]).String() }})
	}
	return list
}

// show lists the moves anew.
func (v *moveView) show() {
	s, moves := v.model.session, v.model.moves()
	shown, stale := v.model.stale()
	stale = stale && len(moves) > 0
	v.whose.SetText(v.frame.Words.Textf("moves.whose", "Of %s", v.frame.Words.Message(shown.Title())))
	look.Show(v.whose, stale)
	v.list.Fade(stale)
	if len(moves) == 0 {
		v.list.Fill([]table.Heading{{Text: "#"}, {Text: v.frame.Words.Text("moves.none", "No moves yet")}}, 0, nil)
		return
	}
	columns := v.columns()
	var header []table.Heading
	v.list.Pictures(0, nil)
	if v.shape(1) != nil {
		v.list.Pictures(shapeSide, v.shape)
	}
	for _, c := range columns {
		header = append(header, table.Heading{Text: c.title, Tip: c.tip})
	}
	v.list.Fill(header, len(moves)+1, func(row, column int) string { return columns[column].cell(row) })
	v.list.Mark(s.Index())
}

// shapeSide is the side of the picture of a piece.
const shapeSide = 22

// shape is the piece of a move as it lies after it, of a solid puzzle as in its tray;
// nil for pieces that have no shape of their own.
func (v *moveView) shape(row int) image.Image {
	moves := v.model.moves()
	if row < 1 || row > len(moves) {
		return nil
	}
	at := v.model.session.At(row)
	if layers(at) > 0 {
		at = v.model.session.At(0)
	}
	s, ok := at.Scene().Shape(moves[row-1].Piece)
	if !ok {
		return nil
	}
	side := int(shapeSide * style.Density(v.list))
	return paint.Small(s, side, side, style.Palette())
}

// tip is the move of a row in a sentence.
func (v *moveView) tip(row int) string {
	if row > 0 && row <= v.model.last() {
		return moveWords(v.frame.Words, v.model.session.Made(row))
	}
	return ""
}

// moveWords is a move told by the piece that moves: "Tile 9 moves up".
func moveWords(w look.Words, m engine.Move) string {
	if m.Words.IsZero() {
		return m.Name
	}
	return look.Sentence(w.Message(m.Words))
}
