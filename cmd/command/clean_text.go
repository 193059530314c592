package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/cleanup"
)

// printFound shows what can be cleaned, with its reason and risk.
func printFound(w io.Writer, found *cleanup.Found) {
	d := found.Discoveries
	if found.Summary.TotalItems == 0 {
		fmt.Fprintln(w, "nothing to clean")
		return
	}
	for _, group := range []struct {
		heading string
		items   []cleanup.Item
	}{
		{"Stale sessions", d.StaleSessions},
		{"Left behind", d.OrphanedArtifacts},
		{"Entries about what is gone", d.LooseEntries},
		{"For you to look at", d.DriftedDocuments},
		{"Code that may be dead, for you to look at", d.DeadCode},
	} {
		if len(group.items) == 0 {
			continue
		}
		fmt.Fprintf(w, "%s\n", group.heading)
		for _, item := range group.items {
			printItem(w, item)
		}
		fmt.Fprintln(w)
	}
	if core := found.Mainline.CoreModules; len(core) > 0 {
		fmt.Fprintf(w, "in the thick of it: %s\n", console.Clean(strings.Join(core, ", ")))
	}
	size := fmt.Sprintf("%.1f MB", found.Summary.TotalSizeMB)
	if found.Summary.TotalSizeMB < 1 {
		size = "less than 1 MB"
	}
	fmt.Fprintf(w, "%s, %s: %d low, %d medium, %d high risk\n", plural(found.Summary.TotalItems, "item"), size,
		found.Summary.ByRisk["low"], found.Summary.ByRisk["medium"], found.Summary.ByRisk["high"])
}

func printItem(w io.Writer, item cleanup.Item) {
	place := item.Path
	if item.Line > 0 {
		place += fmt.Sprintf(":%d", item.Line)
	}
	lead := string(item.Risk)
	if item.Action == cleanup.Report {
		lead = "report"
	}
	facts := []string{fmt.Sprintf("%d KB", item.SizeKB)}
	if item.AgeDays > 0 {
		facts = append([]string{plural(item.AgeDays, "day")}, facts...)
	}
	if item.Action == cleanup.Edit || item.Line > 0 {
		facts = nil
	}
	fmt.Fprintf(w, "  %-6s  %s", lead, console.Clean(place))
	if len(facts) > 0 {
		fmt.Fprintf(w, "  (%s)", strings.Join(facts, ", "))
	}
	fmt.Fprintf(w, "\n          %s\n", console.Clean(item.Reason))
}

func printCleaned(w io.Writer, out Clean) {
	if out.Cleaned == nil || out.Cleaned.Trash == "" {
		fmt.Fprintln(w, "nothing was moved")
	} else {
		fmt.Fprintf(w, "%s moved to %s, %s taken out\n", plural(len(out.Cleaned.Moved), "item"), out.Cleaned.Trash, entryCount(len(out.Cleaned.Edited)))
		fmt.Fprintf(w, "take it back: %s\n", out.Undo)
	}
	if out.Cleaned != nil {
		for _, skipped := range out.Cleaned.Skipped {
			fmt.Fprintf(w, "not moved: %s\n", console.Clean(skipped))
		}
	}
}

func entryCount(n int) string {
	switch n {
	case 0:
		return "no entry"
	case 1:
		return "1 entry"
	}
	return fmt.Sprintf("%d entries", n)
}
