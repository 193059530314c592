package roadmap

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// Sync takes what a person wrote into roadmap.md over into the issues.
type Sync struct {
	Set      *templates.Set
	Store    *issues.Store
	Folder   *specs.RoadmapFolder // taken, unless DryRun
	Document string               // path of roadmap.md relative to the project; see Document
	Rules    []specs.ProjectRule  // of the team, as they are now
	DryRun   bool                 // write nothing
}

// What became, or would become, of an item.
const (
	SyncCreated   = "created"
	SyncUpdated   = "updated"
	SyncUnchanged = "unchanged"
	SyncClosed    = "closed"   // its issue is completed or deleted: left alone
	SyncVanished  = "vanished" // the item is gone: its issue is left alone, a person decides
)

// Synced is what became of one item or issue.
type Synced struct {
	Item    string
	Issue   string // empty for one that a dry run would make
	Action  string
	Title   string
	Changes []string // of an updated one: title, text, tags, wave, priority, dependencies
}

// SyncResult lists the items in the order of the document, then what vanished.
type SyncResult struct {
	Items    []Synced
	Written  bool // whether roadmap.md changed, or would change
	Rejected bool // whether new text went to roadmap.md.rej
}

// Do makes the issues follow the document: titles, texts, tags, waves and
// dependencies, and priorities that somebody wrote into the document. Statuses
// and claimed files stay as they are, nothing is deleted, and what people added
// to an issue (tags, dependencies) stays with it. Then the document gets the
// ids of new issues and what is computed in it. A circle, an unknown id or a
// doubled one is refused at its line before anything is written.
func (s *Sync) Do(ctx context.Context) (SyncResult, error) {
	m := s.Folder.Roadmap
	m.Derive()
	if err := s.refuse(m); err != nil {
		return SyncResult{}, err
	}
	drafts, err := Drafts(s.Set, m, s.Document, s.Rules)
	if err != nil {
		return SyncResult{}, err
	}
	plan, err := s.plan(m, drafts)
	if err != nil {
		return SyncResult{}, err
	}
	if !s.DryRun {
		if err := s.write(ctx, plan, drafts); err != nil {
			return SyncResult{}, err
		}
	}
	for _, one := range plan.result.Items {
		if item := m.Item(one.Item); item != nil && one.Issue != "" && one.Action != SyncVanished {
			item.Issue = one.Issue
		}
	}
	if s.DryRun {
		differs, err := s.Folder.Differs(m)
		fresh := func(one Synced) bool { return one.Action == SyncCreated } // it would get an id
		plan.result.Written = differs || slices.ContainsFunc(plan.result.Items, fresh)
		return plan.result, err
	}
	saved, err := s.Folder.Save(m, specs.Changed, nil)
	plan.result.Written, plan.result.Rejected = saved.Written, len(saved.Conflicts) > 0
	return plan.result, err
}

// refuse names what would make the issues wrong, at its line.
func (s *Sync) refuse(m *specs.Roadmap) error {
	file := s.Folder.Path(specs.RoadmapFile)
	seen := map[string]bool{}
	for i := range m.Items {
		item := &m.Items[i]
		if !specs.IsRoadmapItem(item.ID) || seen[item.ID] {
			return problem.New("input.roadmap_item", "%q is not the id of a layer or task, or stands twice", item.ID+" "+item.Name).
				At(file, item.Pos.Line).Mend("give each item its own id, such as L3 or T7, in its heading")
		}
		seen[item.ID] = true
	}
	for i := range m.Items {
		for _, need := range m.Items[i].Needs {
			if !seen[need] {
				return problem.New("input.unknown_dependency", "%s depends on %s, which is not in the roadmap", m.Items[i].ID, need).
					At(file, m.Items[i].Pos.Line).Mend("correct the id, or take it out of the line")
			}
		}
	}
	if circle := m.Cycle(); circle != nil {
		return problem.New("conflict.cycle", "items depend on each other in a cycle: %s", strings.Join(circle, " → ")).
			At(file, m.Item(circle[0]).Pos.Line).Mend("remove the dependency that is wrong")
	}
	return nil
}

// syncPlan is what a sync is going to do.
type syncPlan struct {
	result     SyncResult
	priorities map[string]int // by issue
}

// plan compares the drafts with what is stored, and gives them what they must
// not take away from an issue.
func (s *Sync) plan(m *specs.Roadmap, drafts []issues.Draft) (*syncPlan, error) {
	active, err := s.Store.All()
	if err != nil {
		return nil, err
	}
	past, err := s.Store.History()
	if err != nil {
		return nil, err
	}
	live, closed := bySource(active.Issues, s.Folder.ID), bySource(past.Issues, s.Folder.ID)
	if len(live)+len(closed) == 0 && m.State != specs.RoadmapReady {
		return nil, problem.New("state.not_ready", "the roadmap is still %s and has no issues yet", strings.ToLower(string(m.State))).
			At(s.Folder.Path(specs.RoadmapFile), 0).Mend("go on with `overtone roadmap -c %s`", s.Folder.ID)
	}
	ids := map[string]string{}
	for source, issue := range live { // any order gives the same map
		ids[source] = issue.ID
	}
	for source, issue := range closed {
		if ids[source] == "" {
			ids[source] = issue.ID
		}
	}
	written := s.priorities(m)
	p := &syncPlan{priorities: map[string]int{}}
	for i := range drafts {
		one := Synced{Item: drafts[i].Ref, Issue: ids[drafts[i].Ref], Title: drafts[i].Issue.Title, Action: SyncCreated}
		stored, there := live[one.Item]
		switch {
		case there:
			keepPeoples(&drafts[i].Issue, stored)
			one.Changes = s.changes(stored, &drafts[i], ids)
			if want, by := written[one.Item]; by && want != stored.Priority {
				p.priorities[stored.ID] = want
				one.Changes = append(one.Changes, "priority")
			}
			one.Action = SyncUnchanged
			if len(one.Changes) > 0 {
				one.Action = SyncUpdated
			}
		case one.Issue != "":
			one.Action = SyncClosed
		}
		p.result.Items = append(p.result.Items, one)
	}
	for _, issue := range active.Issues {
		notes := issue.ExtendedContext.Notes
		if notes.Session == s.Folder.ID && m.Item(notes.SourceID()) == nil {
			p.result.Items = append(p.result.Items, Synced{Item: notes.SourceID(), Issue: issue.ID, Title: issue.Title, Action: SyncVanished})
		}
	}
	return p, nil
}

// bySource finds the issues of a roadmap by their items; of doubled ones the
// first counts.
func bySource(all []issues.Issue, session string) map[string]issues.Issue {
	out := map[string]issues.Issue{}
	for _, issue := range all {
		notes := issue.ExtendedContext.Notes
		if _, doubled := out[notes.SourceID()]; notes.Session == session && !doubled {
			out[notes.SourceID()] = issue
		}
	}
	return out
}

// priorities are those that somebody wrote into the document: they differ from
// what was generated, or nothing tells what was. Those of issues that were
// changed in the store alone stay.
func (s *Sync) priorities(m *specs.Roadmap) map[string]int {
	generated := s.Folder.Generated()
	out := map[string]int{}
	for i := range m.Items {
		item := &m.Items[i]
		var was *specs.RoadmapItem
		if generated != nil {
			was = generated.Item(item.ID)
		}
		if was == nil || was.Priority != item.Priority {
			out[item.ID] = item.Priority
		}
	}
	return out
}

// keepPeoples gives a draft what people and agents put on the issue and what
// the document knows nothing of.
func keepPeoples(draft *issues.Issue, stored issues.Issue) {
	draft.Files = slices.Clone(stored.Files)
	draft.ExtendedContext.Location = stored.ExtendedContext.Location
	draft.ExtendedContext.SuggestedFix = stored.ExtendedContext.SuggestedFix
	draft.ExtendedContext.Notes.Text = stored.ExtendedContext.Notes.Text
	made := len(draft.Tags) // as many as it was given when it was made
	if len(stored.Tags) < made || stored.Tags[0] != draft.Tags[0] {
		made = 0
	}
	for _, tag := range stored.Tags[made:] {
		if !slices.Contains(draft.Tags, tag) && !strings.HasPrefix(tag, "wave-") {
			draft.Tags = append(draft.Tags, tag)
		}
	}
}

// changes lists in words what would be different.
func (s *Sync) changes(stored issues.Issue, draft *issues.Draft, ids map[string]string) []string {
	var out []string
	next := &draft.Issue
	note := func(what string, differs bool) {
		if differs {
			out = append(out, what)
		}
	}
	note("title", stored.Title != next.Title)
	note("text", stored.Context != next.Context)
	wave := next.ExtendedContext.Notes.Wave
	note("wave "+strconv.Itoa(wave), stored.Wave() != wave)
	plain := func(tags []string) []string {
		return slices.DeleteFunc(slices.Clone(tags), func(tag string) bool { return strings.HasPrefix(tag, "wave-") })
	}
	note("tags", !slices.Equal(plain(stored.Tags), plain(next.Tags)))
	var needs []string
	for _, need := range draft.Needs {
		needs = append(needs, ids[need]) // empty for one that is new, which differs from all
	}
	note("dependencies", !sameSet(needs, stored.ExtendedContext.Notes.DependsOnIssues))
	if len(out) == 0 && !issues.Follows(stored, *next) {
		out = append(out, "notes")
	}
	return out
}

func sameSet(a, b []string) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(slices.Compact(a), slices.Compact(b))
}

// write stores the drafts and the priorities, and notes the ids of what is new.
func (s *Sync) write(ctx context.Context, p *syncPlan, drafts []issues.Draft) error {
	done, err := s.Store.Upsert(ctx, s.Folder.ID, drafts)
	if err != nil {
		return err
	}
	for _, issue := range done.Created {
		for i := range p.result.Items {
			if one := &p.result.Items[i]; one.Action == SyncCreated && one.Item == issue.ExtendedContext.Notes.SourceID() {
				one.Issue = issue.ID
			}
		}
	}
	for _, one := range p.result.Items { // in the order of the document
		want, there := p.priorities[one.Issue]
		if !there {
			continue
		}
		if _, err := s.Store.Update(ctx, one.Issue, func(i *issues.Issue) error {
			i.Priority = want
			return nil
		}); err != nil {
			return err
		}
	}
	return nil
}
