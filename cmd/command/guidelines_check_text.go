package command

import (
	"fmt"
	"io"
	"path"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/conformance"
)

// checkText prints a check in the form that was asked for. Tools find files
// from the root of the project, people from where they stand.
func checkText(app *App, root string, report *conformance.Report, result *GuidelinesCheck, format string) func(io.Writer) error {
	return func(w io.Writer) error {
		named := gates.Named{ID: "rules", Report: &gates.Report{Findings: report.Findings}}
		switch format {
		case "sarif":
			return gates.SARIF(w, app.Version(), []gates.Named{named})
		case "github":
			return gates.GitHub(w, []gates.Named{named})
		}
		if len(result.Rules) == 0 {
			_, err := fmt.Fprintln(w, "no rule yet; add one with: overtone init-specs")
			return err
		}
		named.Dir = app.Shown(root)
		b := &strings.Builder{}
		if err := gates.TextFindings(b, named); err != nil {
			return err
		}
		notChecked(b, result)
		fmt.Fprintf(b, "\n%s\n", checkSummary(result))
		_, err := io.WriteString(w, strings.TrimPrefix(b.String(), "\n"))
		return err
	}
}

// notChecked lists the rules that could be checked, but not here and now.
func notChecked(b *strings.Builder, result *GuidelinesCheck) {
	first := true
	for _, r := range result.Rules {
		if r.Reason == "" || r.State == conformance.NotRule {
			continue
		}
		if first {
			b.WriteString("\ncould not be checked\n")
			first = false
		}
		fmt.Fprintf(b, "  %s  %s: %s\n", r.ID, rulePlace(r), r.Reason)
	}
}

func rulePlace(r conformance.RuleResult) string {
	return path.Base(r.Path) + ":" + strconv.Itoa(r.Line)
}

// checkSummary counts what became of the rules, and the findings.
func checkSummary(result *GuidelinesCheck) string {
	count := map[string]int{}
	for _, r := range result.Rules {
		count[r.State]++
	}
	parts := []string{}
	for _, one := range []struct{ state, text string }{
		{conformance.Broken, "broken"},
		{conformance.Kept, "kept"},
		{conformance.Partly, "kept as far as it could be checked"},
		{conformance.Unchecked, "not checked"},
		{conformance.NotRule, "for people to check"},
	} {
		if n := count[one.state]; n > 0 {
			parts = append(parts, strconv.Itoa(n)+" "+one.text)
		}
	}
	return fmt.Sprintf("%s in %s: %s; %s", plural(len(result.Rules), "rule"), plural(result.Files, "file"), strings.Join(parts, ", "), counted(result))
}

func counted(result *GuidelinesCheck) string {
	if result.Errors+result.Warnings == 0 {
		return "nothing to mend"
	}
	return plural(result.Errors, "error") + ", " + plural(result.Warnings, "warning")
}

// ruleTable lists what is checked of each rule, or why nothing is.
func ruleTable(app *App, rules []conformance.RuleResult) func(io.Writer) error {
	return func(w io.Writer) error {
		if len(rules) == 0 {
			_, err := fmt.Fprintln(w, "no rule yet; add one with: overtone init-specs")
			return err
		}
		table := console.NewTable("ID", "PLACE", "CHECKED", "RULE")
		for _, r := range rules {
			what := strings.Join(r.Checks, "; ")
			if what == "" {
				what = "no: " + r.Reason
			}
			table.Add(r.ID, rulePlace(r), what, r.Text)
		}
		return table.Print(app.Streams())
	}
}
