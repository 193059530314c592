package command

import (
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/phases/intents"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
)

// IntentCoverage is the result of `overtone coverage`.
type IntentCoverage struct {
	Passed      bool              `json:"passed" jsonschema:"no intent is missed but those that are put off with a reason"`
	Addressed   int               `json:"addressed"`
	Transformed int               `json:"transformed"`
	Absorbed    int               `json:"absorbed"`
	Missed      int               `json:"missed"`
	Deferred    int               `json:"deferred" jsonschema:"missed intents that are put off with a reason"`
	Open        []int             `json:"open" jsonschema:"numbers of the intents that are missed and not put off"`
	Artifacts   []string          `json:"artifacts" jsonschema:"the files that were read"`
	Intents     []intents.Outcome `json:"intents"`
	Findings    []FileFinding     `json:"findings" jsonschema:"why claims do not count, by file and line"`
}

type coverageOptions struct {
	intents   string
	artifacts []string
	gate      bool
}

func newCoverageCommand(app *App) *cobra.Command {
	o := &coverageOptions{}
	cmd := &cobra.Command{
		Use:     "coverage --intents FILE --artifact FILE…",
		Short:   "Hold what was written against what was asked for",
		GroupID: groupWork,
		Long: "Read a list of intents and what was written, and print a matrix in Markdown: which\n" +
			"intent is addressed, transformed, absorbed by something else, or missed. A status\n" +
			"counts only with proof: <!-- intent:2 --> in the text where intent 2 is dealt with,\n" +
			"for a transformed one also what it became, for an absorbed one a place FILE.md#heading\n" +
			"that is there. Sections with the same words are a hint and no more. With --gate exit\n" +
			"code 4 when an intent is missed and not put off with a reason.",
		Example: "$ overtone coverage --intents intents.json --artifact discussion.md\n" +
			"$ overtone coverage --intents intents.json --artifact specs/SPEC-shop-2026-01-31 --gate\n" +
			"$ overtone coverage --intents intents.json --artifact a.md --artifact b.md --json",
		RunE: func(_ *cobra.Command, _ []string) error {
			return runCoverage(app, o)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.intents, "intents", "", "the `file` with what was asked for, JSON")
	flags.StringArrayVar(&o.artifacts, "artifact", nil, "a Markdown `file`, or a folder such as a package; may be given several times")
	flags.BoolVar(&o.gate, "gate", false, "exit code 4 when an intent is missed and not put off with a reason")
	return cmd
}

func runCoverage(app *App, o *coverageOptions) error {
	if o.intents == "" || len(o.artifacts) == 0 {
		return problem.New("usage.missing_flag", "`overtone coverage` needs --intents and --artifact").Mend("see `overtone coverage --help`")
	}
	project, err := app.Project()
	if err != nil {
		return err
	}
	shown := func(file string) string { return rooted(project.Root, file) }
	file, err := app.Path(o.intents)
	if err != nil {
		return err
	}
	list, err := intents.ReadList(app.Disk(), file, shown)
	if p := problem.From(err); p != nil && p.Code == "storage.missing" { // named by the user, so it is their input
		return problem.New("input.missing", "there is no such file").At(file, 0).Mend("check the name")
	}
	if err != nil {
		return err
	}
	cover := intents.Cover{Disk: app.Disk(), Root: project.Root, Shown: shown}
	out := IntentCoverage{Artifacts: []string{}}
	for _, name := range o.artifacts {
		full, err := app.Path(name)
		if err != nil {
			return err
		}
		found, err := intents.ReadArtifact(app.Disk(), full, shown)
		if err != nil {
			return err
		}
		for _, one := range found {
			if !slices.Contains(out.Artifacts, one.File) {
				out.Artifacts = append(out.Artifacts, one.File)
				cover.Artifacts = append(cover.Artifacts, one)
			}
		}
	}
	report := cover.Report(list)
	out.take(report)
	words, lang, err := app.matrixWords(list)
	if err != nil {
		return err
	}
	err = app.Answer(out, func(w io.Writer) error {
		_, err := io.WriteString(w, report.Matrix(words, lang))
		return err
	})
	if err != nil {
		return err
	}
	for _, f := range report.Findings {
		app.Warn(problem.New(strings.Replace(f.Rule, "coverage.", "gate.coverage_", 1), "%s", f.Message).At(app.Shown(join(project.Root, f.File)), f.Line).Mend("%s", f.Fix))
	}
	if o.gate && !out.Passed {
		return problem.New("state.intents_missed", "%s missed: %s", plural(len(out.Open), "intent")+areOr(len(out.Open)), numbers(out.Open)).
			At(app.Shown(file), 0).Mend("deal with them now, or write down why each can wait: <!-- intent:%d deferred: the reason -->", out.Open[0])
	}
	return nil
}

// take takes what a report says.
func (c *IntentCoverage) take(r *intents.Report) {
	c.Addressed, c.Transformed, c.Absorbed, c.Missed = r.Count(intents.Addressed), r.Count(intents.Transformed), r.Count(intents.Absorbed), r.Count(intents.Missed)
	c.Open = r.Open()
	c.Deferred = c.Missed - len(c.Open)
	c.Passed = len(c.Open) == 0
	c.Intents, c.Findings = r.Outcomes, fileFindings(r.Findings)
}

// matrixWords are the words of the matrix, in the language of the intents.
func (a *App) matrixWords(list *intents.List) (intents.Words, string, error) {
	var words intents.Words
	set, err := a.templateSet()
	if err != nil {
		return words, "", err
	}
	var text strings.Builder
	for _, one := range list.Intents {
		text.WriteString(one.Text + "\n")
	}
	return words, string(wording.Detect(text.String())), set.Decode("rules/intents.yaml", &words)
}

func areOr(n int) string {
	if n == 1 {
		return " is"
	}
	return " are"
}

// numbers lists numbers for a message.
func numbers(all []int) string {
	out := make([]string, len(all))
	for i, n := range all {
		out[i] = strconv.Itoa(n)
	}
	return strings.Join(out, ", ")
}
