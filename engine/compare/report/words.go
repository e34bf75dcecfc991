package report

import (
	"langkah/engine"
	"langkah/engine/base/chart"
	"langkah/engine/draw/paint"
)

func (r Report) measure() chart.Measure { return paint.NewMeasure() }

func (r Report) labels() labels {
	say := func(format string, args ...any) string { return r.say(engine.Msg(format, args...)) }
	return labels{
		Report: say("Langkah, report of a comparison"), Name: say("Name:"), Class: say("Class:"), Questions: say("Questions"),
		Again: say("To see it again:"), Results: say("Results"), Details: say("More figures"), Text: say("The puzzle as text"),
		All: say("All puzzles"), Means: say("Means are geometric, over the puzzles that every method solved."),
		Glossary: say("What the columns mean"), Conditions: say("Conditions"), Repeat: say("To repeat it"),
		Programs: say("Your programs"),
		Process:  say("Each run is a process of its own: its time and memory, from its start to its end, are not compared with those of the methods, which count the search alone. Its output was judged by the rules."),
	}
}

// glossary returns the meaning of the columns of figures.
func (r Report) glossary() []term {
	var list []term
	for _, entry := range [][2]engine.Message{
		{engine.Msg("Result"), engine.Msg("Optimal: proven by the method itself, or equal to the optimum that another method proved. +2: costs so much more than an optimum. Unknown: nobody proved the optimum.")},
		{engine.Msg("Nodes expanded"), engine.Msg("States whose successors were made.")},
		{engine.Msg("Nodes generated"), engine.Msg("Successors made, the start included.")},
		{engine.Msg("Frontier"), engine.Msg("The most states that waited at one time.")},
		{engine.Msg("Branching"), engine.Msg("The effective branching factor: that of a uniform tree of the solution's depth with as many nodes.")},
		{engine.Msg("Memory"), engine.Msg("The most that the search's own structures held.")},
		{engine.Msg("Time"), engine.Msg("Of the search alone; tables that a method keeps were built before.")},
		{engine.Msg("× shortest"), engine.Msg("Time over the shortest time of a method that solved the puzzle.")},
		{engine.Msg("Heuristic"), engine.Msg("Estimates the cost that is left. It is admissible if it never estimates too much: then A* and IDA* find optimal solutions.")},
	} {
		list = append(list, term{r.say(entry[0]), r.say(entry[1])})
	}
	return list
}

// status returns a status in words.
func (r Report) status(name string) string {
	if r.Translate != nil {
		if words := r.Translate("status." + name); words != "status."+name {
			return words
		}
	}
	return name
}
