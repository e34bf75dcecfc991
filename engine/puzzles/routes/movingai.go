package routes

import (
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// readMovingAI reads a map of the MovingAI benchmarks with lines of a scenario below it: the first of them is taken, or
// that which a line "scenario: 3" names.
func readMovingAI(lines []string) (*Puzzle, *engine.ParseError) {
	b := newMapBuilder(true)
	size := map[string]int{}
	at := 0
	for ; at < len(lines); at++ {
		list := text.Words(lines[at])
		if len(list) == 0 {
			continue
		}
		if list[0].Text == "map" {
			break
		}
		if list[0].Text == "type" && len(list) == 2 {
			if list[1].Text != "octile" {
				return nil, spot{at + 1, list[1].Column}.bad("found the type %s, expected octile", text.Quote(list[1].Text))
			}
			continue
		}
		n, err := 0, error(nil)
		if len(list) == 2 {
			n, err = strconv.Atoi(list[1].Text)
		}
		if (list[0].Text != "height" && list[0].Text != "width") || len(list) != 2 || err != nil || n < 1 || n > maxSide {
			return nil, spot{at + 1, 1}.bad("found %s, expected height or width from 1 to %d, or map", text.Quote(strings.TrimSpace(lines[at])), maxSide)
		}
		size[list[0].Text] = n
	}
	if size["height"] == 0 || size["width"] == 0 {
		return nil, spot{at + 1, 0}.bad("the map has no height or no width, expected both before it").OfKind(engine.ErrSize)
	}
	first := at + 1
	rows := lines[first:min(len(lines), first+size["height"])]
	if len(rows) < size["height"] {
		return nil, spot{len(lines), 0}.bad("the map has %d row{|s}, expected %d", len(rows), size["height"]).OfKind(engine.ErrSize)
	}
	scenario, err := chooseScenario(lines, first+size["height"], size)
	if err != nil {
		return nil, err
	}
	const legend = ". G or S for ground, W for water, @ O or T for no way"
	for i, row := range rows {
		if n := len(row); n != size["width"] {
			return nil, spot{first + i + 1, min(n, size["width"]) + 1}.bad("the row has %d cell{|s}, expected %d", n, size["width"]).OfKind(engine.ErrSize)
		}
	}
	water := rows[scenario.from[1]][scenario.from[0]] == 'W'
	for i, row := range rows {
		where := spot{first + i + 1, 1}
		for column, r := range row {
			if !strings.ContainsRune(".GSW@OT", r) {
				return nil, spot{where.line, column + 1}.bad("found %q, expected %s", r, legend)
			}
		}
		ground := strings.Map(func(r rune) rune {
			if r == 'W' == water && strings.ContainsRune(".GSW", r) {
				return free
			}
			return wall
		}, row)
		if err := b.row(ground, where, legend, cellOf); err != nil {
			return nil, err
		}
	}
	b.start = int32(scenario.from[1]*size["width"] + scenario.from[0])
	b.goals = []int32{int32(scenario.to[1]*size["width"] + scenario.to[0])}
	for _, end := range []struct {
		node int32
		at   int
	}{{b.start, 4}, {b.goals[0], 6}} {
		if b.g.cost[end.node] == 0 {
			return nil, spot{scenario.line, scenario.columns[end.at]}.bad("the cell at row %d, column %d cannot be entered", int(end.node)/b.g.cols+1, int(end.node)%b.g.cols+1).OfKind(engine.ErrContradiction)
		}
	}
	b.notes = append(b.notes, engine.Fact{Title: engine.Msg("Scenario"),
		Text: engine.Msg("number %d of %d in the text, of length %s; a line such as scenario: 2 takes another one", scenario.number, scenario.of, scenario.length)})
	return b.finish(spot{len(lines), 0})
}

// scenario is a line of a scenario: columns from 0, then rows.
type scenario struct {
	from, to   [2]int
	length     string
	line       int
	columns    []int
	number, of int
}

// chooseScenario reads the lines below a map.
func chooseScenario(lines []string, first int, size map[string]int) (scenario, *engine.ParseError) {
	want, wantAt := 1, spot{}
	var list []scenario
	for i := first; i < len(lines); i++ {
		line := strings.TrimSpace(lines[i])
		if value, found := strings.CutPrefix(line, "scenario:"); found {
			n, err := strconv.Atoi(strings.TrimSpace(value))
			if err != nil || n < 1 {
				return scenario{}, spot{i + 1, 10}.bad("found %s, expected the number of a scenario", text.Quote(strings.TrimSpace(value)))
			}
			want, wantAt = n, spot{i + 1, 10}
			continue
		}
		if line == "" || strings.HasPrefix(line, "version") {
			continue
		}
		s, err := readScenario(lines[i], i+1, size)
		if err != nil {
			return scenario{}, err
		}
		list = append(list, s)
	}
	if len(list) == 0 {
		return scenario{}, spot{len(lines), 0}.bad("there is no start and no goal, expected a line of a scenario below the map").OfKind(engine.ErrPieces)
	}
	if want > len(list) {
		return scenario{}, wantAt.bad("found number %d, but the text has %d scenario{|s}", want, len(list)).OfKind(engine.ErrSize)
	}
	s := list[want-1]
	s.number, s.of = want, len(list)
	return s, nil
}

// readScenario reads bucket, map, width, height, start, goal and length; names of maps may have blanks between tabs.
func readScenario(line string, number int, size map[string]int) (s scenario, err *engine.ParseError) {
	list := text.Words(line)
	if len(list) > 9 { // blanks in the name
		list = append(list[:2:2], list[len(list)-7:]...)
	}
	if len(list) != 9 {
		return s, spot{number, 1}.bad("found %d word{|s}, expected bucket, map, width, height, start, goal and length", len(list))
	}
	s.line, s.length = number, list[8].Text
	var n [9]int
	for i := range list {
		s.columns = append(s.columns, list[i].Column)
		if i < 2 || i == 8 {
			continue
		}
		x, err := strconv.Atoi(list[i].Text)
		limit := size["width"]
		if i == 3 || i == 5 || i == 7 {
			limit = size["height"]
		}
		if err != nil || x < 0 || i > 3 && x >= limit {
			return s, spot{number, list[i].Column}.bad("found %s, expected a number from 0 to %d", text.Quote(list[i].Text), limit-1).OfKind(engine.ErrSize)
		}
		if i <= 3 && x != limit {
			return s, spot{number, list[i].Column}.bad("the scenario is of a map with a side of %d, this one has %d", x, limit).OfKind(engine.ErrContradiction)
		}
		n[i] = x
	}
	s.from, s.to = [2]int{n[4], n[5]}, [2]int{n[6], n[7]}
	return s, nil
}
