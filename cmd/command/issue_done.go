package command

import (
	"context"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueDone is the result of `overtone issue done`.
type IssueDone struct {
	Status   string       `json:"status" jsonschema:"completed"`
	Message  string       `json:"message" jsonschema:"the status as a sentence"`
	Issue    issues.Issue `json:"issue" jsonschema:"the line as it stands in history, with its evidence"`
	NotShown []string     `json:"not_shown" jsonschema:"criteria that nobody ticked and what could not be found out"`
}

// issueDoneOptions are the flags of `overtone issue done`.
type issueDoneOptions struct {
	leaseFlags
	run      []string
	ran      []string
	exit     []int
	limit    time.Duration
	criteria string
	commit   string
	files    []string
	waive    string
	by       string
	result   string
}

func newIssueDoneCommand(app *App) *cobra.Command {
	o := &issueDoneOptions{}
	cmd := &cobra.Command{
		Use:   "done ID --run COMMAND",
		Short: "Close an issue with evidence that it is done",
		Long: "Close an issue. Evidence is needed: commands that overtone runs itself (--run, verified), commands\n" +
			"that were run before (--ran with --exit, reported), or the waiver of a named person. Commit and\n" +
			"touched files come from git. A command that fails closes nothing: the issue stays with whoever\n" +
			"holds it, and what failed is kept with it.\n\n" +
			"A command is a program with arguments. Quotes and backslashes keep blanks together; there is no\n" +
			"shell, so write --run 'sh -c \"make && make check\"' where one is needed. It runs in the project\n" +
			"folder, and everything it started is ended with it.",
		Example: "$ overtone issue done ISS-20260131-007 --owner agent-7 --run 'go test ./...' --criteria all\n" +
			"$ overtone issue done GH-12 --ran 'npm test' --exit 0 --criteria 1,3 --commit HEAD~1\n" +
			"$ overtone issue done GH-13 --waive 'a text was changed, nothing to run' --by 'Ada Byron'",
		Args: takesArgs(1, 1, "the id of an issue or of an item of a queue"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return runIssueDone(cmd.Context(), app, cmd, o, args[0])
		},
	}
	cmd.ValidArgsFunction = app.completeIssues
	flags := cmd.Flags()
	flags.StringArrayVar(&o.run, "run", nil, "run this `command` now; it must end with 0")
	flags.StringArrayVar(&o.ran, "ran", nil, "this `command` was run before; give its --exit")
	flags.IntSliceVar(&o.exit, "exit", nil, "exit `code` of each --ran, in the same order")
	flags.DurationVar(&o.limit, "timeout", evidence.DefaultLimit, "`time` that each --run may take")
	flags.StringVar(&o.criteria, "criteria", "", "criteria that are met: `numbers` such as 1,3-5, or all")
	flags.StringVar(&o.commit, "commit", "", "the `commit` with the work; else what is checked out")
	flags.StringSliceVar(&o.files, "files", nil, "`paths` that the work touched; else what git says")
	flags.StringVar(&o.waive, "waive", "", "close it without a command, for this `reason`")
	flags.StringVar(&o.by, "by", "", "`name` of the person who waives")
	flags.StringVar(&o.result, "result", "", "what came out, as `JSON` that is kept with the item of a queue")
	o.addOwner(cmd)
	o.addReason(cmd, "why it is forced, in `words`")
	o.addGuards(cmd)
	return cmd
}

// check looks at the flags.
func (o *issueDoneOptions) check(cmd *cobra.Command) error {
	waived := cmd.Flags().Changed("waive")
	switch {
	case len(o.run)+len(o.ran) == 0 && !waived:
		return problem.New("usage.no_evidence", "`%s` needs evidence", cmd.CommandPath()).
			Mend("give --run 'COMMAND', or --ran 'COMMAND' --exit 0, or --waive 'REASON' --by 'NAME'")
	case len(o.ran) != len(o.exit):
		return problem.New("usage.no_exit", "there are %d --ran and %d --exit", len(o.ran), len(o.exit)).
			Mend("give the exit code of each command that was run, in the same order")
	case waived && (strings.TrimSpace(o.waive) == "" || strings.TrimSpace(o.by) == ""):
		return problem.New("usage.no_name", "a waiver needs a reason and the name of a person").
			Mend("give --waive 'REASON' --by 'NAME'")
	case !waived && o.by != "":
		return problem.New("usage.no_waiver", "--by names who waives, but there is no --waive").Mend("give --waive 'REASON' too, or leave --by out")
	case slices.ContainsFunc(slices.Concat(o.run, o.ran), unprintable):
		return problem.New("usage.bad_value", "a command holds an invisible control or direction mark, or nothing at all").Mend("type the command anew")
	case o.limit <= 0:
		return problem.New("usage.bad_value", "--timeout does not take %s", o.limit).Mend("give a time such as 10m")
	}
	for i, name := range o.files {
		o.files[i] = strings.TrimPrefix(path.Clean(strings.TrimSpace(name)), "./")
	}
	return nil
}

func runIssueDone(ctx context.Context, app *App, cmd *cobra.Command, o *issueDoneOptions, name string) error {
	id, item, err := app.workRef(name)
	if err != nil {
		return err
	}
	result, err := o.itemResult(item)
	if err != nil {
		return err
	}
	if item != nil && !item.Single {
		return app.answerAlone(ctx, item, result)
	}
	if err := o.check(cmd); err != nil {
		return err
	}
	terms, err := app.terms(cmd, o.leaseFlags)
	if err != nil {
		return err
	}
	project, err := app.Project()
	if err != nil {
		return err
	}
	c := &closing{app: app, o: o, terms: terms, project: project, store: issues.Open(app.Disk(), project.Issues, app.present)}
	if c.issue, err = c.store.May("done", id, terms); err != nil {
		return err
	}
	proof, err := c.gather(ctx)
	if err != nil {
		return err
	}
	closed, err := c.store.Done(ctx, id, proof, c.terms)
	if err != nil {
		return err
	}
	if err := app.settle(ctx, item, result, nil); err != nil {
		return err
	}
	done := IssueDone{
		Status: "completed", Message: fmt.Sprintf("%s is completed and in history now", closed.ID), Issue: closed,
		NotShown: append(proof.Unmet(), proof.Gaps...),
	}
	return app.Answer(done, func(w io.Writer) error {
		printDone(w, done)
		return nil
	})
}

// unprintable says whether a command could not be written down as it is.
func unprintable(line string) bool {
	return strings.TrimSpace(line) == "" || !utf8.ValidString(line) || strings.ContainsFunc(line, func(r rune) bool {
		return unicode.IsControl(r) && r != '\t' && r != '\n' || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
	})
}

// printDone shows what closed an issue and what did not.
func printDone(w io.Writer, done IssueDone) {
	fmt.Fprintln(w, console.Clean(done.Message))
	proof := done.Issue.Evidence
	for _, one := range proof.Commands {
		took := ""
		if one.Trust == issues.Verified {
			took = " in " + (time.Duration(one.DurationMS) * time.Millisecond).String()
		}
		fmt.Fprintf(w, "%s: %s ended with %d%s\n", one.Trust, console.Clean(one.Command), one.ExitCode, took)
	}
	if proof.Waiver != "" {
		fmt.Fprintf(w, "waived by %s: %s\n", console.Clean(proof.WaivedBy), console.Clean(proof.Waiver))
	}
	if proof.Commit != "" {
		fmt.Fprintf(w, "commit: %.12s\n", proof.Commit)
	}
	fmt.Fprintf(w, "touched files: %d\n", len(proof.Files))
	printCriteria(w, criteriaOf(proof.Criteria))
	if len(done.NotShown) == 0 {
		return
	}
	fmt.Fprintln(w, "\nNot shown:")
	for _, one := range done.NotShown {
		fmt.Fprintf(w, "- %s\n", console.Clean(one))
	}
}
