package issues

import (
	"context"
	"slices"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Upserted is what an export did, every list in the order of the drafts or of
// the file.
type Upserted struct {
	Created   []Issue
	Updated   []Issue
	Unchanged []Issue
	Closed    []Issue // completed or deleted before: not made again, not changed
	Vanished  []Issue // of the same session but in no draft: kept, a person decides
}

// Upsert stores the items of a session (SPEC-…, RMAP-…): an item that is new
// becomes an issue, one that is there already, by session and source id, gets
// the draft's title, context, tags, files and extended context. Status,
// priority, lifecycle and everything else stay as people and agents left them.
// DependsOn follows the draft too, except that a dependency that a person
// added since the last export stays. Drafts are named by Ref, which is their
// Notes.SourceID. All or nothing. Errors as for Create.
func (s *Store) Upsert(ctx context.Context, session string, drafts []Draft) (Upserted, error) {
	if session == "" {
		return Upserted{}, problem.New("input.no_session", "an export needs the id of its session").Mend("name the package")
	}
	var out Upserted
	err := s.change(ctx, func(t *tx) error {
		u, err := t.plan(session, drafts)
		if err != nil {
			return err
		}
		out, err = u.write()
		return err
	})
	if err != nil {
		return Upserted{}, err
	}
	return out, nil
}

// upsert is an export under way. Items are the drafts as issues: new ones, or
// the stored ones that they follow.
type upsert struct {
	t      *tx
	drafts []Draft
	active []Issue
	mine   map[string]Issue // active issues of the session by source id
	closed map[string]Issue // the same in history
	seq    *sequence        // nil when no issue is new
}

// plan reads the store and checks the drafts.
func (t *tx) plan(session string, drafts []Draft) (*upsert, error) {
	u := &upsert{t: t, drafts: slices.Clone(drafts)}
	seen := map[string]bool{}
	for i := range u.drafts {
		draft := &u.drafts[i]
		notes := &draft.Issue.ExtendedContext.Notes
		notes.Session = session
		if draft.Ref == "" {
			draft.Ref = notes.SourceID()
		}
		if notes.SourceID() == "" {
			notes.OriginalID = draft.Ref
		}
		if draft.Ref == "" || draft.Ref != notes.SourceID() || seen[draft.Ref] {
			return nil, problem.New("conflict.duplicate_id", "the source id %q of %q is missing, doubled or not its own", draft.Ref, draft.Issue.Title).
				Mend("give each source item its own id")
		}
		seen[draft.Ref] = true
	}
	var err error
	if u.active, err = t.present(); err != nil {
		return nil, err
	}
	past, err := t.past()
	if err != nil {
		return nil, err
	}
	u.mine, u.closed = bySource(u.active, session), bySource(past, session)
	return u, nil
}

// bySource finds the issues of a session; of doubled ones the first counts.
func bySource(all []Issue, session string) map[string]Issue {
	found := map[string]Issue{}
	for _, issue := range all {
		notes := issue.ExtendedContext.Notes
		source := notes.SourceID()
		if _, doubled := found[source]; notes.Session == session && source != "" && !doubled {
			found[source] = issue
		}
	}
	return found
}

// write does the export.
func (u *upsert) write() (Upserted, error) {
	items, known, fresh, err := u.items()
	if err != nil {
		return Upserted{}, err
	}
	if len(fresh) > 0 {
		if u.seq, err = u.t.number(fresh, u.active); err != nil {
			return Upserted{}, err
		}
	}
	next := 0
	for i := range items {
		if items[i].ID == "" {
			items[i].ID, next = fresh[next].ID, next+1
		}
	}
	if err := resolve(items, u.drafts, known); err != nil {
		return Upserted{}, err
	}
	return u.store(items)
}

// items makes an issue of every draft; known has the ids of those that exist,
// fresh are copies of the others, to be numbered.
func (u *upsert) items() (items []Issue, known map[string]string, fresh []Issue, err error) {
	known = map[string]string{}
	items = make([]Issue, len(u.drafts))
	for i, draft := range u.drafts {
		stored, active := u.mine[draft.Ref]
		old, closed := u.closed[draft.Ref]
		switch {
		case active:
			items[i] = follow(stored, draft.Issue)
			err = problems(items[i].Check())
		case closed:
			items[i] = old
			items[i].DependsOn = nil // resolve must not judge what is over
		default:
			draft.Issue.ID = ""
			if items[i], err = u.t.s.prepare(draft.Issue); err == nil {
				fresh = append(fresh, items[i])
			}
		}
		if err != nil {
			return nil, nil, nil, err
		}
		if items[i].ID != "" {
			known[draft.Ref] = items[i].ID
		}
	}
	return items, known, fresh, nil
}

// Follows says whether an export with this draft would leave the stored issue
// as it is, dependencies aside.
func Follows(stored, draft Issue) bool {
	next := follow(stored, draft)
	next.DependsOn = stored.DependsOn
	next.ExtendedContext.Notes.DependsOnIssues = stored.ExtendedContext.Notes.DependsOnIssues
	same, err := equal(stored, next)
	return err == nil && same
}

// follow gives a stored issue what the draft says.
func follow(stored, draft Issue) Issue {
	next := stored.clone()
	next.Title, next.Context = draft.Title, draft.Context
	next.Tags, next.Files = slices.Clone(draft.Tags), slices.Clone(draft.Files)
	next.DependsOn = slices.Clone(draft.DependsOn)
	for _, id := range stored.DependsOn {
		if !slices.Contains(stored.ExtendedContext.Notes.DependsOnIssues, id) && !slices.Contains(next.DependsOn, id) {
			next.DependsOn = append(next.DependsOn, id) // added by a person
		}
	}
	extra, notesExtra := stored.ExtendedContext.extra, stored.ExtendedContext.Notes.extra
	next.ExtendedContext = draft.ExtendedContext
	next.ExtendedContext.extra, next.ExtendedContext.Notes.extra = extra, notesExtra
	return next
}

// store sorts the items by what happens to them and writes them in one step.
func (u *upsert) store(items []Issue) (Upserted, error) {
	out := Upserted{Created: []Issue{}, Updated: []Issue{}, Unchanged: []Issue{}, Closed: []Issue{}, Vanished: []Issue{}}
	changed := map[string]Issue{}
	for i, item := range items {
		ref := u.drafts[i].Ref
		stored, active := u.mine[ref]
		if old, closed := u.closed[ref]; closed && !active {
			out.Closed = append(out.Closed, old)
			continue
		}
		item.DependsOn = inOrder(item.DependsOn, stored.DependsOn)
		item.ExtendedContext.Notes.DependsOnIssues = exported(item, stored)
		if !active {
			out.Created = append(out.Created, item)
			continue
		}
		same, err := equal(stored, item)
		if err != nil {
			return Upserted{}, err
		}
		if same {
			out.Unchanged = append(out.Unchanged, stored)
			continue
		}
		u.t.s.touch(&item, stored)
		changed[item.ID] = item
		out.Updated = append(out.Updated, item)
	}
	out.Vanished = u.vanished()
	if len(out.Created)+len(out.Updated) == 0 {
		return out, u.t.catchUp(u.active)
	}
	if err := u.t.checkNeeds(u.active, slices.Concat(out.Updated, out.Created)); err != nil {
		return Upserted{}, err
	}
	if err := u.t.replace(changed, out.Created); err != nil {
		return Upserted{}, err
	}
	// After the issues and not before: an export that is cut short and done
	// again gives the same numbers, and what stands in the file counts anyway.
	if u.seq != nil {
		return out, u.t.save(u.seq)
	}
	return out, nil
}

// inOrder keeps the order that a list had, new entries last, so that an export
// that says nothing new changes nothing.
func inOrder(next, before []string) []string {
	ordered := []string{}
	for _, id := range slices.Concat(before, next) {
		if slices.Contains(next, id) && !slices.Contains(ordered, id) {
			ordered = append(ordered, id)
		}
	}
	return ordered
}

// exported is the copy of the dependencies for the notes, without those that a
// person added, so that the next export still knows them apart.
func exported(item, stored Issue) []string {
	own := []string{}
	for _, id := range item.DependsOn {
		byHand := slices.Contains(stored.DependsOn, id) && !slices.Contains(stored.ExtendedContext.Notes.DependsOnIssues, id)
		if !byHand {
			own = append(own, id)
		}
	}
	return own
}

// vanished lists active issues of the session that no draft names.
func (u *upsert) vanished() []Issue {
	named := map[string]bool{}
	for _, draft := range u.drafts {
		named[draft.Ref] = true
	}
	gone := []Issue{}
	for _, issue := range u.active {
		source := issue.ExtendedContext.Notes.SourceID()
		if mine, ours := u.mine[source]; ours && mine.ID == issue.ID && !named[source] {
			gone = append(gone, issue)
		}
	}
	return gone
}
