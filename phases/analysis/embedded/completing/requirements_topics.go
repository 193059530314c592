package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// topicCriterion is what else a test has to show of a thing of this kind.
func (w *Work) topicCriterion(d *Draft) (text, rl string) {
	if name, text, ok := d.setting(); ok && w.mentionsDefault(text) {
		return w.Say("crit_setting_default", "name", name), "criterion-of-setting"
	}
	t := w.topicOf(d)
	if t == nil || w.forbids(d) || !w.doesOneOf(d, t.Tests) || !w.speaksOfOne(d, t.Where.In(w.Language)) {
		return "", ""
	}
	return FillSlots(t.Check.In(w.Language), w.Language, w.Slots("product", w.shortProduct(), "actor", d.actor)), "criterion-of-" + t.ID
}

// speaksOfOne says that a statement has one of the words; without words it has.
func (w *Work) speaksOfOne(d *Draft, words []string) bool {
	if len(words) == 0 {
		return true
	}
	text := d.Requirement.Title + " . " + d.Statement.head
	if w.Language == "zh" {
		return reading.ContainsAny(text, words...)
	}
	x := NewWordIndex(text)
	return slices.ContainsFunc(words, x.Has)
}

func (w *Work) mentionsDefault(text string) bool {
	x := NewWordIndex(text)
	return x.Has("default") || x.Has("unless") || strings.Contains(text, "默认")
}

// topicOf finds the entry whose words come first in what a draft says.
func (w *Work) topicOf(d *Draft) *topicRule {
	if d.topic == nil {
		text := d.Requirement.Title + " . " + OrElse(d.Statement.label, d.Statement.phrase)
		x := NewWordIndex(withoutCode(w.coreOf(text)))
		d.topic = &topicRule{}
		for i := range w.Table.Topics {
			t := &w.Table.Topics[i]
			if x.HasAny(t.Match) && !x.HasAny(t.Unless) && w.doesOneOf(d, t.Verbs) {
				d.topic = t
				break
			}
		}
	}
	if d.topic.ID == "" || d.topic.ID == "library" && w.productType() != "library" {
		return nil
	}
	return d.topic
}

// doesOneOf says that the verb of a draft is one of a list; a thing without a
// verb, and a list without one, match.
func (w *Work) doesOneOf(d *Draft, verbs []string) bool {
	if len(verbs) == 0 || w.Language == "zh" {
		return true
	}
	for _, verb := range w.verbsOf(d) {
		if slices.Contains(verbs, verb) {
			return true
		}
	}
	return !d.Statement.whole && d.Statement.phrase == ""
}

// verbsOf are the verbs of a draft's statement in their base form: its first
// one, and those joined to it by "and" or "or".
func (w *Work) verbsOf(d *Draft) []string {
	text := d.Statement.phrase
	if d.Statement.whole {
		text = w.base(d.Statement.clause)
	}
	if text == "" {
		text = d.action
	}
	var out []string
	tokens := clauseTokens(text)
	if len(tokens) > 3 && tokens[1].low == "and" && w.Table.IsWord("verbs", "en", tokens[2].low) {
		tokens = tokens[2:] // "find and delete": the second is what it is for
	}
	for i, t := range tokens {
		if i == 0 || tokens[i-1].low == "and" || tokens[i-1].low == "or" || tokens[i-1].low == "be" {
			verb := t.low
			if base, ok := w.Participle(verb); ok {
				verb = base
			}
			out = append(out, verb)
		}
	}
	return out
}

// coreOf is a title without what it only mentions: "sums from the export" is
// about sums.
func (w *Work) coreOf(text string) string {
	if w.Language == "zh" {
		return text
	}
	var keep []string
	skip := false
	for f := range strings.FieldsSeq(text) {
		low := strings.ToLower(strings.Trim(f, ",.;:()"))
		if f == "." {
			skip = false
		}
		skip = skip || w.Table.IsWord("topic_breaks", "en", low)
		if !skip {
			keep = append(keep, f)
		}
	}
	return strings.Join(keep, " ")
}
