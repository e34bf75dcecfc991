//go:build js

// Nilkey looks up nil in a map of more keys than Go 1.26 can in WebAssembly, and
// says so when it has come through.
package main

import "syscall/js"

func main() {
	m := map[any]int{}
	for range 1200 {
		m[new(int)] = 1
	}
	js.Global().Set("found", m[nil])
}
