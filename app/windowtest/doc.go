// Package windowtest works the real program with the keyboard, on a display
// of its own (Xvfb), as a user would: it opens a file, solves it, saves a
// transcript and a picture, and checks both with the command line. It holds
// tests alone.
package windowtest
