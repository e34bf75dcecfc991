package style

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// TargetSide is the least side of what a finger can press with certainty.
const TargetSide = 44

// Touch reports whether the window is laid out for fingers.
func Touch() bool { return theme.Size(SizeTarget) > 0 }

// Reachable is a size in which a control can be pressed: by a finger, where the window is
// laid out for fingers.
func Reachable(size fyne.Size) fyne.Size { return size.Max(fyne.NewSquareSize(theme.Size(SizeTarget))) }

// ReachableHeight is Reachable for a row, which is wide enough.
func ReachableHeight(height float32) float32 { return fyne.Max(height, theme.Size(SizeTarget)) }
