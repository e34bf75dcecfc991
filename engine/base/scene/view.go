package scene

// View is where a solid thing is looked at from.
type View struct {
	Yaw    float64 // turned about its upright axis, in radians
	Pitch  float64 // looked down on: 0 from the side, pi/2 from above
	Lift   float64 // how far its layers are lifted apart, 0 for not at all
	Hidden int     // how many layers are left out, from the top
	Zoom   float64 // how large it is; 1, or 0, is as large as the picture has room for
}
