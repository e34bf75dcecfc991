package help

import (
	"slices"
	"strings"

	"langkah/app/kit/look"
	"langkah/assets"
	"langkah/docs"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/engine/solve/search"
)

// group is the entries of one kind.
type group struct {
	title    string
	entries  []entry
	brief    bool        // the entries are lines of one card, their titles to the left
	picture  scene.Scene // among the subjects
	untabbed bool        // it is reached from the subjects alone
}

// entry is one thing that is explained.
type entry struct {
	title, text string
	example     string       // a puzzle's text, shown and opened by a press; "" for none
	order       search.Order // drawn beside it; NoOrder for none
	markdown    bool         // the text is Markdown
	picture     scene.Scene  // shown beside it; zero for none
}

// fits says whether every word is in the entry.
func (e entry) fits(words [][]string) bool { return allIn(e.title+" "+e.text, words) }

// allIn says whether each word, or one of the same sense, is in a text.
func allIn(text string, words [][]string) bool {
	text = strings.ToLower(text)
	for _, same := range words {
		if !slices.ContainsFunc(same, func(word string) bool { return strings.Contains(text, word) }) {
			return false
		}
	}
	return true
}

// wordsOf are the words that are looked for, each with its synonyms.
func wordsOf(looked string) (words [][]string) {
	for _, word := range strings.Fields(strings.ToLower(looked)) {
		same := []string{word}
		for _, list := range synonyms() {
			if slices.Contains(list, word) {
				same = append(same, list...)
			}
		}
		words = append(words, same)
	}
	return words
}

// part returns the matching part of an entry: of Markdown the blocks that have every
// word, or the whole where its title has. ok is false without a match.
func (e entry) part(words [][]string) (found entry, ok bool) {
	if !e.markdown || allIn(e.title, words) {
		return e, e.fits(words)
	}
	var fitting []string
	for _, b := range blocks(e.text) {
		if allIn(e.title+" "+b, words) {
			fitting = append(fitting, b)
		}
	}
	e.text = strings.Join(fitting, "\n\n")
	return e, len(fitting) > 0
}

// blocks are the paragraphs, the points of lists, the tables and the examples of Markdown.
func blocks(text string) []string {
	var list []string
	code, begun := false, false
	for _, line := range strings.Split(text, "\n") {
		switch {
		case line == "" && !code:
			begun = false
			continue
		case !begun, !code && strings.HasPrefix(line, "- "):
			list, begun = append(list, line), true
		default:
			list[len(list)-1] += "\n" + line
		}
		if strings.HasPrefix(line, "```") {
			code = !code
		}
	}
	return list
}

// found are the groups with the entries that fit what is looked for; groups
// without any are left out.
func found(groups []group, looked string) []group {
	words := wordsOf(looked)
	var list []group
	for _, g := range groups {
		hits := group{title: g.title, brief: g.brief}
		for _, e := range g.entries {
			if hit, ok := e.part(words); ok {
				hits.entries = append(hits.entries, hit)
			}
		}
		if len(hits.entries) > 0 {
			list = append(list, hits)
		}
	}
	return list
}

// manual is the pages that are groups of their own, in the order of the tabs; those of
// puzzle files and of algorithms stand in the groups of the same name.
var manual = [...]string{"window", "search", "compare", "command-line", "course", "lessons", "browser"}

// page is a page of the manual as a group.
func page(w look.Words, name string) group {
	var g group
	for i, s := range docs.Sections(w.Language(), name) {
		if i == 0 {
			g.title = s.Title
		}
		g.entries = append(g.entries, entry{title: s.Title, text: s.Text, markdown: true})
	}
	return g
}

// methods are the algorithms and the heuristics of all samples, each once. A
// family's own say whose they are.
func methods(w look.Words, puzzles catalog.Catalog) (algorithms, heuristics group) {
	algorithms.title, heuristics.title = w.Text("help.algorithms", "Algorithms"), w.Text("help.heuristics", "Heuristics")
	seen := map[string]bool{}
	for _, a := range search.Algorithms() {
		seen[w.Message(a.Title)] = true
		algorithms.entries = append(algorithms.entries, entry{title: w.Message(a.Title), text: w.Message(a.About), order: a.Order})
	}
	for _, f := range puzzles.Families() {
		for _, m := range methodsOf(puzzles, f.Name) {
			if title := w.Message(m.Algorithm.Title); !seen[title] {
				seen[title] = true
				algorithms.entries = append(algorithms.entries, entry{
					title: w.Message(f.Title) + ": " + title, text: w.Message(m.Algorithm.About), order: m.Order,
				})
			}
			h := m.Heuristic
			if key := f.Name + h.Name; h.Name != "" && !seen[key] {
				seen[key] = true
				heuristics.entries = append(heuristics.entries, entry{title: w.Message(f.Title) + ": " + w.Message(h.Title), text: w.Message(h.About)})
			}
		}
	}
	return algorithms, heuristics
}

// methodsOf are the methods of a family's samples.
func methodsOf(puzzles catalog.Catalog, family string) []engine.Method {
	var list []engine.Method
	for _, s := range assets.Samples() {
		if s.Family == family {
			if p, err := puzzles.Open(s.Text); err == nil {
				list = append(list, p.Methods()...)
			}
		}
	}
	return list
}
