package look

import "langkah/engine/base/figures"

// OrDash returns a number, or a dash for 0, which means that nothing is known.
func OrDash(n int64) string {
	if n == 0 {
		return "–"
	}
	return figures.Count(n)
}
