package command

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueDepend is the result of `overtone issue depend`.
type IssueDepend struct {
	ID        string   `json:"id"`
	Version   int      `json:"version"`
	DependsOn []string `json:"depends_on" jsonschema:"what it depends on now"`
	Added     []string `json:"added"`
	Removed   []string `json:"removed"`
}

// dependOptions are the flags of the command.
type dependOptions struct {
	on      []string
	remove  []string
	version ifVersion
}

func newIssueDependCommand(app *App) *cobra.Command {
	var o dependOptions
	cmd := &cobra.Command{
		Use:   "depend ID --on IDS | --remove IDS",
		Short: "Let an issue wait for others, or no longer",
		Long: "Add to what an issue waits for, or take away from it. A dependency that would\n" +
			"close a circle is refused, and the circle is printed.",
		Example: "$ overtone issue depend ISS-20260131-003 --on ISS-20260131-001,GH-12\n" +
			"$ overtone issue depend ISS-20260131-003 --remove ISS-20260131-001",
		Args:              takesArgs(1, 1, "the id of an issue"),
		ValidArgsFunction: app.completeIssues,
		RunE:              func(cmd *cobra.Command, args []string) error { return runIssueDepend(cmd.Context(), app, &o, args[0]) },
	}
	cmd.Flags().StringArrayVar(&o.on, "on", nil, "`ids` that must be completed before it")
	cmd.Flags().StringArrayVar(&o.remove, "remove", nil, "`ids` that it waits for no longer")
	o.version.add(cmd)
	for _, name := range []string{"on", "remove"} {
		if err := cmd.RegisterFlagCompletionFunc(name, func(cmd *cobra.Command, _ []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
			return app.completeIssues(cmd, nil, typed)
		}); err != nil {
			panic(err) // only a flag defined twice gets here
		}
	}
	return cmd
}

func runIssueDepend(ctx context.Context, app *App, o *dependOptions, id string) error {
	if err := issues.CheckID(id); err != nil {
		return err
	}
	if len(o.on)+len(o.remove) == 0 {
		return problem.New("usage.missing_flag", "no issue was named to wait for").Mend("give --on IDS or --remove IDS")
	}
	add, err := idsOf(o.on)
	if err != nil {
		return err
	}
	remove, err := idsOf(o.remove)
	if err != nil {
		return err
	}
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	out := IssueDepend{ID: id, Added: []string{}, Removed: []string{}}
	edit, err := o.version.guard(func(i *issues.Issue) error {
		kept := []string{}
		for _, need := range i.DependsOn {
			if slices.Contains(remove, need) {
				out.Removed = append(out.Removed, need)
			} else {
				kept = append(kept, need)
			}
		}
		for _, need := range remove {
			if !slices.Contains(out.Removed, need) {
				return problem.New("input.no_dependency", "%s does not depend on %s", id, need).
					Mend("see `overtone issue show %s` for what it depends on", id)
			}
		}
		for _, need := range add {
			if !slices.Contains(kept, need) {
				kept, out.Added = append(kept, need), append(out.Added, need)
			}
		}
		i.DependsOn = kept
		return nil
	})
	if err != nil {
		return err
	}
	after, err := store.Update(ctx, id, edit)
	if err != nil {
		return helpful(err, id)
	}
	out.Version, out.DependsOn = after.Version, append([]string{}, after.DependsOn...)
	return app.Answer(out, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "%s depends on %s\n", id, first(strings.Join(out.DependsOn, ", "), "nothing"))
		return err
	})
}

// idsOf reads the ids of a flag that may be given several times.
func idsOf(texts []string) ([]string, error) {
	if len(texts) == 0 {
		return nil, nil
	}
	return issues.ParseIDs(strings.Join(texts, ","))
}
