package start

import (
	"context"
	"os"
	"path/filepath"
	"time"

	"langkah/app/kit/job"
	"langkah/app/kit/look"
	"langkah/assets"
	"langkah/engine"
	"langkah/engine/catalog"
	"langkah/engine/game/progress"
)

// model holds the boards that the page offers.
type model struct {
	puzzles catalog.Catalog
	jobs    *job.Runner
	reached func(key string) (progress.Result, bool)

	shelves []shelf
	faces   []engine.Position // of the shelves; nil before it is known
	packs   []series          // those of the program, then the folders
	own     int               // how many are the program’s
	today   []*Daily
	back    int // the day whose puzzles today are, in days before now
	recent  []file
	at      spot

	facing  *job.Slot // finds the faces
	reading *job.Slot // reads the recent files
	opening *job.Slot // opens the boards of a pack
	folders *job.Slot // reads the packs that are folders
}

// spot is the part of the page that is shown.
type spot struct {
	kind spotKind
	i    int // which shelf, or which pack
}

type spotKind uint8

const (
	everything spotKind = iota
	oneShelf
	allPacks
	onePack
)

// shelf is the samples of a family, or some that look different from the others.
type shelf struct {
	title, about engine.Message
	samples      []assets.Sample
}

// file is one that was opened before.
type file struct {
	path     string
	missing  bool
	kind     engine.Message  // what puzzle is in it; the zero Message where it cannot be read
	key      string          // of its result; "" where its family has no share strings
	position engine.Position // where it begins; nil where it cannot be read
}

func newModel(f *look.Frame, reached func(key string) (progress.Result, bool)) *model {
	m := &model{
		puzzles: f.Puzzles, jobs: f.Jobs, reached: reached, packs: ownPacks(),
		facing: f.Jobs.NewSlot(), reading: f.Jobs.NewSlot(), opening: f.Jobs.NewSlot(), folders: f.Jobs.NewSlot(),
	}
	m.own = len(m.packs)
	m.today = m.dailies()
	for _, family := range f.Puzzles.Families() {
		m.shelves = append(m.shelves, shelvesOf(family)...)
	}
	m.faces = make([]engine.Position, len(m.shelves))
	return m
}

// shelvesOf are the family's own shelf and those beside it, if they hold anything.
func shelvesOf(f engine.Family) []shelf {
	var list []shelf
	at := map[assets.Shelf]int{}
	for _, s := range assets.Samples() {
		if s.Family != f.Name {
			continue
		}
		i, found := at[s.Shelf]
		if !found {
			i = len(list)
			at[s.Shelf] = i
			title, about := f.Title, f.About
			if s.Shelf != (assets.Shelf{}) {
				title, about = engine.Message{Format: s.Shelf.Title}, engine.Message{Format: s.Shelf.About}
			}
			list = append(list, shelf{title: title, about: about})
		}
		list[i].samples = append(list[i].samples, s)
	}
	return list
}

// faceTime is how long is searched for the face of a shelf.
const faceTime = 2 * time.Second

// findFaces solves the first sample of every shelf beside the window: a board
// that is three quarters done says more than one before the first move.
func (m *model) findFaces(found func()) {
	shelves := m.shelves
	m.facing.Start(job.Work{Run: func(ctx context.Context) func() {
		faces := make([]engine.Position, len(shelves))
		for i, s := range shelves {
			if p, err := m.puzzles.Open(s.samples[0].Text); err == nil {
				faces[i] = face(ctx, p)
			}
		}
		return func() {
			m.faces = faces
			found()
		}
	}})
}

// face is the position of a puzzle that is most like it.
func face(ctx context.Context, p engine.Puzzle) engine.Position {
	if method, err := engine.FindMethod(p, "", ""); err == nil {
		r := engine.Solve(ctx, p, method, engine.Limits{Time: faceTime, Memory: 256 << 20}, nil)
		if n := len(r.Positions); r.Status == engine.Solved && n > 0 {
			return r.Positions[(n-1)*3/4]
		}
	}
	return p.Start()
}

// findRecent reads the files opened before beside the window.
func (m *model) findRecent(paths []string, found func()) {
	m.reading.Start(job.Work{Detached: true, Run: func(context.Context) func() {
		files := make([]file, len(paths))
		for i, path := range paths {
			files[i] = m.read(path)
		}
		return func() {
			m.recent = files
			found()
		}
	}})
}

func (m *model) read(path string) file {
	f := file{path: path}
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		f.missing = err != nil
		return f
	}
	if _, p, err := m.puzzles.OpenFile(path); err == nil {
		f.kind, f.position = p.Kind(), p.Start()
		if line, ok := m.puzzles.Share(p, nil); ok {
			f.key = progress.Key(line)
		}
	}
	return f
}

// name is that of the file without its folder.
func (f file) name() string { return filepath.Base(f.path) }
