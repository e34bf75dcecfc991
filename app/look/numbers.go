package look

import (
	"fmt"
	"time"

	"github.com/dustin/go-humanize"

	"langkah/engine"
)

// Count is a number with its thousands apart.
func Count(n int64) string { return humanize.Comma(n) }

// OrDash is a number, or a dash for 0, which means that nothing is known.
func OrDash(n int64) string {
	if n == 0 {
		return "–"
	}
	return Count(n)
}

// Bytes is an amount of memory, such as "12 MiB".
func Bytes(n int64) string { return engine.Bytes(n) }

// Duration is a time to about three digits.
func Duration(d time.Duration) string {
	switch {
	case d < time.Millisecond:
		return fmt.Sprintf("%d µs", d.Microseconds())
	case d < time.Second:
		return fmt.Sprintf("%.1f ms", float64(d)/float64(time.Millisecond))
	case d < time.Minute:
		return fmt.Sprintf("%.1f s", d.Seconds())
	}
	return fmt.Sprintf("%d:%02d min", int(d.Minutes()), int(d.Seconds())%60)
}
