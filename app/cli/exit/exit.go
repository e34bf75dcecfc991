// Package exit holds the program's exit codes, and the errors that carry them.
package exit

import (
	"errors"
	"fmt"

	"langkah/engine"
)

// The exit codes of the program.
const (
	OK         = 0 // solved, or done
	Unsolvable = 1 // it is proven that there is no solution
	BadInput   = 2 // a file or an argument is wrong
	Limited    = 3 // a limit was reached, or the user stopped it
	Other      = 4 // anything else: a file that cannot be saved, a method that gave up
	Faulty     = 5 // a comparison found methods that cannot all be right
)

// Error ends a command with a code other than OK. Err is nil where the
// command's result has already said why.
type Error struct {
	Code int
	Err  error
}

func (e Error) Error() string {
	if e.Err == nil {
		return fmt.Sprintf("exit code %d", e.Code)
	}
	return e.Err.Error()
}

func (e Error) Unwrap() error { return e.Err }

// With returns err with an exit code.
func With(code int, err error) error { return Error{code, err} }

// Silently returns an error that only sets the exit code.
func Silently(code int) error { return Error{Code: code} }

// Refusal returns an error that the user's file or arguments are to blame for.
func Refusal(err error) error { return Error{BadInput, err} }

// LimitError returns err with the code [Limited] if a limit or an interrupt caused
// it, and otherwise nil.
func LimitError(err error) error {
	if limit := (*engine.LimitError)(nil); errors.As(err, &limit) {
		return Error{Limited, err}
	}
	return nil
}

// Of returns how a command ends after it has printed a result of that status.
func Of(status engine.Status) error {
	switch {
	case status == engine.Solved:
		return nil
	case status == engine.NoSolution:
		return Silently(Unsolvable)
	case status.Limited(), status == engine.Stopped:
		return Silently(Limited)
	}
	return Silently(Other)
}
