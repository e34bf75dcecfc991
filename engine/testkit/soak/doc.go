// Package soak tries the program for as long as it is told to: random boards of
// all families through all methods against plain searches that know the rules
// alone, solutions told in many forms, what is said of searches against their
// events, keys of worksheets, painted boards, sample files with mistakes, and a
// full disk, a sudden death and a damaged cache around the built command line. It
// holds tests alone, which "make soak TIME=10m" runs; a plain "go test" runs those
// that break each part on purpose, which the checks have to find.
//
// Every case has a number that it is made from; a failure says how to repeat it.
package soak
