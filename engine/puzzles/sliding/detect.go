package sliding

// detect says how much a text looks like a board of tiles: numbers apart by
// blanks, each of them once. A board with a mistake or two still does, wherever
// they stand; a grid of numbers that repeat, or of letters, does not.
func detect(s string) float64 {
	if _, err := parse(s); err == nil {
		return 1
	}
	t, _ := split(s)
	total, numbers, different := 0, 0, 0
	for _, lines := range [][]line{t.start, t.goal} {
		distinct := map[string]bool{}
		for _, l := range lines {
			for _, w := range l.words {
				total++
				if _, blank := readTile(w.Text, 1); w.IsNumber() || blank {
					numbers++
					distinct[w.Text] = true
				}
			}
		}
		different += len(distinct)
	}
	if total == 0 {
		return 0
	}
	like := 0.9 * share(numbers, total) * share(different, total) * share(different, total)
	if total < minSide*minSide {
		like /= 5 // too little to tell
	}
	return like
}

func share(part, whole int) float64 { return float64(part) / float64(whole) }
