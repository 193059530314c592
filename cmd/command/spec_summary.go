package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/session"
)

// printSpecResult is the short summary at the end of a run: where, counts,
// score and gate, issues by wave, what to look at first.
func printSpecResult(w io.Writer, style console.Style, r SpecResult) error {
	var b strings.Builder
	c := r.Counts
	fmt.Fprintf(&b, "%s\n%s\n\n", style.Strong(folded(r.Title, "", "")), r.Dir)
	fmt.Fprintf(&b, "  requirements  %d (%d stated), %s\n", c.Requirements, c.Stated, session.Count(c.Qualities, "quality", "qualities"))
	fmt.Fprintf(&b, "  decisions     %d\n", c.Decisions)
	fmt.Fprintf(&b, "  epics         %d (%d in the MVP), %s\n", c.Epics, c.MVPEpics, session.Count(c.Stories, "story", "stories"))
	fmt.Fprintf(&b, "  questions     %d to answer\n", c.Questions)
	fmt.Fprintf(&b, "  score         %d of 100, %s\n", r.Score, paintGate(style, r.Gate))
	if len(r.Waves) > 0 {
		fmt.Fprintf(&b, "  issues        %d in %s\n", c.Issues, session.Count(len(r.Waves), "wave", "waves"))
		for _, wave := range r.Waves {
			fmt.Fprintf(&b, "    wave %-4d   %s\n", wave.Wave, someIssues(wave.Issues))
		}
	}
	if len(r.Conflicts) > 0 {
		b.WriteString("\n" + style.Warn("Your edits kept new text out of") + "\n")
		for _, f := range r.Conflicts {
			fmt.Fprintf(&b, "  %s/%s\n    the new text is in %s.rej\n", r.Dir, f, f)
		}
	}
	b.WriteString("\n" + style.Strong("Look at first") + "\n")
	for _, f := range r.First {
		b.WriteString(folded(f, "  ", "    ") + "\n")
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// paintGate gives a verdict its colour.
func paintGate(style console.Style, gate string) string {
	switch gate {
	case gates.Pass:
		return style.Good(gate)
	case gates.Review:
		return style.Warn(gate)
	default:
		return style.Bad(gate)
	}
}

// someIssues names a few issues and counts the rest, so that it fits a line.
func someIssues(ids []string) string {
	const most = 3
	if len(ids) <= most {
		return strings.Join(ids, " ")
	}
	return strings.Join(ids[:most-1], " ") + fmt.Sprintf(" and %d more", len(ids)-most+1)
}
