package picture

import (
	"bytes"
	"context"
	"fmt"
	"image/png"
	"math"

	"github.com/dustin/go-humanize"

	"langkah/engine"
	"langkah/engine/figures"
	"langkah/engine/files"
	"langkah/engine/paint"
	"langkah/engine/scene"
)

// A contact sheet stays within these.
const (
	maxSheetArea   = 24_000_000 // pixels
	minPictureSide = 72         // pixels; the caption under it must be legible
	minCellWidth   = 110        // room for a caption
	sheetGap       = 16
	sheetHead      = 64
)

// Sheet is a PNG of all steps beside each other, each with its number, its move
// and the cost so far. Where there are many, the pictures get smaller, down to
// 72 pixels wide; where even that is too much for 24 million pixels (beyond
// some 1,500 steps) it shows every second step, every third and so on,
// the last always among them, and its heading says so. Without a palette of its
// own it is drawn as for paper.
func Sheet(ctx context.Context, s engine.Solution, st paint.Style) ([]byte, error) {
	positions, err := s.Positions()
	if err != nil {
		return nil, err
	}
	if st.Palette == (scene.Palette{}) {
		st.Palette = scene.Paper()
	}
	sheet := layOut(positions, st)
	p := paint.New(sheet.width, sheet.height, sheet.style)
	heading(p, s, sheet)
	for k, i := range sheet.steps {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		x, y := sheet.place(k)
		p.Scene(stepScene(positions, i), x+sheet.inset, y)
		caption(p, s, i, x, y+sheet.pictureHeight, sheet)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, p.Picture()); err != nil {
		return nil, err
	}
	return files.WithPuzzle(b.Bytes(), s.Puzzle.String()), nil
}

// stepScene is the picture of a step. What its move has moved is marked, with an
// arrow where it was.
func stepScene(positions []engine.Position, i int) scene.Scene {
	s := positions[i].Scene()
	if i == 0 {
		return s
	}
	return s.Trail(positions[i-1].Scene())
}

// sheet is where everything goes on a contact sheet, in pixels.
type sheet struct {
	style         paint.Style
	steps         []int // shown, in order
	stride        int   // from one to the next
	columns       int
	cellWidth     float64 // a picture with room for its caption
	pictureHeight float64
	inset         float64 // of the picture in its cell
	line          float64 // height of a caption's first line
	width, height int
}

func layOut(positions []engine.Position, st paint.Style) sheet {
	board := positions[0].Scene()
	st = st.Fitted(board)
	var l sheet
	for stride := 1; stride <= len(positions); stride++ {
		steps := everyNth(len(positions), stride)
		for cell := st.Cell; cell >= 1; cell-- {
			smaller := paint.Style{Cell: cell, Palette: st.Palette}
			if w, _ := smaller.Size(board); w < minPictureSide && cell < st.Cell {
				break
			}
			l = arrange(steps, board, smaller)
			if l.stride = stride; l.width*l.height <= maxSheetArea {
				return l
			}
		}
	}
	return l // of an enormous board, its start and its end
}

// everyNth is 0, n, 2n and so on below total, and the last one.
func everyNth(total, n int) []int {
	var list []int
	for i := 0; i < total; i += n {
		list = append(list, i)
	}
	if last := total - 1; list[len(list)-1] != last {
		list = append(list, last)
	}
	return list
}

// arrange puts the pictures into rows, about as wide together as they are high
// by 4 to 3.
func arrange(steps []int, board scene.Scene, st paint.Style) sheet {
	w, h := st.Size(board)
	l := sheet{style: st, steps: steps, pictureHeight: float64(h)}
	l.cellWidth = float64(max(w, minCellWidth))
	l.inset = math.Floor((l.cellWidth - float64(w)) / 2)
	l.line = math.Round(min(max(l.cellWidth/12, 15), 24))
	across, down := l.pitch()
	l.columns = int(math.Ceil(math.Sqrt(float64(len(steps)) * down / across * 4 / 3)))
	l.columns = min(max(l.columns, min(3, len(steps))), len(steps))
	rows := (len(steps) + l.columns - 1) / l.columns
	l.width = max(int(across)*l.columns+sheetGap, 420)
	l.height = rows*int(down) + sheetGap + sheetHead
	return l
}

// pitch is the distance from one picture to the next, across and down; a
// caption of two lines stands under each.
func (l sheet) pitch() (across, down float64) {
	return l.cellWidth + sheetGap, l.pictureHeight + math.Ceil(2.2*l.line) + sheetGap
}

// place is the top left corner of the k-th picture's cell.
func (l sheet) place(k int) (x, y float64) {
	across, down := l.pitch()
	return sheetGap + float64(k%l.columns)*across, sheetHead + sheetGap + float64(k/l.columns)*down
}

// heading writes what the sheet is about on two lines.
func heading(p *paint.Painter, s engine.Solution, l sheet) {
	title := s.Puzzle.Kind().String()
	if s.Name != "" {
		title = s.Name + ": " + title
	}
	below := s.Method.Title().String()
	if n := len(s.Result.Moves); n > 0 {
		below += fmt.Sprintf(", %s, cost %s", figures.Plural(n, "move"), figures.Count(s.Result.Cost))
	}
	if l.stride > 1 {
		below += fmt.Sprintf("; every %s step is shown", humanize.Ordinal(l.stride))
	}
	room := float64(l.width) - 2*sheetGap
	label(p, title, sheetGap, sheetGap, room, 26, scene.Left, true, scene.Ink)
	label(p, below, sheetGap, sheetGap+30, room, 18, scene.Left, false, scene.Faint)
}

// caption writes a step's number, move and cost under its picture.
func caption(p *paint.Painter, s engine.Solution, i int, x, y float64, l sheet) {
	title, below := "Start", ""
	if i > 0 {
		cost := 0
		for _, m := range s.Result.Moves[:i] {
			cost += m.Cost
		}
		title = fmt.Sprintf("%d  %s", i, s.Result.Moves[i-1].Name)
		below = fmt.Sprintf("cost %s", figures.Count(cost))
	}
	label(p, title, x, y+l.line*0.2, l.cellWidth, l.line, scene.Centre, true, scene.Ink)
	label(p, below, x, y+l.line*1.25, l.cellWidth, l.line*0.85, scene.Centre, false, scene.Faint)
}

// label is a text of the sheet's own in a box, in pixels.
func label(p *paint.Painter, text string, x, y, w, h float64, align scene.Align, bold bool, r scene.Role) {
	p.Text(scene.Item{Kind: scene.Text, X: x, Y: y, W: w, H: h, Text: text, Size: h, Align: align, Bold: bold, Fill: r})
}
