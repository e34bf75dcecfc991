package engine

import "slices"

// FirstMethod returns the method to begin with for somebody who wants to see the
// puzzle solved: the one marked so, or the recommended one. ok is false for a
// puzzle without methods.
func FirstMethod(p Puzzle) (m Method, ok bool) {
	methods := p.Methods()
	if len(methods) == 0 {
		return Method{}, false
	}
	return prefer(methods, func(m Method) bool { return m.Fallback == FromTheStart }), true
}

// Instead returns the method to try after another one has reached a limit; ok is
// false where none is likely to do better.
func Instead(p Puzzle, tried Method) (m Method, ok bool) {
	methods := p.Methods()
	i := slices.IndexFunc(methods, func(m Method) bool { return m.Fallback != NoFallback })
	if i < 0 || methods[i].Name() == tried.Name() {
		return Method{}, false
	}
	return methods[i], true
}
