package text

// Near returns the names that a misspelt word probably means: those that the fewest
// typing mistakes make of it, which are one in three letters, and two at the most. A
// mistake is a letter too many, too few or another one, or a swap of neighbours.
func Near(word string, names []string) []string {
	fewest := 2
	var near []string
	for _, name := range names {
		d := distance([]rune(word), []rune(name))
		if d > fewest || 3*d > len([]rune(name)) {
			continue
		}
		if d < fewest {
			fewest, near = d, nil
		}
		near = append(near, name)
	}
	return near
}

// distance is the number of mistakes between two words: the optimal string alignment
// distance (Damerau and Levenshtein), by its table of all beginnings, in time and space
// len(a) times len(b).
func distance(a, b []rune) int {
	table := make([][]int, len(a)+1)
	for i := range table {
		table[i] = make([]int, len(b)+1)
		for j := range table[i] {
			if i == 0 || j == 0 {
				table[i][j] = i + j
				continue
			}
			other := 1
			if a[i-1] == b[j-1] {
				other = 0
			}
			table[i][j] = min(table[i-1][j]+1, table[i][j-1]+1, table[i-1][j-1]+other)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				table[i][j] = min(table[i][j], table[i-2][j-2]+1)
			}
		}
	}
	return table[len(a)][len(b)]
}
