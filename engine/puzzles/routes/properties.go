package routes

import "langkah/engine"

// truth holds the computed properties of a heuristic on a graph or map, with what refutes the others.
type truth struct {
	admissible, consistent bool
	why                    engine.Message
}

// examine computes the properties of a heuristic. It is consistent if it falls along no arc by more than the arc costs;
// admissible if it exceeds no exact distance. A distance of two nodes is examined by its values to each end that counts.
func (z *Puzzle) examine(h heuristic) truth {
	if g, ok := z.world.(*grid); ok && h.Name != manhattan {
		if g.eight {
			return truth{true, true, engine.Msg("No step brings the goal nearer, by this measure, than the step costs.")}
		}
		return truth{true, true, engine.Msg("Every step costs at least the cheapest cell.")}
	}
	t := truth{admissible: true, consistent: true}
	values := []func(int32) int64{}
	if len(z.targets()) > 0 {
		values = append(values, h.value)
	}
	if h.apart != nil {
		for _, v := range z.visits {
			values = append(values, func(node int32) int64 { return h.apart(node, v) })
		}
	}
	for i, value := range values {
		if drop, ok := z.falls(value); ok {
			t.consistent, t.why = false, drop
			exact := z.exactFor(i)
			if exact == nil {
				t.admissible = false
			} else if high, ok := z.exceeds(value, exact); ok {
				t.admissible, t.why = false, high
			}
		}
		if !t.admissible {
			return t
		}
	}
	if t.consistent {
		t.why = engine.Msg("Along every road it falls by no more than the road costs.")
		if _, ok := z.world.(*grid); ok {
			t.why = engine.Msg("Along every step it falls by no more than the step costs.")
		}
	}
	return t
}

// exactFor returns the exact distances to what the i-th value estimates; nil in a world too large for them here.
func (z *Puzzle) exactFor(i int) *distances {
	if z.world.size() > widestTable && len(z.visits) > 0 || z.world.size() > 2*widestTable {
		return nil
	}
	if len(z.targets()) > 0 {
		if i == 0 {
			return z.known.left()
		}
		i--
	}
	return z.distancesTo([]int32{z.visits[i]}, nil)
}

// falls returns the first arc along which a value falls by more than the cost.
func (z *Puzzle) falls(value func(int32) int64) (engine.Message, bool) {
	var arcs []arc
	for n := range int32(z.world.size()) {
		if g, ok := z.world.(*grid); ok && g.cost[n] == 0 {
			continue
		}
		here := value(n)
		arcs = z.world.out(n, arcs[:0])
		for _, a := range arcs {
			if there := value(a.to); here-there > int64(z.price(a)) {
				return engine.Msg("From %s to %s it falls from %s to %s, though that costs %s.",
					z.world.label(n), z.world.label(a.to), z.costText(here), z.costText(there), z.costText(int64(z.price(a)))), true
			}
		}
	}
	for i, t := range z.targets() {
		if len(z.visits) == 0 && value(t) > 0 {
			return engine.Msg("At the goal %s it is %s.", z.world.label(z.targets()[i]), z.costText(value(t))), true
		}
	}
	return engine.Message{}, false
}

// rises reports whether a distance from the start rises along some arc by more than it costs.
func (z *Puzzle) rises(value func(int32) int64) bool {
	var arcs []arc
	for n := range int32(z.world.size()) {
		if g, ok := z.world.(*grid); ok && g.cost[n] == 0 {
			continue
		}
		here := value(n)
		arcs = z.world.out(n, arcs[:0])
		for _, a := range arcs {
			if value(a.to)-here > int64(z.price(a)) {
				return true
			}
		}
	}
	return false
}

// exceeds returns the first node at which a value is greater than the exact distance.
func (z *Puzzle) exceeds(value func(int32) int64, exact *distances) (engine.Message, bool) {
	for n := range int32(z.world.size()) {
		if exact.reached(n) && value(n) > exact.left[n] {
			return engine.Msg("At %s it is %s, and the cheapest way costs %s.", z.world.label(n), z.costText(value(n)), z.costText(exact.left[n])), true
		}
	}
	return engine.Message{}, false
}
