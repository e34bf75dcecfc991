package grade

import (
	"cmp"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Stated holds the figures stated by an output, verbatim; "" for those not stated. Only the
// cost is judged: times depend on the machine, and programs count nodes and moves in
// different ways.
type Stated struct {
	Time  string `json:"time,omitempty"`  // "53 ms"
	Nodes string `json:"nodes,omitempty"` // or cases, iterations, states
	Moves string `json:"moves,omitempty"`
	Cost  string `json:"cost,omitempty"`
}

// claims holds the checkable claims of an output in words.
type claims struct {
	optimal    bool // the solution is optimal
	noSolution bool // there is no solution, or none was found

	costs      []string // stated costs, verbatim
	wholeCosts []string // of these, those of the whole solution
}

// wrongCost returns the stated cost of the solution if it equals none of the true ones; ""
// if no cost is stated, or only those of single moves.
func (c claims) wrongCost(true1, true2 float64) string {
	stated := c.wholeCosts
	if len(stated) == 0 {
		if stated = c.costs; len(stated) != 1 {
			return ""
		}
	}
	for _, figure := range stated {
		if means(figure, true1) || means(figure, true2) {
			return ""
		}
	}
	return stated[0]
}

// means reports whether a figure can be read as a number: "1570", "1,570", "1.570",
// "1570.0", "1570,00". One that has decimals may be rounded to them.
func means(figure string, n float64) bool {
	plain := strings.NewReplacer(".", "", ",", "").Replace(figure)
	if whole, err := strconv.Atoi(plain); err == nil && float64(whole) == n {
		return true
	}
	figure = strings.ReplaceAll(figure, ",", ".")
	decimal, err := strconv.ParseFloat(figure, 64)
	_, digits, _ := strings.Cut(figure, ".")
	const noise = 1e-9
	return err == nil && (decimal == n || digits != "" && math.Abs(decimal-n) <= 0.5*math.Pow10(-len(digits))+noise)
}

// Regular expressions for figures and claims, in English and Indonesian, with one group for
// the figure.
var (
	timeForms = forms(
		`\b(?:time|waktu|duration|durasi|elapsed)\b[^\d]*?(`+number+` ?(?:`+units+`)?)`,
		`\bin (`+number+` ?(?:`+units+`))\b`,
	)
	nodeForms = forms(
		`(`+number+`) (?:nodes?|simpul|states?) (?:in|dalam)\b`, // "8 nodes in 0.2 ms"
		`\b(?:nodes?|simpul|states?|kasus|cases?|iterasi|iterations?|permutations?|possibilities|attempts?)\b[^\d]*?(`+number+`)`,
		`(`+number+`) (?:nodes?|simpul|states?|kasus|cases?|iterasi|iterations?|attempts?)\b`,
	)
	moveForms = forms(
		`\b(?:total|jumlah|banyak(?:nya)?|number of|solution) (?:langkah|gerakan|steps?|moves?|length)\b[^\d]*?(`+number+`)`,
		`\b(?:langkah|gerakan|steps?|moves?) (?:count|taken)\b[^\d]*?(`+number+`)`,
		`\b(?:ditemukan dalam|found in|solution:) +(`+number+`) (?:langkah|gerakan|steps?|moves?)\b`,
	)
	costForms  = forms(`\b(?:cost|biaya)(?: (?:of|from|the|path|dari|untuk|solusi|solution|total|akhir|jalur|is|adalah))* ?[:=]? ?(` + number + `)`)
	wholeForms = forms(`\b(?:total|final|whole|akhir|solution|solusi)\b`)

	optimalForms    = forms(`\b(?:optimal|optimum|optimality|shortest|fewest|terpendek|tersingkat)\b`)
	notOptimalForms = forms(
		`\b(?:not|no|non|never|isn't|tidak|bukan|belum|false|salah|unknown|without|sub)\b`, `\?`, `\bsuboptimal\b`,
		`\b(?:algorithm|algoritma|method|metode|heuristi[ck]|guarantee)\b`, // of the method, not of the solution
	)
	noSolutionForms = forms(
		`\b(?:no|without|not? have|tidak ada|tanpa|tidak (?:di)?temukan|tidak memiliki|tidak mempunyai) (?:valid |any )?(?:solution|solusi)\b`,
		`\b(?:solution|solusi)\b[^a-z]*(?:is |was )?(?:not found|not exist|doesn't exist|tidak ada|tidak ditemukan)\b`,
		`\b(?:unsolvable|cannot (?:be )?solved?|can't (?:be )?solved?|tidak (?:dapat|bisa) (?:diselesaikan|dipecahkan))\b`,
		`\bsuccess *: *no\b`,
	)
)

const (
	number = `\d[\d.,]*`
	units  = `ns|µs|us|ms|s|sec|detik|seconds?|milliseconds?|milidetik|nanoseconds?|microseconds?`
)

// forms compiles expressions, ignoring case.
func forms(list ...string) []*regexp.Regexp {
	compiled := make([]*regexp.Regexp, len(list))
	for i, form := range list {
		compiled[i] = regexp.MustCompile(`(?i)` + form)
	}
	return compiled
}

// longestStatement is the greatest length of a line with statements.
const longestStatement = 300

// mostStatements is the number of lines searched for statements, half of them at each end:
// programs print figures before or after the boards.
const mostStatements = 20_000

// readStatements parses the statements in the lines outside the boards: the first of each
// kind, and every cost; of costs the first of the whole solution.
func readStatements(lines []string, boards []drawn) (s Stated, c claims) {
	for _, line := range statements(lines, boards) {
		line = strings.Join(strings.Fields(line), " ")
		figure(&s.Time, line, timeForms)
		figure(&s.Nodes, line, nodeForms)
		figure(&s.Moves, line, moveForms)
		cost := ""
		if figure(&cost, line, costForms); cost != "" {
			s.Cost = cmp.Or(s.Cost, cost)
			c.costs = append(c.costs, cost)
			if says(line, wholeForms) {
				c.wholeCosts = append(c.wholeCosts, cost)
			}
		}
		c.optimal = c.optimal || says(line, optimalForms) && !says(line, notOptimalForms)
		c.noSolution = c.noSolution || says(line, noSolutionForms)
	}
	if len(c.wholeCosts) > 0 {
		s.Cost = c.wholeCosts[0] // those before it may be of single moves
	}
	return s, c
}

// statements returns the lines outside the boards that may have statements.
func statements(lines []string, boards []drawn) []string {
	var list []string
	for i, line := range lines {
		if len(boards) > 0 && i+1 >= boards[0].line {
			if i+1 == boards[0].last {
				boards = boards[1:]
			}
			continue
		}
		if line != "" && len(line) <= longestStatement {
			list = append(list, line)
		}
	}
	if len(list) > mostStatements {
		list = slices.Concat(list[:mostStatements/2], list[len(list)-mostStatements/2:])
	}
	return list
}

// figure sets the figure of the first form that matches, unless it is set.
func figure(to *string, line string, forms []*regexp.Regexp) {
	if *to != "" || !strings.ContainsAny(line, "0123456789") {
		return
	}
	for _, form := range forms {
		if found := form.FindStringSubmatch(line); found != nil {
			*to = strings.TrimRight(found[1], "., ")
			return
		}
	}
}

func says(line string, forms []*regexp.Regexp) bool {
	for _, form := range forms {
		if form.MatchString(line) {
			return true
		}
	}
	return false
}
