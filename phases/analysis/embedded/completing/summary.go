package completing

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxSummary is how many sentences sum a product up.
const maxSummary = 3

// briefSummary is what the product is, in the source's words. Where the source
// never says so, it is told by the people it is for and what they do with it.
func (w *Completer) briefSummary() []specs.Item {
	if out := w.pitch(); len(out) > 0 {
		return out
	}
	out := []specs.Item{{Text: w.Sentence("summary_pitch", "users", w.userList(5)), Source: phrasing.Rule("summary")}}
	if parts := w.partsOfSource(); parts != "" {
		return append(out, specs.Item{Text: w.Sentence("summary_parts", "list", parts), Source: phrasing.Rule("summary")})
	}
	for _, a := range w.users() {
		if len(out) == maxSummary {
			break
		}
		if what := w.summedDeeds(a.Name); what != "" {
			out = append(out, specs.Item{Text: w.Sentence("summary_role", "users", w.plural(a.Name), "feature", what), Source: phrasing.Rule("summary")})
		}
	}
	if len(out) == 1 {
		out = append(out, w.firstStatements(maxSummary-1)...)
	}
	return out
}

// maxParts is how many headings of a source tell what its product does.
const maxParts = 6

// partsOfSource are the headings under which a Chinese source tells its features:
// they sum them up better than a deed cut out of one. English tells whole deeds.
func (w *Completer) partsOfSource() string {
	if w.Language != "zh" {
		return ""
	}
	var parts []string
	count := map[string]int{}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		name := strings.TrimSpace(f.Group)
		if count[name]++; name != "" && count[name] == 2 && f.Priority != "wont" && !longEnough(name, 10) && !w.Table.EndsWith("no_parts", name) && !strings.ContainsAny(name, "，。？?！：:、0123456789") {
			parts = append(parts, name)
		}
	}
	switch {
	case len(parts) < 2:
		return ""
	case len(parts) > maxParts:
		return strings.Join(parts[:maxParts], "、") + "等"
	}
	return w.Join(parts, 0)
}

// summedDeeds are the first two things that a person does, or the first one where
// two would make no plain list.
func (w *Completer) summedDeeds(name string) string {
	_, what := w.deedsOf(w.ActorName(name), 2, "")
	what = slices.DeleteFunc(what, func(deed string) bool { return !longEnough(deed, 4) || strings.ContainsAny(deed, ":：") })
	if slices.ContainsFunc(what, func(deed string) bool { return reading.ContainsAny(deed, ",", " and ", "，", "、", "和") }) {
		what = phrasing.FirstN(what, 1)
	}
	return w.Join(what, 2)
}

// pitch are the sentences of the source that say what the product is, without a
// remark on the document or one in passing.
func (w *Completer) pitch() []specs.Item {
	var out []specs.Item
	for _, it := range FinishedItems(w.Understood.Pitch) {
		if w.RemarksOnPaper(it.Text) || !w.introduces(it.Text) {
			continue
		}
		if out = append(out, it); len(out) == maxSummary {
			break
		}
	}
	return out
}

// introduces says that a sentence can introduce a product: it is no condition, no
// legend and no wish in passing.
func (w *Completer) introduces(text string) bool {
	low := strings.ToLower(text)
	return !w.OpensCondition(low) && !w.wishesMore(low) && !reading.ContainsAny(low, w.Table.Words["no_pitch"].In(w.Language)...)
}

// OpensCondition says that a sentence begins with a condition: "If we do it."
func (w *Completer) OpensCondition(text string) bool {
	first := phrasing.LeadingWord(text)
	return w.Language != "zh" && w.Table.IsWord("conditions", "en", first) && !w.Table.IsWord("determiners", "en", first)
}

// wishesMore says that a sentence wishes for one more thing: "a page on the wall
// would help too".
func (w *Completer) wishesMore(text string) bool {
	return reading.ContainsAny(strings.ToLower(text), w.Table.Words["more_wishes"].In(w.Language)...)
}

// wishes are the sentences read as what the product is that wish for one more
// thing: they belong to what is in scope.
func (w *Completer) wishes() []specs.Item {
	return phrasing.Filtered(FinishedItems(w.Understood.Pitch), func(it *specs.Item) bool { return w.wishesMore(it.Text) })
}

// firstStatements are the first features that the source tells in a whole
// sentence, as it tells them; those that it demands before others.
func (w *Completer) firstStatements(limit int) []specs.Item {
	var out []specs.Item
	for _, priority := range []string{"must", ""} {
		for i := range w.Understood.Features {
			f := &w.Understood.Features[i]
			text := phrasing.Finished(f.Text)
			if len(out) == limit || f.Priority != priority || f.Source.Kind != specs.Stated || !w.tellsWhole(text) {
				continue
			}
			out = append(out, specs.Item{Text: text, Source: f.Source})
		}
	}
	return out
}

// maxStatement bounds a statement that sums up, in runes.
const maxStatement = 160

// tellsWhole says that a text is one sentence that stands for itself: its subject
// is named.
func (w *Completer) tellsWhole(text string) bool {
	if longEnough(text, maxStatement) || len(wording.Sentences(text)) != 1 || strings.ContainsAny(text, ":：;；") {
		return false
	}
	if w.Language == "zh" {
		return longEnough(text, 8) && !strings.ContainsAny(text, "我你他它这那") && !w.Table.StartsWith("loose_openers", "zh", text) && w.isWhole(text)
	}
	for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' }) {
		if w.Table.IsWord("loose_words", "en", word) {
			return false
		}
	}
	c, ok := w.ParseClause(strings.TrimRight(text, ". "))
	return ok && c.Subject != "" && !w.Table.IsWord("vague_subjects", "en", phrasing.LeadingWord(c.Subject))
}

// plural names all people of a role.
func (w *Completer) plural(name string) string {
	if w.Language == "zh" {
		return name
	}
	name = w.ActorName(name)
	if w.IsNamed(name) || w.Table.IsWord("departments", "en", name[strings.LastIndexByte(name, ' ')+1:]) {
		return name
	}
	if w.IsBody(name) {
		return "the " + name
	}
	return wording.Plural(name)
}

// CoreText are the words in which the source tells what a product is for: the order
// in which it is built begins with what they speak of. That no vision is stated is
// not among them.
func (w *Completer) CoreText(b *specs.Brief) string {
	parts := []string{w.Understood.Title, JoinItems(b.Summary, 2), strings.Join(w.coreNames(3), " . ")}
	for _, it := range b.Vision {
		if it.Source.Rule != phrasing.Rule("vision-not-stated").Rule {
			parts = append(parts, specs.Plain(it.Text))
		}
	}
	for i := range b.Goals {
		if !IsRest(&b.Goals[i]) {
			parts = append(parts, specs.Plain(b.Goals[i].Text))
		}
	}
	return strings.Join(parts, " . ")
}

// coreNames are the features that the source ranks highest, else the first.
func (w *Completer) coreNames(limit int) []string {
	var list []*understanding.FeatureFact
	for i := range w.Understood.Features {
		if f := &w.Understood.Features[i]; f.Priority == "must" && len(list) < limit {
			list = append(list, f)
		}
	}
	if len(list) == 0 {
		return w.FeatureNames(limit)
	}
	return w.Titles(list)
}
