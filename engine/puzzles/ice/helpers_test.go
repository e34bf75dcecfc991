package ice

import (
	"fmt"
	"os"
	"strings"
)

func size(rows, cols int) string { return fmt.Sprintf("%d %d", rows, cols) }

// ones returns costs of 1 for every cell.
func ones(rows, cols int) string {
	return strings.Repeat(strings.TrimSpace(strings.Repeat("1 ", cols))+"\n", rows)
}

// long returns a number that is larger if LANGKAH_LONG is set.
func long(quick, long int) int {
	if os.Getenv("LANGKAH_LONG") != "" {
		return long
	}
	return quick
}

func itoa(n int) string { return fmt.Sprint(n) }

// largest is a generated board of the largest size of the course, with all ten numbers.
const largest = `18 26
XXXXXXXXXXXXXXXXXXXXXXXXXX
X**X*****3**XO********X*XX
X*XX*******XL********X***X
X***0X***X***L******X*X*XX
XX*X****X*********XX**X**X
XXXL**X*****XX*XX*X****X*X
X**********X*X**LL****X**X
X****X***XX*X******ZX****X
X*LX**X**X*X****XX**X****X
X**XX*********X*****L****X
X*X*******X**X****9*X****X
X*****X**5***XX***8***X**X
XL****7*L*L*X*LX***X*****X
X*X******XX**X*****X**XXXX
X*X***6***L*X*X****X*****X
X*****12X*****X*******X**X
X**4XX***********X*******X
XXXXXXXXXXXXXXXXXXXXXXXXXX
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 8 6 0 7 8 7 6 4 6 5 2 0 9 3 8 4 2 5 9 6 1 0 5 0 0
0 6 0 0 7 8 3 7 7 5 1 0 0 1 7 9 4 7 2 8 3 0 9 4 4 0
0 9 3 2 8 0 5 5 6 0 9 6 3 0 8 1 4 4 2 8 0 4 0 4 0 0
0 0 3 0 9 8 4 7 0 2 2 2 4 1 6 7 6 3 0 0 1 3 0 2 8 0
0 0 0 0 4 2 0 4 2 5 2 9 0 0 8 0 0 5 0 3 8 6 9 0 6 0
0 3 3 6 6 2 4 4 6 2 3 0 5 0 2 7 0 0 2 2 3 1 0 4 2 0
0 6 9 2 1 0 1 2 3 0 0 5 0 1 8 5 4 7 1 4 0 1 6 2 2 0
0 7 0 0 7 6 0 4 5 0 6 0 1 6 7 5 0 0 2 1 0 1 8 5 2 0
0 3 2 0 0 2 2 7 3 3 1 7 4 6 0 7 8 7 1 3 0 3 2 5 4 0
0 2 0 1 3 1 4 5 3 2 0 2 2 0 2 7 1 2 4 7 0 9 4 9 9 0
0 2 8 7 9 7 0 3 2 2 6 7 8 0 0 8 7 9 4 2 9 3 0 6 2 0
0 0 4 1 5 7 7 3 0 2 0 4 0 1 0 0 7 5 3 0 3 8 1 9 7 0
0 6 0 3 7 5 3 1 2 0 0 8 8 0 8 4 3 1 1 0 9 4 0 0 0 0
0 9 0 4 2 4 8 3 4 4 0 2 0 1 0 6 5 6 4 0 3 1 6 3 2 0
0 7 9 3 3 3 1 7 0 2 7 9 9 2 0 3 2 1 5 4 4 8 0 5 6 0
0 3 9 1 0 0 1 1 1 4 1 6 6 8 9 8 8 0 2 6 9 1 4 1 1 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
`
