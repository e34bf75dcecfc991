// Package catalog is the one list of families, and opens files: a [Catalog] finds
// the family that a text belongs to.
package catalog

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"langkah/engine"
	"langkah/engine/game/share"
	"langkah/engine/puzzles/blocks"
	"langkah/engine/puzzles/ice"
	"langkah/engine/puzzles/packing"
	"langkah/engine/puzzles/queens"
	"langkah/engine/puzzles/routes"
	"langkah/engine/puzzles/rush"
	"langkah/engine/puzzles/sliding"
	"langkah/engine/puzzles/sliding/pdb"
)

// Catalog holds every family, with the tables of their solvers, which all puzzles of
// one catalogue share. The zero Catalog has no families.
type Catalog struct {
	families []engine.Family
}

// Tables says where solvers keep the tables that they build.
type Tables struct {
	Folder string // of the files; "" keeps none
	Budget int64  // bytes in memory, 0 for any number; what a search uses is kept in any case
}

// UserTables keeps files in the user's cache folder, or none where there is no
// such folder.
func UserTables() Tables {
	folder, err := os.UserCacheDir()
	if err != nil {
		return Tables{}
	}
	return Tables{Folder: filepath.Join(folder, "langkah", "databases")}
}

// New returns the catalogue of all families.
func New(t Tables) Catalog {
	return Catalog{[]engine.Family{
		sliding.Family(pdb.NewStore(t.Folder, t.Budget)),
		rush.Family(),
		packing.Family(),
		queens.Family(),
		ice.Family(),
		blocks.Family(),
		routes.Family(),
	}}
}

// Of returns the catalogue of these families.
func Of(families ...engine.Family) Catalog { return Catalog{families} }

// Families returns every family, in the order shown.
func (c Catalog) Families() []engine.Family { return c.families }

// Family returns the family of that name. The error lists the known names.
func (c Catalog) Family(name string) (engine.Family, error) {
	var names []string
	for _, f := range c.families {
		if f.Name == name {
			return f, nil
		}
		names = append(names, f.Name)
	}
	return engine.Family{}, fmt.Errorf("there is no family %q; there are %s", name, strings.Join(names, ", "))
}

// Caches returns those of the families that have one.
func (c Catalog) Caches() []engine.Cache {
	var list []engine.Cache
	for _, f := range c.families {
		if f.Cache != nil {
			list = append(list, f.Cache)
		}
	}
	return list
}

// judged is the size in bytes of the beginning of a text by which its family is
// detected. It is more than any puzzle needs.
const judged = 1 << 20

// patience bounds generating a board whose share string holds only its seed.
const patience = 20 * time.Second

// Open reads a puzzle's text by the family that it looks most like, or from a
// share string. Its error is that family's own, or says what is accepted where
// it looks like none, or is a [*Several]; it is a *engine.ParseError in any case.
func (c Catalog) Open(text string) (engine.Puzzle, error) {
	g, err := c.OpenGame(text)
	return g.Puzzle, err
}

// OpenGame is Open with the moves that the text holds beside the puzzle: those
// of a share string, or of another program's list.
func (c Catalog) OpenGame(text string) (share.Game, error) {
	if len(text) > MaxText {
		return share.Game{}, tooLong(engine.Msg("text"), int64(len(text)), MaxText)
	}
	if strings.TrimSpace(text) == "" {
		return share.Game{}, c.noFamily(engine.Msg("the text is empty")).OfKind(engine.ErrEmpty)
	}
	if c.sharedLines(text) { // of which the first opens alone
		if err := c.several(text); err != nil {
			return share.Game{}, err
		}
	}
	g, err := c.openOne(text)
	if err != nil {
		if several := c.several(text); several != nil {
			return share.Game{}, several
		}
	}
	return g, err
}

// openOne opens the text of one puzzle.
func (c Catalog) openOne(text string) (share.Game, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if g, ok, err := share.Read(ctx, c.families, text); ok {
		return g, err
	}
	family, ok := c.likest(text[:min(len(text), judged)])
	if !ok {
		return share.Game{}, c.noFamily(engine.Msg("the text looks like no puzzle that Langkah knows")).OfKind(engine.ErrUnrecognised)
	}
	p, err := family.Parse(text)
	if err != nil || family.Played == nil {
		return share.Game{Puzzle: p}, err
	}
	moves, err := share.Moves(p, family.Played(text))
	if err != nil {
		return share.Game{}, engine.BadText(1, 0, "the moves below the board: %s", err)
	}
	return share.Game{Puzzle: p, Moves: moves}, nil
}

// Share is the share string of a puzzle with moves from its start; ok is false
// for a family without a one-line form.
func (c Catalog) Share(p engine.Puzzle, moves []engine.Move) (text string, ok bool) {
	f, err := c.Family(p.Family())
	if err != nil {
		return "", false
	}
	return share.Text(f, p, moves)
}

// SharePlace is the share string of a puzzle with a place in a search on it.
func (c Catalog) SharePlace(p engine.Puzzle, at share.Place) (text string, ok bool) {
	f, err := c.Family(p.Family())
	if err != nil {
		return "", false
	}
	return share.Placed(f, p, at)
}

// likest returns the family that a text looks most like; ok is false where it looks
// like none.
func (c Catalog) likest(text string) (best engine.Family, ok bool) {
	most := 0.0
	for _, f := range c.families {
		if l := f.Detect(text); l > most {
			best, most = f, l
		}
	}
	return best, most > 0
}

func (c Catalog) noFamily(what engine.Message) *engine.ParseError {
	var titles engine.Message
	for i, f := range c.families {
		if titles = engine.Msg("%s, %s", titles, f.Title); i == 0 {
			titles = f.Title
		}
	}
	return engine.BadText(1, 0, "%s; it reads %s; the samples show how each is written", what, titles)
}
