package embedded

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// hurt is something that goes wrong today, as the source tells it.
type hurt struct {
	text  string
	words []string
}

// What a connection between a requirement and what goes wrong today needs.
const (
	enoughReason  = 0.9
	sharedReason  = 2 // rare words that both have
	sameReason    = 0.75
	maxHurtWords  = 18
	maxHurtRunes  = 30
	fewHurtRunes  = 6
	maxHurtsKnown = 200
)

// hurts are the problems of the source with the words by which requirements
// are connected with them.
func (w *work) hurts() []hurt {
	return w.asked.hurts.of(w.u, func(*Understanding) []hurt { return w.newHurts() })
}

func (w *work) newHurts() []hurt {
	var out []hurt
	for _, list := range [][]specs.Item{w.u.Problem, w.u.Impact} {
		for _, it := range list {
			out = append(out, w.hurtsIn(it.Text)...)
		}
	}
	for i := range w.u.Actors {
		for _, it := range w.u.Actors[i].Pains {
			out = append(out, w.hurtsIn(it.Text)...)
		}
	}
	return firstN(out, min(len(out), maxHurtsKnown))
}

// hurtsIn are the clauses of a text that can stand behind "it no longer happens
// that", or between quotation marks in Chinese.
func (w *work) hurtsIn(text string) []hurt {
	var out []hurt
	for _, s := range wording.Sentences(text) {
		sentence := strings.TrimRight(strings.TrimSpace(text[s.Start:s.End]), ".。;；!！ ")
		for _, part := range w.hurtParts(sentence) {
			if w.canEnd(part) {
				out = append(out, hurt{text: part, words: wording.KeywordsInOrder(part)})
			}
		}
	}
	return out
}

func (w *work) hurtParts(sentence string) []string {
	if w.lang == "zh" && utf8.RuneCountInString(sentence) > maxHurtRunes {
		return strings.FieldsFunc(sentence, func(r rune) bool { return strings.ContainsRune("，；：", r) })
	}
	return []string{sentence}
}

// canEnd says that a problem can be told as something that ends.
func (w *work) canEnd(text string) bool {
	if w.lang == "zh" {
		n := utf8.RuneCountInString(text)
		return n >= fewHurtRunes && n <= maxHurtRunes && containsAny(text, w.rules.Words["hurt_signs"].In("zh")...) && !strings.ContainsAny(text, "“”？?（") && !strings.ContainsAny(text, "我你您") && hasHan(text)
	}
	if len(strings.Fields(text)) > maxHurtWords || strings.ContainsAny(text, "?:“”\"()") || w.rules.startsWith("clause_joints", "en", text) {
		return false
	}
	c, ok := w.parseClause(text)
	if !ok || c.not || c.form != thirdVerb && c.form != pluralVerb || w.pointsBack(c.subject) || w.rules.isWord("no_subjects", "en", leadingWord(c.subject)) || w.rules.isWord("conditions", "en", leadingWord(c.subject)) {
		return false
	}
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		if w.rules.isWord("first_persons", "en", word) || w.rules.isWord("speakers", "en", strings.Trim(word, ",.;")) {
			return false
		}
	}
	return true
}

// sourceReason is the problem of the source that a requirement answers, told as
// something that ends; empty where rare words connect it with none.
func (w *work) sourceReason(d *draft) string {
	if d.fact == nil || len(w.hurts()) == 0 {
		return ""
	}
	c := w.casting()
	own := map[string]bool{}
	for _, word := range wording.Keywords(d.fact.Name + " " + d.fact.Text) {
		own[word] = true
	}
	best, top := "", enoughReason
	for _, h := range w.hurts() {
		if strings.Contains(foldTerm(h.text), foldTerm(d.fact.Name)) {
			continue // it is the wish itself
		}
		if score, n := c.connects(h.words, own); n >= sharedReason && score > top && float64(n) < sameReason*float64(len(h.words)) {
			best, top = h.text, score
		}
	}
	if best == "" {
		return ""
	}
	return w.say("benefit_ends", "text", w.lowerStart(cutFirst(best, "Today, ", "Today ", "Now ", "目前", "现在")))
}

// connects counts the rare words that a text shares with others, and how much
// they tell. Of Chinese pairs that overlap only one counts as a word.
func (c *cast) connects(words []string, own map[string]bool) (score float64, n int) {
	last := ""
	for _, word := range words {
		if !own[word] || !c.isRare(word) || c.telling(word) == 0 {
			last = ""
			continue
		}
		score += c.telling(word)
		if end, _ := utf8.DecodeLastRuneInString(last); last == "" || !hasHan(word) || !strings.HasPrefix(word, string(end)) {
			n++
		}
		last = word
	}
	return score, n
}

// pointsBack says that a subject is only a pronoun, which means nothing without
// what stands before it.
func (w *work) pointsBack(subject string) bool {
	first := strings.ToLower(leadingWord(subject))
	for _, list := range []string{"person_pronouns", "vague_subjects", "first_persons"} {
		if w.rules.isWord(list, "en", first) {
			return true
		}
	}
	return false
}
