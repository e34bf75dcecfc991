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

// TestFoundInMarkdown: of a long text the blocks are shown that have all words.
func TestFoundInMarkdown(t *testing.T) {
	e := entry{title: "Saving", markdown: true, text: "One **picture**\nof all.\n\n- a sheet\n- a film\n  of steps\n\n```\nlangkah a\n\nlangkah b\n```\n\n| x |\n| --- |\n| y |"}
	for looked, want := range map[string]string{
		"":              e.text,
		"saving":        e.text,
		"PICTURE all":   "One **picture**\nof all.",
		"steps":         "- a film\n  of steps",
		"saving film":   "- a film\n  of steps",
		"langkah":       "```\nlangkah a\n\nlangkah b\n```",
		"y":             "| x |\n| --- |\n| y |",
		"picture steps": "",
	} {
		got := ""
		if groups := found([]group{{entries: []entry{e}}}, looked); len(groups) > 0 {
			got = groups[0].entries[0].text
		}
		if got != want {
			t.Errorf("%q finds %q, want %q", looked, got, want)
		}
	}
}

// TestTheManualHasATabForEachPage, in both languages, and none has the title of another.
func TestTheManualHasATabForEachPage(t *testing.T) {
	for _, language := range []string{"en", "id"} {
		seen := map[string]bool{}
		for _, name := range manual {
			g := page(look.NewWords(language), name)
			if g.title == "" || seen[g.title] || len(g.entries) == 0 {
				t.Errorf("%s: the page %s has the title %q and %d entries", language, name, g.title, len(g.entries))
			}
			seen[g.title] = true
		}
	}
	if en, id := page(look.NewWords("en"), "window"), page(look.NewWords("id"), "window"); en.title == id.title {
		t.Errorf("both languages have the page %q", en.title)
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
