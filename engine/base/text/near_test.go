package text

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestNearNames(t *testing.T) {
	names := strings.Fields("bfs dfs ucs astar wastar idastar manhattan misplaced linear-conflict")
	for word, want := range map[string]string{
		"astra": "astar", "manhatan": "manhattan", "mahnattan": "manhattan", "linearconflict": "linear-conflict",
		"wastr": "wastar", "bsf": "bfs", "bds": "bfs", "magic": "", "": "", "bfs": "bfs", "mispalcedx": "misplaced",
	} {
		if got := strings.Join(Near(word, names), " "); got != want {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
}

// One mistake in a word of three letters or more is found.
func TestOneMistakeIsNear(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := []rune(rapid.StringMatching(`[a-zé]{3,9}`).Draw(t, "word"))
		at := rapid.IntRange(0, len(word)-1).Draw(t, "at")
		wrong := slices.Clone(word)
		switch rapid.IntRange(0, 3).Draw(t, "mistake") {
		case 0:
			wrong = slices.Delete(wrong, at, at+1)
		case 1:
			wrong = slices.Insert(wrong, at, 'x')
		case 2:
			wrong[at] = 'x'
		case 3:
			other := max(at, 1)
			wrong[other-1], wrong[other] = wrong[other], wrong[other-1]
		}
		if !slices.Contains(Near(string(wrong), []string{string(word)}), string(word)) {
			t.Fatalf("%s is not near %s", string(wrong), string(word))
		}
	})
}
