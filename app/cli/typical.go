package cli

import (
	"langkah/assets"
	"langkah/engine"
)

// typical is a family's first sample: help and completion speak of it while
// there is no file yet. ok is false where the family has none.
func (s Streams) typical(family string) (p engine.Puzzle, ok bool) {
	f, err := s.Puzzles.Family(family)
	if err != nil {
		return nil, false
	}
	for _, sample := range assets.Samples() {
		if sample.Family == family {
			p, err := f.Parse(sample.Text)
			return p, err == nil
		}
	}
	return nil, false
}

// allTypical is one puzzle of each family that has a sample.
func (s Streams) allTypical() []engine.Puzzle {
	var list []engine.Puzzle
	for _, f := range s.Puzzles.Families() {
		if p, ok := s.typical(f.Name); ok {
			list = append(list, p)
		}
	}
	return list
}
