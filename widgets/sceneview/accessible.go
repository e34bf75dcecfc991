package sceneview

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"langkah/engine/base/scene"
)

var (
	_ fyne.Accessible = (*Board)(nil)
	_ fyne.Accessible = (*Easel)(nil)
)

// AccessibilityLabel names the pieces of the board, row by row.
func (b *Board) AccessibilityLabel() string { return piecesOf(b.stage.scene) }

// AccessibilityRole is text.
func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel names the pieces of the drawing, row by row.
func (e *Easel) AccessibilityLabel() string { return piecesOf(e.stage.scene) }

// AccessibilityRole is text.
func (e *Easel) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// piecesOf returns the words on a scene and the names of its pieces in the order of reading.
func piecesOf(s scene.Scene) string {
	var named []scene.Item
	for _, item := range s.Items {
		if item.Text != "" {
			named = append(named, item)
		}
	}
	slices.SortStableFunc(named, func(a, b scene.Item) int { return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X)) })
	words := make([]string, len(named))
	for i, item := range named {
		words[i] = item.Text
	}
	return strings.Join(words, " ")
}
