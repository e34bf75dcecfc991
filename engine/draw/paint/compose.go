package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"reflect"
	"slices"

	"langkah/engine/base/scene"
)

// Composer paints scenes in parts: what the pieces lie on, and each group of
// items above it as a [Sprite] of its own, which may be moved without being
// painted again. Background and sprites laid over each other in their order
// and on the palette's backdrop are the picture of [Image], but for the rounding
// of half-covered pixels.
//
// It keeps what it has painted: what looks the same is painted once, and a new
// background is painted only where it differs from the one before. It belongs
// to one goroutine.
type Composer struct {
	style Style
	faces faces

	ground     scene.Scene // of the background
	background *image.RGBA

	// Looks by what they show. When the young ones cover more than two boards
	// they become the old ones; an old one that is needed again is young again.
	young, old map[string]*image.RGBA
	area       int // of the young ones, in pixels
}

// Sprite is a group of items as a picture.
type Sprite struct {
	Look *image.RGBA // begins at 0, 0; the same one for all that look the same
	At   image.Point // of its top left corner in the scene's picture
}

// Cutout is a picture of a scene on a transparent ground.
func Cutout(s scene.Scene, st Style) *image.RGBA {
	st = st.Fitted(s)
	p := NewComposer(st).painter(st.Size(s))
	p.Scene(s, 0, 0)
	return p.Picture()
}

// NewComposer paints with as many pixels for a board unit as the style says;
// it takes the style as it is, without the limits of [Image].
func NewComposer(st Style) *Composer {
	return &Composer{style: st, faces: faces{}, young: map[string]*image.RGBA{}}
}

// Style is how it paints.
func (c *Composer) Style() Style { return c.style }

// Background begins a scene. It is what the pieces lie on, as large as the
// scene's picture: the items before the first piece, on a transparent ground,
// as a window has a backdrop of its own. It is the same image as long as
// nothing in it changes, and must not be written to.
func (c *Composer) Background(s scene.Scene) *image.RGBA {
	ground := s
	ground.Items = s.Items[:groundEnd(s)]
	w, h := c.style.Size(s)
	if c.area > 2*w*h {
		c.old, c.young, c.area = c.young, map[string]*image.RGBA{}, 0
	}
	if c.background != nil && reflect.DeepEqual(ground, c.ground) {
		return c.background
	}
	before := c.background
	if before == nil || ground.Width != c.ground.Width || ground.Height != c.ground.Height {
		p := c.painter(w, h)
		p.Scene(ground, 0, 0)
		c.background = p.Picture()
	} else {
		c.background = image.NewRGBA(before.Rect)
		copy(c.background.Pix, before.Pix)
		box := Changed(c.ground, ground, c.style.Cell).Intersect(before.Rect)
		if drawn := box.Inset(-border); !box.Empty() {
			draw.Draw(c.background, box, c.painter(drawn.Dx(), drawn.Dy()).part(ground, box), box.Min, draw.Src)
		}
	}
	c.ground = ground
	return c.background
}

// groundEnd is how many items lie before the first piece.
func groundEnd(s scene.Scene) int {
	if i := slices.IndexFunc(s.Items, func(it scene.Item) bool { return it.ID != "" }); i >= 0 {
		return i
	}
	return len(s.Items)
}

// Sprite is the picture of a group of the scene's items.
func (c *Composer) Sprite(s scene.Scene, g scene.Group) Sprite {
	cell := float64(c.style.Cell)
	box := image.Rectangle{}
	for _, it := range s.Items[g.First:g.End] {
		box = box.Union(bounds(it, cell))
	}
	items, inks := make([]scene.Item, g.End-g.First), make([]color.NRGBA, g.End-g.First)
	for i := range items {
		items[i] = exact(scaled(s.Items[g.First+i], cell, -float64(box.Min.X), -float64(box.Min.Y)))
		items[i].ID = ""
		inks[i] = ink(s, g.First+i, c.style.Palette)
	}
	return Sprite{c.look(box.Size(), items, inks), box.Min}
}

// look is the picture of items, painted unless it is there already.
func (c *Composer) look(size image.Point, items []scene.Item, inks []color.NRGBA) *image.RGBA {
	var key []byte
	for i := range items {
		key = append(append(key, same(items[i])...), inks[i].R, inks[i].G, inks[i].B, inks[i].A)
	}
	if look, ok := c.young[string(key)]; ok {
		return look
	}
	look, ok := c.old[string(key)]
	if !ok {
		look = c.paint(size, items, inks)
	}
	c.young[string(key)] = look
	c.area += size.X * size.Y
	return look
}

// paint draws items on a transparent picture. Pieces that differ by no more
// than their names and marks have their form painted once.
func (c *Composer) paint(size image.Point, items []scene.Item, inks []color.NRGBA) *image.RGBA {
	it := items[0]
	if len(items) > 1 || it.Kind == scene.Text || !labelled(it) {
		return c.painted(size, func(p *Painter) {
			for i, it := range items {
				p.draw(it, inks[i])
			}
		})
	}
	bare := it
	bare.Text, bare.Marked = "", false
	if bare.Pose != scene.Lifted {
		bare.Pose = scene.Lies
	}
	form := c.look(size, []scene.Item{bare}, inks)
	return c.painted(size, func(p *Painter) {
		draw.Draw(p.Picture(), form.Rect, form, image.Point{}, draw.Src)
		p.label(it, inks[0])
	})
}

// painted is a picture of a size. The drawing library takes round shapes less
// exactly on one of up to 120 pixels than on a larger one; so they are drawn on
// a larger one always, to be what they are in the whole.
func (c *Composer) painted(size image.Point, draws func(*Painter)) *image.RGBA {
	const exact = 128
	p := c.painter(max(size.X, exact), max(size.Y, exact))
	draws(p)
	look := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(look, look.Rect, p.Picture(), image.Point{}, draw.Src)
	return look
}

// painter starts a transparent picture.
func (c *Composer) painter(w, h int) *Painter {
	return onBitmap(w, h, c.style, c.faces)
}

// exact takes the noise of the last digits off an item's measures, so that what
// looks the same in two places has the same measures.
func exact(it scene.Item) scene.Item {
	round := func(x *float64) { *x = math.Round(*x*1e6) / 1e6 }
	for _, x := range []*float64{&it.X, &it.Y, &it.W, &it.H, &it.Corner, &it.Line, &it.Size} {
		round(x)
	}
	for i := range it.Points {
		round(&it.Points[i].X)
		round(&it.Points[i].Y)
	}
	return it
}
