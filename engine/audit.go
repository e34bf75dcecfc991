package engine

// Audit holds how well heuristics estimate.
type Audit struct {
	About      Message // which positions were measured
	Positions  int64
	Heuristics []AuditedHeuristic
}

// AuditedHeuristic is a heuristic's figures over the audit's positions that
// are not solved: estimate divided by exact cost.
type AuditedHeuristic struct {
	Heuristic         Choice
	Mean, Least, Most float64
	TooHigh           Message // a position estimated too high; zero where it is admissible
	Drops             Message // a move by which it falls by more than the cost; zero where it is consistent
}
