package interview

import "strconv"

// Turn is a question that is put for the n-th time, counted from 1: from the
// second on its id says so, because every answer is written down under an id of
// its own.
func Turn(q Question, n int) Question {
	if n > 1 {
		q.ID += "-" + strconv.Itoa(n)
	}
	return q
}

// MaxTurns bounds how often a review is shown; what was decided by then holds.
const MaxTurns = 8

// Good is the answer of a review that nothing is to be changed, its default.
const Good = "good"

// LooksGood is the option that takes what a review shows as it is.
func LooksGood() Option {
	return Option{ID: Good, Label: Words("looks good", "可以了"), Description: Words("go on with it", "按此继续")}
}
