package phrasing

import "slices"

// grasp keeps how texts were read: each task on a source asks for the same few
// hundred statements, and within a task title, story, criteria and comparisons
// ask again. A reading hangs on the names and deeds that the work has settled,
// so there is none before that, and a new one for another understanding.
type grasp struct {
	statements Recall[string, Statement]
	clauses    Recall[string, clauseRead]
}

// clauseRead is what ParseClause says of a text.
type clauseRead struct {
	clause Clause
	ok     bool
}

// TakeApart reads one statement. Without a safe reading the head is the whole
// first sentence and nothing else is set.
func (w *Work) TakeApart(text string) Statement {
	if w.grasped == nil {
		return w.takeApart(text)
	}
	return w.grasped.statements.Of(text, func(text string) Statement {
		st := w.takeApart(text)
		st.More = slices.Clip(st.More) // who adds to it adds to a copy
		return st
	})
}

// ParseClause finds the finite verb of a clause. ok is false when no word can
// be taken for it with certainty: the text may still be a sentence.
func (w *Work) ParseClause(text string) (c Clause, ok bool) {
	if w.grasped == nil {
		return w.parseClause(text)
	}
	read := w.grasped.clauses.Of(text, func(text string) clauseRead {
		c, ok := w.parseClause(text)
		return clauseRead{clause: c, ok: ok}
	})
	return read.clause, read.ok
}
