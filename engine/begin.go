package engine

// Hurried is a Puzzle that knows a method which soon finds some solution where
// those that look for the cheapest may come to no end.
type Hurried interface {
	Puzzle

	// Hurry is that method. Begin says that it is the one to begin with, because
	// the others are likely to reach a limit.
	Hurry() (m Method, begin bool)
}

// Aimed is a Puzzle with a goal that one may have to be shown.
type Aimed interface {
	Puzzle

	// Goal is the position to reach; unusual says that it is not the one that
	// everybody expects.
	Goal() (goal Position, unusual bool)
}

// FirstMethod is the method to begin with for somebody who wants to see the
// puzzle solved: the recommended one, or that of a [Hurried] puzzle. ok is false
// for a puzzle without methods.
func FirstMethod(p Puzzle) (m Method, ok bool) {
	if p, is := p.(Hurried); is {
		if m, begin := p.Hurry(); begin {
			return m, true
		}
	}
	methods := p.Methods()
	if len(methods) == 0 {
		return Method{}, false
	}
	return methods[0], true
}

// Instead is the method to try after another one has reached a limit; ok is
// false where none is likely to do better.
func Instead(p Puzzle, tried Method) (m Method, ok bool) {
	hurried, is := p.(Hurried)
	if !is {
		return Method{}, false
	}
	m, _ = hurried.Hurry()
	return m, m.Name() != tried.Name()
}
