package embedded

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// ranksOnly tells an item of a plan that names features by their rank alone:
// "Later: Could items", "二期：全部应该项".
func ranksOnly(text string) bool {
	low := " " + lower(text) + " "
	return len(low) < 80 && containsAny(low, " items", " features", " requirements", "功能", "需求", "项") &&
		containsAny(low, " must ", " should ", " could ", " must-have", " all ", " remaining ", " other ", " rest ", "必须", "应该", "可以", "全部", "其余", "剩余")
}

func (x *understander) milestone(u *Unit, nested []int, c context) {
	if u.Boxed && (len(nested) > 0 || !calendar(u.Text) || !planTitle(x.r.Sections[u.Section].Title)) || u.Kind == Bullet && c.kind == "milestone" && x.plannedFeature(u) {
		x.roadmapItem(u, nested, c)
		return
	}
	if u.Kind == Bullet && x.process(u.Section) {
		c.kind = "feature"
		x.feature(u, nested, c)
		return
	}
	if u.Kind == Bullet && !u.Ordered && len(nested) == 0 && !ranksOnly(u.Text) && (!dated(u.Text) || x.rolloutRule(u.Text)) {
		c.kind = "" // an item without a date is planned work
		x.general(u, nested, c)
		return
	}
	if u.Kind == Prose && len(u.Sentences) > 2 && !calendar(u.Text) && !planned(u.Text) && inSequence(u.Text) {
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
		case s.has("money") && !dated(text):
			x.addConstraint(text, from, to)
		case s.has("risk"):
			x.addRisk(text, from, to)
		case u.Kind == Prose && planned(text) && !s.has("can", "must"):
			x.addMilestones(text, from, to)
			x.mentionOnly(text, from, to)
		case u.Kind == Prose && !calendar(text) && (s.has("can", "must") || !planned(text)), u.Kind == Prose && !dated(text) || u.Kind == Prose && s.has("constraint") && !strings.Contains(text, ",") && c.outer == "" && len(s.measures) == 0:
			x.put(x.classify(&s, context{feature: -1}, false), &s, from, to, context{feature: -1})
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
	title := lower(x.r.Sections[section].Title)
	if !containsAny(title, "step", "sequence", "步骤") || containsAny(title, "next", "plan", "migration", "rollout", "delivery", "project") {
		return false
	}
	for _, i := range x.units[section] {
		if u := &x.r.Units[i]; calendar(u.Text) || planned(u.Text) {
			return false
		}
	}
	return true
}

// planTitle tells a plan of dates from a list of what comes in which release.
func planTitle(title string) bool {
	low := lower(title)
	return containsAny(low, "plan", "timeline", "schedule", "dates", "milestone", "when") && !containsAny(low, "roadmap", "release")
}

// dated tells whether a text names a day, a month, a quarter or a release.
func dated(text string) bool {
	low := " " + strings.NewReplacer(",", " ", ".", " ", ";", " ", ":", " ", ")", " ").Replace(lower(text)) + " "
	for _, w := range []string{
		"january", "february", "march", "april", " may ", "june", "july", "august", "september", "october", "november", "december",
		" jan ", " feb ", " mar ", " apr ", " jun ", " jul ", " aug ", " sep ", " sept ", " oct ", " nov ", " dec ", " q1", " q2", " q3", " q4", "week", "month", "sprint", "day",
		"月", "周", "季度", "年", "春节", "spring", "summer", "autumn", "winter", "phase", "step", "release", "阶段", "第",
	} {
		if strings.Contains(low, w) {
			return true
		}
	}
	return false
}

// addMilestones files a sentence of the plan; one that gives several dates is
// several milestones.
func (x *understander) addMilestones(text string, from, to int) {
	for _, sep := range []string{"; ", "；", ", ", "，"} {
		parts := splitTop(strings.TrimRight(text, ".。"), sep)
		if len(parts) < 2 {
			continue
		}
		whole := true
		for i, p := range parts {
			parts[i] = strings.TrimPrefix(p, "and ")
			whole = whole && calendar(p) && (len(strings.Fields(p)) > 2 || hasHan(p) && len([]rune(p)) > 6)
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

// calendar tells whether a text names a day, a month or a quarter, not only a
// span of time.
func calendar(text string) bool {
	low := " " + lower(text) + " "
	if i := strings.Index(low, " week "); i >= 0 && i+6 < len(low) && low[i+6] >= '0' && low[i+6] <= '9' {
		return true
	}
	return containsAny(low, "january", "february", "march", "april", " may ", "june", "july", "august", "september", "october", "november", "december",
		" jan ", " feb ", " mar ", " apr ", " jun ", " jul ", " aug ", " sep ", " oct ", " nov ", " dec ", " q1", " q2", " q3", " q4", "spring", "summer", "autumn", "winter", "christmas", "easter", "end of the year", " week 1", " week 2", " week 3", " week 4",
		"月", "季度", "年底", "年初", "春节", "学期", "暑假", "寒假", " 202", " 203")
}

// planned tells whether a text speaks of a step of the plan by its number:
// "Before M2 …", "Phase 1 …".
func planned(text string) bool {
	low := " " + lower(text)
	for _, w := range []string{" m", " step ", " phase ", " sprint ", " milestone ", " release "} {
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
func (x *understander) plannedFeature(u *Unit) bool {
	return !dated(u.Text) && x.story(u.Text) != nil
}

// roadmapItem reads "- [ ] OTLP output – 0.9": a feature with its release; a
// step ("step 1: …") is a milestone.
func (x *understander) roadmapItem(u *Unit, nested []int, c context) {
	low := lower(u.Text)
	if dated(low) && (strings.HasPrefix(low, "step") || strings.HasPrefix(low, "phase") || strings.HasPrefix(low, "第") || strings.HasPrefix(low, "阶段")) {
		x.addItem(&x.u.Milestones, "milestone", u.Text, u.From, u.To)
		x.mentionOnly(u.Text, u.From, u.To)
		return // the parts of a step hold for that step: none is a standing rule
	}
	text := u.Text
	if i := strings.LastIndex(text, " – "); i > 0 && len(text)-i < 24 {
		release := strings.TrimSpace(text[i+len(" – "):])
		if x.tag(release) == "" {
			x.addItem(&x.u.Milestones, "milestone", release+": "+text[:i], u.From, u.To)
			text = text[:i]
		}
	}
	f, _ := x.begin(&Unit{Kind: Bullet, Text: text, Label: u.Label, Sentences: []Sentence{{text, u.From, u.To}}, From: u.From, To: u.To}, context{feature: -1, priority: c.priority})
	f.Text = x.tags(text).text
	at := x.addFeature(f, u.From, u.To)
	x.nest(at, nested, c)
}

func (x *understander) term(u *Unit, nested []int, c context) {
	if x.terms(u.Section) {
		c = context{kind: "constraint", outer: c.outer, group: c.group, feature: -1}
		if !x.labelled(u, nested, &c) {
			x.constraint(u, nested, c)
		}
		return
	}
	x.whole(u, nested, func(text string, from, to int) {
		name, body, _ := cutLabel(text, true)
		if name == "" {
			if i := strings.Index(text, " is "); i > 0 && i < 60 {
				name, body = trimArticle(text[:i], x.lex.articles), text
			}
		}
		if name == "" {
			x.note(text, from, to)
			return
		}
		x.addTerm(name, body, from, to)
	})
}

// terms tells the terms of a contract from a list of words: a heading that says
// no more than "Terms", and most of what stands below it defines nothing.
func (x *understander) terms(section int) bool {
	switch lower(x.r.Sections[section].Title) {
	case "terms", "conditions", "terms and conditions", "contract terms", "terms of contract":
	default:
		return false
	}
	defined, all := 0, 0
	for _, i := range x.units[section] {
		u := &x.r.Units[i]
		if u.Depth > 1 || u.Kind == Code {
			continue
		}
		all++
		if u.Kind == Row || u.Strong || u.Label != "" || strings.ContainsAny(firstWord(u.Text), "\"“„«`") || strings.Contains(u.Text, " means ") || strings.Contains(u.Text, " stands for ") {
			defined++
		}
	}
	return defined*2 < all
}

func (x *understander) addTerm(name, definition string, from, to int) {
	name, aliases := termNames(name)
	src := x.source(from, to)
	if name == "" || !x.fresh("term", name) {
		return
	}
	x.u.Terms = append(x.u.Terms, specs.BriefTerm{Term: name, Definition: sentence(definition), Aliases: aliases, Source: src})
	for i, sen := range sentences(definition, from) {
		if s := x.look(sen.Text); i > 0 && s.limitInDefinition() {
			x.addConstraint(labelText(name, sen.Text), from, to)
		}
	}
}

// termNames splits "Service level objective (SLO)".
func termNames(name string) (string, []string) {
	name = strings.Trim(name, " .:：`*\"“”„«»「」")
	for _, pair := range [][2]string{{" (", ")"}, {"（", "）"}} {
		if i := strings.Index(name, pair[0]); i > 0 && strings.HasSuffix(name, pair[1]) {
			return name[:i], []string{name[i+len(pair[0]) : len(name)-len(pair[1])]}
		}
	}
	return name, nil
}

// goal reads a unit under a heading of goals or metrics.
func (x *understander) goal(u *Unit, nested []int, c context) {
	left := -1 // the thing left out that the sentence before names
	x.whole(u, nested, func(text string, from, to int) {
		s := x.look(text)
		if left >= 0 && !s.question && !s.has("goal", "must", "need") && !s.measured() {
			n := &x.u.NonGoals[left]
			n.Rationale = strings.TrimSpace(n.Rationale + joiner(n.Rationale) + sentence(text))
			n.Source = n.Source.Join(x.source(from, to))
			return
		}
		left = -1
		if (!s.measured() || containsAny(lower(text), "one day", "some day")) && (x.dreams(&s) || len(s.measures) == 0 && s.has("vision") && !s.has("must")) {
			x.put("vision", &s, from, to, c)
			return
		}
		if x.remark(&s) {
			x.note(text, from, to)
			return
		}
		if head, tail, ok := strings.Cut(text, "，"); ok && containsAny(head, "不以") && containsAny(head, "为目标", "为目的") {
			x.addNonGoals(head, from, to)
			rest := x.look(tail)
			x.put(firstOf(x.classify(&rest, context{feature: -1}, false), "constraint"), &rest, from, to, context{feature: -1})
			return
		}
		if s.question || s.has("non_goal") || strings.HasPrefix(text, "本项目不以") {
			x.put(firstOf(map[bool]string{true: "question"}[s.question], "non_goal"), &s, from, to, c)
			if !s.question {
				left = len(x.u.NonGoals) - 1
			}
			return
		}
		x.addGoal(text, from, to)
	})
}

// goalClauses splits a sentence in which several clauses have a measure each.
func goalClauses(text string) []string {
	for _, sep := range []string{"；", "; ", "，", ", and "} {
		parts := splitTop(strings.TrimRight(text, ".。"), sep)
		if len(parts) < 2 {
			continue
		}
		var out []string
		held := ""
		for _, p := range parts {
			s := signals{measures: wording.Measures(p)}
			numbered := s.measured() || (sep == "；" || sep == "; ") && strings.ContainsAny(p, "0123456789")
			if !numbered || len([]rune(p)) < 6 || strings.HasPrefix(p, "if ") || containsAny(lastRunes(p, 1), "后", "前", "起") || lastRunes(p, 1) == "内" && lastRunes(p, 2) != "以内" {
				held = strings.TrimSpace(held + p + sep)
				continue
			}
			out = append(out, held+p)
			held = ""
		}
		if len(out) > 1 && held == "" {
			return out
		}
	}
	if parts := boundedPair(text); parts != nil {
		return parts
	}
	return goalList(text)
}

// boundedPair splits "100 customers order by themselves and fewer than 10 calls
// are left" where the second half sets a bound of its own.
func boundedPair(text string) []string {
	low := lower(text)
	for _, bound := range []string{"fewer than ", "less than ", "more than ", "at least ", "at most ", "no more than ", "under ", "over ", "below "} {
		i := strings.Index(low, " and "+bound)
		if i > 0 && strings.ContainsAny(text[:i], "0123456789%") && numberSoon(low[i+len(" and "+bound):]) {
			return []string{text[:i], text[i+len(" and "):]}
		}
	}
	return nil
}

// goalList splits "fewer than five empty spots, at least 60 % coming back, and
// one evening a week": every part has a number of its own.
func goalList(text string) []string {
	parts := splitTop(strings.TrimRight(text, "."), ", ")
	if len(parts) < 3 || hasHan(text) {
		return nil
	}
	for i, p := range parts {
		parts[i] = strings.TrimPrefix(p, "and ")
		words := strings.Fields(parts[i])
		numbered := strings.ContainsAny(parts[i], "0123456789") || len(wording.Measures(parts[i])) > 0 || containsAny(" "+lower(parts[i])+" ", " zero ", " no ", " half ", " one ", " an ", " none ")
		if len(words) < 4 || len(words) > 16 || !numbered || strings.HasPrefix(parts[i], "if ") || strings.HasPrefix(parts[i], "which ") || strings.HasPrefix(parts[i], "so ") {
			return nil
		}
	}
	return parts
}

// goalMeasure finds what a goal measures and its target: of "from 4 days to 1
// day" the target is "1 day".
func goalMeasure(text string, ms []wording.Measure, target string) (string, string) {
	if name, by := changedBy(text, ms); by != "" {
		return by, headline(name)
	}
	if name, value, ok := valued(text); ok {
		return value, headline(name)
	}
	at := strings.Index(text, target)
	for i, m := range ms {
		before := strings.TrimRight(text[:m.Start], " ")
		if i > 0 && (strings.HasSuffix(lower(before), " to") || strings.HasSuffix(before, "到") || strings.HasSuffix(before, "至")) {
			target, at = strings.TrimSpace(m.Text), ms[0].Start
		}
	}
	if at <= 0 {
		rest := strings.TrimSpace(strings.Replace(text, target, "", 1))
		if of, ok := strings.CutPrefix(rest, "of "); ok && len(ms) > 0 && ms[0].Class == wording.ClassTime {
			return target, headline(of)
		}
		return target, headline(counted(target) + strings.TrimPrefix(strings.TrimPrefix(rest, "of "), "的"))
	}
	for _, m := range wording.Measures(text) {
		if inside := hasHan(text) && strings.HasPrefix(text[m.End:], "内") || strings.HasSuffix(m.Text, "内") && m.Text != target; !inside && !appointment(text[m.End:]) && m.Start > 0 { // "later than 24 hours before the lesson" belongs to the name
			at = min(at, m.Start)
			break
		}
	}
	if name, value := negated(text[:at], target); name != "" {
		return value, name
	}
	name := strings.TrimRight(withoutTime(text[:at]), " ,:：，<>≤≥=")
	if hasHan(name) && utf8.RuneCountInString(name) <= 3 { // "覆盖 40 个小区"
		name += leadingHan(strings.TrimPrefix(text[strings.Index(text, target):], target))
		return target, headline(name)
	}
	if of, ok := strings.CutPrefix(strings.TrimLeft(text[at:], " "), target+" of "); ok && len(strings.Fields(name)) == 0 {
		return target, headline(dropDangling(strings.TrimRight(of, ".")))
	}
	if one := lower(name); !hasHan(name) && one != "" && !strings.Contains(one, " ") && counted(target) != "" && bareVerb(one) {
		return target, headline(counted(target) + strings.TrimSpace(strings.Replace(text[at:], target, "", 1)))
	}
	for _, tail := range []string{" from", " to", " by", "从", "由", "控制到", "控制在", "保持在", "维持在", "稳定在", "不低于", "不高于", "不超过", "不少于", "低于", "高于", "超过", "少于", "到", "至", "在", "缩短", "提升", "提高", "下降", "降低", "减少", "增加", "压缩", "压", "降", "升", "为", "占", "达", "突破", "覆盖", "完成"} {
		name = strings.TrimRight(strings.TrimSuffix(name, tail), " ,")
	}
	for _, head := range []string{"if we get ", "if we have ", "if ", "we get ", "we want to have ", "we want to get ", "we want ", "i want ", "we aim for ", "we aim at ", "we need ", "reduce ", "increase ", "cut ", "raise ", "lower ", "improve ", "grow "} {
		if strings.HasPrefix(lower(name), head) {
			name = name[len(head):]
		}
	}
	if !hasHan(name) {
		for _, verb := range []string{" drop", " drops", " fall", " falls", " rise", " rises", " grow", " grows", " stay", " stays", " go", " goes"} {
			name = strings.TrimSuffix(name, verb)
		}
	}
	if i := strings.LastIndexByte(name, ' '); i > 0 && strings.Contains(" in at of for on with the a ", name[i:]+" ") {
		name = name[:i] // "Greta plans in"
	}
	return target, headline(dropDangling(name))
}

// counted is what a target counts: "empty spots" of "fewer than five empty
// spots".
func counted(target string) string {
	words := strings.Fields(target)
	for i, word := range words {
		if numberSoon(lower(word)) && i+1 < len(words) && words[i+1] != "%" && words[i+1] != "percent" {
			return strings.Join(words[i+1:], " ") + " "
		}
	}
	return ""
}

// wanted leaves out the measures that only say how it is today: "71 % today,
// 95 % by the end of the year".
func wanted(text string, ms []wording.Measure) []wording.Measure {
	var out []wording.Measure
	for _, m := range ms {
		after := lower(strings.TrimLeft(text[m.End:], " "))
		before := " " + lower(strings.TrimRight(text[:m.Start], " "))
		today := false
		if hasHan(text) && (strings.HasSuffix(m.Text, "内") || strings.HasPrefix(after, "内") || strings.HasPrefix(after, "后")) && strings.ContainsAny(text[m.End:], "0123456789") {
			continue // "24 小时内答复率 100%"
		}
		for _, w := range []string{"today", "now", "currently", "at present", "last year", "this year", "so far"} {
			today = today || strings.HasPrefix(after, w)
		}
		if rest, _, in := strings.Cut(after, ")"); in && containsAny(rest, "year before", "last year", "today", "at present", "so far") {
			continue // "(€212,000 in the year before)"
		}
		for _, w := range []string{" today", "(today:", " today:", " currently", " now", " instead of", " this year", " last year", " compared with", " down from", " up from", " was", " were", " formerly", " previously", " used to be", " (was", " (were", "原来", "原先", "此前", "以前", "目前", "现在", "现状", "当前", "去年"} {
			today = today || strings.HasSuffix(before, w)
		}
		if !today {
			out = append(out, m)
		}
	}
	if len(out) == 0 {
		return ms
	}
	return out
}

// addGoal files a goal with the measure its text states.
func (x *understander) addGoal(text string, from, to int) {
	if parts := goalClauses(text); len(parts) > 1 {
		for _, p := range parts {
			x.addGoal(p, from, to)
		}
		return
	}
	t := x.tags(aim(text[opener(text):]))
	g := GoalFact{Text: sentence(t.text)}
	if g.Text == "" {
		return
	}
	for _, now := range []string{" (today", " (now ", " (currently ", " (was ", " (at the moment "} {
		if i := strings.Index(lower(t.text), now); i > 0 {
			t.text = t.text[:i] // how it is now is no target
		}
	}
	if metric, target := spokenGoal(t.text); target != "" {
		g.Metric, g.Target = headline(metric), target
	} else if metric, target := changed(t.text); target != "" {
		g.Metric, g.Target = headline(metric), target
	} else if metric, target := halved(t.text); target != "" {
		g.Metric, g.Target = headline(metric), target
	} else if ms := wanted(t.text, wording.Measures(t.text)); len(ms) > 0 && (share(t.text) == "" || len(ms) < len(wording.Measures(t.text)) || !strings.HasSuffix(strings.TrimRight(t.text, "."), ")")) {
		s := signals{measures: ms}
		g.Target = s.target()
		g.Target, g.Metric = goalMeasure(t.text, ms, g.Target)
	}
	if g.Target == "" {
		g.Target = firstOf(share(t.text), dueBy(t.text))
		if name, _, ok := strings.Cut(t.text, " "+g.Target); ok && strings.HasSuffix(g.Target, "halved") {
			g.Metric = headline(name) // "Rental costs at least halved"
		}
	}
	if g.Target == "" {
		g.Metric, g.Target = countedGoal(t.text)
	}
	g.Source = x.source(from, to)
	if x.fresh("goal", g.Text) {
		x.u.Goals = append(x.u.Goals, g)
	}
}
