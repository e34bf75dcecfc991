//go:build !race

package casetest

const raceDetector = false
