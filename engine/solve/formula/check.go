package formula

import (
	"slices"
	"strings"

	"github.com/expr-lang/expr/ast"

	"langkah/engine/base/message"
	"langkah/engine/base/text"
)

// kind is the type of a part of a formula.
type kind uint8

const (
	whole  kind = iota // a whole number
	number             // any number
	truth              // true or false
)

// checker finds the first mistake of a formula that can be parsed.
type checker struct {
	names   []string
	typed   kind // of the names
	patched bool // by mixed, with functions that a formula may not use
	used    map[string]bool
	mistake *Mistake
}

// fail notes a mistake, unless there is an earlier one.
func (c *checker) fail(at ast.Node, words message.Message) kind {
	if c.mistake == nil {
		c.mistake = &Mistake{columnOf(at), words}
	}
	return whole
}

// kindOf returns the kind of a part, and notes what is wrong in it.
func (c *checker) kindOf(n ast.Node) kind {
	switch n := n.(type) {
	case *ast.IntegerNode:
		return whole
	case *ast.FloatNode:
		return number
	case *ast.BoolNode:
		return truth
	case *ast.IdentifierNode:
		return c.name(n)
	case *ast.UnaryNode:
		return c.unary(n)
	case *ast.BinaryNode:
		return c.binary(n)
	case *ast.ConditionalNode:
		return c.conditional(n)
	case *ast.BuiltinNode:
		return c.call(n, n.Name, n.Arguments)
	case *ast.CallNode:
		if callee, ok := n.Callee.(*ast.IdentifierNode); ok {
			return c.call(n, callee.Value, n.Arguments)
		}
	}
	return c.fail(n, message.New("this is no part of a formula; it has numbers, names, + - * / %%, comparisons, and, or, not, ?: and the functions %s", strings.Join(Functions(), ", ")))
}

func (c *checker) name(n *ast.IdentifierNode) kind {
	if slices.Contains(c.names, n.Value) {
		c.used[n.Value] = true
		return c.typed
	}
	there := strings.Join(c.names, ", ")
	if near := text.Near(n.Value, c.names); len(near) > 0 {
		return c.fail(n, message.New("there is no %q; did you mean %s? There are %s", n.Value, strings.Join(near, ", "), there))
	}
	return c.fail(n, message.New("there is no %q; there are %s", n.Value, there))
}

func (c *checker) unary(n *ast.UnaryNode) kind {
	switch n.Operator {
	case "not", "!":
		c.want(n.Node, truth, n.Operator)
		return truth
	case "-", "+":
		return c.want(n.Node, number, n.Operator)
	}
	return c.unknown(n, n.Operator)
}

func (c *checker) binary(n *ast.BinaryNode) kind {
	op := n.Operator
	switch op {
	case "+", "-", "*":
		return max(c.want(n.Left, number, op), c.want(n.Right, number, op))
	case "/", "^", "**":
		c.want(n.Left, number, op)
		c.want(n.Right, number, op)
		return number
	case "%":
		c.want(n.Left, whole, op)
		c.want(n.Right, whole, op)
		return whole
	case "<", "<=", ">", ">=":
		c.want(n.Left, number, op)
		c.want(n.Right, number, op)
		return truth
	case "==", "!=":
		if left, right := c.kindOf(n.Left), c.kindOf(n.Right); (left == truth) != (right == truth) {
			c.fail(n, message.New("%s has a number on one side alone", op))
		}
		return truth
	case "and", "&&", "or", "||":
		c.want(n.Left, truth, op)
		c.want(n.Right, truth, op)
		return truth
	}
	return c.unknown(n, op)
}

func (c *checker) conditional(n *ast.ConditionalNode) kind {
	c.want(n.Cond, truth, "?")
	first, second := c.kindOf(n.Exp1), c.kindOf(n.Exp2)
	if (first == truth) != (second == truth) {
		c.fail(n.Exp2, message.New("%s has a number on one side alone", ":"))
	}
	return max(first, second)
}

// call checks a function and its arguments.
func (c *checker) call(n ast.Node, name string, arguments []ast.Node) kind {
	if name == toFloat && c.patched {
		return number
	}
	if !slices.Contains(Functions(), name) {
		return c.fail(n, message.New("there is no function %q; there are %s", name, strings.Join(Functions(), ", ")))
	}
	result := whole
	for _, a := range arguments {
		result = max(result, c.want(a, number, name))
	}
	switch name {
	case "min", "max":
		if len(arguments) == 0 {
			return c.fail(n, message.New("%s needs a number", name))
		}
		return result
	case "abs":
	default:
		result = number
	}
	if len(arguments) != 1 {
		return c.fail(n, message.New("%s takes one number, not %d", name, len(arguments)))
	}
	return result
}

// want checks that a part is of a kind that an operator takes: a whole number is a number, too.
func (c *checker) want(n ast.Node, expected kind, operator string) kind {
	found := c.kindOf(n)
	switch {
	case expected == truth && found != truth:
		c.fail(n, message.New("%s needs a comparison here, such as a > 3, not a number", operator))
	case expected != truth && found == truth:
		c.fail(n, message.New("%s needs a number here, not true or false", operator))
	case expected == whole && found == number:
		c.fail(n, message.New("%s needs whole numbers", operator))
	}
	return found
}

func (c *checker) unknown(n ast.Node, operator string) kind {
	return c.fail(n, message.New("%s is no operator of a formula", operator))
}
