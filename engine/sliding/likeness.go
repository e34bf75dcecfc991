package sliding

import "strconv"

// likeness says how much a text looks like a board of tiles: numbers apart by
// blanks, each of them once. A board with a mistake or two still does; a grid
// of numbers that repeat, or of letters, does not.
func likeness(text string) float64 {
	if _, err := Parse(text); err == nil {
		return 1
	}
	t, _ := split(text)
	total, numbers := 0, 0
	distinct := map[int]bool{}
	for _, l := range t.start {
		for _, w := range l.words {
			total++
			number, err := strconv.Atoi(w.text)
			if _, notBlank := readTile(w.text, 1); err != nil && notBlank != nil {
				continue
			}
			numbers++
			distinct[number] = true
		}
	}
	if total < minSide*minSide {
		return 0
	}
	share := float64(numbers) / float64(total)
	different := float64(len(distinct)) / float64(total)
	return 0.9 * share * different * different
}
