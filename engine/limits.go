package engine

import "langkah/engine/search"

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
		return &LimitError{s, Ending(s, run.Limits(), run.Counters)}
	}
	return nil
}
