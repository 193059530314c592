package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues/exchange"
	"github.com/overtone-cli/overtone/specs/problem"
)

// issueExchangeCommands bring issues in from other tools and out to them.
func issueExchangeCommands(app *App) []*cobra.Command {
	return []*cobra.Command{newIssueImportCommand(app), newIssueExportCommand(app)}
}

// exchangeOptions are the flags that import and export share.
type exchangeOptions struct {
	format  string
	dry     bool
	report  string
	choices exchange.Choices
	github  githubOptions
}

func (o *exchangeOptions) add(cmd *cobra.Command) {
	cmd.Flags().BoolVarP(&o.dry, "dry-run", "n", false, "show what would happen and write nothing")
	cmd.Flags().StringVar(&o.report, "report", "", "write all losses to this Markdown `FILE`, too")
	cmd.Flags().StringVar(&o.choices.Source, "source", "", "`NAME` that keeps several files of one kind apart")
	cmd.Flags().StringVar(&o.choices.Tag, "taskmaster-tag", "", "the `TAG` of task-master, instead of all or the usual one")
	cmd.Flags().StringVar(&o.github.repo, "repo", "", "the GitHub `OWNER/NAME`, instead of that of the working folder")
}

// exchangeFormats are the words for --from and --to.
func exchangeFormats() []string { return append(exchange.Names(), githubName) }

// needFormat refuses a call without a format.
func needFormat(flag, format string) error {
	if format != "" {
		return nil
	}
	return problem.New("usage.missing_flag", "--%s is needed", flag).Mend("give --%s with one of %s", flag, strings.Join(exchangeFormats(), ", "))
}

// writeReport writes the losses to a file, but never over anything else.
func (a *App) writeReport(ctx context.Context, o *exchangeOptions, title string, losses []exchange.Loss) error {
	if o.report == "" || o.dry {
		return nil
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	path, err := a.Path(o.report)
	if err != nil {
		return err
	}
	old, err := a.Disk().ReadFile(path, 0)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if len(old) > 0 && !strings.HasPrefix(string(old), exchange.ReportHead) {
		return problem.New("conflict.foreign_target", "the file that is there is no loss report").At(a.Shown(path), 1).
			Mend("name another file for --report")
	}
	return a.Disk().Replace(path, []byte(exchange.Report(title, losses)), 0o644)
}

// printLosses tells people what does not come over, in groups.
func printLosses(w io.Writer, app *App, losses []exchange.Loss) error {
	if len(losses) == 0 {
		return nil
	}
	if _, err := fmt.Fprintln(w, "\nWhat does not come over as it was:"); err != nil {
		return err
	}
	table := console.NewTable("FIELD", "", "ITEMS", "").Right(2)
	for _, g := range exchange.Group(losses) {
		table.Add(g.Field, g.Kind, strconv.Itoa(len(g.Items)), g.Detail)
	}
	return table.Print(app.Streams())
}
