// Package sceneview shows a [scene.Scene]: on a board whose pieces slide and are
// played by hand, on an easel to draw on, or as a thumbnail.
package sceneview
