package search

// heap is a binary heap ordered by key, then estimate, then newest first. Push and pop take
// O(log n).
type heap struct {
	items  list[heapItem]
	pushed uint32
}

type heapItem struct {
	key   int64
	h     int32
	i     uint32
	order uint32
}

func (a heapItem) before(b heapItem) bool {
	if a.key != b.key {
		return a.key < b.key
	}
	return a.h < b.h || a.h == b.h && a.order > b.order
}

func (h *heap) push(key int64, estimate int32, i uint32, m *Meter) bool {
	if h.items.add(m) == nil {
		return false
	}
	h.pushed++
	item := heapItem{key, estimate, i, h.pushed}
	hole := h.items.n - 1
	for hole > 0 && item.before(*h.items.at((hole - 1) / 2)) {
		*h.items.at(hole) = *h.items.at((hole - 1) / 2)
		hole = (hole - 1) / 2
	}
	*h.items.at(hole) = item
	return true
}

func (h *heap) pop() (key int64, estimate int32, i uint32) {
	first := *h.items.at(0)
	h.items.n--
	n := h.items.n
	last := *h.items.at(n)
	hole := 0
	for child := 1; child < n; child = 2*hole + 1 {
		if child+1 < n && h.items.at(child+1).before(*h.items.at(child)) {
			child++
		}
		if !h.items.at(child).before(last) {
			break
		}
		*h.items.at(hole) = *h.items.at(child)
		hole = child
	}
	*h.items.at(hole) = last
	return first.key, first.h, first.i
}
