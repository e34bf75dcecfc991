package scene

// View is the view of a three-dimensional board.
type View struct {
	Yaw    float64 // rotation about the vertical axis, in radians
	Pitch  float64 // elevation of the viewer: 0 from the side, pi/2 from above
	Lift   float64 // distance between separated layers; 0 for none
	Hidden int     // layers hidden, from the top
	Zoom   float64 // scale; 1, or 0, fits the picture
}
