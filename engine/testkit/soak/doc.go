// Package soak has randomized tests for any length of time: random boards of all families
// solved by all methods against brute-force searches by the rules alone, solutions in many
// output forms, questions about searches against their events, worksheet keys, painted
// boards, mutated sample files, and the built command line with a full disk, a sudden death
// and a damaged cache. "make soak TIME=10m" runs it; a plain "go test" runs self-tests that
// break each part on purpose, which the checks have to detect.
//
// Every case is determined by a number; a failure says how to repeat it.
package soak
