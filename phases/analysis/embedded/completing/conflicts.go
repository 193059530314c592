package completing

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxConflicts bounds the rows of the brief's Conflicting Views.
const maxConflicts = 6

// Bounds of the name of a side.
const (
	maxSideWords = 4
	maxSideRunes = 10
)

// side is who wants what.
type side struct {
	who, what string
	stance    string
	before    string // what stands before the side and a colon
}

// conflicts are the points on which the source names two sides that want
// different things, and what it both demands and leaves out. Only open
// questions, risks and remarks are asked for the former: where persons want
// different things elsewhere, these are their needs.
func (w *Completer) conflicts(open []specs.Question) []specs.Conflict {
	var out []specs.Conflict
	add := func(c specs.Conflict, ok bool) {
		if ok && len(out) < maxConflicts && !slices.ContainsFunc(out, func(o specs.Conflict) bool { return o.One == c.One && o.Other == c.Other }) {
			out = append(out, c)
		}
	}
	for _, q := range open {
		if q.Source.Kind != specs.Inferred {
			add(w.conflictIn(q.Text, q.Source))
		}
	}
	for _, r := range w.Understood.Risks {
		add(w.conflictIn(r.Text, r.Source))
	}
	for _, n := range w.Understood.Notes {
		add(w.conflictIn(n.Text, n.Source))
	}
	for _, c := range w.sourceConflicts() {
		add(c, true)
	}
	for _, t := range w.tensions() {
		add(t.Conflict, true)
	}
	return out
}

// conflictIn finds two sides that follow each other in a text. The point is what
// stands before them: a label, or the sentence before.
func (w *Completer) conflictIn(text string, src specs.Source) (specs.Conflict, bool) {
	text = specs.Plain(text)
	before, held := "", side{}
	for _, s := range wording.Sentences(text) {
		sentence := strings.TrimSpace(text[s.Start:s.End])
		if against, ok := w.againstIt(sentence, held); ok {
			return specs.Conflict{Point: specs.Clean(phrasing.Capital(w.Say("conflict_between", "one", w.sideName(held.who), "other", w.sideName(against.who)))), One: w.sideText(held), Other: w.sideText(against), Source: src}, true
		}
		held = w.lastSide(sentence)
		if one, other, ok := w.sidesIn(sentence); ok {
			point := reading.FirstOf(one.before, before)
			if point == "" {
				point = w.Say("conflict_between", "one", w.sideName(one.who), "other", w.sideName(other.who))
			}
			return specs.Conflict{Point: specs.Clean(phrasing.Capital(point)), One: w.sideText(one), Other: w.sideText(other), Source: src}, true
		}
		before = sentence
	}
	return specs.Conflict{}, false
}

// againstIt reads a sentence that begins with somebody who is against what another side wanted in the
// sentence before: "老秦说 20 分钟就够。叶主任不同意放宽。"
func (w *Completer) againstIt(sentence string, held side) (side, bool) {
	if held.who == "" {
		return side{}, false
	}
	s, ok := w.sideOf(w.sideClauses(strings.TrimRight(sentence, ".。!！ "))[0])
	return s, ok && slices.Contains(w.Table.Words["stances_against"].In(languageOf(sentence)), s.stance) && phrasing.FoldTerm(s.who) != phrasing.FoldTerm(held.who)
}

// lastSide is the last side that a sentence names.
func (w *Completer) lastSide(sentence string) side {
	var last side
	for _, clause := range w.sideClauses(strings.TrimRight(sentence, ".。!！ ")) {
		if s, ok := w.sideOf(clause); ok {
			last = s
		}
	}
	return last
}

// sideName is a side inside a sentence: "the depot", and Lena as she is called.
func (w *Completer) sideName(who string) string {
	if w.Table.IsWord("determiners", "en", phrasing.LeadingWord(who)) {
		return wording.LowerFirst(who)
	}
	return who
}

func (w *Completer) sideText(s side) string {
	return specs.Clean(w.CutPhrase(phrasing.Capital(s.who)+w.Say("colon")+s.what, 140))
}

// sidesIn finds two clauses of a sentence that each name a side.
func (w *Completer) sidesIn(sentence string) (one, other side, ok bool) {
	clauses := w.sideClauses(strings.TrimRight(sentence, ".。!！ "))
	for i := 0; i+1 < len(clauses); i++ {
		one, ok = w.sideOf(clauses[i])
		if !ok {
			continue
		}
		if other, ok = w.sideOf(clauses[i+1]); !ok {
			other, ok = shortSide(clauses[i+1], one)
		}
		if ok && w.isSide(other.who) && phrasing.FoldTerm(one.who) != phrasing.FoldTerm(other.who) && phrasing.FoldTerm(one.what) != phrasing.FoldTerm(other.what) {
			other.what = withUnit(other.what, one.what)
			return one, other, true
		}
	}
	return one, other, false
}

// sideClauses cuts a sentence where another side may begin.
func (w *Completer) sideClauses(sentence string) []string {
	parts := []string{sentence}
	seps := []string{"，", "；", ", ", "; ", " but ", " while ", " whereas "}
	for _, sep := range seps {
		var next []string
		for _, p := range parts {
			next = append(next, reading.SplitTop(p, sep)...)
		}
		parts = next
	}
	for i, p := range parts {
		for _, link := range w.Table.Words["side_links"].In(languageOf(p)) {
			if cut, ok := phrasing.CutFold(p, link); ok {
				parts[i] = cut
				break
			}
		}
	}
	return parts
}

func languageOf(text string) string {
	if reading.HasHan(text) {
		return "zh"
	}
	return "en"
}

// sideOf reads a clause that says who wants what.
func (w *Completer) sideOf(clause string) (side, bool) {
	lang := languageOf(clause)
	at, stance, kept := len(clause), "", false
	find := func(list string, keep bool) {
		for _, word := range w.Table.Words[list].In(lang) {
			i := stanceAt(clause, word, lang)
			if i > 0 && (i < at || i == at && len(word) > len(stance)) {
				at, stance, kept = i, word, keep
			}
		}
	}
	find("stances", false)
	find("stances_kept", true)
	if stance == "" {
		return side{}, false
	}
	s := side{who: strings.TrimSpace(clause[:at]), what: strings.TrimSpace(clause[at+len(stance):]), stance: stance}
	if kept {
		s.what = strings.TrimSpace(clause[at:])
	}
	for _, colon := range []string{": ", "："} {
		if i := strings.LastIndex(s.who, colon); i > 0 {
			s.before, s.who = strings.TrimSpace(s.who[:i]), strings.TrimSpace(s.who[i+len(colon):])
		}
	}
	s.what = strings.TrimPrefix(s.what, "that ")
	return s, s.what != "" && w.isSide(s.who)
}

// stanceAt finds a word as a whole one.
func stanceAt(clause, word, lang string) int {
	if lang == "zh" {
		return strings.Index(clause, word)
	}
	i := strings.Index(reading.Lower(clause)+" ", " "+word+" ")
	if i < 0 || len(strings.ToLower(clause)) != len(clause) {
		return -1
	}
	return i + 1
}

// shortSide reads a clause that leaves out its verb: "the insurer for 90".
func shortSide(clause string, one side) (side, bool) {
	if !strings.HasSuffix(one.stance, " for") {
		return side{}, false
	}
	who, what, ok := strings.Cut(clause, " for ")
	return side{who: who, what: what}, ok && strings.TrimSpace(what) != ""
}

// withUnit gives a bare number the unit of the other side's.
func withUnit(what, like string) string {
	if strings.ContainsFunc(what, func(r rune) bool { return !unicode.IsDigit(r) }) {
		return what
	}
	number, unit, ok := strings.Cut(like, " ")
	if !ok || strings.ContainsFunc(number, func(r rune) bool { return !unicode.IsDigit(r) }) {
		return what
	}
	return what + " " + unit
}

// isSide says that a text can be the name of somebody who takes a side.
func (w *Completer) isSide(who string) bool {
	if who == "" || strings.ContainsFunc(who, unicode.IsDigit) || strings.ContainsAny(who, "\"“”()（）?？") {
		return false
	}
	if reading.HasHan(who) {
		n := utf8.RuneCountInString(who)
		return n >= 2 && n <= maxSideRunes && !slices.ContainsFunc(w.Table.Words["no_sides"].In("zh"), func(no string) bool { return strings.Contains(who, no) })
	}
	return len(strings.Fields(who)) <= maxSideWords && !w.Table.IsWord("no_sides", "en", phrasing.LeadingWord(who))
}

// demandedAndLeftOut pairs a non-goal with a demand for the same thing: all of
// its words, two at least, stand in what is demanded.
func (w *Completer) demandedAndLeftOut(n specs.NonGoal) (specs.Conflict, bool) {
	words := wording.Keywords(specs.Plain(n.Text))
	if n.Source.Kind != specs.Stated || len(words) < 2 {
		return specs.Conflict{}, false
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Priority == "wont" || w.turnsAway(f) || phrasing.SameLines(f.Source, n.Source) || wording.Overlap(words, w.KeyWords(specs.Plain(f.Name+" "+f.Text))) < 1 {
			continue
		}
		return specs.Conflict{
			Point:  strings.TrimRight(phrasing.Capital(w.Phrase(n.Text)), "."),
			One:    w.Say("conflict_scope") + w.Say("colon") + w.Say("conflict_at", "text", w.CutPhrase(w.Phrase(f.Text), 120), "line", f.Source.Mark()),
			Other:  w.Say("conflict_non_goal") + w.Say("colon") + w.Say("conflict_at", "text", w.CutPhrase(w.Phrase(n.Text), 120), "line", n.Source.Mark()),
			Source: f.Source.Join(n.Source),
		}, true
	}
	return specs.Conflict{}, false
}

// turnsAway says that a feature refuses something: what is refused is left out, and
// the two agree.
func (w *Completer) turnsAway(f *understanding.FeatureFact) bool {
	low := " " + strings.ToLower(specs.Plain(f.Text)) + " "
	return slices.ContainsFunc(w.Table.Words["turning_away"].In(w.Language), func(verb string) bool { return strings.Contains(low, verb) })
}
