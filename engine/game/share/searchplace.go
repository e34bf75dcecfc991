package share

import (
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"langkah/engine"
)

// placeKey is the field for a moment in a search:
//
//	z=astar/manhattan@120,weight=1.5
//
// the method, the number of events so far, and the options set.
const placeKey = "z"

// Place is a moment in the search by a method.
type Place struct {
	Method engine.Method
	Events int // number of events so far
}

// Placed returns the share string of a puzzle with a moment in a search; ok is false for a
// family without a one-line form.
func Placed(f engine.Family, p engine.Puzzle, at Place) (text string, ok bool) {
	if f.Line == nil {
		return "", false
	}
	return whole(f, f.Line.Write(p).With(placeKey, at.short())), true
}

// short encodes the place as a field.
func (at Place) short() string {
	name := at.Method.Name()
	if kind, own, ok := engine.SplitOwn(at.Method.Heuristic.Name); ok {
		name = at.Method.Algorithm.Name + "/" + kind + ":" + url.QueryEscape(own)
	}
	parts := []string{fmt.Sprintf("%s@%d", name, at.Events)}
	set := at.Method.Settings.Set()
	for _, name := range slices.Sorted(maps.Keys(set)) {
		parts = append(parts, name+"="+url.QueryEscape(set[name]))
	}
	return strings.Join(parts, ",")
}

// placeOf parses a place field.
func placeOf(p engine.Puzzle, short string) (at Place, err error) {
	parts := strings.Split(short, ",")
	name, events, found := strings.Cut(parts[0], "@")
	at.Events, err = strconv.Atoi(events)
	if !found || err != nil || at.Events < 0 {
		return at, engine.Errorf("found %q, expected a method and a number of events such as astar/manhattan@120", parts[0])
	}
	algorithm, heuristic := engine.SplitMethod(name)
	if kind, own, ok := engine.SplitOwn(heuristic); ok {
		if own, err = url.QueryUnescape(own); err != nil {
			return at, engine.Errorf("found %q, expected a method and a number of events such as astar/manhattan@120", parts[0])
		}
		heuristic = kind + ":" + own
	}
	if at.Method, err = engine.FindMethod(p, algorithm, heuristic); err != nil {
		return at, err
	}
	values := engine.Values{}
	for _, pair := range parts[1:] {
		name, value, _ := strings.Cut(pair, "=")
		if value, err = url.QueryUnescape(value); err != nil {
			return at, engine.Errorf("found %q, expected an option such as width=100", pair)
		}
		values[name] = value
	}
	at.Method, err = at.Method.With(values)
	return at, err
}
