package command

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
)

// IssueStats is the result of `overtone issue stats`.
type IssueStats struct {
	Active     int            `json:"active"`
	Completed  int            `json:"completed"`
	Deleted    int            `json:"deleted"`
	Ready      int            `json:"ready" jsonschema:"can be started now"`
	Waiting    int            `json:"waiting" jsonschema:"wait for others"`
	Dead       int            `json:"dead" jsonschema:"wait for what is deleted or missing, and can never be started"`
	ByStatus   map[string]int `json:"by_status" jsonschema:"of active issues"`
	ByPriority map[string]int `json:"by_priority" jsonschema:"of active issues, 1 to 5"`
	Waves      []WaveStats    `json:"waves" jsonschema:"by plan wave; 0 is those without one"`
	Sessions   []SessionCount `json:"sessions" jsonschema:"by the package or roadmap that they come from"`
	Oldest     string         `json:"oldest" jsonschema:"when the oldest active issue was created, or empty"`
	LastChange string         `json:"last_change" jsonschema:"when an issue changed last, or empty"`
}

// WaveStats is how far a wave has come.
type WaveStats struct {
	Wave      int `json:"wave"`
	Total     int `json:"total"`
	Completed int `json:"completed"`
	Executing int `json:"executing"`
}

// SessionCount is how far the issues of a package have come.
type SessionCount struct {
	Session   string `json:"session" jsonschema:"empty for issues of no package"`
	Total     int    `json:"total"`
	Completed int    `json:"completed"`
}

func newIssueStatsCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:     "stats",
		Short:   "Show how far the work has come, by wave and by package",
		Example: "$ overtone issue stats\n$ overtone issue stats --json",
		RunE:    func(*cobra.Command, []string) error { return runIssueStats(app) },
	}
}

func runIssueStats(app *App) error {
	snapshot, err := app.issueSnapshot()
	if err != nil {
		return err
	}
	stats := statsOf(snapshot)
	return app.Answer(stats, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "%d active, %d completed, %d deleted\n%d can be started now, %d wait for others", stats.Active, stats.Completed, stats.Deleted, stats.Ready, stats.Waiting)
		if err == nil && stats.Dead > 0 {
			_, err = fmt.Fprintf(w, ", %d of them for ever (see overtone issue doctor)", stats.Dead)
		}
		if err != nil || stats.Active+stats.Completed == 0 {
			_, _ = fmt.Fprintln(w)
			return err
		}
		if _, err := fmt.Fprint(w, "\n\n"); err != nil {
			return err
		}
		table := console.NewTable("WAVE", "ISSUES", "DONE", "AT WORK", "PROGRESS").Right(0, 1, 2, 3)
		for _, wave := range stats.Waves {
			name := "-"
			if wave.Wave > 0 {
				name = strconv.Itoa(wave.Wave)
			}
			table.Add(name, strconv.Itoa(wave.Total), strconv.Itoa(wave.Completed), strconv.Itoa(wave.Executing), bar(wave.Completed, wave.Total))
		}
		if err := table.Print(app.Streams()); err != nil || len(stats.Sessions) < 2 {
			return err
		}
		if _, err := fmt.Fprintln(w); err != nil {
			return err
		}
		table = console.NewTable("ISSUES", "DONE", "PACKAGE").Right(0, 1)
		for _, session := range stats.Sessions {
			table.Add(strconv.Itoa(session.Total), strconv.Itoa(session.Completed), first(session.Session, "-"))
		}
		return table.Print(app.Streams())
	})
}

// statsOf counts. Deleted issues count nowhere but in Deleted.
func statsOf(s *issues.Snapshot) IssueStats {
	stats := IssueStats{ByStatus: map[string]int{}, ByPriority: map[string]int{}, Waves: []WaveStats{}, Sessions: []SessionCount{}}
	ready, waiting := s.Ready()
	stats.Active, stats.Ready, stats.Waiting = len(s.Active), len(ready), len(waiting)
	alive := make(map[string]bool, len(s.Active))
	for i := range s.Active {
		alive[s.Active[i].ID] = true
	}
	for _, one := range waiting {
		if slices.ContainsFunc(one.For, func(id string) bool { return !alive[id] }) {
			stats.Dead++
		}
	}
	waves, sessions := map[int]*WaveStats{}, map[string]*SessionCount{}
	for i := range len(s.Active) + len(s.History) {
		issue := nth(s, i)
		stats.LastChange = max(stats.LastChange, issue.UpdatedAt)
		if issue.DeletedAt != "" {
			stats.Deleted++
			continue
		}
		wave, session := entry(waves, issue.Wave()), entry(sessions, issue.ExtendedContext.Notes.Session)
		wave.Total++
		session.Total++
		if i >= len(s.Active) {
			stats.Completed++
			wave.Completed++
			session.Completed++
			continue
		}
		stats.ByStatus[string(issue.Status)]++
		stats.ByPriority[strconv.Itoa(issue.Priority)]++
		if issue.Status == issues.Executing {
			wave.Executing++
		}
		if issue.CreatedAt != "" && (stats.Oldest == "" || issue.CreatedAt < stats.Oldest) {
			stats.Oldest = issue.CreatedAt
		}
	}
	for _, n := range sortedKeys(waves) {
		waves[n].Wave = n
		stats.Waves = append(stats.Waves, *waves[n])
	}
	for _, name := range sortedKeys(sessions) {
		sessions[name].Session = name
		stats.Sessions = append(stats.Sessions, *sessions[name])
	}
	return stats
}

// nth counts through the active issues and then through history.
func nth(s *issues.Snapshot, i int) *issues.Issue {
	if i < len(s.Active) {
		return &s.Active[i]
	}
	return &s.History[i-len(s.Active)]
}

// barWidth is how many cells a bar of progress has.
const barWidth = 20

// bar draws how much of a whole is done. It is full only when all is.
func bar(done, total int) string {
	if total == 0 {
		return ""
	}
	full := barWidth * done / total
	drawn := strings.Repeat("█", full) + strings.Repeat("░", barWidth-full)
	return fmt.Sprintf("%s %d%%", drawn, 100*done/total)
}

// entry is the value of a key, made when it is missing.
func entry[K comparable, V any](in map[K]*V, key K) *V {
	if in[key] == nil {
		in[key] = new(V)
	}
	return in[key]
}

// sortedKeys are the keys of a map in their order.
func sortedKeys[K cmp.Ordered, V any](in map[K]V) []K { return slices.Sorted(maps.Keys(in)) }
