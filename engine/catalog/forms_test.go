package catalog_test

import (
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/puzzles/nullpuzzle"
	"langkah/engine/solve/search"
)

// Every form that a family says it reads is read, and by that family.
func TestFormsOpenAsTheirFamilys(t *testing.T) {
	c := catalog.New(catalog.Tables{})
	for _, f := range c.Families() {
		if len(f.Forms) == 0 {
			t.Errorf("%s has no form of its texts", f.Name)
		}
		for _, form := range f.Forms {
			p, err := c.Open(form.Text)
			switch {
			case err != nil:
				t.Errorf("%s, %s: %v", f.Name, form.Title, err)
			case p.Family() != f.Name:
				t.Errorf("%s, %s: opens as %s", f.Name, form.Title, p.Family())
			case form.About.IsZero():
				t.Errorf("%s, %s: nothing says what stands where", f.Name, form.Title)
			}
		}
	}
}

// Every method says in a sentence how it works, and every heuristic what it counts;
// one that is watched says in which order it visits the tree. The worked example shows it.
func TestMethodsSayHowTheyWork(t *testing.T) {
	row, err := nullpuzzle.Parse("#.#")
	if err != nil {
		t.Fatal(err)
	}
	puzzles := map[string]engine.Puzzle{"the worked example": row}
	c := catalog.New(catalog.Tables{})
	for _, s := range assets.Samples() {
		p, err := c.Open(s.Text)
		if err != nil {
			t.Fatal(err)
		}
		puzzles[s.Family+"/"+s.Name] = p
	}
	for name, p := range puzzles {
		for _, m := range p.Methods() {
			if m.Algorithm.About.IsZero() || m.Heuristic.Name != "" && m.Heuristic.About.IsZero() {
				t.Errorf("%s: %s does not say how it works", name, m.Name())
			}
			if m.Order == search.NoOrder && !m.Unwatched {
				t.Errorf("%s: %s does not say in which order it goes", name, m.Name())
			}
		}
	}
}
