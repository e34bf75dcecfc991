package blocks

import "langkah/engine/solve/search"

// set holds codes, each with the number of its layer modulo 3, in hash tables with open addressing (linear probing; Knuth,
// volume 3, 6.4). The neighbours of a position are in its own layer, the one before or the one after, so that two bits are
// enough to tell which, and a way back needs no parents.
//
// There are 256 tables of different sizes, which grow one after another by a fifth, so that growing never takes a second copy
// of all codes, and the load of all together stays near 0.78: 10.3 bytes a code. Adding or finding takes constant time on
// average.
type set struct {
	tables [1 << tableBits]table
	size   int
	meter  *search.Meter
	full   bool // the memory limit was reached
}

type table struct {
	words []uint64 // (code + 1) << 2 | layer modulo 3; 0 is free
	used  int
	room  int // used may grow to this
	next  int // number of words after growing
}

const (
	tableBits  = 8
	firstWords = 96
	// unseen marks a code that has no layer yet.
	unseen = 3
)

func newSet(meter *search.Meter) *set {
	s := &set{meter: meter}
	for i := range s.tables {
		s.tables[i].next = firstWords + i*firstWords/5/len(s.tables)
	}
	return s
}

func hash(code uint64) uint64 { return (code ^ code>>29) * 0x9E3779B97F4A7C15 }

// hashed returns the table of a code and the first index to probe.
func (s *set) hashed(code uint64) (*table, int) {
	h := hash(code)
	t := &s.tables[h>>(64-tableBits)]
	return t, int(h << tableBits >> 32 * uint64(len(t.words)) >> 32)
}

// find returns where a code is, or where it is to be put; the table has a free word.
func (s *set) find(code uint64) (t *table, at int, found bool) {
	t, at = s.hashed(code)
	want := code + 1
	for {
		switch word := t.words[at]; {
		case word == 0:
			return t, at, false
		case word>>2 == want:
			return t, at, true
		}
		if at++; at == len(t.words) {
			at = 0
		}
	}
}

// add adds a code with its layer; it returns false if it is there already, or if the set is full.
func (s *set) add(code uint64, layer uint64) bool {
	t, at := s.hashed(code)
	if t.used >= t.room {
		if !s.grow(t) {
			return false
		}
		_, at = s.hashed(code)
	}
	want := code + 1
	for {
		switch word := t.words[at]; {
		case word == 0:
			t.words[at] = want<<2 | layer
			t.used++
			s.size++
			return true
		case word>>2 == want:
			return false
		}
		if at++; at == len(t.words) {
			at = 0
		}
	}
}

// touch reads where each code is or would be put. These loads are independent of each other, so that the processor overlaps
// their cache misses, which makes adding the codes afterwards quick.
func (s *set) touch(list []successor) (sum uint64) {
	for i := range list {
		if t, at := s.hashed(list[i].code); at < len(t.words) {
			sum += t.words[at]
		}
	}
	return sum
}

// grow enlarges a table.
func (s *set) grow(t *table) bool {
	old, n := t.words, t.next
	if !s.meter.Hold(8 * int64(n)) {
		s.full = true
		return false
	}
	t.words, t.room, t.next = make([]uint64, n), n-n/7-1, n+n/5
	for _, word := range old {
		if word != 0 {
			_, at := s.hashed(word>>2 - 1)
			for t.words[at] != 0 {
				if at++; at == len(t.words) {
					at = 0
				}
			}
			t.words[at] = word
		}
	}
	s.meter.Hold(-8 * int64(len(old)))
	return true
}

// layer returns the layer of a code modulo 3; ok is false if it is not in the set.
func (s *set) layer(code uint64) (layer uint64, ok bool) {
	if t, _ := s.hashed(code); len(t.words) == 0 {
		return 0, false
	}
	t, at, found := s.find(code)
	if !found {
		return 0, false
	}
	return t.words[at] & 3, true
}

// reach gives a code that is unseen a layer; it returns false for others.
func (s *set) reach(code uint64, layer uint64) bool {
	t, at, found := s.find(code)
	if !found || t.words[at]&3 != unseen {
		return false
	}
	t.words[at] += layer - unseen
	return true
}

// each calls with for every code, in no particular order, until it returns false.
func (s *set) each(with func(code uint64) bool) {
	for i := range s.tables {
		for _, word := range s.tables[i].words {
			if word != 0 && !with(word>>2-1) {
				return
			}
		}
	}
}
