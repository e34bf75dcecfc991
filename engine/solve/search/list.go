package search

import "unsafe"

// list is a growing array in chunks: growth copies nothing, leaves no garbage, and keeps
// pointers to items valid.
type list[T any] struct {
	chunks [][]T // slices: a pointer to an array would cost a nil check per access
	n      int
	slab   slab[T]
}

const listChunk = 1 << 12

func (l *list[T]) at(i int) *T { return &l.chunks[uint(i)/listChunk][uint(i)%listChunk] }

// add appends a zero item. It returns nil at the memory limit.
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
