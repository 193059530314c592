package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// mainClause is a sentence without what it says first about the time or the
// place: "At the counter, the volunteer scans …", "Two days before a loan ends
// the member …".
func (l *Lexicons) mainClause(text string) string {
	low := reading.Lower(text)
	if head, rest, ok := strings.Cut(text, " "); ok && (low[:len(head)] == "every" || low[:len(head)] == "each" || low[:len(head)] == "on") {
		day, after, found := strings.Cut(rest, " ")
		if found && len(strings.Fields(after)) > 2 && strings.Contains(" day morning evening night week month quarter monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays ", " "+reading.Lower(day)+" ") {
			return after
		}
	}
	for _, open := range l.OpenersBeforeMainClause {
		if !strings.HasPrefix(low, open) {
			continue
		}
		i := strings.Index(text, ", ")
		if at := i + len(", "); i > 0 && i < 64 && l.momentOnly(text[:i]) && reading.HasPrefixOf(low[at:], l.OpenersBeforeMainClause...) {
			return l.mainClause(text[at:]) // "The evening before, at 6 pm, people get a text"
		}
		if i > 0 && i < 64 && !reading.HasFiniteVerb(text[:i]) && !strings.Contains(text[i+2:min(len(text), i+26)], ",") {
			return text[i+2:]
		}
		if i < 0 || i >= 64 {
			return withoutPlace(text)
		}
	}
	return text
}

// momentOnly tells words that only say when: "the evening before".
func (l *Lexicons) momentOnly(text string) bool {
	return len(strings.Fields(text)) <= 4 && reading.HasSuffixOf(reading.Lower(text), l.MomentEnds...)
}

// withoutPlace is a sentence from its subject on where no comma sets the place
// or time before it off: "At each stop the driver notes …".
func withoutPlace(text string) string {
	words := strings.Fields(text)
	at := 0
	for i, w := range words[:min(len(words), 7)] {
		if i > 1 && (w == "the" || w == "our" || w == "every" || w == "each") && !strings.Contains(" of to in at on for by from with and or ", " "+words[i-1]+" ") {
			return text[at:]
		}
		at += len(w) + 1
	}
	return text
}

// clauses splits a sentence into the statements that stand side by side in it:
// parts set off by a semicolon, and a clause with a modal verb of its own behind
// a comma. The parts are whole clauses; a sentence that begins with a condition
// stays in one piece.
func (x *understander) clauses(sen reading.Sentence) []reading.Sentence {
	if reading.HasHan(sen.Text) {
		sen.Text = x.lex.bySpeaker(sen.Text)
		if x.lex.boundAsOne(sen.Text) {
			return []reading.Sentence{sen}
		}
	}
	text := sen.Text
	if parts := x.lex.dueClause(text); parts != nil {
		return []reading.Sentence{{Text: parts[0], From: sen.From, To: sen.To}, {Text: parts[1], From: sen.From, To: sen.To}}
	}
	if parts := x.lex.chineseDemand(text); parts != nil {
		return []reading.Sentence{{Text: parts[0], From: sen.From, To: sen.To}, {Text: parts[1], From: sen.From, To: sen.To}}
	}
	if parts := x.lex.putOffBehind(text); parts != nil {
		return []reading.Sentence{{Text: parts[0], From: sen.From, To: sen.To}, {Text: parts[1], From: sen.From, To: sen.To}}
	}
	if parts := x.lex.complainsThenWishes(text); parts != nil {
		return []reading.Sentence{{Text: parts[0], From: sen.From, To: sen.To}, {Text: parts[1], From: sen.From, To: sen.To}}
	}
	if parts := openTail(text); parts != nil {
		return []reading.Sentence{{Text: parts[0], From: sen.From, To: sen.To}, {Text: parts[1], From: sen.From, To: sen.To}}
	}
	if parts := x.chineseFrame(text); parts != nil {
		var out []reading.Sentence
		for _, p := range parts {
			out = append(out, reading.Sentence{Text: p, From: sen.From, To: sen.To})
		}
		return out
	}
	if parts := x.chineseRuns(text); parts != nil {
		out := make([]reading.Sentence, len(parts))
		for i, p := range parts {
			out[i] = reading.Sentence{Text: p, From: sen.From, To: sen.To}
		}
		return out
	}
	if head, wish := x.lex.wishBehind(text); wish != "" {
		return []reading.Sentence{{Text: head, From: sen.From, To: sen.To}, {Text: wish, From: sen.From, To: sen.To}}
	}
	if parts := x.coordinated(text); parts != nil {
		if trigger, _ := x.ears(text); trigger == "" {
			return []reading.Sentence{{Text: parts[0], From: sen.From, To: sen.To}, {Text: parts[1], From: sen.From, To: sen.To}}
		}
	}
	if len(text) < 40 || len(text) > 600 || strings.Contains(text, "`") && !strings.Contains(text, "; ") {
		return []reading.Sentence{sen}
	}
	if trigger, _ := x.ears(text); trigger != "" {
		return []reading.Sentence{sen}
	}
	if parts := x.givenSo(text); parts != nil {
		return []reading.Sentence{{Text: parts[0], From: sen.From, To: sen.To}, {Text: parts[1], From: sen.From, To: sen.To}}
	}
	var parts []string
	for _, p := range reading.SplitTop(text, "; ") {
		parts = append(parts, splice(p)...)
	}
	if x.orderThenRule(parts) {
		return []reading.Sentence{{Text: parts[0], From: sen.From, To: sen.To}, {Text: parts[1], From: sen.From, To: sen.To}}
	}
	if len(parts) < 2 {
		return []reading.Sentence{sen}
	}
	if x.clausesInRow(parts) {
		out := make([]reading.Sentence, len(parts))
		for i, p := range parts {
			out[i] = reading.Sentence{Text: reading.UpperFirst(p), From: sen.From, To: sen.To}
		}
		return out
	}
	kinds := map[string]bool{}
	for i, p := range parts {
		if len(strings.Fields(p)) < 4 || i > 0 && (pointsBack(p) || x.lex.handlesIt(p)) || x.lex.pronounStart(p) && strings.HasPrefix(reading.Lower(p), "this") {
			return []reading.Sentence{sen}
		}
		s := x.look(p)
		if s.question || s.trigger != "" {
			return []reading.Sentence{sen}
		}
		if low := reading.Lower(p) + " "; i > 0 && !reading.HasFiniteVerb(p) && reading.ContainsAny(low, " earlier ", " later ", " weeks before ", " weeks after ") {
			return []reading.Sentence{sen} // counted from the date in front
		}
		kind := x.classify(&s, context{feature: -1}, false)
		if kind == "" || kind == "note" || kind == "problem" || kind == "risk" {
			return []reading.Sentence{sen}
		}
		kinds[kind] = true
	}
	if len(kinds) < 2 {
		return []reading.Sentence{sen}
	}
	out := make([]reading.Sentence, len(parts))
	for i, p := range parts {
		out[i] = reading.Sentence{Text: p, From: sen.From, To: sen.To}
	}
	return out
}

// clausesInRow tells three or more clauses, each with a subject and a verb of its own,
// of which some are measured and some are not: "calls are recorded; the log is kept on
// our server; a recording is there within 2 minutes". Told as one, the number of one
// would be that of all.
func (x *understander) clausesInRow(parts []string) bool {
	if len(parts) < 3 {
		return false
	}
	measured := 0
	for i, p := range parts {
		s := x.look(p)
		if reading.HasHan(p) || !reading.HasFiniteVerb(p) || len(strings.Fields(p)) < 4 || s.question || s.trigger != "" || i > 0 && (pointsBack(p) || x.lex.handlesIt(p) || x.lex.pronounStart(p)) {
			return false
		}
		if s.measured() {
			measured++
		}
	}
	return measured > 0 && measured < len(parts)
}

// dueClause splits "总投资不超过 180 万元，2024 年 11 月底前通过验收" into the limit and
// the date.
func (l *Lexicons) dueClause(text string) []string {
	parts := reading.SplitTop(strings.TrimRight(text, "。 "), "，")
	if !reading.HasHan(text) || len(parts) != 2 || l.dated(parts[0]) || !l.dated(parts[1]) || utf8.RuneCountInString(parts[0]) < 4 || utf8.RuneCountInString(parts[1]) > 24 {
		return nil
	}
	if !strings.Contains(parts[1], "前") || !reading.ContainsAny(parts[1], l.ChineseDueDeeds...) {
		return nil
	}
	return parts
}

// pointsBack tells a request that is about the clause before it: "mind their
// limit of 50 certificates".
func pointsBack(text string) bool {
	words := strings.Fields(reading.Lower(text))
	return len(words) > 1 && bareVerb(words[0]) && (words[1] == "their" || words[1] == "its")
}

// handlesIt tells a clause that forbids something to be done to what the clause
// before it names: "the migration must not lock it".
func (l *Lexicons) handlesIt(text string) bool {
	if !l.forbids(text) {
		return false
	}
	words := strings.Fields(reading.Lower(text))
	for i, w := range words[:min(len(words), 7)] {
		if w = strings.Trim(w, ".,;:()"); i > 2 && (w == "it" || w == "them") {
			return true
		}
	}
	return false
}

// sizeForbids tells a fact about the size of what is there and what it forbids: "The
// table has 240k rows; the migration must not lock it".
func (x *understander) sizeForbids(text string) bool {
	head, rest, ok := strings.Cut(strings.Replace(text, "，", "; ", 1), "; ")
	if !ok || !strings.ContainsAny(head, "0123456789") {
		return false
	}
	if told := x.look(head); !told.has("sized") {
		return false
	}
	if reading.HasHan(rest) {
		ban := x.look(rest)
		return ban.has("constraint")
	}
	return x.lex.handlesIt(rest)
}

// givenSo splits "We have bought a roll of stickers, so please no RFID" into
// what is there and what follows from it.
func (x *understander) givenSo(text string) []string {
	head, tail, ok := strings.Cut(text, ", so ")
	if !ok {
		return nil
	}
	if s := x.look(head); !s.has("given") {
		return nil
	}
	if s := x.look(tail); !s.has("non_goal") {
		return nil
	}
	return []string{head, tail}
}

// splice splits "A has to stay there, the new thing should fetch it" at its
// comma.
func splice(text string) []string {
	low := reading.Lower(text)
	for at := 0; ; {
		i := strings.Index(low[at:], ", ")
		if i < 0 {
			return []string{text}
		}
		i += at
		at = i + 2
		rest := low[at:]
		rest = strings.TrimPrefix(strings.TrimPrefix(rest, "but "), "and ")
		subject := reading.FirstWord(rest)
		if !strings.Contains(" the a an it they we he she nobody somebody everybody every each ", " "+subject+" ") || !strings.Contains(low[:i], " ") || !reading.HasFiniteVerb(low[:i]) {
			continue
		}
		words := strings.Fields(rest)
		for k, w := range words[1:min(len(words), 6)] {
			if k+1 < len(words)-1 && strings.Contains(" can may must should shall could has have need needs ", " "+w+" ") {
				return []string{strings.TrimSpace(text[:i]), strings.TrimSpace(text[i+2+len(low[at:])-len(rest):])}
			}
		}
	}
}

// heldTo tells a limit on what somebody may do from the right to do it: "A
// member may have at most five tools at a time".
func (l *Lexicons) heldTo(s *signals) bool {
	if len(s.measures) == 0 || s.trigger != "" {
		return false
	}
	low := " " + reading.Lower(s.text)
	for _, limit := range l.AtMostPhrases {
		for _, verb := range l.MayHavePhrases {
			if strings.Contains(low, verb+limit) {
				return true
			}
		}
	}
	if !reading.HasHan(s.text) {
		return false
	}
	return reading.ContainsAny(s.text, l.ChineseAtMostPhrases...)
}

// spends tells what may be paid: "We can spend 2,500 euros once".
func (l *Lexicons) spends(s *signals) bool {
	low := " " + reading.Lower(s.text)
	return len(s.measures) > 0 && reading.ContainsAny(low, l.CanSpend...)
}

// spokenIn names the languages of the product: "Everything in English and
// Dutch", "Texts in Swedish, Finnish and English".
func (s *signals) spokenIn() bool {
	return s.has("language") && s.languages > 1 && !s.question && len(strings.Fields(s.text)) <= 14 && !s.has("can", "should", "problem")
}

// spokenOnly tells a text that says nothing but in which languages the product speaks:
// "Everything in English and Dutch", "Dutch and French from the first day". Every page
// has to be built so.
func (l *Lexicons) spokenOnly(s *signals) bool {
	if !s.spokenIn() || reading.HasHan(s.text) {
		return false
	}
	first, _, _ := strings.Cut(strings.TrimRight(s.text, ". "), ";")
	for _, tail := range []string{" for ", " because ", " from the "} {
		first, _, _ = strings.Cut(first, tail)
	}
	words := strings.FieldsFunc(reading.Lower(first), func(r rune) bool { return strings.ContainsRune(" ,+/&", r) })
	return !slices.ContainsFunc(words, func(word string) bool {
		return len(l.cues.Find(word)) == 0 && !l.SpeaksIn[word]
	})
}

// refusal splits "Fines: no, we had that discussion" into what is refused and
// why.
func (l *Lexicons) refusal(text string) (what, why string, ok bool) {
	name, rest, _ := reading.CutLabel(text, false)
	if name == "" {
		return "", "", false
	}
	low := reading.Lower(rest)
	for _, no := range l.PlainRefusals {
		tail, found := strings.CutPrefix(low, no)
		if !found {
			continue
		}
		if mark := strings.TrimLeft(tail, " "); mark == "" || strings.ContainsAny(mark[:1], ",.;!–-") || strings.HasPrefix(mark, "，") || strings.HasPrefix(mark, "。") {
			return name, strings.TrimLeft(rest[len(no):], " ,.;!–-，。；"), true
		}
	}
	return "", "", false
}

// apart splits sentences that state several things of different kinds.
func (x *understander) apart(list []reading.Sentence) []reading.Sentence {
	out := make([]reading.Sentence, 0, len(list))
	for _, sen := range list {
		if x.story(sen.Text) != nil { // what for belongs to what is wanted
			out = append(out, sen)
			continue
		}
		sen.Text = newInterface(provenByAll(sen.Text))
		out = append(out, x.clauses(sen)...)
	}
	return out
}

// boundAsOne says that a clause of a Chinese sentence makes one demand of all before it:
// "部署在私有云，数据库用达梦，这是信创要求".
func (l *Lexicons) boundAsOne(text string) bool {
	clauses := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("，；。", r) })
	return len(clauses) > 2 && slices.ContainsFunc(clauses[2:], func(clause string) bool {
		clause = strings.TrimSpace(clause)
		return reading.HasPrefixOf(clause, l.ChineseAllBefore...) && reading.HasSuffixOf(clause, l.ChineseDemandNouns...)
	})
}

// complainsThenWishes splits what somebody cannot cope with from what they would like instead:
// "每班抄 24 台机，抄不过来，|希望只抄换模和下班两次".
func (l *Lexicons) complainsThenWishes(text string) []string {
	i := strings.LastIndex(text, "，")
	if i < 0 || !reading.HasPrefixOf(text[i+len("，"):], l.ChineseWouldLike...) || !reading.ContainsAny(text[:i], l.ChineseCannotCope...) {
		return nil
	}
	return []string{text[:i], text[i+len("，"):]}
}

// openTail splits off a Chinese sentence the last clause where that alone is open:
// "后端用 Go，地图用高德，推送 TBD".
func openTail(text string) []string {
	i := strings.LastIndex(text, "，")
	if i < 0 || !reading.HasHan(text) || strings.Contains(text[:i], "TBD") || strings.Contains(text[:i], "待定") {
		return nil
	}
	tail := strings.TrimRight(text[i+len("，"):], "。； ")
	if utf8.RuneCountInString(tail) > 14 || !reading.HasSuffixOf(tail, "TBD", "tbd", "待定") || utf8.RuneCountInString(tail) < 4 {
		return nil
	}
	if label, _, ok := strings.Cut(text[:i], "："); ok && utf8.RuneCountInString(label) <= maxOpenLabel {
		tail = label + "：" + tail // 姓名脱敏：复姓待定
	}
	return []string{text[:i], tail}
}

// maxOpenLabel bounds, in runes, the label that says what an open clause is about.
const maxOpenLabel = 10

// leftOutright files a sentence that only turns something down: "Fines: no,
// we had that discussion", "We looked at X, but …".
func (x *understander) leftOutright(sen reading.Sentence, c context) bool {
	if x.withoutScreen(sen.Text, sen.From, sen.To) {
		return true
	}
	if c.kind != "term" && c.kind != "faq" && c.kind != "question" {
		if what, why, ok := x.lex.refusal(sen.Text); ok {
			why, more, two := strings.Cut(why, ". ")
			if !two && strings.Contains(reading.Lower(sen.Text), ": no. ") {
				why, more = "", why // the next sentence, begun in small letters
			}
			x.addNonGoal(what, reading.FirstOf(why, x.asideBehind(sen)), sen.From, sen.To)
			if s := x.look(more); more != "" {
				x.put(x.classify(&s, c, true), &s, sen.From, sen.To, c)
			}
			return true
		}
		if what, rest, ok := x.lex.chineseLeftOut(sen.Text); ok {
			stays := strings.HasPrefix(rest, "还是") || strings.HasPrefix(rest, "仍") || strings.HasPrefix(rest, "继续")
			if why := rest; stays {
				x.addNonGoal(what, "", sen.From, sen.To)
				x.addConstraint(what+rest, sen.From, sen.To)
			} else {
				x.addNonGoal(what, why, sen.From, sen.To)
			}
			return true
		}
	}
	s := x.look(sen.Text)
	return x.rejected(&s, sen.From, sen.To)
}

// goesOn files a sentence that goes on about the actor of the feature before
// it: "They can reserve …" is a feature of its own, told with its subject.
func (x *understander) goesOn(at int, s *signals, c context, sen reading.Sentence) bool {
	f := &x.u.Features[at]
	pronoun := reading.FirstWord(s.text)
	low := reading.Lower(pronoun)
	if f.Actor == "" || s.trigger != "" || s.has("non_goal") || strings.Contains(reading.Lower(s.text), " only ") || x.lex.forbids(s.text) {
		return false
	}
	if low != "they" && low != "he" && low != "she" {
		return false
	}
	rest := strings.TrimSpace(s.text[len(pronoun):])
	able := false
	for _, verb := range x.lex.GoesOnWith {
		able = able || strings.HasPrefix(reading.Lower(rest), verb)
	}
	if !able {
		return false
	}
	subject := "The " + TrimArticle(reading.Lower(f.Actor), []string{"my", "our", "the"})
	if low == "they" {
		subject = reading.UpperFirst(reading.Plural(f.Actor))
	}
	x.addFeature(FeatureFact{Text: subject + " " + rest, Group: c.group, Priority: c.priority}, sen.From, sen.To)
	return true
}

// hosts tells where the product is to run: "Bas can host it on our VPS".
func (l *Lexicons) hosts(s *signals) bool {
	low := " " + reading.Lower(s.text)
	if reading.ContainsAny(low, l.ObligedToUse...) {
		return true
	}
	return reading.ContainsAny(low, l.HostedAt...) && !s.has("problem") && !s.question
}

// datesOnly tells a short sentence that gives dates of the plan and nothing
// else: "Registration opens 1 February, race is 17 May".
func (l *Lexicons) datesOnly(s *signals) bool {
	words := strings.Fields(s.text)
	if len(words) > 14 || s.question || s.trigger != "" || s.has("must", "should", "can", "need", "problem", "goal", "money") || !l.Calendar(s.text) || strings.Contains(s.text, "°") {
		return false
	}
	if day := words[0]; len(day) <= 2 && strings.Trim(day, "0123456789") == "" && len(words) > 1 && l.Calendar(day+" "+strings.TrimRight(words[1], ",.")) {
		return true // "30 September, before the tenant moves in"
	}
	low := " " + reading.Lower(s.text)
	return reading.ContainsAny(low, l.DateVerbs...) && strings.ContainsAny(low, "0123456789") && !reading.ContainsAny(low, " was ", " were ", " had ", " since ")
}

// deedThenRule tells what somebody does and, behind a semicolon, what holds for the thing
// from then on: "A nurse marks a bed as dirty; it cannot be given until it is cleaned". The
// rule belongs to the deed and does not take its place.
func (x *understander) deedThenRule(s *signals) bool {
	deed, rule, ok := strings.Cut(s.text, "; ")
	if !ok || s.question || !reading.HasPrefixOf(rule, "it ", "they ", "this ", "these ", "the ", "that ") {
		return false
	}
	first := x.signals(deed)
	return !x.lex.forbids(deed) && (x.personActs(&first) || x.personCan(&first))
}
