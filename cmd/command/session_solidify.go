package command

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/worksession"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SessionSolidified is the result of `overtone session solidify`.
type SessionSolidified struct {
	Status string                  `json:"status" jsonschema:"added, existing when the rule was there, declined when a person said no"`
	Rule   worksession.RuleWritten `json:"rule" jsonschema:"without a file when it was declined"`
	Why    []string                `json:"why" jsonschema:"what type and category were told from"`
}

// solidifyOptions are the flags of `overtone session solidify`.
type solidifyOptions struct {
	talkOptions
	kind     string
	category string
	explain  bool
}

func newSessionSolidifyCommand(app *App) *cobra.Command {
	o := &solidifyOptions{}
	cmd := &cobra.Command{
		Use:   "solidify RULE",
		Short: "Make a decision a rule of the project",
		Long: "Write a sentence into the project's rule files, where every plan and agent reads\n" +
			"it. Its type and category are told from its words, in English and Chinese:\n" +
			"what must never be is a constraint, what turned out is a learning, the rest is a\n" +
			"convention. You see it first; a rule that is there is not written again.",
		Example: "$ overtone session solidify \"Never log a token\"\n" +
			"$ overtone session solidify -y --explain \"Turns out the cache is slow with more than 1,000 keys\"\n" +
			"$ overtone session solidify --type convention --category naming_patterns \"Handlers end in Handler\"",
		Args: takesArgs(1, 1, "a rule in quotes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSessionSolidify(cmd.Context(), app, o, args[0])
		},
	}
	var kinds []string
	for _, kind := range worksession.Kinds() {
		kinds = append(kinds, string(kind))
	}
	addChoice(cmd, &o.kind, "type", "what it is", kinds...)
	cmd.Flags().StringVar(&o.category, "category", "", "what it is about, a `word` such as security or naming_patterns")
	if err := cmd.RegisterFlagCompletionFunc("category", func(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return app.ruleCategories(guidelines.Kind(o.kind)), cobra.ShellCompDirectiveNoFileComp
	}); err != nil {
		panic(err) // only a flag defined twice gets here
	}
	cmd.Flags().BoolVar(&o.explain, "explain", false, "say what type and category were told from")
	o.add(cmd, "write it without asking")
	return cmd
}

// ruleCategories are the categories that a rule of a kind may have, of every
// kind when it is not known.
func (a *App) ruleCategories(kind guidelines.Kind) []string {
	desk, err := a.desk()
	if err != nil {
		return nil
	}
	words, err := desk.Words()
	if err != nil {
		return nil
	}
	if kind != "" {
		return words.Categories(kind)
	}
	var all []string
	for _, kind := range worksession.Kinds() {
		for _, category := range words.Categories(kind) {
			if !slices.Contains(all, category) {
				all = append(all, category)
			}
		}
	}
	return all
}

func runSessionSolidify(ctx context.Context, app *App, o *solidifyOptions, text string) error {
	desk, err := app.desk()
	if err != nil {
		return err
	}
	words, err := desk.Words()
	if err != nil {
		return err
	}
	if text, err = worksession.CheckRule(text); err != nil {
		return err
	}
	found := words.Detect(text, guidelines.Kind(o.kind), o.category)
	if valid := words.Categories(found.Kind); o.category != "" && !slices.Contains(valid, o.category) {
		return problem.New("usage.bad_value", "a %s has no category %q", found.Kind, o.category).Mend("give one of %s", strings.Join(valid, ", "))
	}
	out := SessionSolidified{Status: "added", Why: found.Why}
	t, err := app.talk(&o.talkOptions, worksession.QuestionKeys())
	if err == nil {
		err = t.needed("confirm the rule")
	}
	if err != nil {
		return err
	}
	chosen, ok, err := desk.Confirm(ctx, t.asker, words, text, found)
	if err != nil {
		return quit(err, "the rule was not written")
	}
	if err := t.unused(); err != nil {
		return err
	}
	if out.Rule = (worksession.RuleWritten{Kind: string(chosen.Kind), Category: chosen.Category, Text: text}); !ok {
		out.Status = "declined"
	} else if out.Rule, err = desk.AddRule(ctx, chosen, text); err != nil {
		return err
	}
	if out.Rule.Existing {
		out.Status = "existing"
	}
	return app.Answer(out, func(w io.Writer) error {
		printSolidified(w, out)
		if o.explain {
			for _, why := range out.Why {
				fmt.Fprintf(w, "  %s\n", console.Clean(why))
			}
		}
		return nil
	})
}

// printSolidified says in one line what became of a rule.
func printSolidified(w io.Writer, out SessionSolidified) {
	switch out.Status {
	case "declined":
		fmt.Fprintln(w, "nothing was written")
	case "existing":
		fmt.Fprintf(w, "the rule stands there already: %s:%d\n", console.Clean(out.Rule.Path), out.Rule.Line)
	default:
		fmt.Fprintf(w, "%s written: %s:%d  [%s] %s\n", out.Rule.Kind, console.Clean(out.Rule.Path), out.Rule.Line, out.Rule.Category, console.Clean(out.Rule.Text))
	}
}
