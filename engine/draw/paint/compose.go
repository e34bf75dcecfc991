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

// Composer renders scenes in layers: a background, and each group of items above it as a
// [Sprite], which may be moved without being rendered again. Background and sprites composed
// in order over the palette's backdrop equal the picture of [Image], but for the rounding of
// partly covered pixels.
//
// It caches what it renders: equal looks are rendered once, and a new background only where
// it differs from the last. It is not safe for concurrent use.
type Composer struct {
	style Style
	faces faces

	ground     scene.Scene // scene of the background
	background *image.RGBA

	// Cached looks by content, in two generations. When the young ones cover more than two
	// boards they become the old ones, and the old ones are dropped; an old one in use
	// becomes young again.
	young, old map[string]*image.RGBA
	area       int // total of the young ones, in pixels
}

// Sprite is the picture of a group of items.
type Sprite struct {
	Look *image.RGBA // with origin 0, 0; shared by equal sprites
	At   image.Point // of its top left corner in the scene's picture
}

// Cutout renders a scene on a transparent background.
func Cutout(s scene.Scene, st Style) *image.RGBA {
	st = st.Fitted(s)
	p := NewComposer(st).painter(st.Size(s))
	p.Scene(s, 0, 0)
	return p.Picture()
}

// NewComposer returns a composer for a style, whose cell size is not limited as by [Image].
func NewComposer(st Style) *Composer {
	return &Composer{style: st, faces: faces{}, young: map[string]*image.RGBA{}}
}

// Style returns the composer's style.
func (c *Composer) Style() Style { return c.style }

// Background begins a scene and returns its background, as large as the scene: the items
// before the first piece, on transparency, since a window has a backdrop of its own. The
// image is the same as long as nothing in it changes, and must not be written to.
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

// View renders the part of a scene in a box, in pixels, pieces and all, on transparency.
func (c *Composer) View(s scene.Scene, box image.Rectangle) *image.RGBA {
	drawn := box.Inset(-border)
	part := c.painter(drawn.Dx(), drawn.Dy()).part(s, box)
	picture := image.NewRGBA(image.Rectangle{Max: box.Size()}) // the toolkit wants its pixels without gaps
	draw.Draw(picture, picture.Rect, part, box.Min, draw.Src)
	return picture
}

// groundEnd returns the number of items before the first piece.
func groundEnd(s scene.Scene) int {
	if i := slices.IndexFunc(s.Items, func(it scene.Item) bool { return it.ID != "" }); i >= 0 {
		return i
	}
	return len(s.Items)
}

// Sprite returns the picture of a group of the scene's items.
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

// look returns the picture of items from the cache, or renders it.
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

// paint renders items on transparency. Pieces that differ only in names and marks share the
// rendering of their form.
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

// painted returns a picture of a size. The drawing library rasterizes curves less exactly on
// pictures of up to 120 pixels; so it always gets a larger one, for results equal to the
// whole picture's.
func (c *Composer) painted(size image.Point, draws func(*Painter)) *image.RGBA {
	const exact = 128
	p := c.painter(max(size.X, exact), max(size.Y, exact))
	draws(p)
	look := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(look, look.Rect, p.Picture(), image.Point{}, draw.Src)
	return look
}

// painter returns a painter on a transparent picture.
func (c *Composer) painter(w, h int) *Painter {
	return onBitmap(w, h, c.style, c.faces)
}

// exact rounds away the noise in the last digits of an item's measures, so that equal looks
// have equal keys.
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
