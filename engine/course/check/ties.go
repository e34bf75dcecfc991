package check

import "math"

// ties finds which rules for ties and which orders of successors a log follows.
type ties struct {
	queues map[int64]*queue // by key

	choices     int // expansions at which another state had the same key
	fifo, lifo  bool
	lowH, highH bool
	before      [5][5]bool // a successor in one direction came before one in another
	siblings    int
}

// queue holds the copies of one key in the order in which they were generated.
type queue struct {
	list  []int32
	front int
	hs    map[float64]int // copies by h
}

func newTies() *ties {
	return &ties{queues: map[int64]*queue{}, fifo: true, lifo: true, lowH: true, highH: true}
}

func (t *ties) pushed(i int32, key int64, h float64) {
	q := t.queues[key]
	if q == nil {
		q = &queue{hs: map[float64]int{}}
		t.queues[key] = q
	}
	q.list = append(q.list, i)
	q.hs[h]++
}

func (t *ties) dropped(key int64, h float64) {
	q := t.queues[key]
	if q.hs[h]--; q.hs[h] == 0 {
		delete(q.hs, h)
	}
}

// taken compares a copy that is expanded with the others of its key.
func (t *ties) taken(r *bestFirst, i int32) {
	c := r.made[i]
	q := t.queues[c.key]
	for q.front < len(q.list) && r.made[q.list[q.front]].gone {
		q.front++
	}
	for len(q.list) > q.front && r.made[q.list[len(q.list)-1]].gone {
		q.list = q.list[:len(q.list)-1]
	}
	if r.counts[c.key] < 2 {
		return
	}
	t.choices++
	if r.made[q.list[q.front]].born != c.born {
		t.fifo = false
	}
	if r.made[q.list[len(q.list)-1]].born != c.born {
		t.lifo = false
	}
	low, high, h := math.Inf(1), math.Inf(-1), r.h.at(c.state)
	for other := range q.hs {
		low, high = min(low, other), max(high, other)
	}
	t.lowH = t.lowH && h == low
	t.highH = t.highH && h == high
	t.sibling(r, q, c, i)
}

// sibling notes which of the successors of one expansion was taken before the others.
func (t *ties) sibling(r *bestFirst, q *queue, c waiting, i int32) {
	const most = 8 // successors of one expansion that are told apart by their direction
	near := func(from, by int) {
		for n := 0; n < most && from >= q.front && from < len(q.list); n++ {
			j := q.list[from]
			if o := r.made[j]; j != i && !o.gone && o.born == c.born {
				t.before[c.way][o.way] = true
				t.siblings++
			}
			from += by
		}
	}
	near(q.front, 1)
	near(len(q.list)-1, -1)
}

// order returns the order of directions that the siblings follow, the first generated first;
// nil where they follow none or show none.
func (t *ties) order() []way {
	if t.siblings == 0 || !t.fifo && !t.lifo {
		return nil
	}
	left := map[way]bool{}
	for w := way(1); int(w) < len(wayNames); w++ {
		left[w] = true
	}
	var list []way
	for len(left) > 0 {
		first := way(0)
		for w := way(1); int(w) < len(wayNames); w++ {
			if !left[w] {
				continue
			}
			free := true
			for o := range left {
				if t.before[o][w] {
					free = false
				}
			}
			if free {
				first = w
				break
			}
		}
		if first == 0 {
			return nil
		}
		delete(left, first)
		list = append(list, first)
	}
	if !t.fifo { // the last generated is taken first
		for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
			list[i], list[j] = list[j], list[i]
		}
	}
	return list
}
