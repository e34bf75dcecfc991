// Package scene describes pictures of boards: a display list in board units and colour
// roles, without pixels and without a toolkit. The window's board and saved pictures render
// the same scene.
package scene

// Scene is a picture of Width x Height board units; items are in drawing order. A cell of a
// board is 1 x 1; the origin is at the top left, y points down.
type Scene struct {
	Width, Height float64
	Items         []Item
}

// Item is a shape or thing to draw. Fields apply to the kinds named.
type Item struct {
	// ID identifies a piece across all scenes of a puzzle, so that a widget can animate it;
	// "" is not animated. Items of one piece, such as its body and its letter, share it.
	ID string

	Kind       Kind
	X, Y, W, H float64 // bounding box
	Corner     float64 // radius of a Rect's corners
	Points     []Point // of Polygon, Line, Arrow and Rod, and of a body of cells their centres, in place of the box
	Fill       Role    // None for no fill; of Text the colour of the letters
	Stroke     Role
	Line       float64 // width of the stroke, in board units

	Text  string  // of Text: one line, centred vertically; of a piece its name
	Align Align   // of Text: horizontal alignment in the box
	Size  float64 // of Text: line height; of a body of cells: side of one
	Bold  bool

	Cells *Cells // of Patchwork

	Turn   uint8 // of Car, Gate and Stone: quarter turns clockwise from pointing to the right; of Ice its look
	Marked bool  // just moved: drawn with a ring
	Pinned bool  // fixed by the puzzle: drawn with a pin
	Leaves bool  // leaving the board: fades out on a screen
	Pose   Pose  // interaction state of a piece
}

// Pose is the interaction state of a piece.
type Pose uint8

const (
	Lies    Pose = iota // none
	Lit                 // hovered and movable: white edge
	Picked              // selected by keyboard: double ring
	Lifted              // dragged: deep shadow
	Fits                // preview of a legal drop: translucent and dashed
	Clashes             // preview of an illegal drop: hatched too
)

// Align is the horizontal alignment of a text in its box.
type Align uint8

const (
	Centre Align = iota
	Left
	Right
)

// Point is a point in board units.
type Point struct{ X, Y float64 }

// Kind is the kind of an item: a plain shape, or a thing of a board whose form and shading
// the painter knows.
type Kind uint8

const (
	Rect    Kind = iota // rounded by Corner
	Circle              // the largest that fits the box
	Polygon             // closed
	Line                // open, through the points
	Arrow               // a line with a head at its last point
	Text

	Tray   // well in a frame: the box is that of the cells, Line the frame's width
	Gate   // a gap in a frame of the width Line, beside the cells of the box and as wide
	Bed    // cell for square pieces
	Socket // cell for round pieces
	Plate  // a tile; one at home has a bar, one of the role Wall is hatched
	Car    // of two or more cells; of three a lorry; the primary one has stripes
	Beads  // body of cells, with a dome on each
	Slab   // body of cells, with a dent in each
	Ball   // the largest that fits the box
	Rod    // joint of two balls, from point to point

	Region // body of cells, with lines between them
	Queen  // crown on a disc
	Ice    // cell of ice; bits of Turn: 1 the darker shade, 2 glints, 4 on the way of a slide
	Rock   // body of cells, of stone
	Lava   // body of cells, a pool
	Flag   // goal: a flag on rings
	Sign   // number on a plate: Fill is Highlight for the next, Faint for one that is done
	Stone  // curling stone, its handle turned by Turn
	Strike // a player's cross on a cell of the colour Fill: nothing goes here
	Dot    // the same, as it follows from what lies on the board

	Patchwork // the box divided into the squares of Cells, however many

	Hatch // stripes of the role Fill over the box or a body of cells, to highlight it
	Tick  // round badge: right
	Cross // round badge: wrong
)

// Role is the purpose of a colour, which a [Palette] resolves.
type Role uint8

const (
	None      Role = iota
	Backdrop       // behind the board
	Board          // the board's frame
	Side           // its side
	Edge           // thin outline
	Well           // the floor between the frame
	Cell           // an empty cell
	Tile           // tile off its goal cell
	Home           // tile on its goal cell
	HomeMark       // mark of a tile on its goal cell, for other than colour
	Ink            // text on the board, on cells and on tiles
	Faint          // secondary text and lines
	OnPiece        // text on pieces
	OnCell         // small text on an empty cell
	Primary        // piece that has to reach the goal
	Wall           // immovable
	Exit           // where the primary piece leaves
	Ghost          // preview
	Highlight      // just moved, or movable
	Shade          // layer of shadow
	Hint           // suggested move
	HintRim        // its outline
	Yes            // badge: yes
	No             // badge: no
	Clash          // stripes and edge of an illegal drop
	Glow           // highlighted area
	Frozen         // ice
	FrozenInk      // text on ice
	Stony          // rocks
	firstPiece
)

// Pieces is the number of piece colours before they repeat.
const Pieces = 26

// Piece returns the role of the i-th piece, from 0.
func Piece(i int) Role { return firstPiece + Role(i%Pieces) }

// PieceNumber returns the piece of a role; ok is false for other roles.
func PieceNumber(r Role) (i int, ok bool) {
	if r < firstPiece || r >= firstPiece+Pieces {
		return 0, false
	}
	return int(r - firstPiece), true
}
