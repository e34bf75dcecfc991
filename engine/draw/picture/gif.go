package picture

import (
	"bytes"
	"context"
	"image"
	"image/gif"
	"math"

	"langkah/engine"
	"langkah/engine/base/breath"
	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
)

// Delays at the usual speed, in hundredths of a second.
const (
	stepDelay  = 40
	glideDelay = 2 // least delay that all viewers observe
	firstDelay = 100
	lastDelay  = 250
)

// between is the number of frames from one step to the next at the usual speed.
const between = 8

// Limits of an animation, for any board and number of moves.
const (
	maxFrameArea = 1_000_000   // pixels
	maxGIFArea   = 400_000_000 // total pixels of whole frames up to which pieces glide
	maxFrames    = 20_000
)

// Speed is a factor; 1 is the usual speed, and so is 0.
type Speed float64

// Usual takes a little more than half a second for a move.
const Usual Speed = 1

// GIF renders the solution as a looping animation with a pause at its end. Pieces glide
// unless the solution is too long (some 450 moves of a 15-puzzle). Frames hold only the
// rectangle that changed, and only that is rendered: 80 moves of a 15-puzzle take less than
// a megabyte.
func GIF(ctx context.Context, s engine.Solution, st paint.Style, speed Speed) ([]byte, error) {
	positions, err := s.Positions()
	if err != nil {
		return nil, err
	}
	return newFilm(positions, st, speed).encode(ctx)
}

// encode renders and encodes every frame.
func (f film) encode(ctx context.Context) ([]byte, error) {
	palette, err := f.colors(ctx)
	if err != nil {
		return nil, err
	}
	quick := newIndexer(palette)
	screen := image.NewPaletted(f.whole(), palette) // state of the viewer's screen
	g := gif.GIF{Config: image.Config{Width: screen.Rect.Dx(), Height: screen.Rect.Dy(), ColorModel: palette}}
	var shown scene.Scene
	for i := range f.steps {
		for k := range f.framesOf(i) {
			breath.Take()
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			board, delay := f.frame(i, k)
			box := f.whole()
			if len(g.Image) > 0 {
				box = paint.Changed(shown, board, f.style.Cell).Intersect(box)
			}
			part := quick.paletted(paint.Part(board, f.style, box))
			g.Image = append(g.Image, onto(screen, part))
			g.Delay = append(g.Delay, delay)
			g.Disposal = append(g.Disposal, gif.DisposalNone)
			shown = board
		}
	}
	var b bytes.Buffer
	if err := gif.EncodeAll(&b, &g); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// film is the steps and timing of an animation.
type film struct {
	style     paint.Style
	positions []engine.Position
	steps     []int // steps shown, in order
	glide     int   // frames for each step
	speed     Speed
	steady    int // delay of every frame, or 0 if they differ
}

func newFilm(positions []engine.Position, st paint.Style, speed Speed) film {
	if speed <= 0 {
		speed = Usual
	}
	board := positions[0].Scene()
	st = st.Fitted(board)
	for w, h := st.Size(board); w*h > maxFrameArea && st.Cell > 1; w, h = st.Size(board) {
		st.Cell--
	}
	f := film{style: st, positions: positions, speed: speed, glide: 1 + int(math.Round(between/max(float64(speed), 1)))}
	stride := 1 + len(positions)/maxFrames
	f.steps = everyNth(len(positions), stride)
	area := f.whole().Dx() * f.whole().Dy()
	for f.glide > 1 && (stride > 1 || len(f.steps)*f.glide*area > maxGIFArea) {
		f.glide--
	}
	return f
}

// whole returns the picture's rectangle, in pixels.
func (f film) whole() image.Rectangle {
	w, h := f.style.Size(f.positions[0].Scene())
	return image.Rect(0, 0, w, h)
}

// framesOf returns the number of frames for the i-th step shown.
func (f film) framesOf(i int) int {
	if i == 0 {
		return 1
	}
	return f.glide
}

// frame returns the k-th frame of the i-th step shown, and its delay.
func (f film) frame(i, k int) (board scene.Scene, delay int) {
	to := f.positions[f.steps[i]].Scene()
	switch {
	case f.steady > 0:
		return to, f.steady
	case i == len(f.steps)-1 && k == f.framesOf(i)-1:
		return to, lastDelay
	case i == 0:
		return to, firstDelay
	case k < f.glide-1:
		from := f.positions[f.steps[i-1]].Scene()
		left := 1 - float64(k+1)/float64(f.glide)
		return scene.Between(from, to, 1-left*left*left), f.lasting(glideDelay)
	}
	return to, f.lasting(stepDelay)
}

// lasting scales a delay by the film's speed, but not below glideDelay, since viewers
// replace shorter delays by long ones.
func (f film) lasting(delay int) int {
	return max(int(math.Round(float64(delay)/float64(f.speed))), glideDelay)
}

// onto updates the screen with a part. It returns the smallest picture with that effect,
// transparent where nothing changes.
func onto(screen, part *image.Paletted) *image.Paletted {
	box := image.Rectangle{}
	for y := part.Rect.Min.Y; y < part.Rect.Max.Y; y++ {
		for x := part.Rect.Min.X; x < part.Rect.Max.X; x++ {
			if part.ColorIndexAt(x, y) != screen.ColorIndexAt(x, y) {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if box.Empty() { // a frame must not be empty
		return image.NewPaletted(image.Rect(0, 0, 1, 1), screen.Palette)
	}
	next := image.NewPaletted(box, screen.Palette)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if c := part.ColorIndexAt(x, y); c != screen.ColorIndexAt(x, y) {
				next.SetColorIndex(x, y, c)
				screen.SetColorIndex(x, y, c)
			}
		}
	}
	return next
}
