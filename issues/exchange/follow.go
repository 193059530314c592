package exchange

import (
	"encoding/json"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// ours says whether a field of an existing issue is never changed by an
// import: where the work stands is known here.
func ours(key string) bool {
	return slices.Contains([]string{"status", "evidence", "planned_at", "queued_at", "completed_at", "feedback", needsKey}, key)
}

// follow gives an active issue what was changed over there since both sides
// last agreed, field by field. What was changed here stays; what was changed on
// both sides is a conflict.
func (p *planner) follow(at int, issue issues.Issue, needs []string, step *Step) error {
	item := p.batch.Items[at]
	step.ID, step.Action = issue.ID, Unchanged
	if item.Closed != nil {
		step.Note = "closed there, " + string(issue.Status) + " here: close it with its evidence when it is done"
	}
	have, err := values(issue)
	if err != nil {
		return err
	}
	says, err := values(item.Issue)
	if err != nil {
		return err
	}
	known := slices.IndexFunc(issue.External, func(e issues.External) bool {
		return e.System == p.batch.System && e.Source == item.Source && e.ID == item.ID
	})
	if item.Stamp != nil && (item.Stamp.ID != issue.ID || item.Stamp.CreatedAt != issue.CreatedAt) {
		item.Stamp = nil // a copy of another item
	}
	base := p.base(issue, item, known)
	var changes []jsonlog.Field
	for _, key := range item.Speaks {
		if ours(key) {
			continue
		}
		value, changed := p.merge(key, says[key], have[key], base[key], item.Stamp, step)
		if changed {
			changes = append(changes, jsonlog.Field{Key: key, Value: orNull(value)})
			step.Fields = append(step.Fields, key)
		}
	}
	next, err := issue.With(changes...)
	if err != nil {
		return err
	}
	draft := issues.Draft{Issue: next, Ref: p.names[at]}
	if slices.Contains(item.Speaks, needsKey) {
		merged := mergeSet(needs, issue.DependsOn, p.baseNeeds(item, base[needsKey]))
		if sinceExport(item.Stamp, needsKey, compact(append([]string{}, item.Needs...))) {
			merged = issue.DependsOn
		}
		if !slices.Equal(merged, issue.DependsOn) {
			step.Fields = append(step.Fields, needsKey)
		}
		draft.Issue.DependsOn, draft.Needs = p.split(merged)
	}
	if err := p.remember(&draft, item, known, step); err != nil {
		return err
	}
	switch {
	case len(step.Conflicts) > 0 && (p.Conflict == "" || p.Conflict == Refuse):
		step.Action = Conflict
	case len(step.Fields) > 0:
		step.Action = Update
		p.plan.Absorption.Changed = append(p.plan.Absorption.Changed, draft)
	}
	return nil
}

// base is what both sides last agreed on: at the last import, else at the
// export that left the stamp.
func (p *planner) base(issue issues.Issue, item Item, known int) map[string]json.RawMessage {
	if known >= 0 {
		return issue.External[known].Base
	}
	if item.Stamp != nil {
		return item.Stamp.Base
	}
	return nil
}

// merge is the value that a field gets, and whether that is a change here.
func (p *planner) merge(key string, says, have, base json.RawMessage, stamp *Stamp, step *Step) (json.RawMessage, bool) {
	if same(says, have) || sinceExport(stamp, key, says) {
		return nil, false
	}
	if isSet(key) {
		merged := mergeSet(list(says), list(have), list(base))
		return compact(merged), !slices.Equal(merged, list(have))
	}
	if base == nil { // nobody knows who changed it; whoever imports wants what is there
		return says, true
	}
	if same(digest(key, says), base) {
		return nil, false
	}
	untouched := same(digest(key, have), base)
	if stamp != nil && !untouched {
		if value, held := stamp.Fields[key]; held {
			untouched = same(value, have)
		}
	}
	if untouched {
		return says, true
	}
	switch p.Conflict {
	case There:
		return says, true
	case Here:
		return nil, false
	}
	step.Conflicts = append(step.Conflicts, Clash{Field: key, Here: string(orNull(have)), There: string(orNull(says))})
	return nil, false
}

// sinceExport says whether a field still is as an export has left it.
func sinceExport(stamp *Stamp, key string, says json.RawMessage) bool {
	return stamp != nil && stamp.Base[key] != nil && same(digest(key, says), stamp.Base[key])
}

// mergeSet keeps what is here unless it went away there, and adds what came
// there unless it was taken away here.
func mergeSet(says, have, base []string) []string {
	out := []string{}
	for _, one := range have {
		if slices.Contains(says, one) || !slices.Contains(base, one) {
			out = append(out, one)
		}
	}
	for _, one := range says {
		if !slices.Contains(base, one) {
			out = appendNew(out, one)
		}
	}
	return out
}

// baseNeeds are the dependencies that both sides last agreed on.
func (p *planner) baseNeeds(item Item, base json.RawMessage) []string {
	if base == nil && item.Stamp != nil { // the export wrote all there were, and the store has them
		base = item.Stamp.Base[needsKey]
	}
	var out []string
	for _, id := range list(base) {
		if other, there := p.byItem[item.Source+"\x00"+id]; there {
			out = appendNew(out, p.names[other])
		} else if known, there := p.byKey[key(p.batch.System, item.Source, id)]; there {
			out = appendNew(out, known)
		}
	}
	return out
}

// remember notes what the item says now, so that the next import can tell what
// is new. An item that is known only by its stamp is noted when it changes
// something.
func (p *planner) remember(draft *issues.Draft, item Item, known int, step *Step) error {
	if known < 0 && len(step.Fields) == 0 {
		return nil
	}
	now, err := externalOf(p.batch.System, item)
	if err != nil {
		return err
	}
	external := slices.Clone(draft.Issue.External)
	if known < 0 {
		draft.Issue.External = append(external, now)
		return nil
	}
	if string(compact(external[known])) == string(compact(now)) {
		return nil
	}
	exported := item.Stamp != nil
	for _, key := range item.Speaks {
		exported = exported && same(now.Base[key], item.Stamp.Base[key])
	}
	if exported && len(step.Fields) == 0 && string(compact(external[known].Kept)) == string(compact(now.Kept)) {
		return nil // all is as an export has left it
	}
	external[known] = now
	draft.Issue.External = external
	step.Fields = append(step.Fields, "external")
	return nil
}
