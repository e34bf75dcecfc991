package routes

import (
	"encoding/json"
	"errors"
	"math"
	"strconv"
	"strings"

	"langkah/engine"
	"langkah/engine/base/text"
)

// jsonReader reads a JSON text token by token, and knows where each begins.
type jsonReader struct {
	*json.Decoder
	text string
	from int64 // end of the token before the last one
}

// where returns the place of the last token.
func (r *jsonReader) where() spot {
	i := int(r.from)
	for i < len(r.text) && strings.IndexByte(" \t\n,:", r.text[i]) >= 0 {
		i++
	}
	i = min(i, len(r.text))
	begin := strings.LastIndexByte(r.text[:i], '\n') + 1
	return spot{1 + strings.Count(r.text[:i], "\n"), text.Column(r.text[begin:], i-begin)}
}

// next returns the next token.
func (r *jsonReader) next() (json.Token, *engine.ParseError) {
	r.from = r.InputOffset()
	t, err := r.Token()
	if err != nil {
		at := r.where()
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			r.from = max(0, min(syntax.Offset-1, int64(len(r.text))))
			at = r.where()
		}
		return nil, at.bad("the JSON text is broken here or ends too soon")
	}
	return t, nil
}

// open reads the bracket that begins a list or an object.
func (r *jsonReader) open(bracket json.Delim) *engine.ParseError {
	t, err := r.next()
	if err != nil {
		return err
	}
	if t != bracket {
		return r.where().bad("found %s, expected %s", tokenText(t), string(rune(bracket)))
	}
	return nil
}

func tokenText(t json.Token) string {
	switch t := t.(type) {
	case json.Delim:
		return t.String()
	case string:
		return text.Quote(t)
	case json.Number:
		return t.String()
	case bool:
		return strconv.FormatBool(t)
	}
	return "null"
}

// skip reads a value and forgets it.
func (r *jsonReader) skip() *engine.ParseError {
	for depth := 0; ; {
		t, err := r.next()
		if err != nil {
			return err
		}
		switch t {
		case json.Delim('{'), json.Delim('['):
			depth++
		case json.Delim('}'), json.Delim(']'):
			depth--
		}
		if depth == 0 {
			return nil
		}
	}
}

// readJSON reads an object with nodes (id, name, latitude, longitude) and a matrix of 0 and 1; start and goal may be
// names. A road is as long as its ends are apart.
func readJSON(lines []string) (*Puzzle, *engine.ParseError) {
	all := strings.Join(lines, "\n")
	r := &jsonReader{Decoder: json.NewDecoder(strings.NewReader(all)), text: all}
	r.UseNumber()
	m := &matrix{builder: newBuilder()}
	m.builder.g.geo = true
	nodes, rows := false, false
	if err := r.open('{'); err != nil {
		return nil, err
	}
	for r.More() {
		key, err := r.next()
		if err != nil {
			return nil, err
		}
		switch key {
		case "nodes":
			nodes = true
			err = m.jsonNodes(r)
		case "matrix":
			rows = true
			err = m.jsonMatrix(r)
		case startWord, goalWord:
			err = m.jsonEnd(r, key == startWord)
		default:
			err = r.skip()
		}
		if err != nil {
			return nil, err
		}
	}
	if _, err := r.next(); err != nil {
		return nil, err
	}
	end := spot{len(lines), 0}
	switch {
	case !nodes:
		return nil, end.bad("there are no nodes, expected a list with that name").OfKind(engine.ErrPieces)
	case !rows:
		return nil, end.bad("there is no matrix, expected a list with that name").OfKind(engine.ErrPieces)
	case len(m.cells) != len(m.places):
		return nil, end.bad("the matrix has %d row{|s}, expected %d", len(m.cells), len(m.places)).OfKind(engine.ErrSize)
	}
	m.n = len(m.places)
	for i, row := range m.cells {
		if len(row) != m.n {
			return nil, m.at[i].bad("row %d of the matrix has %d cell{|s}, expected %d", i+1, len(row), m.n).OfKind(engine.ErrSize)
		}
	}
	return m.finish(end)
}

// jsonEnd reads the name of the start or the goal.
func (m *matrix) jsonEnd(r *jsonReader, start bool) *engine.ParseError {
	t, err := r.next()
	if err != nil {
		return err
	}
	name, ok := t.(string)
	if !ok {
		return r.where().bad("found %s, expected the name of a place", tokenText(t))
	}
	if n := (named{name, r.where()}); start {
		m.builder.start = append(m.builder.start, n)
	} else {
		m.builder.goals = append(m.builder.goals, n)
	}
	return nil
}

// jsonNodes reads the list of nodes, whose ids are 1, 2 and so on.
func (m *matrix) jsonNodes(r *jsonReader) *engine.ParseError {
	if err := r.open('['); err != nil {
		return err
	}
	for r.More() {
		if err := r.open('{'); err != nil {
			return err
		}
		object := r.where()
		values, at := map[string]json.Token{}, map[string]spot{}
		for r.More() {
			key, err := r.next()
			if err != nil {
				return err
			}
			value, err := r.next()
			if err != nil {
				return err
			}
			if _, nested := value.(json.Delim); nested {
				return r.where().bad("found %s, expected a name or a number", tokenText(value))
			}
			values[key.(string)], at[key.(string)] = value, r.where()
		}
		if _, err := r.next(); err != nil {
			return err
		}
		for _, key := range []string{"id", "name", "latitude", "longitude"} {
			if _, ok := values[key]; !ok {
				return object.bad("node %d has no %s", len(m.places)+1, key).OfKind(engine.ErrPieces)
			}
		}
		if id := tokenText(values["id"]); strings.Trim(id, `"`) != strconv.Itoa(len(m.places)+1) {
			return at["id"].bad("found the id %s, expected %d", id, len(m.places)+1).OfKind(engine.ErrContradiction)
		}
		name, ok := values["name"].(string)
		if !ok {
			return at["name"].bad("found %s, expected the name of a place", tokenText(values["name"]))
		}
		x := text.Word{Text: strings.Trim(tokenText(values["latitude"]), `"`), Column: at["latitude"].column}
		y := text.Word{Text: strings.Trim(tokenText(values["longitude"]), `"`), Column: at["longitude"].column}
		if err := m.place(name, at["name"], x, y); err != nil {
			return err
		}
	}
	_, err := r.next()
	return err
}

// jsonMatrix reads the rows of the matrix.
func (m *matrix) jsonMatrix(r *jsonReader) *engine.ParseError {
	if err := r.open('['); err != nil {
		return err
	}
	for r.More() {
		if err := r.open('['); err != nil {
			return err
		}
		m.at = append(m.at, r.where())
		var row []float64
		for r.More() {
			t, err := r.next()
			if err != nil {
				return err
			}
			cell, ok := t.(json.Number)
			if !ok {
				return r.where().bad("found %s, expected a number", tokenText(t))
			}
			x := math.NaN()
			if s := cell.String(); s != "0" && s != "-1" {
				if x, err = m.builder.number(s, r.where()); err != nil {
					return err
				}
			}
			row = append(row, x)
		}
		if _, err := r.next(); err != nil {
			return err
		}
		m.cells = append(m.cells, row)
	}
	_, err := r.next()
	return err
}
