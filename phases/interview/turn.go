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
