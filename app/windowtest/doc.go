// Package windowtest works the real program with the keyboard alone, on a display
// of its own (Xvfb), as a user would: it opens a file, solves it, saves a
// transcript and a picture, and checks both. It holds tests alone and needs a
// build with the window.
package windowtest
