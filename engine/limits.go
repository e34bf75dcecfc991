package engine

import (
	"langkah/engine/base/figures"
	"langkah/engine/solve/search"
)

// LimitError is the error of work without a [Result] of its own, such as generating a
// puzzle or auditing heuristics, that a limit or the user ended early.
type LimitError struct {
	Status Status
	Reason Message
}

func (e *LimitError) Error() string { return e.Reason.String() }

// Message is the error in words.
func (e *LimitError) Message() Message { return e.Reason }

// LimitReached returns the error of a run that ended with that status, nil unless a
// limit was reached.
func LimitReached(s Status, run *search.Meter) error {
	switch {
	case s == search.Stopped:
		return &LimitError{s, Ending(s, run.Limits(), run.Counters)}
	case s.Limited():
		return &LimitError{s, Msg("%s; raise it", limitReached(s, run.Limits()))}
	}
	return nil
}

// limitReached names the limit.
func limitReached(s Status, limits Limits) Message {
	switch s {
	case search.MemoryLimit:
		return Msg("the memory limit of %s was reached", figures.Bytes(limits.Memory))
	case search.NodeLimit:
		return Msg("the limit of %d node{|s} was reached", limits.Nodes)
	}
	return Msg("the time limit of %s was reached", limits.Time.String())
}
