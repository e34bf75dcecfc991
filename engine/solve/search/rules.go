package search

import (
	"langkah/engine/base/message"
	"langkah/engine/base/option"
)

// Rules are the points that the definition of an algorithm leaves open and that lectures
// decide differently. There are fast forms for the defaults of an algorithm; others are
// followed by the plain ones, [run.plainBestFirst] and the descent without its table.
type Rules struct {
	Ties  Ties
	Early bool // goals are tested when generated, not when their turn comes
	Tree  bool // tree search: no closed list, only a check against the node's own path
	Final bool // a closed state that is reached at less cost is not reopened
}

// Ties says which of the nodes with the least key is expanded first. Where it leaves several,
// the newest is.
type Ties uint8

const (
	LeastH Ties = iota
	Newest
	Oldest
	GreatestG
	LeastName // in alphabetical order, see [Problem.Name]
)

// Names of the options and of their values.
const (
	tiesOption    = "ties"
	testOption    = "goal-test"
	statesOption  = "states"
	reopenOption  = "reopen"
	whenGenerated = "generated"
	whenExpanded  = "expanded"
	graphSearch   = "graph"
	treeSearch    = "tree"
)

var tiesNames = map[string]Ties{"h": LeastH, "newest": Newest, "oldest": Oldest, "g": GreatestG, "name": LeastName}

// RulesOf returns the rules in the settings of an algorithm.
func RulesOf(s option.Settings) Rules {
	return Rules{
		Ties:  tiesNames[s.Text(tiesOption)],
		Early: s.Text(testOption) == whenGenerated,
		Tree:  s.Text(statesOption) == treeSearch,
		Final: s.Text(reopenOption) == "no",
	}
}

// OfTies reports whether an option is the rule for ties.
func OfTies(o option.Option) bool { return o.Name == tiesOption }

// rules returns the chosen rules; usual is set if they are the defaults.
func (r *run[S]) rules() (chosen Rules, usual bool) {
	usual = true
	for _, o := range r.settings.Options() {
		usual = usual && (o.Role != option.Rule || r.settings.Text(o.Name) == o.Default)
	}
	return RulesOf(r.settings), usual
}

// ties returns the option for the order of nodes with equal keys.
func ties(names ...string) option.Option {
	all := map[string]message.Message{
		"h":      message.New("The least h, then the newest"),
		"newest": message.New("The newest"),
		"oldest": message.New("The oldest"),
		"g":      message.New("The greatest g, then the newest"),
		"name":   message.New("By name"),
	}
	o := option.Option{
		Name: tiesOption, Role: option.Rule, Title: message.New("Ties"), Kind: option.OneOf, Default: names[0],
		Help: message.New("Which of the nodes that are equally good is expanded first; by name is in the alphabetical order of the states' texts."),
	}
	for _, name := range names {
		o.Choices = append(o.Choices, option.Choice{Name: name, Title: all[name]})
	}
	return o
}

// goalTest returns the option for the moment of the goal test.
func goalTest(usual string) option.Option {
	return option.Option{
		Name: testOption, Role: option.Rule, Title: message.New("Goal test"), Kind: option.OneOf, Default: usual,
		Choices: []option.Choice{
			{Name: whenExpanded, Title: message.New("When its turn comes")},
			{Name: whenGenerated, Title: message.New("When it is generated")},
		},
		Help: message.New("Tested when generated a goal ends the search sooner, but a cheaper way to one may still wait."),
	}
}

// explored returns the option for graph search or tree search.
func explored() option.Option {
	return option.Option{
		Name: statesOption, Role: option.Rule, Title: message.New("Repeated states"), Kind: option.OneOf, Default: graphSearch,
		Choices: []option.Choice{
			{Name: graphSearch, Title: message.New("Graph search")},
			{Name: treeSearch, Title: message.New("Tree search")},
		},
		Help: message.New("Graph search keeps each state once; tree search keeps every path, and only refuses a state that is on the path itself."),
	}
}

// reopening returns the option for closed states that are reached at less cost.
func reopening() option.Option {
	return option.Option{
		Name: reopenOption, Role: option.Rule, Title: message.New("Reopening"), Kind: option.OneOf, Default: "yes",
		Choices: []option.Choice{
			{Name: "yes", Title: message.New("Yes")},
			{Name: "no", Title: message.New("No")},
		},
		Help: message.New("Whether an expanded state that is reached at less cost is expanded again; only an inconsistent heuristic makes a difference."),
	}
}

// bounded reports whether the bound of a weighted search holds under the chosen rules.
func (a asked) bounded() bool {
	r := RulesOf(a.settings)
	return !r.Early && (!r.Final || r.Tree || a.Consistent)
}

// ruled returns a guarantee as the chosen rules leave it. blind is set for an algorithm that
// uses no estimates.
func (a asked) ruled(g Guarantee, blind bool) Guarantee {
	r := RulesOf(a.settings)
	switch {
	case !g.Optimal:
	case r.Early && !(blind && a.UnitCost):
		g = Guarantee{Complete: g.Complete}
		g.Why = message.New("%s with the goal test when a node is generated: not sure to be optimal, because it takes the first way to a goal that it meets, and a cheaper one may wait.", a.title)
	case r.Final && !r.Tree && !blind && !a.Consistent:
		g = Guarantee{Complete: g.Complete}
		g.Why = message.New("%s with %s, without reopening: not sure to be optimal, because %s may fall by more than a move costs, and a cheaper way to an expanded state is then lost.", a.title, a.heuristic, a.heuristic)
	}
	return g
}
