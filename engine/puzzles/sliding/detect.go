package sliding

// detect returns how likely a text is a board of this family, from 0 to 1: 1 if it parses, else lower by the shares of
// words that are not numbers and of numbers that repeat.
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
		like /= 5 // too little evidence
	}
	return like
}

func share(part, whole int) float64 { return float64(part) / float64(whole) }
