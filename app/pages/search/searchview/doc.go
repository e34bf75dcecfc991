// Package searchview shows a search at a moment on a canvas: as a tree, as bands,
// or as the plane of g and h. The drawing is the engine's, the same as in files;
// here it is moved, made larger and pointed at, with small boards for its nodes.
//
//	Recording, moment -> Growth -> Picture -> chart.Drawing -> pixels
//	                                 ^ View: moved and zoomed by the mouse
//
// The canvas is one raster, however many nodes there are.
package searchview
