package look_test

import (
	"testing"

	"langkah/app/kit/look"
)

// A sentence begins with a capital letter, but the name of a piece stays as the board has it.
func TestSentence(t *testing.T) {
	for s, want := range map[string]string{
		"":                     "",
		"a":                    "A",
		"a move costs 1":       "A move costs 1",
		"g down 1, right 2":    "g down 1, right 2",
		"piece g goes down 1":  "Piece g goes down 1",
		"élan":                 "Élan",
		"10 pieces of 4 kinds": "10 pieces of 4 kinds",
	} {
		if got := look.Sentence(s); got != want {
			t.Errorf("%q becomes %q, want %q", s, got, want)
		}
	}
}
