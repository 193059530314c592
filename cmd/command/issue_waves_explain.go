package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/specs/problem"
)

// WaveExplanation is the result of `overtone issue waves --explain`.
type WaveExplanation struct {
	ID         string         `json:"id"`
	Title      string         `json:"title"`
	Wave       int            `json:"wave"`
	Waves      int            `json:"waves" jsonschema:"how many there are"`
	Level      int            `json:"level" jsonschema:"the wave that its dependencies alone would give"`
	Needs      []WaveNeed     `json:"needs" jsonschema:"what it depends on"`
	Conflicts  []WaveConflict `json:"conflicts" jsonschema:"whom it meets in each wave that it could have had otherwise, first wave first"`
	NeededBy   []string       `json:"needed_by" jsonschema:"what depends on it"`
	Files      []string       `json:"files" jsonschema:"what it claims"`
	FilesKnown bool           `json:"files_known" jsonschema:"whether that is all it touches"`
	Shortened  bool           `json:"shortened" jsonschema:"whether there is more than the lists say"`
}

// WaveNeed is something that an issue depends on.
type WaveNeed struct {
	ID        string `json:"id"`
	Completed bool   `json:"completed"`
	Status    string `json:"status"`
	Wave      int    `json:"wave" jsonschema:"0 when it is completed"`
	Decisive  bool   `json:"decisive" jsonschema:"whether it is the reason for the wave"`
}

func (a *App) explainWave(plan *wavePlan, id string) error {
	e, ok := plan.compiled.Explain(id)
	if !ok {
		if plan.store.Done(id) {
			return problem.New("state.closed", "%s is completed, so it is in no wave", id).Mend("see what was done with: overtone issue show %s", id)
		}
		return problem.New("input.unknown_id", "there is no open issue %+q", id).Mend("list the issues to see their ids")
	}
	byID := make(map[string]*issues.Outline, len(plan.store.Active))
	for i := range plan.store.Active {
		byID[plan.store.Active[i].ID] = &plan.store.Active[i]
	}
	issue := byID[id]
	out := WaveExplanation{
		ID: id, Title: issue.Title, Wave: e.Wave, Waves: len(plan.compiled.Waves), Level: e.Level,
		Needs: []WaveNeed{}, Conflicts: []WaveConflict{}, NeededBy: e.NeededBy, Files: e.Claims, FilesKnown: e.Known, Shortened: e.Shortened,
	}
	for _, need := range e.Needs {
		out.Needs = append(out.Needs, WaveNeed{ID: need.ID, Status: string(byID[need.ID].Status), Wave: need.Wave, Decisive: need.Decisive})
	}
	for _, need := range issue.DependsOn {
		if plan.store.Done(need) {
			out.Needs = append(out.Needs, WaveNeed{ID: need, Completed: true, Status: "completed"})
		}
	}
	for _, one := range e.Waits {
		out.Conflicts = append(out.Conflicts, conflictOf(one))
	}
	return a.Answer(out, func(w io.Writer) error {
		_, err := io.WriteString(w, explanationText(out, e))
		return err
	})
}

// explanationText says the same in sentences.
func explanationText(out WaveExplanation, e waves.Explanation) string {
	var b strings.Builder
	line := func(format string, args ...any) { b.WriteString(console.Clean(fmt.Sprintf(format, args...)) + "\n") }
	line("%s  %s", out.ID, out.Title)
	line("wave %d of %d; its dependencies alone would give wave %d", out.Wave, out.Waves, out.Level)
	for _, need := range out.Needs {
		switch {
		case need.Completed:
			line("  %s is completed", need.ID)
		case need.Decisive:
			line("  it waits for %s (%s), which is in wave %d", need.ID, need.Status, need.Wave)
		default:
			line("  %s (%s) is done before, in wave %d", need.ID, need.Status, need.Wave)
		}
	}
	if len(e.Needs) == 0 {
		line("  it waits for no open issue")
	}
	from := out.Wave - len(e.Waits)
	for i, one := range e.Waits {
		line("  not in wave %d: %s; %s", from+i, conflictText(one.Kind, one.First, one.Then, one.Path), out.Conflicts[i].Rationale)
	}
	switch {
	case !out.FilesKnown:
		line("files: not known, so nothing shares its wave; %s", mendFiles)
	case len(out.Files) == 0:
		line("files: none")
	default:
		line("files: %s", strings.Join(out.Files, ", "))
	}
	if len(out.NeededBy) > 0 {
		line("needed by: %s", shortList(out.NeededBy, 10))
	}
	return b.String()
}
