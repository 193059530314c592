package command

import (
	"context"
	"errors"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

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
	ask(known, chooseRule(ruleDimension, "--dimension", say("Whose rule is it?", "这是谁的规则？"),
		say("Rules of the project go into the repository. The default is the project.", "项目规则会进入代码仓库。默认为项目。"),
		option(string(guidelines.Specs), "the project's", "项目的"), option(string(guidelines.Personal), "my own", "我自己的")))
	if f.dimension(o) == string(guidelines.Personal) {
		ask(o.scope, chooseRule(ruleScope, "--scope", say("Where does it hold?", "在哪里生效？"),
			say("The default is this project.", "默认为当前项目。"),
			option(guidelines.ScopeProject, "in this project", "当前项目"), option(guidelines.ScopeGlobal, "in every project", "所有项目")))
	}
	ask(o.kind, chooseRule(ruleType, "--type", say("What is it?", "它是什么？"),
		say("A constraint must never be broken; a learning is dated. The default is a convention.", "约束不可违反；经验会记录日期。默认为规范。"),
		option(string(guidelines.Convention), "a convention: how it is done here", "规范：这里的做法"),
		option(string(guidelines.Constraint), "a constraint: what must not be broken", "约束：不可违反"),
		option(string(guidelines.Learning), "a learning: what experience taught", "经验：实践得来")))
	ask(o.category, chooseRule(ruleCategory, "--category", say("Which work is it for?", "用于哪个阶段？"),
		say("It stands in brackets before the rule. The default is general.", "写在规则前的方括号里。默认为 general。"), categoryOptions()...))
	text := interview.Question{
		ID: ruleText, Kind: interview.Text, Flag: "--rule",
		Prompt: say("What holds, in one sentence?", "用一句话说明这条规则："),
		Why:    say("There is no default: nobody can make up a rule for you.", "没有默认值：规则只能由你来定。"),
		Check: func(values []string) error {
			if strings.TrimSpace(strings.Join(values, "")) == "" {
				return problem.New("input.bad_rule", "a rule needs words").Mend("say in one sentence what holds")
			}
			return nil
		},
	}
	ask(o.rule, text)
	if len(all) > 0 {
		all[0].Heading = say("A new rule", "新规则")
	}
	return all
}

// chooseRule is a question with options, the first of which is the default.
func chooseRule(id, flag string, prompt, why templates.Words, options ...interview.Option) interview.Question {
	return interview.Question{
		ID: id, Kind: interview.Choice, Flag: flag, Prompt: prompt, Why: why, Options: options, Default: []string{options[0].ID},
	}
}

func option(id, en, zh string) interview.Option {
	return interview.Option{ID: id, Label: say(en, zh)}
}

func categoryOptions() []interview.Option {
	zh := map[string]string{
		"general": "通用", "exploration": "探索", "planning": "规划", "execution": "实施",
		"debug": "调试", "test": "测试", "review": "评审", "validation": "验证",
	}
	var out []interview.Option
	for _, word := range guidelines.Categories() {
		out = append(out, option(word, word, zh[word]))
	}
	return out
}
