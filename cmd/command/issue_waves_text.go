package command

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues/waves"
)

// mostLines is how many conflicts people are shown; --json has them all.
const mostLines = 20

// printWaves writes the table for people.
func printWaves(w io.Writer, streams console.Streams, result *IssueWaves) error {
	if result.Issues == 0 {
		_, err := fmt.Fprintln(w, "no open issue; make some with: overtone spec new, or overtone issue create")
		return err
	}
	table := console.NewTable("WAVE", "ID", "PRI", "STATUS", "WAITS FOR", "TITLE").Right(0, 2)
	for _, wave := range result.Waves {
		for _, one := range wave.Issues {
			table.Add(strconv.Itoa(wave.Wave), one.ID, strconv.Itoa(one.Priority), string(one.Status), shortList(one.WaitsFor, 3), one.shown)
		}
	}
	if err := table.Print(streams); err != nil {
		return err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n%s in %s, at most %d at once; dependencies alone need %s\n", count(result.Issues, "issue"), count(len(result.Waves), "wave"),
		result.MaxParallel, count(result.LongestPath, "wave"))
	ids := make([]string, len(result.CriticalPath))
	for i, step := range result.CriticalPath {
		ids[i] = step.ID
	}
	b.WriteString("critical path: " + folded(console.Clean(shortPath(ids)), "", "  ") + "\n")
	writeConflicts(&b, result.Conflicts)
	if result.UnknownFiles > 0 && !result.Disjoint {
		fmt.Fprintf(&b, "\n%s no files and may touch anything, so nothing shares a wave with them\n  %s\n", verb(result.UnknownFiles, "issue names", "issues name"), mendFiles)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// writeConflicts lists who meets whom on which path. That nobody knows what an
// issue touches is said once for all of them.
func writeConflicts(b *strings.Builder, all []WaveConflict) {
	shown, more := 0, 0
	for _, one := range all {
		switch {
		case one.Type == waves.UnknownFiles:
			continue
		case shown == mostLines:
			more++
			continue
		case shown == 0:
			b.WriteString("\nconflicts\n")
		}
		shown++
		b.WriteString("  " + console.Clean(conflictText(one.Type, one.Issues[0], one.Issues[1], one.File)+"; "+one.Rationale) + "\n")
	}
	if more > 0 {
		fmt.Fprintf(b, "  and %d more, see --json\n", more)
	}
}

func conflictText(kind, first, then, file string) string {
	switch {
	case kind == waves.UnknownFiles:
		return fmt.Sprintf("%s waits for %s: nobody knows what one of them touches", then, first)
	case file == "":
		return fmt.Sprintf("%s waits for %s: their patterns are too many to be compared one by one", then, first)
	}
	return fmt.Sprintf("%s waits for %s: both claim %s", then, first, file)
}

// shortList names a few of many.
func shortList(ids []string, most int) string {
	if len(ids) <= most {
		return strings.Join(ids, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(ids[:most], ", "), len(ids)-most)
}

// shortPath is a path of ids; of a long one the beginning and the end.
func shortPath(ids []string) string {
	if len(ids) > 20 {
		ids = append(append(append([]string{}, ids[:10]...), fmt.Sprintf("… %d more …", len(ids)-19)), ids[len(ids)-9:]...)
	}
	return strings.Join(ids, " → ")
}

func count(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + one + "s"
}

func verb(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
