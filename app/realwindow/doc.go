// Package realwindow holds the test that tries the program as a user does: in a
// real window on a virtual display, with the keyboard alone. Nothing but the
// test is here, and it needs a build with the window.
package realwindow
