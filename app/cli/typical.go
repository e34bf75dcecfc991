package cli

import (
	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
)

// typical is a family's first sample: help and completion speak of it while
// there is no file yet. ok is false where the family has none.
func typical(family string) (p engine.Puzzle, ok bool) {
	f, err := catalog.Family(family)
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
func allTypical() []engine.Puzzle {
	var list []engine.Puzzle
	for _, f := range catalog.Families() {
		if p, ok := typical(f.Name); ok {
			list = append(list, p)
		}
	}
	return list
}
