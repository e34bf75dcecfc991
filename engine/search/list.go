package search

import "unsafe"

// list grows without copying what it holds: it lies in chunks, so that a
// pointer into it stays good and growing leaves no garbage.
type list[T any] struct {
	chunks []*[listChunk]T
	n      int
}

const listChunk = 1 << 12

func (l *list[T]) at(i int) *T { return &l.chunks[uint(i)/listChunk][uint(i)%listChunk] }

// add makes the list one longer. It returns nil when the memory limit forbids it.
func (l *list[T]) add(m *Meter) *T {
	if l.n == len(l.chunks)*listChunk {
		if !m.Hold(int64(unsafe.Sizeof([listChunk]T{})) + 16) {
			return nil
		}
		l.chunks = append(l.chunks, new([listChunk]T))
	}
	l.n++
	return l.at(l.n - 1)
}
