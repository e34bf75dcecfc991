package routes

import "math"

// On a map with eight neighbours the length of a path is a + b√2, where a and b are sums of the costs of the cells
// entered straight and diagonally. Such a length is counted as a*q + b*p for a convergent p/q of √2 (a solution of
// p² - 2q² = ±1), which keeps the exact order:
//
//	Two lengths differ by x + y√2. Since p and q have no common factor, xq + yp = 0 only if q divides y, so for
//	|y| < q equal counts mean equal lengths. And the sign agrees: x + y√2 = (xq + yp)/q + y(√2 - p/q), where the
//	first term is at least 1/q in size, or 0 with y = 0, while |y(√2 - p/q)| < q / (q * q') < 1/q for the
//	denominator q' > q of the next convergent.
//
// So the order is exact for all paths whose diagonal parts differ by less than q. Between any two cells of a map there is
// a path of at most 2n steps, where n is the most steps from its start to a cell; no cheapest path is longer than as many
// diagonal steps into the dearest cell, of cost w, so that its diagonal part b is at most 2nw. Up to 2nw = 33,460 the order
// is therefore exact for all paths that a search for a cheapest one has to compare, on maps of any size. The search
// keeps costs of paths in 31 bits: where ways are longer the convergent is the finest in whose units none is too long, and
// paths whose diagonal parts differ by y >= q may be taken for each other where they differ by less than y/q².
// unit says how costs are counted.
type unit struct {
	one  int32 // a cost of 1
	root int32 // a cost of √2 on maps with eight neighbours
}

// most is the greatest cost of a path.
const most = math.MaxInt32

// convergents of √2, the finest first.
func convergents() []unit {
	return []unit{{33461, 47321}, {13860, 19601}, {5741, 8119}, {2378, 3363}, {985, 1393}, {408, 577}, {169, 239}, {70, 99}}
}

// diagonalUnit returns the unit of a map on which no cheapest path has a diagonal part of more than that.
func diagonalUnit(diagonal int64) unit {
	all := convergents()
	for _, u := range all {
		if (diagonal+1)*int64(u.root) < most {
			return u
		}
	}
	return all[len(all)-1]
}

// decimalUnit returns 10 to the power of the decimals, fewer where so many roads of at most that cost, in thousandths
// of thousandths, would not fit the cost of a path.
func decimalUnit(decimals, roads int, dearest float64) unit {
	one := math.Pow10(decimals)
	for one > 1 && dearest*one*float64(max(roads, 1)) >= most {
		one /= 10
	}
	return unit{one: int32(one)}
}
