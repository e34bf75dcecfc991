package paint

import (
	"image/color"
	"math"

	"langkah/engine/base/scene"
)

// Measures of a frame of the usual width, in board units; others are in proportion.
const (
	trayPad    = 0.06 // between frame and cells
	trayCorner = 0.42
	wellCorner = 0.16
	traySide   = 0.07 // visible thickness of the frame
)

// tray draws a well in a frame around the cells of the box.
func (p *Painter) tray(it scene.Item) {
	u := it.Line / scene.Lip
	cells := boxOf(it)
	well := cells.grown(math.Round(trayPad * u))
	well.r = wellCorner * u
	frame := well.grown(math.Round(it.Line))
	frame.r = trayCorner * u
	finish := p.palette.Finish(scene.Board)
	if p.palette.Flat() {
		p.fill(frame, flat(finish.Side))
		p.fill(frame.grown(-max(whole(0.02*u), 1)), flat(finish.Top))
		p.well(well, u)
		return
	}
	shade := soft{10, 0.019, 0.09, 0.025}
	if luminous(p.palette.Color(scene.Backdrop)) < 0.5 {
		shade.strong = 0.045
	}
	p.shadow(frame.moved(0, 0.06*u), shade.of(u))
	p.fill(frame.moved(0, max(whole(traySide*u), 1)), flat(finish.Side))
	p.fill(frame, frame.down(finish.Top, finish.Bottom))
	p.ring(frame, 0.024*u, flat(seeThrough(finish.Rim, 0.9)))
	p.well(well, u)
}

// well draws the floor inside the frame, shaded along its upper and left edges.
func (p *Painter) well(well box, u float64) {
	finish := p.palette.Finish(scene.Well)
	p.fill(well, well.down(finish.Top, finish.Bottom))
	if p.palette.Flat() {
		return
	}
	const layers = 4
	for i := 1; i <= layers; i++ {
		d := (0.028*float64(i) - 0.0084) * u
		p.between(flat(seeThrough(black, 0.085)), well, box{well.x + d, well.y + d, well.w - d, well.h - d, well.r})
	}
	lip := seeThrough(p.palette.Finish(scene.Board).Rim, 0.9)
	if luminous(p.palette.Color(scene.Backdrop)) < 0.5 {
		lip = seeThrough(lip, 0.4)
	}
	p.fill(box{well.x + well.r, well.y + well.h, well.w - 2*well.r, max(0.024*u, 1), 0}, flat(lip))
}

// luminous returns the approximate brightness of a colour, 0 to 1, which separates light
// from dark palettes.
func luminous(c color.NRGBA) float64 { return (float64(c.R) + float64(c.G) + float64(c.B)) / (3 * 255) }

// gate draws a gap with chevrons in the frame beside the cells of the box, in its direction.
func (p *Painter) gate(it scene.Item) {
	u := it.Line / scene.Lip
	b := boxOf(it)
	// x points out, from the well's edge; y is across, from the gap's centre.
	length := math.Round(trayPad*u) + math.Round(it.Line)
	reach, across := b.w/2, b.h
	if it.Turn%2 == 1 {
		reach, across = b.h/2, b.w
	}
	inside, half := 0.1*u, math.Round(0.47*u+(across-u)/2)
	p.dc.Push()
	defer p.dc.Pop()
	p.dc.Translate(b.x+b.w/2, b.y+b.h/2)
	p.dc.Rotate(float64(it.Turn) * math.Pi / 2)
	p.dc.Translate(reach, 0)
	outside := 0.0
	if it.Turn == 1 && !p.palette.Flat() {
		outside = max(whole(traySide*u), 1) // the frame's side is visible there
	}
	p.fill(box{-inside, -half, length + inside + outside, 2 * half, 0}, flat(p.palette.Finish(scene.Well).Bottom))
	if !p.palette.Flat() {
		// The light is from the top left for every direction.
		dark := -half
		if it.Turn == 1 || it.Turn == 2 {
			dark = half
		}
		p.fill(edge(length, dark, 0.05*u), flat(seeThrough(black, 0.28)))
		p.fill(edge(length, -dark, max(0.02*u, 1)), flat(seeThrough(white, 0.25)))
	}
	chevron := p.palette.Color(scene.Exit)
	for _, at := range [2]struct{ x, alpha float64 }{{-0.08, 0.55}, {0.08, 1}} {
		x := length/2 + at.x*u
		p.dc.MoveTo(x-0.06*u, -0.16*u)
		p.dc.LineTo(x+0.07*u, 0)
		p.dc.LineTo(x-0.06*u, 0.16*u)
		p.dc.SetLineWidth(max(0.07*u, 1))
		p.dc.SetLineCapRound()
		p.dc.SetLineJoinRound()
		p.dc.SetColor(seeThrough(chevron, at.alpha))
		p.dc.Stroke()
	}
}

// edge returns a strip of a width inside the edge at y of a gap around 0.
func edge(length, y, width float64) box {
	return box{0, min(y, y-math.Copysign(width, y)), length, width, 0}
}

// bed draws a cell for square pieces.
func (p *Painter) bed(it scene.Item) {
	u := it.W
	b := boxOf(it).inset(math.Round(0.05*u), 0.12*u)
	if p.palette.Flat() {
		return
	}
	finish := p.palette.Finish(scene.Cell)
	p.fill(b, flat(seeThrough(finish.Top, 0.5)))
	if u >= plainBelow {
		p.fill(box{it.X + 0.17*u, b.y + b.h - max(0.016*u, 1), 0.66 * u, max(0.016*u, 1), 0}, flat(seeThrough(finish.Rim, 0.55)))
	}
}

// socket draws a cell for round pieces.
func (p *Painter) socket(it scene.Item) {
	u := it.W
	x, y, r := it.X+it.W/2, it.Y+it.H/2, 0.31*u
	finish := p.palette.Finish(scene.Cell)
	p.dc.DrawCircle(x, y, r)
	p.fillPath(newRamp(false, y-r, y+r, darker(finish.Top, 0.28), lighter(finish.Top, 0.10)))
	if u < plainBelow || p.palette.Flat() {
		return
	}
	p.dc.NewSubPath()
	p.dc.DrawArc(x, y, r, 0.18*math.Pi, 0.82*math.Pi)
	p.dc.SetLineWidth(max(0.022*u, 1))
	p.dc.SetLineCapRound()
	p.dc.SetColor(seeThrough(finish.Rim, 0.8))
	p.dc.Stroke()
}
