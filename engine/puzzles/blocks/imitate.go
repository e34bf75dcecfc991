package blocks

import "langkah/engine"

var _ engine.Imitable = (*Puzzle)(nil)

// Imitations implements [engine.Imitable]: the heuristics as courses count them, and moves along any path, by
// straight slides and by cells.
func (z *Puzzle) Imitations() engine.Imitations {
	var list []engine.Imitation
	add := func(name string, words engine.Message, value func(*terms, []uint8) int32) {
		of := z.figure(value)
		list = append(list, engine.Imitation{Of: name, Words: words, Value: func(at engine.Position) float64 { return float64(of(at)) }})
	}
	for _, h := range z.heuristics() {
		if value := termValues()[h.Name]; value != nil {
			add(h.Name, engine.Message{}, value)
		}
	}
	add(blockersName, engine.Msg("the primary piece itself is not counted"), (*terms).others)
	add(distanceBlockers, engine.Msg("each blocker counts 2"), func(t *terms, at []uint8) int32 { return t.distance(at) + 2*t.others(at) })
	return engine.Imitations{Estimates: list, Moves: []engine.MoveRule{
		{Name: "moves", Words: engine.Msg("a move along any path costs 1"), Next: z.at(moves).reached(func([]leg) bool { return true })},
		{Name: "slides", Words: engine.Msg("a slide of any length costs 1"), Next: z.at(slides).reached(func(path []leg) bool { return len(path) == 1 })},
		{Name: "cells", Words: engine.Msg("a move is one cell, and costs 1"), Next: z.at(steps).reached(func(path []leg) bool { return len(path) == 1 && path[0].cells == 1 })},
		{Name: "slides that cost cells", Words: engine.Msg("a slide costs 1 for each cell"), Next: z.at(steps).reached(func(path []leg) bool { return len(path) == 1 })},
	}}
}

// reached returns a function that lists the positions after the moves of allowed paths.
func (z *Puzzle) reached(allowed func([]leg) bool) func(engine.Position) []engine.Reached {
	return func(at engine.Position) (list []engine.Reached) {
		p, ok := z.own(at)
		if !ok {
			return nil
		}
		for _, m := range p.Moves() {
			if _, path, err := z.readMove(m.Name); err != nil || !allowed(path) {
				continue
			}
			if next, err := p.Apply(m); err == nil {
				list = append(list, engine.Reached{Position: next, Name: m.Name, Cost: m.Cost})
			}
		}
		return list
	}
}
