package lesson

import (
	"context"

	"langkah/engine"
	"langkah/engine/study/quiz"
)

// expand is a task that asks for the next expansions of a search, at its place: every node
// that the rules allow is right.
type expand struct {
	*searched
	steps int
}

func readExpand(f *fields, step Step) judge {
	return &expand{f.searchOf(step), f.whole("steps", 1, 100, 1)}
}

// Begin returns the search by hand at the task's place.
func (e *expand) Begin(ctx context.Context) (*quiz.Manual, error) {
	r, err := e.recording(ctx)
	if err != nil {
		return nil, err
	}
	hand, ok := quiz.NewManual(r)
	if !ok {
		return nil, engine.Errorf("%s cannot be done by hand: it does not expand one node after the other from a frontier", e.place.Method.Name())
	}
	for i := range e.place.After {
		if hand.Ended() {
			return nil, engine.Errorf("the search has ended after %d expansion{|s}, %d were asked for", i, e.place.After)
		}
		if _, err := hand.Take(ctx, hand.Rule()); err != nil {
			return nil, err
		}
	}
	return hand, nil
}

func (e *expand) judge(ctx context.Context, answer string) (Verdict, error) {
	nodes, ok := numbers(answer)
	if !ok {
		return no("expected numbers of nodes")
	}
	hand, err := e.Begin(ctx)
	if err != nil {
		return Verdict{}, err
	}
	var words engine.Message
	for i, n := range nodes {
		if hand.Ended() || i == e.steps {
			break
		}
		if n < 1 || n > len(hand.Nodes) || !hand.Nodes[n-1].Waiting {
			return no("node %d does not wait", n)
		}
		step, err := hand.Take(ctx, n-1)
		if err != nil {
			return Verdict{}, err
		}
		if words = step.Why; !step.Right {
			return Verdict{Words: words}, nil
		}
	}
	if len(nodes) < e.steps && !hand.Ended() {
		return part(e.steps - len(nodes))
	}
	return yes(words)
}

func (e *expand) answers(ctx context.Context) (right, wrong string, err error) {
	hand, err := e.Begin(ctx)
	if err != nil {
		return "", "", err
	}
	var list []int
	for range e.steps {
		rule := hand.Rule()
		if hand.Ended() {
			break
		}
		for i, n := range hand.Nodes { // a wrong one among those that wait
			if n.Waiting && i != rule && wrong == "" {
				answer := written(append(list[:len(list):len(list)], i+1))
				if v, err := e.judge(ctx, answer); err == nil && !v.Done && !v.Part {
					wrong = answer
				}
			}
		}
		list = append(list, rule+1)
		if _, err := hand.Take(ctx, rule); err != nil {
			return "", "", err
		}
	}
	if wrong == "" {
		return "", "", engine.Errorf("every node that waits is right here, which asks for nothing; choose another place")
	}
	return written(list), wrong, nil
}

// predict is a task that asks the questions of a search.
type predict struct {
	*searched
	count int
}

func readPredict(f *fields, step Step) judge {
	return &predict{f.searchOf(step), f.whole("questions", 1, 20, 3)}
}

// Questions returns the questions.
func (p *predict) Questions(ctx context.Context) ([]quiz.Question, error) {
	r, err := p.recording(ctx)
	if err != nil {
		return nil, err
	}
	list := quiz.Questions(r, p.count)
	if len(list) < p.count {
		return nil, engine.Errorf("the search has %d question{|s}, %d were asked for", len(list), p.count)
	}
	return list, nil
}

func (p *predict) judge(ctx context.Context, answer string) (Verdict, error) {
	given, ok := numbers(answer)
	list, err := p.Questions(ctx)
	if err != nil {
		return Verdict{}, err
	}
	if !ok || len(given) > len(list) {
		return no("expected %d answer{|s}: nodes, or 1 for yes and 0 for no", len(list))
	}
	for i, a := range given {
		if list[i].Points(int32(a)) < 1 {
			return Verdict{Words: list[i].Why}, nil
		}
	}
	if len(given) < len(list) {
		return part(len(list) - len(given))
	}
	return yes(list[len(list)-1].Why)
}

func (p *predict) answers(ctx context.Context) (right, wrong string, err error) {
	list, err := p.Questions(ctx)
	if err != nil {
		return "", "", err
	}
	var rights []int
	for _, q := range list {
		rights = append(rights, int(q.Right))
	}
	wrongs := append([]int{}, rights...)
	wrongs[0] = -1
	return written(rights), written(wrongs), nil
}
