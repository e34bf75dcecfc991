package board

import "langkah/engine/session"

// trial is a position of a game that is tried again: what came after it is not
// shown, and every move that loses nothing is right.
type trial struct {
	node session.Node
	told string
}
