// Package scene says what a board looks like: a small display list in board
// units and colour roles, without pixels and without a toolkit. The window's
// board and the saved picture draw the same scene, so that they agree.
package scene

// Scene is a picture, Width x Height board units, drawn in the order of its
// items. A cell of a board is 1 x 1; the origin is at the top left, y goes down.
type Scene struct {
	Width, Height float64
	Items         []Item
}

// Item is one thing drawn.
type Item struct {
	// ID names a piece, the same in every scene of a puzzle, so that a widget
	// can move it from one scene to the next; "" is not moved. Items of one
	// piece, such as its body and its letter, share the ID.
	ID string

	Kind       Kind
	X, Y, W, H float64 // the box it fills
	Corner     float64 // radius of a Rect's corners
	Points     []Point // of Polygon, Line, Arrow and Rod; of Beads, Slab, Region, Rock and Lava the middles of their cells; the box is then not used
	Fill       Role    // None leaves it unfilled; of Text the colour of the letters
	Stroke     Role
	Line       float64 // width of the stroke, in board units

	Text  string  // of Text: one line, in the middle of the box's height; of a piece its name
	Align Align   // of Text: where in the box's width
	Size  float64 // of Text: the height of its line; of joined cells the side of one
	Bold  bool

	Turn   uint8 // of Car, Gate and Stone: quarter turns clockwise from pointing to the right
	Marked bool  // a piece that has just moved: a ring says so
	Pinned bool  // a piece that the puzzle itself has laid: a pin says so
	Leaves bool  // a piece on its way out of the board: on a screen it fades
	Pose   Pose  // what a hand does to a piece
}

// Pose is how a piece is shown that a hand has to do with.
type Pose uint8

const (
	Lies    Pose = iota // as no hand has to do with it
	Lit                 // under the pointer, and can be moved: its edge is white
	Picked              // keys are for it: it has a double ring
	Lifted              // in hand: its shadow is deep
	Fits                // only where it would come to lie: see-through and dashed
	Clashes             // the same where it may not lie: hatched too
)

// Align says where in its box a text stands.
type Align uint8

const (
	Centre Align = iota
	Left
	Right
)

// Point is a place in board units.
type Point struct{ X, Y float64 }

// Kind is what an item is. The first ones are plain shapes; the others are the
// things of a board, whose form, light and shadow the painter knows.
type Kind uint8

const (
	Rect    Kind = iota // with round corners where Corner is set
	Circle              // the largest that fits the box
	Polygon             // closed
	Line                // open, through the points
	Arrow               // a line with a head at its last point
	Text

	Tray   // a well in a frame: the box is that of the cells, Line the frame's width
	Gate   // a gap in a frame of the width Line, beside the cell of the box
	Bed    // a cell for what is square
	Socket // a cell for what is round
	Plate  // a tile; one at home has a bar, one of the role Wall is hatched
	Car    // of two cells and more; one of three is a lorry, the primary one has stripes
	Beads  // cells joined to one body, with a dome on each
	Slab   // cells joined to one body, with a dent in each
	Ball   // the largest that fits the box
	Rod    // what joins two balls, from point to point

	Region // cells joined to one body, with lines between them
	Queen  // a crown on a disc
	Ice    // a cell of ice; Turn chooses one of four looks
	Rock   // cells joined to one body of stone
	Lava   // cells joined to one pool
	Flag   // a goal: a flag on rings
	Sign   // a number on a plate: Fill is Highlight for the next one, Faint for one that is done
	Stone  // a curling stone, its handle turned as Turn says

	Hatch // stripes of the role Fill over the box, to point at a cell
	Tick  // a round badge: right
	Cross // and: wrong
)

// Role says what a colour is for; a [Palette] makes it a colour.
type Role uint8

const (
	None      Role = iota
	Backdrop       // behind the board
	Board          // the board's frame
	Side           // its side
	Edge           // a thin line around something
	Well           // the floor between the frame
	Cell           // an empty cell
	Tile           // a tile that is not in its place
	Home           // a tile in its goal place
	HomeMark       // the mark that shows this by more than colour
	Ink            // writing on the board, on cells and on tiles
	Faint          // writing or lines of less weight
	OnPiece        // writing on pieces
	OnCell         // small writing on an empty cell
	Primary        // the piece that all is about
	Wall           // what cannot move
	Exit           // where the primary piece leaves
	Ghost          // what is only hinted at
	Highlight      // what has just moved, or may move
	Shade          // a layer of shadow
	Hint           // what may be done next
	HintRim        // around it
	Yes            // a badge that says yes
	No             // one that says no
	Clash          // the stripes and the edge of what may not lie there
	Glow           // over a place to look at
	Frozen         // ice
	FrozenInk      // writing on it
	Stony          // rocks
	firstPiece
)

// Pieces is how many piece colours there are before they repeat.
const Pieces = 26

// Piece is the role of the i-th piece, from 0.
func Piece(i int) Role { return firstPiece + Role(i%Pieces) }

// PieceNumber is which piece a role stands for; ok is false for another role.
func PieceNumber(r Role) (i int, ok bool) {
	if r < firstPiece || r >= firstPiece+Pieces {
		return 0, false
	}
	return int(r - firstPiece), true
}
