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

// Sheet is a PNG of all steps beside each other: what each move has moved is
// marked, an arrow stands in the place that it has left, and the move's name
// below. Where there are many, the pictures get smaller, down to 72 pixels
// wide; where even that is too much for 24 million pixels (beyond some 1,500
// steps) it shows every second step, every third and so on, the last always
// among them, and its heading says so. Without a palette of its own it is drawn
// as for paper.
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

// SheetAs is the sheet in another format: as shapes, of 600 steps at most, in
// one picture or on pages of A4.
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

// sheetPDF has six boards a row.
func sheetPDF(ctx context.Context, s engine.Solution, st paint.Style) ([]byte, error) {
	all, err := newSteps(s, onPaper(st))
	if err != nil {
		return nil, err
	}
	l := arrange(all, all.style, stridesOf(len(all.positions)), boardsInRow)
	doc := newDocument(l.title(), s.Puzzle.String())
	const width, height, margin = 841.89, 595.28, 18 // of A4 lying on its side, in points
	scale := min((width-2*margin)/float64(l.width), 0.75)
	_, down := l.pitch()
	rows := max(int(((height-2*margin)/scale-l.head()-l.foot())/down), 1)
	scale = min(scale, (height-2*margin)/(l.head()+l.foot()+down)) // of a very high board
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

// onPaper is a style with a palette.
func onPaper(st paint.Style) paint.Style {
	if st.Palette == (scene.Palette{}) {
		st.Palette = scene.Paper()
	}
	return st
}

// steps are what a sheet shows.
type steps struct {
	engine.Solution
	positions []engine.Position
	board     scene.Scene
	style     paint.Style
	counted   bool // a move costs other than 1, so that costs are told
}

func newSteps(s engine.Solution, st paint.Style) (steps, error) {
	positions, err := s.Positions()
	if err != nil {
		return steps{}, err
	}
	board := positions[0].Scene()
	all := steps{s, positions, board, st.Fitted(board), false}
	for _, m := range s.Result.Moves {
		all.counted = all.counted || m.Cost != 1
	}
	return all, nil
}

// scene is the picture of a step. What its move has moved is marked, with an
// arrow where it was.
func (s steps) scene(i int) scene.Scene {
	if i == 0 {
		return s.positions[0].Scene()
	}
	return s.positions[i].Scene().Trail(s.positions[i-1].Scene())
}

// layOut is the largest sheet of pixels that stays within the limits.
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
	return l // of an enormous board, its start and its end
}

// maxShapes is how many steps a sheet of shapes shows: other programs take
// long to draw it.
const maxShapes = 600

// stridesOf is from how many to how many steps a sheet of shapes goes.
func stridesOf(positions int) int { return (positions + maxShapes - 1) / maxShapes }

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
