package search

import "unsafe"

// list grows without copying what it holds: it lies in chunks, so that a
// pointer into it stays good and growing leaves no garbage.
type list[T any] struct {
	chunks [][]T // slices, since a pointer to an array is looked into before it is used
	n      int
	slab   slab[T]
}

const listChunk = 1 << 12

func (l *list[T]) at(i int) *T { return &l.chunks[uint(i)/listChunk][uint(i)%listChunk] }

// add makes the list one longer. It returns nil when the memory limit forbids it.
func (l *list[T]) add(m *Meter) *T {
	if l.n == len(l.chunks)*listChunk {
		chunk := l.slab.piece(listChunk, m)
		if chunk == nil || !m.Hold(int64(unsafe.Sizeof(chunk))) {
			return nil
		}
		l.chunks = append(l.chunks, chunk)
	}
	l.n++
	return l.at(l.n - 1)
}
