package scene

import "image/color"

// Light returns the palette for a light background.
func Light() Palette {
	p := Palette{
		roles: [firstPiece]color.NRGBA{
			Backdrop: rgb(0xf3f1ec), OnCell: rgb(0xc3c8d1), Edge: rgb(0x8f8a80), Ink: rgb(0x1f242b), Faint: rgb(0x5c5f66), Primary: rgb(0xd01f2e),
			HomeMark: rgb(0x007a55), Exit: rgb(0x7fd9b6), Ghost: {0x1f, 0x24, 0x2b, 0x38}, Highlight: rgb(0xf2a900), Shade: {A: 0x1c},
			Hint: rgb(0x0b7cc0), HintRim: rgb(0xffffff),
			Yes: rgb(0x007352), No: rgb(0xb3370a), Clash: rgb(0xff8a6b), Glow: {0xf2, 0xa9, 0x00, 0x33},
		},
		finishes: [firstPiece]Finish{
			Board: {rgb(0xf6f1e7), rgb(0xddd3c1), rgb(0xb3a791), rgb(0xfffdf8)},
			Well:  {rgb(0x464c58), rgb(0x525966), rgb(0x3c424d), rgb(0x6a7281)},
			Cell:  {rgb(0x3c424d), rgb(0x3c424d), rgb(0x2b3037), rgb(0x6a7281)},
			Tile:  {rgb(0xfffefb), rgb(0xefe9dc), rgb(0xc9bfad), rgb(0xffffff)},
			Home:  {rgb(0xeaf7f0), rgb(0xcfe9dc), rgb(0x9dc4b1), rgb(0xffffff)},
			Wall:  {rgb(0x9aa0a9), rgb(0x7f8691), rgb(0x5d636d), rgb(0x9aa0a9)},
		},
		pieces: pieceColors(rgb(0x262626)),
	}
	return p.completed()
}

// Dark returns the palette for a dark background.
func Dark() Palette {
	p := Palette{
		roles: [firstPiece]color.NRGBA{
			Backdrop: rgb(0x15171b), OnCell: rgb(0xa6adb8), Edge: rgb(0x626873), Ink: rgb(0xeef0f3), Faint: rgb(0xa6adb8), Primary: rgb(0xe23a44),
			HomeMark: rgb(0x7fe3bd), Exit: rgb(0x7fe3bd), Ghost: {0xee, 0xf0, 0xf3, 0x40}, Highlight: rgb(0xf5b92e), Shade: {A: 0x30},
			Hint: rgb(0x62b8ea), HintRim: rgb(0xffffff),
			Yes: rgb(0x007352), No: rgb(0xb3370a), Clash: rgb(0xff8a6b), Glow: {0xf5, 0xb9, 0x2e, 0x33},
		},
		finishes: [firstPiece]Finish{
			Board: {rgb(0x434954), rgb(0x30353e), rgb(0x1d2025), rgb(0x5d6471)},
			Well:  {rgb(0x22262d), rgb(0x2a2f37), rgb(0x191c21), rgb(0x3b414b)},
			Cell:  {rgb(0x191c21), rgb(0x191c21), rgb(0x121418), rgb(0x3b414b)},
			Tile:  {rgb(0x5c667a), rgb(0x475062), rgb(0x2a2f39), rgb(0x9da3af)},
			Home:  {rgb(0x3b6f5e), rgb(0x2a5647), rgb(0x193a2f), rgb(0x8aa99f)},
			Wall:  {rgb(0x7a818c), rgb(0x5f6670), rgb(0x41464e), rgb(0x7a818c)},
		},
		pieces: pieceColors(rgb(0xfafafa)),
	}
	return p.completed()
}

// Paper returns the palette for print: lines in place of light and shadow.
func Paper() Palette {
	p := Palette{
		roles: [firstPiece]color.NRGBA{
			Backdrop: rgb(0xffffff), OnCell: rgb(0x5c5f66), Edge: rgb(0x8f8a80), Ink: rgb(0x1f242b), Faint: rgb(0x5c5f66), Primary: rgb(0xd01f2e),
			HomeMark: rgb(0x007a55), Exit: rgb(0x007a55), Ghost: {0x1f, 0x24, 0x2b, 0x38}, Highlight: rgb(0xc77f00), Hint: rgb(0x0b7cc0), HintRim: rgb(0xffffff),
			Yes: rgb(0x007352), No: rgb(0xb3370a), Clash: rgb(0xff8a6b), Glow: {0xf2, 0xa9, 0x00, 0x33},
		},
		finishes: [firstPiece]Finish{
			Board: {rgb(0xffffff), rgb(0xffffff), rgb(0x8f8a80), rgb(0xffffff)},
			Well:  {rgb(0xe7e4dd), rgb(0xe7e4dd), rgb(0xe7e4dd), rgb(0xe7e4dd)},
			Cell:  {rgb(0xdcd8cf), rgb(0xdcd8cf), rgb(0xb9b3a7), rgb(0xf0eee9)},
			Tile:  {rgb(0xffffff), rgb(0xffffff), rgb(0xb9b3a7), rgb(0xffffff)},
			Home:  {rgb(0xe3f3eb), rgb(0xe3f3eb), rgb(0x8fbda7), rgb(0xe3f3eb)},
			Wall:  {rgb(0x9aa0a9), rgb(0x7f8691), rgb(0x5d636d), rgb(0x9aa0a9)},
		},
		pieces: pieceColors(rgb(0x262626)), flat: true,
	}
	return p.completed()
}

// completed sets the colour of every role that has a finish to the middle of its face.
func (p Palette) completed() Palette {
	for r, f := range p.finishes {
		if f != (Finish{}) {
			p.roles[r] = mix(f.Top, f.Bottom, 0.5)
		}
	}
	p.roles[Side] = p.finishes[Board].Side
	return p
}
