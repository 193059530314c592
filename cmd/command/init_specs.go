package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
)

// InitSpecs is the result of `overtone init-specs`.
type InitSpecs struct {
	ID        string `json:"id"`
	File      string `json:"file"`
	Line      int    `json:"line"`
	Existing  bool   `json:"existing" jsonschema:"a rule with the same words was there already, and nothing was written"`
	Dimension string `json:"dimension"`
	Scope     string `json:"scope"`
	Type      string `json:"type"`
	Category  string `json:"category"`
}

// initSpecsOptions are the flags of `overtone init-specs`; what is empty is asked.
type initSpecsOptions struct {
	dimension, scope, category, kind, rule string
	answers                                string
	yes, plain                             bool
}

func kindWords() []string {
	return []string{string(guidelines.Convention), string(guidelines.Constraint), string(guidelines.Learning)}
}

func newInitSpecsCommand(app *App) *cobra.Command {
	o := &initSpecsOptions{}
	cmd := &cobra.Command{
		Use:     "init-specs",
		Short:   "Add one rule, asking for what is missing",
		GroupID: groupWork,
		Long: "Add one rule to the rule files. Constraints of the project go to architecture-constraints.md, its other\n" +
			"rules to coding-conventions.md, your own to conventions.md, constraints.md or learnings.md, for this\n" +
			"project or for every project. The rest of the file keeps every byte. A rule with the same words is not\n" +
			"added a second time. What no flag says is asked; without a terminal, or with -y, it is the default:\n" +
			"a convention of the project, of the category general.",
		Example: "$ overtone init-specs\n" +
			"$ overtone init-specs --rule \"Errors name the file they are about\" --category execution\n" +
			"$ overtone init-specs --type constraint --rule \"The domain imports no framework\"\n" +
			"$ overtone init-specs --dimension personal --scope global --type learning --rule \"Read the log first\"",
		RunE: func(cmd *cobra.Command, _ []string) error { return runInitSpecs(cmd.Context(), app, o) },
	}
	flags := cmd.Flags()
	addChoice(cmd, &o.scope, "scope", "where your own rule holds", guidelines.ScopeGlobal, guidelines.ScopeProject)
	addChoice(cmd, &o.dimension, "dimension", "whose rule it is", dimensionWords()...)
	addChoice(cmd, &o.category, "category", "the work it is for", guidelines.Categories()...)
	addChoice(cmd, &o.kind, "type", "what it is", kindWords()...)
	flags.StringVar(&o.rule, "rule", "", "the rule, as a `text`")
	flags.StringVar(&o.answers, "answers", "", "take answers from this `file`, or from -")
	flags.BoolVarP(&o.yes, "yes", "y", false, "ask nothing: take the defaults")
	flags.BoolVar(&o.plain, "plain", false, "ask line by line on standard input, without forms")
	return cmd
}

func runInitSpecs(ctx context.Context, app *App, o *initSpecsOptions) error {
	asker, file, err := app.initSpecsAsker(o)
	if err != nil {
		return err
	}
	phrases, err := app.rulePhrases()
	if err != nil {
		return err
	}
	form := ruleForm{phrases: phrases, lang: app.locale(), answers: map[string][]string{}}
	if err := form.fill(ctx, asker, o); err != nil {
		if errors.Is(err, interview.ErrQuit) {
			return problem.New(interrupted, "no rule was added").Mend("start again with `overtone init-specs`")
		}
		return err
	}
	if file != nil {
		if err := file.Unused(&interview.Sheet{}); err != nil {
			return err
		}
	}
	return addOneRule(ctx, app, form.addition(o, app.Now().Format("2006-01-02")))
}

// rulePhrases reads the texts of questions about rules.
func (a *App) rulePhrases() (interview.Phrases, error) {
	set, err := a.templateSet()
	if err != nil {
		return nil, err
	}
	return interview.ReadPhrases(set, ruleQuestions)
}

// initSpecsAsker chooses who answers: the file of the flag, then the person, or
// the defaults. Nobody can make up the rule itself.
func (a *App) initSpecsAsker(o *initSpecsOptions) (interview.Asker, *ask.Answers, error) {
	person := a.person(&specNewOptions{yes: o.yes, plain: o.plain})
	if person != nil && o.answers == "-" {
		return nil, nil, problem.New("usage.two_inputs", "standard input cannot give the answers of a file and of a person").
			Mend("leave --plain out, or put the answers in a file")
	}
	if o.answers == "" {
		if person != nil {
			return person, nil, nil
		}
		if o.rule == "" {
			return nil, nil, problem.New("usage.missing_flag", "there is no rule to add").Mend("give --rule TEXT; see `overtone init-specs --help`")
		}
		return ask.Auto{}, nil, nil
	}
	sheet, err := a.sheetFor(o.answers, answerable{
		isKey: func(key string) bool { return slices.Contains(ruleKeys(), key) }, keys: ruleKeys, of: "rule", from: "rule",
	})
	if err != nil {
		return nil, nil, err
	}
	file := &ask.Answers{Sheet: sheet, Rest: person}
	if person == nil {
		file.Rest = nil
		if _, answered := sheet.Get(ruleText); answered || o.rule != "" {
			file.Rest = ask.Auto{}
		}
	}
	return file, file, nil
}

func addOneRule(ctx context.Context, app *App, a guidelines.Addition) error {
	places, err := app.rulePlaces()
	if err != nil {
		return err
	}
	added, err := guidelines.Add(ctx, places, a)
	if err != nil {
		return err
	}
	out := InitSpecs{
		ID: added.ID, File: added.Path, Line: added.Line, Existing: added.Existing,
		Dimension: string(a.Dimension), Scope: a.Scope, Type: string(a.Kind), Category: a.Topic,
	}
	return app.Answer(out, func(w io.Writer) error {
		what := "added"
		if out.Existing {
			what = "nothing added, the rule is there already:"
		}
		_, err := fmt.Fprintf(w, "%s %s  %s:%d\n", what, out.ID, console.Clean(out.File), out.Line)
		return err
	})
}
