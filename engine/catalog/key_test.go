package catalog_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
)

// TestKeysTellPositionsApart plays at random and holds the keys of positions against
// the texts of the puzzles from there, which hold all that a position is. Of sliding
// blocks they hold more, the names of pieces that are interchangeable: these are left out.
func TestKeysTellPositionsApart(t *testing.T) {
	texts := []string{"4 6\nXXXXXX\nX0*1*X\nX***OX\nXXXXXX\n1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\nfrom: r2c2 0\n"}
	for _, s := range assets.Samples() {
		texts = append(texts, s.Text)
	}
	random := rand.New(rand.NewPCG(6, 28))
	for _, text := range texts {
		p, err := catalog.New(catalog.Tables{}).Open(text)
		if err != nil {
			t.Fatal(err)
		}
		whole, keys := map[string]string{}, map[string]string{} // by the key, by the text
		at := p.Start()
		for range 60 {
			from, err := p.From(at)
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			key, now := engine.Key(at), unnamed(from.String())
			if before, known := whole[key]; known && before != now {
				t.Errorf("%q is the key of\n%sand of\n%s", key, before, now)
			}
			if before, known := keys[now]; known && before != key {
				t.Errorf("%q and %q are the keys of\n%s", before, key, now)
			}
			whole[key], keys[now] = now, key
			moves := at.Moves()
			if len(moves) == 0 {
				at = p.Start()
				continue
			}
			if at, err = at.Apply(moves[random.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// unnamed returns a text of sliding blocks with each piece's cells marked by its form, and by its
// name or group where it is not interchangeable with all others of that form. Other texts are
// returned as they are.
func unnamed(text string) string {
	lines := strings.Split(text, "\n")
	if lines[0] != "blocks" {
		return text
	}
	grid := lines[1:slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, ":") })]
	group := map[rune]string{}
	for _, l := range lines[1+len(grid):] {
		switch word, value, _ := strings.Cut(l, ":"); {
		case word == "equal":
			for _, name := range strings.TrimSpace(value) {
				group[name] = value
			}
		case (word == "goal" || word == "exit") && value != "":
			name := []rune(strings.TrimSpace(value))[0]
			group[name] = string(name)
		}
	}
	type cell struct{ row, col int }
	cells := map[rune][]cell{}
	for r, row := range grid {
		for c, name := range row {
			cells[name] = append(cells[name], cell{r, c})
		}
	}
	var out strings.Builder
	for _, row := range grid {
		for _, name := range row {
			if strings.ContainsRune(".#- ", name) {
				out.WriteRune(name)
				continue
			}
			first := cells[name][0]
			for _, c := range cells[name] {
				fmt.Fprint(&out, cell{c.row - first.row, c.col - first.col})
			}
			out.WriteString(group[name] + ";")
		}
		out.WriteString("\n")
	}
	return out.String()
}
