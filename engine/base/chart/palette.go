package chart

import "image/color"

// Role is the purpose of a colour, which a [Palette] resolves.
type Role uint8

const (
	None    Role = iota
	Paper        // background, and the rim of overlapping marks
	Ink          // main text
	Faint        // axes and notes
	Rule         // lines of the grid
	Track        // full length behind a bar or dot
	Good         // the best of the optimal ones
	Amber        // emphasis; a fill, never text
	OnAmber      // text on it
	firstSeries
	firstShade = firstSeries + SeriesColors
)

// SeriesColors is the number of series colours before they repeat with another mark.
const SeriesColors = 7

// Series returns the role of the i-th series, from 0.
func Series(i int) Role { return firstSeries + Role(i%SeriesColors) }

// Shades is the number of steps of the sequential scale.
const Shades = 8

// Shade returns the role of the i-th step, from 0, low to high.
func Shade(i int) Role { return firstShade + Role(min(max(i, 0), Shades-1)) }

// Palette maps roles to colours.
type Palette [firstShade + Shades]color.NRGBA

// Color returns the colour of a role; None is transparent.
func (p Palette) Color(r Role) color.NRGBA { return p[r] }

// Light returns the palette for a light background. The series have a contrast of at least
// 3:1 to the paper.
func Light() Palette {
	return Palette{
		Paper: rgb(0xfdfcfa), Ink: rgb(0x1f242b), Faint: rgb(0x5c5f66), Rule: rgb(0xdfdbd2), Track: rgb(0xebe8e1), Good: rgb(0x007352), Amber: rgb(0xe69f00), OnAmber: rgb(0x14171b),
		firstSeries: rgb(0x0067a3), rgb(0xb35900), rgb(0x8a4f86), rgb(0x5f646d), rgb(0x1f8a99), rgb(0x8f6300), rgb(0xb3374a),
		firstShade: rgb(0xc9dcec), rgb(0xa3c6e2), rgb(0x78add3), rgb(0x4a93c0), rgb(0x1f78ab), rgb(0x175d8c), rgb(0x11456b), rgb(0x0b2e4a),
	}
}

// Dark returns the palette for a dark background.
func Dark() Palette {
	return Palette{
		Paper: rgb(0x1c1f24), Ink: rgb(0xeef0f3), Faint: rgb(0xa6adb8), Rule: rgb(0x333842), Track: rgb(0x2a2e35), Good: rgb(0x3fcf9f), Amber: rgb(0xf0b429), OnAmber: rgb(0x14171b),
		firstSeries: rgb(0x62b8ea), rgb(0xf0923f), rgb(0xd79ac6), rgb(0xa6adb8), rgb(0x5fc9d3), rgb(0xe0be4d), rgb(0xf08a98),
		firstShade: rgb(0x1f3b50), rgb(0x26506e), rgb(0x2f668c), rgb(0x3c7fac), rgb(0x4f9bcb), rgb(0x74b5e0), rgb(0xa0d0ef), rgb(0xcfe9fa),
	}
}

// Print returns the palette for paper.
func Print() Palette {
	p := Light()
	p[Paper] = rgb(0xffffff)
	return p
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}
