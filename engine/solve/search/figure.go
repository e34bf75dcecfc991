package search

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"strconv"

	numbers "langkah/engine/base/figures" // figures is a type here
)

// Infinite is the estimate of a dead end: a state from which no goal is reachable. Sums with
// it are infinite too.
const Infinite = math.MaxInt32

// Figure is a number of an event for display: ∞ for [Infinite], a decimal fraction where the
// search counts in fractions of a cost. It prints so with every verb.
type Figure struct{ value, unit int32 }

// Whole returns the figure of a whole cost.
func Whole(x int32) Figure { return Figure{x, 1} }

// In returns the figure of x units, of which unit make a cost of 1.
func In(unit, x int32) Figure { return Figure{x, max(unit, 1)} }

// Infinite reports whether the figure is that of a dead end.
func (f Figure) Infinite() bool { return f.value == Infinite }

// Compare compares the figure with a cost, as [cmp.Compare] does.
func (f Figure) Compare(cost int32) int {
	return cmp.Compare(int64(f.value), int64(cost)*int64(max(f.unit, 1)))
}

// String formats the figure exactly where it has at most six decimals, otherwise with three.
func (f Figure) String() string {
	switch {
	case f.Infinite():
		return "∞"
	case f.unit <= 1:
		return strconv.Itoa(int(f.value))
	}
	return Decimal(int64(f.value), f.unit)
}

// Decimal writes a cost in units, of which unit make 1: exactly where it has at most six decimals, otherwise with three.
func Decimal(cost int64, unit int32) string {
	return strconv.FormatFloat(numbers.Displayed(Value(cost, unit)), 'f', -1, 64)
}

// Format implements [fmt.Formatter].
func (f Figure) Format(s fmt.State, _ rune) { _, _ = io.WriteString(s, f.String()) }

// Value returns the figure as a number, +Inf for an infinite one. It has at most nine
// decimals, so that figures of one unit are equal, and in order, as their values are.
func (f Figure) Value() float64 {
	switch {
	case f.Infinite():
		return math.Inf(1)
	case f.unit <= 1:
		return float64(f.value)
	}
	return Value(int64(f.value), f.unit)
}

// Value returns a cost in units, of which unit make 1, as [Figure.Value] does.
func Value(cost int64, unit int32) float64 {
	const finest = 1e9
	return math.Round(float64(cost)/float64(max(unit, 1))*finest) / finest
}

// MarshalJSON writes the value, and null for an infinite figure.
func (f Figure) MarshalJSON() ([]byte, error) {
	if f.Infinite() {
		return []byte("null"), nil
	}
	return []byte(strconv.FormatFloat(f.Value(), 'f', -1, 64)), nil
}
