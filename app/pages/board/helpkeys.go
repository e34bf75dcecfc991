package board

// Key describes keys or mouse actions on the board, for the help.
type Key struct{ Does, Keys string }

// Keys are those of playing by hand, which stand in no menu.
func (p *Page) Keys() []Key {
	text := p.frame.Words.Text
	return []Key{
		{text("keys.drag", "Play: move a piece; a click moves a tile, or takes up a piece until the next click"), text("keys.mouse", "Mouse")},
		{text("keys.name", "Play: pick the piece of that name"), text("keys.letters", "A … Z, 0 … 9")},
		{text("keys.arrows", "Play: move the piece picked, or a tile. While a solution is shown and none is picked, ← and → step; Shift plays"), "← → ↑ ↓"},
		{text("keys.far", "Play: move as far as it goes; of tiles the whole row"), "Shift+←"},
		{text("keys.end", "Play: a car to its end"), "Ctrl+←"},
		{text("keys.tab", "Play: pick the next piece; after Esc the next control"), "Tab"},
		{text("keys.cells", "Play: a cell is crossed, laid on and empty in turn; a drag crosses many, the right button lays at once"), text("keys.mouse", "Mouse")},
		{text("keys.cursor", "Play: lay on the cell at the cursor or take off, which the arrows move"), "Space"},
		{text("keys.cross", "Play: cross the cell at the cursor or clear it; X where no piece has that name"), "X, Shift+Space"},
		{text("keys.lay", "Play: lay the piece in hand, or click the one picked"), "Enter"},
		{text("keys.turn", "Play: turn the piece in hand (or the wheel)"), "Space"},
		{text("keys.flip", "Play: turn it over (or the right button)"), "Shift+Space"},
		{text("keys.next", "Play: the next place where it fits"), "."},
		{text("keys.tilt", "Play: the next plane in which it can lie, in a pyramid"), ","},
		{text("keys.layer", "Play: a layer higher or lower, in a pyramid"), "PgUp, PgDn"},
		{text("keys.remove", "Play: send a piece back (or a double click)"), "Del"},
		{text("keys.drop", "Play: give back the piece in hand and pick none"), "Esc"},
	}
}
