package files

import (
	"strings"
	"unicode"

	"langkah/engine"
)

// maxName is the number of letters of a puzzle's name in a file name, so that the whole is
// within the limit of file systems (255 bytes) in any script.
const maxName = 48

// Name returns a file name that is valid on all systems, such as
// case1_astar_manhattan_step007.png for the suffix step007.png; a suffix that begins with a
// dot is an extension.
func Name(s engine.Solution, suffix string) string {
	parts := []string{safe(s.Name)}
	if parts[0] == "" {
		parts[0] = "puzzle"
	}
	for _, part := range []string{s.Method.Algorithm.Name, s.Method.Heuristic.Name} {
		if part = safe(part); part != "" {
			parts = append(parts, part)
		}
	}
	name := strings.Join(parts, "_")
	if len(parts) == 1 && reserved(name) {
		name = "puzzle_" + name
	}
	if suffix != "" && !strings.HasPrefix(suffix, ".") {
		name += "_"
	}
	return name + suffix
}

// safe keeps letters, digits, dots, dashes and underscores, and replaces each run of others
// by one dash.
func safe(name string) string {
	var b strings.Builder
	letters, gap := 0, false
	for _, r := range name {
		if !unicode.In(r, unicode.L, unicode.M, unicode.Nd) && !strings.ContainsRune("._-", r) {
			gap = true
			continue
		}
		if gap && letters > 0 {
			b.WriteByte('-')
		}
		gap = false
		if letters++; letters > maxName {
			break
		}
		b.WriteRune(r)
	}
	return strings.Trim(b.String(), ".-")
}

// reserved reports whether Windows reserves the name, with any extension, for a device.
func reserved(name string) bool {
	name, _, _ = strings.Cut(strings.ToUpper(name), ".")
	switch name {
	case "CON", "PRN", "AUX", "NUL":
		return true
	}
	return len(name) == 4 && (strings.HasPrefix(name, "COM") || strings.HasPrefix(name, "LPT")) && name[3] >= '0' && name[3] <= '9'
}
