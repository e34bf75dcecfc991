package hardware

import "testing"

// LargePages keeps the contents of a table of any size and alignment.
func TestATableKeepsItsEntries(t *testing.T) {
	table := make([]uint64, 1<<20)
	for i := range table {
		table[i] = uint64(i)
	}
	for _, part := range [][]uint64{nil, table[:0], table[:1], table[3:], table[len(table)-5:], table} {
		LargePages(part)
	}
	for i, n := range table {
		if n != uint64(i) {
			t.Fatalf("entry %d is %d", i, n)
		}
	}
}
