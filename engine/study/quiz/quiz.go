package quiz

import (
	"sort"

	"langkah/engine/study/recording"
)

// Quiz holds the questions on a recording and the answers.
type Quiz struct {
	Recording recording.Recording
	Questions []Question // in the order of their events
	Answers   []Answered // as many as there are questions
}

// Answered is the answer to a question.
type Answered struct {
	Given  bool
	Answer int32 // a node, or 1 for yes and 0 for no
}

// NewQuiz makes at most so many questions.
func NewQuiz(r recording.Recording, most int) *Quiz {
	q := &Quiz{Recording: r, Questions: Questions(r, most)}
	q.Answers = make([]Answered, len(q.Questions))
	return q
}

// Next is the number of the first question at a moment or after it that was not
// answered; ok is false where there is none. It is asked when the events before
// its own have happened.
func (q *Quiz) Next(moment int) (n int, ok bool) {
	n = sort.Search(len(q.Questions), func(n int) bool { return q.Questions[n].Event >= moment })
	for n < len(q.Questions) && q.Answers[n].Given {
		n++
	}
	return n, n < len(q.Questions)
}

// Give records the first answer to a question and returns its points.
func (q *Quiz) Give(n int, answer int32) (points float64) {
	if !q.Answers[n].Given {
		q.Answers[n] = Answered{true, answer}
	}
	return q.Questions[n].Points(q.Answers[n].Answer)
}

// Score sums the points of the answers.
func (q *Quiz) Score() (s Score) {
	for n, a := range q.Answers {
		if a.Given {
			s.Add(q.Questions[n], a.Answer)
		}
	}
	return s
}

// Total returns the points of all concepts, and the number of questions.
func (s Score) Total() (points float64, asked int) {
	for _, c := range s {
		points += c.Points
		asked += c.Asked
	}
	return points, asked
}
