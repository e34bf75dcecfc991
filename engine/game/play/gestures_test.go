package play_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"langkah/assets"
	"langkah/engine"
	"langkah/engine/base/scene"
	"langkah/engine/catalog"
	"langkah/engine/game/play"
	"langkah/engine/game/session"
	"langkah/engine/puzzles/nullpuzzle"
)

// gestures is the number of random gestures for each family.
const gestures = 10_000

// monkey makes gestures at random, most of them near pieces.
type monkey struct {
	*rand.Rand
	hand    play.Hand
	session *session.Session
}

// point returns a random point in or around the scene.
func (m monkey) point() scene.Point {
	s := m.session.Position().Scene()
	if items := s.Items; m.IntN(4) > 0 {
		it := items[m.IntN(len(items))]
		at := scene.Point{X: it.X + m.Float64()*it.W, Y: it.Y + m.Float64()*it.H}
		if len(it.Points) > 0 {
			at = it.Points[m.IntN(len(it.Points))]
		}
		return at
	}
	return scene.Point{X: (1.2*m.Float64() - 0.1) * s.Width, Y: (1.2*m.Float64() - 0.1) * s.Height}
}

// gesture makes a random gesture and returns its description.
func (m *monkey) gesture(t *testing.T) string {
	did, moves := "", []engine.Move(nil)
	switch m.IntN(12) {
	case 0, 1, 2, 3:
		from, to := m.point(), m.point()
		did = fmt.Sprintf("drag %v to %v", from, to)
		m.hand.Press(from)
		for i := range m.IntN(4) {
			m.hand.Move(m.point())
			did += fmt.Sprintf(" %d", i)
		}
		if m.IntN(20) == 0 {
			return did + " and the button never goes up"
		}
		moves = m.hand.Release(to)
	case 4, 5:
		at := m.point()
		did = fmt.Sprintf("click %v", at)
		m.hand.Press(at)
		moves = m.hand.Release(at)
	case 6:
		did = "double click"
		moves = m.hand.SendBack(m.point())
	case 7:
		did = "undo"
		m.session.Undo()
		m.hand.Show(m.session.Position())
	case 8:
		m.hand.Move(m.point())
		return "the pointer goes by"
	default:
		k := play.Key{Does: play.Action(m.IntN(int(play.Drop) + 1)), Far: m.IntN(4) == 0, Layer: m.IntN(4) == 0, Rune: rune("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789é"[m.IntN(37)])}
		did = fmt.Sprintf("key %+v", k)
		moves = m.hand.Key(k)
	}
	if d, ok := m.hand.Held(); ok {
		checkOffer(t, m.session.Position(), d.Offer(), did)
	}
	if len(moves) == 0 {
		return did
	}
	if err := m.session.Play(moves...); err != nil {
		t.Fatalf("%s made %v: %v, at\n%s", did, moves, err, m.session.Position().Text())
	}
	m.hand.Show(m.session.Position())
	return did
}

// checkOffer checks an offer against the rules.
func checkOffer(t *testing.T, p engine.Position, o engine.Offer, did string) {
	t.Helper()
	if _, err := engine.Replay(p, o.Moves); err != nil {
		t.Fatalf("after %s %v is offered: %v", did, o.Moves, err)
	}
	if !o.Fits && len(o.Moves) > 0 {
		t.Fatalf("after %s an illegal drop has the moves %v", did, o.Moves)
	}
	if o.Says.IsZero() || len(o.Lifted) == 0 {
		t.Fatalf("after %s nothing is said or shown: %+v", did, o)
	}
}

// Whatever is done at a board, the position is reached by legal moves, and the tree of the
// session survives encoding.
func TestGesturesAreMovesOfTheRules(t *testing.T) {
	all := catalog.New(catalog.Tables{})
	texts := map[string][]string{"lamps": {"#.#..##.", "#"}}
	for _, s := range assets.Samples() {
		texts[s.Family] = append(texts[s.Family], s.Text)
	}
	for family, texts := range texts {
		t.Run(family, func(t *testing.T) {
			t.Parallel()
			open := all.Open
			if family == "lamps" {
				open = nullpuzzle.Parse
			}
			made := 0
			for i, text := range texts {
				p, err := open(text)
				if err != nil {
					t.Fatal(err)
				}
				m := monkey{Rand: rand.New(rand.NewPCG(uint64(i), 1)), session: session.New()}
				m.session.Open("sample", p)
				m.hand.Show(m.session.Position())
				for range gestures/len(texts) + 1 {
					m.gesture(t)
				}
				made += m.session.Counts().Total
				checkTree(t, m.session, open)
				if family != "lamps" {
					checkShared(t, all, m.session)
				}
			}
			if made < gestures/50 {
				t.Errorf("%d gestures made %d moves only", gestures, made)
			}
		})
	}
}

func checkTree(t *testing.T, s *session.Session, open func(string) (engine.Puzzle, error)) {
	t.Helper()
	saved, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	again := session.New()
	if err := again.Decode(saved, open); err != nil {
		t.Fatal(err)
	}
	if again.Position().Text() != s.Position().Text() || len(again.Moves()) != len(s.Moves()) {
		t.Error("the tree is not read as it was written")
	}
	here, err := s.Here()
	if err != nil {
		t.Fatal(err)
	}
	if here.Start().Text() != s.Position().Text() {
		t.Errorf("the puzzle from here starts at\n%s, want\n%s", here.Start().Text(), s.Position().Text())
	}
}

// The share string of a game opens to the same position.
func checkShared(t *testing.T, all catalog.Catalog, s *session.Session) {
	t.Helper()
	line, _ := all.Share(s.Puzzle(), s.Moves()[:s.Index()])
	g, err := all.OpenGame(line)
	if err != nil {
		t.Fatalf("%v: %s", err, line)
	}
	positions, err := engine.Replay(engine.PlayStart(g.Puzzle), g.Moves)
	if err != nil {
		t.Fatal(err)
	}
	if last := positions[len(positions)-1]; last.Text() != s.Position().Text() {
		t.Errorf("%s leads to\n%s, want\n%s", line, last.Text(), s.Position().Text())
	}
}
