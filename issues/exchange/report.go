package exchange

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// LossGroup is what several items lose in the same way.
type LossGroup struct {
	Field  string
	Kind   string
	Detail string
	Items  []string
}

// Group puts losses of the same kind together: lost first, then changed, then
// kept, each by field.
func Group(losses []Loss) []LossGroup {
	var out []LossGroup
	at := map[[3]string]int{}
	for _, l := range losses {
		key := [3]string{l.Field, l.Kind, l.Detail}
		n, known := at[key]
		if !known {
			n, at[key] = len(out), len(out)
			out = append(out, LossGroup{Field: l.Field, Kind: l.Kind, Detail: l.Detail})
		}
		out[n].Items = append(out[n].Items, l.Item)
	}
	rank := []string{Lost, Changed, Kept}
	slices.SortStableFunc(out, func(a, b LossGroup) int {
		return cmp.Or(cmp.Compare(slices.Index(rank, a.Kind), slices.Index(rank, b.Kind)), cmp.Compare(a.Field, b.Field))
	})
	return out
}

// ReportHead begins every report, so that one is not written over another file.
const ReportHead = "# Loss report"

// Report writes losses as Markdown for people: what, and for which items.
func Report(title string, losses []Loss) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", ReportHead, oneLine(title))
	if len(losses) == 0 {
		b.WriteString("\nNothing is lost.\n")
		return b.String()
	}
	kind := ""
	for _, g := range Group(losses) {
		if g.Kind != kind {
			kind = g.Kind
			fmt.Fprintf(&b, "\n## %s%s\n\n", strings.ToUpper(kind[:1]), kind[1:])
		}
		fmt.Fprintf(&b, "- **%s**: %s (%s)\n", oneLine(g.Field), oneLine(g.Detail), oneLine(strings.Join(g.Items, ", ")))
	}
	return b.String()
}
