package completing

import (
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
	if !w.change.Is {
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
	for _, mark := range []string{"; ", " – ", " — ", ", ", " because "} {
		head, tail, ok := strings.Cut(deed, mark)
		if ok && (mark == " because " || w.Table.IsWord("change_states", "en", LeadingWord(tail))) {
			deed = head
			r.u.Problem = appendItem(r.u.Problem, wording.Sentence(neutral(tail)), r.src)
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
	base := wording.LowerFirst(neutral(deed))
	done := w.ThirdAll(base)
	w.machine[strings.ToLower(done)] = base
	r.deed(wording.Sentence(done))
	if list != "" {
		r.things(list)
	}
	return true
}

// chineseDeed keeps the first clause whole; those behind it say how things are
// today, or what more there is to it.
func (r *ideaReader) chineseDeed(text string) {
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

// isChange says that a requirement is the change that an idea asks for.
func (w *Work) isChange(d *Draft) bool {
	return d.Fact != nil && w.changes[strings.ToLower(strings.TrimRight(d.Fact.Name, ".。"))]
}

// deedOf is the change that a requirement asks for, as a verb phrase.
func (w *Work) deedOf(d *Draft) string {
	name := strings.TrimRight(d.Fact.Name, ".。")
	if base, ok := w.machine[strings.ToLower(name)]; ok {
		return base
	}
	return name
}

// changeInWords is the first change that an idea asks for, as a verb phrase.
func (w *Work) changeInWords() string {
	for i := range w.Understood.Features {
		if d := (&Draft{Origin: Origin{Fact: &w.Understood.Features[i]}}); w.isChange(d) {
			return w.deedOf(d)
		}
	}
	return w.LowerStart(w.firstFeature())
}

// settleChange takes the statement of a change as it stands: it is one deed,
// whatever its words would be elsewhere, and all of what is wanted.
func (w *Work) settleChange(d *Draft) {
	deed := w.deedOf(d)
	d.Requirement.Title = strings.TrimRight(wording.Sentence(w.CutPhrase(deed, w.titleLimit())), ".。")
	d.Requirement.Priority, d.prio = specs.Must, "core"
	d.actor, d.action, d.person = OrElse(d.actor, w.User), deed, false
}

// wantedChange is the change as the wish of a user story.
func (w *Work) wantedChange(d *Draft) string {
	if w.Language == "zh" {
		return w.deedOf(d)
	}
	return w.inner("want_product", "want", w.deedOf(d))
}

// adds says that a change brings something new, which is tested like anything
// new.
func (w *Work) adds(d *Draft) bool {
	deed := w.deedOf(d)
	if w.Language == "zh" {
		return w.Table.hasWord("change_adds", "zh", deed)
	}
	return w.Table.StartsWith("change_adds", "en", deed)
}

// changeCourse tests a change, whatever it is: a test tells the version with it
// from the one before, and half of it is nothing. What is to become better is
// measured.
func (w *Work) changeCourse(d *Draft) course {
	deed := w.deedOf(d)
	also := w.Say("crit_change_fails")
	if w.Table.StartsWith("change_betters", w.Language, deed) || w.Table.hasWord("change_made", w.Language, deed) {
		return course{Main: w.Say("crit_change_better"), also: also, alsoRule: onFailure, rank: firmCourse}
	}
	return course{Main: w.Say("crit_change", "deed", deed), also: also, alsoRule: onFailure, rank: actCourse}
}
