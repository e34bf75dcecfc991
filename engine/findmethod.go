package engine

import (
	"cmp"
	"slices"
	"strings"

	"langkah/engine/base/text"
)

// FindMethod returns the puzzle's method with that algorithm and heuristic, as
// typed. Where one of them is empty it takes that of the recommended method or,
// where there is no such pair, one that guarantees optimality. The heuristic "none"
// also matches an algorithm that takes none. One such as "expr:2*manhattan" is the user's
// own; sources make those that are no formula. The error lists the choices.
func FindMethod(p Puzzle, algorithm, heuristic string, sources ...Source) (Method, error) {
	if IsOwn(heuristic) {
		own, err := MakeOwn(p, heuristic, sources...)
		if err != nil {
			return Method{}, err
		}
		return OwnMethod(p, algorithm, own)
	}
	methods := p.Methods()
	var fit []Method
	for _, m := range methods {
		if (algorithm == "" || m.Algorithm.Name == algorithm) && (heuristic == "" || cmp.Or(m.Heuristic.Name, "none") == heuristic) {
			fit = append(fit, m)
		}
	}
	if len(fit) == 0 {
		return Method{}, noMethod(methods, algorithm, heuristic)
	}
	first := methods[0]
	if algorithm == "" {
		return prefer(fit, func(m Method) bool { return m.Algorithm.Name == first.Algorithm.Name },
			func(m Method) bool { return m.Guarantee().Optimal }), nil
	}
	guide := bestGuide(methods)
	return prefer(fit, func(m Method) bool { return m.Heuristic.Name == guide }), nil
}

// prefer returns the first method that passes the first test that any passes, or
// else the first one.
func prefer(methods []Method, tests ...func(Method) bool) Method {
	for _, test := range tests {
		if i := slices.IndexFunc(methods, test); i >= 0 {
			return methods[i]
		}
	}
	return methods[0]
}

// bestGuide returns the heuristic of the recommended method or, where it takes
// none, of the last method that is optimal with one: heuristics are listed
// from the blind one to the best informed.
func bestGuide(methods []Method) string {
	guide := methods[0].Heuristic.Name
	for _, m := range slices.Backward(methods) {
		if guide == "" && m.Guarantee().Optimal {
			guide = m.Heuristic.Name
		}
	}
	return guide
}

// noMethod is the error of a method that does not exist; it lists those that do.
func noMethod(methods []Method, algorithm, heuristic string) error {
	var algorithms, heuristics []string
	known := false
	for _, m := range methods {
		known = known || m.Algorithm.Name == algorithm
		if !slices.Contains(algorithms, m.Algorithm.Name) {
			algorithms = append(algorithms, m.Algorithm.Name)
		}
		h := m.Heuristic.Name
		if h != "" && (algorithm == "" || m.Algorithm.Name == algorithm) && !slices.Contains(heuristics, h) {
			heuristics = append(heuristics, h)
		}
	}
	switch {
	case len(methods) == 0:
		return Errorf("there is no method for this puzzle")
	case algorithm != "" && !known:
		if near := text.Near(algorithm, algorithms); len(near) > 0 {
			return Errorf("there is no algorithm %q for this puzzle; did you mean %s? There are %s", algorithm, listed(near), listed(algorithms))
		}
		return Errorf("there is no algorithm %q for this puzzle; there are %s", algorithm, listed(algorithms))
	case len(heuristics) == 0 && algorithm == "":
		return Errorf("no method for this puzzle takes a heuristic, %q was given", heuristic)
	case len(heuristics) == 0:
		return Errorf("%s takes no heuristic, %q was given", algorithm, heuristic)
	}
	if near := text.Near(heuristic, heuristics); len(near) > 0 {
		return Errorf("there is no heuristic %q here; did you mean %s? There are %s", heuristic, listed(near), listed(heuristics))
	}
	return Errorf("there is no heuristic %q here; there are %s", heuristic, listed(heuristics))
}

func listed(names []string) string { return strings.Join(names, ", ") }
