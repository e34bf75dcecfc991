package search

import (
	"image"

	"langkah/app/kit/look"
	"langkah/app/pages/search/searchview"
	"langkah/engine/study/replay"
)

// portraits are the small boards of nodes in a list, each painted once.
type portraits struct {
	run  *replay.Player // whose nodes they are
	dark bool
	kept map[int32]image.Image
}

// Measures of the small boards.
const (
	portraitSide  = 32
	portraitPaint = 2 * portraitSide // in pixels, for dense screens too
	mostPortraits = 400
)

// picture returns the board of a node; nil while it is not known.
func (p *portraits) picture(r *replay.Player, node int32) image.Image {
	if p.run != r || p.dark != look.Dark() || len(p.kept) >= mostPortraits {
		p.run, p.dark, p.kept = r, look.Dark(), map[int32]image.Image{}
	}
	if picture, known := p.kept[node]; known {
		return picture
	}
	at, ok := r.Position(node)
	if !ok {
		return nil
	}
	p.kept[node] = searchview.Portrait(at, portraitPaint, portraitPaint)
	return p.kept[node]
}
