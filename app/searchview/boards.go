package searchview

import (
	"image"
	"image/draw"
	"math"
	"time"

	"langkah/app/job"
	"langkah/app/look"
	"langkah/engine/laboratory"
	"langkah/engine/paint"
	"langkah/engine/scene"
)

// boards are the small pictures of the nodes' boards, each painted once for a
// size. A few are painted at a time, so that the canvas is never late; the others
// follow.
type boards struct {
	of     laboratory.Recording
	aspect float64 // the width of a board by its height
	kept   map[boardKey]*image.RGBA
	until  time.Time // no more are painted after that
	late   *job.Repeater
	again  func()
}

type boardKey struct {
	node int32
	cell int
	dark bool
}

const (
	mostKept = 2000 // small boards; about 10 kB each
	mayTake  = 8 * time.Millisecond
)

func newBoards(jobs *job.Runner, again func()) *boards {
	b := &boards{kept: map[boardKey]*image.RGBA{}, again: again}
	b.late = jobs.NewRepeater(func() bool {
		again()
		return false
	})
	return b
}

// forget begins with another search.
func (b *boards) forget(r laboratory.Recording) {
	b.of = r
	clear(b.kept)
	field := fieldOf(look.Portrait(r.Puzzle.Start()))
	b.aspect = field.W / field.H
}

// fieldOf is the part of a scene that small boards show: of a flat board what lies
// within the frame.
func fieldOf(s scene.Scene) scene.Item {
	if len(s.Items) > 0 && s.Items[0].Kind == scene.Tray {
		return s.Items[0]
	}
	return scene.Item{W: s.Width, H: s.Height}
}

// begin begins another picture of the canvas.
func (b *boards) begin() { b.until = time.Now().Add(mayTake) }

func (b *boards) stop() { b.late.Stop() }

// picture is the board of a node in so many pixels, at the most; nil where there
// is none yet.
func (b *boards) picture(node, w, h int) image.Image {
	position, ok := b.of.Position(int32(node))
	if !ok {
		return nil
	}
	s := look.Portrait(position)
	field := fieldOf(s)
	key := boardKey{int32(node), max(int(math.Min(float64(w)/field.W, float64(h)/field.H)), 1), look.Dark()}
	if picture, known := b.kept[key]; known {
		return picture
	}
	if time.Now().After(b.until) {
		if !b.late.Running() {
			b.late.Start(20 * time.Millisecond)
		}
		return nil
	}
	if len(b.kept) >= mostKept {
		clear(b.kept)
	}
	palette := scene.Light()
	if key.dark {
		palette = scene.Dark()
	}
	whole := paint.Cutout(s, paint.Style{Cell: key.cell, Palette: palette})
	pixels := func(units float64) int { return int(math.Round(units * float64(key.cell))) }
	board := image.NewRGBA(image.Rect(0, 0, pixels(field.W), pixels(field.H)))
	draw.Draw(board, board.Rect, whole, image.Pt(pixels(field.X), pixels(field.Y)), draw.Src)
	b.kept[key] = board
	return board
}
