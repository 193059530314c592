package command

import (
	"context"
	"errors"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/guidelines"
)

// ruleQuestions is the data file with the texts of questions about rules.
const ruleQuestions = "rules/rule-questions.yaml"

// The keys of the questions of `overtone init-specs` in an answers file.
const (
	ruleDimension = "rule.dimension"
	ruleScope     = "rule.scope"
	ruleType      = "rule.type"
	ruleCategory  = "rule.category"
	ruleText      = "rule.text"
)

func ruleKeys() []string { return []string{ruleDimension, ruleScope, ruleType, ruleCategory, ruleText} }

// ruleForm asks one question after the other for what no flag says, and goes
// back when a person wants that.
type ruleForm struct {
	phrases interview.Phrases
	lang    string
	answers map[string][]string
}

func (f *ruleForm) fill(ctx context.Context, asker interview.Asker, o *initSpecsOptions) error {
	for at := 0; ; {
		questions := f.questions(o)
		if at == len(questions) {
			return nil
		}
		q := questions[at]
		q.Lang, q.First, q.Given = f.lang, at == 0, f.answers[q.ID]
		answer, err := asker.Ask(ctx, q)
		switch {
		case errors.Is(err, interview.ErrBack), errors.Is(err, interview.ErrBackPhase):
			at = max(0, at-1)
		case err != nil:
			return err
		default:
			f.answers[q.ID] = answer.Values
			at++
		}
	}
}

// value is what a flag or an answer says.
func (f *ruleForm) value(flag, key string) string {
	if flag != "" {
		return flag
	}
	return strings.TrimSpace(strings.Join(f.answers[key], " "))
}

func (f *ruleForm) dimension(o *initSpecsOptions) string {
	if o.dimension == "" && o.scope == guidelines.ScopeGlobal {
		return string(guidelines.Personal) // only one's own rules hold everywhere
	}
	return f.value(o.dimension, ruleDimension)
}

// addition is what the flags and answers make.
func (f *ruleForm) addition(o *initSpecsOptions, today string) guidelines.Addition {
	a := guidelines.Addition{
		Dimension: guidelines.Dimension(f.dimension(o)), Scope: f.value(o.scope, ruleScope),
		Kind: guidelines.Kind(f.value(o.kind, ruleType)), Topic: f.value(o.category, ruleCategory), Text: f.value(o.rule, ruleText),
	}
	if a.Scope == "" {
		a.Scope = guidelines.ScopeProject
	}
	if a.Kind == guidelines.Learning {
		a.Date = today
	}
	return a
}

func (f *ruleForm) questions(o *initSpecsOptions) []interview.Question {
	var all []interview.Question
	ask := func(flag string, q interview.Question) {
		if flag == "" {
			all = append(all, q)
		}
	}
	known := o.dimension
	if o.scope == guidelines.ScopeGlobal && known == "" {
		known = string(guidelines.Personal)
	}
	ask(known, f.choose(ruleDimension, "--dimension", string(guidelines.Specs), string(guidelines.Personal)))
	if f.dimension(o) == string(guidelines.Personal) {
		ask(o.scope, f.choose(ruleScope, "--scope", guidelines.ScopeProject, guidelines.ScopeGlobal))
	}
	ask(o.kind, f.choose(ruleType, "--type", kindWords()...))
	ask(o.category, f.choose(ruleCategory, "--category", guidelines.Categories()...))
	text := f.phrases.Question(ruleText, "text", interview.Text)
	text.Flag = "--rule"
	text.Check = func(values []string) error {
		if strings.TrimSpace(strings.Join(values, "")) == "" {
			return interview.Refuse(f.phrases["text"]["missing"]).Mend(f.phrases["text"]["mend"])
		}
		return nil
	}
	ask(o.rule, text)
	for i := range all {
		if i > 0 {
			all[i].Heading = say("", "")
		}
	}
	return all
}

// choose is a question with options, the first of which is the default. The
// texts of rule.NAME stand under NAME.
func (f *ruleForm) choose(id, flag string, options ...string) interview.Question {
	name := strings.TrimPrefix(id, "rule.")
	q := f.phrases.Question(id, name, interview.Choice)
	q.Flag, q.Default = flag, options[:1]
	for _, option := range options {
		q.Options = append(q.Options, f.phrases.Option(name, option))
	}
	return q
}
