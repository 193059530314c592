package embedded

import (
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// work is one task on one source: what is understood of it, the packs chosen
// for it and the names that go into sentences. Nothing in it is changed by a
// task: all tasks on a source share it.
type work struct {
	analysis.Common
	u     *Understanding
	packs []*templates.Pack
	rules *ruleTable
	lang  string

	product string // as it stands inside a sentence
	user    string // main person, singular
	userSrc specs.Source
	admin   string
	subject string // what the product is about, singular; may be empty
	text    *wordIndex
	whole   *work  // before a review of the scope, nil without one
	idea    bool   // the source is a short idea, read anew
	kind    string // what an idea calls the product: "bot"
	// Phrases of an idea that are verb phrases by their place; those of what the
	// product does, in the third person, with their base form.
	verbal  map[string]bool
	machine map[string]string
	nominal map[string]bool // things of an idea, however much a word of them looks like a verb
	proper  *sync.Map       // words that were asked for, and whether they are names
	asked   *memory         // what else was asked for
	headed  map[string]bool // headings under which features stand, folded
	heads   *outline        // the headings of the source by line, nil without a reading
}

// newWork settles and names what is understood of a source; text indexes what
// of it is wanted.
func newWork(c analysis.Common, u *Understanding, packs []*templates.Pack, rules *ruleTable, text *wordIndex) *work {
	w := &work{u: u, packs: packs, rules: rules, text: text, lang: string(c.Lang)}
	if w.lang == "" {
		w.lang = string(u.Lang)
	}
	if w.lang == "" {
		w.lang = string(specs.English)
	}
	w.setCommon(c)
	w.proper, w.asked = &sync.Map{}, &memory{}
	w.verbal, w.machine, w.nominal = map[string]bool{}, map[string]string{}, map[string]bool{}
	w.u = w.settled(w.ideaOf(u))
	w.packs = w.withoutSettled(packs)
	w.headed = map[string]bool{}
	for i := range w.u.Features {
		w.headed[foldTerm(w.u.Features[i].Group)] = true
	}
	w.wishedDeeds()
	w.nameProduct()
	w.nameRoles()
	w.dutiesOfRoles()
	w.nameSubject()
	return w
}

// forTask is the same work for another task on the source.
func (w *work) forTask(c analysis.Common) *work {
	task := *w
	task.setCommon(c)
	return &task
}

func (w *work) setCommon(c analysis.Common) {
	w.Common = c
	if w.Depth == "" {
		w.Depth = "standard"
	}
}

// wantedText is the source without the lines that say what is not wanted, so
// that a non-goal chooses no pack and adds no entity. Line numbers stay.
func wantedText(text string, u *Understanding) string {
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

// say puts values, given as name and value in turn, into a phrase of the rule
// table. The product, the user, the admin and the subject are known to all;
// {product_name} is the whole name where {product} may be "this system".
func (w *work) say(phrase string, pairs ...string) string {
	return fillSlots(w.rules.Phrases[phrase].In(w.lang), w.lang, w.slots(pairs...))
}

// sentence is say with a capital and a stop.
func (w *work) sentence(phrase string, pairs ...string) string {
	return wording.Sentence(w.say(phrase, pairs...))
}

// slots are the values that a phrase may ask for: the names of this product, and
// pairs of a slot and its value.
func (w *work) slots(pairs ...string) map[string]string {
	slots := map[string]string{"product": w.spokenProduct(), "product_name": w.product, "user": w.user, "admin": w.admin, "subject": w.subject}
	for i := 0; i+1 < len(pairs); i += 2 {
		slots[pairs[i]] = pairs[i+1]
	}
	return slots
}

// fill puts the names of this product into a text of a pack. {subject} is the
// thing the product is about, or the pack's own when the source names none.
func (w *work) fill(p *templates.Pack, t templates.Words) string {
	return fillSlots(t.In(w.lang), w.lang, w.packSlots(p))
}

func (w *work) packSlots(p *templates.Pack) map[string]string {
	slots := w.slots()
	if w.subject == "" {
		slots["subject"] = w.roleOf(p).Subject.In(w.lang)
	}
	return slots
}

func (w *work) roleOf(p *templates.Pack) roleNames {
	if p != nil {
		if r, ok := w.rules.Roles[p.ID]; ok {
			return r
		}
	}
	return w.rules.Roles["default"]
}

// join makes a list of phrases for use inside a sentence: "a, b and c". At
// most limit of them are named.
func (w *work) join(items []string, limit int) string {
	if limit > 0 && len(items) > limit {
		items = items[:limit]
	}
	switch len(items) {
	case 0:
		return ""
	case 1:
		return items[0]
	}
	last := len(items) - 1
	head := strings.Join(items[:last], w.say("list_sep"))
	if w.lang == "zh" {
		return w.chineseAnd(head, items[last])
	}
	return head + " " + w.say("and") + " " + items[last]
}

// listed joins without "and", for lists of names and ids.
func (w *work) listed(items []string, limit int) string {
	if limit > 0 && len(items) > limit {
		items = append(append([]string(nil), items[:limit]...), "…")
	}
	return strings.Join(items, w.say("list_sep"))
}

// phrase makes a statement fit into a sentence: no stop, no capital.
func (w *work) phrase(text string) string {
	text = strings.TrimRight(strings.TrimSpace(text), " .。;；,，:：")
	if w.isProper(leadingWord(text)) {
		return text // somebody's name
	}
	return wording.LowerFirst(text)
}

// inner is say for a phrase that stands inside a sentence.
func (w *work) inner(phrase string, pairs ...string) string {
	return w.inSentence(w.say(phrase, pairs...))
}

// rule is the provenance of something made by a rule of this engine.
func rule(name string) specs.Source { return specs.FromRule("rule:" + name) }

// atLeast compares depths: it says that what is added from depth need on is
// part of the depth asked for.
func (w *work) atLeast(need string) bool { return depthRank(w.Depth) >= depthRank(need) }

// depthRank is the place of a depth among all, from 0 for the least; an unknown one
// is like standard.
func depthRank(depth string) int {
	for i, d := range specs.Depths() {
		if d == depth {
			return i
		}
	}
	return 1 // standard
}
