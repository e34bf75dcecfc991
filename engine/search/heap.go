package search

import "unsafe"

// heap is a binary heap in blocks: the least key first, and among equal keys
// the latest.
type heap struct {
	blocks []*[heapBlock]heapItem
	n      int
	pushed uint32
}

type heapItem struct {
	key   int64
	i     uint32
	order uint32
}

const heapBlock = 1 << 10

func (a heapItem) before(b heapItem) bool {
	return a.key < b.key || a.key == b.key && a.order > b.order
}

func (h *heap) at(i int) *heapItem { return &h.blocks[i/heapBlock][i%heapBlock] }

func (h *heap) push(item heapItem, m *Meter) bool {
	if h.n == len(h.blocks)*heapBlock {
		if !m.Hold(int64(unsafe.Sizeof([heapBlock]heapItem{}))) {
			return false
		}
		h.blocks = append(h.blocks, new([heapBlock]heapItem))
	}
	h.pushed++
	item.order = h.pushed
	hole := h.n
	h.n++
	for hole > 0 && item.before(*h.at((hole - 1) / 2)) {
		*h.at(hole) = *h.at((hole - 1) / 2)
		hole = (hole - 1) / 2
	}
	*h.at(hole) = item
	return true
}

func (h *heap) pop() heapItem {
	first := *h.at(0)
	h.n--
	last := *h.at(h.n)
	hole := 0
	for {
		child := 2*hole + 1
		if child >= h.n {
			break
		}
		if child+1 < h.n && h.at(child+1).before(*h.at(child)) {
			child++
		}
		if !h.at(child).before(last) {
			break
		}
		*h.at(hole) = *h.at(child)
		hole = child
	}
	*h.at(hole) = last
	return first
}
