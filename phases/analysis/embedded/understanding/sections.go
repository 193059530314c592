package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// openSection reads a heading that names something itself: an actor, an
// endpoint, a command, a feature.
func (x *understander) openSection(s int) {
	if s == 0 {
		return
	}
	sec, c := &x.r.Sections[s], &x.ctx[s]
	if parent := sec.Parent; parent > 0 && x.ctx[parent].feature >= 0 && c.feature < 0 {
		if c.kind == x.ctx[parent].kind || slices.Contains([]string{"criterion", "edge", "flow", "constraint", "story"}, c.kind) {
			if c.feature = x.ctx[parent].feature; sec.Pseudo && c.kind == "constraint" && x.ctx[parent].kind == "story" {
				c.kind = "criterion" // "Rules:" below a story are rules of this story
			}
			x.extend(c.feature, sec.To)
			return
		}
	}
	if x.partOfCall(s) {
		c.kind, c.feature = "endpoint", x.ctx[sec.Parent].feature
		x.extend(c.feature, sec.To)
		return
	}
	if x.rulesOfFunctions(s) {
		c.kind, c.group = "feature", x.ctx[sec.Parent].group
	}
	switch {
	case c.kind == "non_goal" && !sec.Pseudo && x.removed(s):
	case c.who != "":
		x.addActor(ActorFact{Name: c.who}, sec.From, sec.Last)
	case c.kind == "actor" && c.outer == "actor" && reading.ContainsAny(reading.Lower(sec.Title), x.lex.RightsHeads...) && !x.isRole(sec.Title):
		c.kind = "feature" // "Permissions" below "Users and roles" is nobody
	case c.kind == "actor" && c.outer == "actor" && !sec.Pseudo && x.namesNobody(sec.Title):
		c.kind = "flow" // "A day with the tablet" tells of people who are known
	case c.kind == "actor" && c.outer == "actor" && (!sec.Pseudo || x.namesPersona(sec.Title)):
		x.openActor(s)
	case x.endpointHeading(s):
		x.openEndpoint(s)
	case x.openWordedEndpoint(s):
	case x.isCommand(sec.Title):
		x.openFeature(s, strings.Trim(sec.Title, "`"))
		f := &x.u.Features[c.feature]
		f.Name, f.Text = sec.Title, sec.Title
		x.addSignature(strings.Trim(sec.Title, "`"), strings.Trim(sec.Title, "`"), "", sec.From, sec.To)
	case (c.kind == "api" || c.outer == "api") && namesCalls(sec.Title):
		x.openFeature(s, sec.Title)
		f := &x.u.Features[c.feature]
		f.Name, f.Text = sec.Title, sec.Title
	case c.kind == "feature" || c.kind == "story":
		if x.describesOne(s) {
			x.openFeature(s, sec.Title)
		}
	}
}

// rulesOfFunctions tells the words above a list of what a part of the product does, below its
// heading among the functions: "3.2 审批" and below it 功能描述 and 业务规则. Each of them is
// something that is built.
func (x *understander) rulesOfFunctions(s int) bool {
	sec, parent := &x.r.Sections[s], &x.ctx[x.r.Sections[s].Parent]
	cue, ok := x.headingCue(sec.Title)
	return ok && sec.Pseudo && x.ctx[s].kind == "constraint" && x.wholeCue(sec.Title, cue) && parent.kind == "feature" && parent.feature < 0 && parent.group == x.r.Sections[sec.Parent].Title
}

// openActor makes an actor of a heading below "Users".
func (x *understander) openActor(s int) {
	sec := &x.r.Sections[s]
	names := x.actorNames(sec.Title)
	x.addActor(ActorFact{Name: names[0], Aliases: names[1:]}, sec.From, sec.Last)
	if i, ok := x.findActor(names[0]); ok {
		x.actors["§"+sec.Number+fold(sec.Title)] = i
	}
}

// openEndpoint makes a feature of what is written below an endpoint's heading.
func (x *understander) openEndpoint(s int) {
	x.ctx[s].kind = "endpoint"
	sec := &x.r.Sections[s]
	if x.openNamedEndpoint(s) {
		return
	}
	for _, i := range x.units[s] {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose || len(u.Sentences) == 0 {
			continue
		}
		ops := reading.Operations(sec.Title)
		first := u.Sentences[0]
		f := FeatureFact{Text: first.Text, Group: x.lex.operationOf(ops, first.Text)}
		if method, _, _ := strings.Cut(f.Group, " "); len(ops) == 1 {
			f.Text = x.lex.readOf(&EndpointFact{Method: method, Purpose: first.Text})
		}
		if x.lex.messagePart(u.Label) { // "Body: `since`, `until`" names no deed
			f.Text = LabelText("`"+f.Group+"`", reading.Lower(u.Label[:1])+u.Label[1:]+" "+first.Text)
		}
		rest := u.Sentences[1:]
		if purpose := x.purposeOf(ops); purpose != "" && fold(purpose) != fold(first.Text) { // a table says what it is for
			f.Text, rest = purpose, slices.Clone(u.Sentences)
			rest[0].Text = answersCall(f.Group, first.Text)
		}
		at := x.addFeature(f, sec.From, first.To)
		x.ctx[s].feature = at
		for len(ops) > 1 && len(rest) > 0 && startsDeed(rest[0].Text) { // each operation does something of its own
			x.addFeature(FeatureFact{Text: rest[0].Text, Group: x.lex.operationOf(ops, rest[0].Text)}, rest[0].From, rest[0].To)
			rest = rest[1:]
		}
		x.more(at, u, rest, x.ctx[s])
		x.r.Units[i].Sentences = nil
		x.place(u.From, u.To)
		return
	}
}

// purposeOf is what the source says that a single operation is for, above the heading that
// consists of it.
func (x *understander) purposeOf(ops []reading.Operation) string {
	if len(ops) != 1 {
		return ""
	}
	i, ok := x.ops[ops[0]]
	if !ok {
		return ""
	}
	return x.u.Endpoints[i].Purpose
}

// answersCall puts an operation in front of what it returns: "Returns lockers" below the
// heading "GET /lockers".
func answersCall(op, text string) string {
	if !reading.InThirdPerson(reading.FirstWord(reading.Lower(text))) {
		return text
	}
	return "`" + op + "` " + wording.LowerFirst(text)
}

// openFeature makes a feature of a section's heading.
func (x *understander) openFeature(s int, title string) {
	sec, c := &x.r.Sections[s], &x.ctx[s]
	title, counted := x.lex.storyNumber(title)
	t := x.tags(title)
	t.ref = reading.FirstOf(t.ref, counted)
	t.text, _ = x.lex.headed(t.text)
	if reading.RefLength(t.text) == len(t.text) { // the heading is nothing but a number
		t.ref, t.text = reading.FirstOf(t.ref, t.text), ""
	}
	f := FeatureFact{Ref: t.ref, Name: t.text, Text: t.text, Priority: reading.FirstOf(t.priority, c.priority), Group: x.ctx[sec.Parent].group}
	c.feature = x.addFeature(f, sec.From, max(sec.To, x.textEnd(s)))
	if x.u.Features[c.feature].Text == sentence(t.text) {
		x.u.Features[c.feature].Text = t.text
	}
}

// textEnd is the last line of the first prose under a heading.
func (x *understander) textEnd(s int) int {
	if len(x.units[s]) > 0 {
		if u := &x.r.Units[x.units[s][0]]; u.Kind == reading.Prose {
			return u.To
		}
	}
	return 0
}

// describesOne tells whether a heading below "Features" names one feature,
// described by what follows, instead of a group of features.
func (x *understander) describesOne(s int) bool {
	sec := &x.r.Sections[s]
	if x.ctx[s].group != sec.Title {
		return false
	}
	if t := x.tags(sec.Title); t.ref != "" && (!sec.Pseudo || len(x.units[s]) > 0) {
		return !x.countsParts(t.ref) || x.shape(s) >= 0 // also "**FR-3 Refunds (high)**" alone on a line
	}
	if sec.Pseudo || x.countsStatements(s) || namesInterfaces(sec.Title) && len(x.children(s)) == 0 {
		return false
	}
	if x.ctx[s].kind == "story" {
		return true
	}
	units := x.units[s]
	bullets, prose, rows := 0, 0, 0
	for _, i := range units {
		switch u := &x.r.Units[i]; {
		case u.Kind == reading.Bullet && u.Depth <= 1:
			bullets++
		case u.Kind == reading.Prose:
			prose++
		case u.Kind == reading.Row:
			rows++
		}
	}
	children := x.children(s)
	for _, ch := range children {
		if k := x.ctx[ch].kind; k == "criterion" || k == "edge" {
			return rows == 0
		}
	}
	if len(children) > 0 || rows > 0 {
		return false
	}
	deep := strings.Count(sec.Number, ".") >= 2 || sec.Level >= 4
	switch {
	case deep && (bullets > 0 || prose > 0):
		return true
	case bullets == 0 && prose > 0:
		return x.oneTopic(units)
	}
	return prose == 1 && bullets > 0 && x.leadsRules(s) && (x.ranksItself(sec.Title) || x.likeSiblings(s))
}

// countsParts says that a reference counts the parts of a product and not its
// requirements: "F1", "EPIC-2". A list below such a heading holds features.
func (x *understander) countsParts(ref string) bool {
	return x.lex.parts[refFamily(ref)]
}

// likeSiblings says that most headings beside a heading lead rules too: a paper
// that lays out one feature so lays out all of them so.
func (x *understander) likeSiblings(s int) bool {
	same, n := 0, 0
	for _, other := range x.children(x.r.Sections[s].Parent) {
		if x.ctx[other].kind != x.ctx[s].kind || len(x.units[other]) == 0 {
			continue
		}
		n++
		if bullets := x.shape(other); other == s || bullets == 0 || x.leadsRules(other) {
			same++
		}
	}
	return n > 1 && same*4 >= n*3
}

// shape counts the items right below a heading; -1 where it has a table, or no
// paragraph first.
func (x *understander) shape(s int) int {
	bullets := 0
	for k, i := range x.units[s] {
		switch u := &x.r.Units[i]; {
		case u.Kind == reading.Row || k == 0 && u.Kind != reading.Prose:
			return -1
		case u.Kind == reading.Bullet && u.Depth <= 1:
			bullets++
		}
	}
	return bullets
}

// leadsRules tells a heading under which one paragraph says what is done and a
// list then says on which terms: "### Booking", "A guest can book a table.",
// "- At most 8 seats." Where the items say who does what they are features of
// their own.
func (x *understander) leadsRules(s int) bool {
	units := x.units[s]
	lead := &x.r.Units[units[0]]
	if x.shape(s) < 1 || lead.Label != "" || len(lead.Sentences) == 0 || len(lead.Sentences) > 3 || strings.HasSuffix(strings.TrimSpace(lead.Text), ":") || strings.HasSuffix(strings.TrimSpace(lead.Text), "：") {
		return false
	}
	said := x.look(lead.Sentences[0].Text)
	if x.classify(&said, x.ctx[s], false) != "feature" || x.tags(lead.Sentences[0].Text).ref != "" {
		return false
	}
	items, own := 0, 0
	for _, i := range units[1:] {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet || u.Depth > 1 {
			continue
		}
		items++
		t := x.tags(u.Text)
		if s := x.look(u.Text); t.ref != "" || t.priority != "" || u.Strong || x.personCan(&s) {
			own++
		}
	}
	return own*3 < items || own == 0
}

// oneTopic tells whether paragraphs describe a single thing: no list of rules
// with modal verbs, and not more than a few sentences.
func (x *understander) oneTopic(units []int) bool {
	n, modal, acts := 0, 0, 0
	for _, i := range units {
		for _, sen := range x.r.Units[i].Sentences {
			n++
			if x.deed(sen.Text) {
				acts++
			}
			if x.tags(sen.Text).priority != "" || strings.Contains(sen.Text, "（P") || strings.Contains(sen.Text, "(P") {
				return false
			}
			if s := x.look(sen.Text); s.has("must") || s.trigger != "" && s.has("must") {
				modal++
			}
		}
	}
	return n > 0 && n <= 6 && modal <= 1 && acts <= 1
}

// deed tells a sentence in which somebody, or the product by itself, does
// something: two of them below a heading are two features.
func (x *understander) deed(text string) bool {
	if reading.HasHan(text) {
		if first, _, _ := strings.Cut(text, "，"); x.chineseRole(first) != "" {
			return true
		}
		if reading.ContainsAny(text, x.lex.ChineseSystemDoes...) {
			return true
		}
		if reading.ContainsAny(text, x.lex.ChineseRuleWords...) {
			return false // a condition of the deed before
		}
	}
	s := x.look(text)
	return s.trigger == "" && !x.lex.pronounStart(text) && x.personActs(&s)
}

// children lists the sections right below a section.
func (x *understander) children(s int) []int {
	var out []int
	for i := s + 1; i < len(x.r.Sections) && (x.r.Sections[i].Level > x.r.Sections[s].Level || x.r.Sections[i].Parent == s); i++ {
		if x.r.Sections[i].Parent == s {
			out = append(out, i)
		}
	}
	return out
}
