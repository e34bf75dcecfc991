package engine

import (
	"langkah/engine/figures"
	"langkah/engine/search"
)

// LimitError is why work that has no [Result] of its own, such as making a puzzle
// or auditing heuristics, ended early: a limit, or the user.
type LimitError struct {
	Status Status
	Reason Message
}

func (e *LimitError) Error() string { return e.Reason.String() }

// Message is the error in words.
func (e *LimitError) Message() Message { return e.Reason }

// LimitReached is the error of a run that has ended so; nil for another ending.
func LimitReached(s Status, run *search.Meter) error {
	if s == search.Stopped || s.Limited() {
		return &LimitError{s, limitWords(s, run.Limits())}
	}
	return nil
}

// limitWords say which limit ended work that is not a method's, where [Ending]
// would offer another method.
func limitWords(s Status, limits Limits) Message {
	switch s {
	case search.TimeLimit:
		return Msg("the time limit of %s was reached; raise it", limits.Time.String())
	case search.MemoryLimit:
		return Msg("the memory limit of %s was reached; raise it", figures.Bytes(limits.Memory))
	case search.NodeLimit:
		return Msg("the limit of %d nodes was reached; raise it", limits.Nodes)
	}
	return Ending(s, limits, search.Counters{})
}
