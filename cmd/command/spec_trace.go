package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SpecTrace is the result of `overtone spec trace`: one thing followed from the
// lines of the source and its goals to the issues that build it.
type SpecTrace struct {
	SessionID    string       `json:"session_id"`
	ID           string       `json:"id"`
	Title        string       `json:"title"`
	Origin       string       `json:"origin" jsonschema:"stated, answered, inferred or edited; empty for issues"`
	Mark         string       `json:"mark" jsonschema:"lines, round or rule behind the origin"`
	Source       []SourceLine `json:"source" jsonschema:"the lines of source/input.md that state it"`
	Goals        []TraceEntry `json:"goals"`
	Requirements []TraceEntry `json:"requirements"`
	Decisions    []TraceEntry `json:"decisions"`
	Epics        []TraceEntry `json:"epics"`
	Stories      []TraceEntry `json:"stories"`
	Issues       []TraceEntry `json:"issues"`

	dir string // of the package, as shown
}

// SourceLine is one line of the source.
type SourceLine struct {
	Line int    `json:"line"`
	Text string `json:"text"`
}

// TraceEntry is one thing on the way.
type TraceEntry struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	File  string `json:"file" jsonschema:"relative to where the command ran"`
	Line  int    `json:"line" jsonschema:"1-based; 0 when the whole file is meant"`
}

func newSpecTraceCommand(app *App) *cobra.Command {
	spec := ""
	cmd := &cobra.Command{
		Use:   "trace ITEM [ID]",
		Short: "Follow one item from its source lines to its issues",
		Long: "ITEM is a goal (G-001), a requirement (REQ-003, NFR-P-001), a decision\n" +
			"(ADR-002), an epic, a story or an issue. Looks in the specification that ID or\n" +
			"--spec names, else in the newest; an issue says itself which one it is from.",
		Example: "$ overtone spec trace REQ-003\n$ overtone spec trace EPIC-002 SPEC-link-shortener-2026-01-31 --json",
		Args:    takesArgs(1, 2, "an item such as REQ-003"),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 2 && spec != "" && args[1] != spec {
				return problem.New("usage.two_specs", "an id and --spec name two specifications").Mend("leave one of them out")
			}
			return runSpecTrace(app, first(spec, argument(args[1:])), args[0])
		},
		ValidArgsFunction: func(cmd *cobra.Command, args []string, word string) ([]cobra.Completion, cobra.ShellCompDirective) {
			switch len(args) {
			case 0:
				return app.completeItems(spec), cobra.ShellCompDirectiveNoFileComp
			case 1:
				return app.completePackages(cmd, args, word)
			}
			return nil, cobra.ShellCompDirectiveNoFileComp
		},
	}
	cmd.Flags().StringVar(&spec, "spec", "", "look in the specification with this `id`")
	_ = cmd.RegisterFlagCompletionFunc("spec", app.completePackages)
	return cmd
}

func runSpecTrace(app *App, spec, id string) error {
	if known := strings.ToUpper(id); specs.IsID(known) {
		id = known
	}
	t, err := app.tracer(spec, id)
	if err != nil {
		return err
	}
	result, err := t.follow(id)
	if err != nil {
		return err
	}
	specs.FillSlices(result)
	return app.Answer(result, func(w io.Writer) error {
		_, err := io.WriteString(w, traceText(result, app.Streams().OutStyle()))
		return err
	})
}

func traceText(t *SpecTrace, style console.Style) string {
	var b strings.Builder
	b.WriteString(style.Strong(folded(t.ID+"  "+t.Title, "", "  ")) + "\n")
	b.WriteString(t.dir + "\n")
	if t.Origin != "" {
		b.WriteString(originText(t.Origin, t.Mark) + "\n")
	}
	if len(t.Source) > 0 {
		b.WriteString("\n" + style.Strong(specs.SourceFile) + "\n")
		for _, l := range t.Source {
			b.WriteString(folded(l.Text, fmt.Sprintf("  %4d  ", l.Line), "        ") + "\n")
		}
	}
	for _, s := range []struct {
		title   string
		entries []TraceEntry
	}{{"goals", t.Goals}, {"requirements", t.Requirements}, {"decisions", t.Decisions}, {"epics", t.Epics}, {"stories", t.Stories}, {"issues", t.Issues}} {
		if len(s.entries) == 0 {
			continue
		}
		b.WriteString("\n" + style.Strong(s.title) + "\n")
		for _, e := range s.entries {
			indent := strings.Repeat(" ", idColumn+4)
			b.WriteString(folded(e.Title, fmt.Sprintf("  %-*s  ", idColumn, e.ID), indent) + "\n" + indent + style.Faint(t.location(e)) + "\n")
		}
	}
	return b.String()
}

// originText says where an item comes from: "stated L17", "inferred: payments".
func originText(origin, mark string) string {
	if strings.HasPrefix(mark, origin) {
		return mark
	}
	return strings.TrimSpace(origin + " " + mark)
}

// idColumn is the width of the longest usual id, ISS-20260131-001.
const idColumn = 16

// location is where an entry stands. The folder of the package is left out: it
// stands at the top.
func (t *SpecTrace) location(e TraceEntry) string {
	file := strings.TrimPrefix(e.File, t.dir+"/")
	if e.Line == 0 {
		return file
	}
	return fmt.Sprintf("%s:%d", file, e.Line)
}
