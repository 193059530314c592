package export

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// words are the fixed texts of the export in the language of the package.
type words struct {
	lang   string
	text   map[string]templates.Words
	shapes *templates.ShapeTable
}

func loadWords(s *session.Session) (*words, error) {
	shapes, err := s.Set.Shapes()
	if err != nil {
		return nil, err
	}
	w := &words{lang: string(s.Lang()), shapes: shapes}
	return w, s.Set.Decode("rules/report-phrases.yaml", &w.text)
}

func (w *words) say(id string) string { return w.text[id].In(w.lang) }

func (w *words) phrase(id string) string { return w.shapes.Phrase(id, w.lang) }

func (w *words) fill(id string, pairs ...any) specs.Item {
	return specs.Item{Text: session.Fill(w.text[id].In(w.lang), pairs...), Source: specs.FromRule("export")}
}

// report says what became of every epic or story.
func (w *words) report(j *job, done issues.Upserted) *specs.ExportReport {
	pkg := j.s.Package
	doc := &specs.ExportReport{Title: w.fill("export_title", "title", pkg.Config.Title).Text, Granularity: ByEpic}
	if j.byStory {
		doc.Granularity = ByStory
	}
	doc.Meta.Status = j.status()
	counts := map[string]int{}
	made := inOrder(done)
	for _, issue := range made {
		row := j.row(issue, action(pkg.Config, issue, done))
		counts[row.Action]++
		doc.Issues = append(doc.Issues, row)
	}
	for _, f := range j.failed {
		doc.Issues = append(doc.Issues, specs.ExportRow{Origin: f.origin, Title: f.origin, Action: "failed"})
		doc.Notes = append(doc.Notes, w.fill("export_failed", "origin", f.origin, "message", f.err))
	}
	for _, l := range j.lost {
		doc.Notes = append(doc.Notes, w.fill("export_lost", "origin", l.origin, "needs", l.needs))
	}
	for _, v := range j.promoted {
		doc.Notes = append(doc.Notes, w.fill("export_promoted", "epic", v.Blocks, "by", v.MVP))
	}
	for _, gone := range done.Vanished {
		origin, phrase := gone.ExtendedContext.Notes.SourceID(), "export_vanished"
		if j.has(origin) {
			phrase = "export_regrouped"
		}
		doc.Notes = append(doc.Notes, w.fill(phrase, "issue", gone.ID, "origin", origin))
	}
	doc.Waves = waveRows(doc.Issues)
	doc.Summary = []specs.Item{w.fill("export_summary", "count", len(doc.Issues)-len(j.failed), "waves", len(doc.Waves), "epics", len(pkg.Epics),
		"created", counts["created"], "updated", counts["updated"], "unchanged", counts["unchanged"])}
	if len(doc.Waves) > 0 {
		doc.Next = append(doc.Next, w.fill("export_next_first", "issues", strings.Join(doc.Waves[0].Issues, ", ")))
	}
	doc.Next = append(doc.Next, w.fill("export_next_validate", "session", j.s.ID()))
	return doc
}

// inOrder gives all issues of an export by their place in it.
func inOrder(done issues.Upserted) []issues.Issue {
	all := slices.Concat(done.Created, done.Updated, done.Unchanged, done.Closed)
	slices.SortStableFunc(all, func(a, b issues.Issue) int {
		return specs.CompareIDs(a.ExtendedContext.Notes.SourceID(), b.ExtendedContext.Notes.SourceID())
	})
	return all
}

// action is what the export did, as the package sees it: an issue that it has
// not recorded yet is created, even when a run that was cut short made it.
func action(cfg *specs.Config, issue issues.Issue, done issues.Upserted) string {
	if !slices.Contains(cfg.IssueIDs, issue.ID) {
		return "created"
	}
	if slices.ContainsFunc(done.Updated, func(i issues.Issue) bool { return i.ID == issue.ID }) {
		return "updated"
	}
	return "unchanged"
}

func (j *job) row(issue issues.Issue, action string) specs.ExportRow {
	notes := issue.ExtendedContext.Notes
	origin := notes.SourceID()
	return specs.ExportRow{
		Origin: origin, Issue: issue.ID, Title: strings.TrimPrefix(issue.Title, "["+j.s.ID()+"] "),
		Wave: notes.Wave, MVP: j.mvp[notes.SourceEpic], Priority: issue.Priority, DependsOn: issue.DependsOn, Action: action,
	}
}

func waveRows(rows []specs.ExportRow) []specs.WaveRow {
	var out []specs.WaveRow
	last := 0
	for _, r := range rows {
		last = max(last, r.Wave)
	}
	for n := 1; n <= last; n++ {
		wave := specs.WaveRow{Wave: n}
		for _, r := range rows {
			if r.Wave == n {
				wave.Issues = append(wave.Issues, r.Issue)
			}
		}
		if len(wave.Issues) > 0 {
			out = append(out, wave)
		}
	}
	return out
}
