// Package style has the colours and measures that all widgets are drawn with. They
// follow the theme that is shown, be it the system's or forced.
package style
