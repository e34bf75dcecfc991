package picture

import (
	"bytes"
	"context"
	"image/png"

	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/host/files"
)

// Sheet renders a contact sheet of all steps as PNG: what a move has moved is marked, an
// arrow is on the cells that it left, and the move's name below. For many steps the pictures
// get smaller, down to 72 pixels; beyond 24 million pixels (some 1,500 steps) only every
// n-th step is shown, and the last, as the heading says. The default palette is that of
// paper.
func Sheet(ctx context.Context, s engine.Solution, st paint.Style) ([]byte, error) {
	all, err := newSteps(s, onPaper(st))
	if err != nil {
		return nil, err
	}
	l := layOut(all)
	p := paint.New(l.width, l.height, l.style)
	if err := l.draw(ctx, p, l.shown); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := png.Encode(&b, p.Picture()); err != nil {
		return nil, err
	}
	return files.WithPuzzle(b.Bytes(), s.Puzzle.String()), nil
}

// SheetAs renders the sheet in another format: as shapes, of at most 600 steps, in one
// picture or on A4 pages.
func SheetAs(ctx context.Context, s engine.Solution, f Format, st paint.Style) ([]byte, error) {
	switch f {
	case AsSVG:
		return sheetSVG(ctx, s, st)
	case AsPDF:
		return sheetPDF(ctx, s, st)
	}
	return Sheet(ctx, s, st)
}

func sheetSVG(ctx context.Context, s engine.Solution, st paint.Style) ([]byte, error) {
	all, err := newSteps(s, onPaper(st))
	if err != nil {
		return nil, err
	}
	l := arrange(all, all.style, stridesOf(len(all.positions)), squarish)
	p := paint.NewSVG(l.width, l.height, l.style)
	if err := l.draw(ctx, p.Painter, l.shown); err != nil {
		return nil, err
	}
	return p.Bytes(l.title(), s.Puzzle.String()), nil
}

// sheetPDF has six boards in a row.
func sheetPDF(ctx context.Context, s engine.Solution, st paint.Style) ([]byte, error) {
	all, err := newSteps(s, onPaper(st))
	if err != nil {
		return nil, err
	}
	l := arrange(all, all.style, stridesOf(len(all.positions)), boardsInRow)
	doc := newDocument(l.title(), s.Puzzle.String())
	const width, height, margin = 841.89, 595.28, 18 // A4 landscape, in points
	scale := min((width-2*margin)/float64(l.width), 0.75)
	_, down := l.pitch()
	rows := max(int(((height-2*margin)/scale-l.head()-l.foot())/down), 1)
	scale = min(scale, (height-2*margin)/(l.head()+l.foot()+down)) // for a very high board
	p := paint.OnPDF(doc, l.style, (width-float64(l.width)*scale)/2, margin, scale)
	for shown := l.shown; len(shown) > 0; {
		page := shown[:min(rows*l.columns, len(shown))]
		shown = shown[len(page):]
		addPage(doc, width, height)
		if err := l.draw(ctx, p, page); err != nil {
			return nil, err
		}
	}
	return bytesOf(doc)
}

// onPaper sets the default palette of a style.
func onPaper(st paint.Style) paint.Style {
	if st.Palette == (scene.Palette{}) {
		st.Palette = scene.Paper()
	}
	return st
}

// steps is the content of a sheet.
type steps struct {
	engine.Solution
	positions []engine.Position
	board     scene.Scene
	style     paint.Style
	counted   bool // some move does not cost 1: captions have costs
}

func newSteps(s engine.Solution, st paint.Style) (steps, error) {
	positions, err := s.Positions()
	if err != nil {
		return steps{}, err
	}
	board := positions[0].Scene()
	all := steps{s, positions, board, st.Fitted(board), false}
	for _, m := range s.Result.Moves {
		all.counted = all.counted || m.Cost != int(engine.CostUnit(s.Puzzle))
	}
	return all, nil
}

// scene returns the scene of a step, with the moved piece marked and an arrow where it was.
func (s steps) scene(i int) scene.Scene {
	if i == 0 {
		return s.positions[0].Scene()
	}
	return s.positions[i].Scene().Trail(s.positions[i-1].Scene())
}

// layOut returns the largest PNG sheet within the limits.
func layOut(s steps) sheet {
	var l sheet
	for stride := 1; stride <= len(s.positions); stride++ {
		for cell := s.style.Cell; cell >= 1; cell-- {
			smaller := paint.Style{Cell: cell, Palette: s.style.Palette}
			if w, _ := smaller.Size(s.board); w < minPictureSide && cell < s.style.Cell {
				break
			}
			if l = arrange(s, smaller, stride, squarish); l.width*l.height <= maxSheetArea {
				return l
			}
		}
	}
	return l // of an enormous board only its start and its end
}

// maxShapes is the greatest number of steps on a vector sheet, for the sake of viewers.
const maxShapes = 600

// stridesOf returns the stride between the steps of a vector sheet.
func stridesOf(positions int) int { return (positions + maxShapes - 1) / maxShapes }

// everyNth returns 0, n, 2n and so on below total, and the last index.
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
