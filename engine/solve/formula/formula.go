// Package formula evaluates one-line formulas over named numbers, such as
// "max(manhattan, 2*misplaced)".
//
// github.com/expr-lang/expr reads and evaluates them. Of its language a formula has the
// arithmetic alone: numbers, names, + - * / % ^, comparisons, and or not, ?: and the functions
// min max abs floor ceil round. So a formula always terminates, in time linear in its length,
// and one from a stranger is harmless. [Compile] checks names and types itself, to name the
// column of a mistake.
package formula

import (
	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/builtin"
	"github.com/expr-lang/expr/conf"
	"github.com/expr-lang/expr/parser"
	"github.com/expr-lang/expr/vm"

	"langkah/engine/base/message"
)

// Longest is the greatest length of a formula in bytes.
const Longest = 1000

// Functions are the functions that a formula may use.
func Functions() []string { return []string{"abs", "ceil", "floor", "max", "min", "round"} }

// Formula is a compiled formula. Only one goroutine may use it at a time.
type Formula struct {
	text    string
	names   []string
	typed   kind // of the names
	program *vm.Program
	machine vm.VM
	values  map[string]any
}

// Mistake is the error of a formula that cannot be read. It implements error with its place.
type Mistake struct {
	Column int // from 1
	Words  message.Message
}

func (m *Mistake) Error() string { return m.Message().String() }

// Message returns the mistake with its column.
func (m *Mistake) Message() message.Message {
	return message.New("column %d: %s", m.Column, m.Words)
}

// Compile reads a formula over those names, which are whole numbers. Its error is a [*Mistake].
func Compile(text string, names []string) (*Formula, error) { return compile(text, names, whole) }

// CompileDecimals is [Compile] for names that may have decimals.
func CompileDecimals(text string, names []string) (*Formula, error) {
	return compile(text, names, number)
}

func compile(text string, names []string, typed kind) (*Formula, error) {
	if len(text) > Longest {
		return nil, &Mistake{Longest + 1, message.New("the formula is longer than %d characters", Longest)}
	}
	settings := conf.CreateNew()
	for name := range builtin.Index {
		settings.Disabled[name] = true // so that a name may be that of a function
	}
	for _, name := range Functions() {
		delete(settings.Disabled, name)
	}
	tree, err := parser.ParseWithConfig(text, settings)
	if err != nil {
		return nil, unreadable(text, err)
	}
	c := checker{names: names, typed: typed, used: map[string]bool{}}
	if k := c.kindOf(tree.Node); c.mistake == nil && k == truth {
		c.fail(tree.Node, message.New("the formula is true or false, expected a number; write it as a ? b : c"))
	}
	if c.mistake != nil {
		return nil, c.mistake
	}
	f := &Formula{text: text, typed: typed, values: map[string]any{}, machine: vm.VM{MemoryBudget: 1000}}
	for _, name := range names {
		if c.used[name] {
			f.names = append(f.names, name)
			f.set(name, 0)
		}
	}
	options := []expr.Option{expr.Env(f.values), expr.DisableAllBuiltins(), expr.Patch(mixed{&checker{names: names, typed: typed, used: map[string]bool{}, patched: true}})}
	for _, name := range append(Functions(), toFloat) {
		options = append(options, expr.EnableBuiltin(name))
	}
	if f.program, err = expr.Compile(text, options...); err != nil {
		return nil, unreadable(text, err)
	}
	return f, nil
}

// toFloat is the library's function that makes a whole number one with decimals.
const toFloat = "float"

// mixed makes all arguments of min and max numbers of one type, as the library takes the type
// of the first for that of the result.
type mixed struct{ *checker }

// Visit implements [ast.Visitor].
func (m mixed) Visit(n *ast.Node) {
	call, ok := (*n).(*ast.BuiltinNode)
	if !ok || call.Name != "min" && call.Name != "max" || m.kindOf(call) == whole {
		return
	}
	for i, a := range call.Arguments {
		call.Arguments[i] = &ast.BuiltinNode{Name: toFloat, Arguments: []ast.Node{a}}
	}
}

// Names returns the names that the formula uses.
func (f *Formula) Names() []string { return f.names }

// Value returns the formula's value for those of its [Formula.Names], in their order. It may be
// NaN or infinite. The error is for a remainder of a division by 0.
func (f *Formula) Value(values []float64) (float64, error) {
	for i, name := range f.names {
		f.set(name, values[i])
	}
	value, err := f.machine.Run(f.program, f.values)
	if err != nil {
		return 0, unreadable(f.text, err)
	}
	switch value := value.(type) {
	case int:
		return float64(value), nil
	case float64:
		return value, nil
	}
	return 0, &Mistake{1, message.New("the formula has no number as its value")}
}

// set sets the value of a name, in its type.
func (f *Formula) set(name string, value float64) {
	if f.typed == whole {
		f.values[name] = int(value)
	} else {
		f.values[name] = value
	}
}

// column returns the column of an offset in characters, one behind the last at the most.
func column(text string, offset int) int { return min(offset, len([]rune(text))) + 1 }

// columnOf returns the column of a part of the formula.
func columnOf(n ast.Node) int { return n.Location().From + 1 }
