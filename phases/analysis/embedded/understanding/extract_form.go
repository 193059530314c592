package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// formed reads a unit whose label is a printed word of a form: what was asked for in
// the words of the person who asked, why a story comes when it comes, how it is shown
// alone to work. The label says what the text is and is no part of it.
func (x *understander) formed(u *reading.Unit, c context) bool {
	label := strings.Trim(reading.Lower(u.Label), " *")
	switch {
	case u.Label == "" || len(u.Sentences) == 0:
		return false
	case x.lex.LabelsOfWish[label] && (c.kind == "" || c.kind == "top" || c.kind == "overview"):
		x.wishInWords(u)
		return true
	case c.kind == "non_goal" && x.lex.LabelsOfReason[label] && len(x.u.NonGoals) > 0:
		n := &x.u.NonGoals[len(x.u.NonGoals)-1]
		n.Rationale, n.Source = sentence(stripLabel(u)), n.Source.Join(x.source(u.From, u.To))
		return true
	case c.feature < 0 && x.lex.LabelsOfFlow[label]:
		x.addItem(&x.u.Flows, "flow", stripLabel(u), u.From, u.To)
		return true
	case c.feature < 0:
		if c.kind == "feature" && x.lex.LabelsOfDeed[label] {
			u.Text, u.Label, u.Strong = stripLabel(u), "", false
		}
		return false
	case x.lex.LabelsOfReason[label]:
		x.addReason(c.feature, stripLabel(u), u.From, u.To)
	case x.lex.LabelsOfTest[label]:
		x.addReason(c.feature, u.Text, u.From, u.To)
	default:
		return false
	}
	x.extend(c.feature, u.To)
	return true
}

// formedBelow reads an item below a feature whose label is a printed word of a form:
// "What it does: …", "Why it's important: …". The first deed says what the feature is.
func (x *understander) formedBelow(at int, u *reading.Unit) bool {
	label := strings.Trim(reading.Lower(u.Label), " *")
	f := &x.u.Features[at]
	switch text := stripLabel(u); {
	case x.lex.LabelsOfReason[label]:
		x.addReason(at, text, u.From, u.To)
	case x.lex.LabelsOfDeed[label] && fold(f.Text) == fold(f.Name):
		f.Text = sentence(reading.UpperFirst(text))
		x.place(u.From, u.To)
		x.mention(text, u.From, u.To, false)
	case x.lex.LabelsOfDeed[label]:
		x.addCriterion(at, reading.UpperFirst(text), u.From, u.To)
	default:
		return false
	}
	x.extend(at, u.To)
	return true
}

// openMarks files what a text itself marks as not decided yet, with the statement that
// it is open in: "Chapter images are JPEG or PNG: square only, or do we crop?".
func (x *understander) openMarks(u *reading.Unit) {
	if last := len(u.Sentences) - 1; last > 0 && x.ctx[u.Section].kind != "question" && x.lex.answeredBy(u.Sentences[last].Text) != "" {
		at := last - 1
		for at > 0 && asks(u.Sentences[at-1].Text) { // "SMS through Notify?? – no, probably Twilio. TBC by Tom."
			at--
		}
		if asked := u.Sentences[at]; !asks(u.Sentences[last-1].Text) {
			for _, more := range u.Sentences[at+1 : last] {
				asked.Text, asked.To = asked.Text+reading.Joiner(asked.Text)+more.Text, more.To
			}
			x.addQuestion(asked.Text, asked.From, asked.To)
			x.addQuestion(u.Sentences[last].Text, u.Sentences[last].From, u.Sentences[last].To)
			u.Text = strings.TrimSpace(u.Text[:max(0, strings.LastIndex(u.Text, u.Sentences[at].Text))])
			u.Sentences = u.Sentences[:at]
		}
	}
	said := strings.TrimRight(x.tags(u.Text).text, " .。,，;；")
	for _, question := range u.Open {
		text := strings.TrimRight(question, " .。?？")
		switch {
		case !strings.ContainsFunc(said, reading.IsMeaning):
		case text == "":
			text = said
		default:
			text = LabelText(said, text)
		}
		if text == "" {
			continue
		}
		x.addQuestion(text+map[bool]string{true: "？", false: "?"}[reading.HasHan(text)], u.From, u.To)
	}
}

// asks tells a sentence that ends in a question mark.
func asks(text string) bool {
	return strings.HasSuffix(strings.TrimRight(text, " ）)"), "?") || strings.HasSuffix(strings.TrimRight(text, " ）)"), "？")
}

// wishInWords files the wish that a form begins with as what the product is for:
// `User description: "let editors add chapters"`.
func (x *understander) wishInWords(u *reading.Unit) {
	text := stripLabel(u)
	if label, rest, _ := reading.CutLabel(text, false); x.lex.LabelsOfWish[reading.Lower(label)] {
		text = rest
	}
	text = strings.Trim(strings.TrimSpace(text), "\"“”")
	x.addItem(&x.u.Pitch, "pitch", reading.UpperFirst(text), u.From, u.To)
	x.mention(text, u.From, u.To, false)
}

// namesStory tells a heading that is the name of one story or requirement by its own
// words, in whatever form it is told below: "User Story 2 - Renew (Priority: P2)",
// "Requirement: Place assignment", "LIB-319 Sub-task: request a renewal". An entry with
// the number of a tracker is work, whatever heading happens to stand above it.
func (x *understander) namesStory(s *reading.Section, parent context) bool {
	t := tagged{text: s.Title}
	leadingRef(&t)
	_, number := x.lex.storyNumber(t.text)
	_, headed := x.lex.headed(t.text)
	if s.Pseudo || number == "" && !headed {
		return false
	}
	return t.ref != "" || parent.kind == "" || parent.kind == "top" || parent.kind == "feature" || parent.kind == "story" || parent.kind == "flow"
}

// ranked is the priority of a code that a text says to be one. Where none is P0, P1
// is the highest.
func (x *understander) ranked(code string) string {
	if len(code) == 2 && code[0] == 'p' && !slices.ContainsFunc(x.r.Lines, func(line string) bool { return strings.Contains(line, "P0") }) {
		if level := map[byte]string{'1': "must", '2': "should"}[code[1]]; level != "" {
			return level
		}
	}
	return x.tag(code)
}

// rolesOfPaper tells a line that only says who does what for a paper, with a mark in
// front of each name: "产品：@白露 ｜ 研发：@阿坤".
func (l *Lexicons) rolesOfPaper(text string) bool {
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == '｜' || r == '|' })
	named := 0
	for _, p := range parts {
		if strings.Contains(p, "@") {
			named++
		}
	}
	return len(parts) > 1 && named*2 >= len(parts)
}

// keysInColumns tells a line of a form whose columns are facts about the paper: "Type:
// Epic    Status: Open    Reporter: Ann".
func (x *understander) keysInColumns(u *reading.Unit) bool {
	if u.From != u.To || u.Kind != reading.Prose {
		return false
	}
	columns := reading.Columns(strings.ReplaceAll(x.r.Lines[u.From-1], "　", "   "))
	about := 0
	for _, column := range columns {
		if key, _, _ := reading.CutLabel(column, false); x.lex.KeysOfForm[reading.Lower(key)] {
			about++
			continue
		}
		if len(columns) == 1 {
			return false
		}
		for _, h := range x.lex.metadata.Find(column) {
			if h.Start == 0 && reading.HasPrefixOf(column[h.End:], ":", "：") {
				about++
				break
			}
		}
	}
	return about > 0 && about*2 >= len(columns) && (len(columns) > 1 || u.From <= formHead)
}

// formHead is how many lines the head of a form has at most.
const formHead = 8

// consents tells a box that a form wants ticked and that says nothing of the product:
// "[x] I agree to follow the Code of Conduct".
func (l *Lexicons) consents(u *reading.Unit) bool {
	return u.Boxed && reading.HasPrefixOf(reading.Lower(u.Text), l.ConsentOpeners...)
}

// answeredBy is who is to answer what stands open, where a sentence says nothing else:
// "TBC by Tom", "@Mia 待确认", "阿坤去问".
func (l *Lexicons) answeredBy(text string) string {
	text = strings.Trim(text, " .。！!)）（(")
	if utf8.RuneCountInString(text) > 30 {
		return ""
	}
	if m := calledToAnswer().FindStringSubmatch(text); m != nil && m[2] != "" {
		return m[1] + "，" + strings.TrimSpace(m[2])
	} else if m != nil {
		return m[1]
	}
	for _, open := range l.ToBeAnsweredBy {
		if len(text) > len(open) && strings.EqualFold(text[:len(open)], open) {
			if who := strings.TrimSpace(text[len(open):]); reading.StartsUpper(who) && len(strings.Fields(who)) <= 3 {
				return who
			}
		}
	}
	for _, verb := range l.ChineseWillAnswer {
		who, ok := strings.CutSuffix(text, verb)
		if !ok && reading.HasPrefixOf(text, "等", "请") { // "等冯雪跟分公司确认"
			who, ok = strings.CutSuffix(text, LastRunes(verb, 2))
		}
		if !ok {
			continue
		}
		for _, with := range []string{"跟", "和", "与", "找"} { // "等冯雪跟分公司确认"
			who, _, _ = strings.Cut(who, with)
		}
		for _, lead := range []string{"@", "由", "等", "请", "让"} {
			who = strings.TrimSpace(strings.TrimPrefix(who, lead))
		}
		if n := utf8.RuneCountInString(who); n > 0 && n <= 10 && !strings.ContainsAny(who, "，、；：？还需要有都待只须应可") {
			return who
		}
	}
	return ""
}

// removed files the requirement that a heading below "Removed requirements" names as
// left out.
func (x *understander) removed(s int) bool {
	sec := &x.r.Sections[s]
	name, ok := x.lex.headed(sec.Title)
	if !ok {
		return false
	}
	x.addNonGoal(name, "", sec.From, sec.To)
	return true
}

// rightsInRow reads a row of roles with what each may do: "会计：查重、录入；主管：复核；
// 审计：只读。操作记录保留 10 年。"
func (x *understander) rightsInRow(u *reading.Unit) bool {
	parts := reading.SplitTop(strings.TrimRight(u.Text, "。"), "；")
	if !reading.HasHan(u.Text) || len(parts) < 2 {
		return false
	}
	for _, p := range parts {
		if role, may, _ := reading.CutLabel(p, false); role == "" || may == "" || utf8.RuneCountInString(role) > 8 {
			return false
		}
	}
	last := len(parts) - 1
	body, more, _ := strings.Cut(parts[last], "。")
	parts[last] = body
	for _, p := range parts {
		role, may, _ := reading.CutLabel(p, false)
		x.addActor(ActorFact{Name: role, Role: sentence(may)}, u.From, u.To)
	}
	for _, sen := range reading.Sentences(more, u.To) {
		s := x.look(sen.Text)
		x.put(reading.FirstOf(x.classify(&s, context{kind: "constraint", feature: -1}, false), "constraint"), &s, u.From, u.To, context{feature: -1})
	}
	return true
}

// rightsRule reads a line below a heading for rights that says what a role may only or may not
// do: a rule of the product, and no account of the role. "租价仅业务经理可见，司机不可见。"
func (x *understander) rightsRule(u *reading.Unit) bool {
	if u.Label != "" || !x.tellsRights(u.Section) || !reading.ContainsAny(u.Text, x.lex.ChineseRightWords...) {
		return false
	}
	for _, sen := range u.Sentences {
		x.addConstraint(sen.Text, sen.From, sen.To)
	}
	return true
}

// tellsRights says that a section of roles is one of what each of them may do.
func (x *understander) tellsRights(section int) bool {
	return x.ctx[section].kind == "actor" && strings.Contains(x.r.Sections[section].Title, "权限")
}

// approval reads what those said who approved a paper: their consent says nothing of the
// product, a condition that they add binds it. "信息部意见：约 25 人天，需安排在费控升级之后。"
func (x *understander) approval(u *reading.Unit, nested []int, _ context) {
	x.place(u.From, u.To)
	said := u.Text
	if u.Label != "" {
		said = stripLabel(u)
	}
	for _, sen := range reading.Sentences(said, u.From) {
		text := strings.TrimRight(sen.Text, " 。.")
		for _, assent := range x.lex.ChineseAssents {
			text = strings.TrimLeft(strings.TrimPrefix(text, assent), " ，,；;")
		}
		if n := utf8.RuneCountInString(text); n < 6 || n <= 16 && strings.ContainsAny(text, "0123456789") && !strings.ContainsAny(text, "，需要须应不") {
			continue // who signed, and when
		}
		if u.Label != "" {
			text = LabelText(u.Label, text)
		}
		x.addConstraint(text, u.From, u.To)
	}
	for _, i := range nested {
		x.approval(&x.r.Units[i], nil, context{})
	}
}

// headed takes the printed word off a heading that names a requirement: "Requirement:
// Place assignment", "Sub-task: calculate the split".
func (l *Lexicons) headed(title string) (name string, ok bool) {
	low := reading.Lower(title)
	for _, head := range l.RequirementHeads {
		if strings.HasPrefix(low, head) && len(title) > len(head) {
			return reading.UpperFirst(strings.TrimSpace(title[len(head):])), true
		}
	}
	return title, false
}
