package help

import (
	"testing"

	"langkah/app/kit/look"
)

// TestFound: every word must be in an entry, whatever the case; groups without a
// hit are left out.
func TestFound(t *testing.T) {
	groups := []group{
		{title: "Algorithms", entries: []entry{{title: "A*", text: "It expands the least f."}, {title: "Greedy", text: "It expands the least h."}}},
		{title: "Terms", brief: true, entries: []entry{{title: "Frontier", text: "The open list."}}},
	}
	for _, tc := range []struct {
		looked string
		want   []string
	}{
		{"", []string{"A*", "Greedy", "Frontier"}},
		{"  least ", []string{"A*", "Greedy"}},
		{"LEAST greedy", []string{"Greedy"}},
		{"open", []string{"Frontier"}},
		{"open least", nil},
	} {
		var got []string
		for _, g := range found(groups, tc.looked) {
			if len(g.entries) == 0 {
				t.Errorf("%q: the group %s is empty", tc.looked, g.title)
			}
			for _, e := range g.entries {
				got = append(got, e.title)
			}
		}
		if len(got) != len(tc.want) {
			t.Errorf("%q finds %q, want %q", tc.looked, got, tc.want)
			continue
		}
		for i := range got {
			if got[i] != tc.want[i] {
				t.Errorf("%q finds %q, want %q", tc.looked, got, tc.want)
			}
		}
	}
}

// TestTermsAreExplainedInBothLanguages, none of them twice.
func TestTermsAreExplainedInBothLanguages(t *testing.T) {
	english, indonesian := glossary(look.NewWords("en")), glossary(look.NewWords("id"))
	seen := map[string]bool{}
	for i, e := range english.entries {
		if seen[e.title] || e.title == "" || e.text == "" {
			t.Errorf("%q is explained twice, or not at all", e.title)
		}
		seen[e.title] = true
		if indonesian.entries[i].text == e.text {
			t.Errorf("%q is explained in English only", e.title)
		}
	}
}
