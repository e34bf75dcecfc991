// Package search is the page Search: a search that was recorded, gone through
// step by step. The [Model] is all that the page shows; the views (panel, dock,
// frontier, log and their like) show it and hand on what the user does.
package search
