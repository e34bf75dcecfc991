// Package plot draws figures: charts, curves, and maps of spots joined by lines.
// Each is one picture, as a repaint of the window visits every object.
package plot
