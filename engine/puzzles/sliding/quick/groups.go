package quick

// maxGroup is the largest size of a group.
const maxGroup = 3

// groups divides the tiles outside the window into groups in the order in which they are brought home: line by line
// from the edge inwards, each from one end to the other. The last group of a line has at least two tiles, since a
// single last tile could not be turned into its corner.
func (w window) groups() [][]uint8 {
	var groups [][]uint8
	left, above := 0, 0
	right, below := w.board.Width, w.board.Height
	for {
		wide, high := right-left, below-above
		free := wide * high
		var line []uint8
		switch {
		case high > w.grid.Height && (high >= wide || wide == w.grid.Width):
			row := above
			if above < w.above {
				above++
			} else {
				below--
				row = below
			}
			for x := left; x < right; x++ {
				line = append(line, uint8(row*w.board.Width+x))
			}
		case wide > w.grid.Width:
			column := left
			if left < w.left {
				left++
			} else {
				right--
				column = right
			}
			for y := above; y < below; y++ {
				line = append(line, uint8(y*w.board.Width+column))
			}
		default:
			return groups
		}
		groups = append(groups, split(line, free)...)
	}
}

// split divides a line into groups of one to three tiles, such that the table over so many free cells stays small.
func split(line []uint8, free int) [][]uint8 {
	size := 1
	for size < maxGroup && power(free, size+2) <= 300_000 {
		size++
	}
	var groups [][]uint8
	for len(line) > 0 {
		n := min(size, len(line))
		switch left := len(line) - n; {
		case left == 1 && n == 1:
			n = 2
		case left == 1:
			n--
		}
		groups = append(groups, line[:n])
		line = line[n:]
	}
	return groups
}

func power(base, exponent int) int {
	p := 1
	for range exponent {
		p *= base
	}
	return p
}
