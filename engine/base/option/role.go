package option

// Role is what an option means to those outside the room that defines it: they
// ask for it by its role, never by its name.
type Role uint8

const (
	NoRole    Role = iota
	Cost           // the cost model of a move
	Goal           // the position to reach
	Seed           // an Integer of which every other value makes another board of the same kind
	Depth          // how many moves deep a search looks
	Height         // the rows of a new board
	Width          // the columns of a new board
	Length         // how many moves a new board takes or is mixed by
	Estimates      // of which kind the estimates of a new board are; see [Inconsistent]
	Memory         // how many nodes a search keeps
	Rule           // a point of an algorithm that lectures decide differently
)

// Inconsistent is the choice of Estimates for admissible ones that are not consistent.
const Inconsistent = "inconsistent"

// Of returns the option of that role; ok is false where there is none.
func (r Role) Of(options []Option) (o Option, ok bool) {
	for _, o := range options {
		if o.Role == r && r != NoRole {
			return o, true
		}
	}
	return Option{}, false
}

// Role returns the value of the option of that role, as typed; "" where there is none.
func (s Settings) Role(r Role) string {
	o, _ := r.Of(s.options)
	return s.Text(o.Name)
}
