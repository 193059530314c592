package command

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueUpdated is the result of `overtone issue update`.
type IssueUpdated struct {
	Issue   issues.Issue `json:"issue" jsonschema:"as it is stored now"`
	Changed []string     `json:"changed" jsonschema:"fields that are different now; empty when all was so already"`
}

// updateOptions are the flags of the command.
type updateOptions struct {
	fields     issueFields
	addTags    []string
	removeTags []string
	note       string
	version    ifVersion
}

func newIssueUpdateCommand(app *App) *cobra.Command {
	var o updateOptions
	cmd := &cobra.Command{
		Use:   "update ID",
		Short: "Change fields of an issue",
		Long: "Change the fields that are given and leave the others alone. With --if-version\n" +
			"nothing is changed when somebody else was faster. For the status see\n" +
			"overtone issue status, for dependencies also overtone issue depend.",
		Example: "$ overtone issue update ISS-20260131-001 --priority 1 --add-tag urgent\n" +
			"$ overtone issue update ISS-20260131-001 --files src/pay/,go.mod\n" +
			"$ overtone issue update GH-12 --title \"Pay by card\" --if-version 3\n" +
			"$ overtone issue update GH-12 --note \"waits for the bank's answer\"",
		Args:              takesArgs(1, 1, "the id of an issue"),
		ValidArgsFunction: app.completeIssues,
		RunE:              func(cmd *cobra.Command, args []string) error { return runIssueUpdate(cmd.Context(), app, &o, args[0]) },
	}
	o.fields.add(cmd)
	cmd.Flags().StringSliceVar(&o.addTags, "add-tag", nil, "`tags` to add")
	cmd.Flags().StringSliceVar(&o.removeTags, "remove-tag", nil, "`tags` to take off")
	cmd.Flags().StringVar(&o.note, "note", "", "a `remark` that is added to its feedback")
	o.version.add(cmd)
	return cmd
}

func runIssueUpdate(ctx context.Context, app *App, o *updateOptions, id string) error {
	if err := issues.CheckID(id); err != nil {
		return err
	}
	if !o.fields.given() && len(o.addTags)+len(o.removeTags) == 0 && o.note == "" {
		return problem.New("usage.missing_flag", "nothing was named to change").Mend("see `overtone issue update --help`")
	}
	change, err := o.fields.prepare(app)
	if err != nil {
		return err
	}
	var before issues.Issue
	edit, err := o.version.guard(func(i *issues.Issue) error {
		before = *i
		change(i)
		i.Tags = slices.DeleteFunc(slices.Clone(i.Tags), func(tag string) bool { return slices.Contains(trimmed(o.removeTags), tag) })
		for _, tag := range trimmed(o.addTags) {
			if !slices.Contains(i.Tags, tag) {
				i.Tags = append(i.Tags, tag)
			}
		}
		if o.note != "" {
			i.Feedback = append(slices.Clone(i.Feedback), issues.Feedback{
				Type: "clarification", Stage: noteStage(i.Status), Content: o.note, CreatedAt: app.Now().UTC().Format("2006-01-02T15:04:05Z"),
			})
		}
		return nil
	})
	if err != nil {
		return err
	}
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	after, err := store.Update(ctx, id, edit)
	if err != nil {
		return helpful(err, id)
	}
	out := IssueUpdated{Issue: after.Detached(), Changed: changedFields(before, after)}
	return app.Answer(out, func(w io.Writer) error {
		if len(out.Changed) == 0 {
			_, err := fmt.Fprintf(w, "%s was so already, version %d\n", id, after.Version)
			return err
		}
		_, err := fmt.Fprintf(w, "updated %s to version %d: %s\n", id, after.Version, strings.Join(out.Changed, ", "))
		return err
	})
}

// noteStage is the stage that a remark belongs to.
func noteStage(status issues.Status) string {
	switch status {
	case issues.Planning, issues.Planned, issues.Queued:
		return "plan"
	case issues.Executing, issues.Failed, issues.Paused, issues.Completed:
		return "execute"
	case issues.Registered:
	}
	return "new"
}

// changedFields lists the keys whose values differ, without those that every
// change touches.
func changedFields(before, after issues.Issue) []string {
	was, now := fieldsOf(before), fieldsOf(after)
	changed := []string{}
	for _, field := range now {
		old := slices.IndexFunc(was, func(f jsonlog.Field) bool { return f.Key == field.Key })
		touched := field.Key == "version" || field.Key == "updated_at"
		if !touched && (old < 0 || string(was[old].Value) != string(field.Value)) {
			changed = append(changed, field.Key)
		}
	}
	for _, field := range was {
		if !slices.ContainsFunc(now, func(f jsonlog.Field) bool { return f.Key == field.Key }) {
			changed = append(changed, field.Key)
		}
	}
	return changed
}

// fieldsOf are the fields of the line that an issue makes.
func fieldsOf(issue issues.Issue) []jsonlog.Field {
	line, err := json.Marshal(issue.Detached())
	if err != nil {
		return nil
	}
	fields, err := jsonlog.Fields(line)
	if err != nil {
		return nil
	}
	return fields
}
