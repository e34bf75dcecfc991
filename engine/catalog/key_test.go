package catalog_test

import (
	"math/rand/v2"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
)

// TestKeysTellPositionsApart plays at random and holds the keys of positions against
// the texts of the puzzles from there, which hold all that a position is.
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
			key, now := engine.Key(at), from.String()
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
