package compare

// Overall holds the totals of a comparison, for one of so many puzzles that
// nobody would read each of their tables.
type Overall struct {
	Plans []Header
	Sums
	Rows     int // runs that have a row
	Verified int // those of them whose solution the rules have passed
	Faults   []Fault
}

// Overall is the totals of the log.
func (l Log) Overall() Overall {
	all := Overall{Plans: l.Plans, Rows: len(l.Rows)}
	var summing Summing
	for rows := range byPuzzle(l.Rows) {
		summing.Add(newTable(rows))
		all.Faults = append(all.Faults, faultsOf(rows)...)
		for i := range rows {
			if rows[i].Solved() {
				all.Verified++
			}
		}
	}
	all.Sums = summing.Sums()
	return all
}

// Puzzles is how many puzzles were planned or have rows.
func (l Log) Puzzles() int {
	digests := map[string]bool{}
	for _, h := range l.Plans {
		for _, p := range h.Puzzles {
			digests[p.Digest] = true
		}
	}
	for i := range l.Rows {
		digests[l.Rows[i].Digest] = true
	}
	return len(digests)
}
