package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
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
func (w *Specifier) hurts() []hurt {
	return w.reasons.hurts.Of(w.Understood, func(*understanding.Understanding) []hurt { return w.newHurts() })
}

func (w *Specifier) newHurts() []hurt {
	var out []hurt
	for _, list := range [][]specs.Item{w.Understood.Problem, w.Understood.Impact} {
		for _, it := range list {
			out = append(out, w.hurtsIn(it.Text)...)
		}
	}
	for i := range w.Understood.Actors {
		for _, it := range w.Understood.Actors[i].Pains {
			out = append(out, w.hurtsIn(it.Text)...)
		}
	}
	return phrasing.FirstN(out, min(len(out), maxHurtsKnown))
}

// hurtsIn are the clauses of a text that can stand behind "it no longer happens
// that", or between quotation marks in Chinese.
func (w *Specifier) hurtsIn(text string) []hurt {
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

func (w *Specifier) hurtParts(sentence string) []string {
	if w.Language == "zh" && utf8.RuneCountInString(sentence) > maxHurtRunes {
		return strings.FieldsFunc(sentence, func(r rune) bool { return strings.ContainsRune("，；：", r) })
	}
	return []string{sentence}
}

// canEnd says that a problem can be told as something that ends.
func (w *Specifier) canEnd(text string) bool {
	if w.Language == "zh" {
		n := utf8.RuneCountInString(text)
		return n >= fewHurtRunes && n <= maxHurtRunes && reading.ContainsAny(text, w.Table.Words["hurt_signs"].In("zh")...) && !strings.ContainsAny(text, "“”？?（") && !strings.ContainsAny(text, "我你您") && reading.HasHan(text)
	}
	if strings.Contains(text, " then ") {
		return false // a step of how things go today, and nothing that hurts
	}
	if len(strings.Fields(text)) > maxHurtWords || strings.ContainsAny(text, "?:“”\"()") || w.Table.StartsWith("clause_joints", "en", text) {
		return false
	}
	c, ok := w.ParseClause(text)
	if w.livesBy(c) || strings.Contains(text, "`") || w.saysProduct(c.Subject) || c.Adverb == "never" || strings.Contains(text, " never ") {
		return false // what programs do today, or never do, is how it is, and hurts nobody
	}
	if !ok || c.Not || c.Form != phrasing.ThirdVerb && c.Form != phrasing.PluralVerb || w.pointsBack(c.Subject) || w.Table.IsWord("no_subjects", "en", phrasing.LeadingWord(c.Subject)) || w.Table.IsWord("conditions", "en", phrasing.LeadingWord(c.Subject)) {
		return false
	}
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		if w.Table.IsWord("first_persons", "en", word) || w.Table.IsWord("speakers", "en", strings.Trim(word, ",.;")) {
			return false
		}
	}
	return true
}

// livesBy says that a clause tells what a house with a name of its own does for a living, "Norrland
// Outdoor makes tents in Umeå": that hurts nobody.
func (w *Specifier) livesBy(c phrasing.Clause) bool {
	if !w.Table.IsWord("house_verbs", "en", strings.ToLower(c.Verb)) {
		return false
	}
	for word := range strings.FieldsSeq(c.Subject) {
		if !reading.StartsUpper(word) {
			return false
		}
	}
	return !w.Table.IsWord("articles", "en", strings.ToLower(phrasing.LeadingWord(c.Subject)))
}

// saysProduct says that a subject is the product itself, by its name or the last word of that:
// "the API" of an Accession API.
func (w *Specifier) saysProduct(subject string) bool {
	name, product := strings.ToLower(phrasing.CutFirst(subject, "the ", "The ")), strings.ToLower(w.Product)
	return name != "" && (name == product || name == reading.LastWord(product))
}

// sourceReason is the problem of the source that a requirement answers, told as
// something that ends; empty where rare words connect it with none.
func (w *Specifier) sourceReason(d *Draft) string {
	if d.Fact == nil || len(w.hurts()) == 0 {
		return ""
	}
	c := w.Casting()
	own := map[string]bool{}
	for _, word := range wording.Keywords(d.Fact.Name + " " + d.Fact.Text) {
		own[word] = true
	}
	best, top := "", enoughReason
	for _, h := range w.hurts() {
		if strings.Contains(phrasing.FoldTerm(h.text), phrasing.FoldTerm(d.Fact.Name)) || strings.Contains(h.text, "：") {
			continue // it is the wish itself, or a list with what announces it
		}
		if score, n := c.Connects(h.words, own); n >= sharedReason && score > top && float64(n) < sameReason*float64(len(h.words)) {
			best, top = h.text, score
		}
	}
	if best == "" {
		return ""
	}
	return w.Say("benefit_ends", "text", w.LowerStart(phrasing.CutFirst(best, "Today, ", "Today ", "Now ", "目前", "现在")))
}

// pointsBack says that a subject is only a pronoun, which means nothing without
// what stands before it.
func (w *Specifier) pointsBack(subject string) bool {
	first := strings.ToLower(phrasing.LeadingWord(subject))
	for _, list := range []string{"person_pronouns", "vague_subjects", "first_persons"} {
		if w.Table.IsWord(list, "en", first) {
			return true
		}
	}
	return false
}
