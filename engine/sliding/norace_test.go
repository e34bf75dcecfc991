//go:build !race

package sliding

const raceDetector = false
