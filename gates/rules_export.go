package gates

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/specs"
)

// exportChecks are the checks of phase 7. What the report says is judged
// always, the issues themselves when they are at hand.
func exportChecks() []check {
	return []check{
		{"export.mvp", exportMVP},
		{"export.post-mvp", exportPostMVP},
		{"export.waves", exportWaves},
		{"export.depends", exportDepends},
		{"export.tags", exportTags},
		{"export.priority", exportPriority},
		{"export.links", exportLinks},
	}
}

// exported lists the exported issues by the epic that they belong to. An issue
// that only the report knows is none.
func (t *trial) exported() map[string][]specs.ExportRow {
	out := map[string][]specs.ExportRow{}
	for _, row := range t.pkg.Export.Issues {
		if row.Issue == "" || row.Action == "failed" || row.Action == "vanished" || !t.stored(row.Issue) {
			continue
		}
		id := row.Origin
		if e := t.story[id]; e != nil {
			id = e.ID
		}
		out[id] = append(out[id], row)
	}
	return out
}

// stored says whether an issue of this package is in the store, as far as the
// store is at hand.
func (t *trial) stored(id string) bool {
	return t.in.Issues == nil || slices.ContainsFunc(t.in.Issues, func(i issues.Issue) bool {
		return i.ID == id && i.ExtendedContext.Notes.Session == t.pkg.ID
	})
}

func exportMVP(t *trial) {
	rows := t.exported()
	for _, e := range t.pkg.Epics {
		if e.MVP {
			t.that(len(rows[e.ID]) > 0, t.section(t.pkg.Export, "issues"), "item", e.ID)
		}
	}
}

func exportPostMVP(t *trial) {
	rows := t.exported()
	for _, e := range t.pkg.Epics {
		if !e.MVP {
			t.that(len(rows[e.ID]) > 0, t.section(t.pkg.Export, "issues"), "item", e.ID)
		}
	}
}

// plan gives the wave of every epic, or of every story for an export by story.
func (t *trial) plan() *waves.Plan {
	var items []waves.Item
	for _, e := range t.pkg.Epics {
		if t.pkg.Export.Granularity != "story" {
			items = append(items, waves.Item{ID: e.ID, Needs: e.DependsOn, MVP: e.MVP})
			continue
		}
		for _, s := range e.Stories {
			items = append(items, waves.Item{ID: s.ID, Needs: t.storyNeeds(e, s), MVP: e.MVP})
		}
	}
	p, err := waves.Make(items)
	if err != nil {
		return nil // a circle or an id that stands twice is another finding
	}
	return p
}

// storyNeeds: a story waits for its own and for all stories of the epics that
// its epic depends on. rulings.md, "story export".
func (f *facts) storyNeeds(e *specs.Epic, s specs.Story) []string {
	needs := slices.Clone(s.Needs)
	for _, id := range e.DependsOn {
		if before := f.epics[id]; before != nil {
			for _, b := range before.Stories {
				needs = append(needs, b.ID)
			}
		}
	}
	return needs
}

func exportWaves(t *trial) {
	p := t.plan()
	if p == nil {
		t.lost()
		return
	}
	for _, row := range t.pkg.Export.Issues {
		if want := p.Wave(row.Origin); want > 0 && row.Issue != "" {
			t.that(row.Wave == want, t.at(t.pkg.Export, row.Pos.Line), "item", row.Origin, "wave", itoa(row.Wave), "want", itoa(want))
		}
	}
}

// exportDepends: an issue waits for the issues of what its origin depends on.
func exportDepends(t *trial) {
	issue := map[string]string{}
	for _, row := range t.pkg.Export.Issues {
		issue[row.Origin] = row.Issue
	}
	for _, row := range t.pkg.Export.Issues {
		missing := ""
		for _, need := range t.originNeeds(row.Origin) {
			if id := issue[need]; id != "" && !slices.Contains(row.DependsOn, id) && missing == "" {
				missing = id
			}
		}
		t.that(missing == "", t.at(t.pkg.Export, row.Pos.Line), "item", row.Origin, "other", missing)
	}
}

func (f *facts) originNeeds(origin string) []string {
	if e := f.epics[origin]; e != nil {
		return e.DependsOn
	}
	if e := f.story[origin]; e != nil {
		for _, s := range e.Stories {
			if s.ID == origin {
				return f.storyNeeds(e, s)
			}
		}
	}
	return nil
}

// own lists the issues of this package with the row of the report for each.
func (t *trial) own(visit func(issues.Issue, *specs.Epic, place)) {
	rows := map[string]int{}
	if t.pkg.Export != nil {
		for _, row := range t.pkg.Export.Issues {
			rows[row.Issue] = row.Pos.Line
		}
	}
	for _, issue := range t.in.Issues {
		notes := issue.ExtendedContext.Notes
		e := t.epics[notes.SourceEpic]
		if notes.Session != t.pkg.ID || e == nil {
			continue
		}
		at := place{specs.ExportFile, 0}
		if t.pkg.Export != nil {
			at = t.at(t.pkg.Export, rows[issue.ID])
		}
		visit(issue, e, at)
	}
}

func exportTags(t *trial) {
	t.own(func(issue issues.Issue, e *specs.Epic, at place) {
		lacking := ""
		for _, tag := range []string{"spec-generated", "spec:" + t.pkg.ID, fmt.Sprintf("wave-%d", issue.ExtendedContext.Notes.Wave), "epic:" + e.ID} {
			if !slices.Contains(issue.Tags, tag) && lacking == "" {
				lacking = tag
			}
		}
		if !slices.Contains(issue.Tags, "mvp") && (e.MVP || !slices.Contains(issue.Tags, "post-mvp")) && lacking == "" {
			lacking = "mvp"
		}
		if !strings.HasPrefix(issue.Title, "["+t.pkg.ID+"] ") && lacking == "" {
			lacking = "[" + t.pkg.ID + "]"
		}
		t.that(lacking == "", at, "item", issue.ID, "tag", lacking)
	})
}

// exportPriority: 2 for the MVP, 3 for the rest.
func exportPriority(t *trial) {
	t.own(func(issue issues.Issue, _ *specs.Epic, at place) {
		want := 3
		if slices.Contains(issue.Tags, "mvp") {
			want = 2
		}
		t.that(issue.Priority == want, at, "item", issue.ID, "value", itoa(issue.Priority), "want", itoa(want))
	})
}

// exportLinks: the documents that an issue names are in the package.
func exportLinks(t *trial) {
	t.own(func(issue issues.Issue, _ *specs.Epic, at place) {
		notes := issue.ExtendedContext.Notes
		gone := ""
		for _, doc := range notes.SpecDocuments {
			rel, inside := strings.CutPrefix(path.Clean(doc), path.Clean(notes.SpecDir)+"/")
			if (!inside || !t.files[rel]) && gone == "" {
				gone = doc
			}
		}
		t.that(gone == "" && len(notes.SpecDocuments) > 0, at, "item", issue.ID, "other", gone)
	})
}
