package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxVision is how many sentences a vision has.
const maxVision = 3

// vision is the stated one in at most three sentences. Without a whole sentence
// of it, it says what the stated goals come to, else what the main person will
// be able to do, else what will be done.
func (w *Work) vision() []specs.Item {
	var out []specs.Item
	left, whole := maxVision, false
	for _, it := range finishedItems(w.Understood.Vision) {
		n := len(wording.Sentences(it.Text))
		if n > left {
			break
		}
		left -= n
		out = append(out, it)
		whole = whole || w.isWhole(it.Text)
	}
	if whole || left == 0 {
		return out
	}
	return append(out, w.madeVision())
}

// isWhole says that a text is a sentence, and not only the name of a subject:
// "Shift handover in care homes".
func (w *Work) isWhole(text string) bool {
	if w.Language == "zh" {
		return strings.ContainsAny(text, "，；") || w.Table.StartsWith("verbs", "zh", text) || reading.ContainsAny(text, "让", "能", "把", "为", "使")
	}
	for _, s := range wording.Sentences(text) {
		one := strings.TrimRight(text[s.Start:s.End], ". ")
		if _, ok := w.ParseClause(one); ok || w.beginsWithVerb(one) || reading.ContainsAny(" "+one+" ", " that ", " which ", " who ", " is ", " are ", " to ", " so ", " will ", " where ") {
			return true
		}
	}
	return false
}

// madeVision puts a sentence about the future together from stated facts.
func (w *Work) madeVision() specs.Item {
	if aims := w.aims(2); len(aims) > 0 {
		return specs.Item{Text: w.sentence("vision_goals", "list", strings.Join(aims, w.Say("and_clause"))), Source: Rule("vision-from-goals")}
	}
	if who, what := w.deeds(2); len(what) > 0 {
		return specs.Item{Text: w.sentence("vision_can", "user", who, "feature", w.Series(what, 2)), Source: Rule("vision-from-features")}
	}
	if names := w.coreNames(2); len(names) > 0 {
		return specs.Item{Text: w.sentence("vision_core", "list", w.Series(names, 2)), Source: Rule("vision-from-features")}
	}
	return specs.Item{Text: w.sentence("summary_pitch", "users", w.userList(2)), Source: Rule("vision-from-users")}
}

// aims are the stated goals that say in a clause what will be so, without
// those that are only a number.
func (w *Work) aims(limit int) []string {
	var out []string
	for i := range w.Understood.Goals {
		g := &w.Understood.Goals[i]
		text, ok := w.benefitClause(g.Text)
		if !ok || strings.ContainsAny(g.Text, "0123456789") || !w.isAim(text) || len(out) == limit {
			continue
		}
		out = append(out, text)
	}
	return out
}

// isAim says that a clause can stand in a vision: nobody speaks of himself in
// it, and it begins with what it is about.
func (w *Work) isAim(text string) bool {
	if w.Language == "zh" {
		return reading.HasHan(text) && !strings.ContainsAny(text, "我咱")
	}
	first := LeadingWord(text)
	if w.Table.IsWord("vague_subjects", "en", first) || w.Table.IsWord("conditions", "en", first) && !w.Table.IsWord("determiners", "en", first) {
		return false
	}
	return !reading.ContainsAny(" "+strings.ToLower(text)+" ", " we ", " i ", " us ", " our ", " my ")
}
