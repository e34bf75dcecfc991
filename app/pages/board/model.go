package board

import (
	"context"
	"slices"
	"time"

	"langkah/app/kit/job"
	"langkah/app/kit/method"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/game/play"
	"langkah/engine/game/session"
	"langkah/engine/host/files"
	"langkah/engine/solve/search"
)

// Model is all that the page shows.
type Model struct {
	session *session.Session // the puzzle, the line of positions, and where the user stands on it
	choice  method.Choice
	camera  camera
	live    *live // what is known of the search that runs; nil when none does
	hand    play.Hand
	handed  *session.Node // the node whose position the hand has; nil for none
	number  int64         // of the solution shown, where there are many; 0 for none
	total   string        // how many solutions there are; "" where nobody has counted
	judge   *judge
	sums    *breakdowns

	search *job.Slot // for a solution
	paging *job.Slot // for the solution of a number
}

// NewModel is a session that nothing runs for.
func NewModel(s *session.Session, jobs *job.Runner) *Model {
	m := &Model{session: s, camera: newCamera(), search: jobs.NewSlot(), paging: jobs.NewSlot()}
	m.judge, m.sums = newJudge(s, &m.camera, jobs), newBreakdowns(m, jobs)
	return m
}

// puzzleChanged drops what belongs to a puzzle that is shown no more.
func (m *Model) puzzleChanged() {
	m.search.Drop()
	m.paging.Drop()
	m.live, m.number, m.total, m.handed = nil, 0, "", nil
	m.hand.Forget()
	m.choice.Shown = m.session.Position
	m.choice.Offer(m.session.Puzzle())
	m.judge.puzzleChanged()
	m.sums.puzzleChanged()
}

func (m *Model) solving() bool { return m.search.Running() }

// busy says whether anything runs that can be stopped.
func (m *Model) busy() bool {
	return m.search.Running() || m.paging.Running() || m.judge.ladder.asking
}

// solve starts a search for a puzzle, that of a node of the tree, by the method chosen; progress hears that there is more
// to see of it, done that it has ended, and where the details are should the
// method have broken.
func (m *Model) solve(from session.Node, puzzle engine.Puzzle, limits engine.Limits, progress func(), done func(where engine.Message)) {
	chosen, ok := m.choice.Suiting(puzzle)
	if !ok {
		return
	}
	name, probe := m.session.Name(), new(search.Probe)
	seen := &live{method: chosen, limit: limits.Time}
	m.live = seen
	m.search.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			o := engine.Solution{Name: name, Puzzle: puzzle, Method: chosen, Result: engine.Solve(ctx, puzzle, chosen, limits, probe)}
			where := files.KeepFault(o)
			return func() {
				m.takeFrom(from, o)
				done(where)
			}
		},
		Tick: func(elapsed time.Duration) {
			seen.look(probe, elapsed)
			progress()
		},
	})
}

// stop asks what runs to end.
func (m *Model) stop() {
	m.search.Stop()
	m.paging.Stop()
	m.judge.slot.Stop()
}

// take shows the result of a search, made here or elsewhere.
func (m *Model) take(o engine.Solution) { m.takeFrom(0, o) }

func (m *Model) takeFrom(from session.Node, o engine.Solution) {
	m.live, m.number, m.judge.ended = nil, 0, false
	m.session.TakeFrom(from, o)
}

// ahead says whether the user has played on by hand, so that solving goes on
// from the position shown.
func (m *Model) ahead() bool {
	return m.session.Index() > 0 && m.session.ByHand() && !m.session.Position().Solved()
}

// fresh says whether the puzzle was never moved, by hand or by a solution.
func (m *Model) fresh() bool {
	return m.session.Len() == 0 && m.session.Counts().Total == 0
}

// adopt shows a result made elsewhere, and chooses its method.
func (m *Model) adopt(o engine.Solution) {
	m.search.Drop()
	m.choice.Pick(o.Method)
	m.take(o)
}

// stale is the method of the solution shown where another one is chosen by now.
func (m *Model) stale() (shown engine.Method, stale bool) {
	o, ok := m.session.Outcome()
	return o.Method, ok && m.number == 0 && !m.choice.Is(o.Method)
}

// instead is the method to try where the last one has reached a limit.
func (m *Model) instead() (engine.Method, bool) {
	o, ok := m.session.Outcome()
	if !ok || m.solving() || !o.Result.Status.Limited() {
		return engine.Method{}, false
	}
	return engine.Instead(m.session.Puzzle(), o.Method)
}

// counted keeps how many solutions there are.
func (m *Model) counted(c engine.Count) {
	if c.Reason.IsZero() && len(c.Figures) > 0 {
		m.total = c.Figures[0].Value
	}
}

// moves are those of the line that may be shown.
func (m *Model) moves() []engine.Move { return m.session.Moves()[:m.judge.reach()] }

// last is the number of moves that may be shown.
func (m *Model) last() int { return m.judge.reach() }

// jump shows the i-th position and says whether a piece can slide there.
func (m *Model) jump(i int) (slides bool) {
	before := m.session.Index()
	m.judge.ended = false
	if m.live != nil {
		m.live.position = nil
	}
	m.session.Jump(min(i, m.last()))
	return i == before-1 || i == before+1
}

// step goes elsewhere in the tree of positions, and says whether it did.
func (m *Model) step(goes func() bool) bool {
	m.judge.ended = false
	if m.live != nil {
		m.live.position = nil
	}
	return goes()
}

// shown is the position on the board: the session's, or one of a running search.
func (m *Model) shown() engine.Position {
	if m.live != nil && m.live.position != nil {
		return m.live.position
	}
	return m.session.Position()
}

// scene is the picture of a position as the user wants to see it. What the move
// that led to it has moved is marked.
func (m *Model) scene() scene.Scene {
	s, i := m.camera.scene(m.shown()), m.session.Index()
	if m.live != nil && m.live.position != nil {
		return s
	}
	if i > 0 {
		s = s.After(m.camera.scene(m.session.At(i - 1)))
	}
	return m.judge.over(m.sums.over(s))
}

// markable is the position on the board, where the player marks its cells.
func (m *Model) markable() (engine.Markable, bool) {
	p, ok := m.shown().(engine.Markable)
	return p, ok && !m.searching() && !m.bySolution()
}

// notes are the player's crosses, with dots on the cells that are ruled out where
// they are wanted, and the cursor.
func (m *Model) notes(follows bool) []scene.Item {
	p, ok := m.markable()
	if !ok {
		return nil
	}
	items := p.Notes(m.hand.Crosses(), follows)
	row, column, ok := m.hand.Cursor()
	if !ok || p.Solved() {
		return items
	}
	return append(items, scene.Cursor(row, column)...)
}

// starved says that the queens and crosses of the player leave a row or the like no cell.
func (m *Model) starved() engine.Message {
	if p, ok := m.markable(); ok && m.session.ByHand() {
		return p.Starved(m.hand.Crosses())
	}
	return engine.Message{}
}

// pointing is the picture with an arrow for the next move of the line.
func (m *Model) pointing(s scene.Scene) scene.Scene {
	i := m.session.Index()
	if m.live != nil && m.live.position != nil || i == m.last() {
		return s
	}
	return s.Pointing(m.camera.scene(m.session.At(i + 1)))
}

// enumerable is the puzzle, where all its solutions can be counted and listed.
func (m *Model) enumerable() (engine.Enumerable, bool) {
	p, ok := m.session.Puzzle().(engine.Enumerable)
	return p, ok
}

// page looks for the solution of a number; found hears what came of it.
func (m *Model) page(p engine.Enumerable, number int64, limits engine.Limits, found func(engine.Result)) {
	m.stop()
	name := m.session.Name()
	m.paging.Start(job.Work{
		Memory: limits.Memory,
		Run: func(ctx context.Context) func() {
			r := engine.Nth(ctx, p, number, limits, nil)
			method, _ := engine.FindMethod(p, "", "")
			o := engine.Solution{Name: name, Puzzle: p, Method: method, Result: r}
			return func() {
				if o.Result.Status == engine.Solved {
					m.search.Drop()
					m.take(o)
					m.number = number
				}
				found(o.Result)
			}
		},
	})
}

// handOver gives the hand the position on the board, unless it has it already.
func (m *Model) handOver() {
	if n := m.session.Node(); m.session.Puzzle() != nil && (m.handed == nil || *m.handed != n) {
		m.handed = &n
		m.hand.Show(m.session.Position())
	}
}

// searching says whether the board shows what a search looks at.
func (m *Model) searching() bool { return m.live != nil && m.live.position != nil }

// play makes moves by hand, as one press.
func (m *Model) play(moves []engine.Move) error {
	m.number, m.judge.ended = 0, false
	return m.session.Play(moves...)
}

// bySolution says whether a solution found is the line on the board.
func (m *Model) bySolution() bool {
	way, ok := m.session.Solution()
	return ok && len(way) > 1 && slices.Equal(way, m.session.Nodes()) && m.judge.trial == nil
}

// pushes says whether arrows move something with no piece picked.
func (m *Model) pushes() bool {
	g, ok := m.session.Position().(engine.Grip)
	if !ok {
		return false
	}
	for _, way := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		if len(g.Push(way[0], way[1], false)) > 0 {
			return true
		}
	}
	return false
}
