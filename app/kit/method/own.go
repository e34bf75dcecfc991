package method

import (
	"langkah/app/kit/browser"
	"langkah/app/kit/look"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/course/audit"
	"langkah/engine/host/files"
	"langkah/engine/host/machine"
	"langkah/engine/host/program"
	"langkah/engine/study/estimates"
)

// own is a heuristic that the user gave, with what is known of it on the puzzle.
type own struct {
	engine.Own
	truth *estimates.Truth // nil where it is not known
	err   error            // why it is not known
}

// Sources make the heuristics that the user names in the window. Nothing else may name a
// table or a program to them.
func Sources() []engine.Source {
	list := []engine.Source{audit.Heuristics(readText)}
	if !browser.InPage {
		list = append(list, program.Heuristics(machine.DefaultLimits().Memory))
	}
	return list
}

func readText(path string) (string, error) {
	data, err := files.Read(path)
	if err != nil {
		return "", err
	}
	return catalog.Text(data)
}

// PickOwn chooses a heuristic of the user's own, for the algorithm chosen where that takes one.
func (c *Choice) PickOwn(mine engine.Own) {
	c.add(mine)
	if _, ok := c.Find(c.algorithm, mine.Name); !ok {
		if m, err := engine.OwnMethod(c.puzzle, "", mine); err == nil {
			c.algorithm = m.Algorithm.Name
		}
	}
	c.PickHeuristic(mine.Name)
}

// ask asks for a heuristic of the user's own and chooses it.
func (c *Choice) ask(f *look.Frame, changed func()) {
	at := c.puzzle.Start()
	if c.Shown != nil {
		at = c.Shown()
	}
	AskOwn(f, c.puzzle, at, func(mine engine.Own) {
		c.PickOwn(mine)
		changed()
	})
}

// add offers a heuristic of the user's own.
func (c *Choice) add(mine engine.Own) {
	if c.ownOf(mine.Name) == nil {
		c.own = append(c.own, own{Own: mine})
	}
}

// ownOf returns the user's own heuristic of a name; nil where there is none.
func (c *Choice) ownOf(name string) *own {
	for i := range c.own {
		if c.own[i].Name == name {
			return &c.own[i]
		}
	}
	return nil
}

// TakesOwn says whether the chosen algorithm takes a heuristic of the user's own here.
func (c *Choice) TakesOwn() bool {
	if len(engine.FeaturesOf(c.puzzle)) == 0 {
		return false
	}
	m, err := engine.OwnMethod(c.puzzle, c.algorithm, engine.NamedOwn(engine.OfFormula+":0"))
	return err == nil && !(c.Watched && m.Unwatched)
}

// findOwn is the method with a heuristic of the user's own, with what was found about it.
func (c *Choice) findOwn(algorithm, heuristic string) (engine.Method, bool) {
	mine := c.ownOf(heuristic)
	if mine == nil {
		return engine.Method{}, false
	}
	m, err := engine.OwnMethod(c.puzzle, algorithm, mine.Own)
	if err != nil || c.Watched && m.Unwatched {
		return engine.Method{}, false
	}
	if t := mine.truth; t != nil {
		m = m.Proven(t.Admissible(), t.Consistent())
	}
	return m, true
}

// suitingOwn makes the heuristics for another puzzle; one that it has no use for is left out.
func suitingOwn(p engine.Puzzle, list []own) []own {
	var suiting []own
	for _, old := range list {
		if made, err := engine.MakeOwn(p, old.Name, Sources()...); err == nil {
			suiting = append(suiting, own{Own: made})
		}
	}
	return suiting
}
