// Package figures formats counts, sizes and times, for the window, the command line and
// files alike.
package figures

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"
	"github.com/dustin/go-humanize/english"
)

// Count formats a number with thousands separators: "1,234,567".
func Count[N int | int64](n N) string { return humanize.Comma(int64(n)) }

// Grouped adds thousands separators to a decimal number of any length.
func Grouped(digits string) string {
	var b strings.Builder
	for i := range len(digits) {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteByte(digits[i])
	}
	return b.String()
}

// Decimal formats a number with thousands separators, rounded as by [Displayed]: "1,234.5".
func Decimal(x float64) string {
	if math.IsInf(x, 1) {
		return "∞"
	}
	return humanize.Commaf(Displayed(x))
}

// Displayed returns a number as it is shown: as it is where it has at most six decimals, as costs in decimals have,
// and otherwise with three.
func Displayed(x float64) float64 {
	const finest, usual = 1e6, 1e3
	if exact := math.Round(x*finest) / finest; math.Abs(x-exact) < 0.5e-9 {
		return exact
	}
	return math.Round(x*usual) / usual
}

// Short formats a count with a unit letter: "12.3M"; below 1,000 it is exact.
func Short(n int64) string {
	value, prefix := humanize.ComputeSI(float64(n))
	if prefix == "" {
		return strconv.FormatInt(n, 10)
	}
	return fmt.Sprintf("%.1f%s", value, prefix)
}

// Plural formats a count with its English noun: "1 move", "1,014 moves".
func Plural(n int, noun string) string {
	return Count(n) + " " + english.PluralWord(n, noun, "")
}

// Bytes formats an amount of memory in binary units: "12 MiB".
func Bytes(n int64) string { return humanize.IBytes(uint64(max(n, 0))) }

// Duration formats a time to three digits: "4.56 ms", "12.3 s", and from a minute on "2:05 min".
func Duration(d time.Duration) string {
	switch {
	case d < time.Millisecond:
		return threeDigits(float64(d)/float64(time.Microsecond)) + " µs"
	case d < time.Second:
		return threeDigits(float64(d)/float64(time.Millisecond)) + " ms"
	case d < time.Minute:
		return threeDigits(d.Seconds()) + " s"
	}
	return fmt.Sprintf("%d:%02d min", int(d.Minutes()), int(d.Seconds())%60)
}

// Milliseconds is [Duration] for a number of milliseconds.
func Milliseconds(ms float64) string { return Duration(time.Duration(ms * float64(time.Millisecond))) }

// threeDigits formats three significant digits without an exponent.
func threeDigits(x float64) string {
	if x >= 999.5 {
		return strconv.FormatFloat(x, 'f', 0, 64)
	}
	return strconv.FormatFloat(x, 'g', 3, 64)
}

// Rounded formats a time to about four digits in the notation of [time.ParseDuration]:
// "12.35ms", "2m5s".
func Rounded(d time.Duration) string {
	switch {
	case d >= time.Minute:
		d = d.Round(time.Second)
	case d >= time.Second:
		d = d.Round(10 * time.Millisecond)
	case d >= time.Millisecond:
		d = d.Round(10 * time.Microsecond)
	case d >= time.Microsecond:
		d = d.Round(10 * time.Nanosecond)
	}
	return d.String()
}
