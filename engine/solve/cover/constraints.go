package cover

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// constraints is backtracking on the cover problem as a constraint satisfaction problem. Each
// item and each kind is a variable; its domain are the options that cover it, and two options
// conflict if they cover the same item. An option is a value of all its items at once:
//
//	variable    domain                    after r1c4
//	row 2       r2c1  r2c4                r2c1
//	row 3       r3c4                      none: a wipeout
//	column 4    r1c4  r2c4  r3c4          assigned
//
// The next variable is the first one without a value or, by MRV (minimum remaining values),
// one whose domain has the fewest values that do not conflict with the assignment (Golomb and
// Baumert, "Backtrack programming", 1965; Bitner and Reingold, "Backtrack programming
// techniques", 1975). Forward checking takes a value back at once if it empties the domain of
// another variable (Haralick and Elliott, "Increasing tree search efficiency for constraint
// satisfaction problems", 1980).
//
// It is complete with and without them: they leave out only what has no solution below. Time
// is exponential. A node costs the options that an assignment takes out of domains; without
// MRV and forward checking domains are not kept, and it costs one look at each value.
type constraints struct {
	trail
	p       *Problem
	mrv     bool
	forward bool
	domain  [][]int32 // by variable: its values, the items first, then the kinds
	size    []int32   // by variable: values that conflict with no assigned one, if domains are kept
	need    []int32   // by variable: values still to be assigned, 1 for an item
	taken   []int32   // by option: assigned variables that it covers, if domains are kept
}

// Names of the options and of their values.
const (
	variablesOption = "variables"
	forwardOption   = "forward"
	inOrder         = "given"
	fewestFirst     = "mrv"
)

// ConstraintsChoice names the algorithm of [NewConstraints].
func ConstraintsChoice() option.Choice {
	return option.Choice{
		Name: "csp", Title: message.New("CSP backtracking"),
		About: message.New("It solves the puzzle as a constraint satisfaction problem: a value for each variable, of which none conflict, with MRV and forward checking to switch on and off."),
	}
}

// ConstraintsWhy says why the algorithm is complete.
func ConstraintsWhy() message.Message {
	return message.New("Finds a solution if there is one and otherwise proves that there is none, because every value of a variable is tried but those that conflict or leave another variable without any; may take long.")
}

// ConstraintsOptions are the options of [NewConstraints].
func ConstraintsOptions() []option.Option {
	return []option.Option{{
		Name: variablesOption, Role: option.Rule, Title: message.New("Order of variables"), Kind: option.OneOf, Default: fewestFirst,
		Choices: []option.Choice{
			{Name: fewestFirst, Title: message.New("The fewest values left (MRV)")},
			{Name: inOrder, Title: message.New("From the first on")},
		},
		Help: message.New("Which variable is given a value next: MRV, minimum remaining values, takes the one whose domain is the smallest."),
	}, {
		Name: forwardOption, Role: option.Rule, Title: message.New("Forward checking"), Kind: option.OneOf, Default: "yes",
		Choices: []option.Choice{
			{Name: "yes", Title: message.New("Yes")},
			{Name: "no", Title: message.New("No")},
		},
		Help: message.New("Whether a value is taken back at once where it leaves another variable without any value."),
	}}
}

// ConstraintRules returns what is chosen of them.
func ConstraintRules(s option.Settings) (mrv, forward bool) {
	return s.Text(variablesOption) != inOrder, s.Text(forwardOption) != "no"
}

// NewConstraints returns a solver for problems of any size, by [ConstraintsOptions].
func NewConstraints(p *Problem, s option.Settings) Solver {
	c := &constraints{trail: newTrail(p), p: p}
	c.mrv, c.forward = ConstraintRules(s)
	variables := p.Items + len(p.Kinds)
	c.domain, c.size, c.need = make([][]int32, variables), make([]int32, variables), make([]int32, variables)
	c.taken = make([]int32, len(p.Options))
	for v := range c.need {
		if v >= p.Items {
			c.need[v] = int32(p.Kinds[v-p.Items])
		} else if p.Open(v) {
			c.need[v] = 1
		}
	}
	for id, o := range p.Options {
		if !p.usable(o) {
			continue
		}
		for v := range c.variables(int32(id)) {
			c.domain[v] = append(c.domain[v], int32(id))
			c.size[v]++
		}
	}
	return c
}

// variables iterates over the variables of which an option is a value.
func (c *constraints) variables(option int32) func(yield func(v int32) bool) {
	o := &c.p.Options[option]
	return func(yield func(v int32) bool) {
		for _, item := range o.Items {
			if !yield(item) {
				return
			}
		}
		yield(int32(c.p.Items) + o.Kind)
	}
}

func (c *constraints) Run(w Traversal) bool {
	c.begin(w)
	for _, option := range w.Prefix {
		c.assign(option)
	}
	goOn := c.search(len(w.Prefix))
	for i := len(w.Prefix) - 1; i >= 0; i-- {
		c.retract(w.Prefix[i])
	}
	return c.end(goOn)
}

// search visits the covers below a node.
func (c *constraints) search(depth int) bool {
	c.nodes++
	if c.nodes >= c.next && !c.look(depth) {
		return false
	}
	v := c.unassigned()
	if v < 0 || depth == c.Depth && depth > 0 {
		return c.Visit(c.chosen[:depth])
	}
	if c.Branch != nil {
		c.reportBranch(v)
	}
	values := c.domain[v]
	for i, option := range values {
		if !c.consistent(option) {
			continue
		}
		c.chosen[depth], c.steps[depth] = option, step{int32(i), int32(len(values))}
		c.assign(option)
		goOn := true
		if empty, left := c.emptied(); empty < 0 {
			goOn = c.search(depth + 1)
		} else if c.wipeouts++; c.Wipeout != nil {
			c.Wipeout(c.chosen[:depth+1], empty, left)
		}
		c.retract(option)
		if !goOn {
			return false
		}
	}
	return true
}

// unassigned returns the next variable, -1 if each has its value. A kind of which several
// options are to be chosen is next only if nothing else is: no option is then left for it.
func (c *constraints) unassigned() int32 {
	best := int32(-1)
	for v, need := range c.need {
		switch {
		case need == 0 || c.p.secondary(v):
		case best < 0 || need == 1 && c.need[best] > 1:
			best = int32(v)
		case c.mrv && need == 1 && c.size[v] < c.size[best]:
			best = int32(v)
		}
	}
	return best
}

// emptied returns a variable without enough values and how many it has left, -1 if there is
// none or no forward checking.
func (c *constraints) emptied() (empty, left int32) {
	for v, need := range c.need {
		if c.forward && c.size[v] < need && !c.p.secondary(v) {
			return int32(v), c.size[v]
		}
	}
	return -1, 0
}

// consistent reports whether no assigned option conflicts with an option.
func (c *constraints) consistent(option int32) bool {
	for v := range c.variables(option) {
		if c.need[v] == 0 {
			return false
		}
	}
	return true
}

// assign gives an option to its variables, and takes what conflicts with it out of domains.
func (c *constraints) assign(option int32) {
	for v := range c.variables(option) {
		if c.need[v]--; c.need[v] == 0 && (c.mrv || c.forward) {
			c.take(v, 1)
		}
	}
}

// retract undoes assign.
func (c *constraints) retract(option int32) {
	for v := range c.variables(option) {
		if c.need[v]++; c.need[v] == 1 && (c.mrv || c.forward) {
			c.take(v, -1)
		}
	}
}

// take takes the values of an assigned variable out of all domains or, by -1, puts them back.
func (c *constraints) take(v, by int32) {
	for _, option := range c.domain[v] {
		before := c.taken[option]
		c.taken[option] += by
		if before != 0 && c.taken[option] != 0 {
			continue
		}
		for other := range c.variables(option) {
			c.size[other] -= by
		}
	}
}

// reportBranch reports the variable that is assigned next, with its values.
func (c *constraints) reportBranch(v int32) {
	b := Branch{At: v, First: !c.mrv, Next: -1}
	for _, option := range c.domain[v] {
		if c.consistent(option) {
			b.Options++
		}
	}
	b.Dead = b.Options == 0
	for other, need := range c.need {
		if c.mrv && !b.Dead && need == 1 && int32(other) != v && !c.p.secondary(other) && (b.Next < 0 || c.size[other] < b.NextOptions) {
			b.Next, b.NextOptions = int32(other), c.size[other]
		}
	}
	c.Branch(b)
}

// Effort describes the last run of a solver of [NewConstraints] that was not stopped before it
// found its first solution, of so many values, or that there is none (0). Of other solvers it
// says nothing.
func Effort(s Solver, solution int) message.Message {
	c, ok := s.(*constraints)
	if !ok {
		return message.Message{}
	}
	assigned, forward := c.nodes-1, c.wipeouts
	if !c.forward {
		return message.New("%d value{|s} {was|were} assigned, with %d backtrack{|s}", assigned, assigned-int64(solution))
	}
	return message.New("%d value{|s} {was|were} assigned, with %d backtrack{|s} and %d wipeout{|s} by forward checking",
		assigned+forward, assigned-int64(solution), forward)
}
