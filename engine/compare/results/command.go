package results

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
)

// Commands are the command lines that repeat what the log holds: one for each
// plan and each set of the puzzles' options.
func (l Log) Commands() []string {
	options := map[string]engine.Values{} // by digest
	for _, row := range l.Rows {
		options[row.Digest] = row.PuzzleOptions
	}
	var commands []string
	for _, plan := range l.Plans {
		rest := plan.Puzzles
		for len(rest) > 0 {
			set := options[rest[0].Digest]
			var alike, others []PlannedPuzzle
			for _, p := range rest {
				if maps.Equal(options[p.Digest], set) {
					alike = append(alike, p)
				} else {
					others = append(others, p)
				}
			}
			if command := plan.command(alike, set); !slices.Contains(commands, command) {
				commands = append(commands, command)
			}
			rest = others
		}
	}
	return commands
}

// command repeats the plan on puzzles that have the same options.
func (h Header) command(puzzles []PlannedPuzzle, options engine.Values) string {
	words := []string{"langkah", "compare"}
	var methods []string
	for _, p := range puzzles {
		words = append(words, Quote(p.Name))
		for _, m := range p.Methods {
			if m = typed(m); !ParseMethod(m).IsProgram() && !slices.Contains(methods, m) {
				methods = append(methods, m)
			}
		}
	}
	words = append(words, "--methods", Quote(strings.Join(methods, ",")))
	for _, name := range slices.Sorted(maps.Keys(h.Programs)) {
		words = append(words, "--program", Quote(name+"="+h.Programs[name]))
	}
	words = append(words, OptionFlags(options)...)
	if h.Repeat > 1 {
		words = append(words, "--repeat", fmt.Sprint(h.Repeat), "--seed", fmt.Sprint(h.Seed))
	}
	limits := h.Limits()
	if limits.Time > 0 {
		words = append(words, "--time", limits.Time.String())
	}
	if limits.Memory > 0 {
		words = append(words, "--memory", fmt.Sprint(limits.Memory))
	}
	if limits.Nodes > 0 {
		words = append(words, "--nodes", fmt.Sprint(limits.Nodes))
	}
	return strings.Join(words, " ")
}

// OptionFlags are a puzzle's options as flags.
func OptionFlags(options engine.Values) []string {
	var words []string
	for _, option := range slices.Sorted(maps.Keys(options)) {
		words = append(words, "--"+option, Quote(options[option]))
	}
	return words
}

// Quote makes one word of the shell of a text.
func Quote(text string) string {
	plain := func(r rune) bool {
		return r < 128 && (r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("._-/,:=+", r))
	}
	if text != "" && strings.IndexFunc(text, func(r rune) bool { return !plain(r) }) < 0 {
		return text
	}
	return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
}

// typed returns a method as [Row.Method] has it as a command takes it in a list.
func typed(method string) string {
	r := ParseMethod(method)
	if !engine.IsOwn(r.Heuristic) {
		return strings.ReplaceAll(method, " ", ":")
	}
	text := r.Algorithm + "/" + strconv.Quote(r.Heuristic)
	if len(r.Options) > 0 {
		text += ":" + strings.ReplaceAll(OptionWords(r.Options), " ", ":")
	}
	return text
}
