// Package widgets holds the window's own widgets. They draw a [scene.Scene] or
// show figures; they know no puzzle and search nothing.
package widgets
