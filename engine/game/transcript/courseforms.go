package transcript

import (
	"fmt"
	"strconv"
	"strings"

	"langkah/engine"
)

// courseForm is the output format of an assignment, built from what every puzzle offers, so
// that the families know nothing of the course. Optional fields are nil or empty.
type courseForm struct {
	before        func(engine.Puzzle) []string            // lines before the boards
	solutionLines func(engine.Solution) ([]string, error) // lines about a solution, before its boards

	first string                                    // line above the first board
	step  string                                    // format of the line above other boards: number and move
	move  func(engine.Move) string                  // a move's name in the assignment; nil if the last board alone is the answer
	board func(p engine.Puzzle, text string) string // a board, from its text

	// colours returns the terminal colours (ISO 6429, SGR) of characters of a board after
	// the last move.
	colours func(s engine.Solution, board string, last engine.Move) map[rune]int

	examined string // label of the number of examined states
	unit     string // its unit
	count    func(engine.Result) int64
	time     string // label of the time
}

// courseForms returns the formats of the assignments from 2022 to 2026, by family.
func courseForms() map[string]courseForm {
	expanded := func(r engine.Result) int64 { return r.Expanded }
	generated := func(r engine.Result) int64 { return r.Generated }
	return map[string]courseForm{
		"sliding": {
			before: kurang, move: blankMove,
			examined: "Banyak simpul yang dibangkitkan", count: generated,
		},
		"rush": {
			move: carMove, colours: carColours,
			examined: "Banyak node yang diperiksa", count: expanded,
		},
		"packing": {
			colours:  pieceColours,
			examined: "Banyak kasus yang ditinjau", count: expanded, time: "Waktu pencarian",
		},
		"queens": {
			examined: "Banyak kasus yang ditinjau", count: generated, time: "Waktu pencarian",
		},
		"ice": {
			solutionLines: iceSolution, first: "Initial", step: "Step %d : %s", move: initial, board: withNumbers, colours: iceColours,
			examined: "Banyak iterasi yang dilakukan", unit: "iterasi", count: expanded,
		},
	}
}

// SGR colours.
const (
	red    = 31
	green  = 32
	yellow = 33
	cyan   = 36
)

// kurang lists KURANG(i) of every tile and the sum with its verdict, from the puzzle's own
// table. The assignment counts the blank as the largest tile.
func kurang(p engine.Puzzle) []string {
	var lines []string
	sum, verdict, odd := 0, "genap: dapat diselesaikan", 0
	for _, fact := range p.Facts() {
		if fact.Kind == engine.Unsolvable {
			verdict, odd = "ganjil: tidak dapat diselesaikan", 1
		}
		if fact.Table == nil {
			continue
		}
		for _, row := range fact.Table.Rows {
			tile := row[0]
			if tile == "-" {
				tile = strconv.Itoa(len(fact.Table.Rows))
			}
			n, _ := strconv.Atoi(row[1]) // a count
			sum += n
			lines = append(lines, fmt.Sprintf("Kurang(%s) = %d", tile, n))
		}
	}
	x := (sum + odd) % 2 // the board is solvable if and only if the total is even
	return append(lines, fmt.Sprintf("Sigma Kurang(i) + X = %d + %d = %d, %s", sum, x, sum+x, verdict))
}

// direction translates a direction into Indonesian.
func direction(name string) string {
	names := map[string]string{"up": "atas", "down": "bawah", "left": "kiri", "right": "kanan"}
	return names[strings.ToLower(name)]
}

func blankMove(m engine.Move) string { return "kotak kosong ke " + direction(m.Name) }

// carMove returns "I-kiri" for "I left 2".
func carMove(m engine.Move) string {
	words := strings.Fields(m.Name)
	if len(words) < 2 {
		return m.Name
	}
	return words[0] + "-" + direction(words[1])
}

// car returns the piece of a move.
func car(m engine.Move) rune {
	for _, mark := range m.Name {
		return mark
	}
	return 0
}

// carColours highlights the primary piece, which makes the last move of every solution, the
// exit, and the piece that moved.
func carColours(s engine.Solution, board string, last engine.Move) map[rune]int {
	colours := map[rune]int{car(last): yellow}
	if strings.Count(board, "K") == 1 {
		colours['K'] = green
	}
	if moves := s.Result.Moves; len(moves) > 0 {
		colours[car(moves[len(moves)-1])] = red
	}
	return colours
}

// pieceColours gives each piece its own colour, as far as a terminal has any.
func pieceColours(_ engine.Solution, board string, _ engine.Move) map[rune]int {
	list := []int{31, 32, 33, 34, 35, 36, 91, 92, 93, 94, 95, 96, 41, 42, 43, 44, 45, 46, 101, 102, 103, 104, 105, 106, 37, 90}
	colours := map[rune]int{}
	for mark := 'A'; mark <= 'Z'; mark++ {
		if strings.ContainsRune(board, mark) {
			colours[mark] = list[len(colours)%len(list)]
		}
	}
	return colours
}

// initial returns a move as one letter: "R" for "RIGHT".
func initial(m engine.Move) string { return m.Name[:min(1, len(m.Name))] }

// iceSolution writes the moves as one word, and their cost, which in the assignment is
// always that of the cells.
func iceSolution(s engine.Solution) ([]string, error) {
	word, cost, at := "", 0, engine.Finest(s.Puzzle).Start()
	var err error
	for _, m := range s.Result.Moves {
		for _, legal := range at.Moves() {
			if legal.Name == m.Name {
				m = legal
			}
		}
		if at, err = at.Apply(m); err != nil {
			return nil, err
		}
		word += initial(m)
		cost += m.Cost
	}
	return []string{"Solusi Yang Ditemukan : " + word, fmt.Sprintf("Cost dari Solusi : %d", cost)}, nil
}

// withNumbers returns a board with all its numbers, including crossed ones, from the
// puzzle's text, whose first line is the board's size.
func withNumbers(p engine.Puzzle, board string) string {
	_, given, _ := strings.Cut(p.String(), "\n")
	text := []byte(board)
	for i := range text {
		if i < len(given) && given[i] >= '0' && given[i] <= '9' && text[i] != 'Z' {
			text[i] = given[i]
		}
	}
	return string(text)
}

func iceColours(engine.Solution, string, engine.Move) map[rune]int {
	colours := map[rune]int{'Z': yellow, 'O': green, 'L': red}
	for mark := '0'; mark <= '9'; mark++ {
		colours[mark] = cyan
	}
	return colours
}
