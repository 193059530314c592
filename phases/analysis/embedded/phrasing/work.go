package phrasing

import (
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Work is one task on one source: what is understood of it, the packs chosen
// for it and the names that go into sentences. Nothing in it is changed by a
// task: all tasks on a source share it.
type Work struct {
	analysis.Common
	Understood *understanding.Understanding
	Packs      []*templates.Pack
	Table      *RuleTable
	Language   string

	Product  string // as it stands inside a sentence
	User     string // main person, singular
	UserSrc  specs.Source
	Admin    string
	Subject  string // what the product is about, singular; may be empty
	Words    *WordIndex
	Idea     bool            // the source is a short idea, read anew
	entitled bool            // that idea begins with what the product is called
	Change   Change          // of what exists, when it asks for one
	changes  map[string]bool // what an idea wants changed, in lower case
	Kind     string          // what an idea calls the product: "bot"
	// Phrases of an idea that are verb phrases by their place; those of what the
	// product does, in the third person, with their base form.
	verbal  map[string]bool
	machine map[string]string
	nominal map[string]bool // things of an idea, however much a word of them looks like a verb
	Proper  *sync.Map       // words that were asked for, and whether they are names
	Asked   *Memory         // what else was asked for
	headed  map[string]bool // headings under which features stand, folded
	grasped *grasp          // how its texts are read, nil while the work is being prepared
	Heads   *Outline        // the headings of the source by line, nil without a reading
	Stories bool            // the source lets its people speak for themselves
}

// NewWork settles and names what is understood of a source; text indexes what
// of it is wanted.
func NewWork(c analysis.Common, u *understanding.Understanding, packs []*templates.Pack, rules *RuleTable, text *WordIndex) *Work {
	w := &Work{Understood: u, Packs: packs, Table: rules, Words: text, Language: string(c.Lang)}
	if w.Language == "" {
		w.Language = string(u.Lang)
	}
	if w.Language == "" {
		w.Language = string(specs.English)
	}
	w.setCommon(c)
	w.Proper, w.Asked = &sync.Map{}, &Memory{}
	w.verbal, w.machine, w.nominal, w.changes = map[string]bool{}, map[string]string{}, map[string]bool{}, map[string]bool{}
	w.Stories = w.Language != "zh" && storiesIn(c.Source.Text)
	w.Change = rules.ChangeOf(c.Source.Text, w.Language)
	w.Understood = w.settled(w.withoutSlashes(w.ideaOf(u)))
	w.Packs = w.withoutSettled(packs)
	w.headed = map[string]bool{}
	for i := range w.Understood.Features {
		w.headed[FoldTerm(w.Understood.Features[i].Group)] = true
	}
	w.wishedDeeds()
	w.nameProduct()
	w.nameRoles()
	w.deedsOfOne()
	w.nameSubjects()
	w.dutiesOfRoles()
	w.agesOfRoles()
	w.ownersOfData()
	w.seasons()
	w.nameSubject()
	w.grasped = &grasp{}
	return w
}

// ForTask is the same work for another task on the source.
func (w *Work) ForTask(c analysis.Common) *Work {
	task := *w
	task.setCommon(c)
	return &task
}

// Rescoped is the same work on an understanding with another scope. Who uses the
// product stays who it was.
func (w *Work) Rescoped(u *understanding.Understanding, packs []*templates.Pack, wanted *WordIndex) *Work {
	task := *w
	task.Understood, task.Words, task.Subject, task.grasped = u, wanted, "", nil
	task.nameSubject()
	task.Packs = task.withoutSettled(packs)
	task.grasped = &grasp{}
	return &task
}

// Reunderstood lets a task work on its own version of what is understood, by which
// texts may read otherwise.
func (w *Work) Reunderstood(u *understanding.Understanding) {
	w.Understood, w.grasped = u, &grasp{}
}

func (w *Work) setCommon(c analysis.Common) {
	w.Common = c
	if w.Depth == "" {
		w.Depth = "standard"
	}
}

// WantedText is the source without the lines that say what is not wanted, so
// that a non-goal chooses no pack and adds no entity. Line numbers stay.
func WantedText(text string, u *understanding.Understanding) string {
	if len(u.NonGoals) == 0 {
		return text
	}
	out := map[int]bool{}
	for _, n := range u.NonGoals {
		for _, r := range n.Source.Lines {
			for i := r.From; i <= r.To && i-r.From < 50; i++ {
				out[i] = true
			}
		}
	}
	for _, f := range u.Features {
		if f.Priority == "wont" {
			continue
		}
		for _, r := range f.Source.Lines {
			delete(out, r.From)
		}
	}
	var b strings.Builder
	n := 0
	for line := range strings.Lines(text) {
		n++
		if !out[n] {
			b.WriteString(line)
		} else {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// Say puts values, given as name and value in turn, into a phrase of the rule
// table. The product, the user, the admin and the subject are known to all;
// {product_name} is the whole name where {product} may be "this system".
func (w *Work) Say(phrase string, pairs ...string) string {
	return FillSlots(w.Table.Phrases[phrase].In(w.Language), w.Language, w.Slots(pairs...))
}

// Sentence is say with a capital and a stop.
func (w *Work) Sentence(phrase string, pairs ...string) string {
	return wording.Sentence(w.Say(phrase, pairs...))
}

// Slots are the values that a phrase may ask for: the names of this product, and
// pairs of a slot and its value.
func (w *Work) Slots(pairs ...string) map[string]string {
	slots := map[string]string{"product": w.spokenProduct(), "product_name": w.Product, "user": w.asName(w.User), "admin": w.Admin, "subject": w.Subject}
	for i := 0; i+1 < len(pairs); i += 2 {
		if slots[pairs[i]] = w.asName(pairs[i+1]); pairs[i] == "actor" && w.IsBody(pairs[i+1]) {
			slots[pairs[i]] = bodyMark + pairs[i+1]
		}
	}
	return slots
}

// Fill puts the names of this product into a text of a pack. {subject} is the
// thing the product is about, or the pack's own when the source names none.
func (w *Work) Fill(p *templates.Pack, t templates.Words) string {
	return FillSlots(t.In(w.Language), w.Language, w.packSlots(p))
}

// usualCrowd is how many people are at work at the same time where the source counts nobody.
const usualCrowd = "20"

func (w *Work) packSlots(p *templates.Pack) map[string]string {
	slots := w.Slots()
	slots["crowd"] = OrElse(w.PeopleCounted(), usualCrowd)
	if w.Subject == "" {
		slots["subject"] = w.RoleOf(p).Subject.In(w.Language)
	}
	if p != nil && p.Fallback {
		slots["subject"] = OrElse(w.deedRecord(), slots["subject"])
	}
	return slots
}

// RoleOf is who uses and runs a product of a domain, in general without one.
func (w *Work) RoleOf(p *templates.Pack) roleNames {
	if p != nil {
		if r, ok := w.Table.Roles[p.ID]; ok {
			return r
		}
	}
	return w.Table.Roles["default"]
}

// Join makes a list of phrases for use inside a sentence: "a, b and c". At
// most limit of them are named, and a list that is cut says so: "a, b and others".
func (w *Work) Join(items []string, limit int) string {
	if limit > 0 && len(items) > limit {
		named := strings.Join(items[:limit], w.Say("list_sep"))
		if w.Language == "zh" {
			return named + w.Say("others")
		}
		return named + " " + w.Say("and") + " " + w.Say("others")
	}
	switch len(items) {
	case 0:
		return ""
	case 1:
		return items[0]
	}
	last := len(items) - 1
	head := strings.Join(items[:last], w.Say("list_sep"))
	if w.Language == "zh" {
		if strings.Contains(strings.Join(items, ""), "，") {
			return strings.Join(items, "；") // sentences and no names
		}
		return w.chineseAnd(head, items[last])
	}
	return head + " " + w.Say("and") + " " + items[last]
}

// Listed joins without "and", for lists of names and ids.
func (w *Work) Listed(items []string, limit int) string {
	if limit > 0 && len(items) > limit {
		items = append(append([]string(nil), items[:limit]...), "…")
	}
	return strings.Join(items, w.Say("list_sep"))
}

// Phrase makes a statement fit into a sentence: no stop, no capital.
func (w *Work) Phrase(text string) string {
	text = strings.TrimRight(strings.TrimSpace(text), " .。;；,，:：")
	if w.IsProper(LeadingWord(text)) || w.namesTogether(text) {
		return text // somebody's name
	}
	return wording.LowerFirst(text)
}

// Inner is say for a phrase that stands inside a sentence.
func (w *Work) Inner(phrase string, pairs ...string) string {
	return w.InSentence(w.Say(phrase, pairs...))
}

// Rule is the provenance of something made by a rule of this engine.
func Rule(name string) specs.Source { return specs.FromRule("rule:" + name) }

// AtLeast compares depths: it says that what is added from depth need on is
// part of the depth asked for.
func (w *Work) AtLeast(need string) bool { return DepthRank(w.Depth) >= DepthRank(need) }

// DepthRank is the place of a depth among all, from 0 for the least; an unknown one
// is like standard.
func DepthRank(depth string) int {
	for i, d := range specs.Depths() {
		if d == depth {
			return i
		}
	}
	return 1 // standard
}
