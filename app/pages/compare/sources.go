package compare

import (
	"langkah/assets"
	"langkah/engine/catalog"
	"langkah/engine/compare/experiment"
)

// samples are the samples of a family, or all of them.
func (p *Page) samples(family string) []experiment.Entry {
	var entries []experiment.Entry
	for _, s := range assets.Samples() {
		if family != "" && s.Family != family {
			continue
		}
		// Tests open every sample.
		if puzzle, err := p.frame.Puzzles.Open(s.Text); err == nil {
			entries = append(entries, experiment.Entry{Name: s.Name, Puzzle: puzzle})
		}
	}
	return entries
}

// puzzlesOf are those files of a folder that are puzzles.
func puzzlesOf(files []catalog.File) []experiment.Entry {
	var entries []experiment.Entry
	for _, f := range files {
		if f.Err == nil {
			entries = append(entries, experiment.Entry{Name: f.Path, Puzzle: f.Puzzle})
		}
	}
	return entries
}
