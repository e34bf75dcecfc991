package lesson

import (
	"context"
	"slices"

	"langkah/engine"
	"langkah/engine/study/quiz"
)

// Question is a task, or a part of one, that a page without Langkah can ask and judge.
type Question struct {
	Words   engine.Message // beside the task's own; may be the zero message
	Choices []Choice       // empty where a number is asked for
	Right   []int          // places of the right choices, from 0
	Several bool           // more than one choice may be ticked
	Number  string         // as it is written, where a number is asked for
	Within  int            // percent by which that may be wrong
	Why     engine.Message // of the right answer
}

// Choice is something to choose from: words or a node of a search.
type Choice struct {
	Words   engine.Message
	At      engine.Position // nil for words alone
	G, H, F string
}

// asker is a judge whose task can be asked without it.
type asker interface {
	questions(ctx context.Context) ([]Question, error)
}

// Questions returns the questions of a task, each asked where those before it were answered
// rightly; ok is false where only Langkah can judge the answer.
func (t Task) Questions(ctx context.Context) (list []Question, ok bool, err error) {
	a, ok := t.judge.(asker)
	if !ok {
		return nil, false, nil
	}
	list, err = a.questions(ctx)
	return list, true, err
}

func (c *choose) questions(context.Context) ([]Question, error) {
	q := Question{Several: len(c.right) > 1, Why: engine.Msg("%s", c.why)}
	for _, words := range c.choices {
		q.Choices = append(q.Choices, Choice{Words: engine.Msg("%s", words)})
	}
	for _, n := range c.right {
		q.Right = append(q.Right, n-1)
	}
	return []Question{q}, nil
}

func (n *number) questions(ctx context.Context) ([]Question, error) {
	value, err := n.value(ctx)
	return []Question{{Number: value, Within: n.within, Why: engine.Msg("It is %s.", value)}}, err
}

func (e *expand) questions(ctx context.Context) (list []Question, err error) {
	hand, err := e.Begin(ctx)
	if err != nil {
		return nil, err
	}
	for range e.steps {
		if hand.Ended() {
			break
		}
		var q Question
		for i, n := range hand.Nodes {
			if !n.Waiting {
				continue
			}
			if v, err := e.judge(ctx, e.after(hand, i)); err == nil && (v.Done || v.Part) {
				q.Right = append(q.Right, len(q.Choices))
			}
			m := e.place.Method
			q.Choices = append(q.Choices, Choice{
				Words: engine.Msg("%s", n.Move), At: n.Position,
				G: m.Cost(n.G).String(), H: m.Cost(n.H).String(), F: m.Figure(n.F).String(),
			})
		}
		step, err := hand.Take(ctx, hand.Rule())
		if err != nil {
			return nil, err
		}
		q.Why = step.Why
		list = append(list, q)
	}
	return list, nil
}

// after is the answer that takes a node after those that the search by hand took from the
// task's place on.
func (e *expand) after(hand *quiz.Manual, i int) string {
	var list []int
	for _, s := range hand.Steps[e.place.After:] {
		list = append(list, s.Node+1)
	}
	return written(append(list, i+1))
}

func (p *predict) questions(ctx context.Context) (list []Question, err error) {
	asked, err := p.Questions(ctx)
	if err != nil {
		return nil, err
	}
	r, err := p.recording(ctx)
	if err != nil {
		return nil, err
	}
	for _, a := range asked {
		q := Question{Words: a.Words, Why: a.Why}
		if len(a.Choices) == 0 {
			q.Choices = []Choice{{Words: engine.Msg("yes")}, {Words: engine.Msg("no")}}
			q.Right = []int{int(1 - a.Right)}
		}
		for i, c := range a.Choices {
			at, _ := r.Position(c.Node)
			m := r.Method
			q.Choices = append(q.Choices, Choice{
				Words: engine.Msg("node %d: %s", c.Node, r.Move(c.Node)), At: at,
				G: m.Cost(c.G).String(), H: m.Cost(c.H).String(), F: m.Figure(c.F).String(),
			})
			if a.Points(c.Node) == 1 {
				q.Right = append(q.Right, i)
			}
		}
		list = append(list, q)
	}
	return list, nil
}

// Judge judges the places of the choices that were ticked or, where a number is asked for,
// what was written.
func (q Question) Judge(ticked []int, number string) (right bool, words engine.Message) {
	if len(q.Choices) > 0 {
		for _, i := range ticked {
			if !slices.Contains(q.Right, i) {
				return false, engine.Msg("that is not it")
			}
		}
		if len(ticked) == 0 || q.Several && len(ticked) < len(q.Right) {
			return false, engine.Msg("that is not all")
		}
		return true, q.Why
	}
	v := judgeNumber(number, q.Number, q.Within)
	return v.Done, v.Words
}
