package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

func (x *understander) assumption(u *reading.Unit, nested []int, _ context) {
	mixed := x.namesKind(x.r.Sections[u.Section].Title, "constraint")
	feared := x.namesKind(x.r.Sections[u.Section].Title, "risk") // "Assumptions and risks"
	x.whole(u, nested, func(text string, from, to int) {
		s := x.look(text)
		if s.question || strings.HasPrefix(reading.Lower(text), "open:") {
			x.addQuestion(text, from, to)
			return
		}
		if mixed && !s.has("assumption") && (s.has("must") || x.lex.leftOut(text) || x.givenHere(&s)) { // "Assumptions and constraints"
			x.put("constraint", &s, from, to, context{kind: "constraint", feature: -1})
			return
		}
		if feared && !s.has("assumption") && !reading.HasHan(text) {
			x.put("risk", &s, from, to, context{kind: "risk", feature: -1})
			return
		}
		x.addItem(&x.u.Assumptions, "assumption", text, from, to)
		x.mentionOnly(text, from, to)
	})
}

// givenHere says that a line names money or what the product is built with or hosted on:
// below a heading of assumptions and constraints that is given and not believed.
func (x *understander) givenHere(s *signals) bool {
	if reading.HasPrefixOf(reading.Lower(s.text), x.lex.OpenersOfGiven...) {
		return true
	}
	if reading.HasHan(s.text) && reading.ContainsAny(s.text, x.lex.ChineseGiven...) { // 电子环由公棚统一采购，不得自带
		return true
	}
	for _, h := range x.lex.tech.Find(s.text) {
		if slices.Contains([]string{"language", "framework", "database", "cloud"}, h.Value.layer) && !h.Value.weak && reading.ContainsAny(" "+reading.Lower(s.text), x.lex.WordsOfStack...) {
			return true
		}
	}
	return false
}

// namesKind says that a heading names a kind of content among others:
// "Assumptions and constraints".
func (x *understander) namesKind(title, kind string) bool {
	for _, h := range x.lex.headings.Find(title) {
		if h.Value.Kind == kind {
			return true
		}
	}
	return false
}

func (x *understander) question(u *reading.Unit, nested []int, _ context) {
	switch s := x.look(u.Text); {
	case u.Kind == reading.Prose && x.afterQuestions(u):
		x.sentences(u, context{feature: -1})
		return
	case u.Kind == reading.Prose || x.fears(u):
		x.questions(u)
	case u.Done && !s.question && !s.has("question"): // ticked off: this is the answer
		x.put("constraint", &s, u.From, u.To, context{kind: "constraint", feature: -1})
	case x.severalQuestions(u):
	case x.lex.namesOwner(u.Text): // who stands behind the question answers it and is no answer
		x.addQuestion(u.Text, u.From, u.To)
	case x.settledQuestion(u.Text, u.From, u.To):
	default:
		x.addQuestion(u.Text, u.From, u.To)
	}
	for _, i := range nested {
		x.addQuestion(x.r.Units[i].Text, x.r.Units[i].From, x.r.Units[i].To)
	}
}

// afterQuestions tells a paragraph behind a list of questions that asks nothing:
// what else its writer had to say.
func (x *understander) afterQuestions(u *reading.Unit) bool {
	if u.Index == 0 || u.Lead != "" || x.r.Units[u.Index-1].Kind != reading.Bullet || x.r.Units[u.Index-1].Section != u.Section || reading.HasHan(u.Text) {
		return false
	}
	for _, sen := range u.Sentences {
		if s := x.look(sen.Text); s.question || s.has("question") {
			return false
		}
	}
	return len(u.Sentences) > 0
}

// assumedOrFeared tells what else stands between open questions: what is taken
// for granted and what is feared.
func assumedOrFeared(s *signals) string {
	switch {
	case s.question || s.has("question"):
		return ""
	case s.has("assumption"):
		return "assumption"
	case s.has("risk"):
		return "risk"
	case !reading.HasHan(s.text) && reading.ContainsAny(reading.Lower(s.text), " out of scope", " not part of this", " not in scope"):
		return "non_goal"
	}
	return ""
}

// releaseAhead reads the release, version or step of a plan that a sentence begins with.
var releaseAhead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:(?:v|version |release )?\d+\.\d+(?:\.\d+)?|(?:the |our |a )?(?:first |next |closed |public )?(?:beta|alpha|pilot|release|mvp|prototype|version|go-live|launch|rollout|roll-out)|ga) `)
})

// stepAmong tells a step of the plan among what is open or feared, "1.0 is due 15 September": a
// release at its beginning and a day for it. Empty for any other sentence.
func (x *understander) stepAmong(s *signals) string {
	if s.question || s.has("question", "risk", "assumption", "unsure", "problem") || s.trigger != "" || reading.HasHan(s.text) {
		return ""
	}
	if releaseAhead().MatchString(s.text) && x.lex.Calendar(strings.TrimRight(s.text, ".! ")) {
		return "milestone"
	}
	return ""
}

// opensPoint is how a sentence says that something is not known, or who has to decide it.
var opensPoint = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:nobody (?:knows|knew)|(?:we|i) (?:still )?(?:do not|don['’]t)(?: yet)? know|it is (?:not clear|unclear|open)|whether |[^,;:]{3,40}? (?:has|have|needs?|still has) to (?:say|decide|tell us|confirm|find out|clarify|check) (?:if|whether|how|who|what|when|which|where|why)\b)`)
})

// severalQuestions files the questions of an item one by one, where each can be
// read without the one before.
func (x *understander) severalQuestions(u *reading.Unit) bool {
	if len(u.Sentences) < 2 || u.Label != "" || !reading.HasHan(u.Text) {
		return false
	}
	for i, sen := range u.Sentences {
		asked := strings.TrimRight(sen.Text, " ）)")
		if !strings.HasSuffix(asked, "？") && !strings.HasSuffix(asked, "?") || len([]rune(asked)) < 7 {
			return false
		}
		for _, back := range x.lex.ChineseQuestionOpeners {
			if i > 0 && strings.HasPrefix(sen.Text, back) {
				return false
			}
		}
	}
	for _, sen := range u.Sentences {
		x.addQuestion(sen.Text, sen.From, sen.To)
	}
	return true
}

// fears tells an item that is feared or taken for granted in a part of it.
func (x *understander) fears(u *reading.Unit) bool {
	if len(u.Sentences) < 2 || !reading.HasHan(u.Text) {
		return false
	}
	return slices.ContainsFunc(u.Sentences, func(sen reading.Sentence) bool {
		s := x.look(sen.Text)
		return assumedOrFeared(&s) != ""
	})
}

// questions reads a paragraph of questions: a sentence that asks nothing
// belongs to the question before it.
func (x *understander) questions(u *reading.Unit) {
	var open *reading.Sentence
	for i := range u.Sentences {
		sen := u.Sentences[i]
		s := x.look(sen.Text)
		if kind := reading.FirstOf(assumedOrFeared(&s), x.stepAmong(&s)); kind != "" {
			if open != nil {
				x.addQuestion(open.Text, open.From, open.To)
			}
			open = nil
			x.put(kind, &s, sen.From, sen.To, context{feature: -1})
			continue
		}
		if open != nil && !s.question && !s.has("question") && !opensPoint().MatchString(sen.Text) {
			open.Text += reading.Joiner(open.Text) + sen.Text
			open.To = sen.To
			continue
		}
		if open != nil {
			x.addQuestion(open.Text, open.From, open.To)
		}
		open = &sen
	}
	if open != nil {
		x.addQuestion(open.Text, open.From, open.To)
	}
}

// personInBrackets is a person by name at the end of a question: "(M. Halvorsen)".
var personInBrackets = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\(\p{Lu}\. ?(?:\p{Lu}\. ?)?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\)\.?$`)
})

// addQuestion files an open question and who is asked, when it says so.
func (x *understander) addQuestion(text string, from, to int) {
	if who := x.lex.answeredBy(text); who != "" && len(x.u.Questions) > 0 { // says only who answers the one before
		if q := &x.u.Questions[len(x.u.Questions)-1]; q.Owner == "" && q.Source.Lines[len(q.Source.Lines)-1].To >= from-1 {
			q.Owner = who
			q.Source = q.Source.Join(x.source(from, to))
			return
		}
	}
	q := specs.Question{Text: x.tags(text).text}
	for _, lead := range x.lex.OpenPointMarks {
		q.Text = strings.TrimPrefix(q.Text, lead)
	}
	if asked, who := x.lex.ownedBy(q.Text); who != "" {
		q.Text, q.Owner = asked, who
	}
	if i := strings.LastIndex(q.Text, "("); q.Owner == "" && i > 0 && strings.HasSuffix(q.Text, ")") && len(q.Text)-i < 30 && strings.HasSuffix(strings.TrimSpace(q.Text[:i]), "?") && !reading.HasPrefixOf(reading.Lower(q.Text[i+1:]), "i ", "i'", "i’", "we ", "we'", "my ", "our ") { // "(I'd say the latest)" answers, and is nobody
		q.Owner = strings.TrimSpace(q.Text[i+1 : len(q.Text)-1])
		q.Text = q.Text[:i]
	}
	if i := strings.LastIndex(q.Text, " ("); q.Owner == "" && i > 0 && strings.Contains(q.Text[:i], "?") && personInBrackets().MatchString(q.Text[i+1:]) {
		q.Owner = strings.Trim(q.Text[i+1:], " ().")
		q.Text = q.Text[:i] // "… per user? Decision needed by 1 December. (M. Halvorsen)"
	}
	if body, ask, ok := strings.Cut(q.Text, " → "); ok {
		q.Text = body
		q.Owner = strings.TrimSpace(strings.TrimPrefix(ask, "ask "))
	}
	if strings.HasPrefix(text, "? ") { // a line marked as a question is one up to its first stop
		if asked, told, ok := strings.Cut(q.Text, ". "); ok && !strings.Contains(asked, "?") && strings.Contains(asked, " ") {
			q.Text = asked + "? " + reading.UpperFirst(told)
		}
	}
	if asked, who := x.lex.signed(q.Text); who != "" && q.Owner == "" {
		q.Text, q.Owner = asked, who
	}
	if asked, who := x.lex.whoAnswers(q.Text); who != "" && q.Owner == "" {
		q.Text, q.Owner = asked, who
	}
	if m := officeAnswers().FindStringSubmatch(q.Text); m != nil && q.Owner == "" {
		q.Owner = m[1] // the sentence says by when as well, and stays
	}
	for _, lead := range x.lex.NotSureOpeners {
		if rest, ok := strings.CutPrefix(q.Text, lead); ok {
			q.Text = reading.UpperFirst(rest)
		}
	}
	if q.Text = sentence(x.lex.countedQuestion(q.Text)); q.Text == "" {
		return
	}
	q.Text = x.lex.asQuestion(q.Text)
	q.Source = x.source(from, to)
	if x.fresh("question", q.Text) {
		x.u.Questions = append(x.u.Questions, q)
	}
}

// officeAnswers reads which office or person has to settle an open point of a Chinese paper:
// "由采购部在 5 月底前答复", "清单待保卫处确认".
var officeAnswers = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[，；。？?] ?|[^，。；？?]{0,4}待|[（(])(?:需要|需|须|请|由|待)?(?:由|请)?([^，。；？?由请待需须与和（） ]{1,6}?(?:部|处|科|室|局|司|组|中心|办|院|公司|经理|总监|主任|主管|负责人|老师|院长|校长|厂长|方|总))(?:在|于)?(?:[^，。；？?]{0,10}?前)?(?:负责)?(?:确认|答复|回复|决定|明确|反馈|核实|给出意见|提供)`)
})

// asQuestion gives a question that was noted without its mark the one it needs: "do
// guests need a card".
func (l *Lexicons) asQuestion(text string) string {
	body, ok := strings.CutSuffix(text, ".")
	words := strings.Fields(reading.Lower(body))
	if !ok || len(words) < 4 || !l.AsksFirst[words[0]] || strings.ContainsAny(body, ".:;,?→–") {
		return text
	}
	return body + "?"
}

// whoAnswers takes off a question who is to answer it, and by when: "Does a refund
// need a note? Accounts to answer by 1 March."
func (l *Lexicons) whoAnswers(text string) (question, who string) {
	for _, mark := range []string{"？", "?", "，"} {
		if i := strings.LastIndex(text, mark); i > 0 {
			if who := l.answeredBy(text[i+len(mark):]); who != "" && reading.HasHan(text[:i]) {
				return strings.TrimRight(text[:i], "（( ") + "？", who
			}
		}
	}
	i := strings.LastIndex(text, "? ")
	if i < 0 {
		return text, ""
	}
	told := strings.Trim(text[i+2:], " .–—-")
	if len(strings.Fields(told)) > 8 || strings.ContainsAny(told, "?;:") {
		return text, ""
	}
	for _, verb := range l.ToAnswer {
		name, when, ok := strings.Cut(told, verb)
		if !ok || name == "" || len(strings.Fields(name)) > 3 || l.PronounsAtStart[reading.Lower(reading.FirstWord(name))] {
			continue
		}
		if when = strings.TrimSpace(when); when != "" && !reading.HasPrefixOf(when, "by ", "until ", "before ", "on ", "this ", "next ", "tomorrow") {
			continue
		} else if when != "" {
			name += ", " + when
		}
		return strings.TrimSpace(text[:i+1]), name
	}
	return text, ""
}

// proposedAnswer adds to the question that was just asked what its asker would answer:
// "I'd say yes, with a warning". It stays open, because nobody has decided it.
func (x *understander) proposedAnswer(text string, from, to int) bool {
	n := len(x.u.Questions)
	if n == 0 || !reading.HasPrefixOf(reading.Lower(text), x.lex.ProposedAnswers...) {
		return false
	}
	q := &x.u.Questions[n-1]
	q.Text += reading.Joiner(text) + sentence(text)
	q.Source = q.Source.Join(x.source(from, to))
	return true
}

// countedQuestion takes off a Chinese question what only announces and counts it:
// "还有两件事没想好：一个是能不能自己选", "另一个是加项目怎么收钱".
func (l *Lexicons) countedQuestion(text string) string {
	if lead, rest, ok := strings.Cut(text, "："); ok && l.leftOpen(lead) && !strings.ContainsAny(lead, "？?") && utf8.RuneCountInString(rest) > 5 {
		text = rest
	}
	for _, count := range l.ChineseCountedPoints {
		if rest, ok := strings.CutPrefix(text, count); ok && utf8.RuneCountInString(rest) > 5 {
			return rest
		}
	}
	return text
}
