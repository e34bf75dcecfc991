package routes

// arc is a road, or a step to a cell beside, seen from one of its ends.
type arc struct {
	to   int32 // the other end
	cost int32
	move int32 // distinct among the arcs out of a node, and among those into it
}

// world is where one travels: a graph or a map. Nodes are numbered from 0. It never changes.
type world interface {
	size() int
	units() unit
	label(node int32) string

	// out appends the arcs that leave a node, in the order of its successors; in those that lead to it, each with
	// the node that it comes from.
	out(node int32, list []arc) []arc
	in(node int32, list []arc) []arc
}

// point is a place in a plane, or latitude and longitude in degrees.
type point struct{ x, y float64 }
