package command

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues/exchange"
	"github.com/overtone-cli/overtone/specs/problem"
)

// githubName is the word for GitHub itself, which is asked through its program.
const githubName = "github"

// githubOptions are the flags for the program gh.
type githubOptions struct {
	repo   string
	state  string
	limit  int
	labels []string
}

func (o *githubOptions) addImport(cmd *cobra.Command) {
	o.state = "open"
	addChoice(cmd, &o.state, "state", "which issues of GitHub", "open", "closed", "all")
	cmd.Flags().IntVar(&o.limit, "limit", 1000, "at most so many issues of GitHub")
	cmd.Flags().StringSliceVar(&o.labels, "labels", nil, "only issues of GitHub with all of these `LABELS`")
}

func printCalls(w io.Writer, calls []string) error {
	for _, call := range calls {
		if _, err := fmt.Fprintln(w, call); err != nil {
			return err
		}
	}
	return nil
}

func (a *App) readGitHub(context.Context, *exchangeOptions, string) (*exchange.Batch, []string, error) {
	return nil, nil, problem.New("usage.bad_value", "later")
}

func (a *App) exportGitHub(context.Context, *exportOptions, exchange.Outgoing, string) error {
	return problem.New("usage.bad_value", "later")
}
