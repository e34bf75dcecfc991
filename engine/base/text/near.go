package text

// Near returns the names that a misspelt word probably means: those at the least edit
// distance, if that is at most a third of its letters and at most 2. Edits are insertion,
// deletion, substitution and the swap of neighbours.
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

// distance returns the optimal string alignment distance (a restricted Damerau-Levenshtein
// distance), by dynamic programming over prefixes in time and space len(a) * len(b).
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
