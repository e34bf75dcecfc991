package ice

import (
	"fmt"
	"os"
	"strings"
)

func size(rows, cols int) string { return fmt.Sprintf("%d %d", rows, cols) }

// ones are costs of 1 for every cell.
func ones(rows, cols int) string {
	return strings.Repeat(strings.TrimSpace(strings.Repeat("1 ", cols))+"\n", rows)
}

// long is a number that LANGKAH_LONG makes larger.
func long(quick, long int) int {
	if os.Getenv("LANGKAH_LONG") != "" {
		return long
	}
	return quick
}
