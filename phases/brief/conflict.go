package brief

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// What can be done with a conflict.
const (
	followOne   = "one"
	followOther = "other"
	leaveOpen   = "open"
)

// conflictQuestion asks which side is followed in the n-th conflict.
func conflictQuestion(n int, c *specs.Conflict) interview.Question {
	point := specs.Plain(c.Point)
	q := interview.Question{
		ID: "brief.conflict-" + strconv.Itoa(n), Phase: "2", Kind: interview.Choice, Default: []string{leaveOpen},
		Prompt: interview.Words("Which side is followed? "+point, "按哪一方的意见？"+point),
		Why: interview.Words("What is decided stands in the brief, and the question is open no more. The default leaves it open.",
			"结论会写入简报，该问题不再列为待定。默认保留为待定。"),
	}
	add := func(id, view string) {
		if view = cut(specs.Plain(view), optionColumns); view != "" {
			q.Options = append(q.Options, interview.Option{ID: id, Label: interview.Words(view, view)})
		}
	}
	add(followOne, c.One)
	add(followOther, c.Other)
	q.Options = append(q.Options, interview.Option{
		ID: leaveOpen, Label: interview.Words("leave it open", "先不决定"), Description: interview.Words("it stays an open question", "保留为待定问题"),
	})
	return q
}

// sides shows a conflict in full.
func sides(c *specs.Conflict) []interview.Fact {
	out := []interview.Fact{{Label: interview.Words("Point", "分歧点"), Value: specs.Plain(c.Point)}}
	for _, view := range []string{c.One, c.Other} {
		if who, what, ok := cutSide(specs.Plain(view)); ok {
			out = append(out, interview.Fact{Label: interview.Words(who, who), Value: what})
		}
	}
	return out
}

// cutSide parts "who: what".
func cutSide(view string) (who, what string, ok bool) {
	for _, colon := range []string{": ", "："} {
		if who, what, ok = strings.Cut(view, colon); ok {
			return who, what, true
		}
	}
	return "", "", false
}

// decide writes down which side is followed. Then the question behind it is
// open no more.
func decide(b *specs.Brief, c *specs.Conflict, answer string) {
	switch answer {
	case followOne:
		c.Decision = c.One
	case followOther:
		c.Decision = c.Other
	default:
		return
	}
	b.OpenQuestions = slices.DeleteFunc(slices.Clone(b.OpenQuestions), func(q specs.Question) bool { return asks(q, c) })
}

// asks says that an open question is the one behind a conflict: it stands on the
// same lines and names both views.
func asks(q specs.Question, c *specs.Conflict) bool {
	if q.Source.Mark() != c.Source.Mark() {
		return false
	}
	words := wording.Keywords(specs.Plain(q.Text))
	for _, view := range []string{c.One, c.Other} {
		if keys := wording.Keywords(specs.Plain(view)); len(keys) > 0 && wording.Overlap(keys, words) < 0.5 {
			return false
		}
	}
	return true
}
