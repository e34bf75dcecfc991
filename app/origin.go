package app

import "langkah/engine"

// origin is what a puzzle was made of: the values of its family's generator. The
// zero origin is that of a puzzle that came from elsewhere.
type origin struct {
	Family string        `json:"family,omitempty"`
	Values engine.Values `json:"values,omitempty"`
}
