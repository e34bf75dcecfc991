package engine

// PlayStart is the position from which the puzzle is played by hand.
func PlayStart(p Puzzle) Position {
	if p, ok := p.(Loose); ok {
		return p.LooseStart()
	}
	return p.Start()
}

// NamedMove is the legal move of that name; ok is false where there is none.
func NamedMove(p Position, name string) (m Move, ok bool) {
	for _, m := range p.Moves() {
		if m.Name == name {
			return m, true
		}
	}
	return Move{}, false
}
