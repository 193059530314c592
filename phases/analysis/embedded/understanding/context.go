package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// context is what the headings around a unit say about it.
type context struct {
	kind     string // of headings.yaml, empty when no heading says anything
	class    string // of qualities
	priority string
	planned  bool   // the priority is that of a later release
	group    string // the heading that names a part of the product
	feature  int    // index of the feature that the section describes, -1
	outer    string // kind of the section around
	labelled string // the class that a label names, whatever a word behind it hints at
	bound    bool   // the heading says that what stands below limits the solution
	count    string // the number of the statement at hand, which goes on with that of its section
	who      string // the role that the heading consists of: what stands below is what they do
}

// resolve finds the context of every section.
func (x *understander) resolve() {
	x.ctx = make([]context, len(x.r.Sections))
	x.ctx[0] = context{feature: -1, kind: "top"}
	titleAt := x.titleSection()
	for i := 1; i < len(x.r.Sections); i++ {
		s := &x.r.Sections[i]
		parent := x.ctx[s.Parent]
		c := context{kind: parent.kind, class: parent.class, priority: parent.priority, planned: parent.planned, group: parent.group, feature: -1, outer: parent.kind}
		if i == titleAt || i == 1 && x.coverPage() || i > 1 && s.Level == 1 && i == x.secondTitle(titleAt) {
			c.kind = "top"
			x.ctx[i] = c
			continue
		}
		if c.kind == "top" {
			c.kind, c.outer = "", ""
		}
		if s.Epic {
			c.kind, c.group = "feature", s.Title
			x.ctx[i] = c
			continue
		}
		if s.Asked {
			c.kind, c.class = x.lex.AskedKind(s.Title), ""
			x.ctx[i] = c
			continue
		}
		if who := x.partOf(i, parent); who != "" {
			c.kind, c.group, c.who = "feature", s.Title, who
			x.ctx[i] = c
			continue
		}
		if x.namesStory(s, parent) {
			c.kind, c.group = "story", s.Title
			x.ctx[i] = c
			continue
		}
		cue, ok := x.headingCue(s.Title)
		if ((!ok || cue.Kind == "story" || cue.Kind != "non_goal" && cue.Priority == "" && !x.wholeCue(s.Title, cue)) && x.countsStory(s.Title) || x.tellsByExamples(i)) && x.tellsOneStory(i) { // a story is told below its name, whatever the name hints at
			c.kind, c.group = "story", s.Title
			x.ctx[i] = c
			continue
		}
		if x.storyBelow(i) {
			c.kind, c.group = "story", s.Title
			x.ctx[i] = c
			continue
		}
		if s.Topic && ok && !x.wholeCue(s.Title, cue) {
			ok = false // "1、约车规则" of a meeting says of what was spoken, and not of which kind it is
		}
		if parent.kind == "milestone" && x.releaseOf(i) != "" { // "v1.0 (spring)" is a step of the roadmap, and no rank
			ok = false
		}
		if parent.kind == "feature" && cue.Kind == "risk" && !x.wholeCue(s.Title, cue) { // "Risk and deadlines" of trees among the functions
			ok = false
		}
		if parent.kind == "feature" && x.numbered(s.Title) { // "FR-4.1.2 Delivery schedule (medium)" names a feature, no date
			ok = false
		}
		if parent.kind == "feature" && cue.Kind == "quality" && (x.holdsNumbered(i) || x.onlyFunctional(s.Parent)) { // "4.1 Availability" over FR-1, FR-2: of berths
			ok = false
		}
		if cue.Kind == "quality" && x.namesPart(i, parent) {
			ok, c.kind = false, "feature"
		}
		if ok && cue.Kind == "quality" && reading.HasSuffixOf(reading.Lower(s.Title), x.lex.EndsOfFormats...) { // "Privacy file" names a file and no quality
			ok, c.kind = false, "feature"
		}
		if ok && cue.Kind == "state" && x.lex.asksForState(s.Title) { // "4.2 Get status" names a call
			ok = false
		}
		if ok && (accepts(parent.kind, cue, s) || cue.Kind == "data" && reading.HasPrefixOf(reading.Lower(s.Title), x.lex.HeadsOfRecords...)) {
			c.kind, c.class = cue.Kind, cue.Class
			if x.severalClasses(s.Title) {
				c.class = ""
			}
			if cue.Priority != "" {
				c.priority = reading.FirstOf(x.priorityTag(s.Title), cue.Priority)
				c.kind = priorityKind(parent.kind)
			}
		} else if level := x.priorityTag(s.Title); level != "" {
			c.priority = level
			c.kind = priorityKind(parent.kind)
		}
		if c.kind == "constraint" {
			c.bound = parent.kind == "constraint" && parent.bound || reading.ContainsAny(reading.Lower(s.Title), x.lex.HeadsOfLimits...)
		}
		if c.kind == "feature" && (!ok || parent.kind == "feature") && s.Title != "" && (c.priority == parent.priority || x.numbered(s.Title) || x.ranksItself(s.Title)) {
			c.group = s.Title
		}
		if c.kind == "story" && (!ok || x.ranksItself(s.Title)) && x.tellsOneStory(i) {
			c.group = s.Title
		}
		x.ctx[i] = c
	}
	x.surfaceOfLibrary()
}

// holdsNumbered says that what stands below a heading has numbers and ranks of
// requirements: "FR-1 [M] A berth holder can report an absence".
func (x *understander) holdsNumbered(s int) bool {
	return slices.ContainsFunc(x.units[s], func(i int) bool {
		u := &x.r.Units[i]
		if u.Kind == reading.Row && len(u.Cells) > 0 { // F-201 | 温度采集 | …
			return reading.RefLength(u.Cells[0]) == len(u.Cells[0]) && refKind(strings.TrimRight(u.Cells[0], "-_0123456789.")) != "quality"
		}
		return x.numbered(u.Text) || x.numbered(u.Label)
	})
}

// tellsOneStory says that what stands below a heading begins with a user story
// and has no other: the heading is its name.
func (x *understander) tellsOneStory(s int) bool {
	n := 0
	for k, i := range x.units[s] {
		if u := &x.r.Units[i]; u.Kind != reading.Row && u.Kind != reading.Code && x.story(u.Text) != nil {
			if n++; k > 0 || n > 1 {
				return false
			}
		}
	}
	return n == 1
}

// ranksItself tells a heading that names a part of the product and how much it
// matters, "Booking (P0)", from one over all that matters so much, "Must have
// (P0)".
func (x *understander) ranksItself(title string) bool {
	t := x.tags(title)
	if t.priority == "" || t.text == "" || t.text == title {
		return false
	}
	cue, ok := x.headingCue(t.text)
	return (!ok || cue.Priority == "") && x.priorityTag(t.text) == ""
}

// priorityKind is what a heading such as "Must have" holds below another one.
func priorityKind(parent string) string {
	if parent == "quality" || parent == "constraint" || parent == "story" {
		return parent
	}
	return "feature"
}

// headingCue finds what a heading says: the cue that begins first, then the
// longer one.
func (x *understander) headingCue(title string) (headingCue, bool) {
	if x.tellsOfReplaced(title) {
		return headingCue{Kind: "problem"}, true
	}
	for _, op := range reading.Operations(title) { // "POST /v1/orders" is of no version of the product
		title = strings.ReplaceAll(title, op.Path, "")
	}
	for word := range strings.FieldsSeq(title) { // nor is "核销 /v2/coupons/redeem"
		if path := strings.Trim(word, "`"); len(path) > 2 && path[0] == '/' && path[1] >= 'a' && path[1] <= 'z' {
			title = strings.TrimSpace(strings.ReplaceAll(title, word, ""))
		}
	}
	if x.lex.whatItIsNot(title) {
		return headingCue{Kind: "non_goal"}, true
	}
	var best reading.Hit[headingCue]
	found := false
	bare := len(title)
	if i := strings.IndexAny(title, "(（"); i > 0 {
		bare = len(strings.TrimRight(title[:i], " "))
	}
	for _, h := range x.lex.headings.Find(title) {
		ranked := h.Value.Priority != "" || h.Value.Kind == "non_goal" // "Won't (this year)"
		if size := h.End - h.Start; h.Value.whole && size != len(title) && (!ranked || h.Start != 0 || size != bare) {
			continue
		}
		if h.Value.whole && h.Value.Kind == "tender" && !x.asksForOffers() {
			continue
		}
		if !found || h.Start < best.Start || h.Start == best.Start && (h.End > best.End || h.End == best.End && h.Value.order < best.Value.order) {
			best, found = h, true
		}
	}
	if last, ok := x.headNoun(title, best); found && ok {
		return last, true
	}
	if found && best.Value.Priority != "" && bare < len(title) { // "P2（这期不做）", "Later (not in this release)"
		for _, h := range x.lex.headings.Find(title[bare:]) {
			if h.Value.Kind == "non_goal" && !h.Value.whole {
				return h.Value, true
			}
		}
	}
	if (!found || best.Value.Kind == "actor") && x.lex.needsHeading(title) || found && best.Value.Kind == "flow" && strings.Contains(reading.Lower(title), " should ") { // "How a return should work"
		return headingCue{Kind: "feature"}, true
	}
	return best.Value, found
}

// accepts tells whether a cue inside a section of another kind is to be
// believed: "Support lead" under "Users" is a user, "Search" under "Features"
// a feature.
func accepts(parent string, cue headingCue, s *reading.Section) bool {
	switch parent {
	case "top":
		return true
	case "term": // "Item states" and "The loss rule" below "Words" define no word
		if !s.Pseudo && !oneWord(s.Title) && slices.Contains([]string{"state", "flow", "constraint", "decision"}, cue.Kind) {
			return true
		}
		fallthrough
	case "actor", "risk", "question":
		return cue.Kind == "non_goal" || cue.Kind == "story" || cue.Kind == "feature" && cue.Priority == "" && !s.Pseudo
	case "feature", "story", "command":
		if cue.Priority != "" || s.Pseudo {
			return cue.Kind != "data" && cue.Kind != "setting" && cue.Kind != "api" && (cue.Kind != "milestone" || s.Number == "") // "3.2.1 Schedule" counts a requirement
		}
		return slices.Contains([]string{"criterion", "edge", "non_goal", "question", "assumption", "constraint", "state", "story", "risk", "flow"}, cue.Kind) ||
			!cue.whole && (cue.Kind == "rollback" || cue.Kind == "alternative" && strings.Contains(s.Title, "方案")) || // 4.7 备选方案 below 方案
			cue.Kind == "quality" && (len(s.Title) <= 28 && !strings.Contains(s.Title, " ") || s.Number != "" && reading.HasSuffixOf(reading.Lower(s.Title), " requirements", " attributes"))
	case "quality":
		return cue.Kind != "feature" && cue.Kind != "actor"
	case "data":
		return cue.Kind != "feature" && cue.Kind != "actor" && cue.Kind != "data"
	case "api":
		return cue.Kind != "actor"
	case "boilerplate":
		return cue.Kind == "command" || cue.Kind == "setting" || cue.Kind == "api" || cue.Kind == "question" && s.Pseudo // "Open" over a list, behind the last item of minutes
	case "milestone": // a roadmap tells also what may come, and what never will
		return cue.Kind == "non_goal" || cue.Priority != "" || cue.Kind == "question"
	case "alternative":
		return false
	case "problem": // "日常数据（取自 2024 Q4）" below 现状 are figures of how things are, and no model
		return cue.Kind != "data"
	}
	return true
}

// oneWord tells a heading that may be nothing but the word that is explained below it.
func oneWord(title string) bool {
	title = strings.TrimSpace(title)
	return len(strings.Fields(title)) < 2 && utf8.RuneCountInString(title) < 6
}

// leadContext refines the context by the text that announces a list.
func (x *understander) leadContext(u *reading.Unit, c context) context {
	if c.kind != "" && c.kind != "feature" && c.kind != "overview" && c.kind != "quality" && c.kind != "problem" && c.kind != "top" {
		return c
	}
	lead := u.Lead
	if len(lead) > 120 {
		return c
	}
	cue, ok := x.headingCue(lead)
	if !ok || cue.Kind == "boilerplate" || cue.Kind == "data" || cue.Kind == "feature" && c.kind != "" {
		return c
	}
	strong := []string{"non_goal", "assumption", "question", "risk", "criterion", "constraint", "goal", "actor", "feature"}
	if !slices.Contains(strong, cue.Kind) || cue.Kind == "actor" && !x.leadsToPeople(lead) {
		return c
	}
	c.kind, c.class = cue.Kind, cue.Class
	if cue.Priority != "" {
		c.priority = cue.Priority
	}
	return c
}

// leadsToPeople tells whether the text before a list announces who uses the
// product, from one that names somebody by the way: "As the one who gets the
// letters:".
func (x *understander) leadsToPeople(lead string) bool {
	if reading.HasHan(lead) {
		return true
	}
	if len(strings.Fields(lead)) <= 8 {
		return true
	}
	for _, h := range x.lex.headings.Find(lead) {
		if h.Value.Kind == "actor" && len(strings.Fields(lead[:h.Start])) < 3 {
			return true
		}
	}
	return false
}

// labelled reads a unit whose label alone says what it is, such as
// "Assumption: …", "Goal: …", "Non-goals: a, b".
func (x *understander) labelled(u *reading.Unit, nested []int, c *context) bool {
	if u.Label == "" || len(u.Label) > 48 {
		return false
	}
	if bare, who, ok := strings.Cut(u.Label, " ("); ok && strings.HasSuffix(who, ")") && reading.StartsUpper(who) { // "Risk (Agnes): …"
		if cue, ok := x.headingCue(bare); ok && x.wholeCue(bare, cue) && labelKind(cue.Kind, c.kind) {
			u.Text, u.Label = bare+strings.TrimPrefix(u.Text, u.Label), bare
		}
	}
	if cue, ok := x.headingCue(u.Label); x.lex.imagined(u.Label) && (!ok || !x.wholeCue(u.Label, cue)) { // "What we want: …" says that it is a goal
		u.Text, u.Label = strings.TrimSpace(strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " :：–—.-")), ""
		return false
	}
	cue, ok := x.headingCue(u.Label)
	if ok && x.wholeCue(u.Label, cue) && cue.Priority != "" && x.laterOnes(u, cue, *c) {
		return true
	}
	if level := x.tag(u.Label); level != "" && (level != "wont" || cue.Kind != "non_goal") {
		c.priority = level
		u.Label = ""
		return false
	}
	if c.kind == "actor" || c.kind == "term" || c.kind == "data" || u.Kind == reading.Bullet && (c.kind == "risk" || c.kind == "milestone") {
		return false
	}
	if cue.Kind == "actor" && !x.lex.LabelsOfPeople[reading.Lower(u.Label)] && (c.kind == "integration" || c.kind == "technology" || c.kind == "quality" || c.kind == "api" || c.kind == "feature") {
		return false // "Customers: nightly dump from …" names data
	}
	if cue.Kind == "metric" && c.kind == "quality" && c.class == "O" {
		c.labelled = c.class
		if reading.HasHan(u.Text) && len(u.Sentences) > 0 {
			u.Sentences[0].Text = x.lex.WatchedFigures.In(true) + u.Sentences[0].Text
			u.Text, u.Label = joinSentences(u.Sentences), ""
		}
		return false // "Metrics: …" under observability are signals and nothing to reach
	}
	if cue.Kind == "metric" && c.kind == "feature" && reading.ContainsAny(reading.Lower(u.Text), " alert ", " alerts ", " alarm ", "告警") {
		return false // "Metrics: orders per channel; an alert when …" below the functions are signals to be given
	}
	if wish := x.look(u.Label); wish.has("wish_heading") && x.wishesOutcome(stripLabel(u)) {
		cue = headingCue{Kind: "goal"}
	} else if !ok || !x.wholeCue(u.Label, cue) || !labelKind(cue.Kind, c.kind) {
		return false
	}
	if cue.Kind == "goal" && IsReleaseName(strings.TrimRight(stripLabel(u), " .")) { // "Target: 2.9.0" says when, and nothing to reach
		x.addItem(&x.u.Milestones, "milestone", u.Text, u.From, u.To)
		return true
	}
	outer, label := *c, u.Label
	c.kind, c.class = cue.Kind, cue.Class
	if c.kind == "dependency" && !strings.HasPrefix(reading.Lower(u.Label), "depend") { // "Affected code: …" says what depends
		x.dependency(u, nested, *c)
		return true
	}
	if c.kind != "constraint" || x.lex.NamesOfConstraints[reading.Lower(u.Label)] || reading.HasFiniteVerb(stripLabel(u)) { // "Budget: 100 euros" says of what
		u.Text = strings.TrimSpace(strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " :：–—.-"))
		u.Label = ""
	}
	if c.kind == "overview" && x.inOneBreath(u, label) {
		x.addPitch(u.Sentences[0].Text, u.From, u.Sentences[0].To)
		u.Sentences = u.Sentences[1:]
		if len(u.Sentences) > 0 {
			x.sentences(u, outer)
		}
		return true
	}
	if c.kind == "state" && x.statesIn("states: "+u.Text, "", u.From, u.To) {
		return true
	}
	read := x.readers()[c.kind]
	if read == nil {
		return false
	}
	if behind := append(x.behindPeople(u, c.kind), x.behindRunIn(u, c.kind)...); len(behind) > 0 {
		rest := *u
		rest.Sentences, rest.From = behind, behind[0].From
		u.Sentences = u.Sentences[:len(u.Sentences)-len(behind)]
		u.Text = joinSentences(u.Sentences)
		defer x.sentences(&rest, outer)
	}
	if behind := x.behindRefused(u, c.kind); len(behind) > 0 {
		rest := *u
		rest.Sentences, rest.From = behind, behind[0].From
		u.Sentences, u.To = u.Sentences[:len(u.Sentences)-len(behind)], behind[0].From
		defer x.sentences(&rest, outer)
	}
	read(x, u, nested, *c)
	return true
}

// laterOnes reads "Later: drafts in Arabic, phone transcripts" as one feature
// each, with the priority that the label states.
func (x *understander) laterOnes(u *reading.Unit, cue headingCue, c context) bool {
	if len(u.Sentences) == 0 || c.kind != "" && c.kind != "feature" && c.kind != "top" && c.kind != "overview" && c.kind != "scope" {
		return false
	}
	first := u.Sentences[0]
	parts := reading.SplitList(first.Text)
	if !reading.ShortParts(parts, 9, 20) {
		return false
	}
	for _, p := range parts {
		x.addFeature(FeatureFact{Text: p, Priority: cue.Priority, Group: c.group}, u.From, first.To)
	}
	if len(u.Sentences) > 1 {
		rest := *u
		rest.Label, rest.Sentences, rest.From = "", u.Sentences[1:], u.Sentences[1].From
		c.feature = -1
		x.sentences(&rest, c)
	}
	return true
}

// labelKind tells whether a label of a kind is believed under a heading of
// another one: below "Features", "Search: …" names a feature.
func labelKind(label, section string) bool {
	strong := []string{"non_goal", "assumption", "question", "risk", "goal", "metric", "criterion", "constraint", "vision", "problem", "actor", "milestone", "state"}
	if !slices.Contains(strong, label) {
		return (section == "" || section == "top") && (label == "quality" || label == "overview" || label == "decision" || label == "technology" || label == "dependency")
	}
	return section != label || section == ""
}

// wholeCue tells whether a label is little more than its cue. The kind of paper that it
// calls what it says is none of it: 痛点|备忘.
func (x *understander) wholeCue(label string, cue headingCue) bool {
	for _, tail := range x.lex.LabelTails {
		if name, ok := strings.CutSuffix(reading.Lower(label), tail); ok && name != "" {
			label = label[:len(label)-len(tail)]
			break
		}
	}
	if bare, _, ok := strings.Cut(label, " ("); ok && (cue.Priority != "" || cue.Kind == "non_goal") {
		label = bare // "Won't have (this release)"
	}
	for _, h := range x.lex.headings.Find(label) {
		if h.Value.Kind == cue.Kind && (h.End-h.Start)*10 >= len(label)*7 {
			return true
		}
		if bare, ok := strings.CutSuffix(label, "性"); ok && cue.Kind == "quality" && h.Value.Kind == cue.Kind && h.Start == 0 && h.End == len(bare) {
			return true // 安全性
		}
	}
	return false
}
