package understanding

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// nest files the bullets nested under a feature.
func (x *understander) nest(at int, nested []int, c context) {
	kind := "criterion"
	for _, i := range nested {
		u := &x.r.Units[i]
		if u.Kind == reading.Code {
			x.code(u, c)
			continue
		}
		if u.As == reading.AsScenario {
			x.addCriterion(at, u.Text, u.From, u.To)
			x.extend(at, u.To)
			continue
		}
		if cue, ok := x.headingCue(strings.TrimRight(u.Text, ":：")); ok && strings.HasSuffix(u.Text, ":") || ok && strings.HasSuffix(u.Text, "：") {
			kind = cue.Kind
			x.place(u.From, u.To)
			continue
		}
		if strings.HasPrefix(u.Text, "`--") && x.isCommand(x.u.Features[at].Name) { // an option is a thing one can do
			if x.flagItem(u, nil, context{kind: "command", group: x.u.Features[at].Name, priority: c.priority, feature: -1}) {
				continue
			}
			x.addFeature(FeatureFact{Text: u.Text, Group: x.u.Features[at].Name}, u.From, u.To)
			continue
		}
		if x.formedBelow(at, u) {
			continue
		}
		s := x.look(u.Text)
		switch {
		case x.remark(&s), !strings.HasPrefix(kind, "edge") && len(u.Sentences) == 1 && x.lex.pastOnly(u.Text):
			x.addReason(at, u.Text, u.From, u.To)
		case s.question || s.has("question") && !s.has("must"):
			x.put("question", &s, u.From, u.To, c)
		case kind == "edge":
			x.u.Features[at].Edges = append(x.u.Features[at].Edges, x.item(sentence(u.Text), u.From, u.To))
		case x.story(u.Text) != nil:
			x.addDetail(at, u.Text, u.From, u.To)
		case kind == "criterion" && (s.ruleLike() || len(strings.Fields(u.Text)) > 3 || reading.HasHan(u.Text)):
			x.addCriterion(at, u.Text, u.From, u.To)
		default:
			x.addDetail(at, u.Text, u.From, u.To)
		}
		x.extend(at, u.To)
	}
}

// extend lets a feature's source reach to its last detail.
func (x *understander) extend(at, to int) {
	f := &x.u.Features[at]
	if n := len(f.Source.Lines); n > 0 && to > f.Source.Lines[n-1].To {
		f.Source.Lines[n-1].To = to
	}
}

func (x *understander) addCriterion(at int, text string, from, to int) {
	if x.apartWish(at, text, from, to) {
		return
	}
	x.addItem(&x.u.Features[at].Criteria, "criterion"+strconv.Itoa(at), inSteps(x.tags(text).text), from, to)
	x.mention(text, from, to, false)
}

// inSteps puts the commas between the steps of an example that stood on lines of
// their own: "Given a box When I print Then a label comes out".
func inSteps(text string) string {
	low := reading.Lower(text)
	if reading.HasHan(text) {
		for _, open := range []string{"假如", "假设", "假定", "给定"} {
			if strings.HasPrefix(text, open) {
				return strings.NewReplacer(" 当", "，当", " 那么", "，那么", " 则", "，则", " 并且", "，并且").Replace(text)
			}
		}
		return text
	}
	if !strings.HasPrefix(low, "given ") && !strings.HasPrefix(low, "when ") {
		return text
	}
	text = strings.NewReplacer(", When ", ", when ", ", Then ", ", then ", ", And ", " and ", " When ", ", when ", " Then ", ", then ", " And ", " and ", " But ", ", but ").Replace(text)
	return strings.ReplaceAll(text, ",,", ",")
}

func (x *understander) addDetail(at int, text string, from, to int) {
	if x.apartWish(at, text, from, to) {
		return
	}
	x.addItem(&x.u.Features[at].Details, "criterion"+strconv.Itoa(at), x.tags(text).text, from, to)
	x.mention(text, from, to, false)
}

// addReason files a sentence that says why a feature's rule exists: a detail
// that nobody takes for a criterion.
func (x *understander) addReason(at int, text string, from, to int) {
	before := len(x.u.Features[at].Details)
	x.addDetail(at, text, from, to)
	if f := &x.u.Features[at]; len(f.Details) > before {
		f.Reasons = append(f.Reasons, f.Details[before:]...)
	}
}

// intoFeature reads a unit of a section that describes one feature.
func (x *understander) intoFeature(u *reading.Unit, nested []int, c context) {
	x.lex.withoutStoryLabel(u)
	if f := &x.u.Features[c.feature]; u.Kind == reading.Bullet && (x.story(u.Text) == nil || fold(f.Text) != fold(f.Name) || len(nested) > 0) {
		x.nest(c.feature, append([]int{u.Index}, nested...), c)
		return
	}
	sens := x.withoutRulesLead(u.Sentences)
	if low := reading.Lower(u.Label); len(sens) > 0 && strings.HasPrefix(low, "rate limit") && len(reading.Operations(x.u.Features[c.feature].Group)) > 0 { // binds more than the deed above
		x.addConstraint(u.Text, u.From, u.To)
		return
	}
	if u.Label != "" && len(sens) > 0 {
		x.place(u.From, u.To)
		if !x.lex.descriptive(u.Label) {
			sens = append([]reading.Sentence{{Text: LabelText(u.Label, u.Sentences[0].Text), From: u.From, To: u.Sentences[0].To}}, u.Sentences[1:]...)
		}
	}
	kept := sens[:0:0]
	for _, sen := range sens {
		if level := x.tagAlone(sen.Text); level != "" { // "(nice to have)" behind a story
			x.u.Features[c.feature].Priority = reading.FirstOf(x.u.Features[c.feature].Priority, level)
			x.place(sen.From, sen.To)
			continue
		}
		if reading.HasHan(sen.Text) || !x.statedStates(sen) {
			kept = append(kept, sen)
		}
	}
	sens = kept
	f := &x.u.Features[c.feature]
	if deed, actor, cause, ok := x.storyDeed(sens); ok && fold(f.Text) == fold(f.Name) {
		x.addReason(c.feature, cause, sens[0].From, sens[0].To)
		f = &x.u.Features[c.feature]
		f.Actor = reading.FirstOf(f.Actor, actor)
		if sens = sens[1:]; deed != "" {
			sens = append([]reading.Sentence{{Text: deed, From: sens[0].From, To: sens[0].To}}, sens[1:]...)
		}
		if deed == "" { // the heading says what is wanted
			c.kind = "feature"
			x.more(c.feature, u, sens, c)
			return
		}
	}
	if len(sens) > 0 && fold(f.Text) == fold(f.Name) && c.kind != "endpoint" {
		f.Text = sentence(sens[0].Text)
		if st := x.story(sens[0].Text); st != nil {
			f.Actor, f.Want, f.Benefit = x.teller(st, u.From), st.want, st.benefit
			f.Name = reading.FirstOf(f.Name, x.lex.Headline(st.want))
		}
		x.place(sens[0].From, sens[0].To)
		x.mention(sens[0].Text, u.From, u.To, false)
		sens = sens[1:]
	}
	c.kind = "feature"
	x.more(c.feature, u, sens, c)
}

// withoutStoryLabel takes the printed word of a form off a story: "**Story:** As a clerk …".
func (l *Lexicons) withoutStoryLabel(u *reading.Unit) {
	if l.LabelsOfStory[strings.Trim(reading.Lower(u.Label), " *")] {
		u.Text, u.Label, u.Strong = stripLabel(u), "", false
	}
}

// descriptive tells a label that only announces what the feature is.
func (l *Lexicons) descriptive(label string) bool {
	return l.DescriptiveLabels[strings.Trim(reading.Lower(label), " *:：.")]
}

// featureOf finds the feature a unit tells more about. Where there is none the
// unit itself is read as a feature, so that nothing stated is lost.
func (x *understander) featureOf(u *reading.Unit, nested []int, c context) (int, bool) {
	at := c.feature
	if at < 0 {
		at = x.nearestFeature(u, c)
	}
	if at < 0 {
		c.kind = "feature"
		x.feature(u, nested, c)
	}
	return at, at >= 0
}

// criterion reads a unit under a heading of acceptance criteria.
func (x *understander) criterion(u *reading.Unit, nested []int, c context) {
	if c.feature < 0 && x.wholeDone(u.Section, c) {
		x.wholeCriterion(u)
		for _, i := range nested {
			x.wholeCriterion(&x.r.Units[i])
		}
		return
	}
	if x.acceptsWhole(u, nested, c) {
		return
	}
	at, ok := x.featureOf(u, nested, c)
	if !ok {
		return
	}
	x.addCriterion(at, u.Text, u.From, u.To)
	for _, i := range nested {
		x.addCriterion(at, x.r.Units[i].Text, x.r.Units[i].From, x.r.Units[i].To)
	}
}

// wholeDone says that a section beside those of the features tells when all of it is
// done: "Done when", 完成标准.
func (x *understander) wholeDone(section int, c context) bool {
	if c.outer == "feature" || c.outer == "story" || len(x.u.Features) < 2 {
		return false
	}
	title := reading.Lower(x.r.Sections[section].Title)
	return reading.ContainsAny(title, x.lex.WholeDoneHeads...)
}

// edge reads a unit under a heading of edge cases.
func (x *understander) edge(u *reading.Unit, nested []int, c context) {
	if s := x.look(u.Text); s.question && len(u.Sentences) == 1 && len(nested) == 0 { // a template asks, and nobody has answered
		x.addQuestion(u.Text, u.From, u.To)
		return
	}
	at, ok := x.featureOf(u, nested, c)
	if !ok {
		return
	}
	f := &x.u.Features[at]
	x.addItem(&f.Edges, "edge", u.Text, u.From, u.To)
	for _, i := range nested {
		x.addItem(&f.Edges, "edge", x.r.Units[i].Text, x.r.Units[i].From, x.r.Units[i].To)
	}
}

// nearestFeature finds the feature a criterion belongs to: the one its heading
// names by id, the last one of the same part, or the one with most words in
// common.
func (x *understander) nearestFeature(u *reading.Unit, c context) int {
	if len(x.u.Features) == 0 {
		return -1
	}
	for word := range strings.FieldsFuncSeq(x.r.Sections[u.Section].Title, func(r rune) bool { return strings.ContainsRune(" ()（）[]:：,，、", r) || reading.IsHan(r) }) {
		if i, ok := x.refs[word]; ok {
			return i
		}
	}
	if c.outer == "feature" || c.outer == "story" {
		return x.featureAbove(u.From)
	}
	return x.similarFeature(u.Text)
}

// featureAbove is the feature told right above a line, whichever was read last: paragraphs
// behind a list of criteria may have been read before it.
func (x *understander) featureAbove(line int) int {
	best, at := len(x.u.Features)-1, 0
	for i := range x.u.Features {
		if first := FirstLine(x.u.Features[i].Source); first > at && first <= line {
			best, at = i, first
		}
	}
	return best
}
