package look

import (
	"slices"
	"testing"
	"time"
)

func TestTheMemoryOffersWhatIsSet(t *testing.T) {
	const odd = 300 << 20
	choices := memoryChoices(odd)
	if !slices.Contains(choices, odd) || !slices.IsSorted(choices) {
		t.Errorf("offered are %v", choices)
	}
}

func TestTimesInWords(t *testing.T) {
	for limit, want := range map[time.Duration]string{0: "no time limit", 10 * time.Second: "10 s", 5 * time.Minute: "5 min"} {
		if got := timeName(Words{}, limit); got != want {
			t.Errorf("%v is %q, want %q", limit, got, want)
		}
	}
}
