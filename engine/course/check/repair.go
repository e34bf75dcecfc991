package check

// repairs lets a replay pass boards that a log leaves out or has twice, which happens to
// programs that log by hand.
type repairs struct {
	allowed int // how many in all
	done    int
	later   map[state]int // the last entry of each state
}

// repair skips an entry that is there a second time, or expands a waiting state that the log
// leaves out: one of the least key that never comes later. ok is false if neither explains it.
func (r *bestFirst) repair(s state) (ok bool) {
	if r.repairs.done >= r.repairs.allowed || r.at == 0 {
		return false
	}
	if r.log[r.at-1] == s && r.node(s).expanded {
		r.repairs.done++
		r.at++
		return true
	}
	least, any := r.least()
	if !any {
		return false
	}
	n := r.node(s)
	for i := range r.made {
		c := r.made[i]
		if c.gone || c.key != least || r.repairs.later[c.state] > 0 || r.solved(c.state) {
			continue
		}
		if n.open == 0 && !r.leadsTo(c.state, s) {
			continue
		}
		r.repairs.done++
		r.drop(int32(i))
		r.expand(c)
		return true
	}
	return false
}

func (r *bestFirst) leadsTo(from, to state) bool {
	for _, st := range r.steps(from) {
		if st.to == to {
			return true
		}
	}
	return false
}

// lastEntries returns where each state of a log stands last.
func lastEntries(log []state) map[state]int {
	last := make(map[state]int, len(log))
	for i, s := range log {
		last[s] = i
	}
	return last
}
