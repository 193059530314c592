package embedded

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// priorityOf is the stated priority, empty when there is none.
func priorityOf(o origin) specs.Priority {
	p := o.feature.Priority
	if o.fact != nil && o.fact.Priority != "" {
		p = o.fact.Priority
	}
	switch p {
	case "must":
		return specs.Must
	case "should":
		return specs.Should
	case "could":
		return specs.Could
	case "wont":
		return specs.Wont
	default:
		return ""
	}
}

// setPriorities gives every draft a priority: the stated one; else by the
// binding word of the statement; else Must for what shares most words with the
// title, the pitch and the vision; else Should, or Could under words such as "later". When
// nothing is a Must, the first feature is.
func (w *work) setPriorities(drafts []draft) {
	core := wording.Keywords(w.u.Title + " " + joinItems(w.u.Pitch, 3) + " " + joinItems(w.u.Vision, 2))
	ranked := !w.unranked()
	for i := range drafts {
		d := &drafts[i]
		switch {
		case d.req.Priority != "" && d.pack != nil:
			d.prio = "pack"
			if d.req.Priority == specs.Must && w.unknownDomain() {
				d.req.Priority = specs.Should
			}
		case d.req.Priority != "":
		default:
			d.req.Priority, d.prio = w.inferPriority(d, core, ranked)
		}
	}
	if !ranked {
		w.rankByPlan(drafts)
	}
	if len(drafts) > 0 && !slices.ContainsFunc(drafts, func(d draft) bool { return d.req.Priority == specs.Must }) {
		drafts[0].req.Priority, drafts[0].prio = specs.Must, "core"
	}
}

func (w *work) inferPriority(d *draft, core []string, ranked bool) (specs.Priority, string) {
	text := d.feature.Name + ". " + d.feature.Description
	if d.rule {
		if _, strength := wording.HasRFC2119(d.fact.Text); strength == wording.Should || strength == wording.ShouldNot {
			return specs.Should, "wording"
		}
		return specs.Must, "rule"
	}
	if newWordIndex(withoutCode(text)).hasAny(w.rules.Words["later"]) {
		return specs.Could, "wording"
	}
	if d.fact != nil {
		switch _, strength := wording.HasRFC2119(d.fact.Text); strength {
		case wording.Must, wording.MustNot:
			return specs.Must, "wording"
		case wording.Should, wording.ShouldNot:
			return specs.Should, "wording"
		}
	}
	if d.fact != nil && w.absolute(d.fact.Text) {
		return specs.Must, "wording"
	}
	words := wording.Keywords(d.feature.Name)
	if !ranked && len(words) > 0 && wording.Overlap(words, core) >= 0.5 {
		return specs.Must, "core"
	}
	return specs.Should, "plain"
}

// absolute says that a statement leaves no choice: "never", "by law", 绝不.
func (w *work) absolute(text string) bool {
	return newWordIndex(withoutCode(text)).hasAny(w.rules.Words["absolute"])
}

// rationale says for each priority why requirements have it.
func (w *work) rationale(drafts []draft) []specs.Item {
	type reason struct {
		rule     string
		priority specs.Priority
		pack     string
	}
	var order []reason
	ids := map[reason][]string{}
	for i := range drafts {
		d := &drafts[i]
		r := reason{rule: orElse(d.prio, "stated"), priority: d.req.Priority}
		if r.rule == "stated" {
			r.priority = ""
		}
		if p := d.domainPack(); p != nil && r.rule == "pack" {
			r.pack = p.Name.In(w.lang)
		}
		if _, ok := ids[r]; !ok {
			order = append(order, r)
		}
		ids[r] = append(ids[r], d.req.ID)
	}
	var out []specs.Item
	for _, r := range order {
		src := rule("priority-" + r.rule)
		out = append(out, specs.Item{
			Text:   w.say("prio_"+r.rule, "priority", string(r.priority), "domain", r.pack, "list", w.listed(ids[r], 0)),
			Source: src,
		})
	}
	return out
}
