package check

import "slices"

// wrongWays returns the method with one mistake each, the commonest mistakes first.
func (s *space) wrongWays(algorithm, heuristic string) (list []hypothesis) {
	right := s.rightWays(algorithm, heuristic)
	if len(right) == 0 {
		return nil
	}
	base := right[0]
	if base.depthFirst {
		list = s.wrongDescents(algorithm, heuristic)
	} else {
		list = s.wrongFrontiers(algorithm, heuristic)
	}
	for _, r := range right {
		for w := way(1); int(w) < len(wayNames); w++ {
			r.mistake, r.without = "missing-move", w
			list = append(list, r)
		}
	}
	for _, m := range s.wrong {
		for _, r := range right {
			if r.moves == s.right[0] {
				r.mistake, r.moves = m.rule.Mistake, m
				list = append(list, r)
			}
		}
	}
	return append(list, s.wrongEstimates(algorithm, heuristic)...)
}

// wrongEstimates replaces the heuristic by a mistaken one, or by another.
func (s *space) wrongEstimates(algorithm, heuristic string) (list []hypothesis) {
	if !slices.Contains(informed, algorithm) || heuristic == OfLog {
		return nil
	}
	for _, e := range s.estimates {
		id := e.Mistake
		switch {
		case e.Of == heuristic && id == "":
			continue
		case e.Of != heuristic && id != "":
			continue
		case id == "":
			id = "h-" + e.Of + "-for-" + heuristic
		}
		for _, m := range s.right {
			for _, r := range (hypothesis{algorithm: algorithm, heuristic: heuristic, moves: m, h: e}).ways() {
				r.mistake = id
				list = append(list, r)
			}
		}
	}
	return list
}

// wrongFrontiers returns the mistakes in the order of a frontier.
func (s *space) wrongFrontiers(algorithm, heuristic string) (list []hypothesis) {
	add := func(id string, change func(*hypothesis)) {
		for _, r := range s.rightWays(algorithm, heuristic) {
			change(&r)
			r.mistake = id
			list = append(list, r)
		}
	}
	once := func(id string, change func(*hypothesis)) {
		for _, r := range s.rightWays(algorithm, heuristic) {
			if r.enter == cheaperOnly && r.pop == skipsClosed && !r.reopens {
				change(&r)
				r.mistake = id
				list = append(list, r)
			}
		}
	}
	noClosed := func() {
		for _, back := range []bool{false, true} {
			once("no-closed", func(h *hypothesis) { h.enter, h.pop, h.noWayBack = always, expandsAgain, back })
		}
		for _, shared := range []bool{false, true} {
			once("no-closed", func(h *hypothesis) { h.enter, h.pop, h.sharedG = notDearer, expandsAgain, shared })
		}
	}
	withG := algorithm == "ucs" || algorithm == "astar" || algorithm == "wastar"
	if withG {
		once("no-update", func(h *hypothesis) { h.enter = firstOnly })
	}
	if algorithm == "astar" || algorithm == "wastar" {
		add("h-only", func(h *hypothesis) { h.weightG, h.early = 0, true })
		add("no-h", func(h *hypothesis) { h.weightH = 0 })
	}
	if withG {
		add("cost-ignored", func(h *hypothesis) { h.unit, h.early = true, h.early || h.weightH == 0 })
		noClosed()
		for _, enter := range []entering{cheaperOnly, unlessClosed, firstOnly} {
			once("g-of-parent", func(h *hypothesis) { h.parentG, h.enter, h.early = true, enter, true })
		}
	} else {
		noClosed()
	}
	if algorithm == "astar" {
		for _, w := range []float64{2, 1.5, 3, 5, 1.2, 1.25, 4, 10, 0.5, 1.1, 2.5, 0.1, 100, 1000} {
			add("weight", func(h *hypothesis) { h.weightH, h.early = w, true })
		}
	}
	lifo := func() {
		for _, visits := range []visiting{onceTaken, oncePushed, notOnPath, notParent, anyState} {
			once("lifo", func(h *hypothesis) { h.depthFirst, h.deep = true, depthRules{visits: visits} })
		}
	}
	if algorithm == "bfs" { // it has a queue and no keys
		lifo()
	}
	for _, enter := range []entering{cheaperOnly, unlessClosed, firstOnly} {
		once("max-heap", func(h *hypothesis) { h.largest, h.enter, h.early = true, enter, true })
	}
	once("max-heap", func(h *hypothesis) { h.largest, h.replaces, h.early = true, true, true })
	if algorithm != "bfs" {
		lifo()
	}
	if algorithm != "bfs" {
		once("fifo", func(h *hypothesis) { h.unit, h.weightG, h.weightH, h.early = true, 1, 0, true })
	}
	return list
}

// wrongDescents returns the mistakes in a depth-first search.
func (s *space) wrongDescents(algorithm, heuristic string) (list []hypothesis) {
	add := func(id string, change func(*hypothesis)) {
		for _, r := range s.rightWays(algorithm, heuristic) {
			change(&r)
			r.mistake = id
			list = append(list, r)
		}
	}
	switch algorithm {
	case "dfs":
		add("fifo", func(h *hypothesis) { h.depthFirst, h.early = false, true })
		return list
	case "ids":
		for _, by := range []float64{2, 3, 4, 5, 10} {
			for _, first := range []float64{0, 1, by} {
				add("depth-cut", func(h *hypothesis) { h.unit, h.deep.raise, h.deep.first = true, by, first })
			}
		}
		add("depth-cut", func(h *hypothesis) { h.unit, h.deep.factor, h.deep.raise = true, 2, 0 })
	case "idastar":
		for _, by := range []float64{-1, 2, 3, 4, 5, 10} {
			add("depth-cut", func(h *hypothesis) { h.deep.raise = by })
		}
		add("h-only", func(h *hypothesis) { h.weightG = 0 })
		add("no-h", func(h *hypothesis) { h.weightH, h.deep.first = 0, 0 })
		add("cost-ignored", func(h *hypothesis) { h.unit = true })
		for _, w := range []float64{2, 1.5, 3, 5} {
			add("weight", func(h *hypothesis) { h.weightH = w })
		}
	}
	for _, visits := range []visiting{onceTaken, oncePushed} {
		add("closed-too-soon", func(h *hypothesis) { h.deep.visits = visits })
	}
	return list
}
