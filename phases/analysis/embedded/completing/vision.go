package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxAims is how many goals a vision tells.
const maxAims = 2

// maxVision is how many sentences a vision has.
const maxVision = 3

// vision is the stated one in at most three sentences. Without a whole sentence
// of it, it says what the stated goals come to, else that the source has none:
// the functions of a product are told in its scope, and are no vision.
func (w *Completer) vision() []specs.Item {
	out := w.statedVision()
	if len(out) == 0 {
		out = append(out, w.madeVision())
	}
	if out[0].Source.Rule == phrasing.Rule("vision-not-stated").Rule {
		if aim := w.purpose(); len(aim) > 0 {
			return aim
		}
	}
	return out
}

// purpose is the sentence in which the source says what its product is for: "Harbour
// Desk lets skippers …", "replaces the whiteboard". What the product only is or does
// is told above and no vision.
func (w *Completer) purpose() []specs.Item {
	signs := w.Table.Words["purpose_signs"].In(w.Language)
	for _, it := range w.pitch() {
		if reading.ContainsAny(strings.ToLower(it.Text), signs...) && w.isWhole(it.Text) {
			return []specs.Item{it}
		}
	}
	return nil
}

// statedVision are the sentences in which the source itself tells its vision. The
// name of a subject is none, nor is a remark on the document.
func (w *Completer) statedVision() []specs.Item {
	var out []specs.Item
	left := maxVision
	for _, it := range FinishedItems(w.Understood.Vision) {
		it.Text = w.ReadAlone(w.withoutLead(it.Text), it.Source)
		if w.RemarksOnPaper(it.Text) || w.pointsBack(it.Text) || !w.isWhole(it.Text) && !wording.HasMeasure(specs.Plain(it.Text)) {
			continue
		}
		n := len(wording.Sentences(it.Text))
		if n > left {
			break
		}
		left -= n
		out = append(out, it)
	}
	return out
}

// pointsBack says that a single sentence ends with a word for what stands before it, "We
// want to halve both": alone it names nothing that is wanted.
func (w *Completer) pointsBack(text string) bool {
	text = strings.TrimRight(specs.Plain(text), ".! ")
	return w.Language != "zh" && len(wording.Sentences(text)) == 1 && w.Table.IsWord("vision_points_back", "en", strings.ToLower(reading.LastWord(text)))
}

// restOfVision is what the vision has no room for, and the measures of today stand
// beside: the rest of the sentences that the source calls its vision.
func (w *Completer) restOfVision() []specs.Item {
	said := map[string]bool{phrasing.FoldTerm(w.Title()): true}
	for _, it := range w.statedVision() {
		said[phrasing.FoldTerm(it.Text)] = true
	}
	var out []specs.Item
	for _, it := range FinishedItems(w.Understood.Vision) {
		if text := w.ReadAlone(w.withoutLead(it.Text), it.Source); !said[phrasing.FoldTerm(text)] && !w.RemarksOnPaper(text) && w.isWhole(text) {
			out = append(out, it)
		}
	}
	return out
}

// withoutLead is a sentence without the word that only leads over to it: "So: one
// library" is one library.
func (w *Completer) withoutLead(text string) string {
	lead, rest, ok := strings.Cut(text, ":")
	if !ok || !w.Table.IsWord("talk_leads", "en", strings.ToLower(lead)) {
		return text
	}
	return wording.Sentence(strings.TrimSpace(rest))
}

// RemarksOnPaper says that a text speaks of the document that holds it and not of
// the product: "product spec rev C", "需求讨论会纪要".
func (w *Completer) RemarksOnPaper(text string) bool {
	low := strings.ToLower(specs.Plain(text))
	return reading.ContainsAny(low, w.Table.Words["paper_signs"].In(w.Language)...)
}

// isWhole says that a text is a sentence, and not only the name of a subject:
// "Shift handover in care homes".
func (w *Completer) isWhole(text string) bool {
	if w.Language == "zh" {
		return strings.ContainsAny(text, "，；") || w.Table.StartsWith("verbs", "zh", text) || reading.ContainsAny(text, "让", "能", "把", "为", "使")
	}
	for _, s := range wording.Sentences(text) {
		one := strings.TrimRight(text[s.Start:s.End], ". ")
		if _, ok := w.ParseClause(one); ok || w.BeginsWithVerb(strings.TrimPrefix(one, "Never ")) || reading.ContainsAny(" "+one+" ", " that ", " which ", " who ", " is ", " are ", " to ", " so ", " will ", " where ") {
			return true
		}
	}
	return false
}

// madeVision says when the stated goals are reached, else that no vision is
// stated and which part of the brief tells what shall change.
func (w *Completer) madeVision() specs.Item {
	if w.ChangeIdea() {
		return specs.Item{Text: w.Sentence("vision_change", "deed", w.ChangeInWords()), Source: phrasing.Rule("vision-from-features")}
	}
	if aims := w.aims(w.mostAims()); len(aims) > 0 {
		return specs.Item{Text: w.Sentence("vision_goals", "list", w.aimList(aims)), Source: phrasing.Rule("vision-from-goals")}
	}
	if aims := w.deedAims(maxAims); len(aims) > 0 {
		return specs.Item{Text: w.Sentence("vision_aims", "list", w.Join(aims, 0)), Source: phrasing.Rule("vision-from-goals")}
	}
	key := "vision_open"
	switch {
	case len(w.Understood.Goals) > 0 && len(w.pitch()) > 0:
		key = "vision_open_both"
	case len(w.Understood.Goals) > 0:
		key = "vision_open_goals"
	case len(w.pitch()) > 0:
		key = "vision_open_pitch"
	}
	return specs.Item{Text: w.Sentence(key), Source: phrasing.Rule("vision-not-stated")}
}

// mostAims is how many goals a vision tells: of three Chinese ones all, which are short.
func (w *Completer) mostAims() int {
	if w.Language == "zh" && len(w.Understood.Goals) == maxAims+1 {
		return maxAims + 1
	}
	return maxAims
}

// aimList joins clauses; in English each keeps its own "when". The time until when all Chinese
// goals are to be reached stands before them.
func (w *Completer) aimList(aims []string) string {
	text := strings.Join(aims, w.Say("and_clause"))
	if due := w.dueOfAll(); due != "" && !strings.Contains(text, due) {
		return due + "，" + text
	}
	return text
}

// dueOfAll is the time by which all Chinese goals are to be reached, "" where one has another.
func (w *Completer) dueOfAll() string {
	if w.Language != "zh" || len(w.Understood.Goals) == 0 {
		return ""
	}
	due := w.Understood.Goals[0].Due
	for i := range w.Understood.Goals {
		if w.Understood.Goals[i].Due != due {
			return ""
		}
	}
	return due
}

// aims are the stated goals that say in a clause what will be so.
func (w *Completer) aims(limit int) []string {
	var out []string
	for i := range w.Understood.Goals {
		g := &w.Understood.Goals[i]
		text, ok := w.BenefitClause(w.beforeToday(w.goalSentence(g)))
		if w.Language == "zh" && !wording.HasMeasure(text) && g.Metric != "" && w.Table.StartsWith("goal_moves", "zh", g.Target) {
			text, ok = w.Say("goal_moves", "metric", g.Metric, "to", g.Target, "due", ""), true // "缩短等候" says not when
		}
		if !ok || !w.isAim(text) || w.isDeed(text) || len(out) == limit {
			continue
		}
		out = append(out, text)
	}
	return out
}

// deedAims are the stated goals that say what is to be done, "cut the food that a
// household throws away": a product has not succeeded "when cut".
func (w *Completer) deedAims(limit int) []string {
	var out []string
	for i := range w.Understood.Goals {
		text := w.Phrase(w.beforeToday(w.goalSentence(&w.Understood.Goals[i])))
		if len(out) < limit && w.isDeed(text) && w.isAim(text) && !strings.ContainsAny(text, ":;") {
			out = append(out, text)
		}
	}
	return out
}

// isDeed says that an English goal begins with the verb of what is to be done and
// its object: a "queue at the desk" is none.
func (w *Completer) isDeed(text string) bool {
	words := strings.Fields(strings.ToLower(text))
	if w.Language != "zh" && len(words) > 2 && w.Table.IsWord("aim_deeds", "en", words[0]) && !w.Table.IsWord("prepositions", "en", words[1]) {
		return true // "settle disputes faster"
	}
	return w.Language != "zh" && len(words) > 2 && w.BeginsWithVerb(text) && !strings.ContainsAny(text, "<>≤≥") &&
		(words[0] == "be" || w.FirmObject(words[1]) || w.Table.IsWord("determiners", "en", words[1]) || words[1][0] >= '0' && words[1][0] <= '9')
}

// isAim says that a clause can stand in a vision: nobody speaks of himself in
// it, and it begins with what it is about.
func (w *Completer) isAim(text string) bool {
	if w.Language == "zh" {
		return reading.HasHan(text) && !strings.ContainsAny(text, "我咱") && !reading.ContainsAny(text, "本系统", "本平台", "本项目")
	}
	first := phrasing.LeadingWord(text)
	if w.Table.IsWord("measured_nouns", "en", strings.ToLower(first)) && !reading.ContainsAny(text, " is ", " are ", " falls ", " fall ", " drops ", " drop ") {
		return false // "hours per week the desk spends on the phone" names what is counted
	}
	if w.Table.IsWord("vague_subjects", "en", first) || w.Table.IsWord("conditions", "en", first) && !w.Table.IsWord("determiners", "en", first) {
		return false
	}
	return !reading.ContainsAny(text, ": ", " should ", " shall ", " must ") && !reading.ContainsAny(" "+strings.ToLower(text)+" ", " we ", " i ", " us ", " our ", " my ")
}
