package search

// Algorithm describes one algorithm to whoever offers it.
type Algorithm struct {
	Name     string // as typed: "astar"
	Title    string // as shown: "A*"
	Informed bool   // it uses a heuristic
	Needs    Needs
	Params   []Param
}

// Needs are what an algorithm asks of a problem beyond Start, Goal and Expand.
type Needs struct {
	Goals, Reverse bool
}

// Param is a number that an algorithm lets the user set.
type Param struct {
	Name, Title       string
	Integer           bool
	Default, Min, Max float64
	Help              string // one sentence
}

// Params are chosen values by name; a missing one has its default.
type Params map[string]float64

// Algorithms lists every algorithm in the order in which they are offered.
func Algorithms() []Algorithm {
	seed := Param{
		Name: "seed", Title: "Seed", Integer: true, Default: 1, Min: 0, Max: 1 << 31,
		Help: "The same seed gives the same run.",
	}
	return []Algorithm{
		{Name: "bfs", Title: "Breadth-first"},
		{Name: "dfs", Title: "Depth-first", Params: []Param{{
			Name: "depth", Title: "Depth limit", Integer: true, Default: 100, Min: 1, Max: 1e6,
			Help: "Paths of more moves are not followed.",
		}}},
		{Name: "ids", Title: "Iterative deepening"},
		{Name: "ucs", Title: "Uniform-cost"},
		{Name: "greedy", Title: "Greedy best-first", Informed: true},
		{Name: "astar", Title: "A*", Informed: true},
		{Name: "wastar", Title: "Weighted A*", Informed: true, Params: []Param{{
			Name: "weight", Title: "Weight", Default: 2, Min: 1, Max: 100,
			Help: "How much the estimate counts; 1 is A*, more is faster and less exact.",
		}}},
		{Name: "idastar", Title: "IDA*", Informed: true},
		{Name: "bnb", Title: "Branch and bound", Informed: true},
		{Name: "dfbnb", Title: "Depth-first branch and bound", Informed: true},
		{Name: "bidirectional", Title: "Bidirectional", Needs: Needs{Goals: true, Reverse: true}},
		{Name: "beam", Title: "Beam search", Informed: true, Params: []Param{{
			Name: "width", Title: "Width", Integer: true, Default: 1000, Min: 1, Max: 1e5,
			Help: "How many states of each layer are kept.",
		}}},
		{Name: "hillclimb", Title: "Hill climbing", Informed: true, Params: []Param{{
			Name: "restarts", Title: "Restarts", Integer: true, Default: 1000, Min: 0, Max: 1e6,
			Help: "How often it begins again when it is stuck.",
		}, {
			Name: "sideways", Title: "Sideways moves", Integer: true, Default: 20, Min: 0, Max: 1e6,
			Help: "How many moves in a row may bring nothing.",
		}, seed}},
		{Name: "anneal", Title: "Simulated annealing", Informed: true, Params: []Param{{
			Name: "temperature", Title: "Temperature", Default: 5, Min: 0.01, Max: 1000,
			Help: "How freely it first makes moves that look bad.",
		}, {
			Name: "cooling", Title: "Cooling", Default: 0.9999, Min: 0.5, Max: 0.9999999,
			Help: "What is left of the temperature after each move.",
		}, {
			Name: "restarts", Title: "Restarts", Integer: true, Default: 100, Min: 0, Max: 1e6,
			Help: "How often it begins again when it has cooled down.",
		}, {
			Name: "climb", Title: "Hill climbing after", Integer: true, Default: 1, Min: 0, Max: 1,
			Help: "1: when it has cooled down it climbs from the best state that it saw.",
		}, seed}},
	}
}
