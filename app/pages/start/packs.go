package start

import (
	"context"
	"os"
	"slices"

	"langkah/app/kit/job"
	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/game/packs"
	"langkah/engine/game/progress"
)

// series is a pack with what is known of its boards.
type series struct {
	title  string // of the program's packs in English, of a folder its name
	folder string // "" for the program's packs
	boards []board
}

// board is one of a pack.
type board struct {
	packs.Board
	key      string          // of its result; "" where it cannot be read
	position engine.Position // where it begins; nil before it is known
	wrong    bool            // it cannot be read
	hopeless bool            // it is known to have no solution
}

// ownPacks are those that come with the program. Their texts are share strings,
// so that nothing has to be opened to know what was reached.
func ownPacks() []series {
	var list []series
	for _, a := range assets.Packs() {
		p, err := packs.Read(a.Name, a.Text)
		if err != nil {
			continue // every pack can be read: a test reads them all
		}
		s := series{title: a.Title}
		for _, b := range p.Boards {
			s.boards = append(s.boards, board{Board: b, key: progress.Key(b.Text)})
		}
		list = append(list, s)
	}
	return list
}

// solved is how many boards of the series were solved by hand.
func (m *model) solved(s series) (n int) {
	for _, b := range s.boards {
		if _, ok := m.reached(b.key); ok {
			n++
		}
	}
	return n
}

// nextIn is the first board of a series, from the i-th on and then from its
// beginning, that is still to be solved.
func (m *model) nextIn(s series, i int) (next board, ok bool) {
	for _, b := range append(slices.Clone(s.boards[i:]), s.boards[:i]...) {
		if _, done := m.reached(b.key); !done && b.key != "" && !b.hopeless {
			return b, true
		}
	}
	return board{}, false
}

// next is the board to go on with: of the first pack that was begun and is not
// done, else of the first that is not done.
func (m *model) next() (next board, ok bool) {
	for _, begun := range []bool{true, false} {
		for _, s := range m.packs {
			if next, ok := m.nextIn(s, 0); ok && m.solved(s) > 0 == begun {
				return next, true
			}
		}
	}
	return board{}, false
}

// after is the board of a pack that follows the one of a key; ok is false where
// that is of no pack, or all others are solved.
func (m *model) after(key string) (next board, ok bool) {
	s, at, ok := m.find(key)
	if !ok {
		return board{}, false
	}
	next, ok = m.nextIn(s, (at+1)%len(s.boards))
	return next, ok && next.key != key
}

// find returns the first pack with the puzzle of a key, and where in it that stands.
func (m *model) find(key string) (s series, at int, ok bool) {
	for _, s := range m.packs {
		at := slices.IndexFunc(s.boards, func(b board) bool { return b.key == key })
		if key != "" && at >= 0 {
			return s, at, true
		}
	}
	return series{}, 0, false
}

// fewest is the cost of the cheapest solution of the puzzle of a key, where a pack
// tells it.
func (m *model) fewest(key string) int {
	if s, at, ok := m.find(key); ok {
		return s.boards[at].Optimum
	}
	return 0
}

// openPack opens the boards of a pack beside the window.
func (m *model) openPack(i int, found func()) {
	boards := slices.Clone(m.packs[i].boards)
	m.opening.Start(job.Work{Detached: true, Run: func(ctx context.Context) func() {
		for i := range boards {
			m.look(ctx, &boards[i])
		}
		return func() {
			m.packs[i].boards = boards
			found()
		}
	}})
}

// look opens a board to see where it begins, and which puzzle it is.
func (m *model) look(ctx context.Context, b *board) {
	if b.position != nil || ctx.Err() != nil {
		return
	}
	var p engine.Puzzle
	var err error
	if b.Path != "" {
		_, p, err = m.puzzles.OpenFile(b.Path)
	} else {
		p, err = m.puzzles.Open(b.Text)
	}
	if b.wrong = err != nil; b.wrong {
		return
	}
	b.position = p.Start()
	fact, known := engine.Verdict(p)
	b.hopeless = known && fact.Kind == engine.Unsolvable
	if line, ok := m.puzzles.Share(p, nil); ok {
		b.key = progress.Key(line)
	}
}

// findFolders reads the packs that are folders beside the window. One that is gone
// is left out until it is there again.
func (m *model) findFolders(folders []string, found func()) {
	m.folders.Start(job.Work{Detached: true, Run: func(ctx context.Context) func() {
		var list []series
		for _, folder := range folders {
			if p, err := ReadPack(m.puzzles, folder); err == nil {
				list = append(list, m.readFolder(ctx, folder, p))
			}
		}
		return func() {
			shown := ""
			if m.at.kind == onePack {
				shown = m.packs[m.at.i].folder
			}
			m.packs = append(slices.DeleteFunc(m.packs, func(s series) bool { return s.folder != "" }), list...)
			if shown != "" {
				m.at.i = m.folderAt(shown)
			}
			if m.at.i < 0 {
				m.at = spot{}
			}
			found()
		}
	}})
}

// ReadPack reads a pack: the files of a folder, or the lines of a file that has a
// puzzle in each.
func ReadPack(puzzles catalog.Catalog, path string) (packs.Pack, error) {
	if info, err := os.Stat(path); err != nil || info.IsDir() {
		return packs.Folder(path)
	}
	lines, err := puzzles.Lines(path)
	if err != nil {
		return packs.Pack{}, err
	}
	return packs.Lines(path, lines), nil
}

// readFolder opens every puzzle of a folder.
func (m *model) readFolder(ctx context.Context, folder string, p packs.Pack) series {
	s := series{title: p.Name, folder: folder}
	for _, b := range p.Boards {
		read := board{Board: b}
		m.look(ctx, &read)
		s.boards = append(s.boards, read)
	}
	return s
}

// folderAt is the pack of a folder; -1 where it is not read.
func (m *model) folderAt(folder string) int {
	return slices.IndexFunc(m.packs, func(s series) bool { return folder != "" && s.folder == folder })
}
