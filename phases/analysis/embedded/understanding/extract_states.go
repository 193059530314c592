package understanding

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// fieldStates takes the values of a field called state or status for the
// states of its entity.
func (x *understander) fieldStates(e int, name, values string, from, to int) {
	if low := reading.Lower(name); low != "state" && low != "status" && !strings.Contains(low, "状态") {
		return
	}
	if coded := valuesOfCodes(values); len(coded) > 1 && reading.ShortParts(coded, 3, 8) {
		x.addStates(x.u.Entities[e].Name, coded, from, to)
		return
	}
	if i := strings.IndexAny(values, ":：(（"); i >= 0 && i < 12 {
		values = strings.TrimLeft(values[i:], ":：(（ ")
	}
	values = strings.TrimRight(values, ".。)） ")
	parts := reading.SplitList(values)
	for _, sep := range []string{" / ", " | ", "/", "|"} {
		if len(parts) == 1 && strings.Contains(values, sep) {
			parts = reading.SplitTop(values, sep)
		}
	}
	if len(parts) > 1 && reading.ShortParts(parts, 3, 8) {
		x.addStates(x.u.Entities[e].Name, parts, from, to)
	}
}

// stateUnit reads a unit under a heading of states.
func (x *understander) stateUnit(u *reading.Unit, nested []int, c context) {
	subject := x.stateSubject(x.r.Sections[u.Section].Title)
	for i, sen := range x.chainLines(u) {
		text := sen.Text
		if i == 0 && u.Label != "" {
			text = LabelText(u.Label, text)
		}
		x.endpointsIn(text, sen.From, sen.To)
		text = arrows(text)
		if i == 0 && u.Label != "" && reading.HasHan(u.Label) && strings.Contains(text, "→") && !reading.ContainsAny(u.Label, "状态", "流程", "流转") {
			subject, text = u.Label, "states: "+arrows(sen.Text) // "巡检任务：待执行 → 巡检中"
		}
		if strings.Contains(text, "→") && !reading.ContainsAny(reading.Lower(text), "state", "status", "状态") {
			text = "states: " + text
		}
		if x.countedStates(reading.Sentence{Text: text, From: sen.From, To: sen.To}) || x.statesIn(text, subject, sen.From, sen.To) || x.bareStates(text, subject, sen.From, sen.To) || x.stateSpans(text, subject, sen.From, sen.To) {
			continue
		}
		x.mayEndAs(sen)
		if x.stepsOnly(sen) || x.onceThen(sen) {
			x.place(sen.From, sen.To)
			continue
		}
		s := x.look(text)
		kind := x.classify(&s, context{feature: -1}, u.Kind == reading.Bullet)
		if low := reading.Lower(text); kind == "constraint" && len(s.measures) == 0 && reading.ContainsAny(low, " can be made ", " can become ", " is in exactly one ") {
			kind = "note" // the steps between the states carry it
		}
		x.put(reading.FirstOf(kind, "constraint"), &s, sen.From, sen.To, context{feature: -1})
	}
	for _, i := range nested {
		x.stateUnit(&x.r.Units[i], nil, c)
	}
}

// stateSubject is whose states a heading announces: "Life of a link" → link.
func (x *understander) stateSubject(heading string) string {
	low := reading.Lower(heading)
	for _, w := range x.lex.StatesOf {
		if i := strings.Index(low, w); i >= 0 {
			return TrimArticle(heading[i+len(w):], append([]string{"the"}, x.lex.articles...))
		}
	}
	for _, w := range x.lex.StateHeads {
		if i := strings.Index(low, w); i > 0 {
			return strings.TrimRight(heading[:i], "的 ")
		}
	}
	return ""
}

// goesBy is the thing whose way the heading over a line tells: "How a game goes" → game.
func (x *understander) goesBy(line int) string {
	for i := len(x.r.Sections) - 1; i >= 0; i-- {
		if s := &x.r.Sections[i]; s.From > line {
			continue
		} else if words := strings.Fields(reading.Lower(s.Title)); len(words) > 3 && len(words) <= 5 && words[0] == "how" && TrimArticle(words[1]+" "+words[2], append([]string{"the"}, x.lex.articles...)) == words[2] && strings.HasSuffix(words[len(words)-1], "s") {
			return strings.Join(words[2:len(words)-1], " ")
		}
		break
	}
	return ""
}

// statesIn finds a chain "a → b → c" or a list "states: a, b, c" and files the
// states. subject is whose states they are, when known.
func (x *understander) statesIn(text, subject string, from, to int) bool {
	text = unmarkedChain(text)
	low := reading.Lower(text)
	cue := reading.ContainsAny(low, "state", "status", "状态")
	body := text
	if name, rest, _ := reading.CutLabel(text, true); name != "" && reading.ContainsAny(reading.Lower(name), "state", "status", "状态") {
		body = rest
		if subject == "" {
			subject = reading.FirstOf(x.stateSubject(name), x.goesBy(from))
		}
		if parts := reading.SplitList(firstClause(body)); len(parts) > 2 && len(parts) <= 64 && reading.ShortParts(parts, 3, 8) && !strings.Contains(body, "→") {
			x.addStates(subject, parts, from, to)
			return true
		}
	}
	for _, arrow := range []string{"→", "->", "⇒"} {
		parts := reading.SplitTop(firstClause(body), arrow)
		if names, ok := x.chainNames(parts, subject); ok && len(parts) <= 64 && reading.ShortParts(names, 6, 10) && (cue || subject != "") {
			x.addChain(subject, parts, from, to)
			x.restStates(subject, body, from, to)
			return true
		}
	}
	return x.isOneOf(text, from, to)
}

// statedStates reads a sentence anywhere that lists states: "… is open, muted
// or closed", "状态依次为：…".
func (x *understander) statedStates(sen reading.Sentence) bool {
	if !x.listsStates(sen) {
		return false
	}
	x.endpointsIn(sen.Text, sen.From, sen.To) // "`GET /v1/messages/{id}`，返回 `sent`、`failed` 两种状态之一"
	return true
}

// listsStates files the states that a sentence lists, in any of the ways in which people do.
func (x *understander) listsStates(sen reading.Sentence) bool {
	text := sen.Text
	if before, after, ok := strings.Cut(text, "状态"); ok {
		rest := after
		for _, w := range x.lex.ChineseStateLists {
			if strings.HasPrefix(rest, w) {
				subject := strings.TrimRight(before, "的 ")
				for _, cut := range []string{"后", "，"} {
					if j := strings.LastIndex(subject, cut); j >= 0 {
						subject = subject[j+len(cut):]
					}
				}
				return x.statesIn("states: "+strings.TrimPrefix(rest, w), LastRunes(subject, 4), sen.From, sen.To)
			}
		}
	}
	if before, after, ok := strings.Cut(text, "状态"); ok && utf8.RuneCountInString(before) <= 8 {
		if list := x.lex.toldStates(after); list != "" && x.statesIn("states: "+list, LastRunes(strings.TrimRight(before, "的 "), 4), sen.From, sen.To) {
			return true
		}
	}
	if label, rest, _ := reading.CutLabel(text, false); strings.HasSuffix(label, " states") && len(strings.Fields(label)) <= 3 && reading.StartsUpper(label) {
		if x.statesIn("states: "+rest, strings.TrimSuffix(label, " states"), sen.From, sen.To) {
			return true
		}
	}
	return x.listedStates(text, sen.From, sen.To) || x.countedStates(sen) || x.passedStates(sen) || x.walkedStates(sen) || x.thenStates(sen) || x.movedStates(sen) || x.furtherStates(sen) || x.bareChain(sen) || x.isOneOf(text, sen.From, sen.To)
}

// passedStates reads "A request passes through the states filed, assigned and
// closed", "An order has the states open, paid and sent".
func (x *understander) passedStates(sen reading.Sentence) bool {
	text := strings.TrimRight(sen.Text, ". ")
	for _, lead := range x.lex.TheStates {
		i := strings.Index(text, lead)
		if i <= 0 || i > 60 {
			continue
		}
		subject := ""
		for _, verb := range x.lex.PassesThrough {
			if head, ok := strings.CutSuffix(text[:i], verb); ok {
				subject = TrimArticle(head, append([]string{"the"}, x.lex.articles...))
			}
		}
		parts := reading.SplitList(text[i+len(lead):])
		if subject == "" || len(strings.Fields(subject)) > 3 || len(parts) < 2 || !reading.ShortParts(parts, 3, 8) {
			continue
		}
		x.addStates(subject, parts, sen.From, sen.To)
		return true
	}
	return false
}

// countedStates reads a list of states that is counted behind its end:
// "菜地有空闲、审核中、荒废五种状态", "农具由园长登记，分为可借、借出、维修三种状态".
// What is said before the list is read on its own.
func (x *understander) countedStates(sen reading.Sentence) bool {
	before, _, ok := strings.Cut(sen.Text, "状态")
	if !ok {
		return false
	}
	list := strings.TrimRight(before, "种个类")
	if list == before {
		return false
	}
	list = strings.TrimRight(list, "一二两三四五六七八九十0123456789 等几共这")
	for _, open := range x.lex.ChineseStateCounts {
		subject, names, ok := strings.Cut(list, open)
		parts := reading.SplitList(names)
		if !ok || len(parts) < 2 || !reading.ShortParts(parts, 2, 8) {
			continue
		}
		clause, _, _ := strings.Cut(subject, "，")
		for _, by := range []string{"由", "可以", "会", "的"} {
			clause, _, _ = strings.Cut(clause, by)
		}
		x.addStates(LastRunes(strings.TrimRight(clause, "，的 "), 6), parts, sen.From, sen.To)
		return !strings.Contains(subject, "，")
	}
	return false
}

// labelStates reads a unit whose label announces states: "订单的状态依次为：…".
func (x *understander) labelStates(u *reading.Unit) bool {
	if u.Label == "" || !strings.Contains(u.Label, "状态") || len(u.Sentences) == 0 {
		return false
	}
	first := u.Sentences[0]
	known := x.statesKnown()
	if len(reading.SplitList(firstClause(first.Text))) < 3 && !strings.Contains(first.Text, "→") || !x.statedStates(reading.Sentence{Text: u.Label + "：" + first.Text, From: u.From, To: first.To}) {
		return false
	}
	e := reading.FirstOf(x.statesSince(known), x.stateOwner())
	for _, sen := range u.Sentences[1:] {
		if reading.HasHan(sen.Text) && x.stepsBehind(x.entity[fold(e)], sen.Text, sen.From, sen.To) == "" {
			continue
		}
		names := quoted(sen.Text)
		line := slices.Clone(x.u.Entities[x.entity[fold(e)]].States)
		x.addStates(e, names, sen.From, sen.To)
		x.endsAtAnyTime(x.entity[fold(e)], line, sen)
		if len(names) == 0 {
			s := x.look(sen.Text)
			x.put("constraint", &s, sen.From, sen.To, context{feature: -1})
		}
	}
	return true
}

// quoted lists the names in Chinese quotation marks.
func quoted(text string) []string {
	var out []string
	for {
		i := strings.Index(text, "“")
		if i < 0 {
			return out
		}
		text = text[i+len("“"):]
		j := strings.Index(text, "”")
		if j < 0 {
			return out
		}
		out = append(out, text[:j])
		text = text[j:]
	}
}

// LastRunes is the end of a text, where the noun stands in Chinese.
func LastRunes(s string, n int) string {
	r := []rune(s)
	return string(r[max(0, len(r)-n):])
}

// firstClause is a text up to its first full stop or comma-led remark.
func firstClause(text string) string {
	if i := strings.IndexAny(text, ";；。"); i > 0 {
		text = text[:i]
	}
	if strings.Contains(text, "→") {
		at := strings.LastIndex(text, "→")
		if head := reading.SplitTop(text[at:], "，")[0]; len(head) < len(text[at:]) { // no comma within brackets
			text = text[:at] + head
		}
	}
	return strings.TrimRight(text, ". ")
}

// restStates finds further states in code spans or named behind the chain.
func (x *understander) restStates(subject, body string, from, to int) {
	rest := strings.TrimPrefix(body, firstClause(body))
	for _, w := range []string{"的叫 ", "叫 ", "called ", "称为"} {
		if _, after, ok := strings.Cut(rest, w); ok {
			name := after
			if j := strings.IndexAny(name, " ,.，。；;"); j > 0 {
				name = name[:j]
			} else if j := strings.Index(name, "，"); j > 0 {
				name = name[:j]
			}
			x.addStates(subject, []string{name}, from, to)
		}
	}
	if label, list, ok := strings.Cut(strings.Trim(rest, "，；。 "), "："); ok && x.lex.ChineseBesideChain[label] {
		if names := reading.SplitList(list); reading.ShortParts(names, 3, 8) {
			x.addStates(subject, names, from, to)
			return
		}
	}
	if names := x.lex.namedBehind(rest); names != nil {
		e := x.addStates(subject, names, from, to)
		if reading.HasHan(rest) {
			x.stepsBehind(e, rest, from, to)
		}
		return
	}
	if !reading.HasHan(rest) && rest != "" {
		x.branchesBehind(x.addStates(subject, nil, from, to), rest, from, to)
	}
	if reading.HasHan(rest) {
		rest = x.stepsBehind(x.addStates(subject, nil, from, to), rest, from, to)
	}
	if rest != "" {
		s := x.look(strings.TrimLeft(rest, "，,；; "))
		if s.has("constraint") {
			x.addConstraint(s.text, from, to)
		}
	}
}

// isOneOf reads "An alarm is open, acknowledged, muted or closed."
func (x *understander) isOneOf(text string, from, to int) bool {
	i, width := strings.Index(text, " is "), len(" is ")
	listed := false // "one of" announces the list
	for _, verb := range x.lex.IsOneOfStates {
		if j := strings.Index(text, verb); j > 0 {
			i, width, listed = j, len(verb), true
			break
		}
	}
	if i <= 0 || i > 40 {
		return false
	}
	subject := TrimArticle(TrimArticle(text[:i], x.lex.BeforeSubject), x.lex.articles)
	if x.lex.namesAttribute(subject) && !x.isField(subject) {
		return false
	}
	parts, meant := withoutAsides(reading.SplitList(text[i+width:]))
	if len(parts) < 3 || !reading.ShortParts(x.lex.withoutPlaces(parts), 2, 6) || !listed && !strings.Contains(text, " or ") || len(strings.Fields(subject)) > 3 {
		return false
	}
	for _, p := range parts {
		if strings.ContainsFunc(p, func(r rune) bool { return !unicode.IsLetter(r) && r != ' ' && r != '-' && r != '_' && r != '`' }) {
			return false
		}
	}
	x.addStates(subject, parts, from, to)
	for _, m := range meant {
		x.addConstraint(m, from, to)
	}
	return true
}

// withoutPlaces are names of states without the word of place that one begins with: "on the
// road", "out of order", "at the customer".
func (l *Lexicons) withoutPlaces(parts []string) []string {
	out := slices.Clone(parts)
	for i, p := range out {
		if first := reading.FirstWord(p); l.StatePlaces[reading.Lower(first)] {
			out[i] = TrimArticle(strings.TrimSpace(strings.TrimPrefix(p, first)), append([]string{"the"}, l.articles...))
		}
	}
	return out
}

// stateSpans reads code spans of a sentence under a heading of states.
func (x *understander) stateSpans(text, subject string, from, to int) bool {
	if !x.speaksOfStates(text, subject) {
		return false
	}
	spans := reading.CodeSpans(text)
	var names []string
	lowerKnown := x.lowerStates(subject)
	for _, s := range spans {
		if len(strings.Fields(s)) == 1 && !strings.ContainsAny(s, "/(.:=") && (!lowerKnown || s == strings.ToLower(s) || s != strings.ToUpper(s)) {
			names = append(names, s)
		}
	}
	if len(names) == 0 {
		return false
	}
	x.addStates(subject, names, from, to)
	s := x.look(text)
	return strings.Contains(text, " means ") || s.trigger == "" && !s.has("constraint", "can", "must")
}

// addChain files the states of a chain and the steps between them, and gives the
// index of their entity.
func (x *understander) addChain(subject string, parts []string, from, to int) int {
	e := x.addStates(subject, nil, from, to)
	var before []string
	wait := ""
	for _, p := range parts {
		p, aside := stateCell(p)
		wait = reading.FirstOf(wait, aside)
		names := alternatives(p)
		optional := len(names) == 1 && reading.HasPrefixOf(names[0], "（", "(") && reading.HasSuffixOf(names[0], "）", ")")
		if optional {
			if names[0] = strings.Trim(names[0], "（）()"); strings.ContainsAny(names[0], "0123456789") {
				wait = names[0] // → (7d) →: what is waited for is no state
				continue
			}
		}
		x.addStates(x.u.Entities[e].Name, names, from, to)
		for _, a := range before {
			for _, b := range names {
				x.u.Entities[e].Transitions = append(x.u.Entities[e].Transitions, specs.Transition{From: a, To: b, Event: wait, Source: reading.Lines(from, to)})
			}
		}
		wait = ""
		if optional { // （待后下）: the way may go past it
			before = append(slices.Clone(before), names...)
			continue
		}
		before = x.lex.goingOn(names)
	}
	return e
}

// unmarkedChain is a text whose code spans that hold a whole chain of states are told without their
// marks: "`待泡 → 浸泡中 → 待包装`，旁路：`挂起`".
func unmarkedChain(text string) string {
	if n := strings.Count(text, "`"); n < 2 || n%2 != 0 {
		return text
	}
	var b strings.Builder
	for part, code := range reading.CodeParts(text) {
		if code && !strings.Contains(arrows(part), "→") {
			part = "`" + part + "`"
		}
		b.WriteString(part)
	}
	return b.String()
}

// goingOn are those of several states from which the way goes on: of approved and refused only
// the first. Where all of them end the way, or none, each may be the one.
func (l *Lexicons) goingOn(names []string) []string {
	var on []string
	for _, name := range names {
		if !slices.Contains(l.MayEndAs, reading.Lower(name)) {
			on = append(on, name)
		}
	}
	if len(on) == 0 {
		return names
	}
	return on
}

// addStates files states of an entity and returns its index. Without a subject
// they belong to the last entity, or to one named after the product.
func (x *understander) addStates(subject string, names []string, from, to int) int {
	subject = TrimArticle(subject, x.lex.BeforeSubject)
	if subject == "" {
		subject = reading.FirstOf(x.stateOwnerTold(from), x.operatedOn(from), x.ownerOf(names), x.stateOwner())
	}
	e := x.stateEntity(subject, from, to)
	for _, n := range names {
		n = strings.Trim(n, " `.,。，“”\"")
		if n != "" && !containsFold(x.u.Entities[e].States, n) {
			x.u.Entities[e].States = append(x.u.Entities[e].States, n)
		}
	}
	x.place(from, to)
	return e
}

// stateEntity finds or makes the entity that has states.
func (x *understander) stateEntity(subject string, from, to int) int {
	name := x.lex.actorName(subject)
	if i, ok := x.entity[fold(name)]; ok {
		e := &x.u.Entities[i]
		e.Source = e.Source.Join(x.source(from, to))
		return i
	}
	if r, n := utf8.DecodeRuneInString(name); unicode.IsLower(r) {
		name = string(unicode.ToUpper(r)) + name[n:]
	}
	return x.addEntity(name, from, to)
}

// ownerOf is the record that has been told to have one of these states, the last of several:
// a table below its chain goes on about it.
func (x *understander) ownerOf(names []string) string {
	for i := len(x.u.Entities) - 1; i >= 0; i-- {
		if e := &x.u.Entities[i]; slices.ContainsFunc(names, func(n string) bool { return containsFold(e.States, strings.Trim(n, " `.,。，“”\"")) }) {
			return e.Name
		}
	}
	return ""
}

func (x *understander) stateOwner() string {
	if n := len(x.u.Entities); n > 0 {
		return x.u.Entities[n-1].Name
	}
	return reading.FirstOf(x.u.Product, "Item")
}

// operatedOn is the thing of the path that the heading over a line names: the ticket of "POST
// /tickets". Empty for any other heading.
func (x *understander) operatedOn(line int) string {
	for i := len(x.r.Sections) - 1; i >= 0; i-- {
		if s := &x.r.Sections[i]; s.From <= line && line <= s.Last {
			return pathEntity(s.Title)
		}
	}
	return ""
}

func containsFold(list []string, s string) bool {
	for _, v := range list {
		if strings.EqualFold(v, s) {
			return true
		}
	}
	return false
}
