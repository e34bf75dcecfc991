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

// Guarantee says what an algorithm promises for a problem, and why.
type Guarantee struct {
	Optimal  bool // a solution that it returns is a cheapest one
	Complete bool // it ends with a solution or with the proof that there is none, limits aside
	Format   string
	Args     []any // the format with its arguments is one English sentence
}

// Algorithms lists every algorithm in the order in which they are offered.
func Algorithms() []Algorithm {
	return []Algorithm{
		{Name: "bfs", Title: "Breadth-first"},
		{Name: "astar", Title: "A*", Informed: true},
		{Name: "idastar", Title: "IDA*", Informed: true},
	}
}
