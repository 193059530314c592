package interview

import (
	"errors"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// Validate says whether values answer the question: known options for a
// choice, one value for a choice, and whatever Check demands. The problem has
// code input.answer and names the key; the caller adds the place.
func (q Question) Validate(values []string) error {
	if q.Kind == Choice && len(values) != 1 {
		return q.refuse(Words("%q takes exactly one value", "%q 只取一个值"), q.ID)
	}
	if q.Kind == Text && len(values) > 1 {
		return q.refuse(Words("%q takes one text", "%q 只取一段文字"), q.ID)
	}
	if q.closed() {
		for i, v := range values {
			if slices.Contains(values[:i], v) {
				return q.refuse(Words("%q names %q twice", "%q 中重复出现 %q"), q.ID, v)
			}
			if !slices.ContainsFunc(q.Options, func(o Option) bool { return o.ID == v }) {
				return q.refuse(Words("%q is no answer to %q", "%q 不是 %q 的答案"), v, q.ID)
			}
		}
	}
	if q.Check == nil {
		return nil
	}
	err := q.Check(values)
	var p *problem.Problem
	if err == nil || errors.As(err, &p) {
		return err
	}
	return problem.New("input.answer", "%q: %v", q.ID, err).Mend("give another value")
}

// closed says whether only the ids of the options are answers.
func (q Question) closed() bool {
	if q.Kind == Choice {
		return q.Else.None()
	}
	return q.Kind == Multi && len(q.Options) > 0 && !q.Free
}

func (q Question) refuse(message templates.Words, args ...any) error {
	r := Refuse(message, args...)
	if len(q.Options) == 0 {
		return r.Mend(Words("give one value", "请给出一个值"))
	}
	ids := make([]string, len(q.Options))
	for i, o := range q.Options {
		ids[i] = o.ID
	}
	return r.Mend(Words("use one of %s", "可用的有 %s"), strings.Join(ids, ", "))
}
