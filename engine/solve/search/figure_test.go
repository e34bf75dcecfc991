package search_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"langkah/engine/solve/search"
)

func TestFigures(t *testing.T) {
	for _, tc := range []struct {
		figure     search.Figure
		text, json string
	}{
		{search.Whole(12), "12", "12"},
		{search.Whole(-3), "-3", "-3"},
		{search.In(2, 12), "6", "6"},
		{search.In(10, 52), "5.2", "5.2"},
		{search.In(3, 4), "1.333", "1.333333333"},
		{search.In(10_000, 10_625), "1.0625", "1.0625"},
		{search.Whole(search.Infinite), "∞", "null"},
		{search.In(10, search.Infinite), "∞", "null"},
	} {
		if got := fmt.Sprintf("%d", tc.figure); got != tc.text {
			t.Errorf("%v is written %s, want %s", tc.figure, got, tc.text)
		}
		if got, err := json.Marshal(tc.figure); string(got) != tc.json || err != nil {
			t.Errorf("%v is %s in JSON, %v, want %s", tc.figure, got, err, tc.json)
		}
	}
	if f := search.In(10, 52); f.Compare(5) <= 0 || f.Compare(6) >= 0 || search.In(2, 12).Compare(6) != 0 {
		t.Errorf("%s does not lie between 5 and 6", f)
	}
}
