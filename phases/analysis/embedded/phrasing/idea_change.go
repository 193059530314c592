package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// changed reads a sentence of an idea that asks for a change: what is to be done
// is kept whole, and what it says of today is what goes wrong. It leaves every
// other sentence to the reading of ideas.
func (r *ideaReader) changed(text string) bool {
	w := r.w
	if !w.Change.Is {
		return false
	}
	lang := w.Language
	if !w.Table.changeIn(text, r.today, lang).Is {
		if len(r.features) == 0 && w.Table.tellsToday(text, lang) {
			r.today = text
			r.u.Problem = appendItem(r.u.Problem, Finished(text), r.src)
			return true
		}
		return false
	}
	deed := w.Table.withoutChangeLead(text, lang)
	if lang == "zh" {
		r.chineseDeed(deed)
		return true
	}
	deed, listed := r.cutListed(deed)
	deed, more := r.w.cutSecond(deed)
	if head, tail, ok := strings.Cut(deed, ": "); ok && !w.imperative(tail) {
		if c, clause := w.ParseClause(tail); clause && c.Form != ModalVerb || reading.ContainsAny(strings.ToLower(tail), w.Table.Words["today_words"].In("en")...) {
			deed = head // behind the colon stands how things are today
			key := FoldTerm(tail)
			r.u.Qualities = Filtered(r.u.Qualities, func(q *understanding.QualityFact) bool {
				return !strings.Contains(key, FoldTerm(strings.TrimRight(q.Text, ". ")))
			})
			r.u.Problem = appendItem(r.u.Problem, wording.Sentence(neutral(tail)), r.src)
		} else if MeasureIn(tail) != "" {
			deed = head
			r.limit(tail)
		}
	}
	for _, mark := range []string{"; ", " – ", " — ", ", ", " because "} {
		head, tail, ok := strings.Cut(deed, mark)
		if ok && (mark == " because " || w.Table.IsWord("change_states", "en", LeadingWord(tail))) {
			deed = head
			r.u.Problem = appendItem(r.u.Problem, wording.Sentence(neutral(r.withoutTarget(tail, deed))), r.src)
			break
		}
	}
	if thing := r.changedThing(); thing != "" {
		for _, pronoun := range []string{"it", "them"} {
			deed = replaceWord(deed, pronoun, thing)
		}
	}
	list := ""
	if i := strings.LastIndex(deed, " with "); i > 0 && !strings.EqualFold(LeadingWord(deed), "replace") && len(reading.SplitTop(deed[i:], ", ")) > 1 {
		deed, list = deed[:i], deed[i+len(" with "):]
	}
	for _, part := range w.predicates(insteadBehind(deed)) {
		base := wording.LowerFirst(neutral(r.meant(part)))
		done := w.ThirdAll(base)
		w.machine[strings.ToLower(done)] = base
		r.deed(wording.Sentence(done))
	}
	r.notLeftOut(text)
	if list != "" {
		r.things(list)
	}
	if listed != "" {
		r.list(listed)
	}
	if more != "" {
		r.notLeftOut(deed, more)
	}
	r.beside(more)
	return true
}

// withoutTarget is how a thing is today without the number that is wanted, which is a limit of
// the change: "it takes 4 seconds today and should take under 500 ms".
func (r *ideaReader) withoutTarget(today, deed string) string {
	for _, wanted := range []string{" and should ", " but should ", ", should ", " and must ", " but must "} {
		head, target, ok := strings.Cut(today, wanted)
		if thing := objectIn(deed); ok && thing != "" && MeasureIn(target) != "" {
			r.limit(JoinWords(thing, "should", target))
			return head
		}
	}
	return today
}

// insteadBehind puts what stands behind the colon of a change, "change the export: instead of
// one file per month, one per customer", into the words in which it is done.
func insteadBehind(deed string) string {
	head, tail, ok := strings.Cut(deed, ": instead of ")
	today, then, found := strings.Cut(tail, ", ")
	if !ok || !found {
		return deed
	}
	then, more, _ := strings.Cut(then, ", ")
	deed = JoinWords(head, "to", then, "instead of", today)
	if more != "" {
		deed += ", " + more
	}
	return deed
}

// notLeftOut forgets texts as what is left out, which the layer below takes a whole sentence
// for when one of its clauses leaves something out.
func (r *ideaReader) notLeftOut(texts ...string) {
	r.u.NonGoals = Filtered(r.u.NonGoals, func(g *specs.NonGoal) bool {
		said := FoldTerm(strings.TrimRight(g.Text, ". "))
		return !slices.ContainsFunc(texts, func(text string) bool { return FoldTerm(text) == said })
	})
}

// beside adds what a sentence says beside the change: each of its clauses, "passwords stay
// valid, guest accounts are out of scope", for itself.
func (r *ideaReader) beside(text string) {
	parts := reading.SplitTop(text, ", ")
	if slices.ContainsFunc(parts, func(part string) bool { _, clause := r.w.ParseClause(part); return !clause }) {
		parts = []string{text}
	}
	for _, part := range parts {
		if strings.HasSuffix(part, " out of scope") {
			r.leaveOut(Capital(part))
			continue
		}
		if part != "" && !r.notNow(part) && !r.clause(part) {
			r.add(understanding.FeatureFact{Text: wording.Sentence(part), Name: wording.Sentence(part)})
		}
	}
}

// cutSecond cuts a sentence of its own off the end of a change, which does not tell how
// things are today: "…; old endpoints keep working until March".
func (w *Work) cutSecond(deed string) (first, second string) {
	first, second, ok := strings.Cut(deed, "; ")
	if _, clause := w.ParseClause(second); !ok || !clause || w.Table.IsWord("change_states", "en", LeadingWord(second)) {
		return deed, ""
	}
	return first, second
}

// chineseDeed keeps the first clause whole; those behind it say how things are
// today, or what more there is to it.
func (r *ideaReader) chineseDeed(text string) {
	if head, rest, ok := strings.Cut(text, "："); ok && !strings.ContainsAny(head, "，；") && strings.TrimSpace(rest) != "" {
		text = head + "，" + rest // what is told behind the colon are clauses of their own
	}
	for i, clause := range strings.FieldsFunc(text, func(c rune) bool { return c == '，' || c == '；' || c == ',' || c == ';' }) {
		clause = strings.TrimSpace(clause)
		switch {
		case i == 0:
			r.deed(clause)
		case r.w.Table.StartsWith("change_today", "zh", clause), r.w.Table.StartsWith("change_states", "zh", clause):
			r.u.Problem = appendItem(r.u.Problem, Finished(clause), r.src)
		default:
			r.chineseClause(clause)
		}
	}
}

// deed adds what the change is.
func (r *ideaReader) deed(text string) {
	name := strings.TrimRight(text, ".。")
	r.w.changes[strings.ToLower(name)] = true
	r.add(understanding.FeatureFact{Text: Finished(text), Name: name})
}

// changedThing is what the sentence before speaks of: "Our search page takes 4
// seconds. Speed it up."
func (r *ideaReader) changedThing() string {
	if r.today == "" {
		return ""
	}
	c, ok := r.w.ParseClause(r.today)
	if !ok {
		return ""
	}
	return neutral(wording.LowerFirst(c.Subject))
}

// ChangeInWords is the first change that an idea asks for, as a verb phrase.
func (w *Work) ChangeInWords() string {
	for i := range w.Understood.Features {
		if f := &w.Understood.Features[i]; w.IsChange(f) {
			return w.DeedOf(f)
		}
	}
	return w.LowerStart(w.FirstFeature())
}

// IsChange says that a feature, if there is one, is the change that an idea asks
// for.
func (w *Work) IsChange(f *understanding.FeatureFact) bool {
	return f != nil && w.changes[strings.ToLower(strings.TrimRight(f.Name, ".。"))]
}

// DeedOf is the change that a feature asks for, as a verb phrase.
func (w *Work) DeedOf(f *understanding.FeatureFact) string {
	name := strings.TrimRight(f.Name, ".。")
	if base, ok := w.machine[strings.ToLower(name)]; ok {
		return base
	}
	return name
}
