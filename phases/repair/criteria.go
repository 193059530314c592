package repair

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// mendMissingCriterion gives a requirement without a criterion that can be
// tested one from facts. What is there stays.
func mendMissingCriterion(ctx context.Context, w *work, f specs.FindingRow) (string, error) {
	doc, _ := w.find(f)
	r, ok := doc.(*specs.Requirement)
	if !ok {
		return mendSection(ctx, w, f)
	}
	if len(r.Criteria) == 0 {
		if done, err := w.freshCriteria(ctx, r); done != "" || err != nil {
			return done, err
		}
	}
	c, question, err := w.criterion(ctx, r, f, "")
	if err != nil {
		return "", err
	}
	w.touch(r)
	switch {
	case c == nil && len(r.Criteria) > 0:
		return "", nil // the question is asked of each of them
	case c == nil:
		return w.ask(&r.OpenQuestions, r.ID, question), nil
	case has(r, c.Text):
		return "", nil
	}
	r.Criteria = append(r.Criteria, *c)
	return w.say("criterion", "id", r.ID, "text", c.Text), nil
}

// freshCriteria gives a requirement the criteria that the analyst makes of the
// same facts today.
func (w *work) freshCriteria(ctx context.Context, r *specs.Requirement) (string, error) {
	doc, err := w.counterpart(ctx, r)
	if err != nil {
		return "", err
	}
	like, ok := doc.(*specs.Requirement)
	if !ok || len(like.Criteria) == 0 {
		return "", nil
	}
	w.touch(r)
	r.Criteria = slices.Clone(like.Criteria)
	texts := make([]string, len(r.Criteria))
	for i, c := range r.Criteria {
		texts[i] = c.Text
	}
	return w.say("criterion", "id", r.ID, "text", strings.Join(texts, " ")), nil
}

// mendVagueCriterion replaces a criterion that cannot be tested. One that a
// person wrote stays and gets a question beside it. One that the source states
// moves to the notes.
func mendVagueCriterion(ctx context.Context, w *work, f specs.FindingRow) (string, error) {
	doc, line := w.find(f)
	r, ok := doc.(*specs.Requirement)
	if !ok {
		return "", nil
	}
	i := slices.IndexFunc(r.Criteria, func(c specs.Criterion) bool { return c.Pos.Line == line })
	if i < 0 {
		return "", nil
	}
	w.touch(r)
	old := r.Criteria[i]
	vague := w.say("ask_vague", "id", r.ID, "text", specs.Plain(old.Text))
	if old.Source.Kind == specs.Edited || old.Source.Kind == specs.Answered || !w.generated(r.Path(), line) {
		return w.ask(&r.OpenQuestions, r.ID, vague), nil
	}
	c, question, err := w.criterion(ctx, r, f, old.Text)
	if err != nil {
		return "", err
	}
	if c == nil {
		return w.ask(&r.OpenQuestions, r.ID, question), nil
	}
	if old.Source.Kind == specs.Stated {
		r.Notes = append(r.Notes, specs.Item{Text: old.Text, Source: old.Source}) // nothing stated is lost
	}
	if has(r, c.Text) {
		r.Criteria = slices.Delete(r.Criteria, i, i+1)
	} else {
		r.Criteria[i] = *c
	}
	return w.say("criterion", "id", r.ID, "text", c.Text), nil
}

func has(r *specs.Requirement, text string) bool {
	return slices.ContainsFunc(r.Criteria, func(c specs.Criterion) bool { return specs.Plain(c.Text) == specs.Plain(text) })
}

// generated says whether a line of a file is as it was generated. What nobody
// knows to be generated is the person's.
func (w *work) generated(name string, line int) bool {
	lines := bytes.Split(w.s.Text(name), []byte("\n"))
	if line < 1 || line > len(lines) {
		return false
	}
	mine := bytes.TrimSpace(lines[line-1])
	for theirs := range bytes.Lines(w.s.Generated(name)) {
		if bytes.Equal(bytes.TrimSpace(theirs), mine) {
			return true
		}
	}
	return false
}

// criterion asks the analyst for a criterion, and gives the question to ask
// when no fact answers.
func (w *work) criterion(ctx context.Context, r *specs.Requirement, f specs.FindingRow, text string) (*specs.Criterion, string, error) {
	in := analysis.RepairInput{
		Common: w.s.Common(), Rule: f.Rule, Message: specs.Plain(f.Message), Target: r.ID, Title: specs.Plain(r.Title), Text: specs.Plain(text), Want: "criterion",
	}
	var out analysis.RepairOutput
	if err := w.s.Analyst.Ask(ctx, analysis.TaskRepair, &in, &out); err != nil {
		return nil, "", err
	}
	if out.Text != "" {
		return &specs.Criterion{Text: out.Text, Source: out.Source}, "", nil
	}
	if out.Question != "" {
		return nil, out.Question, nil
	}
	return nil, w.say("ask_criterion", "id", r.ID, "title", specs.Plain(r.Title)), nil
}
