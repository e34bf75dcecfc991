//go:build race

package pdb

const raceDetector = true
