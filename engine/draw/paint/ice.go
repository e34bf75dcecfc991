package paint

import (
	"image/color"
	"math"

	"langkah/engine/base/scene"
)

// Colours of things on ice, and of ivory plates and queens, that all palettes share.
var (
	frostShadow = color.NRGBA{0x0b, 0x26, 0x36, 0xff}
	flagGreen   = color.NRGBA{0x00, 0x7a, 0x55, 0xff}
	flagDark    = color.NRGBA{0x00, 0x54, 0x3a, 0xff}
	flagPole    = color.NRGBA{0x3b, 0x2f, 0x1d, 0xff}
	granite     = color.NRGBA{0xa9, 0xb0, 0xb9, 0xff}
	graniteSide = color.NRGBA{0x45, 0x4c, 0x55, 0xff}
	ivoryFace   = color.NRGBA{0xff, 0xfe, 0xfb, 0xff}
	ivoryFoot   = color.NRGBA{0xef, 0xe6, 0xd2, 0xff}
	ivorySide   = color.NRGBA{0x8d, 0x82, 0x68, 0xff}
	ivoryInk    = color.NRGBA{0x20, 0x25, 0x2c, 0xff}
	signFaded   = color.NRGBA{0x5c, 0x6b, 0x75, 0xff}
	signNext    = color.NRGBA{0xd9, 0x8e, 0x00, 0xff}
	lavaTop     = color.NRGBA{0xff, 0x8a, 0x2a, 0xff}
	lavaMiddle  = color.NRGBA{0xe8, 0x48, 0x0f, 0xff}
	lavaFoot    = color.NRGBA{0xb0, 0x2a, 0x08, 0xff}
	lavaRim     = color.NRGBA{0x4a, 0x12, 0x06, 0xff}
	lavaWave    = color.NRGBA{0xff, 0xdf, 0x8a, 0xff}
)

// glintsFrom is the side of a cell, in pixels, from which ice has glints.
const glintsFrom = 26

// ice draws a cell of ice. Bit 0 of its Turn chooses the lighter or the darker
// shade, bit 1 whether light glints on it, bit 2 tints it as part of a slide.
func (p *Painter) ice(it scene.Item) {
	u := it.W
	b := boxOf(it).inset(max(whole(0.015*u), 0.5), 0.10*u)
	finish := p.palette.Finish(scene.Frozen)
	if it.Turn&4 != 0 {
		way := p.palette.Color(scene.Hint)
		finish.Top, finish.Bottom = mix(finish.Top, way, 0.26), mix(finish.Bottom, way, 0.26)
	}
	if p.palette.Flat() {
		p.fill(b, flat(finish.Side))
		p.fill(b.grown(-max(whole(0.015*u), 1)), flat(finish.Bottom))
		return
	}
	dim := 0.0
	if it.Turn&1 != 0 {
		dim = 0.035
	}
	p.fill(b, b.down(darker(finish.Top, dim), darker(finish.Bottom, dim)))
	if u < glintsFrom || it.Turn&2 == 0 {
		return
	}
	x, y := it.X+0.16*u, it.Y+0.34*u
	p.dc.DrawLine(x, y, x+0.2*u, y-0.2*u)
	p.dc.DrawLine(x+0.10*u, y+0.03*u, x+0.22*u, y-0.09*u)
	p.dc.SetLineWidth(max(0.035*u, 1))
	p.dc.SetLineCapRound()
	p.dc.SetColor(seeThrough(finish.Rim, 0.85))
	p.dc.Stroke()
}

// rock draws cells joined to one body of stone, with facets that differ from cell
// to cell.
func (p *Painter) rock(it scene.Item) {
	if len(it.Points) == 0 {
		return
	}
	u, finish := it.Size, p.palette.Finish(scene.Stony)
	o := joinedOf(it).outline(0.03, 0.20, 0.10)
	face := o.grown(-0.02)
	if !p.palette.Flat() {
		for i := 3; i >= 1; i-- {
			o.grown(0.01*float64(i)).moved(0, (0.03+0.025*float64(i))*u).trace(p.dc)
			p.fillPath(flat(seeThrough(frostShadow, 0.10)))
		}
		o.moved(0, max(whole(0.075*u), 1)).trace(p.dc)
		p.fillPath(flat(finish.Side))
	}
	top, bottom := heights(it)
	o.trace(p.dc)
	p.fillPath(newRamp(false, top, bottom, finish.Top, finish.Bottom))
	if u >= plainBelow && !p.palette.Flat() {
		face.trace(p.dc)
		p.dc.Clip()
		for _, c := range o.cells {
			x, y := o.middle(c)
			p.facets(x, y, u, c, finish.Rim)
		}
		p.dc.ResetClip()
	}
	width := max(0.03, 1/u)
	p.between(flat(seeThrough(finish.Rim, 0.9)), face, face.grown(-width))
}

// facets draws two planes of a broken stone around the middle of a cell, turned
// and shifted by the cell's place.
func (p *Painter) facets(x, y, u float64, c cell, light color.NRGBA) {
	h1, h2 := scatter(c.x, c.y), scatter(c.y+3, c.x+7)
	p.dc.Push()
	defer p.dc.Pop()
	p.dc.Translate(x, y)
	p.dc.Rotate(float64(int(h1*8)) * math.Pi / 4)
	p.dc.Translate((h2-0.7)*0.4*u, (h1-0.7)*0.4*u)
	ridge := scene.Point{X: 0.02, Y: 0.02}
	edge := scene.Point{X: 0.22 + 0.2*h1, Y: -0.28 + 0.1*h2}
	for _, plane := range [2]struct {
		points [4]scene.Point
		color  color.NRGBA
	}{
		{[4]scene.Point{{X: -0.42 + 0.2*h1, Y: -0.16 + 0.2*h2}, {X: -0.16 + 0.2*h2, Y: -0.38}, edge, ridge}, seeThrough(light, 0.34)},
		{[4]scene.Point{ridge, edge, {X: 0.45, Y: 0.16}, {X: 0.05 + 0.2*h2, Y: 0.4}}, seeThrough(black, 0.10)},
	} {
		p.dc.NewSubPath()
		for _, at := range plane.points {
			p.dc.LineTo(at.X*u, at.Y*u)
		}
		p.dc.ClosePath()
		p.fillPath(flat(plane.color))
	}
}

// scatter is a number from 0 to 1 that looks random, the same for a place always.
func scatter(x, y int) float64 {
	v := uint32(x)*0x9e3779b1 ^ uint32(y)*0x85ebca77
	v ^= v >> 15
	v *= 0x2c1b3c6d
	v ^= v >> 13
	return float64(v%4096) / 4096
}

// lava draws cells joined to one pool with waves on each.
func (p *Painter) lava(it scene.Item) {
	if len(it.Points) == 0 {
		return
	}
	u := it.Size
	o := joinedOf(it).outline(0.04, 0.20, 0.08)
	top, bottom := heights(it)
	o.grown(0.03).trace(p.dc)
	p.fillPath(flat(lavaRim))
	o.trace(p.dc)
	p.fillPath(newRamp(false, top, bottom, lavaTop, lavaMiddle, lavaFoot))
	for _, c := range o.cells {
		x, y := o.middle(c)
		for i, height := range [3]float64{-0.2, 0.02, 0.24} {
			left, level := x-0.3*u, y+height*u
			p.dc.MoveTo(left, level)
			for k := range 3 {
				from, rise := left+0.2*u*float64(k), -0.12*u
				if k%2 == 1 {
					rise = 0.12 * u
				}
				p.dc.QuadraticTo(from+0.1*u, level+rise, from+0.2*u, level)
			}
			p.dc.SetLineWidth(max(0.06*u, 1))
			p.dc.SetLineCapRound()
			p.dc.SetColor(seeThrough(lavaWave, 1-0.2*float64(i)))
			p.dc.Stroke()
		}
	}
}

// flag draws a goal: a flag that stands on two rings.
func (p *Painter) flag(it scene.Item) {
	u := it.W
	x, y := it.X+it.W/2, it.Y+it.H/2
	p.dc.DrawEllipse(x, y+0.27*u, 0.30*u, 0.12*u)
	p.dc.SetLineWidth(max(0.055*u, 1.2))
	p.dc.SetColor(flagGreen)
	p.dc.Stroke()
	p.dc.DrawEllipse(x, y+0.27*u, 0.15*u, 0.055*u)
	p.fillPath(flat(flagGreen))
	p.fill(box{x - 0.03*u, y - 0.40*u, 0.06 * u, 0.69 * u, 0.03 * u}, flat(flagPole))
	cloth := func() {
		p.dc.NewSubPath()
		p.dc.LineTo(x+0.03*u, y-0.39*u)
		p.dc.LineTo(x+0.39*u, y-0.25*u)
		p.dc.LineTo(x+0.03*u, y-0.09*u)
		p.dc.ClosePath()
	}
	cloth()
	p.fillPath(newRamp(false, y-0.39*u, y-0.09*u, lighter(flagGreen, 0.1), flagGreen))
	cloth()
	p.dc.SetLineWidth(max(0.02*u, 1))
	p.dc.SetLineJoinRound()
	p.dc.SetColor(flagDark)
	p.dc.Stroke()
}

// sign draws a number on a plate: with an amber ring where it is the next one to be
// crossed, faded with a tick once it is crossed.
func (p *Painter) sign(it scene.Item) {
	u := it.W
	x, y := it.X+it.W/2, it.Y+it.H/2
	b := box{x - 0.30*u, y - 0.25*u, 0.60 * u, 0.50 * u, 0.12 * u}
	if it.Fill == scene.Faint {
		p.fill(b, flat(seeThrough(white, 0.55)))
		p.ring(b, 0.03*u, flat(seeThrough(signFaded, 0.7)))
		p.name(it.Text, x, y, 0.5*u, 0.34*u, seeThrough(signFaded, 0.9))
		r := 0.13 * u
		p.badge(scene.Item{Kind: scene.Tick, X: b.x + b.w - 1.1*r, Y: b.y - 0.9*r, W: 2 * r, H: 2 * r})
		return
	}
	if !p.palette.Flat() {
		for i := 2.0; i >= 1; i-- {
			p.fill(b.grown(0.014*u*i).moved(0, 0.05*u), flat(seeThrough(frostShadow, 0.12)))
		}
		p.fill(b.moved(0, max(whole(0.04*u), 1)), flat(ivorySide))
	}
	p.fill(b, b.down(ivoryFace, ivoryFoot))
	if it.Fill == scene.Highlight {
		ring := box{b.x, b.y, b.w, b.h + 0.04*u, b.r}.grown(0.055 * u)
		p.ring(ring, 0.075*u, flat(signNext))
	} else {
		p.ring(b.grown(-0.01*u), 0.025*u, flat(seeThrough(ivoryInk, 0.35)))
	}
	p.name(it.Text, x, y, 0.54*u, 0.37*u, ivoryInk)
}

// stone draws a curling stone: granite with a cap of the role's colour and a
// handle that is turned as it last slid.
func (p *Painter) stone(it scene.Item) {
	u := it.W / 0.92 // as large as a cell whose ball it replaces
	x, y := it.X+it.W/2, it.Y+it.H/2
	if !p.palette.Flat() {
		for i := 4.0; i >= 1; i-- {
			p.dc.DrawCircle(x+0.01*u, y+0.06*u, (0.36+0.02*i)*u)
			p.fillPath(flat(seeThrough(frostShadow, 0.08)))
		}
		p.dc.DrawCircle(x, y+0.035*u, 0.37*u)
		p.fillPath(flat(graniteSide))
	}
	r := 0.37 * u
	p.dc.glow(newGlow(x-0.28*r, y-0.44*r, 1.6*r, stop{0, lighter(granite, 0.6)}, stop{0.5, granite}, stop{1, darker(granite, 0.34)}), x, y, r)
	edge := box{x - 0.3675*u, y - 0.3675*u, 0.735 * u, 0.735 * u, 0.3675 * u}
	p.ring(edge, 0.025*u, flat(seeThrough(white, 0.7)))
	red := box{x - 0.256*u, y - 0.256*u, 0.512 * u, 0.512 * u, 0.256 * u}
	c := p.palette.Color(it.Fill)
	p.fill(red, flat(darker(c, 0.45)))
	red = red.grown(-max(0.022*u, 1))
	p.fill(red, red.down(lighter(c, 0.12), darker(c, 0.12)))
	p.dc.Push()
	defer p.dc.Pop()
	p.dc.Translate(x, y)
	p.dc.Rotate(float64(it.Turn) * math.Pi / 2)
	p.fill(box{-0.21 * u, -0.065 * u, 0.40 * u, 0.15 * u, 0.07 * u}, flat(seeThrough(darker(c, 0.6), 0.5)))
	p.fill(box{-0.20 * u, -0.075 * u, 0.38 * u, 0.13 * u, 0.065 * u}, flat(ivoryFoot))
	p.dc.DrawCircle(0.13*u, -0.01*u, 0.05*u)
	p.fillPath(flat(p.palette.Color(scene.Highlight)))
}
