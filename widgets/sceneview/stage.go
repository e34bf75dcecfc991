package sceneview

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"langkah/engine/base/scene"
	"langkah/engine/draw/paint"
	"langkah/widgets/style"
)

// stage shows a scene as images: what the pieces lie on, and above it an actor
// for each group of the scene's items, painted by the same code as the pictures
// that are saved. A group is painted once for a size and a palette; a slide
// only moves it.
type stage struct {
	scene    scene.Scene
	style    paint.Style // that suits the space there is
	scale    float64     // device pixels of one of the toolkit's
	corner   fyne.Position
	composer *paint.Composer // its style is another one while the old pictures are stretched

	ground  *canvas.Image
	actors  map[actorKey]*actor
	objects []fyne.CanvasObject // ground and actors as they lie on each other
	seen    map[string]int      // groups of each piece placed so far

	lying       int    // how many of the objects lie on the board; what is in hand is above them
	held        Held   // in hand
	ringed      string // the piece around which the ring is now that runs over all
	lit, picked string // the pieces that the pointer and the keys are for

	lens lens // what part of the scene is seen

	motion scene.Motion
	going  []going // the groups on their way; nil while nothing slides
}

// actor is the image of one group. It is made once and serves the same group of
// later scenes: a new one would cost a new texture.
type actor struct {
	image  *canvas.Image
	sprite paint.Sprite
}

// actorKey is the n-th group of a piece.
type actorKey struct {
	id string
	n  int
}

// going is a group that has to go dx, dy, in board units. One that does not go
// as a whole is painted anew in every frame.
type going struct {
	group  scene.Group
	dx, dy float64
	whole  bool
	leaves bool // and fades on its way
	actor  *actor
}

func newStage() *stage {
	st := &stage{ground: style.NewImage(), actors: map[actorKey]*actor{}, scale: 1}
	st.objects = []fyne.CanvasObject{st.ground}
	return st
}

// show shows another scene. If it slides, its pieces wait at their old places
// until slide moves them. It says whether the board has to be laid out anew.
func (st *stage) show(s scene.Scene, slides bool) (resized bool) {
	before := st.scene.Handed(st.held.Lifted)
	st.scene, st.going, st.held = s, nil, Held{}
	if s.Width != before.Width || s.Height != before.Height {
		st.composer, st.actors = nil, map[actorKey]*actor{}
		return true
	}
	if st.composer == nil {
		return false
	}
	if st.lens.zoom > 1 {
		slides = false
	}
	if slides && st.depart(scene.NewMotion(before, s)) {
		return false
	}
	st.rest()
	return false
}

// rest shows the scene with every piece in its place.
func (st *stage) rest() {
	st.going = nil
	if st.lens.zoom > 1 {
		st.look()
		return
	}
	s := st.posed()
	st.begin(s)
	for _, g := range s.Groups() {
		if (g.First > 0 || g.ID != "") && !st.hidden(g.ID) {
			a := st.cast(g.ID, st.composer.Sprite(s, g))
			a.fade(s.Items[g.First].Leaves, 1)
			st.place(a, 0, 0)
		}
	}
	st.lying = len(st.objects)
	st.raise()
}

// samePlaces says whether every piece is where it is in the scene shown.
func (st *stage) samePlaces(s scene.Scene) bool {
	if s.Width != st.scene.Width || s.Height != st.scene.Height {
		return false
	}
	pieces := 0
	for _, it := range s.After(st.scene).Items {
		if it.ID != "" && it.Marked {
			return false
		}
		if it.ID != "" {
			pieces++
		}
	}
	for _, it := range st.scene.Items {
		if it.ID != "" {
			pieces--
		}
	}
	return pieces == 0
}

// depart shows every piece at its old place; it is false where none moves.
func (st *stage) depart(m scene.Motion) bool {
	moves := false
	var list []going
	for _, g := range m.Way.Groups() {
		if g.First == 0 && g.ID == "" {
			continue
		}
		dx, dy, whole := m.Shift(g)
		list = append(list, going{group: g, dx: dx, dy: dy, whole: whole, leaves: m.Way.Items[g.First].Leaves})
		moves = moves || !whole || dx != 0 || dy != 0
	}
	if !moves {
		return false
	}
	st.motion = m
	st.begin(m.Way)
	for i := range list {
		list[i].actor = st.cast(list[i].group.ID, st.composer.Sprite(m.Way, list[i].group))
		list[i].actor.fade(list[i].leaves, 0)
	}
	st.going = list
	for i := range list {
		st.place(list[i].actor, 0, 0)
	}
	st.slide(0)
	return true
}

// slide puts the pieces at a share of their ways to their new places.
func (st *stage) slide(share float32) {
	if st.going == nil {
		return
	}
	if share >= 1 {
		st.rest()
		return
	}
	left := 1 - float64(share)
	var now scene.Scene
	for _, g := range st.going {
		switch {
		case !g.whole:
			if now.Items == nil {
				now = st.motion.At(float64(share))
			}
			st.dress(g.actor, st.composer.Sprite(now, g.group))
			st.place(g.actor, 0, 0)
		case g.dx != 0 || g.dy != 0:
			g.actor.fade(g.leaves, float64(share))
			st.place(g.actor, -g.dx*left, -g.dy*left)
		}
	}
}

// begin clears the stage for a scene and puts up its background.
func (st *stage) begin(s scene.Scene) {
	st.seen = map[string]int{}
	st.objects = st.objects[:1:1]
	if ground := st.composer.Background(s); st.ground.Image != ground {
		st.ground.Image = ground
		st.ground.Refresh()
	}
	st.put(st.ground, 0, 0)
}

// cast finds or makes the actor of the piece's next group and dresses it.
func (st *stage) cast(id string, s paint.Sprite) *actor {
	key := actorKey{id, st.seen[id]}
	st.seen[id]++
	return st.castAs(key, s)
}

// castAs finds or makes an actor and dresses it.
func (st *stage) castAs(key actorKey, s paint.Sprite) *actor {
	a := st.actors[key]
	if a == nil {
		a = &actor{image: style.NewImage()}
		st.actors[key] = a
	}
	st.dress(a, s)
	st.objects = append(st.objects, a.image)
	return a
}

// faded is how transparent a piece is that has left the board.
const faded = 0.6

// fade makes a piece that leaves transparent, the more of its way lies behind it.
func (a *actor) fade(leaves bool, share float64) {
	a.image.Translucency = 0
	if leaves {
		a.image.Translucency = faded * share
	}
}

// dress sets an actor's picture, and refreshes it only where it has changed.
func (st *stage) dress(a *actor, s paint.Sprite) {
	a.sprite = s
	if a.image.Image != s.Look {
		a.image.Image = s.Look
		a.image.Refresh()
	}
}

// place puts an actor at its place, or dx, dy board units beside it.
func (st *stage) place(a *actor, dx, dy float64) {
	cell := float64(st.composer.Style().Cell)
	st.put(a.image, math.Round(float64(a.sprite.At.X)+dx*cell), math.Round(float64(a.sprite.At.Y)+dy*cell))
}

// put moves an image to a place in painted pixels, and makes it as large as its
// picture; both are stretched where the composer paints for another size.
func (st *stage) put(image *canvas.Image, x, y float64) {
	size := image.Image.Bounds().Size()
	stretch := float64(st.style.Cell) / float64(st.composer.Style().Cell) / st.scale
	image.Resize(fyne.NewSize(float32(float64(size.X)*stretch), float32(float64(size.Y)*stretch)))
	image.Move(st.corner.AddXY(float32(x*stretch), float32(y*stretch)))
}

// fit finds the largest cell of whole device pixels with which the scene fits
// into size, less a margin, and says which box it fills. What is painted for about that size
// is stretched to it, and stale until repaint.
func (st *stage) fit(size fyne.Size, margin, scale float32, palette scene.Palette) (corner fyne.Position, filled fyne.Size, stale bool) {
	s := st.scene
	if s.Width <= 0 || s.Height <= 0 || size.Width <= margin || size.Height <= margin {
		return fyne.Position{}, size, false
	}
	was := *st
	st.scale = float64(scale)
	w, h := float64(size.Width)*st.scale, float64(size.Height)*st.scale
	free := float64(margin) * st.scale
	cell := math.Floor(math.Min((w-free)/s.Width, (h-free)/s.Height) + 1e-6)
	st.style = paint.Style{Cell: max(int(cell*max(st.lens.zoom, 1)), 1), Palette: palette}
	pw, ph := st.style.Size(s)
	left, top := (w-float64(pw))/2, (h-float64(ph))/2
	if st.lens.zoom > 1 {
		st.lens.width, st.lens.height = w, h
		left, top = st.lens.corner(s.Field(), float64(st.style.Cell))
		pw, ph = int(w), int(h)
	}
	st.corner = fyne.NewPos(float32(math.Round(left)/st.scale), float32(math.Round(top)/st.scale))
	filled = fyne.NewSize(float32(float64(pw)/st.scale), float32(float64(ph)/st.scale))
	switch {
	case !st.nearly(), st.lens.zoom > 1 && st.composer.Style() != st.style:
		st.repaint()
	case st.style != was.style || st.corner != was.corner || st.scale != was.scale:
		st.rest()
	}
	return st.corner, filled, st.composer.Style() != st.style
}

// nearly says whether what is painted may be stretched for a while.
func (st *stage) nearly() bool {
	if st.composer == nil {
		return false
	}
	is := st.composer.Style()
	return is.Palette == st.style.Palette && 2*is.Cell > st.style.Cell && is.Cell < 2*st.style.Cell
}

// repaint paints for the present size.
func (st *stage) repaint() {
	if st.composer == nil || st.composer.Style() != st.style {
		st.composer = paint.NewComposer(st.style)
	}
	st.rest()
}

// unit is a board unit in pixels of the toolkit; 0 before the first fit.
func (st *stage) unit() float32 { return float32(float64(st.style.Cell) / st.scale) }

// where is the place of the widget at which a place of the scene shows.
func (st *stage) where(at scene.Point) fyne.Position {
	cell := float64(st.style.Cell) / st.scale
	return st.corner.AddXY(float32(at.X*cell), float32(at.Y*cell))
}

// point is the place of the scene that shows at a place of the widget.
func (st *stage) point(at fyne.Position) scene.Point {
	cell := max(float64(st.style.Cell), 1)
	return scene.Point{X: float64(at.X-st.corner.X) * st.scale / cell, Y: float64(at.Y-st.corner.Y) * st.scale / cell}
}
