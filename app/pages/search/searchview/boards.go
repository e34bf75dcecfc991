package searchview

import (
	"image"
	"time"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/engine/study/diagram"
)

// boards are the small pictures of the nodes' boards, each painted once for a
// size. A few are painted at a time, so that the canvas is never late; the others
// follow.
type boards struct {
	of     diagram.Picture
	aspect float64 // the width of a board by its height
	kept   map[boardKey]*image.RGBA
	until  time.Time // no more are painted after that
	late   *job.Repeater
}

type boardKey struct {
	node  int32
	width int // of the room for it
	dark  bool
}

const (
	mostKept = 2000 // small boards; about 10 kB each
	mayTake  = 8 * time.Millisecond
)

func newBoards(jobs *job.Runner, again func()) *boards {
	return &boards{kept: map[boardKey]*image.RGBA{}, late: jobs.NewDelay(again)}
}

// forget begins with another search.
func (b *boards) forget(p engine.Puzzle) {
	clear(b.kept)
	if b.aspect = 1; p != nil { // that of a trace without boards is
		b.aspect = look.Portrait(p.Start()).Aspect()
	}
}

// begin begins another picture of the canvas.
func (b *boards) begin(of diagram.Picture) { b.of, b.until = of, time.Now().Add(mayTake) }

func (b *boards) stop() { b.late.Stop() }

// picture returns the board of a node within w x h pixels; nil while it is not painted.
func (b *boards) picture(node, w, h int) image.Image {
	key := boardKey{int32(node), w, look.Dark()}
	if picture, known := b.kept[key]; known {
		return picture
	}
	if time.Now().After(b.until) {
		if !b.late.Running() {
			b.late.Start(20 * time.Millisecond)
		}
		return nil
	}
	position, ok := b.of.Position(int32(node))
	if !ok {
		return nil
	}
	if len(b.kept) >= mostKept {
		clear(b.kept)
	}
	board := Portrait(position, w, h)
	b.kept[key] = board
	return board
}

// Portrait is the board of a position in the theme's colours, in so many pixels at
// the most.
func Portrait(position engine.Position, w, h int) *image.RGBA {
	return paint.Small(look.Portrait(position), w, h, boardPalette())
}

// boardPalette returns the palette of boards in the theme's colours.
func boardPalette() scene.Palette {
	if look.Dark() {
		return scene.Dark()
	}
	return scene.Light()
}
