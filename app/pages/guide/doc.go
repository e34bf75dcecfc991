// Package guide leads through a lesson: the words and tasks of its steps stand left of the
// pages, which show its puzzle or its search.
package guide
