package rush

import (
	"testing"

	"langkah/engine/base/scene"
)

// itemsOf returns the items of one piece.
func itemsOf(s scene.Scene, id string) (items []scene.Item) {
	for _, i := range s.Items {
		if i.ID == id {
			items = append(items, i)
		}
	}
	return items
}

func TestScenesShowEveryPieceWithItsName(t *testing.T) {
	for _, text := range sampleBoards() {
		p := read(t, text).start()
		s := p.Scene()
		for i, piece := range p.puzzle.board.pieces {
			items := itemsOf(s, "piece "+piece.name)
			if len(items) != 1 || items[0].Text != piece.name {
				t.Fatalf("piece %s is drawn as %v", piece.name, items)
			}
			if primary := items[0].Fill == scene.Primary; primary != (i == 0) {
				t.Errorf("piece %s has role %d", piece.name, items[0].Fill)
			}
			body := items[0]
			if body.X < 0 || body.Y < 0 || body.X+body.W > s.Width || body.Y+body.H > s.Height {
				t.Errorf("piece %s lies outside the picture", piece.name)
			}
		}
	}
}

func TestTheSolvedPrimaryPieceGoesOut(t *testing.T) {
	z := read(t, "3 4\n0\n....\nPP..K\n....\n")
	for _, turned := range []*Puzzle{z, mirrored(z), transposed(z), transposed(mirrored(z))} {
		start := turned.start()
		end := Position{turned, []uint8{uint8(turned.board.goal)}}
		if start.Solved() || !end.Solved() {
			t.Fatalf("solved %v, %v:\n%s", start.Solved(), end.Solved(), end.Text())
		}
		s := end.Scene()
		body := itemsOf(s, "piece P")[0]
		if body.X < 0 || body.Y < 0 || body.X+body.W > s.Width || body.Y+body.H > s.Height {
			t.Errorf("%s: P lies outside the picture", end.Text())
		}
		// The board is the box of the first item; P extends beyond it.
		board := s.Items[0]
		if body.X >= board.X && body.Y >= board.Y && body.X+body.W <= board.X+board.W && body.Y+body.H <= board.Y+board.H {
			t.Errorf("%s: P has not left the board", end.Text())
		}
	}
}
