//go:build race

package casetest

const raceDetector = true
