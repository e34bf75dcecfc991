package search

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"strconv"
)

// Infinite is the estimate of a state from which no goal can be reached, and every
// figure of an event that is made of one.
const Infinite = math.MaxInt32

// Figure is a figure of an event as it is written: ∞ for [Infinite], and in decimals
// where the search counts in fractions of a move's cost. It prints so under every verb.
type Figure struct{ value, unit int32 }

// Whole is a figure that counts whole costs.
func Whole(x int32) Figure { return Figure{x, 1} }

// In is a figure of which so many units make a cost of 1.
func In(unit, x int32) Figure { return Figure{x, max(unit, 1)} }

// Infinite says whether there is no way to a goal.
func (f Figure) Infinite() bool { return f.value == Infinite }

// Compare compares the figure with a cost, as [cmp.Compare] does.
func (f Figure) Compare(cost int32) int {
	return cmp.Compare(int64(f.value), int64(cost)*int64(max(f.unit, 1)))
}

// String is the figure with at most three decimals.
func (f Figure) String() string {
	switch {
	case f.Infinite():
		return "∞"
	case f.unit <= 1:
		return strconv.Itoa(int(f.value))
	}
	const finest = 1000
	thousandths := math.Round(float64(f.value) * finest / float64(f.unit))
	return strconv.FormatFloat(thousandths/finest, 'f', -1, 64)
}

// Format implements [fmt.Formatter].
func (f Figure) Format(s fmt.State, _ rune) { _, _ = io.WriteString(s, f.String()) }

// MarshalJSON writes a number, and null for an infinite figure.
func (f Figure) MarshalJSON() ([]byte, error) {
	if f.Infinite() {
		return []byte("null"), nil
	}
	return []byte(f.String()), nil
}
