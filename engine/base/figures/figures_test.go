package figures

import (
	"math"
	"strconv"
	"testing"
	"time"
)

func TestDecimals(t *testing.T) {
	for x, want := range map[float64]string{0: "0", 14: "14", 1234567: "1,234,567", 2.5: "2.5", 1234.0625: "1,234.0625", 1.0 / 3: "0.333", 12.071067812: "12.071", -0.25: "-0.25", math.Inf(1): "∞"} {
		if got := Decimal(x); got != want {
			t.Errorf("Decimal(%v) is %q, want %q", x, got, want)
		}
	}
}

func TestCounts(t *testing.T) {
	for _, c := range []struct {
		n            int
		count, short string
		moves        string
	}{
		{0, "0", "0", "0 moves"},
		{1, "1", "1", "1 move"},
		{999, "999", "999", "999 moves"},
		{1014, "1,014", "1.0k", "1,014 moves"},
		{12_345_678, "12,345,678", "12.3M", "12,345,678 moves"},
		{-1234, "-1,234", "-1.2k", "-1,234 moves"},
	} {
		if got := Count(c.n); got != c.count {
			t.Errorf("Count(%d) is %q, want %q", c.n, got, c.count)
		}
		if got := Grouped(strconv.Itoa(c.n)); got != c.count && c.n >= 0 {
			t.Errorf("Grouped(%d) is %q, want %q", c.n, got, c.count)
		}
		if got := Short(int64(c.n)); got != c.short {
			t.Errorf("Short(%d) is %q, want %q", c.n, got, c.short)
		}
		if got := Plural(c.n, "move"); got != c.moves {
			t.Errorf("Plural(%d) is %q, want %q", c.n, got, c.moves)
		}
	}
}

func TestBytes(t *testing.T) {
	for n, want := range map[int64]string{-1: "0 B", 0: "0 B", 1 << 10: "1.0 KiB", 12 << 20: "12 MiB", 3 << 30: "3.0 GiB"} {
		if got := Bytes(n); got != want {
			t.Errorf("Bytes(%d) is %q, want %q", n, got, want)
		}
	}
}

func TestTimes(t *testing.T) {
	for _, c := range []struct {
		d                 time.Duration
		duration, rounded string
	}{
		{0, "0 µs", "0s"},
		{1234 * time.Nanosecond, "1.23 µs", "1.23µs"},
		{999_600 * time.Nanosecond, "1000 µs", "999.6µs"},
		{12_345_678 * time.Nanosecond, "12.3 ms", "12.35ms"},
		{1_234_567 * time.Microsecond, "1.23 s", "1.23s"},
		{59_960 * time.Millisecond, "60 s", "59.96s"},
		{125_600 * time.Millisecond, "2:05 min", "2m6s"},
	} {
		if got := Duration(c.d); got != c.duration {
			t.Errorf("Duration(%v) is %q, want %q", c.d, got, c.duration)
		}
		if got := Milliseconds(float64(c.d) / 1e6); got != c.duration {
			t.Errorf("Milliseconds of %v is %q, want %q", c.d, got, c.duration)
		}
		got := Rounded(c.d)
		if got != c.rounded {
			t.Errorf("Rounded(%v) is %q, want %q", c.d, got, c.rounded)
		}
		if _, err := time.ParseDuration(got); err != nil {
			t.Errorf("Rounded(%v) is not read back: %v", c.d, err)
		}
	}
}
