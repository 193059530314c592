package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// ranksOnly tells an item of a plan that names features by their rank alone:
// "Later: Could items", "二期：全部应该项".
func (l *Lexicons) ranksOnly(text string) bool {
	low := " " + reading.Lower(text) + " "
	return len(low) < 80 && reading.ContainsAny(low, l.RankedThings...) &&
		reading.ContainsAny(low, l.RankWords...)
}

// countsStep tells the label of a step of a plan that is counted and not dated: "wk 0–2", "Wave 3".
func (l *Lexicons) countsStep(label string) bool {
	return strings.ContainsAny(label, "0123456789") && len(label) <= maxStepLabel && reading.HasPrefixOf(reading.Lower(label), l.RolloutSteps...)
}

// countedStep files a step of a plan that is counted. What a sentence of it says that somebody can or
// must do is a demand of its own: "Steward can switch off any feature".
func (x *understander) countedStep(u *reading.Unit) {
	parts := []string{u.Label + ":"}
	for k, sen := range u.Sentences {
		s := x.look(sen.Text)
		if k > 0 && s.has("can", "must") {
			x.put("feature", &s, sen.From, sen.To, context{kind: "feature", feature: -1})
			continue
		}
		parts = append(parts, sen.Text)
	}
	said := strings.Join(parts, " ")
	x.addMilestones(said, u.From, u.To)
	x.mentionOnly(said, u.From, u.To)
}

// stepOfPlan reads the label of a step of a plan: its number, with a date in brackets or not, "M1（5/16）", "Sprint 2",
// 迭代 1（4/1–4/15）, or a name with the day in brackets, "V1.0（2025-06-30）", 内测（6/1）.
var stepOfPlan = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:(?:m|ms|phase|stage|sprint|milestone|iteration|迭代|里程碑|阶段|批次)[ -]?[0-9]{1,2}(?:\.[0-9]+)*(?: ?[（(][^）)]*[）)])?|[^（(：:]{1,16}[（(](?:[^）)]{0,8}[^0-9）)])?(?:20[0-9]{2}[./-])?[0-9]{1,2}[./-][0-9]{1,2}(?:[^0-9）)][^）)]{0,16})?[）)])$`)
})

// opensStep says that an item of a plan begins with the label of one of its steps.
func opensStep(label, text string) bool {
	if label == "" {
		head, _, ok := strings.Cut(strings.Replace(text, "：", ": ", 1), ": ")
		if !ok {
			return false
		}
		label = head
	}
	return stepOfPlan().MatchString(strings.TrimSpace(label))
}

// maxStepLabel bounds, in bytes, the label of a step that is counted.
const maxStepLabel = 24

func (x *understander) milestone(u *reading.Unit, nested []int, c context) {
	if x.onlyPlaces(u, nested) {
		x.place(u.From, u.To)
		return
	}
	if u.Kind == reading.Bullet && x.delivered(u) {
		x.addDelivered(u, nested, c)
		return
	}
	if len(nested) == 0 && x.migrationRule(u) {
		return
	}
	if u.Boxed && (len(nested) > 0 || !x.lex.Calendar(u.Text) || !x.lex.planTitle(x.r.Sections[u.Section].Title)) || u.Kind == reading.Bullet && c.kind == "milestone" && x.plannedFeature(u) {
		x.roadmapItem(u, nested, c)
		return
	}
	if u.Kind == reading.Bullet && len(nested) == 0 && x.lex.countsStep(u.Label) {
		x.countedStep(u)
		return
	}
	if u.Kind == reading.Bullet && len(nested) == 0 && x.somedayItems(u, c) {
		return
	}
	if u.Kind == reading.Bullet && len(nested) == 0 && opensStep(u.Label, u.Text) {
		x.addMilestones(u.Text, u.From, u.To)
		x.mentionOnly(u.Text, u.From, u.To)
		return
	}
	if u.Kind == reading.Bullet && x.process(u.Section) {
		c.kind = "feature"
		x.feature(u, nested, c)
		return
	}
	if u.Kind == reading.Bullet && len(nested) == 0 && IsReleaseName(withoutAside(u.Label)) {
		x.addMilestones(u.Text, u.From, u.To)
		x.mentionOnly(u.Text, u.From, u.To)
		return
	}
	if u.Kind == reading.Bullet && !u.Ordered && len(nested) == 0 && !x.lex.ranksOnly(u.Text) && (!x.lex.dated(u.Text) && !x.lex.numberedStep(u.Text) || x.rolloutRule(u.Text) || x.undatedRight(u.Text)) {
		c.kind = "" // an item without a date is planned work
		x.general(u, nested, c)
		return
	}
	if u.Kind == reading.Prose && len(u.Sentences) > 2 && !x.lex.Calendar(u.Text) && !x.lex.planned(u.Text) && inSequence(u.Text) {
		c.kind = "feature" // the steps of a process, not of a plan
		x.sentences(u, c)
		return
	}
	x.whole(u, nested, func(text string, from, to int) {
		s := x.look(text)
		switch {
		case calledDone(&s):
			x.addGoal(text, from, to)
		case x.remark(&s):
			x.note(text, from, to)
		case s.question:
			x.addQuestion(text, from, to)
		case s.has("money") && !x.lex.dated(text):
			x.addConstraint(text, from, to)
		case s.has("risk"):
			x.addRisk(text, from, to)
		case x.suppliersDuty(&s) && !x.lex.dated(text):
			x.addConstraint(text, from, to)
		case u.Kind == reading.Prose && x.lex.planned(text) && !s.has("can", "must"):
			x.addMilestones(text, from, to)
			x.mentionOnly(text, from, to)
		case u.Kind == reading.Prose && !x.lex.Calendar(text) && (s.has("can", "must") || !x.lex.planned(text)), u.Kind == reading.Prose && !x.lex.dated(text) || u.Kind == reading.Prose && s.has("constraint") && !strings.Contains(text, ",") && c.outer == "" && len(s.measures) == 0:
			kind := x.classify(&s, context{feature: -1}, false)
			rollout := x.ctx[u.Section].kind != "milestone" || x.lex.headsRollout(x.r.Sections[u.Section].Title)
			switch {
			case rollout && x.lex.checksStep(text): // "Compare: both sums must be equal within 1 %"
				x.addItem(&x.u.Done, "done", text, from, to)
				return
			case rollout && kind == "" && (len(strings.Fields(text)) > 2 || reading.HasHan(text)): // "Then enable for 5 customers, then all"
				kind = "milestone"
			}
			x.put(kind, &s, from, to, context{feature: -1})
		default:
			x.addMilestones(text, from, to)
			x.mentionOnly(text, from, to)
		}
	})
}

// rolloutRule tells how something is switched on: "Feature flags per workspace".
func (x *understander) rolloutRule(text string) bool {
	s := x.look(text)
	return s.has("rollout_rule")
}

// process tells whether a heading calls for the steps of a process rather than
// of a plan: "Steps" with no date anywhere below it.
func (x *understander) process(section int) bool {
	title := reading.Lower(x.r.Sections[section].Title)
	if !reading.ContainsAny(title, "step", "sequence", "步骤") || reading.ContainsAny(title, x.lex.ProcessWords...) || x.lex.headsRollout(title) {
		return false
	}
	for _, i := range x.units[section] {
		if u := &x.r.Units[i]; x.lex.Calendar(u.Text) || x.lex.planned(u.Text) {
			return false
		}
	}
	return true
}

// headsRollout tells a heading over how something is switched on, from one over dates
// or over what comes in which release.
func (l *Lexicons) headsRollout(title string) bool {
	return reading.ContainsAny(reading.Lower(title), l.RolloutTitles...)
}

// checksStep tells what has to be checked before the rollout goes on.
func (l *Lexicons) checksStep(text string) bool {
	return slices.Contains(l.CheckVerbs, reading.Lower(strings.TrimRight(reading.FirstWord(text), ":,"))) || reading.HasHan(text) && reading.HasPrefixOf(text, l.CheckVerbs...)
}

// planTitle tells a plan of dates from a list of what comes in which release.
func (l *Lexicons) planTitle(title string) bool {
	low := reading.Lower(title)
	return reading.ContainsAny(low, l.PlanTitles...) && !reading.ContainsAny(low, "roadmap", "release")
}

// dated tells whether a text names a day, a month, a quarter or a release.
func (l *Lexicons) dated(text string) bool {
	if opensWithDay(text) {
		return true
	}
	low := l.withoutModalMay(" " + strings.NewReplacer(",", " ", ".", " ", ";", " ", ":", " ", ")", " ").Replace(reading.Lower(text)) + " ")
	for _, w := range l.DatesAndSteps {
		if strings.Contains(low, w) {
			return true
		}
	}
	return false
}

// opensWithDay tells a text that begins with a day in figures: "12/4 交互稿",
// "2026-12-04: beta", "1.2. pilot". A month of a year, "2026-06：EVT", is as good.
func opensWithDay(text string) bool {
	day, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	if month, told, ok := strings.Cut(strings.ReplaceAll(text, "：", ":"), ":"); ok && told != "" && yearAndMonth(month) {
		return true
	}
	if bare := strings.TrimRight(day, ":：,，"); rest == "" || bare == "" {
		return false
	}
	parts := strings.FieldsFunc(day, func(r rune) bool { return strings.ContainsRune("/-.:：,，–—", r) })
	if len(parts) < 2 || len(parts) > 4 || !strings.ContainsAny(day, "/-.") {
		return false
	}
	for i, p := range parts {
		if n := len(p); !digits(p) || n > 2 && (n != 4 || i > 0 && i < len(parts)-1) {
			return false
		}
	}
	return strings.Contains(day, "/") || len(parts) > 2
}

// yearAndMonth tells "2026-06" and "2026.6".
func yearAndMonth(text string) bool {
	year, month, ok := strings.Cut(strings.NewReplacer("/", "-", ".", "-").Replace(strings.TrimSpace(text)), "-")
	return ok && len(year) == 4 && strings.HasPrefix(year, "20") && digits(year) && digits(month) && month != "" && len(month) < 3
}

// addMilestones files a sentence of the plan; one that gives several dates is
// several milestones.
func (x *understander) addMilestones(text string, from, to int) {
	text = x.withoutDutyBehind(text, from, to)
	if list := reading.Sentences(text, from); len(list) > 1 && !slices.ContainsFunc(list, func(sen reading.Sentence) bool { return !x.lex.Calendar(sen.Text) }) {
		for _, sen := range list { // each is a date of its own
			x.addMilestones(strings.TrimRight(sen.Text, ".。"), from, to)
		}
		return
	}
	for _, sep := range []string{" · ", "; ", "；", ", ", "，"} {
		parts := reading.SplitTop(strings.TrimRight(text, ".。"), sep)
		if len(parts) < 2 {
			continue
		}
		if label, rest, ok := strings.Cut(parts[0], ": "); ok && x.lex.planTitle(label) {
			parts[0] = rest // "Dates: …" names what all of them are
		} else if ok && reading.HasFiniteVerb(label) && !slices.ContainsFunc(parts[1:], reading.HasFiniteVerb) {
			break // "The app is pushed in three waves: 6 devices on 3 June, 20 on 10 June": the parts lean on it
		}
		whole := true
		for i, p := range parts {
			parts[i] = strings.TrimPrefix(p, "and ")
			whole = whole && x.lex.standsAlone(parts[i])
		}
		if whole {
			for _, p := range parts {
				x.addItem(&x.u.Milestones, "milestone", p, from, to)
			}
			return
		}
	}
	x.addItem(&x.u.Milestones, "milestone", text, from, to)
}

// withoutDutyBehind files a duty that stands as a sentence of its own behind a step of the plan,
// "… on 17 June. Server 3.9 has to accept app 3.8 for 30 days", and takes it off.
func (x *understander) withoutDutyBehind(text string, from, to int) string {
	list := reading.Sentences(text, from)
	for len(list) > 1 && !reading.HasHan(text) {
		last := list[len(list)-1].Text
		s := x.signals(last)
		kind := x.classify(&s, context{feature: -1}, false)
		if x.lex.Calendar(last) || s.question || !s.has("must") || !strings.Contains(" feature constraint quality ", " "+kind+" ") || !strings.HasSuffix(strings.TrimRight(text, ".。 "), strings.TrimRight(last, ".。 ")) {
			break
		}
		x.put(kind, &s, from, to, context{feature: -1})
		list = list[:len(list)-1]
		text = spacedSentences(list)
	}
	return text
}

// undatedRight tells what can be done with the product, for however long, from a step with a
// date: "The migration can be rolled back for 7 days".
func (x *understander) undatedRight(text string) bool {
	s := x.look(text)
	return !reading.HasHan(text) && s.has("can") && !x.lex.Calendar(text) && !x.lex.planned(text) && strings.Contains(text, " can be ")
}

// standsAlone tells a step that could be a line of its own, because it names its date or
// opens with its release, from what only explains the step in front of it.
func (l *Lexicons) standsAlone(part string) bool {
	for _, lead := range []string{"so ", "because ", "since ", "因为", "otherwise ", "in time for ", "in time to ", "well before ", "just before ", "right before ", "ahead of ", "which ", "when ", "followed by "} {
		if strings.HasPrefix(part, lead) {
			return false
		}
	}
	long := len(strings.Fields(part)) > 2 || reading.HasHan(part) && len([]rune(part)) > 6
	return long && (l.Calendar(part) || IsReleaseName(reading.FirstWord(part)))
}

// withoutModalMay takes the verb "may" off a text in small letters: it is a month behind a
// preposition or a day, before a number, and where the text begins with it.
func (l *Lexicons) withoutModalMay(low string) string {
	const month = " may "
	for at := 1; ; {
		i := strings.Index(low[min(at, len(low)):], month)
		if i < 0 {
			return low
		}
		i += at
		before, after := reading.LastWord(low[:i]), strings.TrimLeft(low[i+len(month):], " ")
		dated := l.BeforeMonth[strings.Trim(before, "(-–")] || before != "" && before[len(before)-1] >= '0' && before[len(before)-1] <= '9' || after == "" || after[0] >= '0' && after[0] <= '9' || reading.HasPrefixOf(after, l.BehindMonth...)
		if !dated {
			low = low[:i] + " " + low[i+len(month):]
		}
		at = i + 1
	}
}

// Calendar tells whether a text names a day, a month or a quarter, not only a
// span of time.
func (l *Lexicons) Calendar(text string) bool {
	low := l.withoutModalMay(" " + strings.ReplaceAll(reading.Lower(text), ",", " ") + " ") // "30 Oct, before the fair"
	if i := strings.Index(low, " week "); i >= 0 && i+6 < len(low) && low[i+6] >= '0' && low[i+6] <= '9' {
		return true
	}
	return reading.ContainsAny(low, l.CalendarWords...)
}

// planned tells whether a text speaks of a step of the plan by its number:
// "Before M2 …", "Phase 1 …".
func (l *Lexicons) planned(text string) bool {
	low := " " + reading.Lower(text)
	for _, w := range l.StepsOfPlan {
		for at := 0; ; {
			i := strings.Index(low[at:], w)
			if i < 0 {
				break
			}
			at += i + len(w)
			if at < len(low) && low[at] >= '0' && low[at] <= '9' {
				return true
			}
		}
	}
	return false
}

// plannedFeature tells a roadmap's feature from a dated milestone.
func (x *understander) plannedFeature(u *reading.Unit) bool {
	return !x.lex.dated(u.Text) && x.story(u.Text) != nil
}

// roadmapItem reads "- [ ] OTLP output – 0.9": a feature with its release; a
// step ("step 1: …") is a milestone.
func (x *understander) roadmapItem(u *reading.Unit, nested []int, c context) {
	low := reading.Lower(u.Text)
	if x.lex.dated(low) && (strings.HasPrefix(low, "step") || strings.HasPrefix(low, "phase") || strings.HasPrefix(low, "第") || strings.HasPrefix(low, "阶段")) {
		x.addItem(&x.u.Milestones, "milestone", u.Text, u.From, u.To)
		x.mentionOnly(u.Text, u.From, u.To)
		return // the parts of a step hold for that step: none is a standing rule
	}
	text, planned := u.Text, false
	if i := strings.LastIndex(text, " – "); i > 0 && len(text)-i < 24 {
		release := strings.TrimSpace(text[i+len(" – "):])
		if x.tag(release) == "" {
			planned = u.Boxed && !u.Done && IsReleaseName(release) && x.someDone(u.Section)
			x.addItem(&x.u.Milestones, "milestone", release+": "+text[:i], u.From, u.To)
			text = text[:i]
		}
	}
	f, _ := x.begin(&reading.Unit{Kind: reading.Bullet, Text: text, Label: u.Label, Sentences: []reading.Sentence{{Text: text, From: u.From, To: u.To}}, From: u.From, To: u.To}, context{feature: -1, priority: c.priority})
	f.Text = x.tags(text).text
	switch {
	case f.Priority != "":
	case planned:
		f.Priority, f.Planned = "should", true // what is ticked is there; this waits for a release to come
	case u.Boxed && !u.Done && (x.someDone(u.Section) || x.listsFeatures()) && reading.ContainsAny(reading.Lower(x.r.Sections[u.Section].Title), x.lex.HeadsOfRoadmap...):
		f.Priority, f.Planned = "could", true // nobody says when: it comes behind what the text lays out
	}
	at := x.addFeature(f, u.From, u.To)
	x.nest(at, nested, c)
}

// releaseHeading files what a heading of a roadmap that is a release holds: "5.4 (next)"
// over a list is the step "5.4 (next): Retention policies, Graph import".
func (x *understander) releaseHeading(s int) {
	sec := &x.r.Sections[s]
	release := x.releaseOf(s)
	if x.ctx[s].kind != "milestone" || release == "" && !x.stepHeading(s) || x.lex.saidDelivered(sec.Title) {
		return
	}
	if release != "" && x.ctx[s].priority == "" && x.laterRelease(s) {
		x.ctx[s].priority, x.ctx[s].planned = "should", true
	}
	var names []string
	to := sec.To
	for _, i := range x.units[s] {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet || u.Depth > 1 || u.Done {
			continue
		}
		text := reading.FirstOf(u.Label, u.Text)
		if u.Label == "" && len(u.Sentences) > 0 {
			text = u.Sentences[0].Text
		}
		if head, _, ok := strings.Cut(text, ", because "); ok {
			text = head
		}
		names, to = append(names, strings.TrimRight(text, " .。;；")), u.To
	}
	if len(names) == 0 {
		return
	}
	title := sec.Title
	if release == sec.Number {
		title = strings.TrimSpace(release + " – " + title)
	}
	x.addItem(&x.u.Milestones, "milestone", LabelText(title, strings.Join(names, "; ")), sec.From, to)
}

// stepHeading tells a heading of a plan that names one of its steps by number or day:
// "Phase 1 – Core (June)".
func (x *understander) stepHeading(s int) bool {
	sec := &x.r.Sections[s]
	return sec.Parent > 0 && x.ctx[sec.Parent].kind == "milestone" && (x.lex.planned(sec.Title) || x.lex.Calendar(sec.Title))
}

// onlyPlaces says that an item of a release names what the text tells of as a feature
// elsewhere: it says when that comes, and asks for nothing besides.
func (x *understander) onlyPlaces(u *reading.Unit, nested []int) bool {
	if u.Kind != reading.Bullet || u.Done || u.Label != "" || len(nested) > 0 || len(strings.Fields(u.Text)) > 6 || x.ctx[u.Section].kind != "milestone" || x.releaseOf(u.Section) == "" && !x.stepHeading(u.Section) {
		return false
	}
	told := make([][]string, len(x.u.Features))
	for i := range x.u.Features {
		told[i] = wording.Keywords(x.u.Features[i].Name + " " + x.u.Features[i].Text)
	}
	return toldIn(told, u.Text)
}

// laterRelease says that a roadmap names another release above a heading that is one:
// what stands below waits for it.
func (x *understander) laterRelease(s int) bool {
	for k := s - 1; k > 0 && x.r.Sections[k].Level >= x.r.Sections[s].Level; k-- {
		if x.r.Sections[k].Parent == x.r.Sections[s].Parent && x.releaseOf(k) != "" {
			return true
		}
	}
	return false
}

// releaseOf is the release that a heading of a roadmap begins with, "0.5" of "0.5 – Lending
// (June)"; empty where its number only counts the headings.
func (x *understander) releaseOf(s int) string {
	sec := &x.r.Sections[s]
	if strings.Contains(sec.Number, ".") {
		outer := x.r.Sections[sec.Parent].Number
		if outer == "" || !strings.HasPrefix(sec.Number, outer+".") {
			return sec.Number
		}
	}
	name := sec.Title
	for _, end := range []string{" (", "（", " – ", " — ", " - ", ": ", "：", "——"} {
		name, _, _ = strings.Cut(name, end)
	}
	if IsReleaseName(name) {
		return name
	}
	return ""
}

// someDone says that a list of tasks has ticked ones: it tells what is there from
// what is still to come.
func (x *understander) someDone(section int) bool {
	for _, i := range x.units[section] {
		if x.r.Units[i].Done {
			return true
		}
	}
	return false
}

// withoutAside is the label of a release without the date in brackets behind it: "0.2"
// of "0.2 (May)", a month that may be a verb as well.
func withoutAside(label string) string {
	name, aside, ok := strings.Cut(label, " (")
	if ok && strings.HasSuffix(aside, ")") {
		return name
	}
	return label
}

// IsReleaseName tells the label of a release: "0.2", "v1.0", "Version 2".
func IsReleaseName(label string) bool {
	label = strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(reading.Lower(label), "version "), "版本"))
	digits := strings.TrimPrefix(label, "v")
	return digits != "" && digits != "." && strings.Trim(digits, "0123456789.x") == "" && (strings.Contains(digits, ".") || label != digits)
}
