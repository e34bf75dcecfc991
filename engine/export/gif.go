package export

import (
	"bytes"
	"cmp"
	"context"
	"image"
	"image/color"
	"image/gif"
	"maps"
	"slices"

	"langkah/engine"
	"langkah/engine/scene"
)

// Times of an animation, in hundredths of a second.
const (
	stepDelay  = 40
	glideDelay = 4
	firstDelay = 100
	lastDelay  = 250
)

// An animation stays within these, whatever the board and the number of moves.
const (
	maxFrameArea = 1_000_000   // pixels
	maxGIFArea   = 100_000_000 // pixels of all frames as drawn, for pieces to glide
	maxFrames    = 20_000
)

// GIF is an animation of the solution that repeats, with a pause at its end.
// Pieces glide where the solution is not too long (some 450 moves of a 15-puzzle).
// Frames hold only what has changed since the one before, so that 80 moves of
// a 15-puzzle take about 200 kB.
func GIF(ctx context.Context, s Solution, st Style) ([]byte, error) {
	positions, err := s.positions()
	if err != nil {
		return nil, err
	}
	film := newFilm(positions, st)
	g := gif.GIF{Config: image.Config{Width: film.width, Height: film.height}}
	if g.Config.ColorModel, err = film.colors(ctx); err != nil {
		return nil, err
	}
	palette := g.Config.ColorModel.(color.Palette)
	quick := newIndexer(palette)
	var shown *image.Paletted
	for i := range film.steps {
		for k := range film.framesOf(i) {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			frame, delay := film.frame(i, k)
			next := quick.paletted(frame)
			g.Image = append(g.Image, changed(shown, next))
			g.Delay = append(g.Delay, delay)
			g.Disposal = append(g.Disposal, gif.DisposalNone)
			shown = next
		}
	}
	var b bytes.Buffer
	if err := gif.EncodeAll(&b, &g); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// film is what an animation shows.
type film struct {
	style         Style
	positions     []engine.Position
	steps         []int // shown, in order
	glide         int   // frames from one step to the next, the step itself included
	width, height int
}

func newFilm(positions []engine.Position, st Style) film {
	board := positions[0].Scene()
	st = st.fitted(board)
	for w, h := st.size(board); w*h > maxFrameArea && st.Cell > 1; w, h = st.size(board) {
		st.Cell--
	}
	f := film{style: st, positions: positions, glide: 3}
	f.width, f.height = st.size(board)
	stride := 1 + len(positions)/maxFrames
	f.steps = everyNth(len(positions), stride)
	for f.glide > 1 && (stride > 1 || len(f.steps)*f.glide*f.width*f.height > maxGIFArea) {
		f.glide--
	}
	return f
}

// framesOf is how many frames lead to the i-th step shown.
func (f film) framesOf(i int) int {
	if i == 0 {
		return 1
	}
	return f.glide
}

// frame draws the k-th frame on the way to the i-th step shown.
func (f film) frame(i, k int) (frame *image.RGBA, delay int) {
	to, delay := f.positions[f.steps[i]].Scene(), stepDelay
	switch {
	case i == len(f.steps)-1 && k == f.framesOf(i)-1:
		delay = lastDelay
	case i == 0:
		delay = firstDelay
	case k < f.glide-1:
		from := f.positions[f.steps[i-1]].Scene()
		to, delay = scene.Between(from, to, float64(k+1)/float64(f.glide)), glideDelay
	}
	p := newPainter(f.width, f.height, f.style)
	p.scene(to, 0, 0)
	return p.dc.Image().(*image.RGBA), delay
}

// colors is the palette for all frames: transparent first, then the colours
// that cover most of some frames drawn on trial. Boards are flat colours with
// a few steps between them at the edges, so that hardly any is left out.
func (f film) colors(ctx context.Context) (color.Palette, error) {
	area := map[color.RGBA]int{}
	const trials = 12
	for t := range trials {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		i := t * (len(f.steps) - 1) / (trials - 1)
		frame, _ := f.frame(i, t%f.framesOf(i))
		for at := 0; at < len(frame.Pix); at += 4 {
			area[pixel(frame.Pix[at:])]++
		}
	}
	list := slices.SortedFunc(maps.Keys(area), func(a, b color.RGBA) int {
		return cmp.Or(cmp.Compare(area[b], area[a]), cmp.Compare(packed(a), packed(b)))
	})
	palette := color.Palette{color.RGBA{}}
	for _, c := range list[:min(len(list), 255)] {
		palette = append(palette, c)
	}
	return palette, nil
}

func pixel(pix []byte) color.RGBA { return color.RGBA{pix[0], pix[1], pix[2], 0xff} }

func packed(c color.RGBA) int { return int(c.R)<<16 | int(c.G)<<8 | int(c.B) }

// indexer finds the nearest colour of a palette, and remembers it.
type indexer struct {
	palette color.Palette
	opaque  color.Palette
	known   map[color.RGBA]uint8
}

func newIndexer(p color.Palette) *indexer {
	return &indexer{palette: p, opaque: p[1:], known: map[color.RGBA]uint8{}}
}

func (x *indexer) paletted(frame *image.RGBA) *image.Paletted {
	out := image.NewPaletted(frame.Rect, x.palette)
	last, index := color.RGBA{}, uint8(0)
	for i := range out.Pix {
		if c := pixel(frame.Pix[4*i:]); c != last {
			last, index = c, x.index(c)
		}
		out.Pix[i] = index
	}
	return out
}

func (x *indexer) index(c color.RGBA) uint8 {
	index, ok := x.known[c]
	if !ok {
		index = uint8(1 + x.opaque.Index(c))
		x.known[c] = index
	}
	return index
}

// changed is the smallest rectangle of next that differs from what is shown,
// transparent where it does not. The first frame is whole.
func changed(shown, next *image.Paletted) *image.Paletted {
	if shown == nil {
		return next
	}
	box := image.Rectangle{}
	for y := range next.Rect.Dy() {
		for x := range next.Rect.Dx() {
			if i := y*next.Stride + x; next.Pix[i] != shown.Pix[i] {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if box.Empty() {
		box = image.Rect(0, 0, 1, 1)
	}
	part := image.NewPaletted(box, next.Palette)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if i := y*next.Stride + x; next.Pix[i] != shown.Pix[i] {
				part.Pix[part.PixOffset(x, y)] = next.Pix[i]
			}
		}
	}
	return part
}
