package command

import (
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/specs/problem"
)

// findingsOptions are the flags of commands that hold files to rules.
type findingsOptions struct {
	strict bool
	format string
}

func (o *findingsOptions) add(cmd *cobra.Command, strict string) {
	o.format = "text"
	cmd.Flags().BoolVar(&o.strict, "strict", false, strict)
	addChoice(cmd, &o.format, "format", "how to print", "text", "json", "sarif", "github")
}

// settle takes --format json for --json and refuses two forms at once.
func (o *findingsOptions) settle(app *App) error {
	if app.flags.json && o.format != "text" && o.format != "json" {
		return problem.New("usage.two_formats", "--json and --format %s exclude each other", o.format).Mend("leave one of them out")
	}
	app.flags.json = app.flags.json || o.format == "json"
	return nil
}

// rooted turns a path into the form that findings have: relative to the project,
// or absolute outside of it.
func rooted(root, file string) string {
	rel, err := filepath.Rel(root, file)
	if err != nil || !filepath.IsLocal(rel) {
		return filepath.ToSlash(file)
	}
	return filepath.ToSlash(rel)
}

// printFindings prints findings in the form that was asked for; people see
// files from where they stand, and behind the findings what people prints.
func (a *App) printFindings(w io.Writer, o *findingsOptions, name, root string, found []gates.Finding, people func(io.Writer) error) error {
	named := gates.Named{ID: name, Report: &gates.Report{Findings: found}}
	switch o.format {
	case "sarif":
		return gates.SARIF(w, a.Version(), []gates.Named{named})
	case "github":
		return gates.GitHub(w, []gates.Named{named})
	}
	shown := make([]gates.Finding, len(found))
	for i, f := range found {
		if f.File != "" {
			f.File = a.Shown(join(root, filepath.FromSlash(f.File)))
		}
		shown[i] = f
	}
	named.Report.Findings = shown
	b := &strings.Builder{}
	if err := gates.TextFindings(b, named); err != nil {
		return err
	}
	if b.Len() > 0 {
		b.WriteByte('\n')
	}
	if _, err := io.WriteString(w, strings.TrimPrefix(b.String(), "\n")); err != nil {
		return err
	}
	return people(w)
}

// severityOf is error for what fails a check and warning for the rest.
func severityOf(critical bool) gates.Severity {
	if critical {
		return gates.Error
	}
	return gates.Warning
}
