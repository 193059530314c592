package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueDoctor is the result of `overtone issue doctor`.
type IssueDoctor struct {
	Store    string          `json:"store" jsonschema:"folder of the store"`
	Active   int             `json:"active" jsonschema:"readable active issues"`
	History  int             `json:"history"`
	Errors   int             `json:"errors"`
	Warnings int             `json:"warnings"`
	Troubles []DoctorTrouble `json:"troubles" jsonschema:"what is wrong; after --repair, what still is"`
	Repaired []DoctorRepair  `json:"repaired" jsonschema:"what --repair has done; empty without it"`
}

// DoctorTrouble is one thing that is wrong with the store.
type DoctorTrouble struct {
	Severity string `json:"severity" jsonschema:"error, warning or note"`
	Notice
	Repair string `json:"repair" jsonschema:"what --repair does about it; empty when only a person can settle it"`
}

// DoctorRepair is one thing that was mended.
type DoctorRepair struct {
	File   string `json:"file"`
	Line   int    `json:"line" jsonschema:"where the line stood, 0 for a whole file"`
	Done   string `json:"done"`
	Reason string `json:"reason"`
}

func newIssueDoctorCommand(app *App) *cobra.Command {
	var repair bool
	cmd := &cobra.Command{
		Use:   "doctor",
		Short: "Look for what is wrong with the store, and mend it",
		Long: "Look at every line of the store: lines that cannot be read, doubled ids,\n" +
			"dependencies that lead nowhere or in a circle, history that is missing, leases\n" +
			"that ran out, what killed processes left. Nothing is changed without --repair.\n" +
			"--repair moves broken lines to a quarantine file, finishes what was half done,\n" +
			"and puts right what a merge left at the wrong place; it never throws anything\n" +
			"away. Exit 3 while there are errors.",
		Example: "$ overtone issue doctor\n$ overtone issue doctor --json\n$ overtone issue doctor --repair",
		RunE:    func(cmd *cobra.Command, _ []string) error { return runIssueDoctor(cmd.Context(), app, repair) },
	}
	cmd.Flags().BoolVar(&repair, "repair", false, "mend what can be mended without losing anything")
	return cmd
}

func runIssueDoctor(ctx context.Context, app *App, repair bool) error {
	project, err := app.Project()
	if err != nil {
		return err
	}
	store, err := app.issueStore()
	if err != nil {
		return err
	}
	out := IssueDoctor{Store: app.Shown(project.Issues), Troubles: []DoctorTrouble{}, Repaired: []DoctorRepair{}}
	if repair {
		done, err := store.Repair(ctx, solutions.Judge)
		if err != nil {
			return err
		}
		for _, one := range done {
			out.Repaired = append(out.Repaired, DoctorRepair{File: app.Shown(one.File), Line: one.Line, Done: one.Done, Reason: one.Why})
		}
		if err := app.repairQueues(ctx, &out); err != nil {
			return err
		}
		if err := app.gatherSolutions(ctx, store, &out); err != nil {
			return err
		}
	}
	found, err := store.Examine()
	if err != nil {
		return err
	}
	out.Active, out.History = found.Active, found.History
	for _, one := range found.Troubles {
		out.Troubles = append(out.Troubles, DoctorTrouble{Severity: string(one.Weight), Notice: notice(app.near(one.Problem)), Repair: one.Repair})
		switch one.Weight {
		case issues.Bad:
			out.Errors++
		case issues.Doubt:
			out.Warnings++
		case issues.Remark:
		}
	}
	if err := app.examineQueues(store, &out); err != nil {
		return err
	}
	if err := app.Answer(out, func(w io.Writer) error {
		_, err := io.WriteString(w, doctorText(app.Streams(), out))
		return err
	}); err != nil || out.Errors == 0 {
		return err
	}
	return problem.New("gate.store", "the store has %s", plural(out.Errors, "error")).At(project.Issues, 0).Mend("%s", doctorNext(out))
}

// doctorNext says what to do about what was found.
func doctorNext(out IssueDoctor) string {
	for _, one := range out.Troubles {
		if one.Severity == string(issues.Bad) && one.Repair != "" {
			return "mend what is listed, or let `overtone issue doctor --repair` do what it can"
		}
	}
	return "mend what is listed, as it says there, then run `overtone issue doctor` again"
}

// doctorText is the listing for people.
func doctorText(s console.Streams, out IssueDoctor) string {
	style := s.OutStyle()
	var b strings.Builder
	for _, one := range out.Repaired {
		fmt.Fprintf(&b, "%s  %s: %s (%s)\n", style.Good("repaired"), cleanLine(place(one.File, one.Line)), cleanLine(one.Done), cleanLine(one.Reason))
	}
	if len(out.Repaired) > 0 && len(out.Troubles) > 0 {
		b.WriteString("\n")
	}
	paint := map[string]func(string) string{"error": style.Bad, "warning": style.Warn, "note": style.Faint}
	for _, one := range out.Troubles {
		lead := fmt.Sprintf("%-8s ", one.Severity)
		columns := pageColumns(s.Width)
		text := foldedTo(columns, cleanLine(place(one.File, one.Line)+"  "+one.Message), lead, "         ")
		b.WriteString(paint[one.Severity](lead) + strings.TrimPrefix(text, lead) + "\n")
		if one.Repair != "" {
			b.WriteString("         " + style.Accent("--repair") + " " + cleanLine(one.Repair) + "\n")
		} else if one.Fix != "" {
			b.WriteString(foldedTo(columns, cleanLine(one.Fix), "         fix: ", "              ") + "\n")
		}
	}
	if len(out.Troubles) > 0 {
		b.WriteString("\n")
	}
	fmt.Fprintf(&b, "%s, %d in history: ", plural(out.Active, "active issue"), out.History)
	if out.Errors+out.Warnings == 0 {
		b.WriteString(style.Good("sound") + "\n")
	} else {
		fmt.Fprintf(&b, "%s, %s\n", plural(out.Errors, "error"), plural(out.Warnings, "warning"))
	}
	return b.String()
}

// place is a file with its line, when there is one.
func place(file string, line int) string {
	if line > 0 {
		return fmt.Sprintf("%s:%d", file, line)
	}
	return file
}
