package blocks

import (
	"strconv"
	"strings"

	"langkah/engine"
)

// A move takes one piece along a path of free cells. It is named by the piece and a path of the fewest cells, of these one
// with the fewest turns: "A right 2", "A down 1 left 1".

// leg is a straight part of a path.
type leg struct{ direction, cells int }

// journey is a place that a piece reaches, and the path.
type journey struct {
	place uint8
	path  []leg
	cost  int
}

// none is no direction, before the first step.
const none = 4

// journeys returns the places that a piece reaches over cells that are not blocked, near ones first. It goes layer by layer,
// each one step farther, and keeps for each place and last direction the fewest turns.
func (z *Puzzle) journeys(piece int, from uint8, blocked mask) []journey {
	k := z.board.kind(piece)
	n := len(k.corners)
	const never = 1 << 10
	distance := make([]int16, n) // + 1; 0 for not reached
	turns := make([][4]int16, n)
	before := make([][4]uint8, n) // the direction of the step before
	for i := range turns {
		turns[i] = [4]int16{never, never, never, never}
	}
	distance[from] = 1
	queue := []uint8{from}
	for i := 0; i < len(queue); i++ {
		at := queue[i]
		for d := range 4 {
			to := k.next[at][d]
			if to < 0 || k.masks[to].meets(blocked) {
				continue
			}
			if distance[to] == 0 {
				distance[to] = distance[at] + 1
				queue = append(queue, uint8(to))
			}
			if distance[to] != distance[at]+1 {
				continue
			}
			turns[to][d], before[to][d] = 0, none
			if at != from {
				straight := turns[at][d]
				turns[to][d], before[to][d] = straight, uint8(d)
				for last := range 4 {
					if t := turns[at][last] + 1; t < turns[to][d] {
						turns[to][d], before[to][d] = t, uint8(last)
					}
				}
			}
		}
	}
	var straight []int16
	if z.cost == slides {
		straight = k.slides(from, blocked)
	}
	var list []journey
	for _, to := range queue[1:] {
		j := journey{place: to, cost: 1}
		switch z.cost {
		case slides:
			j.cost = int(straight[to])
		case steps:
			j.cost = int(distance[to]) - 1
		}
		last := uint8(0)
		for d := range uint8(4) {
			if turns[to][d] < turns[to][last] {
				last = d
			}
		}
		for at := to; at != from; {
			if len(j.path) > 0 && j.path[0].direction == int(last) {
				j.path[0].cells++
			} else {
				j.path = append([]leg{{int(last), 1}}, j.path...)
			}
			at, last = uint8(k.next[at][3-last]), before[at][last]
		}
		list = append(list, j)
	}
	return list
}

// slides returns for each place the fewest straight slides to it over cells that are not blocked; 0 where it is not reached.
func (k *kind) slides(from uint8, blocked mask) []int16 {
	count := make([]int16, len(k.corners))
	queue := []uint8{from}
	for i := 0; i < len(queue); i++ {
		for d := range 4 {
			for to := k.next[queue[i]][d]; to >= 0 && !k.masks[to].meets(blocked); to = k.next[to][d] {
				if count[to] == 0 && uint8(to) != from {
					count[to] = count[queue[i]] + 1
					queue = append(queue, uint8(to))
				}
			}
		}
	}
	return count
}

// price returns what it costs to take a piece from one place to another.
func (z *Puzzle) price(piece int, from, to uint8, blocked mask) int {
	switch z.cost {
	case slides:
		return int(z.board.kind(piece).slides(from, blocked)[to])
	case steps:
		for _, j := range z.journeys(piece, from, blocked) {
			if j.place == to {
				return j.cost
			}
		}
	}
	return 1
}

// journey returns the journey of a piece to a place over free cells; ok is false where there is none.
func (p Position) journey(piece int, to uint8) (journey, bool) {
	k := p.puzzle.board.kind(piece)
	blocked := p.puzzle.board.occupied(p.at).without(k.masks[p.at[piece]])
	for _, j := range p.puzzle.journeys(piece, p.at[piece], blocked) {
		if j.place == to {
			return j, true
		}
	}
	return journey{}, false
}

// move returns the move of a journey.
func (z *Puzzle) move(piece int, j journey) engine.Move {
	name := z.board.names[piece]
	words := engine.Msg("piece %s slides %d cell{|s} %s", name, j.path[0].cells, directionWords(j.path[0].direction))
	if len(j.path) > 1 {
		words = engine.Msg("piece %s goes %s", name, pathWords(j.path))
	}
	return engine.Move{
		Name: name + " " + pathName(j.path), Words: words, Short: briefWords(name, j.path),
		Piece: pieceID(name), Cost: j.cost,
	}
}

func pathName(path []leg) string {
	var words []string
	for _, l := range path {
		words = append(words, directionNames[l.direction], strconv.Itoa(l.cells))
	}
	return strings.Join(words, " ")
}

// pathWords returns a path for the user: "down 1, right 2".
func pathWords(path []leg) engine.Message {
	words := engine.Msg("%s %d", directionWords(path[0].direction), path[0].cells)
	for _, l := range path[1:] {
		words = engine.Msg("%s, %s", words, engine.Msg("%s %d", directionWords(l.direction), l.cells))
	}
	return words
}

// briefWords returns a move in brief: "A down 1 right 2", without commas, which stand between moves.
func briefWords(name string, path []leg) engine.Message {
	words := engine.Msg("%s %s", name, pathWords(path[:1]))
	for i := range path[1:] {
		words = engine.Msg("%s %s", words, pathWords(path[i+1:i+2]))
	}
	return words
}

// directionWords returns a direction as a message for the user.
func directionWords(direction int) engine.Message {
	switch direction {
	case 0:
		return engine.Msg("up")
	case 1:
		return engine.Msg("left")
	case 3:
		return engine.Msg("down")
	}
	return engine.Msg("right")
}

// readMove parses a move's name; the path is not checked.
func (z *Puzzle) readMove(name string) (piece int, path []leg, err error) {
	words := strings.Fields(name)
	if len(words) < 3 || len(words)%2 == 0 {
		return 0, nil, engine.Errorf("%q is no move; expected a piece and its path, such as \"%s right 1\" or \"%s down 1 left 1\"", name, z.board.names[0], z.board.names[0])
	}
	if piece = z.board.find(words[0]); piece < 0 {
		return 0, nil, engine.Errorf("there is no piece %s", words[0])
	}
	for i := 1; i < len(words); i += 2 {
		l := leg{direction: -1}
		for d, word := range directionNames {
			if strings.EqualFold(word, words[i]) {
				l.direction = d
			}
		}
		if l.direction < 0 {
			return 0, nil, engine.Errorf("%q is no direction; expected up, left, right or down", words[i])
		}
		if l.cells, err = strconv.Atoi(words[i+1]); err != nil || l.cells < 1 || l.cells > maxPlaces {
			return 0, nil, engine.Errorf("%q is no number of cells", words[i+1])
		}
		path = append(path, l)
	}
	return piece, path, nil
}
